"""Inquisitors, Tutu, Hyla and crystal cards."""

from typing import Any

import pytest

from spieltisch.games.blue_moon.cards import every, kinds, special
from spieltisch.games.blue_moon.decks import Deck, deck_line, limits, preconstructed
from tests.games.blue_moon.scene import A, B, Scene, new, scene, side
from tests.games.blue_moon.weak import NOTHING, against_nothing, nothing_more
from tests.ruling import ruling

# inquisitors


@ruling("BM-550")
@pytest.mark.parametrize(
    ("inquisitor", "cards", "moons"), [("inq-412", 35, 15), ("inq-414", 45, 20)]
)
def test_texts_of_inquisitors_are_ignored_but_not_their_limits(
    inquisitor: str, cards: int, moons: int
) -> None:
    """The limits belong to the deck, on which no card of the table has an influence."""
    assert limits(Deck("hoax", inquisitor, ())) == (cards, moons)
    a = side(active="hoax-1", hand="hoax-3 hoax-20", inquisitor=inquisitor)
    for support, works in (("khind-27", False), ("khind-26", True)):
        if inquisitor == "inq-412":
            s = against_nothing(a, "leadership", support=support)
            assert s.may("replace:hoax-3") == works
        else:
            s = against_nothing(a, "refresh", support=support, hand="vulca-1")
            assert s.may("text:inq-414") == works


@pytest.mark.parametrize(
    ("first", "second", "dragons"),
    [
        pytest.param("inq-411", "", [1, 0], marks=ruling("BM-551")),
        pytest.param("", "inq-411", [0, 1], marks=ruling("BM-551")),
        pytest.param("inq-411", "inq-411", [0, 0], marks=ruling("BM-552")),
        pytest.param("", "", [0, 0], marks=ruling("BM-551")),
    ],
)
@pytest.mark.parametrize("begins", [1, 2])
def test_inq_411_gains_its_dragon_when_it_is_revealed(
    first: str, second: str, dragons: list[int], begins: int
) -> None:
    decks = [
        deck_line(Deck(people, inquisitor, preconstructed(people).cards))
        for people, inquisitor in (("hoax", first), ("vulca", second))
    ]
    s = new(deck1=decks[0], deck2=decks[1], first=begins)
    assert s.state.dragons == dragons
    assert s.asked == begins
    assert s.phase == "leadership", "before anything is played"


def argus(**b: Any) -> Scene:
    """A has inq-412, a printed REPLACE on hoax-30, and no icon on hoax-3."""
    a = side(active="hoax-1", hand="hoax-30 hoax-3 hoax-20", inquisitor="inq-412")
    return against_nothing(a, "leadership", **b)


@ruling("BM-553")
def test_cards_replaced_through_inq_412_are_not_played() -> None:
    """B's hoax-26 allows one card a turn."""
    s = argus(support="hoax-26").play("replace:hoax-20", "skip", "fight", "play:hoax-3")
    assert s.cards(A, "active") == ["hoax-3"]
    assert s.cards(A, "support") == []
    assert s.cards(A, "discard") == ["hoax-20"]
    banned = argus(active="terrah-16")
    assert banned.may("replace:hoax-3"), "although cards without text may not be played"


@pytest.mark.parametrize(
    ("b", "replaceable"),
    [
        pytest.param({}, ["hoax-30", "hoax-3", "hoax-20"], marks=ruling("BM-554")),
        pytest.param({"support": "terrah-26"}, [], marks=ruling("BM-554")),
        pytest.param({"active": "hoax-16"}, [], marks=ruling("BM-554")),
        pytest.param({"active": "flit-7"}, ["hoax-30"], marks=ruling("BM-556")),
        pytest.param({"support": "khind-27"}, ["hoax-30"], marks=ruling("BM-556")),
    ],
)
def test_what_inq_412_can_replace(b: dict[str, str], replaceable: list[str]) -> None:
    assert argus(**b).moves("replace") == replaceable


@ruling("BM-555")
def test_inq_412_gives_no_icon_outside_the_moment_of_replacing() -> None:
    """B's flit-13 ignores cards with icons: hoax-1 has none, hoax-5 has one."""
    s = argus(active="flit-13")
    assert s.power(A) == 5
    assert s.moves("replace") == [], "in that moment it would be an icon"
    with_icon = side(active="hoax-1 hoax-5", inquisitor="inq-412")
    assert scene(with_icon, side(active="flit-13")).power(A) == 5
    assert scene(with_icon, side(active=NOTHING)).power(A) == 8


