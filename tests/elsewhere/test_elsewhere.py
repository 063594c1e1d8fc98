"""A game that is registered from outside the package is played at the table and in the terminal."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from spieltisch.core import game as shelf
from spieltisch.core.record import new_match
from spieltisch.terminal.screens import screen_of
from tests.elsewhere import Elsewhere, screen
from tests.table.conftest import Server, settings_for
from tests.terminal.desk import Desk


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf._games, "toy", Elsewhere())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(settings_for(tmp_path / "tables.db"))
    yield made
    made.close()


def test_the_rooms_of_a_game_are_in_the_package_of_its_class() -> None:
    toy = shelf.game("toy")
    assert toy.package == "tests.elsewhere"
    assert toy.folder == Path(__file__).parent
    assert toy.rulings_path() == Path(__file__).with_name("rulings.toml")
    assert toy.room("screen") is screen
    for name in ("blue-moon", "equinox", "living-forest"):
        game = shelf.game(name)
        assert game.package == f"spieltisch.games.{name.replace('-', '_')}"
        assert game.rulings_path().is_file()


def test_it_is_played_in_the_browser(server: Server) -> None:
    ada = server.person("en")
    assert "/new/toy" in ada.get("/").links
    form = ada.get("/new/toy").form("/new/toy")
    path = ada.submit(form, None, seat_1="me", seat_2="here", name_1="Ada", name_2="Ben").path
    page = ada.get(path)
    assert '<p class="toy-board">' in page.html
    table = server.play_on(path, Random(3))
    assert table.state.over
    assert ada.get(path).over
    assert "The highest sum wins" in ada.get("/games/toy/rules").words


def test_it_is_played_in_the_terminal() -> None:
    assert screen_of("toy") is screen
    match = new_match("toy", 2, 5, {}, ["Anna", "Bert"])
    desk = Desk(match)
    assert desk.play(lambda prompt: "" if match.state.over else "1", [None, "random"]) == 0
    assert "toy table" in desk.text
    assert "wins the toy" in desk.text
