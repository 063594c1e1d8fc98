"""Moving on the circle: steps, stones that are skipped, bonus tiles, the bonus of the rock."""

import pytest

from tests.games.living_forest.scene import Scene, scene
from tests.ruling import ruling

SPIRALS = {
    0: ["bee"],
    1: ["hare"],
    2: ["wolf"],
    3: ["hare", "wolf"],
    11: ["dog", "wolf", "badger", "horse", "panther"],
    12: ["dog", "wolf", "badger", "horse", "panther", "hare"],
}
ALL_OF_1, ALL_OF_2, ALL_OF_3 = (
    [f"tree-{seat}", f"fire-{seat}", f"flower-{seat}"] for seat in (1, 2, 3)
)


def circle(spirals: int, *rocks: int, more: str = "", tiles: tuple[list[str], ...] = ()) -> Scene:
    """Seat 1 is to act with so many spirals; the stones stand on the rocks."""
    players = ""
    for seat, rock in enumerate(rocks):
        line = SPIRALS[spirals] if seat == 0 else ["fawn"]
        players += f"\n[[players]]\nline = {line}\nrock = {rock}"
        if seat < len(tiles):
            players += f"\ntiles = {tiles[seat]}"
        if seat == 0:
            players += f"\n{more}"
    table = scene(f'phase = "act"{players}')
    assert table.player()["elements"]["spiral"] == spirals
    return table


def rock(table: Scene, seat: int = 1) -> int:
    """The rock of a stone, counted from 1."""
    return int(table.player(seat)["stone"]) + 1


def reached(table: Scene) -> dict[int, int]:
    """By number of steps: the rock on which such a move ends."""
    return {
        int(steps): rock(Scene(table.state.clone()).play(f"move:{steps}"))
        for steps in table.moves_with("move")
    }


def victim(table: Scene) -> int:
    """The seat from which a tile is to be taken."""
    return int(table.view()["doing"]["victim"]) + 1


def tiles(table: Scene, seat: int) -> list[str]:
    return list(table.player(seat)["tiles"])


# steps


@ruling("LF-080")
@pytest.mark.parametrize(
    ("spirals", "rocks"),
    [(0, {0: 1}), (1, {0: 1, 1: 2}), (2, {0: 1, 1: 2, 2: 3}), (3, {0: 1, 1: 2, 2: 3, 3: 4})],
)
def test_a_stone_moves_at_most_as_far_as_there_are_spirals(
    spirals: int, rocks: dict[int, int]
) -> None:
    table = circle(spirals, 1, 7)
    assert reached(table) == rocks
    assert rock(table, 2) == 7
    reason = table.refused(f"move:{spirals + 1}")
    assert reason.code == "too-few-spirals"
    assert "LF-080" in reason.rulings


@ruling("LF-080")
def test_a_negative_total_of_spirals_allows_only_a_move_of_no_steps() -> None:
    table = scene('phase = "act"\n[[players]]\nline = ["koala"]')
    assert table.moves_with("move") == ["0"]


@ruling("LF-081")
def test_a_stone_ahead_is_skipped_and_its_owner_loses_a_tile() -> None:
    table = circle(1, 1, 2)
    table.play("move:1")
    assert rock(table) == 3
    assert victim(table) == 2
    assert table.moves_with("steal") == ALL_OF_2
    table.play("steal:flower-2")
    assert tiles(table, 1) == ["tree-1", "fire-1", "flower-1", "flower-2"]
    assert tiles(table, 2) == ["tree-2", "fire-2"]


@ruling("LF-081")
def test_a_stone_that_is_not_reached_loses_nothing() -> None:
    table = circle(1, 1, 3)
    table.play("move:1")
    assert rock(table) == 2
    assert tiles(table, 2) == ALL_OF_2
    assert table.refused("steal:tree-2").code == "nobody-skipped"


