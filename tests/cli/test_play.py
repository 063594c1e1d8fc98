"""Who sits where, and where a game is kept. The table itself is the terminal's business."""

import json
from pathlib import Path
from typing import Any

import pytest

from spieltisch.core.record import Match, Record, new_match, parse_record, read_record
from tests.cli.conftest import Run


class Table:
    """Stands in for the terminal: takes note of what it was given and plays a few moves."""

    def __init__(self) -> None:
        self.moves = 0

    def play(
        self, match: Match, bots: list[str | None], lang: str, save: Path | None, seed: int
    ) -> int:
        self.match, self.bots, self.lang, self.save, self.seed = match, bots, lang, save, seed
        for _ in range(self.moves):
            seat = match.state.next_seat()
            match.play(seat, match.state.moves(seat)[0])
        if save:
            match.saved().save(save)
        return 0

    @property
    def record(self) -> Record:
        return self.match.record

    def replay(self, record: Record, lang: str, interactive: bool) -> int:
        self.replayed, self.lang, self.interactive = record, lang, interactive
        return 0


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    made = Table()
    monkeypatch.setattr("spieltisch.terminal.play", made.play)
    monkeypatch.setattr("spieltisch.terminal.replay.replay", made.replay)
    return made


@pytest.fixture
def saved(spieltisch: Run, table: Table, tmp_path: Path) -> Path:
    """A game of a person against two bots, three moves old."""
    path = tmp_path / "game.json"
    table.moves = 3
    ran = spieltisch("play", "equinox", "--seed", 5, "--save", path, "--option", "edition=de")
    assert (ran.code, ran.err) == (0, "")
    table.moves = 0
    return path


def test_one_person_plays_against_two_bots(spieltisch: Run, table: Table) -> None:
    assert spieltisch("play", "equinox", "--seed", 5).code == 0
    assert table.bots == [None, "greedy", "greedy"]
    assert table.record.players == ["Player 1", "greedy 1", "greedy 2"]
    assert table.record.bots == ["", "greedy", "greedy"]
    assert (table.record.seed, table.seed, table.lang, table.save) == (5, 5, "en", None)


@pytest.mark.parametrize(
    ("words", "bots", "names"),
    [
        (("--seats", 2), [None, "greedy"], ["Spieler 1", "greedy"]),
        (("--seat", "random", "--seat", "human"), ["random", None], ["random", "Spieler 2"]),
        (("--seat", "human", "--seats", 3), [None, "greedy", "greedy"], None),
        (("--seat", "random", "--seats", 2), ["random", "greedy"], ["random", "greedy"]),
        (
            ("--seat", "human", "--seat", "random", "--seat", "human"),
            [None, "random", None],
            ["Spieler 1", "random", "Spieler 3"],
        ),
    ],
)
def test_the_lineup(
    spieltisch: Run,
    table: Table,
    words: tuple[object, ...],
    bots: list[str | None],
    names: list[str] | None,
) -> None:
    assert spieltisch("play", "equinox", "--lang", "de", *words).code == 0
    assert table.bots == bots
    assert table.match.state.seats == len(bots)
    if names:
        assert table.record.players == names


def test_options_reach_the_game(spieltisch: Run, table: Table) -> None:
    spieltisch("play", "equinox", "--option", "edition=de", "--option", "trees=0,3")
    assert table.record.options["edition"] == "de"
    assert table.record.options["trees"] == [0, 3]


def test_without_a_seed_every_game_is_another(spieltisch: Run, table: Table) -> None:
    spieltisch("play", "equinox")
    first = table.record.seed
    spieltisch("play", "equinox")
    assert table.record.seed != first


def test_a_saved_game_goes_on_with_the_same_bots(
    spieltisch: Run, table: Table, saved: Path
) -> None:
    steps = list(table.record.steps)
    ran = spieltisch("play", "--resume", saved)
    assert (ran.code, ran.err) == (0, "")
    assert table.record.steps == steps
    assert table.bots == [None, "greedy", "greedy"]
    assert table.record.players == ["Player 1", "greedy 1", "greedy 2"]
    assert (table.seed, table.save) == (5, saved)


def test_a_resumed_game_may_be_kept_elsewhere_with_other_players(
    spieltisch: Run, table: Table, saved: Path
) -> None:
    other = saved.with_name("other.json")
    seats = ("--seat", "human", "--seat", "human", "--seat", "random")
    assert spieltisch("play", "--resume", saved, "--save", other, *seats).code == 0
    assert table.bots == [None, None, "random"]
    assert read_record(other).bots == ["", "", "random"]


def test_an_old_record_without_bots_is_all_people(
    spieltisch: Run, table: Table, saved: Path
) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    del data["bots"]
    saved.write_text(json.dumps(data), encoding="utf-8")
    assert spieltisch("play", "--resume", saved).code == 0
    assert table.bots == [None, None, None]


def test_replay_gets_the_record(spieltisch: Run, table: Table, saved: Path) -> None:
    assert spieltisch("replay", saved, "--lang", "de").code == 0
    assert len(table.replayed.steps) == 3
    assert (table.lang, table.interactive) == ("de", False)


@pytest.mark.parametrize(("words", "interactive"), [((), True), (("--all",), False)])
def test_replay_stops_at_each_move_unless_told_otherwise(
    spieltisch: Run,
    table: Table,
    saved: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    interactive: bool,
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    assert spieltisch("replay", saved, *words).code == 0
    assert table.interactive == interactive


# the bots in a record


@pytest.mark.parametrize("bots", ["greedy", [1, 2], ["greedy"], [None, "greedy"]])
def test_a_record_with_broken_bots_is_refused(bots: Any) -> None:
    data = new_match("equinox", 2, 0, {}, ["A", "B"]).record.to_json()
    with pytest.raises(ValueError, match="'bots'"):
        parse_record({**data, "bots": bots})


def test_the_bots_survive_saving() -> None:
    record = new_match("equinox", 2, 0, {}, ["A", "B"]).record
    record.bots = ["", "greedy"]
    assert parse_record(record.to_json()).bots == ["", "greedy"]
