"""Rulings, their proofs and the open questions."""

import re
from pathlib import Path

import pytest

from spieltisch.cli import rulings
from tests.cli.conftest import Run


@pytest.fixture
def no_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in an installed package."""
    monkeypatch.setattr(rulings, "tests_folder", lambda: None)


def test_the_list_ends_with_the_coverage(spieltisch: Run) -> None:
    out = spieltisch("rulings", "equinox").out
    assert len(re.findall(r"^EQ-\d{3} ", out, re.MULTILINE)) == 156
    assert re.search(r"\n156 rulings, \d+ proven\n\Z", out)


def test_the_coverage_counts_only_what_a_test_proves(
    spieltisch: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "test_x.py").write_text('@ruling("EQ-001")\ndef test_it(): ...\n')
    monkeypatch.setattr(rulings, "tests_folder", lambda: tmp_path)
    assert spieltisch("rulings", "equinox").out.endswith("\n156 rulings, 1 proven\n")
    assert "156 Regelentscheide, 1 bewiesen" in spieltisch("rulings", "equinox", "--lang", "de").out
    by_id = {entry["id"]: entry for entry in spieltisch("rulings", "--json").json}
    assert by_id["EQ-001"]["tests"] == ["test_x.py::test_it"]
    assert by_id["EQ-002"]["tests"] == []


def test_json_has_everything_about_a_ruling(spieltisch: Run) -> None:
    entries = spieltisch("rulings", "equinox", "--json").json
    assert len(entries) == 156
    for entry in entries:
        assert set(entry) == {"id", "game", "text", "topic", "source", "tests"}
        assert set(entry["text"]) == {"de", "en"}


@pytest.mark.parametrize("words", [("EQ-047",), ("eq-047",), ("equinox", "EQ-047")])
def test_one_ruling_with_source_and_tests(spieltisch: Run, words: tuple[str, ...]) -> None:
    words_out = spieltisch("rulings", *words).words
    assert words_out.startswith("EQ-047 A creature card laid directly on a chameleon")
    assert " Source: " in words_out
    assert " Tests: games/equinox/test_" in words_out


def test_one_ruling_in_german(spieltisch: Run) -> None:
    words = spieltisch("rulings", "EQ-047", "--lang", "de").words
    assert words.startswith("EQ-047 Eine Kreaturenkarte")
    assert " Quelle: " in words


def test_open_questions_come_with_their_decision(spieltisch: Run) -> None:
    out = spieltisch("rulings", "equinox", "--questions").out
    assert len(re.findall(r"^EQ-Q\d+ ", out, re.MULTILINE)) == 21
    assert len(re.findall(r"^  Decision: ", out, re.MULTILINE)) == 21
    assert "  Entscheidung: " in spieltisch("rulings", "EQ-Q5", "--lang", "de").out
    entries = spieltisch("rulings", "equinox", "--questions", "--json").json
    assert set(entries[0]) == {"id", "game", "text", "decision"}


@pytest.mark.usefixtures("no_tests")
def test_without_the_tests_it_says_so(spieltisch: Run) -> None:
    words = spieltisch("rulings", "equinox").words
    assert words.endswith(
        "156 rulings. The tests are not part of an installed package; only a"
        " checkout can list them."
    )
    assert "not part of an installed package" in spieltisch("rulings", "EQ-001").words
    assert all(entry["tests"] == [] for entry in spieltisch("rulings", "--json").json)
