"""What a series shows, as plain data, as CSV and as a picture."""

import csv
from pathlib import Path
from typing import Final

from spieltisch.bots.arena.chart import drawn
from spieltisch.bots.arena.ratings import Estimate
from spieltisch.bots.arena.series import Series
from spieltisch.bots.arena.verdict import ERROR, MARGIN
from spieltisch.core.game import Data

COLUMNS: Final = (
    *("bot", "games", "wins", "draws", "win_rate", "win_rate_low", "win_rate_high"),
    *("rating", "rating_low", "rating_high"),
)
"""Of the table as CSV."""


def figures(series: Series) -> Data:
    """What a series shows, the strongest bot first."""
    names = labels(series.setup.bots)
    found = series.ratings()
    order = sorted(range(len(names)), key=lambda bot: -found[bot].value)
    total, met = series.points.sum(axis=0), series.met * len(series.points)
    return {
        "bots": [
            {
                "bot": names[bot],
                "games": series.standings[bot].games,
                "wins": series.standings[bot].wins,
                "draws": series.standings[bot].draws,
                **_estimate("win_rate", series.standings[bot].rate, 4),
                **_estimate("rating", found[bot], 1),
            }
            for bot in order
        ],
        "crosstable": [
            {
                "bot": names[one],
                "against": names[other],
                "games": int(met[one, other]),
                "points": float(total[one, other]),
            }
            for one in order
            for other in order
            if one != other
        ],
        "test": _test(series, names),
    }


def labels(bots: tuple[str, ...]) -> list[str]:
    """What bots are called in the figures; of equal ones all but the first are counted.

    >>> labels(("greedy", "random", "greedy"))
    ['greedy', 'random', 'greedy #2']
    """
    counts = [bots[: at + 1].count(bot) for at, bot in enumerate(bots)]
    return [bot if count == 1 else f"{bot} #{count}" for bot, count in zip(bots, counts)]


def _estimate(name: str, found: Estimate, digits: int) -> Data:
    interval = [round(found.low, digits), round(found.high, digits)]
    return {name: round(found.value, digits), f"{name}_interval": interval}


def _test(series: Series, names: list[str]) -> Data:
    """How far it is decided who is stronger."""
    pairs = []
    for duel in series.verdict.duels:
        stronger = series.verdict.stronger(duel)
        pairs.append(
            {
                "bots": [names[duel.one], names[duel.other]],
                "evidence": round(duel.evidence, 3),
                "stronger": None if stronger is None else names[stronger],
            }
        )
    bound = round(series.verdict.bound, 3)
    return {"error": ERROR, "margin": MARGIN, "bound": bound, "pairs": pairs}


def write_csv(path: Path, found: Data) -> None:
    """Writes the table of some figures."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        for entry in found["bots"]:
            row = [entry[name] for name in ("bot", "games", "wins", "draws", "win_rate")]
            row += [*entry["win_rate_interval"], entry["rating"], *entry["rating_interval"]]
            writer.writerow(row)


def write_picture(path: Path, title: str, found: Data, lang: str) -> None:
    """Draws the ratings of some figures as SVG."""
    bots = found["bots"]
    ratings = [Estimate(entry["rating"], *entry["rating_interval"]) for entry in bots]
    picture = drawn(title, [entry["bot"] for entry in bots], ratings, lang)
    path.write_text(picture, encoding="utf-8")
