"""The evaluation of a table by what one seat may know: of hidden cards only what is likely.

The same sum as in `evaluation`, but where that looks at the hand of the opponent this counts how
often a hand dealt from the unseen cards would hold something.
"""

from math import exp
from typing import Final

from spieltisch.games.blue_moon.bot import evaluation
from spieltisch.games.blue_moon.bot.replies import staying, unseen
from spieltisch.games.blue_moon.cards import every, icons, kinds
from spieltisch.games.blue_moon.rules import turn
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.state.table import Table

MOST_VALUE: Final = 12
NARROW: Final = 6.0  # estimates this far apart make the better one e times as likely, at the end,
WIDE: Final = 0.2  # and so much farther apart for every card that is left


def expects(table: Table, seat: int) -> float:
    """How likely a seat is to win, by what it may know."""
    if table.ended:
        return 1.0 if table.winner == seat else 0.0
    foe = 1 - seat
    pool = unseen(table, foe)
    value = estimate(table, seat, pool, retreat_chance(table, seat, pool))
    left = len(table.hand[seat]) + len(table.deck[seat]) + len(table.hand[foe])
    left += len(table.deck[foe])
    return 1.0 / (1.0 + exp(-value / (NARROW + WIDE * left)))


def estimate(table: Table, seat: int, pool: list[int], chance: float) -> float:
    """What `evaluation.evaluate` would say on average over the worlds that a seat has to expect."""
    foe = 1 - seat
    value = evaluation.dragons(table, seat)
    value += evaluation.means(table, seat) - _unseen_means(table, foe, pool)
    value += evaluation.lasting(table, seat) - evaluation.lasting(table, foe)
    if table.element != codes.NONE:
        loser = table.turn
        due = evaluation.NEXT_DRAGON * turn.dragons_due(table, loser) * chance
        value += due if loser != seat else -due
    return value


def retreat_chance(table: Table, seat: int, pool: list[int]) -> float:
    """How likely the one on turn cannot match the power of the other one, as a seat sees it."""
    loser = table.turn
    if table.element == codes.NONE:
        return 0.0
    if loser == seat or table.first_character != codes.NONE:
        return evaluation.chance(table, loser)
    return _unseen_chance(table, loser, pool)


def _hidden(table: Table, seat: int) -> int:
    """How many cards of a hand are unseen."""
    count = 0
    for card in table.hand[seat]:
        if card not in table.known[seat]:
            count += 1
    return count


def _without(pool: int, of_them: int, drawn: int) -> float:
    """How likely none of some cards of a pool is among those drawn."""
    if of_them + drawn > pool:
        return 0.0
    share = 1.0
    for at in range(drawn):
        share *= (pool - of_them - at) / (pool - at)
    return share


def _unseen_means(table: Table, seat: int, pool: list[int]) -> float:
    """What a player has in hand and draw deck, as the other one has to expect."""
    hidden = _hidden(table, seat)
    value = evaluation.CARD * (len(table.hand[seat]) + len(table.deck[seat]))
    characters = 0
    total = 0.0
    for card in pool:
        total += evaluation.in_hand(card)
        if every.KINDS[card] == kinds.CHARACTER:
            characters += 1
    if pool:
        value += total * hidden / len(pool)
    known = 0
    for card in table.hand[seat]:
        if card in table.known[seat]:
            value += evaluation.in_hand(card)
            if every.KINDS[card] == kinds.CHARACTER:
                known += 1
    if not known:
        value -= evaluation.NO_CHARACTER * _without(len(pool), characters, hidden)
    return value


def _unseen_chance(table: Table, seat: int, pool: list[int]) -> float:
    """How likely a hand of unseen cards cannot match the power."""
    element = table.element
    values = every.VALUES[element]
    shield = icons.SHIELD_FIRE if element == codes.FIRE else icons.SHIELD_EARTH
    characters = [0] * (MOST_VALUE + 2)  # by value: cards of the pool
    others = [0] * (MOST_VALUE + 2)
    shields = 0
    for card in pool:
        kind = every.KINDS[card]
        if kind > kinds.SUPPORT:
            continue
        if every.ICONS[card] & shield:
            shields += 1
        if kind == kinds.CHARACTER:
            characters[min(values[card], MOST_VALUE)] += 1
        else:
            others[min(values[card], MOST_VALUE)] += 1
    character = codes.NONE  # best known ones
    other = 0
    for card in table.hand[seat]:
        if card in table.known[seat]:
            kind = every.KINDS[card]
            if every.ICONS[card] & shield and kind <= kinds.SUPPORT:
                return 0.0
            if kind == kinds.CHARACTER:
                character = max(character, values[card])
            elif kind <= kinds.SUPPORT:
                other = max(other, values[card])
    hidden = _hidden(table, seat)
    size = len(pool)
    chances = _highest(characters, character, size, hidden)
    more = _highest(others, other, size, hidden)
    need = table.power(1 - seat, element) - staying(table, seat, element)
    total = chances[MOST_VALUE + 1]  # no character at all
    for first in range(MOST_VALUE + 1):
        if chances[first] > 0.0:
            for second in range(MOST_VALUE + 1):
                if more[second] > 0.0:
                    total += chances[first] * more[second] * evaluation.doubt(need - first - second)
    return total * _without(size, shields, hidden)


def _highest(counts: list[int], known: int, pool: int, drawn: int) -> list[float]:
    """By value how likely it is the highest in a hand; behind them: that there is none."""
    found = [0.0] * (MOST_VALUE + 2)
    above = 0
    lacking = 1.0
    for value in range(MOST_VALUE, -1, -1):
        if value == known:
            found[value] = lacking
            return found
        if counts[value]:
            above += counts[value]
            still = _without(pool, above, drawn)
            found[value] = lacking - still
            lacking = still
    found[MOST_VALUE + 1] = lacking
    return found
