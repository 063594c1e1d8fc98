"""Pictures for the terminal that are lower where there is less room."""
# mypyc: skip

from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment, SegmentLines
from rich.text import Text as Line

from spieltisch.core.names import SEAT_SIGNS, SEAT_STYLES
from spieltisch.core.text import Text

HERE: Final = "►"
FAINT: Final = "dim"


def mark(seat: int) -> Line:
    """The sign of a seat in its colour."""
    return Line(SEAT_SIGNS[seat], style=SEAT_STYLES[seat])


def phase_strip(names: dict[str, Text], now: str, lang: str) -> Line:
    """All phases with a sign before the present one."""
    line = Line()
    for phase, name in names.items():
        line.append(HERE if phase == now else " ", style="bold")
        line.append(name.to(lang), style="bold reverse" if phase == now else FAINT)
        line.append(" ")
    return line


def spread(left: Line, middle: Line, right: Line, width: int) -> list[Line]:
    """Three parts over one line, or over two where there is no room for that."""
    room = width - left.cell_len - middle.cell_len - right.cell_len
    if room < 2:
        return [Line.assemble(left, "  ", right), middle]
    return [Line.assemble(left, " " * (room // 2), middle, " " * (room - room // 2), right)]


def flowing(heading: Line, parts: list[Line], gap: str, width: int) -> list[Line]:
    """Parts behind a heading, in as many lines as they need; a part too long is cut."""
    lines = [heading.copy()]
    begun = False
    for part in parts:
        if begun and lines[-1].cell_len + len(gap) + part.cell_len > width:
            lines[-1].append(gap.rstrip())
            lines.append(Line(" " * heading.cell_len))
            begun = False
        lines[-1].append(gap if begun else "").append_text(part)
        begun = True
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


class Fitting:
    """A picture in several forms, each lower than the one before.

    It is drawn in the first form that fits the ``height`` of the options, in the last if none does,
    and in the first if there is no such height. What several forms share is drawn once, for one
    console of one width.
    """

    def __init__(self, forms: list[list[RenderableType]]) -> None:
        self.forms = forms
        self._drawn: dict[int, list[list[Segment]]] = {}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        free = options.update(height=None)
        for form in self.forms:
            lines: list[list[Segment]] = []
            for part in form:
                if id(part) not in self._drawn:
                    self._drawn[id(part)] = console.render_lines(part, free, pad=False)
                lines += self._drawn[id(part)]
            if options.height is None or len(lines) <= options.height:
                break
        yield SegmentLines(lines, new_lines=True)
