"""How many and whether: what amounts and conditions of cards read off the island.

What is counted is told as it follows "for each", conditions as they follow "if".
"""

from typing import Final

from spieltisch.core.effects import Amount, Condition, Node, When
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text, both
from spieltisch.games.spirit_island.cards.panel import Elements
from spieltisch.games.spirit_island.effects.basics import Instant, beside, either, island, then
from spieltisch.games.spirit_island.effects.words import (
    ELEMENT_WORDS,
    element_words,
    kinds_words,
    terrain_words,
)
from spieltisch.games.spirit_island.state import codes, programs
from spieltisch.games.spirit_island.state.programs import (
    ACTOR,
    DONE,
    FELLED,
    HELD,
    LAND,
    MARK,
    SPIRIT,
    VALUES,
)
from spieltisch.games.spirit_island.state.table import Island

HERE: Final = 0
ADJACENT: Final = 1
HERE_AND_ADJACENT: Final = 2

_WHERE: Final = {
    HERE: Text("im Gebiet", "in the land"),
    ADJACENT: Text("in angrenzenden Gebieten", "in adjacent lands"),
    HERE_AND_ADJACENT: Text("im Gebiet und angrenzend", "in the land or adjacent"),
}


class Number(Amount):
    """How many pieces of some kinds are in a land, or around it."""

    def __init__(self, kinds: int, where: int = HERE) -> None:
        self.kinds = kinds
        self.where = where

    def value(self, state: State, frame: Frame) -> int:
        table = island(state)
        land = frame.values[LAND]
        found = 0 if self.where == ADJACENT else table.number(land, self.kinds)
        if self.where != HERE:
            for other in beside(table, frame, land):
                found += table.number(other, self.kinds)
        return found

    def told(self) -> Text:
        return Text("{kinds} {where}", "{kinds} {where}").fill(
            kinds=kinds_words(self.kinds, 1), where=_WHERE[self.where]
        )


class OwnPresence(Amount):
    """How much presence of the user is in the land."""

    def value(self, state: State, frame: Frame) -> int:
        return island(state).presence_in(frame.values[ACTOR], frame.values[LAND])

    def told(self) -> Text:
        return Text("eigener Präsenz im Gebiet", "of your Presence in the land")


class Done(Amount):
    """How many the step before has moved, destroyed or removed."""

    def value(self, state: State, frame: Frame) -> int:
        return frame.values[DONE]

    def told(self) -> Text:
        return Text("betroffener Figur", "such piece")


class Felled(Amount):
    """How many towns and cities the effect has destroyed so far."""

    def value(self, state: State, frame: Frame) -> int:
        return frame.values[FELLED]

    def told(self) -> Text:
        return Text(
            "Dorf und Stadt, die diese Fähigkeit zerstört hat",
            "Town and City that this Power has destroyed",
        )


class CardsPlayed(Amount):
    """How many power cards the target has played this turn."""

    def value(self, state: State, frame: Frame) -> int:
        return island(state).cards_played(frame.values[SPIRIT])

    def told(self) -> Text:
        return Text("Karte, die der Geist gespielt hat", "card that the Spirit has played")


class HasOf(Amount):
    """How many of an element the user has."""

    def __init__(self, element: int) -> None:
        self.element = element

    def value(self, state: State, frame: Frame) -> int:
        return island(state).has(frame.values[ACTOR])[self.element]

    def told(self) -> Text:
        return Text("deiner {element}", "{element} you have").fill(
            element=ELEMENT_WORDS[self.element]
        )


class Per(Amount):
    """So many for each, or for each few, with a most."""

    def __init__(self, each: Amount, times: int, step: int, most: int) -> None:
        self.each = each
        self.times = times
        self.step = step
        self.most = most

    def value(self, state: State, frame: Frame) -> int:
        found = self.each.value(state, frame) // self.step * self.times
        return found if self.most < 0 else min(found, self.most)

    def told(self) -> Text:
        return both(str(self.times))

    def per(self) -> Text:
        said = Text("je {each}", "for each {each}")
        if self.step > 1:
            said = Text("je {step} {each}", "for every {step} {each}")
        if self.most >= 0:
            said = Text(f"{said.de} (höchstens {{most}})", f"{said.en} (at most {{most}})")
        return said.fill(step=self.step, each=self.each.told(), most=self.most)


