"""What the tests of hand-written positions have in common: how an impossible one is refused."""

import tomllib
from typing import Any

import pytest

from spieltisch.core.game import Game
from spieltisch.core.mistake import Mistake

IMPOSSIBLE = "This position is impossible: "


def refused_position(game: Game, position: str | dict[str, Any]) -> str:
    """Sets up a position that must be refused with one sentence; the sentence."""
    data = tomllib.loads(position) if isinstance(position, str) else position
    with pytest.raises(ValueError, match=r"\S") as caught:
        game.from_position({"game": game.name, **data})
    assert type(caught.value) in (ValueError, Mistake)
    sentence = str(caught.value)
    assert sentence.endswith((".", "?"))
    assert "\n" not in sentence
    return sentence
