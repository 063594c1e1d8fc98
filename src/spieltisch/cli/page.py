"""Printing: wrapped sentences, tables and JSON, the same for every command."""

import json
import shutil
import sys
import textwrap
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, JustifyMethod
from rich.table import Table

from spieltisch.core.spelling import spelled
from spieltisch.core.text import Text

WIDTH = 100
"""Width where there is no terminal; sentences never run wider."""

LEFT = 22
"""Width of the left column in lists of words with an explanation."""


def _width() -> int:
    if not sys.stdout.isatty():
        return WIDTH
    return shutil.get_terminal_size((WIDTH, 24)).columns


def printable(text: str) -> str:
    """A text without characters that could steer the terminal; names may come from anywhere."""
    return "".join(letter for letter in text if letter.isprintable())


def gap() -> None:
    print()


def _encoding() -> str:
    return sys.stdout.encoding or "utf-8"


def say(text: str, lead: str = "") -> None:
    """Prints a text wrapped, behind ``lead``; later lines stand below its end."""
    width = max(40, min(WIDTH, _width()))
    for line in text.splitlines() or [""]:
        print(
            textwrap.fill(
                spelled(printable(line), _encoding()),
                width,
                initial_indent=lead,
                subsequent_indent=" " * len(lead),
                break_long_words=False,
                break_on_hyphens=False,
            )
        )
        lead = " " * len(lead)


def draw(lines: list[str]) -> None:
    """Prints a drawing dark on light, if the characters for it can be printed."""
    try:
        "".join(lines).encode(_encoding())
    except UnicodeEncodeError:
        return
    before, after = ("\x1b[30;107m", "\x1b[0m") if sys.stdout.isatty() else ("", "")
    for line in lines:
        print(f"{before}{line}{after}")


def table(*columns: str, right: tuple[int, ...] = ()) -> Table:
    """An empty table with these headings; the columns numbered in ``right`` align right.

    A word that is too long for its column goes on in the next line; nothing is cut off.
    """
    made = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for number, heading in enumerate(columns):
        justify: JustifyMethod = "right" if number in right else "left"
        made.add_column(heading, justify=justify, overflow="fold")
    return made


def show(made: Table) -> None:
    """Prints a table. Card names and rulings have brackets, so nothing is read as markup."""
    console = Console(width=_width(), markup=False, highlight=False, emoji=False)
    console.print(made)


def print_json(data: Any) -> None:
    ascii_only = not _encoding().casefold().startswith("utf")
    print(json.dumps(data, ensure_ascii=ascii_only, indent=2))


def in_both(text: Text) -> dict[str, str]:
    """A text for JSON."""
    return {"de": text.de, "en": text.en}


def figure(value: float, digits: int) -> Text:
    """A number with thousands set apart, as each language writes it.

    >>> figure(12345.6, 1)
    Text(de='12.345,6', en='12,345.6')
    """
    english = f"{value:,.{digits}f}"
    return Text(english.translate(str.maketrans(",.", ".,")), english)
