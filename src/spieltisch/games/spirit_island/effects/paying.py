"""What spirits pay together for an event, with the aid of an element (SI-162 to SI-168).

Elements in play pay by themselves, as they are not used up. For the rest each spirit in turn gives
cards with that element, then energy, as far as those after it can do what is left.
"""

from typing import Final

from spieltisch.core.effects import ASKS, DONE, Amount, Condition, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards.panel import POWERS
from spieltisch.games.spirit_island.effects.basics import amount, go_on, island
from spieltisch.games.spirit_island.effects.hands import forget
from spieltisch.games.spirit_island.effects.words import (
    ELEMENT_WORDS,
    NOTHING,
    amount_words,
    spaced,
)
from spieltisch.games.spirit_island.state import acts, codes, verbs
from spieltisch.games.spirit_island.state.programs import LEFT, PIECE, VALUES
from spieltisch.games.spirit_island.state.table import Island

FORGOTTEN: Final = 4  # what a card pays that is forgotten
DISCARDED: Final = 2  # what a card of the hand pays that is discarded
NO_AID: Final = -1
_ENERGY: Final = Text("Energie", "Energy")


def in_play(table: Island, aid: int) -> int:
    """What the elements in play pay."""
    if aid == NO_AID:
        return 0
    return sum([table.has(seat)[aid] for seat in range(table.seats)])


def aiding(table: Island, seat: int, aid: int, given: list[int]) -> list[int]:
    """The cards of a spirit with an element that have not aided yet."""
    if aid == NO_AID:
        return []
    cards = sorted(table.cards_of(seat))
    return [card for card in cards if aid in POWERS[card].elements and card not in given]


def worth(table: Island, seat: int, card: int, aid: int) -> int:
    """What a card pays that is forgotten; in play its own elements do not pay any more."""
    lost = POWERS[card].elements.count(aid) if card in table.played[seat] else 0
    return FORGOTTEN - lost


def raised(table: Island, seat: int, aid: int, given: list[int]) -> int:
    """The most that a spirit can pay besides its elements in play."""
    cards = aiding(table, seat, aid, given)
    aided = sum([worth(table, seat, card, aid) for card in cards])
    return min(table.energy[seat], verbs.MOST_PAID) + aided


def affordable(table: Island, cost: int, aid: int) -> bool:
    """Whether the spirits can pay a cost together."""
    most = in_play(table, aid)
    for seat in range(table.seats):
        if most >= cost:
            return True
        most += raised(table, seat, aid, [])
    return most >= cost


class Pay(Step):
    """The spirits pay together.

    LEFT is what is still to be paid, PIECE whose turn it is; after the other values come the cards
    that have aided, as each may do so once (SI-166).
    """

    def __init__(self, number: "int | Amount", aid: int) -> None:
        self.number = amount(number)
        self.aid = aid

    def run(self, state: State, frame: Frame) -> bool:
        table, values = island(state), frame.values
        if values[PIECE] < 0:
            self.begin(table, frame)
        if values[LEFT] <= 0 or values[PIECE] >= table.seats:
            del values[VALUES:]
            return go_on(frame)
        options = self.choices(state, frame)
        if len(options) == 1:
            self.choose(state, frame, options[0])
            return DONE
        frame.seat = values[PIECE]
        return ASKS

    def begin(self, table: Island, frame: Frame) -> None:
        values = frame.values
        cost = self.number.value(table, frame)
        aided = min(cost, in_play(table, self.aid))
        del values[VALUES:]
        values[LEFT] = cost - aided
        values[PIECE] = 0
        if aided:
            acts.note(table, "elements-pay", [aided, self.aid, cost])

    def later(self, table: Island, frame: Frame) -> int:
        """The most that the spirits after the present one can pay."""
        given = frame.values[VALUES:]
        found = 0
        for seat in range(frame.values[PIECE] + 1, table.seats):
            found += raised(table, seat, self.aid, given)
        return found

    def choices(self, state: State, frame: Frame) -> list[int]:
        table, values = island(state), frame.values
        seat, left, later = values[PIECE], values[LEFT], self.later(table, frame)
        most = min(left, table.energy[seat], verbs.MOST_PAID)
        found = [verbs.PAY + number for number in range(max(0, left - later), most + 1)]
        cards = aiding(table, seat, self.aid, values[VALUES:])
        open_ = raised(table, seat, self.aid, values[VALUES:]) + later
        for card in cards:
            rest = open_ - worth(table, seat, card, self.aid)
            if card in table.hands[seat] and left - DISCARDED <= rest:
                found.append(verbs.DISCARD + card)
        return found + [verbs.FORGET + card for card in cards]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        verb, card = verbs.VERB[move], verbs.ARGUMENT[move]
        if verb == verbs.PAY:
            return codes.TOO_DEAR
        if verb != verbs.DISCARD and verb != verbs.FORGET:
            return codes.NOT_ASKED
        if card in frame.values[VALUES:]:
            return codes.AIDED
        table, seat = island(state), frame.values[PIECE]
        if card not in table.cards_of(seat):
            return codes.NOT_YOURS
        if self.aid == NO_AID or self.aid not in POWERS[card].elements:
            return codes.NO_AID
        return codes.TOO_LITTLE if card in table.hands[seat] else codes.NOT_IN_HAND

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table, values = island(state), frame.values
        seat, verb, argument = values[PIECE], verbs.VERB[move], verbs.ARGUMENT[move]
        if verb == verbs.PAY:
            values[LEFT] -= argument
            values[PIECE] += 1
            acts.gain_energy(table, seat, -argument)
            return
        values.append(argument)
        if verb == verbs.DISCARD:
            values[LEFT] -= DISCARDED
            table.hands[seat].remove(argument)
            table.discards[seat] = sorted([*table.discards[seat], argument])
            acts.note(table, "discard", [seat, argument])
        else:
            values[LEFT] -= worth(table, seat, argument, self.aid)
            forget(table, seat, argument)

    def question(self, state: State, frame: Frame) -> Text:
        left = frame.values[LEFT]
        if self.aid == NO_AID:
            said = Text("Zahle deinen Anteil an {left} Energie", "Pay your share of {left} Energy")
            return said.fill(left=left)
        return Text(
            "Zahle deinen Anteil an {left} Energie, oder gib Karten mit {element} ab",
            "Pay your share of {left} Energy, or give up cards with {element}",
        ).fill(left=left, element=ELEMENT_WORDS[self.aid])

    def told(self) -> Text:
        aided = NOTHING
        if self.aid != NO_AID:
            aided = Text("(unterstützt von {element})", "(aided by {element})").fill(
                element=ELEMENT_WORDS[self.aid]
            )
        cost = amount_words(self.number, _ENERGY, _ENERGY)
        return spaced(
            Text("zusammen {cost} bezahlen", "pay {cost} together").fill(cost=cost), aided
        )


class Affordable(Condition):
    """The spirits can pay a cost together."""

    def __init__(self, number: "int | Amount", aid: int) -> None:
        self.number = amount(number)
        self.aid = aid

    def holds(self, state: State, frame: Frame) -> bool:
        table = island(state)
        return affordable(table, self.number.value(table, frame), self.aid)

    def told(self) -> Text:
        return Text("ihr das bezahlen könnt", "you can pay for it")
