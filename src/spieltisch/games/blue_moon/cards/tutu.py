# mypyc: skip
"""The Tutu."""

from typing import Final

from spieltisch.games.blue_moon.cards import icons, special
from spieltisch.games.blue_moon.cards.card import Card, character

# fmt: off
CARDS: Final[list[Card]] = [
    character("tutu-507", "TUTU PamPam", 6, 6, moons=2, icons=icons.FREE, effect=special.NO_MORE_CHARACTERS, cost=1, house=True),
]
