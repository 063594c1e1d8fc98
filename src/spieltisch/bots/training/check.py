"""How good a network has become: whole turns by its judgement alone, against `greedy`."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.greedy import Greedy
from spieltisch.bots.net import Network
from spieltisch.bots.training.selfplay import chosen_line, play_line
from spieltisch.core.game import game


def share_of_wins(
    name: str, layers: dict[str, NDArray[np.int16]] | None, seeds: list[int]
) -> list[float]:
    """By game the network's share of the win; it sits on another seat in every game."""
    on = game(name)
    network = Network(layers) if layers else None
    shares: list[float] = []
    for seed in seeds:
        random = Random(seed >> 1)
        seats, options = on.any_setup(random)
        state = on.new(seats, seed >> 1, **options)
        state.quiet = True
        own = seed % seats
        others = Greedy(seed)
        while not state.over:
            seat = state.next_seat()
            if seat == own:
                play_line(state, seat, chosen_line(on, network, state, seat, random, 0.0))
            else:
                state.apply(seat, others.choose(state.clone(), seat))
        shares.append(on.prospects(state)[own])
    return shares
