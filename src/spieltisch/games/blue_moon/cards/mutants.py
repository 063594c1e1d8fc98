# mypyc: skip
"""The Mutants: no people, two shields and a condition."""

from typing import Final

from spieltisch.games.blue_moon.cards import icons, special
from spieltisch.games.blue_moon.cards.card import Card, character

# fmt: off
CARDS: Final[list[Card]] = [
    character("mutant-101", "Den-bal-Ton", 8, 8, icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP, effect=special.MUTANT_DRAGONS, n=1),
    character("mutant-102", "Sas-van-Son", 7, 7, icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP, effect=special.MUTANT_HAND, n=2),
    character("mutant-103", "Pen-dor-Nith", 6, 6, icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP, effect=special.MUTANT_CARDS, n=6),
    character("mutant-104", "Neth-sur-Pot", 5, 5, icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP, effect=special.MUTANT_ACTIVE, n=3),
    character("mutant-105", "Var-dis-Nar", 4, 4, icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP, effect=special.MUTANT_POWER, n=7),
    character("mutant-106", "Zig-nur-Don", 4, 0, icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP, effect=special.MUTANT_EARTH, n=5),
    character("mutant-107", "Ras-mus-Pan", 0, 4, icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP, effect=special.MUTANT_FIRE, n=5),
    character("mutant-109", "Fel-nar-Gan", 0, 0, icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP, effect=special.MUTANT_EMPTY),
    character("mutant-110", "Man-shu-Ran", 3, 3, icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP, effect=special.MUTANT_FREE, house=True),
]
