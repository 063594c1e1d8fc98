"""The end of a round: the attack, new fires, the refill, the lines, the start-player tree."""

import pytest

from tests.games.living_forest.scene import Scene, new, scene
from tests.ruling import ruling

LEVEL_3 = [
    "mantis",
    "panther",
    "gorilla",
    "bison",
    "chameleon",
    "crocodile",
    "elephant",
    "dolphin",
    "dog",
    "panda",
    "deer",
    "tapir",
]


def pass_on(table: Scene) -> Scene:
    """Everybody passes until the round is over."""
    before = table.state.round
    while not table.over and table.state.round == before:
        table.play("pass")
    return table


def reveal_on(table: Scene) -> Scene:
    """Everybody reveals one card and stops."""
    for seat in range(1, table.state.seats + 1):
        table.play("reveal", "stop", seat=seat)
    return table


def varans(table: Scene, seat: int = 1) -> int:
    return int(table.player(seat)["discard"].count("fire-varan"))


def fires(table: Scene) -> list[int]:
    return list(table.view()["fires"])


# when victory is checked


TWELVE_FIRES = """
    phase = "act"
    fires = [4]
    [[players]]
    line = ["dolphin"]
    fires = [2, 2, 2, 2, 2, 3, 3, 3, 3, 3]
    rock = 2
    [[players]]
    line = ["hare"]
    rock = {rock}
"""


@ruling("LF-120")
def test_victory_is_checked_after_the_last_player() -> None:
    table = scene(TWELVE_FIRES.format(rock=7)).play("extinguish:4", "pass")
    assert table.player()["counts"]["fires"] == 12
    assert not table.over
    assert table.turn == 2
    table.play("pass", "pass")
    assert table.over
    assert table.winners == [1]


@ruling("LF-120")
def test_victory_is_checked_before_the_attack() -> None:
    table = scene("""
        phase = "act"
        fires = [4, 4, 4]
        [[players]]
        fires = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]
        [[players]]
    """)
    assert table.player()["counts"]["fires"] == 12
    pass_on(table)
    assert table.over
    assert "attack" not in table.kinds()
    assert [varans(table, 1), varans(table, 2)] == [0, 0]


@ruling("LF-121")
def test_who_loses_a_tile_again_does_not_end_the_game() -> None:
    table = scene(TWELVE_FIRES.format(rock=1)).play("extinguish:4", "pass")
    assert table.player()["counts"]["fires"] == 12
    table.play("move:1", "steal:fire-1")
    assert table.player()["counts"]["fires"] == 11
    pass_on(table)
    assert not table.over
    assert table.view()["round"] == 2


@ruling("LF-121")
def test_who_loses_another_tile_still_ends_the_game() -> None:
    table = scene(TWELVE_FIRES.format(rock=1)).play("extinguish:4", "pass")
    table.play("move:1", "steal:tree-1", "pass")
    assert table.over
    assert table.winners == [1]


# the attack


@ruling("LF-122")
@pytest.mark.parametrize(
    ("line", "water", "received"),
    [
        (["dolphin", "platypus", "goldfish"], 9, 0),
        (["dolphin", "platypus", "flamingo", "beaver"], 10, 0),
        (["dolphin", "platypus", "hummingbird"], 8, 3),
        (["hummingbird"], 1, 3),
        (["loris"], -3, 3),
    ],
)
def test_less_water_than_fire_power_costs_a_varan_for_each_fire(
    line: list[str], water: int, received: int
) -> None:
    table = scene(f"""
        phase = "act"
        fires = [2, 3, 4]
        [[players]]
        line = {line}
        [[players]]
        line = ["panther", "crocodile", "salamander", "frog", "hummingbird"]
    """)
    assert table.view()["fire_power"] == 9
    assert table.player()["elements"]["water"] == water
    pass_on(table)
    assert varans(table, 1) == received
    assert varans(table, 2) == 0
    assert table.view()["varans"] == 23 - received


@ruling("LF-122")
def test_trees_and_completed_lines_help_in_the_defence() -> None:
    position = """
        phase = "act"
        fires = [4]
        [[players]]
        forest = {{"2,2" = "t6-water", "1,2" = "t3-water"{more}}}
        [[players]]
    """
    assert varans(pass_on(scene(position.format(more="")))) == 1
    complete = pass_on(scene(position.format(more=', "3,2" = "t4-flower"')))
    assert varans(complete) == 0
    assert varans(complete, 2) == 1


@ruling("LF-123")
def test_varans_go_onto_the_discard_pile() -> None:
    table = scene("""
        phase = "act"
        fires = [2, 2]
        [[players]]
        line = ["bee"]
        discard = ["hare"]
        [[players]]
        line = ["dolphin"]
    """)
    draw = table.player()["draw_cards"]
    pass_on(table)
    assert table.player()["discard"] == ["hare", "bee", "fire-varan", "fire-varan"]
    assert table.player()["draw_cards"] == draw


