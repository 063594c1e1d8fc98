"""Squeak: draw exactly three cards."""

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

OTHERS = ["stag-0", "stag-1", "stag-2", "stag-3", "stag-4", "stag-5", "stag-6"]


def squeak(cards: int = 8, deck: int = 40, field: str = "row1 = {pebble = 1}") -> Scene:
    """Seat 1 is about to play Squeak 4 from a hand of some cards; three Hoots come next."""
    return scene(f"""
        creatures = ["squeak", "stag", "hoot", "rubble", "twinz", "carmen", "goatman", "ursus"]
        phase = "play"
        deck = {deck}
        next = ["hoot-1", "hoot-2", "hoot-3"]
        columns.squeak = {{{field}}}
        [[players]]
        hand = {["squeak-4", *OTHERS][:cards]}
        [[players]]
        hand = ["rubble-1", "rubble-2"]
        [[players]]
        hand = ["rubble-3", "rubble-4"]
    """)


@ruling("EQ-060")
def test_squeak_adds_exactly_three_cards() -> None:
    table = squeak().play("play:squeak-4")
    assert table.moves() == ["decline", "use"]
    table.play("use")
    assert table.hand(1) == [*OTHERS, "hoot-1", "hoot-2", "hoot-3"]
    assert table.deck == 37
    assert (table.seat, table.phase) == (2, "predict")


@ruling("EQ-060")
@pytest.mark.parametrize(
    ("before", "after", "phase_4"), [(8, 10, 0), (7, 9, 0), (6, 8, 0), (5, 8, 1), (1, 8, 5)]
)
def test_after_squeak_phase_4_fills_up_to_eight_only(before: int, after: int, phase_4: int) -> None:
    table = squeak(cards=before).play("play:squeak-4", "use")
    assert len(table.hand(1)) == after
    assert table.deck == 40 - 3 - phase_4
    drawn = [line.data["count"] for line in table.log() if line.kind.startswith("draw")]
    assert drawn == ([3, phase_4] if phase_4 else [3])
    assert table.seat == 2


@ruling("EQ-044")
def test_declining_squeak_draws_up_to_eight_only() -> None:
    table = squeak().play("play:squeak-4", "decline")
    assert len(table.hand(1)) == 8
    assert table.deck == 39
    assert "power" not in table.kinds()
    assert table.seat == 2


FULL_ROW_OF_ROUND_2 = """
    creatures = ["squeak", "stag", "hoot", "rubble", "twinz", "carmen", "goatman", "ursus"]
    eliminated = ["ursus"]
    phase = "play"
    columns.squeak = {row1 = {pebble = 1}}
    columns.stag = {row2 = {cards = [9]}}
    columns.hoot = {row2 = {cards = [1]}}
    columns.rubble = {row2 = {cards = [9], pebble = 2}}
    columns.twinz = {row2 = {cards = [9]}}
    columns.carmen = {row2 = {cards = [9]}}
    columns.goatman = {row2 = {cards = [9]}}
    [[players]]
    hand = ["squeak-4", "ursus-3"]
    [[players]]
    hand = ["rubble-1"]
    secret = "twinz-2"
"""


@ruling("EQ-061")
def test_squeak_taking_the_last_card_ends_the_game_at_once() -> None:
    """Without it Ursus 3 could be discarded, cards drawn and Hoot eliminated."""
    table = scene("deck = 3\n" + FULL_ROW_OF_ROUND_2).play("play:squeak-4", "use")
    assert table.over
    assert (table.seat, table.deck) == (0, 0)
    assert "ursus-3" in table.hand(1)
    assert len(table.hand(1)) == 4
    assert table.eliminated() == ["ursus"]
    kinds = table.kinds()
    assert kinds.count("draw-extra") == 1
    assert kinds[kinds.index("draw-extra") + 1] == "end"
    assert table.champion(2) == "twinz"
    assert table.scores() == [4, 3 + 5]


def test_the_same_row_eliminates_when_the_deck_lasts() -> None:
    table = scene("deck = 30\n" + FULL_ROW_OF_ROUND_2).play("play:squeak-4", "use")
    assert (table.seat, table.phase) == (1, "discard")
    table.play("discard:ursus-3", "done")
    assert table.eliminated() == ["ursus", "hoot"]
    assert (table.seat, table.round) == (2, 3)


