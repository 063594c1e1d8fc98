"""How a game in the terminal begins: anew, from a file, or where it was broken off.

Here is decided who sits where and where the game is kept. A person at a terminal is asked about
games that wait; everybody else gets what the command says.
"""

import os
import secrets
import sys
from argparse import Namespace
from pathlib import Path

from spieltisch.bots import BOTS, make_bot
from spieltisch.bots.levels import USUAL
from spieltisch.bots.names import player_names, spoken_names
from spieltisch.cli.parser import game_options
from spieltisch.cli.play import HUMAN
from spieltisch.core.game import Game, game, games
from spieltisch.core.mistake import Mistake
from spieltisch.core.record import Record, new_match
from spieltisch.terminal import words
from spieltisch.terminal.place import Place
from spieltisch.terminal.waiting import Start, new_game, newest, offer, opened

_SEATS = 3  # seats of a game where no number was asked for

Lineup = list[str | None]
"""Who decides for each seat: a bot by name, ``None`` for a person."""


def started(asked: Namespace) -> Start | None:
    """A fresh game, or one that waits if the person prefers that; ``None`` if they leave."""
    if asked.game is None:
        raise ValueError("Name a game to play, or a saved one with --resume; see spieltisch games.")
    on = game(asked.game)
    bots = lineup(on, asked.seat, asked.seats, asked.level or USUAL)
    seed = secrets.randbits(31) if asked.seed is None else asked.seed
    match = new_match(on.name, len(bots), seed, game_options(asked.option), [])
    _take_seats(match.record, bots, asked.lang)
    if asked.save is not None:
        return Start(_new_place(asked.save), match)
    if None not in bots:
        return Start(None, match)
    asks = sys.stdin.isatty() and not asked.new
    start = offer(on.name, asked.lang) if asks else new_game(on.name)
    if start and start.match is None:
        start.match = match
    return start


def resumed(asked: Namespace) -> Start:
    """A game that was broken off. Its set-up stands, only the players may change."""
    start = _found(asked)
    try:
        return _resettled(start, asked)
    except ValueError:
        start.let_go()
        raise


def _found(asked: Namespace) -> Start:
    """The game that ``--resume`` means: the one in a file, or the newest of those kept unasked."""
    file, name = asked.resume, asked.game
    if file in games() and name is None and not Path(file).exists():
        file, name = "", file
    if asked.new:
        raise ValueError("--new starts a game and --resume continues one; give only one of them.")
    for given in ("seats", "level", "seed", "option", *(["game"] if file else [])):
        if getattr(asked, given) not in (None, []):
            raise ValueError(
                f"A saved game brings its own {given}; give only --seat, --save or --lang with"
                " --resume."
            )
    if not file:
        return newest(name and game(name).name)
    place = Place(Path(file))
    return Start(place, opened(place))


def _resettled(start: Start, asked: Namespace) -> Start:
    """A game that goes on with the players, and in the file, that the command names."""
    match = start.match
    assert match is not None
    if match.state.over:
        raise ValueError(f"The game in {asked.resume} is over; look at it with spieltisch replay.")
    seated = match.record.bots or [""] * match.record.seats
    bots = [_bot(name) for name in asked.seat or [bot or HUMAN for bot in seated]]
    if len(bots) != match.record.seats:
        raise ValueError(f"The saved game has {match.record.seats} seats, not {len(bots)}.")
    _take_seats(match.record, bots, asked.lang)
    if asked.save is None:
        return start
    elsewhere = Start(_new_place(asked.save), match, start.notes)
    start.let_go()
    return elsewhere


def _new_place(name: str) -> Place:
    """A file for a game, found fit before anybody has thought about a move."""
    path = Path(name)
    if path.exists():
        raise ValueError(
            f"The file {path} exists already; continue it with --resume or choose another name."
        )
    if not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise ValueError(f"The game cannot be saved in the folder {path.parent}.")
    place = Place(path)
    if not place.hold():
        raise Mistake(words.OPEN_ELSEWHERE.fill(path=name))
    return place


# who sits where


def lineup(on: Game, named: list[str], seats: int | None, level: str) -> Lineup:
    """Who sits where: the named ones, and bots of a level on the seats left over."""
    bots = [_bot(name) for name in named]
    make_bot(level, 0)
    if seats is None:
        seats = len(bots) or min(max(_SEATS, on.min_seats), on.max_seats)
    on.check_setup(seats, 0, {})
    if len(bots) > seats:
        raise ValueError(f"There are {len(bots)} players for {seats} seats.")
    if not bots:
        bots.append(None)
    return bots + [level] * (seats - len(bots))


def _bot(name: str) -> str | None:
    if name == HUMAN:
        return None
    if name.partition(":")[0] not in BOTS:
        raise ValueError(
            f"A seat cannot be taken by {name!r}; there are: {', '.join([HUMAN, *BOTS])}."
        )
    make_bot(name, 0)
    return name


def _take_seats(record: Record, bots: Lineup, lang: str) -> None:
    """Writes down who plays. Who was called by the seat or as a bot is called anew."""
    before = player_names(record.bots or [""] * record.seats)
    spoken = spoken_names(record)
    record.bots = [bot or "" for bot in bots]
    now = player_names(record.bots)
    record.players = [
        (now[seat] if name == before[seat] else name).to(lang) for seat, name in enumerate(spoken)
    ]
