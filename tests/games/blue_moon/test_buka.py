"""The Buka: the boatswain, the coxswain, powder, lookout, ghost, armory and favors."""

from typing import Any

import pytest

from tests.games.blue_moon.duty import Flowing, is_stuck, must_retreat, scene
from tests.games.blue_moon.scene import A, B, side
from tests.ruling import ruling

# buka-18


def watched(own: str = "buka-18", phase: str = "character", **b: Any) -> Flowing:
    """It is B's turn under A's buka-18 (2/2)."""
    return scene(side(active=own), side(deck_size=0, **b), turn=B, phase=phase)


def is_a_dead_end(table: Flowing, key: str) -> bool:
    """Whether a move leaves no way to end the character phase."""
    other = table.copy().play(key)
    return other.phase == "character" and is_stuck(other)


@ruling("BM-458")
def test_buka_18_discards_nothing() -> None:
    a = side(hand="buka-18 mimix-25")
    s = scene(a, side(active="mimix-22 mimix-24")).play("play:buka-18")
    assert s.cards(B, "active") == ["mimix-22", "mimix-24"]
    assert s.power(B) == 3
    assert s.cards(B, "discard") == []


@ruling("BM-458", "BM-462")
@pytest.mark.parametrize(
    ("active", "own", "forced"),
    [
        ("khind-10 khind-12", "buka-18", True),
        ("khind-10", "buka-18", False),
        ("khind-10 khind-12", "hoax-10", False),
    ],
)
def test_khind_31_with_two_active_characters_is_a_retreat(
    active: str, own: str, forced: bool
) -> None:
    s = watched(own, "leadership", active=active, hand="khind-31").play("lead:khind-31")
    assert must_retreat(s) == forced


@ruling("BM-459")
def test_noticing_too_late_takes_everything_back() -> None:
    s = watched(active="hoax-1", hand="mimix-9 mimix-10", phase="retreat")
    s.play("fight", "play:mimix-9")
    s.play("play:mimix-10", "give-up")
    assert s.cards(B, "active") == ["hoax-1"]
    assert s.cards(B, "hand") == ["mimix-9", "mimix-10"]
    assert s.moves() == ["retreat"]


@ruling("BM-459")
def test_noticing_too_late_after_seeing_cards_loses_the_game() -> None:
    a = side(active="buka-18", hand="hoax-1 hoax-2 hoax-3")
    b = side(active="khind-10", hand="hoax-17 mimix-22")
    s = scene(a, b, turn=B).play("play:hoax-17", "blind", "blind", "play:mimix-22", "give-up")
    assert s.winner == A
    assert s.state.worth == 4


@ruling("BM-460")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("mimix-9", "mimix-10"),
        ("hoax-8", "mimix-22"),
        ("mimix-22", "hoax-8"),
        ("khind-10", "khind-12"),
    ],
)
def test_b_cannot_play_two_characters(first: str, second: str) -> None:
    hand = f"{first} {second} mimix-25"
    s = watched(hand=hand).play(f"play:{first}")
    assert s.may("done")
    assert is_a_dead_end(s, f"play:{second}")
    s = watched("hoax-10", hand=hand).play(f"play:{first}")
    assert not is_a_dead_end(s, f"play:{second}")


@ruling("BM-461")
def test_b_may_let_a_gang_become_inactive() -> None:
    s = watched(active="khind-10 khind-12", hand="khind-11 mimix-25")
    assert is_a_dead_end(s, "play:khind-11")
    s.play("fresh:khind-11")
    assert s.cards(B, "active") == ["khind-11"]
    assert s.cards(B, "older") == ["khind-10", "khind-12"]
    assert s.may("done")


@ruling("BM-462")
@pytest.mark.parametrize(("own", "refused"), [("buka-18", True), ("hoax-10", False)])
def test_khind_23_must_not_leave_two_active_characters(own: str, refused: bool) -> None:
    s = watched(own, active="hoax-1", hand="khind-23 vulca-18")
    assert is_a_dead_end(s, "play:khind-23") == refused


# buka-17