@ruling("LF-082")
def test_two_stones_in_a_row_are_skipped_and_both_lose_a_tile() -> None:
    table = circle(1, 1, 2, 3)
    table.play("move:1")
    assert rock(table) == 4
    table.play("steal:fire-2", "steal:tree-3")
    assert tiles(table, 1) == ["tree-1", "fire-1", "flower-1", "fire-2", "tree-3"]
    assert tiles(table, 2) == ["tree-2", "flower-2"]
    assert tiles(table, 3) == ["fire-3", "flower-3"]
    assert table.player()["fragments"] == 1


@ruling("LF-083")
@pytest.mark.parametrize("others", [(2, 3, 4), (2, 4, 6), (3, 4, 12), (5, 6, 7), (12, 11, 10)])
def test_a_move_never_ends_on_a_rock_of_another_stone(others: tuple[int, ...]) -> None:
    ends = reached(circle(12, 1, *others))
    assert not set(ends.values()) & set(others)
    free = [stone for stone in range(1, 13) if stone not in others]
    assert [ends[steps] for steps in range(len(free))] == free


@ruling("LF-084")
def test_after_rock_12_comes_rock_1() -> None:
    table = circle(3, 11, 7)
    assert reached(table) == {0: 11, 1: 12, 2: 1, 3: 2}
    table.play("move:3")
    assert rock(table) == 2


@ruling("LF-085")
@pytest.mark.parametrize("start", [1, 2, 3, 5])
def test_a_move_of_no_steps_changes_nothing_and_gives_nothing(start: int) -> None:
    table = scene(f"""
        phase = "act"
        [[players]]
        line = ["hare", "mantis", "marmot", "dolphin"]
        rock = {start}
    """)
    before = table.state.dump()
    table.play("move:0")
    after = table.state.dump()
    assert {key for key in after if after[key] != before[key]} == {"left", "used"}
    assert table.doing is None
    assert table.refused("move:1").code == "same-action"


# tiles


@ruling("LF-086")
def test_the_mover_chooses_among_all_tiles_also_those_taken_from_others() -> None:
    owned = ([*ALL_OF_1, "flower-2"], ["tree-2", "fire-2", "tree-3"], ["fire-3", "flower-3"])
    table = circle(1, 1, 2, 7, tiles=owned)
    table.play("move:1")
    assert table.moves_with("steal") == ["tree-2", "fire-2", "tree-3"]
    for foreign in ("fire-1", "flower-2", "fire-3"):
        reason = table.refused(f"steal:{foreign}")
        assert reason.code == "not-their-tile"
        assert "LF-086" in reason.rulings
    table.play("steal:tree-3")
    assert tiles(table, 1) == ["tree-1", "fire-1", "flower-1", "flower-2", "tree-3"]
    assert tiles(table, 2) == ["tree-2", "fire-2"]
    assert tiles(table, 3) == ["fire-3", "flower-3"]


@ruling("LF-087")
def test_a_player_without_tiles_is_skipped_and_loses_nothing() -> None:
    table = circle(1, 1, 2, tiles=(ALL_OF_1 + ALL_OF_2, []))
    before = tiles(table, 1)
    table.play("move:1")
    assert table.doing != "steal"
    assert rock(table) == 3
    assert tiles(table, 1) == before
    assert tiles(table, 2) == []


@ruling("LF-087")
def test_of_two_players_skipped_only_the_one_with_tiles_loses_one() -> None:
    table = circle(1, 1, 2, 3, tiles=(ALL_OF_1 + ALL_OF_2, [], ALL_OF_3))
    table.play("move:1")
    assert victim(table) == 3
    table.play("steal:fire-3")
    assert table.doing is None


