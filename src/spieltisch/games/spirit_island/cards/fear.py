"""The fear cards of the base game, each with what it does at the three terror levels."""

from typing import Final

from spieltisch.core.effects import Node
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects import land, lasting, spirit
from spieltisch.games.spirit_island.effects.amounts import AllPresence, Number, OwnSites, per
from spieltisch.games.spirit_island.effects.basics import ALL, UP_TO, either, may, then, when
from spieltisch.games.spirit_island.effects.choosing import each_player, in_each, in_land
from spieltisch.games.spirit_island.effects.conditions import (
    AnyPresence,
    AnySacredSite,
    Beside,
    IsCoastal,
    IsInland,
    More,
    MoreThanWhence,
    OfLand,
    There,
    no,
)
from spieltisch.games.spirit_island.effects.lands import where
from spieltisch.games.spirit_island.state import codes


class FearCard:
    """A card with a tree for each terror level."""

    def __init__(self, key: str, *levels: Node) -> None:
        self.key = key
        self.levels = list(levels)

    def told(self, level: int) -> Text:
        """What it says at a terror level, from 1 to 3."""
        return self.levels[level - 1].told()


def each_removes(kinds: int, *conditions: OfLand) -> Node:
    """Each player takes one of some pieces off a land."""
    lands = where(*conditions, unsaid=[There(kinds)])
    return each_player(in_land(lands, land.remove(1, kinds)))


def _raid(*body: Node) -> Node:
    """Each player picks another land with dahan."""
    return each_player(in_land(where(There(codes.DAHANS)), *body, different=True))


def _retreat(times: int, kinds: int, *conditions: OfLand) -> Node:
    lands = where(*conditions, unsaid=[There(kinds)])
    return each_player(in_land(lands, land.push(times, kinds, UP_TO), mode=UP_TO))


def _gathering(*body: Node) -> Node:
    """Each player gathers dahan into another land."""
    return each_player(in_land(where(), land.gather(2, codes.DAHANS, UP_TO), *body, different=True))


_TALE: Final = either(land.remove(2, codes.EXPLORERS), land.remove(1, codes.TOWNS))

