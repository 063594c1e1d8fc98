"""The arena: who is stronger, with intervals, from games in many processes."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console

from spieltisch import compiled
from spieltisch.bots import BOTS, BadMove, make_bot
from spieltisch.bots.arena.report import figures, labels, write_csv, write_picture
from spieltisch.bots.arena.seating import Played, Setup
from spieltisch.bots.arena.series import DECIDED, INTERRUPTED, Series, hold
from spieltisch.bots.arena.verdict import ERROR
from spieltisch.bots.hall import open_hall
from spieltisch.cli.page import figure, gap, print_json, printable, say, show, table
from spieltisch.cli.parser import (
    JSON,
    LANG,
    OPTION,
    SEED,
    Command,
    argument,
    game_options,
    whole_number,
)
from spieltisch.core.game import Data, Game, game
from spieltisch.core.mistake import Mistake
from spieltisch.core.text import Text

_GAMES = 100  # where no number was asked for
_INTERRUPTED = 130
Tell = Callable[[Series, Played], None]


def _arena(asked: Namespace) -> int:
    on = game(asked.game)
    setup, rounds = _setup(on, asked)
    folder = _records_folder(asked.records)
    for file in filter(None, (asked.plot, asked.csv)):
        _check_file(file)
    seed = asked.seed or 0
    games = rounds * len(setup.lineups())
    begin = perf_counter()
    with (
        redirect_stdout(sys.stderr),  # Ray prints what its workers die of
        open_hall(min(asked.processes or _cores(), games), asked.ray) as hall,
        _watched(games, asked.lang) as watch,
    ):
        try:
            series = hold(setup, rounds, seed, hall, asked.stop, _keeping(folder, watch))
        except BadMove as bad:
            raise _kept(bad, folder) from None
        places = hall.size
    data = {
        "game": on.name,
        "seats": setup.seats,
        "options": setup.options,
        "seed": seed,
        "games": series.games,
        "rounds": len(series.points),
        "ended": series.ended,
        "decisions": series.decisions,
        "seconds": round(perf_counter() - begin, 4),
        "processes": places,
        "compiled": compiled(),
        **figures(series),
    }
    if series.games and asked.plot:
        write_picture(Path(asked.plot), _title(on, data, asked.lang), data, asked.lang)
    if series.games and asked.csv:
        write_csv(Path(asked.csv), data)
    if asked.json:
        print_json(data)
    else:
        _show(on, data, asked.lang)
    return _INTERRUPTED if series.ended == INTERRUPTED else 0


def _setup(on: Game, asked: Namespace) -> tuple[Setup, int]:
    """Who plays what, and how many rounds."""
    least = 1 if on.cooperative else 2
    if len(asked.bot) < least:
        raise Mistake(_TOO_FEW.fill(least=least))
    for name in asked.bot:
        make_bot(name, 0)
    fitting = min(max(len(asked.bot), on.min_seats, 2), on.max_seats)
    seats = asked.seats or fitting
    options = on.check_setup(seats, asked.seed or 0, game_options(asked.option))
    setup = Setup(on.name, seats, options, tuple(asked.bot), asked.records is not None)
    size = len(setup.lineups())
    games = max(_GAMES, size) if asked.games is None else asked.games
    if games < size:
        raise Mistake(_ONE_ROUND.fill(size=size, games=games))
    return setup, games // size


def _cores() -> int:
    """The processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


_TOO_FEW = Text(
    "Nenne mit --bot mindestens {least} Bots, die gegeneinander antreten.",
    "Name at least {least} bots with --bot that are to be compared.",
)
_ONE_ROUND = Text(
    "Eine Runde, in der jeder jeden Platz hat, sind hier {size} Partien; --games {games} ist zu"
    " wenig.",
    "A round in which everybody has every seat is {size} games here; --games {games} is too few.",
)

# what is written while games are played


def _check_file(name: str) -> None:
    """A file that cannot be written is better known before the games are played."""
    folder = Path(name).parent
    if Path(name).is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        raise Mistake(_NO_FILE.fill(name=name))


_NO_FILE = Text(
    "Die Datei {name} lässt sich nicht schreiben.", "The file {name} cannot be written."
)


