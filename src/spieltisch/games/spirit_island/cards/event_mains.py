"""The main parts of event cards: what the invaders do, by their stage, the fear, the island.

The numbers of parts, by their keys, are those of numbers.EVENT_PARTS.
"""

from typing import Final

from spieltisch.core.effects import Node
from spieltisch.games.spirit_island.effects import land, lasting, spirit
from spieltisch.games.spirit_island.effects.amounts import (
    AdjacentLands,
    Half,
    Number,
    SpiritsWithSites,
    per,
)
from spieltisch.games.spirit_island.effects.awaiting import harder_ravage
from spieltisch.games.spirit_island.effects.basics import ALL, TOGETHER, either, then, when
from spieltisch.games.spirit_island.effects.blight import SpendBlight
from spieltisch.games.spirit_island.effects.cases import Exists, HasCards
from spieltisch.games.spirit_island.effects.choosing import (
    each_board,
    each_player,
    in_each,
    in_land,
)
from spieltisch.games.spirit_island.effects.conditions import (
    AnyPresence,
    AnySacredSite,
    Beside,
    IsCoastal,
    IsInland,
    There,
    any_of,
    no,
)
from spieltisch.games.spirit_island.effects.harsher import harsher
from spieltisch.games.spirit_island.effects.invaders import ActNow, WasExplored
from spieltisch.games.spirit_island.effects.lands import Lands, here, most, where
from spieltisch.games.spirit_island.effects.preventing import preventable
from spieltisch.games.spirit_island.effects.terrains import (
    ChooseTerrain,
    OfThatTerrain,
    TakesPart,
)
from spieltisch.games.spirit_island.effects.watching import (
    ADVANCED,
    BOARD_EXPLORED,
    LAND_EXPLORED,
)
from spieltisch.games.spirit_island.state import codes


def _decay(presence: int, lands: Lands) -> Node:
    """Blight comes to a land of the board, unless presence is destroyed on it."""
    return preventable(presence, lands, land.add(1, codes.BLIGHT))


def _invaded(deed: Node) -> Node:
    """Something on each board with invaders."""
    return each_board(when(Exists(here(There(codes.INVADERS))), deed))


_STAGE: Final[list[tuple[str, Node]]] = [
    (
        "interesting-discoveries",
        each_board(
            in_land(
                here(AnySacredSite()),
                land.gather(1, codes.EXPLORERS),
                land.add(1, codes.EXPLORER),
            )
        ),
    ),
    ("increasing-aggression", harsher(1)),
    (
        "seeking-the-interior",
        in_each(
            where(IsCoastal(), unsaid=[There(codes.EXPLORERS)]),
            land.push(1, codes.EXPLORERS, into=IsInland()),
        ),
    ),
    (
        "local-diaspora",
        in_land(
            most(where(unsaid=[There(codes.INVADERS)]), codes.INVADERS),
            land.push(per(AdjacentLands()), codes.SETTLERS, spread=True),
            who=TOGETHER,
        ),
    ),
    (
        "strange-tales-attract-explorers",
        then(
            land.fear(per(SpiritsWithSites())),
            land.watch(
                ADVANCED,
                in_each(where(AnySacredSite()), land.add(1, codes.EXPLORER)),
                everywhere=True,
            ),
        ),
    ),
    (
        "fortification",
        land.watch(
            ADVANCED,
            ChooseTerrain(),
            in_each(where(OfThatTerrain(), unsaid=[TakesPart(codes.BUILD)]), ActNow(codes.BUILD)),
            everywhere=True,
        ),
    ),
    (
        "wave-of-reconnaissance",
        land.watch(LAND_EXPLORED, land.add(1, codes.EXPLORER), everywhere=True),
    ),
    (
        "urbanization",
        in_each(
            where(There(codes.TOWNS, 2)),
            land.replace(codes.TOWNS, codes.CITY, times=Half(Number(codes.TOWNS))),
        ),
    ),
]

