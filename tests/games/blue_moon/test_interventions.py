"""Interventions: A holds them, and it is B's turn."""

from typing import Any

import pytest

from tests.games.blue_moon.scene import A, B, Scene, scene, side
from tests.games.blue_moon.weak import NOTHING, nothing_more
from tests.ruling import ruling


def turn_of_b(
    hand: str, b: dict[str, Any], phase: str = "character", element: str | None = "fire", **a: Any
) -> Scene:
    """It is B's turn, A holds some cards; without more A shows power 0."""
    a = side(**{"active": NOTHING, "hand": hand, **a})
    return scene(a, {"deck_size": 0, **b}, turn=B, phase=phase, element=element)


def asks_a(s: Scene, card: str) -> bool:
    """Whether A is asked and may intervene with a card."""
    return s.asked == A and s.may(f"intervene:{card}")


# in general

MOMENTS = {
    "inter-401": ("leadership", ["lead:hoax-28"]),
    "inter-402": ("character", ["play:vulca-1"]),
    "inter-403": ("character", ["play:vulca-1", "play:vulca-18", "done"]),
    "inter-404": ("character", ["play:vulca-1", "done"]),
    "inter-405": ("retreat", ["retreat"]),
}
"""By intervention: where B's turn stands, and what B does to give A the opportunity."""
ANSWERS = ["inter-403", "inter-404"]
"""Interventions on an announcement: by then B's new character works."""


def moment(card: str, support: str = "", character: str = "") -> Scene:
    """B has just done what A's intervention answers, with this support or character at work."""
    phase, moves = MOMENTS[card]
    new = character if character and card in ANSWERS else "vulca-1"
    old = character if character and card not in ANSWERS else "vulca-3"
    foe = side(active=old, support=support, hand=f"hoax-28 {new} vulca-18")
    played = [move.replace("vulca-1", new) if move.endswith("vulca-1") else move for move in moves]
    return turn_of_b(card, foe, phase).play(*played)


@ruling("BM-524")
def test_interventions_are_not_bound_to_a_phase() -> None:
    for card in MOMENTS:
        assert asks_a(moment(card), card), card
    phases = {moment(card).phase for card in MOMENTS}
    assert len(phases) == 4, "leadership, character, after the announcement, retreat"


@ruling("BM-524")
def test_an_intervention_answers_one_in_the_own_turn() -> None:
    s = turn_of_b("inter-402", side(active="vulca-3", hand="vulca-1 inter-407 vulca-18"))
    s.play("play:vulca-1", "intervene:inter-402")
    assert s.asked == B
    s.play("intervene:inter-407")
    assert s.cards(B, "active") == ["vulca-1"]
    assert (s.cards(A, "discard"), s.cards(B, "discard")) == (["inter-402"], ["inter-407"])


@pytest.mark.parametrize("card", list(MOMENTS))
@pytest.mark.parametrize(
    ("support", "character"),
    [
        pytest.param("", "terrah-12", marks=ruling("BM-525")),
        pytest.param("khind-27", "", marks=ruling("BM-526")),
        pytest.param("", "flit-7", marks=ruling("BM-526")),
    ],
)
def test_bans_and_ignored_texts_stop_interventions_completely(
    card: str, support: str, character: str
) -> None:
    """terrah-12 forbids cards with text, khind-27 and flit-7 ignore texts."""
    s = moment(card, support, character)
    assert not asks_a(s, card)
    assert card in s.cards(A, "hand")
    assert asks_a(moment(card, "khind-26", ""), card)


@ruling("BM-527")
def test_flit_7_is_cancelled_in_the_moment_it_is_laid() -> None:
    s = turn_of_b("inter-402", side(active="vulca-3", hand="flit-7 vulca-1")).play("play:flit-7")
    s.play("intervene:inter-402")
    assert s.cards(B, "discard") == ["flit-7"]
    assert s.cards(B, "active") == ["vulca-3"]
    s.play("play:vulca-1")
    assert s.cards(B, "active") == ["vulca-1"]


