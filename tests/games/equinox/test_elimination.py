"""Phase 5: who is eliminated and when, the next round, and the standstill."""

import pytest

from spieltisch.core.rng import seeded
from tests.games.equinox.scene import Scene, new_game, scene
from tests.ruling import ruling

EIGHT = ("hoot", "moss-man", "squeak", "stag", "fungy", "carmen", "goatman", "ursus")
CREATURES = f"creatures = {list(EIGHT)}\n"


def row_1(strengths: dict[str, int], more: str = "") -> Scene:
    """Round 1 with these visible cards; the others lie at 8, an Ursus 8 counting 8.5."""
    columns = {name: strengths.get(name, 8) for name in EIGHT}
    lines = [f"columns.{n}.row1 = {{cards = [{s}]}}" for n, s in columns.items() if s >= 0]
    return scene(CREATURES + 'phase = "play"\n' + "\n".join(lines) + "\n" + more)


@ruling("EQ-160")
def test_a_row_with_an_empty_field_eliminates_nobody() -> None:
    table = row_1({"hoot": -1, "squeak": 1}, "[[players]]\nhand = ['stag-9']\n[[players]]")
    table.play("play:stag-9")
    assert table.eliminated() == []
    assert (table.round, table.turn) == (1, 2)


@ruling("EQ-160")
def test_the_lowest_creature_goes_once_the_last_field_is_filled() -> None:
    table = row_1({"hoot": -1, "squeak": 1}, "[[players]]\nhand = ['hoot-9']\n[[players]]")
    table.play("play:hoot-9")
    assert table.eliminated() == ["squeak"]


@ruling("EQ-161")
def test_a_tie_for_the_lowest_strength_goes_on_until_it_is_broken() -> None:
    table = row_1(
        {"hoot": 1, "moss-man": 1},
        "[[players]]\nhand = ['stag-9']\n[[players]]\nhand = ['hoot-4']",
    )
    table.play("play:stag-9")
    assert table.eliminated() == []
    assert (table.round, table.turn) == (1, 2)
    table.play("pass", "play:hoot-4")
    assert table.eliminated() == ["moss-man"]
    assert table.round == 2


@ruling("EQ-161")
def test_a_tie_above_the_lowest_strength_saves_nobody() -> None:
    table = row_1({"hoot": 1, "moss-man": 1}, "[[players]]\nhand = ['hoot-0']\n[[players]]")
    table.play("play:hoot-0")
    assert table.eliminated() == ["hoot"]


@ruling("EQ-161")
def test_three_creatures_can_be_tied_as_well() -> None:
    table = row_1(
        {"hoot": 1, "moss-man": 1, "fungy": 3}, "[[players]]\nhand = ['fungy-1']\n[[players]]"
    )
    table.play("play:fungy-1")
    assert table.eliminated() == []


@ruling("EQ-162")
def test_a_chameleon_counts_with_its_own_strength() -> None:
    table = row_1({"hoot": 2, "squeak": 3}, "[[players]]\nhand = ['chameleon-1']\n[[players]]")
    table.play("play:chameleon-1", "on:squeak")
    assert table.eliminated() == ["squeak"]


@ruling("EQ-162")
def test_a_chameleon_can_save_a_creature() -> None:
    table = row_1({"hoot": 2, "squeak": 3}, "[[players]]\nhand = ['chameleon-9']\n[[players]]")
    table.play("play:chameleon-9", "on:hoot")
    assert table.eliminated() == ["squeak"]


@ruling("EQ-162")
def test_a_covered_card_does_not_count() -> None:
    table = row_1({"hoot": 0, "squeak": 3}, "[[players]]\nhand = ['hoot-5']\n[[players]]")
    table.play("play:hoot-5")
    assert table.eliminated() == ["squeak"]
    assert table.covered("hoot/1") == ["hoot-0"]


@ruling("EQ-162")
def test_cards_of_earlier_rows_do_not_count() -> None:
    alive = [name for name in EIGHT if name != "stag"]
    lines = [f"columns.{name}.row2 = {{cards = [8]}}" for name in alive if name != "hoot"]
    table = scene(
        f"""{CREATURES}
        eliminated = ["stag"]
        phase = "play"
        columns.squeak.row1 = {{cards = [0]}}
        {chr(10).join(lines)}
        [[players]]
        hand = ["hoot-7"]
        [[players]]"""
    )
    table.play("play:hoot-7", "done")
    assert table.eliminated() == ["stag", "hoot"]


