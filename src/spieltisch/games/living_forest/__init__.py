"""Living Forest (Aske Christiansen, 2021): lure animals, put out fires, plant trees."""

from typing import Any

from spieltisch.core.game import Data, Game, State, register
from spieltisch.core.options import RANDOM
from spieltisch.core.rng import seeded
from spieltisch.core.text import Text
from spieltisch.games.living_forest import bot
from spieltisch.games.living_forest.options import OPTIONS
from spieltisch.games.living_forest.rules import LivingForestState
from spieltisch.games.living_forest.state import codes, position, verbs
from spieltisch.games.living_forest.state.table import deal


class LivingForest(Game):
    """The game on the shelf."""

    def __init__(self) -> None:
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
        self.options = OPTIONS

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

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, LivingForestState)
        return bot.evaluate(state, seat)


register(LivingForest())
