"""Saved states: loading is exact at every point of a game, and damaged data is refused."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from spieltisch.core.rng import seeded
from spieltisch.games.equinox.effects import basics
from spieltisch.games.equinox.rules import EquinoxState
from spieltisch.games.equinox.state import codes, memory
from spieltisch.games.equinox.state.notation import (
    CREATURE_NUMBERS,
    FACE_NUMBERS,
    PLACE_NUMBERS,
)
from tests.games.equinox.scene import EQUINOX, new_game, scene
from tests.games.saved import JUNK, Cases, Damage, Dump, Saved, cases

SAVED = Saved(
    EQUINOX, EquinoxState, derived=("stake", "filled", "alive"), idle="decline", numbers=180
)
load, reload, refused = SAVED.load, SAVED.reload, SAVED.refused
assert_same, future, random_move = SAVED.assert_same, SAVED.future, SAVED.random_move


# Exactness


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_state_can_be_saved_and_loaded_at_every_decision(seats: int, edition: str) -> None:
    SAVED.assert_exact_at_every_decision(new_game(seats, seats, edition=edition).state, seats)


@pytest.mark.parametrize("seed", range(4))
def test_a_loaded_state_has_the_same_future(seed: int) -> None:
    SAVED.assert_same_future(new_game(2 + seed, seed).state, seed, every=17)


ROUND_2 = """
creatures = ["{creature}", "fungy", "ursus"]
eliminated = ["{gone}"]
phase = "play"
columns.{creature} = {{champion = [1], row1 = {{cards = [7]}}}}
columns.fungy = {{row1 = {{cards = [6]}}, row2 = {{cards = [5, 4]}}}}
columns.ursus = {{row1 = {{cards = ["chameleon-2"]}}}}
[[players]]
hand = ["{creature}-3", "{creature}-9", "chameleon-5", "ancestor", "dryad"]
[[players]]
hand = ["ursus-1", "ursus-2", "ursus-3", "ursus-4"]
secret = "ursus-9"
[[players]]
"""

MID_EFFECT = [
    ("squeak", ["play:squeak-3"]),
    ("moss-man", ["play:moss-man-3"]),
    ("stag", ["play:stag-3"]),
    ("rubble", ["play:rubble-3"]),
    ("twinz", ["play:twinz-3"]),
    ("twinz", ["play:twinz-3", "use"]),
    ("twinz", ["play:twinz-3", "use", "play:chameleon-5"]),
    ("hoot", ["play:hoot-3"]),
    ("hoot", ["play:hoot-3", "seat:2"]),
    ("hoot", ["play:hoot-3", "seat:2", "name:ursus"]),
    ("carmen", ["play:carmen-3"]),
    ("carmen", ["play:carmen-3", "use"]),
    ("carmen", ["play:carmen-3", "use", "discard:carmen-9"]),
    ("goatman", ["play:goatman-3"]),
    ("goatman", ["play:goatman-3", "seat:2"]),
    ("fiery-fang", ["play:fiery-fang-3"]),
    ("hopscotch", ["play:hopscotch-3"]),
    ("hopscotch", ["play:hopscotch-3", "swap:fungy/1"]),
    ("feather-fox", ["play:feather-fox-3"]),
    ("pilgrim", ["play:pilgrim-3"]),
    ("hoot", ["play:chameleon-5"]),
    ("hoot", ["play:ancestor"]),
    ("hoot", ["play:dryad"]),
]


def mid_effect(creature: str, moves: list[str]) -> EquinoxState:
    gone = "rubble" if creature == "stag" else "stag"
    return scene(ROUND_2.format(creature=creature, gone=gone)).play(*moves).state


@pytest.mark.parametrize(
    ("creature", "moves"), MID_EFFECT, ids=[",".join(moves) for _, moves in MID_EFFECT]
)
def test_a_state_can_be_saved_in_the_middle_of_every_effect(
    creature: str, moves: list[str]
) -> None:
    state = mid_effect(creature, moves)
    loaded = reload(state)
    assert_same(state, loaded)
    for seed in range(3):
        assert future(loaded.clone(), seed) == future(state.clone(), seed)


COPIED = """
creatures = ["fungy", "{creature}", "ursus"]
eliminated = ["{creature}"]
phase = "play"
columns.fungy = {{champion = [1], row1 = {{cards = [6]}}}}
columns.ursus = {{row1 = {{cards = [8]}}, row2 = {{cards = [5]}}}}
[[players]]
hand = ["fungy-3"]
[[players]]
hand = ["ursus-1", "ursus-2", "ursus-3", "ursus-4"]
"""


@pytest.mark.parametrize(
    ("creature", "moves"),
    [
        ("hoot", []),
        ("hoot", ["copy:hoot"]),
        ("hoot", ["copy:hoot", "seat:2"]),
        ("hoot", ["copy:hoot", "seat:2", "name:ursus"]),
        ("moss-man", ["copy:moss-man"]),
        ("stag", ["copy:stag"]),
        ("rubble", ["copy:rubble"]),
        ("twinz", ["copy:twinz"]),
        ("carmen", ["copy:carmen"]),
        ("goatman", ["copy:goatman"]),
        ("goatman", ["copy:goatman", "seat:2"]),
        ("fiery-fang", ["copy:fiery-fang"]),
        ("hopscotch", ["copy:hopscotch"]),
        ("hopscotch", ["copy:hopscotch", "swap:ursus/1"]),
        ("feather-fox", ["copy:feather-fox"]),
    ],
)
def test_a_state_can_be_saved_in_the_middle_of_a_copied_power(
    creature: str, moves: list[str]
) -> None:
    state = scene(COPIED.format(creature=creature)).play("play:fungy-3", *moves).state
    loaded = reload(state)
    assert_same(state, loaded)
    assert future(loaded, 1) == future(state, 1)


@pytest.mark.parametrize(
    ("creature", "moves", "frame"),
    [
        ("squeak", ["play:squeak-3"], [0, 0, 0, 0]),
        ("stag", ["play:stag-3"], [2, 0, 0, 2]),
        ("hoot", ["play:hoot-3"], [5, 0, 0, 5]),
        ("hoot", ["play:hoot-3", "seat:2"], [5, 2, 0, 5, 1]),
        ("hoot", ["play:hoot-3", "seat:2", "name:ursus"], [5, 3, 1, 5, 1, 12]),
        ("goatman", ["play:goatman-3", "seat:2"], [8, 2, 0, 8, 1, 134, 135, 136]),
        ("hopscotch", ["play:hopscotch-3", "swap:fungy/1"], [10, 2, 0, 10, 43]),
        ("pilgrim", ["play:pilgrim-3"], [13, 0, 0, 13]),
        ("hoot", ["play:chameleon-5"], [14, 1, 0, -1, 159]),
        ("hoot", ["play:ancestor"], [15, 1, 0, -1]),
        ("hoot", ["play:dryad"], [16, 1, 0, -1]),
    ],
)
def test_an_effect_in_progress_has_the_numbers_that_earlier_versions_saved(
    creature: str, moves: list[str], frame: list[int]
) -> None:
    assert mid_effect(creature, moves).dump()["stack"] == [frame]


def test_loading_neither_changes_nor_keeps_the_data() -> None:
    data = rich()
    before = copy.deepcopy(data)
    state = load(data)
    future(state, 1)
    assert data == before


def test_a_dump_is_independent_of_the_state() -> None:
    state = load(rich())
    data = state.dump()
    before = copy.deepcopy(data)
    future(state, 1)
    assert data == before


# Damaged data


def rich() -> Dump:
    """A state with something in every field: cards everywhere, Goatman's choice open."""
    table = scene(
        """creatures = ["goatman", "carmen", "fungy", "hoot", "twinz", "moss-man", "stag", "ursus"]
        eliminated = ["stag"]
        phase = "play"
        seed = 3
        columns.carmen.champion = [1]
        columns.goatman.champion = [2]
        columns.hoot = {row1 = {cards = [1, 6], pebble = 3}, row2 = {cards = [3, "chameleon-2"]}}
        columns.stag.row1 = {cards = [0]}
        deck = 40
        [[players]]
        hand = ["carmen-4", "moss-man-1", "moss-man-2"]
        [[players]]
        hand = ["goatman-3"]
        [[players]]
        hand = ["fungy-3", "fungy-4", "fungy-5", "fungy-6"]
        face_down = ["fungy-2"]
        secret = "twinz-5\""""
    )
    table.play("play:carmen-4", "use", "discard:moss-man-1", "done")
    table.play("pass", "play:goatman-3", "seat:3")
    data = table.state.dump()
    assert data["buried"]
    assert data["down"]
    assert data["memory"]
    return data


