"""What fear cards, blight cards, adversaries and scenarios say comes from what they do."""

import pytest

from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import adversaries, blight, fear, fear_claw, scenarios
from spieltisch.games.spirit_island.cards.blight import BlightCard
from spieltisch.games.spirit_island.cards.fear import FearCard


def sound(told: Text) -> None:
    """Said in both languages, without a gap or a stray sign."""
    for words in told:
        assert words.strip() == words
        assert words
        for mark in ("{", "}", "  ", "..", "None"):
            assert mark not in words, words
    assert told.de != told.en


@pytest.mark.parametrize("card", [*fear.CARDS, *fear_claw.CARDS], ids=lambda card: str(card.key))
def test_a_fear_card_says_something_else_at_each_level(card: FearCard) -> None:
    told = [card.told(level) for level in (1, 2, 3)]
    for each in told:
        sound(each)
    assert len(set(told)) == 3


@pytest.mark.parametrize("card", blight.CARDS, ids=lambda card: str(card.key))
def test_a_blight_card_says_how_much_blight_comes(card: BlightCard) -> None:
    sound(card.told())
    assert f"{card.blight} Blight per player" in card.told().en
    assert f"{card.blight} Ödnis pro Spieler" in card.told().de


def test_numbers_of_rules_are_those_that_are_played() -> None:
    england, sweden = adversaries.ADVERSARIES[1], adversaries.ADVERSARIES[2]
    assert "at least 7 Towns" in england.base[0].told().en
    assert "6 or more Damage" in sweden.levels[0].changes[1].told().en
    assert "3/4/4" in sweden.levels[3].changes[0].told().de
    assert "land 4" in sweden.levels[1].changes[1].told().en
    assert "at least 3 Dahan" in scenarios.SCENARIOS[2].changes[1].told().en


def test_every_rule_is_told_in_both_languages() -> None:
    for adversary in adversaries.ADVERSARIES:
        sound(adversary.name)
        for changes in adversary.by_level():
            for change in changes:
                sound(change.told())
    for scenario in scenarios.SCENARIOS:
        sound(scenario.name)
        for change in scenario.changes:
            sound(change.told())
