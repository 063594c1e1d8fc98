# mypyc: skip
"""Readable keys for the numbers of `codes`.

``hoot-4`` is a card, ``hoot/2`` the field of Hoot in row 2 (row 0 is the champion card).
"""

from typing import Final

from spieltisch.games.equinox.state import codes

KIND_KEYS: Final = (*codes.CREATURE_KEYS, "chameleon", "ancestor", "dryad")


def creature_key(creature: int) -> str:
    return codes.CREATURE_KEYS[creature]


def kind_key(kind: int) -> str:
    """The name of a creature or of another kind of card."""
    return KIND_KEYS[kind]


def _face_key(face: int) -> str:
    if face < codes.CHAMELEON:
        return f"{creature_key(face // codes.STRENGTHS)}-{face % codes.STRENGTHS}"
    if face < codes.TREE:
        return f"{KIND_KEYS[codes.CHAMELEON_KIND]}-{face % codes.STRENGTHS}"
    return KIND_KEYS[codes.ANCESTOR_KIND if face == codes.ANCESTOR_FACE else codes.DRYAD_KIND]


FACE_KEYS: Final[list[str]] = [_face_key(face) for face in range(codes.FACES)]


def card_key(card: int) -> str:
    return FACE_KEYS[codes.FACE[card]]


def place_key(place: int) -> str:
    return f"{creature_key(place // codes.PLACES_PER_CREATURE)}/{place % codes.PLACES_PER_CREATURE}"


CREATURE_NUMBERS: Final[dict[str, int]] = {creature_key(c): c for c in range(codes.CREATURES)}
FACE_NUMBERS: Final[dict[str, int]] = {key: face for face, key in enumerate(FACE_KEYS)}
PLACE_NUMBERS: Final[dict[str, int]] = {place_key(place): place for place in range(codes.PLACES)}
