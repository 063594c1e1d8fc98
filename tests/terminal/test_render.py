"""Options in columns and the line of keys."""

import io

import pytest
from rich.console import Console, RenderableType

from spieltisch.terminal import words
from spieltisch.terminal.render import Entry, common_words, footer, listed_options


def shown(parts: list[RenderableType], width: int = 80) -> list[str]:
    file = io.StringIO()
    console = Console(file=file, width=width)
    for part in parts:
        console.print(part)
    return [line.rstrip() for line in file.getvalue().splitlines()]


def entries(*options: tuple[str, str]) -> list[Entry]:
    return [Entry(number, verb, label) for number, (verb, label) in enumerate(options, 1)]


def test_what_labels_have_in_common_is_said_once() -> None:
    bets = [("bet", f"Pebble on {name} (4 PP)") for name in ("Hoot", "Moss man", "Stag")]
    assert shown(listed_options(entries(("pass", "No prediction"), *bets), 80)) == [
        "  1 No prediction",
        "Pebble on … (4 PP)",
        "  2 Hoot        3 Moss man    4 Stag",
    ]


@pytest.mark.parametrize(
    ("labels", "common"),
    [
        (["Play A", "Play B"], ([], [])),
        (["Play A", "Play B", "Play C"], (["Play"], [])),
        (["A spielen", "B spielen", "C spielen"], ([], ["spielen"])),
        (["Same", "Same", "Same"], ([], [])),
        (["Discard Hoot 2", "Discard Hoot 4", "Discard Hoot 9"], (["Discard"], [])),
        (["Hoot 2 on top", "Hoot 4 on top", "Hoot 9 on top"], ([], ["on", "top"])),
        (["A B", "A B C", "A B D"], (["A"], [])),
    ],
)
def test_common_words(labels: list[str], common: tuple[list[str], list[str]]) -> None:
    assert common_words(labels) == common


def test_options_run_down_the_columns() -> None:
    plain = [("x", "A"), ("y", "B"), ("z", "C")]
    assert shown(listed_options(entries(*plain), 20)) == ["  1 A    3 C", "  2 B"]


def test_a_label_longer_than_the_page_is_wrapped() -> None:
    lines = shown(listed_options(entries(("x", "word " * 30)), 40), 40)
    assert len(lines) > 3
    assert max(len(line) for line in lines) <= 40


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_line_of_keys(lang: str, width: int) -> None:
    lines = footer(words.FOOTER, lang, width)
    assert max(line.cell_len for line in lines) <= width
    assert len(lines) == 1 or width == 40
    for key, does in words.FOOTER:
        assert any(f"{key} {does.to(lang)}" in line.plain for line in lines)
