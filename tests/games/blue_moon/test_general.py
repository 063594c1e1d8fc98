"""General rules: hierarchy, timing, value and power, declining a fight, looking at cards."""

from typing import Any

import pytest

from tests.games.blue_moon.scene import A, B, Scene, scene, side
from tests.games.blue_moon.weak import NOTHING, against_nothing, nothing_more
from tests.ruling import ruling

# hierarchy


@ruling("BM-001")
def test_level_1_a_cost_is_due_although_all_texts_are_ignored() -> None:
    s = against_nothing(side(hand="tutu-507 hoax-1"), support="khind-27")
    s.play("play:tutu-507")
    assert s.moves() == ["choose:hoax-1"]
    assert s.cards(A, "active") == []
    assert s.play("choose:hoax-1").cards(A, "active") == ["tutu-507"]


@ruling("BM-001")
def test_level_2_protected_beats_ignoring() -> None:
    s = scene(side(active="aqua-2 hoax-1"), side(active="flit-12"))
    assert s.power(A) == 5
    assert scene(side(active="aqua-2 hoax-1"), side(active=NOTHING)).power(A) == 10


@ruling("BM-001")
@pytest.mark.parametrize(("own", "allowed"), [("flit-8", True), ("flit-5", False)])
def test_level_3_ignoring_beats_a_ban(own: str, allowed: bool) -> None:
    s = against_nothing(side(active=own, hand="hoax-21"), "support", support="khind-26")
    assert s.may("play:hoax-21") == allowed


@ruling("BM-001")
@pytest.mark.parametrize(("support", "allowed"), [("khind-26", False), ("hoax-22", True)])
def test_level_4_a_ban_beats_a_permission(support: str, allowed: bool) -> None:
    """B forbids supports, A's hoax-29 allows any number."""
    s = against_nothing(
        side(hand="hoax-29 hoax-1 hoax-20 hoax-21 hoax-18"), "leadership", support=support
    )
    s.play("lead:hoax-29", "fight", "play:hoax-1")
    assert sorted(s.moves("play")) == sorted(["hoax-18", *["hoax-20", "hoax-21"] * allowed])


@ruling("BM-001", "BM-004")
@pytest.mark.parametrize(("character", "supports"), [("hoax-14", 2), ("hoax-1", 1)])
def test_level_5_a_text_beats_the_general_rules(character: str, supports: int) -> None:
    """One support a turn is a general rule, hoax-14 allows one more."""
    s = against_nothing(side(hand=f"{character} hoax-20 hoax-21 hoax-22"))
    s.play(f"play:{character}", "play:hoax-20")
    if supports == 2:
        s.play("play:hoax-21")
    assert len(s.cards(A, "support")) == supports
    assert s.refused("play:hoax-22").code == "no-allowance"
    assert nothing_more(s).asked == B


@ruling("BM-002")
@pytest.mark.parametrize(
    ("b_active", "b_support", "power"),
    [
        ("flit-12", "", 8),
        ("flit-13", "", 8),
        ("flit-8", "", 8),
        ("khind-1", "terrah-26", 8),
        ("khind-1 khind-3", "", 8),
        ("flit-12 hoax-16", "", 3),
        ("flit-8 hoax-16", "", 5),
        ("khind-1 khind-3 hoax-16", "", 0),
    ],
)
def test_only_hoax_16_makes_protected_useless(b_active: str, b_support: str, power: int) -> None:
    """A has aqua-2 (5 fire) and the support aqua-23 (3 fire), both PROTECTED."""
    s = scene(side(active="aqua-2", support="aqua-23"), side(active=b_active, support=b_support))
    assert s.power(A) == power


@ruling("BM-003")
@pytest.mark.parametrize(("hyla", "supports"), [("hyla-604", ["hoax-21"]), ("hyla-605", [])])
def test_an_additional_card_beats_stop(hyla: str, supports: list[str]) -> None:
    s = against_nothing(side(hand="mimix-20 hoax-21", hyla=hyla)).play("play:mimix-20")
    assert s.moves("play") == supports
    s.play(*[f"play:{card}" for card in supports])
    assert s.cards(A, "support") == supports
    assert nothing_more(s).phase == "after-support"


