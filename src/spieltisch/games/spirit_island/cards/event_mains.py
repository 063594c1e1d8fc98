"""The main parts of event cards: what the invaders do, by their stage, the fear, the island."""

from typing import Final

from spieltisch.core.effects import Node
from spieltisch.games.spirit_island.effects import lasting
from spieltisch.games.spirit_island.effects.basics import then
from spieltisch.games.spirit_island.state import codes

MAINS: Final[list[tuple[str, Node]]] = [
    ("years-of-little-rain", lasting.change_health(codes.DAHAN, -1)),
    (
        "tight-knit-communities",
        then(lasting.change_health(codes.TOWN, 1), lasting.change_health(codes.CITY, 1)),
    ),
]
