"""Moving pieces, tokens and presence: pushing them out of a land, gathering them into it."""

from typing import Final

from spieltisch.core.effects import Amount
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.effects.basics import (
    UP_TO,
    Counted,
    beside,
    by_event,
    sees_seas,
)
from spieltisch.games.spirit_island.effects.conditions import OfLand, holds_at, into_noun
from spieltisch.games.spirit_island.effects.pieces import TOKEN, things, wrong_thing
from spieltisch.games.spirit_island.effects.shielding import asks
from spieltisch.games.spirit_island.effects.words import (
    NOTHING,
    land_name,
    left_words,
    one_of,
    pieces_words,
    thing_words,
)
from spieltisch.games.spirit_island.state import acts, codes, programs, verbs
from spieltisch.games.spirit_island.state.programs import (
    ACTOR,
    LAND,
    LEFT,
    OTHER,
    PIECE,
    VALUES,
)
from spieltisch.games.spirit_island.state.shields import MOVING, movable
from spieltisch.games.spirit_island.state.table import Island

_SPREAD: Final = Text(
    ", in möglichst viele verschiedene Gebiete", ", into as many different lands as possible"
)
_ALONG: Final = Text(
    ", wobei jeder Verteidigen {defend} mitnimmt", ", each taking Defend {defend} along"
)
_EVENLY: Final = Text(
    ", möglichst gleichmäßig in alle angrenzenden Gebiete",
    ", as evenly as possible, into all adjacent lands",
)
_ASHORE: Final = Text(
    ", wobei an eine Küste deiner Wahl darf, wer ertrinken würde",
    "; those who would drown may go to a coast of your choice instead",
)
_INTO: Final = Text(" in {goal}", " into {goal}")


