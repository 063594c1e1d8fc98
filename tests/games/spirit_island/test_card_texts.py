"""The list of everything that has a text, rendered from the declarations; and the rules page."""

import pytest

from spieltisch.core.game import CardText
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import numbers, panel
from spieltisch.games.spirit_island.cards.every import CARDS, CLAW
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.text.board import TOPICS, WORDS
from spieltisch.games.spirit_island.text.cards import card_texts, innate_levels
from spieltisch.games.spirit_island.text.panels import special_rules
from spieltisch.games.spirit_island.text.rules import RULES
from tests.games.spirit_island.test_said import sound

ALL = {card.card: card for card in card_texts()}


@pytest.mark.parametrize("card", ALL.values(), ids=list(ALL))
def test_a_card_is_told_in_both_languages(card: CardText) -> None:
    for told in (card.name, card.kind, card.text):
        sound(told, card.card)
    assert card.text.de != card.text.en
    assert card.text.de.endswith(".")


def test_everything_that_is_declared_is_there_once() -> None:
    assert len(ALL) == len(card_texts())
    assert {*CARDS, *CLAW} <= set(ALL)
    for keys in (numbers.FEAR, numbers.BLIGHT, numbers.INVADERS):
        assert set(keys) <= set(ALL)
    assert {spirit.key for spirit in panel.SPIRITS} <= set(ALL)


@pytest.mark.parametrize(
    ("key", "de", "en"),
    [
        (
            "flash-floods",
            "Kosten 2, Sofort: Sonne, Wasser. Reichweite 1 von deiner Präsenz aus: beliebiges"
            " Gebiet. 1 Schaden. Wenn das Gebiet an der Küste liegt: +1 Schaden.",
            "Cost 2, Fast: Sun, Water. Range 1 from your Presence: any land. 1 Damage. If the land"
            " is Coastal: +1 Damage.",
        ),
        (
            "massive-flooding",
            "Verzögert, Reichweite 1 von deiner Heiligen Stätte aus: beliebiges Gebiet. 1 Sonne und"
            " 2 Wasser – 1 Entdecker oder Dorf verschieben. 2 Sonne und 3 Wasser – stattdessen:"
            " 2 Schaden und bis zu 3 Entdecker oder Dörfer verschieben. 3 Sonne, 4 Wasser und 1"
            " Erde – stattdessen: 2 Schaden an jedem Invasor.",
            "Slow, range 1 from your Sacred Site: any land. 1 Sun and 2 Water – push 1 Explorer or"
            " Town. 2 Sun and 3 Water – instead: 2 Damage and push up to 3 Explorers or Towns. 3"
            " Sun, 4 Water and 1 Earth – instead: 2 Damage to each Invader.",
        ),
        (
            "dahan-raid",
            "Furchtstufe I: Jeder Spieler wählt ein anderes Gebiet mit Dahan: 1 Schaden."
            " Furchtstufe II: Jeder Spieler wählt ein anderes Gebiet mit Dahan: 1 Schaden je Dahan"
            " im Gebiet. Furchtstufe III: Jeder Spieler wählt ein anderes Gebiet mit Dahan:"
            " 2 Schaden je Dahan im Gebiet.",
            "Terror Level I: Each player chooses a different land with Dahan: 1 Damage. Terror"
            " Level II: Each player chooses a different land with Dahan: 1 Damage for each Dahan in"
            " the land. Terror Level III: Each player chooses a different land with Dahan: 2 Damage"
            " for each Dahan in the land.",
        ),
        (
            "downward-spiral",
            "Blühende Insel: 2 Ödnis pro Spieler. Verödete Insel: 5 Ödnis pro Spieler. Zu Beginn"
            " jeder Invasoren-Phase: jeder Spieler: 1 eigene Präsenz zerstören.",
            "Healthy Island: 2 Blight per player. Blighted Island: 5 Blight per player. At the"
            " start of each Invader Phase: each player: destroy 1 of your Presence.",
        ),
        (
            "II-M",
            "Betrifft Berggebiete. Mit Eskalation der feindlichen Nation.",
            "Acts in Mountains. With the Escalation of the adversary.",
        ),
    ],
)
def test_what_a_card_says(key: str, de: str, en: str) -> None:
    assert ALL[key].text == Text(de, en)


def test_the_levels_of_an_innate_power() -> None:
    by_key = {innate.key: innate for innate in panel.INNATES}
    levels = innate_levels(by_key["all-enveloping-green"])
    assert [(wanted, told.de) for wanted, told in levels] == [
        ({codes.WATER: 1, codes.PLANT: 3}, "Verteidigen 2"),
        ({codes.WATER: 2, codes.PLANT: 4}, "stattdessen: Verteidigen 4"),
        ({codes.WATER: 3, codes.EARTH: 1, codes.PLANT: 5}, "1 Ödnis entfernen"),
    ]
    levels = innate_levels(by_key["spirits-may-yet-dream"])
    assert [wanted for wanted, _ in levels] == by_key["spirits-may-yet-dream"].levels


def test_every_spirit_has_its_special_rules() -> None:
    for spirit in panel.SPIRITS:
        rules = special_rules(spirit)
        assert len(rules) == spirit.rules.bit_count()
        for name, rule in rules:
            sound(name, spirit.key)
            sound(rule, spirit.key)


def test_the_rules_fit_on_a_screen() -> None:
    for rules in RULES:
        assert all(len(line) <= 100 for line in rules.splitlines())
        assert len(rules.splitlines()) <= 40


def test_words_of_the_table_are_said_in_both_languages() -> None:
    for told in (*WORDS.values(), *TOPICS.values()):
        assert all(words.strip() == words and words for words in told)
