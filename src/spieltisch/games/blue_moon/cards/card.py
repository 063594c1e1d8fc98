"""What a card is: its kind, values, icons, moons and special text."""

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

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


def _card(
    kind: int, key: str, names: str, fire: int = BLANK, earth: int = BLANK, **rest: Any
) -> Card:
    """A card with its German and English name."""
    german, _, english = names.partition(" / ")
    return Card(kind, key, Text(german, english or german), fire, earth, **rest)


leader = partial(_card, kinds.LEADER)
character = partial(_card, kinds.CHARACTER)
booster = partial(_card, kinds.BOOSTER)
support = partial(_card, kinds.SUPPORT)
leadership = partial(_card, kinds.LEADERSHIP)
ship = partial(_card, kinds.SHIP)
hyla = partial(_card, kinds.HYLA)
crystal = partial(_card, kinds.CRYSTAL_CARD, effect=special.CRYSTAL)
intervention = partial(_card, kinds.INTERVENTION)
inquisitor = partial(_card, kinds.INQUISITOR)
