"""How good a table is, for the bots: the same for all seats."""

from spieltisch.core.game import Aspect
from spieltisch.core.text import Text
from tests.toys.beacon.rules import BeaconState
from tests.toys.beacon.state.data import DARK


def evaluate(state: BeaconState, seat: int) -> float:
    lost = 20.0 if state.ended == DARK else 0.0
    logs = sum(map(len, state.hands))
    return state.light + 0.8 * state.shield + 0.3 * logs + state.night - lost


LIGHT = Text("das Licht", "the light")
SHIELD = Text("der Schutz vor dem Sturm", "the shelter from the storm")
LOGS = Text("Holz auf der Hand", "logs in hand")


def aspects(state: BeaconState) -> list[Aspect]:
    logs = sum(map(len, state.hands))
    return [
        Aspect(LIGHT, state.light),
        Aspect(SHIELD, 0.8 * state.shield),
        Aspect(LOGS, 0.3 * logs),
    ]
