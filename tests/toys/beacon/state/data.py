"""What lies on the table, in fields that are declared once: `transfer` copies, saves and loads."""

from typing import Final

from spieltisch.core.fields import ANY, MANY, Transfer
from spieltisch.core.game import State
from spieltisch.core.rng import Rng, seeded
from spieltisch.core.stack import Stacks
from tests.toys.beacon.cards import COPIES, LOGS

NIGHTS: Final = 5
LIGHT: Final = 5  # at the beginning
MOST_LIGHT: Final = 9
HAND: Final = 3  # logs at the beginning, and those that may be kept after a night
SHIP_LIGHT: Final = 2
STORMS: Final = {"rough": [1, 2, 2, 3, 3, 4, 5, 6], "mild": [1, 1, 2, 2, 3, 3, 4, 4]}
STRONGEST: Final = 6
PILE: Final = [log for log in range(len(LOGS)) for _ in range(COPIES)]

# Effects in progress.
BURNING: Final = 1  # does the log in the values burn bright, or is it a shield?
DROPPING: Final = 2  # which log is dropped?
COUNCIL: Final = 3  # a vote between two moves: hold out or call a ship?

# How a game ended.
SAVED: Final = 1
DARK: Final = 2

# Reasons that forbid a move; `text` has the sentence of each. 0: nothing forbids it.
GAME_OVER: Final = 1
NO_SUCH_MOVE: Final = 2
ACTED: Final = 3
NOT_ASKED: Final = 4
NO_SUCH_LOG: Final = 5
NO_LOG_LEFT: Final = 6


class Table(State):
    """Hands, light, what is left in the piles, and what is in progress."""

    game_name = "beacon"

    night: int
    light: int
    shield: int
    hands: list[list[int]]  # by seat, sorted, for all to see
    acted: list[bool]  # by seat: in this night
    pile: list[int]  # logs to draw, the next one last
    burnt: list[int]
    storms: list[int]  # the next one last
    stacks: Stacks
    rng: Rng

    def lay_out(self, seats: int) -> None:
        """An empty table."""
        self.begin(seats)
        self.night = 1
        self.light = LIGHT
        self.shield = 0
        self.hands = [[] for _ in range(seats)]
        self.acted = [False] * seats
        self.pile = []
        self.burnt = []
        self.storms = []
        self.stacks = Stacks(seats)
        self.rng = seeded(0)

    def transfer(self, target: State, by: Transfer) -> None:
        assert isinstance(target, Table)
        other = target  # checked once, not at every use
        other.seats = seats = by.number("seats", self.seats, 1, 4)
        other.night = by.number("night", self.night, 1, NIGHTS)
        other.light = by.number("light", self.light, 0, MOST_LIGHT)
        other.shield = by.number("shield", self.shield, 0, MANY)
        other.ended = by.number("ended", self.ended, 0, DARK)
        other.hands = by.lists("hands", self.hands, seats, 0, len(LOGS) - 1)
        other.acted = by.flags("acted", self.acted, seats)
        other.pile = by.numbers("pile", self.pile, ANY, 0, len(LOGS) - 1)
        other.burnt = by.numbers("burnt", self.burnt, ANY, 0, len(LOGS) - 1)
        other.storms = by.numbers("storms", self.storms, ANY, 1, STRONGEST)
        other.stacks = by.stacks("stacks", self.stacks, seats)
        other.rng = by.rng("rng", self.rng)

    def settle(self) -> None:
        """Nothing follows from the fields that is kept beside them."""


def deal(table: Table, seed: int, weather: str) -> None:
    """Shuffles both piles and gives everybody a hand."""
    table.rng = seeded(seed)
    table.pile = PILE[:]
    table.storms = STORMS[weather][:]
    table.rng.shuffle(table.pile)
    table.rng.shuffle(table.storms)
    table.hands = [sorted(table.pile.pop() for _ in range(HAND)) for _ in table.hands]
