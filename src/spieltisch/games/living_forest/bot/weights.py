"""The numbers of the evaluation, one by one; its unit makes winning e times as likely.

They were guessed by people; how much late trees, plants and the end of the game count was learned.
"""

from typing import Final, final

from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.state import codes

REVEALED: Final = 0.4  # the part of a deck that a line shows

NUMBERS: Final[dict[str, float]] = {
    # what the ways to victory are worth: every step alike, and more the nearer the goal is
    "trees": 1.0,
    "fires": 2.2,
    "flowers": 0.5,
    "late_trees": 6.0,
    "late_fires": 3.5,
    "late_flowers": 1.0,
    # what to expect in every round, up to what is of any use
    "sun": 0.02,
    "water": 0.14,
    "plant": 0.2,
    "spiral": 0.1,
    "flower": 0.02,
    "useful_sun": 16.0,
    "useful_water": 14.0,
    "useful_plant": 12.0,
    "useful_spiral": 8.0,
    "useful_flower": 12.0,
    "reach": 0.03,  # for each card that a line will have
    "fragment": 0.1,
    "fading": 0.4,  # the part of all this that the end of the game takes away
    # this round
    "sun_buys": 0.02,  # a sun spent on animals
    "stolen": 0.35,  # a bonus tile taken
    "lost": 0.2,  # the second action of a closed line, beside what it would do
    "burned": 0.05,  # each varan the fires threaten
}


@final
class Weights:
    """The numbers, ready to be counted with."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.early = [numbers[name] for name in ("trees", "fires", "flowers")]
        self.late = [numbers[f"late_{name}"] for name in ("trees", "fires", "flowers")]
        self.income = [numbers[name] for name in cards.ELEMENT_KEYS]
        self.useful = [numbers[f"useful_{name}"] for name in cards.ELEMENT_KEYS]
        self.reach = numbers["reach"]
        self.fading = numbers["fading"]
        self.fragment = numbers["fragment"]
        self.sun_buys = numbers["sun_buys"]
        self.stolen = numbers["stolen"]
        self.lost = numbers["lost"]
        self.burned = numbers["burned"]
        self.trees = [self._worth_of(gives) for gives in cards.TREE_GIVES]
        self.animals = self._worths_of_animals()

    def _worth_of(self, gives: tuple[int, ...]) -> float:
        """What elements are worth that come in every round."""
        value = 0.0
        for element in range(cards.ELEMENTS):
            value += self.income[element] * gives[element]
        return value

    def _worths_of_animals(self) -> list[float]:
        """By kind: what an animal in the deck adds to every round, by itself and to the line."""
        usual = sum(self._worth_of(cards.GIVES[kind]) for kind in range(codes.STARTING))
        another = usual / codes.STARTING + self.reach
        return [
            REVEALED * (self._worth_of(gives) + self.reach) - another * symbol
            for gives, symbol in zip(cards.GIVES, cards.SYMBOLS)
        ]
