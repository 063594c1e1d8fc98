"""Spieltisch: a digital game table.

>>> import spieltisch
>>> state = spieltisch.game("equinox").new(seats=3, seed=7, first=1)
>>> state.to_move()
(0,)
"""

from spieltisch._plain import compiled, force_plain

force_plain()

import spieltisch.games  # noqa: F401 - puts the games on the shelf
from spieltisch.core.decision import Decision, IllegalMove, Option, Reason
from spieltisch.core.game import Game, State, game, games
from spieltisch.core.text import Text

__version__ = "0.1.0"

__all__ = [
    "Decision",
    "Game",
    "IllegalMove",
    "Option",
    "Reason",
    "State",
    "Text",
    "compiled",
    "game",
    "games",
]
