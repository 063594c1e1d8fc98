"""Every animal, tree and rock of Living Forest, declared once.

The engine counts with these declarations, the texts are rendered from them and the bots read them.
"""

from dataclasses import dataclass
from typing import Final

from spieltisch.core.text import Text

# Elements, in the order in which they are always listed.
SUN: Final = 0
WATER: Final = 1
PLANT: Final = 2
SPIRAL: Final = 3
FLOWER: Final = 4
ELEMENTS: Final = 5
ELEMENT_KEYS: Final = ("sun", "water", "plant", "spiral", "flower")

# Symbols: what a card adds to net solitary.
SOLITARY: Final = 1
NEUTRAL: Final = 0
GREGARIOUS: Final = -1


@dataclass(frozen=True)
class Animal:
    """An animal card. Level and cost are 0 for the cards of a starting deck and for varans."""

    key: str
    name: Text
    level: int
    cost: int
    symbol: int
    elements: tuple[int, ...]


@dataclass(frozen=True)
class Tree:
    """A type of tree; ``copies`` are its tiles with 2, 3 and 4 players."""

    key: str
    name: Text
    cost: int
    copies: tuple[int, ...]
    elements: tuple[int, ...]


def _animal(
    key: str,
    name: Text,
    level: int,
    cost: int,
    symbol: int,
    sun: int = 0,
    water: int = 0,
    plant: int = 0,
    spiral: int = 0,
    flower: int = 0,
) -> Animal:
    return Animal(key, name, level, cost, symbol, (sun, water, plant, spiral, flower))


def _tree(
    key: str,
    cost: int,
    copies: tuple[int, ...],
    sun: int = 0,
    water: int = 0,
    plant: int = 0,
    spiral: int = 0,
    flower: int = 0,
) -> Tree:
    word = TREE_WORDS[key.rpartition("-")[2]]
    name = Text(f"{word.de} ({cost})", f"{word.en} ({cost})")
    return Tree(key, name, cost, copies, (sun, water, plant, spiral, flower))


TREE_WORDS: Final = {
    "sun": Text("Sonnenbaum", "Sun tree"),
    "water": Text("Wasserbaum", "Water tree"),
    "plant": Text("Pflanzenbaum", "Plant tree"),
    "spiral": Text("Spiralenbaum", "Spiral tree"),
    "flower": Text("Blumenbaum", "Flower tree"),
    "repeat": Text("Baum der Wiederholung", "Tree of repetition"),
}
"""Trees have no printed names; these are ours."""

STARTING_ANIMALS: Final = (
    _animal("bear", Text("Bär", "Bear"), 0, 0, SOLITARY, water=1, plant=2),
    _animal("beetle", Text("Käfer", "Beetle"), 0, 0, SOLITARY, sun=3, plant=1),
    _animal("lynx", Text("Luchs", "Lynx"), 0, 0, SOLITARY, sun=2, water=1, plant=1),
    _animal("fox", Text("Fuchs", "Fox"), 0, 0, SOLITARY, water=1, plant=1, flower=1),
    _animal("owl", Text("Eule", "Owl"), 0, 0, SOLITARY, plant=2, spiral=1),
    _animal("goldfish", Text("Goldfisch", "Goldfish"), 0, 0, NEUTRAL, water=2, plant=-1),
    _animal("tanuki", Text("Tanuki", "Tanuki"), 0, 0, NEUTRAL, sun=3, flower=-1),
    _animal("wild-boar", Text("Wildschwein", "Wild boar"), 0, 0, NEUTRAL, sun=-2, plant=2),
    _animal("weasel", Text("Wiesel", "Weasel"), 0, 0, NEUTRAL, sun=2),
    _animal("hare", Text("Hase", "Hare"), 0, 0, NEUTRAL, spiral=1),
    _animal("fawn", Text("Kitz", "Fawn"), 0, 0, NEUTRAL, flower=1),
    _animal("hummingbird", Text("Kolibri", "Hummingbird"), 0, 0, NEUTRAL, water=1),
    _animal("bee", Text("Biene", "Bee"), 0, 0, NEUTRAL, plant=1),
    _animal("baboon", Text("Pavian", "Baboon"), 0, 0, NEUTRAL, sun=1),
)
"""One of each for every player."""

FIRE_VARAN: Final = _animal("fire-varan", Text("Feuerwaran", "Fire varan"), 0, 0, SOLITARY)

