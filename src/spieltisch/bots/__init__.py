"""Opponents. A bot sees only what its seat may know: it looks at determinized states.

>>> from spieltisch.bots import make_bot
>>> make_bot("greedy", seed=1).name
'greedy'
"""

from collections.abc import Callable

from spieltisch.bots.bot import BadMove, Bot
from spieltisch.bots.greedy import Greedy
from spieltisch.bots.random import Random

BOTS: dict[str, Callable[[int], Bot]] = {"greedy": Greedy, "random": Random}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name."""
    if name not in BOTS:
        raise ValueError(f"There is no bot {name!r}; there are: {', '.join(BOTS)}.")
    return BOTS[name](seed)


__all__ = ["BOTS", "BadMove", "Bot", "make_bot"]
