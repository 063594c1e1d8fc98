"""Both sides of the table and the line above them."""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text as Line

from spieltisch.core.fitting import FAINT, HERE, flowing, mark
from spieltisch.core.game import Data
from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.screen import signs
from spieltisch.games.blue_moon.screen.signs import lying, mark_ignored
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.state.notation import ELEMENT_KEYS, PHASES
from spieltisch.games.blue_moon.text import names
from spieltisch.games.blue_moon.text.names import phase_name

_LEAD: Final = 12  # columns of the headings of a side
_COMBAT: Final = Text("Kampf", "Combat")
_OLDER: Final = Text("inaktiv {n}", "inactive {n}")
_SUPPORT: Final = Text("Unterst.", "Support")
_INFLUENCE: Final = Text("Einfluss", "Influence")
_ACTIONS: Final = Text("Aktion", "Action")
_OPEN: Final = Text("offene Hand", "open hand")
_NOTHING: Final = Text("–", "–")
_PILES: Final = Text(
    "Hand {hand}  Nachziehstapel {deck}  Ablagestapel {discard}",
    "hand {hand}  draw deck {deck}  discard pile {discard}",
)
_SHORT_PILES: Final = Text(
    "Hand {hand}  Stapel {deck}  Ablage {discard}", "hand {hand}  deck {deck}  discard {discard}"
)
_WIDE: Final = 90  # columns that have room for the long words


class Header:
    """Game, fight, phase and element in one line, dragons and crystals in a second."""

    def __init__(self, view: Data, lang: str, names: list[str]) -> None:
        self.view = view
        self.lang = lang
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._stand()
        line = self._dragons()
        line.truncate(options.max_width, overflow="ellipsis")
        yield line

    def _stand(self) -> Line:
        view, lang = self.view, self.lang
        if view["phase"] == "ended":
            return Line(Text("Spielende", "Game over").to(lang), style="bold")
        fight = Text("Kampf {n}", "Fight {n}").fill(n=view["fight"])
        if view["match"]:
            fight = Text("Spiel {game}, Kampf {n}", "Game {game}, fight {n}").fill(
                game=view["game_number"], n=view["fight"]
            )
        line = Line(fight.to(lang), style="bold")
        phase = phase_name(PHASES.index(view["phase"])).to(lang)
        line.append(f"   {HERE} {phase}")
        if view["opening"]:
            line.append(Text(" (Eröffnung)", " (opening turn)").to(lang))
        if view["element"]:
            said = Text("   Kampf um {element}", "   fight in {element}").fill(
                element=names.ELEMENT_NAMES[ELEMENT_KEYS.index(view["element"])]
            )
            line.append(said.to(lang), style=signs.ELEMENT_STYLES[view["element"]])
        return line

    def _dragons(self) -> Line:
        counts = [player["dragons"] for player in self.view["players"]]
        line = Line(Text("Drachen", "Dragons").to(self.lang).ljust(_LEAD))
        parts = [
            Line.assemble(mark(seat), f" {self.names[seat]} ", self._signs(counts[seat]))
            for seat in range(2)
        ]
        middle = Text(" Mitte ", " middle ").to(self.lang)
        parts.insert(1, Line.assemble(middle, self._signs(codes.DRAGONS - sum(counts))))
        line.append_text(Line("   ").join(parts))
        if self.view["match"]:
            crystals = [str(player["crystals"]) for player in self.view["players"]]
            said = Text("   Kristalle {all}", "   crystals {all}").fill(all=" : ".join(crystals))
            line.append(said.to(self.lang))
        return line

    def _signs(self, count: int) -> tuple[str, str]:
        return (signs.DRAGON * count, "bold") if count else ("–", FAINT)


