"""A bot that searches: many tries in possible worlds, see `spieltisch.bots.tree`.

Where a turn is planned as one it tries whole turns instead, see `spieltisch.bots.turns`, and where
a game brings its own planner it asks that one.
"""

from time import perf_counter

from spieltisch.bots.bot import Bot
from spieltisch.bots.plan import Plan
from spieltisch.bots.tree import Judge, Node, Tree
from spieltisch.bots.turns import Turns
from spieltisch.core.game import Data, Game, Planner, State, game

SECONDS = 1.0  # for a decision
AT_ONCE = 8  # tries between two looks at the clock


class Search(Bot):
    """Searches for a time, or for a number of tries: then equal seeds give equal moves.

    What it has found out below its move it uses for its next decision, if nothing has come out and
    nobody else has moved in between.
    """

    name = "search"
    longest = SECONDS
    most = 0  # tries of a tree at most, even if there is time left; 0: as many as there is time for

    def __init__(self, seed: int, seconds: float = 0.0, tries: int = 0) -> None:
        super().__init__(seed)
        self.seconds = seconds or self.longest
        self.tries = tries
        self.plan = Plan()  # the rest of the turn, where turns are planned
        self.planners: dict[str, Planner | None] = {}  # by game
        self._known: tuple[Data, Node] | None = None  # what the seat should see next, and the tree

    def hurry(self, seconds: float) -> None:
        self.seconds = min(self.seconds, seconds)

    def choose(self, state: State, seat: int) -> int:
        moves = state.moves(seat)
        if len(moves) == 1:
            self._known = None
            return moves[0]
        on = game(state.game_name)
        if on.turns:
            return self._next_of_turn(state, seat, moves)
        planner = self.planner(on)
        if planner is not None:
            values = planner.values(state, seat, moves, self.stopped)
            return moves[values.index(max(values))]
        tree = self.search(state, seat)
        move = tree.best(moves)
        self._remember(tree, state, seat, move)
        return move

    def _next_of_turn(self, state: State, seat: int, moves: list[int]) -> int:
        """The next move of the planned turn; the turn is planned anew if something came between."""
        move = self.plan.next_move(state, seat)
        if move is None:
            self.plan = self.think_ahead(state, seat).plan()
            move = self.plan.next_move(state, seat)
        return moves[0] if move is None else move

    def values(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """What the seat may expect of each move, 0 to 1."""
        on = game(state.game_name)
        if on.turns:
            return self.think_ahead(state, seat).values(moves)
        planner = self.planner(on)
        if planner is None:
            tree = self.search(state, seat)
            return [tree.worth(move) for move in moves]
        values = planner.values(state, seat, moves, self.stopped)
        return [on.chance(state, value) for value in values]

    def planner(self, on: Game) -> Planner | None:
        """The game's own planner; it stays with the bot and may remember what it plans."""
        if on.name not in self.planners:
            self.planners[on.name] = on.planner(self.rng, self.seconds, self.tries)
        return self.planners[on.name]

    def ranked(self, state: State, seat: int) -> list[tuple[int, float]]:
        """Moves with what may be expected of them, the one to choose first, then the next best.

        Those that look better only because they were tried little are left out.
        """
        moves = state.moves(seat)
        on = game(state.game_name)
        if len(moves) == 1:
            world = state.determinize(seat, self.rng.next32())
            return [(moves[0], self.judge(on).shares(world)[seat])]
        if on.turns or self.planner(on):
            values = self.values(state, seat, moves)
            return sorted(zip(moves, values), key=lambda each: -each[1])
        tree = self.search(state, seat)
        best = tree.best(moves)
        order = sorted(moves, key=lambda move: (move != best, -tree.tried(move)))
        found = [(move, tree.worth(move)) for move in order if tree.tried(move)]
        return [each for each in found if each[1] <= tree.worth(best)]

    def judge(self, on: Game) -> Judge:
        """Who says how good a position is."""
        return Judge(on)

    def judged(self, states: list[State], seat: int) -> list[float]:
        """What a seat may expect in some full states of one game, 0 to 1."""
        on = game(states[0].game_name)
        return [on.expects(state, seat) for state in states]

    def search(self, state: State, seat: int) -> Tree:
        """Tries moves until the time is up, the tries are made or somebody says stop."""
        begin = perf_counter()
        moves = state.moves(seat)
        tree = Tree(
            self.judge(game(state.game_name)), state, seat, self.rng, self._recall(state, seat)
        )
        tree.grow(1)
        while not self.stopped():
            spent = perf_counter() - begin
            left = self.tries - tree.tries
            if not self.tries:
                left = int(tree.tries * (self.seconds / spent - 1)) if spent < self.seconds else 0
                left = min(left, self.most - tree.tries) if self.most else left
            if left <= 0 or (tree.tries % 64 == 1 and tree.lead(moves) > left):
                break  # nothing more can change the choice
            tree.grow(AT_ONCE)
        return tree

    def _remember(self, tree: Tree, state: State, seat: int, move: int) -> None:
        """Keeps what is known below a move, if the move alone leads to the seat's next decision."""
        self._known = None
        node = tree.after(move)
        if node is None or state.to_move() != (seat,):
            return
        after = state.clone()
        after.quiet = True
        after.news = False
        after.apply(seat, move)
        if not after.news and after.to_move() == (seat,):
            self._known = after.seen_by(seat), node

    def _recall(self, state: State, seat: int) -> Node | None:
        known, self._known = self._known, None
        return known[1] if known is not None and known[0] == state.seen_by(seat) else None

    def think_ahead(self, state: State, seat: int) -> Turns:
        """Plans a turn, for the same time or with as many closer looks as there would be tries."""
        end = perf_counter() + self.seconds
        turns = Turns(self.judged, state, seat, self.rng, self.stopped)
        turns.look_around()
        turns.look_closer(end, self.tries)
        return turns
