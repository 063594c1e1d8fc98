"""How good a table is, for the bots: the same for all seats."""

from tests.toys.beacon.rules import BeaconState
from tests.toys.beacon.state.data import DARK


def evaluate(state: BeaconState, seat: int) -> float:
    lost = 20.0 if state.ended == DARK else 0.0
    logs = sum(map(len, state.hands))
    return state.light + 0.8 * state.shield + 0.3 * logs + state.night - lost
