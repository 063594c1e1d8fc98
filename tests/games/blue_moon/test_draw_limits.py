"""One text that takes cards into the hand against one text that limits it.

A has the text that takes cards. B has nothing, or vulca-26 (no card out of the draw deck), khind-25
(one card a turn out of it), terrah-27 (no card into a hand of four), pillar-15 (no card into the
hand), flit-28 (no additional card at the end of the turn) or inter-404 (the turn ends at once).
"""

from typing import Any

import pytest

from spieltisch.games.blue_moon.rules import menu
from spieltisch.games.blue_moon.state import codes
from tests.games.blue_moon.scene import A, B, Scene, scene, side
from tests.ruling import ruling

NOTHING = ""
PLACES = {
    "khind-28": {"active": "vulca-13", "support": "khind-28"},
    "hyla-605": {"active": "vulca-13", "hyla": "hyla-605"},
    "inq-414": {"active": "vulca-13", "inquisitor": "inq-414"},
}
"""Where a text lies; all others are characters."""


def fill(count: int) -> str:
    """So many hand cards that only count: Terrah characters without text."""
    return " ".join(f"terrah-{number}" for number in range(1, count + 1))


def against(card: str) -> dict[str, Any]:
    """B with a character that is easily matched in fire, and the text that limits A."""
    if card == "pillar-15":
        return side(active=card)
    return side(active="terrah-10", support=card)


def holding(text: str, hand: int) -> dict[str, Any]:
    """A with the text on the table and so many hand cards."""
    return side(**PLACES.get(text, {"active": text}), hand=fill(hand))


def hand(table: Scene, seat: int = A) -> int:
    return len(table.cards(seat, "hand"))


def choose_first(table: Scene) -> None:
    """Answers every choice of cards with the first one."""
    while table.asked == A and table.moves("choose"):
        table.play(f"choose:{table.moves('choose')[0]}")


# at the end of the turn


