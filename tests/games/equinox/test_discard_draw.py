"""Phases 3 and 4: what may be discarded, and drawing up to eight cards."""

import pytest

from spieltisch.core.rng import seeded
from tests.games.equinox.scene import Scene, new_game, scene
from tests.ruling import ruling

ROUND_2 = """
creatures = ["stag", "hoot", "squeak", "moss-man", "twinz", "fungy", "carmen", "ursus"]
eliminated = ["stag"]
phase = "play"
"""

FULL_ROW = """
columns.stag.row1 = {cards = [1]}
columns.squeak.row2 = {cards = [5]}
columns.moss-man.row2 = {cards = [6]}
columns.twinz.row2 = {cards = [7]}
columns.fungy.row2 = {cards = [8]}
columns.carmen.row2 = {cards = [9]}
columns.ursus.row2 = {cards = [9]}
"""  # with Hoot's card Hoot is the lowest


def round_2(hand: list[str], more: str = "") -> Scene:
    """Seat 1 has this hand and plays a card; Stag was eliminated in round 1."""
    return scene(f"{ROUND_2}{more}\n[[players]]\nhand = {hand}\n[[players]]")


def hoots(count: int) -> list[str]:
    return [f"hoot-{strength}" for strength in range(count)]


# Phase 3


@ruling("EQ-150")
def test_three_cards_of_eliminated_creatures_may_be_discarded() -> None:
    table = round_2([*hoots(4), "stag-2", "stag-3", "stag-4", "stag-5"])
    table.play("play:hoot-0", "discard:stag-2", "discard:stag-4", "discard:stag-5")
    assert {"stag-2", "stag-4", "stag-5"} <= set(table.discard_pile())
    assert "stag-3" in table.hand(1)


@ruling("EQ-150")
def test_the_third_discard_ends_the_phase() -> None:
    table = round_2([*hoots(4), "stag-2", "stag-3", "stag-4", "stag-5"])
    table.play("play:hoot-0", "discard:stag-2", "discard:stag-3")
    assert (table.seat, table.phase) == (1, "discard")
    table.play("discard:stag-4")
    assert table.turn == 2
    assert table.refused("discard:stag-5", seat=1).code == "not-your-turn"


@ruling("EQ-150")
def test_the_limit_of_three_starts_afresh_in_the_next_turn() -> None:
    stags = [f"stag-{strength}" for strength in range(6)]
    table = scene(
        f"""{ROUND_2}
        deck = 40
        [[players]]
        hand = {["hoot-0", "hoot-1", *stags]}
        [[players]]
        hand = ["twinz-1", "twinz-2"]"""
    )
    table.play("play:hoot-0", "discard:stag-0", "discard:stag-1", "discard:stag-2")
    table.play("pass", "play:twinz-1", "done")
    table.play("pass", "play:hoot-1", "discard:stag-3", "discard:stag-4", "discard:stag-5")
    assert not set(stags) & set(table.hand(1))


@ruling("EQ-150")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_fewer_cards_or_none_may_be_discarded(count: int) -> None:
    table = round_2([*hoots(4), "stag-2", "stag-3", "stag-4", "stag-5"])
    before = len(table.discard_pile())
    table.play("play:hoot-0")
    for strength in range(2, 2 + count):
        table.play(f"discard:stag-{strength}")
    table.play("done")
    assert len(table.discard_pile()) == before + count
    assert table.turn == 2


@ruling("EQ-150")
def test_a_discarded_card_is_shown_to_everybody() -> None:
    table = round_2([*hoots(7), "stag-2"]).play("play:hoot-0", "discard:stag-2")
    for viewer in (1, 2, None):
        shown = [line for line in table.log(viewer) if line.kind == "discard"]
        assert [line.data["card"] for line in shown] == ["stag-2"]


@ruling("EQ-151")
@pytest.mark.parametrize(
    ("card", "code"),
    [
        ("hoot-1", "still-in-play"),
        ("chameleon-3", "creatures-only"),
        ("ancestor", "creatures-only"),
        ("dryad", "creatures-only"),
    ],
)
def test_only_cards_of_eliminated_creatures_may_be_discarded(card: str, code: str) -> None:
    table = round_2(["hoot-0", "hoot-1", "chameleon-3", "ancestor", "dryad", "stag-2"])
    table.play("play:hoot-0")
    assert table.refused(f"discard:{card}").code == code
    assert table.moves() == ["done", "discard:stag-2"]


@ruling("EQ-151")
def test_a_card_that_is_not_in_hand_cannot_be_discarded() -> None:
    table = round_2(["hoot-0", "stag-2"]).play("play:hoot-0")
    assert table.refused("discard:stag-3").code == "not-in-hand"


