"""The end of the game: the three conditions, who wins, and the option of a last round."""

import pytest

from spieltisch.games.living_forest import cards
from tests.games.living_forest.scene import Scene, new, scene
from tests.ruling import ruling

KINDS = [tree.key for tree in cards.TREES]
AROUND = [f"{row},{col}" for row in (2, 1, 3) for col in (2, 4, 1, 5, 3) if (row, col) != (2, 3)]


def forest(trees: list[str]) -> str:
    """A forest of these trees that completes row 2, if at all, like any other."""
    grown = ", ".join(f'"{cell}" = "{tree}"' for cell, tree in zip(AROUND, trees))
    return f"forest = {{{grown}}}"


def last_turn(*players: str) -> Scene:
    """The last player of the round has one action left; each player as TOML."""
    seats = len(players)
    return scene(
        f'phase = "act"\nturn = {seats}\nleft = 1\n'
        + "".join(f"[[players]]\n{player}\n" for player in players)
    )


def finished(*players: str) -> Scene:
    """The same after the last action."""
    return last_turn(*players).play("pass")


def tiles(seat: int, *more: str) -> str:
    """The three bonus tiles that a seat begins with and some of others."""
    return f"tiles = {[f'tree-{seat}', f'fire-{seat}', f'flower-{seat}', *more]}"


def counts(table: Scene, seat: int = 1) -> list[int]:
    return list(table.player(seat)["counts"].values())


def fires(number: int) -> str:
    """So many fires of all values."""
    return f"fires = {[2 + index % 3 for index in range(number)]}"


# the three conditions


@ruling("LF-140")
def test_nine_kinds_the_start_tree_and_two_tiles_make_twelve_trees() -> None:
    table = finished(f"{forest(KINDS[:9])}\n{tiles(1, 'tree-2')}", "")
    assert counts(table)[0] == 12
    assert table.over
    assert table.winners == [1]


@ruling("LF-140")
@pytest.mark.parametrize(("kinds", "taken"), [(9, []), (8, ["tree-2"]), (8, ["fire-2"])])
def test_eleven_trees_do_not_end_the_game(kinds: int, taken: list[str]) -> None:
    table = finished(f"{forest(KINDS[:kinds])}\n{tiles(1, *taken)}", "")
    assert counts(table)[0] <= 11
    assert not table.over


@ruling("LF-141")
def test_trees_of_one_kind_count_once() -> None:
    table = finished(forest(KINDS[:9] + KINDS[:3]), tiles(2, "tree-1"))
    assert len([tree for tree in table.player()["forest"] if tree]) == 13
    assert counts(table)[0] == 10
    assert not table.over


@ruling("LF-142")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_eleven_fires_of_any_value_and_a_tile_make_twelve(value: int) -> None:
    table = finished(f"fires = {[value] * 11}", "")
    assert counts(table)[1] == 12
    assert table.winners == [1]


@ruling("LF-142")
@pytest.mark.parametrize(
    ("owned", "taken", "ends"),
    [(10, [], False), (10, ["fire-2"], True), (9, ["fire-2"], False), (10, ["tree-2"], False)],
)
def test_fires_and_tiles_are_counted_together(owned: int, taken: list[str], ends: bool) -> None:
    assert finished(f"{fires(owned)}\n{tiles(1, *taken)}", "").over is ends


LINE = "line = ['elephant', 'panda', 'goat', 'tanuki']"
FLOWERS = f"{LINE}\n{tiles(1, 'flower-2', 'flower-3')}"


@ruling("LF-143")
def test_flowers_of_line_forest_and_tiles_make_twelve() -> None:
    table = finished(FLOWERS + "\nforest = {'2,2' = 't9-flower'}", "", "")
    assert table.player()["elements"]["flower"] == 9
    assert counts(table)[2] == 12
    assert table.winners == [1]


@ruling("LF-143")
@pytest.mark.parametrize(
    "player",
    [
        FLOWERS,
        FLOWERS + "\nforest = {'2,2' = 't4-flower'}",
        f"{LINE}\n{tiles(1, 'flower-2')}\nforest = {{'2,2' = 't9-flower'}}",
    ],
)
def test_eleven_flowers_do_not_end_the_game(player: str) -> None:
    table = finished(player, "", "")
    assert table.view()["round"] == 2
    assert not table.over


@ruling("LF-143")
def test_the_flowers_of_row_2_count() -> None:
    row = "forest = {'2,1' = 't3-sun', '2,2' = 't3-sun', '2,4' = 't3-water', '2,5' = 't3-water'}"
    assert finished(f"{FLOWERS}\n{row}", "", "").over


@ruling("LF-144")
def test_flowers_in_draw_and_discard_pile_do_not_count() -> None:
    piles = "draw = ['elephant', 'panda', 'goat']\ndiscard = ['tapir', 'chameleon', 'cobra', 'ram']"
    table = last_turn(f"{piles}\nline = ['fawn']", "")
    assert counts(table)[2] == 2
    assert not table.play("pass").over


# who wins


TWELVE = fires(11)  # with the own tile: 12 fires, 2 trees, 1 flower, together 15


@ruling("LF-145")
def test_who_alone_meets_a_condition_wins_even_with_less_in_all() -> None:
    table = finished(TWELVE, f"{fires(10)}\n{forest(KINDS[:9])}\nline = ['elephant', 'panda']")
    assert counts(table, 1) == [2, 12, 1]
    assert counts(table, 2)[:2] == [11, 11]
    assert sum(counts(table, 2)) > sum(counts(table, 1))
    assert table.winners == [1]
    result = table.state.result()
    assert result is not None
    assert result.ranking == [[0], [1]]


