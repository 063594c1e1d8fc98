"""Ships: loading, landing, playing from them, and the Sea Moon."""

from typing import Any

import pytest

from tests.games.blue_moon.duty import Flowing, all_payments, scene
from tests.games.blue_moon.scene import A, B, opponent, side
from tests.ruling import ruling

NOBODY = {"active": "flit-14"}
"""B without any power."""


def aboard(
    landed: dict[str, list[str]],
    hand: str = "",
    b: dict[str, Any] | None = None,
    element: str | None = "fire",
    **a: Any,
) -> Flowing:
    """A stands in the character phase with landed ships, and draws no cards."""
    first = side(landed=landed, hand=hand, deck_size=0, **a)
    return scene(first, side(**(b or NOBODY)), element=element)


# in general


@ruling("BM-483")
def test_a_ship_is_an_action_card() -> None:
    def table(support: str = "") -> Flowing:
        a = side(active="hoax-8", hand="buka-30 hyla-605 hoax-27 hoax-1")
        return scene(a, side(active="flit-14", support=support), phase="leadership")

    s = table().play("lead:buka-30")
    assert s.cards(A, "ships") == ["buka-30"]
    assert s.moves("lead") == []
    assert s.moves("replace") == []
    table("terrah-28").refused("lead:buka-30")


@ruling("BM-483")
def test_a_ship_is_an_influence_card() -> None:
    """buka-27 lays an influence card, buka-23 wants none."""
    a = side(people="buka", active="hoax-8", hand="buka-27")
    s = scene(a, side(**NOBODY), phase="leadership").play("lead:buka-27", "choose:buka-30")
    assert s.cards(A, "ships") == ["buka-30"]
    s = scene(side(hand="buka-23 hoax-1", ships={"buka-30": []}), side(**NOBODY))
    s.refused("play:buka-23")


@ruling("BM-484")
def test_ships_beside_a_hyla_and_beside_ships_of_the_opponent() -> None:
    a = side(active="hoax-8", hyla="hyla-606", ships={"buka-28": []}, hand="buka-30 hoax-1")
    b = side(active="flit-14", ships={"buka-30": ["vulca-1"]})
    s = scene(a, b, phase="leadership").play("lead:buka-30")
    assert s.cards(A, "ships") == ["buka-28", "buka-30"]
    assert s.player(A)["hyla"] == "hyla-606"
    assert s.cards(B, "ships") == ["buka-30"]
    assert s.cards(B, "loaded") == ["vulca-1"]


@ruling("BM-485")
def test_texts_of_ships_that_land_together_work_together() -> None:
    ships = {"buka-28": [], "buka-30": ["buka-1", "hoax-21"]}
    a = side(active="hoax-8", ships=ships, hand="mimix-9 mimix-10 vulca-18")
    s = scene(a, side(**NOBODY), phase="begin").play("land:buka-28", "land:buka-30", "fight")
    s.play("play:mimix-9", "play:mimix-10", "play:buka-1")
    assert s.cards(A, "active") == ["mimix-9", "mimix-10", "buka-1"]
    assert s.moves("play") == ["vulca-18", "hoax-21"]


@ruling("BM-485")
def test_without_the_sea_falcon_the_hand_waits() -> None:
    ships = {"buka-28": [], "buka-30": ["buka-1", "hoax-21"]}
    a = side(active="hoax-8", ships=ships, hand="mimix-9 vulca-18")
    s = scene(a, side(**NOBODY), phase="begin").play("land:buka-30", "done", "fight")
    assert s.moves("play") == ["buka-1"]
    s.refused("play:mimix-9")
    s.play("play:buka-1")
    assert s.moves("play") == ["hoax-21"]


@ruling("BM-486")
@pytest.mark.parametrize(("support", "hand"), [("", True), ("khind-27", False)])
@pytest.mark.parametrize("ship", ["buka-28", "buka-31"])
def test_a_landed_ship_with_ignored_text_lets_only_its_load_be_played(
    ship: str, support: str, hand: bool
) -> None:
    s = aboard({ship: ["buka-1"]}, "hoax-1", {**NOBODY, "support": support})
    assert s.may("play:buka-1")
    assert s.may("play:hoax-1") == hand


