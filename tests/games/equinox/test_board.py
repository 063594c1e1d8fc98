"""The browser's table of Equinox: what a newcomer is told, and when."""

from random import Random
from typing import cast

import pytest

from spieltisch.games.equinox.board import ADVICE, board
from spieltisch.games.equinox.rules import EquinoxState
from spieltisch.table.picture import Offer
from tests.games.equinox.scene import EQUINOX

BY_VERB = {verb: text.en for (_, verb, _), text in ADVICE.items()}


def new(seats: int, seed: int) -> EquinoxState:
    return cast(EquinoxState, EQUINOX.new(seats, seed))


def offers(state: EquinoxState, seat: int) -> dict[str, Offer]:
    """The options of a seat by what they point at, as the table makes them."""
    decision = state.decision(seat)
    assert decision is not None
    return {
        option.targets[0]: Offer(option.key, option.label.en, number)
        for number, option in enumerate(decision.options, 1)
        if option.targets
    }


def advice(state: EquinoxState) -> str:
    seat = state.next_seat()
    return str(board(state, seat, "en", offers(state, seat))["advice"])


def test_in_the_first_round_a_newcomer_is_told_what_predicting_and_playing_are_for() -> None:
    state = new(2, seed=1)
    assert advice(state) == BY_VERB["bet"]
    seat = state.next_seat()
    state.play(seat, state.parse_move(seat, "pass"))
    assert advice(state) == BY_VERB["play"]


@pytest.mark.parametrize("seed", range(3))
def test_advice_comes_with_its_own_question_and_stops_with_its_round(seed: int) -> None:
    state, random = new(3, seed), Random(seed)
    given: dict[str, set[int]] = {}
    while not state.over:
        seat = state.next_seat()
        if told := advice(state):
            given.setdefault(told, set()).add(state.row)
            asked = {offer.key.partition(":")[0] for offer in offers(state, seat).values()}
            assert told in {BY_VERB.get(verb) for verb in asked}
        state.play(seat, random.choice(state.moves(seat)))
    assert given[BY_VERB["bet"]] == {1}
    assert given[BY_VERB["play"]] == {1}