@ruling("LF-088")
@pytest.mark.parametrize(
    ("sort", "kind"), [("tree", "trees"), ("fire", "fires"), ("flower", "flowers")]
)
def test_every_tile_counts_also_several_of_one_kind(sort: str, kind: str) -> None:
    start = {"trees": 2, "fires": 1, "flowers": 1}
    owned = [*ALL_OF_1, f"{sort}-2", f"{sort}-3"]
    table = scene(f'phase = "act"\nseats = 3\n[[players]]\ntiles = {owned}')
    assert table.player(1)["counts"] == {**start, kind: start[kind] + 2}
    assert table.player(2)["counts"] == {**start, kind: start[kind] - 1}


@ruling("LF-088")
def test_a_stolen_tile_counts_for_the_thief_at_once() -> None:
    table = circle(1, 1, 2).play("move:1", "steal:tree-2")
    assert table.player(1)["counts"]["trees"] == 3
    assert table.player(2)["counts"]["trees"] == 1


@ruling("LF-081", "LF-086")
def test_q10_a_tile_must_be_taken() -> None:
    table = circle(1, 1, 2).play("move:1")
    assert table.moves() == [f"steal:{tile}" for tile in ALL_OF_2]
    assert table.refused("pass").code == "finish-first"
    assert table.refused("done").code == "finish-first"


@ruling("LF-082")
@pytest.mark.parametrize(
    ("rocks", "order"),
    [((1, 2, 3), [2, 3]), ((1, 3, 2), [3, 2]), ((12, 2, 1), [3, 2]), ((11, 12, 1), [2, 3])],
)
def test_q15_tiles_are_taken_in_the_order_in_which_the_stones_are_skipped(
    rocks: tuple[int, ...], order: list[int]
) -> None:
    table = circle(1, *rocks).play("move:1")
    assert victim(table) == order[0]
    assert table.refused(f"steal:tree-{order[1]}").code == "not-their-tile"
    table.play(f"steal:tree-{order[0]}")
    assert victim(table) == order[1]
    table.play(f"steal:tree-{order[1]}")
    assert table.doing != "steal"


# a full lap


@ruling("LF-083")
def test_q6_a_move_may_end_where_it_began_after_a_full_lap() -> None:
    table = circle(11, 2, 7)
    table.play("move:11", "steal:tree-2")
    assert rock(table) == 2
    assert table.player()["fragments"] == 1


@ruling("LF-083")
def test_q6_a_player_skipped_twice_loses_one_tile_only() -> None:
    table = circle(12, 1, 2)
    table.play("move:12", "steal:tree-2")
    assert rock(table) == 3
    assert table.doing != "steal"
    assert tiles(table, 2) == ["fire-2", "flower-2"]


@ruling("LF-080")
def test_q6_only_the_spirals_limit_a_move() -> None:
    table = circle(12, 1, 7)
    assert reached(table)[12] == 2
    assert table.refused("move:13").code == "too-few-spirals"
    assert table.refused("move:40").code == "too-few-spirals"


# the bonus of the rock


RICH_LINE = 'line = ["hare", "mantis", "marmot", "dolphin"]'


@ruling("LF-090")
@pytest.mark.parametrize("goal", range(1, 13))
def test_each_rock_gives_its_bonus(goal: int) -> None:
    bonus = {1: "plant", 3: "attract", 5: "extinguish", 7: "plant", 9: "attract", 11: "extinguish"}
    table = scene(f"""
        phase = "act"
        display = ["beaver"]
        [[players]]
        {RICH_LINE}
        rock = {(goal - 2) % 12 + 1}
        [[players]]
        rock = {(goal + 4) % 12 + 1}
    """)
    elements = table.player()["elements"]
    table.play("move:1")
    assert rock(table) == goal
    assert table.player()["fragments"] == (0 if goal in bonus else 1)
    assert table.doing == bonus.get(goal)
    doing = table.view()["doing"]
    if doing:
        assert doing["by"] == "rock"
        budget = {"attract": "sun", "extinguish": "water"}.get(bonus[goal])
        assert doing["budget"] == (elements[budget] if budget else None)


