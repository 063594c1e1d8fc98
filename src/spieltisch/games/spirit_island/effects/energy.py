"""Energy, elements and card plays that spirits gain or lose."""

from typing import Final

from spieltisch.core.effects import Amount
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import (
    MUST,
    TARGET,
    Counted,
    Instant,
    amount,
    asked,
)
from spieltisch.games.spirit_island.effects.words import amount_words
from spieltisch.games.spirit_island.state import acts, codes, verbs
from spieltisch.games.spirit_island.state.programs import ACTOR, LEFT, VALUES
from spieltisch.games.spirit_island.state.table import Island

_ENERGY: Final = Text("Energie", "Energy")


class GainEnergy(Instant):
    """A spirit gains energy."""

    def __init__(self, number: "int | Amount", who: int, more: bool) -> None:
        self.number = amount(number)
        self.who = who
        self.more = more  # a "+N" that belongs to energy before it

    def act(self, table: Island, frame: Frame) -> None:
        acts.gain_energy(table, asked(table, frame, self.who), self.number.value(table, frame))

    def told(self) -> Text:
        said = amount_words(self.number, _ENERGY, _ENERGY)
        if self.who == TARGET:
            gain = Text("der Geist erhält {sign}{said}", "the Spirit gains {sign}{said}")
        else:
            gain = Text("{sign}{said} erhalten", "gain {sign}{said}")
        return gain.fill(sign="+" if self.more else "", said=said)


class LoseEnergy(Instant):
    """A spirit pays or loses energy, as far as it has any."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, table: Island, frame: Frame) -> None:
        seat = frame.values[ACTOR]
        acts.gain_energy(table, seat, -min(self.number, table.energy[seat]))

    def told(self) -> Text:
        return Text("{number} Energie abgeben", "give up {number} Energy").fill(number=self.number)


class GainElements(Counted):
    """A spirit takes different elements of its choice for this turn.

    ``shared``: whoever uses the power has them too. ``had``: only elements that the spirit has
    already. Those that are taken are listed.
    """

    def __init__(self, number: int, who: int, shared: bool, had: bool) -> None:
        super().__init__(number, MUST, who)
        self.number = number
        self.shared = shared
        self.had = had

    def begin(self, frame: Frame) -> None:
        del frame.values[VALUES:]

    def options(self, table: Island, frame: Frame) -> list[int]:
        taken, has = frame.values[VALUES:], table.has(frame.seat)
        return [
            verbs.ELEMENT + element
            for element in range(len(codes.ELEMENTS))
            if element not in taken and (has[element] or not self.had)
        ]

    def do(self, table: Island, frame: Frame, move: int) -> None:
        element, user = verbs.ARGUMENT[move], frame.values[ACTOR]
        frame.values.append(element)
        self.count_down(frame)
        self.give(table, frame.seat, element)
        if self.shared and user != frame.seat:
            self.give(table, user, element)

    def give(self, table: Island, seat: int, element: int) -> None:
        table.elements[seat][element] += 1
        acts.note(table, "element", [seat, element])

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        taken = verbs.ARGUMENT[move] in frame.values[VALUES:]
        return codes.SAME_AGAIN if taken else codes.NO_ELEMENT

    def question(self, state: State, frame: Frame) -> Text:
        said = Text("Wähle {left} verschiedene Elemente", "Choose {left} different elements")
        if frame.values[LEFT] == 1:
            said = Text("Wähle ein Element", "Choose an element")
        return said.fill(left=frame.values[LEFT])

    def told(self) -> Text:
        what = Text("{number} verschiedene Elemente", "{number} different elements")
        if self.number == 1:
            what = Text("{number} Element", "{number} element")
        said = Text("{what} deiner Wahl erhalten", "gain {what} of your choice")
        if self.had:
            said = Text(
                "der Geist erhält {what}, von dem er schon mindestens 1 hat",
                "the Spirit gains {what} of which it has at least 1 already",
            )
        elif self.who == TARGET:
            said = Text(
                "der Geist erhält {what} seiner Wahl", "the Spirit gains {what} of its choice"
            )
        if self.shared:
            said = Text(
                said.de + "; wenn das ein anderer Geist ist: du erhältst dieselben",
                said.en + "; if that is another Spirit: you gain the same ones",
            )
        return said.fill(what=what.fill(number=self.number))


class ExtraPlays(Instant):
    """More cards may be played this turn."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, table: Island, frame: Frame) -> None:
        table.plays[frame.values[ACTOR]] += self.number

    def told(self) -> Text:
        return Text("+{number} Kartenspiel", "+{number} Card Play").fill(number=self.number)
