# mypyc: skip
"""Creatures, cards and moves as people call them, in either language or by key."""

from typing import Final

from spieltisch.core.lookup import MovesByName, Names
from spieltisch.core.text import Text, both
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.state import codes, notation, verbs


def _named(title: Text, number: int) -> Text:
    """A card by its strength, or a field by its row."""
    return Text(f"{title.de} {number}", f"{title.en} {number}")


def _face_name(face: int) -> Text:
    if face >= codes.TREE:
        return cards.ANCESTOR_CARD.title if face == codes.ANCESTOR_FACE else cards.DRYAD_CARD.title
    title = (
        cards.CREATURE_CARDS[face // codes.STRENGTHS].title
        if face < codes.CHAMELEON
        else cards.CHAMELEON_CARD.title
    )
    return _named(title, face % codes.STRENGTHS)


_CREATURE_NAMES: Final = {creature.name: creature.title for creature in cards.CREATURE_CARDS}
_FACE_NAMES: Final = {key: _face_name(face) for face, key in enumerate(notation.FACE_KEYS)}
_PLACE_NAMES: Final = {
    notation.place_key(place): _named(
        cards.CREATURE_CARDS[place // codes.PLACES_PER_CREATURE].title,
        place % codes.PLACES_PER_CREATURE,
    )
    for place in range(codes.PLACES)
}
CREATURES: Final = Names(
    _CREATURE_NAMES,
    Text("keine Kreatur von Equinox", "not a creature of Equinox"),
    Text(
        f"es gibt: {', '.join(codes.CREATURE_KEYS)}.",
        f"there are: {', '.join(codes.CREATURE_KEYS)}.",
    ),
)
FACES: Final = Names(
    _FACE_NAMES,
    Text("keine Karte von Equinox", "not a card of Equinox"),
    Text(
        "eine Karte sieht so aus: hoot-4, chameleon-7, ancestor oder dryad.",
        "a card looks like hoot-4, chameleon-7, ancestor or dryad.",
    ),
)
_MOVES: Final = MovesByName(
    both("Equinox"), verbs.KEYS, {**_CREATURE_NAMES, **_FACE_NAMES, **_PLACE_NAMES}
)


def move(key: str) -> int:
    """The move that a key names; `Mistake` saying what would be right."""
    return _MOVES.number(key)


def creature(word: str) -> int:
    """A creature by key or name; `Mistake` saying which there are."""
    return notation.CREATURE_NUMBERS[CREATURES.key(word)]
