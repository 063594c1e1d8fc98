"""The middle of the table: the line at the top, the display, the circle and the supply."""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text as Line

from spieltisch.core.fitting import FAINT, flowing, mark, phase_strip, spread
from spieltisch.core.game import Data
from spieltisch.core.names import SEAT_SIGNS, SEAT_STYLES
from spieltisch.core.text import Text
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.cards import Tree
from spieltisch.games.living_forest.screen import signs
from spieltisch.games.living_forest.screen.signs import card, gifts, tree_gifts

_PHASES: Final = {
    "reveal": Text("Tiere", "Animals"),
    "act": Text("Aktionen", "Actions"),
    "end": Text("Rundenende", "End of round"),
}
_ROCK_ELEMENTS: Final = {"attract": 0, "extinguish": 1, "plant": 2}
"""The element of the action that a rock gives; the others give a fragment."""
_LEVEL_FIRES: Final = (2, 3, 4)
_COST: Final = 2  # columns of a cost
_WIDE: Final = 31  # columns of a display card that fits in one line


class Header:
    """Round, phases and supply in one line, in two where it is narrow."""

    def __init__(self, view: Data, lang: str) -> None:
        self.view = view
        self.lang = lang

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from spread(self._round(), self._phases(), self._supply(), options.max_width)

    def _round(self) -> Line:
        if self.view["phase"] == "ended":
            return Line(Text("Spielende", "Game over").to(self.lang), style="bold")
        words = Text("Runde {n}", "Round {n}").fill(n=self.view["round"])
        return Line.assemble((words.to(self.lang), "bold"), "  ", mark(self.view["start"])).append(
            Text(" beginnt", " starts").to(self.lang)
        )

    def _phases(self) -> Line:
        now = self.view["phase"]
        return Line() if now == "ended" else phase_strip(_PHASES, now, self.lang)

    def _supply(self) -> Line:
        words = Text(
            "Vorrat: {sign}{fragments}  {varans} Warane",
            "supply: {sign}{fragments}  {varans} varans",
        )
        filled = words.fill(
            sign=signs.FRAGMENT, fragments=self.view["fragments"], varans=self.view["varans"]
        )
        return Line(filled.to(self.lang))


class Display:
    """Twelve animals by level, each with its cost, symbol and elements.

    Briefly: one behind the other instead of in columns.
    """

    def __init__(self, view: Data, lang: str, brief: bool) -> None:
        self.view = view
        self.lang = lang
        self.brief = brief

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.brief:
            for level, row in enumerate(self.view["display"]):
                parts = [self._brief_card(key, level) for key in row]
                yield from flowing(Line(self._label(level, 4)), parts, "  ", options.max_width)
        else:
            yield from self._columns(options)

    def _columns(self, options: ConsoleOptions) -> RenderResult:
        label = 10 if options.max_width >= 100 else 4
        cell = (options.max_width - label) // len(self.view["display"][0]) - 1
        for level, row in enumerate(self.view["display"]):
            upper, lower = Line(self._label(level, label)), Line(" " * label)
            for key in row:
                name, given = self._card(key, level)
                if cell >= _WIDE:
                    name = Line.assemble(name, "  ", given)
                for line, part in ((upper, name), (lower, given)):
                    part.truncate(cell, overflow="ellipsis", pad=True)
                    line.append("│", style=FAINT).append_text(part)
            yield upper
            if cell < _WIDE:
                yield lower

    def _label(self, level: int, width: int) -> str:
        if width < 10:
            return Text(f"S{level + 1}", f"L{level + 1}").to(self.lang).ljust(width)
        word = Text("Stufe", "Level").to(self.lang)
        return f"{word} {level + 1} {self.view['stacks'][level]:>2}".ljust(width)

    def _card(self, key: str | None, level: int) -> tuple[Line, Line]:
        """Cost and name, and below them the elements; a gap says what it brings."""
        if key is None:
            gap = Text("Lücke: bringt {fire}", "gap: brings {fire}")
            said = gap.fill(fire=f"{signs.FIRE}{_LEVEL_FIRES[level]}").to(self.lang)
            return Line(" " * (_COST + 1) + said, style=FAINT), Line()
        animal = signs.CARDS[key]
        name = Line.assemble((f"{animal.cost:>{_COST}} ", "bold"), card(animal, self.lang))
        return name, Line.assemble(" " * (_COST + 1), gifts(animal.elements))

    def _brief_card(self, key: str | None, level: int) -> Line:
        if key is None:
            gap = Text("Lücke {fire}", "gap {fire}").fill(fire=f"{signs.FIRE}{_LEVEL_FIRES[level]}")
            return Line(gap.to(self.lang), style=FAINT)
        animal = signs.CARDS[key]
        given = gifts(animal.elements, "")
        return Line.assemble((f"{animal.cost} ", "bold"), card(animal, self.lang), " ", given)


