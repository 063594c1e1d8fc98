"""The notice board: the public tables as all readers of the start page see them.

The tables say when something on it changes; moves do not. It is read from the store once for each
change that somebody wants to see, however many are reading.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from spieltisch.table.kept import Kept
from spieltisch.table.live import Bell
from spieltisch.table.seats import OPEN
from spieltisch.table.store import Outline, Store

LISTED = 100  # tables in a list


class NoticeBoard:
    """The public tables where a game is to begin or going on, those with a free seat first."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._version = 0  # goes up with every change
        self._read = -1  # the version that `_notices` are of
        self._notices: list[Outline] = []
        self._readers: set[Bell] = set()
        self.drawn: dict[tuple[str, ...], bytes] = {}  # by language and the tables that are seen

    async def notices(self) -> list[Outline]:
        """What is on the board now."""
        if self._read != self._version:
            version = self._version
            found = await self._store.listed(LISTED)
            found.sort(key=lambda outline: not any(info.kind == OPEN for info in outline.seats))
            self._notices, self._read = found, version
            self.drawn.clear()
        return self._notices

    def changed(self, before: Kept | None, after: Kept) -> None:
        """Tells all readers if a change of a table shows on the board."""
        if after.public and (before is None or _notice(before) != _notice(after)):
            self.tell()

    def tell(self) -> None:
        """Wakes all readers."""
        self._version += 1
        for bell in self._readers:
            bell.wake()

    def hang_up(self) -> None:
        """Tells all readers that there is nothing more to come."""
        for bell in self._readers:
            bell.hang_up()

    @contextmanager
    def reading(self) -> Iterator[Bell]:
        """A bell for somebody who reads the board: look first, then each time it rings."""
        bell = Bell()
        self._readers.add(bell)
        try:
            yield bell
        finally:
            self._readers.discard(bell)


def _notice(kept: Kept) -> tuple[object, ...]:
    """What the board shows of a table; who owes a move is not part of it."""
    return kept.finished, [(info.kind, info.name) for info in kept.seats]