@ruling("EQ-163")
def test_the_next_row_starts_without_cards() -> None:
    table = row_1({"hoot": 1}, "[[players]]\nhand = ['stag-9']\n[[players]]").play("play:stag-9")
    assert table.round == 2
    assert [table.card(f"{name}/2") for name in EIGHT] == [None] * 8
    assert table.strength("squeak") is None


@ruling("EQ-163")
def test_the_field_of_an_eliminated_creature_takes_no_card_and_no_pebble() -> None:
    table = row_1(
        {"hoot": 1},
        "[[players]]\nhand = ['stag-9']\n[[players]]\nhand = ['hoot-9', 'chameleon-9', 'stag-1']",
    )
    table.play("play:stag-9")
    assert table.refused("bet:hoot").code == "gone"
    table.play("pass")
    assert table.refused("play:hoot-9").code == "card-gone"
    table.play("play:chameleon-9")
    assert table.refused("on:hoot").code == "chameleon-gone"


@ruling("EQ-163")
def test_a_row_is_complete_without_the_eliminated_creatures() -> None:
    alive = ("squeak", "fungy", "carmen", "goatman", "ursus")
    lines = [f"columns.{name}.row4 = {{cards = [{i + 3}]}}" for i, name in enumerate(alive[1:])]
    table = scene(
        f"""{CREATURES}
        eliminated = ["hoot", "moss-man", "stag"]
        phase = "play"
        {chr(10).join(lines)}
        [[players]]
        hand = ["squeak-2"]
        [[players]]"""
    )
    table.play("play:squeak-2", "done")
    assert table.eliminated() == ["hoot", "moss-man", "stag", "squeak"]
    eliminated = {
        column["creature"]: column["eliminated"]
        for column in table.view()["creatures"]
        if column["eliminated"]
    }
    assert eliminated == {"hoot": 1, "moss-man": 2, "stag": 3, "squeak": 4}


@ruling("EQ-164")
@pytest.mark.parametrize(("turn", "following"), [(1, 2), (2, 3), (3, 1)])
def test_the_next_player_clockwise_begins_the_new_round(turn: int, following: int) -> None:
    players = ["[[players]]\n"] * 3
    players[turn - 1] += "hand = ['stag-9']\n"
    table = row_1({"hoot": 1}, f"turn = {turn}\n{''.join(players)}").play("play:stag-9")
    assert table.round == 2
    assert (table.turn, table.seat, table.phase) == (following, following, "predict")


@ruling("EQ-165")
def test_the_second_lowest_creature_stays() -> None:
    table = row_1(
        {"hoot": 1, "moss-man": 2, "squeak": 3}, "[[players]]\nhand = ['stag-9']\n[[players]]"
    )
    table.play("play:stag-9")
    assert table.eliminated() == ["hoot"]
    assert table.round == 2


@ruling("EQ-165")
@pytest.mark.parametrize("seed", range(5))
def test_a_turn_never_eliminates_two_creatures(seed: int) -> None:
    table = new_game(2 + seed % 4, seed)
    state, rng = table.state, seeded(seed)
    eliminations = 0
    while not state.over:
        before, turn, row = len(table.in_play()), state.turn, state.row
        moves = state.moves(state.next_seat())
        state.play(state.next_seat(), moves[rng.below(len(moves))])
        lost = before - len(table.in_play())
        assert lost in (0, 1)
        if lost and not state.over:
            eliminations += 1
            assert state.row == row + 1
            assert state.turn == (turn + 1) % state.seats
    assert eliminations > 0


@ruling("EQ-166")
def test_cards_and_pebbles_of_an_eliminated_creature_stay() -> None:
    table = scene(
        f"""{CREATURES}
        phase = "play"
        columns.hoot = {{champion = [2], row1 = {{cards = [7, 1], pebble = 1}}}}
        columns.moss-man.row1 = {{cards = [8]}}
        columns.squeak.row1 = {{cards = [8]}}
        columns.fungy.row1 = {{cards = [8]}}
        columns.carmen.row1 = {{cards = [8]}}
        columns.goatman.row1 = {{cards = [8]}}
        columns.ursus.row1 = {{cards = [8]}}
        [[players]]
        hand = ["stag-9"]
        [[players]]"""
    )
    table.play("play:stag-9")
    assert table.eliminated() == ["hoot"]
    assert (table.card("hoot/1"), table.covered("hoot/1")) == ("hoot-1", ["hoot-7"])
    assert (table.pebble("hoot/1"), table.champion(2)) == (1, "hoot")
    assert (table.pebbles(1), table.pebbles(2)) == (4, 4)