@pytest.mark.parametrize(
    ("text", "limit", "before", "usable", "after"),
    [
        pytest.param("vulca-15", NOTHING, 3, True, 8, marks=ruling("BM-121")),
        pytest.param("vulca-15", NOTHING, 8, True, 10, marks=ruling("BM-121")),
        pytest.param("vulca-15", "vulca-26", 3, False, 3, marks=ruling("BM-122")),
        pytest.param("vulca-15", "vulca-26", 8, False, 8, marks=ruling("BM-122")),
        pytest.param("vulca-15", "khind-25", 3, False, 4, marks=ruling("BM-123")),
        pytest.param("vulca-15", "khind-25", 6, True, 7, marks=ruling("BM-123")),
        pytest.param("vulca-15", "terrah-27", 3, False, 4, marks=ruling("BM-124")),
        pytest.param("vulca-15", "terrah-27", 6, False, 6, marks=ruling("BM-124")),
        pytest.param("vulca-15", "pillar-15", 3, False, 3, marks=ruling("BM-125")),
        pytest.param("vulca-15", "flit-28", 3, False, 6, marks=ruling("BM-126")),
        pytest.param("vulca-15", "flit-28", 7, False, 7, marks=ruling("BM-126")),
        pytest.param("hoax-15", NOTHING, 3, True, 9, marks=ruling("BM-175")),
        pytest.param("hoax-15", NOTHING, 9, False, 9, marks=ruling("BM-175")),
        pytest.param("hoax-15", "vulca-26", 3, False, 3, marks=ruling("BM-176")),
        pytest.param("hoax-15", "khind-25", 3, False, 4, marks=ruling("BM-177")),
        pytest.param("hoax-15", "khind-25", 6, True, 7, marks=ruling("BM-177")),
        pytest.param("hoax-15", "terrah-27", 3, False, 4, marks=ruling("BM-178")),
        pytest.param("hoax-15", "terrah-27", 6, False, 6, marks=ruling("BM-178")),
        pytest.param("hoax-15", "pillar-15", 3, False, 3, marks=ruling("BM-179")),
        pytest.param("hoax-15", "flit-28", 3, True, 9, marks=ruling("BM-278")),
        pytest.param("mimix-18", NOTHING, 3, True, 8, marks=ruling("BM-204")),
        pytest.param("mimix-18", "vulca-26", 6, False, 6, marks=ruling("BM-206")),
        pytest.param("mimix-18", "khind-25", 3, False, 4, marks=ruling("BM-207")),
        pytest.param("mimix-18", "khind-25", 5, False, 6, marks=ruling("BM-207")),
        pytest.param("mimix-18", "khind-25", 6, True, 6, marks=ruling("BM-208")),
        pytest.param("mimix-18", "khind-25", 8, True, 8, marks=ruling("BM-208")),
        pytest.param("mimix-18", "terrah-27", 3, False, 4, marks=ruling("BM-209")),
        pytest.param("mimix-18", "terrah-27", 6, False, 6, marks=ruling("BM-209")),
        pytest.param("mimix-18", "pillar-15", 3, False, 3, marks=ruling("BM-210")),
        pytest.param("mimix-18", "flit-28", 3, True, 8, marks=ruling("BM-278")),
        pytest.param("mimix-19", NOTHING, 3, True, 7, marks=ruling("BM-212")),
        pytest.param("mimix-19", NOTHING, 8, True, 9, marks=ruling("BM-212")),
        pytest.param("mimix-19", "vulca-26", 6, False, 6, marks=ruling("BM-214")),
        pytest.param("mimix-19", "khind-25", 3, False, 4, marks=ruling("BM-215")),
        pytest.param("mimix-19", "khind-25", 6, True, 5, marks=ruling("BM-216")),
        pytest.param("mimix-19", "khind-25", 8, True, 7, marks=ruling("BM-216")),
        pytest.param("mimix-19", "terrah-27", 3, False, 4, marks=ruling("BM-217")),
        pytest.param("mimix-19", "terrah-27", 6, False, 6, marks=ruling("BM-217")),
        pytest.param("mimix-19", "pillar-15", 3, False, 3, marks=ruling("BM-218")),
        pytest.param("mimix-19", "flit-28", 3, True, 7, marks=ruling("BM-277")),
        pytest.param("khind-5", NOTHING, 3, True, 7, marks=ruling("BM-295")),
        pytest.param("khind-5", NOTHING, 8, True, 9, marks=ruling("BM-295")),
        pytest.param("khind-5", "vulca-26", 6, False, 6, marks=ruling("BM-296")),
        pytest.param("khind-5", "khind-25", 3, False, 4, marks=ruling("BM-297")),
        pytest.param("khind-5", "khind-25", 6, True, 7, marks=ruling("BM-297")),
        pytest.param("khind-5", "terrah-27", 3, False, 4, marks=ruling("BM-298")),
        pytest.param("khind-5", "terrah-27", 6, False, 6, marks=ruling("BM-298")),
        pytest.param("khind-5", "pillar-15", 3, False, 3, marks=ruling("BM-299")),
        pytest.param("khind-5", "flit-28", 3, False, 6, marks=ruling("BM-300")),
        pytest.param("khind-28", NOTHING, 6, True, 7, marks=ruling("BM-277")),
        pytest.param("khind-28", "flit-28", 6, False, 6, marks=ruling("BM-277")),
        pytest.param("hyla-605", NOTHING, 6, True, 7, marks=ruling("BM-277")),
        pytest.param("hyla-605", "flit-28", 6, False, 6, marks=ruling("BM-277")),
        pytest.param("inq-414", NOTHING, 6, True, 7, marks=ruling("BM-277")),
        pytest.param("inq-414", "flit-28", 6, False, 6, marks=ruling("BM-277")),
    ],
)
def test_at_the_end_of_the_turn(
    text: str, limit: str, before: int, usable: bool, after: int
) -> None:
    """``before`` is the hand before refilling it, ``after`` the hand when all is done."""
    table = scene(holding(text, before), against(limit), phase="refresh")
    assert table.may(f"text:{text}") == usable
    if usable:
        table.play(f"text:{text}")
        choose_first(table)
    assert table.turn == B
    assert hand(table) == after


