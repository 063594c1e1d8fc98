"""What the tests of the house share.

A scene is a test in an open house of its own, on an SQLite file. After every scene the tables in
memory are compared with those in the store.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from spieltisch.core.game import State
from spieltisch.core.record import Match, Record, new_match, parse_record, state_hash
from spieltisch.core.text import LANGUAGES
from spieltisch.table import setup
from spieltisch.table.house import House, LiveTable, Refused, SeatInfo
from spieltisch.table.kept import Kept
from spieltisch.table.seats import NO_CLOCK, USUAL_RULE
from spieltisch.table.store import Store, StoreError
from tests.patience import PATIENCE

OPEN = SeatInfo("open")
ANNA, BERT, CARL = (
    SeatInfo("human", name, player=name.lower()) for name in ("Anna", "Bert", "Carl")
)
GREEDY, RANDOM = SeatInfo("bot", bot="greedy"), SeatInfo("bot", bot="random")

DAY = 86400.0


class Clock:
    """A time that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class FlakyStore(Store):
    """A database that fails, or keeps people waiting, when told to."""

    failures = 0
    gate: asyncio.Event | None = None

    async def write(self, *changes: tuple[Kept | None, Kept]) -> None:
        if self.failures:
            self.failures -= 1
            raise StoreError("The disk is on holiday.")
        await super().write(*changes)
        if self.gate:
            await self.gate.wait()


class OpenHouse(House):
    """A house whose store and clocks the tests can reach; the one on the wall may be wrong."""

    def __init__(self, path: Path, bot_delay: float, **settings: Any) -> None:
        self.store = FlakyStore(f"sqlite:///{path}/tables.db")
        self.time = Clock()
        self.wall = Clock()
        super().__init__(self.store, bot_delay, clock=self.wall, steady=self.time, **settings)

    async def _watch_clocks(self) -> None:
        """The tests look at the clocks when it is time."""


@asynccontextmanager
async def opened(path: Path, bot_delay: float = 0.0, **settings: Any) -> AsyncIterator[OpenHouse]:
    house = OpenHouse(path, bot_delay, **settings)
    await house.start()
    try:
        yield house
        await agree_with_store(house)
    finally:
        await house.close()


async def agree_with_store(house: OpenHouse) -> None:
    """What people see is what a restart would bring."""
    for table in house._tables.all():
        async with table.lock:
            assert await house.store.load(table.id) == table.kept
            assert table.match.record is table.kept.record
            assert state_hash(await fresh_state(table)) == state_hash(table.state)


async def fresh_state(table: LiveTable) -> State:
    return table.game.load(json.loads(json.dumps(table.kept.record.snapshot)))


Scene = Callable[[OpenHouse], Awaitable[None]]
Test = Callable[[Path], None]


def scene(**settings: Any) -> Callable[[Scene], Test]:
    """A test in an open house."""

    def made(play: Scene) -> Test:
        def test(tmp_path: Path) -> None:
            async def run() -> None:
                async with asyncio.timeout(5 * PATIENCE), opened(tmp_path, **settings) as house:
                    await play(house)

            asyncio.run(run())

        test.__name__ = play.__name__
        test.__doc__ = play.__doc__
        return test

    return made


# what the tests do at a table


async def new(
    house: House,
    *seats: SeatInfo,
    seed: int = 5,
    rule: str = USUAL_RULE,
    clock: str = NO_CLOCK,
    **options: Any,
) -> LiveTable:
    """A table where seat 1 begins, opened by Anna. The server thinks of this seed by itself."""
    setting = {"first": 1, **options}
    with patch.object(setup, "new_seed", lambda: seed):
        return await house.create("anna", "equinox", list(seats), setting, None, True, rule, clock)


async def step(house: House, table: LiveTable, random: Random | None = None) -> None:
    """One move of a person whose turn it is; by default a harmless one where there is one."""
    seat = table.state.next_seat()
    moves = table.state.moves(seat)
    move = random.choice(moves) if random else moves[:2][-1]
    key = table.state.move_key(move)
    await house.play(table, table.seats[seat].player, seat, key, table.number)


async def finish(house: House, table: LiveTable, seed: int = 1) -> None:
    random = Random(seed)
    while not table.state.over:
        await step(house, table, random)


async def until(house: House, table: LiveTable, done: Callable[[], bool]) -> None:
    """Waits, as a page does, until something has happened."""
    async with asyncio.timeout(PATIENCE), house.subscribe(table) as subscription:
        while not done():
            assert await subscription.changed()


async def refused(doing: Awaitable[Any], status: int, code: str) -> Refused:
    """The refusal of an action; it says so in both languages."""
    with pytest.raises(Refused) as caught:
        await doing
    assert (caught.value.status, caught.value.code) == (status, code)
    for lang in LANGUAGES:
        assert caught.value.text.to(lang)
    return caught.value


def said(table: LiveTable) -> list[str]:
    return [line.text.en for line in table.chat]


# records


def played(moves: int, bots: list[str] | None = None) -> Match:
    match = new_match("equinox", 3, 11, {"edition": "de"}, ["Lena", "Mirjam", "Tom"])
    match.record.bots = bots or []
    random = Random(2)
    while not match.state.over and len(match.record.steps) < moves:
        seat = match.state.next_seat()
        match.play(seat, random.choice(match.state.moves(seat)))
    return match


def brought(match: Match, change: Callable[[Any], None] | None = None) -> Record:
    """A record as it comes out of a file, changed by somebody."""
    data = json.loads(json.dumps(match.saved().to_json()))
    if change:
        change(data)
    return parse_record(data)
