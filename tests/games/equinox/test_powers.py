"""A power is declared once: what it does, what it says and what is asked follow the declaration."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch.core.text import LANGUAGES
from tests.patience import PATIENCE

PACKAGE = Path(spieltisch.__file__).parent
ROOT = Path(__file__).parents[3]
TEXTS = {card.card: card.text for card in spieltisch.game("equinox").cards()}


@pytest.mark.parametrize("key", TEXTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_speaks_in_sentences(key: str, lang: str) -> None:
    text = TEXTS[key].to(lang)
    assert text.endswith(".")
    assert not re.search(r"[{}]|  | [.,;:]|[.,;:]{2}|\.\S|None", text), text
    for sentence in text[:-1].split(". "):
        assert sentence[0].isupper(), sentence


@pytest.mark.parametrize(
    ("key", "de", "en"),
    [
        (
            "hoot",
            "Wähle jemand anderen und nenne eine Kreatur im Turnier. Du bekommst eine Karte dieser"
            " Kreatur von der Hand; gibt es keine, siehst nur du die ganze Hand.",
            "Choose another player and name a creature still in play. You get a card of that"
            " creature from that hand; if there is none, you alone see the whole hand.",
        ),
        (
            "goatman",
            "Wähle jemand anderen mit mindestens 3 Handkarten. Ziehe 3 davon zufällig, behalte eine"
            " und gib die anderen zurück.",
            "Choose another player with at least 3 hand cards. Draw 3 of them at random, keep one"
            " and return the others.",
        ),
        (
            "fiery-fang",
            "Nimm eine sichtbare Kreaturenkarte von Lupino aus einer früheren Reihe auf die Hand.",
            "Take a visible creature card of Fiery Fang from an earlier row into your hand.",
        ),
        (
            "pilgrim",
            "Nimm ein sichtbares Chamäleon aus der aktuellen oder einer früheren Reihe auf die"
            " Hand; was darunter liegt, zählt ab jetzt.",
            "Take a visible chameleon from the current or an earlier row into your hand; what lies"
            " below it counts from now on.",
        ),
        (
            "feather-fox",
            "Wirf eine sichtbare Karte einer anderen Spalte aus der aktuellen Reihe ab; was"
            " darunter liegt, zählt ab jetzt.",
            "Discard a visible card of another column from the current row; what lies below it"
            " counts from now on.",
        ),
        (
            "hopscotch",
            "Tausche die sichtbaren Karten zweier Felder in der Spalte einer Kreatur im Turnier;"
            " nach den englischen Regeln sind Chamäleons ausgenommen.",
            "Swap the visible cards of two fields in the column of a creature still in play; by the"
            " English rules chameleons cannot be swapped.",
        ),
        (
            "ancestor",
            "Nenne eine Kreatur im Turnier. Alle geheimen Wetten auf sie werden sofort aufgedeckt.",
            "Name a creature still in play. All secret predictions on it are revealed at once.",
        ),
    ],
)
def test_what_a_card_says(key: str, de: str, en: str) -> None:
    assert TEXTS[key] == (de, en)


# The same game with other numbers on its cards

CHANGES = {
    "hands.Draw(3)": "hands.Draw(2)",
    "hands.draw_from_hand(3)": "hands.draw_from_hand(4)",
    "hands.AnotherPlayer(least=1)": "hands.AnotherPlayer(least=2)",
    '{"en": fields.CREATURE_CARD, "de": fields.EITHER_CARD}': (
        '{"en": fields.EITHER_CARD, "de": fields.CREATURE_CARD}'
    ),
    "fields.Take(fields.CHAMELEON)": (
        "fields.Take(fields.CREATURE_CARD, fields.EVERY_COLUMN, fields.EARLIER_ROW)"
    ),
}
PLAYED = """
import json
import spieltisch
from tests.games.equinox.scene import scene