@ruling("BM-486")
@pytest.mark.parametrize(("support", "loading"), [("", True), ("khind-27", False)])
def test_the_sea_devil_with_ignored_text_is_not_loaded_at_once(support: str, loading: bool) -> None:
    a = side(active="hoax-8", hand="buka-29 hoax-1 hoax-2")
    b = side(active="flit-14", support=support)
    s = scene(a, b, phase="leadership").play("lead:buka-29")
    assert s.may("choose:hoax-1") == loading
    assert s.cards(A, "ships") == ["buka-29"]


LOADS = ["buka-1", "buka-2", "buka-3", "buka-4"]


@ruling("BM-486", "BM-487")
@pytest.mark.parametrize("b", [{}, {"support": "khind-27"}, {"support": "terrah-26"}])
@pytest.mark.parametrize(
    ("ship", "capacity"), [("buka-28", 2), ("buka-29", 3), ("buka-30", 4), ("buka-31", 1)]
)
def test_the_capacity_of_a_ship_is_fixed(ship: str, capacity: int, b: dict[str, str]) -> None:
    for loaded in range(capacity + 1):
        a = side(active="hoax-8", ships={ship: LOADS[:loaded]}, hand="hoax-1 vulca-18")
        s = scene(a, side(**NOBODY, **b), phase="support")
        assert s.may("load:hoax-1") == (loaded < capacity)
    s.refused("load:hoax-1")


@ruling("BM-488")
@pytest.mark.parametrize(
    "moves",
    [
        ("lead:vulca-30", "use"),
        ("lead:terrah-29", "use"),
        ("lead:hoax-30", "use"),
        ("lead:aqua-30", "choose:hoax-8"),
        ("lead:flit-32",),
    ],
)
def test_no_text_of_the_opponent_removes_a_ship(moves: tuple[str, ...]) -> None:
    """Each text hits something of A, but never the ship and its load."""
    a = side(active="hoax-8 aqua-16", support="aqua-21", ships={"buka-30": ["mimix-22"]})
    b = side(active="vulca-1", hand=moves[0].partition(":")[2])
    s = scene(a, b, turn=B, phase="leadership").play(*moves)
    assert s.cards(A, "discard")
    assert s.cards(A, "ships") == ["buka-30"]
    assert s.cards(A, "loaded") == ["mimix-22"]


@ruling("BM-488")
@pytest.mark.parametrize("text", ["khind-6", "khind-7"])
def test_the_top_gang_does_not_reach_a_ship(text: str) -> None:
    a = side(active="hoax-8", support="hoax-23", ships={"buka-30": ["mimix-22"]})
    b = side(active=text, hand="vulca-1")
    s = scene(a, b, turn=B, phase="begin").play(f"text:{text}")
    assert s.moves() == ["choose:hoax-23", "skip"]


@ruling("BM-488")
@pytest.mark.parametrize(
    "b",
    [
        {"support": "terrah-28"},
        {"support": "khind-27"},
        {"support": "terrah-26"},
        {"support": "hoax-26"},
        {"support": "vulca-24"},
        {"active": "hoax-13"},
        {"active": "terrah-12"},
        {"active": "flit-13"},
    ],
)
def test_no_text_of_the_opponent_stops_a_landing(b: dict[str, str]) -> None:
    a = side(active="hoax-8", ships={"buka-30": ["buka-1"]})
    s = scene(a, side(**b), phase="begin").play("land:buka-30")
    assert s.cards(A, "landed") == ["buka-30"]


@ruling("BM-488")
def test_vulca_28_takes_a_ship_back_without_its_load() -> None:
    a = side(active="hoax-8", ships={"buka-30": ["buka-1"], "buka-28": ["buka-2"]}, hand="vulca-28")
    s = scene(a, side(**NOBODY), phase="leadership").play("lead:vulca-28", "choose:buka-30")
    assert s.cards(A, "hand") == ["buka-30"]
    assert s.cards(A, "discard") == ["buka-1"]
    assert s.cards(A, "ships") == ["buka-28"]
    assert s.cards(A, "loaded") == ["buka-2"]


@ruling("BM-489")
def test_only_one_character_that_is_neither_buka_nor_free() -> None:
    s = aboard({"buka-30": ["hoax-8", "hoax-6", "buka-1", "mimix-22"]}).play("play:hoax-8")
    s.refused("play:hoax-6")
    s.play("play:buka-1", "play:mimix-22")
    assert s.cards(A, "active") == ["hoax-8", "buka-1", "mimix-22"]


