"""How good a table is for a seat, and what a network gets to see of it."""

from spieltisch.games.living_forest.bot.aspects import aspects
from spieltisch.games.living_forest.bot.evaluation import evaluate, prospects
from spieltisch.games.living_forest.bot.first_look import reveal_values, sight, usual
from spieltisch.games.living_forest.bot.inputs import INPUTS, inputs
from spieltisch.games.living_forest.bot.weights import NUMBERS, Weights

__all__ = [
    "INPUTS",
    "NUMBERS",
    "Weights",
    "aspects",
    "evaluate",
    "inputs",
    "prospects",
    "reveal_values",
    "sight",
    "usual",
]
