"""A game in hindsight: what each seat could expect after every move, and where that turned.

A quick judge looks at the positions of a record in a few possible worlds as a spectator could
imagine them, so it tells what lay on the table and not what luck was still to come. That is for
games that are over: while one runs it would tell hidden things.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from time import perf_counter
from typing import Final

from spieltisch.bots.bot import never
from spieltisch.bots.levels import Master
from spieltisch.bots.names import spoken_names
from spieltisch.core.game import Data, State, game
from spieltisch.core.record import Record, replay
from spieltisch.core.text import LANGUAGES, Text

SECONDS: Final = 4.0  # that an analysis may take
MOST: Final = 256  # positions that are looked at, evenly spread over a long game
WORLDS: Final = 6  # that are imagined for each
SHOWN: Final = 5  # turning points
TURN: Final = 0.08  # of a win; less is no turning point

Shares = tuple[float, ...]
"""By seat what it may expect: the share of the win, or together the chance of winning."""


@dataclass(frozen=True)
class TurningPoint:
    """A move after which things looked different."""

    move: int  # counted from 1; the position after it is that of this number
    seat: int  # whose move it was
    label: Text
    gains: int  # the seat whose share changed most
    change: float


@dataclass(frozen=True)
class Analysis:
    """The curve of a game. ``points`` is by number of moves made, not all of them are known."""

    players: list[Text]
    together: bool
    length: int
    points: dict[int, Shares]
    turns: tuple[TurningPoint, ...]

    @property
    def lines(self) -> int:
        """How many curves there are: one where all win or lose together."""
        return 1 if self.together else len(self.players)

    def to_json(self) -> Data:
        return {
            "players": [{"de": name.de, "en": name.en} for name in self.players],
            "together": self.together,
            "moves": self.length,
            "positions": [
                {"move": move, "shares": [round(share, 4) for share in self.points[move]]}
                for move in sorted(self.points)
            ],
            "turning_points": [
                {
                    "move": turn.move,
                    "seat": turn.seat + 1,
                    "label": {"de": turn.label.de, "en": turn.label.en},
                    "of_seat": turn.gains + 1,
                    "change": round(turn.change, 4),
                }
                for turn in self.turns
            ],
        }


def analyse(record: Record, seconds: float = SECONDS) -> Analysis:
    """The analysis of a record; `Departure` if it does not follow the rules."""
    return concluded(record, judged(record, {}, seconds, never))


def wanted(length: int) -> list[int]:
    """The positions to look at, the coarse ones first: whenever one ends, they are evenly spread.

    >>> wanted(6)
    [0, 6, 4, 2, 1, 3, 5]
    >>> len(wanted(10_000)) <= MOST + 2
    True
    """
    step = 1
    while length // step > MOST:
        step *= 2
    found = [0, length]
    wide = step
    while wide * 2 < length:
        wide *= 2
    while wide >= step:
        found += [move for move in range(wide, length, wide) if move not in found]
        wide //= 2
    return found


def judged(
    record: Record,
    known: dict[int, Shares],
    seconds: float,
    stopped: Callable[[], bool],
) -> dict[int, Shares]:
    """What seats could expect at positions that are not yet known, as many as the time allows."""
    end = perf_counter() + seconds
    missing = [move for move in wanted(len(record.steps)) if move not in known]
    if not missing:
        return {}
    states: dict[int, State] = {}
    for number, state in enumerate(replay(record)):
        if number in missing:
            states[number] = state.clone()
    found: dict[int, Shares] = {}
    for move in missing:
        found[move] = _shares(states[move])
        if stopped() or perf_counter() >= end:
            break
    return found


def _shares(state: State) -> Shares:
    on = game(state.game_name)
    if state.over:
        return tuple(on.prospects(state))
    judge = Master(0).judge(on)
    totals = [0.0] * state.seats
    for seed in range(WORLDS):  # the same for every position, so that luck cancels out
        world = state.determinize(None, seed)
        world.quiet = True
        totals = [total + share for total, share in zip(totals, judge.shares(world))]
    return tuple(total / WORLDS for total in totals)


def concluded(record: Record, points: dict[int, Shares]) -> Analysis:
    """The analysis from what is known of the positions."""
    players = spoken_names(record)
    together = game(record.game).cooperative
    swings = _swings(points)[:SHOWN]
    labels = _labels(record, [move for move, _, _ in swings], players)
    turns = tuple(
        TurningPoint(move, record.steps[move - 1].seat, labels[move], seat, change)
        for move, seat, change in sorted(swings)
    )
    return Analysis(players, together, len(record.steps), points, turns)


def _swings(points: dict[int, Shares]) -> list[tuple[int, int, float]]:
    """Moves with the seat whose share they changed most and by how much; the largest first.

    Between positions that lie apart the change belongs to the later one.
    """
    moves = sorted(points)
    found: list[tuple[int, int, float]] = []
    for before, after in pairwise(moves):
        changes = [now - then for then, now in zip(points[before], points[after])]
        # of two who exchange the same, the one who gains
        seat = max(range(len(changes)), key=lambda s: (round(abs(changes[s]), 6), changes[s]))
        if abs(changes[seat]) >= TURN:
            found.append((after, seat, changes[seat]))
    return sorted(found, key=lambda swing: -abs(swing[2]))


def _labels(record: Record, moves: list[int], players: list[Text]) -> dict[int, Text]:
    """Some moves in words."""
    found: dict[int, Text] = {}
    for number, state in enumerate(replay(record, max(moves, default=0)), 1):
        if number in moves:
            step = record.steps[number - 1]
            move = state.parse_move(step.seat, step.key)
            said: list[str] = []
            for lang in LANGUAGES:
                state.names = [name.to(lang) for name in players]
                said.append(state.describe(step.seat, move, lang))
            found[number] = Text(*said)
    return found
