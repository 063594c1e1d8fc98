"""The Terrah: demands, storms, mud, fog, quicksand, the evil eye and the earthquake."""

from typing import Any

import pytest

from tests.games.blue_moon.duty import (
    SOURCES,
    Flowing,
    all_payments,
    is_stuck,
    must_retreat,
    scene,
    sets,
)
from tests.games.blue_moon.scene import A, B, side
from tests.ruling import ruling

# terrah-13 and terrah-14: a support or a booster, or a retreat


@pytest.mark.parametrize(
    ("demand", "laid"),
    [
        pytest.param(
            "terrah-13", {"active": "hoax-1", "support": "hoax-20"}, marks=ruling("BM-364")
        ),
        pytest.param("terrah-14", {"active": "hoax-1 vulca-18"}, marks=ruling("BM-368")),
    ],
)
def test_attacking_again_does_not_meet_the_demand(demand: str, laid: dict[str, str]) -> None:
    def again(active: str) -> Flowing:
        b = side(hand="khind-31", deck_size=0, **laid)
        return scene(side(active=active), b, turn=B, phase="leadership").play("lead:khind-31")

    assert must_retreat(again(demand))
    assert not must_retreat(again("hoax-8"))


def demanded(demand: str, hand: str, **b: Any) -> Flowing:
    """B has played buka-1 (5/4) against the demand of A."""
    s = scene(side(active=demand), side(hand=f"buka-1 {hand}", deck_size=0, **b), turn=B)
    return s.play("play:buka-1")


@ruling("BM-365")
@pytest.mark.parametrize("move", ["bluff:buka-7", "play:hoax-20"])
def test_a_bluff_card_meets_terrah_13_as_a_support_does(move: str) -> None:
    s = demanded("terrah-13", "buka-7 hoax-20")
    s.refused("done")
    s.play(move)
    assert s.asked == A


@ruling("BM-366")
def test_loading_a_ship_does_not_meet_terrah_13() -> None:
    s = demanded("terrah-13", "hoax-1", ships={"buka-30": []})
    s.play("load:hoax-1")
    s.refused("done")
    assert is_stuck(s)
    s = demanded("hoax-8", "hoax-1", ships={"buka-30": []})
    s.play("load:hoax-1")
    assert s.asked == A


@ruling("BM-367")
def test_khind_27_instead_of_the_booster_that_terrah_14_demands() -> None:
    s = demanded("terrah-14", "khind-27 mimix-25")
    s.refused("done")
    s.play("play:khind-27")
    assert s.asked == A
    s = demanded("terrah-14", "hoax-20 mimix-25").play("play:hoax-20")
    assert is_stuck(s)
    s = demanded("terrah-14", "hoax-20 mimix-25").play("play:mimix-25")
    assert s.asked == A


# terrah-15


@ruling("BM-369")
def test_b_chooses_the_two_cards_for_terrah_15() -> None:
    s = scene(side(hand="terrah-15"), side(hand="vulca-1 vulca-2 vulca-3", active="terrah-10"))
    s.play("play:terrah-15", "use")
    assert s.asked == B
    assert s.moves() == ["choose:vulca-1", "choose:vulca-2", "choose:vulca-3"]
    s.play("choose:vulca-3", "choose:vulca-1")
    assert s.cards(B, "hand") == ["vulca-2"]


# the storms

STORMS = ("terrah-21", "terrah-22", "terrah-23", "terrah-24")


@ruling("BM-370", "BM-371")
@pytest.mark.parametrize(("storms", "dragons"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 1)])
def test_dragons_of_the_storms(storms: int, dragons: int) -> None:
    s = scene(side(active="hoax-1", support=list(STORMS[:storms])), side(), phase="start")
    assert s.dragons(A) == dragons


