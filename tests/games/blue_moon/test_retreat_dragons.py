"""How many dragons a retreat brings: additional, fewer, at most one, none."""

from typing import Any

import pytest

from spieltisch.games.blue_moon.rules import turn
from tests.games.blue_moon.scene import A, B, Scene, opponent, scene, side
from tests.ruling import ruling

PLACES = {
    "hoax-10": {"active": "hoax-10"},
    "vulca-27": {"active": "vulca-13", "support": "vulca-27"},
    "khind-24": {"active": "vulca-13 khind-24"},
    "hoax-11": {"active": "hoax-11"},
    "mimix-29": {"active": "hoax-6", "support": "mimix-29"},
    "flit-27": {"active": "hoax-6 flit-27"},
    "flit-29": {"active": "hoax-6", "hand": "flit-29"},
}
"""Where the card of a row lies. flit-29 is played in the turn of the retreat."""
PLAIN = {"active": "hoax-6"}
SIX = "mimix-25 mimix-26 terrah-18 vulca-18 flit-20 flit-22"
"""Boosters for the inactive part of a combat area: the winner has six cards or more."""


def gained(table: Scene, seat: int) -> int:
    """The dragons a seat has gained since all three were on the other side."""
    return 3 + table.dragons(seat) - table.dragons(opponent(seat))


def retreat(winner: dict[str, Any], loser: dict[str, Any], seat: int) -> int:
    """The dragons of the winner when the loser, in this seat, retreats on the own turn."""
    victor, victim = side(**winner), side(**loser, dragons=3)
    a, b = (victor, victim) if seat == B else (victim, victor)
    table = scene(a, b, turn=seat, phase="leadership")
    if loser.get("hand") == "flit-29":
        table.play("lead:flit-29")
    return gained(table.play("retreat"), opponent(seat))


@pytest.mark.parametrize(
    ("card", "against", "dragons"),
    [
        pytest.param("vulca-27", "hoax-11", 0, marks=ruling("BM-134")),
        pytest.param("vulca-27", "mimix-29", 1, marks=ruling("BM-135")),
        pytest.param("vulca-27", "flit-27", 1, marks=ruling("BM-136")),
        pytest.param("vulca-27", "flit-29", 1, marks=ruling("BM-137")),
        pytest.param("hoax-10", "hoax-11", 0, marks=ruling("BM-162")),
        pytest.param("hoax-10", "mimix-29", 1, marks=ruling("BM-163")),
        pytest.param("hoax-10", "flit-27", 1, marks=ruling("BM-164")),
        pytest.param("hoax-10", "flit-29", 1, marks=ruling("BM-165")),
    ],
)
def test_b_retreats_from_an_additional_dragon(card: str, against: str, dragons: int) -> None:
    """A has the card. Against a plain character of B it brings two dragons."""
    assert retreat(PLACES[card], PLACES[against], B) == dragons
    assert retreat(PLACES[card], PLAIN, B) == 2
    assert retreat(PLAIN, PLAIN, B) == 1


@pytest.mark.parametrize(
    ("card", "against", "dragons"),
    [
        pytest.param("hoax-11", "hoax-10", 0, marks=ruling("BM-166")),
        pytest.param("hoax-11", "vulca-27", 0, marks=ruling("BM-167")),
        pytest.param("hoax-11", "khind-24", 0, marks=ruling("BM-168")),
        pytest.param("mimix-29", "hoax-10", 1, marks=ruling("BM-232")),
        pytest.param("mimix-29", "vulca-27", 1, marks=ruling("BM-233")),
        pytest.param("mimix-29", "khind-24", 1, marks=ruling("BM-234")),
        pytest.param("flit-27", "hoax-10", 1, marks=ruling("BM-273")),
        pytest.param("flit-27", "vulca-27", 1, marks=ruling("BM-274")),
        pytest.param("flit-27", "khind-24", 1, marks=ruling("BM-275")),
        pytest.param("flit-29", "hoax-10", 1, marks=ruling("BM-280")),
        pytest.param("flit-29", "vulca-27", 1, marks=ruling("BM-281")),
        pytest.param("flit-29", "khind-24", 1, marks=ruling("BM-282")),
    ],
)
def test_a_retreats_from_an_additional_dragon(card: str, against: str, dragons: int) -> None:
    """B has the additional dragon. Against a plain character of A it brings two dragons."""
    assert retreat(PLACES[against], PLACES[card], A) == dragons
    assert retreat(PLACES[against], PLAIN, A) == 2


