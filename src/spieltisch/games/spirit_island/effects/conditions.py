"""What can be asked about a land.

Such a condition is told as it follows "if", and also as it follows "a land" (`having`), or with a
noun of its own for the land (`noun`).
"""

from spieltisch.core.effects import Condition
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import beside, island
from spieltisch.games.spirit_island.effects.words import (
    NOTHING,
    any_of_words,
    both_words,
    having_words,
    kinds_words,
    land_words,
    many_words,
    spaced,
    terrain_words,
    with_all_words,
)
from spieltisch.games.spirit_island.state.programs import ACTOR, LAND, OTHER, SPIRIT


def holds_at(condition: Condition, state: State, frame: Frame, land: int) -> bool:
    """Whether something holds in another land than the one the effect is about."""
    values = frame.values
    here = values[LAND]
    values[LAND] = land
    found = condition.holds(state, frame)
    values[LAND] = here
    return found


# Conditions of a land.


class OfLand(Condition):
    """Something that a land is or has."""

    def having(self) -> Text:
        """As it follows "a land": "with Dahan"."""
        return Text("(wenn {what})", "(if {what})").fill(what=self.told())

    def noun(self) -> Text:
        """What such a land is called, if there is a word for it."""
        return NOTHING


class IsCoastal(OfLand):
    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).coastal(frame.values[LAND])

    def told(self) -> Text:
        return Text("das Gebiet an der Küste liegt", "the land is Coastal")

    def noun(self) -> Text:
        return Text("Küstengebiet", "Coastal land")


class IsInland(OfLand):
    def holds(self, state: State, frame: Frame) -> bool:
        return not island(state).coastal(frame.values[LAND])

    def told(self) -> Text:
        return Text("das Gebiet im Landesinneren liegt", "the land is Inland")

    def noun(self) -> Text:
        return Text("Gebiet im Landesinneren", "Inland land")


class IsOcean(OfLand):
    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).at_sea(frame.values[LAND])

    def told(self) -> Text:
        return Text("das Gebiet ein Ozean ist", "the land is an Ocean")


class OnTerrain(OfLand):
    """The land is of one of these terrains."""

    def __init__(self, *terrains: int) -> None:
        self.terrains = list(terrains)

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).terrain(frame.values[LAND]) in self.terrains

    def told(self) -> Text:
        return Text("das Gebiet {terrains} ist", "the land is {terrains}").fill(
            terrains=terrain_words(self.terrains)
        )

    def noun(self) -> Text:
        return land_words(sum([1 << terrain for terrain in self.terrains]))


class There(OfLand):
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
        elif self.least == 0:
            said = Text(
                "das Gebiet höchstens {most} {kinds} enthält",
                "the land has at most {most} {kinds}",
            )
        elif self.most == self.least:
            said = Text(
                "das Gebiet genau {least} {kinds} enthält", "the land has just {least} {kinds}"
            )
        elif self.least == 1:
            said = Text("das Gebiet {kinds} enthält", "the land has {kinds}")
        return said.fill(least=self.least, most=self.most, kinds=kinds)

    def having(self) -> Text:
        one = kinds_words(self.kinds, 1)
        if self.most == 0:
            return Text(f"ohne {one.de}", f"without {kinds_words(self.kinds, 2).en}")
        if self.most == self.least:
            return Text("mit genau {least} {kinds}", "with just {least} {kinds}").fill(
                least=self.least, kinds=one if self.least == 1 else many_words(self.kinds)
            )
        if self.most > 0:
            kinds = one if self.most == 1 else many_words(self.kinds)
            return Text("mit höchstens {most} {kinds}", "with at most {most} {kinds}").fill(
                most=self.most, kinds=kinds
            )
        return having_words(self.kinds, self.least)


class Around(OfLand):
    """So many pieces of some kinds are in the adjacent lands."""

    def __init__(self, kinds: int, least: int) -> None:
        self.kinds = kinds
        self.least = least

    def holds(self, state: State, frame: Frame) -> bool:
        table = island(state)
        near = beside(table, frame, frame.values[LAND])
        return sum([table.number(land, self.kinds) for land in near]) >= self.least

    def told(self) -> Text:
        said = Text(
            "in angrenzenden Gebieten mindestens {least} {kinds} sind",
            "there are at least {least} {kinds} in adjacent lands",
        )
        return said.fill(least=self.least, kinds=kinds_words(self.kinds, self.least))

    def having(self) -> Text:
        return Text("{having} in angrenzenden Gebieten", "{having} in adjacent lands").fill(
            having=having_words(self.kinds, self.least)
        )


class OwnPresenceThere(OfLand):
    """The user has presence in the land."""

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).presence_in(frame.values[ACTOR], frame.values[LAND]) > 0

    def told(self) -> Text:
        return Text("das Gebiet deine Präsenz enthält", "the land has your Presence")

    def having(self) -> Text:
        return Text("mit deiner Präsenz", "with your Presence")


class AnyPresence(OfLand):
    """Presence of some spirit is in the land."""

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).presence_of_all(frame.values[LAND]) > 0

    def told(self) -> Text:
        return Text("das Gebiet Präsenz enthält", "the land has Presence")

    def having(self) -> Text:
        return Text("mit Präsenz", "with Presence")


class AnySacredSite(OfLand):
    """The land is a sacred site of some spirit."""

    def holds(self, state: State, frame: Frame) -> bool:
        table = island(state)
        for seat in range(table.seats):
            if table.sacred(seat, frame.values[LAND]):
                return True
        return False

    def told(self) -> Text:
        return Text("das Gebiet eine Heilige Stätte ist", "the land is a Sacred Site")

    def having(self) -> Text:
        return Text("mit einer Heiligen Stätte", "with a Sacred Site")


