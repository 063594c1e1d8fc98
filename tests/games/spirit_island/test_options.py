"""Options as people give them: what goes together, and one clear sentence where it does not."""

import re
from typing import Any

import pytest

import spieltisch

GAME = spieltisch.game("spirit-island")
RIVER, EARTH, KEEPER = (
    "river-surges-in-sunlight",
    "vital-strength-of-the-earth",
    "keeper-of-the-forbidden-wilds",
)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"spirit1": RIVER, "spirit2": RIVER}, f"The Spirit {RIVER} is chosen twice; each plays"),
        ({"spirit1": "storm"}, "storm"),
        ({"spirit1": KEEPER}, "Branch & Claw"),
        ({"board1": "B", "board2": "B"}, "The board B is chosen twice; there is only one."),
        ({"board1": "E"}, "E"),
        ({"adversary": "england", "level": 7}, "7"),
        ({"adversary": "spain"}, "spain"),
        ({"adversary": "france"}, "Branch & Claw"),
        ({"scenario": "ward-the-moon"}, "ward-the-moon"),
        ({"scenario": "second-wave", "wave": 8}, "8"),
        ({"scenario": "second-wave", "left": "boards A; A99 1 dahan"}, "A99"),
        ({"wave": 3}, "Second Wave"),
        ({"level": 3}, "Level 3 is that of an adversary, and none is chosen."),
        ({"tokens": "yes"}, "tokens"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)) as refused:
        GAME.new(2, 1, **options)
    assert "\n" not in str(refused.value)


def test_spirits_and_boards_are_drawn_among_those_in_the_box() -> None:
    for seed in range(30):
        view = GAME.new(4, seed).view(None)
        spirits = [each["spirit"] for each in view["spirits"]]
        assert len(set(spirits)) == 4
        assert not {KEEPER, "sharp-fangs-behind-the-leaves"} & set(spirits)
        assert sorted(view["boards"]) == ["A", "B", "C", "D"]
    drawn = {
        each["spirit"]
        for seed in range(30)
        for each in GAME.new(4, seed, branch_and_claw="yes").view(None)["spirits"]
    }
    assert len(drawn) == 10


def test_events_come_with_branch_and_claw_alone() -> None:
    assert GAME.new(1, 1).view(None)["events"]["deck"] == 0
    assert GAME.new(1, 1, branch_and_claw="yes").view(None)["events"]["deck"] == 25
    without = GAME.new(1, 1, branch_and_claw="yes", events="no")
    assert without.view(None)["events"]["deck"] == 0


def test_the_difficulty_is_that_of_adversary_level_scenario_and_map() -> None:
    state = GAME.new(
        1, 1, adversary="england", level=2, scenario="rituals-of-terror", map="thematic"
    )
    assert state.view(None)["setup"]["difficulty"] == 4 + 3 + 3
