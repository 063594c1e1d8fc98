"""What a card is: its kind, values, icons, moons and special text."""

from functools import partial
from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import kinds, special

BLANK: Final = -1
"""The value of a card that prints none."""

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
        effect: int = special.NO_TEXT,
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
