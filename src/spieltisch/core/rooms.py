# mypyc: skip
"""The rooms around the rules of a game: modules with functions that take the state.

Every game has them under the same names, so a state names the modules once and `State` calls them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from spieltisch.core.decision import Option, Reason
from spieltisch.core.event import Event, LogLine
from spieltisch.core.mistake import Fault
from spieltisch.core.text import Text

if TYPE_CHECKING:
    from spieltisch.core.game import Data, Result, Tally


class TextRoom(Protocol):
    """Everything said about a game."""

    @property
    def ENDINGS(self) -> Mapping[int, Text]:  # noqa: N802 - a constant of the module
        """By `State.ended`: how the game ended."""

    def headline(self, state: Any, /) -> Text: ...
    def prompt(self, state: Any, seat: int, /) -> Text: ...
    def option(self, state: Any, seat: int, move: int, /) -> Option: ...
    def reason(self, state: Any, seat: int, move: int, refusal: int, /) -> Reason: ...
    def log_line(
        self, state: Any, event: Event, seat: int | None, reader: int | None, /
    ) -> LogLine: ...
    def outcome(self, view: "Data", result: "Result", names: list[Text], /) -> Text:
        """Who has won, from a spectator's view, without a full stop."""

    def tallies(self, view: "Data", result: "Result", names: list[Text], /) -> list["Tally"]:
        """By seat how its score came about."""


class HiddenRoom(Protocol):
    """What a seat may see."""

    def view(self, state: Any, seat: int | None, /) -> "Data": ...


class FaultsRoom(Protocol):
    """What makes a state impossible."""

    def fault(self, state: Any, /) -> Fault: ...


class ScoreRoom(Protocol):
    """Who has won."""

    def result(self, state: Any, ended: Text, /) -> "Result": ...


@dataclass(frozen=True)
class Rooms:
    """The rooms of one game."""

    text: TextRoom
    hidden: HiddenRoom
    faults: FaultsRoom
    score: ScoreRoom
    keys: Sequence[str]  # by move: its readable notation
    read_key: Callable[[str], int]
