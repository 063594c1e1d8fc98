"""All cards together, and what the engine reads of them as lists.

The engine plays the declarations, the texts are rendered from them and the bots read them. The
number of a card is its place in `CARDS` and stays what it is: a card is declared in its people's
file and listed in `_NUMBERED`.
"""

from typing import Final

from spieltisch.games.blue_moon.cards import (
    aqua,
    buka,
    crystals,
    flit,
    hoax,
    hyla,
    inquisitors,
    interventions,
    khind,
    mimix,
    mutants,
    pillar,
    spirits,
    terrah,
    tutu,
    vulca,
)
from spieltisch.games.blue_moon.cards.card import BLANK, Card

_DECLARED: Final[list[Card]] = [
    *hoax.CARDS,
    *vulca.CARDS,
    *mimix.CARDS,
    *flit.CARDS,
    *khind.CARDS,
    *terrah.CARDS,
    *pillar.CARDS,
    *aqua.CARDS,
    *buka.CARDS,
    *mutants.CARDS,
    *spirits.CARDS,
    *tutu.CARDS,
    *hyla.CARDS,
    *crystals.CARDS,
    *interventions.CARDS,
    *inquisitors.CARDS,
]
_NUMBERED: Final = (
    "hoax-0..31 vulca-0..16 vulca-18..32 mimix-0 mimix-3..31 flit-0..20 flit-22..32 khind-0..31"
    " terrah-0..30 pillar-0..32 aqua-0..14 aqua-16..32 buka-0..31 mutant-101..107 mutant-109..110"
    " promo-904 tutu-507 hyla-604..608 crystal-1..3 inter-401..407 inq-411..412 inq-414"
)
"""The cards in the order of their numbers. Saved games contain these: the key of a new card goes to
the end, wherever the card is declared."""


def _in_order(declared: list[Card], numbered: str) -> list[Card]:
    """The cards by number; one that is not listed comes last, and a test complains."""
    by_key = {card.key: card for card in declared}
    cards: list[Card] = []
    for word in numbered.split():
        people, _, numbers = word.rpartition("-")
        first, _, last = numbers.partition("..")
        for number in range(int(first), int(last or first) + 1):
            cards.append(by_key.pop(f"{people}-{number}"))
    return [*cards, *by_key.values()]


CARDS: Final[list[Card]] = _in_order(_DECLARED, _NUMBERED)
COUNT: Final[int] = len(CARDS)
NUMBERS: Final[dict[str, int]] = {card.key: number for number, card in enumerate(CARDS)}
"""By key: the number of a card."""

KINDS: Final[list[int]] = [card.kind for card in CARDS]
FIRES: Final[list[int]] = [max(card.fire, 0) for card in CARDS]
EARTHS: Final[list[int]] = [max(card.earth, 0) for card in CARDS]
VALUES: Final[list[list[int]]] = [FIRES, EARTHS]
"""By element, then by card."""
ICONS: Final[list[int]] = [card.icons for card in CARDS]
EFFECTS: Final[list[int]] = [card.effect for card in CARDS]
AMOUNTS: Final[list[int]] = [card.n for card in CARDS]
MOONS: Final[list[int]] = [card.moons for card in CARDS]
COSTS: Final[list[int]] = [card.cost for card in CARDS]
CAPACITIES: Final[list[int]] = [card.capacity for card in CARDS]
VALUED: Final[list[bool]] = [card.fire != BLANK for card in CARDS]
"""Whether a card prints values, be they 0."""


def _pair_words() -> list[int]:
    """By card: a number for the first word of its name."""
    words: dict[str, int] = {}
    return [words.setdefault(card.name.en.split()[0], len(words)) for card in CARDS]


FIRST_WORDS: Final[list[int]] = _pair_words()
