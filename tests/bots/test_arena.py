"""The arena: even games, figures that hold, and the same ones whoever was quicker."""

import os
import signal
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spieltisch
from spieltisch.bots import BOTS, BadMove, Bot
from spieltisch.bots.arena.ratings import ELO, Estimate, ratings, win_rate
from spieltisch.bots.arena.seating import Played, Seating, Setup, lineups, play_seating, seatings
from spieltisch.bots.arena.series import ALL, DECIDED, INTERRUPTED, Series, compared, hold
from spieltisch.bots.arena.verdict import Verdict
from spieltisch.bots.hall import Hall, open_hall
from spieltisch.core.game import State
from spieltisch.core.record import replay, resume
from tests.toys import on_the_shelf
from tests.toys.beacon import BEACON


class Here(Hall):
    """A hall in this process, for games that are quick."""

    size = 4

    def submit(self, job: Callable[..., Any], *arguments: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(job(*arguments))
        return future

    def close(self) -> None:
        pass


def setup(game: str, *bots: str, seats: int = 2, records: bool = False, **options: Any) -> Setup:
    checked = spieltisch.game(game).check_setup(seats, 0, options)
    return Setup(game, seats, checked, bots, records)


# who sits where


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [2, 3, 4, 5, 6])
def test_every_bot_has_every_seat_equally_often(bots: int, seats: int) -> None:
    games = lineups(bots, seats, together=False)
    assert len(set(games)) == len(games)
    counts = Counter((seat, bot) for game in games for seat, bot in enumerate(game))
    assert len(counts) == bots * seats
    assert len(set(counts.values())) == 1


@pytest.mark.parametrize("bots", [2, 3, 4, 5])
def test_every_two_bots_meet_equally_often(bots: int) -> None:
    for seats in (2, 3, 4):
        counts = Counter(
            frozenset((one, other))
            for game in lineups(bots, seats, together=False)
            for at, one in enumerate(game)
            for other in game[at + 1 :]
            if one != other
        )
        assert len(counts) == bots * (bots - 1) / 2
        if bots >= seats:
            assert len(set(counts.values())) == 1


def test_two_bots_play_a_deal_from_both_sides() -> None:
    games = list(seatings(setup("equinox", "greedy", "random"), rounds=3, seed=5))
    assert [game.number for game in games] == [1, 2, 3, 4, 5, 6]
    assert [game.lineup for game in games] == [(0, 1), (1, 0)] * 3
    assert [game.seed for game in games[::2]] == [game.seed for game in games[1::2]]
    assert len({game.seed for game in games}) == 3


@pytest.mark.parametrize("game", spieltisch.games())
def test_the_games_of_a_round_begin_alike(game: str) -> None:
    """With the same hands, decks and first seat: also where these are drawn by lot."""
    of = setup(game, "random", "random", records=True)
    begun = []
    for seating in seatings(of, rounds=2, seed=4):
        record = play_seating(of, seating).record
        assert record is not None
        begun.append(next(replay(record)).dump())
    assert begun[0] == begun[1]
    assert begun[2] == begun[3]
    assert begun[0] != begun[2]


def test_both_bots_play_both_decks_in_blue_moon() -> None:
    of = setup("blue-moon", "random", "random #2")
    decks: Counter[tuple[int, int, int]] = Counter()  # by deal: which bot has which leader
    for seating in seatings(of, rounds=5, seed=1):
        state: Any = spieltisch.game("blue-moon").start(2, seating.seed, of.options)
        assert state.leaders[0] != state.leaders[1]
        for seat, bot in enumerate(seating.lineup):
            decks[seating.seed, bot, state.leaders[seat]] += 1
    assert len(decks) == 20
    assert set(decks.values()) == {1}


# figures


def test_win_rates_have_wilsons_interval() -> None:
    def rounded(found: Estimate) -> tuple[float, float, float]:
        return round(found.value, 4), round(found.low, 4), round(found.high, 4)

    assert rounded(win_rate(8, 10)) == (0.8, 0.4902, 0.9433)
    assert rounded(win_rate(0, 20)) == (0.0, 0.0, 0.1611)
    assert rounded(win_rate(20, 20)) == (1.0, 0.8389, 1.0)
    assert rounded(win_rate(2.5, 5)) == (0.5, 0.1704, 0.8296)
    assert rounded(win_rate(0, 0)) == (0.0, 0.0, 1.0)


