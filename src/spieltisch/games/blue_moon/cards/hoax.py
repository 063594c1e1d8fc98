# mypyc: skip
"""The Hoax: scholars who bend the rules of the fight."""

from typing import Final

from spieltisch.core.text import Text, both
from spieltisch.games.blue_moon.cards.card import (
    REPLACE,
    RETRIEVE,
    SHIELD_FIRE,
    Card,
    booster,
    character,
    leader,
    leadership,
    support,
)
from spieltisch.games.blue_moon.cards.effect import (
    ANY_SUPPORTS,
    BUY_ACTIONS,
    DISCARD_ALL_FREE,
    DOUBLE_EARTH,
    DOUBLE_SUPPORTS,
    DRAW,
    DRAW_TO,
    EXTRA_DRAGON,
    EXTRA_SUPPORT,
    FORBID_LEADERSHIP_BOOSTERS_SUPPORTS,
    IGNORE_ALL_ICONS,
    IGNORE_ALL_TEXTS,
    LIMIT_CARDS,
    NO_DRAGONS,
    STEAL_FROM_HAND,
)

CARDS: Final[list[Card]] = [
    leader("hoax-0", both("Xelethotiras")),
    character("hoax-1", Text("Wogarathoras der Düstere", "Wogarathoras the Gloomy"), 5, 1, moons=1),
    character("hoax-2", Text("Athradysas der Suchende", "Athradysas the Seeker"), 5, 0, moons=1),
    character("hoax-3", Text("Ledinemras der Mönch", "Ledinemras the Monk"), 4, 1),
    character("hoax-4", Text("Zedemikras das Gehirn", "Zedemikras the Brain"), 4, 0),
    character(
        "hoax-5",
        Text("Ciklarethas der Mürrische", "Ciklarethas the Bitter"),
        3,
        3,
        moons=1,
        icons=RETRIEVE,
    ),
    character("hoax-6", Text("Nirwadas der Reisende", "Nirwadas the Traveler"), 3, 2),
    character("hoax-7", Text("Penemikanas der Paranoide", "Penemikanas the Paranoid"), 2, 3),
    character("hoax-8", Text("Vetraskedas der Skeptiker", "Vetraskedas the Sceptic"), 3, 1),
    character("hoax-9", Text("Helkomedes der Redner", "Helkomedes the Rhetorician"), 1, 3),
    character(
        "hoax-10",
        Text("Redamikanas der Kartograph", "Redamikanas the Cartographer"),
        2,
        2,
        moons=2,
        effect=EXTRA_DRAGON,
        n=1,
    ),
    character(
        "hoax-11",
        Text("Bethenitana die Erzählerin", "Bethenitana the Storyteller"),
        2,
        2,
        moons=2,
        effect=NO_DRAGONS,
    ),
    character(
        "hoax-12",
        Text("Demegodas der Kauz", "Demegodas the Odd"),
        2,
        2,
        moons=1,
        effect=DOUBLE_SUPPORTS,
    ),
    character(
        "hoax-13",
        Text("Thirkomedas der Heitere", "Thirkomedas the Serene"),
        2,
        2,
        moons=2,
        effect=FORBID_LEADERSHIP_BOOSTERS_SUPPORTS,
    ),
    character(
        "hoax-14",
        Text("Genathones der Blinde", "Genathones the Blind"),
        2,
        2,
        moons=1,
        effect=EXTRA_SUPPORT,
        n=1,
    ),
    character(
        "hoax-15",
        Text("Ketharkopas der Astronom", "Ketharkopas the Astronomer"),
        2,
        2,
        moons=2,
        effect=DRAW_TO,
        n=9,
    ),
    character(
        "hoax-16",
        Text("Mekarthas der Scharfsinnige", "Mekarthas the Shrewd"),
        2,
        2,
        moons=1,
        effect=IGNORE_ALL_ICONS,
    ),
    character(
        "hoax-17",
        Text("Sarogakanas der Uralte", "Sarogakanas the Ancient"),
        1,
        1,
        moons=1,
        effect=STEAL_FROM_HAND,
        n=2,
    ),
    booster(
        "hoax-18",
        Text("Undurchdringliche Rüstung", "Inscrutable Armor"),
        0,
        0,
        moons=1,
        icons=SHIELD_FIRE,
    ),
    booster(
        "hoax-19", Text("Kämpfender Bumerang", "Battling Boomerang"), 2, 2, moons=2, icons=RETRIEVE
    ),
    support("hoax-20", Text("Buch der Weisheit", "Tome of Wisdom"), 3, 3, moons=3),
    support("hoax-21", Text("Kriegsmaschine der Angst", "Trebuchet of Fear"), 2, 1, moons=1),
    support("hoax-22", Text("Schleuder der Verwirrung", "Ballista of Confusion"), 1, 2, moons=1),
    support(
        "hoax-23",
        Text("Pulsierende Schockwelle", "Pulsating Shockwave"),
        2,
        1,
        moons=2,
        icons=RETRIEVE,
    ),
    support(
        "hoax-24", Text("Zielsuchende Geschosse", "Homing Missiles"), 1, 2, moons=2, icons=RETRIEVE
    ),
    support(
        "hoax-25",
        Text("Trickreicher Stärkedoppler", "Duplicator of Strength"),
        moons=4,
        effect=DOUBLE_EARTH,
    ),
    support(
        "hoax-26",
        Text("Tückischer Gedankenblocker", "Brain Drain"),
        moons=4,
        effect=LIMIT_CARDS,
        n=1,
    ),
    leadership(
        "hoax-27", Text("Sammle neue Anhänger", "Muster Reinforcements"), moons=4, effect=DRAW, n=5
    ),
    leadership(
        "hoax-28", Text("Banne den Gegner", "Enthrall Opposition"), moons=1, effect=IGNORE_ALL_TEXTS
    ),
    leadership(
        "hoax-29",
        Text("Entfache den Gedankensturm", "Trigger Brainstorm"),
        moons=1,
        effect=ANY_SUPPORTS,
    ),
    leadership(
        "hoax-30",
        Text("Vertreibe die Gefolgsleute", "Drive Away the Followers"),
        moons=2,
        icons=REPLACE,
        effect=DISCARD_ALL_FREE,
        house=True,
    ),
    leadership(
        "hoax-31",
        Text("Beeinflusse den Heiligen Drachen", "Sway Holy Dragon"),
        moons=4,
        icons=REPLACE,
        effect=BUY_ACTIONS,
        n=2,
        house=True,
    ),
]
