"""How good a table is for a seat, and what a network gets to see of it."""

from spieltisch.games.equinox.bot.aspects import aspects
from spieltisch.games.equinox.bot.evaluation import evaluate
from spieltisch.games.equinox.bot.inputs import INPUTS, inputs
from spieltisch.games.equinox.bot.outlook import prospects
from spieltisch.games.equinox.bot.weights import NUMBERS, Weights

__all__ = ["INPUTS", "NUMBERS", "Weights", "aspects", "evaluate", "inputs", "prospects"]
