# mypyc: skip
"""Crystal cards: achievements that make a victory worth more.

The sources know that they exist, what they cost in general and what they are worth; these three are
ours.
"""

from typing import Final

from spieltisch.games.blue_moon.cards import icons
from spieltisch.games.blue_moon.cards.card import Card, crystal

# fmt: off
CARDS: Final[list[Card]] = [
    crystal("crystal-1", "Kristall der Weisheit / Crystal of Wisdom", moons=2, icons=icons.REPLACE, cost=1, house=True),
    crystal("crystal-2", "Kristall der Treue / Crystal of Loyalty", moons=2, icons=icons.REPLACE, cost=1, house=True),
    crystal("crystal-3", "Kristall des Mutes / Crystal of Courage", moons=1, icons=icons.REPLACE, cost=2, house=True),
]
