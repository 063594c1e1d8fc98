"""Games that are kept unasked: after every move, by one terminal at a time, until the end."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from spieltisch.core.mistake import Mistake
from spieltisch.core.record import Record, read_record
from spieltisch.terminal import waiting
from spieltisch.terminal.place import Place, unasked_place
from spieltisch.terminal.waiting import Start, newest, offer, opened
from tests.terminal.desk import Desk, at_random, desk, typing

BOTS: list[str | None] = [None, "random", "random"]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def files(folder: Path) -> list[str]:
    """Everything in a folder, hidden files as well."""
    return sorted(os.listdir(folder)) if folder.exists() else []


def broken_off(*lines: str, seed: int = 5) -> Desk:
    """A game that was kept when the input ended."""
    at = desk(BOTS, seed)
    assert at.play(typing(lines or ["1"]), BOTS) == 0
    return at


# while somebody plays


def test_every_answer_is_kept_at_once(kept: Path) -> None:
    at = desk(BOTS)
    seen: list[int] = []

    def answer(prompt: str) -> str:
        own = [step for step in at.match.record.steps if step.seat == 0]
        there = list(kept.glob("*.json")) if kept.exists() else []
        assert len(there) == (1 if own else 0)
        if there:
            assert read_record(there[0]).steps == at.match.record.steps
        seen.append(len(own))
        if len(seen) == 6:
            raise EOFError
        return "1"

    at.play(answer, BOTS)
    assert seen[-1] > 3


def test_the_folder_is_for_the_user_alone(kept: Path) -> None:
    broken_off()
    assert kept.stat().st_mode & 0o077 == 0


def test_taking_back_is_kept_too(kept: Path) -> None:
    at = desk(BOTS)

    typed: list[str] = []

    def answer(prompt: str) -> str:
        steps = at.match.record.steps
        if "u" in typed and not steps:
            (path,) = kept.glob("*.json")
            assert read_record(path).steps == []
            raise EOFError
        typed.append("u" if steps else "2")
        return typed[-1]

    at.play(answer, BOTS)
    assert typed == ["2", "u"]


def test_leaving_says_how_to_go_on(kept: Path, here: Path) -> None:
    at = broken_off("1", "q")
    assert at.rest == "The game is kept.\nContinue with: spieltisch play equinox\n"
    assert len(files(kept)) == 1
    assert files(here) == []


def test_a_game_in_which_nobody_decided_anything_is_not_kept(kept: Path) -> None:
    for lines in (["q"], []):
        at = desk(BOTS)
        assert at.play(typing(lines), BOTS) == 0
        assert "Continue with" not in at.text
    assert files(kept) == []


def test_a_finished_game_leaves_nothing_behind(kept: Path, here: Path) -> None:
    at = desk(BOTS)
    assert at.play(at_random(at.match, 3), BOTS) == 0
    assert at.match.state.over
    assert (files(kept), files(here)) == ([], [])
    assert offer("equinox", "en", ask=never) is not None


def test_saving_in_a_file_of_its_own_moves_the_game_there(kept: Path, here: Path) -> None:
    at = broken_off("1", "s", "s mine.json", "1")
    assert "The game is kept by itself after every move" in " ".join(at.shown[2].split())
    assert at.shown[3] == "Saved in mine.json.\n"
    assert files(kept) == []
    assert files(here) == ["mine.json"]
    assert read_record(here / "mine.json").steps == at.match.record.steps


# where it cannot be kept


def stubborn(error: OSError, monkeypatch: pytest.MonkeyPatch) -> None:
    def save(record: Record, path: Path) -> None:
        raise error

    monkeypatch.setattr(Record, "save", save)


@pytest.mark.parametrize("why", [errno.ENOSPC, errno.EROFS])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_full_disk_is_said_once_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, why: int, lang: str
) -> None:
    stubborn(OSError(why, os.strerror(why)), monkeypatch)
    at = desk(BOTS)
    assert at.play(at_random(at.match, 3), BOTS, lang) == 0
    assert at.match.state.over
    said = "lässt sich nicht aufheben" if lang == "de" else "cannot be kept"
    assert " ".join(at.text.split()).count(f"{said} ({os.strerror(why)})") == 1


def test_a_folder_that_cannot_be_made(kept: Path) -> None:
    kept.parents[1].write_text("in the way")
    at = desk(BOTS)
    assert at.play(typing(["1", "1", "q", "y"]), BOTS) == 0
    assert "cannot be kept (Not a directory)" in " ".join(at.text.split())
    assert "Leave anyway? The game will be lost. y/n " in at.prompts


def test_somebody_without_a_home_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    start = offer("equinox", "en", ask=never)
    assert start is not None
    assert start.place is None
    assert "cannot be kept (This user has no home folder)" in start.notes[0].en


# one terminal at a time


def test_two_games_at_once_are_two_files(kept: Path) -> None:
    first, second = desk(BOTS, 5), desk(BOTS, 6)

    def answer(prompt: str) -> str:
        if len(first.match.record.steps) == 0:
            return "1"
        second.play(typing(["1"]), BOTS)
        raise EOFError

    first.play(answer, BOTS)
    kept_seeds = {read_record(path).seed for path in kept.glob("*.json")}
    assert kept_seeds == {5, 6}


def test_a_game_that_is_being_played_is_neither_offered_nor_opened(kept: Path) -> None:
    at = desk(BOTS)
    seen: list[Start | None] = []

    def answer(prompt: str) -> str:
        if len(at.match.record.steps) == 0:
            return "1"
        seen.append(offer("equinox", "en", ask=never))
        (path,) = kept.glob("*.json")
        with pytest.raises(Mistake, match=r"is being played in another terminal\.$"):
            opened(Place(path))
        with pytest.raises(Mistake, match="No unfinished game is waiting"):
            newest("equinox")
        raise EOFError

    at.play(answer, BOTS)
    assert seen[0] is not None
    assert seen[0].match is None
    assert len(files(kept)) == 1


def test_a_named_file_is_held_as_well(here: Path) -> None:
    at = desk(BOTS)
    other = desk(BOTS, 6)

    def answer(prompt: str) -> str:
        if len(at.match.record.steps) == 0:
            return "1"
        other.play(typing(["s game.json", "y"]), BOTS)
        raise EOFError

    at.play(answer, BOTS, save=Path("game.json"))
    assert "The game in game.json is being played in another terminal." in other.text
    assert read_record(here / "game.json").seed == 5
    assert files(here) == ["game.json"]


HOLD = """
import sys
from pathlib import Path
from spieltisch.terminal.place import Place
print(Place(Path(sys.argv[1])).hold(), flush=True)
sys.stdin.read()
"""


def holding(path: Path) -> "subprocess.Popen[str]":
    """Another process that takes hold of a file."""
    source = str(Path(waiting.__file__).parents[2])
    return subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        env={**os.environ, "PYTHONPATH": source},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_the_system_lets_go_when_a_process_is_killed(here: Path) -> None:
    path = here / "game.json"
    with holding(path) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "True\n"
        assert not Place(path).hold()
        first.kill()
        first.wait(60)
    place = Place(path)
    assert place.hold()
    with holding(path) as second:
        assert second.communicate(timeout=60)[0] == "False\n"
    place.let_go()
    assert files(here) == []


def test_a_lock_that_cannot_be_made_keeps_nobody_from_playing(here: Path) -> None:
    for name in ("nowhere/game.json", ".", "x" * 250, "a\0b"):
        assert Place(Path(name)).hold()


# the next start


def never(prompt: str) -> str:
    raise AssertionError("Nothing is to be asked.")


def asked(*lines: str, lang: str = "en") -> tuple[Start | None, Desk]:
    """What comes of an offer that is answered with these lines."""
    at = desk(BOTS, width=100)
    return offer("equinox", lang, console=at.console, ask=at.asking(typing(lines))), at


def test_nothing_is_asked_where_no_game_waits(kept: Path) -> None:
    start = offer("equinox", "en", ask=never)
    assert start is not None
    assert (start.match, start.notes) == (None, [])
    assert files(kept) == []


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "Equinox: unfinished games",
                "round 1, phase 1 (prediction)  Anna, Bert and Chloé",
                "A number resumes that game (Enter: 1), n starts a new one, d and a number deletes"
                " one, q quits.",
            ],
        ),
        (
            "de",
            [
                "Equinox: angefangene Spiele",
                "Runde 1, Schritt 1 (wetten)  Anna, Bert und Chloé",
                "Eine Zahl setzt das Spiel fort (Enter: 1), n beginnt ein neues, d und eine Zahl"
                " löscht eins, q beendet.",
            ],
        ),
    ],
)
def test_the_question(lang: str, lines: list[str]) -> None:
    broken_off("1", "1")
    _, at = asked("q", lang=lang)
    text = " ".join(at.text.split())
    for line in lines:
        assert " ".join(line.split()) in text


@pytest.mark.parametrize("line", ["", "1", " 1 "])
def test_resuming_the_game(kept: Path, line: str) -> None:
    before = broken_off("1", "1")
    start, _ = asked(line)
    assert start is not None
    assert start.place is not None
    assert start.match is not None
    assert start.match.record.steps == before.match.record.steps
    assert not Place(start.place.path).hold()
    start.let_go()
    assert len(files(kept)) == 1


def test_a_new_game_leaves_the_old_one_waiting(kept: Path) -> None:
    broken_off("1")
    start, _ = asked("n")
    assert start is not None
    assert start.match is None
    assert start.place is not None
    assert start.place.path not in list(kept.glob("*.json"))
    assert len(files(kept)) == 1


def test_the_game_played_last_comes_first(kept: Path) -> None:
    for seed in (5, 6, 7):
        broken_off("1", seed=seed)
    for age, path in enumerate(kept.glob("*.json")):
        os.utime(path, (1_000_000 - age, 1_000_000 - read_record(path).seed % 6 * 100))
    seeds = []
    for line in ("1", "2", "3"):
        start, at = asked(line)
        assert start is not None
        assert start.match is not None
        seeds.append(start.match.record.seed)
        start.let_go()
    assert seeds == [6, 7, 5]
    assert at.text.count("round 1, phase") == 3


def test_deleting_a_game_is_asked_twice(kept: Path) -> None:
    broken_off("1", seed=5)
    broken_off("1", seed=6)
    start, at = asked("d 1", "n", "d2", "y", "d", "y")
    assert at.prompts.count("Delete game 1? y/n ") == 2
    assert "Delete game 2? y/n " in at.prompts
    assert files(kept) == []
    assert start is not None
    assert start.match is None


@pytest.mark.parametrize("line", ["what", "0", "2", "99999999999999999999", "d 7", "-1", "²"])
def test_an_answer_of_no_use_is_asked_again(kept: Path, line: str) -> None:
    broken_off("1")
    start, at = asked(line, "q")
    assert start is None
    assert at.prompts == ["> ", "> "]
    assert len(files(kept)) == 1


def test_the_end_of_the_input_leaves(kept: Path) -> None:
    broken_off("1")
    assert asked()[0] is None
    assert len(files(kept)) == 1


def test_other_games_are_not_offered() -> None:
    broken_off("1")
    start = offer("living-forest", "en", ask=never)
    assert start is not None
    assert newest(None).match is not None


def test_a_finished_game_that_was_left_behind_is_cleared_away(kept: Path) -> None:
    at = desk(BOTS)
    at.play(at_random(at.match, 3), BOTS)
    unasked_place("equinox").write(at.match)
    assert len(files(kept)) == 2  # with its lock
    start = offer("equinox", "en", ask=never)
    assert start is not None


# files that cannot be read


def damaged(kept: Path, how: str) -> Path:
    broken_off("1")
    (path,) = kept.glob("*.json")
    data = json.loads(path.read_text(encoding="utf-8"))
    if how == "cut":
        path.write_text(path.read_text(encoding="utf-8")[:200], encoding="utf-8")
    elif how == "newer":
        path.write_text(json.dumps({**data, "version": 99}), encoding="utf-8")
    elif how == "stranger":
        path.write_text(json.dumps({**data, "bots": ["", "genius", "random"]}), encoding="utf-8")
    elif how == "moved":
        data["moves"][0][1] = "lift:secret"
        path.write_text(json.dumps(data), encoding="utf-8")
    else:
        path.write_bytes(b"\xff\x00")
    return path


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("cut", "is not a JSON file."),
        ("bytes", "is not a JSON file."),
        ("newer", "This program reads record version 1, not 99."),
        ("moved", "does not fit the rules"),
        ("stranger", "There is no bot 'genius'"),
    ],
)
def test_a_file_that_cannot_be_read_is_named_and_stays(kept: Path, how: str, why: str) -> None:
    path = damaged(kept, how)
    content = path.read_bytes()
    start = offer("equinox", "en", ask=never)
    assert start is not None
    (note,) = start.notes
    assert note.en.startswith("A kept game cannot be read and stays where it is: ")
    assert note.de.startswith("Ein aufgehobenes Spiel lässt sich nicht lesen und bleibt liegen: ")
    assert path.name in note.en
    assert why in note.en
    assert path.read_bytes() == content
    assert files(kept) == [path.name]
    with pytest.raises(Mistake, match="cannot be read and stays"):
        newest("equinox")


def test_it_is_said_with_the_first_table_or_above_the_question(kept: Path) -> None:
    path = damaged(kept, "cut")
    os.utime(path, (0, 0))
    _, alone = asked()
    assert "cannot be read" not in alone.text
    broken_off("1", seed=8)
    _, at = asked("q")
    assert at.text.startswith("A kept game cannot be read and stays where it is: ")
    assert at.text.count("round 1") == 1
