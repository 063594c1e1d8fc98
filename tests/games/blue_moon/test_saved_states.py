"""Saved states: loading is exact at every point of a game, and damaged data is refused."""

import copy
from random import Random
from typing import Any

import pytest

from spieltisch.core.rng import seeded
from spieltisch.games.blue_moon.rules.state import BlueMoonState
from spieltisch.games.blue_moon.state import codes
from tests.games.blue_moon.scene import BLUE_MOON, new, scene, side
from tests.games.blue_moon.setup import ENVOYS, INQUISITION
from tests.games.saved import Dump, Saved, through_json

BUILT: dict[str, Any] = {"deck1": ENVOYS, "deck2": INQUISITION}
SAVED = Saved(BLUE_MOON, BlueMoonState, numbers=320)
load, reload, refused = SAVED.load, SAVED.reload, SAVED.refused


def states(seed: int, every: int = 1, **options: Any) -> list[BlueMoonState]:
    """Copies of the states of a random game."""
    state = new(seed, **options).state
    random = Random(seed)
    copies: list[BlueMoonState] = []
    number = 0
    while not state.over:
        if number % every == 0:
            copies.append(state.clone())
        seat = state.next_seat()
        state.play(seat, random.choice(state.moves(seat)))
        number += 1
    return [*copies, state]


@pytest.mark.parametrize("options", [{}, BUILT, {"length": "match"}])
def test_a_state_can_be_saved_and_loaded_at_every_decision(options: dict[str, Any]) -> None:
    SAVED.assert_exact_at_every_decision(new(5, **options).state, 5)


def test_a_misplay_is_taken_back_after_loading_too() -> None:
    table = scene(
        side(people="hoax", hand="hoax-9 hoax-21"),
        side(people="vulca", active="vulca-1"),
    ).play("play:hoax-9")
    loaded = reload(table.state)
    loaded.play(0, loaded.parse_move(0, "give-up"))
    assert [loaded.move_key(move) for move in loaded.moves(0)] == ["retreat"]
    assert len(loaded.hand[0]) == 2


RICH = next(state.dump() for state in states(3, **BUILT)[60:] if not state.stack.frames)


def test_loading_neither_changes_nor_keeps_the_data() -> None:
    data = copy.deepcopy(RICH)
    state = load(data)
    state.play(state.next_seat(), state.moves(state.next_seat())[0])
    assert data == RICH


def assert_refused_or_harmless(data: Dump, seed: int) -> None:
    """Never anything but one sentence; what is accepted can be played on."""
    state = SAVED.loaded_or_refused(data)
    if state is not None:
        SAVED.future(state, seed, decisions=5)


WRONG: list[Any] = [None, "x", -7, 10**9, [], [[]], {}, True]


@pytest.mark.parametrize("name", sorted(RICH))
def test_a_field_with_nonsense_is_refused_or_harmless(name: str) -> None:
    for value in WRONG:
        assert_refused_or_harmless({**copy.deepcopy(RICH), name: value}, 1)


@pytest.mark.parametrize("name", sorted(RICH))
def test_a_missing_field_is_refused(name: str) -> None:
    data = copy.deepcopy(RICH)
    del data[name]
    refused(data)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"dragons": [2, 1]}, "Dragons cannot be on both sides"),
        ({"phase": 0}, "A game is over when it has ended"),
        ({"phase": 9}, "Nobody is asked anything"),
        ({"stack": [[1, 0, 0]]}, "has a card and 0 values"),
        ({"stack": [[19, 0, 0, 9, 1]]}, "A window for interventions"),
        ({"stack": [[21, 0, 0, 5, 0, 0, 0]]}, "belongs to no frame"),
        ({"stack": [[3, 0, 0, 40, 8, 300]]}, "not in hand"),
        ({"leaders": [1, 35]}, "has no leader"),
        ({"rng": 0}, "'rng' must be a number from 1"),
        ({"game": "chess"}, "It must say game 'blue-moon'"),
    ],
)
def test_what_cannot_be_is_named(change: Dump, told: str) -> None:
    assert told in refused({**copy.deepcopy(RICH), **change})


def test_a_card_in_two_places_is_refused() -> None:
    data = copy.deepcopy(RICH)
    data["hand"][0].append(data["deck"][0][0])
    assert "is in two places" in refused(data)


def test_a_card_of_another_deck_is_refused() -> None:
    data = copy.deepcopy(RICH)
    data["deck"][0][0] = 200
    assert "are not those of its deck" in refused(data)


@pytest.mark.parametrize("data", [None, [], "state", 3])
def test_something_else_is_refused(data: Any) -> None:
    assert "A saved state is a table of values" in refused(data)


@pytest.mark.parametrize("seed", range(40))
def test_random_damage_is_refused_or_harmless(seed: int) -> None:
    rng = seeded(seed)
    for state in states(seed, every=25, **BUILT)[:-1]:
        data = through_json(state.dump())
        for number in range(20):
            assert_refused_or_harmless(SAVED.damaged(data, rng), number)


@pytest.mark.parametrize(
    "window", [codes.W_ACTION, codes.W_CHARACTER, codes.W_DRAGON, codes.W_COUNTER]
)
def test_an_intervention_needs_something_to_answer(window: int) -> None:
    """A window for one whose effect lies nowhere would leave nothing to cancel."""
    windows = [
        through_json(state.dump())
        for state in states(3, **BUILT)
        if state.stack.frames and state.stack.top().effect == codes.WINDOW
    ]
    assert windows
    for data in windows:
        data["stack"] = [[*data["stack"][-1][:3], window, -1]]
        assert "answers nothing" in refused(data)
