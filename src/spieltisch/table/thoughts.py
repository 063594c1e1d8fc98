"""All that workers are asked for, imported when they start so that the first answer is quick."""

from collections.abc import Callable
from time import perf_counter

from spieltisch.bots.analysis import Shares, judged
from spieltisch.bots.hint import find_hint
from spieltisch.core.record import Record
from spieltisch.table.bot_moves import bot_move

__all__ = ["bot_move", "find_hint", "judged_piece"]


def judged_piece(
    record: Record, known: dict[int, Shares], seconds: float, stopped: Callable[[], bool]
) -> tuple[dict[int, Shares], float]:
    """A piece of an analysis, and how long it took."""
    begin = perf_counter()
    return judged(record, known, seconds, stopped), perf_counter() - begin
