"""Living Forest (Aske Christiansen, 2021): lure animals, put out fires, plant trees."""

from random import Random
from typing import Any, Final

from spieltisch.core.game import Aspect, Data, Game, State, register
from spieltisch.core.options import RANDOM
from spieltisch.core.rng import seeded
from spieltisch.core.text import Text
from spieltisch.games.living_forest import bot
from spieltisch.games.living_forest.options import OPTIONS
from spieltisch.games.living_forest.rules import LivingForestState
from spieltisch.games.living_forest.state import codes, position, verbs
from spieltisch.games.living_forest.state.table import deal

SEATS_TO_LEARN: Final = (2, 2, 2, 2, 3, 4)  # how often the bots practise with so many


class LivingForest(Game):
    """The game on the shelf."""

    def __init__(self, numbers: dict[str, float] = bot.NUMBERS) -> None:
        self.name = "living-forest"
        self.title = Text("Living Forest", "Living Forest")
        self.about = Text(
            "Locke Tiere an, lösche Flammen, pflanze Bäume: Wer zuerst zwölf von einem hat, rettet"
            " den Wald.",
            "Attract animals, put out fires, plant trees: the first with twelve of a kind saves the"
            " forest.",
        )
        self.min_seats = 2
        self.max_seats = codes.MAX_SEATS
        self.minutes = 40
        self.weight = 2
        self.num_moves = verbs.COUNT
        self.rules_version = 1
        self.scale = 1.5
        self.options = OPTIONS
        self._numbers = numbers
        self._by = bot.Weights(numbers)

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> LivingForestState:
        rng = seeded(seed)
        first = rng.below(seats) if options["first"] == RANDOM else options["first"] - 1
        state = LivingForestState()
        state.lay_out(seats, first)
        state.fire_limit = options["fire_limit"]
        state.round_limit = options["round_limit"]
        deal(state, rng)
        state.note("round", [1, first])
        return state

    def blank(self) -> LivingForestState:
        state = LivingForestState()
        state.lay_out(self.min_seats, 0)
        return state

    def from_position(self, data: Data) -> LivingForestState:
        state = LivingForestState()
        position.set_up(state, data)
        return state

    def any_setup(self, random: Random) -> tuple[int, dict[str, Any]]:
        return random.choice(SEATS_TO_LEARN), {}

    def numbers(self) -> dict[str, float]:
        return self._numbers

    def weighed(self, numbers: dict[str, float]) -> Game:
        return LivingForest(numbers)

    def values(self, world: State, seat: int, moves: list[int]) -> list[float]:
        return self.glance(world, seat, moves)

    def glance(self, world: State, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(world, LivingForestState)
        return bot.reveal_values(world, seat, moves, self._by)

    def step(self, state: State, seat: int) -> int:
        assert isinstance(state, LivingForestState)
        return bot.usual(state, seat, self._by)

    def sight(self, state: State, seat: int) -> int:
        assert isinstance(state, LivingForestState)
        return bot.sight(state, seat)

    def span(self, state: State) -> int:
        assert isinstance(state, LivingForestState)
        return state.round

    def aspects(self, state: State, seat: int) -> list[Aspect]:
        assert isinstance(state, LivingForestState)
        return [Aspect(name, value) for name, value in bot.aspects(state, seat, self._by)]

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, LivingForestState)
        return bot.evaluate(state, seat, self._by)

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, LivingForestState)
        return (
            super().prospects(state) if state.ended else bot.prospects(state, self.scale, self._by)
        )


register(LivingForest())
