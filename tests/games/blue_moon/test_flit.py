"""The Flit cards. What flit-28 limits is in `test_draw_limits`, dragons of a retreat in
`test_retreat_dragons`."""

from typing import Any

import pytest

from spieltisch.games.blue_moon.cards import every, icons
from spieltisch.games.blue_moon.state import codes
from tests.games.blue_moon.scene import A, B, Scene, scene, side
from tests.ruling import ruling


def announced(table: Scene) -> list[list[int]]:
    """Seat, element and power of every announcement."""
    said = [event.args for event in table.state.events if event.kind == "announce"]
    return [[seat + 1, element, power] for seat, element, power, *_ in said]


# flit-6


@ruling("BM-245")
def test_flit_6_discards_only_in_the_moment_it_is_played() -> None:
    """A plays flit-6 and does not use it; in the support phase and a turn later it is too late."""
    a = side(hand="flit-6 vulca-18 flit-5", deck_size=0)
    b = side(active="vulca-14 vulca-15", hand="vulca-12 mimix-22", deck_size=0)
    table = scene(a, b).play("play:flit-6")
    assert sorted(table.moves("choose")) == ["vulca-14", "vulca-15"]
    table.play("skip", "play:vulca-18")
    assert table.phase == "support"
    assert table.refused("text:flit-6").code == "no-such-text"
    table.play("done", "fight", "play:vulca-12", "play:mimix-22", "done")
    assert table.turn == A
    assert table.cards(B, "active") == ["vulca-12", "mimix-22"]
    assert table.cards(A, "active") == ["flit-6", "vulca-18"]
    assert not table.moves("text")


@pytest.mark.parametrize(
    ("active", "targets"),
    [
        pytest.param("vulca-14", [], marks=ruling("BM-245")),
        pytest.param("vulca-14 vulca-18", [], marks=ruling("BM-245")),
        pytest.param(
            "vulca-14 vulca-18 mimix-24", ["mimix-24", "vulca-14"], marks=ruling("BM-245")
        ),
    ],
)
def test_flit_6_needs_a_second_active_character_now(active: str, targets: list[str]) -> None:
    table = scene(side(hand="flit-6 vulca-18"), side(active=active, inactive="vulca-15"))
    assert sorted(table.play("play:flit-6").moves("choose")) == targets


@ruling("BM-246")
def test_after_flit_6_only_the_remaining_character_has_to_be_matched() -> None:
    a = side(hand="flit-6", deck_size=0)
    b = side(active="vulca-14 vulca-15")
    table = scene(a, b).play("play:flit-6")
    assert (table.power(A), table.power(B)) == (2, 4)
    unused = Scene(table.state.clone()).play("skip")
    assert unused.moves() == ["give-up"]
    table.play("choose:vulca-14")
    assert table.power(B) == 2
    table.play("done")
    assert table.turn == B
    assert announced(table) == [[A, codes.FIRE, 2]]


@pytest.mark.parametrize(
    ("a", "moves", "b"),
    [
        pytest.param(
            "flit-6",
            "play:flit-6 choose:vulca-5",
            {"active": "vulca-5 vulca-15"},
            marks=ruling("BM-247"),
        ),
        pytest.param(
            "flit-8",
            "play:flit-8",
            {"active": "vulca-15", "support": "hoax-20 mimix-27"},
            marks=ruling("BM-247"),
        ),
        pytest.param(
            "flit-9",
            "play:flit-9",
            {"active": "vulca-15 vulca-18 flit-20"},
            marks=ruling("BM-247"),
        ),
    ],
)
def test_cards_may_lower_the_power_to_match_from_7_to_2(
    a: str, moves: str, b: dict[str, Any]
) -> None:
    table = scene(side(hand=a, deck_size=0), side(**b))
    assert table.power(B) == 7
    table.play(*moves.split())
    assert table.power(B) == 2
    table.play("done")
    assert announced(table) == [[A, codes.FIRE, 2]]


