"""States and all that they give out can be copied, pickled and sent to other processes."""

import copy
import multiprocessing
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import IllegalMove, State
from spieltisch.bots import make_bot
from spieltisch.core.event import Event
from spieltisch.core.mistake import Mistake
from spieltisch.core.record import Departure, new_match
from spieltisch.core.text import both
from tests.bots.quick import QUICK_BOTS
from tests.conformance.checks import unpickled

Copy = Callable[[Any], Any]
COPIES: dict[str, Copy] = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": unpickled} | {
    f"pickle {protocol}": lambda thing, protocol=protocol: pickle.loads(
        pickle.dumps(thing, protocol)
    )
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1)
}
NAMES = spieltisch.games()


def in_the_middle(name: str, moves: int = 40) -> State:
    """A state with events, names and a move that brought news or not."""
    game = spieltisch.game(name)
    state = game.new(seats=game.min_seats, seed=5)
    state.names = ["Ada", "Ben"]
    return play_on(state, 1, moves)


def play_on(state: State, seed: int, moves: int = 30) -> State:
    """Plays some random moves."""
    random = Random(seed)
    for _ in range(moves):
        if state.over:
            break
        seat = random.choice(state.to_move())
        state.play(seat, random.choice(state.moves(seat)))
    return state


def play_nonsense(state: State) -> None:
    state.play(0, 0 if state.why_not(0, 0) else spieltisch.game(state.game_name).num_moves)


def everything(state: State) -> tuple[Any, ...]:
    """All that can be asked of a state."""
    logs = [state.log(seat) for seat in range(state.seats)]
    result = state.result()
    settings = (state.game_name, state.names, state.quiet, state.news)
    return state.dump(), logs, settings, result and result.to_json()


@pytest.mark.parametrize("made", COPIES.values(), ids=COPIES)
@pytest.mark.parametrize("name", NAMES)
def test_a_copy_is_the_same_and_goes_on_alike(name: str, made: Copy) -> None:
    for quiet in (False, True):
        state = in_the_middle(name)
        state.quiet = quiet
        before = everything(state)
        other = made(state)
        assert type(other) is type(state)
        assert everything(other) == before
        after = everything(play_on(other, 2))
        assert everything(state) == before
        assert everything(play_on(state, 2)) == after


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_is_copied_with_its_result(name: str) -> None:
    state = in_the_middle(name, 10_000)
    assert state.over
    for made in COPIES.values():
        assert everything(made(state)) == everything(state)
        assert made(state.result()).to_json() == state.result().to_json()  # type: ignore[union-attr]


@pytest.mark.parametrize("name", NAMES)
def test_names_and_events_of_a_copy_are_its_own(name: str) -> None:
    state = in_the_middle(name)
    for made in COPIES.values():
        other = made(state)
        other.names[0] = "Zoe"
        other.events.pop()
        assert state.names[0] == "Ada"
    before = [line.data for line in state.log(None)]
    for event in copy.deepcopy(state).events:
        event.args.clear()
    assert [line.data for line in state.log(None)] == before


@pytest.mark.parametrize("name", NAMES)
def test_two_references_to_one_state_stay_one(name: str) -> None:
    state = in_the_middle(name)
    for made in (copy.deepcopy, unpickled):
        one, other = made([state, state])
        assert one is other


@pytest.mark.parametrize("made", COPIES.values(), ids=COPIES)
@pytest.mark.parametrize("name", NAMES)
def test_what_a_state_gives_out_can_be_copied(name: str, made: Copy) -> None:
    game = spieltisch.game(name)
    state = in_the_middle(name)
    seat = state.to_move()[0]
    decision, reason = state.decision(seat), state.why_not(seat, game.num_moves)
    assert decision is not None
    for thing in (decision, decision.options[0], decision.prompt, reason, state.log(seat)):
        assert made(thing) == thing
    event = made(state.events[-1])
    assert isinstance(event, Event)
    assert vars_of(event) == vars_of(state.events[-1])
    assert made(game) is game
    card = game.cards()[0]
    assert (made(card).card, made(card).text) == (card.card, card.text)


def vars_of(event: Event) -> tuple[Any, ...]:
    return event.kind, event.args, event.hidden, event.seen


@pytest.mark.parametrize("made", COPIES.values(), ids=COPIES)
def test_errors_can_be_copied(made: Copy) -> None:
    state = in_the_middle("equinox")
    with pytest.raises(IllegalMove) as illegal:
        play_nonsense(state)
    assert made(illegal.value).reason == illegal.value.reason
    with pytest.raises(Mistake) as nobody:
        state.view(9)
    for error in (illegal.value, nobody.value, Mistake(both("x")), Departure(3, both("y"))):
        again = made(error)
        assert type(again) is type(error)
        assert (again.text, str(again)) == (error.text, str(error))
    assert made(Departure(3, both("y"))).number == 3


@pytest.mark.parametrize("made", COPIES.values(), ids=COPIES)
def test_matches_and_bots_can_be_copied(made: Copy) -> None:
    match = made(new_match("living-forest", 2, 3, {}, ["Ada", "Ben"]))
    for bot in QUICK_BOTS:
        state = in_the_middle("living-forest")
        seat = state.to_move()[0]
        twin = make_bot(bot, 4)
        assert made(make_bot(bot, 4)).choose(state, seat) == twin.choose(state, seat)
    assert match.record.players == match.state.names == ["Ada", "Ben"]


@pytest.mark.parametrize("start", multiprocessing.get_all_start_methods())
def test_states_and_errors_pass_through_a_process_pool(start: Any) -> None:
    states = [in_the_middle(name) for name in NAMES]
    with multiprocessing.get_context(start).Pool(1) as pool:
        back = pool.map(partial(play_on, seed=7), states)
        with pytest.raises(IllegalMove) as refused:
            pool.apply(play_nonsense, (states[0],))
    for state, other in zip(states, back, strict=True):
        assert everything(other) == everything(play_on(state, 7))
        assert everything(play_on(other, 8)) == everything(play_on(state, 8))
    with pytest.raises(IllegalMove) as here:
        play_nonsense(in_the_middle(NAMES[0]))
    assert refused.value.reason == here.value.reason


ELSEWHERE = """
import pickle, sys
import spieltisch
from tests.conformance.test_copies import play_on
assert not spieltisch.compiled()
states, decision, error = pickle.load(sys.stdin.buffer)
pickle.dump(([play_on(state, 7) for state in states], decision, error), sys.stdout.buffer)
"""


def test_pickles_pass_between_compiled_and_plain_python() -> None:
    states = [in_the_middle(name) for name in NAMES]
    decision = states[0].decision(states[0].to_move()[0])
    with pytest.raises(IllegalMove) as refused:
        play_nonsense(states[0])
    sent = (states, decision, refused.value)
    plain = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        env={**os.environ, "SPIELTISCH_PLAIN": "1"},
        input=pickle.dumps(sent),
        capture_output=True,
        check=True,
    )
    back, same, error = pickle.loads(plain.stdout)
    assert [everything(state) for state in back] == [
        everything(play_on(state, 7)) for state in states
    ]
    assert same == decision
    assert error.reason == refused.value.reason