def played_out(chances: dict[tuple[int, int], float], rounds: int, seed: int) -> Any:
    """Points of bots that beat each other with these chances, twice a round."""
    random = np.random.default_rng(seed)
    count = 1 + max(max(pair) for pair in chances)
    points = np.zeros((rounds, count, count))
    for (one, other), chance in chances.items():
        won = random.binomial(2, chance, rounds)
        points[:, one, other] = won
        points[:, other, one] = 2 - won
    return points, 2 * (1 - np.eye(count))


def test_ratings_say_how_often_one_wins() -> None:
    points, games = played_out({(0, 1): 0.75}, 5000, 1)
    one, other = ratings(points, games)
    assert one.value + other.value == pytest.approx(3000)
    assert one.value - other.value == pytest.approx(ELO * np.log(3), abs=12)
    assert one.high - one.low < 20
    assert one.low < 1500 + ELO * np.log(3) / 2 < one.high


def test_ratings_of_a_field_lie_on_one_scale() -> None:
    """Who wins 2:1 against the next wins 4:1 against the one after."""
    points, games = played_out({(0, 1): 2 / 3, (1, 2): 2 / 3, (0, 2): 4 / 5}, 4000, 2)
    values = [each.value for each in ratings(points, games)]
    assert np.mean(values) == pytest.approx(1500)
    assert values[0] - values[1] == pytest.approx(ELO * np.log(2), abs=15)
    assert values[1] - values[2] == pytest.approx(ELO * np.log(2), abs=15)


def test_who_never_loses_has_a_rating_too() -> None:
    widths = []
    for rounds in (1, 10, 100):
        points, games = played_out({(0, 1): 1.0}, rounds, 3)
        one, other = ratings(points, games)
        assert 1500 < one.value < 2500
        assert one.low > other.high or rounds == 1
        widths.append(one.high - one.low)
    assert all(width > 100 for width in widths)


def test_equal_bots_have_equal_ratings_and_more_games_narrow_them() -> None:
    widths = []
    for rounds in (10, 100, 1000):
        points, games = played_out({(0, 1): 0.5}, rounds, 4)
        points[:, 0, 1], points[:, 1, 0] = 1.0, 1.0
        points[::2, 0, 1], points[::2, 1, 0] = 2.0, 0.0
        points[1::2, 0, 1], points[1::2, 1, 0] = 0.0, 2.0
        one, other = ratings(points, games)
        assert one.value == pytest.approx(other.value)
        widths.append(one.high - one.low)
    assert widths[0] > 2.5 * widths[1] > 6 * widths[2]


def test_intervals_hold_about_95_times_in_100() -> None:
    chances = {(0, 1): 0.6, (1, 2): 0.6, (0, 2): 0.36 / (0.36 + 0.16)}
    true = [1500 + ELO * np.log(1.5) * step for step in (1, 0, -1)]
    held = 0
    for seed in range(150):
        found = ratings(*played_out(chances, 25, seed))
        held += sum(each.low <= value <= each.high for each, value in zip(found, true, strict=True))
    assert 0.9 <= held / 450 <= 0.99


def test_one_bot_alone_is_rated_as_the_mean() -> None:
    assert ratings(np.zeros((3, 1, 1)), np.zeros((1, 1))) == [Estimate(1500, 1500, 1500)]


def outcome(lineup: tuple[int, ...], ranks: tuple[int, ...], shares: tuple[float, ...]) -> Played:
    return Played(Seating(1, 1, lineup), shares, ranks, 10)


def test_every_two_at_a_table_are_compared() -> None:
    points, met = compared([outcome((2, 0, 1), (0, 1, 1), (1, 0, 0))], 3, together=False)
    assert met.tolist() == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]
    assert points.tolist() == [[0, 0.5, 0], [0.5, 0, 0], [1, 1, 0]]


def test_seats_of_the_same_bot_are_not_compared() -> None:
    points, met = compared([outcome((0, 1, 0), (0, 1, 2), (1, 0, 0))], 2, together=False)
    assert met.tolist() == [[0, 2], [2, 0]]
    assert points.tolist() == [[0, 1], [1, 0]]


def test_together_bots_are_compared_by_the_same_deal() -> None:
    won, lost = ((0, 0), (1.0, 1.0)), ((0, 0), (0.0, 0.0))
    games = [outcome((0, 0), *won), outcome((1, 1), *lost), outcome((2, 2), *won)]
    points, met = compared(games, 3, together=True)
    assert met.tolist() == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]
    assert points.tolist() == [[0, 1, 0.5], [0, 0, 0], [0.5, 1, 0]]


def counted(*games: Played, bots: int = 2) -> Series:
    series = Series(setup("equinox", *["random"] * bots))
    series.size = len(games)
    for game in games:
        series.add(game)
    return series


