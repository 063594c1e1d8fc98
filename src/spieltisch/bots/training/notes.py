"""The curve of what is learned: a table in a file that grows by a row now and then."""

import csv
from collections.abc import Sequence
from pathlib import Path


def note(path: Path, columns: Sequence[str], row: Sequence[float]) -> None:
    """Adds a row, in a new file under its columns."""
    new = not path.exists()
    with path.open("a", newline="") as file:
        writer = csv.writer(file)
        if new:
            writer.writerow(columns)
        writer.writerow([round(value, 4) for value in row])
