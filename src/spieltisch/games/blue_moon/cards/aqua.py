# mypyc: skip
"""The Aqua: water people, protected and free."""

from typing import Final

from spieltisch.core.text import Text, both
from spieltisch.games.blue_moon.cards import icons, special
from spieltisch.games.blue_moon.cards.card import (
    Card,
    booster,
    character,
    leader,
    leadership,
    support,
)

CARDS: Final[list[Card]] = [
    leader("aqua-0", both("Aqua-Alpha-Alpha")),
    character("aqua-1", both("Eelena-Aqua-Prima-Alpha"), 5, 5, moons=2),
    character(
        "aqua-2", Text("Riesenoktopus", "Giant Octopus"), 5, 0, moons=1, icons=icons.PROTECTED
    ),
    character(
        "aqua-3", Text("Schreckenskrake", "Terrible Kraken"), 0, 5, moons=1, icons=icons.PROTECTED
    ),
    character("aqua-4", both("Aaralia-Aqua Secunda"), 4, 4, moons=1),
    character("aqua-5", Text("Gewaltiger Zitteraal", "Electric Eel"), 4, 0, icons=icons.PROTECTED),
    character(
        "aqua-6", Text("Verfressener Monsterfisch", "Briny Behemoth"), 0, 4, icons=icons.PROTECTED
    ),
    character("aqua-7", both("Uurunia-Aqua-Terz"), 3, 3),
    character("aqua-8", both("Iisilia-Aqua-Terz"), 3, 3),
    character("aqua-9", Text("Gefräßiger Seetang", "Kelp Leech"), 3, 0, icons=icons.PROTECTED),
    character(
        "aqua-10",
        Text("Gigantisches Krustentier", "Colossal Crustacean"),
        0,
        3,
        icons=icons.PROTECTED,
    ),
    character("aqua-11", both("Oomola-Aqua-Delta"), 2, 2, moons=1, effect=special.DISCARD_OWN),
    character("aqua-12", both("Yang"), 2, 0, moons=1, effect=special.NEXT_FREE),
    character("aqua-13", both("Yin"), 0, 2, moons=1, effect=special.NEXT_FREE),
    character("aqua-14", both("Oosa-Aqua-Epsilon"), 1, 1, moons=1, effect=special.PUT_UNDER),
    booster(
        "aqua-16", Text("Tosende Wasserhose", "Sudden Waterspout"), 2, 0, moons=1, icons=icons.FREE
    ),
    booster(
        "aqua-17", Text("Unentrinnbarer Sog", "Instant Undertow"), 0, 2, moons=1, icons=icons.FREE
    ),
    booster(
        "aqua-18",
        Text("Wasserrüstung", "Aquatic Armor"),
        0,
        0,
        moons=2,
        icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH,
    ),
    booster("aqua-19", Text("Feuerwasser", "Firewater"), moons=2, effect=special.FLOOR_FIRE, n=7),
    booster("aqua-20", Text("Erdwasser", "Earthwater"), moons=2, effect=special.FLOOR_EARTH, n=7),
    support("aqua-21", Text("Brennender Sumpf", "Fire Swamp"), 2, 0, moons=2, icons=icons.FREE),
    support(
        "aqua-22", Text("Gefahrvoller Modder", "Perilous Marsh"), 0, 2, moons=2, icons=icons.FREE
    ),
    support(
        "aqua-23",
        Text("Hungrige Sumpflurche", "Ravenous Razorjaw"),
        3,
        0,
        moons=2,
        icons=icons.PROTECTED,
    ),
    support(
        "aqua-24",
        Text("Schwärmende Seeschlangen", "Swarming Sea Serpents"),
        0,
        3,
        moons=2,
        icons=icons.PROTECTED,
    ),
    support(
        "aqua-25",
        Text("Reißende Sturzflut", "Torrential Flood"),
        1,
        1,
        moons=3,
        effect=special.FLOOD,
    ),
    support(
        "aqua-26", Text("Gewaltige Sturzflut", "Tidal Flood"), 1, 1, moons=3, effect=special.FLOOD
    ),
    support(
        "aqua-27",
        Text("Wasser der Verbindung", "Water of Connection"),
        moons=2,
        effect=special.RAISE_ALL_TO_HIGHER,
        house=True,
    ),
    support(
        "aqua-28",
        Text("Unwiderstehliche Sirenen", "Irresistible Sirens"),
        moons=3,
        effect=special.SIREN,
        n=1,
    ),
    leadership(
        "aqua-29",
        Text("Weihe das Wasser der Balance", "Sprinkle Water of Tranquility"),
        moons=1,
        effect=special.FOE_DISCARDS_DOWN,
        n=5,
    ),
    leadership(
        "aqua-30",
        Text("Ertränke den Widerstand", "Drown Resistance"),
        moons=2,
        effect=special.DISCARD_COMBAT_BUT_ONE,
    ),
    leadership(
        "aqua-31",
        Text("Trinke das Wasser des Lebens", "Administer Water of Immortality"),
        moons=4,
        effect=special.SHUFFLE_DISCARD,
    ),
    leadership(
        "aqua-32",
        Text("Auserwählte des Wassers", "Chosen of the Water"),
        moons=3,
        icons=icons.REPLACE,
        effect=special.BOTH_MULLIGAN,
        n=6,
        house=True,
    ),
]
