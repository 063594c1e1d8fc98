"""Every ruling is proven by a test, and every mark names a ruling."""

import re
from pathlib import Path

import pytest

import spieltisch
from spieltisch.core.rulings import proofs, read_rulings
from tests.toys.beacon import BEACON

TESTS = Path(__file__).parents[1]
GAMES = {game.name: game for game in [*map(spieltisch.game, spieltisch.games()), BEACON]}


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_has_a_proving_test(name: str) -> None:
    rulings, _ = read_rulings(GAMES[name].rulings_path(), name)
    proven = proofs(TESTS)
    assert [ruling.id for ruling in rulings if ruling.id not in proven] == []


def test_every_mark_names_a_ruling_or_a_question() -> None:
    known = set()
    for name in GAMES:
        rulings, questions = read_rulings(GAMES[name].rulings_path(), name)
        known |= {ruling.id for ruling in rulings} | {question.id for question in questions}
    assert sorted(set(proofs(TESTS)) - known) == []


@pytest.mark.parametrize("name", GAMES)
def test_rulings_and_questions_are_said_in_both_languages(name: str) -> None:
    rulings, questions = read_rulings(GAMES[name].rulings_path(), name)
    assert len({ruling.id for ruling in rulings}) == len(rulings)
    for ruling in rulings:
        assert ruling.text.de.strip()
        assert ruling.text.en.strip()
        assert ruling.source.strip()
        assert ruling.cited("en").startswith(ruling.source)
        assert bool(ruling.note.de) == bool(ruling.note.en)
        # Chapters are named as in their edition; whatever else is said is a note in both languages.
        for part in ruling.source.split("; "):
            assert re.fullmatch(r"(de|en): .+|[A-Z]+-Q\d+(, [A-Z]+-Q\d+)*", part)
        assert "inferred" not in ruling.source
        assert ruling.text.de != ruling.text.en
    for question in questions:
        assert question.text.de != question.text.en
        assert question.decision.de != question.decision.en


def test_reasons_and_log_lines_cite_rulings_that_exist() -> None:
    rulings, _ = read_rulings(spieltisch.game("equinox").rulings_path(), "equinox")
    known = {ruling.id for ruling in rulings}
    source = Path(spieltisch.__file__).parent / "games" / "equinox" / "text"
    cited = {
        word
        for path in source.glob("*.py")
        for word in path.read_text(encoding="utf-8").split('"')
        if word.startswith("EQ-")
    }
    assert cited
    assert sorted(cited - known) == []


def test_marks_are_found_wherever_a_test_may_carry_them(tmp_path: Path) -> None:
    (tmp_path / "test_marks.py").write_text(
        "import pytest\n"
        "from tests.ruling import ruling\n"
        "@ruling('A-1', 'A-2')\n"
        "def test_one(): ...\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=ruling('A-3'))])\n"
        "def test_two(x): ...\n"
        "def test_three(): ...\n"
    )
    assert proofs(tmp_path) == {
        "A-1": ["test_marks.py::test_one"],
        "A-2": ["test_marks.py::test_one"],
        "A-3": ["test_marks.py::test_two"],
    }