@pytest.mark.parametrize(
    ("a", "free"),
    [
        ({"hyla": "hyla-605", "crystals": "crystal-1"}, True),
        ({"crystals": "crystal-1 crystal-2"}, True),
        ({"hyla": "hyla-605", "support": "hoax-23"}, True),
        ({"crystals": "crystal-1", "bluffs": "buka-7"}, True),
        ({"hyla": "hyla-605"}, False),
        ({"crystals": "crystal-1"}, False),
        ({"hyla": "hyla-605", "support": "hoax-20"}, False),
        ({"hyla": "hyla-605", "inactive": "hoax-5"}, False),
        ({"hyla": "hyla-605", "ships": {"buka-30": []}}, False),
    ],
)
def test_buka_17_counts_every_active_card_with_an_icon(a: dict[str, Any], free: bool) -> None:
    """A has terrah-10 without icon; Hyla and crystal cards are active and carry one."""
    b = side(active="aqua-4", hand="aqua-1 buka-17")
    s = scene(side(active="terrah-10", **a), b, turn=B).play("play:aqua-1")
    assert s.may("play:buka-17") == free


@ruling("BM-463")
def test_khind_23_may_be_played_as_the_only_character() -> None:
    s = watched(active="hoax-1", hand="khind-23 vulca-18").play("fresh:khind-23")
    assert s.cards(B, "active") == ["khind-23"]
    assert s.cards(B, "older") == ["hoax-1"]
    s.play("play:vulca-18")
    assert s.asked == A


# buka-19


def coxswain(ship: str, first: tuple[str, ...] = ()) -> Flowing:
    """A plays buka-19 from a landed ship against PROTECTED and other cards."""
    a = side(landed={"buka-30": ship.split()})
    b = side(active="aqua-2 hoax-1 vulca-18", inactive="aqua-5 hoax-3", support="hoax-20")
    return scene(a, b).play(*first, "play:buka-19")


@ruling("BM-464")
def test_buka_19_from_a_ship_empties_the_combat_area() -> None:
    s = coxswain("buka-19").play("use")
    assert s.cards(B, "active") == ["aqua-2"]
    assert s.cards(B, "older") == []
    assert s.cards(B, "support") == ["hoax-20"]
    s = coxswain("buka-19").play("skip")
    assert s.cards(B, "older") == ["aqua-5", "hoax-3"]


@ruling("BM-465")
@pytest.mark.parametrize(("own", "left"), [("hoax-16", []), ("hoax-14", ["aqua-2"])])
def test_buka_19_with_hoax_16_takes_protected_cards_too(own: str, left: list[str]) -> None:
    s = coxswain(f"{own} buka-19", (f"play:{own}",)).play("use")
    assert s.cards(B, "active") == left


@ruling("BM-466")
def test_buka_19_from_hand_does_nothing() -> None:
    b = side(active="hoax-9", inactive="hoax-3")
    s = scene(side(hand="buka-19 mimix-25"), b).play("play:buka-19")
    assert s.may("play:mimix-25")
    assert s.cards(B, "active") == ["hoax-9"]
    assert s.cards(B, "older") == ["hoax-3"]


# buka-21


@ruling("BM-467")
@pytest.mark.parametrize(
    ("own", "foe", "power"),
    [
        ("buka-21", "khind-4", 10),
        ("buka-21", "hoax-8", 10),
        ("buka-20", "khind-4", 2),
        ("buka-20", "hoax-8", 6),
    ],
)
def test_bluff_cards_under_khind_4_and_with_buka_21(own: str, foe: str, power: int) -> None:
    """The characters show 2 fire, and there are two bluff cards."""
    s = scene(side(active=own, bluffs="buka-7 buka-8"), side(active=foe))
    assert s.power(A) == power


# buka-22


def lookout(b: dict[str, Any], own: str = "") -> Flowing:
    """A plays buka-22, after another character if one is named, both from a landed ship."""
    ship = ["buka-22"] if not own else [own, "buka-22"]
    s = scene(side(landed={"buka-30": ship}), side(**b))
    return s.play(*([f"play:{own}"] if own else []), "play:buka-22")


MIXED = {"active": "hoax-8 mimix-25 mimix-26", "support": "hoax-20 aqua-23", "bluffs": "buka-7"}


@ruling("BM-468", "BM-471")
def test_buka_22_discards_all_supports_but_protected_ones() -> None:
    s = lookout(MIXED)
    assert s.moves() == ["all:boosters", "all:supports", "skip"]
    s.play("all:supports")
    assert s.cards(B, "support") == ["aqua-23"]
    assert s.cards(B, "bluffs") == []
    assert s.cards(B, "active") == ["hoax-8", "mimix-25", "mimix-26"]


