"""Verbs that add presence where a power says, whatever the range of the spirit's own."""

from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.effects.basics import (
    TARGET,
    USER,
    asked,
    go_on,
    island,
)
from spieltisch.games.spirit_island.effects.choose import ChooseLand, Lands
from spieltisch.games.spirit_island.effects.spirit import HERE, AddPresence
from spieltisch.games.spirit_island.state import acts, verbs
from spieltisch.games.spirit_island.state.programs import DONE, LAND


class RestorePresence(ChooseLand):
    """A spirit puts destroyed presence into a land of choice, which it is about from then on."""

    def __init__(self, number: int, lands: Lands, who: int) -> None:
        super().__init__(lands, who, may=False, different=False)
        self.number = number
        self.lands = lands

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        frame.values[DONE] = 0
        if not table.destroyed[asked(table, frame, self.who)]:
            return go_on(frame)
        return super().run(state, frame)

    def choices(self, state: State, frame: Frame) -> list[int]:
        table, found = island(state), super().choices(state, frame)
        return [move for move in found if table.may_stand(frame.seat, verbs.ARGUMENT[move])]

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table, seat = island(state), frame.seat
        super().choose(state, frame, move)
        number = min(self.number, table.destroyed[seat])
        for _ in range(number):
            table.destroyed[seat] -= 1
            acts.add_presence(table, seat, frame.values[LAND])
        frame.values[DONE] = number

    def told(self) -> Text:
        said = Text(
            "{number} deiner zerstörten Präsenz {where} hinzufügen",
            "add {number} of your destroyed Presence {where}",
        )
        if self.who == TARGET:
            said = Text(
                "der Geist fügt {number} seiner zerstörten Präsenz {where} hinzu",
                "the Spirit adds {number} of its destroyed Presence {where}",
            )
        return said.fill(number=self.number, where=self.lands.within())


def add_presence_here(who: int = USER) -> AddPresence:
    """In the land it is about, whatever kind of land that is."""
    return AddPresence(HERE, panel.ANY_LAND, False, who, anyhow=True)


def restore_presence(number: int, lands: Lands, who: int = USER) -> RestorePresence:
    return RestorePresence(number, lands, who)