class Times(Amount):
    """One number times another."""

    def __init__(self, one: Amount, other: Amount) -> None:
        self.one = one
        self.other = other

    def value(self, state: State, frame: Frame) -> int:
        return self.one.value(state, frame) * self.other.value(state, frame)

    def told(self) -> Text:
        return both("1")

    def per(self) -> Text:
        return Text("je {one} und je {other}", "for each {one} and each {other}").fill(
            one=self.one.told(), other=self.other.told()
        )


class Least(Amount):
    """The smaller of two numbers."""

    def __init__(self, one: Amount, other: Amount) -> None:
        self.one = one
        self.other = other

    def value(self, state: State, frame: Frame) -> int:
        return min(self.one.value(state, frame), self.other.value(state, frame))

    def told(self) -> Text:
        return both("1")

    def per(self) -> Text:
        return Text(
            "je {one}, aber höchstens 1 je {other}",
            "for each {one}, but at most 1 for each {other}",
        ).fill(one=self.one.told(), other=self.other.told())


class Sum(Amount):
    """Two numbers together."""

    def __init__(self, one: Amount, other: Amount) -> None:
        self.one = one
        self.other = other

    def value(self, state: State, frame: Frame) -> int:
        return self.one.value(state, frame) + self.other.value(state, frame)

    def told(self) -> Text:
        return self.one.told()

    def per(self) -> Text:
        return Text("plus {more} {each}", "plus {more} {each}").fill(
            more=self.other.told(), each=self.other.per()
        )


class Kept(Amount):
    """A number that was kept for later, see `Keep`; it is told as what was counted."""

    def __init__(self, of: Amount) -> None:
        self.of = of

    def value(self, state: State, frame: Frame) -> int:
        return frame.values[MARK]

    def told(self) -> Text:
        return self.of.told()

    def per(self) -> Text:
        return self.of.per()


class Keep(Instant):
    """Keeps a number for later, before what it counts is changed or left behind."""

    def __init__(self, number: Amount) -> None:
        self.number = number

    def act(self, table: Island, frame: Frame) -> None:
        frame.values[MARK] = self.number.value(table, frame)

    def told(self) -> Text:
        return both("")


def per(each: Amount, times: int = 1, step: int = 1, most: int = -1) -> Amount:
    return Per(each, times, step, most)


class OnTerrain(Condition):
    """The land is of one of these terrains."""

    def __init__(self, terrains: list[int]) -> None:
        self.terrains = terrains

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).terrain(frame.values[LAND]) in self.terrains

    def told(self) -> Text:
        return Text("das Gebiet {terrains} ist", "the land is {terrains}").fill(
            terrains=terrain_words(self.terrains)
        )


class IsCoastal(Condition):
    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).coastal(frame.values[LAND])

    def told(self) -> Text:
        return Text("das Gebiet an der Küste liegt", "the land is Coastal")


class IsOcean(Condition):
    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).at_sea(frame.values[LAND])

    def told(self) -> Text:
        return Text("im Ozean", "in the ocean")


class There(Condition):
    """So many pieces of some kinds are in the land; at the most where ``most`` is given."""

    def __init__(self, kinds: int, least: int = 1, most: int = -1) -> None:
        self.kinds = kinds
        self.least = least
        self.most = most

    def holds(self, state: State, frame: Frame) -> bool:
        found = island(state).number(frame.values[LAND], self.kinds)
        return found >= self.least and (self.most < 0 or found <= self.most)

    def told(self) -> Text:
        kinds = kinds_words(self.kinds, 2)
        said = Text(
            "das Gebiet mindestens {least} {kinds} enthält", "the land has at least {least} {kinds}"
        )
        if self.most == 0:
            said = Text("das Gebiet keine {kinds} enthält", "the land has no {kinds}")
        elif self.most == self.least:
            said = Text(
                "das Gebiet genau {least} {kinds} enthält", "the land has just {least} {kinds}"
            )
        elif self.least == 1:
            said = Text("das Gebiet {kinds} enthält", "the land has {kinds}")
        return said.fill(least=self.least, kinds=kinds)


