"""What can be asked about a land, and the words for it.

A condition is told as it follows "if" and, by `with_words`, as it follows "a land".
"""

from typing import Final

from spieltisch.core.effects import Amount, Condition
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.effects.basics import island
from spieltisch.games.spirit_island.effects.numbers import (
    Both,
    IsCoastal,
    More,
    Number,
    OnTerrain,
    There,
)
from spieltisch.games.spirit_island.effects.words import kinds_words
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.state.programs import ACTOR, LAND, OTHER

_DATIVE: Final = [
    "Entdeckern",
    "Dörfern",
    "Städten",
    "Dahan",
    "Bestien",
    "Wildnis",
    "Seuchen",
    "Ödnis",
]


def holds_at(condition: Condition, state: State, frame: Frame, land: int) -> bool:
    """Whether something holds in another land than the one the effect is about."""
    values = frame.values
    here = values[LAND]
    values[LAND] = land
    found = condition.holds(state, frame)
    values[LAND] = here
    return found


# Conditions of a land.


class Not(Condition):
    """Something does not hold."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, state: State, frame: Frame) -> bool:
        return not self.condition.holds(state, frame)

    def told(self) -> Text:
        return Text("nicht {what}", "it is not that {what}").fill(what=self.condition.told())


class OneOf(Condition):
    """One of several things holds."""

    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions = conditions

    def holds(self, state: State, frame: Frame) -> bool:
        for condition in self.conditions:
            if condition.holds(state, frame):
                return True
        return False

    def told(self) -> Text:
        return either_words([condition.told() for condition in self.conditions])


class AnyPresence(Condition):
    """Presence of some spirit is in the land."""

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).presence_of_all(frame.values[LAND]) > 0

    def told(self) -> Text:
        return Text("das Gebiet Präsenz enthält", "the land has Presence")


class AnySacredSite(Condition):
    """The land is a sacred site of some spirit."""

    def holds(self, state: State, frame: Frame) -> bool:
        table = island(state)
        for seat in range(table.seats):
            if table.sacred(seat, frame.values[LAND]):
                return True
        return False

    def told(self) -> Text:
        return Text("das Gebiet eine Heilige Stätte ist", "the land is a Sacred Site")


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
        said = Text("eigene Heilige Stätte mit {kinds}", "own Sacred Site with {kinds}")
        return said.fill(kinds=many_words(self.kinds))


class Beside(Condition):
    """Something holds in an adjacent land, which may be compared with this one (`MoreThan`)."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, state: State, frame: Frame) -> bool:
        table, values = island(state), frame.values
        here, other = values[LAND], values[OTHER]
        values[OTHER] = here
        found = False
        for land in table.near[here]:
            if land % boards.STRIDE and holds_at(self.condition, state, frame, land):
                found = True
                break
        values[OTHER] = other
        return found

    def told(self) -> Text:
        said = Text("angrenzend ein Gebiet {which} liegt", "there is an adjacent land {which}")
        return said.fill(which=with_words(self.condition))


class Around(Condition):
    """So many pieces of some kinds are in the adjacent lands."""

    def __init__(self, kinds: int, least: int) -> None:
        self.kinds = kinds
        self.least = least

    def holds(self, state: State, frame: Frame) -> bool:
        table = island(state)
        near = table.near[frame.values[LAND]]
        return sum([table.number(land, self.kinds) for land in near]) >= self.least

    def told(self) -> Text:
        said = Text(
            "in angrenzenden Gebieten mindestens {least} {kinds} sind",
            "there are at least {least} {kinds} in adjacent lands",
        )
        return said.fill(least=self.least, kinds=kinds_words(self.kinds, self.least))


