"""Everything said about a game of Spirit Island."""

from spieltisch.games.spirit_island.text.log import log_line
from spieltisch.games.spirit_island.text.moves import headline, option, prompt
from spieltisch.games.spirit_island.text.names import ENDINGS, move_number
from spieltisch.games.spirit_island.text.outcome import outcome, tallies
from spieltisch.games.spirit_island.text.reasons import reason

__all__ = [
    "ENDINGS",
    "headline",
    "log_line",
    "move_number",
    "option",
    "outcome",
    "prompt",
    "reason",
    "tallies",
]
