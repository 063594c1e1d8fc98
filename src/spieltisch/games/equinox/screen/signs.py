"""Signs, colours and names that every part of the screen uses."""

from typing import Final

from rich.text import Text as Line

from spieltisch.core.names import SEAT_SIGNS, SEAT_STYLES
from spieltisch.games.equinox.cards import (
    ANCESTOR_CARD,
    CHAMELEON_CARD,
    CREATURE_CARDS,
    DRYAD_CARD,
)
from spieltisch.games.equinox.text.names import (
    ANCESTOR_NAME,
    CHAMELEON_NAME,
    CREATURE_NAMES,
    DRYAD_NAME,
)

CROWN: Final = "♛"
GONE: Final = "✗"
WILD: Final = "~"
WEAKEST: Final = "↓"
HERE: Final = "►"

BAND: Final = "#f3eddd on #2c3f46"
FAINT: Final = "dim"
WILD_STYLE: Final = "italic #2fa36b"

VALUES: Final = (5, 4, 3, 2, 1, 0)
HALF: Final = {creature.name for creature in CREATURE_CARDS if creature.half_point}
"""Creatures whose cards are half a point stronger."""
NAMES: Final = {
    **CREATURE_NAMES,
    CHAMELEON_CARD.name: CHAMELEON_NAME,
    ANCESTOR_CARD.name: ANCESTOR_NAME,
    DRYAD_CARD.name: DRYAD_NAME,
}


def mark(seat: int) -> Line:
    """The sign of a seat in its colour."""
    return Line(SEAT_SIGNS[seat], style=SEAT_STYLES[seat])


def halved(number: float) -> str:
    """A strength or a number of points, with ½.

    >>> halved(4.5), halved(0.5), halved(10)
    ('4½', '½', '10')
    """
    whole = int(number)
    if number == whole:
        return str(whole)
    return f"{whole or ''}½"
