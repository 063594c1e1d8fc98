"""The table in the terminal: for one person against bots, or several at one screen."""

import sys
from collections.abc import Callable, Iterable

from rich.console import Console

from spieltisch.core.record import Match
from spieltisch.core.text import Text
from spieltisch.terminal.keyboard import typed
from spieltisch.terminal.place import Place
from spieltisch.terminal.session import Session


def play(
    match: Match,
    bots: list[str | None],
    lang: str,
    place: Place | None,
    seed: int,
    *,
    notes: Iterable[Text] = (),
    console: Console | None = None,
    ask: Callable[[str], str] = typed,
) -> int:
    """Plays a match to its end or until somebody leaves; the exit code.

    ``bots`` names the bot of each seat, ``None`` stands for a person. ``place`` is where the game
    is kept, if anywhere; ``notes`` are said with the first table. ``console`` and ``ask`` are where
    the table is drawn and where answers come from, the terminal unless given.
    """
    if console is None:
        console = Console(force_interactive=sys.stdin.isatty() and sys.stdout.isatty())
    return Session(match, bots, lang, place, seed, console, ask, notes).run()


__all__ = ["play"]
