"""Bots at work: one background task for each table where a bot is to move.

A bot thinks beside the server on a copy of the state and moves through the house like everybody
else. A bot that fails is replaced by chance for that move; a move that cannot be written is tried
again, at growing intervals. Nothing ends a task silently.
"""

import asyncio
import logging
from typing import Protocol

from spieltisch.core.game import State
from spieltisch.core.text import Text
from spieltisch.table import words
from spieltisch.table.bot_moves import bot_move, bot_seed
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


class BotSeats:
    """The bots of all tables."""

    def __init__(self, house: Floor, delay: float) -> None:
        self._house = house
        self._delay = delay
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def __len__(self) -> int:
        """At how many tables bots are at work."""
        return len(self._tasks)

    def wake(self, table: LiveTable) -> None:
        """Puts the bots of a table to work if it is their turn."""
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
        await asyncio.sleep(self._delay * (HASTE if table.hurried else 1))
        state = table.state
        bot = table.seats[seat].bot
        if table.next_bot() != seat:
            return
        if not bot:
            # As long after the question as a bot would: that it comes by itself may be guessed, but
            # everybody may have it so, whatever they hold.
            await self._house.stand_by(table, seat, state)
            return
        move = await self._choose(table, state, seat, bot)
        await self._house.bot_plays(table, seat, move, state)

    async def _choose(self, table: LiveTable, state: State, seat: int, bot: str) -> int:
        seed = bot_seed(table.match.record.seed, table.length, seat)
        tried = table.match.tried(seat)
        try:
            return await WORKERS.move(bot, state.clone(), seat, seed, tried)
        except Exception:
            log.exception("Bot %s failed at table %s, move %d.", bot, table.id, table.length + 1)
            guesses = words.BOT_GUESSES.fill(name=table.seats[seat].name)
            if not table.chat or table.chat[-1].text != guesses:  # once, not at every move
                await self._house.announce(table, guesses)
        return bot_move(LAST_RESORT, state.clone(), seat, seed, tried)

    async def _pause(self, table: LiveTable, seat: int, failures: int) -> None:
        if failures == PATIENCE:
            try:
                stuck = words.BOT_STUCK.fill(name=table.seats[seat].name)
                await self._house.announce(table, stuck)
            except Exception:  # most likely the same trouble, which the log already knows
                log.warning("Table %s cannot be told that its bot is stuck.", table.id)
        await asyncio.sleep(PAUSES[min(failures, len(PAUSES)) - 1])
