"""Signs, colours and names that every part of the screen uses."""

from typing import Final

from spieltisch.games.equinox import cards
from spieltisch.games.equinox.text import names

CROWN: Final = "♛"
GONE: Final = "✗"
WILD: Final = "~"
WEAKEST: Final = "↓"

BAND: Final = "#f3eddd on #2c3f46"
WILD_STYLE: Final = "italic #2fa36b"

VALUES: Final = (5, 4, 3, 2, 1, 0)
HALF: Final = {creature.name for creature in cards.CREATURE_CARDS if creature.half_point}
"""Creatures whose cards are half a point stronger."""
NAMES: Final = {
    **names.CREATURE_NAMES,
    cards.CHAMELEON_CARD.name: names.CHAMELEON_NAME,
    cards.ANCESTOR_CARD.name: names.ANCESTOR_NAME,
    cards.DRYAD_CARD.name: names.DRYAD_NAME,
}