_TERROR: Final[list[tuple[str, Node]]] = [
    (
        "cultural-assimilation",
        each_board(
            in_land(
                here(
                    There(codes.DAHANS, 1, 1),
                    any_of(There(codes.CITIES), Beside(There(codes.CITIES))),
                ),
                land.replace(codes.DAHANS, codes.TOWN),
            )
        ),
    ),
    (
        "reprisal-against-the-dahan",
        each_board(
            in_land(here(There(codes.DAHANS), There(codes.BUILDINGS)), land.damage(3, codes.DAHANS))
        ),
    ),
    ("distant-exploration", lasting.far_explores(1)),
    ("fearful-mobs", harsher(3, There(codes.INVADERS, 3))),
    (
        "investigation-of-dangers",
        each_board(in_land(here(no(codes.INVADERS | codes.DAHANS)), land.add(1, codes.EXPLORER))),
    ),
    ("destroy-the-unnatural", harsher(3, AnyPresence())),
]

_HEALTHY: Final[list[tuple[str, Node]]] = [
    ("heavy-farming", harder_ravage(codes.TOWNS, 1)),
    ("urban-development", harder_ravage(codes.CITIES, 2)),
    (
        "invaders-surge-inland",
        each_board(
            in_land(
                here(IsCoastal(), unsaid=[There(codes.TOWNS)]),
                land.push(1, codes.TOWNS, into=IsInland(), reach=2),
            )
        ),
    ),
    (
        "population-rises",
        each_board(in_land(here(There(codes.SETTLERS)), land.add(1, codes.TOWN))),
    ),
    (
        "promising-farmland",
        each_board(
            land.watch(
                BOARD_EXPLORED,
                in_land(
                    here(WasExplored(), unsaid=[There(codes.EXPLORERS)]),
                    land.replace(codes.EXPLORERS, codes.TOWN, new=True),
                ),
                once=True,
            )
        ),
    ),
    (
        "putting-down-roots",
        each_board(
            in_land(
                here(IsInland(), unsaid=[There(codes.EXPLORERS)]),
                land.replace(codes.EXPLORERS, codes.TOWN),
            )
        ),
    ),
    (
        "search-for-new-lands",
        in_each(
            where(There(codes.EXPLORERS, 2)),
            land.push(1, codes.EXPLORERS, into=no(codes.INVADERS)),
        ),
    ),
    (
        "tight-knit-communities",
        then(lasting.change_health(codes.TOWN, 1), lasting.change_health(codes.CITY, 1)),
    ),
    ("well-prepared-explorers", lasting.change_health(codes.EXPLORER, 1)),
]

_BLIGHTED: Final[list[tuple[str, Node]]] = [
    ("overcrowded-cities", each_board(_decay(2, here(There(codes.CITIES))))),
    (
        "widening-destruction",
        each_board(_decay(2, here(any_of(There(codes.BUILDINGS), Beside(There(codes.BUILDINGS)))))),
    ),
    (
        "power-fades",
        each_player(
            when(
                HasCards(2),
                either(spirit.lose_presence(2), spirit.forget_card(2), SpendBlight(1)),
                otherwise=either(spirit.lose_presence(2), SpendBlight(1)),
            )
        ),
    ),
    (
        "new-cash-crops-take-hold",
        then(
            ChooseTerrain(),
            each_board(
                preventable(
                    2,
                    here(OfThatTerrain(), unsaid=[TakesPart(codes.RAVAGE)]),
                    ActNow(codes.RAVAGE),
                    times=ALL,
                )
            ),
        ),
    ),
    ("the-center-crumbles", _invaded(_decay(3, here(IsInland())))),
    ("devastated-shores", _invaded(_decay(2, here(IsCoastal())))),
    ("blight-spreads", each_board(_decay(2, here(Beside(There(codes.BLIGHTS)))))),
    (
        "festering-pits-of-blight",
        _invaded(in_land(here(There(codes.BLIGHTS, 2)), land.add(1, codes.BLIGHT, cascades=False))),
    ),
]

MAINS: Final[list[tuple[str, Node]]] = [*_STAGE, *_TERROR, *_HEALTHY, *_BLIGHTED]
