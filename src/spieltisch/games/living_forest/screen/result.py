"""The end of a game: the ranking with everybody's trees, fires and flowers."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from spieltisch.core.fitting import mark
from spieltisch.core.game import Data, Result
from spieltisch.core.text import Text, both
from spieltisch.games.living_forest.state import codes
from spieltisch.games.living_forest.text import outcome

_COUNTS: Final = {
    "trees": Text("Bäume {count}", "trees {count}"),
    "fires": Text("Flammen {count}", "fires {count}"),
    "flowers": Text("Blumen {count}", "flowers {count}"),
}


def draw_result(view: Data, result: Result, lang: str, names: list[str]) -> RenderableType:
    """The ranking: the three counts, those that are enough in bold, and their sum."""
    grid = Grid.grid(padding=(0, 2))
    place = 1
    for group in result.ranking:
        for seat in group:
            counts = view["players"][seat]["counts"]
            cells = [_count(name, counts[name], lang) for name in _COUNTS]
            total = Text("zusammen {sum}", "together {sum}").fill(sum=sum(counts.values()))
            name = Line.assemble(mark(seat), f" {names[seat]}")
            grid.add_row(f"{place}.", name, *cells, Line(total.to(lang)))
        place += len(group)
    said = outcome(view, result, [both(name) for name in names])
    return Group(Line(f"{said.to(lang)}.", style="bold"), Line(result.ended.to(lang)), grid)


def _count(name: str, count: int, lang: str) -> Line:
    said = _COUNTS[name].fill(count=count).to(lang)
    return Line(f"{said} ✓", style="bold") if count >= codes.GOAL else Line(said)
