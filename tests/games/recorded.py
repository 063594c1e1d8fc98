"""What the replays of recorded games have in common: where the records lie, and breaking one."""

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tools.differential import Tally

FOLDER = Path(__file__).parents[3] / "shared" / "data"

Recorded = dict[str, Any]


def needs(records: Path) -> pytest.MarkDecorator:
    """Skips a test where the records are missing."""
    return pytest.mark.skipif(
        not records.exists(), reason="the recorded games lie beside the repository, not in it"
    )


def broken(
    replay: Callable[[Recorded, Tally], object], game: Recorded, number: int, change: Recorded
) -> list[str]:
    """The mismatches after a change of one step."""
    changed = copy.deepcopy(game)
    changed["steps"][number].update(change)
    tally = Tally()
    replay(changed, tally)
    return tally.mismatches
