"""The conformance suite: every game, seat count and option passes the same checks."""

import hashlib
import os
import subprocess
import sys
from random import Random
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import spieltisch
from spieltisch.core.record import new_match, state_hash
from tests.conformance import checks
from tests.conformance.setups import SETUPS

CASES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{number}")
    for name, setup in SETUPS.items()
    for number, (seats, options) in enumerate(setup.cases())
]

DEMANDING = [
    pytest.param("blue-moon", 2, {"deck1": "pillar", "deck2": deck}, id=f"blue-moon-pillar-{deck}")
    for deck in ("hoax", "aqua", "pillar")
]
"""Decks that demand hand cards of the opponent all the time."""


def test_every_game_is_tried_with_every_seat_count() -> None:
    assert set(SETUPS) == set(spieltisch.games())
    for name, setup in SETUPS.items():
        game = spieltisch.game(name)
        assert setup.seats == tuple(range(game.min_seats, game.max_seats + 1))
        assert {key for _, options in setup.cases() for key in options} == {
            option.name for option in game.options
        }


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_random_play_passes_every_check(name: str, seats: int, options: dict[str, Any]) -> None:
    game, bound = spieltisch.game(name), SETUPS[name].bound
    for seed in range(SETUPS[name].checked):
        every = checks.step_for(checks.STATES, game, seats, options, seed, bound)
        match = checks.play_checked(game, seats, options, seed, every, bound)
        checks.record_is_faithful(match)
        for attempt in range(5):
            checks.take_back_is_exact(match, attempt)


@given(seed=st.integers(0, 2**40), case=st.sampled_from([case.values for case in CASES]))
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_random_play_from_any_seed(seed: int, case: tuple[str, int, dict[str, Any]]) -> None:
    name, seats, options = case
    match = checks.play_checked(spieltisch.game(name), seats, options, seed, 40, SETUPS[name].bound)
    checks.record_is_faithful(match)


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_questions_and_shortcuts_change_no_game(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    """Whoever asks a lot and plays, and whoever asks nothing and applies, comes to the same."""
    game = spieltisch.game(name)
    for seed in range(12):
        random = Random(seed)
        asked, applied = (game.new(seats, seed, **options) for _ in range(2))
        applied.quiet = True
        while not asked.over:
            moves = {seat: asked.moves(seat) for seat in asked.to_move()}
            seat = random.choice(list(moves))
            move = random.choice(moves[seat])
            asked.play(seat, move)
            applied.apply(seat, move)
            if random.randrange(20) == 0 or asked.over:
                assert asked.dump() == applied.dump(), f"seed {seed}"


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_many_games_keep_every_component(name: str, seats: int, options: dict[str, Any]) -> None:
    game = spieltisch.game(name)
    for seed in range(SETUPS[name].watched):
        random = Random(seed)
        state = game.new(seats, seed, **options)
        state.quiet = True
        decisions = 0
        while not state.over:
            seat = random.choice(state.to_move())
            state.play(seat, random.choice(state.moves(seat)))
            decisions += 1
            assert decisions <= SETUPS[name].bound
        assert state.fault() is None


@pytest.mark.parametrize(("name", "seats", "options"), [*CASES[::4], *DEMANDING])
def test_nobody_can_go_round_in_circles(name: str, seats: int, options: dict[str, Any]) -> None:
    game = spieltisch.game(name)
    state = checks.play_watched(game, seats, options, 1, 200, checks.procrastinator(1))
    assert state.fault() is None


@pytest.mark.parametrize("name", SETUPS)
def test_what_passes_or_gives_up_is_declared(name: str) -> None:
    said: dict[bool, set[str]] = {True: set(), False: set()}
    for seed, (_, seats, options) in enumerate(
        case for case in map(_values, CASES) if case[0] == name
    ):
        random = Random(seed)
        state = spieltisch.game(name).new(seats, seed, **options)
        state.quiet = True
        while not state.over:
            seat = random.choice(state.to_move())
            moves = state.moves(seat)
            for move in moves:
                thing = state.move_key(move).partition(":")[2]
                if thing in ("", "0"):
                    option = state.option(seat, move)
                    said[option.forgoes].add(option.label.en.partition(" (")[0])
            state.play(seat, random.choice(moves))
    assert said[True] == SETUPS[name].forgoing
    assert not said[False] & SETUPS[name].forgoing


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_determinized_states_usually_differ_from_the_truth(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    state = spieltisch.game(name).new(seats, 1, **options)
    assert checks.worlds_differ(spieltisch.game(name), state, 10) > 0.9


def _values(case: Any) -> tuple[str, int, dict[str, Any]]:
    return cast(tuple[str, int, dict[str, Any]], case.values)


def _digests() -> list[str]:
    """A hash for each case: the end of a random game, to compare two ways of running it."""
    digests: list[str] = []
    for case in CASES:
        name, seats, options = _values(case)
        for seed in range(3):
            random = Random(seed)
            match = new_match(name, seats, seed, options, [])
            while not match.state.over:
                seat = random.choice(match.state.to_move())
                match.play(seat, random.choice(match.state.moves(seat)))
            world = match.state.clone().determinize(0, seed)
            lines = [line.text for line in match.state.log(0)]
            digests.append(f"{state_hash(match.state)} {state_hash(world)} {_hash_of(lines)}")
    return digests


def _hash_of(lines: list[spieltisch.Text]) -> str:
    return hashlib.blake2b(repr(lines).encode(), digest_size=8).hexdigest()


def test_compiled_and_plain_runs_agree() -> None:
    if not spieltisch.compiled():
        pytest.skip("this run is plain Python already; the compiled run compares with it")
    code = "from tests.conformance.test_games import _digests; print('\\n'.join(_digests()))"
    plain = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "SPIELTISCH_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.split("\n")[:-1] == _digests()
