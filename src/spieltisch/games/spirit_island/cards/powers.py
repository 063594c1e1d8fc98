"""How powers and growth are written down; the files beside this one declare them."""

from typing import Final

from spieltisch.core.effects import Node
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.cards.panel import Elements, Growth, Innate, Power, Target
from spieltisch.games.spirit_island.effects.basics import any_order, then
from spieltisch.games.spirit_island.effects.thresholds import elements

SPIRIT: Final = Target(spirit=True)
ANOTHER: Final = Target(spirit=True, another=True)


def within(
    reach: int,
    fits: int = panel.ANY_LAND,
    source: int = panel.PRESENCE,
    origin: int = -1,
    further: list[tuple[Elements, int]] | None = None,
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


def innate(
    key: str, speed: int, target: Target, levels: list[str], *effect: Node, quick: str = ""
) -> Innate:
    """An innate power; ``levels`` are those of which one must be reached to use it at all."""
    needed = [elements(words) for words in levels]
    return Innate(key, speed, target, needed, then(*effect), elements(quick) if quick else None)


def grow(*actions: Node, cost: int = 0) -> Growth:
    return Growth(any_order(*actions), cost)
