"""What a card is: its kind, values, icons, moons and special text."""

from functools import partial
from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards.effect import CRYSTAL, NO_TEXT

BLANK: Final = -1
"""The value of a card that prints none."""

# Kinds.
LEADER: Final = 0
CHARACTER: Final = 1
BOOSTER: Final = 2
SUPPORT: Final = 3
LEADERSHIP: Final = 4
SHIP: Final = 5
HYLA: Final = 6
CRYSTAL_CARD: Final = 7
INTERVENTION: Final = 8
INQUISITOR: Final = 9

# Icons, as bits.
SHIELD_FIRE: Final = 1
SHIELD_EARTH: Final = 2
STOP: Final = 4
RETRIEVE: Final = 8
PAIR: Final = 16
FREE: Final = 32
PROTECTED: Final = 64
COOL: Final = 128
TOP: Final = 256
FUN: Final = 512
NO: Final = 1024
BLUFF_FIRE: Final = 2048
BLUFF_EARTH: Final = 4096
BLUFF_NONE: Final = 8192
REPLACE: Final = 16384
GANGS: Final = 0x780
BLUFFS: Final = 0x3800

PEOPLES: Final = ("hoax", "vulca", "mimix", "flit", "khind", "terrah", "pillar", "aqua", "buka")


class Card:
    """A card as printed. ``n`` is the number in its text, ``cost`` hand cards its "I must"."""

    def __init__(
        self,
        kind: int,
        key: str,
        name: Text,
        fire: int = BLANK,
        earth: int = BLANK,
        moons: int = 0,
        icons: int = 0,
        effect: int = NO_TEXT,
        n: int = 0,
        capacity: int = 0,
        cost: int = 0,
        more_cards: int = 0,
        more_moons: int = 0,
        family: str = "",
        house: bool = False,
    ) -> None:
        self.key = key
        self.people = key.rpartition("-")[0]
        self.name = name
        self.kind = kind
        self.fire = fire
        self.earth = earth
        self.moons = moons
        self.icons = icons
        self.effect = effect
        self.n = n
        self.capacity = capacity  # of a ship
        self.cost = cost
        self.more_cards = more_cards  # of an inquisitor: change of the leader's limits
        self.more_moons = more_moons
        self.family = family  # letter of a Buka family
        self.house = house  # values, icons or text are ours, no source documents them


leader = partial(Card, LEADER)
character = partial(Card, CHARACTER)
booster = partial(Card, BOOSTER)
support = partial(Card, SUPPORT)
leadership = partial(Card, LEADERSHIP)
ship = partial(Card, SHIP)
hyla = partial(Card, HYLA)
crystal = partial(Card, CRYSTAL_CARD, effect=CRYSTAL)
intervention = partial(Card, INTERVENTION)
inquisitor = partial(Card, INQUISITOR)