ROUND_5 = f"""{CREATURES}
eliminated = ["hoot", "moss-man", "stag", "squeak"]
phase = "play"
columns.carmen.row5 = {{cards = [4]}}
columns.goatman.row5 = {{cards = [5]}}
columns.ursus.row5 = {{cards = [6]}}
[[players]]
hand = ["fungy-3", "fungy-4"]
[[players]]
"""


@ruling("EQ-167")
def test_the_fifth_elimination_ends_the_game_with_three_creatures() -> None:
    table = scene(ROUND_5).play("play:fungy-3", "done")
    assert table.over
    assert sorted(table.in_play()) == ["carmen", "goatman", "ursus"]
    assert table.eliminated()[-1] == "fungy"
    assert table.deck > 0


@ruling("EQ-167")
def test_a_tie_in_round_5_goes_on() -> None:
    table = scene(ROUND_5).play("play:fungy-4", "done")
    assert not table.over
    assert len(table.in_play()) == 4
    assert table.round == 5


# Standstill (decision Q13)


STUCK = ("stag", "hoot", "moss-man")
IDLE_TURN = ("pass", "show", "done")


def stuck(seats: int = 2, more: str = "", last: str = "") -> Scene:
    """Nobody holds a card that can be played, and all hands are full."""
    hands = [[f"{name}-{strength}" for strength in range(8)] for name in STUCK[:seats]]
    players = "".join(f"[[players]]\nhand = {hand}\n" for hand in hands)
    return scene(f"{CREATURES}eliminated = {list(STUCK[:seats])}\n{more}\n{players}{last}")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_full_circle_of_idle_turns_ends_the_game(seats: int) -> None:
    table = stuck(seats)
    for _ in range(seats):
        assert not table.over
        table.play(*IDLE_TURN)
    assert table.over
    assert table.eliminated() == list(STUCK[:seats])
    assert table.deck > 0
    result = table.state.result()
    assert result is not None
    assert "nobody did anything" in result.ended.en


@pytest.mark.parametrize(
    "act",
    [
        ("bet:squeak", "show", "done"),
        ("pass", "show", "discard:hoot-0", "done"),
        ("reveal", "show", "done"),
    ],
)
def test_any_act_starts_the_count_of_idle_turns_anew(act: tuple[str, ...]) -> None:
    table = stuck(more="next = ['hoot-8']", last="secret = 'squeak-3'")
    table.play(*IDLE_TURN, *act, *IDLE_TURN)
    assert not table.over
    table.play(*IDLE_TURN)
    assert table.over


def test_a_turn_with_a_drawn_card_is_not_idle() -> None:
    hand = [f"stag-{strength}" for strength in range(7)]
    table = scene(
        f"""{CREATURES}
        eliminated = ["stag", "hoot"]
        next = ["stag-7"]
        [[players]]
        hand = {hand}
        [[players]]
        hand = {[f"hoot-{strength}" for strength in range(8)]}"""
    )
    table.play(*IDLE_TURN, *IDLE_TURN)
    assert not table.over
    table.play(*IDLE_TURN)
    assert table.over


def test_a_player_with_a_playable_card_prevents_the_standstill() -> None:
    table = stuck(more="next = ['squeak-8']")
    table.play("pass", "show", "discard:stag-0", "done", *IDLE_TURN, "pass")
    assert table.refused("show").code == "must-play"
    assert not table.over


def test_a_standstill_reveals_secret_predictions_and_scores_them() -> None:
    table = stuck(more="columns.fungy.row2 = {pebble = 1}", last="secret = 'squeak-3'")
    table.play(*IDLE_TURN, *IDLE_TURN)
    assert table.over
    assert table.champion(2) == "squeak"
    assert table.scores() == [3, 5]
