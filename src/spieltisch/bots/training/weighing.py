"""Learns the numbers of a game's evaluation, move after move; everything is kept in a folder."""

import json
from pathlib import Path
from time import process_time
from typing import Any, Final

from spieltisch.bots.learned import NUMBERS
from spieltisch.bots.training.climb import PAIRS, lead, moved, moved_on
from spieltisch.bots.training.notes import note
from spieltisch.core.game import game
from spieltisch.core.mistake import Mistake
from spieltisch.core.text import Text

CHECKED: Final = 10  # moves from one check to the next
STATE: Final = "steps.json"
CURVE: Final = "curve.csv"
COLUMNS: Final = ("move", "games", "seconds", "wins against the usual numbers")

_OTHER_STEPS = Text(
    "{path} gehört nicht zu den Zahlen dieses Spiels; nimm einen neuen Ordner.",
    "{path} does not belong to the numbers of this game; take a new folder.",
)


def learn_numbers(name: str, folder: Path, rounds: int, check: int, seed: int) -> None:
    """Until ``rounds`` moves are made (0: for ever); ``check`` pairs of games show the gain."""
    usual = game(name).numbers()
    steps, moves = _resumed(folder / STATE, usual)
    begin = process_time()
    while not rounds or moves < rounds:
        steps = moved_on(name, steps, moves, seed)
        moves += 1
        found = moved(usual, steps)
        _write(folder / STATE, {"moves": moves, "steps": steps})
        _write(folder / NUMBERS, found)
        if check and moves % CHECKED == 0:
            seeds = range(moves * check, (moves + 1) * check)
            leads = [lead(name, [found, usual], each) for each in seeds]
            wins = 0.5 + sum(leads) / len(leads) / 2
            print(f"move {moves}: wins {wins:.1%} against the usual numbers", flush=True)
            note(folder / CURVE, COLUMNS, [moves, 2 * moves * PAIRS, process_time() - begin, wins])


def _resumed(path: Path, usual: dict[str, float]) -> tuple[dict[str, float], int]:
    if not path.is_file():
        return dict.fromkeys(usual, 0.0), 0
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        steps = {name: float(kept["steps"][name]) for name in usual}
        return steps, int(kept["moves"])
    except (OSError, ValueError, LookupError, TypeError):
        raise Mistake(_OTHER_STEPS.fill(path=str(path))) from None


def _write(path: Path, data: Any) -> None:
    part = path.with_suffix(".part")
    part.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    part.replace(path)
