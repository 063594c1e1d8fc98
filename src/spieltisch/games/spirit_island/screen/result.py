"""The end of a game: won or lost, why, and the score."""

from rich.console import Group, RenderableType
from rich.text import Text as Line

from spieltisch.core.game import Data, Result
from spieltisch.core.text import both
from spieltisch.games.spirit_island.text import outcome, tallies


def draw_result(view: Data, result: Result, lang: str, names: list[str]) -> RenderableType:
    called = [both(name) for name in names]
    said = outcome(view, result, called)
    tally = tallies(view, result, called)[0]
    score = Line(f"{tally.score.to(lang)}: {tally.parts.to(lang)}")
    return Group(Line(f"{said.to(lang)}.", style="bold"), Line(result.ended.to(lang)), score)
