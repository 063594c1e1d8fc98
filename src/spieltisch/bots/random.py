"""A bot that plays any legal move."""

from spieltisch.bots.bot import Bot
from spieltisch.core.game import State


class Random(Bot):
    """Every legal move is equally likely."""

    name = "random"

    def choose(self, state: State, seat: int) -> int:
        moves = state.moves(seat)
        return moves[self.rng.below(len(moves))]