@ruling("BM-471")
def test_buka_22_spares_bluff_cards_when_boosters_are_chosen() -> None:
    s = lookout(MIXED).play("all:boosters")
    assert s.cards(B, "active") == ["hoax-8"]
    assert s.cards(B, "support") == ["hoax-20", "aqua-23"]
    assert s.cards(B, "bluffs") == ["buka-7"]


@ruling("BM-469")
def test_buka_22_with_hoax_16_discards_protected_cards_too() -> None:
    s = lookout(MIXED, "hoax-16").play("all:supports")
    assert s.cards(B, "support") == []


@ruling("BM-470")
def test_the_own_protected_icon_of_buka_22_keeps_its_text_working() -> None:
    s = lookout({"active": "hoax-8", "support": "khind-27 aqua-23"})
    s.play("all:supports")
    assert s.cards(B, "support") == ["aqua-23"]
    assert s.cards(B, "discard") == ["khind-27"]
    s = scene(side(hand="vulca-14"), side(active="hoax-9", support="khind-27"))
    s.play("play:vulca-14")
    assert s.cards(B, "support") == ["khind-27"]


@ruling("BM-472")
@pytest.mark.parametrize(
    ("own", "answer", "place", "left"),
    [
        ("flit-8", "all:supports", "support", ["aqua-23"]),
        ("flit-9", "all:boosters", "active", ["hoax-8"]),
    ],
)
def test_buka_22_discards_ignored_cards(own: str, answer: str, place: str, left: list[str]) -> None:
    s = lookout(MIXED, own)
    assert s.power(B) < 3 + 2 + 1 + 3 + 3 + 2
    s.play(answer)
    assert s.cards(B, place) == left


# buka-23


@ruling("BM-473")
@pytest.mark.parametrize(
    ("fields", "allowed"),
    [
        ({"ships": {"buka-30": ["buka-23"]}}, True),
        ({"ships": {"buka-30": ["buka-23"], "buka-28": []}}, False),
        ({"ships": {"buka-30": ["buka-23"]}, "hyla": "hyla-606"}, False),
    ],
)
def test_the_ghost_from_the_last_ship(fields: dict[str, Any], allowed: bool) -> None:
    s = scene(side(active="hoax-8", **fields), side(active="terrah-1"), phase="begin")
    s.play("land:buka-30")
    s.play(*["done"] * ("buka-28" in fields["ships"]))
    assert s.may("fight") == allowed
    if allowed:
        s.play("fight", "play:buka-23")
        assert s.element == "earth"


@ruling("BM-473")
def test_the_ghost_from_hand_needs_an_empty_influence_area() -> None:
    b = side(active="terrah-1")
    assert scene(side(hand="buka-23 hoax-1"), b).may("play:buka-23")
    s = scene(side(hand="buka-23 hoax-1", ships={"buka-30": []}), b)
    s.refused("play:buka-23")


@ruling("BM-474")
def test_an_opposing_hyla_does_not_stop_the_ghost() -> None:
    a = side(hand="buka-23 hoax-1")
    assert scene(a, side(active="terrah-1", hyla="hyla-606")).may("play:buka-23")
    s = scene(side(**{**a, "hyla": "hyla-606"}), side(active="terrah-1"))
    s.refused("play:buka-23")


# buka-25


@ruling("BM-475")
@pytest.mark.parametrize("second", ["play:hoax-21", "bluff:buka-7", "load:hoax-1"])
@pytest.mark.parametrize("first", ["play:hoax-22", "play:mimix-25"])
def test_the_armory_allows_one_more_support(first: str, second: str) -> None:
    a = side(
        active="hoax-8",
        support="buka-25",
        ships={"buka-30": []},
        hand="hoax-22 hoax-21 buka-7 hoax-1 mimix-25 mimix-26",
        deck_size=0,
    )
    s = scene(a, side(active="flit-14"), phase="support").play(first, second)
    assert s.asked == B
    assert len(s.cards(A, "hand")) == 4


