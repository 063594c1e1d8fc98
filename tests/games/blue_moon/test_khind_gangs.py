"""The Khind: gangs that stay, the texts of their members, and KhindKin."""

from typing import Any

import pytest

from tests.games.blue_moon.duty import Flowing, scene
from tests.games.blue_moon.scene import A, B, side
from tests.ruling import ruling

SEVEN = "vulca-12 vulca-1 vulca-2 vulca-4 vulca-5 vulca-6 vulca-7"
"""A hand of B from which one card can be played without anything being drawn."""


# khind-6 and khind-7: one card in each own turn


def two_turns(card: str) -> Flowing:
    """A has the Top gang, B two supports with RETRIEVE and a hand of seven."""
    return scene(
        side(active=card, hand="khind-5 khind-9", deck_size=0),
        side(active="terrah-10", support="hoax-23 hoax-24", hand=SEVEN),
        phase="begin",
    )


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("khind-6", marks=ruling("BM-301", "BM-305")),
        pytest.param("khind-7", marks=ruling("BM-306", "BM-310")),
    ],
)
def test_a_top_character_discards_one_card_in_each_own_turn(card: str) -> None:
    s = two_turns(card).play(f"text:{card}", "choose:hoax-23")
    s.refused(f"text:{card}")
    s.play("fight")
    s.refused(f"text:{card}")
    s.play("play:khind-5")
    s.refused(f"text:{card}")
    s.play("done")
    assert s.cards(A, "active") == [card, "khind-5"]
    assert s.cards(B, "support") == ["hoax-24"]
    s.play("done", "fight", "play:vulca-12")
    assert s.asked == A
    s.play(f"text:{card}", "choose:hoax-24")
    assert s.cards(B, "support") == []


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("khind-6", marks=ruling("BM-301")),
        pytest.param("khind-7", marks=ruling("BM-306")),
    ],
)
def test_a_top_character_discards_one_card_of_a_pair(card: str) -> None:
    s = scene(
        side(active=card, hand="hoax-1"), side(active="vulca-12 flit-15 flit-16"), phase="begin"
    )
    s.play(f"text:{card}", "choose:flit-15")
    assert s.cards(B, "active") == ["vulca-12", "flit-16"]
    s.refused(f"text:{card}")


@ruling("BM-306")
def test_khind_7_reaches_boosters_supports_and_bluff_cards() -> None:
    s = scene(
        side(active="khind-7", hand="hoax-1"),
        side(active="vulca-12 vulca-18", support="hoax-20", bluffs="buka-7", inactive="flit-15"),
        phase="begin",
    )
    s.play("text:khind-7")
    assert s.moves() == ["choose:vulca-18", "choose:hoax-20", "hidden:1", "skip"]
    s.play("hidden:1")
    assert s.cards(B, "bluffs") == []
    assert s.cards(B, "discard") == ["buka-7"]


PHASES = ("begin", "leadership", "retreat", "character", "support")


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(
    "card",
    [
        pytest.param("khind-6", marks=ruling("BM-302")),
        pytest.param("khind-7", marks=ruling("BM-307")),
    ],
)
def test_a_top_character_works_in_every_phase(card: str, phase: str) -> None:
    s = scene(
        side(active=card, hand="hoax-1"), side(active="terrah-10", support="hoax-23"), phase=phase
    )
    s.play(f"text:{card}", "choose:hoax-23")
    assert s.cards(B, "discard") == ["hoax-23"]


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("khind-6", marks=ruling("BM-302")),
        pytest.param("khind-7", marks=ruling("BM-307")),
    ],
)
def test_a_top_character_works_although_the_gang_will_not_be_kept(card: str) -> None:
    s = scene(
        side(active=f"khind-5 {card}", hand="hoax-1 mimix-25"),
        side(active="terrah-10", support="hoax-23"),
    )
    s.play(f"text:{card}", "choose:hoax-23", "play:hoax-1")
    assert s.cards(A, "older") == ["khind-5", card]
    assert s.cards(B, "support") == []


@ruling("BM-303")
@pytest.mark.parametrize("characters", ["mimix-9 vulca-1", "vulca-1 mimix-9"])
def test_khind_6_may_discard_any_character_with_an_icon_if_another_remains(
    characters: str,
) -> None:
    s = scene(side(active="khind-6"), side(active=characters), phase="begin")
    s.play("text:khind-6")
    assert s.moves("choose") == ["mimix-9"]
    s.play("choose:mimix-9")
    assert s.cards(B, "active") == ["vulca-1"]


@ruling("BM-303")
@pytest.mark.parametrize("chosen", ["mimix-9", "mimix-10", "mimix-22"])
def test_khind_6_picks_freely_among_several_characters(chosen: str) -> None:
    s = scene(side(active="khind-6"), side(active="mimix-9 mimix-10 mimix-22"), phase="begin")
    s.play("text:khind-6", f"choose:{chosen}")
    assert s.cards(B, "discard") == [chosen]


