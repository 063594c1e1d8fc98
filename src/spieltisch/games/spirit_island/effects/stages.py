"""The stage of the invaders, as an amount and as a condition."""

from spieltisch.core.effects import Amount, Condition
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards.invaders import CARDS
from spieltisch.games.spirit_island.effects.basics import island


class Stage(Amount):
    """The stage as a number."""

    def value(self, state: State, frame: Frame) -> int:
        return island(state).invader_stage()

    def told(self) -> Text:
        return Text("Stufe der Invasoren", "Invader stage")


class ExploresWith(Condition):
    """The invaders explore with a card of a stage."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def holds(self, state: State, frame: Frame) -> bool:
        table = island(state)
        if not table.explore:
            return table.invader_stage() == self.stage
        return CARDS[table.explore[-1]].stage == self.stage

    def told(self) -> Text:
        return Text(
            "die Invasorenkarte Stufe {stage} hat", "the Invader card is of Stage {stage}"
        ).fill(stage="I" * self.stage)
