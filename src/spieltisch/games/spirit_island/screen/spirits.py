"""The lower part of the table: a line or two for each spirit, and the cards of whoever looks."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text as Line

from spieltisch.core.fitting import FAINT, HERE, flowing, mark
from spieltisch.core.game import Data
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import numbers, panel
from spieltisch.games.spirit_island.screen import signs
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.text import titles


class Spirits:
    """Everybody's spirit, energy, card plays and elements, a line each."""

    def __init__(self, view: Data, lang: str, seat_names: list[str]) -> None:
        self.view = view
        self.lang = lang
        self.seat_names = seat_names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for seat, spirit in enumerate(self.view["spirits"]):
            style = "bold" if seat == self.view["seat"] else ""
            heading = Line.assemble(mark(seat), " ", (self.seat_names[seat], style), " ")
            heading.append(titles.SPIRITS[spirit["spirit"]].to(self.lang), style="italic")
            heading.append(": ")
            yield from flowing(heading, self._parts(seat, spirit), "  ", options.max_width)

    def _parts(self, seat: int, spirit: Data) -> list[Line]:
        energy = Text("Energie {now} (+{income})", "energy {now} (+{income})")
        plays = Text("Karten {plays}", "plays {plays}")
        parts = [
            energy.fill(now=spirit["energy"], income=spirit["income"]),
            plays.fill(plays=spirit["card_plays"]),
        ]
        lines = [Line(part.to(self.lang)) for part in parts]
        lines.append(signs.elements(spirit["elements"], self.lang))
        if spirit["destroyed"]:
            lost = Text("{n} Präsenz zerstört", "{n} Presence destroyed")
            lines.append(Line(lost.fill(n=spirit["destroyed"]).to(self.lang)))
        if spirit["ready"]:
            lines.append(Line("✓"))
        elif seat in self.view["to_move"]:
            lines.append(Line(HERE, style="bold"))
        return lines


class Cards:
    """The cards of one spirit: in play, on the hand and discarded."""

    def __init__(self, view: Data, lang: str, seat: int, discards: bool) -> None:
        self.spirit = view["spirits"][seat]
        self.lang = lang
        self.discards = discards

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows = [
            (Text("im Spiel: ", "in play: "), [*self.spirit["played"], *self.spirit["aids"]]),
            (Text("Hand: ", "hand: "), self.spirit["hand"]),
        ]
        if self.discards:
            rows.append((Text("abgelegt: ", "discarded: "), self.spirit["discards"]))
        for heading, cards in rows:
            if cards:
                parts = [self._card(key) for key in cards]
                yield from flowing(Line(heading.to(self.lang)), parts, ", ", options.max_width)

    def _card(self, key: str) -> Line:
        """Its name with cost and speed; faint once it is used."""
        power = panel.POWERS[numbers.POWERS.index(key)]
        speed = Text("sofort", "fast") if power.speed == codes.FAST else Text("verz.", "slow")
        said = f"{titles.POWERS[key].to(self.lang)} ({power.cost} {speed.to(self.lang)})"
        return Line(said, style=FAINT if key in self.spirit["used"] else "")
