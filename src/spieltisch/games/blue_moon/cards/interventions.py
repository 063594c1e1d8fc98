# mypyc: skip
"""Interventions: cards for the other player's turn."""

from typing import Final

from spieltisch.games.blue_moon.cards import icons, special
from spieltisch.games.blue_moon.cards.card import Card, intervention

# fmt: off
CARDS: Final[list[Card]] = [
    intervention("inter-401", "Wie könnt Ihr es wagen! / How Dare You!", moons=1, icons=icons.REPLACE, effect=special.CANCEL_ACTION, house=True),
    intervention("inter-402", "Schande über Euch! / Shame on You!", moons=1, icons=icons.REPLACE, effect=special.CANCEL_CHARACTER, house=True),
    intervention("inter-403", "Weg damit! / Away with It!", moons=1, icons=icons.REPLACE, effect=special.DISCARD_OF_TURN, house=True),
    intervention("inter-404", "Genug jetzt! / Enough Now!", moons=1, icons=icons.REPLACE, effect=special.END_TURN, house=True),
    intervention("inter-405", "Euch werd' ich lehren! / I Will Teach You!", moons=1, icons=icons.REPLACE, effect=special.TAKE_BACK_ON_RETREAT, house=True),
    intervention("inter-406", "Für wen haltet Ihr Euch! / Who Do You Think You Are!", moons=1, icons=icons.REPLACE, effect=special.CANCEL_DRAGON, house=True),
    intervention("inter-407", "Das habe ich erwartet! / I Expected That!", moons=1, icons=icons.REPLACE, effect=special.CANCEL_INTERVENTION, house=True),
]
