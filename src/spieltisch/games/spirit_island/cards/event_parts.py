"""What event cards do with tokens and dahan; most of it stands on several cards.

The numbers of parts, by their keys, are those of numbers.EVENT_PARTS.
"""

from typing import Final

from spieltisch.core.effects import Node
from spieltisch.games.spirit_island.effects import land, lasting, spirit
from spieltisch.games.spirit_island.effects.amounts import Felled, Number, per
from spieltisch.games.spirit_island.effects.basics import UP_TO, then, when
from spieltisch.games.spirit_island.effects.cases import (
    AmongDahan,
    Exists,
    FellBuilding,
    Fewer,
    PushedTo,
)
from spieltisch.games.spirit_island.effects.choosing import (
    each_board,
    each_player,
    each_token,
    in_each,
    in_land,
)
from spieltisch.games.spirit_island.effects.conditions import (
    Beside,
    IsCoastal,
    IsInland,
    More,
    OfLand,
    OnTerrain,
    There,
    any_of,
    no,
)
from spieltisch.games.spirit_island.effects.gaining import MINOR
from spieltisch.games.spirit_island.effects.lands import here, most, where
from spieltisch.games.spirit_island.effects.on_boards import half_of_boards, on_boards
from spieltisch.games.spirit_island.effects.ranges import entered
from spieltisch.games.spirit_island.effects.using import UseSlowNow
from spieltisch.games.spirit_island.state import codes

_DANGERS: Final = codes.ALL_BEASTS | codes.ALL_WILDS | codes.DISEASES


def _roam(*then_what: Node) -> Node:
    """On each board beasts are pushed to where there is no blight."""
    clean = no(codes.BLIGHTS)
    lands = here(unsaid=[There(codes.ALL_BEASTS), Beside(clean)])
    return each_board(in_land(lands, land.push(1, codes.ALL_BEASTS, into=clean), *then_what))


def _outbreak(*terrains: int) -> Node:
    """On each board disease comes to where most people live."""
    lands = here(OnTerrain(*terrains), unsaid=[There(codes.BUILDINGS)])
    return each_board(in_land(most(lands, codes.BUILDINGS), land.add(1, codes.DISEASE)))


def _come_of_age(condition: OfLand) -> Node:
    return each_board(in_land(here(condition, There(codes.DAHANS)), land.add(1, codes.DAHAN)))


def _flee(kinds: int) -> Node:
    """On each board dahan leave a land with some pieces for lands without any."""
    lands = here(There(kinds), unsaid=[There(codes.DAHANS), Beside(no(kinds))])
    return each_board(in_land(lands, land.push(2, codes.DAHANS, into=no(kinds))))


TOKENS: Final[list[tuple[str, Node]]] = [
    (
        "beasts-attack",
        each_token(
            codes.BEASTS, land.damage(2), when(FellBuilding(), land.remove(1, codes.ALL_BEASTS))
        ),
    ),
    (
        "beasts-prowl",
        each_token(
            codes.BEASTS,
            when(There(codes.INVADERS), land.fear(1), otherwise=land.push(1, codes.ALL_BEASTS)),
        ),
    ),
    ("savage-frenzy", each_token(codes.BEASTS, land.destroy(1, codes.EXPLORERS), land.damage(2))),
    (
        "grim-toll",
        each_board(
            in_land(here(There(codes.DISEASES)), land.damage(2), land.damage(2, codes.DAHANS))
        ),
    ),
    (
        "lingering-plagues",
        then(each_board(in_land(here(), land.add(1, codes.DISEASE))), lasting.ignore_disease()),
    ),
    ("beasts-find-new-homes", _roam(when(PushedTo(codes.INVADERS), land.fear(1)))),
    (
        "beasts-of-the-jungle",
        each_board(
            in_land(
                here(OnTerrain(codes.JUNGLE), no(codes.BLIGHTS)),
                land.add(1, codes.BEASTS),
                when(There(codes.INVADERS), land.fear(1)),
            )
        ),
    ),
    (
        "beasts-provoked",
        each_board(in_land(here(There(codes.TOWNS), no(codes.BLIGHTS)), land.add(1, codes.BEASTS))),
    ),
    ("distant-hunt", _roam(in_each(entered(), land.damage(1)))),
    (
        "prey-on-the-unwary",
        then(
            each_token(codes.BEASTS, land.destroy(1, codes.EXPLORERS)),
            on_boards(
                1,
                Fewer(here(There(codes.ALL_BEASTS)), False),
                in_land(here(), land.add(1, codes.BEASTS)),
            ),
        ),
    ),
    (
        "new-diseases",
        on_boards(
            half_of_boards(),
            Exists(here(There(codes.DAHANS), There(codes.INVADERS))),
            in_land(
                here(There(codes.DAHANS), There(codes.INVADERS)),
                land.add(1, codes.DISEASE),
                land.damage(2, codes.DAHANS),
            ),
            unsaid=True,
        ),
    ),
    ("sandfever-outbreak", _outbreak(codes.MOUNTAIN, codes.SANDS)),
    ("wheezelung-outbreak", _outbreak(codes.JUNGLE, codes.WETLAND)),
    (
        "stricken",
        lasting.ban(codes.RAVAGE, any_of(There(codes.DISEASES), There(codes.STRIFES))),
    ),
]

