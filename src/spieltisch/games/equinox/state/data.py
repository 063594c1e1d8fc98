"""What lies on the table: the data of a game of Equinox, copied, saved and looked at.

How the data changes is in `table`; what of it a seat may see is in `hidden`.
"""

from typing import Any, Final

from spieltisch.core.game import State
from spieltisch.core.rng import Rng, seeded
from spieltisch.core.stack import Stack, load_stack
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.effects import Effect
from spieltisch.games.equinox.state import codes, memory

VALUES: Final = (5, 4, 3, 2, 1, 0)
"""Prestige of a pebble by row, row 0 being the champion card."""


class TableData(State):
    """The data of a game of Equinox."""

    chameleons_swap: bool  # German edition: Hopscotch moves chameleons too
    prestige_breaks_ties: bool  # German edition: ties by points per row, not by pebbles
    creatures: list[int]  # the eight columns, in order; never changed after the start
    in_game: list[bool]  # by creature; never changed after the start

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
    ended: int  # how the game ended, 0 while it runs

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
        self.chameleons_swap = False
        self.prestige_breaks_ties = False
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

    def set_edition(self, edition: str) -> None:
        self.chameleons_swap = edition == "de"
        self.prestige_breaks_ties = edition == "de"

    @property
    def edition(self) -> str:
        return "de" if self.prestige_breaks_ties else "en"

    def clear_turn(self) -> None:
        """What lasts for one turn only."""
        self.discarded = 0
        self.predicted = codes.NONE
        self.played_again = False
        self.free_discard = False
        self.acted = False

    def copy_to(self, other: "TableData") -> None:
        other.seats = self.seats
        other.names = self.names
        other.events = []
        other.quiet = self.quiet
        other.news = self.news
        other.creatures = self.creatures
        other.in_game = self.in_game
        other.chameleons_swap = self.chameleons_swap
        other.prestige_breaks_ties = self.prestige_breaks_ties
        other.row = self.row
        other.turn = self.turn
        other.phase = self.phase
        other.plays = self.plays
        other.discarded = self.discarded
        other.predicted = self.predicted
        other.played_again = self.played_again
        other.free_discard = self.free_discard
        other.acted = self.acted
        other.idle = self.idle
        other.ended = self.ended
        other.gone = self.gone[:]
        other.alive = self.alive[:]
        other.top = self.top[:]
        other.under = self.under[:]
        other.pebble = self.pebble[:]
        other.champion = self.champion[:]
        other.secret = self.secret[:]
        other.secret_made = self.secret_made[:]
        other.stock = self.stock[:]
        other.stake = self.stake[:]
        other.filled = self.filled
        other.hands = [hand[:] for hand in self.hands]
        other.down = self.down[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.buried = self.buried[:]
        other.memory = self.memory.copy()
        other.lacks = self.lacks[:]
        other.holds = self.holds[:]
        other.stack = self.stack.clone()
        other.rng = self.rng.clone()

    def dump(self) -> dict[str, Any]:
        return {
            "game": "equinox",
            "seats": self.seats,
            "edition": self.edition,
            "creatures": self.creatures[:],
            "row": self.row,
            "turn": self.turn,
            "phase": self.phase,
            "plays": self.plays,
            "discarded": self.discarded,
            "predicted": self.predicted,
            "played_again": self.played_again,
            "free_discard": self.free_discard,
            "acted": self.acted,
            "idle": self.idle,
            "ended": self.ended,
            "gone": self.gone[:],
            "top": self.top[:],
            "under": self.under[:],
            "pebble": self.pebble[:],
            "champion": self.champion[:],
            "secret": self.secret[:],
            "secret_made": self.secret_made[:],
            "stock": self.stock[:],
            "hands": [hand[:] for hand in self.hands],
            "down": self.down[:],
            "deck": self.deck[:],
            "discard": self.discard[:],
            "buried": self.buried[:],
            "memory": [[card, known] for card, known in sorted(self.memory.items())],
            "lacks": self.lacks[:],
            "holds": self.holds[:],
            "stack": self.stack.dump(),
            "rng": self.rng.state,
        }

    def restore(self, data: dict[str, Any]) -> None:
        """Fills the table from what `dump` wrote."""
        self.lay_out(data["seats"], list(data["creatures"]))
        self.set_edition(data["edition"])
        self.row = data["row"]
        self.turn = data["turn"]
        self.phase = data["phase"]
        self.plays = data["plays"]
        self.discarded = data["discarded"]
        self.predicted = data["predicted"]
        self.played_again = data["played_again"]
        self.free_discard = data["free_discard"]
        self.acted = data["acted"]
        self.idle = data["idle"]
        self.ended = data["ended"]
        self.gone = list(data["gone"])
        self.alive = [creature for creature in self.creatures if not self.gone[creature]]
        self.top = list(data["top"])
        self.under = list(data["under"])
        self.pebble = list(data["pebble"])
        self.champion = list(data["champion"])
        self.secret = list(data["secret"])
        self.secret_made = list(data["secret_made"])
        self.stock = list(data["stock"])
        self.hands = [list(hand) for hand in data["hands"]]
        self.down = list(data["down"])
        self.deck = list(data["deck"])
        self.discard = list(data["discard"])
        self.buried = list(data["buried"])
        self.memory = dict(data["memory"])
        self.lacks = list(data["lacks"])
        self.holds = list(data["holds"])
        self.stack = load_stack(data["stack"])
        self.rng = Rng(data["rng"])
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

    def power_of(self, kind: int) -> Effect | None:
        return cards.EFFECTS[kind]

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
