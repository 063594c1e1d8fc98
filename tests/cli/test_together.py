"""A game that all win or lose together on the command line: the judge and the figures."""

from collections.abc import Iterator
from json import loads
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.toys import on_the_shelf
from tests.toys.beacon import BEACON


@pytest.fixture(autouse=True)
def beacon() -> Iterator[None]:
    with on_the_shelf(BEACON):
        yield


@pytest.fixture
def stormy(tmp_path: Path) -> Path:
    """The position to begin with, and the strongest storm ahead."""
    path = tmp_path / "stormy.toml"
    path.write_text(BEACON.skeleton().en.replace("# storm = 6", "storm = 6"), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("lang", "said"),
    [("de", "Ergebnis: Das Spiel ist verloren"), ("en", "Result: The game is lost")],
)
def test_the_judge_says_that_a_game_is_lost(
    spieltisch: Run, stormy: Path, lang: str, said: str
) -> None:
    assert f"{said}\n" in spieltisch("judge", stormy, "--lang", lang).out


def test_the_judge_names_no_winner_of_a_lost_game(spieltisch: Run, stormy: Path) -> None:
    lost = loads(spieltisch("judge", stormy, "--json").out)["answers"][-1]["result"]
    assert (lost["lost"], lost["winners"]) == (True, [])


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_position_to_begin_with_is_one(spieltisch: Run, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "beacon.toml"
    path.write_text(spieltisch("judge", "--skeleton", "beacon", "--lang", lang).out, "utf-8")
    assert spieltisch("judge", path).code == 0


def test_all_seats_have_won_as_often(spieltisch: Run) -> None:
    figures = loads(spieltisch("simulate", "beacon", "--games", 60, "--seats", 3, "--json").out)
    wins = {seat["wins"] for seat in figures["by_seat"]}
    assert len(wins) == 1
    assert 0 < wins.pop() < 60
