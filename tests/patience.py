"""How long tests wait for what must come, and how."""

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds. Nobody waits so long while all is well, and busy neighbours fail no test."""


def wait_for(look: Callable[[], T | None]) -> T:
    """What ``look`` finds, as soon as it finds something."""
    end = time.monotonic() + PATIENCE
    while (found := look()) is None:
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)
    return found