@ruling("BM-489")
def test_the_support_phase_keeps_its_limits() -> None:
    ship = {"buka-30": ["buka-1", "hoax-21", "hoax-22", "mimix-25"]}
    s = aboard(ship).play("play:buka-1", "play:hoax-21")
    assert s.asked == B
    assert s.cards(A, "support") == ["hoax-21"]


@ruling("BM-490")
def test_leftovers_are_discarded_before_the_announcement() -> None:
    ship = {"buka-30": ["hoax-8", "hoax-6", "mimix-25"]}
    s = aboard(ship, "hoax-1", {"hand": "vulca-1"}, None).play("play:hoax-8")
    assert s.phase == "announce"
    assert s.cards(A, "landed") == []
    assert s.cards(A, "loaded") == []
    assert sorted(s.cards(A, "discard")) == ["buka-30", "hoax-6", "mimix-25"]


@ruling("BM-490")
def test_ships_at_sea_stay_when_others_are_discarded() -> None:
    s = aboard({"buka-30": ["hoax-8"]}, ships={"buka-28": ["buka-2"]}).play("play:hoax-8")
    assert s.asked == B
    assert s.cards(A, "ships") == ["buka-28"]
    assert s.cards(A, "loaded") == ["buka-2"]
    assert s.cards(A, "discard") == ["buka-30"]


@ruling("BM-491")
@pytest.mark.parametrize(
    ("ships", "moves"),
    [
        ({"buka-30": ["hoax-8"]}, ["retreat"]),
        ({"buka-30": ["hoax-8", "hoax-6"]}, ["play:hoax-6", "retreat"]),
        ({"buka-28": ["hoax-8"]}, ["play:hoax-1", "retreat"]),
    ],
)
def test_when_the_only_character_on_the_ship_is_cancelled(
    ships: dict[str, list[str]], moves: list[str]
) -> None:
    s = aboard(ships, "hoax-1", {**NOBODY, "hand": "inter-402"}).play("play:hoax-8")
    s.play("intervene:inter-402")
    assert s.asked == A
    assert s.moves() == moves
    assert s.cards(A, "discard") == ["hoax-8"]


@ruling("BM-492")
def test_a_bluff_card_from_a_ship_is_not_free() -> None:
    s = aboard({"buka-30": ["buka-1", "buka-7", "buka-8"]}).play("play:buka-1")
    assert s.moves("bluff") == ["buka-7", "buka-8"]
    s.play("bluff:buka-7")
    assert s.asked == B
    assert s.cards(A, "bluffs") == ["buka-7"]
    s = aboard({"buka-30": ["buka-1", "buka-7"]}).play("play:buka-1", "play:buka-7")
    assert s.cards(A, "active") == ["buka-1", "buka-7"]


@ruling("BM-492")
def test_a_bluff_card_from_a_ship_is_not_played_in_an_opening_turn() -> None:
    s = aboard({"buka-30": ["buka-1", "buka-7"]}, "", {"hand": "vulca-1"}, None, hand_size=1)
    s.play("play:buka-1", "done")
    assert s.phase == "announce"
    assert s.cards(A, "bluffs") == []


@ruling("BM-493")
@pytest.mark.parametrize(("a", "loaded"), [({}, False), ({"hyla": "hyla-604"}, True)])
def test_loading_after_stop(a: dict[str, str], loaded: bool) -> None:
    first = side(hand="mutant-105 hoax-1 hoax-2", ships={"buka-30": []}, deck_size=0, **a)
    s = scene(first, side(active="vulca-1")).play("play:mutant-105")
    assert s.may("load:hoax-1") == loaded
    if loaded:
        s.play("load:hoax-1")
    assert s.asked == B
    assert s.cards(A, "loaded") == (["hoax-1"] if loaded else [])


@ruling("BM-494")
@pytest.mark.parametrize(
    ("hand", "payments"),
    [("vulca-3", set()), ("vulca-3 vulca-13", {frozenset({"vulca-3", "vulca-13"})})],
)
def test_a_dragon_is_not_bought_with_cards_on_a_ship(
    hand: str, payments: set[frozenset[str]]
) -> None:
    """vulca-29 wants 8 fire."""
    a = side(active="hoax-8", hand=f"vulca-29 {hand}", ships={"buka-30": ["vulca-1", "vulca-2"]})
    s = scene(a, side(**NOBODY), phase="leadership").play("lead:vulca-29")
    assert all_payments(s, A) == payments


