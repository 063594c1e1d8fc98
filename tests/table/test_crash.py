"""After a crash nothing acknowledged is lost.

A child process plays moves and prints each one as soon as the house has accepted it; it is killed
at random moments. Whatever it has printed is in the database, and the game goes on.
"""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from spieltisch.core.record import state_hash
from spieltisch.table.house import House, LiveTable, SeatInfo
from spieltisch.table.store import Store

ROOT = Path(__file__).parents[2]
KILLS = 10
LONGEST = 0.8  # seconds from the first printed move to the kill

Acknowledged = dict[tuple[str, int], str]
"""Move keys by table and number."""


async def start(database: str) -> str:
    """A table with two people at one screen."""
    house = House(Store(database), 0.0)
    await house.start()
    seats = [SeatInfo("human", "Anna"), SeatInfo("human", "Bert")]
    table = await house.create("anna", "equinox", seats, {}, 1, False)
    await house.close()
    return table.id


async def play_move(house: House, table: LiveTable, random: Random) -> str:
    seat = table.state.next_seat()
    key = table.state.move_key(random.choice(table.state.moves(seat)))
    await house.play(table, "anna", seat, key, table.number)
    return key


async def play_on(database: str, table_id: str) -> None:
    """What the child does until it is killed: it plays, game after game."""
    house = House(Store(database), 0.0)
    await house.start()
    table = await house.get(table_id)
    random = Random(time.time_ns())
    while True:
        while table.state.over:
            table = await house.rematch(table, "anna")
        key = await play_move(house, table, random)
        print(table.id, table.number, key, flush=True)


def killed_child(database: str, table: str, delay: float) -> list[str]:
    """The lines a child has printed when it is killed some time after the first one."""
    command = [sys.executable, "-m", "tests.table.test_crash", database, table]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout
        first = child.stdout.readline()
        time.sleep(delay)
        os.kill(child.pid, signal.SIGKILL)
        rest = child.stdout.read()
    assert child.returncode == -signal.SIGKILL
    lines = (first + rest).splitlines(keepends=True)
    return [line for line in lines if line.endswith("\n")]


async def check_nothing_lost(database: str, acknowledged: Acknowledged) -> None:
    store = Store(database)
    await store.open()
    for table in {table for table, _ in acknowledged}:
        kept = await store.load(table)
        assert kept is not None
        mine = {number: key for (at, number), key in acknowledged.items() if at == table}
        steps = kept.record.steps
        for number, key in mine.items():
            assert steps[number - 1].key == key
        # At most one more: written, but the child was killed before it could print it.
        assert max(mine) <= len(steps) <= max(mine) + 1
    await store.close()


async def check_it_goes_on(database: str, table_id: str) -> None:
    house = House(Store(database), 0.0)
    await house.start()
    table = await house.get(table_id)
    if table.number:
        assert state_hash(table.state) == table.match.record.steps[-1].hash
    random = Random(1)
    while not table.state.over:
        await play_move(house, table, random)
    await house.close()


def test_every_acknowledged_move_survives_a_kill(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    table = asyncio.run(start(database))
    random = Random(7)
    acknowledged: Acknowledged = {}
    for _ in range(KILLS):
        for line in killed_child(database, table, random.random() * LONGEST):
            table, number, key = line.split()
            acknowledged[table, int(number)] = key
        asyncio.run(check_nothing_lost(database, acknowledged))
    assert len(acknowledged) >= KILLS
    asyncio.run(check_it_goes_on(database, table))


if __name__ == "__main__":
    asyncio.run(play_on(*sys.argv[1:]))
