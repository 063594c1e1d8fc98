"""How good a table is for a seat.

The value is what the dragons are worth, what both players still have in cards, and how likely the
fight on the table is to be won or lost: the power that has to be matched against the best reply
that the hand of the other one holds.
"""

from math import exp

from spieltisch.games.blue_moon.cards.card import (
    BOOSTER,
    CHARACTER,
    LEADERSHIP,
    SHIELD_EARTH,
    SHIELD_FIRE,
    SUPPORT,
)
from spieltisch.games.blue_moon.cards.every import EARTHS, EFFECTS, FIRES, ICONS, KINDS
from spieltisch.games.blue_moon.rules.turn import Turn
from spieltisch.games.blue_moon.state.codes import FIRE, NONE

WON = 1000.0
CRYSTAL = 40.0  # each crystal of a victory
DRAGONS = (0.0, 10.0, 22.0, 38.0)  # by dragons on the own side
NEXT_DRAGON = 11.0  # a dragon that a retreat would bring
CARD = 0.25  # each card left in hand and draw deck
IN_HAND = 0.5  # each hand card besides
STRONG = 0.12  # each point of a character's higher value
TEXT = 0.7  # a special text in hand
LASTING = 0.6  # a support that stays, each point of its values a fifth of that
NO_CHARACTER = 4.0  # a hand without characters
DOUBT = 1.3  # how sharply a reply decides


def evaluate(table: Turn, seat: int) -> float:
    """Dragons, cards and the fight on the table, own less opposing."""
    foe = 1 - seat
    if table.ended:
        worth = WON + CRYSTAL * table.worth
        return worth if table.winner == seat else -worth
    value = DRAGONS[table.dragons[seat]] - DRAGONS[table.dragons[foe]]
    value += _means(table, seat) - _means(table, foe)
    value += _lasting(table, seat) - _lasting(table, foe)
    return value + _fight(table, seat)


def _means(table: Turn, seat: int) -> float:
    """What a player still has in hand and draw deck."""
    hand = table.hand[seat]
    value = CARD * (len(hand) + len(table.deck[seat]))
    characters = 0
    for card in hand:
        value += IN_HAND
        if EFFECTS[card]:
            value += TEXT
        if KINDS[card] == CHARACTER:
            characters += 1
            value += STRONG * max(FIRES[card], EARTHS[card])
        elif KINDS[card] == LEADERSHIP:
            value += TEXT
    if not characters:
        value -= NO_CHARACTER
    return value


def _lasting(table: Turn, seat: int) -> float:
    """Cards that stay on the table for the next turns of the fight or for good."""
    value = LASTING * (len(table.ships[seat]) + len(table.bluffs[seat]))
    value += LASTING * (len(table.loaded[seat]) + 2 * len(table.laid_crystals[seat]))
    for card in table.support[seat]:
        value += LASTING * (1 + 0.2 * (FIRES[card] + EARTHS[card]))
    if table.hyla[seat] != NONE:
        value += LASTING
    return value


def _fight(table: Turn, seat: int) -> float:
    """The dragons that the fight will bring, by how likely the one on turn has to retreat."""
    if table.element == NONE:
        return 0.0
    loser = table.turn
    chance = _chance(table, loser)
    due = NEXT_DRAGON * table.dragons_due(loser) * chance
    return due if loser != seat else -due


def _chance(table: Turn, seat: int) -> float:
    """How likely a player cannot or will not match the power of the other one."""
    element = table.element
    target = table.power(1 - seat, element)
    if table.first_character != NONE:
        if table.has_shield(seat, element):
            return 0.0
        return _doubt(target - table.power(seat, element))
    return _doubt(target - _reply(table, seat, element))


def _doubt(short: int) -> float:
    return 1.0 / (1.0 + exp(-(short + 0.3) / DOUBT))


def _reply(table: Turn, seat: int, element: int) -> int:
    """About the power that the best character and one more card of the hand would give."""
    values = FIRES if element == FIRE else EARTHS
    shield = SHIELD_FIRE if element == FIRE else SHIELD_EARTH
    character = NONE
    other = 0
    for card in table.hand[seat]:
        if ICONS[card] & shield and KINDS[card] <= SUPPORT:
            return table.power(1 - seat, element)
        if KINDS[card] == CHARACTER:
            character = max(character, values[card])
        elif KINDS[card] in (BOOSTER, SUPPORT):
            other = max(other, values[card])
    if character == NONE:
        return NONE
    staying = 0
    for card in table.support[seat]:
        staying += values[card]
    return staying + 2 * len(table.bluffs[seat]) + character + other
