"""Bots that plan a whole turn: all its ends, no absurd ones, and the answers to them."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.bots.bot import Bot
from spieltisch.bots.ends import ends
from spieltisch.bots.greedy import Greedy
from spieltisch.bots.learned import Learned
from spieltisch.bots.levels import Casual, Master, Strong
from spieltisch.bots.plan import planned
from spieltisch.bots.search import Search
from spieltisch.core.game import State
from tests.games.blue_moon.scene import scene, side

BLUE_MOON = spieltisch.game("blue-moon")
THINKERS: dict[str, Callable[[int], Bot]] = {
    "greedy": Greedy,
    "casual": Casual,
    "strong": lambda seed: Strong(seed, tries=8),
    "master": lambda seed: Master(seed, tries=8),
}


def turns(games: int, every: int) -> Iterator[State]:
    """Some positions in games played at random in which there is a choice."""
    for seed in range(games):
        random = Random(seed)
        state = BLUE_MOON.new(2, seed)
        state.quiet = True
        while not state.over:
            seat = state.next_seat()
            moves = state.legal_moves(seat)
            if len(moves) > 1 and random.randrange(every) == 0:
                yield state.clone()
            state.apply(seat, random.choice(moves))


def all_ends(state: State, seat: int, gists: set[int], left: int) -> int:
    """Every end by trying every order of moves; how many tries are left, below 0 if too few."""
    for move in state.legal_moves(seat):
        after = state.clone()
        after.news = False
        after.apply(seat, move)
        left -= 1
        if left < 0:
            return left
        if after.news or after.ended or seat not in after.to_move():
            gists.add(after.gist())
        else:
            left = all_ends(after, seat, gists, left)
    return left


def test_no_end_of_a_turn_is_forgotten_and_none_comes_twice() -> None:
    compared = 0
    for state in turns(12, 12):
        seat = state.next_seat()
        expected: set[int] = set()
        if all_ends(state, seat, expected, 600) < 0:
            continue
        found = [end.state.gist() for end in ends(state, seat, 600)]
        assert len(set(found)) == len(found)
        assert set(found) == expected
        compared += 1
    assert compared > 20


@pytest.mark.parametrize("ships", [{"buka-30": []}, {"buka-28": [], "buka-30": []}])
@pytest.mark.parametrize("leads", ["", "buka-29"])
def test_ships_are_loaded_in_one_order(leads: str, ships: dict[str, list[str]]) -> None:
    a = side(people="buka", hand=f"buka-1 buka-2 buka-3 {leads}", ships=ships, support="buka-25")
    state = scene(a, side(people="hoax", active="hoax-14"), phase="leadership").state
    expected: set[int] = set()
    assert all_ends(state, 0, expected, 100_000) >= 0
    found = [end.state.gist() for end in ends(state, 0, 100_000)]
    assert len(set(found)) == len(found)
    assert set(found) == expected


def test_in_which_order_a_ship_was_loaded_makes_no_difference() -> None:
    ships: dict[str, list[str]] = {"buka-30": []}
    a = side(people="buka", hand="buka-1 buka-2 buka-3", ships=ships, support="buka-25")
    gists: set[int] = set()
    for first, second in (("buka-1", "buka-2"), ("buka-2", "buka-1")):
        table = scene(a, side(people="hoax", active="hoax-14"))
        table.play("play:buka-3", f"load:{first}", f"load:{second}")
        gists.add(table.state.gist())
    assert len(gists) == 1


def test_the_line_of_an_end_leads_there() -> None:
    for state in turns(3, 8):
        seat = state.next_seat()
        for end in ends(state, seat)[::10]:
            after = state.clone()
            for move in end.line:
                assert move in after.legal_moves(seat)
                after.apply(seat, move)
            assert after.gist() == end.state.gist()


def test_with_too_many_ends_only_whole_turns_are_left() -> None:
    for state in turns(3, 8):
        seat = state.next_seat()
        for end in ends(state, seat, 100):
            after = end.state
            assert after.news or after.ended or seat not in after.to_move()


def test_a_plan_leads_to_its_end_past_moves_without_a_choice() -> None:
    followed = 0
    for state in turns(3, 8):
        seat = state.next_seat()
        for end in ends(state, seat)[::15]:
            plan = planned(state.determinize(seat, 1), seat, end.line)
            after = state.clone()
            for move in end.line:
                if len(after.legal_moves(seat)) > 1:
                    assert plan.next_move(after, seat) == move
                after.apply(seat, move)
            followed += 1
            assert plan.moves == []
    assert followed > 20


def test_a_plan_is_given_up_when_something_else_happens() -> None:
    table = scene(side(people="flit", hand="flit-1 flit-15 flit-16"), side(active="hoax-1"))
    state, seat = table.state, 0
    line = [state.parse_move(seat, key) for key in ("play:flit-1", "play:flit-15", "done")]
    plan = planned(state.determinize(seat, 1), seat, line)
    assert plan.next_move(state, seat) == line[0]
    state.play(seat, state.parse_move(seat, "play:flit-1"))
    state.play(seat, state.parse_move(seat, "play:flit-16"))
    assert plan.next_move(state, seat) is None
    assert plan.moves == []


LAST_CHANCE: dict[str, tuple[str, str, str]] = {
    "zero boosters": ("flit", "flit-11 flit-27 flit-25 flit-24 flit-22 flit-26", "hoax-1"),
    "a pair of boosters": ("flit", "flit-4 flit-27 flit-25 flit-24 flit-14 flit-23", "mimix-3"),
    "a pair of characters": ("mimix", "mimix-16 mimix-17 mimix-18 mimix-24 mimix-26", "hoax-1"),
    "a shield": ("hoax", "hoax-9 hoax-17 hoax-18 hoax-27 hoax-26", "vulca-1"),
}
"""By what saves the seat: its people and hand against a character, in fire."""


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("saves", LAST_CHANCE)
def test_who_thinks_finds_what_matches_the_power(name: str, saves: str) -> None:
    people, hand, foe = LAST_CHANCE[saves]
    b = side(people=foe.partition("-")[0], active=foe, dragons=3)
    table = scene(side(people=people, hand=hand), b, phase="leadership")
    state = table.state
    for seed in range(2):
        after = state.clone()
        bot = THINKERS[name](seed)
        keys: list[str] = []
        while not after.over and after.turn == 0:
            move = bot.choose(after.clone(), 0)
            keys.append(after.move_key(move))
            after.play(0, move)
        assert not after.over, keys
        assert "give-up" not in keys


def test_who_cannot_match_retreats_at_once() -> None:
    b = side(people="vulca", active="vulca-1")
    state = scene(side(people="flit", hand="flit-27 flit-25 flit-11"), b, phase="leadership").state
    for name, thinker in THINKERS.items():
        assert state.move_key(thinker(1).choose(state.clone(), 0)) == "retreat", name


def test_the_worse_half_of_the_lines_is_given_up_again_and_again() -> None:
    for state in turns(2, 8):
        seat = state.next_seat()
        bot = Search(1, tries=64)
        found = bot.think_ahead(state, seat)
        if len(found.prospects) < 16 or len(found.close_ones()) < 8:
            continue
        looks = sorted((len(each.looks) for each in found.prospects), reverse=True)
        assert 32 < found.looks <= 64
        assert looks[1] > looks[7] >= 1
        assert len(found.prospects[0].looks) > looks[7]
        break
    else:
        raise AssertionError("no position with many good lines")


@pytest.mark.parametrize("kind", [Search, Learned])
def test_equal_seeds_and_equal_knowledge_plan_equally(kind: type[Search]) -> None:
    for state in turns(1, 30):
        seat = state.next_seat()
        chosen = kind(3, tries=4).choose(state, seat)
        for world in range(2):
            assert kind(3, tries=4).choose(state.determinize(seat, world), seat) == chosen


def test_a_bot_that_is_stopped_answers_at_once() -> None:
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return True

    for state in turns(1, 9):
        seat = state.next_seat()
        bot = Search(1, seconds=1e9)
        bot.stopped = stopped
        asked = 0
        assert bot.choose(state, seat) in state.moves(seat)
        assert asked <= 2


def test_a_planned_turn_is_thought_about_once() -> None:
    thoughts = 0

    class Counting(Search):
        def think_ahead(self, state: State, seat: int) -> Any:
            nonlocal thoughts
            thoughts += 1
            return super().think_ahead(state, seat)

    state = scene(
        side(people="vulca", hand="vulca-1 vulca-19 vulca-18 vulca-20"),
        side(people="hoax", active="hoax-1", dragons=3),
        phase="leadership",
    ).state
    bot = Counting(1, tries=4)
    decisions = 0
    while not state.over and state.turn == 0:
        decisions += len(state.moves(0)) > 1
        state.play(0, bot.choose(state.clone(), 0))
    assert decisions > 1
    assert thoughts == 1


def test_values_are_what_the_best_turn_promises() -> None:
    for state in turns(1, 30):
        seat = state.next_seat()
        moves = state.moves(seat)
        values = Search(1, tries=4).values(state, seat, moves)
        assert len(values) == len(moves)
        assert all(0.0 <= value <= 1.0 for value in values)
        assert max(values) > 0.0
