"""Watchers: what is done when something happens in a land, for the rest of the turn."""

from typing import Final

from spieltisch.core.effects import Aside, Node
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import island
from spieltisch.games.spirit_island.effects.words import any_of_words, kinds_words
from spieltisch.games.spirit_island.state import acts, codes, programs, turn
from spieltisch.games.spirit_island.state.programs import ACTOR, LAND
from spieltisch.games.spirit_island.state.table import Island

# Things to watch for.
DESTROYED: Final = turn.DESTROYED
FRIGHTENED: Final = turn.FRIGHTENED
ADDED: Final = turn.ADDED
RAVAGED: Final = turn.RAVAGED
LAND_EXPLORED: Final = turn.LAND_EXPLORED
BOARD_EXPLORED: Final = turn.BOARD_EXPLORED
ADVANCED: Final = turn.ADVANCED


class Watch(Aside):
    """Something that is done each time something happens in the land this turn, or the first time.

    ``kinds``: the pieces whose destruction it is about. ``everywhere``: not only in the land.
    """

    def __init__(self, event: int, body: Node, kinds: int, once: bool, everywhere: bool) -> None:
        super().__init__(body)
        self.event = event
        self.kinds = kinds
        self.once = once
        self.everywhere = everywhere

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        land = turn.EVERYWHERE if self.everywhere else frame.values[LAND]
        turn.add(table, turn.WATCH, self.event, land, frame.effect, self.at)
        table.turn[-1] = frame.values[ACTOR]
        if self.everywhere:
            acts.note(table, "for-island", [frame.step])
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
        if self.event == LAND_EXPLORED:
            return Text(
                "in jedem Gebiet, das in dieser Runde entdeckt wird",
                "in each land explored this turn",
            )
        if self.event == BOARD_EXPLORED:
            return Text(
                "wenn dort in dieser Runde zum ersten Mal entdeckt wird",
                "when it is explored for the first time this turn",
            )
        if self.event == ADVANCED:
            return Text(
                "wenn in dieser Runde die Invasorenkarten weitergelegt sind",
                "after the Invader cards have advanced this turn",
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


def happen(table: Island, event: int, land: int) -> None:
    """Something that may be watched for has happened in a land."""
    for at in reversed(turn.watchers(table, event, land)):
        acts.stir(table, at, 1, land)
        if watcher(table, at).once:
            table.turn[at] = turn.NOTHING


def watcher(table: Island, at: int) -> Watch:
    """The step that has left a note."""
    step = programs.PROGRAMS[table.turn[at + 3]].steps[table.turn[at + 4] - 1]
    assert isinstance(step, Watch)
    return step
