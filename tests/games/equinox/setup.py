"""How the conformance suite tries Equinox."""

from spieltisch.core.game import State
from tests.conformance.setup import Setup

MENAGERIE = ["fungy", "twinz", "fiery-fang", "hoot", "goatman", "stag", "carmen", "ursus"]
BIRDS = ["pilgrim", "hopscotch", "feather-fox", "moss-man", "rubble", "squeak", "fungy", "ursus"]


def _shows(key: str, before: State, after: State) -> bool:
    return key.startswith(("reveal", "show", "name", "lift:secret"))


SETUP = Setup(
    seats=(2, 3, 4, 5),
    options=(
        {"edition": "en"},
        {"edition": "de"},
        {"edition": "en", "creatures": MENAGERIE, "trees": [3, 0]},
        {"edition": "de", "creatures": BIRDS, "trees": [0, 3], "first": 2},
    ),
    bound=2000,
    shows=_shows,
    forgoing=frozenset({"No prediction", "Decline the power", "Done discarding"}),
)
