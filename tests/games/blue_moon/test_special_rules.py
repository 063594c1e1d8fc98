"""General rules: misplays, demands, conditions and costs, texts and the phases they belong to."""

from typing import Any

import pytest

from tests.games.blue_moon.scene import A, B, Scene, scene, side
from tests.games.blue_moon.weak import NOTHING, against_nothing, nothing_more
from tests.ruling import ruling

# some special rules


@ruling("BM-028")
@pytest.mark.parametrize(("support", "left"), [("aqua-23", ["aqua-23"]), ("hoax-20", [])])
def test_texts_override_the_rules_but_not_protected(support: str, left: list[str]) -> None:
    """vulca-30 discards all supports; without a text nobody could."""
    s = scene(
        side(active="hoax-1", hand="vulca-30"),
        side(active=NOTHING, support=f"hoax-21 {support}"),
        phase="leadership",
    )
    s.play("lead:vulca-30", "use")
    assert s.cards(B, "support") == left


def too_weak(hand: str, **b: Any) -> Scene:
    """A has hoax-2 on the table and plays on although B shows 7 fire."""
    a = side(active="hoax-2", hand=hand)
    return scene(a, side(**{"active": "vulca-1", "hand": "vulca-3 vulca-5", **b}), phase="retreat")


@ruling("BM-029", "BM-030")
def test_a_misplay_is_taken_back_and_becomes_a_retreat() -> None:
    s = too_weak("hoax-1 hoax-21").play("fight", "play:hoax-1")
    assert s.refused("done").code == "power-too-low"
    s.play("give-up")
    assert (s.asked, s.phase) == (A, "retreat")
    assert sorted(s.cards(A, "hand")) == ["hoax-1", "hoax-21"]
    assert (s.cards(A, "active"), s.cards(A, "older")) == (["hoax-2"], [])
    assert s.moves() == ["retreat"]
    assert s.refused("fight").code == "must-yield"
    s.play("retreat")
    assert s.dragons(B) == 1
    assert {"hoax-1", "hoax-21"} <= set(s.cards(A, "hand"))


@ruling("BM-029")
def test_only_what_came_since_the_character_is_taken_back() -> None:
    """The action card stays played, the cards drawn with it stay drawn."""
    s = scene(
        side(active="hoax-2", hand="hoax-27 hoax-1 hoax-21", deck="hoax-18 hoax-22", deck_size=2),
        side(active="vulca-1 vulca-18", hand="vulca-3"),
        phase="leadership",
    )
    s.play("lead:hoax-27", "use", "fight", "play:hoax-1", "play:hoax-22", "give-up")
    assert s.cards(A, "leads") == ["hoax-27"]
    assert sorted(s.cards(A, "hand")) == ["hoax-1", "hoax-18", "hoax-21", "hoax-22"]
    assert s.cards(A, "support") == []
    assert s.moves() == ["retreat"]


@ruling("BM-031")
def test_a_misplay_after_new_information_loses_the_game() -> None:
    s = too_weak("hoax-17 hoax-21").play("fight", "play:hoax-17", "blind", "blind", "give-up")
    assert s.winner == B
    assert s.state.crystals == [0, 4]


@ruling("BM-032", "BM-033")
@pytest.mark.parametrize(
    ("crystals", "worth"),
    [
        ({}, 4),
        ({"discard": ["crystal-1"]}, 5),
        ({"deck": ["crystal-1", "crystal-2"]}, 6),
        ({"deck": ["crystal-1"], "discard": ["crystal-2", "crystal-3"]}, 7),
        ({"crystals": ["crystal-1"]}, 5),
        ({"crystals": ["crystal-1", "crystal-2"], "deck": ["crystal-3"]}, 7),
    ],
)
def test_the_maximum_counts_crystal_cards_anywhere_in_the_deck(
    crystals: dict[str, list[str]], worth: int
) -> None:
    s = too_weak("hoax-17 hoax-21", **crystals)
    s.play("fight", "play:hoax-17", "blind", "blind", "give-up")
    assert s.winner == B
    assert s.state.crystals == [0, worth]


