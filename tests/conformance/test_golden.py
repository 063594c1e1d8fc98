"""The golden playthroughs are what the engine plays today."""

import pytest

from tests.conformance.golden import FOLDER, PLAYTHROUGHS, playthrough


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough_is_unchanged(name: str) -> None:
    stored = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(*PLAYTHROUGHS[name]) == stored, (
        "a golden playthrough has changed; if that is meant, run"
        " python -m tests.conformance.golden and read the diff"
    )


def test_there_is_no_other_playthrough() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS)
