"""The Hoax cards. What limits their draws is in `test_draw_limits`, dragons of a retreat in
`test_retreat_dragons`."""

from typing import Any

import pytest

from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.rules import menu
from spieltisch.games.blue_moon.state.layers import is_ignored
from tests.games.blue_moon.scene import A, B, Scene, scene, side
from tests.ruling import ruling

# hoax-12


@ruling("BM-171")
def test_hoax_12_doubles_both_values_of_supports_and_of_nothing_else() -> None:
    """Itself 2/2, a booster of 3/2 and a support of 2/1, which counts 4/2."""
    table = scene(side(active="hoax-12 vulca-18", support="hoax-21"))
    assert (table.power(A, "fire"), table.power(A, "earth")) == (9, 6)
    plain = scene(side(active="hoax-16 vulca-18", support="hoax-21"))
    assert (plain.power(A, "fire"), plain.power(A, "earth")) == (7, 5)


@ruling("BM-171")
def test_hoax_12_does_not_change_texts_on_supports() -> None:
    assert scene(side(active="hoax-12", support="hoax-25")).power(A, "earth") == 4
    b = side(active="terrah-10")
    table = scene(side(active="hoax-12", support="khind-28", hand_size=6), b, phase="refresh")
    table.play("text:khind-28")
    assert len(table.cards(A, "hand")) == 7


@ruling("BM-171")
def test_hoax_12_does_not_double_supports_of_the_opponent() -> None:
    assert scene(side(active="hoax-12"), side(active="terrah-10", support="hoax-20")).power(B) == 3


# hoax-14


def blind(hand: str, element: str | None = "fire") -> Scene:
    """A has just played hoax-14."""
    table = scene(side(hand=f"hoax-14 {hand}"), side(active="terrah-10"), element=element)
    return table.play("play:hoax-14")


@pytest.mark.parametrize("first", ["hoax-22", "vulca-18"])
@ruling("BM-172")
def test_the_support_of_hoax_14_comes_on_top_of_a_booster_or_support(first: str) -> None:
    table = blind("hoax-20 hoax-22 hoax-21 vulca-18 mimix-25").play("play:hoax-20")
    assert table.may("play:vulca-18")
    assert table.may("play:hoax-21")
    table.play(f"play:{first}")
    assert table.moves() == ["done"], "nothing else can be played"
    assert {"hoax-21", "mimix-25"} <= set(table.cards(A, "hand"))
    laid = {*table.cards(A, "support"), *table.cards(A, "active")}
    assert laid == {"hoax-14", "hoax-20", first}


@ruling("BM-172")
def test_the_extra_card_of_hoax_14_is_no_second_booster() -> None:
    table = blind("hoax-20 vulca-18 mimix-25").play("play:vulca-18")
    assert table.refused("play:mimix-25").code == "no-allowance"
    assert table.may("play:hoax-20")


@ruling("BM-173")
def test_hoax_14_opens_a_fight_with_one_support() -> None:
    table = blind("hoax-20 hoax-21 vulca-18", element=None)
    assert table.refused("play:vulca-18").code == "opening-allowance"
    table.play("play:hoax-20")
    assert table.cards(A, "support") == ["hoax-20"]
    assert table.moves() == ["done"], "no second support"
    assert "hoax-21" in table.cards(A, "hand")
    assert table.play("done").phase == "announce"


@ruling("BM-173")
def test_other_characters_open_a_fight_without_a_support() -> None:
    table = scene(side(hand="hoax-12 hoax-20"), element=None).play("play:hoax-12")
    assert table.refused("play:hoax-20").code == "opening-allowance"
    assert table.moves() == ["done"]
    assert table.play("done").phase == "announce"


@pytest.mark.parametrize(
    ("active", "supports"),
    [
        pytest.param("hoax-14", 1, marks=ruling("BM-174")),
        pytest.param("hoax-12", 0, marks=ruling("BM-174")),
    ],
)
def test_hoax_14_allows_one_support_in_spite_of_the_stop_of_khind_31(
    active: str, supports: int
) -> None:
    a = side(active=active, hand="khind-31 hoax-20 hoax-21 vulca-18", deck_size=0)
    table = scene(a, side(active="terrah-10"), phase="leadership").play("lead:khind-31", "fight")
    if supports:
        assert table.refused("play:vulca-18").code == "stopped"
        table.play("play:hoax-20")
    assert table.moves() == ["done"], "nothing else can be played"
    assert table.cards(A, "active") == [active]
    assert len(table.cards(A, "support")) == supports