@ruling("LF-089")
def test_rocks_on_the_way_give_nothing() -> None:
    table = scene(f"""
        phase = "act"
        [[players]]
        {RICH_LINE.replace("hare", "dog")}
        rock = 5
    """)
    before = table.player()
    table.play("move:3", "steal:tree-2")
    assert rock(table) == 9
    assert table.doing == "attract"
    assert table.player()["fragments"] == before["fragments"]
    assert table.player()["forest"] == before["forest"]


@ruling("LF-089", "LF-090")
def test_two_fragment_rocks_on_the_way_give_one_fragment() -> None:
    table = circle(3, 1, 12).play("move:3")
    assert rock(table) == 4
    assert table.player()["fragments"] == 1


@ruling("LF-091")
@pytest.mark.parametrize(
    ("start", "enough", "what"),
    [(6, "caterpillar", "plant"), (2, "weasel", "attract"), (4, "goldfish", "extinguish")],
)
def test_a_bonus_that_is_not_possible_lapses(start: int, enough: str, what: str) -> None:
    position = """
        phase = "act"
        fires = [2]
        display = ["beaver"]
        [[players]]
        line = {line}
        rock = {rock}
        [[players]]
        rock = 12
    """
    table = scene(position.format(line=["hare"], rock=start)).play("move:1")
    assert rock(table) == start + 1
    assert table.doing is None
    assert "lapse" in table.kinds()
    assert table.turn == 1
    assert table.state.left == 1
    possible = scene(position.format(line=["hare", enough, "bee"], rock=start)).play("move:1")
    assert possible.doing == what
    assert "lapse" not in possible.kinds()


@ruling("LF-090", "LF-091")
def test_a_fragment_rock_gives_nothing_when_the_supply_is_empty() -> None:
    table = scene("""
        phase = "act"
        [[players]]
        line = ["hare"]
        [[players]]
        fragments = 20
    """)
    table.play("move:1")
    assert rock(table) == 2
    assert table.player()["fragments"] == 0
    assert table.state.left == 1


@ruling("LF-092")
def test_tiles_are_taken_before_the_bonus_of_the_rock() -> None:
    table = scene(f"""
        phase = "act"
        [[players]]
        {RICH_LINE}
        [[players]]
        rock = 2
    """)
    table.play("move:1")
    assert rock(table) == 3
    assert table.doing == "steal"
    assert table.refused("attract:beaver").code == "finish-first"
    table.play("steal:tree-2")
    assert table.doing == "attract"


@ruling("LF-092")
def test_a_fragment_comes_after_the_tiles() -> None:
    table = circle(1, 2, 3).play("move:1")
    assert rock(table) == 4
    assert table.player()["fragments"] == 0
    table.play("steal:tree-2")
    assert table.player()["fragments"] == 1


@ruling("LF-091")
@pytest.mark.parametrize(
    ("start", "first"), [(6, "plant:t3-sun"), (2, "attract:beaver"), (4, "extinguish:2")]
)
def test_q8_a_bonus_action_that_is_possible_must_be_carried_out(start: int, first: str) -> None:
    table = scene(f"""
        phase = "act"
        display = ["beaver", "spider"]
        fires = [2, 2]
        [[players]]
        {RICH_LINE}
        rock = {start}
        [[players]]
        rock = 12
    """)
    table.play("move:1")
    verb = first.partition(":")[0]
    assert table.doing == verb
    assert {key.partition(":")[0] for key in table.moves()} == {verb}
    reason = table.refused("pass")
    assert reason.code == "bonus-is-a-must"
    assert "LF-059" in reason.rulings
    assert table.refused("done").code == ("finish-first" if verb == "plant" else "must-take-one")
    table.play(first)
    if verb == "plant":
        assert table.refused("pass").code == "bonus-is-a-must"
        table.play("at:2,2")
    else:
        table.play("done")
    assert table.doing is None
    assert table.state.left == 1
