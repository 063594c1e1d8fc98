"""The line at the top and the board: eight columns, champion row and five rows."""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text as Line

from spieltisch.core.fitting import FAINT, HERE, phase_strip, spread
from spieltisch.core.game import Data
from spieltisch.core.names import SEAT_SIGNS, SEAT_STYLES
from spieltisch.core.text import Text, halved
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.screen import signs

_SHORT_NAMES: Final = {
    "goatman": Text("Ziegfr.", "Goatman"),
    "fiery-fang": Text("Lupino", "F. Fang"),
    "hopscotch": Text("Raneri", "Hopsc."),
    "feather-fox": Text("Vulpa", "F. Fox"),
}
_PHASES: Final = {
    "predict": Text("Wetten", "Predict"),
    "play": Text("Spielen", "Play"),
    "discard": Text("Abwerfen", "Discard"),
    "draw": Text("Ziehen", "Draw"),
    "eliminate": Text("Verschwinden", "Eliminate"),
}
LEGEND: Final = (
    Text(f"{signs.CROWN} beherrscht", f"{signs.CROWN} controls"),
    Text(f"{signs.WILD} Chamäleon", f"{signs.WILD} chameleon"),
    Text("+2 Karten darunter", "+2 cards below"),
    Text(f"{signs.WEAKEST} schwächste", f"{signs.WEAKEST} weakest"),
    Text(f"{signs.GONE} verschwunden", f"{signs.GONE} eliminated"),
)
LEGEND_HEIGHT: Final = 32  # from this many lines on the legend has room


class Header:
    """Round, phases and piles in one line, in two where it is narrow."""

    def __init__(self, view: Data, lang: str) -> None:
        self.view = view
        self.lang = lang

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from spread(self._round(), self._phases(), self._piles(), options.max_width)

    def _round(self) -> Line:
        if self.view["phase"] == "ended":
            return Line(Text("Spielende", "Game over").to(self.lang), style="bold")
        words = Text("Runde {n}/5", "Round {n}/5").fill(n=self.view["round"])
        return Line(words.to(self.lang), style="bold")

    def _phases(self) -> Line:
        now = self.view["phase"]
        return Line() if now == "ended" else phase_strip(_PHASES, now, self.lang)

    def _piles(self) -> Line:
        words = Text("Stapel {deck}  Ablage {pile}", "deck {deck}  discards {pile}")
        filled = words.fill(deck=self.view["deck"], pile=self.view["discarded"])
        return Line(filled.to(self.lang))


class Board:
    """Champion row and five rows, one column for each creature, as wide as there is room."""

    def __init__(self, view: Data, lang: str) -> None:
        self.view = view
        self.lang = lang
        self.columns: list[Data] = view["creatures"]
        self.now = 0 if view["phase"] == "ended" else view["round"]
        self.weakest = self._weakest()
        self.cell = 8
        self.label = 8

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        self.label = 10 if width >= 114 else 8
        self.cell = min(13, max(5, (width - self.label) // len(self.columns) - 1))
        lines = [self._names(), *(self._row(row) for row in range(6))]
        if not console.is_terminal or console.height >= LEGEND_HEIGHT:
            legend = "  ".join(sign.to(self.lang) for sign in LEGEND)
            lines.append(Line(legend, style=FAINT, justify="center"))
        for line in lines:
            line.no_wrap = True
            line.overflow = "crop"
            yield line

    def _weakest(self) -> float | None:
        """The lowest strength in the current row so far."""
        row = self.now - 1
        strengths = [
            column["rows"][row]["strength"]
            for column in self.columns
            if row >= 0 and not column["eliminated"]
        ]
        return min((each for each in strengths if each is not None), default=None)

    def _names(self) -> Line:
        line = Line(" " * self.label)
        for column in self.columns:
            line.append(" ")
            line.append_text(self._name(column))
        return line

    def _name(self, column: Data) -> Line:
        key = column["creature"]
        gone = column["eliminated"]
        room = self.cell - 1 if gone else self.cell
        name = signs.NAMES[key].to(self.lang)
        if len(name) > room and key in _SHORT_NAMES:
            name = _SHORT_NAMES[key].to(self.lang)
        if not gone:
            return _centred(Line(name[:room], style="bold"), self.cell)
        return _centred(Line.assemble((signs.GONE, FAINT), (name[:room], "dim strike")), self.cell)

    def _row(self, row: int) -> Line:
        """One line of fields; the current row has a band, a pointer and heavy bars."""
        now = row == self.now and row > 0
        line = Line(style=signs.BAND if now else "")
        line.append_text(self._label(row, now))
        for column in self.columns:
            line.append("┃" if now else "│", style="" if now else FAINT)
            line.append_text(self._champion(column) if row == 0 else self._field(column, row))
        return line

    def _label(self, row: int, now: bool) -> Line:
        style = "bold" if now else ""
        value = f"{signs.VALUES[row]} PP"
        label = Line(f"{HERE if now else ' '} {row or '★'}", style=style)
        label.append(value.rjust(self.label - label.cell_len), style=style or FAINT)
        return label

    def _champion(self, column: Data) -> Line:
        """Who controls the creature, and the pebbles on its champion card."""
        controller = column["controller"]
        gone = bool(column["eliminated"])
        crown = Line()
        if controller is not None and not gone:
            crown.append(signs.CROWN, style="bold")
            crown.append_text(_sign(controller, False))
        pebbles = Line()
        for seat in column["champion"]:
            pebbles.append_text(_sign(seat, gone))
        return self._spread(crown, Line(), pebbles)

    def _field(self, column: Data, row: int) -> Line:
        gone = column["eliminated"]
        field = column["rows"][row - 1]
        pebble = Line() if field["pebble"] is None else _sign(field["pebble"], bool(gone))
        if field["card"] is None:
            empty = signs.GONE if gone and row > gone else "·"
            return self._spread(Line(f"   {empty}", style=FAINT), Line(), pebble)
        lowest = row == self.now and not gone and field["strength"] == self.weakest
        card = Line(signs.WEAKEST if lowest else " ", style="bold")
        wild = field["card"].startswith(cards.CHAMELEON_CARD.name)
        strength = f"{signs.WILD if wild else ''}{halved(field['strength']).to(self.lang)}"
        style = FAINT if gone else (signs.WILD_STYLE if wild else "bold")
        card.append(f"{strength:>3}", style=style)
        covered = Line(f"+{field['covered']}" if field["covered"] else "", style=FAINT)
        return self._spread(card, covered, pebble)

    def _spread(self, left: Line, middle: Line, right: Line) -> Line:
        """Left, middle and right part of one cell; the middle goes first if there is no room."""
        edge = 1 if self.cell >= 10 else 0
        room = self.cell - right.cell_len - edge
        line = Line.assemble(" " * max(0, (self.cell - 8) // 2), left)
        gap = 1 if self.cell >= 11 else 0
        if line.cell_len + gap + middle.cell_len <= room:
            line.append(" " * gap).append_text(middle)
        line.truncate(max(0, room), pad=True)
        return Line.assemble(line, right, " " * edge)


def _sign(seat: int, faint: bool) -> Line:
    return Line(SEAT_SIGNS[seat], style=FAINT if faint else f"bold {SEAT_STYLES[seat]}")


def _centred(line: Line, width: int) -> Line:
    space = max(0, width - line.cell_len)
    return Line.assemble(" " * (space // 2), line, " " * (space - space // 2))
