"""The end of a game: the ranking, where the points come from, and what broke a tie."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from spieltisch.core.fitting import mark
from spieltisch.core.game import Data, Result
from spieltisch.core.text import Text, both, halved, listed
from spieltisch.games.equinox.screen import signs
from spieltisch.games.equinox.text.outcome import outcome, sources, ties


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
            grid.add_row(f"{place}.", name, points, _sources(view, seat, lang))
        place += len(group)
    survivors = listed([signs.NAMES[column["creature"]] for column in alive])
    left = Text("Überlebt haben {names}.", "Survivors: {names}.").fill(names=survivors)
    facts = Line(f"{result.ended.to(lang)} {left.to(lang)}")
    said = outcome(view, result, [both(name) for name in names])
    broken = [
        Line(f"{why.to(lang)}  [{ruling}]")
        for _, why, ruling in ties(view, result, [both(name) for name in names])
    ]
    return Group(Line(f"{said.to(lang)}.", style="bold"), facts, grid, *broken)


def _sources(view: Data, seat: int, lang: str) -> Line:
    found = sources(view, seat)
    return Line(found.to(lang) if found else "–")
