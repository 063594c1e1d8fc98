# mypyc: skip
"""The Pillar: caterpillars, potions and butterflies."""

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
    leader("pillar-0", both("Fucius Con")),
    character("pillar-1", both("Primus Magicus"), 6, 2, moons=2),
    character("pillar-2", both("Devius Maximus"), 2, 6, moons=2),
    character("pillar-3", both("Colossus Gigantus"), 1, 5, moons=1),
    character("pillar-4", Text("Grossus Musculus", "Bigus Musselus"), 0, 5, moons=1),
    character("pillar-5", both("Smartia Pantia"), 4, 3, moons=1),
    character("pillar-6", Text("Rasantus Unnoeticus", "Speedius Unnecessarius"), 3, 4, moons=1),
    character("pillar-7", Text("Lonus Maechticus", "Lonus Mightius"), 4, 2),
    character("pillar-8", both("Halitosus Teriblus"), 4, 1),
    character("pillar-9", both("Bodius Maloderus"), 1, 4),
    character("pillar-10", both("Introvertus Completus"), 4, 0),
    character(
        "pillar-11", both("Gulpus Permanentus"), 2, 2, moons=1, effect=special.EXTRA_BOOSTER, n=1
    ),
    character("pillar-12", both("Gloria Gracia"), 2, 2, moons=1, effect=special.TAKE_BACK_OTHER),
    character(
        "pillar-13", both("Cardus Nikkus"), 2, 2, moons=1, effect=special.STEAL_FROM_HAND, n=1
    ),
    character(
        "pillar-14", both("Crysalus Frendus"), 2, 1, moons=1, effect=special.DOUBLE_CATERPILLAR
    ),
    character(
        "pillar-15",
        Text("Kalebassus Leerus", "Bottelus Emptius"),
        1,
        2,
        moons=1,
        effect=special.LIMIT_HAND,
        n=0,
    ),
    booster(
        "pillar-16",
        Text("Feuerfresser-Raupe", "Caterpillar Fireeater"),
        moons=2,
        icons=icons.FREE,
        effect=special.CATERPILLAR_FIRE,
        n=3,
    ),
    booster(
        "pillar-17",
        Text("Erdaushöhler-Raupe", "Caterpillar Eartheroder"),
        moons=2,
        icons=icons.FREE,
        effect=special.CATERPILLAR_EARTH,
        n=3,
    ),
    booster(
        "pillar-18",
        Text("Wasserzähmer-Raupe", "Caterpillar Watertamer"),
        moons=2,
        icons=icons.FREE,
        effect=special.CATERPILLAR_BOTH,
        n=2,
    ),
    booster(
        "pillar-19",
        Text("Lichtsucher-Raupe", "Caterpillar Lightseeker"),
        moons=2,
        icons=icons.FREE,
        effect=special.CATERPILLAR_EITHER,
        n=5,
    ),
    booster(
        "pillar-20",
        Text("Monduntergangs-Raupe", "Caterpillar Moonsetter"),
        moons=2,
        icons=icons.FREE,
        effect=special.CATERPILLAR_MOONS,
        n=2,
        house=True,
    ),
    booster(
        "pillar-21",
        Text("Trunk der kosmischen Kraft", "Potion of Cosmic Power"),
        moons=3,
        effect=special.DOUBLE_BOTH,
    ),
    booster(
        "pillar-22",
        Text("Trunk der Vereinigung", "Potion of Conjoining"),
        moons=2,
        effect=special.RAISE_TO_SUM,
    ),
    booster(
        "pillar-23",
        Text("Trunk der Verwandlung", "Potion of Mutation"),
        moons=1,
        effect=special.RAISE_TO_HIGHER,
    ),
    booster(
        "pillar-24",
        Text("Trunk des Feuers", "Potion of Sparkling Fire"),
        moons=2,
        effect=special.RAISE_FIRE,
        n=6,
    ),
    booster(
        "pillar-25",
        Text("Trunk der Erde", "Potion of Trembling Earth"),
        moons=2,
        effect=special.RAISE_EARTH,
        n=6,
    ),
    booster(
        "pillar-26",
        Text("Trunk der Leidenschaft", "Potion of Prodigious Passion"),
        moons=2,
        effect=special.RAISE_BOTH,
        n=5,
    ),
    booster(
        "pillar-27", Text("Späher-Falter", "Butterfly Scout"), moons=1, effect=special.DISCLOSE
    ),
    support(
        "pillar-28",
        Text("Riesenfalter Abendrot", "Giant Butterfly Eveningbreeze"),
        2,
        2,
        moons=3,
        icons=icons.RETRIEVE,
    ),
    support(
        "pillar-29",
        Text("Riesenfalter Morgenwind", "Giant Butterfly Morningwind"),
        2,
        2,
        moons=3,
        icons=icons.FREE,
    ),
    leadership(
        "pillar-30",
        Text("Entsende den Aufklärer-Falter", "Deploy Butterfly"),
        moons=2,
        effect=special.DISCLOSE,
    ),
    leadership(
        "pillar-31",
        Text("Versuche den Heiligen Drachen", "Tempt Holy Dragon"),
        moons=4,
        icons=icons.REPLACE,
        effect=special.BUY_MOONS,
        n=5,
        house=True,
    ),
    leadership(
        "pillar-32",
        Text("Auserwählter der Weite", "Chosen of the Wide"),
        moons=3,
        icons=icons.REPLACE,
        effect=special.BOTH_BUY,
        n=2,
        house=True,
    ),
]
