"""Small games that tests put on the shelf."""

from collections.abc import Iterator
from contextlib import contextmanager

from spieltisch.core import game as shelf
from spieltisch.core.game import Game


@contextmanager
def on_the_shelf(game: Game) -> Iterator[None]:
    """Has a game among the others for a while."""
    shelf.register(game)
    try:
        yield
    finally:
        del shelf._games[game.name]
