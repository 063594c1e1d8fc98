"""A bot that would play forever if it were let."""

from spieltisch.bots import Bot
from spieltisch.core.game import State


class Stubborn(Bot):
    """Always wants the last of its moves."""

    name = "stubborn"

    def choose(self, state: State, seat: int) -> int:
        return state.moves(seat)[-1]
