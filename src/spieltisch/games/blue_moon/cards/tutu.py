# mypyc: skip
"""The Tutu."""

from typing import Final

from spieltisch.core.text import both
from spieltisch.games.blue_moon.cards.card import FREE, Card, character
from spieltisch.games.blue_moon.cards.effect import NO_MORE_CHARACTERS

CARDS: Final[list[Card]] = [
    character(
        "tutu-507",
        both("TUTU PamPam"),
        6,
        6,
        moons=2,
        icons=FREE,
        effect=NO_MORE_CHARACTERS,
        cost=1,
        house=True,
    ),
]
