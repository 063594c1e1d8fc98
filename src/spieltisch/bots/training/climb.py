"""Better numbers for a game's evaluation, found by playing with slightly different ones.

All numbers are changed at once, by chance: one side plays with the change, the other with its
opposite, the same deals from both sides. Who wins says next to nothing about a single number in a
single game, and something in thousands of games (simultaneous perturbation).
"""

from math import exp
from random import Random
from typing import Final

from spieltisch.bots.greedy import Look
from spieltisch.core.game import Game, State, game

SPREAD: Final = 0.25  # how far numbers are changed for a game: so much is a factor of e
PAIRS: Final = 25  # of games until the numbers move
RATE: Final = 0.15  # how far they move at first, if one side wins them all
CALM: Final = 40  # moves after which it is half as much
LONGEST: Final = 2000  # decisions of a game

Numbers = dict[str, float]


def moved(usual: Numbers, steps: Numbers) -> Numbers:
    """Numbers some steps away from the usual ones; those that are 0 move from there."""
    return {
        name: round(number + (number or 1.0) * (exp(steps[name]) - 1.0), 5)
        for name, number in usual.items()
    }


def moved_on(name: str, steps: Numbers, moves: int, seed: int) -> Numbers:
    """The steps after another move: some pairs of games are played, to go where they point."""
    usual = game(name).numbers()
    random = Random(f"{seed} {moves}")
    slope = dict.fromkeys(usual, 0.0)
    for _ in range(PAIRS):
        signs = {each: random.choice((-1.0, 1.0)) for each in usual}
        sides = [
            moved(usual, {each: steps[each] + sign * signs[each] * SPREAD for each in usual})
            for sign in (1, -1)
        ]
        won = lead(name, sides, random.getrandbits(32))
        for each in usual:
            slope[each] += won * signs[each] / (SPREAD * PAIRS)
    pace = RATE / (1.0 + moves / CALM)
    return {each: round(steps[each] + pace * slope[each], 5) for each in usual}


def lead(name: str, sides: list[Numbers], seed: int) -> float:
    """What the first of two sides wins more than the other, -1 to 1, in a pair of games."""
    return (_lead(name, sides, seed, 0) + _lead(name, sides, seed, 1)) / 2


def _lead(name: str, sides: list[Numbers], seed: int, first: int) -> float:
    """The same in one game. The sides sit in turns, the first of them on seat ``first``."""
    on = game(name)
    weighed = [on.weighed(numbers) for numbers in sides]
    seats, options = on.any_setup(Random(seed))
    state = on.new(seats, seed, **options)
    state.quiet = True
    random = Random(seed + first)
    for _ in range(LONGEST):
        if state.over:
            break
        seat = state.next_seat()
        state.apply(seat, best_step(weighed[(seat + first) % 2], state, seat, random))
    shares = on.prospects(state)
    return sum(-share if (seat + first) % 2 else share for seat, share in enumerate(shares))


def best_step(on: Game, state: State, seat: int, random: Random) -> int:
    """The move after which a seat can come to the best position in a possible world."""
    moves = state.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    world = state.determinize(seat, random.getrandbits(32))
    world.quiet = True
    values = on.values(world, seat, moves)
    if not values:
        values = [Look(on, seat).value_after(world, move, on.lookahead) for move in moves]
    return moves[values.index(max(values))]
