"""The Khind: sling, glue, gas and cards for the hand."""

from typing import Any

import pytest

from tests.games.blue_moon.duty import Flowing, scene
from tests.games.blue_moon.scene import A, B, side
from tests.ruling import ruling

# khind-24


@pytest.mark.parametrize(
    ("b", "dragons"),
    [
        ({}, 2),
        pytest.param({"active": "hoax-11"}, 0, marks=ruling("BM-325")),
        pytest.param({"support": "mimix-29"}, 1, marks=ruling("BM-326")),
        pytest.param({"active": "vulca-12 flit-27"}, 1, marks=ruling("BM-327")),
    ],
)
def test_dragons_of_khind_24_when_b_retreats(b: dict[str, str], dragons: int) -> None:
    s = scene(side(active="hoax-1 khind-24"), side(**b), turn=B, phase="retreat")
    s.play("retreat")
    assert s.dragons(A) == dragons


@ruling("BM-328")
def test_flit_29_leaves_khind_24_no_additional_dragon() -> None:
    a = side(active="hoax-1 khind-24")
    s = scene(a, side(hand="flit-29"), turn=B, phase="leadership")
    s.play("lead:flit-29", "retreat")
    assert s.dragons(A) == 1


# khind-25


def glued(b: dict[str, Any], glue: bool, phase: str = "leadership") -> Flowing:
    """It is B's turn; A has khind-25 or not."""
    a = side(active="terrah-10", support="khind-25" if glue else "hoax-21")
    return scene(a, side(active="vulca-12", **b), turn=B, phase=phase)


@ruling("BM-329")
@pytest.mark.parametrize(("glue", "size"), [(True, 3), (False, 6)])
def test_one_card_of_the_deck_in_a_turn_by_drawing(glue: bool, size: int) -> None:
    s = glued(side(hand="vulca-1 vulca-2"), glue, "refresh")
    assert len(s.cards(B, "hand")) == size


@ruling("BM-329")
@pytest.mark.parametrize(("glue", "size"), [(True, 1), (False, 6)])
def test_no_card_is_drawn_after_searching(glue: bool, size: int) -> None:
    s = glued(side(hand="khind-29 vulca-1", deck="vulca-2"), glue)
    s.play("lead:khind-29", "choose:vulca-2", "fight", "play:vulca-1")
    assert s.asked == A
    assert len(s.cards(B, "hand")) == size


@ruling("BM-329")
def test_no_search_after_drawing() -> None:
    def searching(glue: bool) -> Flowing:
        s = glued(side(hand="hyla-605 mimix-20", deck="vulca-1"), glue)
        return s.play("replace:hyla-605", "use", "fight", "play:mimix-20")

    assert searching(False).may("text:mimix-20")
    s = searching(True)
    assert s.asked == A
    assert s.cards(B, "hand") == ["vulca-1"]


@ruling("BM-330")
@pytest.mark.parametrize(("glue", "size"), [(True, 1), (False, 5)])
def test_khind_25_limits_a_text_that_draws(glue: bool, size: int) -> None:
    s = glued(side(hand="hoax-27"), glue).play("lead:hoax-27", "use")
    assert len(s.cards(B, "hand")) == size


@ruling("BM-330")
@pytest.mark.parametrize(("glue", "usable"), [(True, False), (False, True)])
@pytest.mark.parametrize("b", [{"support": "khind-28"}, {"hyla": "hyla-605"}])
def test_khind_25_leaves_no_additional_card_after_the_refresh(
    b: dict[str, str], glue: bool, usable: bool
) -> None:
    s = glued(side(hand="vulca-1", **b), glue, "refresh")
    assert any(key.startswith("text:") for key in s.moves()) == usable


@ruling("BM-331")
@pytest.mark.parametrize(
    ("moves", "b", "size"),
    [
        (("lead:khind-30", "use"), {"hand": "khind-30"}, 3),
        (("lead:mimix-31", "choose:vulca-5"), {"hand": "mimix-31"}, 1),
        (("lead:mimix-30", "choose:vulca-12"), {"hand": "mimix-30"}, 1),
        (("retrieve:hoax-23", "retrieve:hoax-24"), {"support": "hoax-23 hoax-24"}, 2),
    ],
)
def test_khind_25_does_not_limit_cards_from_elsewhere(
    moves: tuple[str, ...], b: dict[str, str], size: int
) -> None:
    discard = "vulca-5 vulca-6 vulca-7"
    s = glued(side(discard=discard, **b), True, "begin").play(*moves)
    assert len(s.cards(B, "hand")) == size