RICH = rich()
KEYS = list(RICH)


@pytest.mark.parametrize("data", [None, 5, "state", [], [RICH], {}, 1.5, True])
def test_what_is_no_saved_state_is_refused(data: Any) -> None:
    refused(data)


@pytest.mark.parametrize("key", KEYS)
def test_a_missing_value_is_refused(key: str) -> None:
    data = copy.deepcopy(RICH)
    del data[key]
    refused(data)


@pytest.mark.parametrize("key", KEYS)
def test_a_value_of_a_wrong_kind_is_refused(key: str) -> None:
    for value in JUNK:
        assert refused({**copy.deepcopy(RICH), key: value})


@pytest.mark.parametrize("key", [key for key in KEYS if type(RICH[key]) is int])
def test_neither_a_flag_nor_a_fraction_is_a_number(key: str) -> None:
    for value in (True, False, float(RICH[key]), str(RICH[key])):
        assert key in refused({**RICH, key: value})


@pytest.mark.parametrize("key", [key for key in KEYS if type(RICH[key]) is bool])
def test_a_number_is_no_flag(key: str) -> None:
    for value in (0, 1, "true"):
        assert key in refused({**RICH, key: value})


LISTS = [key for key in KEYS if isinstance(RICH[key], list)]


@pytest.mark.parametrize("key", LISTS)
def test_a_list_of_a_wrong_length_is_refused(key: str) -> None:
    value = RICH[key]
    if key != "memory":  # it is no contradiction to remember less
        assert refused({**RICH, key: value[:-1]})
        assert refused({**RICH, key: []})
    assert refused({**RICH, key: [*value, value[-1]]})