@ruling("BM-005")
@pytest.mark.parametrize(("opponent", "boosters"), [("flit-10", 0), ("flit-5", 2)])
def test_flit_10_beats_flit_31(opponent: str, boosters: int) -> None:
    """One card for the combat area at most, against any number of boosters."""
    a = side(hand="flit-31 hoax-1 vulca-18 terrah-18 hoax-21")
    s = scene(a, side(active=opponent), phase="leadership")
    s.play("lead:flit-31", "fight", "play:hoax-1")
    if boosters:
        s.play("play:vulca-18", "play:terrah-18")
    else:
        assert s.refused("play:vulca-18").code == "combat-limit"
    assert len(s.cards(A, "active")) == 1 + boosters
    assert s.may("play:hoax-21")


@ruling("BM-006")
@pytest.mark.parametrize(
    ("demand", "code"), [("terrah-13", "support-due"), ("pillar-16", "demand-due")]
)
def test_you_must_is_ignored_like_an_ordinary_text(demand: str, code: str) -> None:
    a = side(active="hoax-1", hand="hoax-3 hoax-20 hoax-21")
    b = side(active=f"{NOTHING} {demand}")
    assert scene(a, b, phase="support").refused("done").code == code
    assert scene({**a, "support": ["khind-27"]}, b, phase="support").may("done")


# timing


@ruling("BM-007")
def test_retrieving_is_over_when_a_later_phase_has_begun() -> None:
    a = side(active="hoax-5", hand="hoax-1 hoax-27")
    s = against_nothing(a, "begin")
    assert s.may("retrieve:hoax-5")
    for later in ("leadership", "retreat", "character"):
        s = against_nothing(a, later)
        assert s.refused("retrieve:hoax-5").code == "wrong-phase"
        assert s.phase == later


@ruling("BM-008")
def test_the_new_character_makes_older_cards_inactive() -> None:
    s = against_nothing(side(active="hoax-1 vulca-18", hand="hoax-3 hoax-20"))
    assert s.power(A) == 8
    s.play("play:hoax-3")
    assert s.cards(A, "active") == ["hoax-3"]
    assert s.cards(A, "older") == ["hoax-1", "vulca-18"]
    assert s.power(A) == 4


@ruling("BM-008")
def test_an_extended_gang_stays_active() -> None:
    s = against_nothing(side(active="khind-10", hand="khind-11 hoax-20")).play("play:khind-11")
    assert s.cards(A, "active") == ["khind-10", "khind-11"]
    assert s.cards(A, "older") == []


@ruling("BM-008")
@pytest.mark.parametrize(("older", "allowed"), [("flit-7", True), ("flit-5", False)])
def test_the_old_character_works_until_the_new_one_is_laid(older: str, allowed: bool) -> None:
    """B's terrah-12 forbids cards with text; A's flit-7 still ignores that."""
    s = scene(side(active=older, hand="hoax-10 hoax-1"), side(active="terrah-12"))
    assert s.may("play:hoax-10") == allowed
    assert s.may("play:hoax-1")


@ruling("BM-009")
def test_a_further_character_makes_nothing_inactive() -> None:
    s = against_nothing(side(active="hoax-1", hand="mimix-3 mimix-4 mimix-22 hoax-20"))
    s.play("play:mimix-3")
    assert s.cards(A, "older") == ["hoax-1"]
    s.play("play:mimix-4", "play:mimix-22")
    assert s.cards(A, "active") == ["mimix-3", "mimix-4", "mimix-22"]
    assert s.cards(A, "older") == ["hoax-1"]
    assert s.power(A) == 9


@ruling("BM-010")
@pytest.mark.parametrize("first", ["flit-8", "khind-27"])
def test_it_does_not_matter_which_card_was_played_earlier(first: str) -> None:
    """A's flit-8 ignores supports, B's khind-27 ignores texts: flit-8 wins in either order."""
    if first == "khind-27":
        s = scene(
            side(hand="flit-8 vulca-20 hoax-21"), side(active="vulca-6", support="khind-27 hoax-20")
        )
        s.play("play:flit-8", "play:vulca-20")
    else:
        s = scene(
            side(active="flit-8 vulca-20"),
            side(hand="vulca-6 khind-27", support="hoax-20"),
            turn=B,
            element="earth",
        )
        s.play("play:vulca-6", "play:khind-27")
    assert sorted(s.cards(B, "support")) == ["hoax-20", "khind-27"]
    assert s.power(A) == 6
    assert s.power(B) == 4


