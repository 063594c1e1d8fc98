"""A bot for a moment when there is no time: the best at first sight, within a blink."""

from time import perf_counter

from spieltisch.bots.bot import Bot
from spieltisch.core.game import State, game

BLINK = 0.05  # seconds


class Hasty(Bot):
    """Looks once at what each move leads to, at as many of them as it can."""

    name = "hasty"
    longest = BLINK

    def choose(self, state: State, seat: int) -> int:
        end = perf_counter() + BLINK
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        on = game(state.game_name)
        world = state.determinize(seat, self.rng.next32())
        world.quiet = True
        best, highest = moves[0], float("-inf")
        for move in moves:
            after = world.clone()
            after.apply(seat, move)
            value = on.evaluate(after, seat)
            if value > highest:
                best, highest = move, value
            if perf_counter() > end:
                break
        return best
