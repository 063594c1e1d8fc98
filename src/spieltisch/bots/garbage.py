"""No search for garbage while a bot thinks.

Positions hold a lot of lists, so Python would look through all of them again and again for some
that hold each other in a circle. None do; what a bot lets go of is gone at once all the same.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def unsearched() -> Iterator[None]:
    """Meanwhile Python does not look for garbage; nested in itself it changes nothing."""
    searched = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if searched:
            gc.enable()