class SiteOfTarget(OfLand):
    """The land is a sacred site of the spirit that the power is used on."""

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).sacred(frame.values[SPIRIT], frame.values[LAND])

    def told(self) -> Text:
        return Text("das eine Heilige Stätte des Geists ist", "that is a Sacred Site of the Spirit")


class TargetMayStand(OfLand):
    """Presence of the spirit that the power is used on may be in the land."""

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).may_stand(frame.values[SPIRIT], frame.values[LAND])

    def told(self) -> Text:
        return Text("der Geist dort Präsenz haben darf", "the Spirit may have Presence there")


# Comparisons, and conditions of conditions.


class More(OfLand):
    """There are more pieces of some kinds than of others."""

    def __init__(self, kinds: int, than: int) -> None:
        self.kinds = kinds
        self.than = than

    def holds(self, state: State, frame: Frame) -> bool:
        table, land = island(state), frame.values[LAND]
        return table.number(land, self.kinds) > table.number(land, self.than)

    def told(self) -> Text:
        said = Text(
            "es mehr {kinds} als {than} im Gebiet gibt", "there are more {kinds} than {than} there"
        )
        return said.fill(kinds=kinds_words(self.kinds, 2), than=kinds_words(self.than, 2))

    def having(self) -> Text:
        return Text("mit mehr {kinds} als {than}", "with more {kinds} than {than}").fill(
            kinds=many_words(self.kinds), than=many_words(self.than)
        )


class NoMore(OfLand):
    """Some pieces are there, but no more of them than of others."""

    def __init__(self, kinds: int, than: int) -> None:
        self.kinds = kinds
        self.than = than

    def holds(self, state: State, frame: Frame) -> bool:
        table, land = island(state), frame.values[LAND]
        return 0 < table.number(land, self.kinds) <= table.number(land, self.than)

    def told(self) -> Text:
        said = Text(
            "es dort {kinds}, aber nicht mehr als {than} gibt",
            "there are {kinds}, but no more than {than}",
        )
        return said.fill(kinds=kinds_words(self.kinds, 2), than=kinds_words(self.than, 2))


class MoreThanWhence(OfLand):
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

    def having(self) -> Text:
        return Text("mit mehr {kinds}", "with more {kinds}").fill(kinds=many_words(self.kinds))


class Beside(OfLand):
    """Something holds in an adjacent land, which may be compared with this one."""

    def __init__(self, condition: OfLand) -> None:
        self.condition = condition

    def holds(self, state: State, frame: Frame) -> bool:
        values = frame.values
        here, other = values[LAND], values[OTHER]
        values[OTHER] = here
        found = False
        for land in beside(island(state), frame, here):
            if holds_at(self.condition, state, frame, land):
                found = True
                break
        values[OTHER] = other
        return found

    def told(self) -> Text:
        said = Text("angrenzend ein Gebiet {which} liegt", "there is an adjacent land {which}")
        return said.fill(which=self.condition.having())

    def having(self) -> Text:
        return Text("neben einem Gebiet {which}", "next to a land {which}").fill(
            which=self.condition.having()
        )


class OneOf(OfLand):
    """One of several things holds."""

    def __init__(self, conditions: list[OfLand]) -> None:
        self.conditions = conditions

    def holds(self, state: State, frame: Frame) -> bool:
        for condition in self.conditions:
            if condition.holds(state, frame):
                return True
        return False

    def told(self) -> Text:
        return any_of_words([condition.told() for condition in self.conditions])

    def having(self) -> Text:
        return any_of_words([condition.having() for condition in self.conditions])


class Both(OfLand):
    """Two things hold."""

    def __init__(self, one: Condition, other: Condition) -> None:
        self.one = one
        self.other = other

    def holds(self, state: State, frame: Frame) -> bool:
        return self.one.holds(state, frame) and self.other.holds(state, frame)

    def told(self) -> Text:
        return both_words(self.one.told(), self.other.told())


# Lands in which something holds, in words.


def land_noun(conditions: list[OfLand]) -> Text:
    """Lands in which all of this holds: "Coastal land with Dahan"."""
    noun = Text("Gebiet", "land")
    having: list[Text] = []
    for condition in conditions:
        if condition.noun().en:
            noun = condition.noun()
        else:
            having.append(condition.having())
    return spaced(noun, with_all_words(having))


def lands_noun(conditions: list[OfLand]) -> Text:
    """The same of several lands: "Coastal lands", "lands with more Dahan than Towns"."""
    noun = land_noun(conditions)
    de = noun.de.replace("ebiet", "ebieten", 1)
    return Text(de, noun.en.replace("land", "lands", 1))


def into_noun(condition: OfLand, several: bool) -> Text:
    """Where something goes, as it follows "into": "a land without Blight"."""
    noun = land_noun([condition])
    if several:
        de = noun.de.replace("ebiet", "ebiete", 1)
        return Text(de, noun.en.replace("land", "lands", 1))
    return Text("ein {noun}", "{a} {noun}").fill(a=article(noun), noun=noun)


def article(noun: Text) -> str:
    """What stands before an English noun."""
    return "an" if noun.en[0].lower() in "aeio" else "a"


# As cards write them.


def no(kinds: int) -> There:
    return There(kinds, 0, 0)


def any_of(*conditions: OfLand) -> OneOf:
    return OneOf(list(conditions))
