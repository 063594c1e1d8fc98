"""Every sentence of the interface exists in both languages, sounds alike and is said somewhere."""

import re
from pathlib import Path
from string import Formatter

import pytest

import spieltisch
from spieltisch.bots import BOTS
from spieltisch.core.rulings import read_rulings
from spieltisch.core.text import Text
from spieltisch.games.equinox import board
from spieltisch.table.opponents import opponent
from spieltisch.table.prose import chapters
from spieltisch.table.texts import TEXTS, say

PACKAGE = Path(spieltisch.__file__).parent
PLACES = (
    *(PACKAGE / "table").rglob("*.html"),
    *(PACKAGE / "table").rglob("*.py"),
    *(PACKAGE / "games").rglob("*.html"),
)
MADE_UP = re.compile(
    r"""["'](bot\.|weight\.|absence\.|origin\.|join\.absence_|prefs\.|clock\.|tempo\.)["'] ~"""
)
"""Keys that a template puts together; by their beginnings."""
EQUINOX = spieltisch.game("equinox")


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def literals() -> set[str]:
    """Every string in quotes, anywhere but in the list itself."""
    found: set[str] = set()
    for place in PLACES:
        if place.name != "texts.py":
            found.update(re.findall(r"""["']([a-z_-]+\.[a-z_]+)["']""", place.read_text("utf-8")))
    return found


def beginnings() -> set[str]:
    return {found for place in PLACES for found in MADE_UP.findall(place.read_text("utf-8"))}


@pytest.mark.parametrize("key", TEXTS)
def test_both_languages_say_the_same(key: str) -> None:
    text = TEXTS[key]
    assert text.de.strip()
    assert text.en.strip()
    assert gaps(text.de) == gaps(text.en)
    for sentence in text:
        assert "!" not in sentence
        assert not re.search(r"\b(please|bitte|successfully|erfolgreich)\b", sentence, re.I)


def test_every_text_is_said_somewhere() -> None:
    said, begun = literals(), tuple(beginnings())
    unsaid = [key for key in TEXTS if key not in said and not key.startswith(begun)]
    assert unsaid == []


def test_every_key_of_a_template_exists() -> None:
    for place in PLACES:
        for key in re.findall(r"""\bsay\(\s*["']([a-z_.]+)["']\s*,""", place.read_text("utf-8")):
            assert key in TEXTS, f"{place.name} says {key}"


def test_every_bot_is_explained() -> None:
    for bot in BOTS:
        for lang in ("de", "en"):
            said = opponent(bot, lang)
            assert said.name != bot
            assert len(said.about) > 40, said


def test_words_fill_their_gaps() -> None:
    assert say("replay.move", "de", move=3, last=90) == "Zug 3 von 90"
    with pytest.raises(KeyError):
        say("no.such_key", "de")


@pytest.mark.parametrize("name", board.WORDS)
def test_the_board_uses_every_word_of_its_own(name: str) -> None:
    text: Text = board.WORDS[name]
    assert gaps(text.de) == gaps(text.en)
    html = (PACKAGE / "games" / "equinox" / "board.html").read_text("utf-8")
    code = (PACKAGE / "games" / "equinox" / "board.py").read_text("utf-8")
    assert f"words.{name}" in html or f'WORDS["{name}"]' in code


def test_every_topic_of_the_rulings_has_a_title() -> None:
    rulings, _ = read_rulings(EQUINOX.rulings_path(), "equinox")
    assert {ruling.topic for ruling in rulings} <= board.TOPICS.keys()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_rules_become_chapters(lang: str) -> None:
    found = chapters(EQUINOX.rules().to(lang))
    assert [len(chapter.steps) for chapter in found] == [0, 5, 0, 0]
    told = [text for chapter in found for text in (*chapter.paragraphs, *chapter.steps)]
    words = re.findall(r"\w+", " ".join([*(chapter.title for chapter in found), *told]))
    assert len(words) == len(re.findall(r"\w+", EQUINOX.rules().to(lang))) - 5  # step numbers
    assert all("  " not in text for text in told)


def test_text_before_the_first_heading_is_kept() -> None:
    assert chapters("Just so.\n\nTHE END\nOver.")[0].paragraphs == ["Just so."]