# hoax-16


@ruling("BM-180")
def test_hoax_16_lets_protected_cards_be_ignored() -> None:
    b = side(active="aqua-7", support="aqua-23")
    assert scene(side(active="flit-8"), b).power(B) == 6
    assert scene(side(active="flit-8 hoax-16"), b).power(B) == 3
    strong = side(active="aqua-2")
    assert scene(side(active="flit-12"), strong).power(B) == 5
    assert scene(side(active="flit-12 hoax-16"), strong).power(B) == 0


@ruling("BM-180")
def test_hoax_16_lets_protected_cards_be_discarded() -> None:
    b = side(active="terrah-10", support="aqua-23")
    plain = scene(side(active="hoax-12 flit-18", hand="terrah-19", deck_size=0), b, phase="support")
    plain.play("play:terrah-19")
    assert not plain.may("choose:aqua-23")
    table = scene(side(active="hoax-16 flit-18", hand="terrah-19"), b, phase="support")
    table.play("play:terrah-19", "choose:aqua-23")
    assert table.cards(B, "discard") == ["aqua-23"]


@ruling("BM-180")
def test_hoax_16_lets_printed_values_of_protected_cards_be_set_to_0() -> None:
    b = side(active="aqua-5")
    assert scene(side(active="khind-2"), b).power(B) == 4
    assert scene(side(active="khind-2 hoax-16"), b).power(B) == 0


# hoax-17


def ancient(**fields: Any) -> Scene:
    """A has just played hoax-17; B holds four cards."""
    b = side(active="terrah-10", hand="vulca-1 vulca-2 vulca-3 vulca-4", **fields.pop("b", {}))
    return scene(side(hand="hoax-17", deck_size=0), b, **fields).play("play:hoax-17")


@ruling("BM-181")
def test_hoax_17_discards_two_random_hand_cards() -> None:
    found: set[str] = set()
    for seed in range(12):
        table = ancient(seed=seed)
        assert sorted(table.moves()) == ["blind", "skip"]
        assert table.refused("choose:vulca-1").code == "not-offered"
        table.play("blind", "blind")
        assert len(table.cards(B, "discard")) == 2
        assert len(table.cards(B, "hand")) == 2
        found.update(table.cards(B, "discard"))
    assert found == {"vulca-1", "vulca-2", "vulca-3", "vulca-4"}


@ruling("BM-181")
def test_hoax_17_may_pick_one_of_the_two_from_the_open_cards() -> None:
    table = ancient(b={"open": "vulca-1"})
    assert sorted(table.moves()) == ["blind", "choose:vulca-1", "skip"]
    table.play("choose:vulca-1")
    assert table.moves() == ["blind"], "one of two is not possible"
    table.play("blind")
    assert table.cards(B, "discard")[0] == "vulca-1"
    assert len(table.cards(B, "hand")) == 2


@ruling("BM-181")
def test_hoax_17_may_pick_both_from_the_open_cards() -> None:
    table = ancient(b={"open": "vulca-1 vulca-3 vulca-4"})
    table.play("choose:vulca-4", "choose:vulca-1")
    assert table.cards(B, "discard") == ["vulca-4", "vulca-1"]
    assert table.cards(B, "hand") == ["vulca-2", "vulca-3"]


@ruling("BM-182")
def test_hoax_17_discards_before_anything_else_can_be_played() -> None:
    a = side(hand="hoax-17 mimix-24 vulca-18")
    b = side(active="terrah-10", hand="vulca-1 vulca-2 vulca-3")
    table = scene(a, b).play("play:hoax-17")
    assert table.refused("play:mimix-24").code in ("choose-first", "not-offered")
    table.play("blind", "blind")
    assert len(table.cards(B, "hand")) == 1
    assert table.may("play:mimix-24")
    lying = scene(side(active="hoax-17", hand="vulca-18"), b, phase="support")
    assert not lying.moves("text")


