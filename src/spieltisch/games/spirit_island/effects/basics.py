"""What all verbs of the island share: whose choice it is, and amounts that are counted down."""

from typing import Final, cast

from spieltisch.core.effects import (
    ASKS,
    DONE,
    Amount,
    AnyOrder,
    Condition,
    Either,
    Fixed,
    Language,
    May,
    Node,
    Sequence,
    Step,
    When,
)
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.games.spirit_island.state import codes, verbs
from spieltisch.games.spirit_island.state.programs import (
    ACTOR,
    BLIGHT,
    EVENT,
    FEAR,
    GROWTH,
    LAND,
    LEFT,
    ORDER,
    PIECE,
    RULES,
    SPIRIT,
    SYSTEM,
)
from spieltisch.games.spirit_island.state.programs import DONE as COUNTED
from spieltisch.games.spirit_island.state.table import Island

LANGUAGE: Final = Language(verbs.CHOOSE, verbs.YES, verbs.NO, codes.NOT_ASKED, ORDER)

# Whose choice a step is.
USER: Final = 0  # the spirit whose power it is; the spirit of the board where there is none
TARGET: Final = 1  # the spirit that it is used on
TOGETHER: Final = 2  # all spirits, by a vote

ALL: Final = 10_000
_END: Final = 1_000_000  # behind every program

# How a step is to be understood.
MUST: Final = 0  # as much as possible
UP_TO: Final = 1  # as much as one likes


def island(state: State) -> Island:
    return cast(Island, state)


def amount(of: "int | Amount") -> Amount:
    return Fixed(of) if isinstance(of, int) else of


def asked(table: Island, frame: Frame, who: int) -> int:
    """The seat that makes the choices of a step."""
    values = frame.values
    if who == TARGET and values[SPIRIT] >= 0:
        return values[SPIRIT]
    return values[ACTOR] if values[ACTOR] >= 0 else table.owner(values[LAND])


def sees_seas(frame: Frame) -> bool:
    """Whether oceans in play are lands for an effect: for powers, special rules and blight."""
    return frame.effect < FEAR or SYSTEM <= frame.effect < RULES


def by_fear(frame: Frame) -> bool:
    """Whether it is a fear card that does something."""
    return FEAR <= frame.effect < BLIGHT


def by_event(frame: Frame) -> bool:
    """Whether it is an event that does something."""
    return EVENT <= frame.effect < SYSTEM


def by_power(frame: Frame) -> bool:
    """Whether it is a power that does something, a card or an innate one."""
    return frame.effect < GROWTH


def beside(table: Island, frame: Frame, land: int) -> list[int]:
    """The neighbours of a land as an effect sees them."""
    return table.around(land, sees_seas(frame))


def go_on(frame: Frame) -> bool:
    """Leaves a step that is through."""
    frame.values[LEFT] = -1
    frame.values[PIECE] = -1
    frame.step += 1
    return DONE


def leave(frame: Frame) -> bool:
    """Ends an effect before its last step."""
    frame.step = _END
    return DONE


class Counted(Step):
    """A step that is done so many times, each time with a choice among what is there.

    `options` are the moves of one time; a single one that must be done is done by itself. What has
    been done is counted.
    """

    def __init__(self, times: "int | Amount", mode: int, who: int) -> None:
        self.times = amount(times)
        self.mode = mode
        self.who = who

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        values = frame.values
        if values[LEFT] < 0:
            number = self.times.value(state, frame)
            if number > 0 and self.waits(table, frame):
                return DONE
            values[LEFT] = number + self.bonus(table, frame, number)
            values[COUNTED] = 0
            frame.seat = asked(table, frame, self.who)
            self.begin(frame)
        if values[PIECE] < 0 and values[LEFT] <= 0:
            return go_on(frame)
        options = self.options(table, frame)
        if not options and values[PIECE] < 0:
            return go_on(frame)
        forced = self.mode == MUST or values[PIECE] >= 0
        if forced and (len(options) == 1 or self.all_alike(table, frame)):
            self.do(table, frame, options[0])
            return DONE
        return ASKS

    def choices(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        options = self.options(table, frame)
        if self.mode == UP_TO and frame.values[PIECE] < 0:
            options.append(verbs.DONE)
        return options

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        if move == verbs.DONE:
            return codes.NOT_OPTIONAL
        sorts = [verbs.VERB[option] for option in self.options(island(state), frame)]
        if verbs.VERB[move] not in sorts:
            return codes.NOT_ASKED
        return self.refused(island(state), frame, move)

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        """Why not this one, where one of its sort is asked for."""
        verb = verbs.VERB[move]
        if verb == verbs.TO or verb == verbs.FROM:
            near = beside(table, frame, frame.values[LAND])
            return codes.NO_SUCH_PIECE if verbs.ARGUMENT[move] in near else codes.NOT_ADJACENT
        return codes.NO_SUCH_PIECE

    def choose(self, state: State, frame: Frame, move: int) -> None:
        if move == verbs.DONE:
            go_on(frame)
        else:
            self.do(island(state), frame, move)

    def waits(self, table: Island, frame: Frame) -> bool:
        """Whether something else has to be asked first, which has begun then."""
        return False

    def bonus(self, table: Island, frame: Frame, number: int) -> int:
        """How many more times it is done than it says."""
        return 0

    def begin(self, frame: Frame) -> None:
        """Prepares what it keeps beside the count."""

    def options(self, table: Island, frame: Frame) -> list[int]:
        """What can be done this time."""
        raise NotImplementedError

    def all_alike(self, table: Island, frame: Frame) -> bool:
        """Whether it does not matter which option comes first, as all of them have to be done."""
        return False

    def do(self, table: Island, frame: Frame, move: int) -> None:
        """Does it once, or the first half of it."""
        raise NotImplementedError

    def count_down(self, frame: Frame) -> None:
        frame.values[LEFT] -= 1
        frame.values[COUNTED] += 1

    def land_of(self, frame: Frame) -> int:
        """The land whose pieces it asks about."""
        return frame.values[LAND]


class YesNo(Step):
    """A step that asks for a yes or a no."""

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [verbs.YES, verbs.NO]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ASKED


class Single(Step):
    """A step with one choice; the only way goes by itself, and without any it is left out."""

    def run(self, state: State, frame: Frame) -> bool:
        options = self.choices(state, frame)
        if len(options) == 1:
            self.choose(state, frame, options[0])
            return DONE
        return ASKS if options else go_on(frame)


class Instant(Step):
    """A step without choices."""

    def run(self, state: State, frame: Frame) -> bool:
        frame.step += 1
        self.act(island(state), frame)
        return DONE

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ASKED

    def act(self, table: Island, frame: Frame) -> None:
        raise NotImplementedError

    def asks(self) -> bool:
        return False


def then(*nodes: Node) -> Node:
    """One thing after the other."""
    return nodes[0] if len(nodes) == 1 else Sequence(list(nodes))


def either(*nodes: Node) -> Node:
    return Either(LANGUAGE, list(nodes))


def when(condition: Condition, *nodes: Node, otherwise: Node | None = None) -> Node:
    return When(condition, then(*nodes), otherwise)


def any_order(*nodes: Node) -> Node:
    return AnyOrder(LANGUAGE, list(nodes))


def may(*nodes: Node) -> Node:
    return May(LANGUAGE, then(*nodes))
