"""The Vulca cards. What limits their draws is in `test_draw_limits`."""

from typing import Any

import pytest

from spieltisch.games.blue_moon.rules import menu
from tests.games.blue_moon.scene import A, B, Scene, scene, side
from tests.ruling import ruling

# vulca-15


@ruling("BM-121")
def test_the_two_cards_of_vulca_15_are_optional_and_come_on_top_of_the_hand() -> None:
    a = side(active="vulca-15", hand_size=7)
    table = scene(a, side(active="terrah-10"), phase="refresh")
    assert sorted(table.moves()) == ["done", "text:vulca-15"]
    assert len(table.cards(A, "hand")) == 7
    skipped = Scene(table.state.clone()).play("done")
    assert len(skipped.cards(A, "hand")) == 7
    assert len(table.play("text:vulca-15").cards(A, "hand")) == 9


# vulca-16


@pytest.mark.parametrize("card", ["hoax-5", "mimix-9", "khind-10", "aqua-2", "buka-7", "vulca-1"])
@ruling("BM-127")
def test_icons_are_no_special_text_for_vulca_16(card: str) -> None:
    b = side(hand=f"{card} vulca-15", active="terrah-10")
    table = scene(side(active="vulca-16"), b, turn=B)
    assert table.refused(f"play:{card}").code == "banned"
    assert table.may("play:vulca-15")
    assert scene(side(active="vulca-15"), b, turn=B).may(f"play:{card}")


# vulca-20


@pytest.mark.parametrize(
    ("active", "support", "without", "with_it"),
    [
        pytest.param("hoax-7", "hoax-21", 4, 6, marks=ruling("BM-128")),
        pytest.param("vulca-4", "vulca-23", 8, 8, marks=ruling("BM-128", "BM-129")),
        pytest.param("hoax-5", "hoax-20", 6, 6, marks=ruling("BM-129")),
    ],
)
def test_vulca_20_is_a_floor_under_the_power(
    active: str, support: str, without: int, with_it: int
) -> None:
    assert scene(side(active=active, support=support)).power(A) == without
    table = scene(side(active=f"{active} vulca-20", support=support))
    assert table.power(A) == with_it
    assert table.power(A, "earth") == 6


@ruling("BM-129")
def test_vulca_20_does_not_raise_the_value_that_another_card_doubles() -> None:
    """2 fire doubled are 4, so the power is 6 and not twice 6."""
    assert scene(side(active="vulca-13 vulca-21")).power(A) == 4
    assert scene(side(active="vulca-13 vulca-21 vulca-20")).power(A) == 6


# vulca-22


@ruling("BM-130")
def test_vulca_22_and_hoax_25_double_the_same_character_twice() -> None:
    assert scene(side(active="hoax-9")).power(A, "earth") == 3
    assert scene(side(active="hoax-9 vulca-22")).power(A, "earth") == 6
    both = scene(side(active="hoax-9 vulca-22", support="hoax-25"))
    assert both.power(A, "earth") == 12
    assert both.power(A, "fire") == 1


# vulca-28


@pytest.mark.parametrize(
    ("fields", "card"),
    [
        pytest.param({"hyla": "hyla-604"}, "hyla-604", marks=ruling("BM-141")),
        pytest.param({"crystals": "crystal-1"}, "crystal-1", marks=ruling("BM-141")),
        pytest.param({"ships": {"buka-30": []}}, "buka-30", marks=ruling("BM-141")),
        pytest.param({"active": "vulca-1"}, "vulca-1", marks=ruling("BM-141")),
        pytest.param({"support": "vulca-23"}, "vulca-23", marks=ruling("BM-141")),
    ],
)
def test_vulca_28_takes_back_any_active_card(fields: dict[str, Any], card: str) -> None:
    table = scene(side(hand="vulca-28", inactive="vulca-2", **fields), phase="leadership")
    table.play("lead:vulca-28")
    assert table.moves("choose") == [card]
    table.play(f"choose:{card}")
    assert table.cards(A, "hand") == [card]
    for place in ("active", "support", "ships", "laid_crystals"):
        assert table.cards(A, place) == []
    assert table.player(A)["hyla"] is None


