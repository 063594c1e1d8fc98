"""Power cards as a random generator: one is flipped from its deck, and something on it is read."""

from typing import Final

from spieltisch.core.effects import ASKS, Amount, Condition, all_parts
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards.panel import POWERS
from spieltisch.games.spirit_island.effects.basics import USER, YesNo, asked, go_on, island
from spieltisch.games.spirit_island.effects.energy import GainElements
from spieltisch.games.spirit_island.effects.gaining import MAJOR
from spieltisch.games.spirit_island.effects.words import ELEMENT_WORDS, NOTHING
from spieltisch.games.spirit_island.state import acts, codes, verbs
from spieltisch.games.spirit_island.state.programs import DONE, LAND, MARK, PIECE

NO_ELEMENT: Final = -1


class FlipPower(YesNo):
    """Flips the top card of a deck onto its discard pile; it is bound for what follows.

    Counted is whether it shows the element that is asked for. On a card that gives elements of
    choice the spirits say so themselves (SI-170).
    """

    def __init__(self, deck: int, element: int) -> None:
        self.deck = deck
        self.element = element

    def run(self, state: State, frame: Frame) -> bool:
        table, values = island(state), frame.values
        if values[PIECE] >= 0:
            return ASKS
        card = acts.draw(table, self.deck)
        values[MARK] = card
        values[DONE] = 0
        if card < 0:
            return go_on(frame)
        (table.major_discard if self.deck == MAJOR else table.minor_discard).append(card)
        acts.note(table, "flip", [card])
        if self.element == NO_ELEMENT:
            return go_on(frame)
        if free_elements(card):
            values[PIECE] = 0
            frame.seat = asked(table, frame, USER)
            return ASKS
        values[DONE] = int(self.element in POWERS[card].elements)
        return go_on(frame)

    def choose(self, state: State, frame: Frame, move: int) -> None:
        frame.values[DONE] = int(move == verbs.YES)
        acts.note(island(state), "declare", [frame.seat, self.element, int(move == verbs.YES)])
        go_on(frame)

    def question(self, state: State, frame: Frame) -> Text:
        said = Text("Soll {element} auf der Karte sein?", "Is {element} to be on the card?")
        return said.fill(element=ELEMENT_WORDS[self.element])

    def told(self) -> Text:
        if self.deck == MAJOR:
            return Text(
                "1 Starke Fähigkeit aufdecken und ablegen", "flip and discard 1 Major Power"
            )
        return Text("1 Schwache Fähigkeit aufdecken und ablegen", "flip and discard 1 Minor Power")


def free_elements(card: int) -> bool:
    """Whether a card gives elements of choice."""
    for node in all_parts(POWERS[card].effect):
        if isinstance(node, GainElements):
            return True
    return False


class Shows(Condition):
    """The flipped card shows the element that was asked for."""

    def __init__(self, element: int, there: bool) -> None:
        self.element = element
        self.there = there

    def holds(self, state: State, frame: Frame) -> bool:
        return (frame.values[DONE] > 0) == self.there and frame.values[MARK] >= 0

    def told(self) -> Text:
        said = Text("{element} darauf ist", "{element} is on it")
        if not self.there:
            said = Text("{element} nicht darauf ist", "{element} is not on it")
        return said.fill(element=ELEMENT_WORDS[self.element])


class FlippedFast(Condition):
    """The flipped card is a fast power, as printed (SI-171)."""

    def holds(self, state: State, frame: Frame) -> bool:
        card = frame.values[MARK]
        return card >= 0 and POWERS[card].speed == codes.FAST

    def told(self) -> Text:
        return Text("es eine Sofort-Fähigkeit ist", "it is a Fast Power")


class Bombardment(Amount):
    """The printed cost of the flipped card, less the defend of the land."""

    def value(self, state: State, frame: Frame) -> int:
        table, card = island(state), frame.values[MARK]
        if card < 0:
            return 0
        return max(0, POWERS[card].cost - table.defence(frame.values[LAND]))

    def told(self) -> Text:
        return NOTHING

    def per(self) -> Text:
        return Text(
            "in Höhe der aufgedruckten Kosten (durch Verteidigen verringert)",
            "equal to the printed cost (lowered by Defend)",
        )


def flip(deck: int, element: int = NO_ELEMENT) -> FlipPower:
    return FlipPower(deck, element)
