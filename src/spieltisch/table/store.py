"""The database: every table with its seats, moves and chat, on SQLite or PostgreSQL.

The store writes and reads values and knows no rules. A change is one transaction that also checks
the table's version; a second writer gets a `Conflict` and has changed nothing. When `Store.write`
returns, the change is on the disk.
"""

import asyncio
import json
import re
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    closing,
    contextmanager,
    nullcontext,
    suppress,
)
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Float,
    Integer,
    MetaData,
    Row,
    Table,
    Text,
    and_,
    delete,
    event,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from spieltisch.core import text as core_text
from spieltisch.core.record import Record, Step
from spieltisch.table.kept import Kept, bot_names, spoken_names
from spieltisch.table.migrations import NewerDatabase, migrate
from spieltisch.table.seats import OPEN, ChatLine, Ending, Meanwhile, SeatClock, SeatInfo, TakeBack

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}

PATIENCE = 5  # seconds to wait for others who use the same SQLite file
SQLITE = (
    f"busy_timeout = {PATIENCE * 1000}",
    # With NORMAL an acknowledged move survives the end of the process but not a power cut: the log
    # would reach the disk only at the next checkpoint. FULL waits for it at every commit.
    "synchronous = FULL",
    "foreign_keys = ON",
)

# The shape of the tables is written down in `migrations`; a test compares the two.
METADATA = MetaData()
TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text),
    Column("seed", Text),
    Column("options", Text),
    Column("rules_version", Integer),
    Column("host", Text),
    Column("listed", Boolean),
    Column("created", Float),
    Column("updated", Float),
    Column("version", Integer),
    Column("number", Integer),
    Column("snapshot", Text),
    Column("turns", Text),
    Column("finished", Boolean),
    Column("asking", Text),
    Column("rematch", Text),
    Column("origin", Text),
    Column("absence", Text),
    Column("hour", Integer),
    Column("clock", Text),
    Column("clocks", Text),
    Column("ending", Text),
    Column("name", Text),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text),
    Column("name", Text),
    Column("bot", Text),
    Column("player", Text),
    Column("away", Boolean),
    Column("meanwhile", Text),
)
MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("move", Text),
    Column("hash", Text),
    Column("final", Boolean),
)
CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", Text),
    Column("de", Text),
    Column("en", Text),
    Column("said", Float),
)
HOUSE = Table(
    "house",
    METADATA,
    Column("hours", Integer),
    Column("checks", Integer),
    Column("filler", Text),
)

ROOM = 64_000  # bytes that a check writes: room for the next moves


class StoreError(Exception):
    """The database cannot be used; one sentence says why."""


class Conflict(StoreError):
    """Somebody else has changed the table. Nothing was written."""


_CHANGED = "The table was changed by another writer."


@dataclass(frozen=True)
class Outline:
    """A table without its game: what the lists show."""

    id: str
    game: str
    host: str
    turns: tuple[int, ...]
    finished: bool
    updated: float
    ending: Ending | None
    seats: list[SeatInfo]
    name: str
    options: dict[str, Any]

    def concerns(self, player: str) -> bool:
        """Whether a player has opened the table or sits at it."""
        return player != "" and player in (self.host, *(info.player for info in self.seats))

    @property
    def waits_for_bot(self) -> bool:
        """Whether everybody is there and a bot has to move."""
        if any(info.kind == OPEN for info in self.seats):
            return False
        return any(self.seats[seat].bot for seat in self.turns)