# one additional card at the end of the turn: inq-414 and hyla-605

GIVERS = {"inq-414": {"inquisitor": "inq-414"}, "hyla-605": {"hyla": "hyla-605"}}


def at_the_end(giver: str, held: int, **b: Any) -> Scene:
    """A has announced and holds so many cards before the refresh phase."""
    hand = " ".join(f"hoax-{number}" for number in range(1, held + 1))
    a = side(active="vulca-1", hand=hand, **GIVERS[giver])
    return against_nothing(a, "refresh", hand="vulca-3", **b)


@pytest.mark.parametrize(
    "giver",
    [
        pytest.param("inq-414", marks=ruling("BM-557")),
        pytest.param("hyla-605", marks=ruling("BM-574")),
    ],
)
@pytest.mark.parametrize("held", [3, 6, 8])
def test_the_additional_card_comes_on_top_even_above_six(giver: str, held: int) -> None:
    s = at_the_end(giver, held)
    assert s.moves() == [f"text:{giver}", "done"]
    s.play(f"text:{giver}")
    assert len(s.cards(A, "hand")) == max(held, 6) + 1
    assert s.asked == B


@pytest.mark.parametrize(
    "giver",
    [
        pytest.param("inq-414", marks=ruling("BM-558")),
        pytest.param("hyla-605", marks=ruling("BM-575")),
    ],
)
def test_no_additional_card_after_declining_or_at_the_end_of_a_fight(giver: str) -> None:
    declining = scene(
        side(hand="hoax-1 hoax-2", **GIVERS[giver]),
        side(hand="vulca-1"),
        phase="retreat",
        element=None,
    ).play("decline", "choose:hoax-1", "done")
    assert declining.asked == B
    assert len(declining.cards(A, "hand")) == 6
    for loser in (A, B):
        a = side(active="vulca-1", hand="hoax-1 hoax-2", **GIVERS[giver])
        s = scene(a, side(active="vulca-3", hand="vulca-5"), turn=loser, phase="retreat")
        s.play("retreat")
        assert s.turn == loser
        assert not s.may(f"text:{giver}")
        assert len(s.cards(A, "hand")) == 6


@pytest.mark.parametrize("giver", list(GIVERS))
@pytest.mark.parametrize(
    ("b", "held", "offered", "after"),
    [
        pytest.param({"support": "vulca-26"}, 2, False, 2, marks=ruling("BM-559", "BM-576")),
        pytest.param({"support": "vulca-26"}, 7, False, 7, marks=ruling("BM-559", "BM-576")),
        pytest.param({"support": "khind-25"}, 2, False, 3, marks=ruling("BM-560", "BM-577")),
        pytest.param({"support": "khind-25"}, 6, True, 6, marks=ruling("BM-560", "BM-577")),
        pytest.param({"support": "terrah-27"}, 2, False, 4, marks=ruling("BM-561", "BM-578")),
        pytest.param({"support": "terrah-27"}, 5, False, 5, marks=ruling("BM-561", "BM-578")),
        pytest.param({"active": "pillar-15"}, 2, False, 2, marks=ruling("BM-562", "BM-579")),
        pytest.param({"support": "flit-28"}, 2, False, 6, marks=ruling("BM-563", "BM-580")),
        pytest.param({"support": "flit-28"}, 7, False, 7, marks=ruling("BM-563", "BM-580")),
        pytest.param({"support": "khind-26"}, 2, True, 6, marks=ruling("BM-563", "BM-580")),
    ],
)
def test_restrictions_on_the_additional_card(
    giver: str, b: dict[str, str], held: int, offered: bool, after: int
) -> None:
    """``after`` is the hand after the refresh phase."""
    s = at_the_end(giver, held, **b)
    assert len(s.cards(A, "hand")) == after
    assert s.may(f"text:{giver}") == offered
    if offered:
        assert len(s.play(f"text:{giver}").cards(A, "hand")) == after + 1


# Tutu