# hoax-25


@ruling("BM-183")
def test_hoax_25_doubles_what_vulca_22_doubles() -> None:
    assert scene(side(active="vulca-9", support="hoax-25")).power(A, "earth") == 8
    assert scene(side(active="vulca-9 vulca-22", support="hoax-25")).power(A, "earth") == 16


# hoax-26: A has it, B is in turn


def drained(drain: bool = True, hand: str = "", active: str = "terrah-10") -> dict[str, Any]:
    return side(active=active, support="hoax-26" if drain else "hoax-20", hand=hand)


@ruling("BM-184", "BM-188")
def test_under_hoax_26_an_action_card_is_the_only_card() -> None:
    b = side(hand="pillar-30 vulca-1", active="vulca-13")
    table = scene(drained(), b, turn=B, phase="leadership").play("lead:pillar-30")
    assert table.moves() == ["retreat"]
    assert table.refused("fight").code == "no-character"
    free = scene(drained(False), b, turn=B, phase="leadership").play("lead:pillar-30")
    assert free.may("fight")


@ruling("BM-184")
def test_under_hoax_26_a_character_is_the_only_card() -> None:
    """A shows 7 fire, so that B would have to go on."""
    b = side(hand="vulca-13 mimix-24 vulca-18 hoax-20")
    table = scene(drained(active="vulca-1"), b, turn=B).play("play:vulca-13")
    assert table.moves() == ["give-up"]
    assert table.refused("play:vulca-18").code == "card-limit"
    assert table.refused("play:hoax-20").code == "card-limit"
    free = scene(drained(False, active="vulca-1"), b, turn=B).play("play:vulca-13")
    assert free.may("play:mimix-24")
    assert free.may("play:vulca-18")
    assert free.may("play:hoax-20")


@ruling("BM-184")
def test_an_action_card_that_discards_hoax_26_lifts_the_limit() -> None:
    b = side(hand="vulca-30 vulca-13 vulca-18")
    table = scene(drained(), b, turn=B, phase="leadership").play("lead:vulca-30", "use")
    table.play("fight", "play:vulca-13", "play:vulca-18")
    assert table.cards(B, "active") == ["vulca-13", "vulca-18"]


@pytest.mark.parametrize("character", ["flit-8", "flit-7"])
@ruling("BM-184")
def test_a_character_that_ignores_hoax_26_lifts_the_limit(character: str) -> None:
    b = side(hand=f"{character} mimix-24 vulca-18")
    table = scene(drained(), b, turn=B).play(f"play:{character}", "play:mimix-24", "play:vulca-18")
    assert table.cards(B, "active") == [character, "mimix-24", "vulca-18"]


@pytest.mark.parametrize(
    ("drain", "window", "moves"),
    [
        pytest.param(True, "inter-401", "lead:pillar-30", marks=ruling("BM-185")),
        pytest.param(False, "inter-401", "lead:pillar-30", marks=ruling("BM-185")),
        pytest.param(True, "inter-402", "fight play:vulca-1", marks=ruling("BM-185")),
        pytest.param(False, "inter-402", "fight play:vulca-1", marks=ruling("BM-185")),
    ],
)
def test_under_hoax_26_inter_407_would_be_the_second_card(
    drain: bool, window: str, moves: str
) -> None:
    b = side(hand="pillar-30 vulca-1 inter-407", active="vulca-13")
    table = scene(drained(drain, hand=window), b, turn=B, phase="leadership")
    table.play(*moves.split(), f"intervene:{window}")
    assert table.may("intervene:inter-407") != drain
    assert ("cancel" in table.kinds()) == drain


@ruling("BM-186")
def test_replacing_does_not_use_up_the_one_card() -> None:
    b = side(hand="vulca-31 vulca-1", active="vulca-13", deck_size=0)
    table = scene(drained(), b, turn=B, phase="leadership")
    table.play("replace:vulca-31", "fight", "play:vulca-1", "done")
    assert table.cards(B, "active") == ["vulca-1"]
    assert table.turn == A


