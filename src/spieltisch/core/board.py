# mypyc: skip
"""What the boards of all games in the browser have in common.

A board is a game's part of the picture: plain data from one seat's view that ``board.html`` draws.
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from spieltisch.core.decision import Reason
from spieltisch.core.game import Data, State
from spieltisch.core.names import called, seat_name
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
    final: str = ""  # what it ends for good, if there is another answer
    sign: str = ""  # the emblem of what it points at, where that lies far from the prompt

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

    def shown(self, kinds: Container[str], most: int = 3) -> list[Data]:
        """What others have shown this seat last: who, in words, the keys of the cards, and a mark
        that no other showing has.

        ``kinds`` are events in which a seat shows cards that are hidden again afterwards.
        """
        events = [] if self.seat is None else list(enumerate(self.state.events))
        found: list[Data] = []
        for number, event in reversed(events):
            if event.kind not in kinds or len(found) == most:
                continue
            line = self.state.log_line(event, self.seat, self.seat)
            who, cards = line.data["seat"], line.data.get("cards")
            if cards and who != self.seat:
                mark = f"{self.seat} {number} {' '.join(cards)}"
                told = line.text.to(self.lang)
                found.append({"seat": who, "told": told, "cards": cards, "mark": mark})
        return found

    def called(self, seat: int) -> Text:
        """The same in a sentence, which may speak to the one who looks."""
        return called(self.state, seat, self.seat)

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
