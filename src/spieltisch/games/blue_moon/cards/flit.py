# mypyc: skip
"""The Flit: birds who come and go."""

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
    leader("flit-0", "Falk / Falc"),
    character("flit-1", "Geschwaderführer Säbelfeder / Wing Commander Razorfeather", 4, 4, moons=2, icons=icons.RETRIEVE),
    character("flit-2", "Staffelführer Schwinge / Squadron Leader Squeak", 4, 2, moons=1, icons=icons.RETRIEVE),
    character("flit-3", "Rottenführer Kralle / Flight Leader Squawk", 2, 4, moons=1, icons=icons.RETRIEVE),
    character("flit-4", "Flatter / Peckswift", 3, 2, moons=1, icons=icons.RETRIEVE),
    character("flit-5", "Gleiter / Steepstoop", 2, 3, icons=icons.RETRIEVE),
    character("flit-6", "Pluster / Highchirp", 2, 2, moons=1, icons=icons.RETRIEVE, effect=special.DISCARD_CHARACTER),
    character("flit-7", "Zirper / Tittertweet", 2, 2, moons=2, icons=icons.RETRIEVE, effect=special.IGNORE_TEXTS),
    character("flit-8", "Zwitscher / Flitterflutter", 2, 2, moons=1, icons=icons.RETRIEVE, effect=special.IGNORE_SUPPORTS),
    character("flit-9", "Triller / Trillilling", 2, 2, moons=1, icons=icons.RETRIEVE, effect=special.IGNORE_BOOSTERS),
    character("flit-10", "Plärrer / Cheepchirrup", 2, 2, moons=1, icons=icons.RETRIEVE, effect=special.LIMIT_COMBAT_CARDS, n=1),
    character("flit-11", "Kami Kaze / Carl Kamikaze Crow", 0, 0, moons=1, effect=special.DOUBLE_BOOSTERS),
    character("flit-12", "Hacker Hank / Hank Highflyer Hawk", 0, 0, moons=3, effect=special.IGNORE_CHARACTERS),
    character("flit-13", "Mad Mike / Mad Mike Magpie", 0, 0, moons=2, effect=special.IGNORE_ICON_CARDS),
    character("flit-14", "Stolzhaupt Phönix / Proud Phoenix Phil", 0, 0, moons=1, icons=icons.SHIELD_EARTH),
    booster("flit-15", "Abwurf Gluterde / Launch Burning Earth", 3, 3, moons=2, icons=icons.PAIR),
    booster("flit-16", "Abwurf Feuerregen / Launch Rain of Fire", 3, 2, moons=2, icons=icons.PAIR),
    booster("flit-17", "Abwurf Heuschreckenschwarm / Launch Locust Paratroopers", 2, 3, moons=2, icons=icons.PAIR),
    booster("flit-18", "Abwurf Brandfackeln / Launch Dazzling Flares", 3, 1, moons=2, icons=icons.PAIR),
    booster("flit-19", "Abwurf Siedeöl / Launch Boiling Oil", 1, 3, moons=2, icons=icons.PAIR),
    booster("flit-20", "Abwurf Eishagel / Launch Hail of Doom", 2, 2, moons=1, icons=icons.PAIR),
    booster("flit-22", "Abwurf Feuerblitze / Launch Fire Flash", 2, 1, moons=1, icons=icons.PAIR),
    booster("flit-23", "Abwurf Felsbrocken / Launch Rockdrop", 1, 2, moons=1, icons=icons.PAIR),
    booster("flit-24", "Abwurf Flammenstaub / Launch Flaming Dust", 2, 0, moons=1, icons=icons.PAIR),
    booster("flit-25", "Abwurf Schleimsuppe / Launch Slippery Slime", 0, 2, moons=1, icons=icons.PAIR),
    booster("flit-26", "Abwurf Juckkäfer / Launch Itching Bugs", 1, 1, moons=1, icons=icons.PAIR | icons.RETRIEVE),
    booster("flit-27", "Abwurf Faulgas / Launch Sloth Gas", moons=2, icons=icons.PAIR, effect=special.FEWER_DRAGONS, n=1),
    support("flit-28", "Nervtötendes Gezwitscher / Nerve-racking Twitter", moons=1, effect=special.FORBID_ADDITIONAL_DRAWS, house=True),
    leadership("flit-29", "Verwirre den Heiligen Drachen / Distract Holy Dragon", moons=1, effect=special.CAP_DRAGONS, n=1),
    leadership("flit-30", "Täusche den Heiligen Drachen / Beguile Holy Dragon", moons=4, effect=special.BUY_CHARACTERS, n=3),
    leadership("flit-31", "Starte Großangriff / Commence Mega Launch", moons=1, effect=special.ANY_BOOSTERS),
    leadership("flit-32", "Auserwählter der Lüfte / Chosen of the Air", moons=2, icons=icons.REPLACE, effect=special.BOTH_DISCARD_SUPPORTS, house=True),
]
