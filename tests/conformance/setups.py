"""How each game is tried by the suite: declared beside the game's own tests, collected here."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import spieltisch
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
    checked: int = 2  # games of each case with every check
    watched: int = 20  # games of each case in which the components are watched


def setup_of(name: str) -> Setup:
    """What ``tests/games/NAME/setup.py`` declares."""
    found = import_module(f"tests.games.{name.replace('-', '_')}.setup").SETUP
    assert isinstance(found, Setup)
    return found


SETUPS = {name: setup_of(name) for name in spieltisch.games()}
