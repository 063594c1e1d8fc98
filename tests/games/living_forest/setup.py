"""How the conformance suite tries Living Forest."""

from spieltisch.core.game import State
from tests.conformance.setup import Setup


def _shows(key: str, before: State, after: State) -> bool:
    return bool(key == "reveal" or after.view(None)["round"] > before.view(None)["round"])


SETUP = Setup(
    seats=(2, 3, 4),
    options=(
        {"first": "random"},
        {"first": 2, "fire_limit": 6, "round_limit": 40},
        {"round_limit": 8},
    ),
    bound=6000,
    shows=_shows,
    forgoing=frozenset({"Pass this action", "No more animals", "No more fires", "Move 0 steps"}),
)
