"""A bot that looks one step ahead with the game's evaluation."""

from spieltisch.bots.bot import Bot
from spieltisch.core.game import Game, State, game

WORLDS = 3  # determinized states to look at
DEPTH = 2  # own decisions in a row that count as one step


class Greedy(Bot):
    """Tries every move in a few possible worlds and takes the best on average.

    A decision that only opens another one of the same seat says little about itself, so a step goes
    on through the seat's next decision.
    """

    name = "greedy"

    def choose(self, state: State, seat: int) -> int:
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        values = self.values(state, seat, moves)
        return moves[values.index(max(values))]

    def values(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """The mean value of each move."""
        totals = [0.0] * len(moves)
        on = game(state.game_name)
        for _ in range(WORLDS):
            world = state.determinize(seat, self.rng.next32())
            world.quiet = True
            for number, move in enumerate(moves):
                totals[number] += _value_after(on, world, seat, move, DEPTH)
        return [total / WORLDS for total in totals]


def _value_after(on: Game, world: State, seat: int, move: int, depth: int) -> float:
    after = world.clone()
    after.apply(seat, move)
    if depth <= 1 or seat not in after.to_move():
        return on.evaluate(after, seat)
    return max(_value_after(on, after, seat, follow, depth - 1) for follow in after.moves(seat))
