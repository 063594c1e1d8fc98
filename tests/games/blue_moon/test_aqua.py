"""The Aqua: Yang and Yin, fire- and earthwater, floods, sirens, drowning and mixing."""

from typing import Any

import pytest

from tests.games.blue_moon.duty import Flowing, scene
from tests.games.blue_moon.scene import A, B, side
from tests.ruling import ruling

YANG_AND_YIN = ("aqua-12", "aqua-13")


def after(card: str, hand: str, b: dict[str, Any] | None = None, opening: bool = False) -> Flowing:
    """A has played aqua-12 or aqua-13 and draws no cards; B has no power."""
    second = side(**(b or {"active": "flit-14"}))
    element = None if opening else "fire"
    s = scene(side(hand=f"{card} {hand}", deck_size=0), second, element=element)
    return s.play(f"play:{card}")


@ruling("BM-434")
@pytest.mark.parametrize("card", YANG_AND_YIN)
def test_the_next_character_is_free_and_no_further_one(card: str) -> None:
    s = after(card, "hoax-8 hoax-6 mimix-25").play("play:hoax-8")
    assert s.cards(A, "active") == [card, "hoax-8"]
    assert not s.may("play:hoax-6")


@ruling("BM-434")
@pytest.mark.parametrize("card", YANG_AND_YIN)
@pytest.mark.parametrize("other", ["mimix-25", "hoax-21"])
def test_the_next_card_may_be_played_in_an_opening_turn(card: str, other: str) -> None:
    s = after(card, f"{other} mimix-26 hoax-22", {"hand": "vulca-1"}, opening=True)
    s.play(f"play:{other}")
    assert s.phase == "announce"
    assert s.cards(A, "hand") == ["mimix-26", "hoax-22"]
    s = scene(side(hand=f"hoax-8 {other}"), side(hand="vulca-1"), element=None).play("play:hoax-8")
    assert s.phase == "announce"


@ruling("BM-435")
@pytest.mark.parametrize("card", YANG_AND_YIN)
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("mimix-25", "mimix-26"),
        ("mimix-25", "hoax-21"),
        ("hoax-21", "mimix-25"),
        ("hoax-21", "hoax-22"),
    ],
)
def test_a_free_booster_or_support_leaves_the_normal_one(
    card: str, first: str, second: str
) -> None:
    s = after(card, f"{first} {second} vulca-18 vulca-23").play(f"play:{first}")
    s.play(f"play:{second}")
    assert s.asked == B
    assert s.cards(A, "hand") == ["vulca-18", "vulca-23"]


@ruling("BM-436")
@pytest.mark.parametrize("card", YANG_AND_YIN)
@pytest.mark.parametrize(
    ("b", "free"),
    [
        ({"active": "flit-14"}, True),
        ({"active": "flit-14", "support": "terrah-26"}, False),
        ({"active": "terrah-10 hoax-16"}, False),
        ({"active": "flit-13"}, False),
    ],
)
def test_yang_and_yin_need_icons_that_work(card: str, b: dict[str, str], free: bool) -> None:
    s = after(card, "hoax-8 mimix-25", {**b, "hand": "vulca-1"})
    assert s.may("play:hoax-8") == free


@ruling("BM-437")
@pytest.mark.parametrize("card", YANG_AND_YIN)
def test_a_pair_of_characters_comes_along_free(card: str) -> None:
    s = after(card, "mimix-9 mimix-10 hoax-8 mimix-25").play("play:mimix-9", "play:mimix-10")
    assert s.cards(A, "active") == [card, "mimix-9", "mimix-10"]
    assert not s.may("play:hoax-8")


@ruling("BM-437")
@pytest.mark.parametrize("card", YANG_AND_YIN)
def test_a_pair_of_boosters_leaves_the_normal_booster(card: str) -> None:
    s = after(card, "flit-15 flit-16 mimix-25 mimix-26")
    s.play("play:flit-15", "play:flit-16", "play:mimix-25")
    assert s.asked == B
    assert s.cards(A, "hand") == ["mimix-26"]


@ruling("BM-438")
@pytest.mark.parametrize("card", YANG_AND_YIN)
def test_several_members_of_a_gang_cannot_follow(card: str) -> None:
    s = after(card, "khind-10 khind-12 mimix-25").play("play:khind-10")
    assert s.cards(A, "active") == [card, "khind-10"]
    assert not s.may("play:khind-12")
    a = side(hand="khind-10 khind-12 mimix-25")
    s = scene(a, side(active="flit-14")).play("play:khind-10")
    assert s.may("play:khind-12")


# aqua-14


@ruling("BM-439")
@pytest.mark.parametrize("order", [("hoax-1", "hoax-2"), ("hoax-2", "hoax-1")])
def test_the_owner_orders_the_cards_under_the_deck(order: tuple[str, str]) -> None:
    a = side(hand="aqua-14 hoax-1 hoax-2 hoax-3", people="aqua")
    s = scene(a, side(active="flit-14")).play("play:aqua-14")
    s.play(*[f"choose:{card}" for card in order], "done")
    assert s.cards(A, "deck")[:2] == [order[1], order[0]]
    assert "hoax-3" not in s.cards(A, "deck")


