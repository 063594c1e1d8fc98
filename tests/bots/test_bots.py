"""The bots: fair, repeatable, and strong enough to be worth playing."""

from random import Random

import pytest

import spieltisch
from spieltisch.bots import BOTS, make_bot
from spieltisch.bots.match import simulate
from spieltisch.core.game import State
from spieltisch.games.blue_moon.cards.card import PEOPLES

EQUINOX = spieltisch.game("equinox")


def middle_of_a_game(seed: int, moves: int) -> State:
    random = Random(seed)
    state = EQUINOX.new(2 + seed % 4, seed, edition=("en", "de")[seed % 2])
    for _ in range(moves):
        if not state.over:
            seat = state.next_seat()
            state.play(seat, random.choice(state.moves(seat)))
    return state


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_legal_moves_to_the_end(name: str) -> None:
    state = EQUINOX.new(3, 5)
    bots = [make_bot(name, seat) for seat in range(3)]
    while not state.over:
        seat = state.next_seat()
        state.play(seat, bots[seat].choose(state, seat))
    assert state.result() is not None


@pytest.mark.parametrize("name", BOTS)
def test_hidden_cards_do_not_change_the_move_of_a_bot(name: str) -> None:
    for seed in range(12):
        state = middle_of_a_game(seed, 5 + 9 * seed)
        if state.over:
            continue
        seat = state.next_seat()
        chosen = make_bot(name, seed).choose(state, seat)
        for world in range(3):
            other = state.determinize(seat, world)
            assert make_bot(name, seed).choose(other, seat) == chosen


@pytest.mark.parametrize("name", BOTS)
def test_choosing_leaves_the_state_alone(name: str) -> None:
    state = middle_of_a_game(3, 40)
    before = state.dump()
    make_bot(name, 1).choose(state, state.next_seat())
    assert state.dump() == before


def test_greedy_beats_three_random_opponents() -> None:
    run = simulate(EQUINOX, 4, ["greedy", "random", "random", "random"], 60, 11, {})
    assert run.bots["greedy"].games == 60
    assert run.bots["greedy"].wins / 60 >= 0.7


def test_greedy_beats_a_random_opponent_in_living_forest() -> None:
    forest = spieltisch.game("living-forest")
    run = simulate(forest, 2, ["greedy", "random"], 60, 5, {})
    assert run.bots["greedy"].wins / 60 >= 0.95


def test_greedy_beats_a_random_opponent_in_blue_moon_whatever_the_peoples() -> None:
    blue_moon = spieltisch.game("blue-moon")
    wins = 0.0
    games = 0
    for number, one in enumerate(PEOPLES):
        for other in PEOPLES[number:]:
            run = simulate(
                blue_moon, 2, ["greedy", "random"], 2, games, {"deck1": one, "deck2": other}
            )
            wins += run.bots["greedy"].wins
            games += 2
    assert games == 90
    assert wins / games >= 0.95


def test_every_seat_is_counted_once_a_game() -> None:
    run = simulate(EQUINOX, 3, ["random"], 30, 1, {})
    assert [tally.games for tally in run.seats] == [30, 30, 30]
    assert run.bots["random"].games == 90
    assert sum(tally.wins for tally in run.seats) == pytest.approx(30)
    assert run.decisions > 30 * 50


def test_equal_seeds_give_equal_games() -> None:
    one = simulate(EQUINOX, 4, ["random"], 20, 7, {})
    two = simulate(EQUINOX, 4, ["random"], 20, 7, {})
    assert one.decisions == two.decisions
    assert [tally.points for tally in one.seats] == [tally.points for tally in two.seats]


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(ValueError, match="no bot 'alpha'; there are: greedy, random"):
        make_bot("alpha", 1)
