"""Every special text of Blue Moon as a number.

What a lasting text does is in `state.layers` and `state.power`, what happens at once in `effects`.
"""

from typing import Final

NO_TEXT: Final = 0

# What a text says about ignoring: level 3 of the hierarchy.
IGNORE_TEXTS: Final = 1  # the opponent's texts, except those on Flit characters
IGNORE_ALL_TEXTS: Final = 2  # the opponent's texts, useless against an effective IGNORE_TEXTS
IGNORE_SUPPORTS: Final = 3
IGNORE_BOOSTERS: Final = 4
IGNORE_CHARACTERS: Final = 5  # except Flit characters
IGNORE_ICON_CARDS: Final = 6  # except Flit characters and PROTECTED cards
IGNORE_ALL_ICONS: Final = 7  # except STOP
IGNORE_ICONS: Final = 8  # except STOP and PROTECTED

# What the opponent may not do: level 4.
FORBID_LEADERSHIP: Final = 9
FORBID_BOOSTERS: Final = 10
FORBID_SUPPORTS: Final = 11
FORBID_LEADERSHIP_BOOSTERS_SUPPORTS: Final = 12
FORBID_ACTION_CARDS: Final = 13
FORBID_CHARACTERS_WITHOUT_TEXT: Final = 14
FORBID_CHARACTERS_BOOSTERS_WITH_TEXT: Final = 15
FORBID_WITH_TEXT: Final = 16
FORBID_WITHOUT_TEXT: Final = 17
FORBID_STRONG_CHARACTERS: Final = 18  # a printed value above n
FORBID_ADDITIONAL_DRAWS: Final = 19
FORBID_CALLING: Final = 20
LIMIT_CARDS: Final = 21  # n cards in a turn
LIMIT_COMBAT_CARDS: Final = 22  # n cards into the combat area in a turn
LIMIT_CHARACTERS: Final = 23  # n active characters at the end of the character phase
LIMIT_DRAWS: Final = 24  # n cards out of the draw deck in a turn
LIMIT_HAND: Final = 25  # no card into a hand of n or more
NO_MORE_CHARACTERS: Final = 26  # the owner may not

# What the opponent must do.
MUST_SUPPORT: Final = 27
MUST_BOOST: Final = 28
SIREN: Final = 29
CATERPILLAR_FIRE: Final = 30
CATERPILLAR_EARTH: Final = 31
CATERPILLAR_BOTH: Final = 32
CATERPILLAR_EITHER: Final = 33
CATERPILLAR_MOONS: Final = 34

# Values and power.
ZERO_ODD_CHARACTERS: Final = 35
ZERO_EVEN_CHARACTERS: Final = 36
ZERO_ODD_OTHERS: Final = 37  # boosters and supports
ZERO_EVEN_OTHERS: Final = 38
RAISE_TO_SUM: Final = 39  # one own character
RAISE_TO_HIGHER: Final = 40
RAISE_FIRE: Final = 41
RAISE_EARTH: Final = 42
RAISE_BOTH: Final = 43
RAISE_ALL_TO_HIGHER: Final = 44  # every own character
RAISE_BLUFFS: Final = 45
DOUBLE_FIRE: Final = 46  # one own character
DOUBLE_EARTH: Final = 47
DOUBLE_BOTH: Final = 48
DOUBLE_CHARACTERS: Final = 49  # every own character
DOUBLE_BOOSTERS: Final = 50
DOUBLE_SUPPORTS: Final = 51
DOUBLE_CATERPILLAR: Final = 52
FLOOR_FIRE: Final = 53
FLOOR_EARTH: Final = 54
FLOOR_ANY: Final = 55

# Dragons of a retreat, and of the weather.
EXTRA_DRAGON: Final = 56
FEWER_DRAGONS: Final = 57
CAP_DRAGONS: Final = 58
NO_DRAGONS: Final = 59
BONUS_THRESHOLD: Final = 60
STORM: Final = 61
FLOOD: Final = 62

