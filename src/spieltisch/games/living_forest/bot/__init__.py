"""How good a table is for a seat, and what is to be done there at first sight."""

from spieltisch.games.living_forest.bot.aspects import aspects
from spieltisch.games.living_forest.bot.evaluation import evaluate, prospects
from spieltisch.games.living_forest.bot.first_look import reveal_values, sight, usual
from spieltisch.games.living_forest.bot.weights import NUMBERS, Weights

__all__ = [
    "NUMBERS",
    "Weights",
    "aspects",
    "evaluate",
    "prospects",
    "reveal_values",
    "sight",
    "usual",
]
