# mypyc: skip
"""The Flit: birds who come and go."""

from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards.card import (
    PAIR,
    REPLACE,
    RETRIEVE,
    SHIELD_EARTH,
    Card,
    booster,
    character,
    leader,
    leadership,
    support,
)
from spieltisch.games.blue_moon.cards.effect import (
    ANY_BOOSTERS,
    BOTH_DISCARD_SUPPORTS,
    BUY_CHARACTERS,
    CAP_DRAGONS,
    DISCARD_CHARACTER,
    DOUBLE_BOOSTERS,
    FEWER_DRAGONS,
    FORBID_ADDITIONAL_DRAWS,
    IGNORE_BOOSTERS,
    IGNORE_CHARACTERS,
    IGNORE_ICON_CARDS,
    IGNORE_SUPPORTS,
    IGNORE_TEXTS,
    LIMIT_COMBAT_CARDS,
)

CARDS: Final[list[Card]] = [
    leader("flit-0", Text("Falk", "Falc")),
    character(
        "flit-1",
        Text("Geschwaderführer Säbelfeder", "Wing Commander Razorfeather"),
        4,
        4,
        moons=2,
        icons=RETRIEVE,
    ),
    character(
        "flit-2",
        Text("Staffelführer Schwinge", "Squadron Leader Squeak"),
        4,
        2,
        moons=1,
        icons=RETRIEVE,
    ),
    character(
        "flit-3", Text("Rottenführer Kralle", "Flight Leader Squawk"), 2, 4, moons=1, icons=RETRIEVE
    ),
    character("flit-4", Text("Flatter", "Peckswift"), 3, 2, moons=1, icons=RETRIEVE),
    character("flit-5", Text("Gleiter", "Steepstoop"), 2, 3, icons=RETRIEVE),
    character(
        "flit-6",
        Text("Pluster", "Highchirp"),
        2,
        2,
        moons=1,
        icons=RETRIEVE,
        effect=DISCARD_CHARACTER,
        n=1,
    ),
    character(
        "flit-7", Text("Zirper", "Tittertweet"), 2, 2, moons=2, icons=RETRIEVE, effect=IGNORE_TEXTS
    ),
    character(
        "flit-8",
        Text("Zwitscher", "Flitterflutter"),
        2,
        2,
        moons=1,
        icons=RETRIEVE,
        effect=IGNORE_SUPPORTS,
    ),
    character(
        "flit-9",
        Text("Triller", "Trillilling"),
        2,
        2,
        moons=1,
        icons=RETRIEVE,
        effect=IGNORE_BOOSTERS,
    ),
    character(
        "flit-10",
        Text("Plärrer", "Cheepchirrup"),
        2,
        2,
        moons=1,
        icons=RETRIEVE,
        effect=LIMIT_COMBAT_CARDS,
        n=1,
    ),
    character(
        "flit-11", Text("Kami Kaze", "Carl Kamikaze Crow"), 0, 0, moons=1, effect=DOUBLE_BOOSTERS
    ),
    character(
        "flit-12",
        Text("Hacker Hank", "Hank Highflyer Hawk"),
        0,
        0,
        moons=3,
        effect=IGNORE_CHARACTERS,
    ),
    character(
        "flit-13", Text("Mad Mike", "Mad Mike Magpie"), 0, 0, moons=2, effect=IGNORE_ICON_CARDS
    ),
    character(
        "flit-14",
        Text("Stolzhaupt Phönix", "Proud Phoenix Phil"),
        0,
        0,
        moons=1,
        icons=SHIELD_EARTH,
    ),
    booster("flit-15", Text("Abwurf Gluterde", "Launch Burning Earth"), 3, 3, moons=2, icons=PAIR),
    booster("flit-16", Text("Abwurf Feuerregen", "Launch Rain of Fire"), 3, 2, moons=2, icons=PAIR),
    booster(
        "flit-17",
        Text("Abwurf Heuschreckenschwarm", "Launch Locust Paratroopers"),
        2,
        3,
        moons=2,
        icons=PAIR,
    ),
    booster(
        "flit-18", Text("Abwurf Brandfackeln", "Launch Dazzling Flares"), 3, 1, moons=2, icons=PAIR
    ),
    booster("flit-19", Text("Abwurf Siedeöl", "Launch Boiling Oil"), 1, 3, moons=2, icons=PAIR),
    booster("flit-20", Text("Abwurf Eishagel", "Launch Hail of Doom"), 2, 2, moons=1, icons=PAIR),
    booster("flit-22", Text("Abwurf Feuerblitze", "Launch Fire Flash"), 2, 1, moons=1, icons=PAIR),
    booster("flit-23", Text("Abwurf Felsbrocken", "Launch Rockdrop"), 1, 2, moons=1, icons=PAIR),
    booster(
        "flit-24", Text("Abwurf Flammenstaub", "Launch Flaming Dust"), 2, 0, moons=1, icons=PAIR
    ),
    booster(
        "flit-25", Text("Abwurf Schleimsuppe", "Launch Slippery Slime"), 0, 2, moons=1, icons=PAIR
    ),
    booster(
        "flit-26",
        Text("Abwurf Juckkäfer", "Launch Itching Bugs"),
        1,
        1,
        moons=1,
        icons=PAIR | RETRIEVE,
    ),
    booster(
        "flit-27",
        Text("Abwurf Faulgas", "Launch Sloth Gas"),
        moons=2,
        icons=PAIR,
        effect=FEWER_DRAGONS,
        n=1,
    ),
    support(
        "flit-28",
        Text("Nervtötendes Gezwitscher", "Nerve-racking Twitter"),
        moons=1,
        effect=FORBID_ADDITIONAL_DRAWS,
        house=True,
    ),
    leadership(
        "flit-29",
        Text("Verwirre den Heiligen Drachen", "Distract Holy Dragon"),
        moons=1,
        effect=CAP_DRAGONS,
        n=1,
    ),
    leadership(
        "flit-30",
        Text("Täusche den Heiligen Drachen", "Beguile Holy Dragon"),
        moons=4,
        effect=BUY_CHARACTERS,
        n=3,
    ),
    leadership(
        "flit-31", Text("Starte Großangriff", "Commence Mega Launch"), moons=1, effect=ANY_BOOSTERS
    ),
    leadership(
        "flit-32",
        Text("Auserwählter der Lüfte", "Chosen of the Air"),
        moons=2,
        icons=REPLACE,
        effect=BOTH_DISCARD_SUPPORTS,
        house=True,
    ),
]
