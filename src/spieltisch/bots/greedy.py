"""A bot that looks one step ahead with the game's evaluation."""

from typing import TypeVar

from spieltisch.bots.bot import Bot
from spieltisch.bots.ends import ends
from spieltisch.bots.plan import Plan, planned
from spieltisch.core.game import Game, State, game

BUDGET = 300  # states to look at after each move in each world

Line = tuple[int, ...]
Way = TypeVar("Way")


class Greedy(Bot):
    """Tries every move in a few possible worlds and takes the best on average.

    A decision that only opens another one of the same seat says little about itself, so a step goes
    on through the seat's next decisions, as many as belong together in this game: through the whole
    turn where a turn is planned as one, and that is then played to its end. A game may also say
    itself how good each move is.
    """

    name = "greedy"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.plan = Plan()  # the rest of the turn, where turns are planned

    def choose(self, state: State, seat: int) -> int:
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        if game(state.game_name).turns:
            return self._next_of_turn(state, seat, moves)
        values = self.values(state, seat, moves)
        return moves[values.index(max(values))]

    def _next_of_turn(self, state: State, seat: int, moves: list[int]) -> int:
        """The next move of the planned turn; the turn is planned anew if something came between."""
        move = self.plan.next_move(state, seat)
        if move is None:
            lines = self.lines(state, seat)
            best = max(self.seen(list(lines)), key=lambda line: lines[line])
            self.plan = planned(state.determinize(seat, self.rng.next32()), seat, best)
            move = self.plan.next_move(state, seat)
        return moves[0] if move is None else move

    def seen(self, ways: list[Way]) -> list[Way]:
        """Those ways to go on that it does not overlook: all of them."""
        return ways

    def values(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """The mean value of each move."""
        on = game(state.game_name)
        if on.turns:
            return self._by_lines(state, seat, moves)
        totals = [0.0] * len(moves)
        looked = 0
        while looked < on.worlds and not (looked and self.stopped()):
            looked += 1
            world = state.determinize(seat, self.rng.next32())
            world.quiet = True
            found = on.values(world, seat, moves)
            if not found:
                found = [Look(on, seat).value_after(world, move, on.lookahead) for move in moves]
            totals = [total + value for total, value in zip(totals, found)]
        return [total / looked for total in totals]

    def lines(self, state: State, seat: int) -> dict[Line, float]:
        """All ways to play a turn, short ones first, with the mean value of where each leads to."""
        on = game(state.game_name)
        found: dict[Line, list[float]] = {}
        for _ in range(on.worlds):
            world = state.determinize(seat, self.rng.next32())
            for end in ends(world, seat):
                found.setdefault(tuple(end.line), []).append(on.evaluate(end.state, seat))
        return {line: sum(values) / len(values) for line, values in found.items()}

    def _by_lines(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """What the best turn is worth that begins with each move.

        Of several moves that lead to the same positions only the first has a turn.
        """
        lines = self.lines(state, seat)
        best = dict.fromkeys(moves, min(lines.values()))
        for line, value in lines.items():
            best[line[0]] = max(value, best.get(line[0], value))
        return [best[move] for move in moves]


class Look:
    """A look ahead after one move, through the decisions of one seat."""

    def __init__(self, on: Game, seat: int) -> None:
        self.on = on
        self.seat = seat
        self.budget = BUDGET

    def value_after(self, world: State, move: int, depth: int) -> float:
        """The best that can come of a move within the depth and the budget."""
        after = world.clone()
        after.apply(self.seat, move)
        self.budget -= 1
        if depth <= 1 or self.budget <= 0 or self.seat not in after.to_move():
            return self.on.evaluate(after, self.seat)
        return max(self.value_after(after, follow, depth - 1) for follow in after.moves(self.seat))
