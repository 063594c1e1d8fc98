# mypyc: skip
"""Inquisitors: one beside the leader of a built deck."""

from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards.card import Card, inquisitor
from spieltisch.games.blue_moon.cards.effect import ALL_REPLACE, DRAW_ADDITIONAL, START_DRAGON

CARDS: Final[list[Card]] = [
    inquisitor(
        "inq-411",
        Text("Donnerfaust", "Thunderfist"),
        effect=START_DRAGON,
        n=1,
        more_cards=0,
        more_moons=0,
        house=True,
    ),
    inquisitor(
        "inq-412",
        Text("Argusauge", "Argus Eye"),
        effect=ALL_REPLACE,
        more_cards=5,
        more_moons=5,
        house=True,
    ),
    inquisitor(
        "inq-414",
        Text("Schlangenzunge", "Serpent Tongue"),
        effect=DRAW_ADDITIONAL,
        n=1,
        more_cards=15,
        more_moons=10,
        house=True,
    ),
]
