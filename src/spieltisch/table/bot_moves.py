"""The moves of bots at a table: what they choose, and by which seed.

Choosing looks at a state of its own, takes a while and touches nothing else, so that it can run in
a thread or a process beside the server.
"""

from collections.abc import Callable

from spieltisch.bots import make_bot
from spieltisch.bots.bot import chosen_move
from spieltisch.bots.hasty import Hasty
from spieltisch.core.game import State
from spieltisch.core.rng import seeded


def bot_seed(seed: int, number: int, seat: int) -> int:
    """Depends on the place in the game only: whoever takes back meets the same answer again."""
    return seeded((seed << 24) ^ (number << 4) ^ seat).next32()


def bot_move(
    bot: str,
    state: State,
    seat: int,
    seed: int,
    tried: list[int],
    seconds: float,
    stopped: Callable[[], bool],
) -> int:
    """The move that a bot makes, none of those ``tried`` here; `BadMove` if it is not allowed.

    It thinks for so many seconds at the most, as far as it looks at the clock, and ends at once
    when it is told to.
    """
    thinker = make_bot(bot, seed)
    thinker.hurry(seconds)
    thinker.stopped = stopped
    return chosen_move(thinker, state, seat, tried)


def hasty_move(state: State, seat: int, seed: int, tried: list[int]) -> int:
    """A move at once, for a table that has waited long enough."""
    return chosen_move(Hasty(seed), state, seat, tried)
