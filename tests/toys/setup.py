"""How the suite tries Beacon; a game of the package has this in ``tests/games/NAME/setup.py``."""

from tests.conformance.setup import Setup

SETUP = Setup(
    seats=(1, 2, 3, 4),
    options=({}, {"weather": "mild"}),
    bound=120,
    shows=lambda key, before, after: after.news,
    forgoing=frozenset(),
)