# aqua-19 and aqua-20


@pytest.mark.parametrize(
    ("active", "fire", "earth"),
    [
        ("hoax-8", 3, 1),
        pytest.param("hoax-8 aqua-19", 7, 1, marks=ruling("BM-440")),
        pytest.param("vulca-1 aqua-19", 7, 0, marks=ruling("BM-440")),
        pytest.param("vulca-1 vulca-18 aqua-19", 10, 2, marks=ruling("BM-440", "BM-441")),
        pytest.param("hoax-8 vulca-21 aqua-19", 7, 1, marks=ruling("BM-441")),
        pytest.param("hoax-8 mimix-25 aqua-19", 7, 2, marks=ruling("BM-441")),
        pytest.param("hoax-7 aqua-20", 2, 7, marks=ruling("BM-442")),
        pytest.param("terrah-1 aqua-20", 0, 7, marks=ruling("BM-442")),
        pytest.param("terrah-1 terrah-18 aqua-20", 2, 10, marks=ruling("BM-442", "BM-443")),
        pytest.param("hoax-7 vulca-22 aqua-20", 2, 7, marks=ruling("BM-443")),
        pytest.param("hoax-7 mimix-26 aqua-20", 3, 7, marks=ruling("BM-443")),
    ],
)
def test_power_with_firewater_and_earthwater(active: str, fire: int, earth: int) -> None:
    s = scene(side(active=active), side())
    assert s.power(A, "fire") == fire
    assert s.power(A, "earth") == earth


# the floods

FLOODS = "aqua-25 aqua-26"


@ruling("BM-444")
@pytest.mark.parametrize(("floods", "dragons"), [(FLOODS, 1), ("aqua-25", 0), ("aqua-26", 0)])
def test_two_floods_drive_b_away_after_the_turn(floods: str, dragons: int) -> None:
    b = side(active="vulca-1", hand="vulca-2")
    s = scene(side(active="hoax-8", support=floods), b, phase="refresh")
    assert s.dragons(A) == dragons
    assert s.asked == B
    assert s.state.opening == bool(dragons)
    assert s.cards(A, "support") == ([] if dragons else floods.split())


@ruling("BM-444", "BM-448")
@pytest.mark.parametrize("answer", ["skip", "intervene:inter-404"])
def test_floods_do_not_care_how_the_turn_ended(answer: str) -> None:
    a = side(active="hoax-8", support="aqua-25", hand="aqua-26")
    b = side(active="flit-14", hand="inter-404 vulca-1")
    s = scene(a, b, phase="support").play("play:aqua-26", answer)
    assert s.dragons(A) == 1
    assert s.state.opening


@ruling("BM-445")
def test_no_action_card_is_played_before_a_retreat_from_the_floods() -> None:
    """flit-29 could keep the additional dragon of A's khind-24 away."""
    b = side(active="vulca-1", hand="flit-29")
    s = scene(side(active="hoax-8 khind-24", support=FLOODS), b, phase="refresh")
    assert s.dragons(A) == 2
    assert "flit-29" in s.cards(B, "hand")


@ruling("BM-446", "BM-454")
@pytest.mark.parametrize(("sirens", "dragons"), [("", 1), ("aqua-28", 2)])
def test_no_character_is_discarded_before_a_retreat_from_the_floods(
    sirens: str, dragons: int
) -> None:
    b = side(active="vulca-1", hand="vulca-2 vulca-3")
    s = scene(side(active="hoax-8", support=f"{FLOODS} {sirens}"), b, phase="refresh")
    assert s.dragons(A) == dragons
    assert s.cards(B, "hand")[:2] == ["vulca-2", "vulca-3"]


@ruling("BM-447")
def test_the_floods_are_checked_only_right_after_the_turn() -> None:
    b = side(active="flit-7", hand="vulca-1")
    s = scene(side(active="hoax-8", support=FLOODS), b, phase="refresh")
    assert (s.asked, s.phase, s.dragons(A)) == (B, "begin", 0)
    s.play("retrieve:flit-7")
    assert s.may("fight")
    s.play("fight", "play:vulca-1")
    assert (s.asked, s.dragons(A)) == (A, 0)


@ruling("BM-449")
@pytest.mark.parametrize(("foe", "dragons"), [("hoax-11", 0), ("hoax-12", 1)])
def test_hoax_28_no_longer_works_when_the_floods_do(foe: str, dragons: int) -> None:
    s = scene(
        side(active="hoax-8", support=FLOODS, hand="hoax-28 hoax-1"),
        side(active=foe),
        phase="leadership",
    )
    s.play("lead:hoax-28", "fight", "play:hoax-1")
    assert s.state.opening
    assert s.dragons(A) == dragons


# aqua-28, the sirens


