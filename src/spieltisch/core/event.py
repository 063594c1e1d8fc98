"""What happened, as data, with the seats that may see each part."""

from dataclasses import dataclass
from typing import Any

from spieltisch.core.text import Text


class Event:
    """One thing that happened.

    ``args`` are known to everybody, ``hidden`` only to the seats whose bit is set in ``seen``. What
    the numbers mean depends on ``kind`` and is written down in the log of the game's ``text`` room.
    """

    def __init__(self, kind: str, args: list[int], hidden: list[int], seen: int) -> None:
        self.kind = kind
        self.args = args
        self.hidden = hidden
        self.seen = seen

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.args, self.hidden, self.seen)

    def shown_to(self, seat: int | None) -> list[int]:
        """The hidden numbers as far as this seat (``None``: a spectator) may see them."""
        if seat is None or not (self.seen >> seat) & 1:
            return []
        return self.hidden


@dataclass(frozen=True)
class LogLine:
    """An event as one seat sees it: data for programs, a sentence for people.

    ``things`` are what it speaks of on the table, named as the targets of an option are.
    """

    kind: str
    text: Text
    data: dict[str, Any]
    rulings: tuple[str, ...] = ()
    things: tuple[str, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return LogLine, (self.kind, self.text, self.data, self.rulings, self.things)
