"""Saved states: loading is exact at every point of a game, and damaged data is refused."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from spieltisch.core.rng import Rng, seeded
from spieltisch.games.living_forest.rules import LivingForestState
from spieltisch.games.living_forest.state import codes
from spieltisch.games.living_forest.state.notation import CARD_NUMBERS, TREE_NUMBERS
from tests.games.living_forest.scene import LIVING_FOREST, Scene, new, scene
from tests.games.saved import JUNK, Cases, Damage, Dump, Saved, cases

SAVED = Saved(
    LIVING_FOREST,
    LivingForestState,
    derived=("totals", "net", "grown", "planted"),
    idle="pass",
    numbers=70,
)
load, reload, refused = SAVED.load, SAVED.reload, SAVED.refused
assert_same, future, random_move = SAVED.assert_same, SAVED.future, SAVED.random_move


# Exactness


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_state_can_be_saved_and_loaded_at_every_decision(seats: int) -> None:
    state = new(seats, seats, fire_limit=30, round_limit=40).state
    SAVED.assert_exact_at_every_decision(state, seats)


@pytest.mark.parametrize("seed", range(3))
def test_a_loaded_state_has_the_same_future(seed: int) -> None:
    SAVED.assert_same_future(new(2 + seed, seed).state, seed, every=23)


def test_loading_neither_changes_nor_keeps_the_data() -> None:
    data = copy.deepcopy(RICH)
    future(load(data), 1)
    assert data == RICH


def test_a_dump_is_independent_of_the_state() -> None:
    state = load(RICH)
    data = state.dump()
    future(state, 1)
    assert data == RICH


# Data of a wrong form


def middle(*moves: str) -> Scene:
    """Seat 1 of 3 acts, everything is possible; after these moves."""
    table = scene("""
        phase = "act"
        seed = 4
        fires = [2, 2, 3, 4]
        display = ["beaver", "meerkat", "ram", "hippopotamus"]
        [[players]]
        line = ["fire-varan", "mantis", "marmot", "dolphin", "wolf"]
        draw = ["bee"]
        discard = ["hare"]
        fragments = 2
        fires = [2, 3]
        forest = {"2,2" = "t3-water", "1,2" = "t4-flower", "2,4" = "t11-repeat", "3,4" = "t3-sun"}
        tiles = ["tree-1", "fire-1", "flower-1", "tree-3"]
        rock = 1
        [[players]]
        line = ["fawn"]
        rock = 2
        [[players]]
        line = ["bear"]
        rock = 4
    """)
    return table.play(*moves)


RICH = middle(
    "attract:beaver", "attract:ram", "stack:ram", "attract:meerkat", "attract:hippopotamus"
).state.dump()
KEYS = list(RICH)
LISTS = [key for key in KEYS if isinstance(RICH[key], list)]
NESTED = ["draw", "batches", "discard", "line", "stacks", "stack"]


def test_the_state_that_is_damaged_has_something_in_every_field() -> None:
    assert_same(load(RICH), reload(load(RICH)))
    assert [key for key in LISTS if not RICH[key] or not any(map(bool, RICH[key]))] == ["fresh"]


@pytest.mark.parametrize("data", [None, 5, "state", [], [RICH], {}, 1.5, True], ids=repr)
def test_what_is_no_saved_state_is_refused(data: Any) -> None:
    refused(data)


@pytest.mark.parametrize("key", KEYS)
def test_a_missing_value_is_refused(key: str) -> None:
    data = copy.deepcopy(RICH)
    del data[key]
    assert key in refused(data)


@pytest.mark.parametrize("key", KEYS)
def test_a_value_of_a_wrong_kind_is_refused(key: str) -> None:
    for value in JUNK:
        assert key in refused({**copy.deepcopy(RICH), key: value})


@pytest.mark.parametrize("key", [key for key in KEYS if type(RICH[key]) is int])
def test_neither_a_flag_nor_a_fraction_is_a_number(key: str) -> None:
    for value in (True, False, float(RICH[key]), str(RICH[key])):
        assert key in refused({**RICH, key: value})


@pytest.mark.parametrize(
    ("key", "low", "high"),
    [
        ("seats", 2, 4),
        ("fire_limit", 0, 1_000_000),
        ("round_limit", 0, 1_000_000),
        ("round", 1, 1_000_000),
        ("start", 0, 2),
        ("phase", 0, 2),
        ("turn", -1, 2),
        ("left", 0, 2),
        ("used", 0, 31),
        ("ended", 0, 2),
        ("supply", 0, 20),
        ("varans", 0, 23),
    ],
)
def test_a_number_out_of_range_is_refused(key: str, low: int, high: int) -> None:
    for value in (low - 1, high + 1):
        assert refused({**RICH, key: value}) == f"'{key}' must be a number from {low} to {high}."


@pytest.mark.parametrize("key", LISTS)
def test_a_list_of_a_wrong_length_is_refused(key: str) -> None:
    value = RICH[key]
    for other in (value[:-1], [], [*value, value[-1]]):
        refused({**RICH, key: other})


WRONG: list[Any] = [None, "1", 1.5, 2, 10**30, -2, {}, [None], [-2]]


@pytest.mark.parametrize("key", LISTS)
def test_a_wrong_value_in_a_list_is_refused(key: str) -> None:
    for value in WRONG:
        if value == 2 and key not in (*NESTED, "shown", "fresh", "stopped"):
            continue
        for index in (0, -1):
            data = copy.deepcopy(RICH)
            data[key][index] = value
            assert key in refused(data)


@pytest.mark.parametrize("key", NESTED)
@pytest.mark.parametrize("value", [None, "1", 1.5, True, 10**30, -2, [], {}, [None]], ids=repr)
def test_a_wrong_value_in_an_inner_list_is_refused(key: str, value: Any) -> None:
    for index in range(len(RICH[key][0])):
        data = copy.deepcopy(RICH)
        data[key][0][index] = value
        assert key in refused(data)


# Data of the right form that cannot be


def card(key: str) -> int:
    return CARD_NUMBERS[key]


def put(data: Dump, name: str, index: int, value: int) -> None:
    data[name][index] = value


def swap_levels(data: Dump) -> None:
    data["stacks"][0][0], data["stacks"][1][0] = data["stacks"][1][0], data["stacks"][0][0]


def move_tree(data: Dump, source: int, target: int) -> None:
    forest = data["forest"]
    forest[source], forest[target] = forest[target], forest[source]


DAMAGES: Cases = {
    "start card twice": (lambda d: d["discard"][0].append(card("bee")), "bee exactly once"),
    "start card lost": (lambda d: d["discard"][0].remove(card("hare")), "hare exactly once"),
    "animal twice": (lambda d: d["draw"][0].insert(0, card("wolf")), "wolf exists once, not 2"),
    "animal lost": (lambda d: d["line"][0].remove(card("wolf")), "wolf exists once, not 0"),
    "animal taken twice": (lambda d: d["stack"][0].append(card("wolf")), "wolf exists once"),
    "varan too many": (lambda d: d["discard"][1].append(codes.VARAN), "23 fire varans, not 24"),
    "varan lost": (lambda d: d.update(varans=21), "23 fire varans, not 22"),
    "varan on display": (lambda d: put(d, "display", 0, codes.VARAN), "where it cannot lie"),
    "start card in a stack": (lambda d: d["stacks"][0].append(card("bee")), "where it cannot"),
    "level": (swap_levels, "of another level"),
    "unknown top": (lambda d: d["batches"][1].append(1), "did not attract"),
    "too much known": (lambda d: d["batches"][1].append(40), "so many cards"),
    "empty batch": (lambda d: d["batches"][1].append(0), "so many cards"),
    "tree too many": (lambda d: put(d, "trees", 0, 3), "number of t3-sun trees"),
    "no start tree": (lambda d: put(d, "forest", 7, -1), "start tree of seat 1"),
    "two start trees": (lambda d: put(d, "forest", 2, 12), "start tree of seat 1"),
    "a tree alone": (lambda d: move_tree(d, 13, 14), "seat 1 stands beside no other"),
    "fragment too many": (lambda d: put(d, "fragments", 0, 3), "20 fragments, not 21"),
    "fragment lost": (lambda d: d.update(supply=17), "20 fragments, not 19"),
    "one rock": (lambda d: put(d, "stones", 0, 1), "Two stones"),
    "tile of nobody": (lambda d: put(d, "tiles", 0, 3), "belongs to nobody"),
    "eight fires": (lambda d: d.update(circle=[6, 1, 1]), "at most 7"),
    "fire limit": (lambda d: d.update(fire_limit=2), "than the box holds"),
    "round limit": (lambda d: d.update(round=9, round_limit=8), "Round 8 was the last"),
    "over": (lambda d: d.update(ended=1), "do not agree"),
    "over by phase": (lambda d: d.update(phase=0), "do not agree"),
    "not shown": (lambda d: put(d, "shown", 0, False), "without having revealed"),
    "just revealed": (lambda d: put(d, "fresh", 0, True), "no card just revealed"),
    "not stopped": (lambda d: put(d, "stopped", 2, False), "stopped revealing by now"),
    "nobody's turn": (lambda d: d.update(turn=-1), "Nobody has anything to do"),
    "too many actions": (lambda d: d.update(left=2, used=3), "do not add up"),
    "somebody else's turn": (lambda d: d.update(turn=1), "somebody who does not act"),
    "revealing": (lambda d: d.update(phase=1), "should have been filled"),
}


@cases(DAMAGES)
def test_a_table_that_cannot_be_is_refused(damage: Damage, words: str) -> None:
    data = copy.deepcopy(RICH)
    damage(data)
    assert words in refused(data)


def revealing() -> Dump:
    return scene("[[players]]\nline = ['bee']\n[[players]]\nline = ['hare']").state.dump()


def ended() -> Dump:
    table = scene(f"phase = 'act'\nround_limit = 5\n[[players]]\nfires = {[2] * 11}")
    return table.play("pass", "pass", "pass", "pass").state.dump()


def drawn() -> Dump:
    table = scene("phase = 'act'\nround_limit = 1")
    return table.play("pass", "pass", "pass", "pass").state.dump()


@pytest.mark.parametrize(
    ("start", "change", "words"),
    [
        (revealing, {"turn": 0}, "nobody acts"),
        (revealing, {"left": 1}, "nobody acts"),
        (revealing, {"used": 1}, "nobody acts"),
        (revealing, {"stack": [[codes.PLANTING, codes.BY_ROCK, 0]]}, "nobody acts"),
        (revealing, {"stopped": [True, True]}, "should have begun"),
        (revealing, {"shown": [True, False]}, "without having revealed"),
        (revealing, {"circle": [0, 0, 0]}, "always a fire"),
        (revealing, {"phase": 2}, "stopped revealing by now"),
        (ended, {"turn": 0}, "After the end"),
        (ended, {"left": 1}, "After the end"),
        (ended, {"used": 1}, "After the end"),
        (ended, {"stack": [[codes.PLANTING, codes.BY_ROCK, 0]]}, "After the end"),
        (ended, {"ended": 2}, "exactly if somebody meets"),
        (ended, {"ended": 0}, "do not agree"),
        (ended, {"taken": [10, 0, 0, 0, 0, 0]}, "exactly if somebody meets"),
        (ended, {"stopped": [True, False]}, "stopped revealing by now"),
        (drawn, {"ended": 1}, "exactly if somebody meets"),
        (drawn, {"round_limit": 2}, "only after its last round"),
    ],
)
def test_a_course_that_cannot_be_is_refused(
    start: Callable[[], Dump], change: Dump, words: str
) -> None:
    data = start()
    assert load(data).dump() == data
    assert words in refused({**data, **change})


# Actions in progress


STEAL = ("move:1",)
GROW = ("plant:t3-sun",)
ATTRACT = ("attract:beaver",)
EXTINGUISH = ("extinguish:2",)
STACK = ("attract:beaver", "attract:ram")
SUN_TREE = TREE_NUMBERS["t3-sun"]
BEAVER, RAM = card("beaver"), card("ram")


@pytest.mark.parametrize(
    ("moves", "frame"),
    [
        (STEAL, [codes.STEALING, codes.BY_ACTION, 0, 2, 1]),
        (GROW, [codes.GROWING, codes.BY_ACTION, 0, SUN_TREE]),
        (ATTRACT, [codes.ATTRACTING, codes.BY_ACTION, 0, 5, BEAVER]),
        (EXTINGUISH, [codes.EXTINGUISHING, codes.BY_ACTION, 0, 4, 1]),
        (STACK, [codes.STACKING, codes.BY_ACTION, 0, RAM, BEAVER]),
        ((*STEAL, "steal:tree-2"), [codes.ATTRACTING, codes.BY_ROCK, 0, 7]),
        ((*GROW, "at:1,1"), [codes.ATTRACTING, codes.BY_CORNER, 0, 11]),
        ((*GROW, "at:3,5"), [codes.EXTINGUISHING, codes.BY_CORNER, 0, 8, 0]),
    ],
)
def test_a_state_can_be_saved_in_the_middle_of_every_action(
    moves: tuple[str, ...], frame: list[int]
) -> None:
    state = middle(*moves).state
    assert state.dump()["stack"] == [frame]
    loaded = reload(state)
    assert_same(state, loaded)
    for seed in range(3):
        assert future(loaded.clone(), seed) == future(state.clone(), seed)


def test_a_state_can_be_saved_while_a_tree_of_a_rock_is_chosen() -> None:
    table = scene("phase = 'act'\n[[players]]\nline = ['hare', 'mantis']\nrock = 12")
    state = table.play("move:1").state
    assert state.dump()["stack"] == [[codes.PLANTING, codes.BY_ROCK, 0]]
    loaded = reload(state)
    assert_same(state, loaded)
    assert future(loaded, 1) == future(state, 1)


def test_running_sums_that_do_not_agree_are_noticed() -> None:
    for name in ("totals", "net", "grown", "planted"):
        state = load(RICH)
        assert state.fault() is None
        getattr(state, name)[1] += 1
        assert state.fault() is not None


NO_FORM = "in progress"


@pytest.mark.parametrize(
    ("moves", "frame", "words"),
    [
        (GROW, [], NO_FORM),
        (GROW, [codes.GROWING, codes.BY_ACTION], NO_FORM),
        (GROW, [0, codes.BY_ACTION, 0], NO_FORM),
        (GROW, [7, codes.BY_ACTION, 0], NO_FORM),
        (GROW, [codes.GROWING, 3, 0, SUN_TREE], NO_FORM),
        (GROW, [codes.GROWING, codes.BY_ACTION, 3, SUN_TREE], NO_FORM),
        (GROW, [codes.GROWING, codes.BY_ACTION, 1, SUN_TREE], "does not act"),
        (GROW, [codes.GROWING, codes.BY_ACTION, 0], "come about"),
        (GROW, [codes.GROWING, codes.BY_ACTION, 0, 12], "come about"),
        (GROW, [codes.GROWING, codes.BY_ACTION, 0, 1, 1], "come about"),
        (GROW, [codes.PLANTING, codes.BY_ACTION, 0], "come about"),
        (GROW, [codes.PLANTING, codes.BY_ROCK, 0, 1], "come about"),
        (GROW, [codes.ATTRACTING, codes.BY_ROCK, 0], "come about"),
        (GROW, [codes.ATTRACTING, codes.BY_ROCK, 0, 1], "come about"),
        (GROW, [codes.ATTRACTING, codes.BY_ACTION, 0, 6], "come about"),
        (GROW, [codes.EXTINGUISHING, codes.BY_ACTION, 0, 6, 0], "come about"),
        (GROW, [codes.EXTINGUISHING, codes.BY_ROCK, 0, 6], "come about"),
        (GROW, [codes.EXTINGUISHING, codes.BY_ROCK, 0, 1, 0], "come about"),
        (GROW, [codes.STACKING, codes.BY_ACTION, 0], "come about"),
        (ATTRACT, [codes.ATTRACTING, codes.BY_ACTION, 0, 4], "beaver exists once, not 0"),
        (ATTRACT, [codes.STACKING, codes.BY_ACTION, 0, BEAVER], "come about"),
        (STACK, [codes.STACKING, codes.BY_ACTION, 0, BEAVER, RAM], "come about"),
        (STEAL, [codes.STEALING, codes.BY_ACTION, 0], "come about"),
        (STEAL, [codes.STEALING, codes.BY_ACTION, 0, 2], "come about"),
        (STEAL, [codes.STEALING, codes.BY_ACTION, 0, 3, 1], "come about"),
        (STEAL, [codes.STEALING, codes.BY_ACTION, 0, 2, 0], "come about"),
        (STEAL, [codes.STEALING, codes.BY_ACTION, 0, 2, 3], "come about"),
        (STEAL, [codes.STEALING, codes.BY_ACTION, 0, 2, 1, 1], "come about"),
    ],
)
def test_an_action_that_cannot_be_in_progress_is_refused(
    moves: tuple[str, ...], frame: list[int], words: str
) -> None:
    data = middle(*moves).state.dump()
    assert words in refused({**data, "stack": [frame]})


def test_only_one_action_is_in_progress() -> None:
    data = middle(*GROW).state.dump()
    assert "at most one" in refused({**data, "stack": data["stack"] * 2})


def test_nothing_is_stolen_from_who_has_nothing() -> None:
    data = middle(*STEAL).state.dump()
    assert "come about" in refused({**data, "tiles": [0, 0, 0, 0, 0, 0, 2, 2, 2]})


# At random


def assert_playable(state: LivingForestState, rng: Rng) -> None:
    """Every seat sees and imagines a sound table, and the game can be played to its end."""
    for seat in (None, *range(state.seats)):
        imagined = state.determinize(seat, 1)
        assert imagined.fault() is None
        assert imagined.view(seat) == state.view(seat)
    while not state.over:
        for seat in state.to_move():
            assert state.moves(seat)
            state.prompt(seat)
        state.headline()
        random_move(state, rng)
    assert state.fault() is None
    assert state.result() is not None
    state.log(None)


@pytest.mark.parametrize("seed", range(6))
def test_random_damage_is_refused_or_leaves_a_playable_state(seed: int) -> None:
    rng = seeded(seed)
    state = new(2 + seed % 3, seed).state
    refusals = loaded = 0
    while not state.over:
        data = SAVED.damaged(state.dump(), rng)
        other = SAVED.loaded_or_refused(data)
        if other is None:
            refusals += 1
        elif other.dump() != state.dump():
            assert other.dump() == data
            if loaded < 10:
                assert_playable(other, rng)
            loaded += 1
        random_move(state, rng)
    assert refusals > 50
    assert loaded > 5