@ruling("BM-564")
@pytest.mark.parametrize(
    ("b", "allowed"),
    [
        ({}, True),
        ({"active": "terrah-12"}, False),
        ({"support": "vulca-25"}, False),
        ({"active": "terrah-16"}, True),
        ({"active": "vulca-16"}, True),
    ],
)
def test_all_tutu_have_special_text(b: dict[str, str], allowed: bool) -> None:
    assert all(card.effect != special.NO_TEXT for card in every.CARDS if card.people == "tutu")
    s = against_nothing(side(hand="tutu-507 hoax-10 hoax-1"), **b)
    assert s.may("play:tutu-507") == allowed
    if not allowed:
        assert s.refused("play:tutu-507").code == "banned"


@ruling("BM-565")
@pytest.mark.parametrize("b", [{}, {"support": "khind-27"}, {"active": "flit-12"}])
def test_the_cost_is_paid_before_the_card_is_laid(b: dict[str, str]) -> None:
    s = against_nothing(side(hand="tutu-507 hoax-1 hoax-2"), **b).play("play:tutu-507")
    assert s.moves() == ["choose:hoax-1", "choose:hoax-2"]
    assert s.cards(A, "active") == []
    s.play("choose:hoax-2")
    assert s.cards(A, "active") == ["tutu-507"]
    assert s.cards(A, "discard") == ["hoax-2"]


@ruling("BM-566")
def test_the_cost_is_not_refunded() -> None:
    s = against_nothing(side(hand="tutu-507 hoax-1 hoax-2"), hand="inter-402")
    s.play("play:tutu-507", "choose:hoax-2", "intervene:inter-402")
    assert s.cards(A, "discard") == ["hoax-2", "tutu-507"]
    assert s.cards(A, "hand") == ["hoax-1"]


@ruling("BM-567")
def test_whether_a_tutu_may_be_played_is_checked_before_the_cost() -> None:
    a = side(hand="tutu-507 hoax-1 hoax-2")
    s = scene(a, side(active="terrah-12"))
    assert s.refused("play:tutu-507").code == "banned"
    assert len(s.cards(A, "hand")) == 3


@ruling("BM-568")
@pytest.mark.parametrize("first", [("hoax-1", "mimix-22"), ("mimix-22", "hoax-1")])
def test_tutu_507_comes_after_a_character_and_a_free_character(first: tuple[str, str]) -> None:
    s = against_nothing(side(hand="hoax-1 mimix-22 tutu-507 mimix-23 hoax-20"))
    s.play(*[f"play:{card}" for card in first], "play:tutu-507", "choose:hoax-20")
    assert s.cards(A, "active") == [*first, "tutu-507"]


@ruling("BM-568")
def test_no_character_comes_after_tutu_507() -> None:
    s = against_nothing(side(hand="tutu-507 hoax-1 mimix-22 aqua-16 hoax-20"))
    s.play("play:tutu-507", "choose:hoax-1")
    assert s.moves("play") == ["aqua-16", "hoax-20"]
    assert s.refused("play:mimix-22").code == "own-ban"
    assert s.cards(A, "active") == ["tutu-507"]
    held = against_nothing(side(hand="tutu-507 hoax-1 mimix-22 khind-6"), support="hoax-23")
    held.play("play:mimix-22", "play:tutu-507", "choose:hoax-1")
    assert held.cards(A, "active") == ["mimix-22", "tutu-507"]


@ruling("BM-569")
def test_a_mutant_and_tutu_507_exclude_each_other() -> None:
    hand = "mutant-101 tutu-507 hoax-20 aqua-16"
    s = against_nothing(side(hand=hand), dragons=1).play("play:mutant-101")
    assert s.cards(A, "active") == ["mutant-101"]
    assert nothing_more(s).asked == B, "STOP"
    s = against_nothing(side(hand=hand), dragons=1).play("play:tutu-507", "choose:hoax-20")
    assert s.refused("play:mutant-101").code == "own-ban"
    assert s.moves("play") == ["aqua-16"]


def next_turn(hand: str, phase: str = "leadership", **b: Any) -> Scene:
    """A's tutu-507 has been on the table since the last turn."""
    a = side(active="tutu-507", hand=f"{hand} hoax-1 hoax-2")
    return against_nothing(a, phase, **b)