WRONG: list[Any] = [None, "1", 1.5, True, 10**30, -2, [], {}, [None]]


@pytest.mark.parametrize("key", LISTS)
def test_a_wrong_value_in_a_list_is_refused(key: str) -> None:
    for value in WRONG:
        if key == "secret_made" and value is True:
            continue
        for index in (0, -1):
            data = copy.deepcopy(RICH)
            data[key][index] = value
            refused(data)


@pytest.mark.parametrize("key", ["hands", "memory", "stack"])
@pytest.mark.parametrize("value", [None, "1", 1.5, True, 10**30, -2, [], {}, [None]], ids=repr)
def test_a_wrong_value_in_an_inner_list_is_refused(key: str, value: Any) -> None:
    for index in range(len(RICH[key][0])):
        data = copy.deepcopy(RICH)
        data[key][0][index] = value
        refused(data)


# Data of the right form that cannot be


def card(key: str) -> int:
    return FACE_NUMBERS[key]


def creature(key: str) -> int:
    return CREATURE_NUMBERS[key]


def give(data: Dump, seat: int, key: str) -> None:
    data["hands"][seat] = sorted([*data["hands"][seat], card(key)])


def lay(data: Dump, place: str, key: str) -> None:
    data["top"][PLACE_NUMBERS[place]] = card(key)


def cover(data: Dump, upper: str, lower: str) -> None:
    data["under"][card(upper)] = card(lower)


def move_pile(data: Dump, source: str, target: str) -> None:
    top = data["top"]
    top[PLACE_NUMBERS[target]] = top[PLACE_NUMBERS[source]]
    top[PLACE_NUMBERS[source]] = -1


def add_owned(data: Dump, name: str, key: str, seat: int) -> None:
    """One card more that lies face down or was discarded unshown."""
    data[name] = sorted([*data[name], card(key) * 8 + seat])


def replace_in_deck(data: Dump, new: int) -> None:
    """A card takes the place of a creature card in the deck."""
    index = next(i for i, each in enumerate(data["deck"]) if each < card("chameleon-0"))
    data["deck"][index] = new


def spare_tree(data: Dump) -> int:
    """The number of a tree card that is not in the game."""
    used = {*data["deck"], *data["discard"], *(each for hand in data["hands"] for each in hand)}
    return next(each for each in (165, 166, 167) if each not in used)


def bury_chameleon(data: Dump) -> None:
    """The visible chameleon was discarded unshown."""
    lay(data, "hoot/2", "hoot-3")
    data["under"][card("chameleon-2")] = -1
    add_owned(data, "buried", "chameleon-2", 0)


