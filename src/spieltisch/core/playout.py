"""Random play in bulk, without leaving the compiled modules."""

from spieltisch.core.game import State
from spieltisch.core.rng import Rng


def play_out(state: State, rng: Rng) -> int:
    """Plays random legal moves to the end of the game; the number of decisions made."""
    decisions = 0
    seat = state.next_seat()
    while seat >= 0:
        moves = state.moves(seat)
        state.apply(seat, moves[rng.below(len(moves))])
        decisions += 1
        seat = state.next_seat()
    return decisions
