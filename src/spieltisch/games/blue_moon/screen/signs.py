"""Signs, and short ways to write cards."""

from typing import Final

from rich.text import Text as Line

from spieltisch.core.fitting import FAINT, HERE
from spieltisch.core.game import Data
from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.cards.card import BLANK, Card
from spieltisch.games.blue_moon.text import names

DRAGON: Final = "◆"
FACE_DOWN: Final = "▒"
ELEMENT_STYLES: Final = {"fire": "bold #e0693e", "earth": "bold #2fa36b"}

_IGNORED: Final = {
    "card": Text("✗ ignoriert", "✗ ignored"),
    "text": Text("¬ Text ignoriert", "¬ text ignored"),
    "icons": Text("° Symbole ignoriert", "° icons ignored"),
}
LEGEND: Final = (
    Text(f"{HERE} entscheidet", f"{HERE} decides"),
    Text(f"{DRAGON} Drache", f"{DRAGON} dragon"),
    Text(f"{FACE_DOWN} verdeckt", f"{FACE_DOWN} face down"),
    Text("5/1 Feuer und Erde", "5/1 fire and earth"),
    *_IGNORED.values(),
)
LANDED: Final = Text("gelandet", "landed")


def values(card: Card) -> str:
    """Printed fire and earth, such as "5/1"; empty for a card without values."""
    return "" if card.fire == BLANK else f"{card.fire}/{card.earth}"


def icons(card: Card, lang: str) -> str:
    return " ".join(name.to(lang) for icon, name in names.ICON_NAMES.items() if card.icons & icon)


def lying(player: Data, key: str, lang: str) -> Line:
    """An open card: name, values as they count, icons, and what of it is ignored."""
    printed = every.CARDS[every.NUMBERS[key]]
    line = Line(printed.name.to(lang), style="bold")
    now = player["lying"][key]["values"]
    if now is not None:
        said = f"{now[0]}/{now[1]}"
        line.append(f" {said}")
        if said != values(printed):
            line.append(Text(" statt {old}", " not {old}").fill(old=values(printed)).to(lang))
    if printed.icons:
        line.append(f" {icons(printed, lang)}", style=FAINT)
    return mark_ignored(line, player["lying"][key]["ignored"], lang)


def mark_ignored(line: Line, ignored: list[str], lang: str) -> Line:
    """Says behind a card what of it is ignored, each as a sign with a word."""
    for what in ignored:
        line.append(f" {_IGNORED[what].to(lang)}", style="bold italic")
    return line
