"""How often a bot wins in each of the 36 pairings of Blue Moon's peoples.

    python -m bench.pairings --bot learned:tries=60 --against old-greedy --games 20

In each pairing both bots play both decks from the same deals. The table has the share of wins in
percent with its range of 95%, the weakest pairing first; the last line is for all games together.
"""

import argparse
import json
import sys
from itertools import combinations
from typing import Any

from bench.yardstick import OldGreedy

import spieltisch
from spieltisch.bots import BOTS, make_bot
from spieltisch.bots.arena.ratings import Estimate, win_rate
from spieltisch.bots.arena.seating import Setup
from spieltisch.bots.arena.series import Standing, hold
from spieltisch.bots.hall import open_hall
from spieltisch.core.mistake import Mistake
from spieltisch.games.blue_moon.cards.card import PEOPLES

GAME = "blue-moon"


def main() -> None:
    asked = _arguments()
    for name in (asked.bot, asked.against):
        make_bot(name, 0)
    pairings = list(combinations(PEOPLES, 2))
    standings: dict[tuple[str, str], Standing] = {}
    with open_hall(asked.processes) as hall:
        for number, pairing in enumerate(pairings):
            options = {"deck1": pairing[0], "deck2": pairing[1]}
            checked = spieltisch.game(GAME).check_setup(2, 0, options)
            setup = Setup(GAME, 2, checked, (asked.bot, asked.against))
            series = hold(setup, asked.games // 2, asked.seed + number, hall)
            standings[pairing] = series.standings[0]
            print(f"{number + 1} of {len(pairings)}: {_line(pairing, series.standings[0])}")
            sys.stdout.flush()
    _show(standings, asked.json)


def _arguments() -> Any:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="learned:tries=60")
    parser.add_argument("--against", default=OldGreedy.name)
    parser.add_argument("--games", type=int, default=20, help="in each pairing, an even number")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def _show(standings: dict[tuple[str, str], Standing], as_json: bool) -> None:
    order = sorted(standings.items(), key=lambda each: each[1].points / each[1].games)
    games = sum(standing.games for standing in standings.values())
    points = sum(standing.points for standing in standings.values())
    together = win_rate(points, games)
    if as_json:
        rows = [
            {"peoples": pairing, "games": standing.games, "wins": standing.points}
            for pairing, standing in order
        ]
        print(json.dumps({"pairings": rows, "games": games, "wins": points}))
        return
    print()
    for pairing, standing in order:
        print(_line(pairing, standing))
    print(f"{'all':16} {points:5g} of {games}: {_range(together)}")


def _line(pairing: tuple[str, str], standing: Standing) -> str:
    won = f"{standing.points:5g} of {standing.games}"
    return f"{' - '.join(pairing):16} {won}: {_range(standing.rate)}"


def _range(rate: Estimate) -> str:
    return f"{rate.value:.0%} ({rate.low:.0%} to {rate.high:.0%})"


if __name__ == "__main__":
    BOTS[OldGreedy.name] = OldGreedy
    try:
        main()
    except Mistake as mistake:
        sys.exit(f"pairings: {mistake}")
