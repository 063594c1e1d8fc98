"""A series of games in a hall: has them played, counts them in their order, stops in time."""

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from itertools import permutations
from typing import Final

import numpy as np

from spieltisch.bots.arena.ratings import Estimate, Floats, ratings, win_rate
from spieltisch.bots.arena.seating import Played, Seating, Setup, play_seating, seatings
from spieltisch.bots.arena.verdict import Verdict
from spieltisch.bots.bot import BadMove
from spieltisch.bots.hall import Died, Hall
from spieltisch.core.game import game
from spieltisch.core.text import Text

AHEAD: Final = 2  # games asked for at once, for each that is played at once

ALL, DECIDED, INTERRUPTED = "all", "decided", "interrupted"
"""Why a series has ended."""

_DIED: Final = Text(
    "Partie {number} (Startzahl {seed}, {bots}): {why}",
    "Game {number} (seed {seed}, {bots}): {why}",
)


@dataclass
class Standing:
    """What came out for one bot: for every seat that it had, or for its games together."""

    games: int = 0
    wins: int = 0  # alone, or all together where that is the game
    draws: int = 0  # won together with somebody else, or nobody won
    points: float = 0.0  # wins, the shared ones in shares

    @property
    def rate(self) -> Estimate:
        return win_rate(self.points, self.games)


class Series:
    """The games of a series as far as they have been played, in whole rounds."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.ended = ALL
        self.games = 0
        self.decisions = 0
        self.standings = [Standing() for _ in setup.bots]
        self.verdict = Verdict(len(setup.bots))
        self.size = len(setup.lineups())  # of a round
        self.met = np.zeros((len(setup.bots),) * 2)  # how often every two bots meet in a round
        self._points: list[Floats] = []  # by round: what each bot won from each other
        self._round: list[Played] = []

    @property
    def points(self) -> Floats:
        """By round what each bot won from each other; an even game counts a half for both."""
        count = len(self.setup.bots)
        return np.array(self._points).reshape(-1, count, count)

    def ratings(self) -> list[Estimate]:
        return ratings(self.points, self.met)

    def add(self, played: Played) -> None:
        """Counts the next game; figures change when its round is whole."""
        self._round.append(played)
        if len(self._round) == self.size:
            self._count(self._round)
            self._round = []

    def _count(self, whole: list[Played]) -> None:
        together = game(self.setup.game).cooperative
        for played in whole:
            self.games += 1
            self.decisions += played.decisions
            shared = not together and played.ranks.count(0) > 1
            outcomes = list(zip(played.seating.lineup, played.shares, played.ranks))
            for bot, share, rank in outcomes[: 1 if together else None]:
                standing = self.standings[bot]
                standing.games += 1
                standing.points += share
                if rank == 0 and (share or shared):
                    standing.draws += shared
                    standing.wins += not shared
        points, met = compared(whole, len(self.setup.bots), together)
        self.met = met
        self._points.append(points)
        self.verdict.add(points, met)


def compared(whole: list[Played], bots: int, together: bool) -> tuple[Floats, Floats]:
    """What each bot won from each other in a round, and how often the two met.

    In a game everybody meets everybody else at the table, and the better rank wins. Where all win
    or lose together, two bots meet when they have played the same deal.
    """
    points, met = np.zeros((bots, bots)), np.zeros((bots, bots))
    if together:
        tables = [[(played.seating.lineup[0], played.shares[0]) for played in whole]]
    else:
        tables = [
            [(bot, -float(rank)) for bot, rank in zip(played.seating.lineup, played.ranks)]
            for played in whole
        ]
    for table in tables:
        for (one, mine), (other, theirs) in permutations(table, 2):
            if one != other:
                met[one, other] += 1
                points[one, other] += 0.5 * (mine >= theirs) + 0.5 * (mine > theirs)
    return points, met


def hold(
    setup: Setup,
    rounds: int,
    seed: int,
    hall: Hall,
    stop: bool = False,
    tell: Callable[[Series, Played], None] = lambda series, played: None,
) -> Series:
    """Plays a series; with ``stop`` only until it is decided who is stronger.

    Games are counted in their order, whoever was quicker, so the figures do not depend on the hall.
    ``tell`` is called with each of them. An interrupt ends the series with what has been counted;
    a bad move raises `BadMove` with the record.
    """
    series = Series(setup)
    games = seatings(setup, rounds, seed)
    asked: dict[Future[Played], Seating] = {}
    early: dict[int, Played] = {}  # games that were quicker than one before them
    number = 1
    try:
        while True:
            for seating in games:
                asked[hall.submit(play_seating, setup, seating)] = seating
                if len(asked) >= AHEAD * hall.size:
                    break
            if not asked:
                return series
            for future in wait(asked, return_when=FIRST_COMPLETED).done:
                seating = asked.pop(future)
                early[seating.number] = _found(future, setup, seating)
            while number in early:
                played = early.pop(number)
                if played.bad:
                    raise played.bad
                series.add(played)
                tell(series, played)
                number += 1
                if stop and series.verdict.decided:
                    series.ended = DECIDED
                    return series
    except KeyboardInterrupt:
        series.ended = INTERRUPTED
        return series


def _found(future: Future[Played], setup: Setup, seating: Seating) -> Played:
    try:
        return future.result()
    except Died as died:
        bots = ", ".join(setup.bots[bot] for bot in seating.lineup)
        said = _DIED.fill(number=seating.number, seed=seating.seed, bots=bots, why=died.text)
        return Played(seating, bad=BadMove(said))
