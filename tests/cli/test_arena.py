"""The arena on the command line."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import spieltisch as package
from spieltisch.bots import BOTS
from spieltisch.core.record import read_record, resume
from tests.bots.test_arena import Odd
from tests.cli.conftest import Run
from tests.patience import PATIENCE, wait_for
from tests.toys import on_the_shelf
from tests.toys.beacon import BEACON

SOURCE = Path(package.__file__).parents[1]
PAIR = ("--bot", "greedy", "--bot", "random")
QUICK = ("arena", "living-forest", *PAIR, "--games", 8, "--option", "round_limit=12")


def untimed(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in ("seconds", "processes")}


def test_json_has_all_figures(spieltisch: Run) -> None:
    data = spieltisch(*QUICK, "--json").json
    assert (data["game"], data["seats"], data["seed"]) == ("living-forest", 2, 0)
    assert (data["games"], data["rounds"], data["ended"]) == (8, 4, "all")
    assert data["options"]["round_limit"] == 12
    assert data["decisions"] > 0
    assert data["seconds"] > 0
    assert isinstance(data["compiled"], bool)
    assert {entry["bot"] for entry in data["bots"]} == {"greedy", "random"}
    for entry in data["bots"]:
        assert entry["games"] == 8
        assert 0 <= entry["wins"] + entry["draws"] <= 8
        for name in ("win_rate", "rating"):
            low, high = entry[f"{name}_interval"]
            assert low <= entry[name] <= high
    assert sum(entry["win_rate"] for entry in data["bots"]) == pytest.approx(1)
    assert sum(entry["rating"] for entry in data["bots"]) == pytest.approx(3000, abs=0.2)
    assert data["bots"][0]["rating"] >= data["bots"][1]["rating"]
    (one, other) = data["crosstable"]
    assert one["games"] == other["games"] == one["points"] + other["points"] == 8
    assert data["test"]["pairs"][0]["bots"] == ["greedy", "random"]


def test_the_number_of_processes_changes_no_figure(spieltisch: Run) -> None:
    found = [untimed(spieltisch(*QUICK, "--json", "--processes", each).json) for each in (1, 3)]
    assert found[0] == found[1]
    assert found[0] != untimed(spieltisch(*QUICK, "--json", "--seed", 5).json)


def test_only_whole_rounds_are_played(spieltisch: Run) -> None:
    words = ("arena", "equinox", *["--bot", "random"] * 3, "--games", 11, "--json")
    data = spieltisch(*words).json
    assert (data["seats"], data["games"], data["rounds"]) == (3, 9, 3)
    assert [entry["games"] for entry in data["bots"]] == [data["games"]] * 3
    assert {entry["bot"] for entry in data["bots"]} == {"random", "random #2", "random #3"}
    two = spieltisch(*words, "--seats", 2).json
    assert (two["games"], two["rounds"]) == (6, 1)


def test_a_clear_series_stops(spieltisch: Run) -> None:
    words = ("arena", "living-forest", *PAIR, "--games", 200, "--stop")
    data = spieltisch(*words, "--json").json
    assert data["ended"] == "decided"
    assert data["games"] < 100
    assert data["test"]["pairs"][0]["stronger"] == "greedy"
    said = "After so many games it is decided (wrongly in at most 5% of series)."
    assert said in spieltisch(*words).words


def test_a_table_in_both_languages(spieltisch: Run) -> None:
    words = spieltisch(*QUICK, "--bot", "beginner", "--games", 6).words
    assert words.startswith("living-forest: 6 games in 2 rounds, 3 seats ")
    assert "Games Wins Draws Win rate Range Rating Range" in words
    assert "the mean of the field is 1500" in words
    assert "Share of the points that the bot of the row has won" in words
    german = spieltisch(*QUICK, "--bot", "beginner", "--games", 6, "--lang", "de").words
    assert "Partien Siege Geteilt Anteil Bereich Wertung Bereich" in german
    assert " %" in german


def test_together_bots_play_with_copies_of_themselves(spieltisch: Run) -> None:
    with on_the_shelf(BEACON):
        data = spieltisch("arena", "beacon", *PAIR, "--games", 20, "--seats", 3, "--json").json
        alone = spieltisch("arena", "beacon", "--bot", "greedy", "--games", 5, "--json").json
    greedy, random = data["bots"]
    assert (greedy["bot"], greedy["games"], random["games"]) == ("greedy", 10, 10)
    assert greedy["wins"] > random["wins"]
    assert (alone["games"], alone["bots"][0]["games"], alone["bots"][0]["rating"]) == (5, 5, 1500)


def test_files_hold_the_table_the_picture_and_the_games(spieltisch: Run, tmp_path: Path) -> None:
    files = ("--csv", tmp_path / "a.csv", "--plot", tmp_path / "a.svg", "--records", tmp_path / "r")
    data = spieltisch(*QUICK, "--json", *files).json
    with (tmp_path / "a.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["bot"] for row in rows] == [entry["bot"] for entry in data["bots"]]
    for row, entry in zip(rows, data["bots"], strict=True):
        assert float(row["rating"]) == entry["rating"]
        assert [float(row["win_rate_low"]), float(row["win_rate_high"])] == entry[
            "win_rate_interval"
        ]
    drawing = ElementTree.parse(tmp_path / "a.svg").getroot()
    said = " ".join("".join(drawing.itertext()).split())
    for entry in data["bots"]:
        assert entry["bot"] in said
        assert f"{entry['rating']:.0f}" in said
        assert entry["bot"] in drawing.attrib["aria-label"]
    games = sorted((tmp_path / "r").iterdir())
    assert [path.name for path in games] == [f"game-{number:05}.json" for number in range(1, 9)]
    for path in games:
        assert resume(read_record(path)).state.over
    assert read_record(games[0]).players == ["greedy", "random"]
    assert read_record(games[1]).players == ["random", "greedy"]
    assert "Move 1 of" in spieltisch("replay", games[2], "--all").out
    again = spieltisch(*QUICK, "--records", tmp_path / "r")
    assert (again.code, again.out) == (2, "")
    assert again.err.endswith("is not empty; take a new one for each series of games.\n")


MISTAKES = {
    (): "Name at least 2 bots with --bot that are to be compared.",
    ("--bot", "greedy"): "Name at least 2 bots with --bot that are to be compared.",
    (*PAIR, "--bot", "alpha"): "There is no bot 'alpha'; there are: ",
    (*PAIR, "--bot", "search:depth=3"): "The bot search has no setting 'depth'; it has: seconds,",
    (*PAIR, "--games", "1"): "A round in which everybody has every seat is 2 games here; --games 1",
    (*PAIR, "--games", "0"): "--games: '0' is not a whole number of 1 or more",
    (*PAIR, "--processes", "0"): "--processes: '0' is not a whole number of 1 or more",
    (*PAIR, "--seats", "9"): "Equinox is for 2 to 5 seats, not 9.",
    (*PAIR, "--option", "edition=fr"): "Option edition cannot be 'fr'; it takes en or de.",
    (*PAIR, "--plot", "nowhere/a.svg"): "The file nowhere/a.svg cannot be written.",
    (*PAIR, "--csv", "."): "The file . cannot be written.",
}


@pytest.mark.parametrize("words", MISTAKES, ids=" ".join)
def test_mistakes_are_one_sentence(spieltisch: Run, words: tuple[str, ...]) -> None:
    ran = spieltisch("arena", "equinox", *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert ran.err.startswith(f"spieltisch: {MISTAKES[words]}")


def test_a_bad_move_is_named_and_its_game_kept(
    spieltisch: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(BOTS, "odd", Odd)
    words = ("arena", "equinox", "--bot", "random", "--bot", "odd", "--games", 4)
    plain = spieltisch(*words)
    assert (plain.code, plain.out, plain.err.count("\n")) == (2, "", 1)
    assert plain.err.startswith("spieltisch: Game 1 (seed ")
    kept = spieltisch(*words, "--records", tmp_path / "r")
    path = tmp_path / "r" / "bad-move.json"
    assert kept.err == f"{plain.err.rstrip()} The game up to there is in {path}.\n"
    assert not resume(read_record(path)).state.over


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_how_far_it_is(spieltisch: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    assert spieltisch(*QUICK, "--lang", "de").code == 0
    shown = screen.getvalue()
    assert "8/8" in shown
    assert "0/8" in shown
    assert ",0 %" in shown


def test_an_interrupt_shows_the_figures_so_far(tmp_path: Path) -> None:
    records = tmp_path / "records"
    words = ("arena", "equinox", "--bot", "random", "--bot", "greedy", "--games", "100000")
    process = subprocess.Popen(
        [sys.executable, "-m", "spieltisch", *words, "--json", "--records", str(records)],
        env={**os.environ, "PYTHONPATH": str(SOURCE), "LANG": "C.UTF-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        wait_for(lambda: (records / "game-00004.json").exists() or None)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert (process.returncode, err) == (130, b"")
    data = json.loads(out)
    assert data["ended"] == "interrupted"
    assert 4 <= data["games"] < 100000
    assert data["games"] == sum(entry["games"] for entry in data["bots"]) / 2
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)  # nobody is left


def test_without_ray_it_is_said_how_to_get_it(
    spieltisch: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = spieltisch(*QUICK, "--ray", "auto")
    assert (ran.code, ran.out) == (2, "")
    said = "--ray needs Ray, which is missing; pip install 'spieltisch[cluster]' brings it."
    assert ran.err == f"spieltisch: {said}\n"


def test_settings_of_a_bot_go_wherever_it_is_named(spieltisch: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = ("--seat", "random", "--seat", "search:tries=1", "--seed", 1, "--save", file)
    assert spieltisch("play", "equinox", *seats).code == 0
    assert read_record(file).bots == ["random", "search:tries=1"]
    words = ("simulate", "equinox", "--games", 1, "--seats", 2, "--bot", "random", "--bot")
    data = spieltisch(*words, "search:tries=1", "--json").json
    assert set(data["by_bot"]) == {"random", "search:tries=1"}
    for command in (("play", "equinox", "--seat"), words):
        ran = spieltisch(*command, "search:tries=x")
        assert (ran.code, ran.out) == (2, "")
        assert "The setting tries of the bot search cannot be 'x'" in ran.err
