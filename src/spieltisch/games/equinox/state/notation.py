"""Readable names for the numbers of `codes`: creatures, cards, places, moves, reasons.

``hoot-4`` is a card, ``hoot/2`` the field of Hoot in row 2 (row 0 is the champion card),
``seat:2`` a move that picks the second player. People count seats from 1; the numbers inside count
from 0.
"""

from typing import Final

from spieltisch.core.lookup import Moves, Names
from spieltisch.core.text import Text, both
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.state import codes

_WORDS: Final = (
    "pass",
    "reveal",
    "show",
    "decline",
    "use",
    "done",
    "lift:secret",
    "play",
    "bet",
    "on",
    "name",
    "copy",
    "discard",
    "seat",
    "discard",
    "secret",
    "give",
    "keep",
    "pebble",
    "lift",
    "take",
    "swap",
)
"""The word of each verb. ``discard`` serves twice: a card of the hand, or a creature's top card."""

_OF_CREATURE: Final = (codes.V_BET, codes.V_ON, codes.V_NAME, codes.V_COPY, codes.V_DISCARD_TOP)
_OF_FACE: Final = (codes.V_SECRET, codes.V_PLAY, codes.V_GIVE, codes.V_KEEP, codes.V_DISCARD)
_OF_PLACE: Final = (codes.V_PUT, codes.V_LIFT, codes.V_TAKE, codes.V_SWAP)


def creature_key(creature: int) -> str:
    return cards.CREATURE_CARDS[creature].name


def kind_key(kind: int) -> str:
    """The name of a creature or of another kind of card."""
    others = (cards.CHAMELEON_CARD, cards.ANCESTOR_CARD, cards.DRYAD_CARD)
    return creature_key(kind) if kind < codes.CREATURES else others[kind - codes.CREATURES].name


def _face_key(face: int) -> str:
    if face < codes.CHAMELEON:
        return f"{creature_key(face // codes.STRENGTHS)}-{face % codes.STRENGTHS}"
    if face < codes.TREE:
        return f"{cards.CHAMELEON_CARD.name}-{face % codes.STRENGTHS}"
    return cards.ANCESTOR_CARD.name if face == codes.ANCESTOR_FACE else cards.DRYAD_CARD.name


FACE_KEYS: Final[list[str]] = [_face_key(face) for face in range(codes.FACES)]


def card_key(card: int) -> str:
    return FACE_KEYS[codes.FACE[card]]


def place_key(place: int) -> str:
    return f"{creature_key(place // codes.PLACES_PER_CREATURE)}/{place % codes.PLACES_PER_CREATURE}"


def _move_key(move: int) -> str:
    verb = codes.VERB[move]
    word = _WORDS[verb]
    argument = codes.ARGUMENT[move]
    if verb in _OF_CREATURE:
        return f"{word}:{creature_key(argument)}"
    if verb in _OF_FACE:
        return f"{word}:{FACE_KEYS[argument]}"
    if verb in _OF_PLACE:
        return f"{word}:{place_key(argument)}"
    return f"{word}:{argument + 1}" if verb == codes.V_SEAT else word


MOVE_KEYS: Final[list[str]] = [_move_key(move) for move in range(codes.MOVES)]

CREATURE_NUMBERS: Final[dict[str, int]] = {creature_key(c): c for c in range(codes.CREATURES)}
FACE_NUMBERS: Final[dict[str, int]] = {key: face for face, key in enumerate(FACE_KEYS)}
PLACE_NUMBERS: Final[dict[str, int]] = {place_key(place): place for place in range(codes.PLACES)}
MOVE_NUMBERS: Final[dict[str, int]] = {key: move for move, key in enumerate(MOVE_KEYS)}

# by name, in either language


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
_FACE_NAMES: Final = {key: _face_name(face) for face, key in enumerate(FACE_KEYS)}
_PLACE_NAMES: Final = {
    place_key(place): _named(
        cards.CREATURE_CARDS[place // codes.PLACES_PER_CREATURE].title,
        place % codes.PLACES_PER_CREATURE,
    )
    for place in range(codes.PLACES)
}
CREATURES_BY_NAME: Final = Names(
    _CREATURE_NAMES,
    Text("keine Kreatur von Equinox", "not a creature of Equinox"),
    Text(f"es gibt: {', '.join(CREATURE_NUMBERS)}.", f"there are: {', '.join(CREATURE_NUMBERS)}."),
)
FACES_BY_NAME: Final = Names(
    _FACE_NAMES,
    Text("keine Karte von Equinox", "not a card of Equinox"),
    Text(
        "eine Karte sieht so aus: hoot-4, chameleon-7, ancestor oder dryad.",
        "a card looks like hoot-4, chameleon-7, ancestor or dryad.",
    ),
)
_MOVES: Final = Moves(
    both("Equinox"), MOVE_KEYS, {**_CREATURE_NAMES, **_FACE_NAMES, **_PLACE_NAMES}
)


def parse_move(key: str) -> int:
    """The move a key names; `Mistake` saying what a key looks like."""
    return MOVE_NUMBERS[key] if key in MOVE_NUMBERS else _MOVES.number(key)


def parse_creature(word: str) -> int:
    """A creature by key or name; `Mistake` saying which there are."""
    return CREATURE_NUMBERS[CREATURES_BY_NAME.key(word)]
