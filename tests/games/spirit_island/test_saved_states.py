"""Saved states: loading is exact at every point of a game, and damaged data is refused."""

import copy
from typing import Any

import pytest

from spieltisch.core.game import game
from spieltisch.core.rng import seeded
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from tests.games.saved import JUNK, Saved

GAME = game("spirit-island")
SAVED = Saved(
    GAME, SpiritIslandState, derived=("lands", "near", "invaders"), idle="ready", numbers=180
)


def new(seats: int, seed: int, **options: Any) -> SpiritIslandState:
    state = GAME.new(seats, seed, **options)
    assert isinstance(state, SpiritIslandState)
    return state


@pytest.mark.parametrize("seats", [1, 2])
def test_a_state_can_be_saved_and_loaded_at_every_decision(seats: int) -> None:
    SAVED.assert_exact_at_every_decision(new(seats, seats), seats)


@pytest.mark.parametrize("seed", range(3))
def test_a_loaded_state_has_the_same_future(seed: int) -> None:
    SAVED.assert_same_future(new(1 + seed, seed, branch_and_claw="yes"), seed, every=40)


def test_a_dump_is_independent_of_the_state() -> None:
    state = new(2, 4)
    data = state.dump()
    kept = copy.deepcopy(data)
    SAVED.future(state, 1)
    assert data == kept


def test_a_missing_or_unknown_field_is_refused() -> None:
    whole = new(2, 4).dump()
    for key in whole:
        SAVED.refused({name: value for name, value in whole.items() if name != key})
    SAVED.refused({**whole, "weather": 1})


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_junk_in_any_field_is_refused_or_sound(junk: object) -> None:
    whole = new(2, 4).dump()
    for key in whole:
        found = SAVED.loaded_or_refused({**whole, key: junk})
        assert found is None or found.fault() is None


@pytest.mark.parametrize("seed", range(3))
def test_random_damage_is_refused_or_leaves_a_playable_state(seed: int) -> None:
    rng = seeded(seed)
    state = new(1 + seed, seed)
    refusals = loaded = 0
    while not state.over and refusals + loaded < 120:
        data = SAVED.damaged(state.dump(), rng)
        other = SAVED.loaded_or_refused(data)
        if other is None:
            refusals += 1
        elif other.dump() != state.dump():
            loaded += 1
            if loaded < 10:
                SAVED.future(other, seed)
                assert other.over
        SAVED.random_move(state, rng)
    assert refusals > 10
    assert loaded > 5
