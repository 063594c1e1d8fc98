"""Readable names for the numbers of `codes`: creatures, cards, places, moves, reasons.

``hoot-4`` is a card, ``hoot/2`` the field of Hoot in row 2 (row 0 is the champion card),
``seat:2`` a move that picks the second player. People count seats from 1; the numbers inside count
from 0.
"""

from typing import Final

from spieltisch.core.lookup import Moves, Names
from spieltisch.core.text import Text, both
from spieltisch.games.equinox.cards import (
    ANCESTOR_CARD,
    CHAMELEON_CARD,
    CREATURE_CARDS,
    DRYAD_CARD,
)
from spieltisch.games.equinox.state.codes import (
    ANCESTOR_FACE,
    ARGUMENT,
    CHAMELEON,
    CREATURES,
    FACE,
    FACES,
    MOVES,
    PLACES,
    PLACES_PER_CREATURE,
    STRENGTHS,
    TREE,
    V_BET,
    V_COPY,
    V_DISCARD,
    V_DISCARD_TOP,
    V_GIVE,
    V_KEEP,
    V_LIFT,
    V_NAME,
    V_ON,
    V_PLAY,
    V_PUT,
    V_SEAT,
    V_SECRET,
    V_SWAP,
    V_TAKE,
    VERB,
)

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

_OF_CREATURE: Final = (V_BET, V_ON, V_NAME, V_COPY, V_DISCARD_TOP)
_OF_FACE: Final = (V_SECRET, V_PLAY, V_GIVE, V_KEEP, V_DISCARD)
_OF_PLACE: Final = (V_PUT, V_LIFT, V_TAKE, V_SWAP)


def creature_key(creature: int) -> str:
    return CREATURE_CARDS[creature].name


def kind_key(kind: int) -> str:
    """The name of a creature or of another kind of card."""
    others = (CHAMELEON_CARD, ANCESTOR_CARD, DRYAD_CARD)
    return creature_key(kind) if kind < CREATURES else others[kind - CREATURES].name


def _face_key(face: int) -> str:
    if face < CHAMELEON:
        return f"{creature_key(face // STRENGTHS)}-{face % STRENGTHS}"
    if face < TREE:
        return f"{CHAMELEON_CARD.name}-{face % STRENGTHS}"
    return ANCESTOR_CARD.name if face == ANCESTOR_FACE else DRYAD_CARD.name


FACE_KEYS: Final[list[str]] = [_face_key(face) for face in range(FACES)]


def card_key(card: int) -> str:
    return FACE_KEYS[FACE[card]]


def place_key(place: int) -> str:
    return f"{creature_key(place // PLACES_PER_CREATURE)}/{place % PLACES_PER_CREATURE}"


def _move_key(move: int) -> str:
    verb = VERB[move]
    word = _WORDS[verb]
    argument = ARGUMENT[move]
    if verb in _OF_CREATURE:
        return f"{word}:{creature_key(argument)}"
    if verb in _OF_FACE:
        return f"{word}:{FACE_KEYS[argument]}"
    if verb in _OF_PLACE:
        return f"{word}:{place_key(argument)}"
    return f"{word}:{argument + 1}" if verb == V_SEAT else word


MOVE_KEYS: Final[list[str]] = [_move_key(move) for move in range(MOVES)]

CREATURE_NUMBERS: Final[dict[str, int]] = {creature_key(c): c for c in range(CREATURES)}
FACE_NUMBERS: Final[dict[str, int]] = {key: face for face, key in enumerate(FACE_KEYS)}
PLACE_NUMBERS: Final[dict[str, int]] = {place_key(place): place for place in range(PLACES)}
MOVE_NUMBERS: Final[dict[str, int]] = {key: move for move, key in enumerate(MOVE_KEYS)}

# by name, in either language


def _named(title: Text, number: int) -> Text:
    """A card by its strength, or a field by its row."""
    return Text(f"{title.de} {number}", f"{title.en} {number}")


def _face_name(face: int) -> Text:
    if face >= TREE:
        return ANCESTOR_CARD.title if face == ANCESTOR_FACE else DRYAD_CARD.title
    title = CREATURE_CARDS[face // STRENGTHS].title if face < CHAMELEON else CHAMELEON_CARD.title
    return _named(title, face % STRENGTHS)


_CREATURE_NAMES: Final = {creature.name: creature.title for creature in CREATURE_CARDS}
_FACE_NAMES: Final = {key: _face_name(face) for face, key in enumerate(FACE_KEYS)}
_PLACE_NAMES: Final = {
    place_key(place): _named(
        CREATURE_CARDS[place // PLACES_PER_CREATURE].title, place % PLACES_PER_CREATURE
    )
    for place in range(PLACES)
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
