"""What things are called."""

from typing import Final

from spieltisch.core.text import Text, listed
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.state import codes

ENDINGS: Final = {
    codes.VICTORY: Text(
        "Am Ende der Runde hat jemand 12 Bäume, 12 Flammen oder 12 Blumen.",
        "At the end of the round somebody has 12 trees, 12 fires or 12 flowers.",
    ),
    codes.ROUND_LIMIT: Text(
        "Die letzte Runde ist vorbei, und niemand hat 12 von einem: unentschieden.",
        "The last round is over and nobody has 12 of a kind: a draw.",
    ),
}

ELEMENT_NAMES: Final = (
    Text("Sonne", "Sun"),
    Text("Wassertropfen", "Water drop"),
    Text("Pflanze", "Plant"),
    Text("Spirale", "Spiral"),
    Text("Heilige Blume", "Sacred flower"),
)
_ONE: Final = (
    Text("Sonne", "sun"),
    Text("Wassertropfen", "water drop"),
    Text("Pflanze", "plant"),
    Text("Spirale", "spiral"),
    Text("Blume", "flower"),
)
_MANY: Final = (
    Text("Sonnen", "suns"),
    Text("Wassertropfen", "water drops"),
    Text("Pflanzen", "plants"),
    Text("Spiralen", "spirals"),
    Text("Blumen", "flowers"),
)

ACTION_NAMES: Final = {
    codes.A_FRAGMENT: Text("Magie-Fragment nehmen", "take a fragment"),
    codes.A_ATTRACT: Text("Tiere anlocken", "attract animals"),
    codes.A_EXTINGUISH: Text("Flammen löschen", "extinguish fires"),
    codes.A_MOVE: Text("Figur bewegen", "move the stone"),
    codes.A_PLANT: Text("Baum pflanzen", "plant a tree"),
}
ROCK_NAMES: Final = {
    "fragment": Text("ein Magie-Fragment", "a fragment"),
    "attract": ACTION_NAMES[codes.A_ATTRACT],
    "extinguish": ACTION_NAMES[codes.A_EXTINGUISH],
    "plant": ACTION_NAMES[codes.A_PLANT],
}
"""What a rock gives, by its word in `cards.ROCKS`."""

START_TREE_NAME: Final = Text("Start-Baum", "Start tree")
LINE_NAMES: Final = (
    Text("Spalte 2", "column 2"),
    Text("Spalte 3", "column 3"),
    Text("Spalte 4", "column 4"),
    Text("Reihe 2", "row 2"),
)
"""The lines of a forest with a bonus, in the order of `codes.LINE_CELLS`."""

SPIRITS: Final = (
    Text("des Winters", "Winter's"),
    Text("des Frühlings", "Spring's"),
    Text("des Sommers", "Summer's"),
    Text("des Herbstes", "Autumn's"),
)
"""The spirit of each seat; the bonus tiles bear its name."""
_TILES: Final = (
    Text("Baum-Plättchen {spirit}", "{spirit} tree tile"),
    Text("Flammen-Plättchen {spirit}", "{spirit} fire tile"),
    Text("Blumen-Plättchen {spirit}", "{spirit} flower tile"),
)
SORT_NAMES: Final = (
    Text("Bäume", "trees"),
    Text("Flammen", "fires"),
    Text("Blumen", "flowers"),
)
"""What counts for victory, in the order of the sorts of tiles."""


def card_name(kind: int) -> Text:
    return cards.ANIMALS[kind].name


def card_names(kinds: list[int]) -> Text:
    return listed([card_name(kind) for kind in kinds])


def tree_name(tree: int) -> Text:
    return START_TREE_NAME if tree == codes.START_TREE else cards.TREES[tree].name


def cell_name(cell: int) -> Text:
    """A place in a forest; people count rows and columns from 1."""
    row, column = cell // codes.COLUMNS + 1, cell % codes.COLUMNS + 1
    return Text(f"Reihe {row}, Spalte {column}", f"row {row}, column {column}")


def tile_name(tile: int) -> Text:
    return _TILES[tile % codes.SORTS].fill(spirit=SPIRITS[tile // codes.SORTS])


def counted(element: int, count: int) -> Text:
    """So many of an element.

    >>> counted(0, 3).en
    '3 suns'
    """
    name = _ONE[element] if abs(count) == 1 else _MANY[element]
    return Text(f"{count} {name.de}", f"{count} {name.en}")


def elements_given(elements: tuple[int, ...]) -> Text:
    """All that a card or tree gives, such as "2 suns and -1 plant"; empty if that is nothing."""
    return listed([counted(element, count) for element, count in enumerate(elements) if count])


def counted_fragments(count: int) -> Text:
    if count == 1:
        return Text("ein Magie-Fragment", "1 fragment")
    return Text(f"{count} Magie-Fragmente", f"{count} fragments")


def counted_cards(count: int) -> Text:
    return Text("eine Karte", "1 card") if count == 1 else Text(f"{count} Karten", f"{count} cards")


def counted_animals(count: int) -> Text:
    return (
        Text("ein Tier", "1 animal") if count == 1 else Text(f"{count} Tiere", f"{count} animals")
    )


def counted_varans(count: int) -> Text:
    if count == 1:
        return Text("einen Feuerwaran", "1 fire varan")
    return Text(f"{count} Feuerwarane", f"{count} fire varans")


def counted_actions(count: int) -> Text:
    if count == 1:
        return Text("1 Aktion", "1 action")
    return Text(f"{count} Aktionen", f"{count} actions")


def fire_values(numbers: list[int]) -> Text:
    """Fires as their values, such as "2, 2 and 4"; ``numbers`` are the fires of each value."""
    values = [
        str(fire + codes.LOWEST_FIRE) for fire, number in enumerate(numbers) for _ in range(number)
    ]
    return listed([Text(value, value) for value in values])
