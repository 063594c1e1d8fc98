"""What most players would do at once is always allowed, and what it takes is worth taking."""

from random import Random

import pytest

import spieltisch
from tests.games.living_forest.scene import Scene, scene

FOREST = spieltisch.game("living-forest")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_usual_step_is_allowed_wherever_there_is_one(seats: int) -> None:
    asked = 0
    for seed in range(12):
        random = Random(seed)
        state = FOREST.new(seats, seed)
        for number in range(300):
            if state.over:
                break
            seat = state.next_seat()
            step = FOREST.step(state, seat)
            moves = state.moves(seat)
            if step >= 0:
                assert step in moves
                asked += 1
            else:
                assert state.view(None)["doing"]["what"] == "attract"  # nothing there is any good
            usual = step >= 0 and number % 3 < 2
            state.play(seat, step if usual else random.choice(moves))
    assert asked > 1000


def step(table: Scene) -> str:
    state = table.state
    return state.move_key(FOREST.step(state, state.next_seat()))


def test_all_fires_are_put_out_that_the_water_is_enough_for() -> None:
    table = scene(
        """
        phase = "act"
        fires = [2, 2, 3]
        [[players]]
        line = ["dolphin", "flamingo"]
        [[players]]
        """
    )
    for _ in range(2):
        assert step(table) == "extinguish:2"
        table.play(step(table))


def test_a_tree_grows_where_a_line_or_a_corner_is_near() -> None:
    table = scene(
        """
        phase = "act"
        [[players]]
        line = ["rhinoceros", "caterpillar"]
        forest = { "1,3" = "t3-sun", "1,4" = "t3-water" }
        [[players]]
        """
    )
    table.play("plant:t4-spiral")
    assert step(table) == "at:1,5"
