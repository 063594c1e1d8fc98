"""The table in the terminal: for one person against bots, or several at one screen."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from spieltisch.core.record import Match
from spieltisch.terminal.keyboard import typed
from spieltisch.terminal.session import Session


def play(
    match: Match,
    bots: list[str | None],
    lang: str,
    save: Path | None,
    seed: int,
    *,
    console: Console | None = None,
    ask: Callable[[str], str] = typed,
) -> int:
    """Plays a match to its end or until somebody leaves; the exit code.

    ``bots`` names the bot of each seat, ``None`` stands for a person. ``console`` and ``ask`` are
    where the table is drawn and where answers come from, the terminal unless given.
    """
    return Session(match, bots, lang, save, seed, console or Console(), ask).run()


__all__ = ["play"]