class Push(Counted):
    """Moves pieces out of the land into adjacent ones, each where one likes.

    The lands that they enter are listed for what comes next. ``spread``: into as many different
    ones as possible. ``evenly``: into all of them, as evenly as possible. ``far``: all of them into
    one land anywhere. ``seaward``: all of them into one adjacent land nearer to an ocean. ``into``:
    only where that holds. ``reach``: so many lands away at the most. ``along``: to where the push
    before has gone. ``it``: only the piece that it is about. ``defend``: so much of the land's
    defend goes along with each. ``ashore``: who would drown may be washed ashore by the user.
    """

    def __init__(
        self,
        times: "int | Amount",
        kinds: int,
        mode: int,
        who: int,
        spread: bool = False,
        far: bool = False,
        seaward: bool = False,
        defend: int = 0,
        ashore: bool = False,
        evenly: bool = False,
        into: OfLand | None = None,
        along: bool = False,
        it: bool = False,
        reach: int = 1,
    ) -> None:
        super().__init__(times, mode, who)
        self.kinds = kinds
        self.reach = reach
        self.spread = spread
        self.far = far
        self.seaward = seaward
        self.defend = defend
        self.ashore = ashore
        self.evenly = evenly
        self.into = into
        self.along = along
        self.it = it

    def begin(self, frame: Frame) -> None:
        del frame.values[VALUES:]

    def waits(self, table: Island, frame: Frame) -> bool:
        return asks(table, self.kinds, [frame.values[LAND]], MOVING)

    def options(self, table: Island, frame: Frame) -> list[int]:
        goals = self.open(table, frame)
        if frame.values[PIECE] >= 0 or not goals:
            return [verbs.TO + other for other in goals]
        found = things(table, frame.values[LAND], movable(table, self.kinds), frame.seat)
        if self.it:
            found = [each for each in found if each == codes.class_of(frame.values[OTHER])]
        return [verbs.PIECE + each for each in found]

    def open(self, table: Island, frame: Frame) -> list[int]:
        """Where the chosen piece may go; if they spread and few are left, where none has gone."""
        land, entered = frame.values[LAND], frame.values[VALUES:]
        if entered and (self.far or self.seaward):
            return entered[:1]
        if self.along:
            return [frame.values[OTHER]]
        if self.far:
            return table.lands
        near = open_to(table, frame, self.kinds, self.near(table, frame, land))
        if self.kinds & codes.PRESENCES:
            near = [other for other in near if table.may_stand(frame.seat, other)]
        if self.into is not None:
            frame.values[OTHER] = land
            return [other for other in near if holds_at(self.into, table, frame, other)]
        if self.seaward:
            way = to_sea(table, land)
            return [other for other in near if to_sea(table, other) < way]
        if self.evenly and near:
            least = min([entered.count(other) for other in near])
            return [other for other in near if entered.count(other) == least]
        if not self.spread:
            return near
        new = [other for other in near if other not in entered]
        left = min(frame.values[LEFT], table.number(land, self.kinds))
        return new if left <= len(new) else near

    def near(self, table: Island, frame: Frame, land: int) -> list[int]:
        if self.reach == 1:
            return beside(table, frame, land)
        reached = table.distances([land], self.reach, sees_seas(frame))
        return [other for other in reached if other != land]

    def all_alike(self, table: Island, frame: Frame) -> bool:
        there = table.number(frame.values[LAND], movable(table, self.kinds))
        return frame.values[PIECE] < 0 and frame.values[LEFT] >= there

    def do(self, table: Island, frame: Frame, move: int) -> None:
        values = frame.values
        if values[PIECE] < 0:
            values[PIECE] = verbs.ARGUMENT[move]
            return
        thing, source, land = values[PIECE], values[LAND], verbs.ARGUMENT[move]
        values[OTHER] = land
        values[PIECE] = -1
        values.append(land)
        self.count_down(frame)
        if self.ashore and table.at_sea(land):
            saved = programs.bound(values[ACTOR], land)
            saved[OTHER] = source
            saved[PIECE] = thing
            table.running().push(programs.ASHORE, 0, values[ACTOR], saved)
        else:
            carry(table, thing, source, land, frame.seat)
        if self.defend:
            table.defend[source] -= self.defend
            table.defend[land] += self.defend
            acts.note(table, "defend", [land, self.defend])

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        land, argument = frame.values[LAND], verbs.ARGUMENT[move]
        if verbs.VERB[move] == verbs.PIECE:
            return wrong_thing(table, land, argument, frame.seat)
        if self.far:
            return codes.NOT_ON_ISLAND
        if self.seaward:
            return codes.WRONG_LAND
        if argument not in self.near(table, frame, land):
            return codes.NOT_ADJACENT if self.reach == 1 else codes.OUT_OF_RANGE
        return codes.NOT_SPREAD if self.spread or self.evenly else codes.WRONG_LAND

    def question(self, state: State, frame: Frame) -> Text:
        land, thing = land_name(frame.values[LAND]), frame.values[PIECE]
        if thing >= 0:
            said = Text(
                "Wähle, wohin {what} aus {land} kommt", "Choose where {what} from {land} goes"
            )
            return said.fill(what=thing_words(thing), land=land)
        said = Text(
            "Verschiebe {what} aus {land}: Wähle eine Figur",
            "Push {what} from {land}: choose a piece",
        )
        return said.fill(what=left_words(frame, self.mode == UP_TO, self.kinds), land=land)

    def told(self) -> Text:
        said = Text("{what}{into} verschieben{how}", "push {what}{into}{how}")
        if self.seaward:
            said = Text(
                "{what} in ein angrenzendes Gebiet verschieben, das näher am Ozean liegt",
                "push {what} into one adjacent land that is nearer to an Ocean",
            )
        elif self.far:
            said = Text("{what} in ein beliebiges Gebiet bewegen", "move {what} to any one land")
        elif self.reach > 1:
            said = Text(
                "{what} bis zu {reach} Gebiete weit{into} bewegen",
                "move {what} up to {reach} lands{into}",
            )
        elif self.along:
            said = Text("dabei {what} mitnehmen", "take {what} along")
        elif self.it:
            said = Text("du darfst ihn verschieben", "you may push it")
        return said.fill(
            what=pieces_words(self.times, self.mode == UP_TO, self.kinds),
            into=self.goal(),
            reach=self.reach,
            how=self.how(),
        )

    def goal(self) -> Text:
        """Where they may go, if not anywhere."""
        if self.into is None:
            return NOTHING
        return _INTO.fill(goal=into_noun(self.into, several=not one_of(self.times)))

    def how(self) -> Text:
        """What is added about the way they go."""
        if self.spread:
            return _SPREAD
        if self.evenly:
            return _EVENLY
        if self.defend:
            return _ALONG.fill(defend=self.defend)
        return _ASHORE if self.ashore else NOTHING


