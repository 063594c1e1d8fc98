# mypyc: skip
"""Animals, trees and moves as people call them, in either language or by key."""

from typing import Final

from spieltisch.core.lookup import MovesByName, Names
from spieltisch.core.text import Text, both
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.state import verbs

_TREE_KEYS: Final = ", ".join(tree.key for tree in cards.TREES)

ANIMALS: Final = Names(
    {animal.key: animal.name for animal in cards.ANIMALS},
    Text("keine Karte von Living Forest", "no card of Living Forest"),
    Text(f"eine ist {cards.ANIMALS[0].key!r}.", f"one is {cards.ANIMALS[0].key!r}."),
)
TREES: Final = Names(
    {tree.key: tree.name for tree in cards.TREES},
    Text("kein Baum von Living Forest", "no tree of Living Forest"),
    Text(f"es gibt: {_TREE_KEYS}.", f"there are: {_TREE_KEYS}."),
)
_MOVES: Final = MovesByName(both("Living Forest"), verbs.KEYS, {**ANIMALS.names, **TREES.names})


def move(key: str) -> int:
    """The move that a key names; `Mistake` saying what would be right."""
    return _MOVES.number(key)
