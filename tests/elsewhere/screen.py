"""The toy in the terminal."""

from rich.console import RenderableType
from rich.text import Text as Line

from spieltisch.core.game import Data, Result
from spieltisch.core.text import Text

MINOR: frozenset[str] = frozenset()
HEADLINES: frozenset[str] = frozenset()
LEGEND: tuple[Text, ...] = ()


def mark(seat: int) -> Line:
    return Line(str(seat + 1))


def draw(view: Data, lang: str, names: list[str]) -> RenderableType:
    return Line(f"toy table {view['played']}")


def draw_hand(view: Data, lang: str) -> RenderableType:
    return Line("toy hand")


def draw_result(view: Data, result: Result, lang: str, names: list[str]) -> RenderableType:
    return Line(f"{names[result.winners[0]]} wins the toy")


def on_table(view: Data) -> list[str]:
    return []


def askable(view: Data) -> list[str]:
    return []
