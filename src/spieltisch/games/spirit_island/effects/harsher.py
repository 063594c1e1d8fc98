"""Ravages that are worse this turn: more damage in all, not of single invaders."""

from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import Instant
from spieltisch.games.spirit_island.effects.conditions import OfLand, lands_noun
from spieltisch.games.spirit_island.effects.words import NOTHING
from spieltisch.games.spirit_island.state import acts, programs, turn
from spieltisch.games.spirit_island.state.table import Island


class Harsher(Instant):
    """This turn invaders deal more damage in all, in each ravage where conditions hold then."""

    def __init__(self, number: int, conditions: list[OfLand]) -> None:
        self.number = number
        self.conditions = conditions

    def act(self, table: Island, frame: Frame) -> None:
        turn.add(table, turn.HARSHER, frame.effect, frame.step - 1)
        acts.note(table, "for-island", [frame.step - 1])

    def told(self) -> Text:
        lands = Text(" in {lands}", " in {lands}").fill(lands=lands_noun(self.conditions))
        said = Text(
            "in dieser Runde richtet jedes Wüten{lands} insgesamt {number} Schaden mehr an",
            "this turn each Ravage{lands} deals {number} more Damage in total",
        )
        return said.fill(number=self.number, lands=lands if self.conditions else NOTHING)

    def holds(self, table: Island, land: int) -> bool:
        frame = Frame(0, 0, 0, programs.bound(-1, land))
        for condition in self.conditions:
            if not condition.holds(table, frame):
                return False
        return True


def more_damage(table: Island, land: int) -> int:
    """How much more damage invaders deal in a land in all, besides what each of them deals."""
    found = 0
    notes = table.turn
    for at in range(0, len(notes), turn.SIZE):
        if notes[at] == turn.HARSHER:
            step = programs.PROGRAMS[notes[at + 1]].steps[notes[at + 2]]
            assert isinstance(step, Harsher)
            if step.holds(table, land):
                found += step.number
    return found


def harsher(number: int, *conditions: OfLand) -> Harsher:
    return Harsher(number, list(conditions))
