"""The numbers in special texts: what a card declares is what is said, and what is done."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from spieltisch.core.text import LANGUAGES
from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.text.cards import special_text
from tests.games.blue_moon.scene import A, B, scene, side

NUMBERED = [card for card in every.CARDS if card.n]
HAND = "hoax-1 hoax-2 hoax-3 hoax-4 hoax-6 hoax-7"
"""Six characters without text and icons."""

SCENES: dict[str, list[Any]] = {
    # what the opponent may not do
    "terrah-25": [side(hand="vulca-5"), side(support="terrah-25")],
    "hoax-26": [side(hand="hoax-1 vulca-18"), side(support="hoax-26"), "play:hoax-1"],
    "flit-10": [side(hand="hoax-1 vulca-18"), side(active="flit-10"), "play:hoax-1"],
    "buka-18": [
        side(hand="mimix-7 mimix-8"),
        side(active="buka-18"),
        "play:mimix-7",
        "play:mimix-8",
    ],
    "khind-25": [side(hand="hoax-27 hoax-1"), side(support="khind-25"), "lead:hoax-27", "use"],
    "terrah-27": [side(hand="hoax-27 hoax-1"), side(support="terrah-27"), "lead:hoax-27", "use"],
    # what the opponent must do
    "aqua-28": [side(hand="hoax-1 hoax-2"), side(support="aqua-28"), "play:hoax-1"],
    "pillar-16": [side(hand="hoax-1 hoax-6"), side(active="pillar-16"), "play:hoax-1"],
    "pillar-17": [side(hand="hoax-1 hoax-9"), side(active="pillar-17"), "play:hoax-1"],
    "pillar-18": [side(hand="hoax-1 hoax-6 hoax-22"), side(active="pillar-18"), "play:hoax-1"],
    "pillar-19": [side(hand="hoax-1 hoax-2"), side(active="pillar-19"), "play:hoax-1"],
    "pillar-20": [side(hand="hoax-1 vulca-2"), side(active="pillar-20"), "play:hoax-1"],
    # values and power
    "pillar-24": [side(active="hoax-1 pillar-24"), side()],
    "pillar-25": [side(active="hoax-1 pillar-25"), side()],
    "pillar-26": [side(active="hoax-1 pillar-26"), side()],
    "buka-21": [side(active="buka-21", bluffs="buka-13"), side()],
    "aqua-19": [side(active="hoax-1 aqua-19"), side()],
    "aqua-20": [side(active="hoax-1 aqua-20"), side()],
    "vulca-20": [side(active="hoax-1 vulca-20"), side()],
    # dragons
    "hoax-10": [side(), side(active="hoax-10"), "retreat"],
    "mimix-29": [side(support="mimix-29"), side(active="hoax-10"), "retreat"],
    "flit-29": [side(hand="flit-29"), side(active="hoax-10"), "lead:flit-29", "retreat"],
    "hyla-606": [
        side(),
        side(active="hoax-1", support="hoax-20 hoax-21 hoax-22", hyla="hyla-606"),
        "retreat",
    ],
    # what may be played
    "buka-25": [
        side(hand="hoax-1 hoax-20 hoax-21 hoax-22", support="buka-25"),
        side(),
        "play:hoax-1",
        "play:hoax-20",
        "play:hoax-21",
    ],
    "pillar-11": [
        side(hand="pillar-11 vulca-18 mimix-25 mimix-26"),
        side(),
        "play:pillar-11",
        "play:vulca-18",
        "play:mimix-25",
    ],
    "hyla-604": [
        side(hand="hoax-1 hoax-20 hoax-21 hoax-22", hyla="hyla-604"),
        side(),
        "play:hoax-1",
        "play:hoax-20",
        "play:hoax-21",
    ],
    "buka-13": [
        side(hand="hoax-1 buka-13"),
        side(active="hoax-2 hoax-3", support="hoax-20 hoax-21 hoax-22 vulca-23"),
        "play:hoax-1",
    ],
    "buka-14": [side(hand="hoax-1 buka-14"), side(active="hoax-2 hoax-3"), "play:hoax-1"],
    "buka-15": [
        side(hand="hoax-1 buka-15"),
        side(active="hoax-2 vulca-18 mimix-25"),
        "play:hoax-1",
    ],
    "buka-16": [side(hand="hoax-1 buka-16"), side(support="hoax-20 hoax-21"), "play:hoax-1"],
    "buka-17": [side(hand="hoax-1 buka-17"), side(active="khind-5 khind-8"), "play:hoax-1"],
    "buka-29": [side(hand=f"buka-29 {HAND}"), side(), "lead:buka-29"],
    "buka-31": [side(hand=f"buka-31 {HAND}"), side(), "lead:buka-31", "choose:hoax-1"],
    # mutants
    "mutant-101": [side(hand="mutant-101"), side(dragons=1)],
    "mutant-102": [side(hand="mutant-102"), side(hand="hoax-1 hoax-2 hoax-3")],
    "mutant-103": [
        side(hand="mutant-103"),
        side(active="hoax-2 hoax-3", support="hoax-20 hoax-21 hoax-22 vulca-23"),
    ],
    "mutant-104": [side(hand="mutant-104"), side(active="hoax-2 hoax-3", support="hoax-20")],
    "mutant-105": [side(hand="mutant-105"), side(active="vulca-1")],
    "mutant-106": [side(hand="mutant-106"), side(active="vulca-4 hoax-4", support="hoax-21")],
    "mutant-107": [side(hand="mutant-107"), side(active="hoax-1")],
    # cards to the hand and away
    "hoax-27": [side(hand="hoax-27 hoax-1"), side(), "lead:hoax-27", "use"],
    "vulca-15": [side(active="vulca-15", hand=HAND), side(), "text:vulca-15"],
    "hoax-15": [side(active="hoax-15", hand=HAND), side(), "text:hoax-15"],
    "hyla-607": [side(hyla="hyla-607", hand=HAND), side(), "retreat", "text:hyla-607"],
    "mimix-18": [side(active="mimix-18", hand="hoax-1"), side(), "text:mimix-18"],
    "mimix-19": [side(active="mimix-19", hand="hoax-1"), side(), "text:mimix-19"],
    "khind-30": [side(hand="khind-30", discard=HAND), side(), "lead:khind-30", "use"],
    "mimix-21": [
        side(hand="mimix-21", discard=HAND, deck_size=0),
        side(),
        "play:mimix-21",
        "done",
        "text:mimix-21",
    ],
    "hoax-17": [side(hand="hoax-17"), side(hand="hoax-1 hoax-2"), "play:hoax-17"],
    "terrah-15": [side(hand="terrah-15"), side(hand=HAND), "play:terrah-15", "use"],
    "khind-8": [side(active="khind-8"), side(hand=HAND), "text:khind-8"],
    "aqua-29": [side(hand="aqua-29"), side(hand=HAND), "lead:aqua-29"],
    "vulca-32": [side(hand=f"vulca-32 {HAND}"), side(), "lead:vulca-32"],
    "aqua-32": [side(hand="aqua-32"), side(), "lead:aqua-32"],
    # dragons for cards
    "pillar-32": [side(hand="pillar-32 hoax-21 hoax-22"), side(hand="hoax-1"), "lead:pillar-32"],
    "vulca-29": [side(hand="vulca-29 hoax-1 hoax-6"), side(), "lead:vulca-29"],
    "terrah-30": [side(hand="terrah-30 vulca-4 vulca-6 hoax-8"), side(), "lead:terrah-30"],
    "flit-30": [side(hand="flit-30 hoax-1 hoax-2 hoax-3"), side(), "lead:flit-30"],
    "pillar-31": [side(hand="pillar-31 vulca-1 vulca-2"), side(), "lead:pillar-31"],
    "hoax-31": [side(hand="hoax-31 hoax-27 khind-30"), side(), "lead:hoax-31"],
}
"""By card: A's side and B's side, and what A does then."""
FIRST_MOVES = {"lead": "leadership", "retreat": "leadership", "text": "refresh"}
"""By the first thing that A does: the phase of the scene; without one it is the character phase."""


def trace(key: str) -> list[Any]:
    """What may be done and how things stand, step by step, as far as the moves are possible."""
    a, b, *moves = SCENES[key]
    b = {"active": ["flit-14"], **b}
    verb = moves[0].partition(":")[0] if moves else ""
    element = "earth" if key == "mutant-106" else "fire"
    table = scene(a, b, phase=FIRST_MOVES.get(verb, "character"), element=element)
    found: list[Any] = []
    for move in [*moves, ""]:
        powers = [table.power(seat, element) for seat in (A, B) for element in ("fire", "earth")]
        hands = [len(table.cards(seat, "hand")) for seat in (A, B)]
        dragons = [table.dragons(seat) for seat in (A, B)]
        asks = table.prompt().en if not table.over else ""
        found.append((table.moves() if not table.over else [], powers, hands, dragons, asks))
        if not move or not table.may(move):
            break
        table.play(move)
    return found


@contextmanager
def declared(key: str, n: int) -> Iterator[None]:
    """As if a card declared another number."""
    number = every.NUMBERS[key]
    before, every.AMOUNTS[number] = every.AMOUNTS[number], n
    yield
    every.AMOUNTS[number] = before


@pytest.mark.parametrize("key", SCENES)
def test_what_is_done_follows_the_declared_number(key: str) -> None:
    n = every.CARDS[every.NUMBERS[key]].n
    before = trace(key)
    assert len(before) == len(SCENES[key]) - 1, "the scene comes to its end"
    traces: list[list[Any]] = []
    for other in (n + 1, n - 1):
        with declared(key, other):
            traces.append(trace(key))
    assert traces != [before, before]


def test_every_number_is_done_somewhere() -> None:
    shown = {every.CARDS[every.NUMBERS[key]].effect for key in SCENES}
    assert shown == {card.effect for card in NUMBERED}


@pytest.mark.parametrize("card", NUMBERED, ids=lambda card: card.key)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_follows_the_declared_number(card: Any, lang: str) -> None:
    told = special_text(card).to(lang)
    for other in (card.n + 1, card.n + 17):
        text = special_text(replace(card, n=other)).to(lang)
        assert text != told
        assert str(other) in text


def test_one_of_something_has_a_word_of_its_own() -> None:
    limit = every.CARDS[every.NUMBERS["buka-18"]]
    assert "einen aktiven Charakter" in special_text(limit).de
    assert "2 aktive Charaktere" in special_text(replace(limit, n=2)).de
    assert (
        "no more than 2 dragons"
        in special_text(replace(every.CARDS[every.NUMBERS["flit-29"]], n=2)).en
    )