@ruling("BM-142")
def test_a_ship_that_is_taken_back_loses_its_load() -> None:
    ships = {"buka-30": ["buka-1", "buka-2"], "buka-29": ["buka-4"]}
    table = scene(side(hand="vulca-28", ships=ships), phase="leadership")
    table.play("lead:vulca-28", "choose:buka-30")
    assert table.cards(A, "hand") == ["buka-30"]
    assert sorted(table.cards(A, "discard")) == ["buka-1", "buka-2"]
    assert table.cards(A, "ships") == ["buka-29"]
    assert table.cards(A, "loaded") == ["buka-4"]


# vulca-29


def buying(hand: str, foe: dict[str, Any] | None = None, **fields: Any) -> Scene:
    """A has just played vulca-29 with these other hand cards."""
    a = side(hand=f"vulca-29 {hand}", **fields)
    return scene(a, foe, phase="leadership").play("lead:vulca-29")


def can_buy(hand: str, foe: dict[str, Any] | None = None, **fields: Any) -> bool:
    """Whether the payment is offered."""
    return len(buying(hand, foe, **fields).moves("choose")) > 0


@ruling("BM-143")
def test_every_kind_of_card_with_a_value_pays_for_vulca_29() -> None:
    """A character of 3, a booster of 2, a support of 2 and a Hyla of 1 fire."""
    table = buying("vulca-12 flit-24 hoax-21 hyla-605")
    table.play("choose:vulca-12", "choose:flit-24", "choose:hoax-21")
    assert table.dragons(A) == 0
    table.play("choose:hyla-605")
    assert table.dragons(A) == 1
    assert table.cards(A, "hand") == []
    assert sorted(table.cards(A, "discard")) == ["flit-24", "hoax-21", "hyla-605", "vulca-12"]


def test_the_view_names_what_is_paid_for_and_shows_the_choice_to_its_owner_only() -> None:
    table = buying("vulca-12 flit-24 hoax-21 hyla-605").play("choose:vulca-12")
    said = {"what": "paying", "seat": A - 1, "card": "vulca-29"}
    assert table.view(A)["doing"] == said | {"cards": ["vulca-12"]}
    assert table.view(B)["doing"] == table.view()["doing"] == said | {"cards": []}


@pytest.mark.parametrize(
    ("hand", "enough"),
    [
        pytest.param("vulca-3 vulca-9", True, marks=ruling("BM-144")),
        pytest.param("vulca-3 vulca-11", False, marks=ruling("BM-144")),
        pytest.param("terrah-1 terrah-5 terrah-2", False, marks=ruling("BM-144")),
        pytest.param("vulca-10 vulca-21 hoax-25 buka-26", False, marks=ruling("BM-145")),
        pytest.param("vulca-10 vulca-8", True, marks=ruling("BM-145")),
    ],
)
def test_only_printed_fire_pays_for_vulca_29(hand: str, enough: bool) -> None:
    assert can_buy(hand) == enough


@ruling("BM-145")
def test_a_card_that_only_doubles_cannot_be_discarded_for_vulca_29() -> None:
    table = buying("vulca-10 vulca-8 vulca-21 hoax-25")
    assert sorted(table.moves("choose")) == ["vulca-10", "vulca-8"]
    assert table.refused("choose:vulca-21").code == "worthless"