def test_shared_wins_count_in_shares() -> None:
    series = counted(
        outcome((0, 1), (0, 0), (0.5, 0.5)),
        outcome((1, 0), (0, 1), (1.0, 0.0)),
        outcome((0, 1), (0, 1), (1.0, 0.0)),
        outcome((0, 1), (0, 1), (1.0, 0.0)),
    )
    one, other = series.standings
    assert (one.games, one.wins, one.draws, one.points) == (4, 2, 1, 2.5)
    assert (other.games, other.wins, other.draws, other.points) == (4, 1, 1, 1.5)


def test_a_round_counts_when_it_is_whole() -> None:
    series = Series(setup("equinox", "random", "random"))
    series.add(outcome((0, 1), (0, 1), (1.0, 0.0)))
    assert (series.games, len(series.points)) == (0, 0)
    series.add(outcome((1, 0), (0, 1), (1.0, 0.0)))
    assert (series.games, len(series.points)) == (2, 1)


# when it is decided


def rounds_until_decided(chance: float, seed: int) -> tuple[int | None, int]:
    """Who is called stronger, and after how many rounds of two games."""
    verdict = Verdict(2)
    points, games = played_out({(0, 1): chance}, 2000, seed)
    for number, each in enumerate(points, 1):
        verdict.add(each, games)
        if verdict.decided:
            return verdict.stronger(verdict.duels[0]), number
    return None, len(points)


def test_the_verdict_is_seldom_wrong_and_soon_there_if_it_is_clear() -> None:
    close = [rounds_until_decided(0.55, seed) for seed in range(300)]
    assert sum(stronger == 1 for stronger, _ in close) <= 0.08 * 300
    assert sum(stronger == 0 for stronger, _ in close) >= 0.9 * 300
    clear = [rounds_until_decided(0.9, seed) for seed in range(50)]
    assert {stronger for stronger, _ in clear} == {0}
    assert max(rounds for _, rounds in clear) < 40


def test_one_game_decides_nothing() -> None:
    for bots in (2, 3):
        verdict = Verdict(bots)
        points = 2 * np.triu(np.ones((bots, bots)), 1)
        verdict.add(points, 2 * (1 - np.eye(bots)))
        assert not verdict.decided


def test_who_only_wins_with_the_better_deal_is_not_stronger() -> None:
    verdict = Verdict(2)
    for _ in range(500):
        verdict.add(np.array([[0, 1], [1, 0]]), np.array([[0, 2], [2, 0]]))
    assert not verdict.decided


def test_more_pairs_need_more_evidence() -> None:
    assert Verdict(2).bound < Verdict(3).bound < Verdict(6).bound
    assert not Verdict(1).decided


# whole series


def numbers(series: Series) -> Any:
    figures = [(each.games, each.wins, each.draws, each.points) for each in series.standings]
    return figures, series.ratings(), series.games, series.decisions, series.ended


SMALL = setup("equinox", "search:tries=3", "random", "beginner")


def test_the_number_of_processes_does_not_change_the_figures() -> None:
    found = [numbers(hold(SMALL, 2, 7, Here()))]
    for size in (1, 2, 3):
        with open_hall(size) as hall:
            found.append(numbers(hold(SMALL, 2, 7, hall)))
    assert found[1:] == found[:1] * 3
    assert found[0] != numbers(hold(SMALL, 2, 8, Here()))
    assert found[0][2:] == (12, found[0][3], ALL)


def test_games_are_counted_in_their_order() -> None:
    class Backwards(Here):
        """Has done the last of some jobs first."""

        def __init__(self) -> None:
            self.waiting: list[tuple[Future[Any], Any]] = []

        def submit(self, job: Callable[..., Any], *arguments: Any) -> Future[Any]:
            future: Future[Any] = Future()
            self.waiting.append((future, job(*arguments)))
            if len(self.waiting) == 4 or arguments[1].number == 12:
                for each, found in reversed(self.waiting):
                    each.set_result(found)
                self.waiting = []
            return future

    told: list[int] = []
    series = hold(SMALL, 2, 7, Backwards(), tell=lambda _, game: told.append(game.seating.number))
    assert told == list(range(1, 13))
    assert numbers(series) == numbers(hold(SMALL, 2, 7, Here()))


