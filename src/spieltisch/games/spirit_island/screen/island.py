"""The upper part of the table: round and phase, fear and blight, the invaders, the lands."""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text as Line

from spieltisch.core.fitting import flowing, phase_strip, spread
from spieltisch.core.game import Data
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.screen import signs
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.text import names, titles
from spieltisch.games.spirit_island.text.cards import awaited_text
from spieltisch.games.spirit_island.text.nation import standing

_PHASES: Final = {
    "growth": Text("Geister", "Spirits"),
    "fast": Text("Sofort", "Fast"),
    "invaders": Text("Invasoren", "Invaders"),
    "slow": Text("Verzögert", "Slow"),
}
_ACTIONS: Final = {
    "early": Text("Bauen zuvor", "Build first"),
    "ravage": names.ACTIONS[codes.RAVAGE],
    "build": names.ACTIONS[codes.BUILD],
    "explore": names.ACTIONS[codes.EXPLORE],
}
_NEXT: Final = 2  # blanks between the columns of boards


class Header:
    """Round, phases, fear and blight in one line, in two where it is narrow."""

    def __init__(self, view: Data, lang: str) -> None:
        self.view = view
        self.lang = lang

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from spread(self._round(), self._phases(), self._threats(), options.max_width)

    def _round(self) -> Line:
        if self.view["over"]:
            return Line(Text("Spielende", "Game over").to(self.lang), style="bold")
        words = Text("Runde {n}", "Round {n}").fill(n=self.view["round"])
        return Line(words.to(self.lang), style="bold")

    def _phases(self) -> Line:
        over = self.view["over"]
        return Line() if over else phase_strip(_PHASES, self.view["phase"], self.lang)

    def _threats(self) -> Line:
        fear, blight = self.view["fear"], self.view["blight"]
        said = Text(
            "Furcht {fear}/{pool}, Stufe {level}  {sign}{blight}{state}",
            "fear {fear}/{pool}, level {level}  {sign}{blight}{state}",
        ).fill(
            fear=fear["markers"],
            pool=fear["pool"],
            level="I" * fear["terror"],
            sign=signs.TOKEN_SIGNS["blight"],
            blight=blight["left"],
            state=Text(" verödet", " blighted") if blight["blighted"] else "",
        )
        return Line(said.to(self.lang))


class Opponents:
    """Adversary and scenario, earned fear cards, the event and what it has left behind."""

    def __init__(self, view: Data, lang: str) -> None:
        self.view = view
        self.lang = lang

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        setup = self.view["setup"]
        parts = []
        if setup["adversary"]:
            name = titles.ADVERSARY_NAMES[setup["adversary"]].to(self.lang)
            parts.append(Line(f"{name} {setup['level']}"))
        parts += [Line(told.to(self.lang)) for told in standing(self.view)]
        if setup["scenario"]:
            parts.append(Line(titles.SCENARIO_NAMES[setup["scenario"]].to(self.lang)))
        earned = self.view["fear"]["earned"]
        if earned:
            said = Text("{n} Furcht-Karten verdient", "{n} Fear cards earned")
            one = Text("1 Furcht-Karte verdient", "1 Fear card earned")
            parts.append(Line((one if earned == 1 else said.fill(n=earned)).to(self.lang)))
        if self.view["events"]["now"]:
            event = titles.EVENTS[self.view["events"]["now"]]
            said = Text("Ereignis: {event}", "event: {event}").fill(event=event)
            parts.append(Line(said.to(self.lang)))
        if parts:
            yield from flowing(Line(" "), parts, ", ", options.max_width)


class Track:
    """What the invaders do: for each action its cards and lands, and what is left of the deck."""

    def __init__(self, view: Data, lang: str) -> None:
        self.view = view
        self.lang = lang

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        invaders = self.view["invaders"]
        parts = []
        for action, word in _ACTIONS.items():
            if invaders[action]:
                cards = ", ".join(_card(key, self.lang) for key in invaders[action])
                lands = " ".join(self._occupied(invaders["lands"][action]))
                said = f"{word.to(self.lang)}: {cards}"
                parts.append(Line(f"{said} ({lands})" if lands else said))
        deck = Text("Stapel {deck}", "deck {deck}").fill(deck=invaders["stages"] or "0")
        parts.append(Line(deck.to(self.lang)))
        for wait in self.view["events"]["waits"]:
            told = awaited_text(wait["cause"], wait["step"]).to(self.lang)
            parts.append(Line(told.removesuffix(".")))
        yield from flowing(Line(" "), parts, "; ", options.max_width)

    def _occupied(self, lands: list[str]) -> list[str]:
        """Those of the lands in which there are invaders."""
        found = self.view["lands"]
        return [
            land
            for land in lands
            if any(piece["kind"] != "dahan" for piece in found[land]["pieces"])
        ]


def _card(key: str, lang: str) -> str:
    return names.invader_card_name(numbers.INVADERS.index(key)).to(lang)


class Lands:
    """The boards side by side, a line for each land; briefly one land behind the other."""

    def __init__(self, view: Data, lang: str, brief: bool) -> None:
        self.lang = lang
        self.brief = brief
        self.view = view
        self.boards = [
            [
                signs.land(view, key, lang)
                for key, land in view["lands"].items()
                if land["board"] == b
            ]
            for b in view["boards"]
        ]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.brief:
            for lands in self.boards:
                yield from flowing(Line(), lands, "  ", options.max_width)
            return
        for row in self._rows(options.max_width):
            yield from self._columns(row)

    def _rows(self, width: int) -> list[list[list[Line]]]:
        """As many boards side by side as there is room for."""
        rows: list[list[list[Line]]] = [[]]
        used = 0
        for lands in self.boards:
            wide = _width(lands) + _NEXT
            if rows[-1] and used + wide > width:
                rows.append([])
                used = 0
            rows[-1].append(lands)
            used += wide
        return rows

    def _columns(self, boards: list[list[Line]]) -> list[Line]:
        lines = []
        for at in range(max(map(len, boards))):
            line = Line()
            for lands in boards:
                cell = lands[at].copy() if at < len(lands) else Line()
                cell.pad_right(_width(lands) + _NEXT - cell.cell_len)
                line.append_text(cell)
            line.rstrip()
            lines.append(line)
        return lines


def _width(lands: list[Line]) -> int:
    return max(land.cell_len for land in lands)
