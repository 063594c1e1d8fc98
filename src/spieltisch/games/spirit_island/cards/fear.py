"""The fear cards of the base game, each with what it does at the three terror levels."""

from typing import Final

from spieltisch.core.effects import Condition, Node
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import ALL, UP_TO, either, may, then
from spieltisch.games.spirit_island.effects.conditions import (
    AnyPresence,
    AnySacredSite,
    Beside,
    MoreThan,
    OwnSites,
    inland,
    no,
)
from spieltisch.games.spirit_island.effects.land import (
    damage,
    defend,
    destroy,
    gather,
    push,
    remove,
    replace,
    skip,
)
from spieltisch.games.spirit_island.effects.lasting import Ban, DefendByDahan
from spieltisch.games.spirit_island.effects.numbers import (
    Both,
    IsCoastal,
    More,
    Number,
    There,
    per,
    when,
)
from spieltisch.games.spirit_island.effects.pieces import PushInto, RemoveWorth
from spieltisch.games.spirit_island.effects.spirit import gain_energy
from spieltisch.games.spirit_island.effects.where import each_player, in_each, in_land, where
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.state.codes import (
    BUILDINGS,
    CITIES,
    DAHANS,
    EXPLORER,
    EXPLORERS,
    INVADERS,
    TOWN,
    TOWNS,
)

MEN: Final = EXPLORERS | TOWNS


class FearCard:
    """A card with a tree for each terror level."""

    def __init__(self, key: str, *levels: Node) -> None:
        self.key = key
        self.levels = list(levels)

    def told(self, level: int) -> Text:
        """What it says at a terror level, from 1 to 3."""
        return self.levels[level - 1].told()


def each_removes(kinds: int, *conditions: Condition) -> Node:
    """Each player takes one of some pieces off a land."""
    lands = where(*conditions, unsaid=[There(kinds)])
    return each_player(in_land(lands, remove(1, kinds)))


def _raid(*body: Node) -> Node:
    """Each player picks another land with dahan."""
    return each_player(in_land(where(There(DAHANS)), *body, different=True))


def _retreat(times: int, kinds: int, *conditions: Condition) -> Node:
    lands = where(*conditions, unsaid=[There(kinds)])
    return each_player(in_land(lands, push(times, kinds, UP_TO), may=True))


def _gathering(*body: Node) -> Node:
    """Each player gathers dahan into another land."""
    return each_player(in_land(where(), gather(2, DAHANS, UP_TO), *body, different=True))


_TALE: Final = either(remove(2, EXPLORERS), remove(1, TOWNS))

