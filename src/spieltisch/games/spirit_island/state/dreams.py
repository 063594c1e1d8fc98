"""Powers that harm nobody: what they would do is only dreamt, and forgotten when they are through.

Who dreams is marked in the pieces themselves, see `codes.DREAM_BIT`, so that it moves with them.
"""

from typing import Final

from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.state import codes, programs
from spieltisch.games.spirit_island.state.table import Island

FEAR: Final = [0, 2, 5]  # by kind of invader that dies in a dream


def user(table: Island) -> int:
    """The seat whose power is being carried out, -1 if it is none."""
    frames = table.running().frames
    for at in range(len(frames) - 1, -1, -1):
        if frames[at].effect == programs.AFTER:
            return frames[at].values[programs.ACTOR]
    return -1


def dreaming(table: Island) -> bool:
    """Whether what happens now is only dreamt."""
    dreamer = table.holder(panel.DREAMS)
    return dreamer >= 0 and user(table) == dreamer


def wake(table: Island) -> None:
    """Nothing of a dream is left."""
    for land in table.lands:
        pieces = table.pieces[land]
        if pieces and pieces[-1] >= codes.DREAM_BIT:
            table.pieces[land] = sorted([piece % codes.DREAM_BIT for piece in pieces])
