"""The adversaries: loss condition, escalation and six levels, each declared as changes of the law.

A level includes all lower ones; of the fear cards only those of the chosen level count.
"""

from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects import land
from spieltisch.games.spirit_island.effects.amounts import AllButOne
from spieltisch.games.spirit_island.effects.artifacts import MoreSearchers
from spieltisch.games.spirit_island.effects.basics import then, when
from spieltisch.games.spirit_island.effects.cases import Exists
from spieltisch.games.spirit_island.effects.changes import (
    At,
    EarlyAgain,
    EarlyBuilds,
    EmptyBuilds,
    EventBelow,
    FearCards,
    Health,
    HeavyDamage,
    InvaderDeck,
    LostIf,
    MoreFear,
    Strikes,
)
from spieltisch.games.spirit_island.effects.choosing import each_board, in_each, in_land
from spieltisch.games.spirit_island.effects.conditions import IsCoastal, NoMore, There, no
from spieltisch.games.spirit_island.effects.invaders import ActNow, OnExplored
from spieltisch.games.spirit_island.effects.lands import (
    Numbered,
    adjacent,
    fewest,
    here,
    highest,
    most,
    where,
)
from spieltisch.games.spirit_island.effects.laying import DiscardTop, OnDiscarded, Shift
from spieltisch.games.spirit_island.effects.nations import ExplorersStay, SlowHealing, TownLimit
from spieltisch.games.spirit_island.state import codes, law
from spieltisch.games.spirit_island.state.law import Change


class Level:
    """What a level adds."""

    def __init__(self, de: str, en: str, fear: list[int], *changes: Change) -> None:
        self.name = Text(de, en)
        self.fear = fear
        self.changes: list[Change] = [FearCards(fear), *changes]


class Adversary:
    """A colonial power; ``base`` holds at every level."""

    def __init__(
        self, key: str, name: Text, difficulty: list[int], base: list[Change], levels: list[Level]
    ) -> None:
        self.key = key
        self.name = name
        self.difficulty = difficulty  # by level, from 0 on
        self.base = base
        self.levels = levels

    def by_level(self) -> list[list[Change]]:
        """What each level adds, from 0 on."""
        return [self.base, *[level.changes for level in self.levels]]


