"""Playing in the terminal, and stepping through a saved game.

Here is decided who sits where and where the game is kept; the table itself is drawn by
`spieltisch.terminal`, which is imported only when it is needed.
"""

import os
import secrets
import sys
from argparse import Namespace
from pathlib import Path

from spieltisch.bots import BOTS
from spieltisch.cli.parser import (
    LANG,
    OPTION,
    SEED,
    Command,
    argument,
    game_options,
    whole_number,
)
from spieltisch.core.game import Game, game
from spieltisch.core.names import player_number
from spieltisch.core.record import Match, new_match, read_record, resume
from spieltisch.core.text import Text

HUMAN = "human"
_COMPANY = "greedy"  # who takes the seats that nobody was named for
_SEATS = 3  # seats of a game where no number was asked for

Lineup = list[str | None]
"""Who decides for each seat: a bot by name, ``None`` for a person."""


def _play(asked: Namespace) -> int:
    match, bots = _resumed(asked) if asked.resume else _started(asked)
    save = _save_path(asked)
    match.record.bots = [bot or "" for bot in bots]
    from spieltisch.terminal import play

    return play(match, bots, asked.lang, save, match.record.seed)


def _started(asked: Namespace) -> tuple[Match, Lineup]:
    """A fresh game."""
    if asked.game is None:
        raise ValueError("Name a game to play, or a saved one with --resume; see spieltisch games.")
    on = game(asked.game)
    bots = lineup(on, asked.seat, asked.seats)
    seed = secrets.randbits(31) if asked.seed is None else asked.seed
    options = game_options(asked.option)
    return new_match(on.name, len(bots), seed, options, player_names(bots, asked.lang)), bots


def _resumed(asked: Namespace) -> tuple[Match, Lineup]:
    """A saved game. Its set-up stands, only the players may change."""
    for name in ("game", "seats", "seed", "option"):
        if getattr(asked, name) not in (None, []):
            raise ValueError(
                f"A saved game brings its own {name}; give only --seat, --save or --lang with"
                " --resume."
            )
    record = read_record(Path(asked.resume))
    seated = record.bots or [""] * record.seats
    bots = [_bot(name) for name in asked.seat or [bot or HUMAN for bot in seated]]
    if len(bots) != record.seats:
        raise ValueError(f"The saved game has {record.seats} seats, not {len(bots)}.")
    match = resume(record)
    if match.state.over:
        raise ValueError(f"The game in {asked.resume} is over; look at it with spieltisch replay.")
    return match, bots


def lineup(on: Game, named: list[str], seats: int | None) -> Lineup:
    """Who sits where: the named ones, and bots on the seats left over."""
    bots = [_bot(name) for name in named]
    if seats is None:
        seats = len(bots) or min(max(_SEATS, on.min_seats), on.max_seats)
    on.check_setup(seats, 0, {})
    if len(bots) > seats:
        raise ValueError(f"There are {len(bots)} players for {seats} seats.")
    if not bots:
        bots.append(None)
    return bots + [_COMPANY] * (seats - len(bots))


def _bot(name: str) -> str | None:
    if name == HUMAN:
        return None
    if name not in BOTS:
        raise ValueError(
            f"A seat cannot be taken by {name!r}; there are: {', '.join([HUMAN, *BOTS])}."
        )
    return name


def player_names(bots: Lineup, lang: str) -> list[str]:
    """What the players are called: people by their seat, bots by their kind."""
    names: list[str] = []
    for seat, bot in enumerate(bots):
        if bot is None:
            names.append(player_number(seat).to(lang))
        else:
            names.append(bot if bots.count(bot) == 1 else f"{bot} {bots[: seat + 1].count(bot)}")
    return names


def _save_path(asked: Namespace) -> Path | None:
    """Where the game is kept, found out before anybody has thought about a move."""
    if asked.save is None:
        return Path(asked.resume) if asked.resume else None
    path = Path(asked.save)
    if path.exists():
        raise ValueError(
            f"The file {path} exists already; continue it with --resume or choose another name."
        )
    if not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise ValueError(f"The game cannot be saved in the folder {path.parent}.")
    return path


def _replay(asked: Namespace) -> int:
    record = read_record(Path(asked.record))
    from spieltisch.terminal.replay import replay

    return replay(record, asked.lang, not asked.all and sys.stdin.isatty())


PLAY = Command(
    "play",
    Text("spielt im Terminal", "plays in the terminal"),
    "GAME | --resume FILE",
    (
        argument("game", Text("Name des Spiels", "name of the game"), metavar="GAME", nargs="?"),
        argument(
            "--seat",
            Text(
                f"wer auf dem nächsten Platz sitzt: {', '.join([HUMAN, *BOTS])}; mehrmals möglich",
                f"who takes the next seat: {', '.join([HUMAN, *BOTS])}; may be repeated",
            ),
            metavar="NAME",
            action="append",
            default=[],
        ),
        argument(
            "--seats",
            Text(
                f"Zahl der Plätze; wer fehlt, wird durch {_COMPANY} ersetzt",
                f"number of seats; {_COMPANY} takes those left over",
            ),
            metavar="N",
            type=whole_number(1),
        ),
        SEED,
        OPTION,
        argument(
            "--save",
            Text("neue Datei, in der das Spiel gespeichert wird", "new file to keep the game in"),
            metavar="FILE",
        ),
        argument(
            "--resume",
            Text("setzt ein gespeichertes Spiel fort", "continues a saved game"),
            metavar="FILE",
        ),
        LANG,
    ),
    _play,
)
REPLAY = Command(
    "replay",
    Text("geht ein gespeichertes Spiel durch", "steps through a saved game"),
    "RECORD",
    (
        argument("record", Text("Datei mit dem Spiel", "file with the game"), metavar="RECORD"),
        argument(
            "--all",
            Text("zeigt alles hintereinander", "shows everything without stopping"),
            action="store_true",
        ),
        LANG,
    ),
    _replay,
)
