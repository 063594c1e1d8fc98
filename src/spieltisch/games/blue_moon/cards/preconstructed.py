# mypyc: skip
"""The nine preconstructed decks: a leader and thirty cards each."""

from typing import Final


def _deck(people: str, numbers: str, foreign: str = "") -> tuple[str, ...]:
    """The keys of a deck: numbers and ranges of the own people, then foreign cards."""
    own: list[str] = []
    for part in numbers.split():
        first, _, last = part.partition("-")
        own.extend(f"{people}-{number}" for number in range(int(first), int(last or first) + 1))
    return (*own, *foreign.split())


PRECONSTRUCTED: Final[dict[str, tuple[str, ...]]] = {
    "hoax": _deck("hoax", "1-14 17-22 24-29", "flit-12 mutant-105 pillar-26 terrah-5"),
    "vulca": _deck("vulca", "1 3-16 18-21 23-24 26-30", "aqua-4 khind-26 mimix-6 mutant-106"),
    "mimix": _deck("mimix", "3-5 7-14 16-28 30-31", "hoax-23 khind-19 mutant-104 pillar-13"),
    "flit": _deck("flit", "1-11 14-19 22-27 29-31", "aqua-20 mutant-109 terrah-15 vulca-22"),
    "khind": _deck("khind", "1-18 20-22 25 27-30", "aqua-30 hoax-15 mimix-29 mutant-101"),
    "terrah": _deck("terrah", "1-4 6-14 16-23 25-27 29-30", "flit-13 mutant-107 pillar-17 vulca-2"),
    "pillar": _deck(
        "pillar", "1-12 14-16 18-19 21-25 27-30", "khind-31 mimix-15 mutant-103 vulca-25"
    ),
    "aqua": _deck("aqua", "1-3 5-14 16-19 21-26 28-29 31", "flit-20 hoax-16 mutant-102 terrah-24"),
    "buka": _deck("buka", "1-30"),
}
"""By people: the cards of its deck. The leader is number 0 of the people."""