@ruling("LF-146")
@pytest.mark.parametrize(("lines", "winner"), [(("[]", "['fawn']"), 2), (("['fawn']", "[]"), 1)])
def test_of_two_who_meet_a_condition_the_higher_sum_wins(
    lines: tuple[str, str], winner: int
) -> None:
    table = finished(*[f"{TWELVE}\nline = {line}" for line in lines])
    assert sorted([sum(counts(table, 1)), sum(counts(table, 2))]) == [15, 16]
    assert table.winners == [winner]


@ruling("LF-146")
def test_different_conditions_are_compared_by_the_sum() -> None:
    table = finished(TWELVE, f"{forest(KINDS[:9])}\n{tiles(2, 'tree-1')}", "")
    assert counts(table, 1) == [1, 12, 1]
    assert counts(table, 2)[0] == 12
    assert table.winners == [2]


@ruling("LF-146")
def test_only_those_who_meet_a_condition_are_compared() -> None:
    best = f"{fires(10)}\n{forest(KINDS[:9])}\nline = ['elephant', 'panda']"
    table = finished(best, TWELVE, f"{TWELVE}\nline = ['fawn']")
    assert sum(counts(table, 1)) > sum(counts(table, 3))
    assert table.winners == [3]
    result = table.state.result()
    assert result is not None
    assert result.ranking == [[2], [1], [0]]


@ruling("LF-147")
def test_two_conditions_do_not_beat_a_higher_sum() -> None:
    both = f"{fires(11)}\n{forest(KINDS[:10])}"
    one = f"{fires(15)}\n{forest(KINDS[:9])}"
    table = finished(both, one)
    assert [count >= 12 for count in counts(table, 1)[:2]] == [True, True]
    assert [count >= 12 for count in counts(table, 2)[:2]] == [False, True]
    assert sum(counts(table, 2)) > sum(counts(table, 1))
    assert table.winners == [2]


@ruling("LF-147", "LF-148")
def test_two_conditions_do_not_break_an_equal_sum() -> None:
    table = finished(f"{fires(11)}\n{forest(KINDS[:10])}", f"{fires(14)}\n{forest(KINDS[:9])}")
    first, second = counts(table, 1), counts(table, 2)
    assert [count >= 12 for count in first] != [count >= 12 for count in second]
    assert sum(first) == sum(second)
    assert table.winners == [1, 2]


@ruling("LF-148")
def test_equal_highest_sums_share_the_win() -> None:
    table = finished(TWELVE, "", TWELVE, f"{fires(12)}\n{tiles(4, 'tree-2', 'fire-2')}")
    assert table.winners == [4]
    table = finished(TWELVE, "", TWELVE)
    assert table.winners == [1, 3]
    result = table.state.result()
    assert result is not None
    assert result.ranking == [[0, 2], [1]]


@ruling("LF-149")
def test_what_goes_beyond_twelve_counts_in_full() -> None:
    table = finished(fires(14), f"{TWELVE}\nline = ['ram']")
    assert counts(table, 1) == [2, 15, 1]
    assert counts(table, 2) == [2, 12, 3]
    assert table.winners == [1]


@ruling("LF-150")
def test_after_the_end_nothing_happens_any_more() -> None:
    table = scene(f"""
        phase = "act"
        turn = 2
        left = 1
        fires = [4, 4]
        empty = [1, 1, 1]
        [[players]]
        line = ["bee"]
        {TWELVE}
        [[players]]
        line = ["hare"]
    """)
    before = table.state.dump()
    table.play("pass")
    after = table.state.dump()
    assert {key for key in after if after[key] != before[key]} == {"phase", "turn", "left", "ended"}
    assert table.phase == "ended"
    assert table.state.to_move() == ()
    assert table.state.next_seat() == -1
    for seat in (1, 2):
        assert table.moves(seat) == []
        reason = table.refused("reveal", seat=seat)
        assert reason.code == "game-over"
        assert "LF-150" in reason.rulings


# Q13: nobody ever wins


def play_round(table: Scene) -> None:
    for seat in range(1, table.state.seats + 1):
        table.play("reveal", "stop", seat=seat)
    before = table.state.round
    while not table.over and table.state.round == before:
        table.play("pass")


@ruling("LF-120")
def test_q13_without_the_option_the_game_goes_on() -> None:
    table = new()
    assert table.state.round_limit == 0
    for number in range(2, 30):
        play_round(table)
        assert table.view()["round"] == number
    assert not table.over


@ruling("LF-148")
@pytest.mark.parametrize("limit", [1, 3])
def test_q13_with_the_option_the_game_is_drawn_after_the_last_round(limit: int) -> None:
    table = new(3, round_limit=limit)
    for _ in range(limit):
        assert not table.over
        play_round(table)
    assert table.over
    assert table.winners == [1, 2, 3]


@ruling("LF-120")
def test_q13_a_victory_in_the_last_round_counts() -> None:
    table = scene(f"""
        phase = "act"
        round = 4
        round_limit = 4
        [[players]]
        [[players]]
        {TWELVE}
    """)
    table.play("pass", "pass", "pass", "pass")
    assert table.over
    assert table.winners == [2]


def test_q13_the_limit_is_a_number_of_rounds() -> None:
    with pytest.raises(ValueError, match="round_limit"):
        new(round_limit=-1)
