"""Options in columns and the line of keys."""

import io

import pytest
from rich.console import Console, RenderableType

from spieltisch.terminal import words
from spieltisch.terminal.render import (
    BRIEF,
    COLUMNS,
    DENSITIES,
    FLOWING,
    Entry,
    common_words,
    footer,
    listed_options,
    whole_words,
)

NAMES = frozenset({"Hoot", "Moss man"})


def shown(parts: list[RenderableType], width: int = 80) -> list[str]:
    file = io.StringIO()
    console = Console(file=file, width=width)
    for part in parts:
        console.print(part)
    return [line.rstrip() for line in file.getvalue().splitlines()]


def entries(*options: tuple[str, str]) -> list[Entry]:
    return [Entry(number, verb, label) for number, (verb, label) in enumerate(options, 1)]


def listed(
    options: list[Entry], width: int, names: frozenset[str] = NAMES, density: int = COLUMNS
) -> list[str]:
    return shown(listed_options(options, names, "en", width, density), width)


def test_what_labels_have_in_common_is_said_once() -> None:
    bets = [("bet", f"Pebble on {name} (4 PP)") for name in ("Hoot", "Moss man", "Stag")]
    assert listed(entries(("pass", "No prediction"), *bets), 80) == [
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
        (["Moss man 2", "Moss man 4", "Moss man 9"], ([], [])),
        (["Discard Moss man 2", "Discard Moss man 4", "Discard Hoot 9"], (["Discard"], [])),
        (["Play “The Fox”", "Play “The Hen”", "Play “The Pig”"], (["Play"], [])),
        (["A (3 fire)", "B (4 fire)", "C (5 fire)"], ([], [])),
    ],
)
def test_common_words(labels: list[str], common: tuple[list[str], list[str]]) -> None:
    assert common_words([whole_words(label, NAMES) for label in labels]) == common


def test_options_run_down_the_columns() -> None:
    plain = [("x", "A"), ("y", "B"), ("z", "C")]
    assert listed(entries(*plain), 20) == ["  1 A    3 C", "  2 B"]


def test_a_label_longer_than_the_page_is_wrapped() -> None:
    lines = listed(entries(("x", "word " * 30)), 40)
    assert len(lines) > 3
    assert max(len(line) for line in lines) <= 40


PLAYS = (
    ("play", "Play Moss man (3 earth against 7)"),
    ("play", "Play Hoot (2 earth against 7)"),
    ("play", "Play Carmen (8 fire against 7)"),
    ("pass", "Give up (take all back, then retreat)"),
)


def test_brackets_at_the_end_stay_with_their_label() -> None:
    assert listed(entries(*PLAYS), 80) == [
        "Play …",
        "  1 Moss man (3 earth against 7)    3 Carmen (8 fire against 7)",
        "  2 Hoot (2 earth against 7)",
        "  4 Give up (take all back, then retreat)",
    ]
    german = [("x", "A spielen (1)"), ("x", "B C spielen (2)"), ("x", "D spielen")]
    assert listed(entries(*german), 80) == ["… spielen", "  1 A (1)      2 B C (2)    3 D"]


def test_options_flow_as_wholes_where_there_is_less_room() -> None:
    assert listed(entries(*PLAYS), 60, density=FLOWING) == [
        " Play …:  1 Moss man (3 earth against 7)",
        " 2 Hoot (2 earth against 7)   3 Carmen (8 fire against 7)",
        " 4 Give up (take all back, then retreat)",
    ]


def test_details_go_where_there_is_no_room_but_labels_stay_different() -> None:
    assert listed(entries(*PLAYS), 60, density=BRIEF) == [
        " Play …:  1 Moss man   2 Hoot   3 Carmen │   4 Give up",
    ]
    trees = [("plant", f"Plant Sun tree (cost {cost}, {cost - 2} suns)") for cost in (3, 5, 10)]
    assert listed(entries(*trees), 80, density=BRIEF) == [
        " 1 Plant Sun tree (3)   2 Plant Sun tree (5)   3 Plant Sun tree (10)",
    ]
    trees[1] = ("plant", "Plant Oak (cost 5, 3 suns)")
    trees.append(("plant", "Plant Oak (cost 7, 3 suns)"))
    assert listed(entries(*trees), 80, density=BRIEF) == [
        " Plant … (cost …):  1 Sun tree (3)   2 Oak (5)   3 Sun tree (10)   4 Oak (7) │",
    ]


@pytest.mark.parametrize("density", DENSITIES)
def test_every_number_is_listed_at_every_density(density: int) -> None:
    lines = listed(entries(*PLAYS, ("x", "A"), *PLAYS), 50, density=density)
    found = [word for line in lines for word in line.split() if word in set("123456789")]
    assert sorted({*found}) == list("123456789")


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_line_of_keys(lang: str, width: int) -> None:
    lines = footer(words.FOOTER, lang, width)
    assert max(line.cell_len for line in lines) <= width
    assert len(lines) == 1 or width == 40
    for key, does in words.FOOTER:
        assert any(f"{key} {does.to(lang)}" in line.plain for line in lines)