@ruling("BM-303")
def test_khind_6_leaves_the_only_active_character_alone() -> None:
    s = scene(
        side(active="khind-6", hand="hoax-1"),
        side(active="mimix-9", inactive="mimix-10"),
        phase="character",
    )
    s.refused("text:khind-6")


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("khind-6", marks=ruling("BM-304")),
        pytest.param("khind-7", marks=ruling("BM-309")),
    ],
)
def test_a_top_character_that_is_played_again_may_use_its_text_again(card: str) -> None:
    s = scene(
        side(active=card, hand="vulca-28"),
        side(active="terrah-10", support="hoax-23 hoax-24"),
        phase="begin",
    )
    s.play(f"text:{card}", "choose:hoax-23", "lead:vulca-28", f"choose:{card}", "fight")
    s.refused(f"text:{card}")
    s.play(f"play:{card}", f"text:{card}", "choose:hoax-24")
    assert s.cards(B, "support") == []


@ruling("BM-308")
def test_khind_7_removes_the_fog_for_the_members_that_follow_only() -> None:
    def top(**b: Any) -> Flowing:
        return scene(
            side(active="khind-5", hand="khind-7 khind-8", deck_size=0),
            side(active="terrah-10", **b),
        ).play("play:khind-7")

    s = top(support="terrah-26")
    assert s.cards(A, "older") == ["khind-5"]
    assert not s.may("play:khind-8")
    s.play("text:khind-7", "choose:terrah-26", "play:khind-8")
    assert s.cards(A, "active") == ["khind-7", "khind-8"]
    assert s.cards(A, "older") == ["khind-5"]
    assert top(support="hoax-20").cards(A, "active") == ["khind-5", "khind-7"]


# khind-8 and khind-9: at the end of the turn


@ruling("BM-311")
@pytest.mark.parametrize("chosen", ["vulca-1", "vulca-2"])
def test_the_opponent_chooses_what_khind_8_costs(chosen: str) -> None:
    s = scene(side(active="khind-8"), side(hand="vulca-1 vulca-2"), phase="refresh")
    s.play("text:khind-8")
    assert s.asked == B
    assert s.moves() == ["choose:vulca-1", "choose:vulca-2"]
    s.play(f"choose:{chosen}")
    assert s.cards(B, "discard") == [chosen]


@ruling("BM-313")
def test_khind_9_discards_the_top_of_the_deck_at_the_end_of_each_turn() -> None:
    s = scene(
        side(active="khind-9", hand="khind-7", deck_size=0),
        side(active="terrah-10", hand=SEVEN, deck="vulca-23 vulca-24 vulca-26"),
        phase="refresh",
    )
    s.play("text:khind-9")
    assert s.cards(B, "discard") == ["vulca-23"]
    s.play("fight", "play:vulca-12", "fight", "play:khind-7", "text:khind-9")
    assert s.cards(B, "discard") == ["vulca-23", "vulca-24"]


@ruling("BM-313")
def test_khind_9_may_be_left_unused() -> None:
    s = scene(side(active="khind-9"), side(hand=SEVEN), phase="refresh")
    s.play("done")
    assert s.asked == B
    assert s.cards(B, "discard") == []


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("khind-8", marks=ruling("BM-312")),
        pytest.param("khind-9", marks=ruling("BM-314")),
    ],
)
def test_inter_404_leaves_no_end_of_turn_for_the_top_gang(card: str) -> None:
    def announced() -> Flowing:
        s = scene(
            side(active=card, hand="hoax-20"),
            side(active="terrah-10", hand="inter-404 vulca-1"),
            phase="support",
        )
        return s.play("done")

    assert announced().play("skip").may(f"text:{card}")
    s = announced().play("intervene:inter-404")
    assert s.asked == B
    assert s.may("retreat")
    assert s.cards(B, "hand") == ["vulca-1"]
    assert s.cards(A, "hand") == ["hoax-20"]
    assert s.cards(B, "discard") == ["inter-404"]


# khind-14


@ruling("BM-315")
@pytest.mark.parametrize(
    ("active", "fire", "earth"),
    [
        ("khind-14", 0, 0),
        ("khind-14 khind-10", 6, 4),
        ("khind-14 khind-10 khind-13 mimix-22", 12, 12),
        ("khind-10 khind-13 mimix-22", 6, 6),
        ("khind-14 khind-10 vulca-18", 9, 6),
    ],
)
def test_khind_14_doubles_all_own_characters(active: str, fire: int, earth: int) -> None:
    s = scene(side(active=active), side())
    assert s.power(A, "fire") == fire
    assert s.power(A, "earth") == earth


@ruling("BM-316")
def test_inter_404_does_not_touch_the_doubling_of_khind_14() -> None:
    s = scene(
        side(active="khind-14 khind-10", hand="hoax-20"),
        side(active="terrah-10", hand="inter-404 vulca-4"),
        phase="support",
    )
    s.play("done", "intervene:inter-404")
    assert s.asked == B
    assert s.power(A) == 6
    s.play("fight", "play:vulca-4")
    assert s.power(B) == 5
    assert s.moves() == ["give-up"]