def open_to(table: Island, frame: Frame, kinds: int, lands: list[int]) -> list[int]:
    """Where pieces may go: no event leads dahan into a sacred site that forbids them."""
    if not kinds & codes.DAHANS or not by_event(frame):
        return lands
    seat = table.holder(panel.FORBIDS)
    return lands if seat < 0 else [land for land in lands if not table.sacred(seat, land)]


def to_sea(table: Island, land: int) -> int:
    """How many steps a land is away from the coast."""
    steps = 0
    while not any(table.coastal(each) for each in table.distances([land], steps)):
        steps += 1
    return steps


class Gather(Counted):
    """Moves pieces from adjacent lands into the land."""

    def __init__(self, times: "int | Amount", kinds: int, mode: int, who: int) -> None:
        super().__init__(times, mode, who)
        self.kinds = kinds

    def waits(self, table: Island, frame: Frame) -> bool:
        return asks(table, self.kinds, beside(table, frame, frame.values[LAND]), MOVING)

    def options(self, table: Island, frame: Frame) -> list[int]:
        source = frame.values[PIECE]
        if source >= 0:
            return [verbs.PIECE + each for each in self.at(table, frame, source)]
        if not open_to(table, frame, self.kinds, [frame.values[LAND]]):
            return []
        near = beside(table, frame, frame.values[LAND])
        return [verbs.FROM + other for other in near if self.at(table, frame, other)]

    def at(self, table: Island, frame: Frame, land: int) -> list[int]:
        """What can be taken from a land."""
        return things(table, land, movable(table, self.kinds), frame.seat)

    def do(self, table: Island, frame: Frame, move: int) -> None:
        values = frame.values
        if values[PIECE] < 0:
            values[PIECE] = verbs.ARGUMENT[move]
            return
        source = values[PIECE]
        values[PIECE] = -1
        self.count_down(frame)
        carry(table, verbs.ARGUMENT[move], source, values[LAND], frame.seat)

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        if frame.values[PIECE] >= 0:
            return wrong_thing(table, frame.values[PIECE], verbs.ARGUMENT[move], frame.seat)
        reason = super().refused(table, frame, move)
        own = reason == codes.NO_SUCH_PIECE and self.kinds == codes.PRESENCES
        return codes.NOT_THERE if own else reason

    def question(self, state: State, frame: Frame) -> Text:
        if frame.values[PIECE] >= 0:
            said = Text("Wähle, was aus {land} kommt", "Choose what comes from {land}")
            return said.fill(land=land_name(frame.values[PIECE]))
        return Text(
            "Versammle {what} in {land}: Wähle, woher", "Gather {what} in {land}: choose from where"
        ).fill(
            what=left_words(frame, self.mode == UP_TO, self.kinds),
            land=land_name(frame.values[LAND]),
        )

    def land_of(self, frame: Frame) -> int:
        return frame.values[PIECE]

    def told(self) -> Text:
        return Text("{what} versammeln", "gather {what}").fill(
            what=pieces_words(self.times, self.mode == UP_TO, self.kinds)
        )


def carry(table: Island, thing: int, source: int, land: int, seat: int) -> None:
    """Moves what a move names from one land to another; blight that is moved harms nobody."""
    if thing < codes.CLASSES:
        acts.move(table, acts.find(table, source, thing), source, land)
        return
    kind = thing - TOKEN
    if kind == codes.PRESENCE:
        acts.move_presence(table, seat, source, land)
        return
    table.tokens[source * codes.TOKENS + kind - codes.BEASTS] -= 1
    table.tokens[land * codes.TOKENS + kind - codes.BEASTS] += 1
    acts.note(table, "carry", [kind, source, land])
    if kind == codes.BEASTS:
        acts.let_follow(table, panel.BEASTS_ALLY, source, land)
