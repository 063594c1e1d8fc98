"""Everything said about a game of Blue Moon."""

from spieltisch.games.blue_moon.text.circumstances import CIRCUMSTANTIAL, circumstances
from spieltisch.games.blue_moon.text.log import log_line
from spieltisch.games.blue_moon.text.moves import option
from spieltisch.games.blue_moon.text.names import ENDINGS
from spieltisch.games.blue_moon.text.outcome import outcome, tallies
from spieltisch.games.blue_moon.text.prompts import headline, prompt
from spieltisch.games.blue_moon.text.reasons import reason

__all__ = [
    "CIRCUMSTANTIAL",
    "ENDINGS",
    "circumstances",
    "headline",
    "log_line",
    "option",
    "outcome",
    "prompt",
    "reason",
    "tallies",
]
