"""The numbers of the evaluation, one by one; it counts in prestige points.

They were guessed by people. What was learned so far won no more than these.
"""

from typing import Final, final

from spieltisch.games.equinox.state import codes

NUMBERS: Final[dict[str, float]] = {
    # how likely a creature is to survive
    "pace": 1.4,  # turns a round takes for each creature still in play
    "unplayed": 5.0,  # the strength to expect on an empty field
    "calm": 1.4,  # how sharply strength decides when the row is full
    "nervous": 3.0,  # and when it is empty
    "shield": 0.25,  # of the strength that a card in hand would add to an own creature
    "weapon": 0.08,  # of the strength that a card in hand would take from another's
    "held_card": 0.012,  # survival gained by each point above average of a card in hand
    # what is worth something beside the pebbles on the table
    "spare_pebble": 0.3,  # a pebble still to be placed, of the value it can have
    "secret": 0.7,  # the chance to predict secretly, when something has been seen
    **{f"power_of_{key}": 0.12 for key in codes.CREATURE_KEYS},  # for whoever controls it
}


@final
class Weights:
    """The numbers, ready to be counted with."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.pace = numbers["pace"]
        self.unplayed = numbers["unplayed"]
        self.calm = numbers["calm"]
        self.nervous = numbers["nervous"]
        self.shield = numbers["shield"]
        self.weapon = numbers["weapon"]
        self.held_card = numbers["held_card"]
        self.spare_pebble = numbers["spare_pebble"]
        self.secret = numbers["secret"]
        self.powers = [numbers[f"power_of_{key}"] for key in codes.CREATURE_KEYS]