def table(creature, edition="en"):
    return scene(f'''
        creatures = ["{creature}", "ursus", "hoot"]
        edition = "{edition}"
        eliminated = ["fungy"]
        phase = "play"
        columns.{creature} = {{champion = [1]}}
        columns.hoot = {{row1 = {{cards = [8]}}, row2 = {{cards = ["chameleon-1"]}}}}
        [[players]]
        hand = ["{creature}-3"]
        [[players]]
        hand = ["ursus-1", "ursus-2", "ursus-3"]
        [[players]]
        hand = ["hoot-1", "hoot-2", "hoot-3", "hoot-4"]
        [[players]]
        hand = ["ursus-8"]
    ''').play(f"play:{creature}-3")

def asked(at):
    return at.state.decision(at.seat - 1).prompt.en

texts = {card.card: [card.text.de, card.text.en] for card in spieltisch.game("equinox").cards()}
squeak, goatman, stag, pilgrim = map(table, ("squeak", "goatman", "stag", "pilgrim"))
print(json.dumps({
    "texts": texts,
    "squeak asks": asked(squeak),
    "squeak says": squeak.state.describe(0, squeak.state.parse_move(0, "use"), lang="en"),
    "squeak draws": len(squeak.play("use").hand(1)),
    "goatman asks": asked(goatman),
    "goatman refuses": goatman.refused("seat:2").text.en,
    "goatman draws": len(goatman.play("seat:3").moves()),
    "stag": stag.moves(),
    "pilgrim": pilgrim.moves(),
    "en": table("hopscotch", "en").moves(),
    "de": "swap:hoot/2" in table("hopscotch", "de").moves(),
}))
"""


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What was played and said after some declarations in cards.py were changed."""
    folder = tmp_path_factory.mktemp("changed")
    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    declarations = folder / PACKAGE.name / "games" / "equinox" / "cards.py"
    text = declarations.read_text(encoding="utf-8")
    for before, after in CHANGES.items():
        assert before in text
        text = text.replace(before, after)
    declarations.write_text(text, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-c", PLAYED],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])},
        check=False,
    )
    assert ran.stderr == ""
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def test_another_number_of_cards_is_drawn_asked_for_and_told(changed: dict[str, Any]) -> None:
    assert changed["squeak draws"] == 2
    assert changed["squeak asks"] == "Squeak: Do you draw 2 cards?"
    assert changed["squeak says"] == "Yes, draw 2 cards"
    de, en = changed["texts"]["squeak"]
    assert de.startswith("Ziehe genau 2 Karten;")
    assert en.startswith("Draw exactly 2 cards;")


def test_another_number_of_cards_is_drawn_from_a_hand_that_has_them(
    changed: dict[str, Any],
) -> None:
    assert changed["goatman draws"] == 4
    assert changed["goatman asks"] == "Goatman: From whose hand do you draw 4 cards?"
    assert changed["goatman refuses"] == "Player 2 has fewer than 4 hand cards."
    de, en = changed["texts"]["goatman"]
    assert "mindestens 4 Handkarten. Ziehe 4 davon" in de
    assert "at least 4 hand cards. Draw 4 of them" in en


def test_whose_hand_is_reached_follows_the_declaration(changed: dict[str, Any]) -> None:
    assert changed["stag"] == ["decline", "seat:2", "seat:3"]
    de, en = changed["texts"]["stag"]
    assert de.startswith("Wähle jemand anderen mit mindestens 2 Handkarten. ")
    assert en.startswith("Choose another player with at least 2 hand cards. ")


def test_which_card_is_taken_from_where_follows_the_declaration(changed: dict[str, Any]) -> None:
    assert changed["pilgrim"] == ["decline", "take:hoot/1"]
    assert changed["texts"]["pilgrim"] == [
        "Nimm eine sichtbare Kreaturenkarte aus einer früheren Reihe auf die Hand.",
        "Take a visible creature card from an earlier row into your hand.",
    ]


def test_what_an_edition_allows_follows_the_declaration(changed: dict[str, Any]) -> None:
    assert changed["en"] == ["decline", "swap:hoot/1", "swap:hoot/2"]
    assert not changed["de"]
    de, en = changed["texts"]["hopscotch"]
    assert de.endswith("; nach den deutschen Regeln sind Chamäleons ausgenommen.")
    assert en.endswith("; by the German rules chameleons cannot be swapped.")
