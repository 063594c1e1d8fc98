"""A table on which the opponent shows no power, so that only the rule in question decides."""

from typing import Any

from tests.games.blue_moon.scene import Scene, scene, side

NOTHING = "flit-14"
"""A character with power 0: everybody matches it."""


def against_nothing(a: dict[str, Any], phase: str = "character", **b: Any) -> Scene:
    """A's turn; B shows power 0 and has whatever else is given."""
    return scene(a, side(**{"active": NOTHING, **b}), phase=phase)


def nothing_more(s: Scene) -> Scene:
    """Asserts that nothing more may be played, and goes on to the announcement."""
    assert s.moves() == ["done"]
    return s.play("done")
