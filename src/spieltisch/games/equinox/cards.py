"""Every card of Equinox, declared once.

The engine carries these declarations out, the texts are rendered from them and the bots read them.
"""

from typing import Final

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
from spieltisch.games.equinox.state.codes import CARDS, CHAMELEON, KIND, STRENGTHS, TREE


class Creature:
    """A creature: a champion card and eleven creature cards of strength 0 to 10."""

    def __init__(self, name: str, power: Effect | None = None, half_point: bool = False) -> None:
        self.name = name
        self.power = power
        self.half_point = half_point  # its cards are half a point stronger, its pebbles worth more


class OtherCard:
    """A card that belongs to no creature."""

    def __init__(self, name: str, effect: Effect) -> None:
        self.name = name
        self.effect = effect


CREATURE_CARDS: Final = (
    Creature("squeak", power=DrawCards(3)),
    Creature("moss-man", power=TakeBackPebble()),
    Creature("stag", power=BlockHalf(least=1)),
    Creature("rubble", power=PlacePebble()),
    Creature("twinz", power=PlayAgain()),
    Creature("hoot", power=DemandCard(least=0)),
    Creature("carmen", power=FreeDiscard()),
    Creature("fungy", power=CopyEliminated()),
    Creature("goatman", power=DrawFromHand(3)),
    Creature("fiery-fang", power=TakeVisible(own=True)),
    Creature("hopscotch", power=SwapVisible()),
    Creature("feather-fox", power=DiscardVisible()),
    Creature("ursus", half_point=True),
    Creature("pilgrim", power=TakeVisible(chameleon=True)),
)
CHAMELEON_CARD: Final = OtherCard("chameleon", LayChameleon())
ANCESTOR_CARD: Final = OtherCard("ancestor", ForceReveal())
DRYAD_CARD: Final = OtherCard("dryad", TakeVisible())


def _effects() -> list[Effect | None]:
    effects = [creature.power for creature in CREATURE_CARDS]
    return [*effects, CHAMELEON_CARD.effect, ANCESTOR_CARD.effect, DRYAD_CARD.effect]


EFFECTS: Final[list[Effect | None]] = _effects()
"""The effect of each kind of card."""


def _doubled() -> list[int]:
    strengths: list[int] = []
    for card in range(CARDS):
        if card >= TREE:
            strengths.append(0)
        else:
            half = card < CHAMELEON and CREATURE_CARDS[KIND[card]].half_point
            strengths.append(card % STRENGTHS * 2 + (1 if half else 0))
    return strengths


DOUBLED: Final[list[int]] = _doubled()
"""Twice the strength of a card, so that half points stay whole numbers."""