@ruling("BM-370")
def test_the_storms_bring_a_dragon_in_every_own_turn_and_in_no_other() -> None:
    s = scene(
        side(active="hoax-1", support="terrah-21 terrah-24", hand="vulca-1", deck_size=0),
        side(active="terrah-10", hand="vulca-1 vulca-18", deck_size=0),
        phase="start",
    )
    s.play("fight", "play:vulca-1")
    assert (s.asked, s.dragons(A)) == (B, 1)
    s.play("fight", "play:vulca-1", "play:vulca-18")
    assert (s.asked, s.dragons(A)) == (A, 2)


@ruling("BM-372")
def test_storms_do_not_limit_other_dragons() -> None:
    s = scene(
        side(
            active="hoax-1",
            support="terrah-21 terrah-22",
            hand="terrah-30 terrah-1 terrah-10 vulca-3",
        ),
        side(active="vulca-12"),
        phase="start",
    )
    assert s.dragons(A) == 1
    s.play("lead:terrah-30", "choose:terrah-1", "choose:terrah-10")
    assert s.dragons(A) == 2
    s.play("fight", "play:vulca-3", "retreat")
    assert s.dragons(A) == 3


# terrah-25


@ruling("BM-373")
@pytest.mark.parametrize("element", ["fire", "earth"])
@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        ("pillar-3", False),
        ("hoax-1", False),
        ("aqua-1", False),
        ("terrah-6", True),
        ("terrah-7", True),
        ("aqua-4", True),
    ],
)
def test_the_mud_looks_at_both_values(card: str, allowed: bool, element: str) -> None:
    def table(support: str) -> Flowing:
        a = side(active="hoax-8", support=support)
        return scene(a, side(hand=f"{card} hoax-6"), turn=B, element=element)

    s = table("terrah-25")
    assert s.may(f"play:{card}") == allowed
    if not allowed:
        s.refused(f"play:{card}")
    assert table("hoax-21").may(f"play:{card}")


# terrah-26, the fog


@ruling("BM-374")
@pytest.mark.parametrize(
    ("cards", "power"),
    [("mimix-9 mimix-10", 8), ("khind-10 khind-12", 6), ("hoax-8 mimix-22", 5)],
)
def test_cards_played_before_the_fog_keep_their_values(cards: str, power: int) -> None:
    a = side(active="vulca-1 mutant-101", hand="terrah-26", deck_size=0)
    s = scene(a, side(active=cards, hand="vulca-1 mimix-25"), phase="support")
    s.play("play:terrah-26")
    assert s.asked == B
    assert s.cards(B, "active") == cards.split()
    assert s.power(B) == power
    s.play("fight", "play:vulca-1")
    assert s.cards(B, "older") == cards.split()


def in_fog(
    fog: bool, b: dict[str, Any], phase: str = "character", active: str = "terrah-10"
) -> Flowing:
    """It is B's turn; A has terrah-26 or not."""
    a = side(active=active, support="terrah-26" if fog else "")
    return scene(a, side(deck_size=0, **b), turn=B, phase=phase)


@ruling("BM-375")
@pytest.mark.parametrize(
    ("fog", "active"),
    [(True, ["khind-11"]), (False, ["khind-10", "khind-12", "khind-11"])],
)
def test_a_gang_in_the_fog_lasts_until_the_character_phase(fog: bool, active: list[str]) -> None:
    s = in_fog(fog, {"active": "khind-10 khind-12", "hand": "khind-11 mimix-25"}, "retreat")
    assert s.power(B) == 6
    s.play("fight")
    assert s.power(B) == 6
    s.play("play:khind-11")
    assert s.cards(B, "active") == active


