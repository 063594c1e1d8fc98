"""Attracting animals: what they cost, where they go, and what stays as it is."""

from itertools import combinations

import pytest

from spieltisch.games.living_forest import cards
from tests.games.living_forest.scene import Scene, scene
from tests.ruling import ruling

COST = {animal.key: animal.cost for animal in cards.DISPLAY_ANIMALS}
LEVEL = {animal.key: animal.level for animal in cards.DISPLAY_ANIMALS}

LEVEL_1 = ["ram", "wolf", "caterpillar", "beaver"]  # 5, 5, 3, 2
LEVEL_2 = ["rooster", "bull", "crane", "goat"]  # 5, 5, 6, 8
LEVEL_3 = ["panther", "gorilla", "mantis", "deer"]  # 10, 10, 11, 13
DISPLAY = [*LEVEL_1, *LEVEL_2, *LEVEL_3]

TEN_SUNS = f"""
    phase = "act"
    display = {DISPLAY}
    [[players]]
    line = ["marmot", "weasel", "hedgehog"]
    [[players]]
    line = ["lemur"]
"""


def suns(table: Scene, seat: int = 1) -> int:
    return int(table.player(seat)["elements"]["sun"])


def on_display(table: Scene) -> list[str]:
    return [card for row in table.view()["display"] for card in row if card]


def takes(table: Scene, taken: frozenset[str] = frozenset()) -> set[frozenset[str]]:
    """All sets of animals that one action can take."""
    if table.doing != "attract" and taken:
        return {taken}
    found: set[frozenset[str]] = set()
    for key in table.moves():
        verb, _, card = key.partition(":")
        if verb == "done":
            found.add(taken)
        elif verb == "attract":
            after = Scene(table.state.clone()).play(key)
            found |= takes(after, taken | {card})
    return found


@ruling("LF-065")
def test_ten_suns_take_animals_costing_five_three_and_two() -> None:
    table = scene(TEN_SUNS)
    assert suns(table) == 10
    table.play("attract:ram", "attract:caterpillar", "attract:beaver")
    assert table.doing == "stack"
    assert sorted(table.moves_with("stack")) == ["beaver", "caterpillar", "ram"]


@ruling("LF-065")
def test_ten_suns_do_not_take_animals_costing_five_five_and_two() -> None:
    table = scene(TEN_SUNS).play("attract:ram", "attract:beaver")
    reason = table.refused("attract:wolf")
    assert reason.code == "too-little-sun"
    assert "LF-065" in reason.rulings
    both = scene(TEN_SUNS).play("attract:ram", "attract:wolf")
    assert both.refused("attract:beaver").code == "finish-first"


@ruling("LF-065", "LF-066", "LF-070")
@pytest.mark.parametrize(
    ("line", "sun"),
    [
        (["bee"], 0),
        (["baboon"], 1),
        (["weasel"], 2),
        (["marmot"], 5),
        (["lemur", "hedgehog"], 7),
        (["marmot", "weasel", "hedgehog"], 10),
        (["marmot", "lemur", "hedgehog"], 12),
    ],
)
def test_exactly_the_sets_that_the_suns_can_pay_can_be_taken(line: list[str], sun: int) -> None:
    table = scene(f"""
        phase = "act"
        display = {DISPLAY}
        [[players]]
        line = {line}
    """)
    assert suns(table) == sun
    payable = {
        frozenset(cards)
        for size in range(1, 6)
        for cards in combinations(DISPLAY, size)
        if sum(COST[card] for card in cards) <= sun
    }
    assert takes(table) == payable


@ruling("LF-066")
def test_attracting_begins_with_the_first_animal_and_cannot_end_before() -> None:
    table = scene(TEN_SUNS)
    assert "done" not in table.moves()
    assert table.refused("done").code == "nothing-to-end"
    table.play("attract:beaver", "done")
    assert table.state.left == 1
    assert table.player()["top"] == ["beaver"]


@ruling("LF-066")
def test_without_enough_suns_for_any_animal_nothing_can_be_attracted() -> None:
    table = scene(f"""
        phase = "act"
        display = {DISPLAY}
        [[players]]
        line = ["baboon"]
    """)
    assert table.moves_with("attract") == []
    assert table.refused("attract:beaver").code == "too-little-sun"


