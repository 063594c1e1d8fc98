"""The file that a game is kept in, and the hold that one terminal has on it.

A game is kept in a file that the person names or, unasked, in one of its own in the user's data
folder. Whoever plays it holds a lock beside the file: a second terminal can neither resume nor
overwrite the game meanwhile, and the system lets go when the process ends, however that happens.
"""

import errno
import os
import secrets
import shutil
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from spieltisch.core.folders import data_folder
from spieltisch.core.record import Match

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class Place:
    """Where a game is kept. ``unasked``: in a file that the program chose."""

    def __init__(self, path: Path, unasked: bool = False) -> None:
        self.path = path
        self.unasked = unasked
        self._lock: int | None = None

    @property
    def _lock_path(self) -> Path:
        return self.path.with_name(f".{self.path.name}.lock")

    def hold(self) -> bool:
        """Takes hold of the file; whether no other terminal has it.

        Where no lock can be made nobody is kept out: the game goes before.
        """
        while self._lock is None:
            try:
                lock = os.open(self._lock_path, os.O_RDWR | os.O_CREAT, 0o600)
            except (OSError, ValueError):
                return True
            try:
                _take(lock)
            except OSError as error:
                os.close(lock)
                return error.errno not in _TAKEN
            if _is_at(lock, self._lock_path):
                self._lock = lock
            else:
                os.close(lock)  # whoever had it has just taken it away: try again
        return True

    def let_go(self) -> None:
        if self._lock is None:
            return
        lock, self._lock = self._lock, None
        if sys.platform == "win32":  # an open file cannot be removed there
            os.close(lock)
        with suppress(OSError):
            self._lock_path.unlink()
        if sys.platform != "win32":
            os.close(lock)

    def write(self, match: Match, whole: bool = True) -> str | None:
        """Saves the game; why not, if that failed.

        ``whole`` is false when an interrupt may have left the state in the middle of a move: then
        the moves alone are written, without a snapshot.
        """
        if whole:
            match.saved()
        else:
            match.record.snapshot = None
        try:
            if self.unasked:
                self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if self.path.is_dir():
                raise IsADirectoryError(0, "Is a directory")
            if not self.hold():
                raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))
            match.record.save(self.path)
        except (OSError, ValueError) as error:
            return getattr(error, "strerror", None) or str(error)
        return None

    def remove(self) -> None:
        """Takes the game away, if the program put it there."""
        if self.unasked:
            with suppress(OSError):
                self.path.unlink()
        self.let_go()


def _take(lock: int) -> None:
    """Locks an open file or raises an error at once."""
    if sys.platform == "win32":
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_at(lock: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(lock), path.stat())
    except OSError:
        return False


# paths


def command() -> str:
    """How this program is called here; after `make play` it is not on the path of the shell."""
    called = Path(sys.argv[0])
    if shutil.which("spieltisch") or called.name != "spieltisch":
        return "spieltisch"
    return os.path.relpath(called)


def games_folder() -> Path:
    """Where games are kept unasked; `OSError` for a user without a home."""
    folder = data_folder()
    if not folder.is_absolute():
        raise FileNotFoundError(0, "This user has no home folder")
    return folder / "games"


def unasked_place(game: str) -> Place:
    """A new file of its own for a game."""
    stamp = f"{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"
    return Place(games_folder() / f"{game}-{stamp}.json", unasked=True)


def free_path(game: str) -> Path:
    """A file name in the current folder that nobody uses yet."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M}"
    path = Path(f"{stem}.json")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.json")
        number += 1
    return path


def named_path(name: str) -> Path:
    """The path a person typed."""
    try:
        return Path(name).expanduser()
    except RuntimeError:  # ~somebody who has no home
        return Path(name)


def taken(path: Path) -> bool:
    """Whether a file is there already. One that cannot be looked at cannot be written either."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
