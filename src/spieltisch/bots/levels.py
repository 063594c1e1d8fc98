"""Opponents for people, from beginner to master.

Weak levels are weak like people: they overlook some of what they could do and plan less far. What
they do see they judge like the others, so they never play nonsense on purpose.
"""

from typing import Final

from spieltisch.bots.greedy import Greedy, Way
from spieltisch.bots.learned import Learned
from spieltisch.bots.search import Search
from spieltisch.core.game import State, game


class _Careless(Greedy):
    """Looks at a part of its moves only, but always at two of them at least.

    Where a turn is planned as one it overlooks some of the ways to play it.
    """

    overlooked: float  # of the moves, on average

    def choose(self, state: State, seat: int) -> int:
        moves = state.moves(seat)
        if len(moves) <= 2 or game(state.game_name).turns:
            return super().choose(state, seat)
        values = dict(zip(moves, self.values(state, seat, moves)))  # a game may weigh all at once
        return max(self.seen(moves), key=lambda move: values[move])

    def seen(self, ways: list[Way]) -> list[Way]:
        order = list(range(len(ways)))
        self.rng.shuffle(order)
        return [ways[at] for place, at in enumerate(order) if place < 2 or self._sees()]

    def _sees(self) -> bool:
        return self.rng.below(1000) >= 1000 * self.overlooked


class Beginner(_Careless):
    name = "beginner"
    longest = 0.5
    overlooked = 0.75


class Casual(_Careless):
    name = "casual"
    longest = 0.5
    overlooked = 0.1


class Strong(Search):
    name = "strong"
    longest = 0.5
    most = 40


class Master(Learned):
    name = "master"
    longest = 1.5


LEVELS: Final = (Beginner, Casual, Strong, Master)
"""Weakest first."""

USUAL: Final = Casual.name
"""For whoever has not chosen: it answers at once on every machine, and can be beaten by people who
have just learned a game."""
