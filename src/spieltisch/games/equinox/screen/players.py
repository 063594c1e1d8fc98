"""A line for each player, and cards in hand."""

from itertools import zip_longest
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text as Line

from spieltisch.core.fitting import FAINT, HERE, mark
from spieltisch.core.game import Data
from spieltisch.core.names import SEAT_SIGNS, SEAT_STYLES
from spieltisch.core.text import Text, halved
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.screen import signs

_PEBBLES: Final = Text("Wettsteine ", "pebbles ")
_LONGEST: Final = 16  # columns of a name


class Players:
    """A line for each player, two side by side where they fit."""

    def __init__(self, view: Data, lang: str, names: list[str]) -> None:
        self.view = view
        self.lang = lang
        widest = min(_LONGEST, max(cell_len(name) for name in names))
        self.names = [set_cell_size(name, widest) for name in names]
        self.hands = [_counted_hand(player).to(lang) for player in view["players"]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        half = options.max_width // 2
        short, full = self._lines(""), self._lines(_PEBBLES.to(self.lang))
        if len(full) < 3 or max(line.cell_len for line in short) >= half:
            yield from full
            return
        lines = short if max(line.cell_len for line in full) >= half else full
        below = (len(lines) + 1) // 2
        for left, right in zip_longest(lines[:below], lines[below:]):
            left.truncate(half, pad=True)
            yield Line.assemble(left, right or "")

    def _lines(self, pebbles: str) -> list[Line]:
        return [self._line(player, pebbles) for player in self.view["players"]]

    def _line(self, player: Data, pebbles: str) -> Line:
        seat = player["seat"]
        running = self.view["phase"] != "ended"
        pointer = HERE if running and seat == self.view["turn"] else " "
        if pointer == " " and seat in self.view["to_move"]:
            pointer = "?"
        line = Line.assemble((pointer, "bold"), mark(seat))
        own = seat == self.view["seat"]
        line.append(f" {self.names[seat]}", style="bold" if own else "")
        line.append(f"  {self.hands[seat]:<{max(map(len, self.hands))}}  {pebbles}")
        line.append(f"{SEAT_SIGNS[seat] * player['pebbles'] or '–':<5}", style=SEAT_STYLES[seat])
        if player["secret"]:
            line.append(Text("  geheim ?", "  secret ?").to(self.lang))
        return line


def _counted_hand(player: Data) -> Text:
    cards, down = player["cards"], player["face_down"]
    hand = Text("1 Karte", "1 card") if cards == 1 else Text(f"{cards} Karten", f"{cards} cards")
    if not down:
        return hand
    return Text(f"{hand.de} + {down} verdeckt", f"{hand.en} + {down} face down")


class Cards:
    """Cards by creature in the order of the columns; those of eliminated ones say so."""

    def __init__(self, view: Data, lang: str, heading: Text, cards: list[str]) -> None:
        gone = {column["creature"] for column in view["creatures"] if column["eliminated"]}
        order = [*(column["creature"] for column in view["creatures"]), *signs.NAMES]
        by_kind: dict[str, list[str]] = {}
        for card in sorted(cards, key=lambda card: order.index(_split(card)[0])):
            kind, strength = _split(card)
            by_kind.setdefault(kind, []).append(strength)
        self.heading = Line.assemble(" ", mark(view["seat"]), (f" {heading.to(lang)}:", "bold"))
        self.kinds = [_kind_cards(kind, each, kind in gone, lang) for kind, each in by_kind.items()]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = self.heading.copy()
        for kind in self.kinds or [Line("–")]:
            if line.cell_len + 3 + kind.cell_len > options.max_width:
                yield line
                line = Line(" " * self.heading.cell_len)
            line.append("   " if line.cell_len > self.heading.cell_len else "  ")
            line.append_text(kind)
        yield line


def _kind_cards(kind: str, strengths: list[str], gone: bool, lang: str) -> Line:
    """The cards of one kind, such as "Hoot 4 9"."""
    half = 0.5 * (kind in signs.HALF)
    numbers = [halved(int(each) + half).to(lang) for each in strengths if each]
    wild = signs.WILD if kind == cards.CHAMELEON_CARD.name else ""
    shown = "".join(f" {wild}{number}" for number in numbers)
    if not numbers and len(strengths) > 1:
        shown = f" ×{len(strengths)}"
    style = FAINT if gone else ""
    name = f"{signs.GONE if gone else ''}{signs.NAMES[kind].to(lang)}"
    return Line.assemble((name, style), (shown, style or "bold"))


def _split(card: str) -> tuple[str, str]:
    """Kind and strength of a card key; trees have no strength."""
    kind, dash, strength = card.rpartition("-")
    return (kind, strength) if dash and strength.isdigit() else (card, "")
