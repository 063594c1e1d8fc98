"""Figures: simulate and bench."""

import re
from typing import Any

import pytest

from spieltisch.bots import BOTS, Bot
from spieltisch.core.game import State
from tests.cli.conftest import Run


def test_simulate_as_json_has_all_figures(spieltisch: Run) -> None:
    data = spieltisch("simulate", "equinox", "--games", 3, "--seats", 3, "--json").json
    assert (data["game"], data["seats"], data["games"]) == ("equinox", 3, 3)
    assert data["decisions"] > 0
    assert data["seconds"] > 0
    assert data["games_per_second"] > 0
    assert data["decisions_per_second"] > 0
    assert isinstance(data["compiled"], bool)
    assert [seat["seat"] for seat in data["by_seat"]] == [1, 2, 3]
    assert list(data["by_bot"]) == ["random"]
    for tally in (*data["by_seat"], *data["by_bot"].values()):
        assert {"games", "wins", "win_rate", "mean_score"} <= set(tally)
    assert sum(seat["wins"] for seat in data["by_seat"]) == pytest.approx(3, abs=0.01)


def test_simulate_needs_only_a_game(spieltisch: Run) -> None:
    data = spieltisch("simulate", "equinox", "--json").json
    assert (data["seats"], data["games"], data["seed"]) == (4, 100, 0)


def untimed(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if "second" not in name}


def test_the_same_seed_gives_the_same_games(spieltisch: Run) -> None:
    def figures(*words: object) -> dict[str, Any]:
        data = spieltisch("simulate", "equinox", "--games", 5, "--json", *words).json
        return untimed(data)

    assert figures("--seed", 7) == figures("--seed", 7)
    assert figures("--seed", 7) != figures("--seed", 8)
    few_trees = figures("--seed", 7, "--option", "trees=3,0", "--option", "first=1")
    assert few_trees != figures("--seed", 7)


def test_fewer_bots_than_seats_go_round_the_table(spieltisch: Run) -> None:
    words = ("--games", 2, "--seats", 4, "--bot", "greedy", "--bot", "random", "--json")
    data = spieltisch("simulate", "equinox", *words).json
    assert {bot: tally["games"] for bot, tally in data["by_bot"].items()} == {
        "greedy": 4,
        "random": 4,
    }


class Stubborn(Bot):
    """Passes whether it may or not."""

    name = "stubborn"

    def choose(self, state: State, seat: int) -> int:
        return state.parse_move(seat, "pass")


def test_a_bot_that_breaks_the_rules_ends_a_series_with_a_sentence(
    spieltisch: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "stubborn", Stubborn)
    ran = spieltisch("simulate", "equinox", "--bot", "stubborn", "--seed", 4)
    assert (ran.code, ran.out) == (2, "")
    assert re.fullmatch(
        r"spieltisch: Game 1 \(seed \d+\), decision 2: The bot stubborn chose pass \(\d+\) for seat"
        r" \d, which is not allowed: .*\.\n",
        ran.err,
    )


def test_simulate_prints_a_table(spieltisch: Run) -> None:
    words = spieltisch("simulate", "equinox", "--games", 2).words
    assert words.startswith("equinox: 2 games, 4 seats ")
    assert "Seat 4 2 " in words
    assert "random 8 2.0 25.0%" in words
    german = spieltisch("simulate", "equinox", "--games", 2, "--lang", "de").words
    assert "Entscheidungen in" in german
    assert "random 8 2,0 25,0 %" in german


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A machine that is measured at once; the seconds it was asked to take."""
    asked: list[float] = []

    def measure(seconds: float) -> dict[str, Any]:
        asked.append(seconds)
        entry = {"game": "equinox", "seats": 4, "name": "clone", "value": 1234567.8, "unit": "µs"}
        return {"compiled": True, "figures": [entry]}

    monkeypatch.setattr("spieltisch.bench.measure", measure)
    return asked


def test_bench_prints_engine_and_figures(spieltisch: Run, measured: list[float]) -> None:
    words = spieltisch("bench", "--seconds", "0.5").words
    assert measured == [0.5]
    assert words.startswith("Engine: ")
    assert "SPIELTISCH_PLAIN" in words
    assert words.endswith("equinox 4 clone 1,234,568 µs")
    assert spieltisch("bench", "--lang", "de").words.endswith("clone 1.234.568 µs")


@pytest.mark.usefixtures("measured")
def test_bench_as_json(spieltisch: Run) -> None:
    data = spieltisch("bench", "--json").json
    assert data["compiled"] is True
    assert data["figures"][0]["name"] == "clone"


def test_bench_measures_this_machine(spieltisch: Run) -> None:
    data = spieltisch("bench", "--json", "--seconds", "0.01").json
    assert all(figure["value"] > 0 for figure in data["figures"])
