"""The first step of every power: what it is used on."""

from typing import Final

from spieltisch.core.effects import ASKS, DONE, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.effects.basics import island
from spieltisch.games.spirit_island.effects.thresholds import held_back, includes
from spieltisch.games.spirit_island.effects.words import NOTHING, target_words
from spieltisch.games.spirit_island.state import acts, codes, programs, verbs
from spieltisch.games.spirit_island.state.programs import ACTOR, AGAIN, HELD, LAND, SPIRIT
from spieltisch.games.spirit_island.state.table import Island

_AGAIN: Final = Text(
    "Wähle das nächste Ziel ({target}) oder lass es dabei",
    "Choose the next target ({target}) or leave it at that",
)
_END: Final = 1_000_000  # behind the last step of every program


class Aim(Step):
    """Chooses what a power is used on, and perhaps which thresholds it is used without."""

    def __init__(self, target: panel.Target) -> None:
        self.target = target

    def run(self, state: State, frame: Frame) -> bool:
        if self.targets(island(state), frame):
            return ASKS
        frame.step = _END
        return DONE

    def targets(self, table: Island, frame: Frame) -> list[int]:
        seat = frame.values[ACTOR]
        if self.target.spirit:
            return [verbs.SPIRIT + other for other in table.target_spirits(seat, self.target)]
        lands = table.targets(seat, self.target, self.short(frame))
        return [verbs.LAND + land for land in lands]

    def short(self, frame: Frame) -> int:
        """What does not extend the range, as bits: the elements for it are held back."""
        found = 0
        for at, (wanted, _) in enumerate(self.target.further):
            if held_back(frame, wanted):
                found |= 1 << at
        return found

    def choices(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        found = self.targets(table, frame)
        for at in range(len(programs.THRESHOLDS[frame.effect])):
            if not unheld(table, frame, at):
                found.append(verbs.WITHOUT + at)
        if frame.values[AGAIN] > 0:
            found.append(verbs.DONE)
        return found

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        table, seat = island(state), frame.values[ACTOR]
        verb, argument = verbs.VERB[move], verbs.ARGUMENT[move]
        if verb == verbs.WITHOUT:
            return unheld(table, frame, argument)
        if verb != (verbs.SPIRIT if self.target.spirit else verbs.LAND):
            return codes.NOT_ASKED
        if self.target.spirit:
            return codes.WRONG_SPIRIT
        if argument not in table.places():
            return codes.NOT_ON_ISLAND
        return (
            codes.OUT_OF_RANGE
            if table.suits(argument, self.target.fits, seat)
            else codes.WRONG_LAND
        )

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table = island(state)
        values = frame.values
        verb, argument = verbs.VERB[move], verbs.ARGUMENT[move]
        if verb == verbs.WITHOUT:
            values[HELD] |= 1 << argument
            acts.note(table, "without", [values[ACTOR], argument])
            return
        frame.step = _END if verb == verbs.DONE else frame.step + 1
        if verb == verbs.SPIRIT:
            values[SPIRIT] = argument
            table.ready[argument] = False  # who is helped may have something to do again
            acts.note(table, "aim-spirit", [values[ACTOR], argument])
        elif verb == verbs.LAND:
            values[LAND] = argument
            if table.beyond(values[ACTOR], self.target, argument, self.short(frame)):
                table.energy[values[ACTOR]] -= 1  # what FAR_DAHAN asks for
            acts.note(table, "aim", [values[ACTOR], argument])

    def question(self, state: State, frame: Frame) -> Text:
        if self.target.spirit:
            return Text("Wähle einen Geist als Ziel", "Choose a Spirit as target")
        again = frame.values[AGAIN] > 0
        said = (
            _AGAIN if again else Text("Wähle das Ziel ({target})", "Choose the target ({target})")
        )
        return said.fill(target=target_words(self.target))

    def answer(self, state: State, frame: Frame, move: int) -> Text:
        again = Text("Nicht noch einmal benutzen", "Do not use it again")
        return again if move == verbs.DONE else NOTHING

    def told(self) -> Text:
        return Text("", "")


def unheld(table: Island, frame: Frame, at: int) -> int:
    """Why the user of a power cannot do without a threshold, 0 if it can (SI-P-031).

    It acts as if it had fewer elements; so it cannot do without some that others are made of.
    """
    thresholds = programs.THRESHOLDS[frame.effect]
    if at >= len(thresholds):
        return codes.NO_LEVEL
    seat, wanted = frame.values[ACTOR], thresholds[at]
    if held_back(frame, wanted) or not table.meets(seat, wanted):
        return codes.NO_LEVEL
    needed: panel.Elements = {}
    for other in thresholds:
        if includes(other, wanted) or held_back(frame, other) or not table.meets(seat, other):
            continue
        for element, count in other.items():
            needed[element] = max(needed.get(element, 0), count)
    return codes.NEEDED if includes(needed, wanted) else codes.LEGAL