@pytest.mark.parametrize(
    ("active", "support", "fire", "earth"),
    [
        pytest.param("hoax-6 pillar-26", "hoax-25", 5, 10, marks=ruling("BM-012")),
        pytest.param("hoax-6 pillar-24 vulca-21", "", 12, 2, marks=ruling("BM-011")),
        pytest.param("hoax-6 pillar-22 pillar-21", "", 10, 10, marks=ruling("BM-011")),
        pytest.param("hoax-7 hoax-8 pillar-26", "hoax-25", 8, 13, marks=ruling("BM-011")),
        pytest.param("hoax-6", "hoax-25", 3, 4, marks=ruling("BM-011")),
    ],
)
def test_raising_texts_take_the_order_that_yields_most(
    active: str, support: str, fire: int, earth: int
) -> None:
    """hoax-6 is 3/2; pillar-26 raises to 5, hoax-25 doubles earth."""
    s = scene(side(active=active, support=support), side(active=NOTHING))
    assert (s.power(A), s.power(A, "earth")) == (fire, earth)


# value and power


@ruling("BM-013")
@pytest.mark.parametrize(
    ("active", "support", "earth"),
    [
        ("hoax-7", "hoax-22", 5),
        ("hoax-7", "hoax-22 hoax-25", 8),
        ("hoax-7 aqua-20", "hoax-22", 7),
        ("hoax-6 aqua-20", "hoax-25", 7),
    ],
)
def test_a_value_is_of_one_card_a_power_is_the_sum(active: str, support: str, earth: int) -> None:
    """hoax-25 doubles the 3 of hoax-7 only; a floor under the sum is not doubled."""
    s = scene(side(active=active, support=support), side(active=NOTHING))
    assert s.power(A, "earth") == earth


@ruling("BM-014")
def test_power_is_the_sum_of_all_active_cards_and_has_to_be_reached() -> None:
    a = side(active="hoax-1 hoax-19", inactive="hoax-2", support="hoax-21", hyla="hyla-606")
    b = side(hand="vulca-1 vulca-18 vulca-23")
    s = scene(a, b, turn=B)
    assert (s.power(A), s.power(A, "earth")) == (10, 5)
    s.play("play:vulca-1")
    assert s.refused("done").code == "power-too-low"
    s.play("play:vulca-18")
    assert s.power(B) == 10
    assert nothing_more(s).asked == A, "10 is reached"


@ruling("BM-015")
def test_aqua_20_shows_7_earth_with_4_in_cards() -> None:
    a = side(active="terrah-7 aqua-20")
    s = scene(a, side(hand="terrah-3 hoax-22 hoax-9"), turn=B, element="earth")
    assert (s.power(A), s.power(A, "earth")) == (3, 7)
    s.play("play:terrah-3")
    assert s.refused("done").code == "power-too-low"
    without = scene(side(active="terrah-7"), side(active=NOTHING))
    assert without.power(A, "earth") == 4


# declining to start a fight


def opener(a: dict[str, Any], b: dict[str, Any] | None = None, phase: str = "retreat") -> Scene:
    """A has to open a fight."""
    return scene(a, b or side(hand="vulca-1 vulca-3 vulca-5"), phase=phase, element=None)


@ruling("BM-016")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_declining_costs_one_to_three_cards_and_fills_the_hand(count: int) -> None:
    hand = ["hoax-1", "hoax-2", "hoax-3", "hoax-4", "hoax-6"]
    s = opener(side(hand=" ".join(hand))).play("decline")
    assert s.refused("done").code == "must-choose"
    s.play(*[f"choose:{card}" for card in hand[:count]])
    if count < 3:
        s.play("done")
    assert s.cards(A, "discard") == hand[:count]
    assert len(s.cards(A, "hand")) == 6
    assert s.asked == B
    assert s.state.opening


@ruling("BM-016")
def test_declining_with_one_card_costs_one() -> None:
    s = opener(side(hand="hoax-1")).play("decline", "choose:hoax-1")
    assert s.asked == B
    assert len(s.cards(A, "hand")) == 6


@ruling("BM-017")
def test_declining_is_possible_with_and_without_a_character() -> None:
    assert sorted(opener(side(hand="hoax-1 hoax-20")).moves()) == ["decline", "fight"]
    without = opener(side(hand="hoax-20 hoax-21"))
    assert without.moves() == ["decline"]
    assert without.refused("fight").code == "no-character"


