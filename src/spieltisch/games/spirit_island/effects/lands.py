"""Lands, to be chosen from or gone through: by what they have, and by where they lie.

Those by presence and range are in ranges.py.
"""

from spieltisch.core.effects import Domain
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.effects.basics import (
    beside,
    island,
    sees_seas,
)
from spieltisch.games.spirit_island.effects.conditions import (
    OfLand,
    article,
    land_noun,
    lands_noun,
)
from spieltisch.games.spirit_island.effects.words import many_words
from spieltisch.games.spirit_island.state.programs import LAND
from spieltisch.games.spirit_island.state.table import Island


class Lands(Domain):
    """The lands of the island in which all conditions hold.

    Unsaid is what goes without saying: that what is removed there is there.
    """

    def __init__(self, conditions: list[OfLand], unsaid: list[OfLand]) -> None:
        self.conditions = conditions
        self.every = conditions + unsaid

    def things(self, state: State, frame: Frame) -> list[int]:
        return self.fitting(state, frame, self.lands(island(state), frame))

    def fitting(self, state: State, frame: Frame, lands: list[int]) -> list[int]:
        """Those among some lands in which all conditions hold."""
        values, here = frame.values, frame.values[LAND]
        found: list[int] = []
        for land in lands:
            values[LAND] = land
            if self.fits(state, frame):
                found.append(land)
        values[LAND] = here
        return found

    def lands(self, table: Island, frame: Frame) -> list[int]:
        """Those that are asked about."""
        return table.places() if sees_seas(frame) else table.lands

    def fits(self, state: State, frame: Frame) -> bool:
        """Whether all conditions hold in the land that the effect is about."""
        for condition in self.every:
            if not condition.holds(state, frame):
                return False
        return True

    def noun(self) -> Text:
        """One of them, without an article: "land with Dahan"."""
        return land_noun(self.conditions)

    def told(self) -> Text:
        """Where something happens: "in each land with Dahan"."""
        return Text("in jedem {noun}", "in each {noun}").fill(noun=self.noun())

    def one(self) -> Text:
        noun = self.noun()
        return Text("ein {noun}", "{a} {noun}").fill(a=article(noun), noun=noun)

    def within(self) -> Text:
        """Where something happens once: "in a land with Dahan"."""
        noun = self.noun()
        return Text("in einem {noun}", "in {a} {noun}").fill(a=article(noun), noun=noun)

    def several(self, times: int) -> Text:
        """Some of them: "2 different lands with Invaders"."""
        return Text("{times} verschiedenen {lands}", "{times} different {lands}").fill(
            times=times, lands=lands_noun(self.conditions)
        )


# By where they lie.


class OnBoard(Lands):
    """Those of the board that the effect is about."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        return boards.lands_of(frame.values[LAND] // boards.STRIDE)


class Adjacent(Lands):
    """The lands adjacent to the one it is about."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        return beside(table, frame, frame.values[LAND])

    def told(self) -> Text:
        return Text("in jedem angrenzenden {noun}", "in each adjacent {noun}").fill(
            noun=self.noun()
        )

    def one(self) -> Text:
        return Text("ein angrenzendes {noun}", "an adjacent {noun}").fill(noun=self.noun())

    def within(self) -> Text:
        return Text("in einem angrenzenden {noun}", "in an adjacent {noun}").fill(noun=self.noun())

    def several(self, times: int) -> Text:
        return Text("{times} angrenzenden {lands}", "{times} adjacent {lands}").fill(
            times=times, lands=lands_noun(self.conditions)
        )


class HereAndAdjacent(Lands):
    """The land it is about, and those adjacent to it."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        land = frame.values[LAND]
        return [land, *beside(table, frame, land)]

    def told(self) -> Text:
        return Text(
            "im Gebiet und in jedem angrenzenden {noun}", "in the land and in each adjacent {noun}"
        ).fill(noun=self.noun())

    def one(self) -> Text:
        return Text("dieses oder ein angrenzendes {noun}", "this or an adjacent {noun}").fill(
            noun=self.noun()
        )

    def within(self) -> Text:
        return Text(
            "in diesem oder einem angrenzenden {noun}", "in this or an adjacent {noun}"
        ).fill(noun=self.noun())


class OtherCoast(Lands):
    """The other coastal lands of the same board."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        land = frame.values[LAND]
        board = land // boards.STRIDE
        return [
            other
            for other in table.places()
            if other != land and other // boards.STRIDE == board and table.coastal(other)
        ]

    def told(self) -> Text:
        return Text(
            "in jedem anderen Küstengebiet dieses Plans", "in each other Coastal land of this board"
        )


