"""Planting trees: cost, place, elements, completed lines, corners, the tree that costs 11."""

import pytest

from spieltisch.games.living_forest import cards
from tests.games.living_forest.scene import Scene, scene
from tests.ruling import ruling

CELLS = [f"{row},{column}" for row in (1, 2, 3) for column in range(1, 6)]
AROUND = [cell for cell in CELLS if cell != "2,3"]
GIVES = {
    tree.key: {key: amount for key, amount in zip(cards.ELEMENT_KEYS, tree.elements) if amount}
    for tree in cards.TREES
}
PLAIN = [tree.key for tree in cards.TREES if tree.cost not in (3, 11)] * 2

PLANTS = {
    2: ["caterpillar"],
    3: ["rhinoceros"],
    5: ["rhinoceros", "caterpillar"],
    11: ["mantis", "rhinoceros", "caterpillar", "crane"],
}


def forest(cells: list[str], trees: list[str] = PLAIN) -> str:
    """A forest with a tree on each of the cells, as TOML."""
    grown = ", ".join(f'"{cell}" = "{tree}"' for cell, tree in zip(cells, trees))
    return f"forest = {{{grown}}}"


def planter(plants: int, woods: str = "", cards: tuple[str, ...] = (), top: str = "") -> Scene:
    """Seat 1 is to act with so many plants, and perhaps with other cards that have none."""
    table = scene(f"""
        phase = "act"
        {top}
        [[players]]
        line = {[*PLANTS[plants], *cards]}
        {woods}
        [[players]]
    """)
    assert table.player()["elements"]["plant"] >= plants
    return table


def elements(table: Scene, seat: int = 1) -> dict[str, int]:
    return dict(table.player(seat)["elements"])


