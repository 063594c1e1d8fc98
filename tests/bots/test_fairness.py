"""No bot sees more than its seat: swapping what is hidden from it never changes its move."""

from random import Random
from zlib import crc32

import pytest

import spieltisch
from spieltisch.bots import BOTS, Bot, make_bot
from spieltisch.core.game import State
from tests.bots.quick import ONE_OF_EACH_KIND, quick

NAMES = spieltisch.games()
SEATS = {
    "blue-moon": (2,),
    "equinox": (2, 4, 5),
    "living-forest": (2, 3, 4),
    "spirit-island": (1, 2, 4),
}
PLIES = (0, 1, 3, 7, 11, 18, 26, 35, 45, 58, 70, 100)  # openings and middle games
WORLDS = (1, 2, 3)  # other deals of what the seat cannot know
TRIES = 8


def positions(name: str) -> list[tuple[State, int]]:
    """Decisions with a choice, each in a game of its own, and the seat that is asked."""
    found = []
    for number, plies in enumerate(PLIES):
        random = Random(f"{name} {number}")
        seats = SEATS[name][number % len(SEATS[name])]
        state = spieltisch.game(name).new(seats, random.getrandbits(30))
        while not state.over:
            seat = state.next_seat()
            moves = state.moves(seat)
            if plies <= 0 and len(moves) > 1:
                found.append((state, seat))
                break
            state.play(seat, random.choice(moves))
            plies -= 1
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_positions_are_worth_the_question(name: str) -> None:
    """There is a choice, and other deals really differ from the true one."""
    found = positions(name)
    assert len(found) >= 8
    for state, seat in found:
        assert len(state.moves(seat)) > 1
        others = [state.determinize(seat, seed) for seed in WORLDS]
        assert all(other.moves(seat) == state.moves(seat) for other in others)
        assert all(other.dump() != state.dump() for other in others)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bot", ONE_OF_EACH_KIND)
def test_what_is_hidden_does_not_change_the_move(bot: str, name: str) -> None:
    for number, (state, seat) in enumerate(positions(name)):
        chosen = make_bot(quick(bot, TRIES), number).choose(state.clone(), seat)
        assert chosen in state.moves(seat)
        for seed in WORLDS:
            other = state.determinize(seat, seed)
            assert make_bot(quick(bot, TRIES), number).choose(other, seat) == chosen


class Peeping(Bot):
    """Looks at the true state: what a test of fairness has to notice."""

    name = "peeping"

    def choose(self, state: State, seat: int) -> int:
        moves = state.moves(seat)
        return moves[crc32(str(state.dump()).encode()) % len(moves)]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_that_peeps_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "peeping", Peeping)
    with pytest.raises(AssertionError):
        test_what_is_hidden_does_not_change_the_move("peeping", name)
