"""Verbs by which spirits share what they have: elements, origins of powers, cards."""

from spieltisch.core.effects import ASKS, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import (
    MUST,
    TARGET,
    USER,
    Counted,
    asked,
    go_on,
    island,
)
from spieltisch.games.spirit_island.state import acts, codes, verbs
from spieltisch.games.spirit_island.state.programs import ACTOR, VALUES
from spieltisch.games.spirit_island.state.table import Island


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

    def told(self) -> Text:
        what = Text("{number} verschiedene Elemente", "{number} different elements")
        if self.number == 1:
            what = Text("{number} Element", "{number} element")
        said = Text("du erhältst {what} deiner Wahl", "you gain {what} of your choice")
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


class GiveCard(Step):
    """A spirit may give a card from its hand to another one: the user to the target, or back."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        frame.seat = asked(table, frame, self.who)
        alone = frame.seat == self.taker(table, frame)
        return go_on(frame) if alone or not table.hands[frame.seat] else ASKS

    def taker(self, table: Island, frame: Frame) -> int:
        return asked(table, frame, USER if self.who == TARGET else TARGET)

    def choices(self, state: State, frame: Frame) -> list[int]:
        hand = island(state).hands[frame.seat]
        return [*[verbs.GIVE + card for card in hand], verbs.DONE]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_IN_HAND if verbs.VERB[move] == verbs.GIVE else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table, giver = island(state), frame.seat
        if move != verbs.DONE:
            card, taker = verbs.ARGUMENT[move], self.taker(table, frame)
            table.hands[giver].remove(card)
            table.hands[taker] = sorted([*table.hands[taker], card])
            acts.note(table, "give", [giver, taker, card])
        go_on(frame)

    def told(self) -> Text:
        if self.who == TARGET:
            return Text(
                "der Geist darf dir 1 Handkarte geben", "the Spirit may give you 1 card of its hand"
            )
        return Text(
            "du darfst dem Geist 1 Handkarte geben", "you may give the Spirit 1 card of your hand"
        )


def gain_elements(
    number: int, who: int = USER, shared: bool = False, had: bool = False
) -> GainElements:
    return GainElements(number, who, shared, had)


def give_card(who: int) -> GiveCard:
    return GiveCard(who)
