"""Card texts, rendered from the declarations in cards.py."""

from spieltisch.core.effects import sentences
from spieltisch.core.game import CardText
from spieltisch.core.text import Text
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.cards import Card
from spieltisch.games.equinox.state import codes

_CREATURE = Text("Kreatur", "creature")
_CHAMELEON = Text("Chamäleon", "chameleon")
_TREE = Text("Baum", "tree")


def card_texts() -> list[CardText]:
    """Every card, with what it does."""
    return [
        *[_text(card, _CREATURE, codes.STRENGTHS) for card in cards.CREATURE_CARDS],
        _text(cards.CHAMELEON_CARD, _CHAMELEON, codes.STRENGTHS),
        _text(cards.ANCESTOR_CARD, _TREE, 1),
        _text(cards.DRYAD_CARD, _TREE, 2),
    ]


def _text(card: Card, kind: Text, count: int) -> CardText:
    told = sentences(card.effect).fill(creature=card.title)
    return CardText(card.name, card.title, kind, count, told)
