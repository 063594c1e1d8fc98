"""Looking at saved games, whole ones and broken ones."""

import dataclasses
import re
from pathlib import Path

import pytest

from spieltisch.core.record import Record, parse_record
from spieltisch.terminal import words
from spieltisch.terminal.replay import replay
from tests.terminal.desk import desk, typing

BOTS: list[str | None] = ["random", "random", "random"]


@pytest.fixture(scope="module")
def record() -> Record:
    at = desk(BOTS, seed=4)
    at.play(typing([]), BOTS)
    return parse_record(at.match.saved().to_json())


def looked_at(record: Record, *lines: str, lang: str = "en") -> tuple[int, list[str]]:
    """The exit code and what was shown before each line, and after the last one."""
    at = desk(BOTS)
    code = replay(record, lang, True, console=at.console, ask=at.asking(typing(lines)))
    return code, [*at.shown, at.rest]


def printed(record: Record, lang: str = "en", width: int = 80) -> tuple[int, str]:
    at = desk(BOTS, width=width)
    return replay(record, lang, False, console=at.console), at.text


def tampered(record: Record, number: int, **changes: object) -> Record:
    """A copy in which one move is not what it was."""
    steps = list(record.steps)
    steps[number - 1] = dataclasses.replace(steps[number - 1], **changes)  # type: ignore[arg-type]
    return dataclasses.replace(record, steps=steps)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_printing_everything(record: Record, lang: str) -> None:
    code, text = printed(record, lang)
    assert code == 0
    count = len(record.steps)
    for number in range(1, count + 1):
        assert f"{words.MOVE.fill(number=number, count=count).to(lang)} " in text
    assert "[EQ-153]" in text
    assert (" gewinn" if lang == "de" else " win") in text
    assert max(len(line) for line in text.splitlines()) <= 80


def test_printing_hides_nothing_from_the_owner_of_the_record(record: Record) -> None:
    _, text = printed(record, width=120)
    assert re.search(r"Move \d+ of \d+ {2}\S \w+: Secret prediction with \w+", text)
    assert not re.search(r"draws \d cards?\.", text)


def test_stepping_forward_back_and_to_a_number(record: Record) -> None:
    code, shown = looked_at(record, "", "", "b", "10", "0", "b", "q")
    assert code == 0
    heads = [text.split("\n")[1].split("  ")[0] for text in shown[:-1]]
    count = len(record.steps)
    assert heads == [
        f"Start of {count} moves",
        f"Move 1 of {count}",
        f"Move 2 of {count}",
        f"Move 1 of {count}",
        f"Move 10 of {count}",
        f"Start of {count} moves",
        f"Start of {count} moves",
    ]
    assert "Round 1/5" in shown[0]
    assert "Enter next" in shown[0]


def test_the_end_shows_the_result_and_enter_leaves(record: Record) -> None:
    code, shown = looked_at(record, str(len(record.steps)), "")
    assert code == 0
    assert "Game over" in shown[1]
    assert " win" in shown[1]
    assert "The record ends here" in shown[1]


def test_hands_are_closed_until_asked_for(record: Record) -> None:
    _, shown = looked_at(record, "10", "a", "a", "q")
    assert "Hand:" not in shown[1]
    assert shown[2].count("Hand:") == 3
    assert "Hand:" not in shown[3]


def test_closed_hands_do_not_give_a_secret_away(record: Record) -> None:
    number = next(n for n, step in enumerate(record.steps, 1) if step.key.startswith("secret:"))
    _, shown = looked_at(record, str(number), "a", "q")
    assert "makes a secret prediction." in shown[1]
    assert "Secret prediction with" not in shown[1]
    assert "Secret prediction with" in shown[2]


def test_closed_hands_still_show_public_moves_in_words(record: Record) -> None:
    number = next(n for n, step in enumerate(record.steps, 1) if step.key.startswith("play:"))
    _, shown = looked_at(record, str(number), "q")
    assert re.search(r": Play \w+", shown[1])


def test_language_and_unknown_input(record: Record) -> None:
    _, shown = looked_at(record, "g", "what", "99999", "q")
    assert "Runde 1/5" in shown[1]
    assert shown[2].startswith("Enter geht weiter, eine Zahl von 0 bis ")
    assert shown[3] == shown[2]


def test_names_follow_the_language(record: Record) -> None:
    played = dataclasses.replace(record, players=[], bots=["random", "random", "random"])
    _, shown = looked_at(played, "1", "g", "q")
    assert "Random 1" in shown[1]
    assert "Zufall 1" in shown[2]
    assert "Random" not in shown[2]


def test_the_end_of_input_leaves(record: Record) -> None:
    assert looked_at(record)[0] == 0


# records that do not fit the rules


def test_an_illegal_move_stops_the_replay_there(
    record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tampered(record, 5, key="lift:secret")
    code, text = printed(broken)
    assert code == 2
    assert f"Move 4 of {len(record.steps)}" in text
    assert f"Move 5 of {len(record.steps)}" not in text
    assert "At move 5 (lift:secret of seat" in capsys.readouterr().err


def test_a_changed_hash_stops_the_replay_there(
    record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _ = printed(tampered(record, 7, hash="00000000"))
    assert code == 2
    assert "it leads to another state than recorded" in capsys.readouterr().err


def test_stepping_into_the_broken_place(record: Record, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tampered(record, 3, key="nonsense")
    code, shown = looked_at(broken, "", "", "")
    assert code == 2
    assert "Move 2 of" in shown[2]
    assert "At move 3 (nonsense of seat" in capsys.readouterr().err
    code, _ = looked_at(broken, "20")
    assert code == 2
    assert "At move 3" in capsys.readouterr().err


def test_a_game_broken_off_can_be_looked_at(tmp_path: Path) -> None:
    bots: list[str | None] = [None, "random"]
    at = desk(bots)
    at.play(typing(["1", "1", "1"]), bots, save=tmp_path / "game.json")
    code, text = printed(at.match.record)
    assert code == 0
    assert " win" not in text


def test_names_in_a_record_cannot_steer_the_terminal(record: Record) -> None:
    named = dataclasses.replace(record, players=["A\x1b[31mA", "B", "C"])
    assert "\x1b" not in printed(named)[1]
    assert "\x1b" not in "".join(looked_at(named, "", "", "q")[1])
