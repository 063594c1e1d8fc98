"""khind-31: the active cards attack again instead of a new character."""

from typing import Any

import pytest

from tests.games.blue_moon.duty import Flowing, must_retreat, scene
from tests.games.blue_moon.scene import A, B, side
from tests.ruling import ruling

WEAK = {"active": "terrah-10"}
"""B with no fire at all."""


def again(a: dict[str, Any], b: dict[str, Any] | None = None, element: str = "fire") -> Flowing:
    """A has played khind-31 and stands in the retreat phase; A draws no cards."""
    hand = f"khind-31 {a.get('hand', '')}"
    first = side(**{**a, "hand": hand, "deck_size": 0})
    s = scene(first, side(**(b or WEAK)), phase="leadership", element=element)
    return s.play("lead:khind-31")


@ruling("BM-350")
@pytest.mark.parametrize(
    ("b", "forced"),
    [("vulca-12", False), ("hoax-3", True), ("vulca-1", True)],
)
def test_attacking_again_with_too_little_power_is_a_retreat(b: str, forced: bool) -> None:
    """A attacks again with 3 fire, and a strong character in hand is no way out."""
    s = again({"active": "hoax-8", "hand": "vulca-1"}, {"active": b})
    assert must_retreat(s) == forced
    if forced:
        s.play("retreat")
        assert s.dragons(B) == 1
    else:
        assert s.asked == B


@ruling("BM-351")
def test_ignored_texts_leave_only_the_stop_of_khind_31() -> None:
    a = {"active": "hoax-8", "hand": "vulca-1"}
    assert must_retreat(again(a, {"active": "terrah-10", "support": "khind-27"}))
    assert not must_retreat(again(a))
    s = scene(side(**a), side(active="terrah-10", support="khind-27"))
    assert s.may("play:vulca-1")


@ruling("BM-352")
def test_khind_31_without_active_cards_before_a_retreat() -> None:
    s = again({"hand": "hoax-1"}, {"active": "vulca-12"})
    s.play("retreat")
    assert s.dragons(B) == 1


@ruling("BM-352")
def test_khind_31_before_declining() -> None:
    a = side(hand="khind-31 hoax-1 hoax-2")
    s = scene(a, side(hand="vulca-1"), phase="leadership", element=None)
    s.play("lead:khind-31", "decline", "choose:hoax-1", "done")
    assert s.asked == B
    assert s.dragons(B) == 0
    assert s.cards(A, "discard") == ["hoax-1"]


@ruling("BM-352")
@pytest.mark.parametrize(
    ("a", "power"), [({}, 0), ({"hyla": "hyla-605"}, 1), ({"hyla": "hyla-606"}, 1)]
)
def test_khind_31_opens_a_fight_without_a_character(a: dict[str, str], power: int) -> None:
    first = side(hand="khind-31 hoax-1", **a)
    s = scene(first, side(hand="vulca-1"), phase="leadership", element=None)
    s.play("lead:khind-31", "fight", "announce:fire")
    assert s.cards(A, "active") == []
    assert s.power(A) == power
    assert s.element == "fire"


@ruling("BM-353")
@pytest.mark.parametrize(("b", "forced"), [("hoax-3", False), ("hoax-1", True)])
def test_khind_31_after_the_character_was_retrieved(b: str, forced: bool) -> None:
    """Support 3 and Hyla 1 make 4 without any character."""
    s = scene(
        side(active="hoax-5", support="hoax-20", hyla="hyla-606", hand="khind-31", deck_size=0),
        side(active=b),
        phase="begin",
    )
    s.play("retrieve:hoax-5", "lead:khind-31")
    assert must_retreat(s) == forced
    if not forced:
        assert s.asked == B
        assert s.cards(A, "active") == []
        assert s.power(A) == 4
        assert s.cards(A, "hand") == ["hoax-5"]


@ruling("BM-354")
def test_a_gang_that_attacked_again_is_extended_in_the_next_turn() -> None:
    b = {"active": "terrah-10", "hand": "vulca-3", "deck_size": 0}
    s = again({"active": "khind-10 khind-12", "hand": "khind-11"}, b)
    s.play("fight")
    assert s.asked == B
    s.play("fight", "play:vulca-3", "fight", "play:khind-11")
    assert s.cards(A, "active") == ["khind-10", "khind-12", "khind-11"]


