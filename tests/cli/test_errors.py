"""Whatever is wrong: one sentence on stderr, exit code 2, never a traceback."""

import json
from pathlib import Path
from typing import Any

import pytest

from spieltisch.core.record import Match, new_match
from tests.cli.conftest import Ran, Run


def sentence(ran: Ran) -> str:
    """The complaint of a failed command, checked to be one line and nothing else."""
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("spieltisch: ")
    assert ran.err.endswith((".\n", "]\n", "?\n"))  # a ruling or "did you mean" may stand last
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
    return ran.err.removeprefix("spieltisch: ").rstrip("\n")


WORDS = [
    ("chess", "There is no command 'chess'; there are: games, cards, "),
    ("--chess", "There is no command '--chess'; "),
    ("games chess", "Unrecognized arguments: chess; see spieltisch games --help."),
    ("games --chess", "Unrecognized arguments: --chess; see spieltisch games --help."),
    ("games --js", "Unrecognized arguments: --js; "),
    ("games --lang fr", "--lang: 'fr' is not a language; there are: de, en; "),
    ("games --lang", "--lang: expected one argument; see spieltisch games --help."),
    ("games --json=yes", "--json: ignored explicit argument 'yes'; "),
    ("cards", "The following arguments are required: GAME; see spieltisch cards --help."),
    (
        "cards chess",
        "There is no game 'chess'; there are: blue-moon, equinox, living-forest, spirit-island.",
    ),
    (
        "cards equinox pawn",
        "'pawn' is no card of Equinox; spieltisch cards equinox lists them all.",
    ),
    (
        "rulings chess",
        "There is no game 'chess'; there are: blue-moon, equinox, living-forest, spirit-island.",
    ),
    (
        "rulings EQ-999",
        "There is no ruling 'EQ-999' in blue-moon, equinox, living-forest, spirit-island; ",
    ),
    ("rulings equinox pawn", "There is no ruling 'pawn' in equinox; "),
    ("play", "Name a game to play, or a saved one with --resume; see spieltisch games."),
    (
        "play chess",
        "There is no game 'chess'; there are: blue-moon, equinox, living-forest, spirit-island.",
    ),
    ("play equinox --seat pawn", "A seat cannot be taken by 'pawn'; there are: human, "),
    ("play equinox --seat human", "Equinox is for 2 to 5 seats, not 1."),
    ("play equinox --seats 6", "Equinox is for 2 to 5 seats, not 6."),
    ("play equinox --seats -2", "--seats: '-2' is not a whole number of 1 or more; "),
    ("play equinox --seats two", "--seats: 'two' is not a whole number of 1 or more; "),
    ("play equinox --seed x", "--seed: 'x' is not a whole number of 0 or more; "),
    ("play equinox --seed -1", "--seed: '-1' is not a whole number of 0 or more; "),
    ("play equinox --seed 1.5", "--seed: '1.5' is not a whole number of 0 or more; "),
    ("play equinox --option colour=red", "Equinox has no option 'colour'; it has: edition, "),
    ("play equinox --option edition=fr", "Option edition cannot be 'fr'; it takes en or de."),
    ("play equinox --option trees=a,b", "Option trees cannot be 'a,b'; it takes two numbers"),
    ("play equinox --option first=9", "Option first cannot be '9'; it takes random or"),
    ("play equinox --option creatures=hoot", "Option creatures cannot be 'hoot'; it takes "),
    ("play equinox --option edition", "--option: 'edition' must be written as name=value; "),
    ("play equinox --option =de", "--option: '=de' must be written as name=value; "),
    ("play equinox --option first=1 --option first=2", "Option first is given twice."),
    ("play equinox --save no/such/folder/game.json", "The game cannot be saved in the folder "),
    ("play --resume no-such-file", "The record no-such-file cannot be read: No such file"),
    ("play equinox --level oracle", "There is no bot 'oracle'; there are: beginner, casual, "),
    ("play --resume x --level master", "A saved game brings its own level; "),
    ("play --resume x --seed 1", "A saved game brings its own seed; "),
    ("play equinox --resume x", "A saved game brings its own game; "),
    ("play --resume x --new", "--new starts a game and --resume continues one; give only one"),
    ("play --resume", "No unfinished game is waiting."),
    ("play chess --resume", "There is no game 'chess'; there are: blue-moon, equinox, "),
    ("judge", "Name a file with a position or a saved game, or - for standard input; "),
    ("judge no-such-file", "no-such-file cannot be read: No such file"),
    ("judge .", ". cannot be read: Is a directory."),
    ("judge --skeleton chess", "There is no game 'chess'; there are: blue-moon, equinox, "),
    ("judge a b", "Unrecognized arguments: b; see spieltisch judge --help."),
    ("replay", "The following arguments are required: RECORD; see spieltisch replay --help."),
    ("replay no-such-file", "The record no-such-file cannot be read: No such file"),
    ("simulate", "The following arguments are required: GAME; see spieltisch simulate --help."),
    (
        "simulate chess",
        "There is no game 'chess'; there are: blue-moon, equinox, living-forest, spirit-island.",
    ),
    ("simulate equinox --bot pawn", "There is no bot 'pawn'; there are: "),
    ("simulate equinox --seats 1", "Equinox is for 2 to 5 seats, not 1."),
    ("simulate equinox --seats 2 --bot random --bot random --bot random", "There are 3 bots "),
    ("simulate equinox --games 0", "--games: '0' is not a whole number of 1 or more; "),
    ("simulate equinox --games -3", "--games: '-3' is not a whole number of 1 or more; "),
    ("simulate equinox --games ²", "--games: '²' is not a whole number of 1 or more; "),
    ("simulate equinox --games " + "9" * 5000, "--games: '999"),
    ("simulate equinox --option edition=", "Option edition cannot be ''; it takes en or de."),
    ("bench --seconds soon", "--seconds: 'soon' is not a number of seconds above 0 "),
    ("bench --seconds 0", "--seconds: '0' is not a number of seconds above 0 "),
    ("bench --seconds -1", "--seconds: '-1' is not a number of seconds above 0 "),
    ("bench --seconds nan", "--seconds: 'nan' is not a number of seconds above 0 "),
    ("bench --seconds inf", "--seconds: 'inf' is not a number of seconds above 0 "),
]


