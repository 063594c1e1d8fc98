"""What never changes on an island: no card is in two places, no presence is lost."""

from collections import Counter

from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.effects.homes import Place
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import codes, programs


def check(state: SpiritIslandState) -> None:
    """13 presence of each spirit, no power card twice, and sums that are kept agree."""
    for seat in range(state.seats):
        assert presence(state, seat) == 13, f"seat {seat + 1} has {presence(state, seat)} presence"
    twice = [numbers.POWERS[card] for card, count in Counter(powers(state)).items() if count > 1]
    assert not twice, f"twice: {twice}"
    found = [0, 0, 0]
    for land in range(boards.LANDS):
        assert state.pieces[land] == sorted(state.pieces[land])
        for piece in state.pieces[land]:
            if codes.kind_of(piece) != codes.DAHAN:
                found[codes.kind_of(piece)] += 1
    assert found == state.invaders
    assert min(state.tokens) >= 0
    events = Counter([*state.event_deck, *state.event_discard])
    assert not events or (set(events.values()) == {1} and len(events) >= numbers.SHUFFLED_EVENTS)
    assert set(state.event_known) <= set(state.event_deck)
    assert min(state.energy) >= 0


def presence(state: SpiritIslandState, seat: int) -> int:
    """All presence of a spirit: on its tracks, on the island, lost, or about to be placed."""
    own = state.spirit(seat)
    covered = len(own.energy) - state.energy_track[seat] + len(own.plays) - state.plays_track[seat]
    island = sum(state.presence[seat * boards.LANDS : (seat + 1) * boards.LANDS])
    lost = state.destroyed[seat] + state.gone[seat]
    return covered + island + lost + _unplaced(state, seat)


def _unplaced(state: SpiritIslandState, seat: int) -> int:
    """What a spirit has still to place when the game begins."""
    setup = programs.GROWTH + state.spirits[seat] * 10 + programs.SETUP
    found = 0
    for frame in state.stacks.own[seat].frames:
        if frame.effect == setup:
            for step in programs.PROGRAMS[setup].steps[frame.step :]:
                if isinstance(step, Place):
                    found += step.times.value(state, frame)
            found -= frame.values[programs.DONE] if frame.values[programs.LEFT] >= 0 else 0
    return found


def powers(state: SpiritIslandState) -> list[int]:
    """All power cards but those that somebody is looking at."""
    found = [*state.minor, *state.minor_discard, *state.major, *state.major_discard]
    found += state.forgotten
    for seat in range(state.seats):
        found += [*state.hands[seat], *state.played[seat], *state.discards[seat]]
        found += state.aids[seat] + state.covered[seat] + state.recalled[seat]
    return found + state.aside