# flit-8


@pytest.mark.parametrize(
    "active",
    [
        pytest.param("flit-8", marks=ruling("BM-248")),
        pytest.param("flit-13", marks=ruling("BM-272")),
    ],
)
def test_bluff_cards_are_ignored(active: str) -> None:
    b = side(active="vulca-13", bluffs="buka-7 buka-8", hand="buka-9")
    plain = scene(side(active="flit-11"), b, turn=B, phase="support")
    assert plain.power(B) == 6
    assert plain.may("bluff:buka-9")
    table = scene(side(active=active), b, turn=B, phase="support")
    assert table.power(B) == 2
    assert table.moves() == ["done"], "no bluff card can be laid"
    table.play("done")
    assert table.turn == A, "nobody is asked about the bluff cards"
    assert table.cards(B, "bluffs") == ["buka-7", "buka-8"]


@pytest.mark.parametrize(
    ("active", "callable_"),
    [
        pytest.param("flit-8", False, marks=ruling("BM-249")),
        pytest.param("flit-13", False, marks=ruling("BM-272")),
        pytest.param("flit-9", True, marks=ruling("BM-249")),
        pytest.param("hoax-16", True, marks=ruling("BM-249", "BM-272")),
    ],
)
def test_ignored_bluff_cards_cannot_be_called(active: str, callable_: bool) -> None:
    b = side(hand="vulca-1", bluffs="buka-7", deck_size=0)
    table = scene(side(active=active), b, turn=B).play("play:vulca-1", "done")
    assert table.may("call") == callable_
    assert table.cards(B, "bluffs") == ["buka-7"]


@pytest.mark.parametrize(
    ("card", "b"),
    [
        pytest.param(
            "flit-8", {"active": "vulca-13", "support": "hoax-20"}, marks=ruling("BM-250")
        ),
        pytest.param("flit-9", {"active": "vulca-13 vulca-18"}, marks=ruling("BM-252")),
    ],
)
def test_the_power_of_the_opponent_falls_in_the_turn_in_which_it_is_ignored(
    card: str, b: dict[str, Any]
) -> None:
    """From 5 to 2: enough for 2 fire. A plain character of 2 fire is not."""
    table = scene(side(hand=f"{card} flit-5", deck_size=0), side(**b))
    assert table.power(B) == 5
    plain = Scene(table.state.clone()).play("play:flit-5")
    assert plain.moves() == ["give-up"]
    table.play(f"play:{card}")
    assert table.power(B) == 2
    table.play("done")
    assert table.turn == B


@ruling("BM-251")
def test_the_effect_of_flit_8_ends_when_it_is_retrieved() -> None:
    """B shows 4 while supports are ignored, 8 otherwise."""
    a = side(active="flit-8", hand="vulca-8", deck_size=0)
    b = side(active="vulca-10", support="hoax-21 mimix-27")
    table = scene(a, b, phase="begin")
    assert table.power(B) == 4
    table.play("retrieve:flit-8")
    assert table.power(B) == 8
    again = Scene(table.state.clone()).play("fight", "play:flit-8")
    assert again.power(B) == 4
    table.play("fight", "play:vulca-8")
    assert table.power(A) == 4
    assert table.moves() == ["give-up"]


# flit-10: A has it, B is in turn


@pytest.mark.parametrize("second", ["mimix-10", "mimix-24", "vulca-18"])
@ruling("BM-253", "BM-254")
def test_under_flit_10_one_character_is_all_that_goes_into_the_combat_area(second: str) -> None:
    """Neither the other half of a pair nor a FREE character nor a booster, but a support."""
    b = side(hand=f"mimix-9 {second} hoax-20 hoax-21", deck_size=0)
    table = scene(side(active="flit-10"), b, turn=B).play("play:mimix-9")
    assert table.refused(f"play:{second}").code == "combat-limit"
    assert sorted(table.moves("play")) == ["hoax-20", "hoax-21"]
    table.play("play:hoax-20")
    assert table.cards(B, "active") == ["mimix-9"]
    assert table.cards(B, "support") == ["hoax-20"]
    assert second in table.cards(B, "hand")
    assert scene(side(active="flit-5"), b, turn=B).play("play:mimix-9").may(f"play:{second}")


