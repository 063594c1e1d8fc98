"""Cards, places, phases and reasons as numbers; `notation` has keys, `verbs` the moves.

A *card* is one physical card. A *face* is what is printed on it: all cards have their own face
except the trees, of which there may be several alike. A *place* is a creature's field in a row,
with row 0 for its champion card. All numbers mean the same in every state.
"""

from typing import Final

CREATURE_KEYS: Final[tuple[str, ...]] = (
    "squeak",
    "moss-man",
    "stag",
    "rubble",
    "twinz",
    "hoot",
    "carmen",
    "fungy",
    "goatman",
    "fiery-fang",
    "hopscotch",
    "feather-fox",
    "ursus",
    "pilgrim",
)
"""By creature. Saved games contain the numbers, so the order stays."""
CREATURES: Final = 14
ALL_CREATURES: Final = (1 << CREATURES) - 1
STRENGTHS: Final = 11
IN_GAME: Final = 8

# Cards and faces: creature * 11 + strength, then chameleons by strength, then trees.
CHAMELEON: Final = 154
TREE: Final = 165
ANCESTOR: Final = 165
DRYAD: Final = 168
CARDS: Final = 171
ANCESTOR_FACE: Final = 165
DRYAD_FACE: Final = 166
FACES: Final = 167

# Kinds of cards, and numbers of the effects they have: a creature, or one of these.
CHAMELEON_KIND: Final = 14
ANCESTOR_KIND: Final = 15
DRYAD_KIND: Final = 16
KINDS: Final = 17

NONE: Final = -1

ROWS: Final = 5
PLACES_PER_CREATURE: Final = 6
PLACES: Final = 84  # creature * 6 + row

MAX_SEATS: Final = 5
PEBBLES: Final = 5
HAND: Final = 8
DISCARDS: Final = 3
TREES: Final = 3

# Phases in which a seat is asked something; drawing and elimination happen by themselves.
PREDICT: Final = 1
PLAY_CARD: Final = 2
DISCARD: Final = 3
ENDED: Final = 0

# What was done in phase 1. Saved games contain these numbers.
REVEALED: Final = 1
BET_OPENLY: Final = 8
BET_SECRETLY: Final = 15

# How a game ended.
FIFTH_ROUND: Final = 1
EMPTY_DECK: Final = 2
STANDSTILL: Final = 3


def _faces() -> list[int]:
    faces = list(range(CARDS))
    for card in range(ANCESTOR, DRYAD):
        faces[card] = ANCESTOR_FACE
    for card in range(DRYAD, CARDS):
        faces[card] = DRYAD_FACE
    return faces


def _kinds() -> list[int]:
    kinds = [card // STRENGTHS for card in range(CHAMELEON)]
    kinds += [CHAMELEON_KIND] * STRENGTHS
    kinds += [ANCESTOR_KIND] * (DRYAD - ANCESTOR)
    kinds += [DRYAD_KIND] * (CARDS - DRYAD)
    return kinds


FACE: Final[list[int]] = _faces()
"""What is printed on a card."""
KIND: Final[list[int]] = _kinds()
"""Creature of a card, or one of the kinds above."""


def is_creature_card(card: int) -> bool:
    return card < CHAMELEON


def is_chameleon(card: int) -> bool:
    return CHAMELEON <= card < TREE


# Reasons that forbid a move; `text.reasons` has the sentence of each. 0 is "nothing forbids it".
LEGAL: Final = 0
GAME_OVER: Final = 1
NO_SUCH_SEAT: Final = 2
NO_SUCH_MOVE: Final = 3
NOT_ASKED_SEAT: Final = 4
NOT_ASKED: Final = 5
ONLY_PHASE_1: Final = 6
ONLY_PHASE_2: Final = 7
ONLY_PHASE_3: Final = 8
ONE_PREDICTION: Final = 9
CHAMPION_STAYS: Final = 10
NOT_IN_GAME: Final = 11
GONE: Final = 12
FIELD_TAKEN: Final = 13
NO_PEBBLE: Final = 14
ROUND_1_ONLY: Final = 15
SECRET_ONCE: Final = 16
SECRET_CREATURE: Final = 17
NOT_IN_HAND: Final = 18
NO_SECRET: Final = 19
CARD_GONE: Final = 20
MUST_PLAY: Final = 21
CHAMELEON_GONE: Final = 22
STILL_IN_PLAY: Final = 23
CREATURES_ONLY: Final = 24
MUST_CHOOSE: Final = 25
NOT_YOURSELF: Final = 26
EMPTY_HAND: Final = 27
TOO_FEW_CARDS: Final = 28
NAME_IN_PLAY: Final = 29
OTHER_CREATURE: Final = 30
MUST_GIVE: Final = 31
NOT_DRAWN: Final = 32
NO_CHAMPION: Final = 33
LATER_ROW: Final = 34
PEBBLE_GONE: Final = 35
PEBBLE_TAKEN: Final = 36
NOT_YOUR_PEBBLE: Final = 37
NO_CARD_THERE: Final = 38
WANTS_CHAMELEON: Final = 39
WANTS_CREATURE: Final = 40
EARLIER_ROW: Final = 41
OWN_COLUMN_ONLY: Final = 42
SWAP_GONE: Final = 43
SWAP_CHAMELEON: Final = 44
SWAP_PARTNER: Final = 45
SWAP_COLUMN: Final = 46
SWAP_SAME: Final = 47
OTHER_COLUMN: Final = 48
COPY_IN_PLAY: Final = 49
COPY_BOX: Final = 50
COPY_NOTHING: Final = 51
COPY_ONCE: Final = 52
COPY_NO_EFFECT: Final = 53
# The same numbers say why a power was not to be had.
NOT_CONTROLLER: Final = 54
ON_CHAMELEON: Final = 55
ONCE_A_TURN: Final = 56
NO_TARGET: Final = 57
TIED: Final = 58
