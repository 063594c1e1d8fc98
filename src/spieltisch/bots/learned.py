"""A bot that searches with what it has learned: a network, or better numbers to judge with."""

import json
from functools import cache

import numpy as np

from spieltisch.bots.net import Network, load
from spieltisch.bots.search import Search
from spieltisch.bots.tree import Judge
from spieltisch.core.game import Game, State, game

WEIGHTS = "network.npz"  # in the folder of a game
NUMBERS = "weights.json"  # the same


class Learned(Search):
    """`Search` with the game's network, or with the numbers that were learned for its evaluation.

    Without either it is the same as `Search`.
    """

    name = "learned"

    def judge(self, on: Game) -> Judge:
        network = network_of(on)
        return NetworkJudge(on, network) if network else Judge(learned(on))

    def judged(self, states: list[State], seat: int) -> list[float]:
        on = game(states[0].game_name)
        return expected(on, network_of(on), states, seat)


@cache
def network_of(on: Game) -> Network | None:
    """The network that is shipped with a game."""
    path = on.folder / WEIGHTS
    return load(path) if on.num_inputs and path.is_file() else None


@cache
def learned(on: Game) -> Game:
    """A game that judges with the numbers learned for it; the game itself if there are none."""
    path = on.folder / NUMBERS
    if not path.is_file():
        return on
    return on.weighed(json.loads(path.read_text(encoding="utf-8")))


class NetworkJudge(Judge):
    """A judge that asks the network what each seat may expect."""

    def __init__(self, on: Game, network: Network) -> None:
        super().__init__(on)
        self.network = network

    def promised(self, world: State) -> list[float]:
        return prospects(self.on, self.network, world)


def prospects(on: Game, network: Network, world: State) -> list[float]:
    """By seat the share of the win to expect in a full state."""
    if world.ended:
        return on.prospects(world)
    logits = network.logits([on.inputs(world, seat) for seat in range(world.seats)])
    chances: list[float] = (1.0 / (1.0 + np.exp(-logits))).tolist()
    total = sum(chances)
    return chances if on.cooperative or not total else [chance / total for chance in chances]


def expected(on: Game, network: Network | None, states: list[State], seat: int) -> list[float]:
    """What a seat may expect in some full states; without a network as the game estimates it."""
    if network is None:
        return [on.expects(state, seat) for state in states]
    running = [state for state in states if not state.ended]
    if not running:
        return [on.prospects(state)[seat] for state in states]
    logits = network.logits([on.inputs(state, seat) for state in running])
    judged = iter((1.0 / (1.0 + np.exp(-logits))).tolist())
    return [on.prospects(state)[seat] if state.ended else next(judged) for state in states]