def gained(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {key: after[key] - before[key] for key in after if after[key] != before[key]}


def added(*parts: dict[str, int]) -> dict[str, int]:
    return {key: sum(part.get(key, 0) for part in parts) for part in parts for key in part}


# cost and place


@ruling("LF-095")
@pytest.mark.parametrize(
    ("plants", "most"), [(2, 2), (3, 3), (5, 5), (11, 11)], ids=lambda number: str(number)
)
def test_a_tree_costs_at_most_the_plants(plants: int, most: int) -> None:
    table = planter(plants)
    assert table.moves_with("plant") == [tree.key for tree in cards.TREES if tree.cost <= most]
    for tree in cards.TREES:
        if tree.cost > most:
            reason = table.refused(f"plant:{tree.key}")
            assert reason.code == "too-few-plants"
            assert "LF-095" in reason.rulings


@ruling("LF-095")
@pytest.mark.parametrize("tree", ["t3-sun", "t4-flower", "t5-plant"])
def test_exactly_one_tree_is_planted(tree: str) -> None:
    table = planter(5)
    assert table.refused("at:2,2").code == "no-tree-chosen"
    left = table.view()["trees"][tree]
    table.play(f"plant:{tree}")
    assert table.refused("plant:t3-water").code == "finish-first"
    table.play("at:2,2")
    assert table.doing is None
    assert [each for each in table.player()["forest"] if each] == [tree, "start"]
    assert table.view()["trees"][tree] == left - 1
    assert table.refused("plant:t3-water").code == "same-action"


@ruling("LF-096", "LF-097")
def test_the_first_tree_has_the_four_places_beside_the_start_tree() -> None:
    table = planter(3).play("plant:t3-sun")
    assert table.moves_with("at") == ["1,3", "2,2", "2,4", "3,3"]
    for cell in CELLS:
        if cell not in ("1,3", "2,2", "2,4", "3,3"):
            code = table.refused(f"at:{cell}").code
            assert code == ("cell-taken" if cell == "2,3" else "not-beside-a-tree")


@ruling("LF-097")
@pytest.mark.parametrize("cell", ["1,2", "1,4", "3,2", "3,4"])
def test_touching_at_a_corner_is_not_enough(cell: str) -> None:
    reason = planter(3).play("plant:t3-sun").refused(f"at:{cell}")
    assert reason.code == "not-beside-a-tree"
    assert "LF-097" in reason.rulings


@ruling("LF-096", "LF-097")
def test_rows_do_not_continue_at_the_other_edge() -> None:
    table = planter(3, forest(["2,4", "2,5"])).play("plant:t3-sun")
    assert table.moves_with("at") == ["1,3", "1,4", "1,5", "2,2", "3,3", "3,4", "3,5"]


@ruling("LF-098")
def test_a_tree_that_is_used_up_cannot_be_planted() -> None:
    table = scene("""
        phase = "act"
        [[players]]
        line = ["rhinoceros"]
        forest = {"2,2" = "t3-sun"}
        [[players]]
        forest = {"2,2" = "t3-sun"}
    """)
    assert table.moves_with("plant") == ["t3-water"]
    reason = table.refused("plant:t3-sun")
    assert reason.code == "no-such-tree-left"
    assert "LF-098" in reason.rulings


@ruling("LF-098")
def test_the_last_tree_of_a_kind_can_be_planted() -> None:
    table = planter(3, forest(["2,2"], ["t3-sun"])).play("plant:t3-sun", "at:2,4")
    assert table.view()["trees"]["t3-sun"] == 0


@ruling("LF-099")
def test_two_trees_of_one_kind_give_twice_and_count_once() -> None:
    table = planter(5, forest(["2,2"], ["t5-sun"]))
    counts = table.player()["counts"]
    assert counts["trees"] == 3
    assert elements(table)["sun"] == 2
    table.play("plant:t5-sun", "at:2,4")
    assert elements(table)["sun"] == 4
    assert table.player()["counts"] == counts


@ruling("LF-099")
def test_another_kind_counts_anew() -> None:
    table = planter(5, forest(["2,2"], ["t5-sun"])).play("plant:t3-sun", "at:2,4")
    assert table.player()["counts"]["trees"] == 4


@ruling("LF-100")
def test_a_new_tree_helps_with_the_second_action() -> None:
    table = planter(3, cards=("weasel",), top='display = ["raccoon"]')
    assert elements(table)["sun"] == 2
    assert table.refused("attract:raccoon").code == "too-little-sun"
    table.play("plant:t3-sun", "at:2,2")
    assert elements(table)["sun"] == 3
    table.play("attract:raccoon")
    assert table.player()["top"] == ["raccoon"]


@ruling("LF-100")
@pytest.mark.parametrize("tree", [tree.key for tree in cards.TREES])
def test_each_tree_gives_its_elements_at_once_and_for_good(tree: str) -> None:
    table = planter(11)
    before = elements(table)
    table.play(f"plant:{tree}", "at:2,2")
    assert gained(before, elements(table)) == GIVES[tree]
    table.play("pass", "pass", "pass")
    assert elements(table) == added(dict.fromkeys(before, 0), GIVES[tree])
    assert elements(table, 2) == dict.fromkeys(before, 0)


# completed lines


ROW = {row: [f"{row},{column}" for column in range(1, 6)] for row in (1, 2, 3)}
COLUMN = {column: [f"{row},{column}" for row in (1, 2, 3)] for column in range(1, 6)}
BONUSES: list[tuple[list[str], dict[str, int]]] = [
    (COLUMN[2], {"water": 1}),
    (COLUMN[3], {"sun": 1}),
    (COLUMN[4], {"spiral": 1}),
    (ROW[2], {"flower": 2}),
]


@pytest.mark.parametrize(
    ("before", "last", "bonus"),
    [
        pytest.param(["2,2", "1,2"], "3,2", {"water": 1}, marks=ruling("LF-101")),
        pytest.param(["2,2", "3,2"], "1,2", {"water": 1}, marks=ruling("LF-101")),
        pytest.param(["1,3"], "3,3", {"sun": 1}, marks=ruling("LF-102")),
        pytest.param(["3,3"], "1,3", {"sun": 1}, marks=ruling("LF-102")),
        pytest.param(["2,4", "1,4"], "3,4", {"spiral": 1}, marks=ruling("LF-103")),
        pytest.param(["2,4", "3,4"], "1,4", {"spiral": 1}, marks=ruling("LF-103")),
        pytest.param(["2,2", "2,4", "2,5"], "2,1", {"flower": 2}, marks=ruling("LF-104")),
        pytest.param(["2,1", "2,2", "2,4"], "2,5", {"flower": 2}, marks=ruling("LF-104")),
    ],
)
def test_the_last_tree_of_a_line_brings_its_bonus_for_good(
    before: list[str], last: str, bonus: dict[str, int]
) -> None:
    table = planter(3, forest(before, ["t10-sun", "t6-water", "t7-spiral"]))
    had = elements(table)
    table.play("plant:t3-sun", f"at:{last}")
    assert gained(had, elements(table)) == added({"sun": 1}, bonus)
    table.play("pass", "pass", "pass")
    woods = [GIVES[tree] for tree in ("t10-sun", "t6-water", "t7-spiral")[: len(before)]]
    assert elements(table) == added(dict.fromkeys(had, 0), *woods, {"sun": 1}, bonus)


@pytest.mark.parametrize(
    ("before", "last"),
    [
        pytest.param(["2,2"], "1,2", marks=ruling("LF-101")),
        pytest.param(["2,2"], "1,3", marks=ruling("LF-102")),
        pytest.param(["2,4"], "3,4", marks=ruling("LF-103")),
        pytest.param(["2,1", "2,2"], "2,4", marks=ruling("LF-104")),
    ],
)
def test_a_line_with_a_gap_gives_nothing(before: list[str], last: str) -> None:
    table = planter(3, forest(before))
    had = elements(table)
    table.play("plant:t3-sun", f"at:{last}")
    assert gained(had, elements(table)) == {"sun": 1}


@ruling("LF-101", "LF-102", "LF-103", "LF-104", "LF-105")
@pytest.mark.parametrize("last", AROUND)
def test_the_last_cell_of_a_forest_completes_exactly_its_lines(last: str) -> None:
    table = planter(3, forest([cell for cell in AROUND if cell != last]))
    had = elements(table)
    table.play("plant:t3-sun", f"at:{last}")
    bonuses = [bonus for line, bonus in BONUSES if last in line]
    assert gained(had, elements(table)) == added({"sun": 1}, *bonuses)


@ruling("LF-105")
@pytest.mark.parametrize(
    ("line", "last", "way"),
    [
        (ROW[1], "1,2", ["2,2", "2,1"]),
        (ROW[3], "3,2", ["2,2", "2,1"]),
        (COLUMN[1], "2,1", ["1,3", "1,2", "3,3", "3,2"]),
        (COLUMN[5], "2,5", ["1,3", "1,4", "3,3", "3,4"]),
    ],
)
def test_rows_1_and_3_and_columns_1_and_5_give_nothing(
    line: list[str], last: str, way: list[str]
) -> None:
    table = planter(3, forest([*way, *[cell for cell in line if cell != last]]))
    had = elements(table)
    table.play("plant:t3-sun", f"at:{last}")
    assert {*line} <= {cell for cell, tree in zip(CELLS, table.player()["forest"]) if tree}
    assert gained(had, elements(table)) == {"sun": 1}


# corners


def by_corner(cell: str, cards: tuple[str, ...] = (), top: str = "") -> Scene:
    """Seat 1 plants the water tree that costs 3 in a corner."""
    row, column = cell.split(",")
    side = "2" if column == "1" else "4"
    way = forest([f"2,{side}", f"{row},{side}"], ["t4-flower", "t4-spiral"])
    return planter(3, way, cards, top).play("plant:t3-water", f"at:{cell}")


@ruling("LF-106")
@pytest.mark.parametrize(
    ("cards", "budget", "animals"),
    [
        (("weasel",), 5, ["beaver", "raccoon", "ram", "spider"]),
        (("baboon",), 4, ["beaver", "raccoon", "spider"]),
        ((), 3, ["beaver", "raccoon", "spider"]),
        (("toucan",), 1, ["spider"]),
    ],
)
def test_the_first_corner_attracts_with_three_extra_suns(
    cards: tuple[str, ...], budget: int, animals: list[str]
) -> None:
    shown = ["spider", "beaver", "raccoon", "ram", "goat", "badger", "crane", "frog"]
    table = by_corner("1,1", cards, f"display = {shown}")
    doing = table.view()["doing"]
    assert (doing["what"], doing["by"], doing["budget"]) == ("attract", "corner", budget)
    assert sorted(table.moves_with("attract")) == animals
    assert elements(table)["sun"] == budget - 3


@ruling("LF-107")
@pytest.mark.parametrize("cell", ["1,5", "3,1"])
def test_two_corners_give_two_fragments(cell: str) -> None:
    table = by_corner(cell)
    assert table.player()["fragments"] == 2
    assert table.view()["fragments"] == 18
    assert table.doing is None


@ruling("LF-107")
@pytest.mark.parametrize("cell", ["1,5", "3,1"])
@pytest.mark.parametrize("supply", [0, 1, 2, 3])
def test_q12_a_corner_gives_what_the_supply_still_has(cell: str, supply: int) -> None:
    side = "4" if cell == "1,5" else "2"
    table = scene(f"""
        phase = "act"
        [[players]]
        line = ["rhinoceros"]
        {forest([f"2,{side}", f"{cell[0]},{side}"])}
        [[players]]
        fragments = {20 - supply}
    """)
    table.play("plant:t3-sun", f"at:{cell}")
    assert table.player()["fragments"] == min(supply, 2)
    assert table.view()["fragments"] == supply - min(supply, 2)
    assert table.doing is None


@ruling("LF-107")
@pytest.mark.parametrize("cell", ["1,3", "2,2", "2,4", "3,3"])
def test_other_places_give_no_bonus(cell: str) -> None:
    table = planter(3, cards=("marmot", "dolphin")).play("plant:t3-sun", f"at:{cell}")
    assert table.doing is None
    assert table.player()["fragments"] == 0


@ruling("LF-108")
@pytest.mark.parametrize(
    ("cards", "budget", "fires"),
    [((), 3, ["2", "3"]), (("hummingbird",), 4, ["2", "3", "4"]), (("toucan",), 2, ["2"])],
)
def test_the_last_corner_extinguishes_with_two_extra_drops(
    cards: tuple[str, ...], budget: int, fires: list[str]
) -> None:
    # The new tree gives 1 drop.
    table = by_corner("3,5", cards, "fires = [2, 3, 4]")
    doing = table.view()["doing"]
    assert (doing["what"], doing["by"], doing["budget"]) == ("extinguish", "corner", budget)
    assert table.moves_with("extinguish") == fires
    assert elements(table)["water"] == budget - 2


@ruling("LF-091", "LF-106", "LF-108")
@pytest.mark.parametrize(
    ("cell", "card", "what"), [("1,1", "butterfly", "attract"), ("3,5", "loris", "extinguish")]
)
def test_q8_the_bonus_of_a_corner_is_a_must_or_lapses(cell: str, card: str, what: str) -> None:
    top = 'display = ["spider"]\nfires = [2]'
    table = by_corner(cell, ("hummingbird",), top)
    assert table.doing == what
    assert table.refused("pass").code == "bonus-is-a-must"
    assert table.refused("done").code == "must-take-one"
    poor = by_corner(cell, (card,), top)
    assert poor.doing is None
    assert "lapse" in poor.kinds()
    assert poor.state.left == 1


@ruling("LF-109")
def test_the_extra_suns_are_gone_after_the_bonus_action() -> None:
    table = by_corner("1,1", ("weasel",), 'display = ["beaver", "raccoon"]')
    table.play("attract:raccoon", "attract:beaver", "stack:raccoon")
    assert elements(table)["sun"] == 2
    table = by_corner("1,1", ("weasel",), 'display = ["beaver", "raccoon", "meerkat"]')
    table.play("attract:beaver", "done")
    assert table.refused("attract:raccoon").code == "too-little-sun"
    table.play("attract:meerkat")


@ruling("LF-109")
@pytest.mark.parametrize(("water", "varans"), [("flamingo", 2), ("dolphin", 0)])
def test_the_extra_drops_do_not_help_against_the_fires(water: str, varans: int) -> None:
    # With the new tree 3 or 5 drops; after the corner the fires left have a power of 4.
    table = by_corner("3,5", (water,), "fires = [2, 2, 2]").play("extinguish:2", "done")
    table.play("pass", "pass", "pass")
    assert table.view()["round"] == 2
    assert table.player()["discard"].count("fire-varan") == varans


@ruling("LF-110")
def test_a_corner_gives_its_bonus_only_once() -> None:
    table = scene("""
        phase = "act"
        [[players]]
        line = ["mantis", "rhinoceros", "caterpillar", "crane"]
        forest = {"2,4" = "t4-flower", "1,4" = "t4-spiral", "2,2" = "t11-repeat"}
        [[players]]
    """)
    table.play("plant:t3-sun", "at:1,5")
    assert table.player()["fragments"] == 2
    table.play("plant:t3-sun", "at:2,5")
    assert table.player()["fragments"] == 2
    table.play("pass", "pass", "reveal", "stop", "reveal", "stop", "pass", "pass")
    assert table.turn == 1
    assert table.player()["fragments"] == 2
    assert table.view()["fragments"] == 18


@ruling("LF-110")
@pytest.mark.parametrize("cell", ["1,1", "1,5", "3,1", "3,5"])
def test_a_corner_planted_before_gives_nothing_again(cell: str) -> None:
    row, column = cell.split(",")
    side = "2" if column == "1" else "4"
    woods = forest([f"2,{side}", f"{row},{side}", cell])
    table = planter(3, woods, ("marmot", "dolphin"))
    table.play("plant:t3-sun", f"at:2,{column}")
    assert table.doing is None
    assert table.player()["fragments"] == 0


# the tree that costs 11


REPEAT = forest(["2,2"], ["t11-repeat"])


@ruling("LF-111")
def test_the_repeat_tree_allows_the_same_action_twice() -> None:
    table = planter(3, REPEAT, ("dolphin",), "fires = [4, 4, 4]")
    assert elements(table)["water"] == 4
    table.play("extinguish:4")
    assert table.state.left == 1
    table.play("extinguish:4")
    assert sum(table.player()["fires"]) == 2
    assert table.turn == 2


@ruling("LF-111")
def test_without_the_repeat_tree_the_second_action_is_another() -> None:
    table = planter(3, forest(["2,2"]), ("dolphin",), "fires = [4, 4, 4]").play("extinguish:4")
    assert table.refused("extinguish:4").code == "same-action"


@ruling("LF-111")
@pytest.mark.parametrize(
    "action",
    [
        ["fragment"],
        ["attract:beaver"],
        ["extinguish:2"],
        ["move:1"],
        ["plant:t3-sun", "at:2,2"],
    ],
    ids=lambda action: action[0],
)
def test_the_repeat_tree_of_another_player_helps_nobody_else(action: list[str]) -> None:
    table = scene("""
        phase = "act"
        fires = [2, 2]
        display = ["beaver"]
        [[players]]
        line = ["rhinoceros", "goldfish", "raven", "weasel", "bee"]
        [[players]]
        forest = {"2,2" = "t11-repeat"}
    """)
    table.play(*action)
    assert table.state.left == 1
    first = action[0].partition(":")[0]
    assert first not in [key.partition(":")[0] for key in table.moves()]


@ruling("LF-112")
def test_the_repeat_tree_adds_no_action_to_a_closed_line() -> None:
    table = scene(f"""
        [[players]]
        line = ["bear", "owl"]
        draw = ["fox"]
        {REPEAT}
        [[players]]
        line = ["bee"]
        stopped = true
    """)
    table.play("reveal", seat=1)
    assert table.phase == "act"
    assert (table.turn, table.state.left) == (1, 1)
    table.play("extinguish:2")
    assert table.turn == 2


@ruling("LF-113")
def test_the_repeat_tree_works_at_once() -> None:
    table = planter(11).play("plant:t11-repeat", "at:2,2")
    assert len(table.moves_with("plant")) == 12
    table.play("plant:t11-repeat", "at:2,4")
    assert table.turn == 2
    assert table.player()["forest"].count("t11-repeat") == 2


@ruling("LF-113")
def test_any_other_tree_does_not_allow_planting_again() -> None:
    table = planter(11).play("plant:t10-sun", "at:2,2")
    assert table.refused("plant:t3-sun").code == "same-action"


@ruling("LF-114")
def test_two_repeat_trees_do_no_more_than_one() -> None:
    two = forest(["2,2", "2,4"], ["t11-repeat", "t11-repeat"])
    one = forest(["2,2", "2,4"], ["t11-repeat", "t4-flower"])
    for woods in (one, two):
        table = planter(3, woods)
        assert table.state.left == 2
        assert table.player()["actions"] == 2
        table.play("fragment", "fragment")
        assert table.turn == 2
        assert table.player()["fragments"] == 2
    assert elements(planter(3, two)) == elements(planter(3))
    assert planter(3, two).player()["counts"]["trees"] == 3


@ruling("LF-115")
def test_in_a_full_forest_nothing_can_be_planted() -> None:
    table = planter(11, forest(AROUND), ("hare",))
    assert table.moves_with("plant") == []
    for tree in cards.TREES:
        reason = table.refused(f"plant:{tree.key}")
        assert reason.code == "forest-full"
        assert "LF-115" in reason.rulings


@ruling("LF-115")
def test_the_last_place_of_a_forest_can_be_planted() -> None:
    table = planter(3, forest(AROUND[:-1])).play("plant:t3-sun")
    assert table.moves() == ["at:3,5"]
    table.play("at:3,5")
    assert None not in table.player()["forest"]


@ruling("LF-091", "LF-115")
def test_a_plant_rock_gives_nothing_to_a_full_forest() -> None:
    table = scene(f"""
        phase = "act"
        [[players]]
        line = ["mantis", "rhinoceros", "hare"]
        rock = 6
        {forest(AROUND, [tree.key for tree in cards.TREES if tree.cost < 10] * 2)}
        [[players]]
        rock = 12
    """)
    table.play("move:1")
    assert table.player()["stone"] == 6
    assert table.doing is None
    assert "lapse" in table.kinds()


@ruling("LF-116")
def test_bonus_actions_follow_from_each_other_within_one_action() -> None:
    table = scene("""
        phase = "act"
        display = ["ram", "wolf"]
        [[players]]
        line = ["rhinoceros", "hare", "weasel"]
        rock = 6
        forest = {"2,2" = "t4-flower", "1,2" = "t6-water"}
        [[players]]
        rock = 12
    """)
    table.play("move:1")
    assert (table.doing, table.view()["doing"]["by"]) == ("plant", "rock")
    table.play("plant:t3-water", "at:1,1")
    doing = table.view()["doing"]
    assert (doing["what"], doing["by"], doing["budget"]) == ("attract", "corner", 5)
    table.play("attract:ram")
    assert (table.turn, table.state.left) == (1, 1)
    assert table.view()["used"] == ["move"]
    assert table.player()["top"] == ["ram"]
    assert table.moves_with("plant") == ["t3-sun", "t3-water"]