@ruling("BM-253")
def test_under_flit_10_no_character_follows_a_free_one() -> None:
    b = side(hand="mimix-24 vulca-1 hoax-20", deck_size=0)
    table = scene(side(active="flit-10"), b, turn=B).play("play:mimix-24")
    assert table.refused("play:vulca-1").code == "combat-limit"
    assert table.moves("play") == ["hoax-20"]
    assert scene(side(active="flit-5"), b, turn=B).play("play:mimix-24").may("play:vulca-1")


@ruling("BM-254")
def test_flit_10_leaves_any_number_of_supports_to_hoax_29() -> None:
    b = side(hand="hoax-29 vulca-1 hoax-20 hoax-21 hoax-22")
    table = scene(side(active="flit-10"), b, turn=B, phase="leadership")
    table.play("lead:hoax-29", "fight", "play:vulca-1")
    table.play("play:hoax-20", "play:hoax-21", "play:hoax-22")
    assert table.cards(B, "support") == ["hoax-20", "hoax-21", "hoax-22"]


@ruling("BM-255")
def test_flit_31_does_not_lift_the_limit_of_flit_10() -> None:
    b = side(hand="flit-31 vulca-1 vulca-18 flit-20 hoax-20")
    table = scene(side(active="flit-10"), b, turn=B, phase="leadership")
    table.play("lead:flit-31", "fight", "play:vulca-1")
    assert table.refused("play:vulca-18").code == "combat-limit"
    assert table.refused("play:flit-20").code == "combat-limit"
    assert table.may("play:hoax-20")


# flit-11


@ruling("BM-256")
def test_flit_11_doubles_both_values_of_boosters_and_of_nothing_else() -> None:
    """Boosters of 3/2 and 2/1 count 10/6; a support of 3/3 and a character of 1/1 stay."""
    table = scene(side(active="flit-11 mimix-24 vulca-18 flit-22", support="hoax-20"))
    assert (table.power(A, "fire"), table.power(A, "earth")) == (14, 10)
    plain = scene(side(active="flit-14 mimix-24 vulca-18 flit-22", support="hoax-20"))
    assert (plain.power(A, "fire"), plain.power(A, "earth")) == (9, 7)


@pytest.mark.parametrize(
    ("booster", "fire"), [("vulca-20", 6), ("pillar-24", 6), ("pillar-26", 5), ("aqua-19", 7)]
)
@ruling("BM-256")
def test_flit_11_does_not_change_texts_on_boosters(booster: str, fire: int) -> None:
    assert scene(side(active=f"flit-11 {booster}")).power(A) == fire


# flit-12


@ruling("BM-257")
def test_flit_12_takes_values_and_texts_of_active_characters_at_once() -> None:
    """hoax-12 shows 2 and doubles a support of 2: 6 before, 2 afterwards."""
    table = scene(side(hand="flit-12 vulca-18"), side(active="hoax-12", support="hoax-21"))
    assert table.power(B) == 6
    assert table.play("play:flit-12").power(B) == 2


@ruling("BM-257")
def test_flit_12_takes_icons_of_active_characters_at_once() -> None:
    b = side(active="mimix-15")
    table = scene(side(hand="flit-12 vulca-18"), b)
    assert table.has_shield(B)
    table.play("play:flit-12")
    assert not table.has_shield(B)
    begin = side(active="hoax-5", bluffs="buka-7")
    ignored = scene(side(active="flit-12"), begin, turn=B, phase="begin")
    assert ignored.refused("retrieve:hoax-5").code == "retrieve-off"
    assert scene(side(active="flit-11"), begin, turn=B, phase="begin").may("retrieve:hoax-5")


