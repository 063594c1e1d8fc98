"""Everything said about a game of Living Forest."""

from spieltisch.games.living_forest.text.log import log_line
from spieltisch.games.living_forest.text.moves import headline, option, prompt
from spieltisch.games.living_forest.text.names import ENDINGS
from spieltisch.games.living_forest.text.outcome import outcome, tallies
from spieltisch.games.living_forest.text.reasons import reason

__all__ = ["ENDINGS", "headline", "log_line", "option", "outcome", "prompt", "reason", "tallies"]
