"""Elements, phases, frames and reasons as numbers; `notation` has keys, `verbs` the moves.

A *card* is a place in `cards.every.CARDS`. Cards never change owner, so a card is known by seat and
number even when both decks hold the same one.
"""

from typing import Final

NONE: Final = -1
SEATS: Final = 2

FIRE: Final = 0
EARTH: Final = 1

HAND: Final = 6
DRAGONS: Final = 3
MANY: Final = 6  # cards in combat and support areas that earn a second dragon
MATCH: Final = 5  # crystals that win a match
MOST_DECLINED: Final = 3
BLUFF_VALUE: Final = 2
NO_LIMIT: Final = 99
MOST_BLUFFS: Final = 40

# Phases. Those with a question come to rest; the others happen by themselves.
ENDED: Final = 0
START: Final = 1
BEGIN: Final = 2  # asks: retrieve, land, discard own bluff cards
LEAD: Final = 3  # asks: an action card or a replacement
RETREAT: Final = 4  # asks: fight, retreat or decline
CHARACTERS: Final = 5  # asks
OTHERS: Final = 6  # asks: boosters, supports, bluff cards, loads
AFTER: Final = 7  # asks: texts right after the booster/support phase
ANNOUNCE: Final = 8  # asks, in an opening turn: the element
ANNOUNCED: Final = 9
CALLED: Final = 10
REFRESH: Final = 11
END: Final = 12  # asks: texts at the end of the turn
LAST: Final = 13  # asks: texts when the turn is about to end
TURN_OVER: Final = 14
LOST: Final = 15  # a retreat: the winner may answer
LOST_SIREN: Final = 16
LOST_DRAGONS: Final = 17
CLEAR: Final = 18
FIGHT_OVER: Final = 19  # asks: texts at the end of a fight
NEW_FIGHT: Final = 20
NEXT_TURN: Final = 22
SIRENS: Final = 21  # sirens of the opponent after the booster/support phase

# What is being carried out: effects of frames. The values are listed behind.
OFFERED: Final = 1  # card: use its text or not
TARGET: Final = 2  # card: one card on the table
PAYING: Final = 3  # card, demand; then the cards chosen
DISCARDING: Final = 4  # card, how many: hand cards of the own choice
DECLINING: Final = 5  # how many so far
STEALING: Final = 6  # card, how many: open or hidden hand cards of the opponent
ANY_CARDS: Final = 7  # card, how many so far: own hand cards away
RETURNING: Final = 8  # card, how many: hand cards back into the draw deck
REVEALED: Final = 9  # card, the cards revealed: one is discarded
SEARCHING: Final = 10  # card: one card of a pile
BOARDING: Final = 11  # card to be loaded, where it comes from: which ship
LOADING: Final = 12  # ship, how many more: hand cards onto it
EITHER: Final = 13  # card: all boosters or all supports
KEEPING: Final = 14  # card: the character that stays
DOUBLING: Final = 15  # card: which caterpillar counts twice
PAYING_COST: Final = 16  # card to be played, how many, how it is played: hand cards away before
REPLACING: Final = 17  # draw or not
CALLING: Final = 18  # call the bluff or not
WINDOW: Final = 19  # what, card: play an intervention or not
ACTING: Final = 20  # card: an action card takes effect
LAYING: Final = 21  # card, keep: a character is laid
INTERVENING: Final = 22  # card, window: an intervention takes effect
GAINING: Final = 23  # how many dragons, why
FIRST_ASKED: Final = 1
LAST_ASKED: Final = 19

# Windows for interventions.
W_ACTION: Final = 1
W_CHARACTER: Final = 2
W_ANNOUNCED: Final = 3
W_RETREAT: Final = 4
W_DRAGON: Final = 5
W_COUNTER: Final = 6

# Why dragons are gained.
BY_FIGHT: Final = 0
BY_SIREN: Final = 1
BY_STORM: Final = 2
BY_PURCHASE: Final = 3
BY_BLUFF: Final = 4
BY_INQUISITOR: Final = 5

# How a game ended.
FOURTH_DRAGON: Final = 1
NO_CARDS: Final = 2
NO_CARDS_NO_DRAGONS: Final = 3
MISPLAY: Final = 4

# Reasons that forbid a move; `text.reasons` has the sentence of each. 0: nothing forbids it.
LEGAL: Final = 0
GAME_OVER: Final = 1
NO_SUCH_MOVE: Final = 3
NOT_ASKED: Final = 4  # it is not this player's decision
CHOOSE_FIRST: Final = 5  # a choice inside an effect is open
NOT_OFFERED: Final = 6  # the open choice has no such answer
NOT_IN_HAND: Final = 7
WRONG_PHASE: Final = 8  # such a move belongs to another phase
WRONG_KIND: Final = 9  # a card of this kind is played in another phase
BANNED: Final = 10  # by a text of the opponent
CARD_LIMIT: Final = 11
COMBAT_LIMIT: Final = 12
OWN_BAN: Final = 13  # an own text forbids further characters
STOPPED: Final = 14
ONE_CHARACTER: Final = 15
CONDITION: Final = 16  # of a mutant
COST: Final = 17  # the "I must" cannot be paid
ONLY_FROM_SHIP: Final = 18  # a ship has landed, the hand waits
ONE_FROM_HAND: Final = 19
NO_ALLOWANCE: Final = 20  # boosters and supports of this turn are used up
OPENING_ALLOWANCE: Final = 21  # opening turns know only FREE and additional ones
NOT_CONTINUED: Final = 22  # nothing would stay active anyway
NO_BLUFF_ICON: Final = 23
BLUFF_OFF: Final = 24  # bluff icons or bluff cards are ignored
NOT_LOADABLE: Final = 25
NO_ROOM: Final = 26  # no own ship with room
LED_ALREADY: Final = 27
NO_REPLACE_ICON: Final = 28
REPLACE_OFF: Final = 29
NOT_ON_TABLE: Final = 30
NO_RETRIEVE_ICON: Final = 31
RETRIEVE_OFF: Final = 32
RETRIEVE_BLOCKED: Final = 33
HAND_LIMIT: Final = 34
NOT_A_SHIP: Final = 35
NOT_A_BLUFF: Final = 36
NO_SUCH_TEXT: Final = 37  # the card has no text for this moment
TEXT_OFF: Final = 38
TEXT_USED: Final = 39
NO_TARGET: Final = 40
NO_DEMAND: Final = 41
DEMAND_OFF: Final = 42
DEMAND_MET: Final = 43
CANNOT_PAY: Final = 44
CHARACTER_DUE: Final = 45
TOO_MANY_CHARACTERS: Final = 46
DEMAND_DUE: Final = 47
SUPPORT_DUE: Final = 48
BOOSTER_DUE: Final = 49
POWER_TOO_LOW: Final = 50
NO_RETREAT_HERE: Final = 51  # an opening turn, one declines instead
NO_DECLINE_HERE: Final = 52
NO_CHARACTER: Final = 53  # no character can be played
MUST_YIELD: Final = 54  # the player could not go on
NO_NEED_TO_GIVE_UP: Final = 55
SUPERFLUOUS: Final = 56  # more than the payment needs
WORTHLESS: Final = 57  # adds nothing to the payment
MUST_CHOOSE: Final = 58  # stopping here is not possible
DEMAND_LEFT: Final = 59  # the player has just decided not to pay
