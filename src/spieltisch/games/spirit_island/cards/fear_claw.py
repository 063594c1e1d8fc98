"""The fear cards of Branch & Claw."""

from typing import Final

from spieltisch.core.effects import Node
from spieltisch.games.spirit_island.cards.fear import FearCard, each_removes
from spieltisch.games.spirit_island.effects import land, lasting
from spieltisch.games.spirit_island.effects.amounts import Number, OwnDamage, StrifeOnIt, per
from spieltisch.games.spirit_island.effects.basics import UP_TO, either, then
from spieltisch.games.spirit_island.effects.choosing import (
    each_fighter,
    each_player,
    in_each,
    in_land,
)
from spieltisch.games.spirit_island.effects.conditions import (
    Around,
    Beside,
    IsCoastal,
    IsInland,
    OfLand,
    There,
    any_of,
)
from spieltisch.games.spirit_island.effects.invaders import PASSES, SPARES_LOWEST, WAITS, Delay
from spieltisch.games.spirit_island.effects.lands import where
from spieltisch.games.spirit_island.state import codes

_BEASTS: Final = There(codes.ALL_BEASTS)
_DISEASE: Final = There(codes.DISEASES)
_NEAR_BEASTS: Final = any_of(_BEASTS, Beside(_BEASTS))
_DANGEROUS: Final = any_of(_BEASTS, _DISEASE, There(codes.DAHANS, 2))
_FRIGHTFUL: Final = any_of(_BEASTS, _DISEASE, There(codes.DAHANS))


def _strife(kinds: int, *conditions: OfLand) -> Node:
    """Each player puts strife under an invader."""
    lands = where(*conditions, unsaid=[There(kinds)])
    return each_player(in_land(lands, land.add_strife(1, kinds)))


def _discord() -> Node:
    """Each player adds strife in another land."""
    lands = where(There(codes.INVADERS, 2))
    return each_player(in_land(lands, land.add_strife(), different=True))


def _departure(number: int, kinds: int) -> Node:
    return each_player(in_land(where(IsCoastal()), land.gather(number, kinds, UP_TO), mode=UP_TO))


def _tread(around: int) -> Node:
    lands = where(any_of(There(codes.DAHANS), Around(codes.DAHANS, around)))
    return each_player(in_land(lands, land.skip(1 << codes.RAVAGE), mode=UP_TO))


