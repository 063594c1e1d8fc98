# mypyc: skip
"""The log of a game: what the numbers of its events mean, and one sentence for each kind."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from spieltisch.core.event import Event
from spieltisch.core.names import called
from spieltisch.core.text import Text

if TYPE_CHECKING:
    from spieltisch.core.game import State

Word: TypeAlias = Text | str | int
Read: TypeAlias = tuple[Any, Word]
"""A number of an event as data for programs and in words for people."""


class Kind:
    """How a kind of event reads.

    ``fields`` name the numbers of the event, each with what it is unless the name says so, as in
    "seat by:card".
    ``told`` is the sentence for everybody, ``shown`` the one for those who see the hidden cards.
    Both speak to the reader where they are about the reader's seat (`Text.fill`).
    """

    def __init__(
        self, fields: str, told: Text, rulings: tuple[str, ...] = (), shown: Text | None = None
    ) -> None:
        self.fields = [(field.split(":")[0], field.split(":")[-1]) for field in fields.split()]
        self.told = told
        self.rulings = rulings
        self.shown = shown

    def seats(self, data: Mapping[str, Any]) -> tuple[str, ...]:
        """The seats that an event of this kind speaks of, as things on the table."""
        return tuple(f"seat:{data[name] + 1}" for name, what in self.fields if what == "seat")


class Reader:
    """What the numbers of a game's events are: besides seats and plain numbers, those in ``one``.

    Those in ``rest`` stand for all numbers that are left; ``hidden`` numbers are one of these.
    """

    def __init__(
        self,
        one: Mapping[str, Callable[[int], Read]],
        rest: Mapping[str, Callable[[list[int]], Read]],
        hidden: str = "cards",
    ) -> None:
        self.one = one
        self.rest = rest
        self.hidden = hidden

    def read(
        self, state: "State", kind: Kind, event: Event, seat: int | None, reader: int | None
    ) -> tuple[dict[str, Any], dict[str, Word], Text]:
        """Data and words of an event, and its sentence for a seat (``None``: a spectator).

        It speaks to whoever sits on ``reader``.
        """
        data: dict[str, Any] = {}
        words: dict[str, Word] = {}
        for place, (name, what) in enumerate(kind.fields):
            if what in self.rest:
                data[name], words[name] = self.rest[what](event.args[place:])
                continue
            number = event.args[place]
            if what == "seat":
                data[name], words[name] = number, called(state, number, reader)
            elif what == "number":
                data[name], words[name] = number, number
            else:
                data[name], words[name] = self.one[what](number)
        shown = event.shown_to(seat)
        if not shown:
            return data, words, kind.told
        data["cards"], words["cards"] = self.rest[self.hidden](shown)
        return data, words, kind.shown or kind.told