@ruling("BM-528")
@pytest.mark.parametrize("b", [{"active": "terrah-12"}, {"support": "khind-27"}])
def test_an_intervention_may_be_replaced_while_it_cannot_be_played(b: dict[str, str]) -> None:
    a = side(active="hoax-1", hand="inter-401 hoax-3", deck="hoax-4")
    s = scene(a, side(**{"active": NOTHING, **b}), phase="leadership")
    s.play("replace:inter-401", "use")
    assert s.cards(A, "discard") == ["inter-401"]
    assert s.cards(A, "hand") == ["hoax-3", "hoax-4"]


# inter-401


@ruling("BM-529", "BM-530")
@pytest.mark.parametrize("support", ["", "hoax-26"])
def test_after_a_cancelled_action_card_another_may_follow(support: str) -> None:
    """Also under A's hoax-26: the cancelled card does not count as played."""
    b = side(active="vulca-3", hand="vulca-30 hyla-605 vulca-1")
    s = turn_of_b("inter-401", b, "leadership", support=support).play("lead:vulca-30")
    s.play("intervene:inter-401")
    assert (s.asked, s.phase) == (B, "leadership")
    assert s.cards(B, "leads") == ["vulca-30"]
    assert s.cards(A, "support") == ([support] if support else [])
    s.play("lead:hyla-605")
    assert s.player(B)["hyla"] == "hyla-605"
    assert s.phase == "retreat"
    assert s.may("fight") != bool(support), "now the one card of the turn is played"


# inter-402


@ruling("BM-531")
@pytest.mark.parametrize("cancelled", [True, False])
def test_the_text_of_a_cancelled_character_never_works(cancelled: bool) -> None:
    """hoax-17 would take two hand cards of A."""
    s = turn_of_b("inter-402 hoax-1 hoax-2", side(active="vulca-3", hand="hoax-17 vulca-1"))
    s.play("play:hoax-17", "intervene:inter-402" if cancelled else "skip")
    assert s.may("blind") != cancelled
    assert s.cards(B, "active") == (["vulca-3"] if cancelled else ["hoax-17"])
    flit = turn_of_b("inter-402", side(active="vulca-3", hand="flit-7 vulca-1"), support="hoax-26")
    assert asks_a(flit.play("play:flit-7"), "inter-402"), "although it would ignore it"


@ruling("BM-532")
def test_protected_does_not_help_against_the_cancellation() -> None:
    s = turn_of_b("inter-402", side(active="vulca-3", hand="aqua-2 vulca-1")).play("play:aqua-2")
    assert s.play("intervene:inter-402").cards(B, "discard") == ["aqua-2"]


@ruling("BM-533")
def test_costs_stay_paid() -> None:
    s = turn_of_b("inter-402", side(active="vulca-3", hand="tutu-507 vulca-5 vulca-1"))
    s.play("play:tutu-507", "choose:vulca-5", "intervene:inter-402")
    assert sorted(s.cards(B, "discard")) == ["tutu-507", "vulca-5"]
    assert s.cards(B, "hand") == ["vulca-1"]


@ruling("BM-534")
@pytest.mark.parametrize("hand", ["vulca-1 vulca-3 vulca-18", "vulca-1 vulca-18"])
def test_an_opening_turn_knows_a_retreat_after_the_cancellation(hand: str) -> None:
    s = turn_of_b("inter-402", side(hand=hand), element=None, active="")
    s.play("play:vulca-1", "intervene:inter-402")
    assert s.moves() == [*["play:vulca-3"] * ("vulca-3" in hand), "retreat"]
    assert s.refused("decline").code == "wrong-phase"
    if "vulca-3" in hand:
        other = Scene(s.state.clone()).play("play:vulca-3")
        assert other.cards(B, "active") == ["vulca-3"]
    s.play("retreat")
    assert s.dragons(A) == 1
    assert s.state.opening
    assert s.turn == B, "who retreated opens the next fight"


