"""The end of a game: the ranking, where the points come from, and what broke a tie."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from spieltisch.core.fitting import mark
from spieltisch.core.game import Data, Result
from spieltisch.core.text import Text, both, halved, listed
from spieltisch.games.equinox.screen import signs
from spieltisch.games.equinox.text import outcome


def draw_result(view: Data, result: Result, lang: str, names: list[str]) -> RenderableType:
    """The ranking: points with where they come from, and what broke a tie."""
    alive = [column for column in view["creatures"] if not column["eliminated"]]
    grid = Grid.grid(padding=(0, 2))
    place = 1
    for group in result.ranking:
        for seat in group:
            name = Line.assemble(mark(seat), f" {names[seat]}")
            points = Line(
                f"{halved(result.scores[seat]).to(lang)} PP", style="bold", justify="right"
            )
            grid.add_row(f"{place}.", name, points, _sources(alive, seat, lang))
        place += len(group)
    survivors = listed([signs.NAMES[column["creature"]] for column in alive])
    left = Text("Überlebt haben {names}.", "Survivors: {names}.").fill(names=survivors)
    facts = Line(f"{result.ended.to(lang)} {left.to(lang)}")
    ties = [_tie_line(view, pair, lang, names) for pair in _ties(result)]
    said = outcome(view, result, [both(name) for name in names])
    return Group(Line(f"{said.to(lang)}.", style="bold"), facts, grid, *ties)


def _sources(alive: list[Data], seat: int, lang: str) -> Line:
    """Where the points of a seat come from, creature by creature."""
    parts = []
    for column in alive:
        points = [
            halved(each).to(lang)
            for row in range(6)
            if (each := _score(column, row, seat)) is not None
        ]
        if points:
            parts.append(f"{signs.NAMES[column['creature']].to(lang)} {'+'.join(points)}")
    return Line(" · ".join(parts) or "–")


def _score(column: Data, row: int, seat: int) -> float | None:
    """What the pebble of a seat scores on a field of a survivor, if there is one."""
    if row == 0:
        there = seat in column["champion"]
    else:
        there = column["rows"][row - 1]["pebble"] == seat
    return signs.VALUES[row] + 0.5 * (column["creature"] in signs.HALF) if there else None


def _ties(result: Result) -> list[tuple[int, int]]:
    """Neighbours in the ranking with equal points but different places."""
    pairs = [(above[0], below[0]) for above, below in zip(result.ranking, result.ranking[1:])]
    return [(one, two) for one, two in pairs if result.scores[one] == result.scores[two]]


_BY_SECRET: Final = Text(
    "{one} liegt vor {two}: geheime Wette auf eine überlebende Kreatur.",
    "{one} is ahead of {two}: a secret prediction on a survivor.",
)
_BY_ROW: Final = Text(
    "{one} liegt vor {two}: mehr {what} in Reihe {row}.",
    "{one} is ahead of {two}: more {what} in row {row}.",
)


def _tie_line(view: Data, pair: tuple[int, int], lang: str, names: list[str]) -> Line:
    """Which step of the tie-break decided between two seats."""
    alive = [column for column in view["creatures"] if not column["eliminated"]]
    words: dict[str, Any] = {"one": names[pair[0]], "two": names[pair[1]]}
    secret = [any(seat in column["champion"] for column in alive) for seat in pair]
    if secret[0] != secret[1]:
        return Line(f"{_BY_SECRET.fill(**words).to(lang)}  [EQ-174]")
    by_points = view["edition"] == "de"
    for row in range(1, 6):
        sums: list[float] = []
        for seat in pair:
            scores = [_score(column, row, seat) for column in alive]
            sums.append(sum((each if by_points else 1) for each in scores if each is not None))
        if sums[0] != sums[1]:
            what = both("PP") if by_points else Text("Wettsteine", "pebbles")
            return Line(f"{_BY_ROW.fill(row=row, what=what, **words).to(lang)}  [EQ-175]")
    return Line()
