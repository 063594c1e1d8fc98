"""The browser's table of Equinox: what a newcomer is told, and when."""

from collections import Counter
from random import Random
from typing import cast

import pytest

from spieltisch.core.board import Offer
from spieltisch.games.equinox.board import ADVICE, board
from spieltisch.games.equinox.rules import EquinoxState
from spieltisch.table.picture import _offers
from tests.games.equinox.scene import EQUINOX, scene

BY_VERB = {verb: text.en for (_, verb, _), text in ADVICE.items()}


def new(seats: int, seed: int) -> EquinoxState:
    return cast(EquinoxState, EQUINOX.new(seats, seed))


def offers(state: EquinoxState, seat: int, lang: str = "en") -> dict[str, Offer]:
    """The options of a seat by what they point at, as the table makes them."""
    decision = state.decision(seat)
    assert decision is not None
    return _offers(list(decision.options), lang)[0]


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


BRINGS = """
creatures = ["hoot", "ursus", "stag", "carmen", "feather-fox", "hopscotch", "moss-man", "goatman"]
phase = "{phase}"
players = [{{hand = ["ursus-4", "chameleon-6"]}}, {{}}]
[columns.ursus]
row1 = {{cards = ["ursus-8"]}}
"""


@pytest.mark.parametrize(
    ("phase", "keys", "lang", "found"),
    [
        ("predict", [], "de", {"field:ursus/1": "4 PP"}),
        ("play", [], "en", {"hand:ursus-4": "8.5 → 4.5", "hand:chameleon-6": ""}),
        ("play", [], "de", {"hand:ursus-4": "8,5 → 4,5"}),
        ("play", ["play:chameleon-6"], "en", {"field:ursus/1": "8.5 → 6"}),
    ],
)
def test_an_offer_says_what_it_brings(
    phase: str, keys: list[str], lang: str, found: dict[str, str]
) -> None:
    state = scene(BRINGS.format(phase=phase)).play(*keys).state
    offered = offers(state, state.next_seat(), lang)
    for target, brings in found.items():
        assert offered[target].brings == brings
        assert offered[target].label.endswith(f" ({brings})") == (brings != "")


def test_a_field_shows_the_points_or_the_new_strength() -> None:
    for phase, keys, shown in (
        ("predict", [], "4\N{NO-BREAK SPACE}PP"),
        ("play", ["play:chameleon-6"], "→\N{NO-BREAK SPACE}6"),
    ):
        state = scene(BRINGS.format(phase=phase)).play(*keys).state
        seat = state.next_seat()
        columns = board(state, seat, "en", offers(state, seat))["columns"]
        ursus = next(column for column in columns if column["creature"] == "ursus")
        assert ursus["fields"][0]["outcome"] == shown


def test_what_is_known_of_a_hand_is_true_and_no_more_than_was_seen() -> None:
    """For everybody in random games: true, and the same in every world that could be."""
    found = 0
    for seed in range(6):
        state = new(3 + seed % 3, seed)
        random = Random(seed)
        while not state.over:
            seat = state.next_seat()
            state.play(seat, random.choice(state.moves(seat)))
            for viewer in (None, *range(state.seats)):
                players = state.view(viewer)["players"]
                for player in players:
                    hand = state.view(player["seat"])["players"][player["seat"]]["hand"]
                    assert not Counter(player["known"]) - Counter(hand)
                    found += len(player["known"])
            if random.random() < 0.1:
                viewer = random.randrange(state.seats)
                other = state.determinize(viewer, random.randrange(1000))
                assert other.view(viewer) == state.view(viewer)
    assert found > 1000
