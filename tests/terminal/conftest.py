"""Every test has a user folder of its own."""

from pathlib import Path

import pytest

from spieltisch.bots import hint


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where games are kept unasked; it does not exist yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "spieltisch" / "games"


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few tries, so that hints are quick and the same every time."""
    monkeypatch.setattr(hint, "TRIES", 10)
