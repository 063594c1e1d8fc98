# mypyc: skip
"""Cards and moves as people call them, in either language or by key."""

from typing import Final

from spieltisch.core.lookup import MovesByName, Names
from spieltisch.core.text import Text, both
from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.state import verbs

CARDS: Final = Names(
    {card.key: card.name for card in every.CARDS},
    Text("keine Karte von Blue Moon", "no card of Blue Moon"),
    Text(
        "eine Karte schreibt sich wie hoax-10 oder mit ihrem Namen.",
        "a card is written like hoax-10, or with its name.",
    ),
)
_ELEMENTS: Final = {"fire": Text("Feuer", "fire"), "earth": Text("Erde", "earth")}
_MOVES: Final = MovesByName(both("Blue Moon"), verbs.KEYS, {**CARDS.names, **_ELEMENTS})


def move(key: str) -> int:
    """The move that a key names; `Mistake` saying what would be right."""
    return _MOVES.number(key)