class OwnPresenceThere(Condition):
    """The user has presence in the land."""

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).presence_in(frame.values[ACTOR], frame.values[LAND]) > 0

    def told(self) -> Text:
        return Text("das Gebiet deine Präsenz enthält", "the land has your Presence")


class More(Condition):
    """There are more of one than of another."""

    def __init__(self, one: Amount, other: Amount) -> None:
        self.one = one
        self.other = other

    def holds(self, state: State, frame: Frame) -> bool:
        return self.one.value(state, frame) > self.other.value(state, frame)

    def told(self) -> Text:
        return Text("es mehr {one} als {other} gibt", "there are more {one} than {other}").fill(
            one=self.one.told(), other=self.other.told()
        )


class Both(Condition):
    """Two things hold."""

    def __init__(self, one: Condition, other: Condition) -> None:
        self.one = one
        self.other = other

    def holds(self, state: State, frame: Frame) -> bool:
        return self.one.holds(state, frame) and self.other.holds(state, frame)

    def told(self) -> Text:
        return Text("{one} und {other}", "{one} and {other}").fill(
            one=self.one.told(), other=self.other.told()
        )


class OnOneself(Condition):
    """The power is used on its user."""

    def holds(self, state: State, frame: Frame) -> bool:
        return frame.values[SPIRIT] == frame.values[ACTOR]

    def told(self) -> Text:
        return Text("du das selbst bist", "that is yourself")


class OnAnother(Condition):
    """The power is used on somebody else."""

    def holds(self, state: State, frame: Frame) -> bool:
        return frame.values[SPIRIT] != frame.values[ACTOR]

    def told(self) -> Text:
        return Text("das ein anderer Geist ist", "that is another Spirit")


class SiteOfTarget(Condition):
    """The land is a sacred site of the spirit that the power is used on."""

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).sacred(frame.values[SPIRIT], frame.values[LAND])

    def told(self) -> Text:
        return Text("das eine Heilige Stätte des Geists ist", "that is a Sacred Site of the Spirit")


class HasEnergy(Condition):
    """The user has so much energy."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).energy[frame.values[ACTOR]] >= self.least

    def told(self) -> Text:
        return Text("du {least} Energie hast", "you have {least} Energy").fill(least=self.least)


class SacredSites(Condition):
    """The user has so many sacred sites."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, state: State, frame: Frame) -> bool:
        return len(island(state).sacred_sites(frame.values[ACTOR])) >= self.least

    def told(self) -> Text:
        return Text(
            "du mindestens {least} Heilige Stätten hast", "you have at least {least} Sacred Sites"
        ).fill(least=self.least)


class Happened(Condition):
    """The step before has done something."""

    def holds(self, state: State, frame: Frame) -> bool:
        return frame.values[DONE] > 0

    def told(self) -> Text:
        return Text("das geschehen ist", "that was done")


class PushedTo(Condition):
    """The step before has pushed something into a land with pieces of some kinds."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def holds(self, state: State, frame: Frame) -> bool:
        table = island(state)
        if not frame.values[DONE]:
            return False
        for land in frame.values[VALUES:]:
            if table.number(land, self.kinds):
                return True
        return False

    def told(self) -> Text:
        return Text(
            "dabei etwas in ein Gebiet mit {kinds} kam", "any came into a land with {kinds}"
        ).fill(kinds=kinds_words(self.kinds, 1))


class ForgotThis(Condition):
    """The card forgotten in the step before is the very one whose effect this is."""

    def holds(self, state: State, frame: Frame) -> bool:
        return programs.POWER + frame.values[DONE] == frame.effect

    def told(self) -> Text:
        return Text("du dafür diese Karte vergessen hast", "you have forgotten this card for it")


class HasElements(Condition):
    """The user has the elements of a threshold, and does not do without them."""

    def __init__(self, elements: Elements) -> None:
        self.elements = elements

    def holds(self, state: State, frame: Frame) -> bool:
        if frame.values[HELD] and held_back(frame, self.elements):
            return False
        return island(state).meets(frame.values[ACTOR], self.elements)

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
            "{choice} – mit {elements} darfst du beides",
            "{choice} – with {elements} you may do both",
        ).fill(choice=self.choice.told(), elements=element_words(self.wanted.elements))


def when(condition: Condition, *nodes: Node, otherwise: Node | None = None) -> Node:
    return When(condition, then(*nodes), otherwise)


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
