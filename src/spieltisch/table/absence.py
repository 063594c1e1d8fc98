"""Who is missing at a table, when a bot may play for them, and what is kept for them to read.

The rule is agreed on when a table is opened, see `AbsenceRule`. Nothing here changes a table.
"""

from dataclasses import replace

from spieltisch.table.live import LiveTable
from spieltisch.table.seats import HUMAN, STAND_IN, Meanwhile, SeatInfo

HERE = 60.0  # seconds for which somebody without an open page still counts as being there


def absent(table: LiveTable, seat: int, now: float) -> bool:
    """Whether a bot may sit down for somebody: it is their turn and they have long been gone."""
    info, rule = table.seats[seat], table.absence
    if info.kind != HUMAN or info.away or rule.who == "wait" or table.waiting_for_people():
        return False
    return table.awaited_for(seat, now) > rule.minutes * 60


def abandoned(table: LiveTable, now: float) -> list[int]:
    """The seats to which a bot has to come by itself.

    Only while somebody else is there and waits: a table that all have left stays as it is.
    """
    if table.absence.who != "bot":
        return []
    return [
        seat
        for seat in table.state.to_move()
        if absent(table, seat, now) and _somebody_waits(table, seat, now)
    ]


def _somebody_waits(table: LiveTable, seat: int, now: float) -> bool:
    return any(
        not table.seats[other].away and table.quiet_for(table.seats[other].player, now) < HERE
        for other in table.to_ask(seat)
    )


def present(table: LiveTable, seat: int, now: float) -> bool:
    """Whether the person of a seat has a page open or has been seen lately."""
    player = table.seats[seat].player
    known = player in table.seen or any(one.player == player for one in table.watchers)
    return known and table.quiet_for(player, now) < HERE


def left_to_bot(table: LiveTable, seat: int, by: int | None) -> SeatInfo:
    """A seat whose person is away from now on. What they have not read yet is kept."""
    info = table.seats[seat]
    unread = info.meanwhile or Meanwhile(by, table.length)
    return replace(info, away=True, bot=STAND_IN, meanwhile=replace(unread, by=by))


def back_again(table: LiveTable, seat: int) -> SeatInfo:
    """A seat whose person has come back, with what they are to be told."""
    info, told = table.seats[seat], table.seats[seat].meanwhile
    if told and told.by == seat and not told.moves and not told.taken_back:
        told = None
    return replace(info, away=False, bot="", meanwhile=told)


def was_replaced(table: LiveTable, seat: int) -> bool:
    """Whether somebody has been sent away who did not leave: any sign of them ends that."""
    info = table.seats[seat]
    return info.away and info.meanwhile is not None and info.meanwhile.by != seat
