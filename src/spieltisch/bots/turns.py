"""Planning a whole turn: all ends of it, and for the best what the others answer.

All ends are judged in a few possible worlds. The best of them are then looked at more closely,
world by world: the others take the turns that are judged best for them, until the seat has had
another turn. Many lines are looked at in few worlds; again and again the worse half is given up,
and whatever falls behind, so the time goes to the close decisions. The planner knows no game and no
bot; who judges the positions is up to the bot.
"""

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final

from spieltisch.bots.ends import ends
from spieltisch.bots.plan import Plan, planned
from spieltisch.core.game import State
from spieltisch.core.rng import Rng

WORLDS: Final = 4  # in which all ends are judged
LOOKS: Final = 1500  # positions of an own turn in a world
FEWER_LOOKS: Final = 300  # the same of a turn that is only foreseen
BEST: Final = 16  # lines that are looked at more closely
BEHIND: Final = 0.15  # a line that promises so much less than the best is not
FEW: Final = 6  # worlds after which a line may be given up
DOUBT: Final = 2.0  # standard errors by which it has to be behind then
MANY: Final = 60  # worlds after which the lines left are as good as equal
FIRST_SIGHT: Final = 4.0  # worlds that the first judgement weighs as much as
LONGEST: Final = 40  # parts of turns that are foreseen

Line = tuple[int, ...]
Judged = Callable[[list[State], int], list[float]]
"""What a seat may expect in some full states, 0 to 1."""


class Prospect:
    """A line of play and what it promises."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.glances: list[float] = []  # at first sight, by world
        self.looks: list[float] = []  # at a closer look, in worlds that all lines share

    @property
    def value(self) -> float:
        first = FIRST_SIGHT * sum(self.glances) / len(self.glances)
        return (first + sum(self.looks)) / (FIRST_SIGHT + len(self.looks))

    def is_behind(self, other: "Prospect") -> bool:
        """Whether another line is better without much doubt."""
        ahead = [theirs - own for own, theirs in zip(self.looks, other.looks)]
        mean = sum(ahead) / len(ahead)
        spread = sum((each - mean) ** 2 for each in ahead) / (len(ahead) - 1)
        return mean > DOUBT * sqrt(spread / len(ahead))


class Turns:
    """The turns that a seat could have now, and what they promise."""

    def __init__(
        self, judged: Judged, state: State, seat: int, rng: Rng, stopped: Callable[[], bool]
    ) -> None:
        self.judged = judged
        self.state = state
        self.seat = seat
        self.rng = rng
        self.stopped = stopped
        self.looks = 0  # closer ones
        self.prospects: list[Prospect] = []  # best first

    def world(self) -> State:
        world = self.state.determinize(self.seat, self.rng.next32())
        world.quiet = True
        return world

    def look_around(self) -> None:
        """Judges every end of the turn at first sight."""
        found: dict[Line, Prospect] = {}
        for _ in range(WORLDS):
            here = ends(self.world(), self.seat, LOOKS)
            values = self.judged([end.state for end in here], self.seat)
            for end, value in zip(here, values):
                line = tuple(end.line)
                if line not in found:
                    found[line] = Prospect(line)
                found[line].glances.append(value)
            if self.stopped():
                break
        self.prospects = sorted(found.values(), key=_promise)

    def close_ones(self) -> list[Prospect]:
        """The lines that are worth a closer look."""
        least = self.prospects[0].value - BEHIND
        return [prospect for prospect in self.prospects[:BEST] if prospect.value >= least]

    def look_closer(self, end: float, looks: int) -> None:
        """Foresees the answers to the best lines, until a time or a number of times.

        As many rounds as it takes to halve the lines down to two, each with an equal share of it.
        """
        begin = perf_counter()

        def spent() -> float:
            """The share that is gone; nothing is left at 1."""
            now = perf_counter()
            if self.stopped() or not (looks or now < end):
                return 1.0
            return self.looks / looks if looks else (now - begin) / (end - begin)

        close = self.close_ones()[: looks or BEST]
        rounds = (len(close) - 1).bit_length()
        halved = 0  # how often
        worlds = 0
        while len(close) > 1 and worlds < MANY and (share := spent()) < 1.0:
            while halved < int(share * rounds):
                close = close[: max(len(close) // 2, 2)]
                halved += 1
            if not self._goes_on(close, spent):
                break
            worlds += 1
            close.sort(key=_promise)
            if worlds >= FEW:
                best = close[0]
                close = [each for each in close if each is best or not each.is_behind(best)]
        left = [prospect for prospect in self.prospects if prospect not in close]
        self.prospects = sorted(close, key=_promise) + sorted(left, key=_promise)

    def _goes_on(self, close: list[Prospect], spent: Callable[[], float]) -> bool:
        """Foresees the answers in another world; False if nothing is left before that is done."""
        world = self.world()
        found: list[float] = []
        for prospect in close:
            if spent() >= 1.0:
                return False
            found.append(self.foreseen(world, prospect.line))
            self.looks += 1
        for prospect, value in zip(close, found):
            prospect.looks.append(value)
        return True

    def foreseen(self, world: State, line: Line) -> float:
        """What the seat may expect in a world after a line and the answers to it."""
        state = world.clone()
        for move in line:
            if self.seat not in state.to_move() or move not in state.legal_moves(self.seat):
                break
            state.apply(self.seat, move)
        answered = False
        for _ in range(LONGEST):
            seat = state.next_seat()
            if seat < 0 or (answered and seat == self.seat):
                break
            answered = answered or seat != self.seat
            state = self.best_end(state, seat)
        if not state.ended:
            state = self.best_end(state, self.seat)
        return self.judged([state], self.seat)[0]

    def best_end(self, state: State, seat: int) -> State:
        """The end of a turn that is judged best for a seat."""
        found = [end.state for end in ends(state, seat, FEWER_LOOKS)]
        values = self.judged(found, seat)
        return found[values.index(max(values))]

    def values(self, moves: list[int]) -> list[float]:
        """What the seat may expect of each move, with the best line that begins with it."""
        best: dict[int, float] = {}
        for prospect in reversed(self.prospects):
            best[prospect.line[0]] = prospect.value
        return [best.get(move, 0.0) for move in moves]

    def plan(self) -> Plan:
        """The best line."""
        return planned(self.world(), self.seat, self.prospects[0].line)


def _promise(prospect: Prospect) -> float:
    return -prospect.value
