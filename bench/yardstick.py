"""The `greedy` of old, kept to measure stronger bots against.

    python bench/yardstick.py arena blue-moon --bot learned:tries=60 --bot old-greedy --games 100

is the command line of Spieltisch with this bot besides the others.

Until it planned whole turns, `greedy` tried each move and then whatever could follow, up to a
number of positions; where a hand allowed much it broke off in the middle of a turn and judged
that. In Living Forest it weighed with other numbers, which are kept here.
"""

import sys
from functools import cache

from spieltisch.bots import BOTS
from spieltisch.bots.greedy import Greedy
from spieltisch.cli import main
from spieltisch.core.game import Game, State, game

CHANGED = {"late_trees": 3.0, "plant": 0.06, "fading": 0.0}  # what they were in Living Forest
BUDGET = 300  # states to look at after each move in each world


class OldGreedy(Greedy):
    name = "old-greedy"

    def choose(self, state: State, seat: int) -> int:
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        values = self.values(state, seat, moves)
        return moves[values.index(max(values))]

    def values(self, state: State, seat: int, moves: list[int]) -> list[float]:
        totals = [0.0] * len(moves)
        on = old(game(state.game_name))
        for _ in range(on.worlds):
            world = state.determinize(seat, self.rng.next32())
            world.quiet = True
            found = on.values(world, seat, moves)
            if not found:
                found = [_Look(on, seat).value_after(world, move, on.lookahead) for move in moves]
            totals = [total + value for total, value in zip(totals, found)]
        return [total / on.worlds for total in totals]


@cache
def old(on: Game) -> Game:
    """A game with the numbers of before."""
    return on.weighed(on.numbers() | CHANGED) if on.name == "living-forest" else on


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


if __name__ == "__main__":
    BOTS[OldGreedy.name] = OldGreedy
    sys.exit(main())
