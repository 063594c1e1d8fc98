"""What happened, as a person follows it: the lines of the log, each with its move and its things.

A move is the smallest step that can be looked at again: after it the table is a picture. A line of
the log belongs to one move and names what it speaks of, so that a page can light it up.
"""

import re
from bisect import bisect_right
from dataclasses import dataclass

from spieltisch.core.event import LogLine
from spieltisch.table.live import LiveTable

LOG_LINES = 90  # on a page; the replay has them all


@dataclass(frozen=True)
class LogEntry:
    """A line of the log."""

    number: int
    seat: int | None
    sign: int | None
    text: str
    rulings: tuple[str, ...]
    kind: str
    move: int | None  # after which it is true; none if the move cannot be told
    lights: str  # the ids of what it speaks of


def log_entries(
    table: LiveTable,
    seat: int | None,
    lang: str,
    around: int | None = None,
    reader: int | None = None,
) -> list[LogEntry]:
    """The log as a seat sees it, newest first: its end, or the part around a move.

    Whoever sits on ``reader`` is "you". A line follows from its event and the names at the table,
    so those that were there before are taken over.
    """
    state, eyes = table.state, (seat, reader, lang)
    end = len(state.events)
    if around is not None:
        end = min(end, max(_first_event(table, around + 1), LOG_LINES // 2) + LOG_LINES // 2)
    first = max(0, end - LOG_LINES)
    had = table.told.get(eyes, {})
    table.told[eyes] = told = {
        event: had.get(event) or _entry(table, number, state.log_line(event, seat, reader), lang)
        for number, event in enumerate(state.events[first:end], first)
    }
    return [*told.values()][::-1]


def told_by(
    table: LiveTable, seat: int | None, lang: str, move: int, reader: int | None = None
) -> list[LogEntry]:
    """The lines of one move, oldest first, without whose turn it then is: the next says that."""
    first, end = _first_event(table, move), _first_event(table, move + 1)
    lines = enumerate(table.state.log(seat, first, reader)[: end - first], first)
    return [_entry(table, number, line, lang) for number, line in lines if line.kind != "turn"]


def since_own_move(table: LiveTable, seat: int | None) -> int:
    """After how many moves a seat has moved last: what came then is new to it.

    Nothing is new to a spectator, who has not moved.
    """
    if seat is None:
        return table.length
    steps = table.match.record.steps
    own = [number for number, step in enumerate(steps, 1) if step.seat == seat]
    return own[-1] if own else 0


def _entry(table: LiveTable, number: int, line: LogLine, lang: str) -> LogEntry:
    actor = line.data.get("seat")
    return LogEntry(
        number,
        actor,
        actor + 1 if isinstance(actor, int) else None,
        line.text.to(lang),
        line.rulings,
        line.kind,
        _move_of(table, number),
        " ".join(map(thing_id, line.things)),
    )


def thing_id(thing: str) -> str:
    """The id of a thing on the page.

    >>> thing_id("field:hoot/2")
    'field-hoot-2'
    """
    return re.sub("[:/,]", "-", thing)


def _move_of(table: LiveTable, event: int) -> int | None:
    """The move of an event; ``None`` in a game that went on from a snapshot, without its past."""
    firsts = table.state.first_events
    return bisect_right(firsts, event) if len(firsts) == table.length else None


def _first_event(table: LiveTable, move: int) -> int:
    """The number of the first event of a move; how many there are if it is not yet made."""
    firsts = table.state.first_events
    if move > len(firsts):
        return len(table.state.events)
    return firsts[move - 1] if move else 0
