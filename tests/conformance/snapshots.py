"""States of games under way as an earlier version saved them, and what is to be seen of them.

``python -m tests.conformance.snapshots`` saves games that have no file yet and notes anew what is
to be seen. A saved state itself never changes: people have such files.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import spieltisch
from spieltisch.core.game import Data, State
from tests.conformance.golden import PLAYTHROUGHS

FOLDER = Path(__file__).parent / "saved"
MOVES = 30


def seen(state: State) -> Any:
    """What every seat sees and may do, as it is written to a file."""
    said = {
        "views": [state.view(viewer) for viewer in (None, *range(state.seats))],
        "options": {
            seat: [state.move_key(move) for move in state.moves(seat)] for seat in state.to_move()
        },
    }
    return json.loads(json.dumps(said))


def _saved(game: str, seats: int, seed: int, options: dict[str, Any]) -> Data:
    state = spieltisch.game(game).new(seats, seed, **options)
    random = Random(seed)
    for _ in range(MOVES):
        seat = random.choice(state.to_move())
        state.play(seat, random.choice(state.moves(seat)))
    return state.dump()


def main() -> None:
    for name, playthrough in PLAYTHROUGHS.items():
        path = FOLDER / f"{name}.json"
        if path.exists():
            snapshot = json.loads(path.read_text(encoding="utf-8"))["snapshot"]
        else:
            snapshot = _saved(*playthrough)
        found = {"snapshot": snapshot, "seen": seen(spieltisch.game(playthrough[0]).load(snapshot))}
        path.write_text(json.dumps(found, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
