"""The bots: fair, repeatable, and strong enough to be worth playing."""

import gc
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.bots import BOTS, BadMove, Bot, make_bot
from spieltisch.bots.bot import chosen_move
from spieltisch.bots.match import simulate
from spieltisch.core.game import State
from spieltisch.core.record import read_record, resume
from spieltisch.games.blue_moon.cards.card import PEOPLES
from tests.bots.quick import QUICK_BOTS
from tests.bots.stubborn import Stubborn
from tests.conformance.checks import play_watched, unpickled
from tests.conformance.test_games import CASES, DEMANDING
from tests.conformance.toy import PASS, ROUNDS, Toy

EQUINOX = spieltisch.game("equinox")
OTHERS = [case for case in CASES if case.values[0] != "blue-moon"]
THOUGHTS = 30  # decisions of a game


def middle_of_a_game(seed: int, moves: int) -> State:
    random = Random(seed)
    state = EQUINOX.new(2 + seed % 4, seed, edition=("en", "de")[seed % 2])
    for _ in range(moves):
        if not state.over:
            seat = state.next_seat()
            state.play(seat, random.choice(state.moves(seat)))
    return state


@pytest.mark.parametrize("name", QUICK_BOTS)
def test_a_bot_plays_legal_moves_to_the_end(name: str) -> None:
    state = EQUINOX.new(3, 5)
    bots = [make_bot(name, seat) for seat in range(3)]
    while not state.over:
        seat = state.next_seat()
        state.play(seat, bots[seat].choose(state, seat))
    assert state.result() is not None


@pytest.mark.parametrize("name", QUICK_BOTS)
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
            bots = ["greedy", "random"] if games % 2 else ["random", "greedy"]
            run = simulate(blue_moon, 2, bots, 1, games, {"deck1": one, "deck2": other})
            wins += run.bots["greedy"].wins
            games += 1
    assert games == 45
    assert wins / games >= 0.95


def test_a_bot_does_not_repeat_a_move_that_has_led_back_to_the_same_state() -> None:
    state = Toy("passing changes nothing").new(2, 5)
    *cards, last = state.moves(0)
    bot = Stubborn(1)
    assert last == PASS
    assert chosen_move(bot, state, 0, []) == PASS
    assert chosen_move(bot, state, 0, cards) == PASS
    assert chosen_move(bot, state, 0, [PASS]) in cards
    assert chosen_move(bot, state, 0, [PASS, *cards[:-1]]) == cards[-1]
    assert chosen_move(bot, state, 0, [PASS, *cards]) == PASS


