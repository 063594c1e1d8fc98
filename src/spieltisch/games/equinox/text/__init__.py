"""Names, card texts, prompts, reasons and log lines of Equinox, in German and English.

Card texts are rendered from the declarations in cards.py; nothing here decides a rule.
"""

from spieltisch.games.equinox.text.log import log_line
from spieltisch.games.equinox.text.moves import headline, option, prompt
from spieltisch.games.equinox.text.names import ENDINGS
from spieltisch.games.equinox.text.outcome import outcome, tallies
from spieltisch.games.equinox.text.reasons import reason

__all__ = ["ENDINGS", "headline", "log_line", "option", "outcome", "prompt", "reason", "tallies"]
