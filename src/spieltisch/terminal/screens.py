"""What the terminal needs to know about a game beyond the rules: its screen.

A screen is the module ``screen`` in a game's package. It draws from views only, so that it cannot
show what a seat may not know.
"""

from typing import Protocol, cast

from rich.console import RenderableType
from rich.text import Text as Line

from spieltisch.core.game import Data, Result, game
from spieltisch.core.text import Text


class Screen(Protocol):
    """How a game looks in the terminal."""

    @property
    def MINOR(self) -> frozenset[str]:  # noqa: N802 - a constant of the module
        """Kinds of events that the short log leaves out."""

    @property
    def HEADLINES(self) -> frozenset[str]:  # noqa: N802
        """Kinds of events that stand out in the log."""

    @property
    def LEGEND(self) -> tuple[Text, ...]:  # noqa: N802
        """What the signs on the table mean."""

    def mark(self, seat: int) -> Line:
        """The sign of a seat in its colour."""

    def draw(self, view: Data, lang: str, names: list[str]) -> RenderableType:
        """The whole table as the seat of the view sees it.

        It may shorten itself to the ``height`` of the options it is rendered with, if there is one.
        """

    def draw_hand(self, view: Data, lang: str) -> RenderableType:
        """What only the seat of the view sees."""

    def draw_result(
        self, view: Data, result: Result, lang: str, names: list[str]
    ) -> RenderableType:
        """The ranking, with why."""

    def on_table(self, view: Data) -> list[str]:
        """The cards that may turn up in this game, by the ids of `Game.cards`."""

    def askable(self, view: Data) -> list[str]:
        """The moves a person at this table may wonder about, by key."""


def screen_of(name: str) -> Screen:
    """The screen of a game; `ValueError` if it has none."""
    on = game(name)
    try:
        return cast(Screen, on.room("screen"))
    except ModuleNotFoundError as error:
        if error.name != f"{on.package}.screen":
            raise  # the screen is there but misses something
        raise ValueError(f"The game {name} has no table for the terminal yet.") from None
