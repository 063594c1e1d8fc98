"""What kinds of cards there are."""

from typing import Final

LEADER: Final = 0
CHARACTER: Final = 1
BOOSTER: Final = 2
SUPPORT: Final = 3
LEADERSHIP: Final = 4
SHIP: Final = 5
HYLA: Final = 6
CRYSTAL_CARD: Final = 7
INTERVENTION: Final = 8
INQUISITOR: Final = 9
