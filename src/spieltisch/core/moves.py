"""Moves as numbers: each verb of a game has a block of them, one for each thing it is done with."""

from collections.abc import Sequence
from typing import Final


class Moves:
    """Everything that can be done in a game, in the order in which it is declared.

    A verb is known by the first number of its block: ``PLAY + card`` is the move that plays a card.
    """

    def __init__(self) -> None:
        self.keys: Final[list[str]] = []  # by move, such as ``play:hoot-4``
        self.verbs: Final[list[int]] = []  # by move
        self.arguments: Final[
            list[int]
        ] = []  # by move: what it is done with, a place in the things

    def verb(self, word: str, things: Sequence[str] = (), first: int = 0) -> int:
        """Declares a verb with the keys of what it can be done with, counted from ``first``."""
        number = len(self.keys)
        self.keys.extend([f"{word}:{thing}" for thing in things] or [word])
        for argument in range(len(self.keys) - number):
            self.verbs.append(number)
            self.arguments.append(first + argument)
        return number
