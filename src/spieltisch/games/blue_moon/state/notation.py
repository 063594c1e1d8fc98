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
DOING: Final = (
    "nothing",
    "offered",
    "target",
    "paying",
    "discarding",
    "declining",
    "stealing",
    "any-cards",
    "returning",
    "revealed",
    "searching",
    "boarding",
    "loading",
    "either",
    "keeping",
    "doubling",
    "paying-cost",
    "replacing",
    "calling",
    "window",
    "acting",
    "laying",
    "intervening",
    "gaining",
)
"""By effect of a frame: what is being carried out."""


def card_key(card: int) -> str:
    return every.CARDS[card].key
