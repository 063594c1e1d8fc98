"""Card texts, rendered from the declarations in cards.py."""

from typing import Final

from spieltisch.core.game import CardText
from spieltisch.core.text import Text, both, listed
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.cards import Animal, Tree
from spieltisch.games.living_forest.state import codes
from spieltisch.games.living_forest.text.names import elements_given

_STARTING: Final = Text("Starttier", "starting animal")
_VARAN: Final = Text("Feuerwaran", "fire varan")
_LEVEL: Final = Text("Tier der Stufe {level}", "animal of level {level}")
_TREE: Final = Text("Baum", "tree")
_SYMBOLS: Final = {
    cards.SOLITARY: Text(
        "Einzelgänger: erhöht den Saldo um 1.", "Solitary: adds 1 to net solitary."
    ),
    cards.GREGARIOUS: Text(
        "Geselligkeit: senkt den Einzelgänger-Saldo um 1.",
        "Gregarious: takes 1 off net solitary.",
    ),
}
_COSTS: Final = Text("Kostet {cost}.", "Costs {cost}.")
_GIVES: Final = Text("Gibt {elements}.", "Gives {elements}.")
_NO_ELEMENT: Final = Text("Gibt kein Element.", "Gives no element.")
_REPEAT: Final = Text(
    "Solange er in deinem Wald steht, darfst du mit 2 Aktionen zweimal dieselbe ausführen.",
    "As long as it stands in your forest, your 2 actions may be of the same kind.",
)
_ROCK: Final = Text("Feld im Steinkreis", "rock of the circle")
_ROCK_NAMES: Final = {
    "plant": Text("Pflanzfeld", "Plant rock"),
    "fragment": Text("Fragmentfeld", "Fragment rock"),
    "attract": Text("Lockfeld", "Attract rock"),
    "extinguish": Text("Löschfeld", "Extinguish rock"),
}
_ROCK_BONUSES: Final = {
    "plant": Text("pflanzt sofort einen Baum", "plants a tree at once"),
    "fragment": Text("erhält sofort ein Magie-Fragment", "gets a fragment at once"),
    "attract": Text("lockt sofort Tiere an", "attracts animals at once"),
    "extinguish": Text("löscht sofort Flammen", "extinguishes fires at once"),
}
_ENDS_HERE: Final = Text(
    "Felder {rocks}: Wer hier eine Bewegung beendet, {bonus}.",
    "Rocks {rocks}: whoever ends a move here {bonus}.",
)


def card_texts() -> list[CardText]:
    """Every animal, every tree and every kind of rock, with what it gives."""
    texts: list[CardText] = []
    for kind, animal in enumerate(cards.ANIMALS):
        what, count = _LEVEL.fill(level=animal.level), 1
        if kind < codes.STARTING:
            what, count = _STARTING, codes.MAX_SEATS
        elif kind == codes.VARAN:
            what, count = _VARAN, codes.VARANS
        texts.append(CardText(animal.key, animal.name, what, count, animal_text(animal)))
    for number, tree in enumerate(cards.TREES):
        text = tree_text(tree, number == cards.REPEAT_TREE)
        texts.append(CardText(tree.key, tree.name, _TREE, tree.copies[-1], text))
    for bonus, name in _ROCK_NAMES.items():
        rocks = [both(str(rock)) for rock, word in enumerate(cards.ROCKS, 1) if word == bonus]
        text = _ENDS_HERE.fill(rocks=listed(rocks), bonus=_ROCK_BONUSES[bonus])
        texts.append(CardText(f"rock-{bonus}", name, _ROCK, len(rocks), text))
    return texts


def animal_text(animal: Animal) -> Text:
    """Cost, symbol and elements of an animal."""
    parts = [_COSTS.fill(cost=animal.cost)] if animal.cost else []
    if animal.symbol in _SYMBOLS:
        parts.append(_SYMBOLS[animal.symbol])
    parts.append(_given(animal.elements))
    return _joined(parts)


def tree_text(tree: Tree, repeats: bool) -> Text:
    """Cost and gift of a tree."""
    return _joined([_COSTS.fill(cost=tree.cost), _REPEAT if repeats else _given(tree.elements)])


def _given(elements: tuple[int, ...]) -> Text:
    if not any(elements):
        return _NO_ELEMENT
    return _GIVES.fill(elements=elements_given(elements))


def _joined(parts: list[Text]) -> Text:
    return Text(" ".join(part.de for part in parts), " ".join(part.en for part in parts))
