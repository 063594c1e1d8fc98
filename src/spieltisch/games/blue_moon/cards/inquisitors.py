# mypyc: skip
"""Inquisitors: one beside the leader of a built deck."""

from typing import Final

from spieltisch.games.blue_moon.cards import special
from spieltisch.games.blue_moon.cards.card import Card, inquisitor

# fmt: off
CARDS: Final[list[Card]] = [
    inquisitor("inq-411", "Donnerfaust / Thunderfist", effect=special.START_DRAGON, more_cards=0, more_moons=0, house=True),
    inquisitor("inq-412", "Argusauge / Argus Eye", effect=special.ALL_REPLACE, more_cards=5, more_moons=5, house=True),
    inquisitor("inq-414", "Schlangenzunge / Serpent Tongue", effect=special.DRAW_ADDITIONAL, n=1, more_cards=15, more_moons=10, house=True),
]
