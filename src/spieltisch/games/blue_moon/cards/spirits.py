# mypyc: skip
"""Promotional cards."""

from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import special
from spieltisch.games.blue_moon.cards.card import Card, character

CARDS: Final[list[Card]] = [
    character(
        "promo-904",
        Text("Windgeister", "Wind Spirits"),
        2,
        2,
        moons=1,
        effect=special.DISCARD_SUPPORT,
        house=True,
    )
]
