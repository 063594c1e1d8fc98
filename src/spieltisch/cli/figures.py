"""Figures: series of games between bots, and the speed of this machine."""

from argparse import Namespace

from spieltisch import compiled
from spieltisch.bots import BOTS, make_bot
from spieltisch.bots.match import Simulation, Tally, simulate
from spieltisch.cli.page import gap, print_json, say, show, table
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
