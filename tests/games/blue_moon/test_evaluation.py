"""The evaluation: its named parts add up to it, and what a seat may know comes close to it."""

from typing import cast

import pytest

from spieltisch.games.blue_moon.bot.aspects import aspects
from spieltisch.games.blue_moon.bot.estimate import estimate, retreat_chance
from spieltisch.games.blue_moon.bot.replies import unseen
from spieltisch.games.blue_moon.rules.state import BlueMoonState
from tests.games.blue_moon.scene import BLUE_MOON
from tests.games.blue_moon.test_inputs import positions

WORLDS = 40


def test_aspects_add_up_to_the_evaluation() -> None:
    for state in positions(9):
        table = cast(BlueMoonState, state)
        for seat in range(2):
            parts = aspects(table, seat)
            assert sum(value for _, value in parts) == pytest.approx(
                BLUE_MOON.evaluate(state, seat)
            )
            assert all(name.de and name.en for name, _ in parts)


def test_a_game_that_is_over_has_one_aspect() -> None:
    for state in positions(1):
        last = state
    while not last.over:
        seat = last.next_seat()
        last.apply(seat, last.legal_moves(seat)[0])
    [(name, value)] = aspects(cast(BlueMoonState, last), 0)
    assert (name.en, value) == ("Result", BLUE_MOON.evaluate(last, 0))


def test_an_estimate_is_about_the_mean_of_the_worlds() -> None:
    misses: list[float] = []
    for state in positions(4):
        table = cast(BlueMoonState, state)
        for seat in range(2):
            pool = unseen(table, 1 - seat)
            found = estimate(table, seat, pool, retreat_chance(table, seat, pool))
            worlds = [state.determinize(seat, seed) for seed in range(WORLDS)]
            mean = sum(BLUE_MOON.evaluate(world, seat) for world in worlds) / WORLDS
            misses.append(abs(found - mean))
    misses.sort()
    assert misses[len(misses) // 2] < 0.5
    assert misses[len(misses) * 9 // 10] < 3.0


def test_an_estimate_does_not_depend_on_what_is_hidden() -> None:
    for state in positions(9):
        table = cast(BlueMoonState, state)
        for seat in range(2):
            pool = unseen(table, 1 - seat)
            chance = retreat_chance(table, seat, pool)
            found = estimate(table, seat, pool, chance)
            other = cast(BlueMoonState, state.determinize(seat, 7))
            others = unseen(other, 1 - seat)
            assert retreat_chance(other, seat, others) == pytest.approx(chance)
            assert estimate(other, seat, others, chance) == pytest.approx(found)
