"""Phase B in general: turn order, different kinds, elements that stay, bonus actions, passing."""

from itertools import permutations

import pytest

from tests.games.living_forest.scene import Scene, new, scene
from tests.ruling import ruling

KINDS = {
    "fragment": ["fragment"],
    "attract": ["attract:beaver", "done"],
    "extinguish": ["extinguish:2", "done"],
    "move": ["move:1"],
    "plant": ["plant:t3-sun", "at:1,3"],
}
"""A way to do each action at the rich table."""
AGAIN = {
    "fragment": "fragment",
    "attract": "attract:raven",
    "extinguish": "extinguish:2",
    "move": "move:2",
    "plant": "plant:t3-water",
}
"""How each action could begin a second time."""


def rich(forest: str = "", rock: int = 1) -> Scene:
    """Seat 1 can do everything: 5 suns, 4 water drops, 4 plants and 3 spirals."""
    return scene(f"""
        phase = "act"
        fires = [2, 2, 2, 3]
        display = ["beaver", "raven", "meerkat", "lemur", "rooster"]
        [[players]]
        line = ["tanuki", "weasel", "flamingo", "goldfish", "caterpillar", "rhinoceros", "hare",
                "wolf"]
        rock = {rock}
        forest = {{ {forest} }}
        [[players]]
        line = ["fawn"]
        rock = 7
    """)


def test_the_rich_table_is_as_rich_as_it_says() -> None:
    elements = rich().player()["elements"]
    assert elements == {"sun": 5, "water": 4, "plant": 4, "spiral": 3, "flower": -1}


def stopped(seats: int, first: int) -> Scene:
    """Everybody has revealed one card and stopped."""
    table = new(seats, first=first)
    for seat in range(1, seats + 1):
        table.play("reveal", "stop", seat=seat)
    return table


# turn order


@ruling("LF-050")
@pytest.mark.parametrize(
    ("seats", "first"), [(seats, first) for seats in (2, 3, 4) for first in range(1, seats + 1)]
)
def test_the_start_player_acts_first_and_the_others_follow_clockwise(
    seats: int, first: int
) -> None:
    table = stopped(seats, first)
    order: list[int] = []
    while table.phase == "act":
        order.append(table.turn)
        table.play("pass")
    clockwise = [(first - 1 + place) % seats + 1 for place in range(seats)]
    assert order == [seat for seat in clockwise for _ in range(2)]
    assert table.state.round == 2


@ruling("LF-050")
def test_nobody_else_may_act_in_between() -> None:
    table = stopped(3, 2)
    for done in (0, 1):
        assert (table.turn, table.state.left) == (2, 2 - done)
        for seat in (1, 3):
            assert table.moves(seat) == []
            reason = table.refused("pass", seat)
            assert (reason.code, reason.rulings) == ("not-your-turn", ("LF-050",))
        table.play("pass")
    assert table.turn == 3
    assert table.refused("pass", 2).code == "not-your-turn"


@ruling("LF-050")
def test_a_closed_line_gives_way_to_the_next_player_after_one_action() -> None:
    table = scene("""
        seats = 3
        start = 3
        phase = "act"
        [[players]]
        line = ["bear", "owl", "fox"]
    """)
    table.play("pass", "pass")
    assert (table.turn, table.state.left) == (1, 1)
    table.play("pass")
    assert (table.turn, table.state.left) == (2, 2)


@ruling("LF-050")
def test_a_bonus_action_after_the_last_action_still_belongs_to_the_turn() -> None:
    table = rich().play("fragment", "move:2")
    assert (table.turn, table.state.left, table.doing) == (1, 0, "attract")
    assert table.refused("pass", 2).code == "not-your-turn"
    table.play("attract:beaver", "done")
    assert table.turn == 2


# two different kinds