DISPLAY_ANIMALS: Final = (
    _animal("hedgehog", Text("Igel", "Hedgehog"), 1, 3, NEUTRAL, sun=3),
    _animal("caterpillar", Text("Raupe", "Caterpillar"), 1, 3, NEUTRAL, plant=2),
    _animal("flamingo", Text("Flamingo", "Flamingo"), 1, 3, NEUTRAL, water=2),
    _animal("ram", Text("Widder", "Ram"), 1, 5, NEUTRAL, flower=2),
    _animal("wolf", Text("Wolf", "Wolf"), 1, 5, NEUTRAL, spiral=2),
    _animal("lemur", Text("Lemur", "Lemur"), 1, 5, NEUTRAL, sun=4),
    _animal("squirrel", Text("Eichhörnchen", "Squirrel"), 1, 5, NEUTRAL, sun=1, plant=2),
    _animal("tortoise", Text("Schildkröte", "Tortoise"), 1, 5, NEUTRAL, sun=1, water=2),
    _animal("coati", Text("Nasenbär", "Coati"), 1, 3, NEUTRAL, sun=2, plant=1),
    _animal("raccoon", Text("Waschbär", "Raccoon"), 1, 3, NEUTRAL, sun=2, water=1),
    _animal("beaver", Text("Biber", "Beaver"), 1, 2, NEUTRAL, water=1, plant=1),
    _animal("raven", Text("Rabe", "Raven"), 1, 2, NEUTRAL, sun=1, spiral=1),
    _animal("bat", Text("Fledermaus", "Bat"), 1, 5, NEUTRAL, sun=-1, plant=3),
    _animal("cockatoo", Text("Kakadu", "Cockatoo"), 1, 4, NEUTRAL, sun=3, plant=-1, flower=1),
    _animal("meerkat", Text("Erdmännchen", "Meerkat"), 1, 2, NEUTRAL, sun=1, water=-1, plant=2),
    _animal("horse", Text("Pferd", "Horse"), 1, 3, NEUTRAL, sun=-1, spiral=2),
    _animal(
        "axolotl", Text("Axolotl", "Axolotl"), 1, 4, NEUTRAL, water=1, plant=-1, spiral=1, flower=1
    ),
    _animal("chimpanzee", Text("Schimpanse", "Chimpanzee"), 1, 5, GREGARIOUS, plant=-2),
    _animal("toucan", Text("Tukan", "Toucan"), 1, 4, GREGARIOUS, sun=-2, water=-1),
    _animal("butterfly", Text("Schmetterling", "Butterfly"), 1, 5, GREGARIOUS, sun=-3),
    _animal("spider", Text("Spinne", "Spider"), 1, 1, SOLITARY, sun=2, plant=4),
    _animal(
        "hippopotamus", Text("Nilpferd", "Hippopotamus"), 1, 2, SOLITARY, sun=1, water=4, plant=1
    ),
    _animal("horned-owl", Text("Uhu", "Horned owl"), 1, 2, SOLITARY, sun=1, water=1, spiral=3),
    _animal("woodpecker", Text("Specht", "Woodpecker"), 2, 6, NEUTRAL, plant=2, flower=1),
    _animal("badger", Text("Dachs", "Badger"), 2, 8, NEUTRAL, sun=2, spiral=2),
    _animal("rooster", Text("Hahn", "Rooster"), 2, 5, NEUTRAL, sun=3, plant=1),
    _animal("rhinoceros", Text("Nashorn", "Rhinoceros"), 2, 6, NEUTRAL, plant=3),
    _animal("goat", Text("Ziege", "Goat"), 2, 8, NEUTRAL, sun=2, flower=2),
    _animal("bull", Text("Stier", "Bull"), 2, 5, NEUTRAL, water=1, plant=1, spiral=1),
    _animal("salamander", Text("Salamander", "Salamander"), 2, 6, NEUTRAL, water=2, spiral=1),
    _animal("frog", Text("Frosch", "Frog"), 2, 6, NEUTRAL, sun=2, water=2),
    _animal("marmot", Text("Murmeltier", "Marmot"), 2, 7, NEUTRAL, sun=5),
    _animal("platypus", Text("Schnabeltier", "Platypus"), 2, 9, NEUTRAL, water=3, flower=1),
    _animal("crane", Text("Kranich", "Crane"), 2, 6, NEUTRAL, plant=2, spiral=1),
    _animal("loris", Text("Lori", "Loris"), 2, 10, GREGARIOUS, sun=1, water=-3, plant=2),
    _animal("koala", Text("Koala", "Koala"), 2, 9, GREGARIOUS, sun=3, spiral=-2),
    _animal("leopard", Text("Leopard", "Leopard"), 2, 10, GREGARIOUS, sun=-2, flower=1),
    _animal(
        "eagle", Text("Adler", "Eagle"), 2, 6, SOLITARY, sun=1, water=1, plant=2, spiral=2, flower=1
    ),
    _animal("cobra", Text("Kobra", "Cobra"), 2, 5, SOLITARY, sun=4, water=1, plant=1, flower=2),
    _animal("mantis", Text("Gottesanbeterin", "Praying mantis"), 3, 11, NEUTRAL, water=1, plant=4),
    _animal("panther", Text("Panther", "Panther"), 3, 10, NEUTRAL, water=2, spiral=2),
    _animal("gorilla", Text("Gorilla", "Gorilla"), 3, 10, NEUTRAL, plant=1, spiral=2, flower=1),
    _animal("bison", Text("Bison", "Bison"), 3, 11, NEUTRAL, sun=6, plant=1),
    _animal("chameleon", Text("Chamäleon", "Chameleon"), 3, 11, NEUTRAL, sun=2, spiral=1, flower=2),
    _animal("crocodile", Text("Krokodil", "Crocodile"), 3, 10, NEUTRAL, sun=1, water=2, plant=2),
    _animal("elephant", Text("Elefant", "Elephant"), 3, 12, NEUTRAL, sun=2, flower=3),
    _animal("dolphin", Text("Delfin", "Dolphin"), 3, 10, NEUTRAL, sun=1, water=4),
    _animal("dog", Text("Hund", "Dog"), 3, 12, NEUTRAL, spiral=3, flower=1),
    _animal("panda", Text("Panda", "Panda"), 3, 11, NEUTRAL, plant=1, flower=3),
    _animal("deer", Text("Hirsch", "Deer"), 3, 13, GREGARIOUS, flower=1),
    _animal("tapir", Text("Tapir", "Tapir"), 3, 12, SOLITARY, water=4, spiral=2, flower=2),
)
"""One of each, by level."""

