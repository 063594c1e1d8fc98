"""The stage of the invaders, as an amount and as a condition."""

from typing import Final

from spieltisch.core.effects import Amount, Condition
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards.invaders import CARDS
from spieltisch.games.spirit_island.effects.basics import island
from spieltisch.games.spirit_island.state.table import Island

_LAST: Final = 3


def stage_of(table: Island) -> int:
    """What the back of the top card shows; without any it is the last one (SI-155).

    A card of the last stage that lies above others counts as one of the second (SI-156).
    """
    deck = table.invader_deck
    if not deck:
        return _LAST
    return min([max(2, CARDS[card].stage) for card in deck] + [CARDS[deck[-1]].stage])


class Stage(Amount):
    """The stage as a number."""

    def value(self, state: State, frame: Frame) -> int:
        return stage_of(island(state))

    def told(self) -> Text:
        return Text("Stufe der Invasoren", "Invader stage")


class ExploresWith(Condition):
    """The invaders explore with a card of a stage."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def holds(self, state: State, frame: Frame) -> bool:
        table = island(state)
        if not table.explore:
            return stage_of(table) == self.stage
        return CARDS[table.explore[-1]].stage == self.stage

    def told(self) -> Text:
        return Text(
            "die Invasorenkarte Stufe {stage} hat", "the Invader card is of Stage {stage}"
        ).fill(stage="I" * self.stage)