@ruling("BM-376")
@pytest.mark.parametrize(
    ("phase", "b", "moves", "key"),
    [
        ("character", {"active": "khind-10", "hand": "khind-11"}, (), "fresh:khind-11"),
        ("character", {"hand": "mimix-9 mimix-10"}, ("play:mimix-9",), "play:mimix-10"),
        ("character", {"hand": "hoax-8 mimix-22"}, ("play:hoax-8",), "play:mimix-22"),
        ("begin", {"active": "hoax-5", "hand": "hoax-8"}, (), "retrieve:hoax-5"),
        ("begin", {"support": "hoax-23", "hand": "hoax-8"}, (), "retrieve:hoax-23"),
        ("leadership", {"hand": "hyla-605 hoax-8"}, (), "replace:hyla-605"),
        ("leadership", {"inquisitor": "inq-412", "hand": "hoax-8"}, (), "replace:hoax-8"),
        ("support", {"active": "hoax-8", "hand": "buka-7"}, (), "bluff:buka-7"),
    ],
)
def test_what_cannot_be_done_in_the_fog(
    phase: str, b: dict[str, str], moves: tuple[str, ...], key: str
) -> None:
    assert in_fog(False, b, phase).play(*moves).may(key)
    assert not in_fog(True, b, phase).play(*moves).may(key)


@ruling("BM-376")
@pytest.mark.parametrize("fog", [True, False])
def test_a_shield_does_not_work_in_the_fog(fog: bool) -> None:
    s = in_fog(fog, {"hand": "terrah-17"}, active="vulca-1").play("play:terrah-17")
    assert (s.asked == A) != fog
    if fog:
        assert is_stuck(s)


@ruling("BM-376")
@pytest.mark.parametrize(("fog", "dragons"), [(True, (2, 0)), (False, (0, 1))])
def test_a_bluff_called_in_the_fog_shows_no_matching_icon(
    fog: bool, dragons: tuple[int, int]
) -> None:
    """B's bluff is right; in the fog A gets a dragon for it and one for the retreat."""
    s = in_fog(fog, {"active": "terrah-10", "bluffs": "buka-7", "hand": "vulca-18"}, "support")
    s.play("done", "call")
    assert (s.dragons(A), s.dragons(B)) == dragons


@ruling("BM-377")
def test_khind_23_keeps_a_gang_active_in_the_fog() -> None:
    b = {"active": "khind-10 khind-12", "hand": "khind-23 khind-11 mimix-25"}
    s = in_fog(True, b).play("play:khind-23")
    assert s.cards(B, "active") == ["khind-10", "khind-12", "khind-23"]
    s = in_fog(True, b).play("play:khind-11")
    assert s.cards(B, "active") == ["khind-11"]


@ruling("BM-378")
@pytest.mark.parametrize("support", ["terrah-26", "hoax-21"])
def test_flit_13_ignores_cards_whose_icons_are_ignored_already(support: str) -> None:
    a = side(active="hoax-8", support=support, hand="flit-13 mimix-25")
    s = scene(a, side(active="mimix-9 mimix-10 hoax-8"))
    assert s.power(B) == 11
    s.play("play:flit-13")
    assert s.power(B) == 3


AS_IF = [
    ("leadership", "terrah-10", {"inquisitor": "inq-412", "hand": "hoax-8"}, (), "replace:hoax-8"),
    ("character", "terrah-10", {"hand": "aqua-12 hoax-8"}, ("play:aqua-12",), "play:hoax-8"),
    ("character", "terrah-10", {"hand": "aqua-13 hoax-8"}, ("play:aqua-13",), "play:hoax-8"),
    (
        "character",
        "terrah-10",
        {"landed": {"buka-30": ["buka-1", "buka-2"]}},
        ("play:buka-1",),
        "play:buka-2",
    ),
    (
        "character",
        "terrah-10 aqua-16 aqua-17 mimix-25 mimix-26 flit-15",
        {"hand": "aqua-1 buka-13"},
        ("play:aqua-1",),
        "play:buka-13",
    ),
    (
        "character",
        "terrah-10 mimix-24",
        {"hand": "aqua-1 buka-14"},
        ("play:aqua-1",),
        "play:buka-14",
    ),
    (
        "character",
        "terrah-10 aqua-17 flit-25",
        {"hand": "aqua-1 buka-15"},
        ("play:aqua-1",),
        "play:buka-15",
    ),
    (
        "character",
        "terrah-10 aqua-17 flit-25",
        {"hand": "aqua-1 buka-17"},
        ("play:aqua-1",),
        "play:buka-17",
    ),
]
"""Icons that a card has only as if: phase, A's active cards, B, moves, what the icon allows."""