CARDS: Cases = {
    "in two hands": (lambda d: give(d, 0, "fungy-3"), "fungy-3 is in two places"),
    "twice in a hand": (lambda d: give(d, 2, "fungy-3"), "fungy-3 is in two places"),
    "in deck": (lambda d: d["deck"].append(card("fungy-3")), "fungy-3 is in two places"),
    "in pile": (lambda d: d["discard"].append(card("fungy-3")), "fungy-3 is in two places"),
    "face down": (lambda d: add_owned(d, "down", "fungy-3", 0), "fungy-3 is in two places"),
    "unshown": (lambda d: add_owned(d, "buried", "fungy-3", 0), "fungy-3 is in two places"),
    "visible": (lambda d: give(d, 0, "hoot-6"), "hoot-6 is in two places"),
    "covered": (lambda d: give(d, 0, "hoot-1"), "hoot-1 is in two places"),
    "secret": (lambda d: give(d, 0, "twinz-5"), "twinz-5 is in two places"),
    "on two fields": (lambda d: lay(d, "hoot/2", "hoot-6"), "hoot-6 is in two places"),
    "on itself": (lambda d: cover(d, "hoot-6", "hoot-6"), "hoot-6 is in two places"),
    "in a circle": (lambda d: cover(d, "hoot-1", "hoot-6"), "hoot-6 is in two places"),
    "below two": (lambda d: cover(d, "chameleon-2", "hoot-1"), "hoot-1 is in two places"),
    "in a hand on another": (lambda d: cover(d, "fungy-3", "fungy-4"), "lies on no field"),
    "in a hand on itself": (lambda d: cover(d, "fungy-3", "fungy-3"), "lies on no field"),
    "lost": (lambda d: d["deck"].pop(), "102 cards in the game, not 101"),
    "in the box": (lambda d: replace_in_deck(d, card("pilgrim-3")), "does not take part"),
    "fourth tree": (lambda d: replace_in_deck(d, spare_tree(d)), "3 tree cards"),
    "wrong column": (lambda d: move_pile(d, "hoot/1", "fungy/1"), "in the column of fungy"),
    "champion card": (lambda d: move_pile(d, "hoot/1", "hoot/0"), "can lie on hoot/0"),
    "later row": (lambda d: move_pile(d, "hoot/1", "hoot/3"), "can lie on hoot/3"),
    "eliminated": (lambda d: move_pile(d, "stag/1", "stag/2"), "can lie on stag/2"),
    "column of the box": (lambda d: move_pile(d, "hoot/1", "pilgrim/1"), "can lie on pilgrim/1"),
    "unsorted hand": (lambda d: d["hands"][2].reverse(), "hand of seat 3 is not sorted"),
    "nobody's": (lambda d: d.update(down=[card("fungy-2") * 8 + 3]), "belongs to nobody"),
    "unshown by nobody": (lambda d: d.update(buried=[card("moss-man-1") * 8 + 7]), "nobody"),
    "unshown chameleon": (bury_chameleon, "Only creature cards"),
}


@cases(CARDS)
def test_a_card_where_it_cannot_be_is_refused(damage: Damage, words: str) -> None:
    data = copy.deepcopy(RICH)
    damage(data)
    assert words in refused(data)


def test_cards_that_lie_face_down_are_listed_in_order() -> None:
    data = scene(
        "[[players]]\nface_down = ['hoot-1', 'hoot-2']\n[[players]]\nface_down = ['hoot-3']"
    ).state.dump()
    data["down"].reverse()
    assert "not sorted" in refused(data)


def put_pebble(data: Dump, place: str, seat: int) -> None:
    """A pebble of the stock is placed; of a seat without stock it is one too many."""
    data["pebble"][PLACE_NUMBERS[place]] = seat
    if seat < data["seats"]:
        data["stock"][seat] -= 1


def lose_pebble(data: Dump) -> None:
    data["stock"][0] -= 1


def reveal_without_the_pebble(data: Dump) -> None:
    data["champion"][2] = creature("hoot")
    data["stock"][2] -= 1


