# mypyc: skip
"""Promotional cards."""

from typing import Final

from spieltisch.games.blue_moon.cards import special
from spieltisch.games.blue_moon.cards.card import Card, character

# fmt: off
CARDS: Final[list[Card]] = [
    character("promo-904", "Windgeister / Wind Spirits", 2, 2, moons=1, effect=special.DISCARD_SUPPORT, house=True),
]
