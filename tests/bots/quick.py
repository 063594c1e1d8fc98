"""Bots with a budget in tries: they take no second for a move, and equal seeds give equal moves."""

from spieltisch.bots import BOTS
from spieltisch.bots.roster import settings_of

TRIES = 8


def quick(name: str, tries: int = TRIES) -> str:
    """A bot that thinks for a time by default, asked for with a number of tries instead."""
    return f"{name}:tries={tries}" if "tries" in settings_of(name) else name


QUICK_BOTS = [quick(name) for name in BOTS]

ONLY_SLOWER = {"name", "longest", "most"}


def kind(name: str) -> object:
    """What decides how a bot chooses: another bot with more or less time is that one."""
    made = BOTS[name]
    if not isinstance(made, type):
        return made
    own = {key for key in vars(made) if not key.startswith("__")}
    return made.__base__ if own <= ONLY_SLOWER else made


ONE_OF_EACH_KIND = list({kind(name): name for name in BOTS}.values())
"""Bots that choose differently even with equal tries."""
