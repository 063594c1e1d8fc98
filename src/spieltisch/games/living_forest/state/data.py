"""What lies on the table: the data of a game of Living Forest, copied, saved and looked at.

How the data changes is in `table`; what of it a seat may see is in `hidden`.
"""

from typing import Any

from spieltisch.core.game import State
from spieltisch.core.rng import Rng, seeded
from spieltisch.core.stack import Stack, load_stack
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.state import codes


class TableData(State):
    """The data of a game of Living Forest."""

    fire_limit: int  # fires of each value in the box, 0: as many as are needed
    round_limit: int  # after this round the game is drawn, 0: never

    round: int
    start: int  # the seat with the start-player tree
    phase: int
    turn: int  # the seat whose actions are on, while acting
    left: int  # regular actions it has not begun
    used: int  # kinds of regular actions of this turn, as bits
    ended: int  # how the game ended, 0 while it runs

    draw: list[list[int]]  # by seat: the draw pile, the top card last
    batches: list[list[int]]  # by seat: how many cards each attract action put on top, last on top
    discard: list[list[int]]  # by seat
    line: list[list[int]]  # by seat: cards revealed this round, in order
    shown: list[bool]  # by seat: has revealed a card this round
    fresh: list[bool]  # by seat: the last card of the line has just been revealed
    stopped: list[bool]  # by seat: has ended its reveals
    fragments: list[int]  # by seat
    taken: list[int]  # by seat * 3 + value: fires owned
    forest: list[int]  # by seat * 15 + cell: the tree there
    tiles: list[int]  # by tile: its owner
    stones: list[int]  # by seat: its rock

    circle: list[int]  # by value: fires in the circle
    display: list[int]  # by level * 4 + slot: the animal there
    stacks: list[list[int]]  # by level, the next card last
    supply: int  # fragments
    varans: int  # in the supply
    trees: list[int]  # by type: tiles in the supply

    totals: list[int]  # by seat * 5 + element: line, trees and completed lines
    net: list[int]  # by seat: net solitary
    grown: list[int]  # by seat: cells with a tree, as bits
    planted: list[int]  # by seat: types of trees planted, as bits

    stack: Stack
    rngs: list[Rng]  # one for each seat, so that the order of simultaneous moves changes nothing

    # making, copying, saving

    def lay_out(self, seats: int, first: int) -> None:
        """The table before any card is dealt."""
        self.begin(seats)
        self.fire_limit = 0
        self.round_limit = 0
        self.round = 1
        self.start = first
        self.phase = codes.REVEALING
        self.turn = codes.NONE
        self.left = 0
        self.used = 0
        self.ended = 0
        self.draw = [[] for _ in range(seats)]
        self.batches = [[] for _ in range(seats)]
        self.discard = [[] for _ in range(seats)]
        self.line = [[] for _ in range(seats)]
        self.shown = [False] * seats
        self.fresh = [False] * seats
        self.stopped = [False] * seats
        self.fragments = [0] * seats
        self.taken = [0] * (seats * codes.FIRES)
        self.forest = [codes.NONE] * (seats * codes.CELLS)
        for seat in range(seats):
            self.forest[seat * codes.CELLS + codes.MIDDLE] = codes.START_TREE
        self.tiles = [tile // codes.SORTS for tile in range(seats * codes.SORTS)]
        self.stones = [codes.STONES[seats][(seat - first) % seats] for seat in range(seats)]
        self.circle = [1, 0, 0]
        self.display = [codes.NONE] * codes.DISPLAY
        self.stacks = [[] for _ in range(codes.LEVELS)]
        self.supply = codes.FRAGMENTS
        self.varans = codes.VARANS
        self.trees = [tree.copies[seats - 2] for tree in cards.TREES]
        self.stack = Stack()
        self.rngs = [seeded(seat) for seat in range(seats)]
        self.recount()

    def copy_to(self, other: "TableData") -> None:
        other.seats = self.seats
        other.names = self.names
        other.events = []
        other.quiet = self.quiet
        other.news = self.news
        other.fire_limit = self.fire_limit
        other.round_limit = self.round_limit
        other.round = self.round
        other.start = self.start
        other.phase = self.phase
        other.turn = self.turn
        other.left = self.left
        other.used = self.used
        other.ended = self.ended
        other.draw = [pile[:] for pile in self.draw]
        other.batches = [batches[:] for batches in self.batches]
        other.discard = [pile[:] for pile in self.discard]
        other.line = [line[:] for line in self.line]
        other.shown = self.shown[:]
        other.fresh = self.fresh[:]
        other.stopped = self.stopped[:]
        other.fragments = self.fragments[:]
        other.taken = self.taken[:]
        other.forest = self.forest[:]
        other.tiles = self.tiles[:]
        other.stones = self.stones[:]
        other.circle = self.circle[:]
        other.display = self.display[:]
        other.stacks = [stack[:] for stack in self.stacks]
        other.supply = self.supply
        other.varans = self.varans
        other.trees = self.trees[:]
        other.totals = self.totals[:]
        other.net = self.net[:]
        other.grown = self.grown[:]
        other.planted = self.planted[:]
        other.stack = self.stack.clone()
        other.rngs = [rng.clone() for rng in self.rngs]

    def dump(self) -> dict[str, Any]:
        return {
            "game": "living-forest",
            "seats": self.seats,
            "fire_limit": self.fire_limit,
            "round_limit": self.round_limit,
            "round": self.round,
            "start": self.start,
            "phase": self.phase,
            "turn": self.turn,
            "left": self.left,
            "used": self.used,
            "ended": self.ended,
            "draw": [pile[:] for pile in self.draw],
            "batches": [batches[:] for batches in self.batches],
            "discard": [pile[:] for pile in self.discard],
            "line": [line[:] for line in self.line],
            "shown": self.shown[:],
            "fresh": self.fresh[:],
            "stopped": self.stopped[:],
            "fragments": self.fragments[:],
            "taken": self.taken[:],
            "forest": self.forest[:],
            "tiles": self.tiles[:],
            "stones": self.stones[:],
            "circle": self.circle[:],
            "display": self.display[:],
            "stacks": [stack[:] for stack in self.stacks],
            "supply": self.supply,
            "varans": self.varans,
            "trees": self.trees[:],
            "stack": self.stack.dump(),
            "rng": [rng.state for rng in self.rngs],
        }

    def restore(self, data: dict[str, Any]) -> None:
        """Fills the table from what `dump` wrote."""
        self.lay_out(data["seats"], data["start"])
        self.fire_limit = data["fire_limit"]
        self.round_limit = data["round_limit"]
        self.round = data["round"]
        self.phase = data["phase"]
        self.turn = data["turn"]
        self.left = data["left"]
        self.used = data["used"]
        self.ended = data["ended"]
        self.draw = [list(pile) for pile in data["draw"]]
        self.batches = [list(batches) for batches in data["batches"]]
        self.discard = [list(pile) for pile in data["discard"]]
        self.line = [list(line) for line in data["line"]]
        self.shown = list(data["shown"])
        self.fresh = list(data["fresh"])
        self.stopped = list(data["stopped"])
        self.fragments = list(data["fragments"])
        self.taken = list(data["taken"])
        self.forest = list(data["forest"])
        self.tiles = list(data["tiles"])
        self.stones = list(data["stones"])
        self.circle = list(data["circle"])
        self.display = list(data["display"])
        self.stacks = [list(stack) for stack in data["stacks"]]
        self.supply = data["supply"]
        self.varans = data["varans"]
        self.trees = list(data["trees"])
        self.stack = load_stack(data["stack"])
        self.rngs = [Rng(state) for state in data["rng"]]
        self.recount()

    def recount(self) -> None:
        """Works out what follows from the rest: element totals, net solitary, forests."""
        self.totals = [0] * (self.seats * cards.ELEMENTS)
        self.net = [0] * self.seats
        self.grown = [0] * self.seats
        self.planted = [0] * self.seats
        for seat in range(self.seats):
            for kind in self.line[seat]:
                self.count_elements(seat, cards.GIVES[kind], 1)
                self.net[seat] += cards.SYMBOLS[kind]
            for cell in range(codes.CELLS):
                tree = self.forest[seat * codes.CELLS + cell]
                if tree != codes.NONE:
                    self.grown[seat] |= 1 << cell
                if tree != codes.NONE and tree != codes.START_TREE:
                    self.planted[seat] |= 1 << tree
                    self.count_elements(seat, cards.TREE_GIVES[tree], 1)
            for number, cells in enumerate(codes.LINE_CELLS):
                if self.grown[seat] & cells == cells:
                    self.totals[seat * cards.ELEMENTS + codes.LINE_ELEMENTS[number]] += (
                        codes.LINE_BONUSES[number]
                    )

    def count_elements(self, seat: int, elements: tuple[int, ...], sign: int) -> None:
        totals = self.totals
        first = seat * cards.ELEMENTS
        for element in range(cards.ELEMENTS):
            amount = elements[element]
            if amount:
                totals[first + element] += sign * amount

    # looking

    def total(self, seat: int, element: int) -> int:
        return self.totals[seat * cards.ELEMENTS + element]

    def fire_power(self) -> int:
        circle = self.circle
        return 2 * circle[0] + 3 * circle[1] + 4 * circle[2]

    def fires(self) -> int:
        """The number of fires in the circle."""
        return self.circle[0] + self.circle[1] + self.circle[2]

    def fires_of_value(self, value: int) -> int:
        """Fires of a value that are in the circle or owned."""
        owned = sum([self.taken[seat * codes.FIRES + value] for seat in range(self.seats)])
        return self.circle[value] + owned

    def tiles_of(self, seat: int, sort: int) -> int:
        """How many bonus tiles of a sort a seat owns."""
        count = 0
        for number in range(self.seats):
            if self.tiles[number * codes.SORTS + sort] == seat:
                count += 1
        return count

    def owns_tile(self, seat: int) -> bool:
        return seat in self.tiles

    def tree_count(self, seat: int) -> int:
        return self.planted[seat].bit_count() + 1 + self.tiles_of(seat, codes.TREE_TILE)

    def fire_count(self, seat: int) -> int:
        owned = self.taken[seat * codes.FIRES] + self.taken[seat * codes.FIRES + 1]
        return owned + self.taken[seat * codes.FIRES + 2] + self.tiles_of(seat, codes.FIRE_TILE)

    def flower_count(self, seat: int) -> int:
        return self.total(seat, cards.FLOWER) + self.tiles_of(seat, codes.FLOWER_TILE)

    def counts(self, seat: int) -> list[int]:
        """Trees, fires and flowers, as they count for victory."""
        return [self.tree_count(seat), self.fire_count(seat), self.flower_count(seat)]

    def known_top(self, seat: int) -> int:
        """How many cards on top of a draw pile their owner knows."""
        return sum(self.batches[seat])

    def value_of(self, fire: int) -> int:
        return fire + codes.LOWEST_FIRE
