"""Watchers: what is done each time something happens in a land for the rest of the turn."""

from typing import Final

from spieltisch.core.effects import Aside, Node
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import island
from spieltisch.games.spirit_island.state import codes, turn
from spieltisch.games.spirit_island.state.programs import ACTOR, LAND

# Things to watch for.
DESTROYED: Final = turn.DESTROYED
FRIGHTENED: Final = turn.FRIGHTENED


class Watch(Aside):
    """Something that is done each time something happens in the land this turn."""

    def __init__(self, event: int, body: Node) -> None:
        super().__init__(body)
        self.event = event

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        turn.add(table, turn.WATCH, self.event, frame.values[LAND], frame.effect, self.at)
        table.turn[-1] = frame.values[ACTOR]
        frame.step = self.to
        return False

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ASKED

    def told(self) -> Text:
        when = {
            DESTROYED: Text(
                "nach jedem Effekt, der in dieser Runde dort Dörfer, Städte oder Dahan zerstört",
                "after each effect that destroys Towns, Cities or Dahan there this turn",
            ),
            FRIGHTENED: Text(
                "sooft in dieser Runde eine Fähigkeit dort Furcht erzeugt",
                "each time a Power causes Fear there this turn",
            ),
        }
        return Text("{when}: {body}", "{when}: {body}").fill(
            when=when[self.event], body=self.body.told()
        )
