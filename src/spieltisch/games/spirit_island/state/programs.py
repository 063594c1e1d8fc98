"""The numbers of programs, and the values that an effect in progress has bound.

Saved games name programs by these numbers, so they never change: each kind has a block of its own.
"""

from typing import Final

from spieltisch.core.effects import Program

POWER: Final = 0
INNATE: Final = 300
GROWTH: Final = 400  # ten for each spirit
SETUP: Final = 8  # the one of these that places its first presence
FEAR: Final = 600  # three for each card
BLIGHT: Final = 800
EVENT: Final = 900  # parts of event cards, in the order of numbers.EVENT_PARTS
EVENT_CARD: Final = 1000  # whole cards, in the order of numbers.EVENTS
SYSTEM: Final = 1100

CASCADE: Final = SYSTEM + 0  # which land the blight of a land spreads to
FIGHT_BACK: Final = SYSTEM + 1  # dahan strike back
RAVAGE: Final = SYSTEM + 2  # the invaders ravage a land
RECLAIM_ONE: Final = SYSTEM + 3  # a track's space lets a spirit take back a card
ANY_ELEMENT: Final = SYSTEM + 4  # a track's space gives an element of choice
PHASE: Final = SYSTEM + 5  # the invader phase, step by step
BUILD: Final = SYSTEM + 6  # they build in a land
EXPLORE: Final = SYSTEM + 7  # they explore a land
EXPLORE_CARD: Final = SYSTEM + 8  # an explore card, from the reveal on
TURN_OVER: Final = SYSTEM + 9  # the blight card has been turned over
OPENING: Final = SYSTEM + 11  # what happens before the first turn
AFTER: Final = SYSTEM + 20  # what follows when an effect is through; lies below it
FOLLOW: Final = SYSTEM + 21  # a presence may move along
FLEE: Final = SYSTEM + 22  # who died in a dream is pushed
ASHORE: Final = SYSTEM + 23  # who would drown may be washed ashore
SWORN: Final = SYSTEM + 25  # presence is lost with dahan
FORBID: Final = SYSTEM + 26  # dahan leave a new sacred site
KEEP: Final = SYSTEM + 27  # a played card may come back to the hand
VOTE: Final = SYSTEM + 28  # everybody votes about what the effect below asks
BURN: Final = SYSTEM + 40  # somebody may pay so that harm reaches invaders
STRAND: Final = SYSTEM + 41  # an invader at sea drowns or goes to the nearest land
SPARK: Final = SYSTEM + 42  # a power deals one more damage
RULES: Final = 1200  # of adversaries and scenarios, in the order of numbers.RULES
COUNT: Final = 1300

# What is bound while an effect is in progress.
ACTOR: Final = 0  # the seat whose effect it is; -1: it belongs to all
LAND: Final = 1  # the land it is about
SPIRIT: Final = 2  # the seat it is about
LEFT: Final = 3  # how many are left to do in the present step; -1: not begun
PIECE: Final = 4  # the piece chosen in the present step; -1: none yet
DONE: Final = 5  # how many the last step did
OTHER: Final = 6  # another land: where something went
MARK: Final = 7
ORDER: Final = 8  # what has been done of things that are done in any order, as bits
AGAIN: Final = 9  # how often it has been repeated
HELD: Final = 10  # thresholds that the user does without, as bits
FELLED: Final = 11  # how many towns and cities it has destroyed
VALUES: Final = 12  # what follows is a list: cards looked at, lands entered, pieces hit


def bound(actor: int, land: int, spirit: int = -1) -> list[int]:
    """The values of an effect that begins."""
    return [actor, land, spirit, -1, -1, 0, -1, -1, -1, -1, 0, 0]


PROGRAMS: Final[list[Program]] = []
"""By number; cards/every.py fills them in."""

THRESHOLDS: Final[list[list[dict[int, int]]]] = []
"""By program: the elements that its conditions ask for, in the order in which they are written."""

BLIGHTED_BLIGHT: Final[list[int]] = []
"""By blight card: how many blight per player come when it is turned over."""

BLIGHT_TIMES: Final[list[int]] = []
"""By blight card: when what it says is carried out once it is turned over."""

# These times.
AT_ONCE: Final = 0
INVADER_PHASES: Final = 1
SPIRIT_PHASES: Final = 2
