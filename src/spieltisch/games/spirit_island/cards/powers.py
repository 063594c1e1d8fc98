"""How power cards are written down; the files beside this one declare them."""

from typing import Final

from spieltisch.core.effects import Node
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.cards.panel import Elements, Power, Target
from spieltisch.games.spirit_island.effects.basics import then

SPIRIT: Final = Target(spirit=True)
ANOTHER: Final = Target(spirit=True, another=True)


def within(
    reach: int,
    fits: int = panel.ANY_LAND,
    source: int = panel.PRESENCE,
    origin: int = -1,
    further: tuple[Elements, int] | None = None,
) -> Target:
    """A land in range."""
    return Target(reach, fits, source, origin, further=further)


def minor(
    key: str,
    cost: int,
    speed: int,
    words: str,
    target: Target,
    *effect: Node,
    quick: Elements | None = None,
) -> Power:
    return Power(key, panel.MINOR, cost, speed, words, target, then(*effect), quick)


def major(key: str, cost: int, speed: int, words: str, target: Target, *effect: Node) -> Power:
    return Power(key, panel.MAJOR, cost, speed, words, target, then(*effect))


def unique(key: str, cost: int, speed: int, words: str, target: Target, *effect: Node) -> Power:
    return Power(key, panel.UNIQUE, cost, speed, words, target, then(*effect))
