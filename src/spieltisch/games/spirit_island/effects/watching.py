"""Watchers: what is done when something happens in a land, for the rest of the turn."""

from typing import Final

from spieltisch.core.effects import Aside, Node
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import island
from spieltisch.games.spirit_island.effects.words import any_of_words, kinds_words
from spieltisch.games.spirit_island.state import codes, programs, turn
from spieltisch.games.spirit_island.state.programs import ACTOR, LAND
from spieltisch.games.spirit_island.state.table import Island

# Things to watch for.
DESTROYED: Final = turn.DESTROYED
FRIGHTENED: Final = turn.FRIGHTENED
ADDED: Final = turn.ADDED
RAVAGED: Final = turn.RAVAGED


class Watch(Aside):
    """Something that is done each time something happens in the land this turn, or the first time.

    ``kinds``: the pieces whose destruction it is about.
    """

    def __init__(self, event: int, body: Node, kinds: int, once: bool) -> None:
        super().__init__(body)
        self.event = event
        self.kinds = kinds
        self.once = once

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        turn.add(table, turn.WATCH, self.event, frame.values[LAND], frame.effect, self.at)
        table.turn[-1] = frame.values[ACTOR]
        frame.step = self.to
        return False

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ASKED

    def told(self) -> Text:
        return Text("{when}: {body}", "{when}: {body}").fill(
            when=self.when(), body=self.body.told()
        )

    def when(self) -> Text:
        if self.event == FRIGHTENED:
            return Text(
                "sooft in dieser Runde eine Fähigkeit dort Furcht erzeugt",
                "each time a Power causes Fear there this turn",
            )
        if self.event == ADDED:
            return Text(
                "sooft in dieser Runde dort ein Invasor hinzugefügt wird",
                "each time an Invader is added there this turn",
            )
        if self.event == RAVAGED:
            return Text(
                "wenn in dieser Runde dort gewütet wird, statt Schaden an Dahan und Land und ohne "
                "dass die Dahan zurückschlagen",
                "if there is a Ravage there this turn, instead of Damage to Dahan and land and "
                "without the Dahan fighting back",
            )
        said = Text(
            "nach jedem Effekt, der in dieser Runde dort {kinds} zerstört",
            "after each effect that destroys {kinds} there this turn",
        )
        if self.once:
            said = Text(
                "nach dem nächsten Effekt, der in dieser Runde dort {kinds} zerstört",
                "after the next effect that destroys {kinds} there this turn",
            )
        return said.fill(kinds=any_of_words([kinds_words(self.kinds, 2)]))


def watcher(table: Island, at: int) -> Watch:
    """The step that has left a note."""
    step = programs.PROGRAMS[table.turn[at + 3]].steps[table.turn[at + 4] - 1]
    assert isinstance(step, Watch)
    return step
