"""Searching: repeatable, fair, stopped at once, and not forgetful within a turn."""

from random import Random
from time import perf_counter

import pytest

import spieltisch
from spieltisch.bots.learned import Learned
from spieltisch.bots.levels import Strong
from spieltisch.bots.search import Search
from spieltisch.bots.tree import SEATS, Judge, Node, Tree, play_on
from spieltisch.core.game import Game, State
from spieltisch.core.rng import seeded

GAMES = ("equinox", "living-forest")


def middle_of_a_game(name: str, seed: int, moves: int) -> State:
    random = Random(seed)
    state = spieltisch.game(name).new(2 + seed % 3, seed)
    for _ in range(moves):
        seat = state.next_seat()
        state.play(seat, random.choice(state.moves(seat)))
    return state


@pytest.mark.parametrize("kind", [Search, Learned])
@pytest.mark.parametrize("name", GAMES)
def test_equal_knowledge_and_seeds_give_equal_moves(name: str, kind: type[Search]) -> None:
    for seed in range(4):
        state = middle_of_a_game(name, seed, 6 + 7 * seed)
        seat = state.next_seat()
        chosen = kind(seed, tries=40).choose(state, seat)
        assert kind(seed, tries=40).choose(state, seat) == chosen
        for world in range(2):
            assert kind(seed, tries=40).choose(state.determinize(seat, world), seat) == chosen


def test_a_search_that_is_stopped_answers_at_once() -> None:
    state = middle_of_a_game("equinox", 1, 10)
    bot = Search(1, seconds=1000.0)
    asked = []

    def stopped() -> bool:
        asked.append(perf_counter())
        return len(asked) > 3

    bot.stopped = stopped
    assert bot.choose(state, state.next_seat()) in state.moves(state.next_seat())
    assert len(asked) == 4


def test_a_strong_player_looks_less_far_than_there_is_time_for() -> None:
    state = middle_of_a_game("equinox", 1, 10)
    tree = Strong(1, seconds=1000.0).search(state, state.next_seat())
    assert Strong.most <= tree.tries < Strong.most + 8
    tree = Strong(1, tries=2 * Strong.most).search(state, state.next_seat())
    assert tree.tries >= 2 * Strong.most or tree.lead(state.moves(state.next_seat())) > 0


def test_a_search_ends_when_nothing_more_can_change_its_choice() -> None:
    state = middle_of_a_game("equinox", 1, 10)
    seat = state.next_seat()
    tree = Search(1, tries=3000).search(state, seat)
    moves = state.moves(seat)
    assert tree.tries < 3000 + 8
    assert tree.tries >= 3000 or tree.lead(moves) > 3000 - tree.tries


def test_a_tree_counts_every_try_of_a_move() -> None:
    state = middle_of_a_game("equinox", 2, 8)
    seat = state.next_seat()
    tree = Tree(Judge(spieltisch.game("equinox")), state, seat, seeded(1))
    tree.grow(100)
    moves = state.moves(seat)
    assert sum(tree.tried(move) for move in moves) == 100
    assert all(0 <= tree.worth(move) <= 1 for move in moves)
    assert tree.tried(tree.best(moves)) == max(tree.tried(move) for move in moves)


def test_what_was_found_out_is_used_for_the_next_decision_of_the_turn() -> None:
    state = spieltisch.game("equinox").new(2, 4, first=1)
    bot = Search(1, tries=200)
    move = bot.choose(state, 0)
    state.play(0, move)
    assert state.to_move() == (0,)
    tree = bot.search(state, 0)
    assert sum(tree.tried(each) for each in state.moves(0)) > tree.tries


def test_nothing_is_remembered_where_something_else_has_happened() -> None:
    state = spieltisch.game("equinox").new(2, 4, first=1)
    bot = Search(1, tries=200)
    chosen = bot.choose(state, 0)
    state.play(0, next(move for move in state.moves(0) if move != chosen))
    seat = state.next_seat()
    tree = bot.search(state, seat)
    assert sum(tree.tried(each) for each in state.moves(seat)) == tree.tries