@ruling("BM-331")
def test_cards_from_elsewhere_do_not_use_up_the_one_card_of_khind_25() -> None:
    s = glued(side(hand="mimix-31 vulca-1", discard="vulca-5", deck="vulca-3"), True)
    s.play("lead:mimix-31", "choose:vulca-5", "fight", "play:vulca-1")
    assert s.cards(B, "hand") == ["vulca-5", "vulca-3"]


# khind-27


@ruling("BM-332")
@pytest.mark.parametrize(
    ("first", "second", "powers"),
    [
        ("", "", (8, 6)),
        ("khind-27", "", (8, 4)),
        ("", "khind-27", (5, 6)),
        ("khind-27", "khind-27", (8, 6)),
    ],
)
def test_two_khind_27_cancel_each_other(first: str, second: str, powers: tuple[int, int]) -> None:
    """A and B both have hoax-12, which doubles a support of 3 and one of 2."""
    a = side(active="hoax-12", support=f"hoax-20 {first}")
    b = side(active="hoax-12", support=f"hoax-21 {second}")
    s = scene(a, b)
    assert (s.power(A), s.power(B)) == powers


@ruling("BM-333")
def test_an_ignored_khind_27_is_active_but_does_not_work() -> None:
    """B's flit-7 ignores A's khind-27; B has two characters and doubles the better one."""
    b = side(active="flit-7 mimix-22", support="hoax-25")
    s = scene(side(active="hoax-12", support="khind-27 hoax-20"), b, turn=B, phase="begin")
    assert s.power(B, "earth") == 5
    s.play("retrieve:flit-7")
    assert s.power(B, "earth") == 1


@ruling("BM-333")
def test_an_ignored_khind_27_does_not_cancel_the_other_one() -> None:
    """A's flit-8 ignores B's supports: only A's khind-27 works, against B's khind-14."""
    b = side(active="khind-14 khind-10", support="khind-27")
    s = scene(side(active="flit-8 hoax-12", support="khind-27 hoax-20"), b)
    assert (s.power(A), s.power(B)) == (10, 3)
    s = scene(side(active="mimix-22 hoax-12", support="khind-27 hoax-20"), b)
    assert (s.power(A), s.power(B)) == (10, 6)


@ruling("BM-334")
def test_flit_7_lets_the_own_khind_27_work_again() -> None:
    s = scene(
        side(active="hoax-12", support="khind-27 hoax-25", hand="flit-7 mimix-25"),
        side(active="hoax-12", support="khind-27 hoax-21"),
    )
    assert s.power(B) == 6
    s.play("play:flit-7")
    assert s.power(B) == 4
    assert s.power(A, "earth") == 4


# khind-28: an additional card at the end of the turn

TERRAH_27 = {"support": "terrah-27"}
PILLAR_15 = {"active": "pillar-15"}


@pytest.mark.parametrize(
    ("b", "before", "refreshed", "after"),
    [
        pytest.param({}, 6, 6, 7, marks=ruling("BM-335")),
        pytest.param({}, 8, 8, 9, marks=ruling("BM-335")),
        ({}, 2, 6, 7),
        pytest.param({"support": "vulca-26"}, 2, 2, 2, marks=ruling("BM-336")),
        pytest.param({"support": "vulca-26"}, 6, 6, 6, marks=ruling("BM-336")),
        pytest.param({"support": "khind-25"}, 2, 3, 3, marks=ruling("BM-337")),
        pytest.param({"support": "khind-25"}, 6, 6, 7, marks=ruling("BM-337")),
        pytest.param(TERRAH_27, 2, 4, 4, marks=ruling("BM-338")),
        pytest.param(TERRAH_27, 4, 4, 4, marks=ruling("BM-338")),
        pytest.param(TERRAH_27, 6, 6, 6, marks=ruling("BM-338")),
        pytest.param(PILLAR_15, 2, 2, 2, marks=ruling("BM-339")),
        pytest.param(PILLAR_15, 6, 6, 6, marks=ruling("BM-339")),
        pytest.param({"support": "flit-28"}, 2, 6, 6, marks=ruling("BM-340")),
        pytest.param({"support": "flit-28"}, 6, 6, 6, marks=ruling("BM-340")),
    ],
)
def test_hand_after_a_turn_with_khind_28(
    b: dict[str, str], before: int, refreshed: int, after: int
) -> None:
    s = scene(side(support="khind-28", hand_size=before), side(**b), phase="refresh")
    assert len(s.cards(A, "hand")) == refreshed
    assert s.may("text:khind-28") == (after > refreshed)
    if after > refreshed:
        s.play("text:khind-28")
    assert s.asked == B
    assert len(s.cards(A, "hand")) == after


