"""How fast this machine plays: the figures behind ``spieltisch bench``.

Everything runs on one core in this process. Figures of two programs are comparable only if they
come from one run; ``bench/compare.py`` does that with other libraries.
"""

from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter

from spieltisch._plain import compiled
from spieltisch.bots.match import simulate
from spieltisch.bots.tree import Judge, Tree
from spieltisch.core.game import Data, Game, State, game, games
from spieltisch.core.rng import seeded

MID_GAME = 80
"""Random decisions after which clone, dump and determinize are measured."""


def measure(seconds: float) -> Data:
    """All figures of all games; each takes about ``seconds`` to measure."""
    figures = []
    for name in games():
        on = game(name)
        seats = min(4, on.max_seats)
        figures += [
            _figure(on, seats, "random play, bulk", "decisions/s", bulk_rate(on, seats, seconds)),
            _figure(on, seats, "random play, API", "decisions/s", api_rate(on, seats, seconds)),
        ]
        state = mid_game(on, seats)
        acts: list[tuple[str, Callable[[], object]]] = [
            ("clone", state.clone),
            ("dump", state.dump),
            ("view", partial(state.view, 0)),
            ("determinize", partial(state.determinize, 0, 1)),
        ]
        figures += [
            _figure(on, seats, act, "µs", _microseconds(call, seconds / 4)) for act, call in acts
        ]
        figures += [
            _figure(on, seats, "search", "tries/s", search_rate(on, seats, seconds)),
            _figure(on, seats, "evaluation", "states/s", evaluation_rate(on, seats, seconds)),
        ]
    return {"compiled": compiled(), "figures": figures}


def _figure(on: Game, seats: int, name: str, unit: str, value: float) -> Data:
    return {"game": on.name, "seats": seats, "name": name, "value": round(value, 2), "unit": unit}


def bulk_rate(on: Game, seats: int, seconds: float) -> float:
    """Decisions per second of random play inside the simulator, setting up included."""
    decisions, taken, seed = 0, 0.0, 0
    while taken < seconds:
        run = simulate(on, seats, ["random"], 50, seed, {})
        decisions += run.decisions
        taken += run.seconds
        seed += 1
    return decisions / taken


def api_rate(on: Game, seats: int, seconds: float) -> float:
    """Decisions per second of random play as a bot writer would drive it, events included."""
    random = Random(1)
    decisions, seed = 0, 0
    begin = perf_counter()
    while perf_counter() - begin < seconds:
        state = on.new(seats, seed)
        seed += 1
        while not state.over:
            seat = state.to_move()[0]
            state.play(seat, random.choice(state.moves(seat)))
            decisions += 1
    return decisions / (perf_counter() - begin)


def search_rate(on: Game, seats: int, seconds: float) -> float:
    """Tries per second of a search from the start of a game, without a network."""
    state = on.new(seats, 1)
    tree = Tree(Judge(on), state, state.next_seat(), seeded(1))
    begin = perf_counter()
    while perf_counter() - begin < seconds:
        tree.grow(1)
    return tree.tries / (perf_counter() - begin)


def evaluation_rate(on: Game, seats: int, seconds: float) -> float:
    """States per second that the game's evaluation judges for a seat."""
    state = mid_game(on, seats)
    return 1e6 / _microseconds(partial(on.evaluate, state, 0), seconds)


def mid_game(on: Game, seats: int) -> State:
    """A state in the middle of a random game."""
    random = Random(1)
    state = on.new(seats, 1)
    for _ in range(MID_GAME):
        if not state.over:
            seat = state.to_move()[0]
            state.play(seat, random.choice(state.moves(seat)))
    return state


def _microseconds(call: Callable[[], object], seconds: float) -> float:
    calls = 0
    begin = perf_counter()
    while perf_counter() - begin < seconds:
        for _ in range(100):
            call()
        calls += 100
    return (perf_counter() - begin) / calls * 1e6
