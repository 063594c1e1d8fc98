"""Who sits where, and where a game is kept. The table itself is the terminal's business."""

import json
from pathlib import Path
from typing import Any

import pytest

from spieltisch.core.record import Match, Record, new_match, parse_record, read_record
from spieltisch.core.text import Text
from spieltisch.terminal.place import Place
from spieltisch.terminal.waiting import Start
from tests.cli.conftest import Run


class Table:
    """Stands in for the terminal: takes note of what it was given and plays a few moves."""

    def __init__(self) -> None:
        self.moves = 0

    def play(
        self,
        match: Match,
        bots: list[str | None],
        lang: str,
        place: Place | None,
        seed: int,
        *,
        notes: list[Text],
    ) -> int:
        self.match, self.bots, self.lang, self.place, self.seed = match, bots, lang, place, seed
        self.notes = notes
        for _ in range(self.moves):
            seat = match.state.next_seat()
            match.play(seat, match.state.moves(seat)[0])
        if place:
            place.write(match)
            place.let_go()
        return 0

    @property
    def save(self) -> Path | None:
        """The file that the person named for the game."""
        return None if self.place is None or self.place.unasked else self.place.path

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
    assert table.bots == [None, "casual", "casual"]
    assert table.record.players == ["Player 1", "Casual 1", "Casual 2"]
    assert table.record.bots == ["", "casual", "casual"]
    assert (table.record.seed, table.seed, table.lang, table.save) == (5, 5, "en", None)


@pytest.mark.parametrize(
    ("words", "bots", "names"),
    [
        (("--seats", 2), [None, "casual"], ["Spieler 1", "Gemütlich"]),
        (("--seat", "random", "--seat", "human"), ["random", None], ["Zufall", "Spieler 2"]),
        (("--seat", "human", "--seats", 3), [None, "casual", "casual"], None),
        (("--seat", "random", "--seats", 2), ["random", "casual"], ["Zufall", "Gemütlich"]),
        (("--seats", 2, "--level", "master"), [None, "master"], ["Spieler 1", "Meister"]),
        (("--seat", "human", "--seats", 2, "--level", "search"), [None, "search"], None),
        (
            ("--seat", "human", "--seat", "random", "--seat", "human"),
            [None, "random", None],
            ["Spieler 1", "Zufall", "Spieler 3"],
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
    assert table.bots == [None, "casual", "casual"]
    assert table.record.players == ["Player 1", "Casual 1", "Casual 2"]
    assert (table.seed, table.save) == (5, saved)


def test_a_resumed_game_may_be_kept_elsewhere_with_other_players(
    spieltisch: Run, table: Table, saved: Path
) -> None:
    other = saved.with_name("other.json")
    seats = ("--seat", "human", "--seat", "human", "--seat", "random")
    assert spieltisch("play", "--resume", saved, "--save", other, *seats).code == 0
    assert table.bots == [None, None, "random"]
    assert read_record(other).bots == ["", "", "random"]
    assert read_record(other).players == ["Player 1", "Player 2", "Random"]


def test_an_old_record_without_bots_is_all_people(
    spieltisch: Run, table: Table, saved: Path
) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    del data["bots"]
    saved.write_text(json.dumps(data), encoding="utf-8")
    assert spieltisch("play", "--resume", saved).code == 0
    assert table.bots == [None, None, None]


# games that are kept unasked


@pytest.fixture
def kept(spieltisch: Run, table: Table) -> Path:
    """A game that waits, three moves old, played last of several."""
    table.moves = 3
    for seed in (4, 5):
        assert spieltisch("play", "equinox", "--seed", seed, "--lang", "de").code == 0
    assert table.place is not None
    table.moves = 0
    return table.place.path


def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)


def test_a_game_is_kept_in_the_user_folder(kept: Path, tmp_path: Path) -> None:
    assert kept.parent == tmp_path / "data" / "spieltisch" / "games"
    assert kept.name.startswith("equinox-")
    assert len(list(kept.parent.glob("*.json"))) == 2
    assert read_record(kept).seed == 5


def test_a_game_of_bots_is_not_kept(spieltisch: Run, table: Table) -> None:
    assert spieltisch("play", "equinox", "--seat", "random", "--seat", "random").code == 0
    assert table.place is None


def test_at_a_terminal_the_person_is_asked(
    spieltisch: Run, table: Table, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_a_terminal(monkeypatch)
    asked: list[tuple[str, str]] = []

    def offer(game: str, lang: str) -> Start | None:
        asked.append((game, lang))
        return answers.pop()

    answers = [None, Start(Place(kept), new_match("equinox", 2, 77, {}, [])), Start(None)]
    monkeypatch.setattr("spieltisch.cli.start.offer", offer)
    assert spieltisch("play", "equinox", "--seed", 9).code == 0
    assert table.record.seed == 9
    assert spieltisch("play", "equinox", "--seed", 9, "--lang", "de").code == 0
    assert table.record.seed == 77
    assert spieltisch("play", "equinox", "--seed", 10).code == 0
    assert table.record.seed == 77
    assert asked == [("equinox", "en"), ("equinox", "de"), ("equinox", "en")]


@pytest.mark.parametrize("words", [("--new",), ("--save", "game.json"), ("--seat", "random") * 2])
def test_nobody_is_asked_who_says_what_to_do(
    spieltisch: Run,
    table: Table,
    kept: Path,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    words: tuple[str, ...],
) -> None:
    monkeypatch.chdir(tmp_path)
    at_a_terminal(monkeypatch)
    assert spieltisch("play", "equinox", "--seed", 9, *words).code == 0
    assert table.record.seed == 9


@pytest.mark.parametrize("words", [("equinox", "--resume"), ("--resume",), ("--resume", "equinox")])
def test_the_newest_game_is_resumed_without_a_question(
    spieltisch: Run, table: Table, kept: Path, words: tuple[str, ...]
) -> None:
    assert spieltisch("play", *words).code == 0
    assert table.place is not None
    assert (table.place.path, table.place.unasked) == (kept, True)
    assert (table.record.seed, len(table.record.steps)) == (5, 3)
    assert table.record.players == ["Player 1", "Casual 1", "Casual 2"]


@pytest.mark.parametrize("words", [("blue-moon", "--resume"), ("--resume", "living-forest")])
def test_no_game_to_resume(spieltisch: Run, kept: Path, words: tuple[str, ...]) -> None:
    ran = spieltisch("play", *words)
    assert (ran.code, ran.err) == (2, "spieltisch: No unfinished game is waiting.\n")


def test_a_game_that_somebody_plays_is_not_resumed(
    spieltisch: Run, table: Table, saved: Path
) -> None:
    place = Place(saved)
    assert place.hold()
    ran = spieltisch("play", "--resume", saved)
    place.let_go()
    complaint = f"spieltisch: The game in {saved} is being played in another terminal.\n"
    assert (ran.code, ran.err) == (2, complaint)


@pytest.mark.parametrize(
    "words", [("--seat", "human"), ("--seat", "pawn"), ("--save", "no/x.json")]
)
def test_a_refused_game_can_be_resumed_at_once(
    spieltisch: Run, saved: Path, words: tuple[str, ...]
) -> None:
    assert spieltisch("play", "--resume", saved, *words).code == 2
    assert [path.name for path in saved.parent.glob(".*")] == []
    place = Place(saved)
    assert place.hold()
    place.let_go()


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