class MoreThan(Condition):
    """There are more of some pieces than in the land that something comes from."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def holds(self, state: State, frame: Frame) -> bool:
        table = island(state)
        here, there = frame.values[LAND], frame.values[OTHER]
        return table.number(here, self.kinds) > table.number(there, self.kinds)

    def told(self) -> Text:
        said = Text("es dort mehr {kinds} gibt", "there are more {kinds} there")
        return said.fill(kinds=kinds_words(self.kinds, 2))


class NoMore(Condition):
    """There are pieces of some kinds, but not more than of others."""

    def __init__(self, kinds: int, than: int) -> None:
        self.kinds = kinds
        self.than = than

    def holds(self, state: State, frame: Frame) -> bool:
        table, land = island(state), frame.values[LAND]
        return 0 < table.number(land, self.kinds) <= table.number(land, self.than)

    def told(self) -> Text:
        said = Text(
            "es dort {kinds} gibt, aber nicht mehr als {than}",
            "there are {kinds}, but no more than {than}",
        )
        return said.fill(kinds=kinds_words(self.kinds, 2), than=kinds_words(self.than, 2))


class HasStrife(Condition):
    """An invader in the land has strife."""

    def holds(self, state: State, frame: Frame) -> bool:
        for piece in island(state).pieces[frame.values[LAND]]:
            if codes.strife_of(piece):
                return True
        return False

    def told(self) -> Text:
        return Text("dort Streit liegt", "there is Strife")


def land_noun(conditions: list[Condition]) -> Text:
    """Lands in which all of this holds: "Coastal land with Dahan"."""
    noun = Text("Gebiet", "land")
    having: list[Text] = []
    for condition in conditions:
        if isinstance(condition, IsCoastal):
            noun = Text("Küstengebiet", "Coastal land")
        elif isinstance(condition, Not):
            noun = Text("Gebiet im Landesinneren", "Inland land")
        else:
            having.append(with_words(condition))
    if not having:
        return noun
    said = Text("{noun} {having}", "{noun} {having}")
    return said.fill(noun=noun, having=_and_words(having))


def lands_noun(condition: Condition) -> Text:
    """The same of several lands: "Coastal lands", "lands with more Dahan than Towns"."""
    conditions = [condition]
    if isinstance(condition, Both):
        conditions = [condition.one, condition.other]
    noun = land_noun(conditions)
    de = noun.de.replace("ebiet", "ebieten", 1)
    return Text(de, noun.en.replace("land", "lands", 1))


def _and_words(having: list[Text]) -> Text:
    """Phrases one after the other; a second "with" becomes an "and"."""
    found = having[0]
    for each in having[1:]:
        if each.de.startswith("mit ") and found.de.startswith("mit "):
            found = Text(f"{found.de} und {each.de[4:]}", f"{found.en} and {each.en[5:]}")
        else:
            found = Text(f"{found.de} {each.de}", f"{found.en} {each.en}")
    return found


def either_words(texts: list[Text]) -> Text:
    return Text(" oder ".join([t.de for t in texts]), " or ".join([t.en for t in texts]))


def with_words(condition: Condition) -> Text:
    """A condition as it follows "a land": "with Dahan", "at the coast"."""
    if isinstance(condition, There):
        return _there_words(condition)
    if isinstance(condition, AnyPresence):
        return Text("mit Präsenz", "with Presence")
    if isinstance(condition, AnySacredSite):
        return Text("mit einer Heiligen Stätte", "with a Sacred Site")
    if isinstance(condition, HasStrife):
        return Text("mit Streit", "with Strife")
    if isinstance(condition, OnTerrain):
        return Text("({terrain})", "({terrain})").fill(terrain=condition.told())
    if isinstance(condition, Beside):
        return Text("neben einem Gebiet {which}", "next to a land {which}").fill(
            which=with_words(condition.condition)
        )
    if isinstance(condition, Around):
        return Text(
            "mit mindestens {least} {kinds} in angrenzenden Gebieten",
            "with at least {least} {kinds} in adjacent lands",
        ).fill(least=condition.least, kinds=many_words(condition.kinds))
    if isinstance(condition, MoreThan):
        return Text("mit mehr {kinds}", "with more {kinds}").fill(kinds=many_words(condition.kinds))
    if isinstance(condition, OneOf):
        return either_words([with_words(each) for each in condition.conditions])
    if isinstance(condition, Both):
        return Text("{one} und {other}", "{one} and {other}").fill(
            one=with_words(condition.one), other=with_words(condition.other)
        )
    if isinstance(condition, More):
        one, other = condition.one, condition.other
        assert isinstance(one, Number)
        assert isinstance(other, Number)
        return Text("mit mehr {one} als {other}", "with more {one} than {other}").fill(
            one=many_words(one.kinds), other=many_words(other.kinds)
        )
    return Text("(wenn {what})", "(if {what})").fill(what=condition.told())


def _there_words(there: There) -> Text:
    one = kinds_words(there.kinds, 1)
    if there.most == 0:
        return Text("ohne {kinds}", "without {kinds}").fill(kinds=one)
    if there.most > 0:
        return Text("mit höchstens {most} {kinds}", "with at most {most} {kinds}").fill(
            most=there.most, kinds=one if there.most == 1 else many_words(there.kinds)
        )
    if there.least == 1:
        return Text("mit {kinds}", "with {kinds}").fill(kinds=many_words(there.kinds))
    return Text("mit mindestens {least} {kinds}", "with at least {least} {kinds}").fill(
        least=there.least, kinds=many_words(there.kinds)
    )


def many_words(kinds: int) -> Text:
    """Several pieces as they follow "with"."""
    if kinds == codes.INVADERS:
        return Text("Invasoren", "Invaders")
    named = [_DATIVE[kind] for kind in range(len(_DATIVE)) if kinds >> kind & 1]
    return Text("/".join(named), kinds_words(kinds, 2).en)


# As cards write them.


def inland() -> Condition:
    return Not(IsCoastal())


def no(kinds: int) -> There:
    return There(kinds, 0, 0)


def any_of(*conditions: Condition) -> OneOf:
    return OneOf(list(conditions))