DAHAN: Final[list[tuple[str, Node]]] = [
    (
        "aid-the-uprising",
        in_each(
            where(There(codes.STRIFES)),
            land.damage_each(per(Number(codes.DAHANS)), strife=True),
            land.add(per(Felled()), codes.DAHAN),
        ),
    ),
    ("canny-defense", land.defend(dahan=1)),
    ("coming-of-age-coastal", _come_of_age(IsCoastal())),
    ("coming-of-age-inland", _come_of_age(IsInland())),
    ("coming-of-age-jungle-wetland", _come_of_age(OnTerrain(codes.JUNGLE, codes.WETLAND))),
    ("coming-of-age-mountain-sands", _come_of_age(OnTerrain(codes.MOUNTAIN, codes.SANDS))),
    (
        "drive-off-the-interlopers",
        each_player(
            in_land(
                where(There(codes.DAHANS), unsaid=[There(codes.SETTLERS)]),
                land.push(1, codes.SETTLERS),
                mode=UP_TO,
            )
        ),
    ),
    (
        "fierce-mien",
        in_each(where(There(codes.INVADERS), More(codes.DAHANS, codes.BUILDINGS)), land.fear(1)),
    ),
    ("forsake-the-barren-land", _flee(codes.BLIGHTS)),
    (
        "offerings-of-pattern-and-dance",
        each_player(when(AmongDahan(2), spirit.gain_energy(1))),
    ),
    (
        "raids-in-force",
        each_player(
            in_land(
                where(More(codes.DAHANS, codes.BUILDINGS)),
                land.damage(per(Number(codes.DAHANS))),
                different=True,
            )
        ),
    ),
    (
        "reclaim-territory",
        each_player(
            in_land(
                where(unsaid=[There(codes.DAHANS)]),
                land.push(1, codes.DAHANS),
                in_each(entered(), land.damage(1)),
                mode=UP_TO,
            )
        ),
    ),
    (
        "reckless-offensive",
        each_board(
            in_land(
                here(There(codes.DAHANS, 2), There(codes.BUILDINGS, 2)),
                land.destroy(per(Number(codes.DAHANS)), codes.BUILDINGS),
                land.add(1, codes.BLIGHT),
            )
        ),
    ),
    ("retreat", _flee(codes.CITIES)),
    ("rouse-the-spirits", each_player(when(AmongDahan(3), UseSlowNow()))),
    ("seek-a-safer-home", _flee(_DANGERS)),
    (
        "spirit-speakers-solve-riddles-of-power",
        each_player(when(AmongDahan(4), spirit.gain_card(MINOR))),
    ),
    (
        "tend-the-land",
        each_board(
            in_land(
                here(There(codes.DAHANS, 2), unsaid=[There(codes.BLIGHTS)]),
                land.remove(1, codes.BLIGHTS),
            )
        ),
    ),
    (
        "traps-and-snares",
        each_board(in_land(here(There(codes.DAHANS)), land.add(1, codes.WILDS))),
    ),
]