@ruling("EQ-062")
@pytest.mark.parametrize("deck", [2, 1])
def test_squeak_draws_what_is_left_and_the_game_ends(deck: int) -> None:
    table = scene(f"deck = {deck}\n" + FULL_ROW_OF_ROUND_2).play("play:squeak-4", "use")
    assert len(table.hand(1)) == 1 + deck
    assert table.last("draw-extra", 2).data["count"] == deck
    assert table.over
    assert table.deck == 0
    assert table.eliminated() == ["ursus"]


@ruling("EQ-044")
def test_squeak_may_be_declined_to_keep_a_short_deck() -> None:
    """Refilling from the deck still ends the game, a full hand does not."""
    long_hand = ["squeak-4", *OTHERS, "hoot-5"]
    table = scene(f"""
        phase = "play"
        deck = 2
        columns.squeak = {{row1 = {{pebble = 1}}}}
        [[players]]
        hand = {long_hand}
        [[players]]
    """).play("play:squeak-4", "decline")
    assert table.deck == 2
    assert table.seat == 2


@ruling("EQ-063")
def test_squeak_with_four_cards_leaves_one_and_the_turn_goes_on() -> None:
    table = squeak(deck=4).play("play:squeak-4", "use")
    assert table.deck == 1
    assert not table.over
    assert (table.seat, table.phase) == (2, "predict")


@ruling("EQ-063")
def test_after_squeak_phase_4_may_still_take_the_last_card() -> None:
    table = squeak(cards=5, deck=4).play("play:squeak-4", "use")
    assert len(table.hand(1)) == 8
    assert table.over


@ruling("EQ-043")
@pytest.mark.parametrize("field", ["row1 = {pebble = 2}", "", "champion = [1, 2]"])
def test_squeak_draws_nothing_for_a_player_without_control(field: str) -> None:
    """Another player's pebble, no pebble, and a tie."""
    table = squeak(field=field).play("play:squeak-4")
    assert table.seat == 2
    assert len(table.hand(1)) == 8
    assert table.deck == 39
    assert table.card("squeak/1") == "squeak-4"
    assert table.last("no-power").rulings[-1] == "EQ-043"


@ruling("EQ-047")
def test_squeak_on_a_chameleon_draws_nothing() -> None:
    table = squeak(field='row1 = {cards = ["chameleon-6"], pebble = 1}').play("play:squeak-4")
    assert table.seat == 2
    assert len(table.hand(1)) == 8
    assert table.covered("squeak/1") == ["chameleon-6"]
    assert table.last("no-power").rulings == ("EQ-047",)


def test_squeak_asks_for_nothing_but_yes_or_no() -> None:
    table = squeak().play("play:squeak-4")
    for key in ("pass", "done", "play:stag-0", "bet:hoot", "seat:2"):
        assert table.refused(key).code == "not-asked"
    assert table.refused("use", seat=2).code == "not-your-turn"
    table.play("use")
    assert table.seat == 2


@ruling("EQ-060")
def test_squeak_changes_nothing_but_hand_and_deck() -> None:
    table = squeak()
    before = table.state.dump()
    table.play("play:squeak-4", "use")
    after = table.state.dump()
    assert after["hands"][1:] == before["hands"][1:]
    assert after["deck"] == before["deck"][:-3]
    for part in ("discard", "pebble", "stock", "champion", "secret", "down", "gone"):
        assert after[part] == before[part]
    assert table.card("squeak/1") == "squeak-4"
    assert table.strength("squeak") == 4


@ruling("EQ-060")
def test_only_the_player_of_squeak_sees_the_cards_drawn() -> None:
    table = squeak().play("play:squeak-4", "use")
    own = table.last("draw-extra", 1)
    assert own.data == {"seat": 0, "count": 3, "cards": ["hoot-1", "hoot-2", "hoot-3"]}
    assert "Hoot 1, Hoot 2 and Hoot 3" in own.text.en
    for seat in (2, 3, None):
        line = table.last("draw-extra", seat)
        assert line.data == {"seat": 0, "count": 3}
        assert line.text.en == "Player 1 draws 3 cards."
        view = table.view(seat)
        assert "'hoot-" not in repr(view)
        assert view["players"][0]["cards"] == 10
    assert "hoot-1" in table.player(1)["hand"]