# khind-23


@ruling("BM-317")
def test_a_stop_icon_that_is_kept_active_does_not_work_again() -> None:
    s = scene(side(active="mutant-105", hand="khind-23 hoax-20"), side(active="terrah-10"))
    s.play("play:khind-23")
    assert s.cards(A, "active") == ["mutant-105", "khind-23"]
    assert s.may("play:hoax-20")
    s = scene(side(hand="mutant-105 hoax-20", deck_size=0), side(active="vulca-1"))
    s.play("play:mutant-105")
    assert s.asked == B
    assert s.cards(A, "hand") == ["hoax-20"]


@ruling("BM-318")
def test_khind_23_keeps_a_single_card_active() -> None:
    s = scene(side(active="hoax-1", hand="khind-23 mimix-25"), side(active="terrah-10"))
    s.play("play:khind-23")
    assert s.cards(A, "active") == ["hoax-1", "khind-23"]
    assert s.cards(A, "older") == []
    assert s.power(A) == 6


@ruling("BM-319")
def test_khind_23_keeps_a_booster_whose_character_was_retrieved() -> None:
    s = scene(
        side(active="hoax-5 flit-15", hand="khind-23 mimix-25"),
        side(active="terrah-10"),
        phase="begin",
    )
    s.play("retrieve:hoax-5", "fight", "play:khind-23")
    assert s.cards(A, "active") == ["flit-15", "khind-23"]
    assert s.cards(A, "older") == []
    assert s.power(A) == 4


@ruling("BM-320")
def test_khind_23_keeps_a_gang_in_the_fog_where_a_member_does_not() -> None:
    def fog(card: str) -> Flowing:
        a = side(active="khind-10 khind-12", hand=f"{card} mimix-25")
        s = scene(a, side(active="terrah-10", support="terrah-26"))
        return s.play(f"play:{card}")

    assert fog("khind-23").cards(A, "active") == ["khind-10", "khind-12", "khind-23"]
    assert fog("khind-11").cards(A, "active") == ["khind-11"]


@ruling("BM-321")
def test_khind_23_attacks_with_a_gang_that_is_ignored_altogether() -> None:
    def attack(**b: Any) -> Flowing:
        a = side(active="khind-10 khind-12", hand="khind-23 mimix-25")
        return scene(a, side(**b)).play("play:khind-23")

    s = attack(active="flit-13", support="terrah-26")
    assert s.cards(A, "active") == ["khind-10", "khind-12", "khind-23"]
    assert s.power(A) == 1
    assert attack(active="terrah-10").power(A) == 7


@ruling("BM-322")
def test_khind_23_ends_the_gang_below_it() -> None:
    a = side(active="khind-10 khind-23", hand="khind-12 mimix-25")
    s = scene(a, side(active="terrah-10"))
    assert not s.may("fresh:khind-12")
    s.play("play:khind-12")
    assert s.cards(A, "older") == ["khind-10", "khind-23"]


@ruling("BM-322")
@pytest.mark.parametrize("card", ["khind-12", "khind-23"])
def test_the_gang_below_goes_on_after_khind_23_is_taken_back(card: str) -> None:
    a = side(active="khind-10 khind-23", hand="khind-12 vulca-28 mimix-25")
    s = scene(a, side(active="terrah-10"), phase="leadership")
    s.play("lead:vulca-28", "choose:khind-23", "fight", f"play:{card}")
    assert s.cards(A, "active") == ["khind-10", card]
    assert s.cards(A, "older") == []


@ruling("BM-323")
def test_ignoring_khind_23_later_changes_nothing() -> None:
    s = scene(
        side(active="hoax-1", hand="khind-23", deck_size=0),
        side(active="terrah-10", hand="flit-7 vulca-18"),
    )
    s.play("play:khind-23", "fight", "play:flit-7")
    assert s.cards(A, "active") == ["hoax-1", "khind-23"]
    assert s.power(A) == 6


@ruling("BM-324")
@pytest.mark.parametrize("card", ["hoax-17", "flit-6", "terrah-15", "pillar-13", "aqua-11"])
def test_texts_of_cards_kept_by_khind_23_do_not_happen_again(card: str) -> None:
    def table(**a: Any) -> Flowing:
        b = side(active="mimix-22 mimix-24", hand="vulca-1 vulca-2 vulca-3")
        return scene(side(support="hoax-20", **a), b)

    s = table(active=card, hand="khind-23 mimix-25").play("play:khind-23")
    assert s.may("play:mimix-25")
    s = table(hand=f"{card} mimix-25").play(f"play:{card}")
    assert s.state.stack.frames
    assert not s.may("play:mimix-25")


@ruling("BM-324")
def test_a_mutant_kept_by_khind_23_does_not_change_the_element_again() -> None:
    s = scene(side(active="mutant-105", hand="khind-23 mimix-25"), side(active="vulca-1"))
    s.play("play:khind-23")
    assert s.element == "fire"
