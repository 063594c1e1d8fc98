"""The end of a game: the ranking with everybody's trees, fires and flowers."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from spieltisch.core.game import Data, Result
from spieltisch.core.text import Text, both, listed
from spieltisch.games.living_forest.screen.signs import mark
from spieltisch.games.living_forest.state import codes

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
    winners = _winners(view, result, names)
    return Group(Line(winners.to(lang), style="bold"), Line(result.ended.to(lang)), grid)


def _count(name: str, count: int, lang: str) -> Line:
    said = _COUNTS[name].fill(count=count).to(lang)
    return Line(f"{said} ✓", style="bold") if count >= codes.GOAL else Line(said)


def _met(view: Data, seat: int) -> bool:
    counts: list[int] = list(view["players"][seat]["counts"].values())
    return max(counts) >= codes.GOAL


def _winners(view: Data, result: Result, names: list[str]) -> Text:
    winners = listed([both(names[seat]) for seat in result.winners])
    if not _met(view, result.winners[0]):
        return Text("Niemand gewinnt.", "Nobody wins.")
    if len(result.winners) > 1:
        words = Text(
            "{names} gewinnen gemeinsam: gleich viele Bäume, Flammen und Blumen zusammen.",
            "{names} share the win: equally many trees, fires and flowers together.",
        )
    elif sum(_met(view, seat) for seat in range(len(names))) > 1:
        words = Text(
            "{names} gewinnt mit den meisten Bäumen, Flammen und Blumen zusammen.",
            "{names} wins with the most trees, fires and flowers together.",
        )
    else:
        words = Text("{names} gewinnt.", "{names} wins.")
    return words.fill(names=winners)
