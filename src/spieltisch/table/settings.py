"""How the table is run: every setting, from the environment or the command line."""

import os
import re
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from spieltisch.core.folders import data_folder
from spieltisch.core.text import Text

PREFIX = "SPIELTISCH_"
DATABASE = "spieltisch.db"
KEY = "spieltisch.key"  # of a database that is no file; otherwise it lies beside the file
SHORTEST_KEY = 16
MOST_WORKERS = 64


@dataclass(frozen=True)
class Settings:
    """The settings of a server. Each can be given as SPIELTISCH_<NAME> or as --<name>."""

    host: str = "127.0.0.1"
    lan: bool = False
    port: int = 8000
    data: str = ""
    database: str = ""
    secret: str = ""
    public_url: str = ""
    bot_delay: float = 0.7
    workers: str = "auto"
    keep_days: int = 60
    open_hours: int = 24
    requests_per_minute: int = 240
    tables_per_hour: int = 60
    streams_per_address: int = 100
    log: str = "text"

    @property
    def num_workers(self) -> int:
        """In how many processes bots think."""
        return os.cpu_count() or 1 if self.workers == "auto" else int(self.workers)

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it; a plain path is an SQLite file."""
        if "://" not in self.database:
            return f"sqlite+aiosqlite:///{self.database}"
        for scheme in ("postgres://", "postgresql://"):
            if self.database.startswith(scheme):
                return "postgresql+asyncpg://" + self.database.removeprefix(scheme)
        return self.database


ABOUT: dict[str, Text] = {
    "host": Text(
        "Adresse, auf der der Server hört; 0.0.0.0 für alle",
        "address to listen on; 0.0.0.0 for all",
    ),
    "lan": Text(
        "für alle im lokalen Netz, mit Adresse und QR-Code; hört auf allen Adressen, wenn --host"
        " keine nennt",
        "for everybody in the local network, with address and QR code; listens on all addresses"
        " unless --host names one",
    ),
    "port": Text("Port; 0 nimmt einen freien", "port; 0 takes a free one"),
    "data": Text(
        "Ordner für Datenbank und Schlüssel; sonst der übliche dieses Systems",
        "folder for database and key; otherwise the usual one of this system",
    ),
    "database": Text(
        "SQLite-Datei oder Adresse einer PostgreSQL-Datenbank; sonst spieltisch.db im Datenordner",
        "SQLite file or address of a PostgreSQL database; else spieltisch.db in the data folder",
    ),
    "secret": Text(
        "Schlüssel für Plätze und Einladungen; sonst liegt er neben der Datenbank",
        "key for seats and invitations; otherwise it is kept beside the database",
    ),
    "public_url": Text(
        "Adresse, unter der Leute den Tisch erreichen, für Einladungen und die Herkunftsprüfung",
        "address at which people reach the table, for invitations and the origin check",
    ),
    "bot_delay": Text(
        "Sekunden, die ein Bot sich mindestens Zeit lässt", "seconds a bot takes at the least"
    ),
    "workers": Text(
        "Prozesse, in denen Bots denken; auto nimmt so viele wie Prozessoren, 0 keinen",
        "processes in which bots think; auto takes as many as processors, 0 none",
    ),
    "keep_days": Text(
        "Tage, bis ein verlassener Tisch gelöscht wird; 0 behält alle",
        "days until an abandoned table is removed; 0 keeps all",
    ),
    "open_hours": Text(
        "Stunden, bis ein Tisch verschwindet, an den sich niemand setzt; 0 behält alle",
        "hours until a table that nobody joins is removed; 0 keeps all",
    ),
    "requests_per_minute": Text(
        "Anfragen je Minute und Adresse, bevor gebremst wird; 0 für keine Grenze",
        "requests per minute and address before they are slowed down; 0 for no limit",
    ),
    "tables_per_hour": Text(
        "neue Tische je Stunde und Adresse; 0 für keine Grenze",
        "new tables per hour and address; 0 for no limit",
    ),
    "streams_per_address": Text(
        "offene Tische je Adresse, die von selbst auf dem neuesten Stand bleiben; 0 für keine"
        " Grenze",
        "open tables per address that keep themselves up to date; 0 for no limit",
    ),
    "log": Text("Form des Protokolls: text oder json", "form of the log: text or json"),
}
"""What each setting is for."""


def read_settings(given: dict[str, Any]) -> Settings:
    """Settings from the command line (``None`` where nothing was said), then the environment."""
    values: dict[str, Any] = {}
    for field in fields(Settings):
        value = given.get(field.name)
        if value is None:
            value = os.environ.get(PREFIX + field.name.upper())
        if value is not None:
            values[field.name] = _read(field.name, field.type, value)
    if values.get("lan"):
        values.setdefault("host", "0.0.0.0")
    settings = Settings(**values)
    if settings.log not in ("text", "json"):
        raise ValueError(f"Setting log cannot be {settings.log!r}; it takes text or json.")
    count = settings.workers
    if count != "auto" and not (count.isascii() and count.isdigit() and int(count) <= MOST_WORKERS):
        raise ValueError(
            f"Setting workers cannot be {count!r}; it takes auto or a number from 0 to"
            f" {MOST_WORKERS}."
        )
    return replace(settings, public_url=_public_url(settings.public_url))


_URL = re.compile(
    r"(https?)://((?:[a-z0-9_-]+\.)*[a-z0-9_-]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?/?", re.ASCII
)


def _public_url(given: str) -> str:
    """An address as browsers name it in requests: in small letters and without the usual port."""
    if not given:
        return ""
    found = _URL.fullmatch(given.strip().lower())
    if not found or not 0 < int(found[3] or 1) < 65536:
        raise ValueError(
            f"Setting public_url cannot be {given!r}; it takes the address of the table as"
            " https://table.example or http://192.168.1.5:8000, without a path."
        )
    scheme, host, port = found.groups()
    usual = {"http": "80", "https": "443"}[scheme]
    return f"{scheme}://{host}:{int(port)}" if port and port != usual else f"{scheme}://{host}"


def _yes_or_no(value: Any) -> bool:
    return {
        "yes": True,
        "1": True,
        "true": True,
        "no": False,
        "0": False,
        "false": False,
        "": False,
    }[str(value).strip().lower()]


def _read(name: str, kind: Any, value: Any) -> Any:
    readers: dict[Any, tuple[Any, str]] = {
        int: (int, "a whole number"),
        float: (float, "a number"),
        str: (str, "a word"),
        bool: (_yes_or_no, "yes or no"),
    }
    reader, wanted = readers[kind]
    try:
        read = reader(value)
    except (ValueError, KeyError):
        raise ValueError(f"Setting {name} cannot be {value!r}; it takes {wanted}.") from None
    if kind in (int, float) and not 0 <= read < 1e9:
        raise ValueError(f"Setting {name} cannot be {value!r}; it takes a number from 0 up.")
    return read


def left_before(settings: Settings) -> Path | None:
    """A database or key that an earlier version has left in the working directory.

    It stays in use unless the settings name another: a new key would cost everybody their seats.
    """
    if settings.data or _is_placed(settings) or Path.cwd() == data_folder().resolve():
        return None
    path = Path(KEY if settings.database else DATABASE).absolute()
    return path if path.exists() else None


def _is_placed(settings: Settings) -> bool:
    """Whether the settings say where database and key are."""
    return bool(settings.database and (settings.secret or "://" not in settings.database))


def settled(settings: Settings) -> Settings:
    """The same with a place for whatever has none: the data folder, which is made if need be."""
    if _is_placed(settings):
        return settings
    before = left_before(settings)
    if before:
        folder = before.parent
    elif settings.data:
        folder = Path(settings.data)
    else:
        folder = data_folder()
        if not folder.is_absolute():
            raise ValueError("There is no home folder to keep the tables in; name one with --data.")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise ValueError(
            f"The folder {folder} cannot be made: {error.strerror}. Choose another one with --data."
        ) from None
    return replace(settings, data=str(folder), database=settings.database or str(folder / DATABASE))


def secret_key(settings: Settings) -> str:
    """The signing key: the one given, or one kept in a file that only its owner can read."""
    if settings.secret:
        return settings.secret
    database = settings.database
    path = Path(settings.data, KEY) if "://" in database else Path(f"{database}.key")
    with suppress(FileExistsError):
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(os.urandom(32).hex())
    with suppress(PermissionError):  # the file of another user, whose rights are not ours to set
        path.chmod(0o600)
    key = path.read_text(encoding="ascii", errors="replace").strip()
    if len(key) < SHORTEST_KEY or not key.isascii():
        raise ValueError(
            f"The key file {path} holds no key of {SHORTEST_KEY} letters and digits or more. Put it"
            " back from a backup; or remove it, then a new key is made, and all seats and"
            " invitations are lost."
        )
    return key
