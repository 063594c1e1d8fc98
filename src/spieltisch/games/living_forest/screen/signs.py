"""Signs, colours and short ways to write cards that every part of the screen uses."""

from typing import Final

from rich.text import Text as Line

from spieltisch.core.fitting import mark
from spieltisch.core.game import Data
from spieltisch.core.text import Text
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.cards import Animal, Tree

ELEMENT_SIGNS: Final = ("☼", "≈", "♣", "@", "✿")
"""Sun, water, plant, spiral, flower."""
SIGN_OF: Final = dict(zip(cards.ELEMENT_KEYS, ELEMENT_SIGNS))
ELEMENT_STYLES: Final = ("#c09a1c", "#3f8fd6", "#2fa36b", "#a974d8", "#d0608f")
SYMBOL_SIGNS: Final = {cards.SOLITARY: "!", cards.GREGARIOUS: "+"}
REPEATS: Final = "×2"
FRAGMENT: Final = "✦"
TREE: Final = "♠"
FIRE: Final = "✸"
SORT_SIGNS: Final = {"tree": TREE, "fire": FIRE, "flower": SIGN_OF["flower"]}

CARDS: Final = {animal.key: animal for animal in cards.ANIMALS}
TREES_BY_KEY: Final = {tree.key: tree for tree in cards.TREES}

LEGEND: Final = (
    Text("☼ Sonne", "☼ sun"),
    Text("≈ Wasser", "≈ water"),
    Text("♣ Pflanze", "♣ plant"),
    Text("@ Spirale", "@ spiral"),
    Text("✿ Blume", "✿ flower"),
    Text("✦ Magie-Fragment", "✦ fragment"),
    Text("! Einzelgänger", "! solitary"),
    Text("+ Geselligkeit", "+ gregarious"),
    Text("♠ Bäume, ✸ Flammen, ✿ Blumen: 12 gewinnen", "♠ trees, ✸ fires, ✿ flowers: 12 win"),
)


def gifts(elements: tuple[int, ...], gap: str = " ") -> Line:
    """What a card or tree gives, such as "☼2 ♣-1"."""
    line = Line()
    for element, count in enumerate(elements):
        if count:
            line.append(gap if line else "")
            line.append(f"{ELEMENT_SIGNS[element]}{count}", style=ELEMENT_STYLES[element])
    return line


def tree_gifts(tree: Tree) -> Line:
    return gifts(tree.elements) if any(tree.elements) else Line(REPEATS)


def card(animal: Animal, lang: str) -> Line:
    """An animal with its symbol, such as "!Owl"."""
    sign = SYMBOL_SIGNS.get(animal.symbol, "")
    return Line.assemble((sign, "bold"), (animal.name.to(lang), "bold" if sign else ""))


def card_with_gifts(key: str, lang: str) -> Line:
    given = gifts(CARDS[key].elements)
    return Line.assemble(card(CARDS[key], lang), " " if given else "", given)


def named(view: Data, names: list[str], seat: int) -> Line:
    """A seat with its sign; the seat of the view stands out."""
    style = "bold" if seat == view["seat"] else ""
    return Line.assemble(mark(seat), " ", (names[seat], style))


def fitted(line: Line, width: int) -> Line:
    """A line cut or filled up to a width."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line
