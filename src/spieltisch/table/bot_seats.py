"""Bots at work: one background task for each table where a bot is to move.

A bot thinks beside the server on a copy of the state and moves through the house like everybody
else. When the table changes meanwhile the thought is called off. A bot that fails is replaced by
chance for that move; a move that cannot be written is tried again, at growing intervals. Nothing
ends a task silently.
"""

import asyncio
import logging
from dataclasses import dataclass
from typing import Protocol

from spieltisch.bots import make_bot
from spieltisch.bots.bot import chosen_move
from spieltisch.core.game import State
from spieltisch.core.text import Text
from spieltisch.table import words
from spieltisch.table.bot_moves import bot_seed
from spieltisch.table.live import LiveTable
from spieltisch.table.workers import WORKERS

LAST_RESORT = "random"
HASTE = 0.25  # of the usual delay, for people who want bots to be fast
PATIENCE = 3  # failures in a row before it is said in the chat
PAUSES = (0.5, 1.0, 2.0, 5.0, 15.0, 60.0)  # seconds between attempts; the last one repeats

log = logging.getLogger(__name__)


class Floor(Protocol):
    """What the bots need of the house."""

    async def bot_plays(self, table: LiveTable, seat: int, move: int, state: State) -> None:
        """Plays the move if the table is still in this state and the seat still the bot's."""

    async def stand_by(self, table: LiveTable, seat: int, state: State) -> None:
        """Gives a person's standing answer if the table is still in this state."""

    async def announce(self, table: LiveTable, text: Text) -> None:
        """Says something in the chat."""


@dataclass
class _Thinking:
    """A bot that thinks about a table as it was."""

    state: State
    seat: int
    bot: str
    task: asyncio.Task[int]
    called_off: bool = False

    def matters(self, table: LiveTable) -> bool:
        """Whether the table still waits for just this."""
        asked = table.state is self.state and table.next_bot() == self.seat
        return asked and table.seats[self.seat].bot == self.bot


class BotSeats:
    """The bots of all tables."""

    def __init__(self, house: Floor, delay: float) -> None:
        self._house = house
        self._delay = delay
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: dict[str, _Thinking] = {}  # by table
        self._closed = False

    def __len__(self) -> int:
        """At how many tables bots are at work."""
        return len(self._tasks)

    def wake(self, table: LiveTable) -> None:
        """Puts the bots of a table to work if it is their turn, and stops them if it is not."""
        thinking = self._thinking.get(table.id)
        if thinking and not thinking.matters(table):
            thinking.called_off = True
            thinking.task.cancel()
        at_work = table.bots is not None and not table.bots.done()
        if self._closed or at_work or table.next_bot() is None:
            return
        table.bots = asyncio.create_task(self._work(table), name=f"bots of {table.id}")
        self._tasks.add(table.bots)
        table.bots.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Sends all bots home."""
        self._closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, table: LiveTable) -> None:
        failures = 0
        while (seat := table.next_bot()) is not None:
            try:
                await self._turn(table, seat)
                failures = 0
            except Exception:
                failures += 1
                log.exception("Bot move %d at table %s failed.", table.length + 1, table.id)
                await self._pause(table, seat, failures)

    async def _turn(self, table: LiveTable, seat: int) -> None:
        clock = asyncio.get_running_loop().time
        due = clock() + self._delay * (HASTE if table.hurried else 1)
        state = table.state
        bot = table.seats[seat].bot
        move = await self._choose(table, state, seat, bot) if bot else None
        if bot and move is None:
            return
        await asyncio.sleep(max(0.0, due - clock()))
        if table.next_bot() != seat:
            return
        if not bot:
            # As long after the question as a bot would: that it comes by itself may be guessed, but
            # everybody may have it so, whatever they hold.
            await self._house.stand_by(table, seat, state)
        elif move is not None:
            await self._house.bot_plays(table, seat, move, state)

    async def _choose(self, table: LiveTable, state: State, seat: int, bot: str) -> int | None:
        """The move of a bot; none if the table has changed while it thought."""
        seed = bot_seed(table.match.record.seed, table.length, seat)
        tried = table.match.tried(seat)
        chosen = WORKERS.move(table.id, bot, state.clone(), seat, seed, tried)
        thinking = _Thinking(state, seat, bot, asyncio.create_task(chosen))
        self._thinking[table.id] = thinking
        try:
            return await thinking.task
        except asyncio.CancelledError:
            if self._closed or not thinking.called_off:
                raise  # it is this task that has been cancelled
            return None
        except Exception:
            log.exception("Bot %s failed at table %s, move %d.", bot, table.id, table.length + 1)
            guesses = words.BOT_GUESSES.fill(name=table.seats[seat].name)
            if not table.chat or table.chat[-1].text != guesses:  # once, not at every move
                await self._house.announce(table, guesses)
        finally:
            del self._thinking[table.id]
        return chosen_move(make_bot(LAST_RESORT, seed), state, seat, tried)

    async def _pause(self, table: LiveTable, seat: int, failures: int) -> None:
        if failures == PATIENCE:
            try:
                stuck = words.BOT_STUCK.fill(name=table.seats[seat].name)
                await self._house.announce(table, stuck)
            except Exception:  # most likely the same trouble, which the log already knows
                log.warning("Table %s cannot be told that its bot is stuck.", table.id)
        await asyncio.sleep(PAUSES[min(failures, len(PAUSES)) - 1])