@pytest.mark.parametrize(
    ("card", "against", "dragons"),
    [
        pytest.param("vulca-27", "mimix-29", 2, marks=ruling("BM-135")),
        pytest.param("vulca-27", "flit-27", 2, marks=ruling("BM-136")),
        pytest.param("vulca-27", "flit-29", 1, marks=ruling("BM-137")),
        pytest.param("vulca-27", "hoax-11", 0, marks=ruling("BM-134")),
        pytest.param("hoax-10", "mimix-29", 2, marks=ruling("BM-163")),
        pytest.param("hoax-10", "flit-29", 1, marks=ruling("BM-165")),
    ],
)
def test_with_six_cards_only_the_additional_dragon_is_cancelled_out(
    card: str, against: str, dragons: int
) -> None:
    many = {**PLACES[card], "inactive": SIX}
    assert retreat(many, PLACES[against], B) == dragons
    assert retreat(many, PLAIN, B) == 3


# sirens


@pytest.mark.parametrize(
    ("card", "of_the_fight"),
    [
        pytest.param("hoax-11", 0, marks=ruling("BM-169")),
        pytest.param("mimix-29", 0, marks=ruling("BM-235")),
        pytest.param("flit-27", 0, marks=ruling("BM-276")),
        pytest.param("flit-29", 1, marks=ruling("BM-283")),
    ],
)
def test_the_dragon_of_aqua_28_does_not_come_from_the_retreat(card: str, of_the_fight: int) -> None:
    place = PLACES[card]
    a = side(**{**place, "hand": f"{place.get('hand', '')} terrah-1"}, dragons=3)
    b = side(active="aqua-7", support="aqua-28")
    table = scene(a, b, phase="leadership")
    if card == "flit-29":
        table.play("lead:flit-29")
    paid = Scene(table.state.clone()).play("pay:aqua-28", "choose:terrah-1", "retreat")
    assert gained(paid, B) == of_the_fight
    assert gained(table.play("retreat"), B) == of_the_fight + 1


# hoax-11


@ruling("BM-138")
def test_hoax_11_played_after_vulca_27_wins() -> None:
    """A has vulca-27 already, B answers with hoax-11 and retreats a turn later."""
    a = side(active="terrah-10", support="vulca-27", hand="terrah-9")
    b = side(hand="hoax-11", deck_size=0, dragons=3)
    table = scene(a, b, turn=B).play("play:hoax-11", "done")
    table.play("fight", "play:terrah-9", "done", "retreat")
    assert gained(table, A) == 0


@ruling("BM-138")
def test_vulca_27_played_after_hoax_11_loses_all_the_same() -> None:
    a = side(hand="terrah-9 vulca-27")
    b = side(active="hoax-11", dragons=3)
    table = scene(a, b).play("play:terrah-9", "play:vulca-27", "done", "retreat")
    assert gained(table, A) == 0


@pytest.mark.parametrize(
    ("winner", "dragons"),
    [
        pytest.param({"active": "vulca-13"}, 0, marks=ruling("BM-139")),
        pytest.param({"active": "flit-12"}, 2, marks=ruling("BM-139")),
        pytest.param({"active": "flit-7"}, 2, marks=ruling("BM-139")),
        pytest.param({"active": "flit-8"}, 0, marks=ruling("BM-139")),
    ],
)
def test_hoax_11_has_to_be_switched_off(winner: dict[str, Any], dragons: int) -> None:
    assert retreat({**winner, "support": "vulca-27"}, PLACES["hoax-11"], B) == dragons


