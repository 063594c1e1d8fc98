"""Lands by presence, by the range of a power, and by where something was moved."""

from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.effects.basics import TARGET, USER, asked
from spieltisch.games.spirit_island.effects.conditions import OfLand
from spieltisch.games.spirit_island.effects.lands import Lands
from spieltisch.games.spirit_island.state.programs import ACTOR, LAND, OTHER, SPIRIT, VALUES
from spieltisch.games.spirit_island.state.table import Island

# By presence.


class Homes(Lands):
    """The lands with presence of the spirit it is used on."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        return table.presence_lands(frame.values[SPIRIT])

    def told(self) -> Text:
        return Text(
            "in jedem {noun} mit Präsenz des Geists", "in each {noun} with the Spirit's Presence"
        ).fill(noun=self.noun())

    def one(self) -> Text:
        return Text(
            "ein {noun} mit Präsenz des Geists", "a {noun} with the Spirit's Presence"
        ).fill(noun=self.noun())


class OtherHomes(Lands):
    """The lands with presence of the user but the one it is about."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        here = frame.values[LAND]
        return [land for land in table.presence_lands(frame.values[ACTOR]) if land != here]

    def one(self) -> Text:
        return Text("ein anderes Gebiet mit deiner Präsenz", "another land with your Presence")


class Near(Lands):
    """The lands within a range of a spirit's presence."""

    def __init__(self, reach: int, who: int, unsaid: list[OfLand]) -> None:
        super().__init__([], unsaid)
        self.reach = reach
        self.who = who

    def lands(self, table: Island, frame: Frame) -> list[int]:
        seat = asked(table, frame, self.who)
        return table.distances(table.presence_lands(seat), self.reach)

    def one(self) -> Text:
        said = Text(
            "ein Gebiet in Reichweite {reach} deiner Präsenz",
            "a land within range {reach} of your Presence",
        )
        if self.who == TARGET:
            said = Text(
                "ein Gebiet in Reichweite {reach} seiner Präsenz",
                "a land within range {reach} of its Presence",
            )
        return said.fill(reach=self.reach)


class Origins(Lands):
    """The lands from which the power reaches the one it is about."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        seat, target = frame.values[ACTOR], panel.POWERS[frame.effect].target
        reach = table.reach(seat, target)
        return [
            origin
            for origin in table.origins(seat, target)
            if frame.values[LAND] in table.reached(seat, [origin], reach)
        ]

    def within(self) -> Text:
        return Text("im Ausgangsgebiet", "in the land of origin")


class SecondTargets(Lands):
    """The lands within a range of an origin from which the power reaches its first target."""

    def __init__(self, reach: int) -> None:
        super().__init__([], [])
        self.reach = reach

    def lands(self, table: Island, frame: Frame) -> list[int]:
        seat, target = frame.values[ACTOR], panel.POWERS[frame.effect].target
        reach, more = table.reach(seat, target), self.reach - target.reach
        found: list[int] = []
        for origin in table.origins(seat, target):
            if frame.values[LAND] in table.reached(seat, [origin], reach):
                found += table.reached(seat, [origin], reach + more)
        lands = table.places()
        return [land for land in lands if land in found and land != frame.values[LAND]]

    def one(self) -> Text:
        return Text(
            "ein zweites Gebiet in Reichweite {reach} derselben Heiligen Stätte",
            "a second land within range {reach} of the same Sacred Site",
        ).fill(reach=self.reach)


class BothTargets(Lands):
    """The land it is about, and the second one."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        return [frame.values[LAND], frame.values[OTHER]]

    def within(self) -> Text:
        return Text("in einem der beiden Gebiete", "in one of the two lands")


# By what was moved there.


class Entered(Lands):
    """The lands into which the push before has moved something, each once."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        return sorted(set(frame.values[VALUES:]))

    def told(self) -> Text:
        return Text("in jedem so betretenen Gebiet", "in each land entered that way")


class Destination(Lands):
    """The land to which the step before has moved something, or the second one of a power."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        return [frame.values[OTHER]]

    def told(self) -> Text:
        return Text("dort", "there")


# As cards write them.


def homes() -> Homes:
    return Homes([], [])


def other_homes(condition: OfLand) -> OtherHomes:
    return OtherHomes([], [condition])


def near(reach: int, who: int = USER, unsaid: list[OfLand] | None = None) -> Near:
    return Near(reach, who, unsaid or [])


def origins() -> Origins:
    return Origins([], [])


def second_targets(reach: int) -> SecondTargets:
    return SecondTargets(reach)


def both_targets() -> BothTargets:
    return BothTargets([], [])


def entered() -> Entered:
    return Entered([], [])


def destination() -> Destination:
    return Destination([], [])