@ruling("LF-124")
@pytest.mark.parametrize("line", [["bee"], ["dolphin", "platypus", "goldfish"]])
def test_fires_stay_in_the_circle_after_the_attack(line: list[str]) -> None:
    table = scene(f"""
        phase = "act"
        fires = [2, 3, 4]
        [[players]]
        line = {line}
        [[players]]
        line = ["panther", "crocodile", "salamander", "frog", "hummingbird"]
    """)
    pass_on(table)
    assert fires(table) == [2, 3, 4]


@ruling("LF-125")
def test_without_a_fire_nobody_receives_a_varan() -> None:
    table = scene("""
        phase = "act"
        fires = []
        [[players]]
        line = ["loris"]
        [[players]]
        line = ["toucan"]
    """)
    assert table.player()["elements"]["water"] == -3
    pass_on(table)
    assert "attack" not in table.kinds()
    assert [varans(table, 1), varans(table, 2)] == [0, 0]
    assert table.view()["varans"] == 23


@ruling("LF-126")
@pytest.mark.parametrize(("start", "received"), [(1, [3, 0, 2]), (2, [2, 0, 3]), (3, [2, 0, 3])])
def test_the_last_varans_are_dealt_one_by_one_in_turn_order(
    start: int, received: list[int]
) -> None:
    table = scene(f"""
        phase = "act"
        start = {start}
        fires = [2, 2, 2, 2]
        [[players]]
        [[players]]
        line = ["dolphin", "crocodile", "frog"]
        discard = {["fire-varan"] * 18}
        [[players]]
    """)
    assert table.view()["varans"] == 5
    pass_on(table)
    got = [varans(table, 1), varans(table, 2) - 18, varans(table, 3)]
    assert got == received
    assert table.view()["varans"] == 0


@ruling("LF-126")
def test_without_any_varan_left_the_attack_does_nothing() -> None:
    table = scene(f"""
        phase = "act"
        fires = [2, 2]
        [[players]]
        [[players]]
        discard = {["fire-varan"] * 23}
    """)
    pass_on(table)
    assert [varans(table, 1), varans(table, 2), table.view()["varans"]] == [0, 23, 0]


# new fires


def with_gaps(circle: list[int], empty: list[int], more: str = "") -> Scene:
    return scene(f'phase = "act"\nfires = {circle}\nempty = {empty}\n{more}')


@ruling("LF-127")
@pytest.mark.parametrize(
    ("empty", "after"),
    [
        ([2, 0, 1], [2, 2, 3, 4]),
        ([1, 0, 0], [2, 3]),
        ([0, 1, 0], [3, 3]),
        ([0, 0, 1], [3, 4]),
        ([2, 2, 2], [2, 2, 3, 3, 3, 4, 4]),
    ],
)
def test_each_missing_animal_brings_a_fire_of_its_level(empty: list[int], after: list[int]) -> None:
    assert fires(pass_on(with_gaps([3], empty))) == after


@ruling("LF-127")
def test_attracted_animals_are_missing() -> None:
    table = scene("""
        phase = "act"
        fires = [3]
        display = ["beaver", "rooster"]
        [[players]]
        line = ["marmot", "weasel"]
        [[players]]
    """)
    table.play("attract:beaver", "attract:rooster", "stack:beaver")
    assert fires(pass_on(table)) == [2, 3, 3]


@ruling("LF-128")
def test_q3_with_six_fires_only_the_one_of_the_lowest_level_is_added() -> None:
    assert fires(pass_on(with_gaps([3] * 6, [1, 1, 1]))) == [2, *[3] * 6]


@ruling("LF-128")
@pytest.mark.parametrize(
    ("circle", "empty", "after"),
    [
        ([3] * 6, [0, 1, 2], [3] * 7),
        ([3] * 6, [0, 0, 3], [*[3] * 6, 4]),
        ([4] * 5, [1, 1, 1], [2, 3, *[4] * 5]),
        ([4] * 5, [3, 3, 3], [2, 2, *[4] * 5]),
        ([4] * 5, [0, 1, 1], [3, *[4] * 6]),
        ([2], [4, 4, 4], [*[2] * 5, 3, 3]),
    ],
)
def test_q3_fires_are_added_by_level_until_there_are_seven(
    circle: list[int], empty: list[int], after: list[int]
) -> None:
    assert fires(pass_on(with_gaps(circle, empty))) == after


@ruling("LF-129")
@pytest.mark.parametrize("circle", [[2] * 7, [4] * 7, [2, 2, 2, 3, 3, 4, 4]])
def test_with_seven_fires_none_is_added(circle: list[int]) -> None:
    assert fires(pass_on(with_gaps(circle, [1, 1, 1]))) == circle


@ruling("LF-130")
def test_an_empty_circle_gets_a_fire_of_value_2() -> None:
    assert fires(pass_on(with_gaps([], [0, 0, 0]))) == [2]


@ruling("LF-130")
def test_an_empty_circle_gets_no_further_fire_if_an_animal_is_missing() -> None:
    assert fires(pass_on(with_gaps([], [0, 1, 0]))) == [3]


