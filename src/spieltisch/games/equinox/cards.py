"""Every card of Equinox, declared once.

The engine carries these declarations out, the texts are rendered from them and the bots read them.
"""

from dataclasses import dataclass
from typing import Final, cast

from spieltisch.core.effects import Node, Program
from spieltisch.core.text import Text
from spieltisch.games.equinox.effects import creatures, fields, hands
from spieltisch.games.equinox.effects.basics import MUST, Offer, Together, Verb, then
from spieltisch.games.equinox.state import codes


@dataclass(frozen=True)
class Card:
    """A kind of card. Of a creature there are a champion card and eleven of strength 0 to 10."""

    name: str
    title: Text
    effect: Node

    @property
    def half_point(self) -> bool:
        """Whether the creature's cards are half a point stronger and its pebbles worth more."""
        return isinstance(self.effect, creatures.HalfPoint)


_CREATURES: Final = (
    Card("squeak", Text("Susi", "Squeak"), hands.Draw(3)),
    Card("moss-man", Text("Moosmann", "Moss man"), fields.TakeBackPebble()),
    Card(
        "stag",
        Text("Cornu", "Stag"),
        then(hands.AnotherPlayer(least=1), hands.LayHalfDown()),
    ),
    Card("rubble", Text("Klumpi", "Rubble"), fields.PutPebble()),
    Card("twinz", Text("Echomir", "Twinz"), hands.PlayAgain()),
    Card(
        "hoot",
        Text("Noctia", "Hoot"),
        then(Together([hands.AnotherPlayer(), creatures.Name()]), hands.DemandCard()),
    ),
    Card("carmen", Text("Carmen", "Carmen"), hands.DiscardFreely()),
    Card("fungy", Text("Fungi", "Fungy"), creatures.Copy()),
    Card("goatman", Text("Ziegfried", "Goatman"), hands.draw_from_hand(3)),
    Card(
        "fiery-fang",
        Text("Lupino", "Fiery Fang"),
        fields.Take(fields.CREATURE_CARD, fields.OWN_COLUMN, fields.EARLIER_ROW),
    ),
    Card(
        "hopscotch",
        Text("Raneri", "Hopscotch"),
        fields.swap({"en": fields.CREATURE_CARD, "de": fields.EITHER_CARD}),
    ),
    Card(
        "feather-fox",
        Text("Vulpa", "Feather Fox"),
        fields.Discard(fields.EITHER_CARD, fields.OTHER_COLUMN),
    ),
    Card("ursus", Text("Ursus", "Ursus"), creatures.HalfPoint()),
    Card("pilgrim", Text("Aquilon", "Pilgrim"), fields.Take(fields.CHAMELEON)),
)
_BY_KEY: Final = {card.name: card for card in _CREATURES}
CREATURE_CARDS: Final = tuple(_BY_KEY[key] for key in codes.CREATURE_KEYS)
"""By number."""
CHAMELEON_CARD: Final = Card("chameleon", Text("Chamäleon", "Chameleon"), creatures.Lay())
ANCESTOR_CARD: Final = Card(
    "ancestor", Text("Urvater", "Ancestor"), then(creatures.Name(), creatures.Reveal())
)
DRYAD_CARD: Final = Card("dryad", Text("Dryada", "Dryad"), fields.Take(fields.CREATURE_CARD))


def _programs() -> list[Program]:
    every = [*CREATURE_CARDS, CHAMELEON_CARD, ANCESTOR_CARD, DRYAD_CARD]
    return [Program(card.name, Offer(card.effect)) for card in every]


PROGRAMS: Final[list[Program]] = _programs()
"""What each kind of card does, as steps; saved games contain their numbers."""


def _verbs(at: int) -> list[Verb | None]:
    return [cast(Verb, each.steps[at]) if each.steps else None for each in PROGRAMS]


POWERS: Final[list[Verb | None]] = _verbs(MUST)
"""The verb with which each kind of card begins, if anything is carried out."""
DEEDS: Final[list[Verb | None]] = _verbs(-1)
"""The verb with which each ends, for which the choices before it are made."""


def _doubled() -> list[int]:
    strengths: list[int] = []
    for card in range(codes.CARDS):
        if card >= codes.TREE:
            strengths.append(0)
        else:
            half = card < codes.CHAMELEON and CREATURE_CARDS[codes.KIND[card]].half_point
            strengths.append(card % codes.STRENGTHS * 2 + (1 if half else 0))
    return strengths


DOUBLED: Final[list[int]] = _doubled()
"""Twice the strength of a card, so that half points stay whole numbers."""
