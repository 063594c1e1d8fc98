"""Random play in bulk, without leaving the compiled modules."""

from random import Random

from spieltisch.core.game import State


def play_out(state: State, random: Random) -> int:
    """Plays random legal moves to the end of the game; the number of decisions made."""
    decisions = 0
    draw = random.random
    seat = state.next_seat()
    while seat >= 0:
        moves = state.legal_moves(seat)
        state.apply(seat, moves[int(draw() * len(moves))])
        decisions += 1
        seat = state.next_seat()
    return decisions