@ruling("BM-494")
@pytest.mark.parametrize("demand", [{"active": "hoax-8 pillar-19"}, {"support": "aqua-28"}])
@pytest.mark.parametrize(
    ("b", "payable"),
    [
        ({"ships": {"buka-30": ["vulca-1"]}}, False),
        ({"landed": {"buka-30": ["vulca-1"]}}, False),
        ({"hand": "vulca-1"}, True),
    ],
)
def test_demands_are_not_paid_from_a_ship(
    demand: dict[str, str], b: dict[str, Any], payable: bool
) -> None:
    s = scene(side(**demand), side(active="vulca-5", **b), turn=B, phase="retreat")
    assert bool(s.moves("pay")) == payable


@ruling("BM-495")
@pytest.mark.parametrize("place", ["ships", "landed"])
def test_loaded_cards_are_not_replaced(place: str) -> None:
    a = side(inquisitor="inq-412", hand="hoax-2", **{place: {"buka-30": ["hoax-1"]}})
    s = scene(a, side(**NOBODY), phase="leadership")
    assert s.moves("replace") == ["hoax-2"]
    s.refused("replace:hoax-1")


@ruling("BM-496")
@pytest.mark.parametrize("place", ["ships", "landed"])
def test_loaded_cards_are_not_retrieved(place: str) -> None:
    a = side(support="hoax-23", **{place: {"buka-30": ["hoax-5", "hoax-24"]}})
    s = scene(a, side(**NOBODY), phase="begin")
    assert s.moves("retrieve") == ["hoax-23"]
    s.refused("retrieve:hoax-5")


@ruling("BM-497")
def test_a_loaded_tutu_is_paid_for_when_it_is_played() -> None:
    a = side(active="hoax-8", hand="tutu-507 hoax-1 hoax-2", ships={"buka-30": []}, deck_size=0)
    s = scene(a, side(**NOBODY), phase="support").play("load:tutu-507")
    assert s.asked == B
    assert s.cards(A, "hand") == ["hoax-1", "hoax-2"]
    s = aboard({"buka-30": ["tutu-507"]}, "hoax-1 hoax-2").play("play:tutu-507")
    assert s.moves() == ["choose:hoax-1", "choose:hoax-2"]
    s.play("choose:hoax-2")
    assert s.cards(A, "active") == ["tutu-507"]
    assert s.cards(A, "hand") == ["hoax-1"]


@ruling("BM-498")
def test_a_tutu_that_goes_with_its_ship_costs_nothing() -> None:
    s = aboard({"buka-30": ["tutu-507", "buka-1"]}, "hoax-1").play("play:buka-1", "done")
    assert s.asked == B
    assert sorted(s.cards(A, "discard")) == ["buka-30", "tutu-507"]
    assert s.cards(A, "hand") == ["hoax-1"]


@ruling("BM-499")
@pytest.mark.parametrize(("hand", "over"), [("", True), ("hoax-1", False)])
def test_cards_on_ships_do_not_open_a_new_fight(hand: str, over: bool) -> None:
    """A retreats or B retreats: A has nothing left but a loaded ship."""
    a = side(active="hoax-8", hand=hand, ships={"buka-30": ["buka-1"]}, deck_size=0)
    for seat in (A, B):
        s = scene(a, side(active="vulca-1", hand="vulca-2"), turn=seat, phase="retreat")
        s.play("retreat")
        assert s.over == over
        if over:
            assert s.winner == opponent(seat)


@ruling("BM-499")
def test_cards_on_ships_are_enough_until_the_fight_ends() -> None:
    a = side(active="hoax-8", ships={"buka-30": ["buka-1"]}, deck_size=0)
    s = scene(a, side(**NOBODY, hand="vulca-2"), phase="begin")
    s.play("land:buka-30", "fight", "play:buka-1")
    assert s.asked == B
    assert not s.over


@ruling("BM-500")
def test_a_landing_is_not_taken_back() -> None:
    a = side(active="hoax-9", ships={"buka-30": ["hoax-8"]}, hand="hoax-1", deck_size=0)
    s = scene(a, side(active="vulca-1"), phase="begin")
    s.play("land:buka-30", "fight", "play:hoax-8", "give-up")
    assert s.cards(A, "landed") == ["buka-30"]
    assert s.cards(A, "ships") == []
    assert s.cards(A, "active") == ["hoax-9"]
    assert s.moves() == ["retreat"]
    s.play("retreat")
    assert {"buka-30", "hoax-8"} <= set(s.cards(A, "discard"))