ADVERSARIES: Final[list[Adversary]] = [
    Adversary(
        "brandenburg-prussia",
        Text("Das Königreich Brandenburg-Preußen", "The Kingdom of Brandenburg-Prussia"),
        [1, 2, 4, 6, 7, 9, 10],
        [
            At(
                "brandenburg-prussia escalation",
                law.FLAG_BEFORE,
                each_board(
                    when(
                        Exists(here(There(codes.BUILDINGS))),
                        in_land(here(no(codes.TOWNS)), land.add(1, codes.TOWN)),
                    )
                ),
            )
        ],
        [
            Level(
                "Früher Beginn",
                "Fast Start",
                [3, 3, 3],
                At(
                    "brandenburg-prussia 1",
                    law.ON_SETUP,
                    in_each(Numbered(3), land.add(1, codes.TOWN)),
                ),
            ),
            Level("Siedlerschub", "Surge of Colonists", [3, 3, 3], InvaderDeck("111-3-2222-3333")),
            Level("Tüchtig", "Efficient", [3, 4, 3], InvaderDeck("11-3-2222-3333")),
            Level(
                "Straffer Zeitplan", "Aggressive Timetable", [4, 4, 3], InvaderDeck("11-3-222-3333")
            ),
            Level(
                "Rücksichtslos tüchtig",
                "Ruthlessly Efficient",
                [4, 4, 3],
                InvaderDeck("1-3-222-3333"),
            ),
            Level(
                "Erschreckend tüchtig",
                "Terrifyingly Efficient",
                [4, 4, 4],
                InvaderDeck("3-222-3333"),
            ),
        ],
    ),
    Adversary(
        "england",
        Text("Das Königreich England", "The Kingdom of England"),
        [1, 3, 4, 6, 7, 9, 10],
        [
            LostIf(Exists(where(There(codes.BUILDINGS, 7))), codes.LOST_ADVERSARY),
            At(
                "england escalation",
                law.FLAG_BEFORE,
                each_board(
                    in_land(
                        most(here(unsaid=[There(codes.BUILDINGS)]), codes.BUILDINGS),
                        ActNow(codes.BUILD),
                    )
                ),
            ),
        ],
        [
            Level("Land für Knechte", "Indentured Servants Earn Land", [3, 4, 3], EmptyBuilds(2)),
            Level(
                "Verbrecher und Unzufriedene",
                "Criminals and Malcontents",
                [4, 4, 3],
                At(
                    "england 2",
                    law.ON_SETUP,
                    then(
                        in_each(Numbered(1), land.add(1, codes.CITY)),
                        in_each(Numbered(2), land.add(1, codes.TOWN)),
                    ),
                ),
            ),
            Level("Starke Einwanderung (I)", "High Immigration (I)", [4, 5, 4], EarlyBuilds(1)),
            Level(
                "Starke Einwanderung (ganz)", "High Immigration (full)", [4, 5, 5], EarlyBuilds(3)
            ),
            Level("Eigene Verwaltung", "Local Autonomy", [4, 5, 5], Health(codes.BUILDINGS, 1)),
            Level("Eigener Wille", "Independent Resolve", [4, 5, 4], MoreFear(1), EarlyAgain()),
        ],
    ),
    Adversary(
        "sweden",
        Text("Das Königreich Schweden", "The Kingdom of Sweden"),
        [1, 2, 3, 5, 6, 7, 8],
        [
            At(
                "sweden escalation",
                law.FLAG_DURING,
                when(NoMore(codes.DAHANS, codes.INVADERS), land.replace(codes.DAHANS, codes.TOWN)),
            )
        ],
        [
            Level("Schwerer Bergbau", "Heavy Mining", [3, 3, 3], HeavyDamage(6)),
            Level(
                "Gedränge in der Heimat",
                "Population Pressure at Home",
                [3, 4, 3],
                At(
                    "sweden 2",
                    law.ON_SETUP,
                    in_each(
                        Numbered(4),
                        land.add(1, codes.CITY),
                        when(There(codes.BLIGHTS), Shift(codes.BLIGHT, 5)),
                    ),
                ),
            ),
            Level(
                "Guter Stahl für Werkzeug und Gewehre",
                "Fine Steel for Tools and Guns",
                [3, 4, 3],
                Strikes(codes.TOWN, 3),
                Strikes(codes.CITY, 5),
            ),
            Level(
                "Beistand der Krone",
                "Royal Backing",
                [3, 4, 4],
                At(
                    "sweden 4",
                    law.AFTER_SETUP,
                    then(
                        DiscardTop(),
                        each_board(
                            in_land(
                                fewest(here(OnDiscarded()), codes.INVADERS), land.add(1, codes.TOWN)
                            )
                        ),
                    ),
                ),
            ),
            Level(
                "Ansturm auf die Minen",
                "Mining Rush",
                [4, 4, 4],
                At(
                    "sweden 5",
                    law.RAVAGE_BLIGHT,
                    in_land(adjacent(no(codes.BUILDINGS)), land.add(1, codes.TOWN)),
                ),
            ),
            Level(
                "Außenposten der Schürfer",
                "Prospecting Outpost",
                [4, 4, 5],
                At(
                    "sweden 6",
                    law.ON_SETUP,
                    in_each(
                        Numbered(8), land.add(1, codes.TOWN), land.add(1, codes.BLIGHT, box=True)
                    ),
                ),
            ),
        ],
    ),
    Adversary(
        "france",
        Text("Königreich Frankreich", "The Kingdom of France (Plantation Colony)"),
        [2, 3, 5, 7, 8, 9, 10],
        [
            TownLimit(7),
            MoreSearchers(1),
            At(
                "france escalation",
                law.FLAG_AFTER,
                each_board(
                    in_land(
                        here(OnExplored()),
                        when(
                            There(codes.BUILDINGS),
                            land.add(1, codes.BLIGHT),
                            otherwise=land.add(1, codes.TOWN),
                        ),
                    )
                ),
            ),
        ],
        [
            Level(
                "Abenteurer",
                "Frontier Explorers",
                [3, 3, 3],
                At(
                    "france 1",
                    law.REACHED,
                    when(no(codes.BUILDINGS), land.add(1, codes.EXPLORER)),
                ),
            ),
            Level(
                "Sklavenarbeit",
                "Slave Labor",
                [3, 4, 3],
                EventBelow("slave-rebellion", 3),
                At(
                    "france 2",
                    law.BUILT,
                    when(
                        There(codes.EXPLORERS, 2),
                        land.replace(codes.EXPLORERS, codes.TOWN, times=AllButOne(codes.EXPLORERS)),
                    ),
                ),
            ),
            Level(
                "Erste Plantagen",
                "Early Plantations",
                [4, 4, 3],
                At(
                    "france 3",
                    law.ON_SETUP,
                    then(
                        each_board(
                            in_land(highest(here(no(codes.TOWNS))), land.add(1, codes.TOWN))
                        ),
                        in_each(Numbered(1), land.add(1, codes.TOWN)),
                    ),
                ),
            ),
            Level(
                "Handelsstationen",
                "Triangle Trade",
                [4, 4, 4],
                At(
                    "france 4",
                    law.CITY_BUILT,
                    when(
                        IsCoastal(),
                        in_land(fewest(adjacent(), codes.TOWNS), land.add(1, codes.TOWN)),
                    ),
                ),
            ),
            Level("Krankes Ökosystem", "Slow-Healing Ecosystem", [4, 5, 4], SlowHealing(3)),
            Level(
                "Hartnäckige Entdecker",
                "Persistent Explorers",
                [4, 5, 5],
                At(
                    "france 6",
                    law.EXPLORED,
                    each_board(in_land(here(no(codes.EXPLORERS)), land.add(1, codes.EXPLORER))),
                ),
                ExplorersStay(),
            ),
        ],
    ),
]