@ruling("BM-258")
def test_flit_12_does_not_undo_what_has_happened() -> None:
    """B's hoax-17 has discarded two cards of A before flit-12 ignores it."""
    a = side(active="terrah-10", hand="flit-12 vulca-1 vulca-2", open="vulca-1 vulca-2")
    b = side(hand="hoax-17", deck_size=0)
    table = scene(a, b, turn=B).play("play:hoax-17", "choose:vulca-1", "choose:vulca-2")
    table.play("done")
    assert table.turn == A
    table.play("fight", "play:flit-12")
    assert table.power(B) == 0
    assert table.cards(A, "discard") == ["vulca-1", "vulca-2"]


@ruling("BM-259")
def test_the_character_played_under_flit_12_has_no_values_and_no_effect() -> None:
    """vulca-14 would discard the booster of A."""
    b = side(hand="vulca-14", deck_size=0)
    table = scene(side(active="flit-12 flit-25"), b, turn=B).play("play:vulca-14")
    assert table.moves() == ["done"]
    assert table.power(B) == 0
    assert table.cards(A, "active") == ["flit-12", "flit-25"]
    other = scene(side(active="flit-11 flit-25"), b, turn=B).play("play:vulca-14")
    assert other.may("choose:flit-25")
    assert other.power(B) == 2


@ruling("BM-259")
def test_the_character_played_under_flit_12_has_no_icons() -> None:
    """Neither the PAIR of mimix-9 nor the FREE of mimix-24 works."""
    b = side(hand="mimix-9 mimix-10 mimix-24", deck_size=0)
    table = scene(side(active="flit-12"), b, turn=B).play("play:mimix-9")
    assert table.moves() == ["done"]
    assert table.cards(B, "active") == ["mimix-9"]
    other = scene(side(active="flit-11"), b, turn=B).play("play:mimix-9")
    assert sorted(other.moves("play")) == ["mimix-10", "mimix-24"]


@pytest.mark.parametrize(
    ("hand", "fields", "moves", "matches"),
    [
        pytest.param("vulca-1", {}, "play:vulca-1", False, marks=ruling("BM-260"), id="character"),
        pytest.param(
            "vulca-1 vulca-18",
            {},
            "play:vulca-1 play:vulca-18",
            True,
            marks=ruling("BM-260"),
            id="booster",
        ),
        pytest.param(
            "vulca-1 vulca-23",
            {},
            "play:vulca-1 play:vulca-23",
            True,
            marks=ruling("BM-260"),
            id="support",
        ),
        pytest.param(
            "vulca-1",
            {"hyla": "hyla-606"},
            "play:vulca-1",
            True,
            marks=ruling("BM-260"),
            id="influence",
        ),
        pytest.param("hoax-16", {}, "play:hoax-16", False, marks=ruling("BM-260"), id="own text"),
    ],
)
def test_flit_12_leaves_boosters_supports_and_influence(
    hand: str, fields: dict[str, Any], moves: str, matches: bool
) -> None:
    """A shows 1 fire, from a booster."""
    b = side(hand=hand, deck_size=0, **fields)
    table = scene(side(active="flit-12 mimix-26"), b, turn=B).play(*moves.split())
    assert table.moves() == ["done" if matches else "give-up"]


@pytest.mark.parametrize(
    ("card", "power"),
    [
        pytest.param("hoax-28", 7, marks=ruling("BM-260")),
        pytest.param("pillar-30", 0, marks=ruling("BM-260")),
    ],
)
def test_a_text_outside_the_character_switches_flit_12_off(card: str, power: int) -> None:
    b = side(hand=f"{card} vulca-1", deck_size=0)
    table = scene(side(active="flit-12 mimix-26"), b, turn=B, phase="leadership")
    table.play(f"lead:{card}", "fight", "play:vulca-1")
    assert table.moves() == ["done" if power else "give-up"]
    table.play(*table.moves())
    assert announced(table) == ([[B, codes.FIRE, power]] if power else [])