@ruling("BM-570")
def test_with_tutu_507_on_the_table_a_has_to_retreat() -> None:
    s = next_turn("mimix-22", "retreat")
    assert s.moves() == ["retreat"]
    assert s.refused("fight").code == "no-character"


@ruling("BM-570")
@pytest.mark.parametrize(
    ("hand", "moves", "b"),
    [
        ("vulca-28", ["lead:vulca-28", "choose:tutu-507"], {}),
        ("khind-31", ["lead:khind-31"], {}),
        ("mimix-30", ["lead:mimix-30", "choose:tutu-507"], {}),
        ("hoax-28", [], {"support": "khind-27"}),
        ("hoax-28", [], {"active": "flit-12"}),
    ],
)
def test_ways_to_play_on_after_tutu_507(hand: str, moves: list[str], b: dict[str, str]) -> None:
    """Taken back, attacking again, or ignored by the opponent."""
    s = next_turn(hand, **b)
    s.play(*moves, "fight")
    if hand == "khind-31":
        assert nothing_more(s).asked == B
        assert s.cards(A, "active") == ["tutu-507"]
    else:
        assert s.may("play:hoax-1")


@ruling("BM-570")
@pytest.mark.parametrize("target", ["tutu-507", "hoax-8"])
def test_tutu_507_discarded_by_the_opponent_lets_a_play_on(target: str) -> None:
    a = side(active="hoax-8 tutu-507", hand="hoax-1 hoax-2")
    s = scene(a, side(active="vulca-1", hand="flit-6 vulca-18 vulca-19"), turn=B, element="earth")
    s.play("play:flit-6", f"choose:{target}", "play:vulca-19", "done")
    assert (s.turn, s.phase) == (A, "leadership")
    assert s.may("fight") == (target == "tutu-507")


# hyla-604


def piplox(first: str, hand: str, hyla: str = "hyla-604", **b: Any) -> Scene:
    """A plays a character with hyla-604 in play; mimix-20 has STOP, hoax-1 has not."""
    return against_nothing(side(hand=f"{first} {hand}", hyla=hyla), **b).play(f"play:{first}")


@ruling("BM-571")
@pytest.mark.parametrize(
    "cards", [["vulca-18"], ["hoax-20"], ["flit-15", "flit-16"]], ids=["booster", "support", "pair"]
)
@pytest.mark.parametrize("first", ["mimix-20", "hoax-1"])
def test_hyla_604_allows_one_more_card(first: str, cards: list[str]) -> None:
    """Besides the normal card, here hoax-22; after STOP it is the only one."""
    s = piplox(first, f"{' '.join(cards)} hoax-22 terrah-18")
    s.play(*["play:hoax-22"] * (first == "hoax-1"), *[f"play:{card}" for card in cards])
    assert {*s.cards(A, "active"), *s.cards(A, "support")} >= set(cards)
    stopped = first == "mimix-20"
    assert s.refused("play:terrah-18").code == ("stopped" if stopped else "no-allowance")
    nothing_more(s)
    assert s.phase == "after-support" if stopped else s.asked == B


@ruling("BM-572")
@pytest.mark.parametrize(("support", "allowed"), [("khind-27", False), ("hoax-21", True)])
def test_hyla_604_can_be_ignored(support: str, allowed: bool) -> None:
    s = piplox("hoax-1", "hoax-20 hoax-22", active="flit-11", support=support)
    s.play("play:hoax-20")
    assert s.may("play:hoax-22") == allowed


@ruling("BM-573")
@pytest.mark.parametrize("one", ["hoax-20", "aqua-16", "aqua-21"])
@pytest.mark.parametrize(("first", "more"), [("mimix-20", False), ("hoax-1", True)])
def test_no_free_card_is_added_after_stop(one: str, first: str, more: bool) -> None:
    s = piplox(first, "hoax-20 aqua-16 aqua-17 aqua-21 aqua-22").play(f"play:{one}")
    assert s.may("play:aqua-17") == s.may("play:aqua-22") == more
    if not more:
        assert nothing_more(s).phase == "after-support"


# hyla-606


