"""Games that are won or lost together: acting at once, voting, taking back beside each other."""

from collections.abc import Iterator
from random import Random

import pytest

from spieltisch.bots.bot import Bot, chosen_move
from spieltisch.bots.match import simulate
from spieltisch.core.game import State
from spieltisch.core.record import Match, new_match
from tests.conformance import checks
from tests.conformance.setups import SETUPS
from tests.toys import on_the_shelf
from tests.toys.beacon import BEACON
from tests.toys.beacon.rules import BeaconState
from tests.toys.setup import SETUP


@pytest.fixture(autouse=True)
def beacon(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(SETUPS, BEACON.name, SETUP)
    with on_the_shelf(BEACON):
        yield


def table(seats: int, seed: int = 1) -> Match:
    return new_match("beacon", seats, seed, {}, [])


def do(match: Match, seat: int, key: str) -> None:
    match.play(seat, match.state.parse_move(seat, key))


def keys(match: Match, seat: int) -> list[str]:
    return [match.state.move_key(move) for move in match.state.moves(seat)]


def state_of(match: Match) -> BeaconState:
    assert isinstance(match.state, BeaconState)
    return match.state


@pytest.mark.parametrize("seats", SETUP.seats)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_keeps_to_everything_that_a_game_promises(seats: int, seed: int) -> None:
    options = SETUP.options[seed % len(SETUP.options)]
    match = checks.play_checked(BEACON, seats, options, seed, every=3, bound=SETUP.bound)
    checks.record_is_faithful(match)
    checks.take_back_is_exact(match, seed)


def after_the_storm(seats: int, seed: int = 1) -> Match:
    """Everybody rests in the first night, so all hold a log too many."""
    match = table(seats, seed)
    for seat in range(seats):
        do(match, seat, "rest")
    return match


# acting at once


def with_heavy_logs(seats: int) -> Match:
    """A table where the first two seats hold the heaviest log."""
    tables = (table(seats, seed) for seed in range(100))
    return next(
        match for match in tables if all("burn:trunk" in keys(match, seat) for seat in range(2))
    )


def test_several_seats_have_effects_in_progress() -> None:
    match = with_heavy_logs(3)
    do(match, 0, "burn:trunk")
    do(match, 1, "burn:trunk")
    assert keys(match, 0) == keys(match, 1) == ["bright", "shield"]
    assert "rest" in keys(match, 2)
    do(match, 1, "shield")
    assert keys(match, 0) == ["bright", "shield"]
    assert keys(match, 1) == []
    loaded = BEACON.load(match.state.dump())
    assert loaded.to_move() == match.state.to_move() == (0, 2)


def test_a_common_effect_waits_for_those_of_the_seats() -> None:
    match = after_the_storm(2)
    assert state_of(match).stacks.common.frames
    assert match.state.votes() == []
    assert all(key.startswith("drop:") for seat in (0, 1) for key in keys(match, seat))
    do(match, 1, keys(match, 1)[0])
    assert match.state.to_move() == (0,)
    do(match, 0, keys(match, 0)[0])
    assert match.state.votes() == [-1, -1]
    assert keys(match, 0) == keys(match, 1) == ["hold", "call"]


# deciding together


def in_council(seats: int, seed: int = 1) -> Match:
    match = after_the_storm(seats, seed)
    for seat in range(seats):
        do(match, seat, keys(match, seat)[0])
    return match


def test_what_all_agree_on_happens() -> None:
    match = in_council(3)
    light, night = state_of(match).light, state_of(match).night
    for seat in (2, 0, 1):
        assert seat in match.state.to_move()
        do(match, seat, "call")
    assert (state_of(match).light, state_of(match).night) == (min(9, light + 2), night)
    assert [line.kind for line in match.state.log(None)[-4:]] == ["vote", "vote", "vote", "call"]


def test_who_disagrees_is_asked_once_more_and_then_the_rule_decides() -> None:
    match = in_council(2)
    do(match, 0, "call")
    assert match.state.votes() == [match.state.parse_move(0, "call"), -1]
    do(match, 1, "hold")
    assert match.state.votes() == [-1, -1]
    do(match, 0, "call")
    do(match, 1, "hold")
    assert [line.kind for line in match.state.log(None)[-2:]] == ["disagreed", "hold"]


class Loner(Bot):
    """A bot that always wants to call."""

    name = "loner"

    def choose(self, state: State, seat: int) -> int:
        return state.parse_move(seat, "call")


def test_a_bot_joins_whoever_has_voted() -> None:
    match = in_council(2)
    call = match.state.parse_move(0, "call")
    assert chosen_move(Loner(1), match.state, 1) == call
    do(match, 0, "hold")
    assert chosen_move(Loner(1), match.state, 1) == match.state.parse_move(0, "hold")


# winning and losing


def outcomes(seats: int) -> dict[bool, int]:
    """Seeds of random games by whether they are lost."""
    found: dict[bool, int] = {}
    for seed in range(60):
        random, state = Random(seed), BEACON.new(seats, seed)
        while not state.over:
            seat = random.choice(state.to_move())
            state.play(seat, random.choice(state.moves(seat)))
        result = state.result()
        assert result
        assert result.winners == ([] if result.lost else list(range(seats)))
        assert result.to_json()["winners"] == result.winners
        found[result.lost] = seed
    return found


def test_all_win_or_nobody_does() -> None:
    assert set(outcomes(2)) == {False, True}


def test_a_win_of_all_counts_for_everybody_and_a_loss_for_nobody() -> None:
    figures = simulate(BEACON, 2, ["random"], 60, 1, {})
    wins = [tally.wins for tally in figures.seats]
    assert wins[0] == wins[1]
    assert 0 < wins[0] < 60
    assert wins[0] == int(wins[0])


# taking back


def test_a_move_can_be_taken_back_beside_those_of_others() -> None:
    match = with_heavy_logs(3)
    do(match, 0, "burn:trunk")
    do(match, 1, "burn:trunk")
    do(match, 1, "bright")
    light = state_of(match).light
    assert match.why_no_take_back(0) is None
    match.take_back(0)
    assert [(step.seat, step.key) for step in match.record.steps] == [
        (1, "burn:trunk"),
        (1, "bright"),
    ]
    assert state_of(match).light == light
    assert "burn:trunk" in keys(match, 0)
    checks.record_is_faithful(match)


def test_not_if_something_new_has_come_out_since() -> None:
    match = with_heavy_logs(2)
    do(match, 0, "burn:trunk")
    do(match, 1, "rest")
    reason = match.why_no_take_back(0)
    assert reason
    assert reason.code == "news"
    with pytest.raises(ValueError, match="drawn, shown"):
        match.take_back(0)


def test_not_if_what_others_did_needs_it() -> None:
    match = in_council(2)
    do(match, 0, "hold")
    do(match, 1, "hold")
    weight = next(key for key in keys(match, 1) if key in ("burn:twig", "burn:branch"))
    do(match, 1, weight)
    reason = match.why_no_take_back(0)
    assert reason
    assert reason.code == "others-need-it"
    match.take_back(0, agreed=True)  # everybody agrees: what came after goes as well
    assert match.state.votes() == [-1, -1]