@pytest.mark.parametrize(
    ("foe", "hand", "enough"),
    [
        pytest.param("khind-1", "vulca-4 vulca-12", False, marks=ruling("BM-146")),
        pytest.param("khind-1", "vulca-3 vulca-9", True, marks=ruling("BM-146")),
        pytest.param("khind-1", "vulca-18 vulca-23 hoax-19", True, marks=ruling("BM-146")),
        pytest.param("khind-2", "vulca-4 vulca-12", True, marks=ruling("BM-146")),
        pytest.param("khind-2", "vulca-3 vulca-9", False, marks=ruling("BM-146")),
        pytest.param("khind-2", "vulca-18 vulca-23 hoax-19", True, marks=ruling("BM-146")),
        pytest.param("khind-3", "vulca-4 vulca-12", True, marks=ruling("BM-146")),
        pytest.param("khind-3", "vulca-18 vulca-23 hoax-19", False, marks=ruling("BM-146")),
        pytest.param("khind-3", "flit-20 hoax-19 hoax-21 mimix-27", True, marks=ruling("BM-146")),
        pytest.param("khind-4", "vulca-3 vulca-9", True, marks=ruling("BM-146")),
        pytest.param("khind-4", "vulca-18 vulca-23 hoax-19", False, marks=ruling("BM-146")),
        pytest.param("khind-4", "flit-20 hoax-19 hoax-21 mimix-27", False, marks=ruling("BM-146")),
        pytest.param("flit-13", "mimix-3 vulca-9", False, marks=ruling("BM-148")),
        pytest.param("flit-13", "vulca-3 vulca-9", True, marks=ruling("BM-148")),
        pytest.param("flit-13", "flit-1 flit-2", True, marks=ruling("BM-148")),
        pytest.param("flit-13", "aqua-2 vulca-12", True, marks=ruling("BM-148")),
        pytest.param("flit-8", "vulca-23 hoax-20 mimix-27", False, marks=ruling("BM-148")),
        pytest.param("flit-9", "vulca-18 flit-15 hoax-19", False, marks=ruling("BM-148")),
        pytest.param("flit-12", "vulca-3 vulca-9", False, marks=ruling("BM-148")),
        pytest.param("flit-12", "flit-1 flit-2", True, marks=ruling("BM-148")),
        pytest.param("flit-12", "flit-15 flit-16 vulca-23", True, marks=ruling("BM-148")),
    ],
)
def test_opposing_texts_about_printed_values_and_whole_cards_reach_the_payment(
    foe: str, hand: str, enough: bool
) -> None:
    assert can_buy(hand, side(active=foe)) == enough
    assert can_buy(hand, side(active="vulca-13"))


@pytest.mark.parametrize(
    ("active", "hand"),
    [
        pytest.param("khind-14", "vulca-10", marks=ruling("BM-147")),
        pytest.param("flit-11", "flit-15 vulca-18", marks=ruling("BM-147")),
        pytest.param("hoax-12", "vulca-23 hoax-21", marks=ruling("BM-147")),
        pytest.param("vulca-13 pillar-24 vulca-21", "vulca-11", marks=ruling("BM-147")),
        pytest.param("vulca-13 vulca-20", "vulca-9", marks=ruling("BM-147")),
    ],
)
def test_texts_about_values_do_not_reach_the_payment(active: str, hand: str) -> None:
    assert not can_buy(hand, active=active)
    assert can_buy(f"{hand} vulca-1 vulca-5", active=active)


@ruling("BM-149")
def test_terrah_25_does_not_stop_a_strong_character_from_being_discarded() -> None:
    mud = side(active="terrah-10", support="terrah-25")
    table = buying("vulca-3 vulca-9", mud).play("choose:vulca-3", "choose:vulca-9")
    assert table.dragons(A) == 1
    assert scene(side(hand="vulca-3"), mud).refused("play:vulca-3").code == "banned"


@ruling("BM-150")
def test_a_card_with_printed_fire_0_is_not_discarded() -> None:
    table = buying("vulca-3 vulca-9 terrah-1 flit-25")
    assert sorted(table.moves("choose")) == ["vulca-3", "vulca-9"]
    assert table.refused("choose:terrah-1").code == "worthless"