@pytest.mark.parametrize(
    ("active", "kept"),
    [
        pytest.param("flit-12", False, marks=ruling("BM-261")),
        pytest.param("flit-11", True, marks=ruling("BM-261")),
    ],
)
def test_a_gang_cannot_be_kept_under_flit_12(active: str, kept: bool) -> None:
    b = side(active="khind-10 khind-11", hand="khind-12", deck_size=0)
    table = scene(side(active=active), b, turn=B)
    assert table.may("fresh:khind-12") == kept
    table.play("play:khind-12")
    older = [] if kept else ["khind-10", "khind-11"]
    assert table.cards(B, "older") == older


@pytest.mark.parametrize(
    ("active", "support", "without", "under"),
    [
        pytest.param("vulca-13", "", 2, 0, marks=ruling("BM-264")),
        pytest.param("vulca-13 pillar-24", "", 6, 0, marks=ruling("BM-262")),
        pytest.param("vulca-13 vulca-21", "", 4, 0, marks=ruling("BM-262")),
        pytest.param("vulca-13", "buka-26", 4, 0, marks=ruling("BM-262")),
        pytest.param("vulca-13", "aqua-27", 3, 0, marks=ruling("BM-262")),
        pytest.param("vulca-13 vulca-20", "", 6, 6, marks=ruling("BM-263")),
        pytest.param("vulca-13 aqua-19", "", 7, 7, marks=ruling("BM-263")),
        pytest.param("vulca-12", "vulca-23", 6, 3, marks=ruling("BM-265")),
        pytest.param("flit-1", "", 4, 4, marks=ruling("BM-266")),
        pytest.param("aqua-2", "", 5, 5, marks=ruling("BM-266")),
        pytest.param("flit-1 aqua-2 vulca-1", "", 16, 9, marks=ruling("BM-266")),
    ],
)
def test_what_a_side_shows_under_flit_12(
    active: str, support: str, without: int, under: int
) -> None:
    b = side(active=active, support=support)
    assert scene(side(active="flit-11"), b).power(B) == without
    assert scene(side(active="flit-12"), b).power(B) == under


@ruling("BM-264")
def test_power_0_can_be_announced_and_matched() -> None:
    b = side(hand="vulca-1", deck_size=0)
    table = scene(side(active="flit-12", hand="flit-11", deck_size=0), b, turn=B)
    table.play("play:vulca-1", "done")
    assert announced(table) == [[B, codes.FIRE, 0]]
    table.play("fight", "play:flit-11")
    assert table.power(A) == 0
    assert table.moves() == ["give-up"], "without flit-12 B shows 7"


@ruling("BM-265")
def test_with_flit_12_only_the_supports_have_to_be_matched() -> None:
    """B shows 6, of which 3 come from a support."""
    a = side(hand="flit-12 vulca-18", deck_size=0)
    table = scene(a, side(active="vulca-12", support="vulca-23")).play("play:flit-12")
    assert "done" not in table.moves()
    table.play("play:vulca-18", "done")
    assert announced(table) == [[A, codes.FIRE, 3]]


@ruling("BM-267")
def test_the_element_that_a_mutant_has_changed_stays_changed() -> None:
    a = side(active="terrah-10", hand="flit-12", dragons=1, deck_size=0)
    b = side(hand="mutant-101", deck_size=0)
    table = scene(a, b, turn=B).play("play:mutant-101", "done")
    assert table.element == "earth"
    table.play("fight", "play:flit-12")
    assert table.power(B, "earth") == 0
    assert table.element == "earth"