@ruling("BM-018")
def test_nine_cards_without_a_character_mean_declining_again() -> None:
    hand = "hoax-18 hoax-19 hoax-20 hoax-21 hoax-22 hoax-23 hoax-24 hoax-25 hoax-26 vulca-18"
    s = opener(side(hand=hand)).play("decline", "choose:hoax-18", "choose:hoax-19")
    s.play("choose:hoax-20")
    assert len(s.cards(A, "hand")) == 7
    s.play("decline", "choose:vulca-1", "done")
    assert s.asked == A
    assert s.moves() == ["decline"]
    assert len(s.cards(A, "hand")) == 7


@ruling("BM-019")
def test_an_action_card_before_declining_gets_rid_of_a_fourth_card() -> None:
    s = opener(side(hand="hoax-28 hoax-18 hoax-20 hoax-21 hoax-22"), phase="leadership")
    s.play("lead:hoax-28", "decline", "choose:hoax-18", "choose:hoax-20", "choose:hoax-21")
    assert s.cards(A, "leads") == ["hoax-28"]
    assert s.cards(A, "discard") == ["hoax-18", "hoax-20", "hoax-21"]
    assert "hoax-22" in s.cards(A, "hand")


def after_vulca_32() -> Scene:
    """A has played vulca-32 and declined; B is left with four cards."""
    a = side(hand="vulca-32 hoax-1 hoax-2 hoax-3 hoax-4")
    b = side(hand="vulca-1 vulca-3 vulca-5 vulca-6 vulca-7 vulca-8")
    s = opener(a, b, "leadership").play("lead:vulca-32")
    return s.play("choose:vulca-1", "choose:vulca-3", "decline", "choose:hoax-1", "done")


@ruling("BM-020")
def test_only_the_player_who_declines_fills_the_hand() -> None:
    s = after_vulca_32()
    assert len(s.cards(A, "hand")) == 6
    assert s.cards(B, "hand") == ["vulca-5", "vulca-6", "vulca-7", "vulca-8"]


@ruling("BM-021")
def test_the_opponent_starts_with_the_small_hand_or_declines_in_turn() -> None:
    s = after_vulca_32()
    assert s.asked == B
    assert sorted(s.moves()) == ["decline", "fight"]
    s.play("decline", "choose:vulca-5", "done")
    assert len(s.cards(B, "hand")) == 6
    assert s.cards(B, "discard") == ["vulca-1", "vulca-3", "vulca-5"]


@ruling("BM-022")
def test_an_empty_hand_declines_without_discarding() -> None:
    """vulca-29 took the whole hand: 7 and 5 fire."""
    s = opener(side(hand="vulca-29 vulca-1 hoax-1"), phase="leadership")
    s.play("lead:vulca-29", "choose:vulca-1", "choose:hoax-1")
    assert s.dragons(A) == 1
    assert s.moves() == ["decline"]
    s.play("decline")
    assert len(s.cards(A, "hand")) == 6
    assert s.cards(A, "discard") == ["vulca-1", "hoax-1"]
    assert s.asked == B


@ruling("BM-023")
def test_aqua_31_as_the_last_card_is_followed_by_declining() -> None:
    pile = " ".join(f"hoax-{number}" for number in range(1, 9))
    s = opener(side(hand="aqua-31", deck_size=0, discard=pile), phase="leadership")
    s.play("lead:aqua-31", "use")
    assert s.moves() == ["decline"]
    s.play("decline")
    assert len(s.cards(A, "hand")) == 6
    assert len(s.cards(A, "deck")) == 2
    assert not s.over


@ruling("BM-024")
def test_the_starting_player_cannot_retreat() -> None:
    s = opener(side(hand="hoax-1"))
    assert s.refused("retreat").code == "no-retreat-here"
    later = against_nothing(side(hand="hoax-1"), "retreat")
    assert later.may("retreat")
    assert later.refused("decline").code == "no-decline-here"


# looking at cards


@ruling("BM-025", "BM-026", "BM-027")
def test_combat_areas_are_open_and_piles_are_not() -> None:
    a = side(active="hoax-1 vulca-18", inactive="hoax-2 hoax-3", discard="hoax-4 hoax-6")
    s = scene({**a, "leadership": ["hoax-27", "hoax-28"]}, side(active=NOTHING, hand="vulca-1"))
    for viewer in (A, B):
        seen = s.player(A, by=viewer)
        assert seen["active"] == ["hoax-1", "vulca-18"]
        assert seen["older"] == ["hoax-2", "hoax-3"]
        assert (seen["discard"], seen["leads"]) == (2, 2)
        shown = str(seen)
        assert "hoax-4" not in shown
        assert "hoax-27" not in shown