class Circle:
    """The twelve rocks with what they give and who stands there, and the fires.

    Briefly: who stands where, and the fires.
    """

    def __init__(self, view: Data, lang: str, brief: bool) -> None:
        self.view = view
        self.lang = lang
        self.brief = brief

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.brief:
            fires = Line.assemble(self._stones(), "   ", self._fires())
            fires.truncate(options.max_width, overflow="ellipsis")
            yield fires
            return
        heading = Line(Text("Felder", "Rocks").to(self.lang).ljust(8))
        cell = min(8, (options.max_width - heading.cell_len) // len(cards.ROCKS))
        stones = {player["stone"]: player["seat"] for player in self.view["players"]}
        line = heading
        for rock, bonus in enumerate(cards.ROCKS):
            part = self._rock(rock, bonus)
            if rock in stones:
                seat = stones[rock]
                part.append(SEAT_SIGNS[seat], style=f"bold {SEAT_STYLES[seat]}")
            part.truncate(cell, pad=True)
            line.append_text(part)
        yield line
        yield self._fires()

    def _stones(self) -> Line:
        line = Line(Text("Felder", "Rocks").to(self.lang))
        for player in self.view["players"]:
            line.append(" ").append_text(mark(player["seat"])).append(f"{player['stone'] + 1}")
        return line

    def _rock(self, rock: int, bonus: str) -> Line:
        element = _ROCK_ELEMENTS.get(bonus)
        part = Line(f"{rock + 1:>2}", style=FAINT)
        if element is None:
            return part.append(signs.FRAGMENT)
        return part.append(signs.ELEMENT_SIGNS[element], style=signs.ELEMENT_STYLES[element])

    def _fires(self) -> Line:
        """The fires, their power, and what it means for the seat of the view."""
        fires, power = self.view["fires"], self.view["fire_power"]
        heading = Text("Flammen", "Fires").to(self.lang)
        line = Line(f"{heading} " if self.brief else heading.ljust(8))
        line.append(
            "  ".join(f"{signs.FIRE}{value}" for value in fires) or "–", style="bold #e0693e"
        )
        line.append(Text(f"   Wert {power}", f"   power {power}").to(self.lang))
        seat = self.view["seat"]
        if seat is None or self.view["phase"] == "ended" or not fires:
            return line
        water = self.view["players"][seat]["elements"]["water"]
        if water >= power:
            safe = Text("dein Wasser {water} reicht", "your water {water} holds")
            return line.append("   " + safe.fill(water=water).to(self.lang), style=FAINT)
        hit = Text(
            "dein Wasser {water}: {count} Warane am Rundenende",
            "your water {water}: {count} varans when the round ends",
        )
        if len(fires) == 1:
            hit = Text(
                "dein Wasser {water}: 1 Waran am Rundenende",
                "your water {water}: 1 varan when the round ends",
            )
        said = hit.fill(water=water, count=len(fires)).to(self.lang)
        return line.append(f"   ! {said}", style="bold")


class Supply:
    """The trees that can still be planted: cost, gift and how many; ✓ where one has the kind.

    Briefly: without those that are gone, and how many only where it is the last.
    """

    def __init__(self, view: Data, lang: str, brief: bool) -> None:
        self.left: dict[str, int] = view["trees"]
        self.heading = Line(Text("Bäume", "Trees").to(lang).ljust(8))
        self.brief = brief
        seat = view["seat"]
        self.own = [] if seat is None else view["players"][seat]["forest"]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.brief:
            parts = [self._brief_tree(tree) for tree in cards.TREES if self.left[tree.key]]
        else:
            parts = [self._tree(tree) for tree in cards.TREES]
        yield from flowing(self.heading, parts, " " if self.brief else "  ", options.max_width)

    def _tree(self, tree: Tree) -> Line:
        left = self.left[tree.key]
        part = Line("✓" if tree.key in self.own else "")
        part.append(f"{tree.cost}", style="bold").append(":").append_text(tree_gifts(tree))
        part.append(f" ({left})", style=FAINT)
        if not left:
            part.stylize("dim strike")
        return part

    def _brief_tree(self, tree: Tree) -> Line:
        part = Line("✓" if tree.key in self.own else "")
        part.append(f"{tree.cost}", style="bold").append_text(tree_gifts(tree))
        return part.append("(1)" if self.left[tree.key] == 1 else "", style=FAINT)


class Legend:
    """What the signs mean."""

    def __init__(self, lang: str) -> None:
        self.signs = [Line(each.to(lang), style=FAINT) for each in signs.LEGEND]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from flowing(Line(), self.signs, "  ", options.max_width)
