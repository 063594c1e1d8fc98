"""What things on the island are worth to the spirits; an explorer less is worth about 1."""

from typing import Final, final


@final
class Weights:
    """All numbers with which positions are weighed, in one place."""

    def __init__(self) -> None:
        self.won = 1000.0
        self.even = 114.0  # for each player, as much below nothing wins every second time

        # invaders and dahan
        self.explorer = 1.0
        self.town = 3.5
        self.city = 6.8
        self.dahan = 0.9
        self.wilds = 0.8  # tokens that help
        self.disease = 1.2
        self.beasts = 0.8
        self.strife = 1.0

        # blight
        self.blight = 3.0  # each on the island
        self.menace = 1.0  # a land with invaders that blight it whenever they ravage
        self.spreads = 0.5  # more, if there is blight already
        self.danger = 34.0  # of losing by it when none is left
        self.nearer = 1.5  # times as much for each that is taken, for each player
        self.hidden_blight = 3.5  # for each player, expected on the other side of the card
        self.sick = 2.0  # a turn of a spirit on a blighted island that takes something from it
        self.sicker = 3.0  # times as near for each blight that is taken, for each player
        self.doom = 120.0  # the coming phase would lose the game
        self.averted = 0.4  # of that, as long as a whole turn comes before it
        self.fuller = 2.6  # times as near for each town or city, where many in a land lose it
        self.scarcer = 2.0  # the same for each town, for each player, that the supply lacks

        # what the forecast says, as far as it counts
        self.coming = 0.95
        self.following = 0.4
        self.explored = 0.9

        # fear
        self.fear = 2.3
        self.terror = 2.0  # a terror level, for each player
        self.near = 14.0  # nothing is left of what has to go for a victory, for each player
        self.work = 1.2  # of what the easiest victory still takes
        self.hurry = 6.0  # times as much in the last round
        self.explorer_work = 1.0  # in terms of fear
        self.town_work = 2.0
        self.city_work = 3.5

        # spirits
        self.rounds = 8.0  # in which growth pays
        self.energy = 0.55
        self.spare_energy = 0.08  # beyond what a turn needs
        self.enough_energy = 5.0
        self.play = 1.8  # a turn of a card that can be played and paid
        self.idle = 0.3  # a turn of a play that cannot be paid, or of energy without plays
        self.again = 0.6  # of its cards a spirit can play each turn and still grow
        self.price = 1.1  # of an average card
        self.towards = 0.8  # of a step towards a higher number on a track
        self.saved = 0.15  # of the energy that is there counts as income
        self.element = 0.12  # a turn of an element on a track
        self.reclaim = 0.2
        self.presence = 1.5  # on the island
        self.site = 1.2  # a sacred site, less for each more
        self.faint = 24.0  # no presence left; half of that for each that is there
        self.card = 0.3  # a turn of a power card, wherever it is
        self.spare_card = 0.1  # the same for one beyond those that are needed
        self.turns_of_cards = 2.0  # cards for so many turns without reclaiming are needed
        self.in_hand = 0.5  # one that need not be reclaimed first

        # where presence is good: trouble that all powers of a spirit reach
        self.reach = 0.24
        self.muster = 2.5  # a dahan beside presence and invaders, for a spirit that leads them
        self.exposed = 1.5  # presence where blight is to come

        # power cards to take
        self.major = 5.5
        self.minor = 3.0
        self.wanted = 0.25  # an element, for each threshold of the innate powers that needs it
        self.dear = 0.35  # each energy that a card costs
        self.too_dear = 0.5  # more, beyond what a turn brings
        self.rich = 3.5  # income and saved energy from which on major powers are drawn
        self.rich_saved = 0.4

        # turns to come
        self.most_kept = 10.0
        self.next_turn = 0.35  # what a card that stays in hand will do then
        self.used_now = 0.3  # what a card would do at once, when one is chosen
        self.used_then = 0.3  # the same for the next turn


WEIGHTS: Final = Weights()
