"""Everybody's totals and victory counts, the lines of animals, and the forests."""

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text as Line

from spieltisch.core.fitting import FAINT, HERE, flowing, mark
from spieltisch.core.game import Data
from spieltisch.core.text import Text
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.screen import signs
from spieltisch.games.living_forest.screen.signs import card, card_with_gifts, fitted, named
from spieltisch.games.living_forest.state import codes
from spieltisch.games.living_forest.state.notation import CARD_NUMBERS, START_KEY

_LONGEST: Final = 14  # columns of a name
_FIGURES: Final = 45  # columns of a player's line beside the name and the words of its heading
_COUNTS: Final = (
    ("trees", signs.TREE),
    ("fires", signs.FIRE),
    ("flowers", signs.SIGN_OF["flower"]),
)
_PILES: Final = Text("Stapel", "draw")
_DISCARDS: Final = Text("Ablage", "discard")
_TILES: Final = Text("Plättchen", "tiles")


class Players:
    """A table with a line for each player: elements, net solitary, fragments, victory counts."""

    def __init__(self, view: Data, lang: str, names: list[str]) -> None:
        self.view = view
        self.lang = lang
        self.written = names
        self.tiles = [_tiles(player) for player in view["players"]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        words = [_PILES.to(self.lang), _DISCARDS.to(self.lang), _TILES.to(self.lang)]
        figures = _FIGURES + len(" ".join(words[:2])) + max(map(len, [words[2], *self.tiles]))
        longest = min(_LONGEST, max(map(cell_len, self.written)), options.max_width - figures)
        self.names = [set_cell_size(name, max(1, longest)) for name in self.written]
        self.lead = max(1, longest) + 4
        for line in [self._heading(), *(self._line(each) for each in self.view["players"])]:
            line.no_wrap = True
            line.overflow = "crop"
            yield line

    def _heading(self) -> Line:
        line = Line(" " * self.lead)
        for element, sign in enumerate(signs.ELEMENT_SIGNS):
            line.append(f"{sign:>3}", style=signs.ELEMENT_STYLES[element])
        line.append(f"{'!':>4}{signs.FRAGMENT:>4} │")
        for _, sign in _COUNTS:
            line.append(f"{sign:>4}")
        line.append(" │")
        for word in (_PILES, _DISCARDS, _TILES):
            line.append(f" {word.to(self.lang)}", style=FAINT)
        return line

    def _line(self, player: Data) -> Line:
        seat = player["seat"]
        line = Line.assemble((self._pointer(seat), "bold"), mark(seat), " ")
        line.append(self.names[seat], style="bold" if seat == self.view["seat"] else "").append(" ")
        for element, key in enumerate(cards.ELEMENT_KEYS):
            count = player["elements"][key]
            line.append(f"{count:>3}", style=signs.ELEMENT_STYLES[element] if count else FAINT)
        net = player["net"]
        line.append(f"{net:>4}", style="bold reverse" if net >= codes.CLOSED else "bold")
        line.append(f"{player['fragments']:>4} │")
        for name, _ in _COUNTS:
            count = player["counts"][name]
            line.append(f"{count:>4}", style="bold reverse" if count >= codes.GOAL else "bold")
        line.append(f" │ {player['draw']:>{len(_PILES.to(self.lang))}}")
        line.append(f" {len(player['discard']):>{len(_DISCARDS.to(self.lang))}} ")
        return line.append(self.tiles[seat])

    def _pointer(self, seat: int) -> str:
        if self.view["phase"] == "ended":
            return " "
        if seat == self.view["turn"]:
            return HERE
        return "?" if seat in self.view["to_move"] else " "


def _tiles(player: Data) -> str:
    """The bonus tiles of a player, as signs by sort."""
    sorts = [tile.partition("-")[0] for tile in player["tiles"]]
    return "".join(sign * sorts.count(sort) for sort, sign in signs.SORT_SIGNS.items())


class Lines:
    """The animals everybody has revealed, those of the view's seat with their elements.

    Briefly: those of the view's seat alone.
    """

    def __init__(self, view: Data, lang: str, brief: bool) -> None:
        self.view = view
        self.lang = lang
        self.brief = brief

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for player in self.view["players"]:
            own = player["seat"] == self.view["seat"]
            if self.brief and not own:
                continue
            if not player["line"] and not player["stopped"]:
                continue
            parts = [
                card_with_gifts(key, self.lang) if own else card(signs.CARDS[key], self.lang)
                for key in player["line"]
            ]
            if own and player["fresh"] and parts:
                parts[-1] = Line.assemble((HERE, "bold"), parts[-1])
            if self.view["phase"] == "reveal" and player["stopped"]:
                last = parts.pop() if parts else Line()
                parts.append(Line.assemble(last, " " if last else "", self._stopped(player)))
            heading = Line.assemble(" ", mark(player["seat"]), " ")
            yield from flowing(heading, parts, "   " if own else ", ", options.max_width)

    def _stopped(self, player: Data) -> Line:
        stopped = Text("[fertig: 2 Aktionen]", "[stopped: 2 actions]")
        if player["actions"] == 1:
            stopped = Text("[geschlossen: 1 Aktion]", "[closed: 1 action]")
        return Line(stopped.to(self.lang), style=FAINT)


class Forests:
    """The forests side by side, with what corners, columns and the middle row give.

    Briefly: the sign of the seat instead of a title, and not what columns give.
    """

    _CORNERS: Final = {
        (0, 0): f"{signs.SIGN_OF['sun']}+3",
        (0, codes.COLUMNS - 1): f"{signs.FRAGMENT}+2",
        (codes.ROWS - 1, 0): f"{signs.FRAGMENT}+2",
        (codes.ROWS - 1, codes.COLUMNS - 1): f"{signs.SIGN_OF['water']}+2",
    }
    _BONUSES: Final = {
        1: signs.SIGN_OF["water"],
        2: signs.SIGN_OF["sun"],
        3: signs.SIGN_OF["spiral"],
    }
    _MIDDLE_ROW: Final = 1

    def __init__(self, view: Data, lang: str, names: list[str], brief: bool) -> None:
        self.view = view
        self.lang = lang
        self.names = names
        self.brief = brief

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        players = self.view["players"]
        each = options.max_width // len(players)
        cell = min(6, max(3, (each - 5) // codes.COLUMNS))
        across = min(len(players), max(1, options.max_width // (cell * codes.COLUMNS + 5)))
        width = options.max_width // across
        for first in range(0, len(players), across):
            blocks = [self._forest(player, cell) for player in players[first : first + across]]
            for parts in zip(*blocks):
                yield Line("").join([fitted(part, width) for part in parts])

    def _forest(self, player: Data, cell: int) -> list[Line]:
        rows = [self._row(player["forest"], row, cell) for row in range(codes.ROWS)]
        if self.brief:
            signs = [mark(player["seat"]), *[Line(" ")] * (codes.ROWS - 1)]
            return [Line.assemble(sign, row) for sign, row in zip(signs, rows)]
        title = Line.assemble(" ", named(self.view, self.names, player["seat"]))
        below = Line()
        for column in range(codes.COLUMNS):
            full = all(player["forest"][row * codes.COLUMNS + column] for row in range(codes.ROWS))
            bonus = _bonus(self._BONUSES[column], 1, full) if column in self._BONUSES else Line()
            if cell <= bonus.cell_len and not full:
                bonus.truncate(1)
            below.append(" " * (cell - bonus.cell_len)).append_text(bonus)
        return [title, *rows, below]

    def _row(self, forest: list[str | None], row: int, cell: int) -> Line:
        trees = forest[row * codes.COLUMNS : (row + 1) * codes.COLUMNS]
        line = Line()
        for column, tree in enumerate(trees):
            if tree is None:
                empty = self._CORNERS.get((row, column), "·")
                line.append(f"{empty:>{cell}}", style=FAINT)
            else:
                line.append(f"{_planted(tree):>{cell}}", style="bold")
        if row != self._MIDDLE_ROW:
            return line
        return line.append(" ").append_text(_bonus(signs.SIGN_OF["flower"], 2, all(trees)))


def _bonus(sign: str, count: int, full: bool) -> Line:
    """What a full column or row gives, or a tick if it is full."""
    return Line(f"✓{sign}", style="bold") if full else Line(f"{sign}+{count}", style=FAINT)


def _planted(key: str) -> str:
    """A planted tree: its cost and its element."""
    if key == START_KEY:
        return signs.TREE
    tree = signs.TREES_BY_KEY[key]
    given = [sign for sign, count in zip(signs.ELEMENT_SIGNS, tree.elements) if count]
    return f"{tree.cost}{given[0] if given else signs.REPEATS[0]}"


class Pile:
    """The draw pile of the view's seat: what is in it, and the cards on top that it knows."""

    def __init__(self, view: Data, lang: str) -> None:
        self.view = view
        self.lang = lang
        self.player = view["players"][view["seat"]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        heading = Line.assemble(" ", mark(self.view["seat"]), " ", (self._counted(), "bold"))
        top = self.player["top"]
        if not top:
            yield heading
            return
        heading.append(Text("; oben: ", "; on top: ").to(self.lang))
        cards = [card_with_gifts(key, self.lang) for key in top]
        yield from flowing(heading, cards, "   ", options.max_width)

    def _counted(self) -> str:
        held = self.player["draw_cards"]
        solitary = sum(cards.SYMBOLS[CARD_NUMBERS[key]] == cards.SOLITARY for key in held)
        words = Text(
            "Nachziehstapel: {all}, davon {solitary} Einzelgänger",
            "Draw pile: {all}, {solitary} of them solitary",
        )
        return words.fill(all=len(held), solitary=solitary).to(self.lang)
