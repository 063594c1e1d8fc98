# mypyc: skip
"""What can be chosen about a game before it begins, declared once.

The command line reads these declarations, the form of a new table is drawn from them, and both say
the same when a value is not possible.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from spieltisch.core.mistake import Mistake, what_is_wrong
from spieltisch.core.shape import is_number
from spieltisch.core.text import Text, both

RANDOM: Final = "random"

_BAD_VALUE: Final = Text(
    "Die Option {name} kann nicht {value} sein; gültig ist: {values}.",
    "Option {name} cannot be {value}; it takes {values}.",
)


@dataclass(frozen=True)
class Choice:
    """One value of an option that the form offers.

    Where a value has to be put together, ``field`` names the field of the form that takes it:
    exactly ``several`` of the choices in ``of``, or, if there are none, text that somebody writes.
    """

    value: str
    label: Text
    about: Text | None = None
    field: str = ""
    of: "tuple[Choice, ...]" = ()
    several: int = 0
    example: str = ""  # of a text
    more: Text | None = None  # what is to be read once it is chosen


@dataclass(frozen=True)
class GameOption:
    """One option of a game: how to read a value, how to explain it, what the form offers."""

    name: str
    default: Any
    title: Text
    about: Text  # what it decides, in a few words
    values: Text  # the valid values, for people who write them
    choices: tuple[Choice, ...]
    reader: Callable[[Any, int], Any]
    note: Text | None = None  # a sentence for the form

    def read(self, value: Any, seats: int) -> Any:
        """The value in its stored form; `Mistake` naming the valid ones."""
        try:
            return self.reader(value, seats)
        except ValueError as error:
            bad = _BAD_VALUE.fill(name=self.name, value=repr(value), values=self.values)
            detail = what_is_wrong(error)
            raise Mistake(
                Text(f"{bad.de} {detail.de}".strip(), f"{bad.en} {detail.en}".strip())
            ) from None

    @property
    def explained(self) -> bool:
        """Whether the choices need more room than a line each."""
        return any(choice.about or choice.field for choice in self.choices)

    def chosen(self, form: Callable[[str], list[str]]) -> Any:
        """The value that a form asks for, which gives what it has for a field; else ``None``."""
        value = "".join(form(self.name)[-1:])
        for choice in self.choices:
            if choice.field and choice.value == value:
                given = form(choice.field)
                return given if choice.of else "".join(given[-1:])
        return value or None

    def in_words(self, value: Any) -> Text:
        """What the form calls a value; one that was put together goes by the choice for that."""
        said = written(value)
        offered = [choice.label for choice in self.choices if choice.value == said]
        own = [choice.label for choice in self.choices if choice.field]
        return [*offered, *own, both(said)][0]


def written(value: Any) -> str:
    """The value of an option as one writes it on the command line."""
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def number_in(value: Any) -> Any:
    """A number written as a word, as on the command line, is that number."""
    return int(value) if isinstance(value, str) and value.strip().isdecimal() else value


def one_of(choices: tuple[Choice, ...]) -> Callable[[Any, int], str]:
    """Reads the value of one of these choices."""

    def read(value: Any, seats: int) -> str:
        if value not in [choice.value for choice in choices]:
            raise ValueError
        return str(value)

    return read


def who_begins(most_seats: int, about: Text, note: Text) -> GameOption:
    """The option that every game has: the seat that begins, counted from 1, or a random one."""
    seats = [
        Choice(str(seat), Text(f"Platz {seat}", f"Seat {seat}"))
        for seat in range(1, most_seats + 1)
    ]
    return GameOption(
        "first",
        RANDOM,
        Text("Wer beginnt", "Who begins"),
        about,
        Text("random oder die Nummer eines Platzes", "random or the number of a seat"),
        (Choice(RANDOM, Text("wird ausgelost", "drawn by lot")), *seats),
        _read_first,
        note,
    )


def _read_first(value: Any, seats: int) -> str | int:
    if value == RANDOM:
        return RANDOM
    seat = number_in(value)
    if not is_number(seat) or not 1 <= seat <= seats:
        raise ValueError
    return int(seat)
