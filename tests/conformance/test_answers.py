"""What games say about their answers beforehand: what is for good, and what is a mere formality."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import spieltisch
from spieltisch.core.decision import OPEN_FORMALITY, Option
from spieltisch.core.game import State, game
from tests.conformance.setups import SETUPS
from tests.toys import on_the_shelf
from tests.toys.beacon import BEACON
from tests.toys.setup import SETUP

NAMES = (*spieltisch.games(), BEACON.name)
GAMES, LONGEST = 12, 400
OFTEN = 20  # times that a verb must have been tried before something is said about it
WORLDS = 5
ONCE = {"secret", "reveal", "bet", "pebble", "retreat"}
"""Verbs that may end a right of which there is one in a game, the last of some, or a fight."""


@pytest.fixture(autouse=True)
def beacon(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(SETUPS, BEACON.name, SETUP)
    with on_the_shelf(BEACON):
        yield


def decisions(name: str) -> Iterator[tuple[State, int, tuple[Option, ...]]]:
    """What is asked in random games of all kinds of tables."""
    setup = SETUPS[name]
    for seed in range(GAMES):
        random = Random(seed)
        seats = setup.seats[seed % len(setup.seats)]
        options = setup.options[seed * 7 % len(setup.options)]
        state = game(name).new(seats, seed, **options)
        for _ in range(LONGEST):
            if state.over:
                break
            seat = random.choice(state.to_move())
            if random.random() < 0.5:
                decision = state.decision(seat)
                assert decision
                yield state, seat, decision.options
            state.play(seat, random.choice(state.moves(seat)))


def verb(option: Option) -> str:
    return option.key.partition(":")[0]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_for_good_is_said_and_nothing_else(name: str) -> None:
    tried, new, said = Counter[str](), Counter[str](), set[str]()
    for state, seat, options in decisions(name):
        for option in options if len(options) > 1 else ():
            after = state.clone()
            after.play(seat, option.move)
            tried[verb(option)] += 1
            new[verb(option)] += after.news
            if option.final:
                said.add(verb(option))
                handed_on = after.over or seat not in after.to_move()
                assert after.news or handed_on or verb(option) in ONCE, option.key
    always = {each for each, count in tried.items() if count >= OFTEN and new[each] == count}
    assert always <= said
    assert said


@pytest.mark.parametrize("name", NAMES)
def test_an_open_formality_is_one_for_everybody(name: str) -> None:
    for state, seat, options in decisions(name):
        if len(options) == 1 and options[0].formality == OPEN_FORMALITY:
            for seed in range(WORLDS):
                world = state.determinize(None, seed)
                assert world.moves(seat) == [options[0].move], options[0].key
