"""Everything that can be done in Living Forest, as numbers.

A move is a verb with an argument: ``PLANT + tree``. People count rows, columns and seats from 1.
"""

from typing import Final

from spieltisch.core.moves import Moves
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.state import codes, notation

_MOVES: Final = Moves()
_SHOWN: Final = [animal.key for animal in cards.ANIMALS[codes.FIRST_ON_DISPLAY :]]

REVEAL: Final = _MOVES.verb("reveal")
STOP: Final = _MOVES.verb("stop")
DISCARD: Final = _MOVES.verb("discard")
BANISH: Final = _MOVES.verb("banish")
PASS: Final = _MOVES.verb("pass")
DONE: Final = _MOVES.verb("done")
FRAGMENT: Final = _MOVES.verb("fragment")
EXTINGUISH: Final = _MOVES.verb(
    "extinguish", [str(fire + codes.LOWEST_FIRE) for fire in range(codes.FIRES)]
)
MOVE: Final = _MOVES.verb("move", [str(steps) for steps in range(codes.MAX_STEPS + 1)])
PLANT: Final = _MOVES.verb("plant", [tree.key for tree in cards.TREES])
AT: Final = _MOVES.verb("at", [notation.cell_key(cell) for cell in range(codes.CELLS)])
ATTRACT: Final = _MOVES.verb("attract", _SHOWN, codes.FIRST_ON_DISPLAY)
STEAL: Final = _MOVES.verb("steal", [notation.tile_key(tile) for tile in range(codes.TILES)])
STACK: Final = _MOVES.verb("stack", _SHOWN, codes.FIRST_ON_DISPLAY)

KEYS: Final[list[str]] = _MOVES.keys
VERB: Final[list[int]] = _MOVES.verbs
ARGUMENT: Final[list[int]] = _MOVES.arguments
COUNT: Final[int] = len(KEYS)

_ACTIONS: Final = {
    FRAGMENT: codes.A_FRAGMENT,
    ATTRACT: codes.A_ATTRACT,
    EXTINGUISH: codes.A_EXTINGUISH,
    MOVE: codes.A_MOVE,
    PLANT: codes.A_PLANT,
}
ACTION: Final[list[int]] = [_ACTIONS.get(verb, 0) for verb in VERB]
"""By verb: the action that it begins, as a bit of those used."""
ASKED_BY: Final[dict[int, int]] = {
    codes.ATTRACTING: ATTRACT,
    codes.EXTINGUISHING: EXTINGUISH,
    codes.PLANTING: PLANT,
    codes.GROWING: AT,
    codes.STEALING: STEAL,
    codes.STACKING: STACK,
}
"""By effect of a frame: the verb it asks for."""
