"""The card reference: every animal, tree and rock, rendered from the declarations."""

import pytest

from spieltisch.games.living_forest import cards
from tests.games.living_forest.scene import LIVING_FOREST

CARDS = {card.card: card for card in LIVING_FOREST.cards()}


def test_every_animal_tree_and_rock_is_there_once() -> None:
    keys = [animal.key for animal in cards.ANIMALS] + [tree.key for tree in cards.TREES]
    rocks = [f"rock-{bonus}" for bonus in ("plant", "fragment", "attract", "extinguish")]
    assert list(CARDS) == keys + rocks
    assert len(LIVING_FOREST.cards()) == len(CARDS)


def test_the_rocks_are_twelve() -> None:
    assert sum(card.count for key, card in CARDS.items() if key.startswith("rock-")) == 12


@pytest.mark.parametrize(
    ("card", "de", "en"),
    [
        ("rock-extinguish", "Felder 5 und 11: ", "Rocks 5 and 11: "),
        ("chimpanzee", "Geselligkeit", "Gregarious"),
        ("fire-varan", "Einzelgänger", "Solitary"),
        ("t11-repeat", "zweimal dieselbe", "of the same kind"),
        ("marmot", "Kostet 7. Gibt 5 Sonnen.", "Costs 7. Gives 5 suns."),
    ],
)
def test_a_text_says_what_the_declaration_declares(card: str, de: str, en: str) -> None:
    assert de in CARDS[card].text.de
    assert en in CARDS[card].text.en