@ruling("BM-187")
def test_under_hoax_26_no_ship_is_loaded_after_the_character() -> None:
    b = side(hand="vulca-13 vulca-12", ships={"buka-30": []})
    table = scene(drained(active="vulca-1"), b, turn=B).play("play:vulca-13")
    assert table.refused("load:vulca-12").code == "card-limit"
    free = scene(drained(False, active="vulca-1"), b, turn=B).play("play:vulca-13")
    assert free.may("load:vulca-12")


@ruling("BM-189")
def test_khind_31_needs_no_character_under_hoax_26() -> None:
    b = side(hand="khind-31 vulca-1", active="vulca-13", deck_size=0)
    table = scene(drained(), b, turn=B, phase="leadership").play("lead:khind-31")
    assert sorted(table.moves()) == ["fight", "retreat"]
    table.play("fight")
    assert table.moves() == ["done"]
    table.play("done")
    assert table.turn == A
    assert table.cards(B, "active") == ["vulca-13"]


@ruling("BM-190")
def test_under_hoax_26_no_pair_is_played() -> None:
    b = side(hand="mimix-9 mimix-10", deck_size=0)
    table = scene(drained(active="vulca-1"), b, turn=B).play("play:mimix-9")
    assert table.refused("play:mimix-10").code == "card-limit"
    assert table.moves() == ["give-up"]
    free = scene(drained(False, active="vulca-1"), b, turn=B).play("play:mimix-9")
    assert free.may("play:mimix-10")


# hoax-28


@pytest.mark.parametrize(
    ("active", "foe", "foe_support", "works"),
    [
        pytest.param("hoax-6", "terrah-16", "", True, marks=ruling("BM-195")),
        pytest.param("hoax-6", "terrah-16 flit-7", "", False, marks=ruling("BM-195")),
        pytest.param("hoax-6", "terrah-16", "khind-27", False, marks=ruling("BM-195")),
        pytest.param("hoax-6", "terrah-16 flit-12", "", True, marks=ruling("BM-195")),
        pytest.param(
            "hoax-6", "terrah-16 flit-8 flit-13", "terrah-26", True, marks=ruling("BM-195")
        ),
        pytest.param("flit-8", "terrah-16", "khind-27", True, marks=ruling("BM-196")),
        pytest.param("flit-9", "terrah-16", "khind-27", False, marks=ruling("BM-196")),
    ],
)
def test_hoax_28_is_stopped_only_by_flit_7_and_khind_27(
    active: str, foe: str, foe_support: str, works: bool
) -> None:
    """terrah-16 of B forbids cards without text until hoax-28 ignores it."""
    a = side(active=active, hand="hoax-28 vulca-1 vulca-15")
    b = side(active=foe, support=foe_support)
    assert scene(a, b).refused("play:vulca-1").code == "banned"
    table = scene(a, b, phase="leadership").play("lead:hoax-28", "fight")
    assert table.may("play:vulca-1") == works


@ruling("BM-195")
def test_hoax_28_works_if_two_khind_27_cancel_each_other() -> None:
    a = side(active="hoax-6", support="khind-27", hand="hoax-28 vulca-1 vulca-15")
    b = side(active="terrah-16", support="khind-27")
    assert scene(a, b).refused("play:vulca-1").code == "banned"
    table = scene(a, b, phase="leadership").play("lead:hoax-28", "fight")
    assert table.may("play:vulca-1")


@pytest.mark.parametrize(
    ("character", "works"),
    [
        pytest.param("flit-8", True, marks=ruling("BM-196")),
        pytest.param("flit-9", False, marks=ruling("BM-196")),
    ],
)
def test_hoax_28_begins_to_work_when_flit_8_follows_it(character: str, works: bool) -> None:
    """A support without text may be played as soon as terrah-16 of B is ignored."""
    a = side(hand=f"hoax-28 {character} hoax-20 khind-25")
    b = side(active="terrah-16", support="khind-27")
    table = scene(a, b, phase="leadership").play("lead:hoax-28", "fight", f"play:{character}")
    assert table.may("play:khind-25")
    assert table.may("play:hoax-20") == works