@ruling("BM-475")
@pytest.mark.parametrize("key", ["play:hoax-21", "bluff:buka-7", "load:hoax-1"])
def test_the_armory_works_after_stop(key: str) -> None:
    def stopped(support: str) -> Flowing:
        a = side(
            active="hoax-8",
            support=support,
            ships={"buka-30": []},
            hand="khind-31 hoax-21 buka-7 hoax-1 mimix-25",
            deck_size=0,
        )
        s = scene(a, side(active="flit-14"), phase="leadership")
        return s.play("lead:khind-31", "fight")

    s = stopped("buka-25")
    assert s.moves("play") == ["hoax-21"]
    s.play(key)
    assert s.asked == B
    assert len(s.cards(A, "hand")) == 3
    assert stopped("hoax-22").asked == B


@ruling("BM-476")
def test_the_armory_works_in_the_turn_in_which_it_is_played() -> None:
    a = side(active="hoax-8", hand="buka-25 hoax-21 hoax-22", deck_size=0)
    s = scene(a, side(active="flit-14"), phase="support").play("play:buka-25", "play:hoax-21")
    assert s.asked == B
    assert s.cards(A, "hand") == ["hoax-22"]
    s = scene(a, side(active="flit-14"), phase="support").play("play:hoax-21")
    assert s.asked == B


# buka-26


@ruling("BM-477")
@pytest.mark.parametrize(
    ("active", "support", "fire"),
    [
        ("hoax-8", "", 3),
        ("hoax-8", "buka-26", 6),
        ("hoax-8 vulca-21", "", 6),
        ("hoax-8 vulca-21", "buka-26", 12),
    ],
)
def test_fire_doubled_twice(active: str, support: str, fire: int) -> None:
    s = scene(side(active=active, support=support), side())
    assert s.power(A) == fire
    assert s.power(A, "earth") == 1


# buka-27


def favor(phase: str = "leadership", **a: Any) -> Flowing:
    """A holds buka-27 and has a deck of the Buka."""
    fields = {"people": "buka", "active": "hoax-8", **a}
    fields["hand"] = f"buka-27 {fields.get('hand', '')}"
    return scene(side(**fields), side(active="flit-14"), phase=phase)


@ruling("BM-478")
def test_a_favor_may_be_loaded_onto_a_landed_ship() -> None:
    s = favor("begin", ships={"buka-30": []}).play("land:buka-30", "lead:buka-27")
    s.play("choose:buka-1")
    assert s.cards(A, "loaded") == ["buka-1"]
    assert s.cards(A, "aboard") == ["buka-30"]
    s.play("fight", "play:buka-1")
    assert s.cards(A, "active") == ["buka-1"]


@ruling("BM-479")
def test_the_sea_devil_of_a_favor_is_loaded_at_once() -> None:
    s = favor(hand="buka-1 buka-2 buka-3 buka-4").play("lead:buka-27", "choose:buka-29")
    assert s.cards(A, "ships") == ["buka-29"]
    s.play("choose:buka-1", "choose:buka-2", "choose:buka-3")
    assert s.cards(A, "loaded") == ["buka-1", "buka-2", "buka-3"]
    assert s.phase == "retreat"


@ruling("BM-480")
def test_cards_loaded_by_a_favor_do_not_use_the_allowance() -> None:
    s = favor(hand="buka-1 buka-2 buka-4 buka-5").play("lead:buka-27", "choose:buka-29")
    s.play("choose:buka-1", "done", "fight", "play:buka-2", "load:buka-4")
    assert s.cards(A, "loaded") == ["buka-1", "buka-4"]


@ruling("BM-480")
def test_a_favor_loaded_from_the_deck_does_not_use_the_allowance() -> None:
    s = favor(hand="buka-2 hoax-21", ships={"buka-30": []})
    s.play("lead:buka-27", "choose:buka-1", "fight", "play:buka-2", "play:hoax-21")
    assert s.cards(A, "loaded") == ["buka-1"]
    assert s.cards(A, "support") == ["hoax-21"]


@ruling("BM-481", "BM-482")
def test_a_favor_brings_a_hyla_but_no_crystal_card() -> None:
    s = favor(deck="hyla-605 crystal-1 hoax-27").play("lead:buka-27")
    assert "hyla-605" in s.moves("choose")
    assert "crystal-1" not in s.moves("choose")
    assert "hoax-27" not in s.moves("choose")
    s.refused("choose:crystal-1")
    s.play("choose:hyla-605")
    assert s.player(A)["hyla"] == "hyla-605"
