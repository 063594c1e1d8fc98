"""What things on the island are worth to the spirits; an explorer less is worth about 1."""

from typing import Final, final


@final
class Weights:
    """All numbers with which positions are weighed, in one place."""

    def __init__(self) -> None:
        self.won = 1000.0

        # invaders and dahan
        self.explorer = 1.0
        self.town = 2.6
        self.city = 4.4
        self.dahan = 0.9
        self.wilds = 0.8  # tokens that help
        self.disease = 1.2
        self.beasts = 0.8
        self.strife = 1.0

        # blight
        self.blight = 3.0  # each on the island
        self.danger = 34.0  # of losing by it when none is left
        self.nearer = 1.5  # times as much for each that is taken, for each player
        self.hidden_blight = 3.5  # for each player, expected on the other side of the card
        self.doom = 60.0  # the coming phase would lose the game

        # what the forecast says, as far as it counts
        self.coming = 0.95
        self.following = 0.4
        self.explored = 0.9

        # fear
        self.fear = 0.8
        self.terror = 2.0  # a terror level, for each player
        self.near = 14.0  # nothing is left of what has to go for a victory, for each player

        # spirits
        self.energy = 0.55
        self.spare_energy = 0.08  # beyond what a turn needs
        self.enough_energy = 5.0
        self.play = 0.55  # a turn of a card that can be played and paid
        self.idle = 0.12  # a turn of a play that cannot be paid, or of energy without plays
        self.price = 1.1  # of an average card
        self.towards = 0.8  # of a step towards a higher number on a track
        self.saved = 0.15  # of the energy that is there counts as income
        self.element = 0.12  # a turn of an element on a track
        self.reclaim = 0.2
        self.presence = 0.9  # on the island
        self.site = 1.2  # a sacred site, less for each more
        self.card = 1.0  # a power card, wherever it is
        self.in_hand = 0.5  # one that need not be reclaimed first

        # where presence is good, for each trouble that it reaches
        self.reach_here = 0.04
        self.reach_near = 0.12
        self.reach_far = 0.06
        self.reach_site = 0.08
        self.exposed = 1.5  # presence where blight is to come

        # turns to come
        self.most_kept = 10.0
        self.next_turn = 0.5  # what a card that stays in hand will do then
        self.deck_card = 2.0


WEIGHTS: Final = Weights()
