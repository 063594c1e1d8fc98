# mypyc: skip
"""The Mutants: no people, two shields and a condition."""

from typing import Final

from spieltisch.core.text import both
from spieltisch.games.blue_moon.cards import icons, special
from spieltisch.games.blue_moon.cards.card import Card, character

CARDS: Final[list[Card]] = [
    character(
        "mutant-101",
        both("Den-bal-Ton"),
        8,
        8,
        icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP,
        effect=special.MUTANT_DRAGONS,
        n=1,
    ),
    character(
        "mutant-102",
        both("Sas-van-Son"),
        7,
        7,
        icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP,
        effect=special.MUTANT_HAND,
        n=2,
    ),
    character(
        "mutant-103",
        both("Pen-dor-Nith"),
        6,
        6,
        icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP,
        effect=special.MUTANT_CARDS,
        n=6,
    ),
    character(
        "mutant-104",
        both("Neth-sur-Pot"),
        5,
        5,
        icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP,
        effect=special.MUTANT_ACTIVE,
        n=3,
    ),
    character(
        "mutant-105",
        both("Var-dis-Nar"),
        4,
        4,
        icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP,
        effect=special.MUTANT_POWER,
        n=7,
    ),
    character(
        "mutant-106",
        both("Zig-nur-Don"),
        4,
        0,
        icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP,
        effect=special.MUTANT_EARTH,
        n=5,
    ),
    character(
        "mutant-107",
        both("Ras-mus-Pan"),
        0,
        4,
        icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP,
        effect=special.MUTANT_FIRE,
        n=5,
    ),
    character(
        "mutant-109",
        both("Fel-nar-Gan"),
        0,
        0,
        icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP,
        effect=special.MUTANT_EMPTY,
    ),
    character(
        "mutant-110",
        both("Man-shu-Ran"),
        3,
        3,
        icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP,
        effect=special.MUTANT_FREE,
        house=True,
    ),
]
