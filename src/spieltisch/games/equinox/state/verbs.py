"""Everything that can be done in Equinox, as numbers.

A move is a verb with an argument: ``PLAY + face``. Verbs asked most often come first: Python does
not have to make small numbers anew. ``discard`` serves twice: a card of the hand, or a creature's
top card.
"""

from typing import Final

from spieltisch.core.moves import Moves
from spieltisch.games.equinox.state import codes, notation

_MOVES: Final = Moves()
_CREATURES: Final = codes.CREATURE_KEYS
_FACES: Final = notation.FACE_KEYS
_PLACES: Final = list(notation.PLACE_NUMBERS)

PASS: Final = _MOVES.verb("pass")
REVEAL: Final = _MOVES.verb("reveal")
SHOW: Final = _MOVES.verb("show")
DECLINE: Final = _MOVES.verb("decline")
USE: Final = _MOVES.verb("use")
DONE: Final = _MOVES.verb("done")
LIFT_SECRET: Final = _MOVES.verb("lift:secret")
PLAY: Final = _MOVES.verb("play", _FACES)
BET: Final = _MOVES.verb("bet", _CREATURES)
ON: Final = _MOVES.verb("on", _CREATURES)
NAME: Final = _MOVES.verb("name", _CREATURES)
COPY: Final = _MOVES.verb("copy", _CREATURES)
DISCARD_TOP: Final = _MOVES.verb("discard", _CREATURES)
SEAT: Final = _MOVES.verb("seat", [str(seat + 1) for seat in range(codes.MAX_SEATS)])
DISCARD: Final = _MOVES.verb("discard", _FACES)
SECRET: Final = _MOVES.verb("secret", _FACES)
GIVE: Final = _MOVES.verb("give", _FACES)
KEEP: Final = _MOVES.verb("keep", _FACES)
PUT: Final = _MOVES.verb("pebble", _PLACES)
LIFT: Final = _MOVES.verb("lift", _PLACES)
TAKE: Final = _MOVES.verb("take", _PLACES)
SWAP: Final = _MOVES.verb("swap", _PLACES)

KEYS: Final[list[str]] = _MOVES.keys
VERB: Final[list[int]] = _MOVES.verbs
ARGUMENT: Final[list[int]] = _MOVES.arguments
COUNT: Final[int] = len(KEYS)
