"""Opponents. A bot sees only what its seat may know: it looks at determinized states.

>>> from spieltisch.bots import make_bot
>>> make_bot("greedy", seed=1).name
'greedy'
>>> make_bot("search:tries=50", seed=1).tries
50
"""

from spieltisch.bots.bot import BadMove, Bot
from spieltisch.bots.roster import BOTS, longest, make_bot

__all__ = ["BOTS", "BadMove", "Bot", "longest", "make_bot"]