@pytest.mark.parametrize(
    ("text", "before", "usable", "after"),
    [
        pytest.param("vulca-15", 2, True, 4, marks=ruling("BM-124")),
        pytest.param("vulca-15", 3, True, 4, marks=ruling("BM-124")),
        pytest.param("vulca-15", 4, False, 4, marks=ruling("BM-124")),
        pytest.param("hoax-15", 3, True, 4, marks=ruling("BM-178")),
        pytest.param("hoax-15", 4, False, 4, marks=ruling("BM-178")),
        pytest.param("mimix-18", 1, True, 3, marks=ruling("BM-209")),
        pytest.param("mimix-18", 3, True, 4, marks=ruling("BM-209")),
        pytest.param("mimix-18", 4, False, 4, marks=ruling("BM-209")),
        pytest.param("mimix-19", 2, True, 2, marks=ruling("BM-217")),
        pytest.param("mimix-19", 3, True, 2, marks=ruling("BM-217")),
        pytest.param("mimix-19", 4, False, 4, marks=ruling("BM-217")),
        pytest.param("khind-5", 3, True, 4, marks=ruling("BM-298")),
        pytest.param("khind-5", 4, False, 4, marks=ruling("BM-298")),
    ],
)
def test_quicksand_lets_a_small_hand_grow_to_four(
    text: str, before: int, usable: bool, after: int
) -> None:
    """The end of a turn with terrah-27, should the hand have stayed small in the refresh phase."""
    table = scene(holding(text, before), against("terrah-27"))
    table.state.phase = codes.LAST if text == "hoax-15" else codes.END
    table.state.menu = menu.make_menu(table.state)
    assert table.may(f"text:{text}") == usable
    if usable:
        table.play(f"text:{text}")
        choose_first(table)
    assert hand(table) == after


@ruling("BM-175")
def test_khind_28_comes_before_hoax_15_fills_the_hand_to_nine() -> None:
    table = scene(
        side(active="hoax-15", support="khind-28", hand=fill(2)), against(NOTHING), phase="refresh"
    )
    assert hand(table) == 6
    assert not table.may("text:hoax-15")
    table.play("text:khind-28")
    assert hand(table) == 7
    table.play("text:hoax-15")
    assert hand(table) == 9


@ruling("BM-208")
def test_the_only_card_that_mimix_18_reveals_under_khind_25_is_discarded() -> None:
    a = side(active="mimix-18", hand=fill(6), deck="hoax-1 hoax-2 hoax-3")
    table = scene(a, against("khind-25"), phase="refresh")
    table.play("text:mimix-18")
    assert table.cards(A, "discard") == ["hoax-1"]
    assert hand(table) == 6


@ruling("BM-214")
def test_mimix_19_shuffles_nothing_back_when_nothing_may_be_drawn() -> None:
    a = side(active="mimix-19", hand=fill(6), deck_size=0)
    assert scene(a, against(NOTHING), phase="refresh").may("text:mimix-19")
    table = scene(a, against("vulca-26"), phase="refresh")
    assert table.turn == B
    assert table.cards(A, "deck") == []


# in the leadership phase


