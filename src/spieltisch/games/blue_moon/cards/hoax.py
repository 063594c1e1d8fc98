# mypyc: skip
"""The Hoax: scholars who bend the rules of the fight."""

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
    leader("hoax-0", "Xelethotiras"),
    character("hoax-1", "Wogarathoras der Düstere / Wogarathoras the Gloomy", 5, 1, moons=1),
    character("hoax-2", "Athradysas der Suchende / Athradysas the Seeker", 5, 0, moons=1),
    character("hoax-3", "Ledinemras der Mönch / Ledinemras the Monk", 4, 1),
    character("hoax-4", "Zedemikras das Gehirn / Zedemikras the Brain", 4, 0),
    character("hoax-5", "Ciklarethas der Mürrische / Ciklarethas the Bitter", 3, 3, moons=1, icons=icons.RETRIEVE),
    character("hoax-6", "Nirwadas der Reisende / Nirwadas the Traveler", 3, 2),
    character("hoax-7", "Penemikanas der Paranoide / Penemikanas the Paranoid", 2, 3),
    character("hoax-8", "Vetraskedas der Skeptiker / Vetraskedas the Sceptic", 3, 1),
    character("hoax-9", "Helkomedes der Redner / Helkomedes the Rhetorician", 1, 3),
    character("hoax-10", "Redamikanas der Kartograph / Redamikanas the Cartographer", 2, 2, moons=2, effect=special.EXTRA_DRAGON, n=1),
    character("hoax-11", "Bethenitana die Erzählerin / Bethenitana the Storyteller", 2, 2, moons=2, effect=special.NO_DRAGONS),
    character("hoax-12", "Demegodas der Kauz / Demegodas the Odd", 2, 2, moons=1, effect=special.DOUBLE_SUPPORTS),
    character("hoax-13", "Thirkomedas der Heitere / Thirkomedas the Serene", 2, 2, moons=2, effect=special.FORBID_LEADERSHIP_BOOSTERS_SUPPORTS),
    character("hoax-14", "Genathones der Blinde / Genathones the Blind", 2, 2, moons=1, effect=special.EXTRA_SUPPORT, n=1),
    character("hoax-15", "Ketharkopas der Astronom / Ketharkopas the Astronomer", 2, 2, moons=2, effect=special.DRAW_TO, n=9),
    character("hoax-16", "Mekarthas der Scharfsinnige / Mekarthas the Shrewd", 2, 2, moons=1, effect=special.IGNORE_ALL_ICONS),
    character("hoax-17", "Sarogakanas der Uralte / Sarogakanas the Ancient", 1, 1, moons=1, effect=special.STEAL_FROM_HAND, n=2),
    booster("hoax-18", "Undurchdringliche Rüstung / Inscrutable Armor", 0, 0, moons=1, icons=icons.SHIELD_FIRE),
    booster("hoax-19", "Kämpfender Bumerang / Battling Boomerang", 2, 2, moons=2, icons=icons.RETRIEVE),
    support("hoax-20", "Buch der Weisheit / Tome of Wisdom", 3, 3, moons=3),
    support("hoax-21", "Kriegsmaschine der Angst / Trebuchet of Fear", 2, 1, moons=1),
    support("hoax-22", "Schleuder der Verwirrung / Ballista of Confusion", 1, 2, moons=1),
    support("hoax-23", "Pulsierende Schockwelle / Pulsating Shockwave", 2, 1, moons=2, icons=icons.RETRIEVE),
    support("hoax-24", "Zielsuchende Geschosse / Homing Missiles", 1, 2, moons=2, icons=icons.RETRIEVE),
    support("hoax-25", "Trickreicher Stärkedoppler / Duplicator of Strength", moons=4, effect=special.DOUBLE_EARTH),
    support("hoax-26", "Tückischer Gedankenblocker / Brain Drain", moons=4, effect=special.LIMIT_CARDS, n=1),
    leadership("hoax-27", "Sammle neue Anhänger / Muster Reinforcements", moons=4, effect=special.DRAW, n=5),
    leadership("hoax-28", "Banne den Gegner / Enthrall Opposition", moons=1, effect=special.IGNORE_ALL_TEXTS),
    leadership("hoax-29", "Entfache den Gedankensturm / Trigger Brainstorm", moons=1, effect=special.ANY_SUPPORTS),
    leadership("hoax-30", "Vertreibe die Gefolgsleute / Drive Away the Followers", moons=2, icons=icons.REPLACE, effect=special.DISCARD_ALL_FREE, house=True),
    leadership("hoax-31", "Beeinflusse den Heiligen Drachen / Sway Holy Dragon", moons=4, icons=icons.REPLACE, effect=special.BUY_ACTIONS, n=2, house=True),
]
