"""Equinox (Reiner Knizia, 2021): bet on eight creatures, three of which will survive."""

from random import Random
from typing import Any, Final

from spieltisch.core.game import Aspect, Data, Game, State, register
from spieltisch.core.options import RANDOM
from spieltisch.core.rng import seeded
from spieltisch.core.text import Text
from spieltisch.games.equinox import bot
from spieltisch.games.equinox.options import OPTIONS
from spieltisch.games.equinox.rules import EquinoxState
from spieltisch.games.equinox.state import by_name, codes, position, verbs
from spieltisch.games.equinox.state.data import EDITIONS
from spieltisch.games.equinox.state.table import deal, full_deck

SEATS_TO_LEARN: Final = (2, 2, 2, 3, 4, 4, 5)  # how often the bots practise with so many


class Equinox(Game):
    """The game on the shelf."""

    def __init__(self, numbers: dict[str, float] = bot.NUMBERS) -> None:
        self.name = "equinox"
        self.title = Text("Equinox", "Equinox")
        self.about = Text(
            "Wette auf die Kreaturen, die das Turnier überstehen: acht treten an, drei bleiben.",
            "Predict which creatures survive the tournament: eight compete, three remain.",
        )
        self.min_seats = 2
        self.max_seats = codes.MAX_SEATS
        self.minutes = 45
        self.weight = 2
        self.num_moves = verbs.COUNT
        self.rules_version = 1
        self.scale = 2.8
        self.curiosity = 0.25  # a decision rarely changes the chance to win by more than 0.05
        self.options = OPTIONS
        self._numbers = numbers
        self._by = bot.Weights(numbers)

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> EquinoxState:
        rng = seeded(seed)
        if options["creatures"] == RANDOM:
            creatures = rng.sample(list(range(codes.CREATURES)), codes.IN_GAME)
        else:
            creatures = [by_name.creature(key) for key in options["creatures"]]
        state = EquinoxState()
        state.lay_out(seats, creatures)
        state.edition = options["edition"]
        state.rng = rng
        ancestors, dryads = options["trees"]
        deal(state, full_deck(creatures, ancestors, dryads))
        state.turn = rng.below(seats) if options["first"] == RANDOM else options["first"] - 1
        state.start_turn()
        return state

    def blank(self) -> EquinoxState:
        state = EquinoxState()
        state.lay_out(self.min_seats, [])
        return state

    def from_position(self, data: Data) -> EquinoxState:
        state = EquinoxState()
        position.set_up(state, data)
        if state.phase == codes.PREDICT:
            state.start_turn()
            state.events.pop()  # whose turn it is, the position itself says
            if state.phase != codes.PREDICT:
                state.note("no-prediction", [state.turn])
        return state

    def numbers(self) -> dict[str, float]:
        return self._numbers

    def weighed(self, numbers: dict[str, float]) -> Game:
        return Equinox(numbers)

    def aspects(self, state: State, seat: int) -> list[Aspect]:
        assert isinstance(state, EquinoxState)
        return [Aspect(name, value) for name, value in bot.aspects(state, seat, self._by)]

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, EquinoxState)
        return bot.evaluate(state, seat, self._by)

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, EquinoxState)
        return super().prospects(state) if state.ended else bot.prospects(state, self._by)

    def any_setup(self, random: Random) -> tuple[int, dict[str, Any]]:
        seats = random.choice(SEATS_TO_LEARN)
        trees = random.randint(0, codes.TREES)
        return seats, {
            "edition": random.choice(EDITIONS),
            "trees": [trees, codes.TREES - trees],
        }

    def usual_options(self, lang: str) -> dict[str, Any]:
        return {"edition": lang}


register(Equinox())