# What may be played.
EXTRA_SUPPORT: Final = 63
EXTRA_BOOSTER: Final = 64
EXTRA_EITHER: Final = 65
ANY_SUPPORTS: Final = 66
ANY_BOOSTERS: Final = 67
NEXT_FREE: Final = 68
FREE_IF_CARDS: Final = 69
FREE_IF_CHARACTERS: Final = 70
FREE_IF_BOOSTERS: Final = 71
FREE_IF_SUPPORTS: Final = 72
FREE_IF_ICONS: Final = 73
KEEP_ACTIVE: Final = 74
ATTACK_AGAIN: Final = 75
WAIVE_MUTANT: Final = 76
ALL_REPLACE: Final = 77
SHIP_HAND: Final = 78
LOAD: Final = 79
LOAD_SHIP_HAND_ONE: Final = 80

# Conditions of mutants, each with a change of the element.
MUTANT_DRAGONS: Final = 81
MUTANT_HAND: Final = 82
MUTANT_CARDS: Final = 83
MUTANT_ACTIVE: Final = 84
MUTANT_POWER: Final = 85
MUTANT_EARTH: Final = 86
MUTANT_FIRE: Final = 87
MUTANT_EMPTY: Final = 88
MUTANT_FREE: Final = 89
MUTANT_NO_INFLUENCE: Final = 90

# Cards to the hand.
DRAW: Final = 91
DRAW_ADDITIONAL: Final = 92  # at the end of the turn
DRAW_TO: Final = 93  # last of all
DRAW_AFTER_FIGHT: Final = 94
REVEAL_DISCARD: Final = 95
DRAW_SHUFFLE_BACK: Final = 96
SEARCH_DECK: Final = 97
SEARCH_DECK_AFTER: Final = 98  # right after the booster/support phase
SEARCH_DISCARD: Final = 99
DIG: Final = 100  # random cards of the own discard pile
DIG_AFTER: Final = 101  # right after the booster/support phase
ENTREAT: Final = 102
TAKE_BACK_ACTIVE: Final = 103
TAKE_BACK_COMBAT: Final = 104
TAKE_BACK_OTHER: Final = 105

# Cards away.
DISCARD_BOOSTER_SUPPORT: Final = 106
DISCARD_BOOSTER_SUPPORT_EACH_TURN: Final = 107
DISCARD_SUPPORT: Final = 108
DISCARD_ICON_CARD: Final = 109  # each turn
DISCARD_CHARACTER: Final = 110
DISCARD_ALL_SUPPORTS: Final = 111
DISCARD_ALL_FREE: Final = 112
DISCARD_ALL_BOOSTERS_OR_SUPPORTS: Final = 113
DISCARD_COMBAT: Final = 114
DISCARD_COMBAT_FROM_SHIP: Final = 115
DISCARD_COMBAT_BUT_ONE: Final = 116
STEAL_FROM_HAND: Final = 117
FOE_DISCARDS: Final = 118
FOE_DISCARDS_AT_END: Final = 119  # of the turn
FOE_DISCARDS_DOWN: Final = 120
MILL: Final = 121
DISCARD_OWN: Final = 122
PUT_UNDER: Final = 123
SHUFFLE_DISCARD: Final = 124
DISCLOSE: Final = 125
SWAP_HYLA: Final = 126

# For both players.
BOTH_DISCARD_SUPPORTS: Final = 127
BOTH_DISCARD_DOWN: Final = 128
BOTH_MULLIGAN: Final = 129
BOTH_BUY: Final = 130

# Dragons for cards.
BUY_FIRE: Final = 131
BUY_EARTH: Final = 132
BUY_CHARACTERS: Final = 133
BUY_MOONS: Final = 134
BUY_ACTIONS: Final = 135

# Interventions.
CANCEL_ACTION: Final = 136
CANCEL_CHARACTER: Final = 137
DISCARD_OF_TURN: Final = 138
END_TURN: Final = 139
TAKE_BACK_ON_RETREAT: Final = 140
CANCEL_DRAGON: Final = 141
CANCEL_INTERVENTION: Final = 142

# Before and after the game.
START_DRAGON: Final = 143
CRYSTAL: Final = 144

EFFECTS: Final = 145
