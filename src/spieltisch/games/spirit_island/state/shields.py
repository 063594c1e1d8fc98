"""Invaders that harm does not reach unless a flame burns near them or somebody pays for it.

An answer is a note of this turn: for which land, and for which effect, by the place on the stack of
what follows it. Whoever uses a power pays once for all lands; for everything else any spirit may,
for each land.
"""

from typing import Final

from spieltisch.games.spirit_island.state import codes, dreams, programs, turn
from spieltisch.games.spirit_island.state.table import Island

OPEN: Final = -1  # nobody has answered yet


def price(table: Island) -> int:
    """The energy for which the present effect can harm invaders, 0 if it needs none."""
    return table.law.harm_price


def spared(table: Island, land: int, kind: int) -> bool:
    """Whether harm does not reach pieces of a kind in a land."""
    if not table.law.harm_price or kind == codes.DAHAN:
        return False
    return not lit(table, land) and answer(table, land) != 1


def lit(table: Island, land: int) -> bool:
    """Whether a flame burns in a land or next to it."""
    if table.law.marker != codes.FLAME:
        return False
    if table.markers[land]:
        return True
    for other in table.near[land]:
        if table.markers[other]:
            return True
    return False


def scope(table: Island) -> int:
    """The place on the stack of what follows the present effect."""
    frames = table.running().frames
    for at in range(len(frames) - 1, -1, -1):
        if frames[at].effect == programs.AFTER:
            return at
    return -1


def answer(table: Island, land: int) -> int:
    """Whether it is paid for a land (1) or not (0), or still open."""
    notes, place = table.turn, -2
    for at in range(0, len(notes), turn.SIZE):
        if notes[at] != turn.BURNS:
            continue
        if place == -2:
            place = scope(table)
        if notes[at + 3] == place and notes[at + 1] in (land, turn.EVERYWHERE):
            return notes[at + 2]
    return OPEN


def decide(table: Island, land: int, paid: bool) -> None:
    """Notes an answer; that of the user of a power holds everywhere."""
    where = land if dreams.user(table) < 0 else turn.EVERYWHERE
    turn.add(table, turn.BURNS, where, int(paid), scope(table))


def forget(table: Island, place: int) -> None:
    """The effect is over, and the answers with it."""
    notes = table.turn
    for at in range(0, len(notes), turn.SIZE):
        if notes[at] == turn.BURNS and notes[at + 3] == place:
            notes[at] = turn.NOTHING