@ruling("BM-379")
@pytest.mark.parametrize(("phase", "active", "b", "moves", "key"), AS_IF)
def test_as_if_icons_are_ignored_in_the_fog(
    phase: str, active: str, b: dict[str, Any], moves: tuple[str, ...], key: str
) -> None:
    assert in_fog(False, b, phase, active).play(*moves).may(key)
    assert not in_fog(True, b, phase, active).play(*moves).may(key)


@ruling("BM-379")
def test_buka_16_is_not_free_in_the_fog() -> None:
    def table(support: str) -> Flowing:
        a = side(active="terrah-10", support=support)
        return scene(a, side(hand="aqua-1 buka-16"), turn=B).play("play:aqua-1")

    assert table("hoax-21 hoax-22").may("play:buka-16")
    assert not table("hoax-21 hoax-22 terrah-26").may("play:buka-16")


# terrah-27, the quicksand


@ruling("BM-380")
@pytest.mark.parametrize(("move", "b"), SOURCES)
@pytest.mark.parametrize(
    ("support", "others", "usable"),
    [("terrah-27", 3, True), ("terrah-27", 4, False), ("terrah-27", 5, False), ("", 5, True)],
)
def test_the_quicksand_covers_every_source(
    move: str, b: dict[str, str], support: str, others: int, usable: bool
) -> None:
    a = side(active="terrah-10", support=support)
    s = scene(a, side(hand_size=others + 1, **b), turn=B, phase="leadership").play(move)
    assert bool(s.state.stack.frames) == usable


@ruling("BM-381")
@pytest.mark.parametrize(
    ("support", "hand", "allowed"),
    [("terrah-27", 3, True), ("terrah-27", 4, False), ("hoax-21", 6, True)],
)
def test_retrieving_and_drawing_after_a_replacement_in_the_quicksand(
    support: str, hand: int, allowed: bool
) -> None:
    """``hand``: the hand cards before retrieving, and those left after replacing."""
    a = side(active="terrah-10", support=support)
    s = scene(a, side(active="hoax-5", hand_size=hand), turn=B, phase="begin")
    assert s.may("retrieve:hoax-5") == allowed
    s = scene(a, side(hand="hyla-605", hand_size=hand + 1), turn=B, phase="leadership")
    s.play("replace:hyla-605")
    assert s.may("use") == allowed
    assert len(s.cards(B, "hand")) == hand


# terrah-28, the evil eye


@ruling("BM-382")
@pytest.mark.parametrize("card", ["hoax-27", "hyla-605", "crystal-1", "buka-30"])
def test_the_evil_eye_forbids_action_cards(card: str) -> None:
    def table(support: str) -> Flowing:
        a = side(active="hoax-8", support=support)
        return scene(a, side(hand=f"{card} hyla-606 vulca-1"), turn=B, phase="leadership")

    assert table("hoax-21").may(f"lead:{card}")
    s = table("terrah-28")
    assert s.moves("lead") == []
    s.refused(f"lead:{card}")


@ruling("BM-383")
def test_the_evil_eye_allows_replacing_and_landing() -> None:
    a = side(active="hoax-8", support="terrah-28")
    b = side(hand="hyla-605", ships={"buka-30": ["vulca-1"]})
    s = scene(a, b, turn=B, phase="begin").play("land:buka-30", "replace:hyla-605")
    assert s.cards(B, "landed") == ["buka-30"]
    assert s.cards(B, "discard") == ["hyla-605"]


# terrah-29, the earthquake