@ruling("BM-268", "BM-259")
def test_a_mutant_under_flit_12_has_no_condition_values_shields_or_change() -> None:
    """mutant-101 asks for a dragon that A does not have."""
    b = side(hand="mutant-101", deck_size=0)
    assert scene(side(active="flit-11"), b, turn=B).refused("play:mutant-101").code == "condition"
    table = scene(side(active="flit-12 mimix-26"), b, turn=B).play("play:mutant-101")
    assert table.element == "fire"
    assert (table.power(B, "fire"), table.power(B, "earth")) == (0, 0)
    assert not table.has_shield(B)
    assert not table.has_shield(B, "earth")
    assert table.moves() == ["give-up"], "A shows 1 fire"


@ruling("BM-269")
def test_a_fight_opened_with_flit_12_and_0_goes_on_with_any_character() -> None:
    a = side(hand="flit-12", deck_size=0)
    b = side(hand="vulca-1", deck_size=0)
    table = scene(a, b, element=None).play("play:flit-12", "done", "announce:fire")
    table.play("fight", "play:vulca-1", "done")
    assert announced(table) == [[A, codes.FIRE, 0], [B, codes.FIRE, 0]]
    assert table.turn == A


# flit-13


@pytest.mark.parametrize(
    ("icons", "power"),
    [
        pytest.param(icons.PROTECTED | icons.RETRIEVE, 5, marks=ruling("BM-270")),
        pytest.param(icons.PROTECTED | icons.FREE, 5, marks=ruling("BM-270")),
        pytest.param(icons.PROTECTED, 5, marks=ruling("BM-270")),
        pytest.param(icons.RETRIEVE, 0, marks=ruling("BM-270")),
    ],
)
def test_flit_13_spares_protected_cards_with_a_further_icon(icons: int, power: int) -> None:
    """No card prints both, so one of 5 fire is given the icons."""
    octopus = every.NUMBERS["aqua-2"]
    printed = every.ICONS[octopus]
    every.ICONS[octopus] = icons
    try:
        shown = scene(side(active="flit-13"), side(active="aqua-2")).power(B)
    finally:
        every.ICONS[octopus] = printed
    assert shown == power


@pytest.mark.parametrize("fog", ["", "terrah-26"])
@ruling("BM-271")
def test_icons_that_terrah_26_ignores_are_still_icons_for_flit_13(fog: str) -> None:
    b = side(active="mimix-9 flit-15", support="pillar-29")
    assert scene(side(active="flit-11", support=fog), b).power(B) == 9
    assert scene(side(active="flit-13", support=fog), b).power(B) == 0


@pytest.mark.parametrize(
    ("active", "hyla", "fire", "earth"),
    [
        ("flit-13", "hyla-605", 4, 0),
        ("flit-13", "hyla-606", 4, 0),
        ("flit-13", "hyla-604", 4, 0),
        ("flit-12", "hyla-606", 1, 1),
        ("flit-9", "hyla-606", 5, 1),
    ],
)
def test_a_hyla_that_flit_13_ignores_adds_nothing(
    active: str, hyla: str, fire: int, earth: int
) -> None:
    """Hyla carry an icon; texts about characters or boosters do not touch them."""
    b = side(hand="hoax-4", active="hoax-3", hyla=hyla)
    s = scene(side(active=active), b, turn=B).play("play:hoax-4")
    assert (s.power(B), s.power(B, "earth")) == (fire, earth)
    s.play("done")
    announced = next(line for line in s.log() if line.kind == "announce")
    assert announced.data["power"] == fire


def test_an_ignored_hyla_is_named_among_the_reasons_of_the_power() -> None:
    b = side(hand="hoax-4", active="hoax-3", hyla="hyla-605")
    s = scene(side(active="flit-13"), b, turn=B).play("play:hoax-4", "done")
    announced = next(line for line in s.log() if line.kind == "announce")
    assert announced.rulings == ("BM-014", "BM-046")


