"""What a scenario lets each spirit do by itself besides growing, playing cards and using powers."""

from typing import Final

from spieltisch.core.effects import Condition, Node
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.effects.basics import island
from spieltisch.games.spirit_island.effects.changes import At
from spieltisch.games.spirit_island.state import law
from spieltisch.games.spirit_island.state.law import Change, Law
from spieltisch.games.spirit_island.state.programs import ACTOR

_TIMES: Final = {
    law.AS_SLOW_POWER: Text(
        "Als Verzögerte Fähigkeit darf jeder Geist einmal pro Runde, wenn {what}: {deed}",
        "As a Slow Power each Spirit may once per turn, if {what}: {deed}",
    ),
    law.AFTER_GROWTH: Text(
        "Nach dem Wachstum darf jeder Geist einmal pro Runde, wenn {what}: {deed}",
        "After Growth each Spirit may once per turn, if {what}: {deed}",
    ),
    law.ANY_PHASE: Text(
        "In jeder Phase darf jeder Geist einmal, wenn {what}: {deed}",
        "In each phase each Spirit may once, if {what}: {deed}",
    ),
}


class Deed(At):
    """Something that each spirit may do once a turn, at some time, if something holds for it.

    ``unsaid`` is what goes without saying: that there is a land in which it can be done.
    """

    def __init__(
        self,
        key: str,
        time: int,
        condition: Condition,
        unsaid: Condition,
        effect: Node,
        deed: str = "",
    ) -> None:
        super().__init__(key, law.DEED, effect)
        self.deed = numbers.DEEDS.index(deed or key)
        self.time = time
        self.condition = condition
        self.unsaid = unsaid

    def change(self, law: Law) -> None:
        super().change(law)
        law.deeds.append(self.deed)
        law.deed_times.append(self.time)
        law.deed_conditions.append([self.condition, self.unsaid])

    def told(self) -> Text:
        return _TIMES[self.time].fill(what=self.condition.told(), deed=self.effect.told())


class Covers(Change):
    """Each turn every spirit may play a card face down."""

    def change(self, law: Law) -> None:
        law.covers = 1

    def told(self) -> Text:
        return Text(
            "Einmal pro Runde darf jeder Geist 1 Fähigkeitenkarte verdeckt ausspielen: Sie kostet "
            "nichts, braucht ein Kartenspiel und bringt keine Elemente",
            "Once per turn each Spirit may play 1 Power Card face down: it costs nothing, takes a "
            "Card Play and grants no Elements",
        )


class HasCovered(Condition):
    """The spirit has played a card face down this turn."""

    def holds(self, state: State, frame: Frame) -> bool:
        return len(island(state).covered[frame.values[ACTOR]]) > 0

    def told(self) -> Text:
        return Text("er eine Karte verdeckt ausgespielt hat", "it has played a card face down")
