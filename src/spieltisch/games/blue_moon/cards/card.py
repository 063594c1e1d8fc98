"""What a card is: its kind, values, icons, moons and special text."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import kinds, special

BLANK: Final = -1
"""The value of a card that prints none."""

PEOPLES: Final = ("hoax", "vulca", "mimix", "flit", "khind", "terrah", "pillar", "aqua", "buka")


@dataclass(frozen=True)
class Card:
    """A card as printed."""

    kind: int
    key: str
    name: Text
    fire: int = BLANK
    earth: int = BLANK
    moons: int = 0
    icons: int = 0
    effect: int = special.NO_TEXT
    n: int = 0  # the number in its text
    capacity: int = 0  # of a ship
    cost: int = 0  # hand cards of its "I must"
    more_cards: int = 0  # of an inquisitor: change of the leader's limits
    more_moons: int = 0
    family: str = ""  # letter of a Buka family
    house: bool = False  # values, icons or text are ours, no source documents them

    @property
    def people(self) -> str:
        return self.key.rpartition("-")[0]


leader = partial(Card, kinds.LEADER)
character = partial(Card, kinds.CHARACTER)
booster = partial(Card, kinds.BOOSTER)
support = partial(Card, kinds.SUPPORT)
leadership = partial(Card, kinds.LEADERSHIP)
ship = partial(Card, kinds.SHIP)
hyla = partial(Card, kinds.HYLA)
crystal = partial(Card, kinds.CRYSTAL_CARD, effect=special.CRYSTAL)
intervention = partial(Card, kinds.INTERVENTION)
inquisitor = partial(Card, kinds.INQUISITOR)
