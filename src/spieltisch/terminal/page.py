"""The page that everything is written on: a console and the language of the moment.

Where the console is a terminal the page knows how much fits: a table is arranged with what belongs
above and below it so that nothing scrolls away, and long texts are shown page by page.
"""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import product

from rich.console import Console, RenderableType
from rich.constrain import Constrain
from rich.segment import Segment, SegmentLines
from rich.text import Text as Line

from spieltisch.core.text import Text
from spieltisch.terminal import words

WIDTH = 122  # wider than this nothing becomes easier to read
NEWS = 3  # lines that the news may have before the table is drawn larger
CLEAR_ALL = "\x1b[2J\x1b[3J\x1b[H"  # the lines that have scrolled away as well

Lines = list[list[Segment]]


class Page:
    """Where things are said and drawn."""

    def __init__(self, console: Console, lang: str) -> None:
        self.console = console
        self.language = lang

    @property
    def lang(self) -> str:
        """What texts are written in: the language, for the encoding of a terminal that lacks signs.

        See `Text.to`.
        """
        encoding = getattr(self.console.file, "encoding", None) or "utf-8"
        if encoding.casefold().startswith("utf"):
            return self.language
        return f"{self.language}-{encoding}"

    @property
    def width(self) -> int:
        return min(self.console.width, WIDTH)

    def say(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(Constrain(part, WIDTH), highlight=False, markup=False)

    def tell(self, text: Text, style: str = "") -> None:
        self.say(Line(text.to(self.lang), style=style))

    def tell_unbroken(self, text: Text) -> None:
        """For paths and commands that somebody wants to copy."""
        self.console.print(Line(text.to(self.lang)), soft_wrap=True)

    def clear(self, everything: bool = False) -> None:
        """An empty page; ``everything``: also what could be scrolled back to."""
        if not self.console.is_terminal:
            self.say("")
        elif self.console.is_dumb_terminal:
            self.say("\n" * self.console.height if everything else "")
        elif everything:
            self.console.file.write(CLEAR_ALL)
        else:
            self.console.clear()

    def switch_language(self) -> None:
        self.language = "en" if self.language == "de" else "de"

    # what fits

    def arrange(
        self,
        news: Iterable[RenderableType],
        table: RenderableType,
        below: list[list[RenderableType]],
        least: int = 1,
    ) -> None:
        """A table between what happened and what is asked.

        ``below`` has forms of the part below, each denser than the one before; the last leaves
        something out. On a terminal it takes the first form that leaves half of the screen and some
        lines for the news, the table whatever form fits then; if nothing fits, the oldest lines of
        the news give way, but for ``least`` of them.
        """
        told = self._lines(news)
        if self.console.is_terminal:
            least = min(least, len(told))
            above = [min(NEWS, len(told)), least]
            drawn, under = self._fitting(table, below, [self._room - lines for lines in above])
            told = _newest(told, max(least, self._room - len(drawn) - len(under)))
        else:
            drawn, under = self._lines([table]), self._lines(below[0])
        parts = [part for part in (told, drawn, under) if part]
        roomy = sum(map(len, parts)) + len(parts) - 1 <= self._room
        gap: Lines = [[]] if roomy or not self.console.is_terminal else []
        for part in parts[:-1]:
            part += gap
        self._put([line for part in parts for line in part])

    def _fitting(
        self, table: RenderableType, below: list[list[RenderableType]], rooms: list[int]
    ) -> tuple[Lines, Lines]:
        """The table and the part below it as they fit together in one of the rooms, if they do."""
        form = cache(lambda number: self._lines(below[number]))
        brief = len(below) - 1
        for room, number in [*product(rooms, range(brief)), *product(rooms, [brief])]:
            under = form(number)
            if number != brief and len(under) > self._room // 2:
                continue
            drawn = self._lines([table], max(1, room - len(under)))
            if len(under) <= self._room // 2 and len(drawn) + len(under) <= room:
                break
        return drawn, under

    @property
    def _room(self) -> int:
        """Lines of the screen, without the one for the answer."""
        return max(4, self.console.height - 1)

    def _lines(self, parts: Iterable[RenderableType], height: int | None = None) -> Lines:
        """Parts as the lines they take; ``height`` is what a part that can be shorter aims at."""
        options = self.console.options.update(markup=False, highlight=False)
        options.height = height
        lines: Lines = []
        for part in parts:
            lines += Segment.split_lines(self.console.render(Constrain(part, WIDTH), options))
        return lines

    def _put(self, lines: Lines) -> None:
        self.console.print(SegmentLines(lines, new_lines=True), end="")

    # page by page

    def leaf_through(self, parts: Iterable[RenderableType], ask: Callable[[str], str]) -> bool:
        """Says something page by page where that is needed; whether the person left early."""
        lines = self._lines(parts)
        pages = -(-len(lines) // self._room) if self.console.is_interactive else 1
        number = 1
        while number < pages:
            self._put(lines[(number - 1) * self._room : number * self._room])
            step = self._asked_for(words.MORE.fill(number=number, pages=pages), ask)
            if step is None:
                return True
            number = max(1, number + step)
        self._put(lines[(number - 1) * self._room :])
        return False

    def _asked_for(self, question: Text, ask: Callable[[str], str]) -> int | None:
        """How many pages to go on, ``None`` to leave."""
        steps = {"": 1, words.BACK: -1, words.LEAVE: None}
        while True:
            try:
                line = ask(question.to(self.lang)).strip().casefold()
            except KeyboardInterrupt:
                self.say("")
                return None
            if line in steps:
                return steps[line]


def _newest(lines: Lines, count: int) -> Lines:
    """The last lines; one that begins in the middle of a sentence says so."""
    if len(lines) <= count:
        return lines
    kept = lines[len(lines) - count :]
    if kept and kept[0] and kept[0][0].text.startswith(" "):
        first, *rest = kept[0]
        kept[0] = [Segment(f"…{first.text[1:]}", first.style), *rest]
    return kept
