"""Numbers for the things of the island. Those in saved data never change."""

from typing import Final

# elements
SUN: Final = 0
MOON: Final = 1
FIRE: Final = 2
AIR: Final = 3
WATER: Final = 4
EARTH: Final = 5
PLANT: Final = 6
ANIMAL: Final = 7
ELEMENTS: Final[list[str]] = ["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"]
ANY_ELEMENT: Final = 8

# terrains
JUNGLE: Final = 0
MOUNTAIN: Final = 1
SANDS: Final = 2
WETLAND: Final = 3
OCEAN: Final = 4
TERRAINS: Final[list[str]] = ["jungle", "mountain", "sands", "wetland", "ocean"]

# kinds of pieces; a set of kinds is the sum of their bits
EXPLORER: Final = 0
TOWN: Final = 1
CITY: Final = 2
DAHAN: Final = 3
BEASTS: Final = 4
WILDS: Final = 5
DISEASE: Final = 6
BLIGHT: Final = 7
PRESENCE: Final = 8
STRIFE: Final = 9  # lies under invaders; it is counted and taken away like a piece
KINDS: Final[list[str]] = [
    "explorer",
    "town",
    "city",
    "dahan",
    "beasts",
    "wilds",
    "disease",
    "blight",
    "presence",
    "strife",
]
PEOPLE: Final = 4  # the kinds that have health: pieces of their own in a land
TOKENS: Final = 4  # the kinds that are only counted in a land: beasts, wilds, disease, blight

EXPLORERS: Final = 1 << EXPLORER
TOWNS: Final = 1 << TOWN
CITIES: Final = 1 << CITY
BUILDINGS: Final = TOWNS | CITIES
INVADERS: Final = EXPLORERS | BUILDINGS
SETTLERS: Final = EXPLORERS | TOWNS
DAHANS: Final = 1 << DAHAN
ALL_BEASTS: Final = 1 << BEASTS
ALL_WILDS: Final = 1 << WILDS
DISEASES: Final = 1 << DISEASE
BLIGHTS: Final = 1 << BLIGHT
PRESENCES: Final = 1 << PRESENCE
STRIFES: Final = 1 << STRIFE

HEALTH: Final = [1, 2, 3, 2]
DAMAGE: Final = [1, 2, 3, 2]
FEAR: Final = [0, 1, 2, 0]  # when destroyed

# A piece with health is one number: kind, damage and strife.
DAMAGE_BIT: Final = 4
STRIFE_BIT: Final = 32
MOST_DAMAGE: Final = 7
MOST_STRIFE: Final = 1023
# While a power goes on that only dreams of harm: the damage so far, and who has died in the dream.
DREAM_BIT: Final = 1 << 15
DREAMT_BIT: Final = 1 << 18
CLASSES: Final = 256  # pieces that can be told apart in a move: up to 7 damage and 7 strife


def kind_of(piece: int) -> int:
    return piece & 3


def damage_of(piece: int) -> int:
    return (piece >> 2) & 7


def strife_of(piece: int) -> int:
    return piece >> 5 & MOST_STRIFE


