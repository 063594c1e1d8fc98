"""How many tables one server process carries, over real HTTP and event streams on loopback.

    python bench/load.py [--bot greedy] [--think 1.0] [--limit 150] [--seconds 120] [--json]
    python bench/load.py --tables 20 --bot strong --bot master [--game equinox] [--stage 30]

At each table one person plays against two bots as a browser does: reads the event stream, thinks,
posts a move found in the HTML of the picture, and waits for the next picture. What is measured is
the time from the click to the arrival of that picture. The number of tables doubles until 95 in 100
pictures no longer come within the limit, then the edge is searched for; the largest number that
held is the result. The person thinks for a random time around ``--think`` seconds, so that many
tables make about as many moves per second as they would with quick people. Measured as well are
the time in which the server answers the click itself, and the time from a picture in which a bot is
to move to the next one, which is its delay, its thinking and the drawing.

With ``--tables`` there is one stage with just that many. ``--bot`` may be repeated: the tables take
turns.

Server and script share the machine, so a second core helps. With ``--profile FILE`` the server runs
under cProfile, which makes it slower and writes down where its time goes.
"""

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from urllib.parse import urlencode, urlsplit

SOURCE = Path(__file__).parents[1] / "src"
MOVE = re.compile(rb'<button[^>]*\bname="move" value="([^"]+)"')
NUMBER = re.compile(rb'name="number" value="(\d+)"')
SEAT = re.compile(rb'name="seat" value="(\d+)"')
OVER = b"/record.json"
FOR_TWO = ("blue-moon",)
BOTS = ("beginner", "casual", "strong", "master", "learned", "search", "greedy", "random")

# the server