@ruling("BM-034")
@pytest.mark.parametrize("hand", [["vulca-1"], ["vulca-1", "vulca-3"]])
def test_a_demand_is_carried_out_as_far_as_possible(hand: list[str]) -> None:
    """terrah-15 makes B discard two cards."""
    s = against_nothing(side(hand="terrah-15 hoax-20"), hand=hand).play("play:terrah-15", "use")
    assert s.asked == A
    assert s.cards(B, "hand") == []
    assert s.cards(B, "discard") == hand


@ruling("BM-034")
def test_a_demand_is_carried_out_in_full_where_possible() -> None:
    s = against_nothing(side(hand="terrah-15 hoax-20"), hand="vulca-1 vulca-3 vulca-5")
    s.play("play:terrah-15", "use")
    assert s.asked == B
    s.play("choose:vulca-1")
    assert s.asked == B
    s.play("choose:vulca-3")
    assert s.cards(B, "hand") == ["vulca-5"]


@ruling("BM-035")
@pytest.mark.parametrize(("hand", "payable"), [("hoax-11", False), ("hoax-11 hoax-9", True)])
def test_a_choice_is_done_completely_or_not_at_all(hand: str, payable: bool) -> None:
    """pillar-16 demands 3 fire: hoax-11 has 2, hoax-9 one more."""
    s = against_nothing(
        side(active="hoax-1", hand=f"{hand} hoax-18"), "support", active=f"{NOTHING} pillar-16"
    )
    assert s.may("pay:pillar-16") == payable
    assert not s.may("done")


@ruling("BM-036")
@pytest.mark.parametrize(("listens", "dragons"), [(False, [0, 0]), (True, [1, 0])])
def test_a_character_paid_for_one_text_does_not_satisfy_another(
    listens: bool, dragons: list[int]
) -> None:
    """A buys a dragon with flit-30 while B's aqua-28 wants a character."""
    a = side(hand="flit-30 hoax-2 hoax-3 hoax-4 hoax-1 hoax-6")
    s = against_nothing(a, "leadership", support="aqua-28", hand="vulca-1")
    s.play("lead:flit-30", "choose:hoax-2", "choose:hoax-3", "choose:hoax-4")
    assert s.state.dragons == [1, 0]
    s.play("fight", "play:hoax-1")
    s.play(*["pay:aqua-28", "choose:hoax-6"] * listens, "done")
    assert s.asked == B
    assert s.state.dragons == dragons


# play condition and addition


@ruling("BM-037")
@pytest.mark.parametrize(("support", "allowed"), [("khind-27", True), ("khind-26", False)])
def test_an_ignored_play_condition_need_not_be_met(support: str, allowed: bool) -> None:
    """mutant-101 wants B to have a dragon, and B has none."""
    s = against_nothing(side(hand="mutant-101 hoax-1"), support=support)
    assert s.may("play:mutant-101") == allowed
    if not allowed:
        assert s.refused("play:mutant-101").code == "condition"


@ruling("BM-038")
@pytest.mark.parametrize(("character", "a", "b"), [("flit-7", 6, 0), ("flit-5", 6, 6)])
def test_an_addition_in_brackets_goes_with_its_text(character: str, a: int, b: int) -> None:
    """Both have khind-27 "(no effect if the opponent has one)"; flit-7 ignores B's."""
    s = scene(
        side(active=f"{character} vulca-20", support="khind-27"),
        side(active=f"{NOTHING} vulca-20", support="khind-27"),
    )
    assert (s.power(A), s.power(B)) == (a, b)


@ruling("BM-039")
@pytest.mark.parametrize("card", ["tutu-507", "crystal-1"])
@pytest.mark.parametrize("support", ["khind-27", "hoax-20"])
def test_an_i_must_cost_is_always_due(card: str, support: str) -> None:
    phase, verb = ("character", "play") if card == "tutu-507" else ("leadership", "lead")
    poor = against_nothing(
        side(active="khind-6 hoax-1", hand=card), phase, support=f"{support} hoax-23"
    )
    assert poor.refused(f"{verb}:{card}").code == "cost"
    rich = against_nothing(side(hand=f"{card} hoax-1"), phase, support=support)
    assert rich.play(f"{verb}:{card}").moves() == ["choose:hoax-1"]


