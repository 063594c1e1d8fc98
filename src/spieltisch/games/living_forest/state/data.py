"""What lies on the table: the data of a game of Living Forest, copied, saved and looked at.

How the data changes is in `table`; what of it a seat may see is in `hidden`.
"""

from spieltisch.core.fields import MANY, Transfer
from spieltisch.core.game import State
from spieltisch.core.rng import Rng, seeded
from spieltisch.core.stack import Stack
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.state import codes


class TableData(State):
    """The data of a game of Living Forest."""

    game_name = "living-forest"

    fire_limit: int  # fires of each value in the box, 0: as many as are needed
    round_limit: int  # after this round the game is drawn, 0: never

    round: int
    start: int  # the seat with the start-player tree
    phase: int
    turn: int  # the seat whose actions are on, while acting
    left: int  # regular actions it has not begun
    used: int  # kinds of regular actions of this turn, as bits

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

    def transfer(self, target: State, by: Transfer) -> None:
        assert isinstance(target, TableData)
        other = target  # checked once, not at every use
        other.seats = seats = by.number("seats", self.seats, 2, codes.MAX_SEATS)
        other.fire_limit = by.number("fire_limit", self.fire_limit, 0, MANY)
        other.round_limit = by.number("round_limit", self.round_limit, 0, MANY)
        other.round = by.number("round", self.round, 1, MANY)
        other.start = by.number("start", self.start, 0, seats - 1)
        other.phase = by.number("phase", self.phase, codes.ENDED, codes.ACTING)
        other.turn = by.number("turn", self.turn, codes.NONE, seats - 1)
        other.left = by.number("left", self.left, 0, 2)
        other.used = by.number("used", self.used, 0, codes.ALL_ACTIONS)
        other.ended = by.number("ended", self.ended, 0, codes.ROUND_LIMIT)
        other.draw = by.lists("draw", self.draw, seats, 0, codes.KINDS - 1)
        other.batches = by.lists("batches", self.batches, seats, 0, codes.KINDS)
        other.discard = by.lists("discard", self.discard, seats, 0, codes.KINDS - 1)
        other.line = by.lists("line", self.line, seats, 0, codes.KINDS - 1)
        other.shown = by.flags("shown", self.shown, seats)
        other.fresh = by.flags("fresh", self.fresh, seats)
        other.stopped = by.flags("stopped", self.stopped, seats)
        other.fragments = by.numbers("fragments", self.fragments, seats, 0, codes.FRAGMENTS)
        other.taken = by.numbers("taken", self.taken, seats * codes.FIRES, 0, MANY)
        cells = seats * codes.CELLS
        other.forest = by.numbers("forest", self.forest, cells, codes.NONE, codes.START_TREE)
        tiles = seats * codes.SORTS
        other.tiles = by.shared("tiles", self.tiles, tiles, 0, codes.MAX_SEATS - 1)
        other.stones = by.numbers("stones", self.stones, seats, 0, codes.ROCKS - 1)
        other.circle = by.numbers("circle", self.circle, codes.FIRES, 0, codes.MOST_FIRES)
        other.display = by.numbers(
            "display", self.display, codes.DISPLAY, codes.NONE, codes.KINDS - 1
        )
        other.stacks = by.lists("stacks", self.stacks, codes.LEVELS, 0, codes.KINDS - 1)
        other.supply = by.number("supply", self.supply, 0, codes.FRAGMENTS)
        other.varans = by.number("varans", self.varans, 0, codes.VARANS)
        other.trees = by.shared("trees", self.trees, codes.TREES, 0, codes.MAX_SEATS)
        other.stack = by.stack("stack", self.stack)
        other.rngs = by.rngs("rng", self.rngs, seats)
        # what `settle` works out
        other.totals = self.totals[:]
        other.net = self.net[:]
        other.grown = self.grown[:]
        other.planted = self.planted[:]

    def settle(self) -> None:
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
