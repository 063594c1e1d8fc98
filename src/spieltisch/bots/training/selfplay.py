"""Games of a network against itself: positions, and what each seat could expect in them."""

import gc
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.ends import ends
from spieltisch.bots.learned import expected, prospects
from spieltisch.bots.net import Network
from spieltisch.bots.training.learner import Samples, collected
from spieltisch.bots.tree import likely
from spieltisch.core.game import Game, State, game

TRUST: Final = 0.7  # of what came in the end; the rest of what the next position promised
BOLD: Final = 0.2  # how often a line of play is not the best but some good one
GOOD: Final = 0.05  # a line that promises so much more is chosen e times as often
GARBAGE: Final = 200_000  # things until Python looks for garbage: positions hold a lot of things
LOOKS: Final = 500  # positions that are looked at for a line
FEW: Final = 6  # so few lines are tried in several worlds: what chance brings decides between them
WORLDS: Final = 6


def play_games(
    name: str, layers: dict[str, NDArray[np.int16]] | None, seeds: list[int], fixed: dict[str, Any]
) -> Samples:
    """Plays a game for each seed; without weights by the game's own evaluation."""
    gc.set_threshold(GARBAGE)
    on = game(name)
    network = Network(layers) if layers else None
    positions: list[list[int]] = []
    targets: list[float] = []
    for seed in seeds:
        for found, worth in _play(on, network, seed, fixed):
            positions.append(found)
            targets.append(worth)
    return collected(positions, targets)


def _play(
    on: Game, network: Network | None, seed: int, fixed: dict[str, Any]
) -> list[tuple[list[int], float]]:
    random = Random(seed)
    seats, options = on.any_setup(random)
    state = on.new(seats, seed, **{**options, **fixed})
    state.quiet = True
    seen: list[list[list[int]]] = []  # by position and seat: the inputs
    promised: list[list[float]] = []  # by position and seat
    while not state.over:
        seat = state.next_seat()
        play_line(state, seat, chosen_line(on, network, state, seat, random, BOLD))
        if not state.over:
            seen.append([on.inputs(state, each) for each in range(seats)])
            promised.append(_promised(on, network, state))
    return _judged(seen, promised, on.prospects(state))


def _promised(on: Game, network: Network | None, state: State) -> list[float]:
    """By seat what it may expect."""
    if network:
        return prospects(on, network, state)
    return [on.expects(state, seat) for seat in range(state.seats)]


def play_line(state: State, seat: int, line: list[int]) -> None:
    """Plays moves as long as they are possible and nothing new comes out."""
    for move in line:
        if seat not in state.to_move() or move not in state.legal_moves(seat):
            return
        state.news = False
        state.apply(seat, move)
        if state.news:
            return


def chosen_line(
    on: Game, network: Network | None, state: State, seat: int, random: Random, bold: float
) -> list[int]:
    """The moves of a turn: those that lead to the best end in one possible world."""
    moves = state.legal_moves(seat)
    if len(moves) == 1:
        return moves
    world = state.determinize(seat, random.getrandbits(32))
    found = ends(world, seat, LOOKS)
    values = expected(on, network, [end.state for end in found], seat)
    if len(found) <= FEW:
        for _ in range(WORLDS - 1):
            world = state.determinize(seat, random.getrandbits(32))
            states = [_after(world, seat, end.line) for end in found]
            more = expected(on, network, states, seat)
            values = [value + other for value, other in zip(values, more)]
        values = [value / WORLDS for value in values]
    if random.random() < bold:
        return random.choices(found, likely(values, GOOD))[0].line
    return found[values.index(max(values))].line


def _after(world: State, seat: int, line: list[int]) -> State:
    """A world after those moves of a line that are possible in it."""
    after = world.clone()
    after.quiet = True
    for move in line:
        if seat in after.to_move() and move in after.legal_moves(seat):
            after.apply(seat, move)
    return after


def _judged(
    seen: list[list[list[int]]],
    promised: list[list[float]],
    came: list[float],
) -> list[tuple[list[int], float]]:
    """Every position of every seat with what could be expected, seen from the end."""
    found: list[tuple[list[int], float]] = []
    for seat in range(len(came)):
        worth = came[seat]
        for at in range(len(seen) - 1, -1, -1):
            found.append((seen[at][seat], worth))
            worth = TRUST * worth + (1 - TRUST) * promised[at][seat]
    return found
