"""The on/off inputs of a network, written one after the other: what a position looks like to it.

Every question has its fixed places; those that are on are listed, the others are passed over.
"""

from typing import final


@final
class Switches:
    """Writes answers; ``on`` has the places that are on, ``at`` is where the next answer goes."""

    def __init__(self) -> None:
        self.on: list[int] = []
        self.at = 0

    def flag(self, on: bool) -> None:
        """Yes or no."""
        if on:
            self.on.append(self.at)
        self.at += 1

    def one_of(self, value: int, count: int) -> None:
        """Which of some; none of them if it is out of range."""
        if 0 <= value < count:
            self.on.append(self.at + value)
        self.at += count

    def steps(self, value: int, count: int) -> None:
        """How many, as a thermometer shows it: the first places are on, as many as there are."""
        for step in range(min(value, count)):
            self.on.append(self.at + step)
        self.at += count

    def skip(self, count: int) -> None:
        """Passes over what does not apply."""
        self.at += count
