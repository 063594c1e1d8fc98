# mypyc: skip
"""The Aqua: water people, protected and free."""

from typing import Final

from spieltisch.games.blue_moon.cards import icons, special
from spieltisch.games.blue_moon.cards.card import (
    Card,
    booster,
    character,
    leader,
    leadership,
    support,
)

# fmt: off
CARDS: Final[list[Card]] = [
    leader("aqua-0", "Aqua-Alpha-Alpha"),
    character("aqua-1", "Eelena-Aqua-Prima-Alpha", 5, 5, moons=2),
    character("aqua-2", "Riesenoktopus / Giant Octopus", 5, 0, moons=1, icons=icons.PROTECTED),
    character("aqua-3", "Schreckenskrake / Terrible Kraken", 0, 5, moons=1, icons=icons.PROTECTED),
    character("aqua-4", "Aaralia-Aqua Secunda", 4, 4, moons=1),
    character("aqua-5", "Gewaltiger Zitteraal / Electric Eel", 4, 0, icons=icons.PROTECTED),
    character("aqua-6", "Verfressener Monsterfisch / Briny Behemoth", 0, 4, icons=icons.PROTECTED),
    character("aqua-7", "Uurunia-Aqua-Terz", 3, 3),
    character("aqua-8", "Iisilia-Aqua-Terz", 3, 3),
    character("aqua-9", "Gefräßiger Seetang / Kelp Leech", 3, 0, icons=icons.PROTECTED),
    character("aqua-10", "Gigantisches Krustentier / Colossal Crustacean", 0, 3, icons=icons.PROTECTED),
    character("aqua-11", "Oomola-Aqua-Delta", 2, 2, moons=1, effect=special.DISCARD_OWN),
    character("aqua-12", "Yang", 2, 0, moons=1, effect=special.NEXT_FREE),
    character("aqua-13", "Yin", 0, 2, moons=1, effect=special.NEXT_FREE),
    character("aqua-14", "Oosa-Aqua-Epsilon", 1, 1, moons=1, effect=special.PUT_UNDER),
    booster("aqua-16", "Tosende Wasserhose / Sudden Waterspout", 2, 0, moons=1, icons=icons.FREE),
    booster("aqua-17", "Unentrinnbarer Sog / Instant Undertow", 0, 2, moons=1, icons=icons.FREE),
    booster("aqua-18", "Wasserrüstung / Aquatic Armor", 0, 0, moons=2, icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH),
    booster("aqua-19", "Feuerwasser / Firewater", moons=2, effect=special.FLOOR_FIRE, n=7),
    booster("aqua-20", "Erdwasser / Earthwater", moons=2, effect=special.FLOOR_EARTH, n=7),
    support("aqua-21", "Brennender Sumpf / Fire Swamp", 2, 0, moons=2, icons=icons.FREE),
    support("aqua-22", "Gefahrvoller Modder / Perilous Marsh", 0, 2, moons=2, icons=icons.FREE),
    support("aqua-23", "Hungrige Sumpflurche / Ravenous Razorjaw", 3, 0, moons=2, icons=icons.PROTECTED),
    support("aqua-24", "Schwärmende Seeschlangen / Swarming Sea Serpents", 0, 3, moons=2, icons=icons.PROTECTED),
    support("aqua-25", "Reißende Sturzflut / Torrential Flood", 1, 1, moons=3, effect=special.FLOOD),
    support("aqua-26", "Gewaltige Sturzflut / Tidal Flood", 1, 1, moons=3, effect=special.FLOOD),
    support("aqua-27", "Wasser der Verbindung / Water of Connection", moons=2, effect=special.RAISE_ALL_TO_HIGHER, house=True),
    support("aqua-28", "Unwiderstehliche Sirenen / Irresistible Sirens", moons=3, effect=special.SIREN, n=1),
    leadership("aqua-29", "Weihe das Wasser der Balance / Sprinkle Water of Tranquility", moons=1, effect=special.FOE_DISCARDS_DOWN, n=5),
    leadership("aqua-30", "Ertränke den Widerstand / Drown Resistance", moons=2, effect=special.DISCARD_COMBAT_BUT_ONE),
    leadership("aqua-31", "Trinke das Wasser des Lebens / Administer Water of Immortality", moons=4, effect=special.SHUFFLE_DISCARD),
    leadership("aqua-32", "Auserwählte des Wassers / Chosen of the Water", moons=3, icons=icons.REPLACE, effect=special.BOTH_MULLIGAN, n=6, house=True),
]
