"""All cards together, and what the engine reads of them as lists.

The engine plays the declarations, the texts are rendered from them and the bots read them. The
number of a card is its place in `CARDS`.
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

CARDS: Final[list[Card]] = [
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

NUMBERS: Final[dict[str, int]] = {card.key: number for number, card in enumerate(CARDS)}
"""By key: the number of a card."""

KINDS: Final[list[int]] = [card.kind for card in CARDS]
FIRES: Final[list[int]] = [max(card.fire, 0) for card in CARDS]
EARTHS: Final[list[int]] = [max(card.earth, 0) for card in CARDS]
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
