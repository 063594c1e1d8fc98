"""Signs, short ways to write cards, and the public table that a view shows."""

from typing import Final

from rich.text import Text as Line

from spieltisch.core.game import Data
from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.cards.card import BLANK, Card
from spieltisch.games.blue_moon.state import codes, layers
from spieltisch.games.blue_moon.state.notation import ELEMENT_KEYS
from spieltisch.games.blue_moon.state.table import Table
from spieltisch.games.blue_moon.text import names

HERE: Final = "►"
DRAGON: Final = "◆"
FACE_DOWN: Final = "▒"
FAINT: Final = "dim"
ELEMENT_STYLES: Final = {"fire": "bold #e0693e", "earth": "bold #2fa36b"}

IGNORED: Final = Text("✗ ignoriert", "✗ ignored")
TEXT_OFF: Final = Text("¬ Text ignoriert", "¬ text ignored")
ICONS_OFF: Final = Text("° Symbole ignoriert", "° icons ignored")
LEGEND: Final = (
    Text(f"{HERE} entscheidet", f"{HERE} decides"),
    Text(f"{DRAGON} Drache", f"{DRAGON} dragon"),
    Text(f"{FACE_DOWN} verdeckt", f"{FACE_DOWN} face down"),
    Text("5/1 Feuer und Erde", "5/1 fire and earth"),
    IGNORED,
    TEXT_OFF,
    ICONS_OFF,
)
LANDED: Final = Text("gelandet", "landed")

_PLACES: Final = ("active", "older", "support", "ships", "landed", "loaded", "aboard")


def number(key: str | None) -> int:
    """A card by its key; a face-down card that the view does not name is NONE."""
    return codes.NONE if key is None else every.NUMBERS[key]


def public_table(view: Data) -> Table:
    """A table with what a view shows, to ask it what works; hands and piles are empty."""
    table = Table()
    table.lay_out()
    table.turn = view["turn"]
    table.element = codes.NONE if view["element"] is None else ELEMENT_KEYS.index(view["element"])
    for seat, player in enumerate(view["players"]):
        for place in (*_PLACES, "bluffs", "laid_crystals", "actions"):
            getattr(table, place)[seat] = [number(key) for key in player[place]]
        table.hyla[seat] = number(player["hyla"])
        table.inquisitors[seat] = number(player["inquisitor"])
        table.doubled[seat] = number(player["doubled"])
        table.dragons[seat] = player["dragons"]
    table.touch()
    return table


def values(card: Card) -> str:
    """Printed fire and earth, such as "5/1"; empty for a card without values."""
    return "" if card.fire == BLANK else f"{card.fire}/{card.earth}"


def icons(card: Card, lang: str) -> str:
    return " ".join(name.to(lang) for icon, name in names.ICON_NAMES.items() if card.icons & icon)


def lying(table: Table, seat: int, key: str, lang: str) -> Line:
    """An active card: name, values as they count, icons, and what of it is ignored."""
    card = every.NUMBERS[key]
    printed = every.CARDS[card]
    line = Line(printed.name.to(lang), style="bold")
    now = table.value_now(seat, card)
    if now is not None:
        said = f"{now[0]}/{now[1]}"
        line.append(f" {said}")
        if said != values(printed):
            line.append(Text(" statt {old}", " not {old}").fill(old=values(printed)).to(lang))
    if printed.icons:
        line.append(f" {icons(printed, lang)}", style=FAINT)
    for sign in marks(table, seat, card):
        line.append(f" {sign.to(lang)}", style="bold italic")
    return line


def marks(table: Table, seat: int, card: int) -> list[Text]:
    """What of an active card is ignored, each as a sign with a word."""
    if table.is_off(seat, card):
        return [IGNORED]
    found: list[Text] = []
    if every.EFFECTS[card] and not table.works(seat, card):
        found.append(TEXT_OFF)
    if layers.icons_of(card, table.ignored_by(seat), True) != every.ICONS[card]:
        found.append(ICONS_OFF)
    return found