@ruling("LF-131")
@pytest.mark.parametrize("circle", [[2], [4], [2, 3, 4]])
def test_without_a_gap_a_circle_with_fires_stays_as_it_is(circle: list[int]) -> None:
    assert fires(pass_on(with_gaps(circle, [0, 0, 0]))) == circle


@ruling("LF-132")
def test_new_fires_attack_at_the_end_of_the_next_round() -> None:
    table = scene("""
        phase = "act"
        fires = [2]
        empty = [0, 2, 0]
        [[players]]
        line = ["goldfish"]
        draw = ["hummingbird"]
        [[players]]
        line = ["flamingo"]
        draw = ["dolphin", "platypus"]
    """)
    pass_on(table)
    assert fires(table) == [2, 3, 3]
    assert [varans(table, 1), varans(table, 2)] == [0, 0]
    table.play("reveal", "stop", seat=1).play("reveal", "reveal", "stop", seat=2)
    pass_on(table)
    assert [varans(table, 1), varans(table, 2)] == [3, 3]


@ruling("LF-133")
def test_q4_a_gap_that_cannot_be_filled_brings_a_fire_every_round() -> None:
    table = scene(f"""
        phase = "act"
        fires = [2]
        [[players]]
        discard = {LEVEL_3[:9]}
        [[players]]
    """)
    assert table.view()["stacks"][2] == 0
    for number in range(1, 4):
        pass_on(table)
        assert fires(table) == [2, *[4] * number]
        assert table.view()["display"][2].count(None) == 1
        reveal_on(table)


@ruling("LF-127")
def test_q5_there_are_as_many_fires_as_are_needed() -> None:
    owned = f"[[players]]\nfires = {[2] * 10}\n[[players]]\nfires = {[2] * 10}"
    assert new().state.fire_limit == 0
    table = scene(f'phase = "act"\nseats = 4\nempty = [2, 0, 0]\nfires = []\n{owned}')
    assert fires(pass_on(table)) == [2, 2]


@ruling("LF-127")
@pytest.mark.parametrize(
    ("limit", "circle", "empty", "after"),
    [
        (3, [2], [4, 0, 0], [2, 2]),  # one of them is owned
        (3, [2], [4, 1, 1], [2, 2, 3, 4]),
        (2, [2], [1, 1, 0], [2, 3]),
        (1, [], [0, 0, 0], []),
        (4, [2], [4, 0, 0], [2, 2, 2]),
    ],
)
def test_q5_a_fire_beyond_the_limit_is_left_out(
    limit: int, circle: list[int], empty: list[int], after: list[int]
) -> None:
    owned = f"fire_limit = {limit}\n[[players]]\nfires = [2]"
    assert fires(pass_on(with_gaps(circle, empty, owned))) == after


def test_q5_the_limit_is_an_option() -> None:
    assert new(fire_limit=20).state.fire_limit == 20
    with pytest.raises(ValueError, match="fire_limit"):
        new(fire_limit=-1)


# refill, lines, start-player tree


@ruling("LF-133")
def test_the_display_is_filled_up_to_four_of_each_level() -> None:
    table = with_gaps([2], [2, 0, 4])
    stacks = table.view()["stacks"]
    stayed = [[card for card in row if card] for row in table.view()["display"]]
    pass_on(table)
    display = table.view()["display"]
    assert [len(row) - row.count(None) for row in display] == [4, 4, 4]
    assert table.view()["stacks"] == [stacks[0] - 2, stacks[1], stacks[2] - 4]
    for row, before in zip(display, stayed):
        assert set(before) <= set(row)


@ruling("LF-133")
@pytest.mark.parametrize(("elsewhere", "left"), [(8, 4), (9, 3), (11, 1), (12, 0)])
def test_a_row_without_a_stack_stays_short(elsewhere: int, left: int) -> None:
    table = scene(f"""
        phase = "act"
        empty = [1, 0, {4 - left}]
        [[players]]
        discard = {LEVEL_3[:elsewhere]}
    """)
    pass_on(table)
    display = table.view()["display"]
    assert [len(row) - row.count(None) for row in display] == [4, 4, left]


@ruling("LF-134")
def test_lines_go_onto_the_discard_piles() -> None:
    table = scene("""
        phase = "act"
        fires = []
        [[players]]
        line = ["fire-varan", "bee", "wolf"]
        discard = ["hare"]
        [[players]]
        line = ["fox", "fire-varan", "fire-varan"]
    """)
    pass_on(table)
    assert table.player(1)["discard"] == ["hare", "bee", "fire-varan", "wolf"]
    assert table.player(2)["discard"] == ["fox", "fire-varan", "fire-varan"]
    for seat in (1, 2):
        assert table.player(seat)["line"] == []
        assert table.player(seat)["net"] == 0
        assert set(table.player(seat)["elements"].values()) == {0}
        assert table.view(3 - seat)["players"][seat - 1]["discard"]


@ruling("LF-135")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_tree_moves_one_seat_each_round(seats: int) -> None:
    table = new(seats, first=seats)
    for number in range(seats + 1):
        start = (seats - 1 + number) % seats + 1
        assert table.view()["start"] + 1 == start
        reveal_on(table)
        assert table.turn == start
        pass_on(table)
