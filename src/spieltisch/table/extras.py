"""Pages that a game has besides rules, cards and rulings.

A game's ``board`` room may offer ``PAGES``: by name the title of a page and a function that makes
its data out of the fields that were sent and a language. The page ``decks`` is drawn by
``decks.html`` of the game; what our script asks for alone is in ``decks-part.html``. Data with an
address under ``go`` leads there instead, data with a ``status`` is an answer other than 200.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from spieltisch.core.game import game
from spieltisch.core.text import Text

Fields = Mapping[str, list[str]]
Make = Callable[[Fields, str], dict[str, Any]]


class Extra(NamedTuple):
    """One such page."""

    name: str
    title: Text
    make: Make


def extras(name: str) -> list[Extra]:
    """The pages that a game offers."""
    pages: dict[str, tuple[Text, Make]] = getattr(game(name).room("board"), "PAGES", {})
    return [Extra(page, title, make) for page, (title, make) in pages.items()]
