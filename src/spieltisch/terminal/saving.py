"""Where a game is kept, and writing it there."""

import os
import shutil
import sys
from datetime import datetime
from pathlib import Path

from spieltisch.core.record import Match
from spieltisch.core.text import Text
from spieltisch.terminal import words


def command() -> str:
    """How this program is called here; after `make play` it is not on the path of the shell."""
    called = Path(sys.argv[0])
    if shutil.which("spieltisch") or called.name != "spieltisch":
        return "spieltisch"
    return os.path.relpath(called)


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


def write(match: Match, path: Path, whole: bool = True) -> Text | None:
    """Saves the game; a sentence if that failed.

    ``whole`` is false when an interrupt may have left the state in the middle of a move: then the
    moves alone are written, without a snapshot.
    """
    if whole:
        match.saved()
    else:
        match.record.snapshot = None
    try:
        if path.is_dir():
            raise IsADirectoryError(0, "Is a directory")
        match.record.save(path)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        return words.CANNOT_SAVE.fill(path=str(path), why=why)
    return None
