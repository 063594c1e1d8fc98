"""Beacon: a small game for one to four, won or lost together, with open hands.

It has every room that a game has, and is not on the shelf of the package: `tests.toys` puts it
there. docs/adding-a-game.md explains it file by file.
"""

from typing import Any, Final

from spieltisch.core.game import Aspect, Data, Game, State
from spieltisch.core.lookup import cards_by_name
from spieltisch.core.position import impossible
from spieltisch.core.text import Text
from tests.toys.beacon import bot, text
from tests.toys.beacon.options import OPTIONS
from tests.toys.beacon.rules import BeaconState
from tests.toys.beacon.state import position, verbs
from tests.toys.beacon.state.data import deal


class Beacon(Game):
    """The game on the shelf."""

    def __init__(self) -> None:
        self.name = "beacon"
        self.title = text.TITLE
        self.about = Text(
            "Haltet gemeinsam ein Feuer gegen den Sturm am Brennen.",
            "Keep a fire burning against the storm, together.",
        )
        self.min_seats = 1
        self.max_seats = 4
        self.minutes = 10
        self.weight = 1
        self.num_moves = verbs.COUNT
        self.rules_version = 1
        self.options = OPTIONS
        self.cooperative = True
        self.open_hands = True

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> BeaconState:
        state = BeaconState()
        state.lay_out(seats)
        deal(state, seed, options["weather"])
        return state

    def blank(self) -> BeaconState:
        state = BeaconState()
        state.lay_out(self.min_seats)
        return state

    def from_position(self, data: Data) -> BeaconState:
        state = BeaconState()
        position.set_up(state, data, cards_by_name(self, text.ALL_LOGS))
        if problem := state.resume():
            raise impossible(problem)
        return state

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, BeaconState)
        return bot.evaluate(state, seat)

    def aspects(self, state: State, seat: int) -> list[Aspect]:
        assert isinstance(state, BeaconState)
        return bot.aspects(state)


BEACON: Final = Beacon()
