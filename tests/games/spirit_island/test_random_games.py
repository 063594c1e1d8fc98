"""Random games with every adversary and scenario: nothing is lost, and each comes to an end."""

import random
from typing import Any

import pytest

from spieltisch.games.spirit_island.cards import boards, numbers, panel, scenarios
from spieltisch.games.spirit_island.cards.every import CARDS, CLAW
from spieltisch.games.spirit_island.rules.setup import Setup, fault, lay_out
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import codes, score, turn, verbs
from tests.games.spirit_island.conserved import check

GAMES = 300
LONGEST = 6000  # decisions


def setup_of(chance: random.Random) -> Setup:
    """Any game that can be chosen."""
    claw = chance.random() < 0.6
    events = claw and chance.random() < 0.8
    declared = numbers.SPIRITS if claw else numbers.SPIRITS[: numbers.BASE_SPIRITS]
    seats = chance.choice([1, 1, 2, 3, 4])
    nations = numbers.ADVERSARIES if claw else numbers.ADVERSARIES[: numbers.BASE_ADVERSARIES]
    adversary = chance.choice(["", *nations])
    return Setup(
        chance.sample(declared, seats),
        adversary=adversary,
        level=chance.randint(0, 6) if adversary else 0,
        scenario=chance.choice(["", "", *[each.key for each in scenarios.SCENARIOS]]),
        branch_and_claw=claw,
        events=events,
        skip_first_event=events and chance.random() < 0.3,
        thematic=chance.random() < 0.2,
        blight_card=claw or chance.random() < 0.6,
        blight_setup_erratum=chance.random() < 0.3,
        corners=chance.random() < 0.8,
    )


def invariants(state: SpiritIslandState) -> None:
    """What holds at every decision of a running game."""
    check(state)
    for seat in state.to_move():
        moves = state.legal_moves(seat)
        assert moves
        assert len(moves) == len(set(moves))
    if state.ended:
        return
    assert state.blight > 0 or state.doom, "lost as soon as the present effect is finished"
    cards = [*state.invader_deck, *state.ravage, *state.build, *state.explore]
    cards += [*state.early, *state.invader_discard, *state.boxed]
    assert sorted(cards) == sorted(set(cards))
    assert len(state.turn) % turn.SIZE == 0
    for land in range(boards.LANDS):
        if land not in state.lands and land % boards.STRIDE:
            assert not state.pieces[land]
        for piece in state.pieces[land]:
            assert codes.damage_of(piece) < state.health(land, piece)


@pytest.mark.parametrize("block", range(10))
def test_random_games(block: int) -> None:
    ends: dict[int, int] = {}
    for seed in range(block * GAMES // 10, (block + 1) * GAMES // 10):
        chance = random.Random(seed)
        setup = setup_of(chance)
        state = play(setup, seed, chance)
        ends[state.ended] = ends.get(state.ended, 0) + 1
        assert score.won(state) == (state.ended not in LOSSES)
        assert isinstance(score.points(state), int)
    assert sum(ends.values()) == GAMES // 10


def test_every_power_is_used_in_some_game() -> None:
    """Spirits have more of everything than in any real game, so that each card gets its turn."""
    used: set[str] = set()
    for seed in range(40):
        chance = random.Random(seed)
        setup = setup_of(chance)
        setup.branch_and_claw = setup.blight_card = True
        play(setup, seed, chance, used)
    dealt = {key for key, power in (CARDS | CLAW).items() if power.kind != panel.UNIQUE}
    assert len(dealt - used) <= 5, sorted(dealt - used)


def enrich(state: SpiritIslandState, chance: random.Random) -> None:
    """Energy, elements, plays and cards for all who play cards now."""
    for seat in range(state.seats):
        if state.stage[seat] != codes.PLAYING or state.plays[seat] or len(state.hands[seat]) > 8:
            continue
        state.plays[seat] = 3
        state.energy[seat] = 20
        state.elements[seat] = [chance.randint(0, 4) for _ in codes.ELEMENTS]
        drawn = [pile.pop() for pile in (state.minor, state.major) if pile]
        state.hands[seat] = sorted(state.hands[seat] + drawn)
    state.blight = max(6, state.blight)


LOSSES = (
    codes.LOST_BLIGHT,
    codes.LOST_SPIRIT,
    codes.LOST_TIME,
    codes.LOST_ADVERSARY,
    codes.LOST_SCENARIO,
)


def play(
    setup: Setup, seed: int, chance: random.Random, used: set[str] | None = None
) -> SpiritIslandState:
    """A whole game; now and then it goes on as a copy, or from what was saved.

    With ``used`` all spirits are rich and seldom idle, and the powers that they use are noted.
    """
    assert fault(setup) is None, fault(setup)
    state = SpiritIslandState()
    state.lay_out(len(setup.spirits))
    lay_out(state, setup, seed)
    state.go_on()
    state.quiet = chance.random() < 0.8
    decisions = 0
    while not state.ended:
        invariants(state)
        if used is not None and state.phase == codes.GROWTH:
            enrich(state, chance)
        seat = chance.choice(state.to_move())
        moves = state.legal_moves(seat)
        if used is not None and len(moves) > 1 and chance.random() < 0.8:
            moves = [move for move in moves if move != verbs.READY]
        move = chance.choice(moves)
        if used is not None and verbs.VERB[move] == verbs.USE:
            used.add(verbs.KEYS[move].removeprefix("use:"))
        state.apply(seat, move)
        decisions += 1
        assert decisions < LONGEST, "it takes too long"
        if chance.random() < 0.02:
            state = saved(state)
    invariants(state)
    return state


def saved(state: SpiritIslandState) -> SpiritIslandState:
    """The same state from its data, which must be the same again."""
    data: dict[str, Any] = state.dump()
    other = SpiritIslandState()
    other.lay_out(state.seats)
    other.restore(data)
    other.now = other.stacks.common
    other.quiet = state.quiet
    assert other.dump() == data == state.clone().dump()
    return other


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", range(7))
def test_the_new_spirits_play_against_france_to_the_end(seats: int, level: int) -> None:
    seed = seats * 10 + level
    chance = random.Random(seed)
    new = chance.sample(numbers.SPIRITS[numbers.BASE_SPIRITS :], min(seats, 2))
    others = chance.sample(numbers.SPIRITS[: numbers.BASE_SPIRITS], seats - len(new))
    setup = Setup(new + others, adversary="france", level=level, branch_and_claw=True)
    state = play(setup, seed, chance)
    assert state.ended
    assert state.invaders[codes.TOWN] <= 7 * seats
