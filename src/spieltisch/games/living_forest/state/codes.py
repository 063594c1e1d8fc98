"""Cards, cells, phases, frames and reasons as numbers; `notation` has keys, `verbs` the moves.

A *kind* is what is printed on an animal card, a place in `cards.ANIMALS`. A *cell* of a forest is
``row * 5 + column``. A *tile* is ``seat * 3 + sort``, for the bonus tiles that the seat began with.
"""

from typing import Final

NONE: Final = -1
MAX_SEATS: Final = 4

# Kinds: the starting deck, the varan, then the animals of the display by level.
STARTING: Final = 14
VARAN: Final = 14
FIRST_ON_DISPLAY: Final = 15
FIRST_OF_LEVEL: Final = (0, 15, 38, 54)
KINDS: Final = 66
DISPLAY_KINDS: Final = 51

LEVELS: Final = 3
SLOTS: Final = 4  # of each level
DISPLAY: Final = 12
VARANS: Final = 23
FRAGMENTS: Final = 20
CLOSED: Final = 3  # net solitary that closes a line

# Fires: value 2, 3 and 4 are 0, 1 and 2, as the levels they come from.
FIRES: Final = 3
LOWEST_FIRE: Final = 2
MOST_FIRES: Final = 7

TREES: Final = 12
START_TREE: Final = 12
ROWS: Final = 3
COLUMNS: Final = 5
CELLS: Final = 15
MIDDLE: Final = 7

ROCKS: Final = 12
MAX_STEPS: Final = 40  # all spirals of the game in one line and forest are fewer
GOAL: Final = 12

# Sorts of bonus tiles, and the three ways to win.
TREE_TILE: Final = 0
FIRE_TILE: Final = 1
FLOWER_TILE: Final = 2
SORTS: Final = 3
TILES: Final = 12

# Phases in which somebody is asked; the end of a round happens by itself.
ENDED: Final = 0
REVEALING: Final = 1
ACTING: Final = 2

# How a game ended.
VICTORY: Final = 1
ROUND_LIMIT: Final = 2

# Actions, as bits of those used in a turn.
A_FRAGMENT: Final = 1
A_ATTRACT: Final = 2
A_EXTINGUISH: Final = 4
A_MOVE: Final = 8
A_PLANT: Final = 16
ALL_ACTIONS: Final = 31

# What is being carried out: effects of frames. Where it comes from is the step of the frame.
ATTRACTING: Final = 1  # values: sun left, animals taken
EXTINGUISHING: Final = 2  # values: water left, fires taken
PLANTING: Final = 3  # a tree is to be chosen
GROWING: Final = 4  # values: the tree that needs a cell
STEALING: Final = 5  # values: the rock reached, the seats skipped that own tiles
STACKING: Final = 6  # values: the animals taken that are not on the pile yet
BY_ACTION: Final = 0
BY_ROCK: Final = 1
BY_CORNER: Final = 2


def _neighbours() -> list[int]:
    """By cell: the cells beside it, as bits."""
    masks: list[int] = []
    for cell in range(CELLS):
        row, column = divmod(cell, COLUMNS)
        mask = 0
        for other in range(CELLS):
            distance = abs(other // COLUMNS - row) + abs(other % COLUMNS - column)
            if distance == 1:
                mask |= 1 << other
        masks.append(mask)
    return masks


NEIGHBOURS: Final[list[int]] = _neighbours()
ALL_CELLS: Final = 0x7FFF

# Forest lines with a bonus: their cells as bits, the element and how much of it.
LINE_CELLS: Final = (0x0842, 0x1084, 0x2108, 0x03E0)
LINE_ELEMENTS: Final = (1, 0, 3, 4)  # water, sun, spiral, flower
LINE_BONUSES: Final = (1, 1, 1, 2)

# Corners.
ATTRACT_CORNER: Final = 0
FRAGMENT_CORNERS: Final = (4, 10)
EXTINGUISH_CORNER: Final = 14
CORNER_SUN: Final = 3
CORNER_WATER: Final = 2
CORNER_FRAGMENTS: Final = 2

STONES: Final = ((), (), (0, 6), (2, 6, 10), (0, 6, 9, 3))
"""By number of seats: where the stones start, from the start player on."""

# Reasons that forbid a move; `text.reasons` has the sentence of each. 0: nothing forbids it.
LEGAL: Final = 0
GAME_OVER: Final = 1
NO_SUCH_MOVE: Final = 3
NOT_YOUR_TURN: Final = 4
HAS_STOPPED: Final = 5
ONLY_WHILE_REVEALING: Final = 6
ONLY_WHILE_ACTING: Final = 7
NOTHING_TO_REVEAL: Final = 8
LINE_CLOSED: Final = 9
MUST_REVEAL: Final = 10
NO_FRAGMENT: Final = 11
NOT_JUST_REVEALED: Final = 12
NOT_A_VARAN: Final = 13
FINISH_FIRST: Final = 14
SAME_ACTION: Final = 15
NO_FRAGMENT_LEFT: Final = 16
NOT_ON_DISPLAY: Final = 17
TOO_LITTLE_SUN: Final = 18
NO_SUCH_FIRE: Final = 19
TOO_LITTLE_WATER: Final = 20
TOO_FEW_SPIRALS: Final = 21
NO_SUCH_TREE_LEFT: Final = 22
TOO_FEW_PLANTS: Final = 23
FOREST_FULL: Final = 24
CELL_TAKEN: Final = 25
NOT_BESIDE_A_TREE: Final = 26
NO_TREE_CHOSEN: Final = 27
NOBODY_SKIPPED: Final = 28
NOT_THEIR_TILE: Final = 29
NOT_TAKEN: Final = 30
MUST_TAKE_ONE: Final = 31
BONUS_IS_A_MUST: Final = 32
NOTHING_TO_END: Final = 33
