"""A connection to a browser, on which nobody is waited for without end.

A client may send half a request and wait, send on and on, or never read what it is sent. uvicorn
leaves all three to a proxy in front of it; here such a connection is given up.
"""

import asyncio
import sys
from contextlib import suppress

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from spieltisch.table.security import MAX_BODY

if sys.platform != "win32":
    import resource

PATIENCE = 30.0  # seconds for a request to arrive, and for a client to take what it is sent
MOST_BYTES = 2 * MAX_BODY  # of one request; what a refused one still sends is read and dropped
MOST_OPEN = 8192  # connections and files that we ask the system for
BACKLOG = 100  # connections that are accepted at once
RESERVED = 3 * BACKLOG  # of all that may be open: for the database, files, and those just accepted

_TOO_SLOW = (
    b"HTTP/1.1 408 Request Timeout\r\n"
    b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\n\r\n"
    + "Diese Anfrage ist nicht vollständig angekommen.\n".encode()
    + b"This request did not arrive completely.\n"
)


class Connection(H11Protocol):
    """A connection with a clock that runs while its client owes the rest of a request."""

    most = 1024 - RESERVED  # connections at once
    _clock: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _arrived = 0  # bytes since the last whole request

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._look()
        self._make_room()

    def data_received(self, data: bytes) -> None:
        self._arrived += len(data)
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_clock()
        self.resume_writing()
        super().connection_lost(exc)

    def _look(self) -> None:
        """Starts the clock, or stops it if a whole request is being answered."""
        cycle = self.cycle
        if cycle is not None and not cycle.more_body and not cycle.response_complete:
            self._arrived = 0
            self._stop_clock()
        elif self._arrived > MOST_BYTES:
            self.transport.abort()
        elif self._clock is None:
            self._clock = self.loop.call_later(PATIENCE, self._give_up)

    def _make_room(self) -> None:
        """Many who wait must not keep out those who ask: of too many the first has to go."""
        if len(self.connections) <= self.most:
            return
        waiting = [
            (other._clock.when(), other)
            for other in self.connections
            if isinstance(other, Connection) and other._clock
        ]
        min(waiting, key=lambda one: one[0])[1]._give_up()

    def _stop_clock(self) -> None:
        if self._clock:
            self._clock.cancel()
            self._clock = None

    def _give_up(self) -> None:
        self._stop_clock()
        if self._arrived and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(_TOO_SLOW)  # half a request that nothing was answered to
        self.transport.abort()

    # answers that nobody reads

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(PATIENCE, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread:
            self._unread.cancel()
            self._unread = None


def open_more() -> None:
    """Has the system allow more connections than it does by itself, and keeps to what it allows."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_OPEN if hard == resource.RLIM_INFINITY else min(MOST_OPEN, hard)
    allowed = wanted if soft == resource.RLIM_INFINITY else min(soft, wanted)
    if allowed < wanted:
        with suppress(ValueError, OSError):  # not every system keeps what it promises
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            allowed = wanted
    Connection.most = max(allowed - RESERVED, BACKLOG)