@ruling("BM-450")
@pytest.mark.parametrize(
    ("b", "dragons"),
    [
        ({"active": "vulca-12"}, 2),
        ({"active": "hoax-11"}, 1),
        ({"active": "vulca-12", "support": "mimix-29"}, 1),
        ({"active": "vulca-12 flit-27"}, 1),
        ({"active": "vulca-12", "hand": "flit-29"}, 2),
    ],
)
def test_the_dragon_of_the_sirens_does_not_depend_on_the_retreat(
    b: dict[str, str], dragons: int
) -> None:
    """With khind-24 the retreat itself would bring two dragons, flit-29 leaves one."""
    sling = " khind-24" if "hand" in b else ""
    a = side(active=f"hoax-8{sling}", support="aqua-28")
    s = scene(a, side(**b), turn=B, phase="leadership")
    if "hand" in b:
        s.play("lead:flit-29")
    s.play("retreat")
    assert s.dragons(A) == dragons


@ruling("BM-451")
@pytest.mark.parametrize(("paid", "dragons"), [(True, 1), (False, 2)])
def test_a_character_is_due_before_a_retreat_too(paid: bool, dragons: int) -> None:
    a = side(active="hoax-8", support="aqua-28")
    s = scene(a, side(hand="vulca-1 vulca-18"), turn=B, phase="retreat")
    if paid:
        s.play("pay:aqua-28")
        assert s.moves("choose") == ["vulca-1"]
        s.play("choose:vulca-1")
    s.play("retreat")
    assert s.dragons(A) == dragons


@ruling("BM-451")
@pytest.mark.parametrize(("paid", "dragons"), [(True, 0), (False, 1)])
def test_a_character_is_due_by_the_end_of_the_support_phase(paid: bool, dragons: int) -> None:
    a = side(active="hoax-8", support="aqua-28")
    s = scene(a, side(hand="vulca-1 vulca-2", deck_size=0), turn=B).play("play:vulca-1")
    s.play(*(("pay:aqua-28", "choose:vulca-2") if paid else ("done",)))
    assert (s.asked, s.dragons(A)) == (A, dragons)


@ruling("BM-452")
@pytest.mark.parametrize(("answer", "dragons"), [("intervene:inter-406", 0), ("skip", 1)])
def test_inter_406_stops_the_dragon_of_the_sirens(answer: str, dragons: int) -> None:
    a = side(active="hoax-8", support="aqua-28")
    b = side(hand="vulca-1 vulca-2 inter-406", deck_size=0)
    s = scene(a, b, turn=B).play("play:vulca-1", "done")
    assert s.asked == B
    s.play(answer)
    assert (s.asked, s.dragons(A)) == (A, dragons)


@ruling("BM-453")
@pytest.mark.parametrize("phase", ["leadership", "retreat", "support"])
def test_the_character_is_discarded_in_the_own_turn_only(phase: str) -> None:
    a = side(active="hoax-8", support="aqua-28", hand="hoax-27 hoax-1 hoax-21")
    b = side(active="flit-14", hand="vulca-1 vulca-2")
    s = scene(a, b, phase=phase)
    assert s.asked == A
    assert s.moves("pay") == []
    s.refused("pay:aqua-28", B)
    assert scene(a, b, turn=B, phase=phase).may("pay:aqua-28")


# aqua-30


@ruling("BM-455")
@pytest.mark.parametrize("kept", ["mimix-9", "mimix-10"])
def test_drowning_leaves_one_active_character(kept: str) -> None:
    a = side(active="hoax-8", hand="aqua-30 vulca-1")
    b = side(active="mimix-9 mimix-10 flit-15", inactive="hoax-1 vulca-18", support="hoax-20")
    s = scene(a, b, phase="leadership").play("lead:aqua-30", f"choose:{kept}")
    assert s.cards(B, "active") == [kept]
    assert s.cards(B, "older") == ["hoax-1", "vulca-18"]
    assert s.cards(B, "support") == ["hoax-20"]


@ruling("BM-456")
@pytest.mark.parametrize(
    ("own", "left"), [("hoax-8", ["aqua-2", "hoax-1"]), ("hoax-16", ["hoax-1"])]
)
def test_protected_cards_do_not_drown(own: str, left: list[str]) -> None:
    a = side(active=own, hand="aqua-30 vulca-1")
    b = side(active="aqua-2 hoax-1 flit-15")
    s = scene(a, b, phase="leadership").play("lead:aqua-30", "choose:hoax-1")
    assert s.cards(B, "active") == left


# aqua-32


@ruling("BM-457")
@pytest.mark.parametrize(("support", "size"), [("vulca-26", 0), ("hoax-21", 6)])
def test_who_may_not_draw_is_left_without_a_hand(support: str, size: int) -> None:
    a = side(active="hoax-8", hand="aqua-32 hoax-1 hoax-2")
    b = side(active="flit-14", support=support, hand="vulca-1")
    s = scene(a, b, phase="leadership").play("lead:aqua-32")
    assert len(s.cards(A, "hand")) == size
    assert {"hoax-1", "hoax-2"} <= {*s.cards(A, "hand"), *s.cards(A, "deck")}
    assert len(s.cards(B, "hand")) == 6
