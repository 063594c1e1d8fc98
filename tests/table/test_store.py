"""The store: what is written is read back, a second writer fails, old databases are brought along.

Every test runs on SQLite, and on PostgreSQL where SPIELTISCH_TEST_POSTGRES names a server on which
databases may be created (postgresql://user@host/database).
"""

import asyncio
import json
import os
import secrets
import traceback
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from spieltisch.core.record import Departure, Match, new_match, replay, resume, state_hash
from spieltisch.core.text import Text, both
from spieltisch.table.kept import CHAT_KEPT, Kept
from spieltisch.table.migrations import MIGRATIONS, NewerDatabase, hours_of_running, migrate
from spieltisch.table.seats import Ending, Meanwhile, SeatClock, SeatInfo, TakeBack
from spieltisch.table.setup import new_table
from spieltisch.table.store import METADATA, Conflict, Store, StoreError, _store_errors
from tests.patience import PATIENCE

POSTGRES = os.environ.get("SPIELTISCH_TEST_POSTGRES", "")
PEOPLE = [SeatInfo("human", "Änne", player="anne"), SeatInfo("bot", "Bot", "greedy")]

Use = Callable[[Callable[[Store], Coroutine[Any, Any, None]]], None]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/tables.db"
        return
    if not POSTGRES:
        pytest.skip("SPIELTISCH_TEST_POSTGRES names no server")
    name = f"spieltisch_test_{secrets.token_hex(6)}"
    asyncio.run(_administer(f"CREATE DATABASE {name}"))
    yield make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
    asyncio.run(_administer(f"DROP DATABASE {name}"))