@ruling("LF-051")
@pytest.mark.parametrize("kind", KINDS)
def test_the_same_action_twice_is_refused(kind: str) -> None:
    table = rich().play(*KINDS[kind])
    assert (table.turn, table.state.left) == (1, 1)
    assert not [key for key in table.moves() if key.split(":")[0] == kind]
    reason = table.refused(AGAIN[kind])
    assert (reason.code, reason.rulings) == ("same-action", ("LF-051",))


@ruling("LF-051")
@pytest.mark.parametrize(("first", "second"), [*permutations(KINDS, 2)])
def test_two_different_actions_are_fine_in_any_order(first: str, second: str) -> None:
    table = rich().play(*KINDS[first])
    assert AGAIN[second] in table.moves()
    table.play(*KINDS[second])
    assert table.turn == 2


@ruling("LF-051")
@pytest.mark.parametrize("kind", KINDS)
def test_the_tree_of_cost_11_allows_the_same_action_twice(kind: str) -> None:
    table = rich('"2,4" = "t11-repeat"').play(*KINDS[kind])
    assert (table.turn, table.state.left) == (1, 1)
    table.play(AGAIN[kind])


@ruling("LF-051")
def test_the_tree_of_another_player_does_not_help() -> None:
    table = scene("""
        phase = "act"
        [[players]]
        line = ["fawn"]
        [[players]]
        line = ["fawn"]
        forest = { "2,4" = "t11-repeat" }
    """).play("fragment")
    assert table.refused("fragment").code == "same-action"
    table.play("pass")
    assert table.turn == 2
    table.play("fragment", "fragment")
    assert table.player(2)["fragments"] == 2


@ruling("LF-051")
def test_everybody_chooses_kinds_for_themselves() -> None:
    table = stopped(2, 1).play("fragment", "pass")
    assert table.turn == 2
    table.play("fragment")
    assert table.player(2)["fragments"] == 1


@ruling("LF-051")
def test_the_next_round_begins_with_a_clean_slate() -> None:
    table = stopped(2, 1).play("pass", "fragment", "pass", "pass")
    for seat in (1, 2):
        table.play("reveal", "stop", seat=seat)
    table.play("pass", "pass", "fragment")
    assert table.player(1)["fragments"] == 2


# elements stay


def with_water(line: str) -> Scene:
    """Fires worth 12 burn; seat 1 acts last in this round."""
    return scene(f"""
        phase = "act"
        start = 2
        turn = 1
        fires = [2, 3, 3, 4]
        [[players]]
        line = {line}
        [[players]]
        line = ["dolphin", "flamingo"]
    """)


@ruling("LF-052")
def test_water_used_for_extinguishing_defends_all_the_same() -> None:
    table = with_water('["hippopotamus", "goldfish"]')
    assert table.player()["elements"]["water"] == 6
    table.play("extinguish:2", "extinguish:4")
    assert table.player()["elements"]["water"] == 6
    assert table.view()["fire_power"] == 6
    table.play("pass")
    assert table.state.round == 2
    for seat in (1, 2):
        assert "fire-varan" not in table.player(seat)["discard"]


@ruling("LF-052")
def test_with_one_drop_less_the_defence_fails() -> None:
    table = with_water('["hippopotamus", "hummingbird"]')
    assert table.player()["elements"]["water"] == 5
    table.play("extinguish:2", "extinguish:3")
    assert table.view()["fire_power"] == 7
    table.play("pass")
    assert table.player()["discard"].count("fire-varan") == 2


@ruling("LF-052")
@pytest.mark.parametrize("kind", ["attract", "extinguish", "move", "fragment"])
def test_no_action_uses_elements_up(kind: str) -> None:
    table = rich()
    before = table.player()["elements"]
    table.play(*KINDS[kind])
    assert table.player()["elements"] == before


@ruling("LF-052")
def test_planting_uses_no_plants_up() -> None:
    table = rich('"2,4" = "t11-repeat"').play("plant:t4-flower", "at:1,3")
    assert table.player()["elements"]["plant"] == 4
    table.play("plant:t4-flower", "at:1,2")
    assert table.player()["forest"].count("t4-flower") == 2


