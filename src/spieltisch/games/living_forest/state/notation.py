# mypyc: skip
"""Readable names for the numbers of `codes`: cards, trees, cells, tiles.

``wild-boar`` is a card, ``t5-sun`` a tree, ``2,3`` the cell in row 2 and column 3, ``fire-2`` the
fire tile that the second player began with. People count rows, columns, rocks and seats from 1; the
numbers inside count from 0.
"""

from typing import Final

from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.state import codes

SORT_KEYS: Final = ("tree", "fire", "flower")
START_KEY: Final = "start"


def card_key(kind: int) -> str:
    return cards.ANIMALS[kind].key


def tree_key(tree: int) -> str:
    return START_KEY if tree == codes.START_TREE else cards.TREES[tree].key


def cell_key(cell: int) -> str:
    return f"{cell // codes.COLUMNS + 1},{cell % codes.COLUMNS + 1}"


def tile_key(tile: int) -> str:
    return f"{SORT_KEYS[tile % codes.SORTS]}-{tile // codes.SORTS + 1}"


CARD_NUMBERS: Final[dict[str, int]] = {
    animal.key: kind for kind, animal in enumerate(cards.ANIMALS)
}
TREE_NUMBERS: Final[dict[str, int]] = {tree.key: number for number, tree in enumerate(cards.TREES)}
CELL_NUMBERS: Final[dict[str, int]] = {cell_key(cell): cell for cell in range(codes.CELLS)}
TILE_NUMBERS: Final[dict[str, int]] = {tile_key(tile): tile for tile in range(codes.TILES)}
