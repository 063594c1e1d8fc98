"""How good a table is for a seat, and who will win."""

from spieltisch.games.equinox.bot.aspects import aspects
from spieltisch.games.equinox.bot.evaluation import evaluate
from spieltisch.games.equinox.bot.outlook import prospects
from spieltisch.games.equinox.bot.weights import NUMBERS, Weights

__all__ = ["NUMBERS", "Weights", "aspects", "evaluate", "prospects"]
