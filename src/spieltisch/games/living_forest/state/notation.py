"""Readable names for the numbers of `codes`: cards, trees, cells, tiles, moves.

``wild-boar`` is a card, ``t5-sun`` a tree, ``2,3`` the cell in row 2 and column 3, ``fire-2`` the
fire tile that the second player began with. People count rows, columns, rocks and seats from 1; the
numbers inside count from 0.
"""

from typing import Final

from spieltisch.core.lookup import Moves, Names
from spieltisch.core.text import Text, both
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.state import codes

_WORDS: Final = (
    "reveal",
    "stop",
    "discard",
    "banish",
    "pass",
    "done",
    "fragment",
    "extinguish",
    "move",
    "plant",
    "at",
    "attract",
    "steal",
    "stack",
)
"""The word of each verb."""

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


def _move_key(move: int) -> str:
    verb = codes.VERB[move]
    word = _WORDS[verb]
    argument = codes.ARGUMENT[move]
    if verb in (codes.V_ATTRACT, codes.V_STACK):
        return f"{word}:{card_key(argument)}"
    if verb == codes.V_EXTINGUISH:
        return f"{word}:{argument + codes.LOWEST_FIRE}"
    if verb == codes.V_MOVE:
        return f"{word}:{argument}"
    if verb == codes.V_PLANT:
        return f"{word}:{tree_key(argument)}"
    if verb == codes.V_AT:
        return f"{word}:{cell_key(argument)}"
    return f"{word}:{tile_key(argument)}" if verb == codes.V_STEAL else word


MOVE_KEYS: Final[list[str]] = [_move_key(move) for move in range(codes.MOVES)]

CARD_NUMBERS: Final[dict[str, int]] = {
    animal.key: kind for kind, animal in enumerate(cards.ANIMALS)
}
TREE_NUMBERS: Final[dict[str, int]] = {tree.key: number for number, tree in enumerate(cards.TREES)}
CELL_NUMBERS: Final[dict[str, int]] = {cell_key(cell): cell for cell in range(codes.CELLS)}
TILE_NUMBERS: Final[dict[str, int]] = {tile_key(tile): tile for tile in range(codes.TILES)}
MOVE_NUMBERS: Final[dict[str, int]] = {key: move for move, key in enumerate(MOVE_KEYS)}

ANIMALS_BY_NAME: Final = Names(
    {animal.key: animal.name for animal in cards.ANIMALS},
    Text("keine Karte von Living Forest", "no card of Living Forest"),
    Text(f"eine ist {cards.ANIMALS[0].key!r}.", f"one is {cards.ANIMALS[0].key!r}."),
)
TREES_BY_NAME: Final = Names(
    {tree.key: tree.name for tree in cards.TREES},
    Text("kein Baum von Living Forest", "no tree of Living Forest"),
    Text(f"es gibt: {', '.join(TREE_NUMBERS)}.", f"there are: {', '.join(TREE_NUMBERS)}."),
)
_MOVES: Final = Moves(
    both("Living Forest"), MOVE_KEYS, {**ANIMALS_BY_NAME.names, **TREES_BY_NAME.names}
)


def parse_move(key: str) -> int:
    """The move a key names; `Mistake` saying what a key looks like."""
    return MOVE_NUMBERS[key] if key in MOVE_NUMBERS else _MOVES.number(key)