# buka-31, the Sea Moon


@ruling("BM-501")
@pytest.mark.parametrize("card", ["hoax-8", "mimix-25", "hoax-21"])
def test_the_sea_moon_allows_exactly_one_card_from_hand(card: str) -> None:
    s = aboard({"buka-31": ["buka-1"]}, "hoax-8 mimix-25 hoax-21").play("play:buka-1")
    s.play(f"play:{card}")
    assert s.asked == B
    assert len(s.cards(A, "hand")) == 2


@ruling("BM-501")
def test_the_sea_moon_is_loaded_when_it_is_played() -> None:
    a = side(active="hoax-8", hand="buka-31 hoax-1 hoax-2")
    s = scene(a, side(**NOBODY), phase="leadership").play("lead:buka-31", "choose:hoax-1")
    assert s.cards(A, "loaded") == ["hoax-1"]
    assert s.phase == "retreat"


@ruling("BM-501")
def test_a_bluff_card_or_a_load_is_none_of_the_cards_the_sea_moon_allows() -> None:
    """A load needs buka-28; without it the hand waits."""
    ships: dict[str, list[str]] = {"buka-28": []}
    s = aboard({"buka-31": ["buka-1"]}, "hoax-1 hoax-21", ships=ships).play("play:buka-1")
    assert s.moves("load") == []
    assert s.moves("play") == ["hoax-1", "hoax-21"]


@ruling("BM-502")
def test_the_sea_moon_does_not_get_around_stop() -> None:
    b = {"active": "vulca-1"}
    s = aboard({"buka-31": ["mutant-105"]}, "hoax-8 mimix-25 hoax-21", b)
    s.play("play:mutant-105")
    assert s.asked == B
    assert len(s.cards(A, "hand")) == 3


@ruling("BM-502")
@pytest.mark.parametrize(
    ("first", "free"), [("hoax-8", "mimix-22"), ("mimix-22", "hoax-8"), ("hoax-8", "aqua-16")]
)
def test_the_sea_moon_allows_no_further_free_card(first: str, free: str) -> None:
    s = aboard({"buka-31": ["buka-1"]}, f"{first} {free}").play(f"play:{first}")
    assert not s.may(f"play:{free}")
    s.play("play:buka-1")
    assert s.asked == B
    assert s.cards(A, "hand") == [free]


@ruling("BM-503")
@pytest.mark.parametrize(
    ("first", "second", "third"),
    [("mimix-9", "mimix-10", ""), ("khind-10", "khind-12", "khind-11")],
)
def test_the_card_from_hand_may_be_a_pair_or_a_gang(first: str, second: str, third: str) -> None:
    s = aboard({"buka-31": ["buka-1"]}, f"{first} {second} {third} mimix-25")
    s.play(f"play:{first}", f"play:{second}")
    if third:
        s.play(f"play:{third}")
    s.play("play:buka-1")
    assert s.asked == B
    assert s.cards(A, "hand") == ["mimix-25"]


@ruling("BM-503")
def test_a_pair_of_boosters_from_hand_beside_the_sea_moon() -> None:
    s = aboard({"buka-31": ["buka-1"]}, "flit-15 flit-16 mimix-25").play("play:buka-1")
    s.play("play:flit-15", "play:flit-16")
    assert s.asked == B
    assert s.cards(A, "hand") == ["mimix-25"]


@ruling("BM-503")
def test_a_gang_that_does_not_come_first_has_one_member() -> None:
    s = aboard({"buka-31": ["buka-1"]}, "khind-10 khind-12").play("play:buka-1", "play:khind-10")
    assert s.asked == B
    assert s.cards(A, "hand") == ["khind-12"]


@ruling("BM-504")
@pytest.mark.parametrize("order", [("hoax-8", "buka-1"), ("buka-1", "hoax-8")])
def test_hand_and_ship_in_any_order(order: tuple[str, str]) -> None:
    s = aboard({"buka-31": ["buka-1"]}, "hoax-8").play(*[f"play:{card}" for card in order])
    assert s.cards(A, "active") == list(order)