class Side:
    """What one player has on the table. Briefly: not where there is nothing."""

    def __init__(self, view: Data, lang: str, names: list[str], seat: int, brief: bool) -> None:
        self.view = view
        self.lang = lang
        self.brief = brief
        self.name = names[seat]
        self.seat = seat
        self.player = view["players"][seat]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        title = self._title(_PILES if width >= _WIDE else _SHORT_PILES)
        title.truncate(width, overflow="ellipsis")
        yield title
        if self.player["active"] or not self.brief:
            yield from flowing(self._heading(_COMBAT), self._combat(), ", ", width)
        older = [Line(self._name(key), style=FAINT) for key in self.player["older"]]
        if older:
            heading = _OLDER.fill(n=len(older))
            yield from flowing(self._heading(heading), older, ", ", width)
        if self.player["support"] or self.player["bluffs"] or not self.brief:
            yield from flowing(self._heading(_SUPPORT), self._supports(), ", ", width)
        if influence := self._influence():
            yield from flowing(self._heading(_INFLUENCE), influence, ", ", width)
        actions = [self._lying(key) for key in self.player["actions"]]
        if actions:
            yield from flowing(self._heading(_ACTIONS), actions, ", ", width)
        opened = [Line(self._name(key)) for key in self.player["open"]]
        if opened and self.seat != self.view["seat"]:
            yield from flowing(self._heading(_OPEN), opened, ", ", width)

    def _heading(self, words: Text) -> Line:
        return Line(f"  {words.to(self.lang)}".ljust(_LEAD), style=FAINT)

    def _name(self, key: str) -> str:
        return every.CARDS[every.NUMBERS[key]].name.to(self.lang)

    def _lying(self, key: str) -> Line:
        return lying(self.player, key, self.lang)

    def _title(self, words: Text) -> Line:
        waiting = self.seat in self.view["to_move"]
        line = Line.assemble((HERE if waiting else " ", "bold"), mark(self.seat), " ")
        line.append(self.name, style="bold" if self.seat == self.view["seat"] else "")
        line.append(f" ({names.PEOPLE_NAMES[self.player['people']].to(self.lang)})  ")
        for element, key in enumerate(ELEMENT_KEYS):
            contested = key == self.view["element"]
            power = self.player["power"][element]
            said = f"{names.ELEMENT_NAMES[element].to(self.lang)} {power}"
            style = "bold reverse" if contested else ""
            line.append(f"[{said}]" if contested else said, style=style).append("  ")
        piles = words.fill(
            hand=self.player["hand_size"], deck=self.player["deck"], discard=self.player["discard"]
        )
        return line.append(piles.to(self.lang), style=FAINT)

    def _combat(self) -> list[Line]:
        found = [self._lying(key) for key in self.player["active"]]
        return found or [Line(_NOTHING.to(self.lang), style=FAINT)]

    def _supports(self) -> list[Line]:
        found = [self._lying(key) for key in self.player["support"]]
        value = self.player["bluff_value"]
        ignored = ["card"] if self.player["bluffs_ignored"] else []
        for place, key in enumerate(self.player["bluffs"], 1):
            said = Text("Bluffkarte {n}", "bluff card {n}").fill(n=place).to(self.lang)
            part = Line(f"{signs.FACE_DOWN} {said} {value}/{value}")
            if key:
                part.append(f" ({self._name(key)})")
            found.append(mark_ignored(part, ignored, self.lang))
        return found or [Line(_NOTHING.to(self.lang), style=FAINT)]

    def _influence(self) -> list[Line]:
        found: list[Line] = []
        if self.player["hyla"]:
            found.append(self._lying(self.player["hyla"]))
        if self.player["inquisitor"]:
            found.append(self._lying(self.player["inquisitor"]))
        found += [self._ship(key, False) for key in self.player["ships"]]
        found += [self._ship(key, True) for key in self.player["landed"]]
        found += [self._lying(key) for key in self.player["laid_crystals"]]
        return found

    def _ship(self, key: str, landed: bool) -> Line:
        pairs = zip(self.player["loaded"], self.player["aboard"])
        load = [self._name(card) for card, ship in pairs if ship == key]
        line = Line(self._name(key), style="bold")
        if landed:
            line.append(f" {signs.LANDED.to(self.lang)}")
            mark_ignored(line, self.player["lying"][key]["ignored"], self.lang)
        line.append(f" {len(load)}/{every.CAPACITIES[every.NUMBERS[key]]}")
        return line.append(f" ({', '.join(load)})" if load else "")
