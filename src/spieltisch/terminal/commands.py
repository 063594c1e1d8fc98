"""Reading what a person typed: an option, a command, or a mistake with a helpful sentence."""

from dataclasses import dataclass
from typing import Final

from spieltisch.core.decision import Option
from spieltisch.core.game import State
from spieltisch.core.mistake import what_is_wrong
from spieltisch.core.text import Text, both
from spieltisch.terminal import words
from spieltisch.terminal.render import printable

WHY: Final = "?"
RULES: Final = "r"
CARDS: Final = "c"
HINT: Final = "h"
TAKE_BACK: Final = "u"
LOG: Final = "l"
TABLE: Final = "t"
LANGUAGE: Final = "g"
SAVE: Final = "s"
SEAT: Final = "p"
QUIT: Final = "q"
REDRAW: Final = ""

_COMMANDS: Final = (RULES, CARDS, HINT, TAKE_BACK, LOG, TABLE, LANGUAGE, SAVE, SEAT, QUIT)
_TAKING_WORDS: Final = (CARDS, SAVE, SEAT)


@dataclass(frozen=True)
class Pick:
    """The chosen option."""

    move: int


@dataclass(frozen=True)
class Command:
    """One of the letters above, with what stood behind it."""

    letter: str
    argument: str = ""


@dataclass(frozen=True)
class Mistake:
    """Input that leads nowhere, with one sentence that helps."""

    text: Text


def read(
    line: str, state: State, seat: int, options: tuple[Option, ...]
) -> Pick | Command | Mistake:
    """What a line means to the seat that has to choose between some options."""
    line = line.strip()
    if not line:
        return Pick(options[0].move) if len(options) == 1 else Command(REDRAW)
    if line.isdecimal():
        return _numbered(line, options)
    return command(line) or _move(line, state, seat, options)


def command(line: str) -> Command | None:
    """The command in a line, if there is one."""
    if line.startswith(WHY):
        return Command(WHY, line.removeprefix(WHY).strip())
    letter, _, argument = line.partition(" ")
    letter = letter.casefold()
    if letter not in _COMMANDS or (argument and letter not in _TAKING_WORDS):
        return None
    return Command(letter, argument.strip())


def _numbered(line: str, options: tuple[Option, ...]) -> Pick | Mistake:
    number = int(line) if len(line) < 6 else 0
    if 1 <= number <= len(options):
        return Pick(options[number - 1].move)
    return Mistake(words.NO_SUCH_OPTION.fill(last=len(options)))


def _move(line: str, state: State, seat: int, options: tuple[Option, ...]) -> Pick | Mistake:
    """The move that a line names, or why it is not possible, or what could be typed."""
    try:
        move = state.parse_move(seat, line)
    except ValueError as error:
        if ":" in line:
            return Mistake(what_is_wrong(error))
    else:
        reason = state.why_not(seat, move)
        return Mistake(Text(reason.to("de"), reason.to("en"))) if reason else Pick(move)
    line = printable(line)
    shown = both(line if len(line) <= 30 else line[:29] + "…")
    return Mistake(words.NOT_UNDERSTOOD.fill(line=shown, last=len(options), key=options[-1].key))