@pytest.mark.parametrize(
    ("text", "limit", "before", "usable", "after"),
    [
        pytest.param("hoax-27", NOTHING, 2, True, 7, marks=ruling("BM-191")),
        pytest.param("hoax-27", "vulca-26", 2, False, 2, marks=ruling("BM-191")),
        pytest.param("hoax-27", "khind-25", 2, True, 3, marks=ruling("BM-192")),
        pytest.param("hoax-27", "terrah-27", 2, True, 4, marks=ruling("BM-193")),
        pytest.param("hoax-27", "terrah-27", 4, False, 4, marks=ruling("BM-193")),
        pytest.param("hoax-27", "pillar-15", 2, False, 2, marks=ruling("BM-194")),
        pytest.param("hoax-27", "flit-28", 2, True, 7, marks=ruling("BM-278")),
        pytest.param("mimix-30", NOTHING, 4, True, 5, marks=ruling("BM-239")),
        pytest.param("mimix-30", "vulca-26", 4, True, 5, marks=ruling("BM-237")),
        pytest.param("mimix-30", "khind-25", 4, True, 5, marks=ruling("BM-238")),
        pytest.param("mimix-30", "terrah-27", 3, True, 4, marks=ruling("BM-239")),
        pytest.param("mimix-30", "terrah-27", 4, False, 4, marks=ruling("BM-239")),
        pytest.param("mimix-30", "pillar-15", 2, False, 2, marks=ruling("BM-240")),
        pytest.param("mimix-31", NOTHING, 4, True, 5, marks=ruling("BM-243")),
        pytest.param("mimix-31", "vulca-26", 4, True, 5, marks=ruling("BM-241")),
        pytest.param("mimix-31", "khind-25", 4, True, 5, marks=ruling("BM-242")),
        pytest.param("mimix-31", "terrah-27", 3, True, 4, marks=ruling("BM-243")),
        pytest.param("mimix-31", "terrah-27", 4, False, 4, marks=ruling("BM-243")),
        pytest.param("mimix-31", "pillar-15", 2, False, 2, marks=ruling("BM-244")),
    ],
)
def test_in_the_leadership_phase(
    text: str, limit: str, before: int, usable: bool, after: int
) -> None:
    """``before`` are the hand cards besides the leadership card."""
    a = side(
        hand=f"{text} {fill(before)}",
        active="hoax-6",
        inactive="hoax-7",
        discard="vulca-1 vulca-2",
    )
    table = scene(a, against(limit), phase="leadership").play(f"lead:{text}")
    assert (table.phase == "leadership") == usable
    if usable:
        table.play("use" if table.may("use") else f"choose:{table.moves('choose')[0]}")
    assert table.phase == "retreat"
    assert hand(table) == after


@pytest.mark.parametrize(
    ("limit", "after"),
    [
        pytest.param(NOTHING, 6, marks=ruling("BM-192")),
        pytest.param("khind-25", 2, marks=ruling("BM-192")),
    ],
)
def test_hoax_27_draws_the_one_card_of_the_turn_under_khind_25(limit: str, after: int) -> None:
    """Two cards, one drawn, one played, and none in the refresh phase."""
    a = side(hand=f"hoax-27 {fill(2)}", deck="hoax-1 hoax-2 hoax-3 hoax-4 hoax-5")
    table = scene(a, against(limit), phase="leadership")
    table.play("lead:hoax-27", "use", "fight", "play:terrah-2", "done")
    assert table.turn == B
    assert hand(table) == after


# right after the booster/support phase


def shaman(text: str, limit: str, before: int) -> Scene:
    """A shaman with STOP is just played, its booster/support phase is over."""
    a = side(hand=f"{text} {fill(before)}", discard="vulca-1 vulca-2 vulca-3")
    return scene(a, against(limit)).play(f"play:{text}", "done")