def _records_folder(name: str | None) -> Path | None:
    """The folder for the records, made if need be; it must not hold the games of another series."""
    if name is None:
        return None
    folder = Path(name)
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise Mistake(_NOT_EMPTY.fill(name=name))
    return folder


_NOT_EMPTY = Text(
    "Der Ordner {name} ist nicht leer; nimm für jede Reihe von Partien einen neuen.",
    "The folder {name} is not empty; take a new one for each series of games.",
)


def _keeping(folder: Path | None, tell: Tell) -> Tell:
    """Writes the record of each game into a folder, and tells of it."""

    def told(series: Series, played: Played) -> None:
        if folder and played.record:
            played.record.save(folder / f"game-{played.seating.number:05}.json")
        tell(series, played)

    return told


def _kept(bad: BadMove, folder: Path | None) -> BadMove:
    """A bad move, with the file in which the game up to there is found."""
    if not folder or not bad.record:
        return bad
    path = folder / "bad-move.json"
    bad.record.save(path)
    return BadMove(_BAD_RECORD.fill(what=bad.text, path=str(path)), bad.record)


_BAD_RECORD = Text(
    "{what} Die Partie bis dahin steht in {path}.", "{what} The game up to there is in {path}."
)


@contextmanager
def _watched(games: int, lang: str) -> Iterator[Tell]:
    """A bar on a terminal that shows how far the series is, and who leads."""
    if not sys.stderr.isatty():
        yield lambda series, played: None
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    leader = TextColumn("{task.description}", markup=False)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), leader)
    console = Console(stderr=True, markup=False, highlight=False)
    with Progress(*columns, console=console, transient=True, auto_refresh=False) as progress:
        task = progress.add_task("", total=games)
        progress.refresh()

        def tell(series: Series, played: Played) -> None:
            best = max(range(len(series.standings)), key=lambda at: series.standings[at].points)
            name = printable(labels(series.setup.bots)[best])
            rate = Text("{rate} %", "{rate}%").fill(
                rate=figure(100 * series.standings[best].rate.value, 1)
            )
            progress.update(
                task, advance=1, description=f"{name} {rate.to(lang)}" if series.games else ""
            )
            progress.refresh()

        yield tell


# for people


def _title(on: Game, data: Data, lang: str) -> str:
    """Of the picture."""
    said = Text("{game}: {games} Partien", "{game}: {games} games")
    return said.fill(game=on.title, games=figure(data["games"], 0)).to(lang)


_HEADLINE = Text(
    "{game}: {games} Partien in {rounds} Runden, {seats} Plätze",
    "{game}: {games} games in {rounds} rounds, {seats} seats",
)
_SPEED = Text(
    "{decisions} Entscheidungen in {seconds} Sekunden, Prozesse: {processes}",
    "{decisions} decisions in {seconds} seconds, processes: {processes}",
)
_ENDINGS = {
    DECIDED: Text(
        "Nach so vielen Partien ist es entschieden (Irrtum in höchstens {error} % der Reihen).",
        "After so many games it is decided (wrongly in at most {error}% of series).",
    ),
    INTERRUPTED: Text("Unterbrochen; so weit gezählt.", "Interrupted; counted as far as it went."),
}
_RATING = Text(
    "Wertung nach Bradley und Terry, das Mittel des Feldes ist 1500. Bereiche: 95 %.",
    "Ratings by Bradley and Terry, the mean of the field is 1500. Ranges: 95%.",
)
_CROSS = Text(
    "Anteil der Punkte, die der Bot der Zeile gegen den der Spalte geholt hat:",
    "Share of the points that the bot of the row has won against that of the column:",
)


def _show(on: Game, data: Data, lang: str) -> None:
    words = {name: figure(data[name], 0) for name in ("games", "rounds", "seats")}
    say(_HEADLINE.fill(game=on.name, **words).to(lang))
    say(
        _SPEED.fill(
            decisions=figure(data["decisions"], 0),
            seconds=figure(data["seconds"], 2),
            processes=data["processes"],
        ).to(lang)
    )
    if data["ended"] in _ENDINGS:
        say(_ENDINGS[data["ended"]].fill(error=f"{100 * ERROR:.0f}").to(lang))
    if not data["games"]:
        return
    gap()
    made = table(
        "",
        Text("Partien", "Games").to(lang),
        Text("Siege", "Wins").to(lang),
        Text("Geteilt", "Draws").to(lang),
        Text("Anteil", "Win rate").to(lang),
        Text("Bereich", "Range").to(lang),
        Text("Wertung", "Rating").to(lang),
        Text("Bereich", "Range").to(lang),
        right=(1, 2, 3, 4, 5, 6, 7),
    )
    for entry in data["bots"]:
        counts = [figure(entry[name], 0).to(lang) for name in ("games", "wins", "draws")]
        made.add_row(entry["bot"], *counts, *_rate_cells(entry, lang), *_rating_cells(entry, lang))
    show(made)
    gap()
    say(_RATING.to(lang))
    if len(data["bots"]) > 2:
        gap()
        _show_crosstable(data, lang)