def test_a_clear_series_ends_early_with_the_same_games() -> None:
    of = setup("living-forest", "random", "greedy")
    series = hold(of, 40, 3, Here(), stop=True)
    assert series.ended == DECIDED
    assert 4 <= series.games < 80
    assert series.standings[1].rate.value > 0.9
    fixed = hold(of, series.games // 2, 3, Here())
    assert numbers(fixed)[:4] == numbers(series)[:4]


def test_together_every_bot_plays_the_same_deals() -> None:
    with on_the_shelf(BEACON):
        of = Setup("beacon", 2, BEACON.check_setup(2, 0, {}), ("greedy", "random"), True)
        seeds: dict[int, list[int]] = {0: [], 1: []}

        def note(_: Series, played: Played) -> None:
            assert len(set(played.seating.lineup)) == 1
            seeds[played.seating.lineup[0]].append(played.seating.seed)

        series = hold(of, 20, 1, Here(), tell=note)
    assert seeds[0] == seeds[1]
    assert [each.games for each in series.standings] == [20, 20]
    assert series.standings[0].wins > series.standings[1].wins
    assert series.ratings()[0].value > series.ratings()[1].value
    assert [each.draws for each in series.standings] == [0, 0]


def test_an_interrupt_ends_with_what_was_counted() -> None:
    def interrupt(series: Series, _: Played) -> None:
        if series.games == 6:
            raise KeyboardInterrupt

    series = hold(setup("equinox", "random", "random"), 50, 1, Here(), tell=interrupt)
    assert (series.ended, series.games) == (INTERRUPTED, 6)


# bots that misbehave


class Fatal(Bot):
    """Kills its process at its third decision, as often as there is a life to take."""

    name = "fatal"
    lives: Path

    def choose(self, state: State, seat: int) -> int:
        self.made = getattr(self, "made", 0) + 1
        if self.made == 3 and any(map(_taken, sorted(self.lives.iterdir()))):
            os.kill(os.getpid(), signal.SIGKILL)
        return state.moves(seat)[0]


def _taken(life: Path) -> bool:
    """Takes a life, unless another process was quicker."""
    try:
        life.unlink()
    except FileNotFoundError:
        return False
    return True


@pytest.fixture
def fatal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[int], None]:
    monkeypatch.setitem(BOTS, "fatal", Fatal)
    monkeypatch.setattr(Fatal, "lives", tmp_path, raising=False)

    def give(lives: int) -> None:
        for number in range(lives):
            (tmp_path / f"{number:02}").touch()

    return give


def test_a_game_whose_process_dies_is_played_again(
    fatal: Callable[[int], None], tmp_path: Path
) -> None:
    of = setup("living-forest", "fatal", "random", round_limit=6)
    whole = hold(of, 3, 1, Here())
    fatal(2)
    with open_hall(2) as hall:
        again = hold(of, 3, 1, hall)
    assert list(tmp_path.iterdir()) == []
    assert numbers(again) == numbers(whole)


def test_a_game_that_kills_every_process_is_named(fatal: Callable[[int], None]) -> None:
    fatal(20)
    of = setup("living-forest", "fatal", "random", round_limit=6)
    with open_hall(2) as hall, pytest.raises(BadMove) as caught:
        hold(of, 3, 1, hall)
    first = next(iter(seatings(of, 3, 1)))
    said = f"Game 1 (seed {first.seed}, fatal, random): The process that had the job died 3 times"
    assert str(caught.value) == f"{said} in a row."


class Odd(Bot):
    """Plays the last legal move four times, then a move that is not allowed, or breaks down."""

    name = "odd"

    def __init__(self, seed: int, breaks: int = 0) -> None:
        super().__init__(seed)
        self.made = 0
        self.breaks = breaks

    def choose(self, state: State, seat: int) -> int:
        self.made += 1
        if self.made > 4 and self.breaks:
            raise ZeroDivisionError("a bug")
        moves = state.moves(seat)
        if self.made > 4:
            return next(move for move in range(1000) if move not in moves)
        return moves[-1]


def test_a_bad_move_is_reported_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "odd", Odd)
    said = []
    for size in (1, 2):
        with open_hall(size) as hall, pytest.raises(BadMove) as caught:
            hold(setup("equinox", "random", "odd"), 5, 2, hall)
        record = caught.value.record
        assert record is not None
        assert resume(record).state.over is False
        assert record.players == ["random", "odd"]
        decision = f"decision {len(record.steps) + 1}"
        assert str(caught.value).startswith(f"Game 1 (seed {record.seed}), {decision}: The bot odd")
        said.append(str(caught.value))
    assert said[0] == said[1]


def test_a_bot_that_breaks_down_is_reported_with_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "odd", Odd)
    with pytest.raises(BadMove) as caught:
        hold(setup("equinox", "random", "odd:breaks=1"), 5, 2, Here())
    assert "One of the bots random, odd:breaks=1 failed: ZeroDivisionError: a bug (" in str(
        caught.value
    )
    assert __file__ in str(caught.value)
    assert caught.value.record is not None