@pytest.mark.parametrize(
    ("text", "limit", "before", "taken"),
    [
        pytest.param("mimix-20", NOTHING, 4, 1, marks=ruling("BM-220")),
        pytest.param("mimix-20", "khind-25", 4, 1, marks=ruling("BM-222")),
        pytest.param("mimix-20", "terrah-27", 3, 1, marks=ruling("BM-223")),
        pytest.param("mimix-21", NOTHING, 4, 2, marks=ruling("BM-226")),
        pytest.param("mimix-21", "vulca-26", 4, 2, marks=ruling("BM-227")),
        pytest.param("mimix-21", "khind-25", 4, 2, marks=ruling("BM-228")),
        pytest.param("mimix-21", "terrah-27", 2, 2, marks=ruling("BM-229")),
        pytest.param("mimix-21", "terrah-27", 3, 1, marks=ruling("BM-229")),
        pytest.param("mimix-21", "flit-28", 4, 2, marks=ruling("BM-278")),
    ],
)
def test_a_shaman_takes_cards(text: str, limit: str, before: int, taken: int) -> None:
    table = shaman(text, limit, before)
    assert hand(table) == before
    known = set(table.cards(A, "hand"))
    deck = set(table.cards(A, "deck"))
    pile = set(table.cards(A, "discard"))
    table.play(f"text:{text}")
    if text == "mimix-20":
        choose_first(table)
    new = set(table.cards(A, "hand")) - known
    if text == "mimix-20":
        searched = [event.args[1] for event in table.state.events if event.kind == "search"]
        assert len(searched) == taken
        assert new & deck
    else:
        assert len(pile) - len(table.cards(A, "discard")) == taken
        assert len(new & pile) == taken


@pytest.mark.parametrize(
    ("text", "limit", "before"),
    [
        pytest.param("mimix-20", "vulca-26", 2, marks=ruling("BM-221")),
        pytest.param("mimix-20", "terrah-27", 4, marks=ruling("BM-223")),
        pytest.param("mimix-20", "pillar-15", 2, marks=ruling("BM-224")),
        pytest.param("mimix-21", "terrah-27", 4, marks=ruling("BM-229")),
        pytest.param("mimix-21", "pillar-15", 2, marks=ruling("BM-230")),
    ],
)
def test_a_shaman_takes_nothing(text: str, limit: str, before: int) -> None:
    table = shaman(text, limit, before)
    assert table.turn == B, "the turn has passed without a question"
    assert hand(table) == before


@pytest.mark.parametrize(
    ("limit", "after"),
    [
        pytest.param(NOTHING, 6, marks=ruling("BM-222")),
        pytest.param("khind-25", 3, marks=ruling("BM-222")),
    ],
)
def test_the_card_of_mimix_20_is_the_one_card_under_khind_25(limit: str, after: int) -> None:
    table = shaman("mimix-20", limit, 2).play("text:mimix-20")
    choose_first(table)
    assert table.turn == B
    assert hand(table) == after


@pytest.mark.parametrize("skipped", [True, False])
@ruling("BM-222")
def test_khind_25_leaves_the_refresh_phase_one_card_if_mimix_20_is_not_used(skipped: bool) -> None:
    table = shaman("mimix-20", "khind-25", 2)
    if skipped:
        table.play("done")
    else:
        table.play("text:mimix-20", "skip")
    assert table.turn == B
    assert hand(table) == 3


# the turn ends at once


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("mimix-18", marks=ruling("BM-211")),
        pytest.param("mimix-19", marks=ruling("BM-219")),
    ],
)
def test_inter_404_comes_before_texts_at_the_end_of_the_turn(text: str) -> None:
    a = side(active=text, hand=fill(3))
    b = side(active="terrah-10", hand="inter-404")
    table = scene(a, b, phase="support").play("done", "intervene:inter-404")
    assert table.turn == B
    assert hand(table) == 3
    assert "use" not in table.kinds()
    assert scene(a, b, phase="support").play("done", "skip").may(f"text:{text}")


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        pytest.param("mimix-20", 1, marks=ruling("BM-225")),
        pytest.param("mimix-21", 2, marks=ruling("BM-231")),
    ],
)
def test_inter_404_comes_after_texts_of_the_booster_support_phase(text: str, taken: int) -> None:
    a = side(active=text, hand=fill(3), discard="vulca-1 vulca-2 vulca-3")
    b = side(active="terrah-10", hand="inter-404")
    table = scene(a, b, phase="support").play("done", f"text:{text}")
    choose_first(table)
    assert table.asked == B
    table.play("intervene:inter-404")
    assert table.turn == B
    assert hand(table) == 3 + taken


# vulca-26: A has it, B wants cards


