"""What bots tell the people at a table: hints while they play, an analysis afterwards.

A hint belongs to one question; whoever asks again meanwhile gets the same one, and when something
else is asked it is called off. An analysis is made once, when nobody else wants anything of the
bots, and kept with the table.
"""

import asyncio
from typing import NamedTuple, TypeVar

from spieltisch.bots import hint
from spieltisch.bots.analysis import SECONDS, Analysis, Shares, concluded, wanted
from spieltisch.bots.hint import Hint, find_hint
from spieltisch.core.record import Departure
from spieltisch.table import words
from spieltisch.table.bot_moves import bot_seed
from spieltisch.table.live import LiveTable
from spieltisch.table.thoughts import judged_piece
from spieltisch.table.words import Refused
from spieltisch.table.workers import WORKERS, Late

PATIENCE = 6.0  # seconds that a page waits for an analysis

T = TypeVar("T")


class _Advice(NamedTuple):
    asked: int  # when the seat was asked, see `LiveTable.fresh`
    task: asyncio.Task[Hint]


class Advice:
    """The hints and analyses of all tables."""

    def __init__(self) -> None:
        self._hints: dict[tuple[str, int], _Advice] = {}  # by table and seat
        self._analyses: set[asyncio.Task[Analysis]] = set()  # under way

    def check(self, table: LiveTable) -> None:
        """Calls off what is no longer true of a table."""
        for seat in range(len(table.seats)):
            given = self._hints.get((table.id, seat))
            if given and (given.asked != table.asked[seat] or table.gone):
                del self._hints[table.id, seat]
                given.task.cancel()

    async def close(self) -> None:
        """Calls everything off."""
        tasks = [*(given.task for given in self._hints.values()), *self._analyses]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def hint(self, table: LiveTable, seat: int) -> Hint:
        """The best moves of a seat that is asked."""
        given = self._hints.get((table.id, seat))
        if given is None:
            given = _Advice(table.asked[seat], asyncio.create_task(_hint(table, seat)))
            self._hints[table.id, seat] = given
        try:
            return await _shared(given.task)
        except Late:
            raise Refused(503, "busy", words.NO_HINT_NOW) from None
        finally:
            if given.task.done() and (given.task.cancelled() or given.task.exception()):
                self._hints.pop((table.id, seat), None)

    async def analysis(self, table: LiveTable) -> Analysis | None:
        """The analysis of a game that is over; none if it takes longer than a page waits."""
        task = table.analysis
        if task is None:
            task = table.analysis = asyncio.create_task(_analysis(table))
            self._analyses.add(task)
            task.add_done_callback(self._analyses.discard)
        await asyncio.wait({task}, timeout=PATIENCE)
        if not task.done():
            return None
        if task.cancelled() or task.exception():
            table.analysis = None  # the next one may be luckier
        try:
            return await _shared(task)
        except Late:
            return None
        except Departure:
            raise Refused(409, "no-replay", words.NO_REPLAY) from None


async def _shared(task: asyncio.Task[T]) -> T:
    """What comes of a task that others wait for, too; whoever stops waiting does not end it."""
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        if not task.cancelled():
            raise
        raise Refused(409, "stale", words.STALE) from None


async def _hint(table: LiveTable, seat: int) -> Hint:
    state = table.state.clone()
    seed = bot_seed(table.match.record.seed, table.length, seat)
    return await WORKERS.think(
        f"hint at {table.id}",
        state.game_name,
        find_hint,
        (state, seat, seed),
        hint.SECONDS,
        lambda answer: isinstance(answer, Hint),
    )


async def _analysis(table: LiveTable) -> Analysis:
    """Position by position, in pieces: whoever needs a bot meanwhile comes first."""
    record = table.match.record
    positions = set(wanted(len(record.steps)))
    points: dict[int, Shares] = {}
    left = SECONDS
    while left > 0 and len(points) < len(positions):
        piece, took = await WORKERS.think(
            f"analysis of {table.id}",
            record.game,
            judged_piece,
            (record, points),
            left,
            lambda answer: bool(answer[0]),
            idle=True,
        )
        points |= piece
        left -= took
    return await asyncio.to_thread(concluded, record, points)
