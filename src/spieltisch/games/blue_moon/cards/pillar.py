# mypyc: skip
"""The Pillar: caterpillars, potions and butterflies."""

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
    leader("pillar-0", "Fucius Con"),
    character("pillar-1", "Primus Magicus", 6, 2, moons=2),
    character("pillar-2", "Devius Maximus", 2, 6, moons=2),
    character("pillar-3", "Colossus Gigantus", 1, 5, moons=1),
    character("pillar-4", "Grossus Musculus / Bigus Musselus", 0, 5, moons=1),
    character("pillar-5", "Smartia Pantia", 4, 3, moons=1),
    character("pillar-6", "Rasantus Unnoeticus / Speedius Unnecessarius", 3, 4, moons=1),
    character("pillar-7", "Lonus Maechticus / Lonus Mightius", 4, 2),
    character("pillar-8", "Halitosus Teriblus", 4, 1),
    character("pillar-9", "Bodius Maloderus", 1, 4),
    character("pillar-10", "Introvertus Completus", 4, 0),
    character("pillar-11", "Gulpus Permanentus", 2, 2, moons=1, effect=special.EXTRA_BOOSTER, n=1),
    character("pillar-12", "Gloria Gracia", 2, 2, moons=1, effect=special.TAKE_BACK_OTHER),
    character("pillar-13", "Cardus Nikkus", 2, 2, moons=1, effect=special.STEAL_FROM_HAND, n=1),
    character("pillar-14", "Crysalus Frendus", 2, 1, moons=1, effect=special.DOUBLE_CATERPILLAR),
    character("pillar-15", "Kalebassus Leerus / Bottelus Emptius", 1, 2, moons=1, effect=special.LIMIT_HAND, n=0),
    booster("pillar-16", "Feuerfresser-Raupe / Caterpillar Fireeater", moons=2, icons=icons.FREE, effect=special.CATERPILLAR_FIRE, n=3),
    booster("pillar-17", "Erdaushöhler-Raupe / Caterpillar Eartheroder", moons=2, icons=icons.FREE, effect=special.CATERPILLAR_EARTH, n=3),
    booster("pillar-18", "Wasserzähmer-Raupe / Caterpillar Watertamer", moons=2, icons=icons.FREE, effect=special.CATERPILLAR_BOTH, n=2),
    booster("pillar-19", "Lichtsucher-Raupe / Caterpillar Lightseeker", moons=2, icons=icons.FREE, effect=special.CATERPILLAR_EITHER, n=5),
    booster("pillar-20", "Monduntergangs-Raupe / Caterpillar Moonsetter", moons=2, icons=icons.FREE, effect=special.CATERPILLAR_MOONS, n=2, house=True),
    booster("pillar-21", "Trunk der kosmischen Kraft / Potion of Cosmic Power", moons=3, effect=special.DOUBLE_BOTH),
    booster("pillar-22", "Trunk der Vereinigung / Potion of Conjoining", moons=2, effect=special.RAISE_TO_SUM),
    booster("pillar-23", "Trunk der Verwandlung / Potion of Mutation", moons=1, effect=special.RAISE_TO_HIGHER),
    booster("pillar-24", "Trunk des Feuers / Potion of Sparkling Fire", moons=2, effect=special.RAISE_FIRE, n=6),
    booster("pillar-25", "Trunk der Erde / Potion of Trembling Earth", moons=2, effect=special.RAISE_EARTH, n=6),
    booster("pillar-26", "Trunk der Leidenschaft / Potion of Prodigious Passion", moons=2, effect=special.RAISE_BOTH, n=5),
    booster("pillar-27", "Späher-Falter / Butterfly Scout", moons=1, effect=special.DISCLOSE),
    support("pillar-28", "Riesenfalter Abendrot / Giant Butterfly Eveningbreeze", 2, 2, moons=3, icons=icons.RETRIEVE),
    support("pillar-29", "Riesenfalter Morgenwind / Giant Butterfly Morningwind", 2, 2, moons=3, icons=icons.FREE),
    leadership("pillar-30", "Entsende den Aufklärer-Falter / Deploy Butterfly", moons=2, effect=special.DISCLOSE),
    leadership("pillar-31", "Versuche den Heiligen Drachen / Tempt Holy Dragon", moons=4, icons=icons.REPLACE, effect=special.BUY_MOONS, n=5, house=True),
    leadership("pillar-32", "Auserwählter der Weite / Chosen of the Wide", moons=3, icons=icons.REPLACE, effect=special.BOTH_BUY, n=2, house=True),
]
