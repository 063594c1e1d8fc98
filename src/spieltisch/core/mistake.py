# mypyc: skip
"""Mistakes in what somebody gives the program, said in both languages."""

from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

from spieltisch.core.text import Text, both

Fault: TypeAlias = Text | str | None
"""What makes a state impossible: in both languages where a hand-written position can be so."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mistake(ValueError):
    """Something given that cannot be used. ``text`` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.en)
        self.text = text

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.text,)


UNSOUND = Text(
    "Das ist kein stimmiger Stand von {game}: {problem}",
    "This is not a sound state of {game}: {problem}",
)


def what_is_wrong(error: ValueError) -> Text:
    """What an error says; one that knows only English says it in both languages."""
    return error.text if isinstance(error, Mistake) else both(str(error))
