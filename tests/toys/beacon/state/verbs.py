"""Everything that can be done in Beacon, as numbers. A verb that is added comes last."""

from typing import Final

from spieltisch.core.moves import Moves
from tests.toys.beacon.cards import LOGS

_MOVES: Final = Moves()
_LOGS: Final = [log.key for log in LOGS]

BURN: Final = _MOVES.verb("burn", _LOGS)
REST: Final = _MOVES.verb("rest")
BRIGHT: Final = _MOVES.verb("bright")
SHIELD: Final = _MOVES.verb("shield")
DROP: Final = _MOVES.verb("drop", _LOGS)
HOLD: Final = _MOVES.verb("hold")
CALL: Final = _MOVES.verb("call")

KEYS: Final = _MOVES.keys
VERB: Final = _MOVES.verbs
ARGUMENT: Final = _MOVES.arguments
COUNT: Final = len(KEYS)
