"""The inputs of the network: only what a seat may know, each in range and once."""

from collections.abc import Iterator
from random import Random

from spieltisch.core.game import State
from spieltisch.games.blue_moon.bot import inputs
from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.cards.card import PEOPLES
from tests.games.blue_moon.scene import BLUE_MOON


def positions(games: int) -> Iterator[State]:
    """Some decisions of games between all the peoples, played at random."""
    for seed in range(games):
        random = Random(seed)
        decks = {"deck1": PEOPLES[seed % 9], "deck2": random.choice(PEOPLES)}
        state = BLUE_MOON.new(2, seed, **decks)
        while not state.over:
            if random.randrange(6) == 0:
                yield state
            seat = state.next_seat()
            state.apply(seat, random.choice(state.legal_moves(seat)))


def test_inputs_are_in_range_and_stand_there_once() -> None:
    for state in positions(36):
        for seat in range(2):
            on = BLUE_MOON.inputs(state, seat)
            assert len(set(on)) == len(on)
            assert 0 <= min(on) <= max(on) < BLUE_MOON.num_inputs


def test_inputs_do_not_depend_on_what_is_hidden() -> None:
    for state in positions(36):
        for seat in range(2):
            on = sorted(BLUE_MOON.inputs(state, seat))
            for seed in range(3):
                assert sorted(BLUE_MOON.inputs(state.determinize(seat, seed), seat)) == on


def test_inputs_tell_the_seats_apart() -> None:
    for state in positions(9):
        assert BLUE_MOON.inputs(state, 0) != BLUE_MOON.inputs(state, 1)


def test_there_is_room_for_every_card() -> None:
    assert every.COUNT <= inputs.ROOM
