# mypyc: skip
"""Readable names for the numbers of `codes`: a card is called by its key, ``hoax-10``."""

from typing import Final

from spieltisch.games.blue_moon.cards import every

ELEMENT_KEYS: Final = ("fire", "earth")
PHASES: Final = (
    "ended",
    "start",
    "begin",
    "leadership",
    "retreat",
    "character",
    "support",
    "after-support",
    "announce",
    "announced",
    "called",
    "refresh",
    "end",
    "last",
    "turn-over",
    "lost",
    "lost",
    "lost",
    "clear",
    "fight-over",
    "new-fight",
    "after-support",
    "turn-over",
)
"""By phase."""


def card_key(card: int) -> str:
    return every.CARDS[card].key