PEBBLES: Cases = {
    "one too many": (lambda d: d.update(stock=[5, 4, 3]), "Seat 1 has 6 pebbles"),
    "one too few": (lose_pebble, "Seat 1 has 4 pebbles"),
    "on a champion card": (lambda d: put_pebble(d, "hoot/0", 0), "can lie on hoot/0"),
    "in a later row": (lambda d: put_pebble(d, "hoot/3", 0), "can lie on hoot/3"),
    "after the elimination": (lambda d: put_pebble(d, "stag/2", 0), "can lie on stag/2"),
    "in a column of the box": (lambda d: put_pebble(d, "pilgrim/1", 0), "can lie on pilgrim/1"),
    "of nobody": (lambda d: put_pebble(d, "hoot/2", 3), "belongs to nobody"),
    "two secret predictions": (reveal_without_the_pebble, "two secret predictions"),
    "on a champion of the box": (
        lambda d: d["champion"].__setitem__(0, creature("pilgrim")),
        "does not take part",
    ),
    "secret, not made": (lambda d: d.update(secret_made=[True, True, False]), "not made"),
    "champion, not made": (lambda d: d.update(secret_made=[False, True, True]), "not made"),
}


@cases(PEBBLES)
def test_a_pebble_where_it_cannot_be_is_refused(damage: Damage, words: str) -> None:
    data = copy.deepcopy(RICH)
    damage(data)
    assert words in refused(data)


def eliminate(data: Dump, key: str, in_round: int) -> None:
    data["gone"][creature(key)] = in_round


CREATURES: Cases = {
    "twice in the game": (
        lambda d: d["creatures"].__setitem__(0, d["creatures"][1]),
        "8 different",
    ),
    "another one": (
        lambda d: d["creatures"].__setitem__(0, creature("pilgrim")),
        "does not take part",
    ),
    "two in a round": (lambda d: eliminate(d, "ursus", 1), "rounds [1, 1]"),
    "one too many": (lambda d: eliminate(d, "ursus", 2), "rounds [1, 2]"),
    "one too few": (lambda d: eliminate(d, "stag", 0), "rounds []"),
    "a round left out": (lambda d: d.update(row=3), "In round 3"),
    "one of the box": (lambda d: eliminate(d, "pilgrim", 1), "not in the game"),
}


@cases(CREATURES)
def test_creatures_that_cannot_have_competed_like_this_are_refused(
    damage: Damage, words: str
) -> None:
    data = copy.deepcopy(RICH)
    damage(data)
    assert words in refused(data)


# The course of the turn and of the game


def in_phase(phase: str, more: str = "") -> Dump:
    position = f"{more}\nphase = '{phase}'\n[[players]]\nsecret = 'hoot-1'\n[[players]]"
    return scene(position).state.dump()


def predicting() -> Dump:
    return in_phase("predict")


def playing() -> Dump:
    return in_phase("play", "eliminated = ['stag']")


def discarding() -> Dump:
    return in_phase("discard", "eliminated = ['stag']")


def ended() -> Dump:
    """The deck has run out."""
    table = scene("phase = 'play'\ndeck = 1\n[[players]]\nhand = ['dryad']\n[[players]]")
    return table.play("play:dryad").state.dump()


@pytest.mark.parametrize(
    ("start", "change", "words"),
    [
        (predicting, {"acted": True}, "phase 1"),
        (predicting, {"predicted": codes.BET_OPENLY, "acted": True}, "phase 1"),
        (predicting, {"played_again": True}, "phase 1"),
        (predicting, {"free_discard": True}, "phase 1"),
        (predicting, {"discarded": 1}, "phase 1"),
        (predicting, {"plays": 1}, "cards to be played"),
        (predicting, {"idle": 2}, "the game is over"),
        (predicting, {"phase": 0}, "over in one field"),
        (predicting, {"ended": 2}, "over in one field"),
        (predicting, {"ended": 2, "phase": 0}, "cannot have ended"),
        (predicting, {"phase": 3}, "In round 1"),
        (playing, {"plays": 0}, "cards to be played"),
        (playing, {"predicted": codes.BET_OPENLY}, "not counted"),
        (playing, {"predicted": 0}, "phase 1"),
        (playing, {"predicted": codes.BET_SECRETLY, "acted": True}, "secret prediction"),
        (playing, {"discarded": 1, "acted": True}, "discarded does not fit"),
        (discarding, {"plays": 1}, "cards to be played"),
        (discarding, {"discarded": 1}, "not counted"),
        (discarding, {"discarded": 3, "acted": True}, "discarded does not fit"),
        (ended, {"ended": 0}, "over in one field"),
        (ended, {"ended": 0, "phase": 1, "acted": False}, "The deck is empty"),
        (ended, {"ended": 1}, "In round 1"),
        (ended, {"ended": 3}, "cannot have ended"),
        (ended, {"idle": 2}, "cannot have ended"),
        (ended, {"plays": 1}, "still to be done"),
        (ended, {"stack": [[codes.DRYAD_KIND, basics.MUST, 0, -1]]}, "still to be done"),
    ],
)
def test_a_turn_that_cannot_run_like_this_is_refused(
    start: Callable[[], Dump], change: Dump, words: str
) -> None:
    data = start()
    assert load(data).dump() == data
    assert words in refused({**data, **change})


