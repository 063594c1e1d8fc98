"""Payments with hand cards: what reaches a demand, and which cards may go into it.

A payment may hold no superfluous card. A set of cards is therefore right when it reaches the demand
and would not without any one of them; a card may be chosen when such a set can still be completed.
"""

from spieltisch.games.blue_moon.cards.card import CHARACTER, CRYSTAL_CARD, HYLA, LEADERSHIP
from spieltisch.games.blue_moon.cards.effect import (
    BOTH_BUY,
    BUY_ACTIONS,
    BUY_CHARACTERS,
    BUY_EARTH,
    BUY_FIRE,
    BUY_MOONS,
    CATERPILLAR_BOTH,
    CATERPILLAR_EARTH,
    CATERPILLAR_EITHER,
    CATERPILLAR_FIRE,
    CATERPILLAR_MOONS,
    SIREN,
)
from spieltisch.games.blue_moon.cards.every import KINDS, MOONS
from spieltisch.games.blue_moon.state.codes import EARTH, FIRE
from spieltisch.games.blue_moon.state.power import Powers


def reaches(table: Powers, seat: int, effect: int, n: int, cards: list[int]) -> bool:
    """Whether these hand cards satisfy a demand."""
    if effect in (CATERPILLAR_FIRE, BUY_FIRE):
        return _sum(table, seat, cards, FIRE) >= n
    if effect in (CATERPILLAR_EARTH, BUY_EARTH):
        return _sum(table, seat, cards, EARTH) >= n
    if effect == CATERPILLAR_EITHER:
        return _sum(table, seat, cards, FIRE) >= n or _sum(table, seat, cards, EARTH) >= n
    if effect in (CATERPILLAR_BOTH, BOTH_BUY):
        return _split(table, seat, cards, 0, n, n)
    if effect in (CATERPILLAR_MOONS, BUY_MOONS):
        moons = 0
        for card in cards:
            moons += MOONS[card]
        return moons >= n
    if effect in (BUY_CHARACTERS, SIREN):
        return _count(cards, CHARACTER) >= n
    if effect == BUY_ACTIONS:
        return (
            _count(cards, LEADERSHIP) >= n
            or _count(cards, HYLA) >= n
            or _count(cards, CRYSTAL_CARD) >= n
        )
    return False


def _sum(table: Powers, seat: int, cards: list[int], element: int) -> int:
    total = 0
    for card in cards:
        total += table.printed(seat, card, element)
    return total


def _count(cards: list[int], kind: int) -> int:
    count = 0
    for card in cards:
        if KINDS[card] == kind:
            count += 1
    return count


def _split(table: Powers, seat: int, cards: list[int], at: int, fire: int, earth: int) -> bool:
    """Whether the cards from a place on give so much fire and, on other cards, so much earth."""
    if fire <= 0 and earth <= 0:
        return True
    if at == len(cards):
        return False
    card = cards[at]
    first = table.printed(seat, card, FIRE)
    if fire > 0 and first and _split(table, seat, cards, at + 1, fire - first, earth):
        return True
    second = table.printed(seat, card, EARTH)
    if earth > 0 and second and _split(table, seat, cards, at + 1, fire, earth - second):
        return True
    return _split(table, seat, cards, at + 1, fire, earth)


def is_exact(table: Powers, seat: int, effect: int, n: int, cards: list[int]) -> bool:
    """Whether the cards satisfy a demand and none of them is superfluous."""
    if not reaches(table, seat, effect, n, cards):
        return False
    for i in range(len(cards)):
        if reaches(table, seat, effect, n, cards[:i] + cards[i + 1 :]):
            return False
    return True


def can_complete(
    table: Powers, seat: int, effect: int, n: int, chosen: list[int], left: list[int]
) -> bool:
    """Whether some of the cards left complete the chosen ones to an exact payment."""
    if reaches(table, seat, effect, n, chosen):
        return is_exact(table, seat, effect, n, chosen)
    if not reaches(table, seat, effect, n, chosen + left):
        return False
    for i in range(len(left)):
        if can_complete(table, seat, effect, n, [*chosen, left[i]], left[i + 1 :]):
            return True
    return False


def payable(table: Powers, seat: int, effect: int, n: int, chosen: list[int]) -> list[int]:
    """The hand cards that may be chosen next."""
    left = [card for card in table.hand[seat] if card not in chosen]
    cards: list[int] = []
    for i in range(len(left)):
        rest = left[:i] + left[i + 1 :]
        if can_complete(table, seat, effect, n, [*chosen, left[i]], rest):
            cards.append(left[i])
    return cards


def contributes(table: Powers, seat: int, effect: int, card: int) -> bool:
    """Whether a card alone adds anything to a payment."""
    if effect in (CATERPILLAR_FIRE, BUY_FIRE):
        return table.printed(seat, card, FIRE) > 0
    if effect in (CATERPILLAR_EARTH, BUY_EARTH):
        return table.printed(seat, card, EARTH) > 0
    if effect in (CATERPILLAR_EITHER, CATERPILLAR_BOTH, BOTH_BUY):
        return table.printed(seat, card, FIRE) + table.printed(seat, card, EARTH) > 0
    if effect in (CATERPILLAR_MOONS, BUY_MOONS):
        return MOONS[card] > 0
    if effect == BUY_ACTIONS:
        return KINDS[card] in (LEADERSHIP, HYLA, CRYSTAL_CARD)
    return KINDS[card] == CHARACTER
