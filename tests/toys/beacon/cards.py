"""The logs of Beacon, each kind declared once: the rules, the texts and the pictures read this."""

from dataclasses import dataclass
from typing import Final

COPIES: Final = 8  # of each kind


@dataclass(frozen=True)
class Log:
    """A kind of log. One with a shield burns bright or shields the fire, as its keeper says."""

    key: str
    light: int
    shield: int = 0


LOGS: Final = (Log("twig", 1), Log("branch", 2), Log("trunk", 3, shield=3))
