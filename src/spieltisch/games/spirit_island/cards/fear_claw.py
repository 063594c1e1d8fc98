"""The fear cards of Branch & Claw."""

from typing import Final

from spieltisch.core.effects import Condition, Node
from spieltisch.games.spirit_island.cards.fear import MEN, FearCard, each_removes
from spieltisch.games.spirit_island.effects.basics import UP_TO, either, then
from spieltisch.games.spirit_island.effects.conditions import (
    Around,
    Beside,
    HasStrife,
    any_of,
    inland,
)
from spieltisch.games.spirit_island.effects.invaders import (
    PASSES,
    SPARES_LOWEST,
    WAITS,
    Delay,
)
from spieltisch.games.spirit_island.effects.land import damage, defend, gather, remove, skip
from spieltisch.games.spirit_island.effects.lasting import Ban
from spieltisch.games.spirit_island.effects.numbers import IsCoastal, Number, There, per
from spieltisch.games.spirit_island.effects.pieces import (
    AddStrife,
    HarmByStrife,
    RemoveWorth,
    Weaken,
    infighting,
)
from spieltisch.games.spirit_island.effects.where import each_player, in_each, in_land, where
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.state.codes import (
    BEASTS,
    BUILD,
    BUILDINGS,
    DAHANS,
    DISEASE,
    EXPLORE,
    EXPLORERS,
    INVADERS,
    RAVAGE,
    TOWNS,
)

_BEASTS: Final = There(1 << BEASTS)
_DISEASE: Final = There(1 << DISEASE)
_NEAR_BEASTS: Final = any_of(_BEASTS, Beside(_BEASTS))
_DANGEROUS: Final = any_of(_BEASTS, _DISEASE, There(DAHANS, 2))
_FRIGHTFUL: Final = any_of(_BEASTS, _DISEASE, There(DAHANS))


def _strife(kinds: int, *conditions: Condition) -> Node:
    """Each player puts strife under an invader."""
    lands = where(*conditions, unsaid=[There(kinds)])
    return each_player(in_land(lands, AddStrife(1, kinds)))


def _discord() -> Node:
    """Each player adds strife in another land."""
    lands = where(There(INVADERS, 2))
    return each_player(in_land(lands, AddStrife(1, INVADERS), different=True))


def _departure(number: int, kinds: int) -> Node:
    return each_player(in_land(where(IsCoastal()), gather(number, kinds, UP_TO), may=True))


def _tread(around: int) -> Node:
    lands = where(any_of(There(DAHANS), Around(DAHANS, around)))
    return each_player(in_land(lands, skip(1 << RAVAGE), may=True))


CARDS: Final = [
    FearCard(
        "dahan-attack",
        each_removes(EXPLORERS, There(DAHANS)),
        each_player(in_land(where(There(DAHANS)), damage(per(Number(DAHANS))), different=True)),
        each_player(
            in_land(
                where(There(BUILDINGS)),
                gather(1, DAHANS),
                damage(per(Number(DAHANS), 2)),
                different=True,
            )
        ),
    ),
    FearCard(
        "dahan-threaten",
        _strife(INVADERS, There(DAHANS)),
        then(_strife(INVADERS, There(DAHANS)), Weaken()),
        then(
            _strife(INVADERS, There(DAHANS)),
            in_each(where(HasStrife()), damage(per(Number(DAHANS)))),
        ),
    ),
    FearCard(
        "demoralized",
        in_each(where(), defend(1)),
        in_each(where(), defend(2)),
        in_each(where(), defend(3)),
    ),
    FearCard(
        "depart-the-dangerous-land",
        each_removes(EXPLORERS, _DANGEROUS),
        each_removes(MEN, _DANGEROUS),
        each_player(in_land(where(_DANGEROUS, unsaid=[There(INVADERS)]), RemoveWorth(4))),
    ),
    FearCard(
        "discord",
        _discord(),
        then(_discord(), HarmByStrife()),
        then(_discord(), in_each(where(HasStrife()), infighting())),
    ),
    FearCard(
        "explorers-are-reluctant",
        Delay(EXPLORE, SPARES_LOWEST),
        Delay(EXPLORE, WAITS),
        Delay(EXPLORE, PASSES),
    ),
    FearCard(
        "flee-the-pestilent-land",
        each_removes(MEN, _DISEASE),
        each_player(
            either(
                in_land(where(_DISEASE, unsaid=[There(INVADERS)]), RemoveWorth(3)),
                in_land(where(inland(), unsaid=[There(EXPLORERS)]), remove(1, EXPLORERS)),
            )
        ),
        each_player(
            either(
                in_land(where(_DISEASE, unsaid=[There(INVADERS)]), RemoveWorth(5)),
                in_land(where(inland(), unsaid=[There(MEN)]), remove(1, MEN)),
            )
        ),
    ),
    FearCard(
        "immigration-slows",
        Delay(BUILD, SPARES_LOWEST),
        Delay(BUILD, WAITS),
        Delay(BUILD, PASSES),
    ),
    FearCard(
        "panic",
        _strife(INVADERS, _FRIGHTFUL),
        then(_strife(INVADERS, _FRIGHTFUL), Weaken()),
        then(_strife(INVADERS), Weaken()),
    ),
    FearCard(
        "panicked-by-wild-beasts",
        _strife(INVADERS, _NEAR_BEASTS),
        then(
            _strife(INVADERS, _NEAR_BEASTS),
            Ban(EXPLORE, _BEASTS, normal=True),
            Ban(BUILD, _BEASTS, normal=True),
        ),
        then(
            _strife(INVADERS, _NEAR_BEASTS),
            Ban(EXPLORE, _BEASTS, normal=True),
            Ban(BUILD, _BEASTS, normal=True),
            Ban(RAVAGE, _BEASTS, normal=True),
        ),
    ),
    FearCard(
        "plan-for-departure",
        _departure(1, TOWNS),
        then(_departure(1, MEN), in_each(where(IsCoastal()), defend(2))),
        then(_departure(2, MEN), in_each(where(IsCoastal()), defend(4))),
    ),
    FearCard(
        "quarantine",
        Ban(EXPLORE, IsCoastal()),
        then(Ban(EXPLORE, IsCoastal()), Ban(codes.SOURCE, _DISEASE)),
        then(
            Ban(EXPLORE, IsCoastal()),
            Ban(RAVAGE, _DISEASE),
            Ban(BUILD, _DISEASE),
            Ban(EXPLORE, _DISEASE),
        ),
    ),
    FearCard(
        "too-many-monsters",
        each_removes(MEN, _BEASTS),
        each_player(
            either(
                in_land(
                    where(_BEASTS, unsaid=[There(MEN)]), remove(1, EXPLORERS), remove(1, TOWNS)
                ),
                in_land(where(Beside(_BEASTS), unsaid=[There(EXPLORERS)]), remove(1, EXPLORERS)),
            )
        ),
        each_player(
            either(
                in_land(
                    where(_BEASTS, unsaid=[There(MEN)]), remove(2, EXPLORERS), remove(2, TOWNS)
                ),
                in_land(where(Beside(_BEASTS), unsaid=[There(MEN)]), remove(1, MEN)),
            )
        ),
    ),
    FearCard("tread-carefully", _tread(5), _tread(3), _tread(1)),
    FearCard(
        "unrest",
        _strife(TOWNS),
        then(_strife(TOWNS), Weaken()),
        then(_strife(INVADERS), Weaken()),
    ),
]
