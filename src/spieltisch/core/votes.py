"""Joint decisions: every seat votes, and what all agree on happens.

The votes are the values of a frame, by seat. If the seats do not agree they are asked once more,
now that they know what the others want; after that the game's rule for disagreement decides.
"""

from typing import Final

from spieltisch.core.stack import EVERYBODY, Frame, Stack

OPEN: Final = -1  # no vote yet, or not decided yet
DISAGREED: Final = -2
ROUNDS: Final = 2


def call_vote(stack: Stack, effect: int, seats: int) -> Frame:
    """Asks all seats."""
    return stack.push(effect, 0, EVERYBODY, [OPEN] * seats)


def undecided(frame: Frame) -> list[int]:
    """The seats that have to vote."""
    return [seat for seat, vote in enumerate(frame.values) if vote == OPEN]


def vote(frame: Frame, seat: int, choice: int) -> int:
    """Takes a vote; what all agree on, `OPEN` if somebody has to vote (again), or `DISAGREED`."""
    frame.values[seat] = choice
    if undecided(frame):
        return OPEN
    if len(set(frame.values)) == 1:
        return choice
    frame.step += 1
    if frame.step == ROUNDS:
        return DISAGREED
    frame.values = [OPEN] * len(frame.values)
    return OPEN