def test_no_bot_can_make_a_simulation_go_on_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both pass all the time in a game where that changes nothing."""
    monkeypatch.setitem(BOTS, "stubborn", Stubborn)
    run = simulate(Toy("passing changes nothing"), 2, ["stubborn"], 5, 1, {})
    assert run.games == 5
    assert run.decisions > 5 * 2 * ROUNDS


@pytest.mark.parametrize(
    "bot", ["random", "greedy", "casual", "search:tries=2"]
)  # one of each kind
@pytest.mark.parametrize(("name", "seats", "options"), [*OTHERS[::11], *DEMANDING])
def test_games_between_bots_end_and_no_state_comes_again(
    name: str, seats: int, options: dict[str, Any], bot: str
) -> None:
    """Also without the guard against that. Thinking takes time, so chance plays the end."""
    bots = [make_bot(bot, seat) for seat in range(seats)]
    chance = make_bot("random", 1)
    thoughts = iter(range(THOUGHTS))

    def choose(state: State, seat: int, trail: list[bytes]) -> int:
        player = chance if next(thoughts, None) is None else bots[seat]
        return player.choose(state, seat)

    assert play_watched(spieltisch.game(name), seats, options, 1, 3000, choose).over


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


class Odd(Bot):
    """Plays the first legal move ten times, then something else."""

    name = "odd"
    after = 10
    odd: Any = None

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.made = 0

    def choose(self, state: State, seat: int) -> int:
        self.made += 1
        if self.made <= self.after:
            return state.moves(seat)[0]
        if callable(self.odd):
            return self.odd(state, seat)  # type: ignore[no-any-return]
        return self.odd  # type: ignore[no-any-return]


@pytest.fixture
def odd(monkeypatch: pytest.MonkeyPatch) -> type[Odd]:
    class Mine(Odd):
        pass

    monkeypatch.setitem(BOTS, "odd", Mine)
    return Mine


FOREST = spieltisch.game("living-forest")


@pytest.mark.parametrize("choice", [None, "pass", 1.0, True, -1, FOREST.num_moves, [3]], ids=repr)
def test_a_choice_that_is_no_move_is_named(odd: type[Odd], choice: object) -> None:
    odd.odd = choice
    with pytest.raises(BadMove) as caught:
        simulate(FOREST, 2, ["odd", "random"], 3, 1, {})
    said = f"chose {choice!r} for seat 1, which is no move: a move is a whole number from 0 to"
    assert said in str(caught.value)


def not_legal(state: State, seat: int) -> int:
    return next(move for move in range(FOREST.num_moves) if move not in state.moves(seat))


def test_an_illegal_move_is_named_with_the_game_that_led_to_it(
    odd: type[Odd], tmp_path: Path
) -> None:
    odd.odd = staticmethod(not_legal)
    with pytest.raises(BadMove) as caught:
        simulate(FOREST, 3, ["random", "odd"], 5, 4, {"round_limit": 20})
    bad = caught.value
    assert bad.record is not None
    record = bad.record
    decision = len(record.steps) + 1
    assert str(bad).startswith(f"Game 1 (seed {record.seed}), decision {decision}: The bot odd")
    assert bad.text.de.startswith(f"Partie 1 (Startzahl {record.seed}), Entscheidung {decision}: ")
    for text in (bad.text.de, bad.text.en):
        assert text.count("{") == 0
        assert text.endswith(".")
    assert (record.players, record.options["round_limit"]) == (["random", "odd", "random"], 20)
    record.save(tmp_path / "bad.json")
    state = resume(read_record(tmp_path / "bad.json")).state
    seat = state.next_seat()
    key = state.move_key(not_legal(state, seat))
    assert f"chose {key} (" in str(bad)
    assert f"for seat {seat + 1}, which is not allowed: " in str(bad)
    reason = state.why_not(seat, not_legal(state, seat))
    assert reason is not None
    assert str(bad).endswith(reason.text.en)
    assert unpickled(bad).text == bad.text
    assert unpickled(bad).record == record


def test_the_series_leads_to_the_same_mistake_again(odd: type[Odd]) -> None:
    odd.odd = staticmethod(not_legal)
    said = set()
    for _ in range(2):
        with pytest.raises(BadMove) as caught:
            simulate(EQUINOX, 4, ["odd", "greedy"], 2, 9, {})
        said.add(str(caught.value))
    assert len(said) == 1


def test_a_bot_that_plays_by_itself_plays_once(odd: type[Odd]) -> None:
    def plays(state: State, seat: int) -> int:
        move = state.moves(seat)[0]
        state.play(seat, move)
        return move

    runs = []
    for after in (10**6, 0):  # the first move is only chosen, and then also played
        odd.odd = staticmethod(plays)
        odd.after = after
        runs.append(simulate(EQUINOX, 3, ["odd", "random"], 4, 2, {}))
    assert runs[0].decisions == runs[1].decisions
    assert [tally.points for tally in runs[0].seats] == [tally.points for tally in runs[1].seats]


class Index:
    """A number like those of NumPy: not an int, but as good as one."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_any_whole_number_is_a_move(odd: type[Odd]) -> None:
    odd.odd = staticmethod(lambda state, seat: Index(state.moves(seat)[-1]))
    assert simulate(FOREST, 2, ["odd", "random"], 1, 3, {"round_limit": 5}).games == 1


def test_nobody_looks_for_garbage_while_a_bot_thinks() -> None:
    seen = []

    class Watching(Bot):
        name = "watching"

        def choose(self, state: State, seat: int) -> int:
            seen.append(gc.isenabled())
            return -1

    state = middle_of_a_game(3, 40)
    with pytest.raises(BadMove):
        chosen_move(Watching(1), state, state.next_seat())
    assert (seen, gc.isenabled()) == ([False], True)
