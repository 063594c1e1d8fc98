"""``replay --analysis``: figures, turning points, a drawing; and what cannot be drawn."""

from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from spieltisch.core.record import new_match
from tests.cli.conftest import Run


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game of chance."""
    match = new_match("equinox", 2, 8, {}, ["Anna", "Bert"])
    random = Random(8)
    while not match.state.over:
        seat = match.state.next_seat()
        match.play(seat, random.choice(match.state.moves(seat)))
    path = tmp_path / "game.json"
    match.saved().save(path)
    return path


def test_the_analysis_in_words(spieltisch: Run, game: Path) -> None:
    english = spieltisch("replay", game, "--analysis").words
    assert english.startswith("Equinox: chances to win in percent Move Anna Bert")
    assert "Turning points Move " in english
    german = spieltisch("replay", game, "--analysis", "--lang", "de").words
    assert german.startswith("Equinox: Siegchancen in Prozent Zug Anna Bert")
    assert "Wendepunkte Zug " in german


def test_the_analysis_as_data(spieltisch: Run, game: Path) -> None:
    data = spieltisch("replay", game, "--analysis", "--json").json
    assert (data["game"], data["seats"], data["together"]) == ("equinox", 2, False)
    positions = {each["move"]: each["shares"] for each in data["positions"]}
    assert {0, data["moves"]} <= positions.keys()
    assert all(sum(shares) == pytest.approx(1, abs=1e-3) for shares in positions.values())
    assert sorted(positions[data["moves"]]) in ([0, 1], [0.5, 0.5])
    for turn in data["turning_points"]:
        assert turn["label"].keys() == {"de", "en"}
        assert turn["seat"] in (1, 2)
        assert turn["move"] in positions
    assert spieltisch("replay", game, "--analysis", "--json").json == data


def test_the_analysis_as_a_drawing(spieltisch: Run, game: Path, tmp_path: Path) -> None:
    file = tmp_path / "curve.svg"
    said = spieltisch("replay", game, "--analysis", "--svg", file).words
    assert "Drawn in" in said
    root = ElementTree.fromstring(file.read_text("utf-8"))
    assert "Equinox: chances to win in percent" in (root.get("aria-label") or "")
    again = spieltisch("replay", game, "--analysis", "--svg", file)
    assert again.code == 2
    assert "exists already" in again.err
    lost = spieltisch("replay", game, "--analysis", "--svg", tmp_path / "no" / "such.svg")
    assert lost.code == 2
    assert "cannot be written: No such file" in lost.err


@pytest.mark.parametrize("words", [("--json",), ("--svg", "curve.svg")])
def test_how_to_show_an_analysis_without_one_is_a_mistake(
    spieltisch: Run, game: Path, words: tuple[str, ...]
) -> None:
    ran = spieltisch("replay", game, *words)
    assert (ran.code, ran.err) == (
        2,
        "spieltisch: --svg and --json say how to show the analysis; give --analysis too.\n",
    )


def test_a_record_that_departs_from_the_rules_is_said(spieltisch: Run, game: Path) -> None:
    text = game.read_text("utf-8")
    game.write_text(text.replace('"seed": 8', '"seed": 9'), "utf-8")
    ran = spieltisch("replay", game, "--analysis")
    assert ran.code == 2
    assert "does not fit the rules" in ran.err
    assert "Traceback" not in ran.err
