"""A game that lives outside the package, with the rooms that the table and the terminal need.

It is the toy of the conformance suite; its class lives here, and so do its board and its screen.
"""

from spieltisch.core.text import Text, both
from tests.conformance.toy import Toy


class Elsewhere(Toy):
    """The toy on another shelf."""

    def rules(self) -> Text:
        return both("# Toy\n\nThe highest sum wins.")
