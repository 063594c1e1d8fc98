"""Every check passes on a sound game and fails on a broken one."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from spieltisch.core import game as shelf
from spieltisch.core.game import Game, State
from spieltisch.core.record import Match, fingerprint, new_match
from tests.conformance import checks
from tests.conformance.toy import MOVES, PASS, Toy

Check = Callable[[Game, State, int], None]

PASSING = "passing changes nothing"
BROKEN: dict[str, Check] = {
    "no moves": checks.moves_are_sound,
    "doubled move": checks.moves_are_sound,
    "moves in changing order": checks.moves_are_sound,
    "moves out of turn": checks.moves_are_sound,
    "everything is allowed": checks.reasons_agree_with_moves,
    "reason in one language": checks.reasons_agree_with_moves,
    "a near miss among many moves is allowed": checks.reasons_agree_with_moves,
    "view of no seat": checks.missing_seats_are_named,
    "half-applied illegal move": checks.illegal_moves_change_nothing,
    "illegal move is played": checks.illegal_moves_change_nothing,
    "load changes a card": checks.saving_is_exact,
    "dump forgets the turn": checks.saving_is_exact,
    "clone shares a list": checks.clones_are_independent,
    "copy shares a list": checks.copies_are_whole,
    "pickle forgets the events": checks.copies_are_whole,
    "card lost": checks.components_are_conserved,
    "prompt in one language": checks.everything_is_said,
    "unfilled gap": checks.everything_is_said,
    "keys lead elsewhere": checks.everything_is_said,
    "view shows the deck": checks.views_hide_what_is_hidden,
    "view shows a hand": checks.views_hide_what_is_hidden,
    "turn depends on a hidden card": checks.views_hide_what_is_hidden,
    "moves depend on a hidden card": checks.views_hide_what_is_hidden,
    "prompt tells a hidden card": checks.views_hide_what_is_hidden,
    "determinize loses a card": checks.determinized_states_are_sound,
    "determinize keeps events": checks.determinized_states_are_sound,
    "determinize keeps the generator": checks.determinized_states_are_sound,
    "determinize starts from the truth": checks.determinized_states_are_sound,
    "determinize changes the state": checks.determinized_states_are_sound,
    "event tells the deck": checks.public_events_hide_what_is_hidden,
    "event tells a hand": checks.public_events_hide_what_is_hidden,
    PASSING: checks.nothing_leads_back,
}
"""What is broken, and the check that notices it."""


@pytest.fixture(autouse=True)
def shelf_as_it_was() -> Iterator[None]:
    before = dict(shelf._games)
    yield
    shelf._games.clear()
    shelf._games.update(before)


def toy(broken: str) -> Toy:
    game = Toy(broken)
    shelf.register(game)
    return game


def first_moves(game: Toy, seed: int, count: int) -> Match:
    match = new_match("toy", 2, seed, {}, [])
    for _ in range(count):
        if match.state.over or not match.state.to_move():
            break
        seat = match.state.to_move()[0]
        moves = match.state.moves(seat)
        match.state.apply(seat, moves[0])
    return match


def notices(check: Check, broken: str) -> bool:
    """Whether a check fails somewhere in a few games of a toy broken in one way."""
    game = toy(broken)
    for seed in range(12):
        for count in range(4):
            try:
                check(
                    game, first_moves(game, seed, 0 if broken == "no moves" else count).state, seed
                )
            except AssertionError:
                return True
    return False


@pytest.mark.parametrize("check", checks.CHECKS, ids=lambda check: check.__name__)
def test_a_sound_game_passes_every_check(check: Check) -> None:
    assert not notices(check, "")


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_game_is_noticed(broken: str) -> None:
    assert notices(BROKEN[broken], broken)


def test_every_check_has_a_game_that_it_fails() -> None:
    assert set(BROKEN.values()) == set(checks.CHECKS)


def test_a_sound_game_plays_to_the_end() -> None:
    match = checks.play_checked(toy(""), 2, {}, 5, every=1, bound=8)
    checks.record_is_faithful(match)
    checks.take_back_is_exact(match, 1)
    assert checks.worlds_differ(Toy(), new_match("toy", 2, 1, {}, []).state, 20) > 0.9


def test_a_game_that_takes_too_long_is_noticed() -> None:
    with pytest.raises(AssertionError, match="not ended after 3"):
        checks.play_checked(toy(""), 2, {}, 5, every=100, bound=3)


def test_an_endless_game_is_noticed() -> None:
    with pytest.raises(AssertionError, match="led back"):
        checks.play_checked(toy("never ends"), 2, {}, 5, every=100, bound=50)


def last_move(state: State, seat: int, trail: list[bytes]) -> int:
    return state.moves(seat)[-1]


def test_a_state_that_comes_again_is_noticed() -> None:
    assert checks.play_watched(toy(""), 2, {}, 5, 50, last_move).over
    with pytest.raises(AssertionError, match="led back"):
        checks.play_watched(toy(PASSING), 2, {}, 5, 50, last_move)


def test_a_way_back_is_found_by_who_looks_for_it() -> None:
    assert checks.play_watched(toy(""), 2, {}, 5, 50, checks.procrastinator(1)).over
    with pytest.raises(AssertionError, match="play:12 play:12 leads back"):
        checks.play_watched(toy(PASSING), 2, {}, 5, 50, checks.procrastinator(1))


def test_a_way_back_to_what_was_before_is_found_too() -> None:
    """One pass has been played, so the other one alone leads back."""
    state = toy(PASSING).new(2, 5)
    trail = [fingerprint(state)]
    state.play(0, PASS)
    checks.go_on(trail, state)
    with pytest.raises(AssertionError, match=r"^play:12 leads back"):
        checks.seek_a_way_back(state, trail, 1)


def test_a_state_may_come_again_once_something_new_is_out() -> None:
    state = toy("").new(2, 5)
    trail = [fingerprint(state)]
    state.news = True
    checks.go_on(trail, state)
    assert trail == [fingerprint(state)]


def test_a_game_without_result_is_noticed() -> None:
    with pytest.raises(AssertionError, match="no result"):
        checks.play_checked(toy("no result"), 2, {}, 5, every=100, bound=50)


def test_a_game_with_chance_outside_its_state_is_noticed() -> None:
    toy("chance outside the state")

    def unfaithful(seed: int) -> bool:
        match = new_match("toy", 2, seed, {}, [])
        while not match.state.over:
            seat = match.state.to_move()[0]
            match.play(seat, match.state.moves(seat)[0])
        try:
            checks.record_is_faithful(match)
        except AssertionError:
            return True
        return False

    assert any(unfaithful(seed) for seed in range(40))


def test_forgotten_news_is_noticed() -> None:
    match = checks.play_checked(toy(""), 2, {}, 5, every=100, bound=50)
    toy("news forgotten")
    with pytest.raises(AssertionError, match="leads elsewhere"):
        checks.take_back_is_exact(match, 0)


def test_determinized_states_equal_to_the_truth_are_noticed() -> None:
    game = toy("determinize does nothing")
    assert checks.worlds_differ(game, new_match("toy", 2, 1, {}, []).state, 20) < 0.1


def test_of_many_moves_all_near_misses_are_asked_about() -> None:
    game = toy("many moves")
    state = game.new(2, 5)
    asked = checks.worth_asking(game, state, set(state.moves(0)), Random(1))
    assert set(range(MOVES)) <= set(asked)
    assert MOVES < len(asked) <= MOVES + checks.SAMPLE
    checks.reasons_agree_with_moves(game, state, 1)
