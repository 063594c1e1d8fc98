"""The live tables of a store: opened when somebody comes, forgotten when nobody is there.

Here is the one path of every change: hold the table, have the store write its new value, adopt it,
tell everybody. The module knows nothing of what people want to change.
"""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

from spieltisch.core.game import State
from spieltisch.core.record import resume
from spieltisch.core.text import Text
from spieltisch.table import words
from spieltisch.table.clocks import after_change, clocks_at
from spieltisch.table.kept import Kept
from spieltisch.table.live import LiveTable
from spieltisch.table.notices import NoticeBoard
from spieltisch.table.store import Conflict, Store
from spieltisch.table.words import Refused

log = logging.getLogger(__name__)


class Tables:
    """Tables by id. ``wake`` is called with every table that has been opened or changed."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        steady: Callable[[], float],
        wake: Callable[[LiveTable], None],
        board: NoticeBoard,
    ) -> None:
        self._store = store
        self._clock = clock
        self._steady = steady
        self._wake = wake
        self._board = board
        # A table is one object as long as anybody holds it; `_warm` holds those lately used.
        self._known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._warm: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    def __len__(self) -> int:
        return len(self._known)

    def all(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._known.values())

    # opening and forgetting

    async def add(self, kept: Kept, state: State) -> LiveTable:
        """A new table."""
        await self._store.write((None, kept))
        self._board.changed(None, kept)
        return self.warm(LiveTable(kept, state, self._steady()))

    async def get(self, table_id: str) -> LiveTable:
        """A table from memory or from the store; two who come at once get the same object."""
        table = self._known.get(table_id)
        if table is None:
            opening = self._opening.get(table_id)
            if opening is None:
                opening = asyncio.create_task(self._open(table_id))
                self._opening[table_id] = opening
                opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
            table = await asyncio.shield(opening)
        return self.warm(table)

    def warm(self, table: LiveTable) -> LiveTable:
        """A table in use: it stays in memory and its bots work."""
        if not table.gone:
            self._known[table.id] = table
            self._warm[table.id] = table
            self._wake(table)
        return table

    def forget_idle(self, since: float) -> None:
        """Lets go of tables not used since; readers and bots hold theirs as long as they need."""
        for table in list(self._warm.values()):
            if table.touched < since:
                del self._warm[table.id]

    async def pass_hour(self, untouched: int, unjoined: int) -> tuple[int, int]:
        """Makes all tables older, see `Store.pass_hour`, and removes none that somebody watches."""
        watched = [table.id for table in self.all() if table.watchers]
        removed = await self._store.pass_hour(untouched, unjoined, watched)
        for table_id in (*removed[0], *removed[1]):
            table = self._known.get(table_id)
            if table:
                self._drop(table)
        if any(removed):
            self._board.tell()
        return len(removed[0]), len(removed[1])

    async def close(self) -> None:
        """Waits for tables that are being opened."""
        await asyncio.gather(*self._opening.values(), return_exceptions=True)

    def _drop(self, table: LiveTable) -> None:
        table.gone = True
        self._known.pop(table.id, None)
        self._warm.pop(table.id, None)
        table.hang_up()
        self._wake(table)

    async def _open(self, table_id: str) -> LiveTable:
        # What is no id at all does not trouble the database.
        good = re.fullmatch(r"[A-Za-z0-9_-]{12}", table_id)
        kept = await self._store.load(table_id) if good else None
        if kept is None:
            raise Refused(404, "no-table", words.NO_TABLE)
        return LiveTable(kept, await _resumed(kept), self._steady())

    # changing

    @asynccontextmanager
    async def at(self, table: LiveTable, player: str = "") -> AsyncIterator[None]:
        """Holds a table that is to be changed, for a player or for the house."""
        async with table.lock:
            if table.gone:
                raise Refused(404, "no-table", words.NO_TABLE)
            table.see(player, self._steady())
            yield

    async def commit(
        self,
        table: LiveTable,
        kept: Kept,
        *,
        state: State | None = None,
        said: Text | None = None,
        new: Kept | None = None,
    ) -> None:
        """Has a table's new value written, then shows it to everybody.

        A line that the house says and a new table that comes with it are part of the transaction.
        """
        now = self._clock()
        kept = replace(kept, version=table.kept.version + 1, updated=now)
        kept = replace(kept, clocks=after_change(table, kept, state or table.state, self._steady()))
        if said:
            kept = kept.saying(said, now)
        added: list[tuple[None, Kept]] = [(None, new)] if new else []
        try:
            await self._store.write(*added, (table.kept, kept))
        except Conflict:
            await self._read_again(table)
            raise Refused(409, "stale", words.STALE) from None
        if new:
            self._board.changed(None, new)
        self._show(table, kept, state or table.state)

    async def keep_clocks(self, table: LiveTable) -> None:
        """Has the time that is left written, so that a restart does not give it back.

        It changes without anybody's doing, so nobody is told.
        """
        if table.gone:
            return
        now = self._steady()
        kept = replace(table.kept, version=table.kept.version + 1, clocks=clocks_at(table, now))
        try:
            await self._store.write((table.kept, kept))
        except Conflict:
            await self._read_again(table)
        else:
            table.kept, table.clocked = kept, now

    async def _read_again(self, table: LiveTable) -> None:
        """Another process was faster: the table becomes what the store knows."""
        kept = await self._store.load(table.id)
        if kept is None:
            self._drop(table)
            raise Refused(404, "no-table", words.NO_TABLE)
        self._show(table, kept, await _resumed(kept))

    def _show(self, table: LiveTable, kept: Kept, state: State) -> None:
        self._board.changed(table.kept, kept)
        table.adopt(kept, state, self._steady())
        table.tell()
        self._wake(table)


async def _resumed(kept: Kept) -> State:
    try:
        return (await asyncio.to_thread(resume, kept.record)).state
    except ValueError as error:
        log.exception("Table %s cannot be resumed.", kept.id)
        raise Refused(500, "broken", words.BROKEN_TABLE) from error
