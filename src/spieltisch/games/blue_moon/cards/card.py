"""What a card is: its kind, values, icons, moons and special text."""

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
        key: str,
        name: Text,
        kind: int,
        fire: int,
        earth: int,
        moons: int,
        icons: int,
        effect: int,
        n: int,
        capacity: int,
        cost: int,
        more_cards: int,
        more_moons: int,
        family: str,
        house: bool,
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


def _card(
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
) -> Card:
    return Card(
        key,
        name,
        kind,
        fire,
        earth,
        moons,
        icons,
        effect,
        n,
        capacity,
        cost,
        more_cards,
        more_moons,
        family,
        house,
    )


def leader(key: str, name: Text) -> Card:
    return _card(LEADER, key, name)


def character(
    key: str,
    name: Text,
    fire: int,
    earth: int,
    moons: int = 0,
    icons: int = 0,
    effect: int = NO_TEXT,
    n: int = 0,
    cost: int = 0,
    family: str = "",
    house: bool = False,
) -> Card:
    return _card(
        CHARACTER,
        key,
        name,
        fire,
        earth,
        moons=moons,
        icons=icons,
        effect=effect,
        n=n,
        cost=cost,
        family=family,
        house=house,
    )


def booster(
    key: str,
    name: Text,
    fire: int = BLANK,
    earth: int = BLANK,
    moons: int = 0,
    icons: int = 0,
    effect: int = NO_TEXT,
    n: int = 0,
    family: str = "",
    house: bool = False,
) -> Card:
    return _card(
        BOOSTER,
        key,
        name,
        fire,
        earth,
        moons=moons,
        icons=icons,
        effect=effect,
        n=n,
        family=family,
        house=house,
    )


def support(
    key: str,
    name: Text,
    fire: int = BLANK,
    earth: int = BLANK,
    moons: int = 0,
    icons: int = 0,
    effect: int = NO_TEXT,
    n: int = 0,
    family: str = "",
    house: bool = False,
) -> Card:
    return _card(
        SUPPORT,
        key,
        name,
        fire,
        earth,
        moons=moons,
        icons=icons,
        effect=effect,
        n=n,
        family=family,
        house=house,
    )


def leadership(
    key: str,
    name: Text,
    moons: int,
    effect: int,
    icons: int = 0,
    n: int = 0,
    family: str = "",
    house: bool = False,
) -> Card:
    return _card(
        LEADERSHIP,
        key,
        name,
        moons=moons,
        icons=icons,
        effect=effect,
        n=n,
        family=family,
        house=house,
    )


def ship(
    key: str,
    name: Text,
    moons: int,
    capacity: int,
    effect: int = NO_TEXT,
    n: int = 0,
    family: str = "",
) -> Card:
    return _card(SHIP, key, name, moons=moons, effect=effect, n=n, capacity=capacity, family=family)


def hyla(
    key: str,
    name: Text,
    fire: int = BLANK,
    earth: int = BLANK,
    moons: int = 0,
    icons: int = 0,
    effect: int = NO_TEXT,
    n: int = 0,
    house: bool = False,
) -> Card:
    return _card(
        HYLA,
        key,
        name,
        fire,
        earth,
        moons=moons,
        icons=icons,
        effect=effect,
        n=n,
        house=house,
    )


def crystal(key: str, name: Text, moons: int, icons: int, cost: int, house: bool) -> Card:
    return _card(
        CRYSTAL_CARD, key, name, moons=moons, icons=icons, effect=CRYSTAL, cost=cost, house=house
    )


def intervention(
    key: str, name: Text, moons: int, icons: int, effect: int, n: int = 0, house: bool = False
) -> Card:
    return _card(INTERVENTION, key, name, moons=moons, icons=icons, effect=effect, n=n, house=house)


def inquisitor(
    key: str,
    name: Text,
    effect: int,
    n: int = 0,
    more_cards: int = 0,
    more_moons: int = 0,
    house: bool = False,
) -> Card:
    return _card(
        INQUISITOR,
        key,
        name,
        effect=effect,
        n=n,
        more_cards=more_cards,
        more_moons=more_moons,
        house=house,
    )