@ruling("BM-384")
def test_the_earthquake_empties_the_combat_area_only() -> None:
    b = side(active="hoax-1 vulca-18", inactive="hoax-3 mimix-25", support="hoax-20")
    a = side(active="hoax-8", hand="terrah-29 vulca-1")
    s = scene(a, b, phase="leadership").play("lead:terrah-29", "use")
    assert s.cards(B, "active") == []
    assert s.cards(B, "older") == []
    assert s.cards(B, "support") == ["hoax-20"]
    assert len(s.cards(B, "discard")) == 4
    s = scene(a, b, phase="leadership").play("lead:terrah-29", "skip")
    assert s.cards(B, "active") == ["hoax-1", "vulca-18"]


@pytest.mark.parametrize(
    ("own", "left"),
    [
        pytest.param("hoax-8", ["aqua-2"], marks=ruling("BM-385")),
        pytest.param("hoax-16", [], marks=ruling("BM-386")),
    ],
)
def test_protected_cards_in_the_earthquake(own: str, left: list[str]) -> None:
    a = side(active=own, hand="terrah-29 vulca-1")
    b = side(active="aqua-2 vulca-18", inactive="aqua-5")
    s = scene(a, b, phase="leadership").play("lead:terrah-29", "use")
    assert s.cards(B, "active") == left
    assert s.cards(B, "older") == []


# terrah-30: as vulca-29, with earth


def earth_paid(hand: str, b: dict[str, Any] | None = None, **a: Any) -> set[frozenset[str]]:
    """The payments with which terrah-30 can be paid."""
    first = side(hand=f"terrah-30 {hand}", **{"active": "hoax-8", **a})
    s = scene(first, side(**(b or {})), phase="leadership").play("lead:terrah-30")
    return all_payments(s, A)


@ruling("BM-387")
@pytest.mark.parametrize(
    ("hand", "b", "payments"),
    [
        # characters, boosters, supports and influence cards, by printed earth
        ("terrah-1 hyla-604", {}, sets("terrah-1 hyla-604")),
        ("terrah-2 terrah-18", {}, sets("terrah-2 terrah-18")),
        ("terrah-5 terrah-20", {}, sets("terrah-5 terrah-20")),
        ("mutant-101", {}, sets("mutant-101")),
        ("vulca-1 hoax-1", {}, set()),
        # doubling texts add nothing
        ("terrah-10 hoax-25 vulca-22", {}, set()),
        # printed-value texts and ignored cards count
        ("terrah-1 terrah-10", {"active": "khind-1"}, set()),
        ("terrah-1 terrah-10", {"active": "khind-2"}, set()),
        ("terrah-2 mimix-27", {"active": "khind-4"}, set()),
        ("terrah-5 terrah-20", {"active": "khind-3"}, set()),
        ("mimix-4 mimix-8", {"active": "flit-13"}, set()),
        ("terrah-1 terrah-10", {"active": "flit-12"}, set()),
        # bans do not
        ("terrah-1 terrah-10", {"support": "terrah-25"}, sets("terrah-1 terrah-10")),
        # no worthless and no superfluous card
        ("terrah-1 terrah-10 terrah-9", {}, sets("terrah-1 terrah-10")),
        (
            "terrah-1 terrah-2 terrah-10",
            {},
            sets("terrah-1 terrah-2", "terrah-1 terrah-10", "terrah-2 terrah-10"),
        ),
        ("mutant-101 terrah-10 aqua-24", {}, sets("mutant-101")),
    ],
)
def test_payments_for_terrah_30(
    hand: str, b: dict[str, Any], payments: set[frozenset[str]]
) -> None:
    assert earth_paid(hand, b) == payments


@ruling("BM-387")
def test_cards_on_the_table_do_not_pay_for_terrah_30() -> None:
    assert earth_paid("terrah-1", active="terrah-10", support="terrah-20") == set()


@ruling("BM-387")
def test_terrah_30_may_be_played_without_effect() -> None:
    b = {"support": "khind-27"}
    assert earth_paid("terrah-1 terrah-2", b) == set()
    b = {"support": "terrah-28"}
    s = scene(side(hand="terrah-30 terrah-1"), side(**b), phase="leadership")
    assert not s.may("lead:terrah-30")