# flit-31


@ruling("BM-285")
def test_flit_31_allows_any_number_of_boosters_and_one_support() -> None:
    a = side(
        hand="flit-31 vulca-13 vulca-18 mimix-25 terrah-18 hoax-20 hoax-21 buka-7 buka-8",
        ships={"buka-30": []},
    )
    table = scene(a, side(active="terrah-10"), phase="leadership")
    table.play("lead:flit-31", "fight", "play:vulca-13", "play:vulca-18", "play:mimix-25")
    for one in ("play:hoax-20", "bluff:buka-7", "load:buka-8"):
        used = Scene(table.state.clone()).play(one)
        assert used.refused("play:hoax-21").code == "no-allowance"
        assert used.may("play:terrah-18")
        for other in {"bluff:buka-7", "bluff:buka-8", "load:buka-7", "load:buka-8"}:
            if other.partition(":")[2] != one.partition(":")[2]:
                assert used.refused(other).code == "no-allowance"


@ruling("BM-286")
def test_flit_31_works_when_opening_a_fight() -> None:
    a = side(hand="flit-31 vulca-13 vulca-18 mimix-25 terrah-18 hoax-20")
    table = scene(a, element=None, phase="leadership")
    table.play("lead:flit-31", "fight", "play:vulca-13", "play:vulca-18", "play:mimix-25")
    assert table.refused("play:hoax-20").code == "opening-allowance"
    assert table.may("play:terrah-18")


@ruling("BM-286")
def test_flit_31_works_after_an_effective_stop() -> None:
    a = side(hand="flit-31 mimix-20 vulca-18 mimix-25 terrah-18 hoax-20")
    table = scene(a, side(active="terrah-10"), phase="leadership")
    table.play("lead:flit-31", "fight", "play:mimix-20", "play:vulca-18", "play:mimix-25")
    assert table.refused("play:hoax-20").code == "stopped"
    assert table.may("play:terrah-18")


# flit-32


def chosen(active: str, **b: str) -> Scene:
    """A plays flit-32 with an unprotected and a protected support."""
    a = side(hand="flit-32 flit-1", active=active, support="hoax-20 aqua-24")
    return scene(a, side(active="aqua-7", **b), phase="leadership").play("lead:flit-32")


@pytest.mark.parametrize(
    ("active", "left"),
    [
        pytest.param("flit-5", ["aqua-23"], marks=ruling("BM-287")),
        pytest.param("hoax-16", [], marks=ruling("BM-287")),
    ],
)
def test_flit_32_discards_supports_whose_protected_icon_is_ignored(
    active: str, left: list[str]
) -> None:
    table = chosen(active, support="aqua-23 vulca-23")
    assert table.cards(B, "support") == left
    assert table.cards(A, "support") == ["aqua-24"]
    assert table.cards(A, "discard") == ["hoax-20"]


@ruling("BM-288")
def test_flit_32_discards_bluff_cards_of_both() -> None:
    a = side(hand="flit-32 flit-1", active="flit-5", bluffs="buka-9")
    b = side(active="aqua-7", bluffs="buka-7 buka-8")
    table = scene(a, b, phase="leadership").play("lead:flit-32")
    assert table.cards(A, "bluffs") == table.cards(B, "bluffs") == []
    assert table.cards(A, "discard") == ["buka-9"]
    assert sorted(table.cards(B, "discard")) == ["buka-7", "buka-8"]


@ruling("BM-289")
def test_flit_32_discards_ignored_supports() -> None:
    before = scene(side(active="flit-8"), side(active="aqua-7", support="vulca-23"))
    assert before.power(B) == 3, "the support is ignored"
    table = chosen("flit-8", support="vulca-23", bluffs="buka-7")
    assert table.cards(B, "support") == table.cards(B, "bluffs") == []
    assert sorted(table.cards(B, "discard")) == ["buka-7", "vulca-23"]