@ruling("BM-535")
def test_under_hoax_26_the_new_character_may_be_played() -> None:
    b = side(active="vulca-3", hand="vulca-1 vulca-5 vulca-18")
    s = turn_of_b("inter-402 hoax-2", b, support="hoax-26")
    s.play("play:vulca-1", "intervene:inter-402", "play:vulca-5")
    assert s.cards(B, "active") == ["vulca-5"]
    assert nothing_more(s).turn == A


@ruling("BM-536")
@pytest.mark.parametrize(("old", "asked"), [("terrah-12", False), ("terrah-11", True)])
def test_the_old_character_works_until_a_new_one_is_laid(old: str, asked: bool) -> None:
    s = turn_of_b("inter-402", side(active=old, hand="vulca-1 vulca-18")).play("play:vulca-1")
    assert asks_a(s, "inter-402") == asked
    if asked:
        assert s.play("intervene:inter-402").cards(B, "active") == [old]


# inter-403


def away_with_it(hand: str = "inter-403 hoax-3", **b: Any) -> Scene:
    """A shows 5 fire; B plays vulca-6 (4) and vulca-18 (3) and announces 7."""
    foe = side(active="vulca-3", hand="vulca-6 vulca-18 vulca-5", **b)
    s = turn_of_b(hand, foe, active="hoax-1", deck_size=0)
    return s.play("play:vulca-6", "play:vulca-18", "done")


@ruling("BM-537")
@pytest.mark.parametrize("answer", ["intervene:inter-403", "skip"])
def test_it_comes_immediately_after_the_announcement_or_not_at_all(answer: str) -> None:
    """First the intervention, then the bluff is called."""
    s = away_with_it(bluffs="buka-7")
    assert s.moves() == ["intervene:inter-403", "skip"]
    s.play(answer)
    if answer != "skip":
        s.play("choose:vulca-18")
    assert s.asked == A
    assert s.moves() == ["call", "skip"]
    assert s.refused("intervene:inter-403").code == "choose-first"
    s.play("call")
    assert s.dragons(B) == 1
    assert s.turn == A


@ruling("BM-537")
def test_it_reaches_only_what_was_played_in_this_turn() -> None:
    s = away_with_it(support="hoax-20").play("intervene:inter-403")
    assert s.moves("choose") == ["vulca-18"]
    foe = side(active="vulca-3", support="hoax-20", hand="vulca-1 vulca-18")
    nothing = turn_of_b("inter-403", foe).play("play:vulca-1", "done")
    assert nothing.turn == A, "there is nothing to discard"


@ruling("BM-538", "BM-539")
@pytest.mark.parametrize("used", [True, False])
def test_the_power_was_reached_and_only_what_is_left_has_to_be_matched(used: bool) -> None:
    s = away_with_it()
    s.play(*["intervene:inter-403", "choose:vulca-18"] if used else ["skip"])
    assert s.power(B) == (4 if used else 7)
    assert (s.turn, s.state.dragons) == (A, [0, 0])
    s.play("fight", "play:hoax-3")
    assert s.power(A) == 4
    assert s.cards(A, "active") == ["hoax-3"]
    if used:
        assert nothing_more(s).asked == B, "4 are enough"
    else:
        assert s.moves() == ["give-up"]


@ruling("BM-540")
@pytest.mark.parametrize(("support", "asked"), [("khind-27", False), ("khind-26", True)])
def test_a_khind_27_already_works_when_it_could_be_discarded(support: str, asked: bool) -> None:
    s = turn_of_b("inter-403", side(active="vulca-3", hand=f"vulca-1 {support} vulca-18"))
    s.play("play:vulca-1", f"play:{support}", "done")
    assert asks_a(s, "inter-403") == asked
    assert s.turn == (B if asked else A)


# inter-404


def enough(active: str, support: str = "", hand: str = "vulca-18 vulca-5") -> Scene:
    """B has played on with these active cards and announces; A ends the turn."""
    b = side(active=active, support=support, hand=hand, deck_size=20)
    s = turn_of_b("inter-404 hoax-1 hoax-3", b, "support", deck_size=5).play("done")
    assert asks_a(s, "inter-404")
    return s


