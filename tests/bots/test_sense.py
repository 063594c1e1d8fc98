"""Positions in which a move would be absurd: no bot for people makes it, from casual up."""

import pytest

import spieltisch
from spieltisch.bots import Bot, make_bot
from spieltisch.bots.levels import Strong
from spieltisch.core.game import State
from spieltisch.games.living_forest.rules import LivingForestState
from spieltisch.games.living_forest.state import codes
from tests.games.equinox.scene import scene

BOTS = ("greedy", "casual", "strong")
TRIES = 150
OPENINGS = 12


def bot_of(name: str, seed: int) -> Bot:
    return Strong(seed, tries=TRIES) if name == "strong" else make_bot(name, seed)


def key_of(state: State, bot: Bot) -> str:
    return state.move_key(bot.choose(state, state.next_seat()))


@pytest.mark.parametrize("name", BOTS)
def test_equinox_does_not_open_with_a_secret_prediction_as_a_habit(name: str) -> None:
    """Round 1 is long: what is predicted secretly is better known later, and is not blocked."""
    secrets = 0
    for seed in range(OPENINGS):
        state = spieltisch.game("equinox").new(2 + seed % 3, seed, edition="en")
        secrets += key_of(state, bot_of(name, seed)).startswith("secret:")
    assert secrets <= OPENINGS / 2


OWN_STONE = """
creatures = ["hoot", "stag", "twinz", "carmen", "squeak", "rubble", "goatman", "pilgrim"]
eliminated = ["pilgrim"]
phase = "play"
columns.hoot.row2 = {cards = [6], pebble = 1}
columns.stag.row2 = {cards = [7], pebble = 2}
columns.twinz.row2 = {cards = [5]}
columns.carmen.row2 = {cards = [4]}
columns.squeak.row2 = {cards = [8]}
columns.goatman.row2 = {cards = [3]}
[[players]]
hand = ["hoot-1", "stag-2", "twinz-7", "carmen-6", "rubble-4", "hoot-3", "squeak-5", "rubble-9"]
[[players]]
"""


@pytest.mark.parametrize("name", BOTS)
def test_equinox_does_not_weaken_the_creature_under_the_own_stone(name: str) -> None:
    for seed in range(6):
        state = scene(OWN_STONE).state
        assert key_of(state, bot_of(name, seed)) not in ("play:hoot-1", "play:hoot-3")


@pytest.mark.parametrize("name", BOTS)
def test_living_forest_does_not_run_into_the_closed_line_in_round_1(name: str) -> None:
    """Whoever stops in time has two actions; the deck of the start warns of it."""
    closed = 0
    for seed in range(OPENINGS):
        state = spieltisch.game("living-forest").new(2 + seed % 3, seed)
        assert isinstance(state, LivingForestState)
        bots = [bot_of(name, seed * 4 + seat) for seat in range(state.seats)]
        while state.phase == codes.REVEALING:
            seat = state.next_seat()
            state.play(seat, bots[seat].choose(state, seat))
        closed += state.net[0] >= codes.CLOSED
    assert closed <= 1