@pytest.mark.parametrize(
    ("a", "play", "bluff"),
    [
        ({"active": "hoax-8"}, [], []),
        pytest.param(
            {"active": "hoax-8", "hyla": "hyla-604"},
            ["mimix-25", "hoax-21"],
            ["buka-7"],
            marks=ruling("BM-355"),
        ),
        pytest.param({"active": "pillar-11"}, ["mimix-25"], [], marks=ruling("BM-356")),
        pytest.param({"active": "hoax-14"}, ["hoax-21"], ["buka-7"], marks=ruling("BM-357")),
        pytest.param(
            {"active": "hoax-8", "support": "buka-25"},
            ["hoax-21"],
            ["buka-7"],
            marks=ruling("BM-358"),
        ),
    ],
)
def test_what_may_be_played_after_khind_31(
    a: dict[str, str], play: list[str], bluff: list[str]
) -> None:
    """A holds a booster, a support and a bluff card; exactly one of those named may follow."""
    for key in [*[f"play:{card}" for card in play], *[f"bluff:{card}" for card in bluff], ""]:
        s = again({**a, "hand": "mimix-25 hoax-21 buka-7"}).play("fight")
        assert s.moves("play") == (play if s.asked == A else [])
        assert s.moves("bluff") == (bluff if s.asked == A else [])
        assert (s.asked == A) == bool(play)
        if key:
            s.play(key)
            assert s.asked == B
            assert len(s.cards(A, "hand")) == 2


@ruling("BM-359")
@pytest.mark.parametrize("mutant", ["mutant-105", "mutant-106", "mutant-107", "mutant-109"])
def test_mutants_that_attack_again_change_nothing(mutant: str) -> None:
    """No condition of these mutants holds: B is weak and A has cards on the table."""
    s = again({"active": mutant}).play("fight")
    assert s.asked == B
    assert s.element == "fire"
    assert s.cards(A, "active") == [mutant]


@ruling("BM-360")
@pytest.mark.parametrize("card", ["hoax-17", "flit-6"])
def test_now_texts_do_not_happen_again(card: str) -> None:
    b = {"active": "mimix-22 mimix-24", "hand": "vulca-1 vulca-2 vulca-3"}
    s = again({"active": card, "support": "hoax-20"}, b).play("fight")
    assert s.asked == B
    assert s.cards(B, "active") == ["mimix-22", "mimix-24"]
    assert len(s.cards(B, "hand")) == 3
    s = scene(side(hand=card, support="hoax-20"), side(**b)).play(f"play:{card}")
    assert s.asked == A
    assert s.state.stack.frames


@ruling("BM-361")
def test_costs_are_not_demanded_again() -> None:
    s = again({"active": "tutu-507", "crystals": "crystal-1", "hand": "hoax-1 hoax-2"})
    s.play("fight")
    assert s.asked == B
    assert s.cards(A, "hand") == ["hoax-1", "hoax-2"]
    assert s.cards(A, "active") == ["tutu-507"]
    assert s.cards(A, "laid_crystals") == ["crystal-1"]


@ruling("BM-362")
def test_buka_23_neither_checks_its_condition_nor_changes_the_element_again() -> None:
    s = again({"active": "buka-23", "ships": {"buka-30": []}}).play("fight")
    assert s.asked == B
    assert s.element == "fire"
    assert s.cards(A, "active") == ["buka-23"]


@ruling("BM-362")
def test_khind_23_does_not_bring_inactive_cards_back() -> None:
    s = again({"active": "khind-23", "inactive": "hoax-1"}).play("fight")
    assert s.asked == B
    assert s.cards(A, "active") == ["khind-23"]
    assert s.power(A) == 1


@ruling("BM-362")
@pytest.mark.parametrize("card", ["aqua-12", "aqua-13"])
def test_aqua_12_and_13_make_no_further_card_free(card: str) -> None:
    """hyla-604 grants one booster; a free one would leave room for a second."""
    s = again({"active": card, "hyla": "hyla-604", "hand": "mimix-25 mimix-26"})
    s.play("fight", "play:mimix-25")
    assert s.asked == B
    assert s.cards(A, "hand") == ["mimix-26"]


@ruling("BM-363")
@pytest.mark.parametrize("used", [True, False])
def test_a_text_used_before_khind_31_is_used_up(used: bool) -> None:
    s = scene(
        side(active="khind-6", hand="khind-31 mimix-25"),
        side(active="terrah-10", support="hoax-23 hoax-24"),
        phase="begin",
    )
    s.play(*(("text:khind-6", "choose:hoax-23") if used else ("done",)), "lead:khind-31")
    assert s.may("text:khind-6") != used
    if used:
        s.refused("text:khind-6")