def hurt_of(piece: int) -> int:
    """All damage that a piece has, dreamt or not."""
    return (piece >> 2 & 7) + (piece // DREAM_BIT & 7)


def class_of(piece: int) -> int:
    """The number by which moves name a piece; from seven strife on all are alike."""
    if piece < CLASSES:
        return piece
    return piece & 3 | min(MOST_DAMAGE, hurt_of(piece)) << 2 | min(7, strife_of(piece)) << 5


# actions of the invaders
RAVAGE: Final = 0
BUILD: Final = 1
EXPLORE: Final = 2
ALL_ACTIONS: Final = 7  # as bits
SOURCE: Final = 3  # no action: being one from which lands are explored

FAST: Final = 0
SLOW: Final = 1

# phases
GROWTH: Final = 0  # growth, income and playing cards, each spirit by itself
FAST_PHASE: Final = 1
INVADER_PHASE: Final = 2
SLOW_PHASE: Final = 3
TIME_PASSES: Final = 4
SETUP: Final = 5  # what is decided before the first turn
PHASES: Final[list[str]] = ["growth", "fast", "invaders", "slow", "end", "setup"]

# stages of a spirit in the spirit phase
GROWING: Final = 0
PLAYING: Final = 1

# how a game ended
WON_NO_INVADERS: Final = 1
WON_NO_BUILDINGS: Final = 2
WON_NO_CITIES: Final = 3
WON_BY_FEAR: Final = 4
LOST_BLIGHT: Final = 5
LOST_SPIRIT: Final = 6
LOST_TIME: Final = 7
LOST_ADVERSARY: Final = 8
LOST_SCENARIO: Final = 9
WON_SCENARIO: Final = 10

# markers of a scenario in lands
WARD: Final = 1
FLAME: Final = 2
SACK: Final = 3  # no power can target the land
MARKERS: Final[list[str]] = ["", "ward", "flame", "sack"]

# markers that lie face down in lands; numbered ones are higher than a blank one
BLANK: Final = 1
# what has become of an artifact
UNFOUND: Final = 0
HELD: Final = 1  # the spirits have found it, and not used it
OURS: Final = 2
THEIRS: Final = 3
FATES: Final[list[str]] = ["", "held", "ours", "theirs"]

# what holds for the rest of the game, as bits
FIRE_SHIELD: Final = 1
FIRE_DAMAGE: Final = 2
ONE_DESERT: Final = 4
DESERT_PATHS: Final = 8
WETLAND_BUILDS: Final = 16
RESTS: Final = 32
EMBERS: Final = 64
FREE_MAJORS: Final = 128
WIND_PRICE: Final = 256
WIND_RANGE: Final = 512
SPELLS: Final[list[str]] = [
    "fire-shield",
    "fire-damage",
    "one-desert",
    "desert-paths",
    "wetland-builds",
    "rests",
    "embers",
    "free-majors",
    "wind-price",
    "wind-range",
]

# reasons that forbid a move; `text` has the sentence of each. 0: nothing forbids it.
LEGAL: Final = 0
GAME_OVER: Final = 1
NO_SUCH_MOVE: Final = 2
NOT_ASKED: Final = 3
OTHERS_ACT: Final = 4  # a power of somebody else is not finished
ALREADY_DONE: Final = 5  # said to be done with this phase
NOT_IN_HAND: Final = 6
TOO_DEAR: Final = 7
NO_PLAYS_LEFT: Final = 8
NOT_IN_PLAY: Final = 9
USED: Final = 10
WRONG_PHASE: Final = 11
NO_TARGET: Final = 12
NO_LEVEL: Final = 13  # of an innate power
OUT_OF_RANGE: Final = 14
WRONG_LAND: Final = 15  # the target does not fit
NOT_ON_ISLAND: Final = 16
NO_SUCH_PIECE: Final = 17
NOT_ADJACENT: Final = 18
WRONG_SPIRIT: Final = 19
GROWN: Final = 20
NO_PRESENCE_LEFT: Final = 21
WRONG_PIECE: Final = 22
NOT_SPREAD: Final = 30  # pieces have to go to different lands
SAME_AGAIN: Final = 31  # something that has been chosen already
UNFINISHED: Final = 40  # one's own effect comes first
OTHERS_CHOOSE: Final = 41  # somebody else has to choose in it
NOT_GROWN: Final = 42
NO_SUCH_GROWTH: Final = 43  # of this spirit
TAKEN: Final = 44  # growth options are different ones
NOT_USED: Final = 45  # only what has been used can be repeated
NO_REPEAT: Final = 46
REPEATED: Final = 47  # each card once by the same power
NOTHING_TO_DO: Final = 48
NOT_OPTIONAL: Final = 49
TOO_TOUGH: Final = 50  # not enough damage is left
NEEDED: Final = 51  # elements that another threshold needs
NOT_THERE: Final = 52  # no presence in that land
NOT_OFFERED: Final = 53  # not among the cards that are looked at
NOT_YOURS: Final = 54  # a card that the spirit does not have
NO_ELEMENT: Final = 55  # none of it to be added to
FACE_UP: Final = 56  # no such card, or it is known already
NOT_DISCARDED: Final = 57
WOULD_KILL: Final = 58  # one damage already destroys it
NO_SUCH_RULE: Final = 59  # a special rule of another spirit
CALLED: Final = 60  # presence has become beasts already this turn
CANNOT_PAY: Final = 70  # not even all spirits together
NO_AID: Final = 71  # a card without the element that aids
AIDED: Final = 73  # a card that has aided already
TOO_LITTLE: Final = 72  # what would be left could not be paid
COVERED: Final = 80  # a card has been played face down this turn
DONE_ALREADY: Final = 81  # what a scenario lets a spirit do once a turn
NO_DEED: Final = 82  # what it needs is not there
NOT_ASIDE: Final = 83  # no card from an earlier game
TOO_EARLY: Final = 84  # only from the last stage on