@ruling("LF-067")
@pytest.mark.parametrize(
    ("stacked", "top"),
    [
        (["ram", "beaver"], ["caterpillar", "beaver", "ram"]),
        (["ram", "caterpillar"], ["beaver", "caterpillar", "ram"]),
        (["beaver", "caterpillar"], ["ram", "caterpillar", "beaver"]),
        (["caterpillar", "beaver"], ["ram", "beaver", "caterpillar"]),
    ],
)
def test_animals_go_on_top_in_the_order_chosen(stacked: list[str], top: list[str]) -> None:
    table = scene(TEN_SUNS).play("attract:ram", "attract:beaver", "attract:caterpillar")
    table.play(*[f"stack:{card}" for card in stacked])
    assert table.doing is None
    assert table.player()["top"] == top
    table.play("pass", "pass", "pass")
    table.play("reveal", "reveal", "reveal", seat=1)
    assert table.player()["line"] == top


@ruling("LF-067")
def test_only_animals_just_taken_can_be_stacked() -> None:
    table = scene(TEN_SUNS).play("attract:ram", "attract:wolf")
    assert table.refused("stack:beaver").code == "not-taken"
    assert table.refused("stack:hedgehog").code == "not-taken"


@ruling("LF-067")
def test_a_single_animal_goes_on_top_without_a_question() -> None:
    table = scene(TEN_SUNS).play("attract:goat", "done")
    assert table.doing is None
    assert table.player()["top"] == ["goat"]


@ruling("LF-067")
def test_the_others_do_not_see_the_order_on_the_pile() -> None:
    views = []
    for first in ("ram", "wolf"):
        table = scene(TEN_SUNS).play("attract:ram", "attract:wolf", f"stack:{first}")
        assert table.player(1)["top"] is not None
        views.append((table.view(2), table.view(), [str(line.text.en) for line in table.log(2)]))
    assert views[0] == views[1]
    assert views[0][0]["players"][0]["top"] is None


@ruling("LF-067")
def test_animals_attracted_later_in_a_turn_lie_on_those_attracted_before() -> None:
    table = scene("""
        phase = "act"
        display = ["beaver", "meerkat", "ram", "wolf"]
        [[players]]
        line = ["weasel", "hare"]
        rock = 2
    """)
    table.play("attract:beaver", "move:1", "attract:meerkat")
    assert table.player()["top"] == ["meerkat", "beaver"]


@ruling("LF-068")
def test_the_gap_stays_open_for_the_other_players() -> None:
    table = scene(TEN_SUNS).play("attract:ram", "attract:wolf", "stack:ram", "pass")
    assert table.turn == 2
    assert table.view()["display"][0] == [None, None, "caterpillar", "beaver"]
    reason = table.refused("attract:ram")
    assert reason.code == "not-on-display"
    assert "LF-068" in reason.rulings
    assert table.moves_with("attract") == ["caterpillar", "beaver"]


@ruling("LF-068")
def test_stacks_stay_untouched_until_the_end_of_the_round() -> None:
    table = scene(TEN_SUNS)
    stacks = table.view()["stacks"]
    table.play("attract:ram", "attract:wolf", "stack:ram", "pass", "pass")
    assert table.view()["stacks"] == stacks
    table.play("pass")
    assert table.view()["stacks"] == [stacks[0] - 2, *stacks[1:]]


@ruling("LF-069")
def test_an_attracted_animal_gives_nothing_before_it_is_revealed() -> None:
    table = scene("""
        phase = "act"
        display = ["lemur"]
        [[players]]
        line = ["marmot"]
    """)
    before = table.player()["elements"]
    table.play("attract:lemur")
    assert table.player()["elements"] == before
    assert suns(table) == 5
    table.play("pass", "pass", "pass")
    assert suns(table) == 0
    table.play("reveal", seat=1)
    assert table.player()["line"] == ["lemur"]
    assert suns(table) == 4


@ruling("LF-070")
def test_one_action_takes_animals_of_different_levels() -> None:
    table = scene("""
        phase = "act"
        display = ["beaver", "rooster", "panther"]
        [[players]]
        line = ["marmot", "bison", "lemur", "weasel"]
    """)
    table.play("attract:panther", "attract:beaver", "attract:rooster")
    assert table.doing == "stack"
    assert {LEVEL[card] for card in table.moves_with("stack")} == {1, 2, 3}
    assert not {"beaver", "rooster", "panther"} & set(on_display(table))
