"""What makes a table impossible: asked of everything that comes from outside."""

from typing import Final

from spieltisch.core.mistake import Fault
from spieltisch.core.stack import EVERYBODY, Frame
from spieltisch.core.text import Text
from spieltisch.core.votes import OPEN, ROUNDS
from tests.toys.beacon.cards import LOGS
from tests.toys.beacon.state import verbs
from tests.toys.beacon.state.data import BURNING, COUNCIL, DROPPING, PILE, Table

_LOGS: Final = Text(
    "Von jeder Sorte gibt es genau acht Scheite.", "There are exactly eight logs of each kind."
)


def fault(table: Table) -> Fault:
    """What is wrong, ``None`` if nothing is."""
    hands = [log for hand in table.hands for log in hand]
    if sorted([*table.pile, *table.burnt, *hands]) != PILE:
        return _LOGS
    if any(hand != sorted(hand) for hand in table.hands):
        return "A hand is not in order."
    for seat, stack in enumerate(table.stacks.own):
        if [_kind(frame, seat) for frame in stack.frames] not in ([], [BURNING], [DROPPING]):
            return "An effect in progress makes no sense."
    common = table.stacks.common.frames
    if len(common) > 1 or any(not _is_council(frame, table.seats) for frame in common):
        return "A joint decision makes no sense."
    return None


def _kind(frame: Frame, seat: int) -> int:
    """The effect of a sound frame of a seat, otherwise 0."""
    if frame.seat != seat or frame.step:
        return 0
    burning = [0 <= log < len(LOGS) and LOGS[log].shield > 0 for log in frame.values]
    return frame.effect if burning == ([True] if frame.effect == BURNING else []) else 0


def _is_council(frame: Frame, seats: int) -> bool:
    votes = [vote in (OPEN, verbs.HOLD, verbs.CALL) for vote in frame.values]
    known = (frame.effect, frame.seat, votes) == (COUNCIL, EVERYBODY, [True] * seats)
    return known and OPEN in frame.values and frame.step < ROUNDS
