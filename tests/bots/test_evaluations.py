"""What the bots make of positions, and the named parts of it."""

from random import Random

import pytest

import spieltisch
from spieltisch.core.game import State

GAMES = ("equinox", "living-forest")


def positions(name: str) -> list[State]:
    """Some positions of games of every size, most of them in the middle of a turn."""
    on = spieltisch.game(name)
    found: list[State] = []
    for seed in range(8):
        random = Random(seed)
        seats = on.min_seats + seed % (on.max_seats - on.min_seats + 1)
        state = on.new(seats, seed)
        for number in range(140):
            if state.over:
                break
            seat = state.next_seat()
            state.play(seat, random.choice(state.moves(seat)))
            if number % 9 == seed and not state.over:
                found.append(state.clone())
    return found


@pytest.mark.parametrize("name", GAMES)
def test_setups_to_learn_from_are_of_every_size_and_valid(name: str) -> None:
    on = spieltisch.game(name)
    random = Random(1)
    seen = set()
    for seed in range(60):
        seats, options = on.any_setup(random)
        on.new(seats, seed, **options)
        seen.add(seats)
    assert seen == set(range(on.min_seats, on.max_seats + 1))


@pytest.mark.parametrize("name", spieltisch.games())
def test_the_named_parts_of_an_evaluation_sum_up_to_it(name: str) -> None:
    on = spieltisch.game(name)
    for state in positions(name):
        for seat in range(state.seats):
            parts = on.aspects(state, seat)
            assert sum(part.value for part in parts) == pytest.approx(on.evaluate(state, seat))
            for names in ([part.name.de for part in parts], [part.name.en for part in parts]):
                assert len(set(names)) == len(names) > 1


@pytest.mark.parametrize("name", GAMES)
def test_prospects_are_shares_of_one_win(name: str) -> None:
    on = spieltisch.game(name)
    for state in positions(name):
        shares = on.prospects(state)
        assert sum(shares) == pytest.approx(1)
        assert all(0 < share < 1 for share in shares)