CARDS: Final = [
    FearCard(
        "avoid-the-dahan",
        Ban(codes.EXPLORE, There(DAHANS, 2)),
        Ban(codes.BUILD, More(Number(DAHANS), Number(BUILDINGS))),
        Ban(codes.BUILD, There(DAHANS)),
    ),
    FearCard(
        "belief-takes-root",
        in_each(where(AnyPresence()), defend(2)),
        then(
            in_each(where(AnyPresence()), defend(2)),
            each_player(gain_energy(per(OwnSites(INVADERS)))),
        ),
        each_player(
            in_land(
                where(AnyPresence(), unsaid=[There(INVADERS)]),
                RemoveWorth(2, by_presence=True),
                different=True,
            )
        ),
    ),
    FearCard(
        "dahan-enheartened",
        each_player(
            in_land(where(There(INVADERS)), either(push(1, DAHANS), gather(1, DAHANS)), may=True)
        ),
        _gathering(when(There(DAHANS), damage(1))),
        _gathering(damage(per(Number(DAHANS)))),
    ),
    FearCard(
        "dahan-on-their-guard",
        DefendByDahan(1, 0),
        DefendByDahan(1, 1),
        DefendByDahan(2, 0),
    ),
    FearCard(
        "dahan-raid",
        _raid(damage(1)),
        _raid(damage(per(Number(DAHANS)))),
        _raid(damage(per(Number(DAHANS), 2))),
    ),
    FearCard(
        "emigration-accelerates",
        each_removes(EXPLORERS, IsCoastal()),
        each_removes(MEN, IsCoastal()),
        each_removes(MEN),
    ),
    FearCard(
        "fear-of-the-unseen",
        each_removes(MEN, AnySacredSite()),
        each_removes(MEN, AnyPresence()),
        each_player(
            either(
                in_land(where(AnyPresence(), unsaid=[There(MEN)]), remove(1, MEN)),
                in_land(where(AnySacredSite(), unsaid=[There(CITIES)]), remove(1, CITIES)),
            )
        ),
    ),
    FearCard(
        "isolation",
        each_removes(MEN, There(INVADERS, 1, 1)),
        each_removes(MEN, There(INVADERS, 1, 2)),
        each_removes(INVADERS, There(INVADERS, 1, 2)),
    ),
    FearCard(
        "overseas-trade-seem-safer",
        in_each(where(IsCoastal()), defend(3)),
        then(
            in_each(where(IsCoastal()), defend(6)),
            # where there are more towns than cities a build would add a city
            Ban(codes.BUILD, Both(IsCoastal(), More(Number(TOWNS), Number(CITIES)))),
        ),
        in_each(where(IsCoastal()), defend(9), skip(1 << codes.BUILD)),
    ),
    FearCard(
        "retreat",
        _retreat(2, EXPLORERS, inland()),
        _retreat(3, MEN, inland()),
        _retreat(ALL, MEN),
    ),
    FearCard(
        "scapegoats",
        in_each(where(There(TOWNS)), destroy(per(Number(TOWNS)), EXPLORERS)),
        in_each(
            where(There(BUILDINGS)),
            destroy(per(Number(TOWNS)), EXPLORERS),
            destroy(per(Number(CITIES), 2), EXPLORERS),
        ),
        then(
            in_each(where(There(BUILDINGS)), destroy(ALL, EXPLORERS)),
            in_each(where(There(CITIES)), destroy(per(Number(CITIES)), TOWNS)),
        ),
    ),
    FearCard(
        "seek-safety",
        each_player(
            in_land(
                where(unsaid=[There(EXPLORERS), Beside(MoreThan(BUILDINGS))]),
                PushInto(1, EXPLORERS, MoreThan(BUILDINGS)),
                may=True,
            )
        ),
        each_player(
            may(
                either(
                    in_land(where(There(BUILDINGS)), gather(1, EXPLORERS)),
                    in_land(where(There(CITIES)), gather(1, TOWNS)),
                )
            )
        ),
        each_player(in_land(where(no(CITIES), unsaid=[There(INVADERS)]), RemoveWorth(3), may=True)),
    ),
    FearCard(
        "tall-tales-of-savagery",
        each_removes(EXPLORERS, There(DAHANS)),
        each_player(in_land(where(There(DAHANS), unsaid=[There(MEN)]), _TALE)),
        then(
            in_each(where(There(DAHANS), unsaid=[There(MEN)]), _TALE),
            in_each(where(There(DAHANS, 2), unsaid=[There(CITIES)]), remove(1, CITIES)),
        ),
    ),
    FearCard(
        "trade-suffers",
        Ban(codes.BUILD, There(CITIES)),
        each_player(
            in_land(where(IsCoastal(), unsaid=[There(TOWNS)]), replace(TOWNS, EXPLORER), may=True)
        ),
        each_player(
            in_land(
                where(IsCoastal(), unsaid=[There(BUILDINGS)]),
                either(replace(CITIES, TOWN), replace(TOWNS, EXPLORER)),
                may=True,
            )
        ),
    ),
    FearCard(
        "wary-of-the-interior",
        each_removes(EXPLORERS, inland()),
        each_removes(MEN, inland()),
        each_removes(MEN),
    ),
]
