"""Random play of Spieltisch beside OpenSpiel's hearts and RLCard's gin-rummy, in one run.

    python bench/compare.py [--seconds 5] [--rounds 3] [--json]

One process, one core, the programs in turn for several rounds; the best round of each counts, since
a disturbed round only ever shows less. A step is one applied action. OpenSpiel deals by chance
nodes, which count as steps. Its examples draw them by their probabilities; since all are equally
likely in hearts, a second row draws them like any other action, the fastest way to drive it from
Python. The peers come with the optional extra: pip install .[bench]
"""

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter

import spieltisch
from spieltisch.bench import api_rate, bulk_rate

Rate = Callable[[float], float]
PEER = "OpenSpiel hearts"


def open_spiel_hearts(by_probability: bool) -> Rate:
    """Steps per second of OpenSpiel's hearts, driven from Python."""
    import pyspiel

    game = pyspiel.load_game("hearts")

    def rate(seconds: float) -> float:
        random = Random(1)
        steps = 0
        begin = perf_counter()
        while perf_counter() - begin < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if by_probability and state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes())
                    state.apply_action(random.choices(actions, weights)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps / (perf_counter() - begin)

    return rate


def rlcard_gin_rummy() -> Rate:
    """Steps per second of RLCard's gin-rummy with its own random agents' way of choosing."""
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": 1})

    def rate(seconds: float) -> float:
        random = Random(1)
        steps = 0
        begin = perf_counter()
        while perf_counter() - begin < seconds:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                steps += 1
        return steps / (perf_counter() - begin)

    return rate


def contestants() -> dict[str, Rate]:
    found: dict[str, Rate] = {}
    for name in spieltisch.games():
        game = spieltisch.game(name)
        seats = min(4, game.max_seats)
        found[f"{name}, {seats} seats, bulk"] = partial(bulk_rate, game, seats)
        found[f"{name}, {seats} seats, Python API"] = partial(api_rate, game, seats)
    peers: dict[str, Callable[[], Rate]] = {
        PEER: partial(open_spiel_hearts, True),
        f"{PEER}, uniform chance": partial(open_spiel_hearts, False),
        "RLCard gin-rummy": rlcard_gin_rummy,
    }
    for title, make in peers.items():
        try:
            found[title] = make()
        except ImportError as missing:
            print(f"{title}: skipped, {missing.name} is not installed.", file=sys.stderr)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play beside other libraries, in one run.")
    parser.add_argument("--seconds", type=float, default=3.0, help="per program and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rates = contestants()
    best = dict.fromkeys(rates, 0.0)
    for _ in range(options.rounds):
        for title, rate in rates.items():
            best[title] = max(best[title], rate(options.seconds))
    if options.json:
        print(json.dumps({"compiled": spieltisch.compiled(), "steps_per_second": best}))
        return
    print(f"Spieltisch runs {'compiled' if spieltisch.compiled() else 'as plain Python'}.")
    for title, steps in best.items():
        times = f"{steps / best[PEER]:8.2f} x" if PEER in best else ""
        print(f"{title:32} {steps:12,.0f} steps/s {times}")


if __name__ == "__main__":
    main()