@ruling("BM-151")
def test_bans_on_playing_do_not_reach_the_payment() -> None:
    """B forbids characters without text, boosters and supports."""
    b = side(active="vulca-16", support="mimix-28 khind-26")
    table = buying("vulca-10 flit-20 hoax-21", b)
    table.play("choose:vulca-10", "choose:flit-20", "choose:hoax-21")
    assert table.dragons(A) == 1


@ruling("BM-151")
def test_icons_and_texts_of_the_discarded_cards_are_irrelevant() -> None:
    """PAIR, RETRIEVE and FREE, and texts that would draw, ignore or discard."""
    table = buying("mimix-22 flit-9 vulca-14 vulca-15", side(active="vulca-13 vulca-18"))
    table.play("choose:mimix-22", "choose:flit-9", "choose:vulca-14", "choose:vulca-15")
    assert table.dragons(A) == 1
    assert table.cards(B, "active") == ["vulca-13", "vulca-18"]
    assert table.cards(A, "hand") == []


@ruling("BM-152")
def test_vulca_29_itself_has_to_be_allowed() -> None:
    a = side(hand="vulca-29 vulca-3 vulca-9")
    b = side(active="terrah-10", support="vulca-24")
    table = scene(a, b, phase="leadership", turn=A)
    assert not table.moves("lead")
    assert table.refused("lead:vulca-29").code == "banned"
    assert table.cards(A, "hand") == ["vulca-29", "vulca-3", "vulca-9"]
    assert scene(a, side(active="terrah-10"), phase="leadership").may("lead:vulca-29")


@ruling("BM-152")
def test_vulca_29_may_be_played_without_effect_while_texts_are_ignored() -> None:
    table = buying("vulca-3 vulca-9", side(active="terrah-10", support="khind-27"))
    assert table.phase == "retreat"
    assert table.dragons(A) == 0
    assert table.cards(A, "hand") == ["vulca-3", "vulca-9"]
    assert table.cards(A, "leads") == ["vulca-29"]


@ruling("BM-153")
def test_cards_on_the_table_add_nothing_to_the_payment() -> None:
    a = {"active": "vulca-1 vulca-18", "support": "vulca-23", "inactive": "vulca-2"}
    b = side(active="vulca-4", support="hoax-20")
    assert not can_buy("vulca-5", b, **a)
    table = buying("vulca-5 vulca-6", b, **a)
    assert sorted(table.moves("choose")) == ["vulca-5", "vulca-6"]


@ruling("BM-154")
def test_no_card_is_added_that_is_not_needed_for_8() -> None:
    """7, 6, 4 and 2 fire: after the 2 only the 7 or the 6, and then it is enough."""
    table = buying("vulca-1 vulca-3 vulca-10 vulca-9")
    table.play("choose:vulca-9")
    assert sorted(table.moves("choose")) == ["vulca-1", "vulca-3"]
    assert table.refused("choose:vulca-10").code == "superfluous"
    table.play("choose:vulca-3")
    assert table.dragons(A) == 1
    assert table.cards(A, "hand") == ["vulca-1", "vulca-10"]


@ruling("BM-155")
def test_vulca_29_and_a_caterpillar_are_paid_with_separate_cards() -> None:
    b = side(active="terrah-10 pillar-16")
    poor = buying("vulca-3 vulca-9", b).play("choose:vulca-3", "choose:vulca-9")
    assert poor.dragons(A) == 1
    assert poor.refused("pay:pillar-16").code == "cannot-pay"
    rich = buying("vulca-3 vulca-9 vulca-12", b).play("choose:vulca-3", "choose:vulca-9")
    assert menu.unmet_demands(rich.state, A - 1)
    rich.play("pay:pillar-16", "choose:vulca-12")
    assert not menu.unmet_demands(rich.state, A - 1)
    assert rich.cards(A, "hand") == []


