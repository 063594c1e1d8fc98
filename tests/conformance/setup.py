"""What a game declares for the suite, in ``tests/games/NAME/setup.py``."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from spieltisch.core.game import State

Shows = Callable[[str, State, State], bool]
"""Whether a move, from one state to another, shows hidden cards to everybody by its nature."""


@dataclass(frozen=True)
class Setup:
    """How a game is tried: seat counts, a spread of options, and how long it may last."""

    seats: tuple[int, ...]
    options: tuple[dict[str, Any], ...]
    bound: int
    shows: Shows
    forgoing: frozenset[str]  # what the options that pass or give up say, without their notes
    fitting: tuple[tuple[int, dict[str, Any]], ...] = ()  # options for one seat count, with that
    checked: int = 2  # games of each case with every check
    watched: int = 20  # games of each case in which the components are watched

    def cases(self) -> list[tuple[int, dict[str, Any]]]:
        """All that is tried, with the number of seats."""
        spread = [(seats, options) for seats in self.seats for options in self.options]
        return [*spread, *self.fitting]
