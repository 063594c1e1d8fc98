# mypyc: skip
"""Interventions: cards for the other player's turn."""

from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import icons, special
from spieltisch.games.blue_moon.cards.card import Card, intervention

CARDS: Final[list[Card]] = [
    intervention(
        "inter-401",
        Text("Wie könnt Ihr es wagen!", "How Dare You!"),
        moons=1,
        icons=icons.REPLACE,
        effect=special.CANCEL_ACTION,
        house=True,
    ),
    intervention(
        "inter-402",
        Text("Schande über Euch!", "Shame on You!"),
        moons=1,
        icons=icons.REPLACE,
        effect=special.CANCEL_CHARACTER,
        house=True,
    ),
    intervention(
        "inter-403",
        Text("Weg damit!", "Away with It!"),
        moons=1,
        icons=icons.REPLACE,
        effect=special.DISCARD_OF_TURN,
        house=True,
    ),
    intervention(
        "inter-404",
        Text("Genug jetzt!", "Enough Now!"),
        moons=1,
        icons=icons.REPLACE,
        effect=special.END_TURN,
        house=True,
    ),
    intervention(
        "inter-405",
        Text("Euch werd' ich lehren!", "I Will Teach You!"),
        moons=1,
        icons=icons.REPLACE,
        effect=special.TAKE_BACK_ON_RETREAT,
        house=True,
    ),
    intervention(
        "inter-406",
        Text("Für wen haltet Ihr Euch!", "Who Do You Think You Are!"),
        moons=1,
        icons=icons.REPLACE,
        effect=special.CANCEL_DRAGON,
        house=True,
    ),
    intervention(
        "inter-407",
        Text("Das habe ich erwartet!", "I Expected That!"),
        moons=1,
        icons=icons.REPLACE,
        effect=special.CANCEL_INTERVENTION,
        house=True,
    ),
]