# hoax-29


@ruling("BM-197")
def test_hoax_29_allows_any_number_of_supports_bluff_cards_and_loads() -> None:
    a = side(
        hand="hoax-29 vulca-13 hoax-20 hoax-21 hoax-22 buka-7 buka-8 buka-9 vulca-18 mimix-25",
        ships={"buka-30": []},
    )
    table = scene(a, side(active="terrah-10"), phase="leadership")
    table.play("lead:hoax-29", "fight", "play:vulca-13")
    table.play("play:hoax-20", "play:hoax-21", "bluff:buka-7", "bluff:buka-8", "load:buka-9")
    table.play("play:vulca-18", "play:hoax-22")
    assert table.cards(A, "support") == ["hoax-20", "hoax-21", "hoax-22"]
    assert table.cards(A, "bluffs") == ["buka-7", "buka-8"]
    assert table.cards(A, "loaded") == ["buka-9"]


@ruling("BM-197")
def test_hoax_29_adds_no_second_booster() -> None:
    a = side(hand="hoax-29 vulca-13 hoax-20 hoax-21 vulca-18 mimix-25")
    table = scene(a, side(active="terrah-10"), phase="leadership")
    table.play("lead:hoax-29", "fight", "play:vulca-13", "play:hoax-20", "play:vulca-18")
    assert table.refused("play:mimix-25").code == "no-allowance"
    assert table.may("play:hoax-21")
    without = scene(a, side(active="terrah-10")).play("play:vulca-13", "play:hoax-20")
    assert "play:hoax-21" not in without.moves()


@ruling("BM-198")
def test_hoax_29_works_when_opening_a_fight() -> None:
    a = side(hand="hoax-29 vulca-13 hoax-20 hoax-21 buka-7 vulca-18")
    table = scene(a, element=None, phase="leadership")
    table.play("lead:hoax-29", "fight", "play:vulca-13", "play:hoax-20", "bluff:buka-7")
    assert table.refused("play:vulca-18").code == "opening-allowance"
    assert table.may("play:hoax-21")


@ruling("BM-198")
def test_hoax_29_works_after_an_effective_stop() -> None:
    a = side(hand="hoax-29 mimix-20 hoax-20 hoax-21 buka-7 vulca-18")
    table = scene(a, side(active="terrah-10"), phase="leadership")
    table.play("lead:hoax-29", "fight", "play:mimix-20", "play:hoax-20", "bluff:buka-7")
    assert table.refused("play:vulca-18").code == "stopped"
    assert table.may("play:hoax-21")


# hoax-30


@ruling("BM-199")
def test_hoax_30_discards_exactly_the_active_cards_with_a_free_icon() -> None:
    b = side(
        active="vulca-13 mimix-24 aqua-16 vulca-18",
        inactive="mimix-22",
        support="pillar-29 aqua-21 hoax-20",
    )
    table = scene(side(hand="hoax-30 vulca-1"), b, phase="leadership").play("lead:hoax-30", "use")
    assert table.cards(B, "active") == ["vulca-13", "vulca-18"]
    assert table.cards(B, "older") == ["mimix-22"]
    assert table.cards(B, "support") == ["hoax-20"]


@ruling("BM-199")
def test_hoax_30_discards_a_free_character_that_was_played_as_the_only_one() -> None:
    a = side(active="terrah-10", hand="hoax-30 vulca-1")
    b = side(active="vulca-13", hand="mimix-24", deck_size=0)
    table = scene(a, b, turn=B).play("play:mimix-24", "done", "lead:hoax-30", "use")
    assert table.cards(B, "active") == []
    assert "mimix-24" in table.cards(B, "discard")


@ruling("BM-199")
def test_hoax_30_spares_free_cards_that_are_ignored() -> None:
    """flit-12 ignores the FREE character, not the FREE booster."""
    b = side(active="vulca-13 mimix-24 aqua-16")
    table = scene(side(active="flit-12", hand="hoax-30 vulca-1"), b, phase="leadership")
    table.play("lead:hoax-30", "use")
    assert table.cards(B, "active") == ["vulca-13", "mimix-24"]