@ruling("BM-541")
@pytest.mark.parametrize(("answer", "held"), [("intervene:inter-404", 2), ("skip", 6)])
def test_no_cards_are_drawn_in_a_turn_that_was_ended(answer: str, held: int) -> None:
    s = enough("vulca-1").play(answer)
    assert s.turn == A
    assert len(s.cards(B, "hand")) == held


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("hoax-15", marks=ruling("BM-542")),
        pytest.param("mimix-18", marks=ruling("BM-542")),
        pytest.param("mimix-19", marks=ruling("BM-542")),
        pytest.param("khind-5", marks=ruling("BM-543")),
        pytest.param("khind-8", marks=ruling("BM-543")),
        pytest.param("khind-9", marks=ruling("BM-543")),
        pytest.param("vulca-15", marks=ruling("BM-543")),
    ],
)
def test_no_text_of_the_end_of_the_turn_is_used(card: str) -> None:
    s = enough(card)
    ended = Scene(s.state.clone()).play("intervene:inter-404")
    assert ended.turn == A
    assert ended.asked == A
    assert s.play("skip").may(f"text:{card}"), "otherwise it could be used"


@ruling("BM-544")
@pytest.mark.parametrize(("support", "flood"), [("aqua-25 aqua-26", True), ("aqua-25", False)])
def test_two_floods_still_drive_a_away(support: str, flood: bool) -> None:
    s = enough("vulca-1", support).play("intervene:inter-404")
    assert s.dragons(B) == (1 if flood else 0)
    assert s.state.opening == flood
    assert s.turn == A


# inter-405


@ruling("BM-545")
@pytest.mark.parametrize(("support", "asked"), [("khind-27", False), ("khind-26", True)])
def test_the_cards_of_the_retreating_player_still_count(support: str, asked: bool) -> None:
    b = side(active="vulca-3", support=support, hand="vulca-1")
    s = turn_of_b("inter-405", b, "retreat", active="hoax-1", inactive="hoax-2").play("retreat")
    assert asks_a(s, "inter-405") == asked
    if asked:
        s.play("intervene:inter-405")
        assert s.moves() == ["choose:hoax-1", "choose:hoax-2", "skip"]
        assert "hoax-2" in s.play("choose:hoax-2").cards(A, "hand")


@ruling("BM-546")
@pytest.mark.parametrize(("active", "dragons"), [("hoax-11", 0), ("vulca-3", 1)])
def test_gaining_dragons_is_no_condition(active: str, dragons: int) -> None:
    """Six cards lie on A's side; the card is taken back before the dragons are counted."""
    older = "hoax-2 hoax-3 hoax-4"
    s = turn_of_b(
        "inter-405",
        side(active=active, hand="vulca-1"),
        "retreat",
        active="hoax-1",
        inactive=older,
        support="hoax-20 hoax-21",
    )
    without = Scene(s.state.clone()).play("retreat", "skip")
    assert without.dragons(A) == 2 * dragons
    s.play("retreat", "intervene:inter-405", "choose:hoax-20")
    assert s.dragons(A) == dragons
    assert "hoax-20" in s.cards(A, "hand")


# inter-406

PURCHASES = {
    "vulca-29": "vulca-1 vulca-3",
    "hoax-31": "hoax-27 hoax-28",
    "flit-30": "vulca-1 vulca-3 vulca-5",
    "terrah-30": "terrah-1 terrah-2",
    "pillar-31": "hoax-20 vulca-3",
    "pillar-32": "vulca-3 vulca-9",
}
"""By purchase: cards that pay for the dragon."""


def stops(s: Scene) -> None:
    """Asserts that B is about to gain one dragon and that A's inter-406 can stop it."""
    assert s.state.dragons == [0, 0]
    assert asks_a(s, "inter-406")
    without = Scene(s.state.clone()).play("skip")
    assert without.dragons(B) == 1
    s.play("intervene:inter-406")
    assert s.state.dragons == [0, 0]
    assert "inter-406" in s.cards(A, "discard")


