"""A ravage of a land (SI-062 to SI-075): before, what is chosen, and what is there afterwards.

A5 is a wetland of board A. Nothing defends it but what a line says.
"""

import pytest

from spieltisch.games.spirit_island.cards import boards, panel
from spieltisch.games.spirit_island.state import codes, turn
from tests.games.spirit_island.acting import phase, ravage
from tests.games.spirit_island.scene import EARTH, GREEN, RIVER, scene, spirit
from tests.ruling import ruling

LAND = "A5"


@pytest.mark.parametrize(
    ("before", "defend", "moves", "after", "fear"),
    [
        pytest.param("explorer", 0, "", "explorer", 0, marks=ruling("SI-062")),
        pytest.param("town", 0, "", "town blight", 0, marks=ruling("SI-063")),
        pytest.param("3 city", 0, "", "3 city blight", 0, marks=ruling("SI-063")),
        pytest.param("2 explorer dahan", 0, "", "2 explorer blight", 0, marks=ruling("SI-064")),
        pytest.param(
            "3 dahan explorer town", 0, "", "dahan dahan-1 blight", 1, marks=ruling("SI-065")
        ),
        pytest.param("dahan explorer", 0, "", "dahan-1", 0, marks=ruling("SI-066")),
        pytest.param("dahan town", 0, "", "town blight", 0, marks=ruling("SI-067")),
        pytest.param("dahan city", 3, "", "city-2 dahan", 0, marks=ruling("SI-068")),
        pytest.param("2 dahan", 0, "", "2 dahan", 0, marks=ruling("SI-070")),
        pytest.param("dahan-1 town", 2, "", "dahan-1", 1, marks=ruling("SI-071")),
        ("2 dahan town explorer", 3, "", "2 dahan", 1),
        ("dahan town explorer", 3, "kill:explorer", "town-1 dahan", 0),
        ("dahan town explorer", 3, "kill:town", "explorer dahan", 1),
        ("dahan town explorer", 3, "hit:town kill:explorer", "town-1 dahan", 0),
    ],
)
def test_ravage(before: str, defend: int, moves: str, after: str, fear: int) -> None:
    at = scene(RIVER, A5=before)
    at.state.defend[boards.land(LAND)] = defend
    ravage(at, LAND, *moves.split())
    assert at.land(LAND) == after
    assert at.fear == fear
    assert at.moves() == ["done"], "nothing else is asked"


@ruling("SI-069")
@pytest.mark.parametrize("before", ["2 dahan town", "2 dahan city+1 explorer"])
def test_where_the_ravage_is_skipped_nobody_does_anything(before: str) -> None:
    at = scene(RIVER, A5=before)
    at.state.skips[boards.land(LAND)] = 1 << codes.RAVAGE
    untouched = at.land(LAND)
    ravage(at, LAND)
    assert at.land(LAND) == untouched


@ruling("SI-072")
@pytest.mark.parametrize("first", ["A2", "A5"])
def test_the_lands_of_a_card_come_in_any_order(first: str) -> None:
    at = scene(RIVER, A2="2 explorer", A5="2 explorer")
    phase(at, ravage="I-W", explore="I-M")
    assert at.moves("land") == ["A2", "A5"]
    at.play(f"land:{first}")
    assert (at.land("A2"), at.land("A5")) == ("2 explorer blight", "2 explorer blight")


@ruling("SI-072")
def test_the_rest_may_come_in_the_order_of_their_numbers() -> None:
    at = scene(RIVER, A2="2 explorer", A5="2 explorer")
    phase(at, ravage="I-W", explore="I-M").play("rest")
    assert (at.land("A2"), at.land("A5")) == ("2 explorer blight", "2 explorer blight")


@ruling("SI-072")
def test_each_spirit_decides_about_its_board_and_may_let_others_go_first() -> None:
    at = scene(RIVER, EARTH, A2="2 explorer", A5="2 explorer", B1="2 explorer", B6="2 explorer")
    phase(at, ravage="I-W", explore="I-M")
    assert at.asked == [1]
    assert at.moves("land") == ["A2", "A5"]
    at.play("done")
    assert at.asked == [2]
    assert at.moves("land") == ["B1", "B6"]
    assert "done" not in at.moves(), "somebody has to begin"
    at.play("land:B6")
    assert at.land("B6") == "2 explorer blight"
    assert at.land("A2") == "2 explorer"
    at.play("rest")
    assert at.land("A2") == at.land("A5") == at.land("B1") == "2 explorer blight"