@ruling("BM-581")
@pytest.mark.parametrize(
    ("hyla", "inactive", "support", "dragons"),
    [
        ("hyla-606", "hoax-2 hoax-3 hoax-4", "", 2),
        ("hyla-606", "hoax-2 hoax-3", "", 1),
        ("hyla-606", "hoax-2 hoax-3 hoax-4", "khind-27", 1),
        ("hyla-605", "hoax-2 hoax-3 hoax-4", "", 1),
        ("hyla-606", "hoax-2 hoax-3 hoax-4 hoax-6 hoax-7", "", 2),
        ("hyla-606", "hoax-2 hoax-3 hoax-4 hoax-6 hoax-7", "khind-27", 2),
    ],
)
def test_hyla_606_can_be_ignored_when_dragons_are_given(
    hyla: str, inactive: str, support: str, dragons: int
) -> None:
    """B retreats; A has four, three or six cards on the table."""
    a = side(active="hoax-1", inactive=inactive, hyla=hyla)
    b = side(active="vulca-1", support=support, hand="vulca-3")
    assert scene(a, b, turn=B, phase="retreat").play("retreat").dragons(A) == dragons


# hyla-607


@ruling("BM-582")
@pytest.mark.parametrize("support", ["khind-27", "khind-26"])
def test_hyla_607_works_at_the_end_of_a_fight_whatever_lay_there(support: str) -> None:
    a = side(active="hoax-1", hand="hoax-2 hoax-3", hyla="hyla-607")
    b = side(active="vulca-1", support=support, hand="vulca-3")
    s = scene(a, b, turn=B, phase="retreat")
    hyla = s.state.hyla[A - 1]
    assert s.state.works(A - 1, hyla) == (support != "khind-27"), "during the fight"
    s.play("retreat")
    assert (s.asked, s.phase) == (A, "fight-over")
    assert len(s.cards(A, "hand")) == 6
    s.play("text:hyla-607")
    assert len(s.cards(A, "hand")) == 8
    assert s.asked == B


@ruling("BM-583")
def test_hyla_607_draws_nothing_after_declining() -> None:
    a = side(hand="hoax-1 hoax-2", hyla="hyla-607")
    s = scene(a, side(hand="vulca-1"), phase="retreat", element=None)
    s.play("decline", "choose:hoax-1", "done")
    assert s.asked == B
    assert len(s.cards(A, "hand")) == 6


# hyla-608


@ruling("BM-584")
@pytest.mark.parametrize(("discard", "moves"), [("hyla-605 hoax-2", ["skip"]), ("hoax-2", [])])
def test_hyla_608_stays_in_play_if_nothing_is_fetched(discard: str, moves: list[str]) -> None:
    s = against_nothing(
        side(active="hoax-1", hand="hyla-608 hoax-3", discard=discard), "leadership"
    )
    s.play("lead:hyla-608", *moves)
    assert s.player(A)["hyla"] == "hyla-608"
    assert s.cards(A, "discard") == discard.split()
    assert s.phase == "retreat"


@ruling("BM-585")
@pytest.mark.parametrize("card", ["hyla-608", "hyla-604"])
def test_the_hyla_of_the_opponent_goes_to_the_discard_pile(card: str) -> None:
    a = side(active="hoax-1", hand=f"{card} hoax-3")
    s = against_nothing(a, "leadership", hyla="hyla-606").play(f"lead:{card}")
    assert (s.player(A)["hyla"], s.player(B)["hyla"]) == (card, None)
    assert s.cards(B, "discard") == ["hyla-606"]


@ruling("BM-586")
def test_hyla_608_may_fetch_the_hyla_it_has_displaced() -> None:
    a = side(active="hoax-1", hand="hyla-608 hoax-3", hyla="hyla-606")
    s = against_nothing(a, "leadership").play("lead:hyla-608")
    assert s.moves() == ["choose:hyla-606", "skip"]
    s.play("choose:hyla-606")
    assert s.player(A)["hyla"] == "hyla-606"
    assert s.cards(A, "discard") == ["hyla-608"]


# crystal cards


@ruling("BM-587")
def test_a_laid_crystal_card_may_be_taken_back_and_discarded() -> None:
    a = side(active="hoax-1", hand="vulca-28 hoax-3", crystals="crystal-1")
    s = against_nothing(a, "leadership").play("lead:vulca-28", "choose:crystal-1")
    assert "crystal-1" in s.cards(A, "hand")
    assert s.cards(A, "laid_crystals") == []
    dog = side(active="khind-6", hand="hoax-3")
    s = against_nothing(dog, "begin", crystals="crystal-1").play("text:khind-6")
    assert s.moves() == ["choose:crystal-1", "skip"]
    s.play("choose:crystal-1")
    assert s.cards(B, "discard") == ["crystal-1"]


