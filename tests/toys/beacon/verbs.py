"""Everything that can be done in Beacon, as numbers."""

from typing import Final

from spieltisch.core.moves import Moves

LOGS: Final = 3  # logs weigh 1 to 3

_MOVES: Final = Moves()
_WEIGHTS: Final = [str(weight + 1) for weight in range(LOGS)]

BURN: Final = _MOVES.verb("burn", _WEIGHTS)
REST: Final = _MOVES.verb("rest")
BRIGHT: Final = _MOVES.verb("bright")
SHIELD: Final = _MOVES.verb("shield")
DROP: Final = _MOVES.verb("drop", _WEIGHTS)
HOLD: Final = _MOVES.verb("hold")
CALL: Final = _MOVES.verb("call")

KEYS: Final = _MOVES.keys
VERB: Final = _MOVES.verbs
ARGUMENT: Final = _MOVES.arguments
COUNT: Final = len(KEYS)
