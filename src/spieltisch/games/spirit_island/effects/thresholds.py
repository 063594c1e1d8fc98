"""Thresholds: what elements add to a power, change in it, or let its user choose."""

from spieltisch.core.effects import Condition, Node, When
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards.panel import Elements
from spieltisch.games.spirit_island.effects.basics import either, island, then
from spieltisch.games.spirit_island.effects.words import element_words
from spieltisch.games.spirit_island.state import codes, programs, turn
from spieltisch.games.spirit_island.state.law import MOST_ELEMENTS
from spieltisch.games.spirit_island.state.programs import ACTOR, HELD


class HasElements(Condition):
    """The user has the elements of a threshold, and does not do without them."""

    def __init__(self, elements: Elements) -> None:
        self.elements = elements

    def holds(self, state: State, frame: Frame) -> bool:
        if frame.values[HELD] and held_back(frame, self.elements):
            return False
        table = island(state)
        if table.meets(frame.values[ACTOR], self.elements):
            return True
        if not table.turn or turn.holds(table, turn.FULFILLED, frame.effect):
            return table.turn != []
        few = sum(self.elements.values()) <= MOST_ELEMENTS
        return few and turn.holds(table, turn.RECALLED, frame.effect)

    def told(self) -> Text:
        return Text("du {elements} hast", "you have {elements}").fill(
            elements=element_words(self.elements)
        )


def includes(more: Elements, less: Elements) -> bool:
    """Whether whoever has some elements has others, too."""
    for element, count in less.items():
        if more.get(element, 0) < count:
            return False
    return True


def held_back(frame: Frame, wanted: Elements) -> bool:
    """Whether the user acts as if it had not so many elements (SI-P-031)."""
    held = frame.values[HELD]
    for at, threshold in enumerate(programs.THRESHOLDS[frame.effect]):
        if held >> at & 1 and includes(wanted, threshold):
            return True
    return False


def elements(words: str) -> Elements:
    """Elements as written: ``3 sun 2 water``."""
    parts = words.split()
    return {codes.ELEMENTS.index(parts[at + 1]): int(parts[at]) for at in range(0, len(parts), 2)}


class Threshold(When):
    """What is added with some elements, or done instead of something else."""

    def __init__(self, wanted: Elements, then: Node, otherwise: Node | None) -> None:
        self.wanted = HasElements(wanted)
        super().__init__(self.wanted, then, otherwise)

    def told(self) -> Text:
        words, then = element_words(self.wanted.elements), self.then.told()
        if self.otherwise is None:
            return Text("mit {elements}: {then}", "with {elements}: {then}").fill(
                elements=words, then=then
            )
        other = self.otherwise.told()
        return Text(
            "{other} – mit {elements} stattdessen: {then}",
            "{other} – with {elements} instead: {then}",
        ).fill(
            elements=words,
            other=other,
            then=Text(_new_part(other.de, then.de), _new_part(other.en, then.en)),
        )


def _new_part(before: str, after: str) -> str:
    """What is different where the same words lead up to a colon."""
    lead, colon, _ = before.rpartition(": ")
    return after[len(lead + colon) :] if colon and after.startswith(lead + colon) else after


class MayInstead(When):
    """Under a condition something else may be done instead of the usual."""

    def __init__(self, condition: Condition, usual: Node, other: Node) -> None:
        super().__init__(condition, either(usual, other), usual)
        self.usual = usual
        self.other = other

    def told(self) -> Text:
        lead = Text("wenn {condition},", "if {condition}").fill(condition=self.condition.told())
        if isinstance(self.condition, HasElements):
            words = element_words(self.condition.elements)
            lead = Text("mit {words}", "with {words}").fill(words=words)
        return Text(
            "{usual} – {lead} darfst du stattdessen {other}",
            "{usual} – {lead} you may instead {other}",
        ).fill(usual=self.usual.told(), lead=lead, other=self.other.told())


class MayBoth(Threshold):
    """One of two things; with some elements one may do both, in this order."""

    def __init__(self, wanted: Elements, one: Node, other: Node) -> None:
        self.choice = either(one, other)
        super().__init__(wanted, either(one, other, then(one, other)), self.choice)

    def told(self) -> Text:
        return Text(
            "{choice} – mit {elements} darf es beides sein",
            "{choice} – with {elements} it may be both",
        ).fill(choice=self.choice.told(), elements=element_words(self.wanted.elements))


def threshold(words: str, *nodes: Node, otherwise: Node | None = None) -> Node:
    """What is added, or done instead, with these elements."""
    return Threshold(elements(words), then(*nodes), otherwise)


def may_instead(condition: Condition, usual: Node, other: Node) -> Node:
    return MayInstead(condition, usual, other)


def may_both(words: str, one: Node, other: Node) -> Node:
    return MayBoth(elements(words), one, other)


def having(words: str) -> Condition:
    """The condition of having elements: ``2 water``."""
    return HasElements(elements(words))
