"""Plays and learns, round after round. Everything is kept in a folder, so it can be stopped.

Where a game weighs positions with numbers these are learned (`weighing`), otherwise a network.
"""

import argparse
import sys
from collections import deque
from concurrent.futures import Future
from pathlib import Path
from time import perf_counter
from typing import Any
from zipfile import BadZipFile

import numpy as np

from spieltisch.bots.hall import Hall, open_hall
from spieltisch.bots.learned import WEIGHTS
from spieltisch.bots.net import Network, load, save
from spieltisch.bots.training.check import share_of_wins
from spieltisch.bots.training.learner import RATE, Learner, Samples, joined
from spieltisch.bots.training.notes import note
from spieltisch.bots.training.selfplay import play_games
from spieltisch.bots.training.weighing import learn_numbers
from spieltisch.core.game import game
from spieltisch.core.mistake import Mistake
from spieltisch.core.text import Text

BATCH = 512
KEPT = 8  # rounds whose games are learned from
CHECKED = 10  # rounds from one check to the next
LOTS = 4  # parts of a round for each worker
STATE = "learner.npz"
CURVE = "curve.csv"
COLUMNS = ("round", "games", "samples", "loss", "seconds", "against greedy")

_NOTHING = Text(
    "{game} hat weder Zahlen noch Eingaben für ein Netz, es gibt nichts zu lernen.",
    "{game} has neither numbers nor inputs for a network, there is nothing to learn.",
)
_OTHER_SHAPE = Text(
    "{path} gehört zu einem Netz anderer Größe; nimm einen neuen Ordner oder ein anderes Netz.",
    "{path} belongs to a network of another size; take a new folder or another network.",
)
_NUMBERS = Text(
    "{game} lernt Zahlen, kein Netz: --begin ist nur für ein Netz.",
    "{game} learns numbers, no network: --begin is for a network only.",
)
_NO_NETWORK = Text(
    "{path} ist kein Netz, wie es hier gelernt wird (network.npz).",
    "{path} is not a network as it is learned here (network.npz).",
)


def main() -> None:
    asked = _arguments()
    on = game(asked.game)
    if not on.num_inputs and not on.numbers():
        raise Mistake(_NOTHING.fill(game=on.title))
    folder = Path(asked.folder)
    folder.mkdir(parents=True, exist_ok=True)
    if on.numbers():
        if asked.begin:
            raise Mistake(_NUMBERS.fill(game=on.title))
        learn_numbers(on.name, folder, asked.rounds, asked.check, asked.seed)
        return
    learner, number = _resumed(folder, on.num_inputs, asked.seed, asked.begin)
    kept: deque[Samples] = deque(maxlen=KEPT)
    begin = perf_counter()
    with open_hall(asked.workers, asked.ray) as hall:
        asked.workers = hall.size
        waiting = _ask(hall, asked, learner, number)
        while waiting:
            fresh = [lot.result() for lot in waiting]
            number += 1
            waiting = _ask(hall, asked, learner, number)  # played while we learn
            kept.append(joined(fresh))
            loss = learner.learn(joined(list(kept)), BATCH, asked.rate)
            samples = sum(map(len, fresh))
            _keep(folder, learner, number)
            row = [number, asked.games, samples, loss, perf_counter() - begin]
            print(f"round {number}: {samples} positions, loss {loss:.4f}", flush=True)
            if asked.check and number % CHECKED == 0:
                row.append(_checked(hall, asked, learner, number))
                print(f"round {number}: wins {row[-1]:.1%} against greedy", flush=True)
            note(folder / CURVE, COLUMNS, row)


def _arguments() -> Any:
    parser = argparse.ArgumentParser(prog="python -m spieltisch.bots.training", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--folder", required=True, help="where everything is kept")
    parser.add_argument(
        "--begin", metavar="FILE", help="a network to learn on from, in a new folder"
    )
    parser.add_argument("--rounds", type=int, default=0, help="until which round (0: for ever)")
    parser.add_argument("--games", type=int, default=400, help="in a round of a network")
    parser.add_argument("--workers", type=int, default=2, help="processes that play for a network")
    parser.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster that plays instead")
    parser.add_argument("--rate", type=float, default=RATE, help="how far a step goes")
    parser.add_argument("--check", type=int, default=40, help="games to check with, now and then")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def _ask(hall: Hall, asked: Any, learner: Learner, number: int) -> list[Future[Samples]]:
    """Has the games of the next round played, in lots; none after the last round."""
    if asked.rounds and number >= asked.rounds:
        return []
    layers = learner.whole() if number else None
    first = (asked.seed << 32) + number * asked.games
    lots = asked.workers * LOTS
    return [
        hall.submit(
            play_games, asked.game, layers, list(range(first + lot, first + asked.games, lots)), {}
        )
        for lot in range(lots)
    ]


def _checked(hall: Hall, asked: Any, learner: Learner, number: int) -> float:
    """The share of games that the network wins against `greedy`."""
    seeds = list(range(number * asked.check, (number + 1) * asked.check))
    lots = [
        hall.submit(share_of_wins, asked.game, learner.whole(), seeds[lot :: asked.workers])
        for lot in range(asked.workers)
    ]
    shares = [share for lot in lots for share in lot.result()]
    return sum(shares) / len(shares)


def _resumed(folder: Path, inputs: int, seed: int, begin: str | None) -> tuple[Learner, int]:
    """What has been learned so far, and in how many rounds: in this folder, or by a network."""
    learner = Learner(inputs, seed)
    path = folder / STATE
    if not path.is_file():
        if not begin:
            return learner, 0
        network = _network(Path(begin))
        if network.sizes != learner.network().sizes:
            raise Mistake(_OTHER_SHAPE.fill(path=begin))
        learner.layers = network.layers()
        return learner, 1
    with np.load(path, allow_pickle=False) as file:
        if [file[f"layer{at}"].shape for at in range(3)] != [one.shape for one in learner.layers]:
            raise Mistake(_OTHER_SHAPE.fill(path=str(path)))
        for at in range(len(learner.layers)):
            learner.layers[at] = file[f"layer{at}"]
            learner.means[at] = file[f"mean{at}"]
            learner.squares[at] = file[f"square{at}"]
        learner.steps = int(file["steps"])
        return learner, int(file["round"])


def _network(path: Path) -> Network:
    try:
        return load(path)
    except (OSError, ValueError, KeyError, BadZipFile):
        raise Mistake(_NO_NETWORK.fill(path=str(path))) from None


def _keep(folder: Path, learner: Learner, number: int) -> None:
    """Writes what has been learned: to go on from, and to play with."""
    kept: dict[str, Any] = {"steps": learner.steps, "round": number}
    for at, layer in enumerate(learner.layers):
        kept |= {f"layer{at}": layer, f"mean{at}": learner.means[at]}
        kept |= {f"square{at}": learner.squares[at]}
    part = folder / "part.npz"
    np.savez(part, **kept)
    part.replace(folder / STATE)
    save(learner.whole(), folder / WEIGHTS)


if __name__ == "__main__":
    try:
        main()
    except Mistake as mistake:
        sys.exit(f"training: {mistake}")
