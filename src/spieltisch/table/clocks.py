"""How long people may think: whose clock runs, what it shows, and when it has run out.

A clock runs only while its person owes a decision, everybody has sat down and the table is in
memory; each seat's runs by itself, and bots have none. What is kept is the time left at the last
change; since then `LiveTable.clocked` counts. Nothing here changes a table.
"""

from dataclasses import replace

from spieltisch.core.game import State
from spieltisch.table.kept import Kept
from spieltisch.table.live import LiveTable
from spieltisch.table.seats import CLOCKS, HUMAN, OPEN, SeatClock, SeatInfo, TakeBack


def new_clocks(name: str, seats: int) -> tuple[SeatClock, ...]:
    """The clocks of a new table, none if people may think as long as they like."""
    rule = CLOCKS[name]
    return () if rule.per == "none" else (SeatClock(rule.minutes * 60.0),) * seats


def running(table: LiveTable) -> list[int]:
    """The seats whose time runs now."""
    return _run(table.state, table.seats, table.asking) if table.kept.clocks else []


def _run(state: State, seats: list[SeatInfo], asking: TakeBack | None) -> list[int]:
    """Those that owe a decision and can make it.

    While a request to take back is pending only the time of its person runs: nobody else can go
    on, and nobody gains time by asking.
    """
    if state.over or any(info.kind == OPEN for info in seats):
        return []
    return [
        seat
        for seat in state.to_move()
        if seats[seat].kind == HUMAN
        and not seats[seat].bot
        and (asking is None or asking.seat == seat)
    ]


def time_left(table: LiveTable, now: float) -> list[float]:
    """What the clocks show, by seat; empty if there are none."""
    return [clock.left for clock in clocks_at(table, now)]


def late(table: LiveTable, now: float) -> list[int]:
    """The seats whose time has run out."""
    left = time_left(table, now)
    return [seat for seat in running(table) if left[seat] <= 0]


def clocks_at(table: LiveTable, now: float) -> tuple[SeatClock, ...]:
    """The clocks less the time since the last change."""
    run, passed = running(table), now - table.clocked
    return tuple(
        replace(clock, left=clock.left - passed) if seat in run else clock
        for seat, clock in enumerate(table.kept.clocks)
    )


def after_change(table: LiveTable, kept: Kept, state: State, now: float) -> tuple[SeatClock, ...]:
    """The clocks of a table that becomes ``kept``.

    The full time comes with a new decision, but for each length of the game only once: whoever
    takes back, or leaves and returns, goes on with the time that was left.
    """
    charged = clocks_at(table, now)
    if CLOCKS[kept.clock].per != "decision":
        return charged
    length, full = len(kept.record.steps), CLOCKS[kept.clock].minutes * 60.0
    before, after = running(table), _run(state, kept.seats, kept.asking)
    moved = {step.seat for step in kept.record.steps[len(table.kept.record.steps) :]}
    unmoved = [seat for seat in before if seat not in moved]
    wound = [replace(clock, wound=kept.clocks[seat].wound) for seat, clock in enumerate(charged)]
    return tuple(
        SeatClock(full, length)
        if seat in after and seat not in unmoved and length > clock.wound
        else clock
        for seat, clock in enumerate(wound)
    )


def taken_back(kept: Kept, by: list[int]) -> tuple[SeatClock, ...]:
    """The clocks after a take-back: those who did not want it have their full time again."""
    return tuple(
        clock if seat in by else replace(clock, wound=-1) for seat, clock in enumerate(kept.clocks)
    )
