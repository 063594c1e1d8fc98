"""The tree of a search: what a seat has learned about its moves by trying them in possible worlds.

Every try deals anew what the seat cannot know, walks down the tree as far as it is known, adds one
position and asks a judge what each seat may expect there. Positions are told apart by the moves
that led to them and by what chance has shown the seat that decides (the game's `sight`), not by
what is hidden: whatever else differs between the worlds is averaged. Where several seats owe a
decision at the same time, each chooses without knowing the others' choices. In a game with spans
(the game's `span`) the tree holds the seat's own choices only; then a try is played on by quick
steps to the end of the span, where positions can be compared. The tree knows no game, no clock and
no bot.
"""

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

from spieltisch.core.game import Game, State
from spieltisch.core.rng import Rng

SHARPNESS: Final = (
    0.5  # of a first look: what part of the game's scale makes a move e times likelier
)
DOUBT: Final = 0.0  # how much less is expected of a move never tried than of the others
SEATS: Final = 8  # more than any game has, to number seat and move together
SIGHTS: Final = 1 << 20  # more moves than any game has, to number sight and move together
PATHS: Final = 0x3FFFFFFFFFF  # numbers of joint choices stay small
LONGEST: Final = 400  # decisions until a span has to end


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says of a full state what each seat may expect, and of moves which to try first."""

    def __init__(self, on: Game) -> None:
        self.on = on
        self.sharpness = SHARPNESS

    def shares(self, world: State) -> list[float]:
        """By seat the share of the win to expect. May play the world on."""
        play_on(self.on, world)
        return self.promised(world)

    def promised(self, world: State) -> list[float]:
        """The same of a world as it is."""
        return self.on.prospects(world)

    def priors(self, world: State, seat: int, moves: list[int]) -> list[float]:
        """How likely each move is the best, at first sight: by the position that it leads to."""
        values = self.on.glance(world, seat, moves)
        if not values:
            for move in moves:
                after = world.clone()
                after.apply(seat, move)
                values.append(self.on.evaluate(after, seat))
        return likely(values, self.on.scale * self.sharpness)


def likely(values: list[float], scale: float) -> list[float]:
    """Shares of 1: a value ``scale`` higher has e times as much."""
    highest = max(values)
    weights = [exp(max((value - highest) / scale, -40.0)) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def play_on(on: Game, world: State) -> None:
    """To the end of a span, as its middle cannot be judged; each seat takes quick steps."""
    span = on.span(world)
    if span < 0:
        return
    seat = world.next_seat()
    for _ in range(LONGEST):
        if seat < 0 or on.span(world) != span:
            return
        world.apply(seat, quick_step(on, world, seat))
        seat = world.next_seat()


def quick_step(on: Game, world: State, seat: int) -> int:
    """What most players would do, or the move that leads to the best position at once."""
    usual = on.step(world, seat)
    if usual >= 0:
        return usual
    moves = world.legal_moves(seat)
    best = moves[0]
    if len(moves) == 1:
        return best
    highest = -1e18
    for move in moves:
        after = world.clone()
        after.apply(seat, move)
        value = on.evaluate(after, seat)
        if value > highest:
            highest = value
            best = move
    return best


@final
class Node:
    """A position: for every choice known there, how often it was tried with what outcome.

    A choice is a seat, what it sees and a move, as one number.
    """

    def __init__(self) -> None:
        self.visits = 0
        self.places: dict[int, int] = {}  # by choice: its place in the lists
        self.tries: list[int] = []
        self.chances: list[int] = []  # how often it could have been tried
        self.sums: list[float] = []
        self.priors: list[float] = []
        self.below: dict[int, Node] = {}  # by the moves of all seats

    def find(self, first: int, moves: list[int], judge: Judge, world: State) -> list[int]:
        """The places of moves; those that were not possible here before get one."""
        found: list[int] = []
        fresh = False
        for move in moves:
            place = self.places.get(first + move * SEATS, -1)
            found.append(place)
            if place < 0:
                fresh = True
        if fresh:
            priors = judge.priors(world, first % SEATS, moves)
            for at in range(len(moves)):
                if found[at] < 0:
                    found[at] = len(self.tries)
                    self.places[first + moves[at] * SEATS] = found[at]
                    self.tries.append(0)
                    self.chances.append(0)
                    self.sums.append(0.0)
                    self.priors.append(priors[at])
        return found

    def choose(self, places: list[int], curiosity: float, doubt: float) -> int:
        """Which of some places to try next: a good one, or one that is little known."""
        tried = 0
        total = 0.0
        for place in places:
            self.chances[place] += 1
            tried += self.tries[place]
            total += self.sums[place]
        usual = total / tried - doubt if tried else 0.0
        best = 0
        highest = -1e18
        for at in range(len(places)):
            place = places[at]
            tries = self.tries[place]
            worth = self.sums[place] / tries if tries else usual
            worth += curiosity * self.priors[place] * sqrt(self.chances[place]) / (1 + tries)
            if worth > highest:
                highest = worth
                best = at
        return best


@final
class Tree:
    """The search of one seat from one position."""

    def __init__(
        self, judge: Judge, state: State, seat: int, rng: Rng, root: Node | None = None
    ) -> None:
        self.judge = judge
        self.state = state
        self.seat = seat
        self.rng = rng
        self.root = root or Node()  # what is known already
        self.first = judge.on.sight(state, seat) * SIGHTS * SEATS + seat  # of the seat's choices
        self.tries = 0
        self.curiosity = judge.on.curiosity
        self.doubt = DOUBT
        self.deals = 0  # how often the luck of a deal was looked at
        self.promises = [0.0] * state.seats  # by seat, what all these deals promised
        self.lucky = judge.on.span(state) < 0  # whether deals promise more or less

    def grow(self, count: int) -> None:
        """Tries some more worlds."""
        for _ in range(count):
            self._try()
        self.tries += count

    def _try(self) -> None:
        world = self.state.determinize(self.seat, self.rng.next32())
        world.quiet = True
        node = self.root
        nodes: list[Node] = []
        places: list[int] = []
        seats: list[int] = []
        on = self.judge.on
        span = on.span(world)
        luck = self._luck(world)
        while True:
            asked = world.to_move()
            if not asked or on.span(world) != span:
                break
            if span >= 0:  # the others take quick steps
                if self.seat not in asked:
                    break
                asked = (self.seat,)
            if node.visits == 0 and node is not self.root:
                node.visits = 1
                break
            node.visits += 1
            path = 0
            for seat in asked:
                if path and seat not in world.to_move():
                    continue
                moves = world.legal_moves(seat)
                if len(moves) == 1:
                    move = moves[0]
                else:
                    first = on.sight(world, seat) * SIGHTS * SEATS + seat
                    found = node.find(first, moves, self.judge, world)
                    at = node.choose(found, self.curiosity, self.doubt)
                    move = moves[at]
                    nodes.append(node)
                    places.append(found[at])
                    seats.append(seat)
                world.apply(seat, move)
                path = _path(path, seat, move)
            following = node.below.get(path)
            if following is None:
                following = Node()
                node.below[path] = following
            node = following
        shares = self.judge.shares(world)
        for met, place, seat in zip(nodes, places, seats):
            met.tries[place] += 1
            met.sums[place] += shares[seat] - luck[seat]

    def _luck(self, world: State) -> list[float]:
        """By seat how much more a deal promises than others, before anybody has moved.

        That is no merit of the moves tried in it: without it there is less noise between them.
        """
        luck = [0.0] * world.seats
        if not self.lucky:
            return luck
        promised = self.judge.promised(world)
        self.deals += 1
        for seat in range(world.seats):
            self.promises[seat] += promised[seat]
            luck[seat] = promised[seat] - self.promises[seat] / self.deals
        return luck

    def tried(self, move: int) -> int:
        """How often a move of the seat was tried."""
        place = self.root.places.get(self.first + move * SEATS, -1)
        return self.root.tries[place] if place >= 0 else 0

    def worth(self, move: int) -> float:
        """What the seat may expect of a move; of one that was never tried, nothing."""
        place = self.root.places.get(self.first + move * SEATS, -1)
        tries = self.root.tries[place] if place >= 0 else 0
        return min(max(self.root.sums[place] / tries, 0.0), 1.0) if tries else 0.0

    def best(self, moves: list[int]) -> int:
        """The move that was tried most; among equals the one of which more is expected."""
        best = moves[0]
        for move in moves[1:]:
            if (self.tried(move), self.worth(move)) > (self.tried(best), self.worth(best)):
                best = move
        return best

    def lead(self, moves: list[int]) -> int:
        """How many tries the most tried move is ahead of the next."""
        first = 0
        second = 0
        for move in moves:
            tried = self.tried(move)
            if tried > first:
                second = first
                first = tried
            elif tried > second:
                second = tried
        return first - second

    def after(self, move: int) -> Node | None:
        """What is known of the position after a move of the seat alone, if anything."""
        return self.root.below.get(_path(0, self.seat, move))


def _path(path: int, seat: int, move: int) -> int:
    """A number for the choices of several seats, one after the other."""
    return (path * 1000003 + move * SEATS + seat + 1) & PATHS
