"""The guess who will win: every set of survivors counted once, with its likelihood."""

from itertools import combinations
from math import comb, exp
from random import Random

import pytest

import spieltisch
from spieltisch.games.equinox import bot
from spieltisch.games.equinox.bot import evaluation, outlook
from spieltisch.games.equinox.rules import EquinoxState

BY = bot.Weights(bot.NUMBERS)


def position(seed: int, seats: int, moves: int) -> EquinoxState:
    random = Random(seed)
    state = spieltisch.game("equinox").new(seats, seed)
    for _ in range(moves):
        if not state.over:
            seat = state.next_seat()
            state.play(seat, random.choice(state.moves(seat)))
    assert isinstance(state, EquinoxState)
    return state


POSITIONS = [position(seed, 2 + seed % 4, 25 * seed) for seed in range(9)]
RUNNING = [state for state in POSITIONS if not state.over]


def spread(state: EquinoxState) -> float:
    """How many points make a seat e times as likely to win."""
    to_come = sum(number * part for number, part in enumerate(outlook.eliminations(state)))
    stock = sum(state.stock) / state.seats
    return outlook.LUCK + outlook.LUCK_OF_ROUNDS * to_come + outlook.LUCK_OF_STOCK * stock


@pytest.mark.parametrize("state", RUNNING)
def test_the_sets_of_survivors_are_those_that_are_possible(state: EquinoxState) -> None:
    """The same as counted the long way round."""
    numbers = outlook.eliminations(state)
    dangers = dict(zip(state.alive, outlook.dangers(state, BY)))
    assert sum(numbers) == pytest.approx(1)
    assert sum(dangers.values()) == pytest.approx(1)
    luck = spread(state)
    shares = [0.0] * state.seats
    for out, number in enumerate(numbers):
        for gone in combinations(state.alive, out):
            first = sum(dangers[creature] for creature in gone) if out else 1.0
            ways = comb(len(state.alive) - 1, out - 1) if out else 1
            weights = []
            for seat in range(state.seats):
                points = outlook.STOCK * evaluation.in_stock(state, seat, BY)
                points += evaluation.of_powers(state, seat, BY)
                for creature in set(state.alive) - set(gone):
                    stake = outlook.at_stake(state, creature, seat)
                    ursus = spieltisch.game("equinox").cards()[creature].card == "ursus"
                    points += stake + (0.5 if stake and ursus else 0.0)
                weights.append(exp(points / luck))
            for seat, weight in enumerate(weights):
                shares[seat] += number * first / ways * weight / sum(weights)
    assert bot.prospects(state, BY) == pytest.approx(shares)
    assert sum(shares) == pytest.approx(1)


def test_with_few_cards_in_the_deck_nobody_leaves_an_empty_row() -> None:
    state = position(1, 2, 60)
    state.deck = state.deck[:2]
    state.filled = 0
    assert outlook.eliminations(state)[0] > 0.95
    state.filled = len(state.alive)
    assert outlook.eliminations(state)[0] < 0.7


def test_the_weakest_creature_of_a_full_row_is_in_danger() -> None:
    state = position(1, 2, 0)
    for strength, creature in enumerate(state.alive):
        state.lay_card(0, creature * 11 + strength + 1, creature)
    dangers = outlook.dangers(state, BY)
    assert dangers == sorted(dangers, reverse=True)
    assert dangers[0] > 0.5
