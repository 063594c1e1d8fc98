"""The page that everything is written on: a console and the language of the moment."""

from rich.console import Console, RenderableType
from rich.constrain import Constrain
from rich.text import Text as Line

from spieltisch.core.text import Text

WIDTH = 122  # wider than this nothing becomes easier to read
ROOMY = 34  # lines of a screen that has room for gaps
CLEAR_ALL = "\x1b[2J\x1b[3J\x1b[H"  # the lines that have scrolled away as well


class Page:
    """Where things are said and drawn."""

    def __init__(self, console: Console, lang: str) -> None:
        self.console = console
        self.lang = lang

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

    def gap(self) -> None:
        """An empty line where there is room for it."""
        if not self.console.is_terminal or self.console.height >= ROOMY:
            self.say("")

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
        self.lang = "en" if self.lang == "de" else "de"