@ruling("LF-052")
def test_two_actions_with_the_same_element_both_see_all_of_it() -> None:
    table = rich('"2,4" = "t11-repeat"').play("extinguish:2", "extinguish:2")
    assert (table.state.left, table.view()["fires"]) == (1, [2, 3])
    table.play("extinguish:3")
    assert table.player()["fires"] == [2, 1, 0]


# bonus actions


@ruling("LF-053")
@pytest.mark.parametrize(
    ("steps", "doing", "keys"),
    [
        (1, None, []),
        (2, "attract", ["attract:lemur"]),
        (4, "extinguish", ["extinguish:3"]),
    ],
    ids=["fragment", "attract", "extinguish"],
)
def test_a_bonus_action_leaves_the_number_of_actions_as_it_is(
    steps: int, doing: str | None, keys: list[str]
) -> None:
    table = rich('"2,4" = "t7-spiral"').play(f"move:{steps}")
    assert (table.state.left, table.doing) == (1, doing)
    table.play(*keys)
    assert (table.turn, table.state.left, table.doing) == (1, 1, None)


@ruling("LF-053")
def test_a_plant_rock_leaves_the_number_of_actions_as_it_is() -> None:
    table = rich(rock=12).play("move:1")
    assert (table.state.left, table.doing) == (1, "plant")
    table.play("plant:t3-sun", "at:1,3")
    assert (table.turn, table.state.left, table.doing) == (1, 1, None)


@ruling("LF-053")
def test_a_corner_leaves_the_number_of_actions_as_it_is() -> None:
    table = rich('"1,3" = "t3-sun", "1,2" = "t3-sun"').play("plant:t3-water", "at:1,1")
    assert (table.state.left, table.doing) == (1, "attract")
    table.play("attract:lemur", "attract:rooster", "stack:lemur")
    assert (table.turn, table.state.left, table.doing) == (1, 1, None)


@ruling("LF-053")
def test_with_one_action_a_bonus_action_comes_on_top() -> None:
    table = scene("""
        phase = "act"
        display = ["beaver"]
        [[players]]
        line = ["owl", "lynx", "fire-varan"]
        rock = 2
        [[players]]
        line = ["fawn"]
    """).play("move:1")
    assert (table.turn, table.state.left, table.doing) == (1, 0, "attract")
    table.play("attract:beaver")
    assert table.turn == 2


@ruling("LF-054")
@pytest.mark.parametrize("rock_first", [False, True])
def test_attracting_by_action_and_by_rock_each_sees_all_suns(rock_first: bool) -> None:
    by_action, by_rock = ["attract:lemur"], ["move:2", "attract:rooster"]
    table = rich().play(*(by_rock + by_action if rock_first else by_action + by_rock))
    assert table.turn == 2
    assert sorted(table.player()["top"]) == ["lemur", "rooster"]  # 5 each, with 5 suns


@ruling("LF-054")
def test_the_budget_of_the_bonus_is_the_full_total_again() -> None:
    table = rich().play("attract:beaver", "attract:meerkat", "stack:beaver", "move:2")
    doing = table.view()["doing"]
    assert (doing["what"], doing["by"], doing["budget"]) == ("attract", "rock", 5)


@ruling("LF-055")
def test_a_bonus_action_forbids_nothing_for_the_second_action() -> None:
    table = rich().play("move:2", "attract:beaver", "done")
    assert table.view()["used"] == ["move"]
    table.play("attract:lemur")
    assert table.turn == 2


@ruling("LF-055")
def test_a_bonus_action_permits_nothing_for_the_second_action() -> None:
    table = rich().play("move:2", "attract:beaver", "done")
    assert table.refused("move:1").code == "same-action"


