"""Saved states: loading is exact at every point of a game, and damaged data is refused."""

import copy
from typing import Any

import pytest

from spieltisch.core.game import game
from spieltisch.core.rng import seeded
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state.data import LATER
from tests.games.saved import JUNK, Cases, Damage, Dump, Saved, cases
from tests.games.spirit_island.setup import CASES

GAME = game("spirit-island")
SAVED = Saved(
    GAME, SpiritIslandState, derived=("lands", "near", "invaders"), idle="ready", numbers=180
)


def new(seats: int, seed: int, **options: Any) -> SpiritIslandState:
    state = GAME.new(seats, seed, **options)
    assert isinstance(state, SpiritIslandState)
    return state


@pytest.mark.parametrize("seats", [1, 2])
def test_a_state_can_be_saved_and_loaded_at_every_decision(seats: int) -> None:
    SAVED.assert_exact_at_every_decision(new(seats, seats), seats)


@pytest.mark.parametrize("seed", range(3))
def test_a_loaded_state_has_the_same_future(seed: int) -> None:
    SAVED.assert_same_future(new(1 + seed, seed, branch_and_claw="yes"), seed, every=40)


def test_a_dump_is_independent_of_the_state() -> None:
    state = new(2, 4)
    data = state.dump()
    kept = copy.deepcopy(data)
    SAVED.future(state, 1)
    assert data == kept


def test_a_missing_field_is_refused() -> None:
    whole = new(2, 4).dump()
    for key in set(whole) - set(LATER):
        SAVED.refused({name: value for name, value in whole.items() if name != key})


def test_what_was_saved_before_a_field_was_there_is_loaded() -> None:
    whole = new(2, 4).dump()
    assert GAME.load({name: whole[name] for name in set(whole) - set(LATER)}).dump() == whole


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_junk_in_any_field_is_refused_or_sound(junk: object) -> None:
    whole = new(2, 4).dump()
    for key in whole:
        found = SAVED.loaded_or_refused({**whole, key: junk})
        assert found is None or found.fault() is None


@pytest.mark.parametrize("seed", range(12))
def test_random_damage_is_refused_or_leaves_a_playable_state(seed: int) -> None:
    rng = seeded(seed)
    options = CASES[seed % len(CASES)]
    state = new(1 + seed % 4, seed, **options)
    refusals = loaded = 0
    while not state.over and refusals + loaded < 120:
        data = SAVED.damaged(state.dump(), rng)
        other = SAVED.loaded_or_refused(data)
        if other is None:
            refusals += 1
        elif other.dump() != state.dump():
            loaded += 1
            SAVED.future(other, seed, decisions=5)
        SAVED.random_move(state, rng)
    assert refusals > 5
    assert loaded > 2


BUSY: Cases = {
    "an effect that there is not": (lambda data: frame(data).__setitem__(0, 299), "effects in"),
    "a step behind the last": (lambda data: frame(data).__setitem__(1, 99), "its last step"),
    "a seat that there is not": (lambda data: frame(data).__setitem__(2, 3), "effects in progress"),
    "a land that there is not": (lambda data: frame(data).__setitem__(4, 87), "that there is not"),
    "too few values": (lambda data: frame(data).pop(), "values that are bound"),
    "a card in two places": (
        lambda data: data["hands"][0].append(data["minor"][0]),
        "is in two places",
    ),
    "a card of another game": (lambda data: data["minor"].append(142), "does not belong"),
    "a card that is lost": (lambda data: data["major"].pop(), "is lost"),
    "presence out of nowhere": (lambda data: data["destroyed"].__setitem__(0, 5), "13 presence"),
    "an invader card twice": (
        lambda data: data["ravage"].append(data["build"][0]),
        "is in two places",
    ),
    "an invader card too many": (lambda data: data["invader_deck"].pop(0), "do not fit the deck"),
    "a fear card too many": (lambda data: data["fear_deck"].pop(), "fear cards in the game"),
    "fear that earns a card": (lambda data: data.update(fear=8), "would have earned a card"),
    "presence of nobody gone": (lambda data: data["gone"].__setitem__(3, 1), "has left the game"),
    "blight on no panel": (lambda data: data.update(collected=1), "against France"),
    "no blight": (lambda data: data.update(blight=0), "Without blight"),
    "beasts without Branch & Claw": (
        lambda data: data["tokens"].__setitem__(4, 1),
        "Branch & Claw",
    ),
    "a piece outside": (lambda data: data["pieces"][80].append(1), "not in play"),
    "an event twice": (lambda data: data["event_deck"].extend([3, 3]), "is in two places"),
    "events of nothing": (
        lambda data: data.update(event_deck=[*range(25)]),
        "only with Branch & Claw",
    ),
    "an event known that is not there": (lambda data: data.update(event_known=[3]), "event_known"),
    "something else that waits": (lambda data: data.update(awaiting=[4, 0]), "waits for a ravage"),
    "more fear than there is": (lambda data: data.update(fear_more=[0, 1, 0]), "fear cards in"),
    "an invader card in the box too": (
        lambda data: data.update(boxed=data["build"]),
        "is in two places",
    ),
    "a spirit twice": (lambda data: data.update(spirits=[1, 1]), "plays only once"),
    "boards of two maps": (lambda data: data.update(boards=[0, 5]), "boards of one map"),
    "a level of nobody": (lambda data: data.update(level=2), "that of an adversary"),
    "a note about nothing": (lambda data: data.update(turn=[1, 3, 1, 0, 0, 0]), "there is not"),
    "half a note": (lambda data: data.update(turn=[1, 0, 1]), "notes of 6 numbers"),
}


def frame(data: Dump) -> list[int]:
    """The effect that waits in the state of these cases."""
    found: list[int] = data["stacks"][0][-1]
    return found


@cases(BUSY)
def test_what_cannot_be_is_named(damage: Damage, words: str) -> None:
    spirits = {"spirit1": "river-surges-in-sunlight", "spirit2": "vital-strength-of-the-earth"}
    state = new(2, 4, board1="A", **spirits)
    state.play(0, state.parse_move(0, "grow:2"))
    assert state.stacks.own[0].frames
    data = copy.deepcopy(state.dump())
    damage(data)
    assert words in SAVED.refused(data)