@pytest.mark.parametrize(("words", "beginning"), WORDS, ids=[words[:60] for words, _ in WORDS])
def test_wrong_words(spieltisch: Run, words: str, beginning: str) -> None:
    assert sentence(spieltisch(*words.split())).startswith(beginning)


GERMAN = [
    (
        "cards chess",
        "Es gibt kein Spiel 'chess'; es gibt: blue-moon, equinox, living-forest, spirit-island.",
    ),
    ("play equinox --option edition=fr", "Die Option edition kann nicht 'fr' sein; gültig ist: "),
    ("replay no-such-file", "Die Aufzeichnung no-such-file lässt sich nicht lesen: "),
    ("judge", "Nenne eine Datei mit einer Stellung oder einem gespeicherten Spiel, oder - "),
    ("judge no-such-file", "no-such-file lässt sich nicht lesen: "),
]


@pytest.mark.parametrize(("words", "beginning"), GERMAN)
def test_errors_that_know_german_follow_the_language(
    spieltisch: Run, words: str, beginning: str
) -> None:
    assert sentence(spieltisch(*words.split(), "--lang", "de")).startswith(beginning)


# positions

POSITIONS = [
    ("game =", "is not valid TOML"),
    ("", "must name its game"),
    ("game = 5", "must name its game"),
    ('game = "chess"', "There is no game 'chess'"),
    ('game = "equinox"\nboard = 1', "has no field 'board'"),
    ('game = "equinox"\nseats = 9', "'seats' of the position must be a number from 2 to 5"),
    ('game = "equinox"\nround = 3', "This position is impossible: In round 3 "),
    ('game = "equinox"\ndeck = 0', "'deck' of the position must be a number from 1"),
    ('game = "equinox"\nnext = ["hoot-4", "hoot-4"]', "This position is impossible: "),
    (
        'game = "equinox"\nplayers = [{hand = ["hoot-11"]}]',
        "is not a card of Equinox; did you mean",
    ),
    ('game = "equinox"\nphase = "discard"', "This position is impossible: in round 1 "),
    ('game = "equinox"\nask = 5', "'ask' of the position must be a list, not 5."),
    ('game = "equinox"\nask = [[]]', "'ask' lists moves such as "),
    ('game = "equinox"\nask = ["jump:hoot"]', "'jump:hoot' is not a move of Equinox; "),
    ('game = "equinox"\nask = ["bet:pawn"]', "'bet:pawn' is not a move of Equinox; "),
    ('game = "equinox"\nask = [["reveal", "bet:pawn"]]', "'bet:pawn' is not a move of Equinox; "),
    ('game = "equinox"\nabout = 5', "'about' of the position must be a sentence"),
]
GERMAN_POSITIONS = [
    ("game =", "ist kein gültiges TOML: "),
    ("", 'muss ihr Spiel nennen, etwa game = "equinox".'),
    (
        'game = "equinox"\nboard = 1',
        "Stellung: Ein Feld 'board' gibt es nicht; möglich sind: game, ",
    ),
    ('game = "equinox"\nseats = 9', "Stellung: 'seats' muss eine Zahl von 2 bis 5 sein, nicht 9."),
    (
        'game = "equinox"\nround = 3',
        "Diese Stellung ist unmöglich: In Runde 3 ist aus jeder früheren",
    ),
    (
        'game = "equinox"\nplayers = [{hand = 5}]',
        "Spieler 1: 'hand' muss eine Liste sein, nicht 5.",
    ),
    ('game = "equinox"\ncolumns.hoot = 5', "Stellung, 'columns', 'hoot': 5 ist keine Tabelle"),
    (
        'game = "equinox"\ncolumns.hoot.row3.cards = [1]',
        "Auf hoot/3 kann keine Karte liegen: Es ist",
    ),
    ('game = "equinox"\nask = ["bet:pawn"]', "'bet:pawn' ist kein Zug von Equinox; möglich sind: "),
    ('game = "equinox"\nask = [5]', "'ask' zählt Züge auf wie "),
    (
        'game = "equinox"\nwho = "x"',
        "'x' ist niemand an diesem Tisch; die Plätze sind: 1 (Spieler 1)",
    ),
    (
        'game = "living-forest"\nplayers = [{line = ["bear", "fox", "owl"]}]',
        "Platz 1 hat nichts mehr zu entscheiden, denn die Tierreihe ist beim Einzelgänger-Saldo 3"
        " geschlossen; setze stopped = true, oder gib ",
    ),
    ('game = "living-forest"\nfires = [5]', "'fires' zählt Flammen mit dem Wert 2, 3 oder 4 auf"),
    (
        'game = "blue-moon"\nplayers = [{dragons = 1}, {dragons = 1}]',
        "Drachen können nicht auf beiden Seiten zugleich sein.",
    ),
    ('game = "blue-moon"\nphase = "x"', "Stellung: 'phase' muss eins von start, begin, "),
]


