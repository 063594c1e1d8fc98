"""How many: what the amounts of cards read off the island.

What is counted is told as it follows "for each"; what is told by itself says so in `told`.
"""

from typing import Final

from spieltisch.core.effects import Amount
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text, both
from spieltisch.games.spirit_island.effects.basics import Instant, beside, island
from spieltisch.games.spirit_island.effects.words import (
    ELEMENT_WORDS,
    NOTHING,
    all_of_words,
    kinds_words,
    many_words,
    spaced,
)
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.state.programs import (
    ACTOR,
    DONE,
    FELLED,
    LAND,
    MARK,
    OTHER,
    SPIRIT,
)
from spieltisch.games.spirit_island.state.table import Island

HERE: Final = 0
ADJACENT: Final = 1
HERE_AND_ADJACENT: Final = 2
HERE_AND_SECOND: Final = 3  # in the second land that was chosen, too

_WHERE: Final = {
    HERE: Text("im Gebiet", "in the land"),
    ADJACENT: Text("in angrenzenden Gebieten", "in adjacent lands"),
    HERE_AND_ADJACENT: Text("im Gebiet und angrenzend", "in the land or adjacent"),
}


# What is counted.


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


class AllButOne(Amount):
    """How many pieces of some kinds are in the land besides one of them; told by itself."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def value(self, state: State, frame: Frame) -> int:
        return max(0, island(state).number(frame.values[LAND], self.kinds) - 1)

    def told(self) -> Text:
        return Text("alle bis auf einen", "all but one of the")


class OwnPresence(Amount):
    """How much presence of the user is in the land."""

    def value(self, state: State, frame: Frame) -> int:
        return island(state).presence_in(frame.values[ACTOR], frame.values[LAND])

    def told(self) -> Text:
        return Text("eigener Präsenz im Gebiet", "of your Presence in the land")


class AllPresence(Amount):
    """How much presence is in the land, of all spirits."""

    def value(self, state: State, frame: Frame) -> int:
        return island(state).presence_of_all(frame.values[LAND])

    def told(self) -> Text:
        return Text("Präsenz im Gebiet", "Presence in the land")


class OwnSites(Amount):
    """How many sacred sites of the spirit are lands with some pieces."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def value(self, state: State, frame: Frame) -> int:
        table = island(state)
        sites = table.sacred_sites(frame.values[ACTOR])
        return sum([1 for land in sites if table.number(land, self.kinds)])

    def told(self) -> Text:
        said = Text("eigener Heiliger Stätte mit {kinds}", "own Sacred Site with {kinds}")
        return said.fill(kinds=many_words(self.kinds))


class SitesAround(Amount):
    """How many sacred sites of the user are in the land or next to it."""

    def value(self, state: State, frame: Frame) -> int:
        table, land = island(state), frame.values[LAND]
        near = [land, *beside(table, frame, land)]
        return sum([1 for site in table.sacred_sites(frame.values[ACTOR]) if site in near])

    def told(self) -> Text:
        return Text(
            "deiner Heiligen Stätten im Gebiet und angrenzend",
            "of your Sacred Sites in the land or adjacent",
        )


class Done(Amount):
    """How many the step before has moved, destroyed or removed; told of what is destroyed."""

    def value(self, state: State, frame: Frame) -> int:
        return frame.values[DONE]

    def told(self) -> Text:
        return Text("so zerstörter Figur", "piece destroyed that way")


class Raiders(Done):
    """How many dahan the effect before has moved into the land."""

    def told(self) -> Text:
        return Text("bewegtem Dahan", "Dahan that was moved")


class TakenOff(Done):
    """How many tokens the step before has removed."""

    def told(self) -> Text:
        return Text("so entferntem Plättchen", "token removed that way")


class Frights(Done):
    """How much fear has been caused where somebody watches for it."""

    def told(self) -> Text:
        return Text("erzeugter Furcht", "Fear that is caused")


class Felled(Amount):
    """How many towns and cities the effect has destroyed so far."""

    def value(self, state: State, frame: Frame) -> int:
        return frame.values[FELLED]

    def told(self) -> Text:
        return Text(
            "so zerstörtem Dorf und je so zerstörter Stadt", "Town and City destroyed that way"
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
        return Text("{element}", "{element} you have").fill(element=ELEMENT_WORDS[self.element])


class AllPlayers(Amount):
    """How many players there are."""

    def value(self, state: State, frame: Frame) -> int:
        return state.seats

    def told(self) -> Text:
        return Text("Spieler", "player")


class StrifeOnIt(Amount):
    """How much strife lies under the piece it is about."""

    def value(self, state: State, frame: Frame) -> int:
        return codes.strife_of(frame.values[OTHER])

    def told(self) -> Text:
        return Text("Streit darunter", "Strife on it")


class AdjacentLands(Amount):
    """How many lands are adjacent to the one it is about."""

    def value(self, state: State, frame: Frame) -> int:
        return len(beside(island(state), frame, frame.values[LAND]))

    def told(self) -> Text:
        return Text("angrenzendem Gebiet", "adjacent land")


class SpiritsWithSites(Amount):
    """How many spirits have a sacred site."""

    def value(self, state: State, frame: Frame) -> int:
        table = island(state)
        return sum([1 for seat in range(table.seats) if table.sacred_sites(seat)])

    def told(self) -> Text:
        return Text("Geist mit einer Heiligen Stätte", "Spirit with a Sacred Site")


# Damage that pieces deal; told by itself.


class Might(Amount):
    """How much damage the pieces of some kinds in the land deal, without regard to strife."""

    def __init__(self, kinds: int, at_once: bool = False) -> None:
        self.kinds = kinds
        self.at_once = at_once  # told as dealt at the same time as the damage before it

    def value(self, state: State, frame: Frame) -> int:
        table, land = island(state), frame.values[LAND]
        found = 0
        for piece in table.pieces[land]:
            if self.kinds >> codes.kind_of(piece) & 1:
                found += table.strikes(land, piece)
        return found

    def told(self) -> Text:
        return Text("gleichzeitig", "at the same time") if self.at_once else NOTHING

    def per(self) -> Text:
        said = Text("in Höhe des Schadens {kinds}", "equal to the Damage {kinds}")
        return said.fill(kinds=all_of_words(self.kinds))


class OwnDamage(Amount):
    """The damage of the piece it is about; its strife prevents none of it."""

    def value(self, state: State, frame: Frame) -> int:
        return island(state).strikes(frame.values[LAND], frame.values[OTHER])

    def told(self) -> Text:
        return NOTHING

    def per(self) -> Text:
        return Text("in Höhe des eigenen Schadens", "equal to its own Damage")


# Amounts of amounts.


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


class Half(Amount):
    """Half of a number, rounded up; told of all there are."""

    def __init__(self, of: Amount) -> None:
        self.of = of

    def value(self, state: State, frame: Frame) -> int:
        return (self.of.value(state, frame) + 1) // 2

    def told(self) -> Text:
        return Text("die Hälfte der", "half of the")

    def per(self) -> Text:
        return Text("(aufgerundet)", "(rounded up)")


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
        plus = Text("plus {more}", "plus {more}").fill(more=self.other.told())
        return spaced(self.one.per(), plus, self.other.per())


# Numbers that are kept.


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
