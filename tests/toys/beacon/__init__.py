"""Beacon: a small game for one to four, won or lost together, with open hands.

It has everything that a game needs to be played at the table and in the terminal, and nothing else.
"""

from pathlib import Path
from typing import Any, Final

from spieltisch.core.game import CardText, Data, Game, State
from spieltisch.core.text import Text
from tests.toys.beacon import text, verbs
from tests.toys.beacon.rules import BeaconState


class Beacon(Game):
    """Beacon on the shelf."""

    def __init__(self) -> None:
        self.name = "beacon"
        self.title = text.TITLE
        self.about = Text("Ein Feuer gegen den Sturm", "A fire against the storm")
        self.min_seats = 1
        self.max_seats = 4
        self.num_moves = verbs.COUNT
        self.rules_version = 1
        self.options = ()
        self.cooperative = True
        self.open_hands = True

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> BeaconState:
        state = BeaconState()
        state.lay_out(seats)
        state.deal(seed)
        return state

    def blank(self) -> BeaconState:
        state = BeaconState()
        state.lay_out(self.min_seats)
        return state

    def from_position(self, data: Data) -> State:
        raise ValueError("Beacon has no positions.")

    def cards(self) -> list[CardText]:
        kind = Text("Scheit", "Log")
        return [
            CardText(
                str(weight),
                Text(f"Scheit {weight}", f"Log {weight}"),
                kind,
                8,
                Text(f"{weight} Licht", f"{weight} light"),
            )
            for weight in range(1, verbs.LOGS + 1)
        ]

    def rules(self) -> Text:
        return text.RULES

    def skeleton(self) -> Text:
        return Text("", "")

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, BeaconState)
        return state.light + 0.3 * sum(map(len, state.hands)) + 0.2 * state.shield

    def rulings_path(self) -> Path:
        return Path(__file__).parent / "rulings.toml"


BEACON: Final = Beacon()