def test_a_position_is_told_apart_by_what_chance_has_shown() -> None:
    """After a reveal in Living Forest the seats see different cards in different worlds."""
    on = spieltisch.game("living-forest")
    state = on.new(2, 3)
    for seat in (0, 1, 0, 1):
        state.play(seat, state.parse_move(seat, "reveal"))
    tree = Tree(Judge(on), state, 0, seeded(1))
    tree.grow(300)

    def sights(node: Node) -> int:
        return len({choice >> 23 for choice in node.places if choice % 8 == 0})

    assert sights(tree.root) == 1
    assert max(sights(below) for below in tree.root.below.values()) > 1


def choosers(node: Node) -> set[int]:
    """The seats whose choices a tree knows, from a place on."""
    found = {choice % SEATS for choice in node.places}
    return found.union(*(choosers(below) for below in node.below.values()))


def test_in_a_game_with_spans_a_tree_holds_only_the_choices_of_its_seat() -> None:
    on = spieltisch.game("living-forest")
    state = on.new(2, 3)
    assert state.to_move() == (0, 1)
    bot = Search(1, tries=40)
    acting = 0
    while acting < 3:
        seat = state.next_seat()
        if len(state.moves(seat)) > 1:
            tree = Tree(Judge(on), state, seat, seeded(1))
            tree.grow(100)
            assert choosers(tree.root) == {seat}
            acting += len(state.to_move()) == 1
        state.play(seat, bot.choose(state, seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_try_is_played_on_to_where_positions_can_be_compared(seats: int) -> None:
    """To the beginning of a round, from wherever it begins; nobody has revealed anything there."""
    on = spieltisch.game("living-forest")
    random = Random(seats)
    state = on.new(seats, 3)
    for _ in range(150):
        world = state.clone()
        play_on(on, world)
        assert world.over or on.span(world) == on.span(state) + 1
        assert world.over or world.to_move() == tuple(range(seats))
        seat = state.next_seat()
        if seat < 0:
            break
        state.play(seat, random.choice(state.moves(seat)))


def test_a_game_without_spans_is_judged_at_once() -> None:
    state = middle_of_a_game("equinox", 1, 10)
    before = state.dump()
    play_on(spieltisch.game("equinox"), state)
    assert state.dump() == before


@pytest.mark.parametrize(("name", "lucky"), [("equinox", True), ("living-forest", False)])
def test_the_luck_of_deals_is_left_out_where_there_is_any(name: str, lucky: bool) -> None:
    """In a span only an order is hidden, which promises nobody more than another."""
    state = middle_of_a_game(name, 1, 30)
    seat = state.next_seat()
    tree = Tree(Judge(spieltisch.game(name)), state, seat, seeded(1))
    tree.grow(100)
    assert tree.deals == (100 if lucky else 0)
    assert all(0 <= tree.worth(move) <= 1 for move in state.moves(seat))


class Fate(Judge):
    """Each deal decides who wins, whatever is played. It is asked before a try and after it."""

    def __init__(self, on: Game) -> None:
        super().__init__(on)
        self.asked = 0
        self.random = Random(1)
        self.won = 0.0

    def promised(self, world: State) -> list[float]:
        if self.asked % 2 == 0:
            self.won = self.random.choice((0.0, 1.0))
        self.asked += 1
        return [self.won, 1.0 - self.won]


def test_no_move_is_better_where_the_deal_alone_decides() -> None:
    state = middle_of_a_game("equinox", 0, 30)
    seat = state.next_seat()
    tree = Tree(Fate(spieltisch.game("equinox")), state, seat, seeded(1))
    tree.grow(400)
    assert len(state.moves(seat)) == 5
    for move in state.moves(seat):
        assert tree.tried(move) > 20
        assert tree.worth(move) == pytest.approx(0.5, abs=0.02)