@ruling("BM-139")
def test_hoax_28_switches_hoax_11_off_during_its_turn() -> None:
    a = side(active="vulca-13", support="vulca-27", hand="hoax-28 terrah-1")
    table = scene(a, side(active="hoax-11"), phase="leadership")
    assert turn.dragons_due(table.state, B - 1) == 0
    table.play("lead:hoax-28")
    assert turn.dragons_due(table.state, B - 1) == 2


@ruling("BM-170")
def test_hoax_11_works_from_the_next_retreat_phase_on() -> None:
    a = side(active="hoax-6", hand="hoax-11", deck_size=0, dragons=3)
    b = side(active="terrah-10", hand="terrah-9")
    now = scene(a, b, phase="retreat").play("retreat")
    assert gained(now, B) == 1
    later = scene(a, b, phase="retreat").play("fight", "play:hoax-11", "done")
    assert later.turn == B
    later.play("fight", "play:terrah-9", "done")
    assert later.turn == A
    later.play("retreat")
    assert gained(later, B) == 0


@ruling("BM-170")
def test_nobody_retreats_after_playing_hoax_11_in_the_same_turn() -> None:
    a = side(active="hoax-6", hand="hoax-11 mimix-25 mimix-26")
    table = scene(a, side(active="terrah-10"), phase="retreat").play("fight", "play:hoax-11")
    assert table.phase == "character"
    assert table.refused("retreat").code == "wrong-phase"
    table.play("play:mimix-25")
    assert table.phase == "support"
    assert table.refused("retreat").code == "wrong-phase"


# how far the number goes


@pytest.mark.parametrize(
    ("winner", "loser", "dragons"),
    [
        pytest.param({}, {"support": "mimix-29"}, 0, marks=ruling("BM-140")),
        pytest.param({}, {}, 1, marks=ruling("BM-140")),
        pytest.param({"inactive": SIX}, {}, 2, marks=ruling("BM-140")),
        pytest.param({"inactive": SIX, "support": "vulca-27"}, {}, 3, marks=ruling("BM-140")),
        pytest.param(
            {"active": "hoax-10", "inactive": SIX, "support": "vulca-27"},
            {},
            4,
            marks=ruling("BM-140"),
        ),
        pytest.param({}, {"hand": "flit-29"}, 1, marks=ruling("BM-284")),
        pytest.param({"inactive": SIX}, {"hand": "flit-29"}, 1, marks=ruling("BM-284")),
        pytest.param(
            {"active": "hoax-10", "inactive": SIX, "support": "vulca-27"},
            {"hand": "flit-29"},
            1,
            marks=ruling("BM-140", "BM-284"),
        ),
        pytest.param(
            {"active": "hoax-10", "inactive": SIX},
            {"hand": "flit-29", "support": "mimix-29"},
            1,
            marks=ruling("BM-284"),
        ),
        pytest.param({}, {"hand": "flit-29", "support": "mimix-29"}, 0, marks=ruling("BM-284")),
        pytest.param({}, {"hand": "flit-29", "active": "hoax-11"}, 0, marks=ruling("BM-284")),
        pytest.param(
            {"active": "hoax-10"},
            {"hand": "flit-29", "active": "hoax-6 flit-27", "support": "mimix-29"},
            0,
            marks=ruling("BM-284"),
        ),
    ],
)
def test_a_retreat_brings_between_zero_and_four_dragons(
    winner: dict[str, Any], loser: dict[str, Any], dragons: int
) -> None:
    assert retreat({**PLAIN, **winner}, {**PLAIN, **loser}, B) == dragons


@ruling("BM-137", "BM-280")
def test_flit_29_works_only_in_the_turn_in_which_it_is_played() -> None:
    a = side(active="terrah-10", support="vulca-27", hand="terrah-9")
    b = side(active="hoax-6", hand="flit-29 hoax-7", deck_size=0, dragons=3)
    table = scene(a, b, turn=B, phase="leadership")
    table.play("lead:flit-29", "fight", "play:hoax-7", "done")
    table.play("fight", "play:terrah-9", "done", "retreat")
    assert gained(table, A) == 2
