# mypyc: skip
"""What the boards of all games in the browser have in common.

A board is a game's part of the picture: plain data from one seat's view that ``board.html`` draws.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from spieltisch.core.decision import Reason
from spieltisch.core.game import Data, State
from spieltisch.core.names import seat_name
from spieltisch.core.text import Text

Of = TypeVar("Of", bound=State)


@dataclass(frozen=True)
class Offer:
    """A move that one click makes, in the viewer's language."""

    key: str
    label: str
    number: int
    others: tuple["Offer", ...] = ()  # further moves that point at the same thing
    forgoes: bool = False  # passes or gives up
    brings: str = ""  # what would come of it, in a word or two

    @property
    def verb(self) -> str:
        """What it does, as the first part of its key says."""
        return self.key.partition(":")[0]


class Drawing(Generic[Of]):
    """One drawing for a seat (``None``: a spectator): the view says what is there."""

    def __init__(self, state: Of, seat: int | None, lang: str) -> None:
        self.state = state
        self.seat = seat
        self.lang = lang
        self.view: Data = state.view(seat)
        self.asked = seat is not None and seat in state.to_move()

    def say(self, text: Text, /, **words: Text | str | int) -> str:
        return text.fill(**words).to(self.lang)

    def name(self, seat: int) -> str:
        return seat_name(self.state, seat).to(self.lang)

    def why_not(self, key: str) -> Reason | None:
        """Why the seat that looks cannot make a move; ``None`` if it can, or is not asked."""
        if not self.asked or self.seat is None:
            return None
        return self.state.why_not(self.seat, self.state.parse_move(self.seat, key))

    def refusal(self, reason: Reason) -> Data:
        """A reason, to be shown."""
        return {"text": reason.text.to(self.lang), "rulings": list(reason.rulings)}


Steps: TypeAlias = Sequence[tuple[tuple[str, ...], Text]]
"""The steps of a turn as players know them: the phases that belong to each, and its name."""


def steps(order: Steps, phase: str, lang: str) -> list[tuple[str, str]]:
    """The steps as words, each "done", "now" or "later"; none in a phase of no step."""
    now = next((number for number, (phases, _) in enumerate(order) if phase in phases), -1)
    return [
        (word.to(lang), "done" if number < now else "now" if number == now else "later")
        for number, (_, word) in enumerate(order)
        if now >= 0
    ]
