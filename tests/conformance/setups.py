"""How each game is tried by the suite: declared beside the game's own tests, collected here."""

from importlib import import_module

import spieltisch
from tests.conformance.setup import Setup


def setup_of(name: str) -> Setup:
    """What ``tests/games/NAME/setup.py`` declares."""
    found = import_module(f"tests.games.{name.replace('-', '_')}.setup").SETUP
    assert isinstance(found, Setup)
    return found


SETUPS = {name: setup_of(name) for name in spieltisch.games()}
