# mypyc: skip
"""Interventions: cards for the other player's turn."""

from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards.card import REPLACE, Card, intervention
from spieltisch.games.blue_moon.cards.effect import (
    CANCEL_ACTION,
    CANCEL_CHARACTER,
    CANCEL_DRAGON,
    CANCEL_INTERVENTION,
    DISCARD_OF_TURN,
    END_TURN,
    TAKE_BACK_ON_RETREAT,
)

CARDS: Final[list[Card]] = [
    intervention(
        "inter-401",
        Text("Wie könnt Ihr es wagen!", "How Dare You!"),
        moons=1,
        icons=REPLACE,
        effect=CANCEL_ACTION,
        house=True,
    ),
    intervention(
        "inter-402",
        Text("Schande über Euch!", "Shame on You!"),
        moons=1,
        icons=REPLACE,
        effect=CANCEL_CHARACTER,
        house=True,
    ),
    intervention(
        "inter-403",
        Text("Weg damit!", "Away with It!"),
        moons=1,
        icons=REPLACE,
        effect=DISCARD_OF_TURN,
        n=1,
        house=True,
    ),
    intervention(
        "inter-404",
        Text("Genug jetzt!", "Enough Now!"),
        moons=1,
        icons=REPLACE,
        effect=END_TURN,
        house=True,
    ),
    intervention(
        "inter-405",
        Text("Euch werd' ich lehren!", "I Will Teach You!"),
        moons=1,
        icons=REPLACE,
        effect=TAKE_BACK_ON_RETREAT,
        n=1,
        house=True,
    ),
    intervention(
        "inter-406",
        Text("Für wen haltet Ihr Euch!", "Who Do You Think You Are!"),
        moons=1,
        icons=REPLACE,
        effect=CANCEL_DRAGON,
        n=1,
        house=True,
    ),
    intervention(
        "inter-407",
        Text("Das habe ich erwartet!", "I Expected That!"),
        moons=1,
        icons=REPLACE,
        effect=CANCEL_INTERVENTION,
        house=True,
    ),
]
