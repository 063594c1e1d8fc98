"""The shape of the database, step by step.

Each migration is a function that is never changed once released; the number of the last one
applied is kept in ``schema_version``. The statements are the same for SQLite and PostgreSQL.
"""

from collections.abc import Callable, Sequence

from sqlalchemy import Connection, text

Migration = Callable[[Connection], None]


class NewerDatabase(Exception):
    """The database belongs to a later version of the program."""


def first_tables(connection: Connection) -> None:
    """Tables with their seats, moves and chat."""
    for statement in (
        # A seed may be any whole number, also one that fits no number column, hence text.
        # turns, finished: what the lists of tables show, so that they need not load any game.
        """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            seed TEXT NOT NULL,
            options TEXT NOT NULL,
            rules_version INTEGER NOT NULL,
            host TEXT NOT NULL,
            listed BOOLEAN NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            updated DOUBLE PRECISION NOT NULL,
            version INTEGER NOT NULL,
            number INTEGER NOT NULL,
            snapshot TEXT NOT NULL,
            turns TEXT NOT NULL,
            finished BOOLEAN NOT NULL,
            asking TEXT,
            rematch TEXT
        )
        """,
        """
        CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            bot TEXT NOT NULL,
            player TEXT NOT NULL,
            away BOOLEAN NOT NULL,
            PRIMARY KEY (table_id, seat)
        )
        """,
        """
        CREATE TABLE moves (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            move TEXT NOT NULL,
            hash TEXT NOT NULL,
            final BOOLEAN NOT NULL,
            PRIMARY KEY (table_id, number)
        )
        """,
        """
        CREATE TABLE chat (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            seat INTEGER,
            name TEXT NOT NULL,
            de TEXT NOT NULL,
            en TEXT NOT NULL,
            said DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, number)
        )
        """,
        "CREATE INDEX tables_by_time ON tables (updated)",
        "CREATE INDEX tables_by_host ON tables (host)",
        "CREATE INDEX seats_by_player ON seats (player)",
    ):
        connection.execute(text(statement))


def origin_and_absence(connection: Connection) -> None:
    """Where the cards of a table come from, what is agreed on for absence, what the absent miss.

    A seed that somebody chose had nine digits at the most, one of the server's nearly always has
    more; and seats were open in the middle of a game only if it came out of a file.
    """
    for statement in (
        "ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT 'server'",
        "ALTER TABLE tables ADD COLUMN absence TEXT NOT NULL DEFAULT 'others-15'",
        "ALTER TABLE seats ADD COLUMN meanwhile TEXT",
        "UPDATE tables SET origin = 'seed' WHERE LENGTH(seed) <= 9",
        """
        UPDATE tables SET origin = 'record' WHERE number > 0 AND EXISTS (
            SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'open'
        )
        """,
        "UPDATE seats SET bot = 'greedy' WHERE kind = 'human' AND bot <> ''",
    ):
        connection.execute(text(statement))


def hours_of_running(connection: Connection) -> None:
    """What the house knows of itself, and for each table the hour in which it last changed."""
    for statement in (
        # hours: in which a server has run on this database. checks, filler: written now and then
        # only to see whether that works.
        """
        CREATE TABLE house (
            hours INTEGER NOT NULL,
            checks INTEGER NOT NULL,
            filler TEXT NOT NULL
        )
        """,
        "INSERT INTO house (hours, checks, filler) VALUES (0, 0, '')",
        "ALTER TABLE tables ADD COLUMN hour INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX tables_by_hour ON tables (hour)",
    ):
        connection.execute(text(statement))


def clocks(connection: Connection) -> None:
    """How long people may think, and the time that each seat has left."""
    for statement in (
        "ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT 'none'",
        "ALTER TABLE tables ADD COLUMN clocks TEXT NOT NULL DEFAULT '[]'",
    ):
        connection.execute(text(statement))


def endings(connection: Connection) -> None:
    """How a game ended; of those that ended before nobody knows without loading them."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN ending TEXT"))


def names_of_tables(connection: Connection) -> None:
    """What hosts call their tables."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN name TEXT NOT NULL DEFAULT ''"))


MIGRATIONS: tuple[Migration, ...] = (
    first_tables,
    origin_and_absence,
    hours_of_running,
    clocks,
    endings,
    names_of_tables,
)


def migrate(connection: Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Brings a database up to date within the caller's transaction."""
    if connection.dialect.name == "postgresql":
        # Of several processes that start at once one migrates; SQLite's write lock does the same.
        connection.execute(text("SELECT pg_advisory_xact_lock(5713748)"))
    connection.execute(text("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"))
    found = connection.execute(text("SELECT version FROM schema_version")).scalar()
    version = int(found or 0)
    if version > len(migrations):
        raise NewerDatabase(
            f"The database has schema version {version}, but this program knows only up to"
            f" {len(migrations)}: use the newer version of Spieltisch that wrote it."
        )
    if version == len(migrations):
        return
    for migration in migrations[version:]:
        migration(connection)
    connection.execute(text("DELETE FROM schema_version"))
    connection.execute(
        text("INSERT INTO schema_version (version) VALUES (:version)"),
        {"version": len(migrations)},
    )
