"""Spirit Island (R. Eric Reuss, 2017): spirits of nature drive colonists off their island."""

from typing import Any

from spieltisch.core.game import Aspect, Data, Game, Planner, State, register
from spieltisch.core.rng import Rng, seeded
from spieltisch.core.text import Text
from spieltisch.games.spirit_island import bot
from spieltisch.games.spirit_island.options import OPTIONS, check, setup_of
from spieltisch.games.spirit_island.rules.setup import lay_out
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import position, verbs
from spieltisch.games.spirit_island.state.data import SEATS


class SpiritIsland(Game):
    """The game on the shelf."""

    def __init__(self) -> None:
        self.name = "spirit-island"
        self.title = Text("Spirit Island", "Spirit Island")
        self.about = Text(
            "Gemeinsam als Geister der Natur: Wachst, weckt die Insel und vertreibt die Invasoren,"
            " ehe sie verödet.",
            "Together as spirits of nature: grow, wake the island and drive the invaders out before"
            " it is blighted.",
        )
        self.min_seats = 1
        self.max_seats = SEATS
        self.minutes = 120
        self.weight = 5
        self.num_moves = verbs.COUNT
        self.rules_version = 2
        self.worlds = 1  # only decks are hidden
        self.scale = 36.0  # for each player
        self.cooperative = True
        self.open_hands = True
        self.options = OPTIONS

    def check_setup(self, seats: Any, seed: Any, options: dict[str, Any]) -> dict[str, Any]:
        found = super().check_setup(seats, seed, options)
        check(seats, found)
        return found

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> SpiritIslandState:
        state = SpiritIslandState()
        state.lay_out(seats)
        lay_out(state, setup_of(seats, options, seeded(seed).fork()), seed)
        state.go_on()
        return state

    def blank(self) -> SpiritIslandState:
        state = SpiritIslandState()
        state.lay_out(self.min_seats)
        return state

    def from_position(self, data: Data) -> SpiritIslandState:
        state = SpiritIslandState()
        position.set_up(state, data)
        state.go_on()
        return state

    def aspects(self, state: State, seat: int) -> list[Aspect]:
        assert isinstance(state, SpiritIslandState)
        return [Aspect(name, value) for name, value in bot.aspects(state, seat)]

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, SpiritIslandState)
        return bot.evaluate(state, seat)

    def chance(self, state: State, worth: float) -> float:
        return super().chance(state, worth / state.seats + bot.WEIGHTS.even)

    def values(self, world: State, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(world, SpiritIslandState)
        every = world.legal_moves(seat)  # a plan weighs them together, also for some of them
        found = dict(zip(every, bot.values(world, seat, every)))
        return [found[move] for move in moves]

    def planner(self, rng: Rng, seconds: float, tries: int) -> Planner:
        return bot.IslandPlanner(rng, seconds, tries)


register(SpiritIsland())
