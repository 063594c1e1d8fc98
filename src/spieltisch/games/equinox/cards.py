"""Every card of Equinox, declared once.

The engine carries these declarations out, the texts are rendered from them and the bots read them.
"""

from dataclasses import dataclass
from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.equinox.effects import (
    BlockHalf,
    CopyEliminated,
    DemandCard,
    DiscardVisible,
    DrawCards,
    DrawFromHand,
    Effect,
    ForceReveal,
    FreeDiscard,
    LayChameleon,
    PlacePebble,
    PlayAgain,
    SwapVisible,
    TakeBackPebble,
    TakeVisible,
)
from spieltisch.games.equinox.state import codes


@dataclass(frozen=True)
class Creature:
    """A creature: a champion card and eleven creature cards of strength 0 to 10."""

    name: str
    title: Text
    power: Effect | None = None
    half_point: bool = False  # its cards are half a point stronger, its pebbles worth more


@dataclass(frozen=True)
class OtherCard:
    """A card that belongs to no creature."""

    name: str
    title: Text
    effect: Effect


_DECLARED: Final = (
    Creature("squeak", Text("Susi", "Squeak"), power=DrawCards(3)),
    Creature("moss-man", Text("Moosmann", "Moss man"), power=TakeBackPebble()),
    Creature("stag", Text("Cornu", "Stag"), power=BlockHalf(least=1)),
    Creature("rubble", Text("Klumpi", "Rubble"), power=PlacePebble()),
    Creature("twinz", Text("Echomir", "Twinz"), power=PlayAgain()),
    Creature("hoot", Text("Noctia", "Hoot"), power=DemandCard(least=0)),
    Creature("carmen", Text("Carmen", "Carmen"), power=FreeDiscard()),
    Creature("fungy", Text("Fungi", "Fungy"), power=CopyEliminated()),
    Creature("goatman", Text("Ziegfried", "Goatman"), power=DrawFromHand(3)),
    Creature("fiery-fang", Text("Lupino", "Fiery Fang"), power=TakeVisible(own=True)),
    Creature("hopscotch", Text("Raneri", "Hopscotch"), power=SwapVisible()),
    Creature("feather-fox", Text("Vulpa", "Feather Fox"), power=DiscardVisible()),
    Creature("ursus", Text("Ursus", "Ursus"), half_point=True),
    Creature("pilgrim", Text("Aquilon", "Pilgrim"), power=TakeVisible(chameleon=True)),
)
_BY_KEY: Final = {creature.name: creature for creature in _DECLARED}
CREATURE_CARDS: Final = tuple(_BY_KEY[key] for key in codes.CREATURE_KEYS)
"""By number."""
CHAMELEON_CARD: Final = OtherCard("chameleon", Text("Chamäleon", "Chameleon"), LayChameleon())
ANCESTOR_CARD: Final = OtherCard("ancestor", Text("Urvater", "Ancestor"), ForceReveal())
DRYAD_CARD: Final = OtherCard("dryad", Text("Dryada", "Dryad"), TakeVisible())


def _effects() -> list[Effect | None]:
    effects = [creature.power for creature in CREATURE_CARDS]
    return [*effects, CHAMELEON_CARD.effect, ANCESTOR_CARD.effect, DRYAD_CARD.effect]


EFFECTS: Final[list[Effect | None]] = _effects()
"""The effect of each kind of card."""


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
