"""Parts of event cards that concern tokens and dahan; the cards themselves come with the events."""

from typing import Final

from spieltisch.core.effects import Node
from spieltisch.games.spirit_island.effects import land, lasting
from spieltisch.games.spirit_island.effects.basics import then, when
from spieltisch.games.spirit_island.effects.cases import FellBuilding
from spieltisch.games.spirit_island.effects.choosing import each_board, each_token, in_land
from spieltisch.games.spirit_island.effects.conditions import There
from spieltisch.games.spirit_island.effects.lands import here
from spieltisch.games.spirit_island.state import codes

PARTS: Final[list[tuple[str, Node]]] = [
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
    ("years-of-little-rain", lasting.change_health(codes.DAHAN, -1)),
    (
        "tight-knit-communities",
        then(lasting.change_health(codes.TOWN, 1), lasting.change_health(codes.CITY, 1)),
    ),
]
"""By key; their numbers are those of numbers.EVENT_PARTS."""