@ruling("BM-155")
def test_two_caterpillars_are_paid_with_separate_cards() -> None:
    """One card of 5 fire and 4 earth meets either demand, never both."""
    b = side(active="terrah-10 pillar-16 pillar-17")
    table = scene(side(hand="vulca-4 vulca-7"), b, phase="leadership")
    table.play("pay:pillar-16", "choose:vulca-4")
    assert menu.unmet_demands(table.state, A - 1)
    table.play("pay:pillar-17", "choose:vulca-7")
    assert not menu.unmet_demands(table.state, A - 1)


# vulca-30


def cataclysm(b: dict[str, Any], active: str = "vulca-13") -> Scene:
    """A has just played vulca-30."""
    table = scene(side(hand="vulca-30 vulca-1", active=active), b, phase="leadership")
    return table.play("lead:vulca-30")


@ruling("BM-156")
def test_vulca_30_spares_protected_supports() -> None:
    table = cataclysm(side(active="aqua-7 vulca-18", support="aqua-23 hoax-20 aqua-25"))
    table.play("use")
    assert table.cards(B, "support") == ["aqua-23"]
    assert sorted(table.cards(B, "discard")) == ["aqua-25", "hoax-20"]
    assert table.cards(B, "active") == ["aqua-7", "vulca-18"]
    assert cataclysm(side(active="aqua-7", support="aqua-23")).phase == "retreat"


@ruling("BM-157")
def test_vulca_30_discards_protected_supports_whose_icon_hoax_16_ignores() -> None:
    table = cataclysm(side(active="aqua-7", support="aqua-23 hoax-20"), "hoax-16").play("use")
    assert table.cards(B, "support") == []
    assert sorted(table.cards(B, "discard")) == ["aqua-23", "hoax-20"]


@ruling("BM-158")
def test_vulca_30_discards_bluff_cards() -> None:
    table = cataclysm(side(active="buka-1", bluffs="buka-7 buka-8")).play("use")
    assert table.cards(B, "bluffs") == []
    assert sorted(table.cards(B, "discard")) == ["buka-7", "buka-8"]


@ruling("BM-159")
def test_vulca_30_discards_ignored_supports() -> None:
    table = cataclysm(side(active="aqua-7", support="hoax-20", bluffs="buka-7"), "flit-8")
    assert table.power(B) == 3, "supports and bluff cards are ignored"
    table.play("use")
    assert table.cards(B, "support") == []
    assert table.cards(B, "bluffs") == []


# vulca-31


@ruling("BM-160")
def test_vulca_31_waives_the_condition_and_the_element_still_changes() -> None:
    """B shows 2 fire, mutant-105 asks for 7."""
    a = side(hand="vulca-31 mutant-105", active="vulca-13", deck_size=0)
    b = side(active="vulca-13")
    without = scene(a, b)
    assert without.refused("play:mutant-105").code == "condition"
    table = scene(a, b, phase="leadership").play("lead:vulca-31", "fight", "play:mutant-105")
    table.play("done")
    assert table.turn == B
    assert table.element == "earth"


@pytest.mark.parametrize(
    ("mutant", "element", "after"),
    [
        pytest.param("mutant-106", "fire", "fire", marks=ruling("BM-161")),
        pytest.param("mutant-106", "earth", "fire", marks=ruling("BM-160")),
        pytest.param("mutant-107", "earth", "earth", marks=ruling("BM-161")),
        pytest.param("mutant-107", "fire", "earth", marks=ruling("BM-160")),
    ],
)
def test_a_mutant_does_not_change_to_the_element_that_is_contested(
    mutant: str, element: str, after: str
) -> None:
    """B shows more than the mutant in its element; the shields work all the same (Q24)."""
    a = side(hand=f"vulca-31 {mutant}", deck_size=0)
    b = side(active="vulca-4", support="hoax-20")
    table = scene(a, b, phase="leadership", element=element)
    table.play("lead:vulca-31", "fight", f"play:{mutant}", "done")
    assert table.turn == B
    assert table.element == after
    assert table.has_shield(A)
    assert ("element" in table.kinds()) == (element != after)