ANIMALS: Final[list[Animal]] = [*STARTING_ANIMALS, FIRE_VARAN, *DISPLAY_ANIMALS]
"""All kinds of cards; the number of a card is its place here."""

TREES: Final[list[Tree]] = [
    _tree("t3-sun", 3, (2, 3, 4), sun=1),
    _tree("t3-water", 3, (2, 3, 4), water=1),
    _tree("t4-spiral", 4, (2, 3, 4), spiral=1),
    _tree("t4-flower", 4, (2, 3, 4), flower=1),
    _tree("t5-sun", 5, (2, 3, 4), sun=2),
    _tree("t5-plant", 5, (2, 3, 4), plant=1),
    _tree("t6-water", 6, (2, 3, 3), water=2),
    _tree("t7-spiral", 7, (2, 3, 3), spiral=2),
    _tree("t8-water", 8, (2, 3, 3), water=3),
    _tree("t9-flower", 9, (2, 2, 2), flower=2),
    _tree("t10-sun", 10, (2, 2, 2), sun=4),
    _tree("t11-repeat", 11, (2, 2, 2)),
]
"""All types of trees; the number of a tree is its place here."""

REPEAT_TREE: Final = 11
"""The tree that lets a player do the same action twice."""

ROCKS: Final = (
    "plant",
    "fragment",
    "attract",
    "fragment",
    "extinguish",
    "fragment",
    "plant",
    "fragment",
    "attract",
    "fragment",
    "extinguish",
    "fragment",
)
"""The bonus actions of the twelve rocks, clockwise."""

COSTS: Final[list[int]] = [animal.cost for animal in ANIMALS]
LEVELS: Final[list[int]] = [animal.level for animal in ANIMALS]
SYMBOLS: Final[list[int]] = [animal.symbol for animal in ANIMALS]
GIVES: Final[list[tuple[int, ...]]] = [animal.elements for animal in ANIMALS]
TREE_COSTS: Final[list[int]] = [tree.cost for tree in TREES]
TREE_GIVES: Final[list[tuple[int, ...]]] = [tree.elements for tree in TREES]