@ruling("BM-588")
@pytest.mark.parametrize(("card", "cost"), [("crystal-1", 1), ("crystal-2", 1), ("crystal-3", 2)])
@pytest.mark.parametrize("support", ["khind-27", "hoax-20"])
def test_the_cost_of_a_crystal_card_cannot_be_ignored(card: str, cost: int, support: str) -> None:
    others = ["hoax-1", "hoax-2", "hoax-3"]
    a = side(active="hoax-4", hand=[card, *others])
    s = against_nothing(a, "leadership", support=support).play(f"lead:{card}")
    for other in others[:cost]:
        assert s.cards(A, "laid_crystals") == []
        s.play(f"choose:{other}")
    assert s.cards(A, "laid_crystals") == [card]
    assert s.cards(A, "discard") == others[:cost]
    poor = side(active="hoax-4", hand=[card, *others[: cost - 1]])
    assert not against_nothing(poor, "leadership", support=support).may(f"lead:{card}")


@ruling("BM-589")
@pytest.mark.parametrize(
    ("crystals", "worth"), [("", 4), ("crystal-1", 5), ("crystal-1 crystal-3", 6)]
)
@pytest.mark.parametrize("support", ["khind-27", "hoax-20"])
def test_nothing_stops_the_crystals_of_a_winner(crystals: str, worth: int, support: str) -> None:
    """A has all dragons and gains another one while B's khind-27 ignores all texts."""
    a = side(active="hoax-1", crystals=crystals, dragons=3)
    b = side(active="vulca-1", support=support, hand="vulca-3", crystals="crystal-2")
    s = scene(a, b, turn=B, phase="retreat").play("retreat")
    assert s.winner == A
    assert s.state.crystals == [worth, 0]


@ruling("BM-590")
@pytest.mark.parametrize(
    ("support", "allowed"), [("hoax-20", True), ("terrah-28", False), ("vulca-24", True)]
)
def test_crystal_cards_are_action_cards_but_no_leadership_cards(
    support: str, allowed: bool
) -> None:
    """terrah-28 forbids action cards, vulca-24 only leadership cards (Q5)."""
    a = side(active="hoax-1", hand="crystal-1 hoax-3 hoax-30")
    s = against_nothing(a, "leadership", support=support)
    assert s.may("lead:crystal-1") == allowed
    assert s.may("lead:hoax-30") == (support == "hoax-20")


@ruling("BM-590")
def test_crystal_cards_are_no_influence_cards() -> None:
    """buka-23 wants an empty influence area, buka-27 fetches influence cards."""
    assert {card.key for card in every.CARDS if card.kind == kinds.CRYSTAL_CARD} == {
        "crystal-1",
        "crystal-2",
        "crystal-3",
    }
    assert against_nothing(side(hand="buka-23 hoax-1", crystals="crystal-1")).may("play:buka-23")
    assert not against_nothing(side(hand="buka-23 hoax-1", hyla="hyla-605")).may("play:buka-23")
    a = side(active="hoax-1", hand="buka-27 hoax-3", deck="crystal-1 hyla-605 buka-30", deck_size=3)
    s = against_nothing(a, "leadership").play("lead:buka-27")
    assert sorted(s.moves("choose")) == ["buka-30", "hyla-605"]


@ruling("BM-590")
def test_crystal_cards_pay_as_a_type_of_their_own() -> None:
    """hoax-31 costs two leadership cards, two Hyla or two crystal cards."""
    mixed = side(active="hoax-1", hand="hoax-31 crystal-1 hyla-605 hoax-27 hoax-3")
    s = against_nothing(mixed, "leadership").play("lead:hoax-31")
    assert s.moves() == ["skip"], "no two of one type"
    assert s.play("skip").dragons(A) == 0
    pair = side(active="hoax-1", hand="hoax-31 crystal-1 crystal-2 hyla-605 hoax-3")
    s = against_nothing(pair, "leadership").play("lead:hoax-31")
    assert s.moves("choose") == ["crystal-1", "crystal-2"]
    assert s.play("choose:crystal-1", "choose:crystal-2").dragons(A) == 1
