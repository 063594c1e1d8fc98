"""Event streams: pages that keep themselves up to date, as many at once as a reader may have."""

import asyncio
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from spieltisch.core.text import Text
from spieltisch.table.live import Bell
from spieltisch.table.security import address_of
from spieltisch.table.web import player_of, web
from spieltisch.table.words import Refused

HEARTBEAT = 15.0  # seconds; a comment that shows both ends whether the other is still there
LIVE = {"cache-control": "no-store", "x-accel-buffering": "no"}
STILL_HERE = b": still here\n\n"

_MANY_STREAMS = Text(
    "Hier sind schon viele Tische offen. Schließe einen davon; bis dahin zeigt diese Seite beim"
    " Neuladen den neuesten Stand.",
    "Many tables are open here already. Close one of them; until then this page shows the latest"
    " when it is reloaded.",
)


class Live(StreamingResponse):
    """An event stream, as long as its reader has not too many of them."""

    media_type = "text/event-stream"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        served, player, address = web(request), player_of(request), address_of(request)
        if not (served.streams_of.free(player) and served.streams_from.free(address)):
            raise Refused(429, "many-streams", _MANY_STREAMS)
        with served.streams_of.take(player), served.streams_from.take(address):
            await super().__call__(scope, receive, send)


def event(kind: str, html: str) -> bytes:
    """A piece of a page as an event of a stream."""
    lines = "".join(f"data: {line}\n" for line in html.splitlines())
    return f"event: {kind}\n{lines}\n".encode()


async def changes(bell: Bell) -> AsyncIterator[bool]:
    """When to draw: true at once and after each change, false where only a sign of life is due."""
    goes_on, news = True, True
    while goes_on:
        yield news
        try:
            goes_on = news = await asyncio.wait_for(bell.changed(), HEARTBEAT)
        except TimeoutError:
            news = False
