"""Pictures for the terminal that are lower where there is less room."""
# mypyc: skip

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment, SegmentLines


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
