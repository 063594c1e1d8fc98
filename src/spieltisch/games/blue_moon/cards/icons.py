"""The icons on cards, as bits."""

from typing import Final

SHIELD_FIRE: Final = 1
SHIELD_EARTH: Final = 2
STOP: Final = 4
RETRIEVE: Final = 8
PAIR: Final = 16
FREE: Final = 32
PROTECTED: Final = 64
COOL: Final = 128
TOP: Final = 256
FUN: Final = 512
NO: Final = 1024
BLUFF_FIRE: Final = 2048
BLUFF_EARTH: Final = 4096
BLUFF_NONE: Final = 8192
REPLACE: Final = 16384
GANGS: Final = 0x780
BLUFFS: Final = 0x3800
