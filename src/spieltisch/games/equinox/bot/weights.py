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
    # who will win
    "rounds": -0.47,  # eliminations still to come, beside those that follow from the next two
    "rounds_of_card": 0.0463,  # for each card in the deck
    "rounds_of_field": 0.93,  # for a row that is full
    "doubt": 0.1,  # how uncertain that is
    "doubt_of_cards": 0.036,  # the same, for the square root of the cards in the deck
    "early": 0.2,  # how sharply strength decides when the row is empty
    "late": 1.45,  # how much more when it is full
    "friend": 0.17,  # of the strength that the best card of whoever protects a creature would add
    "enemy": 0.43,  # of the strength that the worst card of the others would take
    "luck": 0.15,  # points that do not decide who wins
    "luck_of_stock": 2.5,  # more of them for each pebble still to be placed
    "luck_of_rounds": 0.8,  # and for each elimination still to come
    "stock": 2.2,  # of what the pebbles to be placed are worth
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
        self.rounds = numbers["rounds"]
        self.rounds_of_card = numbers["rounds_of_card"]
        self.rounds_of_field = numbers["rounds_of_field"]
        self.doubt = numbers["doubt"]
        self.doubt_of_cards = numbers["doubt_of_cards"]
        self.early = numbers["early"]
        self.late = numbers["late"]
        self.friend = numbers["friend"]
        self.enemy = numbers["enemy"]
        self.luck = numbers["luck"]
        self.luck_of_stock = numbers["luck_of_stock"]
        self.luck_of_rounds = numbers["luck_of_rounds"]
        self.stock = numbers["stock"]
        self.powers = [numbers[f"power_of_{key}"] for key in codes.CREATURE_KEYS]