CARDS: Final[list[FearCard]] = [
    FearCard(
        "avoid-the-dahan",
        lasting.ban(codes.EXPLORE, There(codes.DAHANS, 2)),
        lasting.ban(codes.BUILD, More(codes.DAHANS, codes.BUILDINGS)),
        lasting.ban(codes.BUILD, There(codes.DAHANS)),
    ),
    FearCard(
        "belief-takes-root",
        in_each(where(AnyPresence()), land.defend(2)),
        then(
            in_each(where(AnyPresence()), land.defend(2)),
            each_player(spirit.gain_energy(per(OwnSites(codes.INVADERS)))),
        ),
        each_player(
            in_land(
                where(AnyPresence(), unsaid=[There(codes.INVADERS)]),
                land.remove_worth(per(AllPresence(), 2)),
                different=True,
            )
        ),
    ),
    FearCard(
        "dahan-enheartened",
        each_player(
            in_land(
                where(There(codes.INVADERS)),
                either(land.push(1, codes.DAHANS), land.gather(1, codes.DAHANS)),
                mode=UP_TO,
            )
        ),
        _gathering(when(There(codes.DAHANS), land.damage(1))),
        _gathering(land.damage(per(Number(codes.DAHANS)))),
    ),
    FearCard(
        "dahan-on-their-guard",
        land.defend(dahan=1),
        land.defend(1, dahan=1),
        land.defend(dahan=2),
    ),
    FearCard(
        "dahan-raid",
        _raid(land.damage(1)),
        _raid(land.damage(per(Number(codes.DAHANS)))),
        _raid(land.damage(per(Number(codes.DAHANS), 2))),
    ),
    FearCard(
        "emigration-accelerates",
        each_removes(codes.EXPLORERS, IsCoastal()),
        each_removes(codes.SETTLERS, IsCoastal()),
        each_removes(codes.SETTLERS),
    ),
    FearCard(
        "fear-of-the-unseen",
        each_removes(codes.SETTLERS, AnySacredSite()),
        each_removes(codes.SETTLERS, AnyPresence()),
        each_player(
            either(
                in_land(
                    where(AnyPresence(), unsaid=[There(codes.SETTLERS)]),
                    land.remove(1, codes.SETTLERS),
                ),
                in_land(
                    where(AnySacredSite(), unsaid=[There(codes.CITIES)]),
                    land.remove(1, codes.CITIES),
                ),
            )
        ),
    ),
    FearCard(
        "isolation",
        each_removes(codes.SETTLERS, There(codes.INVADERS, 1, 1)),
        each_removes(codes.SETTLERS, There(codes.INVADERS, 1, 2)),
        each_removes(codes.INVADERS, There(codes.INVADERS, 1, 2)),
    ),
    FearCard(
        "overseas-trade-seem-safer",
        in_each(where(IsCoastal()), land.defend(3)),
        then(
            in_each(where(IsCoastal()), land.defend(6)),
            # where there are more towns than cities a build would add a city
            lasting.ban(codes.BUILD, IsCoastal(), More(codes.TOWNS, codes.CITIES)),
        ),
        in_each(where(IsCoastal()), land.defend(9), land.skip(1 << codes.BUILD)),
    ),
    FearCard(
        "retreat",
        _retreat(2, codes.EXPLORERS, IsInland()),
        _retreat(3, codes.SETTLERS, IsInland()),
        _retreat(ALL, codes.SETTLERS),
    ),
    FearCard(
        "scapegoats",
        in_each(where(There(codes.TOWNS)), land.destroy(per(Number(codes.TOWNS)), codes.EXPLORERS)),
        in_each(
            where(There(codes.BUILDINGS)),
            land.destroy(per(Number(codes.TOWNS)), codes.EXPLORERS),
            land.destroy(per(Number(codes.CITIES), 2), codes.EXPLORERS),
        ),
        then(
            in_each(where(There(codes.BUILDINGS)), land.destroy(ALL, codes.EXPLORERS)),
            in_each(
                where(There(codes.CITIES)), land.destroy(per(Number(codes.CITIES)), codes.TOWNS)
            ),
        ),
    ),
    FearCard(
        "seek-safety",
        each_player(
            in_land(
                where(unsaid=[There(codes.EXPLORERS), Beside(MoreThanWhence(codes.BUILDINGS))]),
                land.push(1, codes.EXPLORERS, into=MoreThanWhence(codes.BUILDINGS)),
                mode=UP_TO,
            )
        ),
        each_player(
            may(
                either(
                    in_land(where(There(codes.BUILDINGS)), land.gather(1, codes.EXPLORERS)),
                    in_land(where(There(codes.CITIES)), land.gather(1, codes.TOWNS)),
                )
            )
        ),
        each_player(
            in_land(
                where(no(codes.CITIES), unsaid=[There(codes.INVADERS)]),
                land.remove_worth(3),
                mode=UP_TO,
            )
        ),
    ),
    FearCard(
        "tall-tales-of-savagery",
        each_removes(codes.EXPLORERS, There(codes.DAHANS)),
        each_player(in_land(where(There(codes.DAHANS), unsaid=[There(codes.SETTLERS)]), _TALE)),
        then(
            in_each(where(There(codes.DAHANS), unsaid=[There(codes.SETTLERS)]), _TALE),
            in_each(
                where(There(codes.DAHANS, 2), unsaid=[There(codes.CITIES)]),
                land.remove(1, codes.CITIES),
            ),
        ),
    ),
    FearCard(
        "trade-suffers",
        lasting.ban(codes.BUILD, There(codes.CITIES)),
        each_player(
            in_land(
                where(IsCoastal(), unsaid=[There(codes.TOWNS)]),
                land.replace(codes.TOWNS, codes.EXPLORER),
                mode=UP_TO,
            )
        ),
        each_player(
            in_land(
                where(IsCoastal(), unsaid=[There(codes.BUILDINGS)]),
                either(
                    land.replace(codes.CITIES, codes.TOWN),
                    land.replace(codes.TOWNS, codes.EXPLORER),
                ),
                mode=UP_TO,
            )
        ),
    ),
    FearCard(
        "wary-of-the-interior",
        each_removes(codes.EXPLORERS, IsInland()),
        each_removes(codes.SETTLERS, IsInland()),
        each_removes(codes.SETTLERS),
    ),
]
