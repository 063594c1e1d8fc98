"""How good an island is for the spirits, and how good each move is: what the bots ask."""

from spieltisch.games.spirit_island.bot.aspects import aspects
from spieltisch.games.spirit_island.bot.plan import values
from spieltisch.games.spirit_island.bot.planner import IslandPlanner
from spieltisch.games.spirit_island.bot.weights import WEIGHTS
from spieltisch.games.spirit_island.bot.worth import evaluate

__all__ = ["WEIGHTS", "IslandPlanner", "aspects", "evaluate", "values"]
