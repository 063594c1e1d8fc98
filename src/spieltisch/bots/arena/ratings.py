"""Figures of a series: win rates and ratings, each with an interval that holds 95 times in 100."""

from dataclasses import dataclass
from math import log, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

NORMAL: Final = 1.959964  # 95 of 100 lie within so many standard deviations
MEAN: Final = 1500.0  # of the ratings of a field
ELO: Final = 400 / log(10)  # points of rating for each e in the odds
_STEPS: Final = 100  # that the ratings are improved at most
_FAR: Final = 1.0  # how far a rating moves in one of them, before it is turned into points

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A figure and the interval that it is in."""

    value: float
    low: float
    high: float


def win_rate(wins: float, games: int) -> Estimate:
    """The share of games won, with Wilson's interval; shared wins count in shares."""
    if not games:
        return Estimate(0.0, 0.0, 1.0)
    rate = wins / games
    square = NORMAL * NORMAL / games
    middle = (rate + square / 2) / (1 + square)
    spread = NORMAL * sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    return Estimate(rate, max(0.0, middle - spread), min(1.0, middle + spread))


def ratings(points: Floats, games: Floats) -> list[Estimate]:
    """The ratings of a field by Bradley and Terry; their mean is 1500.

    ``points[round, one, other]`` is what one bot won from another in a round, ``games[one, other]``
    how often the two met in each round. Every two bots also have a won and a lost game that nobody
    played: so a bot that never lost has a rating too.

    The intervals look at how much the rounds differ from each other, because the games of a round
    are alike in the deal, and several comparisons come out of one game with more than two seats.
    """
    count = len(games)
    if count < 2:
        return [Estimate(MEAN, MEAN, MEAN)] * count
    met = games * len(points) + 2 * (1 - np.eye(count))
    won = points.sum(axis=0) + (1 - np.eye(count))
    strengths = np.zeros(count)
    for _ in range(_STEPS):
        expected = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
        weights = met * expected * (1 - expected)
        inverse = np.linalg.pinv(np.diag(weights.sum(axis=1)) - weights)
        step = inverse @ (won - met * expected).sum(axis=1)
        strengths += step * min(1.0, _FAR / max(float(np.abs(step).max()), 1e-12))
        if np.abs(step).max() < 1e-9:
            break
    strengths -= strengths.mean()
    surprise = (points - games * expected).sum(axis=2)  # of each bot in each round
    spread = surprise.T @ surprise + _imagined(expected)
    errors = np.sqrt(np.diag(inverse @ spread @ inverse)) * NORMAL * ELO
    values = MEAN + ELO * strengths
    return [
        Estimate(float(value), float(value - error), float(value + error))
        for value, error in zip(values, errors)
    ]


def _imagined(expected: Floats) -> Floats:
    """How much the won and the lost game that every two bots have on top add to the spread."""
    both = (1 - expected) ** 2 + expected**2
    np.fill_diagonal(both, 0.0)
    return np.diag(both.sum(axis=1)) - both