class Server:
    """``spieltisch serve`` on a database of its own."""

    def __init__(self, folder: str, bot_delay: float, profile: str | None) -> None:
        measured = ["-m", "cProfile", "-o", profile] if profile else []
        settings = {
            "port": "0",
            "database": str(Path(folder) / "load.db"),
            "bot-delay": str(bot_delay),
            "requests-per-minute": "0",
            "tables-per-hour": "0",
            "streams-per-address": "0",
        }
        flags = [word for name, value in settings.items() for word in (f"--{name}", value)]
        command = [sys.executable, *measured, "-m", "spieltisch", "serve", "--no-browser", *flags]
        env = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        if not found:
            raise SystemExit("The server did not start.")
        self.address = urlsplit(found[0])

    def cpu_seconds(self) -> float:
        """What the process has used so far; 0 where the system does not say."""
        with suppress(OSError):
            stat = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def close(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


# a browser, as small as possible: it shares the machine with the server


class Browser:
    """One person's connection for clicks, and another one for the event stream."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.cookie = ""
        self.table = ""
        self._clicks: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def _head(self, method: str, path: str, **headers: str) -> bytes:
        given = {"host": f"{self.host}:{self.port}", "cookie": self.cookie, **headers}
        lines = [f"{method} {path} HTTP/1.1", *(f"{k}: {v}" for k, v in given.items() if v)]
        return "\r\n".join([*lines, "", ""]).encode()

    async def post(self, path: str, **fields: str) -> dict[str, str]:
        """Sends a form as our script does; the headers of the answer."""
        if self._clicks is None or self._clicks[0].at_eof():  # the server hangs up on idlers
            self._clicks = await asyncio.open_connection(self.host, self.port)
        reader, writer = self._clicks
        body = urlencode(fields).encode()
        kind = "application/x-www-form-urlencoded"
        writer.write(
            self._head("POST", path, **{"content-type": kind, "content-length": str(len(body))})
            + body
        )
        status, headers = await _read_head(reader)
        await reader.readexactly(int(headers.get("content-length", "0")))
        self.cookie = self.cookie or headers.get("player", "")
        if status not in (204, 303, 409):
            raise RuntimeError(f"{path} was answered with {status}")
        return {**headers, "status": str(status)}

    async def sit_down(self, game: str, bot: str, random: Random) -> None:
        """Opens a table against two bots, or one where there is no room for more."""
        seats = {"seat-1": "me", "name-1": "Guest", "seat-2": bot, "seat-3": bot}
        if game in FOR_TWO:
            del seats["seat-3"]
        answer = await self.post(f"/new/{game}", **seats, seed=str(random.randrange(10**9)))
        self.table = answer["location"]

    async def pictures(self) -> AsyncIterator[bytes]:
        """The pictures of the event stream."""
        reader, writer = await asyncio.open_connection(self.host, self.port, limit=1 << 20)
        try:
            writer.write(self._head("GET", f"{self.table}/live"))
            await _read_head(reader)
            waiting = b""
            while size := int(await reader.readline() or b"0", 16):
                waiting += (await reader.readexactly(size + 2))[:-2]
                *events, waiting = waiting.split(b"\n\n")
                for event in events:
                    if event.startswith(b"event: picture"):
                        yield event
        finally:
            writer.close()

    def close(self) -> None:
        if self._clicks:
            self._clicks[1].close()


async def _read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    first = await reader.readline()
    if not first:
        raise EOFError
    status = int(first.split()[1])
    headers: dict[str, str] = {}
    while line := (await reader.readline()).strip():
        name, _, value = line.decode().partition(": ")
        headers[name.lower()] = value
        if name.lower() == "set-cookie" and value.startswith("player="):
            headers["player"] = value.split(";")[0]
    return status, headers


# playing


@dataclass
class Tally:
    """What is measured at all tables together."""

    times: list[float] = field(default_factory=list)  # from a click to its picture
    answers: list[float] = field(default_factory=list)  # of the server to a click
    bots: list[float] = field(default_factory=list)  # until a bot has moved
    pictures: int = 0
    bytes: int = 0
    failures: int = 0

    def clear(self) -> None:
        """Begins anew; the players keep on writing here."""
        self.times, self.answers, self.bots = [], [], []
        self.pictures = self.bytes = self.failures = 0


class Player:
    """A person who plays game after game."""

    def __init__(
        self, server: Server, tally: Tally, game: str, bot: str, think: float, random: Random
    ) -> None:
        self.browser = Browser(server.address.hostname or "", server.address.port or 0)
        self.tally = tally
        self.game = game
        self.bot = bot
        self.think = think
        self.random = random

    async def run(self) -> None:
        try:
            while True:
                try:
                    await self.play_game()
                except (OSError, EOFError, RuntimeError):
                    self.tally.failures += 1
                    await asyncio.sleep(1)
        finally:
            self.browser.close()

    async def play_game(self) -> None:
        browser = self.browser
        await asyncio.sleep(self.random.random() * self.think)
        await browser.sit_down(self.game, self.bot, self.random)
        clicked: tuple[int, float] | None = None
        waiting: tuple[int, float] | None = None  # for a bot
        async for picture in browser.pictures():
            self.tally.pictures += 1
            self.tally.bytes += len(picture)
            number = int(NUMBER.findall(picture)[0])
            if waiting and number > waiting[0]:
                self.tally.bots.append(perf_counter() - waiting[1])
            waiting = None if MOVE.search(picture) else (number, perf_counter())
            if clicked and number > clicked[0]:
                self.tally.times.append(perf_counter() - clicked[1])
                clicked = None
            if OVER in picture:
                return
            moves = MOVE.findall(picture)
            if moves and clicked is None:
                await asyncio.sleep(self.random.uniform(0.5, 1.5) * self.think)
                clicked = number, perf_counter()
                seat = SEAT.findall(picture)[0].decode()
                move = self.random.choice(moves).decode()
                await browser.post(
                    f"{browser.table}/play", seat=seat, number=str(number), move=move
                )
                self.tally.answers.append(perf_counter() - clicked[1] if clicked else 0.0)


# measuring


@dataclass(frozen=True)
class Stage:
    """How one number of tables went."""

    tables: int
    moves_per_second: float
    p50_ms: float
    p95_ms: float
    worst_ms: float
    request_p95_ms: float
    bot_p95_ms: float
    bot_worst_ms: float
    server_cpu: float  # 1.0 is one core
    pictures_per_second: float
    kilobytes_per_picture: float
    failures: int

    def holds(self, limit: float) -> bool:
        return self.p95_ms <= limit and not self.failures


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("inf")


class Load:
    """A server and a growing or shrinking crowd of players."""

    def __init__(self, server: Server, asked: argparse.Namespace) -> None:
        self.server = server
        self.asked = asked
        self.tally = Tally()
        self.players: list[asyncio.Task[None]] = []
        self.random = Random(1)

    async def crowd(self, tables: int) -> None:
        """Brings the number of players to this."""
        for _ in range(tables - len(self.players)):
            random = Random(self.random.random())
            bots = self.asked.bot or ["greedy"]
            bot = bots[len(self.players) % len(bots)]
            player = Player(self.server, self.tally, self.asked.game, bot, self.asked.think, random)
            self.players.append(asyncio.create_task(player.run()))
            await asyncio.sleep(0.01)
        leaving, self.players = self.players[tables:], self.players[:tables]
        for task in leaving:
            task.cancel()
        await asyncio.gather(*leaving, return_exceptions=True)

    async def stage(self, tables: int) -> Stage:
        """Measures with so many tables, once they have all got going."""
        await self.crowd(tables)
        await asyncio.sleep(1.0 + self.asked.think)
        self.tally.clear()
        cpu, begin = self.server.cpu_seconds(), perf_counter()
        await asyncio.sleep(self.asked.stage)
        seconds = perf_counter() - begin
        tally, used = self.tally, self.server.cpu_seconds() - cpu
        return Stage(
            tables,
            len(tally.times) / seconds,
            percentile(tally.times, 0.5) * 1000,
            percentile(tally.times, 0.95) * 1000,
            percentile(tally.times, 1.0) * 1000,
            percentile(tally.answers, 0.95) * 1000,
            percentile(tally.bots or [0.0], 0.95) * 1000,
            percentile(tally.bots or [0.0], 1.0) * 1000,
            used / seconds,
            tally.pictures / seconds,
            tally.bytes / max(tally.pictures, 1) / 1000,
            tally.failures,
        )

    async def search(self) -> list[Stage]:
        """Doubles the tables until they are too many, then looks for the edge."""
        stages: list[Stage] = []
        if self.asked.tables:
            stages.append(await self.stage(self.asked.tables))
            tell(self.asked, stages[0])
            await self.crowd(0)
            return stages
        end = perf_counter() + self.asked.seconds
        good, bad, tables = 0, 0, self.asked.start
        while perf_counter() < end and (not bad or bad - good > max(1, good // 10)):
            stage = await self.stage(tables)
            stages.append(stage)
            tell(self.asked, stage)
            if stage.holds(self.asked.limit):
                good = tables
            else:
                bad = tables
            tables = (good + bad) // 2 if bad else good * 2
            if tables in (0, good):
                break
        await self.crowd(0)
        return stages


HEADLINE = (
    "tables  moves/s   p50 ms   p95 ms  worst ms  click p95  bot p95  bot worst  server CPU"
    "  pictures/s  kB each  failures"
)


def tell(asked: argparse.Namespace, stage: Stage) -> None:
    if not asked.json:
        print(
            f"{stage.tables:6}  {stage.moves_per_second:7.1f}  {stage.p50_ms:7.1f}"
            f"  {stage.p95_ms:7.1f}  {stage.worst_ms:8.1f}  {stage.request_p95_ms:9.1f}"
            f"  {stage.bot_p95_ms:7.0f}  {stage.bot_worst_ms:9.0f}  {stage.server_cpu:10.0%}"
            f"  {stage.pictures_per_second:10.1f}  {stage.kilobytes_per_picture:7.1f}"
            f"  {stage.failures:8}",
            flush=True,
        )


def report(asked: argparse.Namespace, stages: list[Stage]) -> None:
    held = [stage for stage in stages if stage.holds(asked.limit)]
    best = max(held, key=lambda stage: stage.tables, default=None)
    if asked.json:
        found = asdict(best) if best else None
        print(json.dumps({"best": found, "stages": [asdict(stage) for stage in stages]}))
    elif best:
        per_move = best.server_cpu / best.moves_per_second * 1000
        print(
            f"{best.tables} tables hold: 95 in 100 pictures within {best.p95_ms:.0f} ms, half"
            f" within {best.p50_ms:.0f} ms; {best.moves_per_second:.1f} moves of people per second,"
            f" {per_move:.0f} ms of the server's CPU for each."
        )
    else:
        print(f"Not even {stages[0].tables} tables hold.")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--bot", choices=BOTS, action="append", help="greedy if none is named")
    parser.add_argument("--game", default="equinox")
    parser.add_argument("--tables", type=int, default=0, help="just so many, in one stage")
    parser.add_argument("--think", type=float, default=1.0, help="seconds, on average")
    parser.add_argument("--bot-delay", type=float, default=0.7, help="seconds, as in the settings")
    parser.add_argument("--limit", type=float, default=150.0, help="milliseconds for 95 in 100")
    parser.add_argument("--start", type=int, default=4, help="tables to begin with")
    parser.add_argument("--stage", type=float, default=8.0, help="seconds measured at each number")
    parser.add_argument("--seconds", type=float, default=120.0, help="no new number after this")
    parser.add_argument("--profile", help="run the server under cProfile and write it there")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, asked.bot_delay, asked.profile)
        try:
            if not asked.json:
                print(HEADLINE)
            report(asked, asyncio.run(Load(server, asked).search()))
        finally:
            server.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
