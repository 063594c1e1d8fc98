"""Extinguishing fires: what the water pays for, what a fire is worth, the attack of the round."""

import pytest

from tests.games.living_forest.scene import Scene, scene
from tests.ruling import ruling

SIX_DROPS = """
    phase = "act"
    fires = [2, 2, 3, 4]
    [[players]]
    line = ["dolphin", "flamingo"]
    [[players]]
"""


def drops(table: Scene, seat: int = 1) -> int:
    return int(table.player(seat)["elements"]["water"])


def takes(table: Scene, taken: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """All fires that one action can take, as sorted values."""
    if table.doing != "extinguish" and taken:
        return {tuple(sorted(taken))}
    found: set[tuple[int, ...]] = set()
    for key in table.moves():
        verb, _, value = key.partition(":")
        if verb == "done":
            found.add(tuple(sorted(taken)))
        elif verb == "extinguish":
            after = Scene(table.state.clone()).play(key)
            found |= takes(after, (*taken, int(value)))
    return found


@ruling("LF-075")
def test_six_drops_take_fires_worth_at_most_six() -> None:
    table = scene(SIX_DROPS)
    assert drops(table) == 6
    assert takes(table) == {(2,), (3,), (4,), (2, 2), (2, 3), (2, 4)}


@ruling("LF-075")
def test_six_drops_do_not_take_a_three_and_a_four() -> None:
    reason = scene(SIX_DROPS).play("extinguish:4").refused("extinguish:3")
    assert reason.code == "too-little-water"
    assert "LF-075" in reason.rulings
    assert scene(SIX_DROPS).play("extinguish:3").refused("extinguish:4").code == "too-little-water"


@ruling("LF-075")
def test_only_fires_that_lie_in_the_circle_can_be_taken() -> None:
    table = scene(SIX_DROPS.replace("[2, 2, 3, 4]", "[2, 3]"))
    assert takes(table) == {(2,), (3,), (2, 3)}
    assert table.refused("extinguish:4").code == "no-such-fire"
    table.play("extinguish:2")
    assert table.refused("extinguish:2").code == "no-such-fire"


@ruling("LF-076")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_a_fire_counts_as_one_whatever_its_value(value: int) -> None:
    table = scene(SIX_DROPS)
    before = table.player()["counts"]
    table.play(f"extinguish:{value}", "done")
    assert table.player()["counts"] == {**before, "fires": before["fires"] + 1}
    assert table.player()["fires"][value - 2] == 1
    assert table.player(2)["counts"]["fires"] == 1


@ruling("LF-077")
def test_extinguishing_begins_with_the_first_fire() -> None:
    table = scene(SIX_DROPS)
    assert "done" not in table.moves()
    assert table.refused("done").code == "nothing-to-end"
    table.play("extinguish:2", "done")
    assert sum(table.player()["fires"]) == 1
    assert table.view()["fires"] == [2, 3, 4]


@ruling("LF-077")
@pytest.mark.parametrize(
    ("fires", "line", "affordable"),
    [
        ([2], ["hummingbird"], []),
        ([2], ["goldfish"], ["2"]),
        ([3, 4], ["goldfish"], []),
        ([3, 4], ["platypus"], ["3"]),
        ([], ["platypus"], []),
        ([2, 3, 4], ["toucan"], []),
    ],
)
def test_without_an_affordable_fire_the_action_is_not_available(
    fires: list[int], line: list[str], affordable: list[str]
) -> None:
    table = scene(f"""
        phase = "act"
        fires = {fires}
        [[players]]
        line = {line}
    """)
    assert table.moves_with("extinguish") == affordable
    if not affordable:
        assert table.refused("extinguish:2").code in ("too-little-water", "no-such-fire")


@ruling("LF-078")
@pytest.mark.parametrize(("moves", "varans"), [(["pass"], 3), (["extinguish:4"], 0)])
def test_fires_taken_do_not_attack_in_the_same_round(moves: list[str], varans: int) -> None:
    table = scene("""
        phase = "act"
        fires = [2, 3, 4]
        [[players]]
        line = ["dolphin", "hummingbird"]
        [[players]]
        line = ["flamingo", "platypus"]
    """)
    table.play(*moves, "pass", "pass", "pass")
    assert table.view()["round"] == 2
    for seat in (1, 2):
        assert table.player(seat)["discard"].count("fire-varan") == varans