@ruling("BM-547")
@pytest.mark.parametrize("card", list(PURCHASES))
def test_it_stops_the_dragon_of_a_purchase(card: str) -> None:
    paid = PURCHASES[card].split()
    b = side(active="vulca-6", hand=f"{card} {PURCHASES[card]} vulca-8")
    s = turn_of_b("inter-406", b, "leadership")
    s.play(f"lead:{card}")
    if card == "pillar-32":
        assert (s.asked, s.moves()) == (A, ["skip"]), "it sells to both, A cannot pay"
        s.play("skip")
    s.play(*[f"choose:{other}" for other in paid])
    stops(s)
    assert set(paid) <= {*s.cards(B, "discard"), *s.cards(B, "leads")}, "the price stays paid"


@ruling("BM-547")
def test_it_stops_the_dragon_of_the_sirens() -> None:
    a = side(hand="hoax-1 inter-406 hoax-20")
    s = scene(a, side(active=NOTHING, support="aqua-28", hand="vulca-1")).play(
        "play:hoax-1", "done"
    )
    stops(s)
    assert s.turn == B


@ruling("BM-547")
def test_it_stops_the_dragon_of_storms() -> None:
    b = side(active="vulca-3", support="terrah-21 terrah-22", hand="vulca-1")
    s = turn_of_b("inter-406", b, "start")
    stops(s)
    assert s.turn == B


@ruling("BM-547")
def test_it_stops_the_dragon_of_a_called_bluff() -> None:
    b = side(people="buka", active="vulca-3", bluffs="buka-7", hand="vulca-1")
    s = turn_of_b("inter-406 hoax-1", b, "support").play("done", "call")
    stops(s)


@ruling("BM-547")
def test_it_stops_the_dragon_of_a_bluff_called_wrongly() -> None:
    """A's bluff is bad: B gains a dragon for the call, then the one for the retreat."""
    a = side(people="buka", active="hoax-1", bluffs="buka-8", hand="inter-406")
    s = scene(a, side(active=NOTHING, hand="vulca-1"), phase="support").play("done", "call")
    s.play("intervene:inter-406")
    assert s.dragons(B) == 1


@ruling("BM-548")
@pytest.mark.parametrize(
    ("b", "own", "dragons"),
    [
        ({}, "", 1),
        ({"support": "vulca-27"}, "", 2),
        ({"support": "vulca-27"}, "mimix-29", 1),
        ({"support": "vulca-27 hoax-20 hoax-21", "inactive": "hoax-2 hoax-3"}, "", 3),
        ({"support": "hoax-20 hoax-21", "inactive": "hoax-2 hoax-3 hoax-4"}, "", 2),
        ({"support": "hoax-20 hoax-21", "inactive": "hoax-2 hoax-3 hoax-4"}, "mimix-29", 1),
    ],
)
def test_a_retreat_is_stopped_only_if_it_yields_exactly_one_dragon(
    b: dict[str, str], own: str, dragons: int
) -> None:
    a = side(active="hoax-1", support=own, hand="inter-406 hoax-3")
    s = scene(a, side(active="vulca-1", hand="vulca-3", **b), phase="retreat").play("retreat")
    if dragons == 1:
        stops(s)
    else:
        assert s.dragons(B) == dragons
        assert "inter-406" in s.cards(A, "hand")


@ruling("BM-549")
@pytest.mark.parametrize(("support", "asked"), [("khind-27", False), ("khind-26", True)])
def test_khind_27_still_works_when_dragons_are_handed_over(support: str, asked: bool) -> None:
    a = side(active="hoax-1", hand="inter-406 hoax-3")
    b = side(active="vulca-1", support=support, hand="vulca-3")
    s = scene(a, b, phase="retreat").play("retreat")
    assert asks_a(s, "inter-406") == asked
    if asked:
        s.play("intervene:inter-406")
    assert s.dragons(B) == (0 if asked else 1)
