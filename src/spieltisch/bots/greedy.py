"""A bot that looks one step ahead with the game's evaluation."""

from spieltisch.bots.bot import Bot
from spieltisch.core.game import Game, State, game

BUDGET = 300  # states to look at after each move in each world


class Greedy(Bot):
    """Tries every move in a few possible worlds and takes the best on average.

    A decision that only opens another one of the same seat says little about itself, so a step goes
    on through the seat's next decisions, as many as belong together in this game: through a whole
    turn where a turn is planned as one. A game may also say itself how good each move is.
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
        for _ in range(on.worlds):
            world = state.determinize(seat, self.rng.next32())
            world.quiet = True
            found = on.values(world, seat, moves)
            if not found:
                found = [_Look(on, seat).value_after(world, move, on.lookahead) for move in moves]
            totals = [total + value for total, value in zip(totals, found)]
        return [total / on.worlds for total in totals]


class _Look:
    """A look ahead after one move, through the decisions of one seat."""

    def __init__(self, on: Game, seat: int) -> None:
        self.on = on
        self.seat = seat
        self.budget = BUDGET

    def value_after(self, world: State, move: int, depth: int) -> float:
        """The best that can come of a move within the depth and the budget."""
        after = world.clone()
        after.apply(self.seat, move)
        self.budget -= 1
        if depth <= 1 or self.budget <= 0 or self.seat not in after.to_move():
            return self.on.evaluate(after, self.seat)
        return max(self.value_after(after, follow, depth - 1) for follow in after.moves(self.seat))
