"""How good an island is for the spirits, and how good each move is: what the bots ask."""

from spieltisch.games.spirit_island.bot.plan import values
from spieltisch.games.spirit_island.bot.worth import evaluate

__all__ = ["evaluate", "values"]
