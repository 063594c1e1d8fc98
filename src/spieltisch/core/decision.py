# mypyc: skip
"""What a seat is asked, what it may answer, and why an answer is not possible."""

from dataclasses import dataclass
from typing import Any, Final

from spieltisch.core.mistake import Mistake
from spieltisch.core.text import Text


@dataclass(frozen=True)
class Reason:
    """Why a move is not possible."""

    code: str
    text: Text
    rulings: tuple[str, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return Reason, (self.code, self.text, self.rulings)

    def to(self, lang: str) -> str:
        """The sentence with the rulings that decide it."""
        ids = f" [{', '.join(self.rulings)}]" if self.rulings else ""
        return self.text.to(lang) + ids


class IllegalMove(Mistake):
    """A move that the rules do not allow now. Nothing has changed; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(Text(reason.to("de"), reason.to("en")))
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (self.reason,)


FOR_GOOD: Final = Text(
    "Das lässt sich danach nicht mehr frei zurücknehmen.",
    "That cannot be taken back freely afterwards.",
)
"""What to say of a move that brings something new out or hands the turn on, if no more is known."""

OPEN_FORMALITY: Final = "open"
HIDDEN_FORMALITY: Final = "hidden"
"""Kinds of formalities. That an open one is the only answer can be seen by everybody; of a hidden
one only the hand tells, so that answering at once would tell the others something."""


@dataclass(frozen=True)
class Standing:
    """That an answer may be given by itself from now on, until an event of one of these kinds."""

    label: Text
    until: tuple[str, ...]


@dataclass(frozen=True)
class Option:
    """One legal answer: its number, its key, how to say it and what on the table it points at."""

    move: int
    key: str
    label: Text
    targets: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    forgoes: bool = False  # passes or gives up: apart from the others, so that nobody slips into it
    brings: Text | None = None  # what would come of it, where the label says that too
    final: Text | None = None  # what it ends for good, or why it cannot be taken back freely
    formality: str = ""  # as the only answer it may be given by itself: one of the kinds above
    standing: Standing | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        given = (self.move, self.key, self.label, self.targets, self.rulings)
        return Option, (
            *given,
            self.forgoes,
            self.brings,
            self.final,
            self.formality,
            self.standing,
        )


@dataclass(frozen=True)
class Decision:
    """What one seat is asked right now."""

    seat: int
    prompt: Text
    options: tuple[Option, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.seat, self.prompt, self.options)