# decided: SI-Q61
def test_whoever_wants_no_order_decides_for_its_own_board_only() -> None:
    at = scene(RIVER, EARTH, A2="2 explorer", A5="2 explorer", B1="2 explorer", B6="2 explorer")
    phase(at, ravage="I-W", explore="I-M").play("rest")
    assert at.land("A2") == at.land("A5") == "2 explorer blight"
    assert at.asked == [2]
    assert at.moves() == ["land:B1", "land:B6", "rest"]
    at.play("land:B6")
    assert at.land("B1") == at.land("B6") == "2 explorer blight"


@pytest.mark.parametrize(
    ("before", "defend", "after"),
    [
        pytest.param("city", 1, "city 2 blight", marks=ruling("SI-073")),
        pytest.param("city", 2, "city", marks=ruling("SI-073", "SI-074")),
        pytest.param("explorer", 0, "explorer", marks=ruling("SI-074")),
    ],
)
def test_two_cards_ravage_the_same_land_twice(before: str, defend: int, after: str) -> None:
    at = scene(RIVER, A5=before)
    at.state.defend[boards.land(LAND)] = defend
    phase(at, ravage="I-W II-W", explore="I-M")
    if at.moves("to"):
        at.play("to:A7")
    assert at.land(LAND) == after


@ruling("SI-075")
def test_damage_on_dahan_adds_up_within_a_turn() -> None:
    at = scene(RIVER, A5="explorer dahan")
    turn.add(at.state, turn.SAFE, boards.land(LAND), codes.EXPLORERS, turn.ALL_HARM)
    ravage(at, LAND)
    assert at.land(LAND) == "explorer dahan-1"
    ravage(at, LAND)
    assert at.land(LAND) == "explorer"


def test_the_spirit_of_the_board_splits_the_damage_of_its_dahan() -> None:
    at = scene(RIVER, EARTH, B5="dahan town explorer")
    at.state.defend[boards.land("B5")] = 3
    ravage(at, "B5")
    assert at.asked == [2]
    at.play("kill:town")
    assert at.land("B5") == "explorer dahan"


def test_dahan_that_strike_at_once_strike_before_they_fall() -> None:
    at = scene(RIVER, A5="dahan town")
    turn.add(at.state, turn.AT_ONCE, boards.land(LAND))
    ravage(at, LAND)
    assert at.land(LAND) == "blight"
    assert at.fear == 1


def test_dahan_in_the_shadows_take_no_damage_but_the_land_does() -> None:
    at = scene(RIVER, A5="dahan city")
    turn.add(at.state, turn.SAFE, boards.land(LAND), codes.DAHANS, turn.RAVAGE_DAMAGE)
    ravage(at, LAND)
    assert at.land(LAND) == "city-2 dahan blight"


@pytest.mark.parametrize(
    ("move", "after", "presence"), [("yes", "town dahan", 1), ("no", "town blight", 1)]
)
def test_green_may_stop_a_ravage_in_its_sacred_site(move: str, after: str, presence: int) -> None:
    at = scene(spirit(GREEN, "A5 A5"), A5="town dahan")
    ravage(at, LAND)
    assert at.moves() == ["yes", "no"]
    at.play(move)
    assert at.land(LAND) == after
    assert at.presence(LAND) == presence


def test_green_is_not_asked_where_the_ravage_is_skipped_anyway() -> None:
    at = scene(spirit(GREEN, "A5 A5"), A5="town dahan")
    at.state.skips[boards.land(LAND)] = codes.ALL_ACTIONS
    ravage(at, LAND)
    assert at.moves() == ["done"]
    assert at.presence(LAND) == 2


def test_who_is_sworn_to_the_dahan_loses_presence_near_those_that_a_ravage_destroys(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = scene(spirit(RIVER, "A5 A4 A3"), A5="city dahan")
    monkeypatch.setattr(at.state.spirit(0), "rules", panel.SWORN)
    at.state.settle()
    ravage(at, LAND)
    assert at.land(LAND) == "city blight"
    assert (at.presence("A5"), at.presence("A4"), at.presence("A3")) == (0, 0, 1)
