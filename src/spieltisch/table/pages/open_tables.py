"""The list of open tables on the start page: its live stream, and sitting down with one click."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response

from spieltisch.core.text import Text
from spieltisch.table.pages.lobby import known_name
from spieltisch.table.pages.stream import LIVE, STILL_HERE, Live, changes, event
from spieltisch.table.pages.table import ANY_SEAT, find_table, invite_path, may_invite
from spieltisch.table.web import fragment, go, language_of, player_of, web
from spieltisch.table.words import Refused

PAUSE = 1.0  # seconds between two lists; what changes meanwhile comes together

_NOT_PUBLIC = Text(
    "An diesen Tisch kommt, wer eine Einladung hat.", "This table is for people with an invitation."
)


async def live(request: Request) -> Response:
    """The stream of lists: one at once, then one after changes."""
    if request.method == "HEAD":
        return Response(media_type="text/event-stream", headers=LIVE)
    return Live(_lists(request), headers=LIVE)


async def _lists(request: Request) -> AsyncIterator[bytes]:
    served = web(request)
    served.metrics.streams += 1
    try:
        # Where the list cannot be read the stream ends, and the browser asks again.
        with suppress(Refused), served.house.board.reading() as bell:
            yield b"retry: 1500\n\n"
            async for news in changes(bell):
                yield await _drawn(request) if news else STILL_HERE
                if news:
                    await asyncio.sleep(PAUSE)
    finally:
        served.metrics.streams -= 1


async def _drawn(request: Request) -> bytes:
    """The list as an event. It is drawn once for all who see the same tables."""
    house = web(request).house
    rows = await house.lobby(player_of(request))
    seen = (language_of(request), *(row.id for row in rows))
    if seen not in house.board.drawn:
        html = fragment(request, "parts/open_tables.html", open=rows)
        house.board.drawn[seen] = event("tables", html)
    return house.board.drawn[seen]


async def sit(request: Request) -> Response:
    """Takes the first free seat of a public table; who has no name yet is asked for one."""
    table = await find_table(request)
    if not may_invite(request, table):
        raise Refused(403, "not-invited", _NOT_PUBLIC)
    invitation = invite_path(request, table, ANY_SEAT)
    name = known_name(request)
    if not name:
        return go(request, invitation)
    try:
        await web(request).house.sit(table, player_of(request), None, name)
    except Refused as refused:
        if refused.code != "name-taken":
            raise
        return go(request, invitation)  # which says so and asks for another one
    return go(request, f"/t/{table.id}")
