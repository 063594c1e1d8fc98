# mypyc: skip
"""The Buka Invasion: pirates with ships and bluffs."""

from typing import Final

from spieltisch.games.blue_moon.cards import icons, special
from spieltisch.games.blue_moon.cards.card import (
    Card,
    booster,
    character,
    leader,
    leadership,
    ship,
    support,
)

# fmt: off
CARDS: Final[list[Card]] = [
    leader("buka-0", "Council of Eight"),
    character("buka-1", "Commodore Lo Tan", 5, 4, moons=2, family="b"),
    character("buka-2", "Commodore Tai Marn", 4, 5, moons=2, family="a"),
    character("buka-3", "Captain Ariosa Paal", 4, 4, moons=2, icons=icons.RETRIEVE, family="f"),
    character("buka-4", "Captain Su Cha", 4, 3, moons=1, icons=icons.BLUFF_NONE, family="e"),
    character("buka-5", "Sailingmaster Yo Cha", 3, 4, moons=1, icons=icons.BLUFF_NONE, family="e"),
    character("buka-6", "Sailingmaster Boo Marn", 4, 2, moons=1, icons=icons.BLUFF_NONE, family="a"),
    character("buka-7", "Cannoneer Tara Ko", 2, 4, moons=1, icons=icons.BLUFF_FIRE, family="d"),
    character("buka-8", "Cannoneer Qu Cha", 2, 4, moons=1, icons=icons.BLUFF_EARTH, family="e"),
    character("buka-9", "Cannoneer Edilia Paal", 1, 4, moons=1, icons=icons.BLUFF_FIRE, family="f"),
    character("buka-10", "Cannoneer Rilana Paal", 1, 4, moons=1, icons=icons.BLUFF_EARTH, family="f"),
    character("buka-11", "Cannoneer Riba Ko", 0, 4, moons=1, icons=icons.BLUFF_FIRE, family="d"),
    character("buka-12", "Cannoneer Alo Cha", 0, 4, moons=1, icons=icons.BLUFF_EARTH, family="e"),
    character("buka-13", "B.P. Unity", 3, 3, moons=1, icons=icons.BLUFF_NONE, effect=special.FREE_IF_CARDS, n=6, family="c"),
    character("buka-14", "B.P. Ferocity", 3, 3, moons=1, icons=icons.BLUFF_NONE, effect=special.FREE_IF_CHARACTERS, n=2, family="b"),
    character("buka-15", "B.P. Bravery", 3, 3, moons=1, icons=icons.BLUFF_NONE, effect=special.FREE_IF_BOOSTERS, n=2, family="b"),
    character("buka-16", "B.P. Mystery", 3, 3, moons=1, icons=icons.BLUFF_NONE, effect=special.FREE_IF_SUPPORTS, n=2, family="b"),
    character("buka-17", "B.P. Loyalty", 3, 3, moons=1, icons=icons.BLUFF_NONE, effect=special.FREE_IF_ICONS, n=2, family="c"),
    character("buka-18", "Bootsmann Mena Marn / Boatswain Mena Marn", 2, 2, moons=1, icons=icons.BLUFF_NONE, effect=special.LIMIT_CHARACTERS, n=1, family="a"),
    character("buka-19", "Steuermann Mora Marn / Coxswain Mora Marn", 2, 2, moons=1, icons=icons.BLUFF_NONE, effect=special.DISCARD_COMBAT_FROM_SHIP, family="a"),
    character("buka-20", "Quartermaster Kura Ko", 2, 2, moons=2, icons=icons.BLUFF_NONE, effect=special.ANY_SUPPORTS, family="d"),
    character("buka-21", "Pulvermeister Yina Ko / Powdermaster Yina Ko", 2, 1, moons=1, icons=icons.BLUFF_NONE, effect=special.RAISE_BLUFFS, n=4, family="d"),
    character("buka-22", "Ausguck Dolora Paal / Lookout Dolora Paal", 1, 1, moons=2, icons=icons.PROTECTED, effect=special.DISCARD_ALL_BOOSTERS_OR_SUPPORTS, family="f"),
    character("buka-23", "Geist des alten Goo Laa / Old Goo Laa's Ghost", 2, 2, moons=3, icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.STOP, effect=special.MUTANT_NO_INFLUENCE, family="f"),
    booster("buka-24", "Letter of Marque", 2, 2, moons=2, icons=icons.FREE, effect=special.FORBID_CALLING, family="d"),
    support("buka-25", "Waffenkammer / Armory", 1, 1, moons=2, effect=special.EXTRA_SUPPORT, n=1, family="c"),
    support("buka-26", "Doppelte Feuerkraft / Duplicator of Fire", moons=4, effect=special.DOUBLE_FIRE, family="e"),
    leadership("buka-27", "Erbitte eine Gunst / Entreat Favor", moons=2, effect=special.ENTREAT, family="c"),
    ship("buka-28", "Meeresfalke / Sea Falcon", moons=4, effect=special.SHIP_HAND, capacity=2, family="a"),
    ship("buka-29", "Seeteufel / Sea Devil", moons=3, effect=special.LOAD, n=3, capacity=3, family="b"),
    ship("buka-30", "Aufgehende Sonne / Rising Sun", moons=3, capacity=4, family="c"),
    ship("buka-31", "Seemond / Sea Moon", moons=2, effect=special.LOAD_SHIP_HAND_ONE, n=1, capacity=1),
]