def test_a_game_that_is_over_has_no_secret_prediction_left() -> None:
    data = ended()
    data["hands"][1].remove(hidden := min(data["hands"][1]))
    data.update(secret=[-1, hidden], secret_made=[False, True], stock=[5, 4])
    assert "still to be done" in refused(data)


def test_the_fifth_round_ends_a_game_only_in_round_5() -> None:
    data = playing()
    data["gone"][next(each for each in data["creatures"] if not data["gone"][each])] = 2
    data.update(ended=1, phase=0, plays=0, secret=[-1, -1])
    data["champion"][0] = creature("hoot")
    data["discard"].append(card("hoot-1"))
    assert "cannot have ended" in refused(data)


# Effects in progress


GOATMAN, HOOT, FUNGY = creature("goatman"), creature("hoot"), creature("fungy")
HOPSCOTCH, STAG, URSUS = creature("hopscotch"), creature("stag"), creature("ursus")


def drawn() -> list[int]:
    return list(RICH["stack"][0][5:])


BAD_GOATMAN: dict[str, tuple[list[list[int]], str]] = {
    "none at all": ([], "cards to be played"),
    "two": ([RICH["stack"][0], RICH["stack"][0]], "cannot be"),
    "power of Ursus": ([[URSUS, basics.MAY, 1, URSUS]], "does not exist"),
    "of nobody": ([[GOATMAN, basics.SECOND, 2, GOATMAN, 2, *drawn()]], "wrong player"),
    "values missing": (
        [[GOATMAN, basics.SECOND, 1, GOATMAN, 2, *drawn()[1:]]],
        "lost its choices",
    ),
    "values too many": ([[GOATMAN, basics.MAY, 1, GOATMAN, 2]], "lost its choices"),
    "step too far": ([[GOATMAN, basics.THIRD, 1, GOATMAN, 2, *drawn()]], "lost its choices"),
    "step of another": ([[creature("moss-man"), basics.SECOND, 1, GOATMAN]], "lost its choices"),
    "own seat": ([[GOATMAN, basics.SECOND, 1, GOATMAN, 1, *drawn()]], "come about"),
    "no seat": ([[GOATMAN, basics.SECOND, 1, GOATMAN, 3, *drawn()]], "come about"),
    "too few cards": ([[GOATMAN, basics.SECOND, 1, GOATMAN, 0, *drawn()]], "come about"),
    "cards not held": (
        [[GOATMAN, basics.SECOND, 1, GOATMAN, 2, *drawn()[:2], card("ursus-10")]],
        "come about",
    ),
    "the same card twice": (
        [[GOATMAN, basics.SECOND, 1, GOATMAN, 2, drawn()[0], drawn()[0], drawn()[1]]],
        "come about",
    ),
    "cards out of order": (
        [[GOATMAN, basics.SECOND, 1, GOATMAN, 2, *drawn()[::-1]]],
        "come about",
    ),
    "not declined": ([[GOATMAN, basics.MUST, 1, GOATMAN]], "come about"),
    "not controlled": ([[HOOT, basics.MAY, 1, HOOT]], "come about"),
    "eliminated": ([[STAG, basics.MAY, 1, STAG]], "come about"),
    "copied by Goatman": ([[STAG, basics.MUST, 1, GOATMAN]], "come about"),
    "from no column": ([[GOATMAN, basics.MAY, 1, -1]], "come about"),
    "from a place": ([[GOATMAN, basics.MAY, 1, 83]], "come about"),
    "declinable tree": ([[codes.DRYAD_KIND, basics.MAY, 1, -1]], "come about"),
    "tree with a column": ([[codes.DRYAD_KIND, basics.MUST, 1, GOATMAN]], "come about"),
    "chameleon in a hand": (
        [[codes.CHAMELEON_KIND, basics.MUST, 1, -1, card("chameleon-2")]],
        "two places",
    ),
    "not a chameleon": (
        [[codes.CHAMELEON_KIND, basics.MUST, 1, -1, card("fungy-3")]],
        "must hold effects",
    ),
    "chameleon without a card": (
        [[codes.CHAMELEON_KIND, basics.MUST, 1, -1]],
        "must hold effects",
    ),
    "negative value": ([[GOATMAN, basics.SECOND, 1, GOATMAN, -1, *drawn()]], "must hold effects"),
    "no such effect": ([[codes.KINDS, basics.MUST, 1, -1]], "must hold effects"),
    "no such step": ([[GOATMAN, 4, 1, GOATMAN]], "must hold effects"),
    "no such seat": ([[GOATMAN, basics.MAY, 3, GOATMAN]], "must hold effects"),
    "too short": ([[GOATMAN, basics.MAY, 1]], "must hold effects"),
}