class InnerLands(Lands):
    """The inner lands of the boards."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        return [land for land in boards.inner(table.boards) if land in table.lands]

    def noun(self) -> Text:
        noun = super().noun()
        return Text("Inneng" + noun.de[1:], "Inner " + noun.en)


class Numbered(Lands):
    """The land with a number on each board."""

    def __init__(self, number: int) -> None:
        super().__init__([], [])
        self.number = number

    def lands(self, table: Island, frame: Frame) -> list[int]:
        return [board * boards.STRIDE + self.number for board in table.in_play()]

    def noun(self) -> Text:
        return Text("Gebiet {number}", "land {number}").fill(number=self.number)

    def told(self) -> Text:
        said = Text("in {noun} jedes Spielplans", "in {noun} of each board")
        return said.fill(noun=self.noun())


class Seas(Lands):
    """All oceans of the island, in play or not."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        return [board * boards.STRIDE for board in table.in_play()]

    def told(self) -> Text:
        return Text("in jedem Ozean", "in each Ocean")


# Some of them.


class Extreme(Lands):
    """Of some lands those with the most or the fewest pieces."""

    def __init__(self, among: Lands, kinds: int, most: bool) -> None:
        super().__init__([], [])
        self.among = among
        self.kinds = kinds
        self.most = most

    def lands(self, table: Island, frame: Frame) -> list[int]:
        lands = self.among.things(table, frame)
        if not lands:
            return lands
        counts = [table.number(land, self.kinds) for land in lands]
        wanted = max(counts) if self.most else min(counts)
        return [land for land in lands if table.number(land, self.kinds) == wanted]

    def noun(self) -> Text:
        said = Text("{noun} mit den wenigsten {kinds}", "{noun} with the fewest {kinds}")
        if self.most:
            said = Text("{noun} mit den meisten {kinds}", "{noun} with the most {kinds}")
        return said.fill(noun=self.among.noun(), kinds=many_words(self.kinds))

    def one(self) -> Text:
        if not isinstance(self.among, Adjacent):
            return super().one()
        return Text("ein angrenzendes {noun}", "an adjacent {noun}").fill(noun=self.noun())

    def within(self) -> Text:
        said = Text("im {noun}", "in the {noun}")
        if isinstance(self.among, Adjacent):
            said = Text("im angrenzenden {noun}", "in the adjacent {noun}")
        return said.fill(noun=self.noun())


class Highest(Lands):
    """Of some lands of a board the one with the highest number."""

    def __init__(self, among: OnBoard) -> None:
        super().__init__([], [])
        self.among = among

    def lands(self, table: Island, frame: Frame) -> list[int]:
        return self.among.things(table, frame)[-1:]

    def within(self) -> Text:
        said = Text("im höchstnummerierten {noun}", "in the highest-numbered {noun}")
        return said.fill(noun=self.among.noun())


class Nearest(Lands):
    """The lands nearest to the one it is about in which a condition holds."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        start, reached, reach = frame.values[LAND], 0, 0
        while True:
            near = table.distances([start], reach)
            found = self.fitting(table, frame, near)
            if found or len(near) == reached:
                return found
            reached = len(near)
            reach += 1

    def noun(self) -> Text:
        noun = super().noun()
        return Text("nächsten {noun}", "nearest {noun}").fill(noun=noun)

    def one(self) -> Text:
        return Text("ein nächstgelegenes {noun}", "a nearest {noun}").fill(noun=super().noun())

    def within(self) -> Text:
        return Text("im {noun}", "in the {noun}").fill(noun=self.noun())


# As cards write them.


def where(*conditions: OfLand, unsaid: list[OfLand] | None = None) -> Lands:
    return Lands(list(conditions), unsaid or [])


def here(*conditions: OfLand, unsaid: list[OfLand] | None = None) -> OnBoard:
    """On the board it is about."""
    return OnBoard(list(conditions), unsaid or [])


def adjacent(*conditions: OfLand, unsaid: list[OfLand] | None = None) -> Adjacent:
    return Adjacent(list(conditions), unsaid or [])


def here_and_adjacent(unsaid: list[OfLand] | None = None) -> HereAndAdjacent:
    return HereAndAdjacent([], unsaid or [])


def inner(*conditions: OfLand) -> InnerLands:
    return InnerLands(list(conditions), [])


def nearest(condition: OfLand) -> Nearest:
    return Nearest([condition], [])


def most(among: Lands, kinds: int) -> Extreme:
    return Extreme(among, kinds, True)


def fewest(among: Lands, kinds: int) -> Extreme:
    return Extreme(among, kinds, False)


def highest(among: OnBoard) -> Highest:
    return Highest(among)


def other_coast() -> OtherCoast:
    return OtherCoast([], [])


def seas() -> Seas:
    return Seas([], [])
