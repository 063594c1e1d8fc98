# mypyc: skip
"""The Terrah: earth people who forbid and demand."""

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
    leader("terrah-0", "Tekton Erdbeber / Tecton Earthquaker"),
    character("terrah-1", "Megalit Bergerschütterer / Megalit Mountainshaker", 0, 7, moons=3),
    character("terrah-2", "Romban Felsenmeister / Roomban Rockmaster", 3, 6, moons=2),
    character("terrah-3", "Suranom Sturmbringer / Suranom Stormbringer", 0, 6, moons=2),
    character("terrah-4", "Gravitos Kraftstrotzer / Gravitos Greatpower", 4, 5, moons=2),
    character("terrah-5", "Catusan", 1, 5, moons=1),
    character("terrah-6", "Flamitos", 4, 3, moons=1),
    character("terrah-7", "Terraton", 3, 4, moons=1),
    character("terrah-8", "Helitos", 4, 1),
    character("terrah-9", "Sonatos", 4, 0),
    character("terrah-10", "Rocara", 0, 4),
    character("terrah-11", "Torana", 3, 3),
    character("terrah-12", "Ferro Fos", 2, 2, moons=1, effect=special.FORBID_WITH_TEXT),
    character("terrah-13", "Kabu Kat", 2, 1, moons=3, effect=special.MUST_SUPPORT),
    character("terrah-14", "Baku But", 1, 2, moons=3, effect=special.MUST_BOOST),
    character("terrah-15", "Bashdin", 1, 2, moons=1, effect=special.FOE_DISCARDS, n=2),
    character("terrah-16", "Korono Kos / Corono Cos", 1, 1, moons=3, effect=special.FORBID_WITHOUT_TEXT),
    character("terrah-17", "Silento Sol", 0, 0, moons=1, icons=icons.SHIELD_FIRE),
    booster("terrah-18", "Erdrutsch / Earthblast", 2, 3, moons=1),
    booster("terrah-19", "Erdbeben / Earthtremor", moons=1, effect=special.DISCARD_BOOSTER_SUPPORT),
    support("terrah-20", "Unaufhaltsamer Erdbohrer / Seismic Drill", 1, 3, moons=2),
    support("terrah-21", "Krachender Gewittersturm / Crashing Thunder Storm", 1, 1, moons=2, effect=special.STORM),
    support("terrah-22", "Wirbelnder Schneesturm / Swirling Snow Storm", 1, 1, moons=2, effect=special.STORM),
    support("terrah-23", "Peitschender Sandsturm / Lashing Sand Storm", 1, 1, moons=2, effect=special.STORM),
    support("terrah-24", "Mitreißender Regensturm / Drowning Rain Storm", 1, 1, moons=2, effect=special.STORM),
    support("terrah-25", "Stinkender Morast / Cloying Mud", moons=1, effect=special.FORBID_STRONG_CHARACTERS, n=4),
    support("terrah-26", "Undurchdringlicher Nebel / Impenetrable Fog", moons=2, effect=special.IGNORE_ICONS),
    support("terrah-27", "Undurchquerbarer Treibsand / Quivering Quicksand", moons=2, effect=special.LIMIT_HAND, n=4),
    support("terrah-28", "Boshaftes Auge / Evil Eye", moons=2, effect=special.FORBID_ACTION_CARDS, house=True),
    leadership("terrah-29", "Erzeuge ein Erdbeben / Provoke Earthquake", moons=4, effect=special.DISCARD_COMBAT),
    leadership("terrah-30", "Imponiere dem Heiligen Drachen / Impress Holy Dragon", moons=4, effect=special.BUY_EARTH, n=8),
]