@pytest.mark.parametrize(("stack", "words"), BAD_GOATMAN.values(), ids=BAD_GOATMAN.keys())
def test_an_effect_that_cannot_be_in_progress_is_refused(
    stack: list[list[int]], words: str
) -> None:
    assert words in refused({**RICH, "stack": stack})


@pytest.mark.parametrize("phase", ["predict", "discard"])
def test_an_effect_is_in_progress_only_while_cards_are_played(phase: str) -> None:
    data = in_phase(phase, "eliminated = ['stag']")
    assert refused({**data, "acted": True, "stack": [[codes.ANCESTOR_KIND, basics.MUST, 0, -1]]})


@pytest.mark.parametrize(
    ("creature_key", "moves", "stack", "words"),
    [
        ("hoot", ["seat:2"], [HOOT, basics.SECOND, 0, HOOT, 0], "come about"),
        ("hoot", ["seat:2"], [HOOT, basics.SECOND, 0, HOOT, 4], "come about"),
        ("hoot", ["seat:2"], [HOOT, basics.SECOND, 0, HOOT], "lost its choices"),
        ("hoot", ["seat:2", "name:ursus"], [HOOT, basics.THIRD, 1, HOOT, 1, STAG], "come about"),
        ("hoot", ["seat:2", "name:ursus"], [HOOT, basics.THIRD, 1, HOOT, 1, 13], "come about"),
        (
            "hoot",
            ["seat:2", "name:ursus"],
            [HOOT, basics.THIRD, 0, HOOT, 1, URSUS],
            "wrong player",
        ),
        ("hoot", ["seat:2", "name:ursus"], [HOOT, basics.THIRD, 0, HOOT, 0, URSUS], "come about"),
        (
            "hopscotch",
            ["swap:fungy/1"],
            [HOPSCOTCH, basics.SECOND, 0, HOPSCOTCH, PLACE_NUMBERS["ursus/1"]],
            "come about",
        ),
        (
            "hopscotch",
            ["swap:fungy/1"],
            [HOPSCOTCH, basics.SECOND, 0, HOPSCOTCH, PLACE_NUMBERS["fungy/3"]],
            "come about",
        ),
        (
            "hopscotch",
            ["swap:fungy/1"],
            [HOPSCOTCH, basics.SECOND, 0, HOPSCOTCH, 84],
            "come about",
        ),
        (
            "hopscotch",
            ["swap:fungy/1"],
            [HOPSCOTCH, basics.SECOND, 0, HOPSCOTCH, 255],
            "come about",
        ),
        (
            "twinz",
            [],
            [creature("twinz"), basics.SECOND, 0, creature("twinz")],
            "lost its choices",
        ),
        ("stag", [], [STAG, basics.SECOND, 0, STAG, 1], "no choice"),
    ],
)
def test_choices_that_nobody_can_have_made_are_refused(
    creature_key: str, moves: list[str], stack: list[int], words: str
) -> None:
    data = mid_effect(creature_key, [f"play:{creature_key}-3", *moves]).dump()
    assert words in refused({**data, "stack": [stack]})


def test_twinz_cannot_be_in_progress_a_second_time() -> None:
    data = mid_effect("twinz", ["play:twinz-3"]).dump()
    assert "no choice" in refused({**data, "played_again": True})


