"""Bots with a budget in tries: they take no second for a move, and equal seeds give equal moves."""

from spieltisch.bots import BOTS
from spieltisch.bots.roster import settings_of

TRIES = 8


def quick(name: str, tries: int = TRIES) -> str:
    """A bot that thinks for a time by default, asked for with a number of tries instead."""
    return f"{name}:tries={tries}" if "tries" in settings_of(name) else name


QUICK_BOTS = [quick(name) for name in BOTS]