@ruling("BM-199", "BM-200")
def test_hoax_30_finds_no_free_icon_that_hoax_16_ignores() -> None:
    b = side(active="vulca-13 mimix-24 aqua-16", support="aqua-21")
    a = side(active="hoax-16", hand="hoax-30 vulca-1")
    table = scene(a, b, phase="leadership").play("lead:hoax-30")
    assert table.phase == "retreat"
    assert table.cards(B, "discard") == []
    other = scene({**a, "active": ["hoax-12"]}, b, phase="leadership").play("lead:hoax-30")
    assert other.may("use")


@pytest.mark.parametrize(
    ("b", "moves", "laid"),
    [
        pytest.param(
            {"hand": "aqua-12 vulca-1"},
            "play:aqua-12 play:vulca-1",
            ["aqua-12", "vulca-1"],
            marks=ruling("BM-201"),
            id="aqua-12",
        ),
        pytest.param(
            {"hand": "vulca-13 buka-14"},
            "play:vulca-13 play:buka-14",
            ["vulca-13", "buka-14"],
            marks=ruling("BM-201"),
            id="buka-14",
        ),
        pytest.param(
            {"ships": {"buka-30": ["buka-1", "buka-2"]}},
            "land:buka-30 fight play:buka-1 play:buka-2",
            ["buka-1", "buka-2"],
            marks=ruling("BM-201"),
            id="ship",
        ),
    ],
)
def test_hoax_30_spares_cards_that_only_counted_as_free(
    b: dict[str, Any], moves: str, laid: list[str]
) -> None:
    a = side(active="terrah-10 terrah-9", hand="hoax-30 vulca-1")
    phase = "begin" if "ships" in b else "character"
    table = scene(a, side(**b, deck_size=0), turn=B, phase=phase)
    table.play(*moves.split(), "done")
    assert table.turn == A
    table.play("lead:hoax-30")
    assert table.phase == "retreat"
    assert table.cards(B, "active") == laid


# hoax-31


@pytest.mark.parametrize(
    ("hand", "paid"),
    [
        pytest.param("vulca-28 vulca-30", True, marks=ruling("BM-202")),
        pytest.param("hyla-604 hyla-605", True, marks=ruling("BM-202")),
        pytest.param("crystal-1 crystal-2", True, marks=ruling("BM-202")),
        pytest.param("buka-29 buka-30", False, marks=ruling("BM-202")),
        pytest.param("vulca-28 buka-30", False, marks=ruling("BM-202")),
        pytest.param("vulca-28 hyla-604", False, marks=ruling("BM-202")),
        pytest.param("hyla-604 crystal-1", False, marks=ruling("BM-202")),
    ],
)
def test_hoax_31_is_paid_with_two_of_a_kind_but_not_with_ships(hand: str, paid: bool) -> None:
    table = scene(side(hand=f"hoax-31 {hand}", active="hoax-6"), phase="leadership")
    table.play("lead:hoax-31")
    cards = hand.split()
    assert sorted(table.moves("choose")) == (cards if paid else [])
    if paid:
        table.play(*[f"choose:{card}" for card in cards])
    assert table.dragons(A) == (1 if paid else 0)
    assert len(table.cards(A, "hand")) == (0 if paid else 2)


@pytest.mark.parametrize("hand", ["hyla-604 hyla-605", "crystal-1 crystal-2"])
@ruling("BM-203")
def test_hoax_31_is_paid_with_ignored_cards(hand: str) -> None:
    """The icons of these cards make flit-13 ignore them; laid now, so that hoax-31 was played."""
    table = scene(side(hand=f"hoax-31 {hand}"), side(hand="flit-13"), phase="leadership")
    table.play("lead:hoax-31")
    flit = every.NUMBERS["flit-13"]
    table.state.hand[B - 1].remove(flit)
    table.state.active[B - 1].append(flit)
    table.state.touch()
    table.state.menu = menu.make_menu(table.state)
    for card in hand.split():
        assert is_ignored(every.NUMBERS[card], table.state.ignored_by(A - 1))
        table.play(f"choose:{card}")
    assert table.dragons(A) == 1