@pytest.mark.parametrize(("text", "part"), GERMAN_POSITIONS)
def test_wrong_positions_are_explained_in_german(
    spieltisch: Run, tmp_path: Path, text: str, part: str
) -> None:
    path = tmp_path / "position.toml"
    path.write_text(text, encoding="utf-8")
    assert part in sentence(spieltisch("judge", path, "--lang", "de"))


@pytest.mark.parametrize(("text", "part"), POSITIONS)
def test_wrong_positions(spieltisch: Run, tmp_path: Path, text: str, part: str) -> None:
    path = tmp_path / "position.toml"
    path.write_text(text, encoding="utf-8")
    assert part in sentence(spieltisch("judge", path))


def test_a_position_that_is_no_text(spieltisch: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert sentence(spieltisch("judge", path)) == f"{path} is not a text file in UTF-8."


def test_a_position_without_a_bottom(spieltisch: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text("a = " + "[" * 100_000, encoding="utf-8")
    assert sentence(spieltisch("judge", path))


# records


@pytest.fixture
def match() -> Match:
    """A game three moves old."""
    match = new_match("equinox", 2, 5, {"first": 1}, ["A", "B"])
    for _ in range(3):
        seat = match.state.next_seat()
        match.play(seat, match.state.moves(seat)[0])
    return match


def record_file(folder: Path, match: Match, **changes: Any) -> Path:
    path = folder / "game.json"
    path.write_text(json.dumps({**match.saved().to_json(), **changes}), encoding="utf-8")
    return path


RECORDS: list[tuple[dict[str, Any], str]] = [
    ({"format": "chess"}, 'A record is an object with "format"'),
    ({"version": 99}, "This program reads record version 1, not 99."),
    ({"game": "chess"}, "There is no game 'chess'"),
    ({"seats": 7}, "Equinox is for 2 to 5 seats, not 7."),
    ({"options": {"edition": "fr"}}, "Option edition cannot be 'fr'"),
    ({"moves": [[3, "pass", "0", True]]}, "move 1 is of seat 3; the seats are 1 to 2."),
    ({"moves": ["pass"]}, "move 1 must be [seat, key, hash, final]"),
    ({"bots": ["greedy"]}, "'bots' must name one for each of the 2 seats"),
    ({"snapshot": 5}, "'snapshot' is not a saved state."),
]


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume"), ("judge",)])
@pytest.mark.parametrize(("changes", "part"), RECORDS)
def test_broken_records(
    spieltisch: Run,
    tmp_path: Path,
    match: Match,
    command: tuple[str, ...],
    changes: dict[str, Any],
    part: str,
) -> None:
    complaint = sentence(spieltisch(*command, record_file(tmp_path, match, **changes)))
    assert "is broken: " in complaint
    assert part in complaint


@pytest.mark.parametrize("text", ["", "{", "\xff", "[" * 100_000, '{"seed": ' + "9" * 5000 + "}"])
def test_records_that_are_no_json(spieltisch: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(text, encoding="latin-1")
    assert "is not a JSON file." in sentence(spieltisch("replay", path))


def test_a_record_that_does_not_fit_the_rules(
    spieltisch: Run, tmp_path: Path, match: Match
) -> None:
    path = record_file(tmp_path, match, moves=[[1, "play:hoot-4", "00000000", True]])
    assert "At move 1 (play:hoot-4 of seat 1)" in sentence(spieltisch("play", "--resume", path))


def test_a_record_with_an_unknown_bot(spieltisch: Run, tmp_path: Path, match: Match) -> None:
    path = record_file(tmp_path, match, bots=["", "pawn"])
    complaint = sentence(spieltisch("play", "--resume", path))
    assert complaint.startswith("A seat cannot be taken by 'pawn'; ")


def test_resuming_with_too_few_players(spieltisch: Run, tmp_path: Path, match: Match) -> None:
    path = record_file(tmp_path, match)
    complaint = sentence(spieltisch("play", "--resume", path, "--seat", "human"))
    assert complaint == "The saved game has 2 seats, not 1."


def test_resuming_a_finished_game(spieltisch: Run, tmp_path: Path, match: Match) -> None:
    while not match.state.over:
        seat = match.state.next_seat()
        match.play(seat, match.state.moves(seat)[-1])
    complaint = sentence(spieltisch("play", "--resume", record_file(tmp_path, match)))
    assert "is over; look at it with spieltisch replay." in complaint


def test_a_saved_game_is_never_overwritten(spieltisch: Run, tmp_path: Path, match: Match) -> None:
    path = record_file(tmp_path, match)
    complaint = sentence(spieltisch("play", "equinox", "--save", path))
    assert complaint.startswith(f"The file {path} exists already; ")


# what the machine does


def test_a_file_that_cannot_be_written(
    spieltisch: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: object, **named: object) -> int:
        raise OSError(28, "No space left on device", "game.json")

    monkeypatch.setattr("spieltisch.terminal.play", full)
    complaint = sentence(spieltisch("play", "equinox"))
    assert complaint == "game.json: No space left on device."


@pytest.mark.parametrize(("error", "code"), [(BrokenPipeError(), 1), (KeyboardInterrupt(), 130)])
def test_interruptions_end_quietly(
    spieltisch: Run, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int
) -> None:
    def interrupted(seconds: float) -> None:
        raise error

    monkeypatch.setattr("spieltisch.bench.measure", interrupted)
    ran = spieltisch("bench")
    assert (ran.code, ran.out, ran.err) == (code, "", "")