@ruling("EQ-152")
def test_a_player_who_could_not_play_may_discard() -> None:
    table = round_2([f"stag-{strength}" for strength in range(2, 10)])
    table.play("show")
    assert table.phase == "discard"
    table.play("discard:stag-2", "discard:stag-3", "done")
    assert {"stag-2", "stag-3"} <= set(table.discard_pile())
    assert len(table.hand(1)) == 8


# Phase 4


@ruling("EQ-153")
def test_the_hand_is_filled_up_to_eight_without_being_asked() -> None:
    table = round_2([*hoots(5), "stag-2", "stag-3", "stag-4"], "deck = 30")
    table.play("play:hoot-0", "discard:stag-2", "discard:stag-3", "discard:stag-4")
    assert len(table.hand(1)) == 8
    assert table.deck == 26
    assert table.turn == 2


@ruling("EQ-153")
@pytest.mark.parametrize(("size", "drawn"), [(1, 8), (3, 6), (7, 2), (8, 1), (9, 0)])
def test_exactly_the_missing_cards_are_drawn(size: int, drawn: int) -> None:
    table = round_2(hoots(size), "deck = 30").play("play:hoot-0", "done")
    assert table.deck == 30 - drawn
    assert len(table.hand(1)) == max(8, size - 1)


@ruling("EQ-153")
def test_the_cards_come_from_the_top_of_the_deck() -> None:
    table = round_2(hoots(7), 'next = ["ursus-4", "dryad", "ursus-5"]').play("play:hoot-0", "done")
    assert table.hand(1) == [*hoots(7)[1:], "ursus-4", "dryad"]


@ruling("EQ-153")
def test_others_see_how_many_cards_are_drawn_but_not_which() -> None:
    table = round_2(hoots(7), 'next = ["ursus-4", "dryad"]').play("play:hoot-0", "done")
    own = next(line for line in table.log(1) if line.kind == "draw")
    others = next(line for line in table.log(2) if line.kind == "draw")
    assert own.data["cards"] == ["ursus-4", "dryad"]
    assert others.data["count"] == 2
    assert "cards" not in others.data


@ruling("EQ-154")
@pytest.mark.parametrize("size", [10, 11])
def test_more_than_eight_cards_are_kept_and_nothing_is_drawn(size: int) -> None:
    table = round_2(hoots(size), "deck = 30").play("play:hoot-0", "done")
    assert table.hand(1) == hoots(size)[1:]
    assert table.deck == 30
    assert "draw" not in table.kinds()


@ruling("EQ-155")
def test_drawing_the_last_card_ends_the_game_before_the_elimination() -> None:
    table = round_2(hoots(8), FULL_ROW + 'deck = 1\nnext = ["dryad"]')
    table.play("play:hoot-4", "done")
    assert table.over
    assert table.deck == 0
    assert "dryad" in table.hand(1)
    assert table.eliminated() == ["stag"]
    assert len(table.in_play()) == 7


@ruling("EQ-155")
def test_with_one_more_card_in_the_deck_the_same_turn_eliminates_the_lowest() -> None:
    table = round_2(hoots(8), FULL_ROW + "deck = 2").play("play:hoot-4", "done")
    assert not table.over
    assert table.eliminated() == ["stag", "hoot"]


@ruling("EQ-156")
def test_one_of_two_cards_is_drawn_and_the_game_goes_on() -> None:
    table = round_2(hoots(8), "deck = 2").play("play:hoot-0", "done")
    assert table.deck == 1
    assert len(table.hand(1)) == 8
    assert (table.over, table.turn) == (False, 2)


@ruling("EQ-157")
def test_too_few_cards_in_the_deck_are_all_drawn_and_the_game_ends() -> None:
    table = round_2(hoots(6), 'deck = 2\nnext = ["dryad", "ursus-4"]').play("play:hoot-0", "done")
    assert table.hand(1) == [*hoots(6)[1:], "ursus-4", "dryad"]
    assert table.deck == 0
    assert table.over


@ruling("EQ-158")
def test_the_discard_pile_stays_when_the_deck_runs_out() -> None:
    table = round_2(hoots(4), "deck = 1")
    pile = table.discard_pile()
    assert len(pile) > 50
    table.play("play:hoot-0", "done")
    assert table.over
    assert table.discard_pile() == pile
    assert len(table.hand(1)) == 4


@ruling("EQ-158")
@pytest.mark.parametrize("seed", range(5))
def test_no_discarded_card_comes_back_in_a_whole_game(seed: int) -> None:
    table = new_game(3, seed)
    state, rng = table.state, seeded(seed)
    while not state.over:
        deck, pile = state.deck[:], table.discard_pile()
        moves = state.moves(state.next_seat())
        state.play(state.next_seat(), moves[rng.below(len(moves))])
        assert state.deck == deck[: len(state.deck)]
        assert set(pile) <= set(table.discard_pile())