# khind-29: one card out of the draw deck


def searching(others: int, **b: Any) -> Flowing:
    """A, with so many other hand cards, has played khind-29; hoax-20 is on top of the deck."""
    hand = ["khind-29", *["hoax-1", "hoax-2", "hoax-3", "hoax-4", "hoax-6"][:others]]
    a = side(active="hoax-8", hand=hand, deck="hoax-20")
    return scene(a, side(**b), phase="leadership").play("lead:khind-29")


@ruling("BM-341")
def test_the_deck_is_shuffled_after_the_search() -> None:
    s = searching(1)
    before = [card for card in s.cards(A, "deck") if card != "hoax-20"]
    s.play("choose:hoax-20")
    after = s.cards(A, "deck")
    assert sorted(after) == sorted(before)
    assert after != before
    assert "shuffle" in s.kinds()


@pytest.mark.parametrize(
    ("b", "others", "usable"),
    [
        ({}, 5, True),
        pytest.param({"support": "vulca-26"}, 1, False, marks=ruling("BM-342")),
        pytest.param({"support": "khind-25"}, 1, True, marks=ruling("BM-343")),
        pytest.param(TERRAH_27, 3, True, marks=ruling("BM-344")),
        pytest.param(TERRAH_27, 4, False, marks=ruling("BM-344")),
        pytest.param(TERRAH_27, 5, False, marks=ruling("BM-344")),
        pytest.param(PILLAR_15, 1, False, marks=ruling("BM-345")),
    ],
)
def test_whether_khind_29_is_usable(b: dict[str, str], others: int, usable: bool) -> None:
    s = searching(others, **b)
    assert s.may("choose:hoax-20") == usable
    if usable:
        s.play("choose:hoax-20")
    assert s.phase == "retreat"
    assert ("hoax-20" in s.cards(A, "hand")) == usable


@ruling("BM-343")
@pytest.mark.parametrize(("support", "size"), [("khind-25", 1), ("hoax-21", 6)])
def test_khind_25_leaves_no_card_to_draw_after_khind_29(support: str, size: int) -> None:
    s = searching(1, support=support).play("choose:hoax-20", "fight", "play:hoax-1", "done")
    assert s.asked == B
    assert len(s.cards(A, "hand")) == size


# khind-30: three cards out of the discard pile


@pytest.mark.parametrize(
    ("b", "before", "after"),
    [
        ({}, 5, 8),
        pytest.param({"support": "vulca-26"}, 1, 4, marks=ruling("BM-346")),
        pytest.param({"support": "khind-25"}, 1, 4, marks=ruling("BM-347")),
        pytest.param({"support": "khind-25"}, 6, 9, marks=ruling("BM-347")),
        pytest.param(TERRAH_27, 1, 4, marks=ruling("BM-348")),
        pytest.param(TERRAH_27, 2, 4, marks=ruling("BM-348")),
        pytest.param(TERRAH_27, 3, 4, marks=ruling("BM-348")),
        pytest.param(TERRAH_27, 4, 4, marks=ruling("BM-348")),
        pytest.param(TERRAH_27, 5, 5, marks=ruling("BM-348")),
        pytest.param(PILLAR_15, 1, 1, marks=ruling("BM-349")),
    ],
)
def test_hand_after_khind_30(b: dict[str, str], before: int, after: int) -> None:
    """``before``: other hand cards; the discard pile holds five."""
    discard = "aqua-1 aqua-2 aqua-3 aqua-4 aqua-5"
    a = side(active="hoax-8", hand="khind-30", hand_size=before + 1, discard=discard)
    s = scene(a, side(**b), phase="leadership").play("lead:khind-30")
    assert s.may("use") == (after > before)
    if after > before:
        s.play("use")
    assert s.phase == "retreat"
    assert len(s.cards(A, "hand")) == after
    assert len(s.cards(A, "discard")) == 5 + before - after
