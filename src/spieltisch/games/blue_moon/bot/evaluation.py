"""How good a table is for a seat.

The value is what the dragons are worth, what both players still have in cards, and how likely the
fight on the table is to be won or lost: the power that has to be matched against the best reply
that the hand of the other one holds.
"""

from math import exp

from spieltisch.games.blue_moon.cards import every, icons, kinds
from spieltisch.games.blue_moon.rules import permits, turn
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.state.table import Table

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


def evaluate(table: Table, seat: int) -> float:
    """Dragons, cards and the fight on the table, own less opposing."""
    foe = 1 - seat
    if table.ended:
        worth = WON + CRYSTAL * table.worth
        return worth if table.winner == seat else -worth
    value = dragons(table, seat)
    value += means(table, seat) - means(table, foe)
    value += lasting(table, seat) - lasting(table, foe)
    return value + fight(table, seat)


def dragons(table: Table, seat: int) -> float:
    """What the dragons on both sides are worth."""
    return DRAGONS[table.dragons[seat]] - DRAGONS[table.dragons[1 - seat]]


def means(table: Table, seat: int) -> float:
    """What a player still has in hand and draw deck."""
    hand = table.hand[seat]
    value = CARD * (len(hand) + len(table.deck[seat]))
    characters = 0
    for card in hand:
        value += in_hand(card)
        if every.KINDS[card] == kinds.CHARACTER:
            characters += 1
    if not characters:
        value -= NO_CHARACTER
    return value


def in_hand(card: int) -> float:
    """What a card is worth in hand."""
    value = IN_HAND
    if every.EFFECTS[card]:
        value += TEXT
    if every.KINDS[card] == kinds.CHARACTER:
        value += STRONG * max(every.FIRES[card], every.EARTHS[card])
    elif every.KINDS[card] == kinds.LEADERSHIP:
        value += TEXT
    return value


def lasting(table: Table, seat: int) -> float:
    """Cards that stay on the table for the next turns of the fight or for good."""
    value = LASTING * (len(table.ships[seat]) + len(table.bluffs[seat]))
    value += LASTING * (len(table.loaded[seat]) + 2 * len(table.laid_crystals[seat]))
    for card in table.support[seat]:
        value += LASTING * (1 + 0.2 * (every.FIRES[card] + every.EARTHS[card]))
    if table.hyla[seat] != codes.NONE:
        value += LASTING
    return value


def fight(table: Table, seat: int) -> float:
    """The dragons that the fight will bring, by how likely the one on turn has to retreat."""
    if table.element == codes.NONE:
        return 0.0
    loser = table.turn
    due = NEXT_DRAGON * turn.dragons_due(table, loser) * chance(table, loser)
    return due if loser != seat else -due


def chance(table: Table, seat: int) -> float:
    """How likely a player cannot or will not match the power of the other one."""
    element = table.element
    target = table.power(1 - seat, element)
    if table.first_character != codes.NONE:
        if permits.has_shield(table, seat, element):
            return 0.0
        return doubt(target - table.power(seat, element))
    return doubt(target - _reply(table, seat, element))


def doubt(short: int) -> float:
    return 1.0 / (1.0 + exp(-(short + 0.3) / DOUBT))


def _reply(table: Table, seat: int, element: int) -> int:
    """About the power that the best character and one more card of the hand would give."""
    values = every.FIRES if element == codes.FIRE else every.EARTHS
    shield = icons.SHIELD_FIRE if element == codes.FIRE else icons.SHIELD_EARTH
    character = codes.NONE
    other = 0
    for card in table.hand[seat]:
        if every.ICONS[card] & shield and every.KINDS[card] <= kinds.SUPPORT:
            return table.power(1 - seat, element)
        if every.KINDS[card] == kinds.CHARACTER:
            character = max(character, values[card])
        elif every.KINDS[card] in (kinds.BOOSTER, kinds.SUPPORT):
            other = max(other, values[card])
    if character == codes.NONE:
        return codes.NONE
    staying = 0
    for card in table.support[seat]:
        staying += values[card]
    return staying + 2 * len(table.bluffs[seat]) + character + other