class Store:
    """Tables by id. `open` it first; every method may raise `StoreError`."""

    def __init__(self, url: str) -> None:
        try:
            self._url = _with_driver(make_url(url))
            self._engine = _engine(self._url)
        except Exception as error:
            raise StoreError(f"The database URL cannot be used: {_first_line(error)}") from error
        sqlite = self._url.get_backend_name() == "sqlite"
        # A reader sees one moment of the database, however many statements it takes.
        reading: dict[str, Any] = {} if sqlite else {"isolation_level": "REPEATABLE READ"}
        self._reading: AsyncEngine = self._engine.execution_options(**reading)
        self._writing: AsyncEngine = self._engine.execution_options(writes=True)
        # SQLite has one writer at a time, and waiting here is cheaper than polling its file.
        self._turn: AbstractAsyncContextManager[Any] = asyncio.Lock() if sqlite else nullcontext()

    async def open(self) -> None:
        """Connects and brings the database up to date."""
        with _store_errors():
            await asyncio.to_thread(_prepare_file, self._url)
        async with self._transaction() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self._engine.dispose()

    # writing

    async def write(self, *changes: tuple[Kept | None, Kept]) -> None:
        """Writes new tables (``None`` before) and changes of tables, all of them or nothing."""
        async with self._transaction() as connection:
            for before, after in changes:
                if before is None:
                    await _insert(connection, after)
                else:
                    await _update(connection, before, after)

    async def pass_hour(
        self, untouched: int, unjoined: int, watched: Collection[str]
    ) -> tuple[list[str], list[str]]:
        """Makes all tables an hour older and removes those that are too old; the ids of both kinds.

        A table goes if it was not changed for ``untouched`` hours, and one whose game has not
        begun, because a seat is open, after ``unjoined`` hours; 0 hours are for ever. Only hours in
        which a server runs count, so neither a clock that jumps nor months switched off make a
        table old.
        """
        open_seat = select(SEATS.c.seat).where(
            SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == OPEN
        )
        waits = and_(TABLES.c.number == 0, open_seat.exists())
        unwatched = TABLES.c.id.not_in(watched)
        hours = update(HOUSE).values(hours=HOUSE.c.hours + 1).returning(HOUSE.c.hours)
        async with self._transaction() as connection:
            now = (await connection.execute(hours)).scalar_one()
            return (
                await _remove(connection, now, untouched, unwatched),
                await _remove(connection, now, unjoined, and_(unwatched, waits)),
            )

    async def check(self) -> None:
        """Fails if there is no room for the next moves: writes as much as they would."""
        filler = secrets.token_hex(ROOM // 2)
        async with self._transaction() as connection:
            await connection.execute(update(HOUSE).values(checks=HOUSE.c.checks + 1, filler=filler))

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        with _store_errors():
            async with self._turn, self._writing.begin() as connection:
                yield connection

    # reading

    async def load(self, table: str) -> Kept | None:
        """A table with all that is kept of it."""
        with _store_errors():
            async with self._reading.connect() as connection:
                found = await connection.execute(select(TABLES).where(TABLES.c.id == table))
                row = found.one_or_none()
                if row is None:
                    return None
                seats = (await _seats(connection, [table]))[table]
                moves = await connection.execute(_in_order(MOVES, table))
                chat = await connection.execute(_in_order(CHAT, table))
                return _kept(row, seats, moves.all(), chat.all())

    async def listed(self, limit: int) -> list[Outline]:
        """The public tables where a game is to begin or going on, the newest first."""
        return await self._outlines(and_(TABLES.c.listed, ~TABLES.c.finished), limit)

    async def of_player(self, player: str, limit: int) -> list[Outline]:
        """The tables that somebody opened or sits at, the newest first."""
        sits = select(SEATS.c.table_id).where(SEATS.c.player == player)
        return await self._outlines(or_(TABLES.c.host == player, TABLES.c.id.in_(sits)), limit)

    async def running(self, hours: int, limit: int) -> list[Outline]:
        """The unfinished tables changed in the last hours of running, the newest first."""
        lately = TABLES.c.hour > _NOW - hours
        return await self._outlines(and_(lately, ~TABLES.c.finished), limit)

    async def _outlines(self, which: ColumnElement[bool], limit: int) -> list[Outline]:
        shown = ("id", "game", "host", "turns", "finished", "updated", "ending", "name", "options")
        columns = TABLES.c[shown]
        wanted = select(*columns).where(which).order_by(TABLES.c.updated.desc()).limit(limit)
        with _store_errors():
            async with self._reading.connect() as connection:
                rows = (await connection.execute(wanted)).all()
                seats = await _seats(connection, [row.id for row in rows])
        return [
            Outline(
                row.id,
                row.game,
                row.host,
                tuple(json.loads(row.turns)),
                row.finished,
                row.updated,
                _ending(row.ending),
                seats[row.id],
                row.name,
                json.loads(row.options),
            )
            for row in rows
        ]


# connecting


def _with_driver(url: URL) -> URL:
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def _engine(url: URL) -> AsyncEngine:
    # What is written holds seeds and cards, which are not for the log where an error ends up.
    if url.get_backend_name() != "sqlite":
        # A connection that the server has dropped is replaced before it is used.
        return create_async_engine(url, hide_parameters=True, pool_pre_ping=True)
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def sqlite_file(url: str | URL) -> Path | None:
    """The file of an SQLite database, ``None`` if there is none."""
    try:
        named = make_url(url)
    except ArgumentError:
        return None
    if named.get_backend_name() != "sqlite" or not named.database or named.database == ":memory:":
        return None
    return Path(named.database)


def _prepare_file(url: URL) -> None:
    """Creates an SQLite file if there is none, and has it keep a write-ahead log from now on.

    Nobody but its owner may read it, since it holds all seeds and cards; the files that SQLite puts
    beside it get the same rights. While another process switches to that log SQLite refuses at
    once, whatever the busy timeout. A file that cannot be opened is complained about here: the
    async driver would leave a thread behind that complains a second time.
    """
    path = sqlite_file(url)
    if path is None:
        return
    deadline = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as file:
        while True:
            try:
                file.execute("PRAGMA journal_mode = WAL")
                break
            except sqlite3.OperationalError as error:
                busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY  # the rest is detail
                if not busy or time.monotonic() > deadline:
                    raise
                time.sleep(0.01)
        for name in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
            with suppress(FileNotFoundError, PermissionError):  # what is not ours stays as it is
                name.chmod(0o600)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # Left alone the driver begins transactions by itself, and not around every statement.
    connection.isolation_level = None
    try:
        cursor = connection.cursor()
        for pragma in SQLITE:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except Exception:
        connection.close()  # nobody else knows of it yet, and its thread would live on
        raise


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes the lock at once: one that has read first could be refused half-way.
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def _store_errors() -> Iterator[None]:
    """Turns whatever a driver raises into `StoreError`; drivers do not agree on a base class.

    Its first line says what happened; the rest may quote what was to be written, which is secret.
    """
    try:
        yield
    except StoreError:
        raise
    except NewerDatabase as error:
        raise StoreError(str(error)) from None
    except IntegrityError:
        raise Conflict(_CHANGED) from None
    except Exception as error:
        raise StoreError(f"The database cannot be used: {_first_line(error)}") from None


def _first_line(error: Exception) -> str:
    """What an error says, without the name of the class that SQLAlchemy puts in front."""
    said = re.sub(r"^(\([\w.]+\)|<class '[\w.]+'>:) ?", "", str(error).strip())
    return said.splitlines()[0] if said else type(error).__name__


# writing rows

_NOW = select(HOUSE.c.hours).scalar_subquery()


async def _remove(
    connection: AsyncConnection, now: int, hours: int, which: ColumnElement[bool]
) -> list[str]:
    """Removes tables that have not changed for so many hours; their ids."""
    if not hours or hours > now:  # kept for ever, or the house itself is younger
        return []
    removal = delete(TABLES).where(TABLES.c.hour <= now - hours, which).returning(TABLES.c.id)
    return list((await connection.execute(removal)).scalars())


async def _insert(connection: AsyncConnection, kept: Kept) -> None:
    record = kept.record
    setup = {
        "id": kept.id,
        "game": record.game,
        "seed": str(record.seed),
        "options": json.dumps(record.options),
        "rules_version": record.rules_version,
        "host": kept.host,
        "listed": kept.public,
        "created": kept.created,
        "origin": kept.origin,
        "absence": kept.absence,
        "clock": kept.clock,
        "name": kept.name,
    }
    await connection.execute(insert(TABLES).values(**setup, **_changing(kept)))
    await _insert_all(connection, SEATS, _seat_rows(kept))
    await _insert_all(connection, MOVES, _move_rows(kept, 0))
    await _insert_all(connection, CHAT, _chat_rows(kept, 0))


async def _update(connection: AsyncConnection, before: Kept, after: Kept) -> None:
    same = and_(TABLES.c.id == before.id, TABLES.c.version == before.version)
    changed = await connection.execute(update(TABLES).where(same).values(**_changing(after)))
    if changed.rowcount != 1:
        raise Conflict(_CHANGED)
    if after.seats != before.seats:
        await connection.execute(delete(SEATS).where(SEATS.c.table_id == before.id))
        await _insert_all(connection, SEATS, _seat_rows(after))
    await _update_moves(connection, before, after)
    await _update_chat(connection, before, after)


async def _update_moves(connection: AsyncConnection, before: Kept, after: Kept) -> None:
    """Most moves are added at the end; one that is taken back changes what comes after it."""
    had, has = before.record.steps, after.record.steps
    pairs = enumerate(zip(had, has))
    same = next((place for place, (old, new) in pairs if old != new), min(len(had), len(has)))
    if same < len(had):
        taken_back = and_(MOVES.c.table_id == before.id, MOVES.c.number > same)
        await connection.execute(delete(MOVES).where(taken_back))
    await _insert_all(connection, MOVES, _move_rows(after, same))


async def _update_chat(connection: AsyncConnection, before: Kept, after: Kept) -> None:
    if after.chat == before.chat:
        return
    if before.chat and before.chat[0].number < after.chat[0].number:
        old = and_(CHAT.c.table_id == before.id, CHAT.c.number < after.chat[0].number)
        await connection.execute(delete(CHAT).where(old))
    last = before.chat[-1].number if before.chat else 0
    await _insert_all(connection, CHAT, _chat_rows(after, last))


async def _insert_all(
    connection: AsyncConnection, table: Table, rows: list[dict[str, Any]]
) -> None:
    if rows:
        await connection.execute(insert(table), rows)


def _changing(kept: Kept) -> dict[str, Any]:
    """The columns of the table's own row that may change."""
    return {
        "updated": kept.updated,
        "version": kept.version,
        "number": kept.number,
        "snapshot": json.dumps(kept.record.snapshot, separators=(",", ":")),
        "turns": json.dumps(kept.turns),
        "finished": kept.finished,
        "asking": json.dumps(astuple(kept.asking)) if kept.asking else None,
        "rematch": kept.rematch,
        "clocks": json.dumps([astuple(clock) for clock in kept.clocks]),
        "ending": json.dumps(astuple(kept.ending)) if kept.ending else None,
        "hour": _NOW,
    }


def _seat_rows(kept: Kept) -> list[dict[str, Any]]:
    return [
        {
            "table_id": kept.id,
            "seat": seat,
            "kind": info.kind,
            "name": info.name,
            "bot": info.bot,
            "player": info.player,
            "away": info.away,
            "meanwhile": json.dumps(astuple(info.meanwhile)) if info.meanwhile else None,
        }
        for seat, info in enumerate(kept.seats)
    ]


def _move_rows(kept: Kept, since: int) -> list[dict[str, Any]]:
    return [
        {
            "table_id": kept.id,
            "number": number,
            "seat": step.seat,
            "move": step.key,
            "hash": step.hash,
            "final": step.final,
        }
        for number, step in enumerate(kept.record.steps[since:], since + 1)
    ]


def _chat_rows(kept: Kept, since: int) -> list[dict[str, Any]]:
    return [
        {
            "table_id": kept.id,
            "number": line.number,
            "seat": line.seat,
            "name": line.name,
            "de": line.text.de,
            "en": line.text.en,
            "said": line.at,
        }
        for line in kept.chat
        if line.number > since
    ]


# reading rows


def _in_order(table: Table, table_id: str) -> Any:
    return select(table).where(table.c.table_id == table_id).order_by(table.c.number)


async def _seats(connection: AsyncConnection, tables: list[str]) -> dict[str, list[SeatInfo]]:
    wanted = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    found: dict[str, list[SeatInfo]] = {table: [] for table in tables}
    for row in await connection.execute(wanted):
        meanwhile = Meanwhile(*json.loads(row.meanwhile)) if row.meanwhile else None
        found[row.table_id].append(
            SeatInfo(row.kind, row.name, row.bot, row.player, row.away, meanwhile)
        )
    return found


def _kept(
    row: Row[Any], seats: list[SeatInfo], moves: Collection[Row[Any]], chat: Collection[Row[Any]]
) -> Kept:
    record = Record(
        row.game,
        len(seats),
        int(row.seed),
        json.loads(row.options),
        row.rules_version,
        spoken_names(seats),
        [Step(move.seat, move.move, move.hash, move.final) for move in moves],
        json.loads(row.snapshot),
        bot_names(seats),
    )
    return Kept(
        row.id,
        row.host,
        row.listed,
        row.created,
        row.updated,
        record,
        tuple(json.loads(row.turns)),
        row.finished,
        seats,
        [
            ChatLine(line.number, line.seat, line.name, core_text.Text(line.de, line.en), line.said)
            for line in chat
        ],
        _asking(row.asking),
        row.rematch,
        row.version,
        row.number,
        row.origin,
        row.absence,
        row.clock,
        tuple(SeatClock(*clock) for clock in json.loads(row.clocks)),
        _ending(row.ending),
        row.name,
    )


def _ending(stored: str | None) -> Ending | None:
    return Ending(*map(tuple, json.loads(stored))) if stored else None


def _asking(stored: str | None) -> TakeBack | None:
    if stored is None:
        return None
    seat, to, agreed = json.loads(stored)
    return TakeBack(seat, to, tuple(agreed))