@ruling("LF-055")
def test_a_bonus_of_the_first_kind_does_not_count_as_a_second_action() -> None:
    table = rich('"1,3" = "t3-sun", "1,2" = "t3-sun"', rock=12)
    table.play("move:1", "plant:t3-water", "at:2,4")  # a bonus plant
    table.play("plant:t3-water", "at:1,1")  # and one as an action, on the corner
    assert (table.turn, table.state.left, table.doing) == (1, 0, "attract")
    table.play("attract:beaver", "done")
    assert table.turn == 2


@ruling("LF-055")
def test_after_planting_on_a_corner_attracting_is_free_and_planting_is_not() -> None:
    table = rich('"1,3" = "t3-sun", "1,2" = "t3-sun"').play("plant:t3-water", "at:1,1")
    table.play("attract:beaver", "done")
    assert table.view()["used"] == ["plant"]
    assert table.refused("plant:t4-flower").code == "same-action"
    assert "attract:lemur" in table.moves()


@ruling("LF-056")
@pytest.mark.parametrize("key", ["fragment", "extinguish:2", "move:1", "plant:t3-sun"])
def test_a_bonus_action_is_finished_before_the_next_action(key: str) -> None:
    table = rich().play("move:2")
    reason = table.refused(key)
    assert (reason.code, reason.rulings) == ("finish-first", ("LF-056",))
    table.play("attract:beaver")
    assert table.refused(key).code == "finish-first"
    table.play("done")
    if key != "move:1":
        assert key in table.moves()


@ruling("LF-056")
def test_the_order_on_the_pile_is_part_of_the_bonus_action() -> None:
    table = rich().play("move:2", "attract:beaver", "attract:meerkat")
    assert table.doing == "stack"
    assert table.refused("fragment").code == "finish-first"
    assert table.moves() == ["stack:beaver", "stack:meerkat"]


@ruling("LF-056")
def test_a_tree_needs_its_place_before_anything_else() -> None:
    table = rich(rock=12).play("move:1", "plant:t3-sun")
    assert table.doing == "cell"
    assert table.refused("fragment").code == "finish-first"
    assert {key.split(":")[0] for key in table.moves()} == {"at"}


# negative totals


def negative(line: str, rock: int = 1) -> Scene:
    return scene(f"""
        phase = "act"
        fires = [2, 3, 4]
        display = ["spider", "beaver"]
        [[players]]
        line = {line}
        rock = {rock}
        [[players]]
        line = ["fawn"]
    """)


@ruling("LF-057")
@pytest.mark.parametrize(
    ("line", "element", "key", "code"),
    [
        ('["wild-boar", "baboon"]', "sun", "attract:spider", "too-little-sun"),
        ('["meerkat"]', "water", "extinguish:2", "too-little-water"),
        ('["goldfish"]', "plant", "plant:t3-sun", "too-few-plants"),
        ('["koala", "hare"]', "spiral", "move:1", "too-few-spirals"),
    ],
    ids=["sun", "water", "plant", "spiral"],
)
def test_a_total_of_minus_one_allows_nothing(line: str, element: str, key: str, code: str) -> None:
    table = negative(line)
    assert table.player()["elements"][element] == -1
    verb = key.split(":")[0]
    assert table.moves_with(verb) == (["0"] if verb == "move" else [])
    reason = table.refused(key)
    assert reason.code == code
    assert "LF-057" in reason.rulings


@ruling("LF-057")
def test_with_one_sun_an_animal_of_cost_1_can_be_attracted() -> None:
    assert negative('["baboon"]').moves_with("attract") == ["spider"]


@ruling("LF-057")
def test_with_no_sun_at_all_nothing_can_be_attracted() -> None:
    table = negative('["wild-boar", "weasel"]')
    assert table.player()["elements"]["sun"] == 0
    assert table.moves_with("attract") == []
    assert "LF-057" not in table.refused("attract:spider").rulings


@ruling("LF-057")
def test_a_bonus_action_with_a_negative_total_lapses() -> None:
    table = negative('["wild-boar", "baboon", "hare"]', rock=2).play("move:1")
    assert table.player()["stone"] + 1 == 3
    assert table.kinds()[-1] == "lapse"
    assert (table.turn, table.state.left, table.doing) == (1, 1, None)


