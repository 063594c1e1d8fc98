"""Every part of an event on random islands, with random choices, and the invader phase after it."""

import random

import pytest

from spieltisch.games.spirit_island import text
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.state import codes, programs
from tests.games.spirit_island.acting import event, phase
from tests.games.spirit_island.conserved import check
from tests.games.spirit_island.scene import BRINGER, GREEN, OCEAN, THUNDER, Scene, scene, spirit
from tests.games.spirit_island.test_said import every_refusal, sound

SEEDS = 3
MOST = 300  # decisions of a part and a phase
THINGS = (
    *("explorer", "explorer", "2 explorer", "town", "2 town", "town+1", "city", "city-1+1"),
    *("dahan", "2 dahan", "dahan-1", "beasts", "wilds", "disease", "blight", "2 blight"),
)
DECLARED = [
    key
    for number, key in enumerate(numbers.EVENT_PARTS)
    if programs.PROGRAMS[programs.EVENT + number].key
]


def anywhere(chance: random.Random) -> Scene:
    """A random island; the ocean, dreams, choking and sworn spirits are on it."""
    keys = [BRINGER, GREEN, OCEAN, THUNDER][: chance.randint(1, 4)]
    chance.shuffle(keys)
    seats, lands = [], {}
    for key, board in zip(keys, "ABCD"):
        where = [f"{board}{chance.randint(1, 3 if key == OCEAN else 8)}" for _ in range(5)]
        seats.append(spirit(key, " ".join(where), board=board, energy=3))
        for number in range(1, 9):
            lands[f"{board}{number}"] = " ".join(chance.sample(THINGS, chance.randint(0, 4)))
    lands[f"{'ABCD'[len(keys) - 1]}8"] = "city"
    return scene(*seats, island=lands, blight=20, blighted=chance.random() < 0.5)


def go_on(at: Scene, chance: random.Random) -> None:
    """Plays until nothing of it is left; what is in progress can be saved, and is said."""
    for _ in range(MOST):
        if at.ended or len(at.state.stacks.common.frames) == 1:
            return
        seat = chance.choice(at.state.to_move())
        moves = at.state.legal_moves(seat)
        if chance.random() < 0.2:
            sound(text.prompt(at.state, seat), "prompt")
            labels = {text.option(at.state, seat, move).label for move in moves}
            assert len(labels) == len(moves), labels
            every_refusal(at.state, seat)
            again = at.state.clone()
            again.restore(at.state.dump())
            assert again.resume() is None
            assert again.legal_moves(seat) == moves
        at.state.apply(seat, chance.choice(moves))
        check(at.state)
    raise AssertionError("it does not end")


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("key", DECLARED)
def test_every_part_comes_to_an_end(key: str, seed: int) -> None:
    chance = random.Random(f"{key} {seed}")
    at = anywhere(chance)
    cards = chance.sample(numbers.INVADERS, 3)
    at.state.ravage = [numbers.INVADERS.index(cards[0])]
    event(at, key)
    go_on(at, chance)
    if not at.ended:
        phase(at, *cards)
        go_on(at, chance)
    for entry in at.state.events:
        sound(text.log_line(at.state, entry, None, None).text, entry.kind)
    assert at.ended or at.state.phase == codes.INVADER_PHASE
