"""The hand of the view's seat."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text as Line

from spieltisch.core.fitting import FAINT, flowing, mark
from spieltisch.core.game import Data
from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.screen.signs import icons, values
from spieltisch.games.blue_moon.text import names
from spieltisch.games.blue_moon.text.cards import special_text


class Hand:
    """The own cards, each in a line with values, icons and the beginning of its text.

    Briefly: one behind the other, without texts.
    """

    def __init__(self, view: Data, lang: str, brief: bool) -> None:
        self.view = view
        self.lang = lang
        self.brief = brief
        self.player = view["players"][view["seat"]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        cards = sorted((every.NUMBERS[key] for key in self.player["hand"]), key=self._order)
        heading = Text("Deine Hand ({n})", "Your hand ({n})").fill(n=len(cards)).to(self.lang)
        title = Line.assemble(" ", mark(self.view["seat"]), " ", (heading, "bold"))
        if self.brief:
            parts = [self._brief_card(card) for card in cards]
            yield from flowing(title.append("  "), parts, ", ", options.max_width)
            return
        yield title
        names = [every.CARDS[card].name.to(self.lang) for card in cards]
        widest = min(34, max(map(len, names), default=0))
        for card, name in zip(cards, names):
            line = self._line(card, name, widest)
            line.truncate(options.max_width, overflow="ellipsis")
            yield line

    def _brief_card(self, card: int) -> Line:
        printed = every.CARDS[card]
        line = Line(printed.name.to(self.lang), style="bold")
        line.append(f" {values(printed)}".rstrip())
        if printed.icons:
            line.append(f" {icons(printed, self.lang)}", style=FAINT)
        return line

    def _order(self, card: int) -> tuple[int, int]:
        return every.CARDS[card].kind, card

    def _line(self, card: int, name: str, widest: int) -> Line:
        printed = every.CARDS[card]
        opened = printed.key in self.player["open"]
        line = Line("   ")
        cell = Line(name, style="bold")
        cell.truncate(widest, overflow="ellipsis", pad=True)
        line.append_text(cell).append(f" {values(printed):>4} ")
        line.append(names.KIND_NAMES[printed.kind].to(self.lang), style=FAINT)
        if printed.icons:
            line.append(f" {icons(printed, self.lang)}", style="bold")
        if opened:
            line.append(Text(" (offen)", " (open)").to(self.lang))
        text = special_text(printed).to(self.lang)
        return line.append(f" · {text}" if text else "")
