"""The invader cards: which lands each names, and its stage."""

from typing import Final

from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.state import codes

_TERRAINS: Final = {
    "J": codes.JUNGLE,
    "M": codes.MOUNTAIN,
    "S": codes.SANDS,
    "W": codes.WETLAND,
}


class InvaderCard:
    """Terrains, or the coast; cards of stage II with one terrain bear the flag of escalation."""

    def __init__(self, key: str) -> None:
        stage, names = key.split("-")
        self.key = key
        self.stage = len(stage)
        self.coast = names == "Coastal"
        self.terrains = [] if self.coast else [_TERRAINS[letter] for letter in names]
        self.escalates = self.stage == 2 and not self.coast


CARDS: Final = [InvaderCard(key) for key in numbers.INVADERS]
