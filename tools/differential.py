"""Replays games recorded from an independent program and compares every step with our engine.

    python tools/differential.py GAME FILE

Prints how many games, steps and checks were compared, which named differences of the rules were
met, and every mismatch. Exits with 1 if there is a mismatch, with 2 if the file cannot be used.
"""

import argparse
import gzip
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tools.replay_blue_moon import replay_blue_moon  # noqa: E402
from tools.replay_living_forest import replay_living_forest  # noqa: E402

FIELDS = {"id", "first", "steps", "result"}
SHOWN = 20  # mismatches printed


@dataclass
class Tally:
    """What was compared and what was found."""

    games: int = 0
    steps: int = 0
    checks: int = 0
    differences: Counter[str] = field(default_factory=Counter)
    mismatches: list[str] = field(default_factory=list)

    def report(self) -> str:
        lines = [f"{self.games} games, {self.steps} steps and {self.checks} checks compared."]
        lines += [
            f"Named difference: {name} ({count} times)."
            for name, count in sorted(self.differences.items())
        ]
        lines += [f"Mismatch: {mismatch}" for mismatch in self.mismatches[:SHOWN]]
        lines.append(f"{len(self.mismatches)} mismatches.")
        return "\n".join(lines)


REPLAYERS = {"blue-moon": replay_blue_moon, "living-forest": replay_living_forest}


def games_in(path: Path, first: int = 0, every: int = 1) -> Iterator[dict[str, Any]]:
    """The games of a file, one JSON object per line, compressed or not; all, or a part of them."""
    opener = gzip.open if path.suffix == ".gz" else open
    try:
        with opener(path, "rt", encoding="utf-8") as lines:
            for number, line in islice(enumerate(lines, 1), first, None, every):
                game = json.loads(line)
                if not isinstance(game, dict) or not set(game) >= FIELDS:
                    raise ValueError(f"line {number} is not a recorded game")
                yield game
    except OSError as error:
        print(f"{path} cannot be read: {error.strerror or error}.", file=sys.stderr)
        raise SystemExit(2) from None
    except ValueError as error:
        print(f"{path} does not hold one recorded game per line: {error}.", file=sys.stderr)
        raise SystemExit(2) from None


def compare(name: str, games: Iterable[dict[str, Any]]) -> Tally:
    """Replays recorded games."""
    tally = Tally()
    for game in games:
        REPLAYERS[name](game, tally)
        tally.games += 1
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=sorted(REPLAYERS))
    parser.add_argument("file", type=Path, help="recorded games, .jsonl or .jsonl.gz")
    asked = parser.parse_args()
    tally = compare(asked.game, games_in(asked.file))
    print(tally.report())
    return 1 if tally.mismatches else 0


if __name__ == "__main__":
    sys.exit(main())