def _show_crosstable(data: Data, lang: str) -> None:
    say(_CROSS.to(lang))
    names = [entry["bot"] for entry in data["bots"]]
    made = table("", *names, right=tuple(range(1, len(names) + 1)))
    cells = {(entry["bot"], entry["against"]): entry for entry in data["crosstable"]}
    for one in names:
        found = [cells.get((one, other)) for other in names]
        made.add_row(one, *(_share(cell, lang) for cell in found))
    show(made)


def _share(cell: Any, lang: str) -> str:
    return _percent(cell["points"] / cell["games"], 1, lang) if cell and cell["games"] else ""


def _percent(share: float, digits: int, lang: str) -> str:
    return Text("{rate} %", "{rate}%").fill(rate=figure(100 * share, digits)).to(lang)


def _rate_cells(entry: Data, lang: str) -> list[str]:
    low, high = entry["win_rate_interval"]
    between = f"{100 * low:.0f}–{_percent(high, 0, lang)}"
    return [_percent(entry["win_rate"], 1, lang), between]


def _rating_cells(entry: Data, lang: str) -> list[str]:
    low, high = entry["rating_interval"]
    return [f"{entry['rating']:.0f}", f"{low:.0f}–{high:.0f}"]


ARENA = Command(
    "arena",
    Text("stellt fest, welcher Bot stärker ist", "finds out which bot is stronger"),
    "GAME --bot NAME --bot NAME",
    (
        argument("game", Text("Name des Spiels", "name of the game"), metavar="GAME"),
        argument(
            "--bot",
            Text(
                f"wer antritt: {', '.join(BOTS)}; mehrmals, mit Einstellungen wie search:tries=500",
                f"who competes: {', '.join(BOTS)}; repeated, with settings as in search:tries=500",
            ),
            metavar="NAME",
            action="append",
            default=[],
        ),
        argument(
            "--games",
            Text(
                f"Zahl der Partien, höchstens (sonst {_GAMES})",
                f"number of games, at most (otherwise {_GAMES})",
            ),
            metavar="N",
            type=whole_number(1),
        ),
        argument(
            "--stop",
            Text(
                "hört auf, sobald entschieden ist, wer stärker ist",
                "ends as soon as it is decided who is stronger",
            ),
            action="store_true",
        ),
        argument(
            "--seats",
            Text(
                "Zahl der Plätze (sonst so viele wie Bots, wenn das Spiel das zulässt)",
                "number of seats (otherwise as many as bots, if the game allows that)",
            ),
            metavar="N",
            type=whole_number(1),
        ),
        argument(
            "--processes",
            Text(
                "wie viele Partien zugleich (sonst eine je Prozessor)",
                "how many games at once (otherwise one for each processor)",
            ),
            metavar="N",
            type=whole_number(1),
        ),
        argument(
            "--ray",
            Text(
                "spielt auf einem Ray-Cluster: dessen Adresse, auto oder local",
                "plays on a Ray cluster: its address, auto or local",
            ),
            metavar="ADDRESS",
        ),
        argument(
            "--records",
            Text(
                "neuer Ordner für die Aufzeichnungen der Partien",
                "new folder for the records of the games",
            ),
            metavar="DIR",
        ),
        argument(
            "--plot",
            Text("zeichnet die Wertungen als SVG", "draws the ratings as SVG"),
            metavar="FILE",
        ),
        argument(
            "--csv",
            Text("schreibt die Tabelle als CSV", "writes the table as CSV"),
            metavar="FILE",
        ),
        SEED,
        OPTION,
        LANG,
        JSON,
    ),
    _arena,
)