@ruling("BM-040")
def test_the_cost_of_a_tutu_is_paid_before_it_is_laid() -> None:
    s = against_nothing(side(active="hoax-2", hand="tutu-507 hoax-1 hoax-20 hoax-21"))
    s.play("play:tutu-507")
    assert s.moves("choose") == ["hoax-1", "hoax-20", "hoax-21"]
    assert (s.cards(A, "active"), s.cards(A, "older")) == (["hoax-2"], [])
    s.play("choose:hoax-1")
    assert s.cards(A, "discard") == ["hoax-1"]
    assert (s.cards(A, "active"), s.cards(A, "older")) == (["tutu-507"], ["hoax-2"])


# special text and phases


@ruling("BM-041")
def test_a_now_text_works_only_when_the_card_is_laid() -> None:
    s = against_nothing(side(hand="vulca-14 hoax-20"), support="hoax-21").play("play:vulca-14")
    assert s.moves() == ["choose:hoax-21", "skip"]
    s.play("skip")
    assert s.refused("text:vulca-14").code == "no-such-text"
    later = against_nothing(side(active="vulca-14", hand="hoax-1"), "begin", support="hoax-21")
    assert later.moves("text") == []


@ruling("BM-042")
def test_the_extra_support_of_hoax_14_waits_for_its_phase() -> None:
    a = side(active="hoax-14", hand="hoax-1 hoax-27 hoax-20 hoax-21 hoax-22")
    for phase in ("leadership", "retreat", "character"):
        s = against_nothing(a, phase)
        assert s.phase == phase
        assert s.refused("play:hoax-20").code == "wrong-phase"
    s = against_nothing(a, "support").play("play:hoax-20", "play:hoax-21")
    assert s.cards(A, "support") == ["hoax-20", "hoax-21"]
    assert nothing_more(s).asked == B


@ruling("BM-043")
@pytest.mark.parametrize("phase", ["begin", "leadership", "retreat", "character", "support"])
def test_khind_6_may_be_used_at_any_moment_of_the_own_turn(phase: str) -> None:
    a = side(active="khind-6", hand="hoax-1 hoax-27 hoax-20")
    s = against_nothing(a, phase, support="hoax-23")
    assert s.phase == phase
    s.play("text:khind-6", "choose:hoax-23")
    assert s.cards(B, "support") == []
    if phase == "begin":
        s.play("retreat")
        assert s.dragons(B) == 1


@ruling("BM-044")
def test_an_end_of_turn_text_waits_for_the_end_of_the_turn() -> None:
    a = side(active="vulca-15 khind-6", hand="hoax-1 hoax-27 hoax-20", support="hoax-23")
    for phase in ("begin", "leadership", "retreat", "character", "support"):
        s = against_nothing(a, phase)
        assert s.phase == phase
        assert s.refused("text:vulca-15").code == "wrong-phase"
    assert against_nothing(a, "refresh").moves() == ["text:vulca-15", "done"]


@ruling("BM-045")
def test_now_i_may_is_all_or_nothing() -> None:
    """hoax-17 takes two hand cards of B."""
    a = side(hand="hoax-17 hoax-20")
    s = against_nothing(a, hand="vulca-1 vulca-3 vulca-5").play("play:hoax-17")
    assert s.may("skip")
    s.play("blind")
    assert s.refused("skip").code == "must-choose"
    assert s.refused("done").code == "must-choose"
    s.play("blind")
    assert len(s.cards(B, "hand")) == 1
    nothing = against_nothing(a, hand="vulca-1 vulca-3 vulca-5").play("play:hoax-17", "skip")
    assert len(nothing.cards(B, "hand")) == 3