async def _administer(statement: str) -> None:
    there = make_url(POSTGRES).set(drivername="postgresql+asyncpg")
    engine = create_async_engine(there, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


@pytest.fixture
def use(url: str) -> Use:
    """Runs something with an open store."""

    def run(test: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
        async def opened() -> None:
            store = Store(url)
            await store.open()
            try:
                await test(store)
            finally:
                await store.close()

        asyncio.run(opened())

    return run


def played(moves: int, seed: int = 3) -> Match:
    match = new_match("equinox", len(PEOPLE), seed, {"edition": "de", "first": 1}, [])
    random = Random(seed)
    for _ in range(moves):
        play_one(match, random)
    return match


def play_one(match: Match, random: Random) -> None:
    seat = match.state.next_seat()
    match.play(seat, random.choice(match.state.moves(seat)))


def table_with(match: Match, now: float = 1000.0, public: bool = True) -> Kept:
    return new_table(match, PEOPLE, "anne", public, now)


def changed(kept: Kept, **parts: Any) -> Kept:
    return replace(kept, version=kept.version + 1, **parts)


def moved(kept: Kept, match: Match, random: Random) -> Kept:
    """The table after one more move of its match."""
    after = Match(replace(kept.record, steps=list(kept.record.steps)), match.state)
    play_one(after, random)
    match.record = after.record
    return changed(kept.standing(after))


# writing and reading


def test_what_is_written_is_read_back(use: Use) -> None:
    kept = table_with(played(25))
    kept = kept.saying(both("Grüße, \U0001f989 'quoted' \"twice\""), 1001.25, 0, "Änne")
    kept = kept.saying(Text("Bot setzt sich.", "Bot sits down."), 1002.5)
    kept = replace(kept, asking=TakeBack(0, 24, (1,)), rematch="abcdefghijkl", version=7)
    kept = replace(kept, origin="seed", absence="bot-5", clock="decision-3-bot")
    kept = replace(kept, clocks=(SeatClock(12.5, 24), SeatClock(-0.25)))
    kept = replace(kept, ending=Ending((1,), (2, 1), (3.5, 4)))

    async def test(store: Store) -> None:
        await store.write((None, kept))
        assert await store.load(kept.id) == kept

    use(test)


@pytest.mark.parametrize("seed", [0, -1, 2**53, -(2**200), 10**300])
def test_any_seed_is_kept(use: Use, seed: int) -> None:
    kept = table_with(played(2, seed))

    async def test(store: Store) -> None:
        await store.write((None, kept))
        loaded = await store.load(kept.id)
        assert loaded is not None
        assert loaded.record.seed == seed
        assert state_hash(resume(loaded.record).state) == kept.record.steps[-1].hash

    use(test)


def test_an_unknown_table_is_none(use: Use) -> None:
    async def test(store: Store) -> None:
        assert await store.load("abcdefghijkl") is None

    use(test)


def test_a_game_grows_move_by_move_and_goes_on_after_each(use: Use) -> None:
    match = played(0)
    random = Random(1)

    async def test(store: Store) -> None:
        kept = table_with(match)
        await store.write((None, kept))
        for number in range(1, 30):
            after = moved(kept, match, random)
            await store.write((kept, after))
            kept = after
            loaded = await store.load(kept.id)
            assert loaded == kept
            assert len(loaded.record.steps) == number
            assert state_hash(resume(loaded.record).state) == state_hash(match.state)

    use(test)


def test_taking_back_removes_moves(use: Use) -> None:
    match = played(20)
    kept = table_with(match)
    back = Match(replace(kept.record, steps=list(kept.record.steps)), match.state)
    back.take_back(0, agreed=True)
    after = changed(kept.standing(back))
    assert len(after.record.steps) < 20

    async def test(store: Store) -> None:
        await store.write((None, kept))
        await store.write((kept, after))
        loaded = await store.load(kept.id)
        assert loaded == after
        assert state_hash(resume(loaded.record).state) == state_hash(back.state)
        again = moved(after, back, Random(9))
        await store.write((after, again))
        assert await store.load(kept.id) == again

    use(test)


def test_seats_change(use: Use) -> None:
    kept = table_with(played(0))
    left = replace(PEOPLE[0], away=True, bot="greedy", meanwhile=Meanwhile(None, 7, 2, 1))
    away = changed(kept.seated(0, left))

    async def test(store: Store) -> None:
        await store.write((None, kept))
        await store.write((kept, away))
        loaded = await store.load(kept.id)
        assert loaded == away
        assert loaded.seats[0].away

    use(test)


def test_only_the_newest_chat_is_kept(use: Use) -> None:
    kept = table_with(played(0))

    async def test(store: Store) -> None:
        nonlocal kept
        await store.write((None, kept))
        for number in range(CHAT_KEPT + 7):
            after = changed(kept.saying(both(f"line {number}"), 1.0, 0, "Änne"))
            await store.write((kept, after))
            kept = after
        loaded = await store.load(kept.id)
        assert loaded == kept
        assert [line.number for line in loaded.chat] == list(range(8, CHAT_KEPT + 8))

    use(test)


# several writers


def test_a_second_writer_fails_and_changes_nothing(use: Use) -> None:
    match, other = played(5), played(5)
    kept = table_with(match)
    first, second = moved(kept, match, Random(1)), moved(kept, other, Random(2))
    assert first.record.steps[-1].key != second.record.steps[-1].key

    async def test(store: Store) -> None:
        await store.write((None, kept))
        await store.write((kept, first))
        with pytest.raises(Conflict):
            await store.write((kept, second))
        assert await store.load(kept.id) == first

    use(test)


def test_of_many_writers_at_once_one_wins(use: Use, url: str) -> None:
    kept = table_with(played(5))

    async def test(store: Store) -> None:
        await store.write((None, kept))
        stores = [Store(url) for _ in range(4)]
        values = [moved(kept, played(5), Random(number)) for number in range(8)]
        results = await asyncio.gather(
            *(stores[number % 4].write((kept, after)) for number, after in enumerate(values)),
            return_exceptions=True,
        )
        won = [after for after, result in zip(values, results) if result is None]
        assert len(won) == 1
        assert all(isinstance(result, Conflict) for result in results if result is not None)
        assert await store.load(kept.id) == won[0]
        for other in stores:
            await other.close()

    use(test)


def test_the_database_itself_refuses_a_second_move_with_the_same_number(use: Use) -> None:
    kept = table_with(played(5))

    async def test(store: Store) -> None:
        await store.write((None, kept))
        with pytest.raises(IntegrityError):
            async with store._engine.begin() as connection:
                await connection.execute(
                    text(
                        "INSERT INTO moves (table_id, number, seat, move, hash, final)"
                        " VALUES (:id, 5, 0, 'pass', '00000000', false)"
                    ),
                    {"id": kept.id},
                )

    use(test)


def test_all_changes_of_a_write_or_none(use: Use) -> None:
    kept, new = table_with(played(3)), table_with(played(0))
    stale = replace(kept, version=99)

    async def test(store: Store) -> None:
        await store.write((None, kept))
        with pytest.raises(Conflict):
            await store.write((None, new), (stale, replace(stale, rematch=new.id)))
        assert await store.load(new.id) is None
        await store.write((None, new), (kept, changed(kept, rematch=new.id)))
        assert await store.load(new.id) == new
        loaded = await store.load(kept.id)
        assert loaded is not None
        assert loaded.rematch == new.id

    use(test)


def test_the_same_id_is_not_given_twice(use: Use) -> None:
    kept = table_with(played(3))

    async def test(store: Store) -> None:
        await store.write((None, kept))
        with pytest.raises(Conflict):
            await store.write((None, kept))

    use(test)


def test_many_tables_are_written_and_read_at_once(use: Use) -> None:
    async def one(store: Store, seed: int) -> None:
        match = played(0, seed)
        kept = table_with(match)
        await store.write((None, kept))
        for _ in range(10):
            after = moved(kept, match, Random(seed))
            await store.write((kept, after))
            kept = after
            assert await store.load(kept.id) == kept

    async def test(store: Store) -> None:
        await asyncio.gather(*(one(store, seed) for seed in range(12)))

    use(test)


# lists and removal


def test_lists_show_the_newest_first(use: Use) -> None:
    public = [table_with(played(number), 1000.0 + number) for number in range(3)]
    private = table_with(played(1), 2000.0, public=False)
    over = table_with(played(0), 3000.0)
    over = replace(over, finished=True, turns=())

    async def ids(found: Awaitable[list[Any]]) -> list[str]:
        return [outline.id for outline in await found]

    async def test(store: Store) -> None:
        await store.write(*((None, kept) for kept in [*public, private, over]))
        newest = [kept.id for kept in reversed(public)]
        assert await ids(store.listed(10)) == newest
        assert await ids(store.listed(2)) == newest[:2]
        assert await ids(store.of_player("anne", 10)) == [over.id, private.id, *newest]
        assert await ids(store.of_player("nobody", 10)) == []
        assert await ids(store.running(1, 10)) == [private.id, *newest]
        await store.pass_hour(0, 0, ())
        changed_since = replace(public[0], version=1, updated=4000.0)
        await store.write((public[0], changed_since))
        assert await ids(store.running(1, 10)) == [public[0].id]
        assert await ids(store.running(2, 10)) == [public[0].id, private.id, *newest[:-1]]
        outline = (await store.listed(2))[1]
        assert outline.seats == PEOPLE
        assert outline.turns == public[2].turns
        assert not outline.finished

    use(test)


def test_somebody_finds_tables_they_sit_at_but_did_not_open(use: Use) -> None:
    kept = table_with(played(0)).seated(1, SeatInfo("human", "Bert", player="bert"))

    async def test(store: Store) -> None:
        await store.write((None, kept))
        assert [outline.id for outline in await store.of_player("bert", 10)] == [kept.id]

    use(test)


def test_removal_takes_everything_of_a_table_and_spares_the_rest(use: Use) -> None:
    old = table_with(played(5)).saying(both("hello"), 100.0)
    watched, touched, young = (table_with(played(5)) for _ in range(3))
    waiting = table_with(played(0)).seated(1, SeatInfo("open"))
    begun = table_with(played(5)).seated(1, SeatInfo("open"))
    touched_later = changed(touched)

    async def test(store: Store) -> None:
        await store.write(*((None, kept) for kept in [old, watched, touched]))
        await store.write((None, waiting), (None, begun))
        for _ in range(2):
            assert await store.pass_hour(4, 3, [watched.id]) == ([], [])
        await store.write((touched, touched_later), (None, young))
        assert await store.pass_hour(4, 3, [watched.id]) == ([], [waiting.id])
        removed = await store.pass_hour(4, 3, [watched.id])
        assert [set(ids) for ids in removed] == [{old.id, begun.id}, set()]
        for kept in (watched, touched_later, young):
            assert await store.load(kept.id) == kept
        async with store._engine.connect() as connection:
            for name in ("seats", "moves", "chat"):
                query = text(f"SELECT count(*) FROM {name} WHERE table_id = :id")
                assert (await connection.execute(query, {"id": old.id})).scalar() == 0

    use(test)


def test_no_hours_are_for_ever(use: Use) -> None:
    kept = table_with(played(0)).seated(1, SeatInfo("open"))

    async def test(store: Store) -> None:
        await store.write((None, kept))
        for most in (0, 24 * 10**9):
            assert await store.pass_hour(most, most, ()) == ([], [])
        assert await store.load(kept.id) == kept

    use(test)


# rules that have changed


def test_a_game_goes_on_from_its_snapshot_under_new_rules(use: Use) -> None:
    match = played(30)
    kept = table_with(match)

    async def test(store: Store) -> None:
        await store.write((None, kept))
        async with store._engine.begin() as connection:  # as if version 0 had led elsewhere
            await connection.execute(text("UPDATE tables SET rules_version = 0"))
            await connection.execute(text("UPDATE moves SET hash = 'x' WHERE number = 11"))
        loaded = await store.load(kept.id)
        assert loaded is not None
        with pytest.raises(Departure, match="rules version 0"):
            list(replay(loaded.record))
        assert state_hash(resume(loaded.record).state) == state_hash(match.state)

    use(test)


# migrations


def test_the_migrations_make_the_tables_the_store_uses(use: Use) -> None:
    def shape(connection: Connection) -> None:
        found = inspect(connection)
        for table in METADATA.sorted_tables:
            columns = {column["name"] for column in found.get_columns(table.name)}
            assert columns == set(table.c.keys())
            key = found.get_pk_constraint(table.name)["constrained_columns"]
            assert key == table.primary_key.columns.keys()

    async def test(store: Store) -> None:
        async with store._engine.connect() as connection:
            await connection.run_sync(shape)

    use(test)


def test_opening_again_changes_nothing(use: Use, url: str) -> None:
    kept = table_with(played(5))

    async def test(store: Store) -> None:
        await store.write((None, kept))
        other = Store(url)
        await other.open()
        assert await other.load(kept.id) == kept
        await other.close()

    use(test)


def test_several_processes_may_open_an_empty_database_at_once(url: str) -> None:
    async def test() -> None:
        stores = [Store(url) for _ in range(5)]
        await asyncio.gather(*(store.open() for store in stores))
        for store in stores:
            assert await store.listed(1) == []
            await store.close()

    asyncio.run(test())


def test_nobody_is_refused_while_another_prepares_the_file(tmp_path: Path) -> None:
    async def test() -> None:
        for round_ in range(10):
            stores = [Store(f"sqlite:///{tmp_path}/{round_}.db") for _ in range(8)]
            await asyncio.gather(*(store.open() for store in stores))
            for store in stores:
                await store.close()

    asyncio.run(test())


def add_colour(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'"))


def break_off(connection: Connection) -> None:
    connection.execute(text("CREATE TABLE half_done (id TEXT)"))
    raise RuntimeError("a mistake in a migration")


def test_later_migrations_bring_an_old_database_along(use: Use) -> None:
    kept = table_with(played(5))

    async def test(store: Store) -> None:
        await store.write((None, kept))
        for _ in range(2):  # the second time nothing is left to do
            async with store._engine.begin() as connection:
                await connection.run_sync(migrate, [*MIGRATIONS, add_colour])
        async with store._engine.connect() as connection:
            rows = await connection.execute(text("SELECT colour FROM tables"))
            assert rows.scalars().all() == ["red"]

    use(test)


def forget_hours(connection: Connection) -> None:
    """The database as it was before the hours of running were counted."""
    for statement in (
        "DROP INDEX tables_by_hour",
        "ALTER TABLE tables DROP COLUMN hour",
        "DROP TABLE house",
        "ALTER TABLE tables DROP COLUMN clock",
        "ALTER TABLE tables DROP COLUMN clocks",
        "ALTER TABLE tables DROP COLUMN ending",
        "ALTER TABLE tables DROP COLUMN name",
        f"UPDATE schema_version SET version = {MIGRATIONS.index(hours_of_running)}",
    ):
        connection.execute(text(statement))


def test_tables_from_before_ages_were_counted_are_young(use: Use) -> None:
    kept = table_with(played(5))

    async def test(store: Store) -> None:
        await store.write((None, kept))
        async with store._engine.begin() as connection:
            await connection.run_sync(forget_hours)
        await store.open()
        assert await store.pass_hour(2, 2, ()) == ([], [])
        assert await store.load(kept.id) == kept

    use(test)


def test_a_migration_that_fails_leaves_the_database_as_it_was(use: Use) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(RuntimeError):
            async with store._engine.begin() as connection:
                await connection.run_sync(migrate, [*MIGRATIONS, add_colour, break_off])
        async with store._engine.connect() as connection:
            version = (await connection.execute(text("SELECT version FROM schema_version"))).all()
            names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        assert [tuple(row) for row in version] == [(len(MIGRATIONS),)]
        assert "half_done" not in names

    use(test)


def test_a_database_of_a_newer_program_is_refused_in_one_sentence(use: Use, url: str) -> None:
    async def test(store: Store) -> None:
        async with store._engine.begin() as connection:
            await connection.run_sync(migrate, [*MIGRATIONS, add_colour])
            with pytest.raises(NewerDatabase):
                await connection.run_sync(migrate)
        other = Store(url)
        newer = rf"^The database has schema version {len(MIGRATIONS) + 1}, .*\.$"
        with pytest.raises(StoreError, match=newer):
            await other.open()
        await other.close()

    use(test)


def test_tables_from_before_origins_and_absence_live_on(use: Use, url: str) -> None:
    """Who may know the cards is worked out from what such a database tells."""
    anne = PEOPLE[0]
    people = [anne, SeatInfo("human", "Bert", player="bert")]
    waiting = [anne, SeatInfo("open")]
    server, seed = 2**53 - 1, 999_999_999
    tables = {
        "server": new_table(played(5, server), people, "anne", True, 1000.0),
        "seed": new_table(played(5, seed), people, "anne", True, 1000.0),
        "unjoined": new_table(played(0, server), waiting, "anne", True, 1000.0),
        "record": new_table(played(5, seed), waiting, "anne", True, 1000.0),
    }
    replaced = replace(people[1], away=True, bot="random")
    tables["server"] = tables["server"].seated(1, replaced)

    def grow_old(connection: Connection) -> None:
        forget_hours(connection)
        for table, column in (("tables", "origin"), ("tables", "absence"), ("seats", "meanwhile")):
            connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
        connection.execute(text("UPDATE schema_version SET version = 1"))

    async def test(store: Store) -> None:
        await store.write(*((None, kept) for kept in tables.values()))
        async with store._engine.begin() as connection:
            await connection.run_sync(grow_old)
        later = Store(url)
        await later.open()
        found = {name: await later.load(kept.id) for name, kept in tables.items()}
        await later.close()
        for name, kept in found.items():
            assert kept is not None
            origin = "server" if name == "unjoined" else name
            assert (kept.origin, kept.absence) == (origin, "others-15")
            assert kept.record == tables[name].record
        brought_along = found["server"]
        assert brought_along is not None
        # A stand-in is never weaker than the usual bot; its person has to say that they are back.
        assert brought_along.seats[1] == replace(replaced, bot="greedy")

    use(test)


# errors


def test_an_error_of_the_database_does_not_carry_what_was_to_be_written(use: Use) -> None:
    """It ends up in the log, and the rows hold seeds and cards."""
    kept = table_with(played(5, seed=918273645))

    async def test(store: Store) -> None:
        async with store._engine.begin() as connection:
            await connection.execute(text("DROP TABLE moves"))
        with pytest.raises(StoreError) as caught:
            await store.write((None, kept))
        story = "".join(traceback.format_exception(caught.value))
        assert "moves" in str(caught.value)
        with pytest.raises(DBAPIError) as unwrapped:
            async with store._engine.begin() as connection:
                await connection.execute(text("INSERT INTO moves VALUES (:seed)"), {"seed": "5"})
        assert "hidden" in str(unwrapped.value)
        for secret in (str(kept.record.seed), kept.record.steps[0].key, "Änne", "INSERT"):
            assert secret not in story

    use(test)


def test_the_details_of_an_error_stay_where_they_are() -> None:
    """PostgreSQL quotes whole rows below the first line."""
    said = "null value in column\nDETAIL:  Failing row contains (918273645)."
    with pytest.raises(StoreError) as caught, _store_errors():
        raise RuntimeError(said)
    story = "".join(traceback.format_exception(caught.value))
    assert "null value in column" in story
    assert "918273645" not in story


# SQLite and connecting


def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        await store.open()
        async with store._engine.connect() as connection:
            pragmas = {}
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout"):
                pragmas[name] = (await connection.execute(text(f"PRAGMA {name}"))).scalar()
        await store.close()
        full = 2
        assert pragmas == {
            "journal_mode": "wal",
            "synchronous": full,
            "foreign_keys": 1,
            "busy_timeout": 5000,
        }

    asyncio.run(test())


def test_nobody_waits_for_a_reader(tmp_path: Path) -> None:
    kept = table_with(played(3))

    async def test() -> None:
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        await store.open()
        await store.write((None, kept))
        async with store._reading.connect() as connection:
            await connection.execute(text("SELECT * FROM moves"))
            after = changed(kept.saying(both("hello"), 1.0))
            await asyncio.wait_for(store.write((kept, after)), PATIENCE)
            seen = await connection.execute(text("SELECT count(*) FROM chat"))
            assert seen.scalar() == 0  # the reader still sees the moment it began with
        await store.close()

    asyncio.run(test())


@pytest.mark.parametrize("url", ["", "nonsense", "mongodb://x/y"])
def test_a_url_that_names_no_database_is_refused_in_one_sentence(url: str) -> None:
    with pytest.raises(StoreError, match="database URL") as caught:
        Store(url)
    assert "\n" not in str(caught.value)


def test_a_file_that_cannot_be_opened_is_said_in_one_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(f"sqlite:///{tmp_path}/nowhere/tables.db")
        with pytest.raises(StoreError, match="unable to open database file") as caught:
            await store.open()
        assert "\n" not in str(caught.value)
        await store.close()

    asyncio.run(test())


def test_a_file_that_is_no_database_is_said_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text(json.dumps({"no": "database"}) * 100)

    async def test() -> None:
        store = Store(f"sqlite:///{path}")
        with pytest.raises(StoreError, match="not a database"):
            await store.open()
        await store.close()

    asyncio.run(test())
