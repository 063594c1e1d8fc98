"""The rulings of Beacon, and that a game may live outside the package."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spieltisch.core import game as shelf
from spieltisch.core.game import Data
from spieltisch.core.mistake import Mistake
from spieltisch.terminal.screens import screen_of
from tests.games.scene import BaseScene
from tests.ruling import ruling
from tests.toys import on_the_shelf
from tests.toys.beacon import BEACON, screen
from tests.toys.beacon.rules import BeaconState

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def beacon() -> Iterator[None]:
    with on_the_shelf(BEACON):
        yield


class Scene(BaseScene[BeaconState]):
    """A table of Beacon. Seats count from 1."""

    @property
    def light(self) -> int:
        return self.state.light

    def keys(self, seat: int) -> list[str]:
        return [self.state.move_key(move) for move in self.state.moves(seat - 1)]


def scene(*hands: str, **fields: Any) -> Scene:
    """Keepers with these logs; the next storm has strength 1 unless it is said otherwise."""
    players = [{"hand": hand.split()} for hand in hands]
    position = {"game": "beacon", "storm": 1, "players": players, **fields}
    return Scene(BEACON.from_position(position))


# a night


@ruling("BN-01")
def test_everybody_acts_once_in_any_order() -> None:
    at = scene("twig", "twig branch")
    at.play("burn:twig", seat=2)
    assert at.keys(2) == []
    assert at.keys(1) == ["burn:twig", "rest"]
    reason = at.state.why_not(1, at.state.parse_move(1, "burn:branch"))
    assert reason
    assert (reason.code, reason.rulings) == ("acted", ("BN-01",))
    at.play("burn:twig", seat=1)
    assert at.keys(1) == at.keys(2) == ["hold", "call"]


@ruling("BN-02")
@pytest.mark.parametrize(("log", "before", "after"), [("twig", 3, 4), ("branch", 3, 5)])
def test_a_log_brings_its_light(log: str, before: int, after: int) -> None:
    assert scene(log, "twig", light=before).play(f"burn:{log}", seat=1).light == after


@ruling("BN-02")
def test_there_is_never_more_than_9_light() -> None:
    assert scene("branch", "twig", light=8).play("burn:branch", seat=1).light == 9


@ruling("BN-03")
def test_a_trunk_brings_light_or_shields_the_fire() -> None:
    for choice, light, shield in (("bright", 8, 0), ("shield", 5, 3)):
        at = scene("trunk", "twig").play("burn:trunk", seat=1)
        assert at.keys(1) == ["bright", "shield"]
        assert at.keys(2) == ["burn:twig", "rest"]
        at.play(choice, seat=1)
        assert (at.light, at.state.shield) == (light, shield)


@ruling("BN-04")
def test_whoever_rests_draws_a_log() -> None:
    at = scene("twig", "twig").play("rest", seat=1)
    assert len(at.state.hands[0]) == 2
    assert at.state.news


@ruling("BN-04")
def test_without_logs_to_draw_only_those_without_any_rest() -> None:
    many = " ".join(["twig"] * 8 + ["branch"] * 8 + ["trunk"] * 8)
    at = scene(many, "")
    assert at.keys(1) == ["burn:twig", "burn:branch", "burn:trunk"]
    reason = at.state.why_not(0, at.state.parse_move(0, "rest"))
    assert reason
    assert reason.code == "no-log-left"
    at.play("rest", seat=2)
    assert at.state.hands[1] == []


# the storm


@ruling("BN-05")
@pytest.mark.parametrize(("storm", "shield", "left"), [(4, 0, 2), (4, 3, 5), (2, 3, 6)])
def test_the_storm_takes_what_the_shield_leaves(storm: int, shield: int, left: int) -> None:
    at = scene("twig", light=5, storm=storm, shield=shield).play("burn:twig")
    assert (at.light, at.state.shield) == (left, 0)


@ruling("BN-06")
def test_whoever_has_too_many_logs_drops_one_before_the_council() -> None:
    at = scene("twig twig branch trunk", "trunk", light=9).play("rest", seat=1)
    at.play("burn:trunk", "bright", seat=2)
    assert at.keys(1)[:3] == ["drop:twig", "drop:branch", "drop:trunk"]
    assert at.keys(2) == []
    at.play("drop:twig", seat=1)
    assert at.keys(1) == at.keys(2) == ["hold", "call"]


# the council


@ruling("BN-07")
def test_what_all_agree_on_happens() -> None:
    at = scene("", "", phase="council", night=2).play("hold", seat=2).play("hold", seat=1)
    assert at.state.night == 3


@ruling("BN-07")
def test_who_disagrees_twice_holds_out() -> None:
    at = scene("", "", phase="council", night=2)
    for _ in range(2):
        assert at.keys(1) == at.keys(2) == ["hold", "call"]
        at.play("hold", seat=1).play("call", seat=2)
    assert (at.state.night, at.light) == (3, 5)


@ruling("BN-08")
def test_a_ship_brings_light_and_the_night_once_more() -> None:
    at = scene("", phase="council", night=2).play("call")
    assert (at.state.night, at.light) == (2, 7)


# the end


@ruling("BN-09")
@pytest.mark.parametrize("night", [1, 5])
def test_without_light_all_have_lost(night: int) -> None:
    at = scene("twig", "", light=1, storm=6, night=night).play("rest", seat=1)
    at.play("rest", seat=2)
    result = at.state.result()
    assert result
    assert (result.lost, result.winners, result.scores) == (True, [], [0.0, 0.0])
    assert result.to_json()["lost"] is True
    assert repr(result).endswith("ended='The fire has gone out.', lost=True)")
    assert at.state.outcome().en == "The game is lost"


@ruling("BN-09")
def test_after_the_fifth_storm_all_have_won() -> None:
    at = scene("twig", "", light=2, storm=1, night=5).play("rest", seat=1).play("rest", seat=2)
    result = at.state.result()
    assert result
    assert (result.lost, result.winners) == (False, [0, 1])
    assert at.state.outcome().de == "Das Spiel ist mit 1 Licht gewonnen"


def test_without_storms_all_have_won() -> None:
    at = scene("", phase="council")
    at.state.storms = []
    at.play("call")
    assert at.state.over
    assert at.state.outcome().en == "The game is won with 7 light"


# positions and saved games


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"players": []}, "1 to 4 seats"),
        ({"players": [{"hand": ["oak"]}]}, "'oak'"),
        ({"players": [{"hand": ["twig"] * 9}]}, "only eight logs"),
        ({"players": [{"acted": True}]}, "nobody is asked"),
        ({"players": [{}], "weather": "mild", "storm": 6}, "strength 6"),
        ({"players": [{}], "light": 0}, "'light'"),
        ({"players": [{}], "lamp": 1}, "'lamp'"),
    ],
)
def test_an_impossible_position_says_what_is_wrong(fields: Data, said: str) -> None:
    with pytest.raises(Mistake, match=said):
        BEACON.from_position({"game": "beacon", **fields})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hands", [[0, 0, 0], [0, 0, 0]]),
        ("stacks", [[[7, 0, 0]], [], []]),
        ("stacks", [[[1, 0, 0, 0]], [], []]),
        ("stacks", [[[1, 0, 1, 2]], [], []]),
        ("stacks", [[], [], [[3, 0, 99, -1]]]),
        ("stacks", [[], [], [[3, 2, 99, -1, -1]]]),
        ("acted", [True, True]),
        ("night", 6),
    ],
)
def test_a_saved_game_that_cannot_be_is_refused(name: str, value: Any) -> None:
    data = BEACON.new(2, 1).dump()
    with pytest.raises(Mistake, match="not a sound state of Beacon"):
        BEACON.load({**data, name: value})


# outside the package


def test_the_rooms_of_a_game_are_in_the_package_of_its_class() -> None:
    assert shelf.game("beacon").package == "tests.toys.beacon"
    assert BEACON.folder == HERE / "beacon"
    assert BEACON.rulings_path() == HERE / "beacon" / "rulings.toml"
    assert BEACON.room("screen") is screen is screen_of("beacon")
    for name in ("blue-moon", "equinox", "living-forest"):
        game = shelf.game(name)
        assert game.package == f"spieltisch.games.{name.replace('-', '_')}"
        assert game.rulings_path().is_file()
