"""The conformance suite: every game, seat count and option passes the same checks."""

import hashlib
import os
import subprocess
import sys
from dataclasses import dataclass
from random import Random
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import spieltisch
from spieltisch.core.record import new_match, state_hash
from tests.conformance import checks


@dataclass(frozen=True)
class Setup:
    """How a game is tried: seat counts, a spread of options, and how long it may last."""

    seats: tuple[int, ...]
    options: tuple[dict[str, Any], ...]
    bound: int
    checked: int = 2  # games of each case with every check
    watched: int = 20  # games of each case in which the components are watched


MENAGERIE = ["fungy", "twinz", "fiery-fang", "hoot", "goatman", "stag", "carmen", "ursus"]
BIRDS = ["pilgrim", "hopscotch", "feather-fox", "moss-man", "rubble", "squeak", "fungy", "ursus"]

PEOPLES = ("hoax", "vulca", "mimix", "flit", "khind", "terrah", "pillar", "aqua", "buka")
ENVOYS = (
    "buka-0,buka-1,buka-2,buka-3,buka-4,buka-5,buka-6,buka-7,buka-8,buka-9,buka-10,buka-18,"
    "buka-19,buka-20,buka-21,buka-22,buka-23,buka-24,buka-25,buka-26,buka-27,buka-28,buka-29,"
    "buka-30,buka-31,inter-401,inter-402,inter-403,inter-404,inter-406,inter-407"
)
"""A built deck with every ship, bluff cards and interventions."""
INQUISITION = (
    "vulca-0,inq-412,vulca-1,vulca-2,vulca-3,vulca-4,vulca-5,vulca-6,vulca-8,vulca-13,vulca-14,"
    "vulca-15,vulca-20,vulca-21,vulca-26,vulca-27,vulca-28,vulca-29,vulca-30,vulca-31,vulca-32,"
    "mutant-101,mutant-102,mutant-103,mutant-104,mutant-105,mutant-106,mutant-107,mutant-109,"
    "mutant-110,hyla-604,hyla-606,hyla-608,crystal-1,crystal-3,tutu-507,inter-405"
)
"""A built deck with an inquisitor, mutants, Hyla, crystal cards, a Tutu and an intervention."""
SERPENT = (
    "khind-0,inq-414,khind-5,khind-6,khind-7,khind-8,khind-9,khind-10,khind-11,khind-12,khind-13,"
    "khind-14,khind-15,khind-16,khind-17,khind-18,khind-19,khind-20,khind-21,khind-22,khind-23,"
    "khind-24,khind-25,khind-27,khind-28,khind-29,khind-30,khind-31,hoax-1,hoax-2,hoax-3,hoax-4,"
    "hoax-5,hoax-6,hoax-7,hoax-8,hoax-9,hoax-18,hoax-21,hoax-30,terrah-28,pillar-31,flit-28,"
    "aqua-27,hyla-605,promo-904,mutant-109"
)
"""A built deck of 45 cards with the inquisitor that allows so many."""

SETUPS = {
    "blue-moon": Setup(
        seats=(2,),
        options=(
            *(
                {"deck1": one, "deck2": other}
                for number, one in enumerate(PEOPLES)
                for other in PEOPLES[number:]
            ),
            {"deck1": ENVOYS, "deck2": INQUISITION, "first": 2},
            {"deck1": SERPENT, "deck2": ENVOYS},
            {"deck1": "random", "deck2": "random", "length": "match"},
        ),
        bound=6000,
        checked=1,
        watched=5,
    ),
    "equinox": Setup(
        seats=(2, 3, 4, 5),
        options=(
            {"edition": "en"},
            {"edition": "de"},
            {"edition": "en", "creatures": MENAGERIE, "trees": [3, 0]},
            {"edition": "de", "creatures": BIRDS, "trees": [0, 3], "first": 2},
        ),
        bound=2000,
    ),
    "living-forest": Setup(
        seats=(2, 3, 4),
        options=(
            {"first": "random"},
            {"first": 2, "fire_limit": 6, "round_limit": 40},
            {"round_limit": 8},
        ),
        bound=6000,
    ),
}

CASES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{number}")
    for name, setup in SETUPS.items()
    for seats in setup.seats
    for number, options in enumerate(setup.options)
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
        assert {key for options in setup.options for key in options} == {
            option.name for option in game.options
        }


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_random_play_passes_every_check(name: str, seats: int, options: dict[str, Any]) -> None:
    game = spieltisch.game(name)
    for seed in range(SETUPS[name].checked):
        match = checks.play_checked(game, seats, options, seed, 7, SETUPS[name].bound)
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


FORGOING = {
    "blue-moon": {
        "Retreat",
        "Decline to start the fight",
        "Give up",
        "Do without",
        "Do not call",
        "Do not pay",
        "Draw no card",
        "No intervention",
        "No further card",
        "Discard no further card",
        "Load no further card",
        "Go on to the announcement",
        "End the turn",
    },
    "equinox": {"No prediction", "Decline the power", "Done discarding"},
    "living-forest": {"Pass this action", "No more animals", "No more fires", "Move 0 steps"},
}
"""What the options that pass or give up say, without the notes behind it."""


@pytest.mark.parametrize("name", FORGOING)
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
    assert said[True] == FORGOING[name]
    assert not said[False] & FORGOING[name]


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
