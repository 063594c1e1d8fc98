"""What lies on the table: the data of a game of Equinox, copied, saved and looked at.

How the data changes is in `table`; what of it a seat may see is in `hidden`.
"""

from typing import Final

from spieltisch.core.effects import Step
from spieltisch.core.fields import ANY, Transfer
from spieltisch.core.game import State
from spieltisch.core.rng import Rng, seeded
from spieltisch.core.stack import Stack
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.effects.basics import Verb
from spieltisch.games.equinox.state import codes, memory

EDITIONS: Final = ("en", "de")

VALUES: Final = (5, 4, 3, 2, 1, 0)
"""Prestige of a pebble by row, row 0 being the champion card."""


class TableData(State):
    """The data of a game of Equinox."""

    game_name = "equinox"

    edition: str
    creatures: list[int]  # the eight columns, in order
    in_game: list[bool]  # by creature

    row: int  # current row and round, 1 to 5
    turn: int  # the active player
    phase: int
    plays: int  # cards still to be played in phase 2
    discarded: int  # cards discarded in phase 3 of this turn
    predicted: int  # the verb used in phase 1 of this turn, NONE if nothing
    played_again: bool  # Twinz' power was used this turn
    free_discard: bool  # Carmen's power was used this turn
    acted: bool  # something happened in this turn that ends a standstill
    idle: int  # turns in a row in which nothing happened

    gone: list[int]  # by creature: the round of its elimination, 0 while in play
    alive: list[int]  # creatures in play, in column order
    top: list[int]  # by place: the visible card
    under: list[int]  # by card: the card it covers
    pebble: list[int]  # by place (rows 1 to 5): whose pebble
    champion: list[int]  # by seat: on which champion card the own pebble lies
    secret: list[int]  # by seat: the card of the unrevealed secret prediction
    secret_made: list[bool]  # by seat
    stock: list[int]  # by seat: available pebbles
    stake: list[int]  # by creature * 5 + seat: sum of pebble values in the column
    filled: int  # fields of the current row, creatures in play, that hold a card

    hands: list[list[int]]  # by seat, sorted
    down: list[int]  # card * 8 + seat: face down through Stag
    deck: list[int]  # the next card to draw is the last
    discard: list[int]  # discarded face up
    buried: list[int]  # card * 8 + seat: discarded unshown
    memory: dict[int, int]  # see `memory`
    lacks: list[int]  # by place of `memory`: creatures known not to be there, as bits
    holds: list[int]  # by seat: creatures of which everybody knows a card in the hand, as bits
    stack: Stack
    rng: Rng

    # making, copying, saving

    def lay_out(self, seats: int, creatures: list[int]) -> None:
        """An empty table for these creatures."""
        self.begin(seats)
        self.creatures = creatures
        self.in_game = [creature in creatures for creature in range(codes.CREATURES)]
        self.edition = "en"
        self.row = 1
        self.turn = 0
        self.phase = codes.PREDICT
        self.plays = 0
        self.idle = 0
        self.ended = 0
        self.clear_turn()
        self.gone = [0] * codes.CREATURES
        self.alive = creatures[:]
        self.top = [codes.NONE] * codes.PLACES
        self.under = [codes.NONE] * codes.TREE
        self.pebble = [codes.NONE] * codes.PLACES
        self.champion = [codes.NONE] * seats
        self.secret = [codes.NONE] * seats
        self.secret_made = [False] * seats
        self.stock = [codes.PEBBLES] * seats
        self.stake = [0] * (codes.CREATURES * codes.MAX_SEATS)
        self.filled = 0
        self.hands = [[] for _ in range(seats)]
        self.down = []
        self.deck = []
        self.discard = []
        self.buried = []
        self.memory = {}
        self.lacks = [0] * memory.BURIED
        self.holds = [0] * seats
        self.stack = Stack()
        self.rng = seeded(0)

    @property
    def prestige_breaks_ties(self) -> bool:
        """Whether points per row break ties, as in the German edition, and not pebbles."""
        return self.edition == "de"

    def clear_turn(self) -> None:
        """What lasts for one turn only."""
        self.discarded = 0
        self.predicted = codes.NONE
        self.played_again = False
        self.free_discard = False
        self.acted = False

    def transfer(self, target: State, by: Transfer) -> None:
        assert isinstance(target, TableData)
        other = target  # checked once, not at every use
        last = codes.CARDS - 1
        other.seats = seats = by.number("seats", self.seats, 2, codes.MAX_SEATS)
        other.edition = by.word("edition", self.edition, EDITIONS)
        other.creatures = by.shared(
            "creatures", self.creatures, codes.IN_GAME, 0, codes.CREATURES - 1
        )
        other.row = by.number("row", self.row, 1, codes.ROWS)
        other.turn = by.number("turn", self.turn, 0, seats - 1)
        other.phase = by.number("phase", self.phase, codes.ENDED, codes.DISCARD)
        other.plays = by.number("plays", self.plays, 0, 1)
        other.discarded = by.number("discarded", self.discarded, 0, codes.DISCARDS)
        other.predicted = by.number("predicted", self.predicted, codes.NONE, codes.BET_SECRETLY)
        other.played_again = by.flag("played_again", self.played_again)
        other.free_discard = by.flag("free_discard", self.free_discard)
        other.acted = by.flag("acted", self.acted)
        other.idle = by.number("idle", self.idle, 0, seats)
        other.ended = by.number("ended", self.ended, 0, codes.STANDSTILL)
        other.gone = by.shared("gone", self.gone, codes.CREATURES, 0, codes.ROWS)
        other.top = by.numbers("top", self.top, codes.PLACES, codes.NONE, codes.TREE - 1)
        other.under = by.numbers("under", self.under, codes.TREE, codes.NONE, codes.TREE - 1)
        other.pebble = by.numbers(
            "pebble", self.pebble, codes.PLACES, codes.NONE, codes.MAX_SEATS - 1
        )
        other.champion = by.shared(
            "champion", self.champion, seats, codes.NONE, codes.CREATURES - 1
        )
        other.secret = by.shared("secret", self.secret, seats, codes.NONE, codes.CHAMELEON - 1)
        other.secret_made = by.flags("secret_made", self.secret_made, seats)
        other.stock = by.numbers("stock", self.stock, seats, 0, codes.PEBBLES)
        other.hands = by.lists("hands", self.hands, seats, 0, last)
        other.down = by.numbers("down", self.down, ANY, 0, codes.CARDS * 8 - 1)
        other.deck = by.numbers("deck", self.deck, ANY, 0, last)
        other.discard = by.numbers("discard", self.discard, ANY, 0, last)
        other.buried = by.numbers("buried", self.buried, ANY, 0, codes.CARDS * 8 - 1)
        other.memory = by.pairs("memory", self.memory, codes.CARDS, memory.ALL_KNOWN)
        other.lacks = by.numbers("lacks", self.lacks, memory.BURIED, 0, codes.ALL_CREATURES)
        other.holds = by.numbers("holds", self.holds, seats, 0, codes.ALL_CREATURES)
        other.stack = by.stack("stack", self.stack)
        other.rng = by.rng("rng", self.rng)
        # what `settle` works out
        other.in_game = self.in_game
        other.alive = self.alive
        other.stake = self.stake[:]
        other.filled = self.filled

    def settle(self) -> None:
        self.in_game = [creature in self.creatures for creature in range(codes.CREATURES)]
        self.alive = [creature for creature in self.creatures if not self.gone[creature]]
        self.recount()

    def recount(self) -> None:
        """Works out what follows from the rest: the stakes and how full the current row is."""
        self.stake = [0] * (codes.CREATURES * codes.MAX_SEATS)
        for place in range(codes.PLACES):
            seat = self.pebble[place]
            if seat != codes.NONE:
                self.stake[place // codes.PLACES_PER_CREATURE * codes.MAX_SEATS + seat] += VALUES[
                    place % codes.PLACES_PER_CREATURE
                ]
        for seat in range(self.seats):
            if self.champion[seat] != codes.NONE:
                self.stake[self.champion[seat] * codes.MAX_SEATS + seat] += VALUES[0]
        self.filled = 0
        for creature in self.alive:
            if self.top[self.field(creature)] != codes.NONE:
                self.filled += 1

    # looking

    def field(self, creature: int) -> int:
        """The place of a creature in the current row."""
        return creature * codes.PLACES_PER_CREATURE + self.row

    def power_of(self, kind: int) -> Verb | None:
        """The verb with which the effect of a kind of card begins, if it has one."""
        return cards.POWERS[kind]

    def asking(self) -> Step | None:
        """The step of the effect that waits for a choice."""
        if not self.stack.frames:
            return None
        frame = self.stack.frames[-1]
        return cards.PROGRAMS[frame.effect].steps[frame.step]

    def controller(self, creature: int) -> int:
        """The seat with the strictly highest sum of pebble values in a column, NONE if tied."""
        best = 0
        seat = codes.NONE
        first = creature * codes.MAX_SEATS
        for other in range(self.seats):
            stake = self.stake[first + other]
            if stake > best:
                best = stake
                seat = other
            elif stake == best:
                seat = codes.NONE
        return seat

    def has_pebble(self, seat: int, place: int) -> bool:
        """Whether a pebble of the seat lies on a place, champion cards included."""
        if place % codes.PLACES_PER_CREATURE == 0:
            return self.champion[seat] * codes.PLACES_PER_CREATURE == place
        return self.pebble[place] == seat

    def lowest(self) -> int:
        """The only creature with the lowest strength in a full row, NONE if there is none."""
        if self.filled < len(self.alive):
            return codes.NONE
        lowest = codes.NONE
        least = 99
        for creature in self.alive:
            strength = cards.DOUBLED[self.top[creature * codes.PLACES_PER_CREATURE + self.row]]
            if strength < least:
                least = strength
                lowest = creature
            elif strength == least:
                lowest = codes.NONE
        return lowest

    def face_down(self, seat: int) -> list[int]:
        """The cards of a seat that lie face down through Stag."""
        return [entry >> 3 for entry in self.down if entry & 7 == seat]

    def covered(self, place: int) -> list[int]:
        """The cards below the visible one, the uppermost first."""
        cards: list[int] = []
        card = self.under[self.top[place]] if self.top[place] != codes.NONE else codes.NONE
        while card != codes.NONE and len(cards) < codes.TREE:
            cards.append(card)
            card = self.under[card]
        return cards
