"""When a series is decided: a sequential test over whole rounds, for every two bots.

It weighs two answers against each other, "one wins 45% of the points against the other" and "it
wins 55%", after every round (a generalised sequential probability ratio test, with the spread of
the rounds as found so far). Whichever the bots really are of these or further apart, the wrong
answer comes in at most 5 of 100 series, shared among all pairs of the field.
"""

from dataclasses import dataclass
from itertools import combinations
from math import log
from typing import Final

from spieltisch.bots.arena.ratings import Floats

ERROR: Final = 0.05  # how often the answer may be wrong
MARGIN: Final = 0.05  # of the points, above or below a half


@dataclass
class Duel:
    """The points of one bot against another, round by round, each from 0 to 1."""

    one: int
    other: int
    # A lost and a won round that nobody played: otherwise the first rounds seem to have no spread.
    rounds: int = 2
    total: float = 1.0
    squares: float = 1.0

    def add(self, points: float) -> None:
        self.rounds += 1
        self.total += points
        self.squares += points * points

    @property
    def evidence(self) -> float:
        """The logarithm of the ratio of both likelihoods; above 0 it speaks for ``one``."""
        mean = self.total / self.rounds
        spread = self.squares / self.rounds - mean * mean
        return 2 * MARGIN * self.rounds * (mean - 0.5) / spread


class Verdict:
    """Every two bots of a field, and whether it is decided who of them is stronger."""

    def __init__(self, bots: int) -> None:
        self.duels = [Duel(*pair) for pair in combinations(range(bots), 2)]
        error = ERROR / max(1, len(self.duels))
        self.bound = log((1 - error) / error)

    def add(self, points: Floats, games: Floats) -> None:
        """Counts a round: what each bot won from each other, and how often they met."""
        for duel in self.duels:
            met = float(games[duel.one, duel.other])
            if met:
                duel.add(float(points[duel.one, duel.other]) / met)

    def stronger(self, duel: Duel) -> int | None:
        """The stronger bot of two, ``None`` as long as that is open."""
        if abs(duel.evidence) < self.bound:
            return None
        return duel.one if duel.evidence > 0 else duel.other

    @property
    def decided(self) -> bool:
        """Whether it is known of every two bots."""
        return bool(self.duels) and all(self.stronger(duel) is not None for duel in self.duels)