# passing


@ruling("LF-058")
def test_every_regular_action_may_be_declined() -> None:
    table = rich()
    for left in (2, 1):
        assert table.state.left == left
        assert "pass" in table.moves()
        table.play("pass")
    assert table.turn == 2


@ruling("LF-058")
def test_passing_changes_nothing_but_the_number_of_actions() -> None:
    table = rich()
    before = table.view(1)
    table.play("pass")
    after = table.view(1)
    assert after == {**before, "left": 1}


@ruling("LF-058")
@pytest.mark.parametrize("kind", KINDS)
def test_after_passing_every_kind_is_open(kind: str) -> None:
    table = rich().play("pass")
    assert AGAIN[kind] in table.moves()
    table.play(*KINDS[kind])
    assert table.turn == 2


@ruling("LF-058")
def test_an_action_begun_cannot_be_declined() -> None:
    table = rich().play("attract:beaver")
    assert "pass" not in table.moves()
    assert table.refused("pass").code == "finish-first"


@ruling("LF-058")
def test_where_nothing_has_begun_declining_is_called_pass() -> None:
    reason = rich().refused("done")
    assert (reason.code, reason.rulings) == ("nothing-to-end", ("LF-058",))


# bonus actions are compulsory


@ruling("LF-059")
def test_an_attract_rock_with_two_suns_and_an_animal_of_cost_2_forces_to_take_it() -> None:
    table = scene("""
        phase = "act"
        display = ["beaver", "wolf", "ram", "lemur"]
        [[players]]
        line = ["weasel", "hare"]
        rock = 2
        [[players]]
        line = ["fawn"]
    """).play("move:1")
    assert table.moves() == ["attract:beaver"]
    declined, ended = table.refused("pass"), table.refused("done")
    assert (declined.code, declined.rulings) == ("bonus-is-a-must", ("LF-059",))
    assert (ended.code, ended.rulings) == ("must-take-one", ("LF-066", "LF-059"))
    table.play("attract:beaver")
    assert table.player()["top"] == ["beaver"]
    assert (table.turn, table.state.left) == (1, 1)


@ruling("LF-059")
def test_one_animal_is_enough() -> None:
    table = rich().play("move:2", "attract:beaver")
    assert "done" in table.moves()
    table.play("done")
    assert table.player()["top"] == ["beaver"]


@ruling("LF-059")
def test_a_possible_bonus_extinguish_cannot_be_declined() -> None:
    table = rich(rock=4).play("move:1")
    assert table.doing == "extinguish"
    assert table.moves() == ["extinguish:2", "extinguish:3"]
    assert table.refused("pass").code == "bonus-is-a-must"
    assert "LF-059" in table.refused("done").rulings


@ruling("LF-059")
def test_a_possible_bonus_plant_cannot_be_declined() -> None:
    table = rich(rock=12).play("move:1")
    assert {key.split(":")[0] for key in table.moves()} == {"plant"}
    assert table.refused("pass").code == "bonus-is-a-must"
    table.play("plant:t3-sun")
    assert table.refused("pass").code == "bonus-is-a-must"


@ruling("LF-059")
def test_a_bonus_of_a_corner_cannot_be_declined_either() -> None:
    table = rich('"1,3" = "t3-sun", "1,2" = "t3-sun"').play("plant:t3-water", "at:1,1")
    assert table.refused("pass").code == "bonus-is-a-must"
    assert table.refused("done").code == "must-take-one"


@ruling("LF-059")
def test_an_impossible_bonus_action_lapses() -> None:
    table = scene("""
        phase = "act"
        display = ["lemur", "ram", "wolf", "bat"]
        [[players]]
        line = ["weasel", "hare"]
        rock = 2
        [[players]]
        line = ["fawn"]
    """).play("move:1")
    assert table.kinds()[-2:] == ["move", "lapse"]
    assert (table.turn, table.state.left, table.doing) == (1, 1, None)