def test_fungy_cannot_copy_a_creature_in_play() -> None:
    state = scene(COPIED.format(creature="hoot")).play("play:fungy-3", "copy:hoot").state
    data = state.dump()
    assert data["stack"] == [[HOOT, basics.MUST, 0, FUNGY]]
    assert "come about" in refused({**data, "stack": [[URSUS - 1, basics.MUST, 0, FUNGY]]})


def test_a_copied_power_without_a_choice_is_never_in_progress() -> None:
    data = scene(COPIED.format(creature="squeak")).play("play:fungy-3").state.dump()
    assert "no choice" in refused({**data, "stack": [[0, basics.MUST, 0, FUNGY]]})


# What the seats remember


EVERYBODY = (1 << memory.OBSERVERS) - 1


def known(place: int, observers: int = EVERYBODY) -> int:
    """What the observers (as bits) have seen if they saw a card in a place."""
    seen: dict[int, int] = {}
    memory.some_know(seen, 0, place, observers)
    return seen[0]


@pytest.mark.parametrize(
    ("seen", "words"),
    [
        ([["fungy-3", known(memory.HAND)]], "not where it is known to be"),
        ([["fungy-3", known(memory.DOWN + 2)]], "not where it is known to be"),
        ([["fungy-3", known(memory.BURIED + 2)]], "not where it is known to be"),
        ([["fungy-3", known(memory.HAND + 2)]] * 2, "once at most"),
        (
            [["fungy-4", known(memory.HAND + 2)], ["fungy-3", known(memory.HAND + 2)]],
            "once at most",
        ),
        ([["hoot-6", known(memory.HAND + 2)]], "not hidden"),
        ([["pilgrim-3", known(memory.HAND + 2)]], "not hidden"),
        ([["fungy-3", known(memory.HAND + 2, 1 << memory.SPECTATOR)]], "not known to everybody"),
        ([["fungy-3", 1 << 200]], "pairs"),
        ([["fungy-3", -1]], "pairs"),
        ([["fungy-3"]], "pairs"),
        ([[171, known(memory.HAND + 2)]], "once at most"),
        ([[-1, known(memory.HAND + 2)]], "pairs"),
    ],
)
def test_knowledge_that_is_not_true_is_refused(seen: list[list[Any]], words: str) -> None:
    data = [[FACE_NUMBERS.get(first, first), *rest] for first, *rest in seen]
    assert words in refused({**RICH, "memory": data})


def test_true_knowledge_is_accepted() -> None:
    seen = [[card("fungy-2"), known(memory.DOWN + 2)]]
    seen += [[card(f"fungy-{strength}"), known(memory.HAND + 2)] for strength in range(3, 7)]
    assert load({**RICH, "memory": seen}).determinize(0, 1).fault() is None


@pytest.mark.parametrize(
    ("place", "key"),
    [(memory.HAND + 2, "fungy"), (memory.DOWN + 2, "fungy"), (memory.SECRET + 2, "twinz")],
)
def test_no_place_can_be_known_to_lack_what_is_there(place: int, key: str) -> None:
    lacks = list(RICH["lacks"])
    lacks[place] = 1 << creature(key)
    assert "known to be missing" in refused({**RICH, "lacks": lacks})


def test_a_hand_cannot_be_known_to_hold_what_it_does_not() -> None:
    assert "known to hold" in refused({**RICH, "holds": [0, 0, 1 << URSUS]})
    assert load({**RICH, "holds": [0, 0, 1 << FUNGY]}).determinize(0, 1).fault() is None


# At random


@pytest.mark.parametrize("seed", range(8))
def test_random_damage_is_refused_or_leaves_a_playable_state(seed: int) -> None:
    rng = seeded(seed)
    state = new_game(2 + seed % 4, seed).state
    refusals = 0
    while not state.over:
        data = SAVED.damaged(state.dump(), rng)
        loaded = SAVED.loaded_or_refused(data)
        if loaded is None:
            refusals += 1
        else:
            assert loaded.dump() == data
            for seat in (None, *range(loaded.seats)):
                assert loaded.determinize(seat, seed).view(seat) == loaded.view(seat)
            while not loaded.over:
                random_move(loaded, rng)
                assert loaded.fault() is None
        random_move(state, rng)
    assert refusals > 50
