"""Parts of event cards that concern tokens and dahan; the cards themselves come with the events."""

from typing import Final

from spieltisch.core.effects import Node
from spieltisch.games.spirit_island.effects.basics import then
from spieltisch.games.spirit_island.effects.land import add, damage, destroy, fear, push, remove
from spieltisch.games.spirit_island.effects.numbers import There, when
from spieltisch.games.spirit_island.effects.pieces import ChangeHealth
from spieltisch.games.spirit_island.effects.tokens import (
    CountBuildings,
    FellBuilding,
    HurtDahan,
    IgnoreDisease,
    each_token,
)
from spieltisch.games.spirit_island.effects.where import each_board, here, in_land
from spieltisch.games.spirit_island.state.codes import (
    BEASTS,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORERS,
    INVADERS,
    TOWN,
)

_BEASTS: Final = 1 << BEASTS
_DISEASE: Final = 1 << DISEASE

PARTS: Final[list[tuple[str, Node]]] = [
    (
        "beasts-attack",
        each_token(BEASTS, CountBuildings(), damage(2), when(FellBuilding(), remove(1, _BEASTS))),
    ),
    (
        "beasts-prowl",
        each_token(BEASTS, when(There(INVADERS), fear(1), otherwise=push(1, _BEASTS))),
    ),
    ("savage-frenzy", each_token(BEASTS, destroy(1, EXPLORERS), damage(2))),
    ("grim-toll", each_board(in_land(here(There(_DISEASE)), damage(2), HurtDahan(2)))),
    ("lingering-plagues", then(each_board(in_land(here(), add(1, DISEASE))), IgnoreDisease())),
    ("years-of-little-rain", ChangeHealth(DAHAN, -1)),
    ("tight-knit-communities", then(ChangeHealth(TOWN, 1), ChangeHealth(CITY, 1))),
]
"""By key; their numbers are those of numbers.EVENT_PARTS."""
