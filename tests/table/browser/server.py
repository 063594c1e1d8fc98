"""A server for the browser tests: a real process with a port and a database of its own."""

import asyncio
import os
import re
import select
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import spieltisch
from spieltisch.core.record import Record, resume
from spieltisch.table import setup
from spieltisch.table.kept import Kept
from spieltisch.table.seats import BOT, HUMAN, SeatInfo
from spieltisch.table.store import Store
from tests.patience import PATIENCE

SOURCE = Path(spieltisch.__file__).parents[1]
ROOT = Path(__file__).parents[3]

BOTS_AT_THE_TABLE = ("Bot", "Bot 2", "Bot 3")

RUNNING: dict[str, "Server"] = {}
"""The servers of this process, by their addresses."""


class Server:
    """``spieltisch serve``, which can be killed and started again at the same address.

    ``program`` is the module that serves.
    """

    def __init__(self, folder: Path, program: str = "spieltisch") -> None:
        self.folder = folder
        self.program = program
        self.url = ""
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        words = [sys.executable, "-m", self.program, "serve", "--no-browser", "--lang", "en"]
        # One browser test asks more often than many people do, so the limits are out of its way.
        settings = {
            "port": self._port,
            "database": self._database,
            "bot-delay": 0,
            "workers": 1,
            "requests-per-minute": 1_000_000,
            "tables-per-hour": 1_000_000,
        }
        for name, value in settings.items():
            words += [f"--{name}", str(value)]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                words, env=_environment(), stdout=subprocess.PIPE, stderr=log, text=True
            )
        self.url = self._address()
        self._port = int(self.url.rpartition(":")[2])
        RUNNING[self.url] = self

    def lay(self, record: Record, players: dict[str, str]) -> str:
        """A table in the middle of a game between people, whose ids are given by their names.

        No page leads there: whoever brings a record knows its cards. So it is laid in the store.
        """
        seats = [SeatInfo(HUMAN, name, player=player) for name, player in players.items()]
        for name in BOTS_AT_THE_TABLE[: record.seats - len(seats)]:
            seats.append(SeatInfo(BOT, name, bot="random"))
        match = resume(record)
        kept = setup.new_table(match, seats, seats[0].player, False, time.time())
        with ThreadPoolExecutor(1) as beside:  # the event loop of this thread is Playwright's
            beside.submit(asyncio.run, self._write(kept)).result()
        return f"/t/{kept.id}"

    async def _write(self, kept: Kept) -> None:
        store = Store(f"sqlite:///{self._database}")
        await store.write((None, kept))
        await store.close()

    @property
    def _database(self) -> Path:
        return self.folder / "tables.db"

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    def _address(self) -> str:
        """What the server says first: where it can be reached."""
        assert self._process is not None
        assert self._process.stdout is not None
        said = ""
        if select.select([self._process.stdout], [], [], PATIENCE)[0]:
            said = self._process.stdout.readline()
        found = re.search(r"http://\S+", said)
        if not found:
            self.stop()
            raise RuntimeError(f"The server did not start: {said}{self.log.read_text()}")
        return found.group()

    def kill(self) -> None:
        """Ends the server in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()
            process.wait()
            if process.stdout:
                process.stdout.close()


def _environment() -> dict[str, str]:
    """Ours, but without settings of a server that somebody runs here."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("SPIELTISCH_") or name == "SPIELTISCH_PLAIN"
    }
    return {**kept, "PYTHONPATH": os.pathsep.join([str(SOURCE), str(ROOT)])}
