"""One server for one SQLite file: two would not tell each other's browsers of moves.

The lock is the system's: it ends with the process that holds it, however that ends.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, 1000, os.SEEK_SET)  # behind the number, which others may read
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(descriptor, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def sole_server(database: Path | None) -> Iterator[None]:
    """Holds a database file as its only server; `ValueError` if another one does."""
    if database is None:
        yield
        return
    # SQLite loses its own locks when somebody else closes its file, so this is another one.
    path = Path(f"{database.resolve()}.lock")
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise ValueError(f"The database {database} cannot be used: {error.strerror}.") from None
    try:
        _take(descriptor, database)
        yield
    finally:
        os.close(descriptor)


def _take(descriptor: int, database: Path) -> None:
    try:
        _lock(descriptor)
    except (BlockingIOError, PermissionError):
        holder = os.read(descriptor, 20).decode("ascii", "replace")
        raise ValueError(
            f"Another server (process {holder}) already uses {database}. Stop it, or give this one"
            " a database of its own with --database."
        ) from None
    except OSError as error:
        raise ValueError(
            f"The database {database} cannot be locked: {error.strerror}. Put it on a local disk."
        ) from None
    with suppress(OSError):  # only for the sentence above; a full disk is no reason not to serve
        os.ftruncate(descriptor, 0)
        os.write(descriptor, str(os.getpid()).encode())