def walled(wall: bool, **fields: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    return side(active="terrah-10", support="vulca-26" if wall else ""), side(**fields)


@pytest.mark.parametrize("wall", [True, False])
@ruling("BM-131")
def test_vulca_26_keeps_the_hand_from_being_refilled(wall: bool) -> None:
    a, b = walled(wall, active="vulca-13", hand=fill(3))
    table = scene(a, b, turn=B, phase="refresh")
    assert hand(table, B) == (3 if wall else 6)


@pytest.mark.parametrize("wall", [True, False])
@ruling("BM-131")
def test_vulca_26_keeps_the_replacement_in_the_draw_deck(wall: bool) -> None:
    a, b = walled(wall, active="vulca-13", hand=f"vulca-31 {fill(3)}")
    table = scene(a, b, turn=B, phase="leadership").play("replace:vulca-31")
    assert table.may("use") != wall
    assert hand(table, B) == 3


@pytest.mark.parametrize("wall", [True, False])
@pytest.mark.parametrize(
    "text",
    [
        pytest.param("khind-29", marks=ruling("BM-131", "BM-132")),
        pytest.param("buka-27", marks=ruling("BM-131")),
        pytest.param("hoax-27", marks=ruling("BM-131", "BM-132")),
    ],
)
def test_vulca_26_stops_drawing_and_searching(text: str, wall: bool) -> None:
    a, b = walled(wall, active="vulca-13", hand=f"{text} {fill(3)}", ships={"buka-30": []})
    table = scene(a, b, turn=B, phase="leadership").play(f"lead:{text}")
    assert (table.phase == "retreat") == wall


@pytest.mark.parametrize("wall", [True, False])
@pytest.mark.parametrize(
    "text",
    [
        pytest.param("vulca-15", marks=ruling("BM-132")),
        pytest.param("khind-5", marks=ruling("BM-132")),
        pytest.param("hoax-15", marks=ruling("BM-132")),
        pytest.param("mimix-18", marks=ruling("BM-132")),
        pytest.param("mimix-19", marks=ruling("BM-132")),
    ],
)
def test_vulca_26_stops_texts_that_move_cards_from_the_draw_deck(text: str, wall: bool) -> None:
    a, b = walled(wall, active=text, hand=fill(6))
    table = scene(a, b, turn=B, phase="refresh")
    assert table.may(f"text:{text}") != wall


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("vulca-28", marks=ruling("BM-133")),
        pytest.param("mimix-30", marks=ruling("BM-133")),
        pytest.param("mimix-31", marks=ruling("BM-133")),
        pytest.param("khind-30", marks=ruling("BM-133")),
    ],
)
def test_vulca_26_does_not_stop_cards_from_elsewhere(text: str) -> None:
    a, b = walled(True, active="vulca-13", hand=f"{text} {fill(3)}", discard="hoax-1")
    table = scene(a, b, turn=B, phase="leadership").play(f"lead:{text}")
    table.play("use" if table.may("use") else f"choose:{table.moves('choose')[0]}")
    assert hand(table, B) == 4


@ruling("BM-133")
def test_vulca_26_does_not_stop_retrieving() -> None:
    a, b = walled(True, active="flit-1 hoax-19", support="hoax-23", hand=fill(3))
    table = scene(a, b, turn=B, phase="begin")
    table.play("retrieve:flit-1", "retrieve:hoax-19", "retrieve:hoax-23")
    assert hand(table, B) == 6


# flit-28: A has it, B wants cards


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(0, 6, marks=ruling("BM-279")),
        pytest.param(5, 6, marks=ruling("BM-279")),
        pytest.param(8, 8, marks=ruling("BM-279")),
    ],
)
def test_flit_28_lets_the_hand_be_refilled(before: int, after: int) -> None:
    b = side(active="vulca-15", hand=fill(before))
    table = scene(side(active="flit-5", support="flit-28"), b, turn=B, phase="refresh")
    assert hand(table, B) == after
    assert not table.may("text:vulca-15")
