"""The end of a game: who has won, why, and the crystals of both."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from spieltisch.core.fitting import mark
from spieltisch.core.game import Data, Result
from spieltisch.core.text import both
from spieltisch.games.blue_moon.screen import signs
from spieltisch.games.blue_moon.text import outcome
from spieltisch.games.blue_moon.text.names import counted


def draw_result(view: Data, result: Result, lang: str, names: list[str]) -> RenderableType:
    """The ranking: crystals and dragons, the winner first."""
    grid = Grid.grid(padding=(0, 2))
    for place, group in enumerate(result.ranking, 1):
        for seat in group:
            name = Line.assemble(mark(seat), f" {names[seat]}")
            crystals = counted("crystals", int(result.scores[seat])).to(lang)
            dragons = signs.DRAGON * view["players"][seat]["dragons"] or "–"
            grid.add_row(f"{place}.", name, Line(crystals, style="bold"), Line(dragons))
    said = outcome(view, result, [both(name) for name in names])
    return Group(Line(f"{said.to(lang)}.", style="bold"), Line(result.ended.to(lang)), grid)
