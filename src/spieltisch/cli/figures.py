"""Figures: series of games between bots, and the speed of this machine."""

from argparse import Namespace

from spieltisch import compiled
from spieltisch.bots import BOTS, make_bot
from spieltisch.bots.match import Simulation, simulate
from spieltisch.cli.page import figure, gap, print_json, say, show, table
from spieltisch.cli.parser import (
    JSON,
    LANG,
    OPTION,
    SEED,
    Command,
    argument,
    game_options,
    seconds,
    whole_number,
)
from spieltisch.core.game import Data, game
from spieltisch.core.text import Text

_SEATS = 4  # seats of a series where no number was asked for
_GAMES = 100


def _simulate(asked: Namespace) -> int:
    on = game(asked.game)
    bots = asked.bot or ["random"]
    seats = asked.seats or min(max(_SEATS, on.min_seats, len(bots)), on.max_seats)
    for name in bots:
        make_bot(name, 0)
    if len(bots) > seats:
        raise ValueError(f"There are {len(bots)} bots for {seats} seats.")
    seed = asked.seed or 0
    figures = simulate(on, seats, bots, asked.games, seed, game_options(asked.option))
    data = _simulation_data(on.name, seats, seed, figures)
    if asked.json:
        print_json(data)
    else:
        _show_simulation(data, asked.lang)
    return 0


def _simulation_data(name: str, seats: int, seed: int, figures: Simulation) -> Data:
    time = max(figures.seconds, 1e-9)
    return {
        "game": name,
        "seats": seats,
        "seed": seed,
        "games": figures.games,
        "decisions": figures.decisions,
        "seconds": round(figures.seconds, 4),
        "games_per_second": round(figures.games / time, 2),
        "decisions_per_second": round(figures.decisions / time, 1),
        "compiled": compiled(),
        "by_seat": [
            {"seat": number, **tally.to_json()} for number, tally in enumerate(figures.seats, 1)
        ],
        "by_bot": {bot: tally.to_json() for bot, tally in figures.bots.items()},
    }


def _show_simulation(data: Data, lang: str) -> None:
    say(
        Text("{game}: {games} Partien, {seats} Plätze", "{game}: {games} games, {seats} seats")
        .fill(game=data["game"], games=data["games"], seats=data["seats"])
        .to(lang)
    )
    say(
        Text(
            "{decisions} Entscheidungen in {seconds} Sekunden: {games} Partien und {rate}"
            " Entscheidungen in der Sekunde",
            "{decisions} decisions in {seconds} seconds: {games} games and {rate} decisions a"
            " second",
        )
        .fill(
            decisions=figure(data["decisions"], 0),
            seconds=figure(data["seconds"], 2),
            games=figure(data["games_per_second"], 1),
            rate=figure(data["decisions_per_second"], 0),
        )
        .to(lang)
    )
    say(_engine().to(lang))
    gap()
    made = table(
        "",
        Text("Partien", "Games").to(lang),
        Text("Siege", "Wins").to(lang),
        Text("Anteil", "Win rate").to(lang),
        Text("Punkte im Mittel", "Mean score").to(lang),
        right=(1, 2, 3, 4),
    )
    for seat in data["by_seat"]:
        name = Text("Platz {seat}", "Seat {seat}").fill(seat=seat["seat"])
        made.add_row(name.to(lang), *_tally_cells(seat, lang))
    made.add_section()
    for bot, tally in data["by_bot"].items():
        made.add_row(bot, *_tally_cells(tally, lang))
    show(made)


def _tally_cells(tally: Data, lang: str) -> list[str]:
    return [
        figure(tally["games"], 0).to(lang),
        figure(tally["wins"], 1).to(lang),
        Text("{rate} %", "{rate}%").fill(rate=figure(100 * tally["win_rate"], 1)).to(lang),
        figure(tally["mean_score"], 2).to(lang),
    ]


def _engine() -> Text:
    """Which engine these figures are of, and how to force plain Python."""
    if compiled():
        return Text(
            "Regelwerk: kompiliert (SPIELTISCH_PLAIN=1 erzwingt einfaches Python)",
            "Engine: compiled (SPIELTISCH_PLAIN=1 forces plain Python)",
        )
    return Text(
        "Regelwerk: einfaches Python (SPIELTISCH_PLAIN ist gesetzt oder nichts ist kompiliert)",
        "Engine: plain Python (SPIELTISCH_PLAIN is set, or nothing is compiled)",
    )


def _bench(asked: Namespace) -> int:
    from spieltisch.bench import measure

    data = measure(asked.seconds)
    if asked.json:
        print_json(data)
        return 0
    say(_engine().to(asked.lang))
    gap()
    made = table(
        Text("Spiel", "Game").to(asked.lang),
        Text("Plätze", "Seats").to(asked.lang),
        Text("Gemessen", "Measured").to(asked.lang),
        Text("Wert", "Value").to(asked.lang),
        Text("Einheit", "Unit").to(asked.lang),
        right=(1, 3),
    )
    for entry in data["figures"]:
        value = figure(entry["value"], 0 if entry["value"] >= 1000 else 2).to(asked.lang)
        made.add_row(entry["game"], str(entry["seats"]), entry["name"], value, entry["unit"])
    show(made)
    return 0


SIMULATE = Command(
    "simulate",
    Text("lässt Bots gegeneinander spielen", "lets bots play against each other"),
    "GAME",
    (
        argument("game", Text("Name des Spiels", "name of the game"), metavar="GAME"),
        argument(
            "--games",
            Text(f"Zahl der Partien (sonst {_GAMES})", f"number of games (otherwise {_GAMES})"),
            metavar="N",
            type=whole_number(1),
            default=_GAMES,
        ),
        argument(
            "--seats",
            Text(f"Zahl der Plätze (sonst {_SEATS})", f"number of seats (otherwise {_SEATS})"),
            metavar="N",
            type=whole_number(1),
        ),
        argument(
            "--bot",
            Text(
                f"wer mitspielt: {', '.join(BOTS)}; mehrmals möglich, reihum verteilt",
                f"who plays: {', '.join(BOTS)}; may be repeated, dealt round the table",
            ),
            metavar="NAME",
            action="append",
            default=[],
        ),
        SEED,
        OPTION,
        LANG,
        JSON,
    ),
    _simulate,
)
BENCH = Command(
    "bench",
    Text("misst, wie schnell dieser Rechner ist", "measures the speed of this machine"),
    "",
    (
        argument(
            "--seconds",
            Text("Zeit für jede Messung (sonst 1)", "time for each measurement (otherwise 1)"),
            metavar="S",
            type=seconds,
            default=1.0,
        ),
        LANG,
        JSON,
    ),
    _bench,
)