CARDS: Final[list[FearCard]] = [
    FearCard(
        "dahan-attack",
        each_removes(codes.EXPLORERS, There(codes.DAHANS)),
        each_player(
            in_land(
                where(There(codes.DAHANS)), land.damage(per(Number(codes.DAHANS))), different=True
            )
        ),
        each_player(
            in_land(
                where(There(codes.BUILDINGS)),
                land.gather(1, codes.DAHANS),
                land.damage(per(Number(codes.DAHANS), 2)),
                different=True,
            )
        ),
    ),
    FearCard(
        "dahan-threaten",
        _strife(codes.INVADERS, There(codes.DAHANS)),
        then(_strife(codes.INVADERS, There(codes.DAHANS)), lasting.weaken()),
        then(
            _strife(codes.INVADERS, There(codes.DAHANS)),
            in_each(where(There(codes.STRIFES)), land.damage(per(Number(codes.DAHANS)))),
        ),
    ),
    FearCard(
        "demoralized",
        in_each(where(), land.defend(1)),
        in_each(where(), land.defend(2)),
        in_each(where(), land.defend(3)),
    ),
    FearCard(
        "depart-the-dangerous-land",
        each_removes(codes.EXPLORERS, _DANGEROUS),
        each_removes(codes.SETTLERS, _DANGEROUS),
        each_player(
            in_land(where(_DANGEROUS, unsaid=[There(codes.INVADERS)]), land.remove_worth(4))
        ),
    ),
    FearCard(
        "discord",
        _discord(),
        then(_discord(), in_each(where(There(codes.STRIFES)), land.damage_each(per(StrifeOnIt())))),
        then(
            _discord(),
            in_each(
                where(There(codes.STRIFES)), each_fighter(land.damage(OwnDamage(), others=True))
            ),
        ),
    ),
    FearCard(
        "explorers-are-reluctant",
        Delay(codes.EXPLORE, SPARES_LOWEST),
        Delay(codes.EXPLORE, WAITS),
        Delay(codes.EXPLORE, PASSES),
    ),
    FearCard(
        "flee-the-pestilent-land",
        each_removes(codes.SETTLERS, _DISEASE),
        each_player(
            either(
                in_land(where(_DISEASE, unsaid=[There(codes.INVADERS)]), land.remove_worth(3)),
                in_land(
                    where(IsInland(), unsaid=[There(codes.EXPLORERS)]),
                    land.remove(1, codes.EXPLORERS),
                ),
            )
        ),
        each_player(
            either(
                in_land(where(_DISEASE, unsaid=[There(codes.INVADERS)]), land.remove_worth(5)),
                in_land(
                    where(IsInland(), unsaid=[There(codes.SETTLERS)]),
                    land.remove(1, codes.SETTLERS),
                ),
            )
        ),
    ),
    FearCard(
        "immigration-slows",
        Delay(codes.BUILD, SPARES_LOWEST),
        Delay(codes.BUILD, WAITS),
        Delay(codes.BUILD, PASSES),
    ),
    FearCard(
        "panic",
        _strife(codes.INVADERS, _FRIGHTFUL),
        then(_strife(codes.INVADERS, _FRIGHTFUL), lasting.weaken()),
        then(_strife(codes.INVADERS), lasting.weaken()),
    ),
    FearCard(
        "panicked-by-wild-beasts",
        _strife(codes.INVADERS, _NEAR_BEASTS),
        then(
            _strife(codes.INVADERS, _NEAR_BEASTS),
            lasting.ban(codes.EXPLORE, _BEASTS, normal=True),
            lasting.ban(codes.BUILD, _BEASTS, normal=True),
        ),
        then(
            _strife(codes.INVADERS, _NEAR_BEASTS),
            lasting.ban(codes.EXPLORE, _BEASTS, normal=True),
            lasting.ban(codes.BUILD, _BEASTS, normal=True),
            lasting.ban(codes.RAVAGE, _BEASTS, normal=True),
        ),
    ),
    FearCard(
        "plan-for-departure",
        _departure(1, codes.TOWNS),
        then(_departure(1, codes.SETTLERS), in_each(where(IsCoastal()), land.defend(2))),
        then(_departure(2, codes.SETTLERS), in_each(where(IsCoastal()), land.defend(4))),
    ),
    FearCard(
        "quarantine",
        lasting.ban(codes.EXPLORE, IsCoastal()),
        then(lasting.ban(codes.EXPLORE, IsCoastal()), lasting.ban(codes.SOURCE, _DISEASE)),
        then(
            lasting.ban(codes.EXPLORE, IsCoastal()),
            lasting.ban(codes.RAVAGE, _DISEASE),
            lasting.ban(codes.BUILD, _DISEASE),
            lasting.ban(codes.EXPLORE, _DISEASE),
        ),
    ),
    FearCard(
        "too-many-monsters",
        each_removes(codes.SETTLERS, _BEASTS),
        each_player(
            either(
                in_land(
                    where(_BEASTS, unsaid=[There(codes.SETTLERS)]),
                    land.remove(1, codes.EXPLORERS),
                    land.remove(1, codes.TOWNS),
                ),
                in_land(
                    where(Beside(_BEASTS), unsaid=[There(codes.EXPLORERS)]),
                    land.remove(1, codes.EXPLORERS),
                ),
            )
        ),
        each_player(
            either(
                in_land(
                    where(_BEASTS, unsaid=[There(codes.SETTLERS)]),
                    land.remove(2, codes.EXPLORERS),
                    land.remove(2, codes.TOWNS),
                ),
                in_land(
                    where(Beside(_BEASTS), unsaid=[There(codes.SETTLERS)]),
                    land.remove(1, codes.SETTLERS),
                ),
            )
        ),
    ),
    FearCard("tread-carefully", _tread(5), _tread(3), _tread(1)),
    FearCard(
        "unrest",
        _strife(codes.TOWNS),
        then(_strife(codes.TOWNS), lasting.weaken()),
        then(_strife(codes.INVADERS), lasting.weaken()),
    ),
]
