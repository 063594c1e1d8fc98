"""Games recorded from an independent program replay on our engine, step by step."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from tools.differential import Tally, compare, games_in
from tools.replay_blue_moon import PARTS, SIRENS_FIRST, Departed, Parted, Replay, replay_blue_moon

from tests.games.blue_moon.scene import A, B, Scene, scene, side
from tests.games.recorded import FOLDER, needs
from tests.games.recorded import broken as broken_by

RECORDED = FOLDER / "blue_moon_games.jsonl.gz"
recorded = needs(RECORDED)
broken = partial(broken_by, replay_blue_moon)

STEPS = (32_893, 31_782, 32_582, 30_778)
PARTED = {
    "PROTECTED in hand (D8)": (0, 0, 2, 0),
    "a bluff card under terrah-12, which forbids texts": (2, 3, 1, 1),
    "a normal character after a FREE one (D1)": (13, 15, 8, 20),
    "a ship with special text under terrah-12": (0, 0, 1, 0),
    "a text that is used as far as possible (BM-045)": (1, 0, 0, 0),
    "an opening turn of a player without cards (D13)": (0, 0, 1, 1),
    "aqua-12 or aqua-13 with ignored text still frees a booster or support": (2, 2, 0, 0),
    "aqua-30 used in part (BM-045)": (1, 1, 2, 2),
    "mimix-19 while drawing is forbidden (D6)": (1, 1, 1, 1),
    "who loses without dragons at the end (D12)": (10, 12, 12, 11),
}
"""The differences of the rules that the recorded games meet, and how often.

All figures are for every fourth game, from the first, second, third and fourth on.
"""


@pytest.fixture(scope="module")
def game() -> dict[str, Any]:
    return next(games_in(RECORDED))


@recorded
@pytest.mark.parametrize("first", range(4))
def test_every_recorded_game_replays_to_its_end_or_to_a_named_difference(first: int) -> None:
    tally = compare("blue-moon", games_in(RECORDED, first, 4))
    assert tally.mismatches == []
    assert (tally.games, tally.steps) == (90, STEPS[first])
    assert tally.differences == {name: n[first] for name, n in PARTED.items() if n[first]}


@recorded
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("w1", [8, 0]),
        ("h1", 4),
        ("d0", 23),
        ("c1", []),
        ("s0", ["hoax-20"]),
        ("dr", [1, 0]),
        ("ph", "support"),
        ("can", ["vulca-14"]),
    ],
)
def test_a_wrong_check_is_a_mismatch(game: dict[str, Any], key: str, value: Any) -> None:
    assert game["steps"][4]["card"] == "vulca-1"
    right = game["steps"][4]["s"]
    assert len(broken(game, 4, {"s": {**right, key: value}})) == 1


@recorded
def test_an_illegal_step_is_a_mismatch(game: dict[str, Any]) -> None:
    assert "refused (not-in-hand)" in broken(game, 4, {"card": "vulca-2"})[0]


@recorded
def test_another_end_is_a_mismatch(game: dict[str, Any]) -> None:
    changed = {**game, "result": {**game["result"], "winner": 0}}
    tally = Tally()
    replay_blue_moon(changed, tally)
    assert "the end is" in tally.mismatches[0]


# differences that the recorded games do not happen to meet


def end_of_phase(table: Scene, phase: str) -> str:
    """The difference at which the replay parts when the record ends a phase of this table."""
    dealt = {
        "leaders": ["hoax-0", "vulca-0"],
        "hands": [["hoax-1"], ["vulca-1"]],
        "decks": [[], []],
        "first": A - 1,
    }
    replay = Replay(dealt, Tally())
    replay.state = table.state
    with pytest.raises(Parted) as caught:
        replay.play({"p": table.asked - 1, "a": "done", "phase": phase}, {"ph": ""})
    return str(caught.value)


def sirens(dragons: int = 3, support: str = "aqua-28", hand: str = "") -> Scene:
    """B has played 3 fire against A's 5, and A would win with one more dragon."""
    a = side(active="aqua-1", support=support, dragons=dragons)
    return scene(a, side(active="hoax-6", hand=hand, deck_size=0), turn=B, phase="support")


def test_the_winning_dragon_of_the_sirens_comes_first_in_the_source() -> None:
    assert end_of_phase(sirens(), "support") == SIRENS_FIRST


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(lambda: sirens(dragons=2), id="not the winning dragon"),
        pytest.param(lambda: sirens(support=""), id="no sirens"),
        pytest.param(
            lambda: sirens(hand="hoax-9").play("pay:aqua-28", "choose:hoax-9"), id="listened to"
        ),
    ],
)
def test_too_little_power_is_a_mismatch_otherwise(table: Callable[[], Scene]) -> None:
    with pytest.raises(Departed, match="power-too-low"):
        end_of_phase(table(), "support")


def under_laughing_gas(hand: str) -> Scene:
    """A plays a leadership card, the first of the hand, whose text B's khind-27 ignores."""
    a = side(active="hoax-6", hand=hand, deck_size=0)
    b = side(active="vulca-13", support="khind-27")
    return scene(a, b, phase="leadership").play(f"lead:{hand.split()[0]}")


def test_the_source_fights_on_after_an_ignored_khind_31() -> None:
    table = under_laughing_gas("khind-31 hoax-1")
    assert end_of_phase(table, "retreat") == PARTS["bounce_char"]


def test_who_has_neither_a_character_nor_khind_31_does_not_fight_on() -> None:
    with pytest.raises(Departed, match="no-character"):
        end_of_phase(under_laughing_gas("hoax-30"), "retreat")
