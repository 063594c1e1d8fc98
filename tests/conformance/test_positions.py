"""What a hand-written position says holds on the table, or the position is refused."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import spieltisch
from spieltisch.core.game import Data, State
from spieltisch.games.blue_moon.state import position as blue_moon
from spieltisch.games.equinox.state import position as equinox
from spieltisch.games.living_forest.state import position as living_forest
from spieltisch.games.spirit_island.state import position as spirit_island
from tests.conformance.setups import SETUPS
from tests.conformance.written import POSITIONS, broken

READERS: dict[str, Any] = {
    "blue-moon": blue_moon,
    "equinox": equinox,
    "living-forest": living_forest,
    "spirit-island": spirit_island,
}
NOT_ON_THE_TABLE = {"game", "about", "ask", "who", "seed", "invaders"}
RESTING = ("leadership", "retreat", "character", "support")
"""Phases of Blue Moon in which a position comes to rest at once."""


def some_state(name: str, random: Random) -> State:
    """A state somewhere in a random game, everybody or nobody or somebody with a name."""
    setup = SETUPS[name]
    seats = random.choice(setup.seats)
    options = random.choice(setup.options[-4:])
    state = spieltisch.game(name).new(seats, random.randrange(1 << 30), **options)
    state.quiet = True
    for _ in range(random.choice((0, 5, 30, 100, 250))):
        if state.over:
            break
        seat = random.choice(state.to_move())
        state.play(seat, random.choice(state.moves(seat)))
    state.names = [random.choice(("", f"Name {seat}")) for seat in range(seats)]
    return state if not state.over else some_state(name, random)


def some_fields(fields: Data, random: Random) -> Data:
    """A random part of a position."""
    share = random.choice((0.1, 0.5, 0.9, 1.0))
    part = {name: value for name, value in fields.items() if random.random() < share}
    if "players" in part:
        part["players"] = [some_fields(player, random) for player in part["players"]]
    return part


def mixed(one: Data, other: Data, random: Random) -> Data:
    """A position with some fields of another one: often impossible, never half obeyed."""
    result = {**one, **{name: other[name] for name in other if random.random() < 0.2}}
    if "players" in one and "players" in other:
        pairs = zip(one["players"], other["players"], strict=False)
        result["players"] = [mixed(mine, theirs, random) for mine, theirs in pairs]
    return result


def _goes_on(position: Data, state: State) -> bool:
    """Whether an island does not stay as written: invaders act, or nobody had anything to do."""
    acts = position.get("phase") == "invaders"
    return acts or any(event.kind == "phase" for event in state.events)


def check(name: str, position: Data) -> bool:
    """Sets a position up and compares; whether it was possible."""
    try:
        state = spieltisch.game(name).from_position({"game": name, **position})
    except ValueError:
        return False
    assert state.fault() is None
    found = POSITIONS[name](state)
    if name == "blue-moon" and position.get("phase", "character") not in RESTING:
        return True
    if name == "spirit-island" and _goes_on(position, state):
        return True
    if name == "equinox" and found["phase"] == "play":
        position = {**position, "phase": "play"}  # a phase in which nothing is possible is over
    assert broken(position, found) == [], position
    return True


@pytest.mark.parametrize("name", spieltisch.games())
def test_every_field_of_a_position_can_be_read_off_a_table(name: str) -> None:
    """So that the checks below leave none out."""
    fields: set[str] = set()
    players: set[str] = set()
    for seed in range(40):
        position = POSITIONS[name](some_state(name, Random(seed)))
        fields |= set(position)
        players |= {field for player in position["players"] for field in player}
    assert fields == set(READERS[name]._FIELDS) - NOT_ON_THE_TABLE
    assert players == set(READERS[name]._PLAYER_FIELDS)


@pytest.mark.parametrize("name", spieltisch.games())
def test_a_table_written_down_in_full_can_be_set_up(name: str) -> None:
    """Not the one in the middle of an effect, which no position can say."""
    possible = [check(name, POSITIONS[name](some_state(name, Random(seed)))) for seed in range(40)]
    assert sum(possible) > 20


@pytest.mark.parametrize("name", spieltisch.games())
@given(seed=st.integers(0, 2**32))
@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
def test_what_a_position_says_holds(name: str, seed: int) -> None:
    random = Random(seed)
    check(name, some_fields(POSITIONS[name](some_state(name, random)), random))


@pytest.mark.parametrize("name", spieltisch.games())
@given(seed=st.integers(0, 2**32))
@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
def test_what_contradicts_itself_is_refused(name: str, seed: int) -> None:
    random = Random(seed)
    one, other = (POSITIONS[name](some_state(name, random)) for _ in range(2))
    check(name, mixed(some_fields(one, random), some_fields(other, random), random))
