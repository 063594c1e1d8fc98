"""Looking back: a table as it was after any of its moves, through the eyes the viewer has there.

When a game is over everybody may look through all eyes; as long as it runs nobody sees more of its
past than of its present.
"""

import asyncio
from dataclasses import replace
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from spieltisch.core.record import Departure
from spieltisch.core.record import replay as replayed
from spieltisch.core.text import Text
from spieltisch.table import words
from spieltisch.table.live import LiveTable
from spieltisch.table.pages.analysis import small
from spieltisch.table.pages.table import find_table, viewer_at
from spieltisch.table.picture import Picture, board_of, looking_seat, take_picture
from spieltisch.table.snapshot import snapshot
from spieltisch.table.story import log_entries, since_own_move, told_by
from spieltisch.table.web import fragment, render, theme_of
from spieltisch.table.words import Refused

_BAD_MOVE_NUMBER = Text("So viele Züge hat das Spiel nicht.", "The game has not that many moves.")


async def show(request: Request) -> Response:
    """The game after so many moves; a page of its own, or a look back from the table."""
    table = await find_table(request)
    return render(request, "replay.html", **await _step(request, table))


async def picture(request: Request) -> Response:
    """The same as one file, to be kept. Its log ends with the move."""
    table = await find_table(request)
    step = await _step(request, table)
    p, move = step["p"], step["move"]
    p.log = [entry for entry in p.log if entry.move is not None and entry.move <= move]
    page = fragment(request, "replay.html", **step)
    title, theme = f"{p.title} {move}/{table.length}", theme_of(request) or "light"
    drawn = await asyncio.to_thread(snapshot, page, p.game, title, theme)
    headers = {
        "content-disposition": f'attachment; filename="{p.game}-{table.id}-{move}.svg"',
        "cache-control": "no-store",
    }
    return Response(drawn, media_type="image/svg+xml", headers=headers)


async def _step(request: Request, table: LiveTable) -> dict[str, Any]:
    """What ``replay.html`` shows."""
    move, eyes = _wanted(request, table), _eyes(request, table)
    seen = await _look(request, table, move, eyes)
    reader = None if eyes else seen.viewer
    told = told_by(table, seen.viewer, seen.lang, move, reader) if move else []
    return {
        "p": seen,
        "move": move,
        "last": table.length,
        "told": told,
        "lit": " ".join(entry.lights for entry in told),
        "since": since_own_move(table, seen.viewer),
        "at_table": request.query_params.get("from") == "table",
        "all_open": table.state.over,
        "eyes": eyes,
        "curve": small(table, seen.lang, move),
    }


def _wanted(request: Request, table: LiveTable) -> int:
    """The move that is asked for, the beginning if none is."""
    wanted = request.query_params.get("move", "0")
    if not wanted.isdecimal() or len(wanted) > 6 or int(wanted) > table.length:
        raise Refused(404, "no-such-move", _BAD_MOVE_NUMBER)
    return int(wanted)


def _eyes(request: Request, table: LiveTable) -> int | None:
    """The sign of the seat through which somebody wants to look, once everybody may."""
    wanted = request.query_params.get("eyes", "")
    signs = [str(seat + 1) for seat in range(len(table.seats))]
    return int(wanted) if table.state.over and wanted in signs else None


async def _look(request: Request, table: LiveTable, move: int, eyes: int | None) -> Picture:
    past = await asyncio.to_thread(_past, table, move)
    viewer = viewer_at(request, table)
    seat, _ = looking_seat(table, viewer)  # behind a curtain nobody sees more than a spectator
    if eyes:
        seat = eyes - 1
    viewer = replace(viewer, lifted=seat, hint=None, replaying=True)
    picture = take_picture(past, viewer, {})
    if table.state.over:
        _open_hands(past, picture)
    log = log_entries(table, seat, viewer.lang, move, None if eyes else seat)
    return replace(picture, result=None, log=log)


def _open_hands(past: LiveTable, picture: Picture) -> None:
    """Puts all hands on the plates, in games that show there what is known of a hand."""
    for seat, facts in enumerate(picture.board["players"]):
        if seat != picture.viewer and "known" in facts:
            facts["known"] = board_of(past.state, seat, picture.lang, {})["hand"]


def _past(table: LiveTable, length: int) -> LiveTable:
    """The table as it was after so many moves."""
    try:
        for state in replayed(table.match.record, length):
            last = state
    except Departure:
        raise Refused(409, "no-replay", words.NO_REPLAY) from None
    past = LiveTable(table.kept, last, table.created)
    past.match.record = replace(table.match.record, steps=table.match.record.steps[:length])
    return past
