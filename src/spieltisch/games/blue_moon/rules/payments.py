"""Payments with hand cards: what reaches a demand, and which cards may go into it.

A payment may hold no superfluous card. A set of cards is therefore right when it reaches the demand
and would not without any one of them; a card may be chosen when such a set can still be completed.
"""

from spieltisch.games.blue_moon.cards import every, kinds, special
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.state.table import Table


def reaches(table: Table, seat: int, effect: int, n: int, cards: list[int]) -> bool:
    """Whether these hand cards satisfy a demand."""
    if effect in (special.CATERPILLAR_FIRE, special.BUY_FIRE):
        return _sum(table, seat, cards, codes.FIRE) >= n
    if effect in (special.CATERPILLAR_EARTH, special.BUY_EARTH):
        return _sum(table, seat, cards, codes.EARTH) >= n
    if effect == special.CATERPILLAR_EITHER:
        return (
            _sum(table, seat, cards, codes.FIRE) >= n or _sum(table, seat, cards, codes.EARTH) >= n
        )
    if effect in (special.CATERPILLAR_BOTH, special.BOTH_BUY):
        return _split(table, seat, cards, 0, n, n)
    if effect in (special.CATERPILLAR_MOONS, special.BUY_MOONS):
        moons = 0
        for card in cards:
            moons += every.MOONS[card]
        return moons >= n
    if effect in (special.BUY_CHARACTERS, special.SIREN):
        return _count(cards, kinds.CHARACTER) >= n
    if effect == special.BUY_ACTIONS:
        return (
            _count(cards, kinds.LEADERSHIP) >= n
            or _count(cards, kinds.HYLA) >= n
            or _count(cards, kinds.CRYSTAL_CARD) >= n
        )
    return False


def _sum(table: Table, seat: int, cards: list[int], element: int) -> int:
    total = 0
    for card in cards:
        total += table.printed(seat, card, element)
    return total


def _count(cards: list[int], kind: int) -> int:
    count = 0
    for card in cards:
        if every.KINDS[card] == kind:
            count += 1
    return count


def _split(table: Table, seat: int, cards: list[int], at: int, fire: int, earth: int) -> bool:
    """Whether the cards from a place on give so much fire and, on other cards, so much earth."""
    if fire <= 0 and earth <= 0:
        return True
    if at == len(cards):
        return False
    card = cards[at]
    first = table.printed(seat, card, codes.FIRE)
    if fire > 0 and first and _split(table, seat, cards, at + 1, fire - first, earth):
        return True
    second = table.printed(seat, card, codes.EARTH)
    if earth > 0 and second and _split(table, seat, cards, at + 1, fire, earth - second):
        return True
    return _split(table, seat, cards, at + 1, fire, earth)


def is_exact(table: Table, seat: int, effect: int, n: int, cards: list[int]) -> bool:
    """Whether the cards satisfy a demand and none of them is superfluous."""
    if not reaches(table, seat, effect, n, cards):
        return False
    for i in range(len(cards)):
        if reaches(table, seat, effect, n, cards[:i] + cards[i + 1 :]):
            return False
    return True


def can_complete(
    table: Table, seat: int, effect: int, n: int, chosen: list[int], left: list[int]
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


def payable(table: Table, seat: int, effect: int, n: int, chosen: list[int]) -> list[int]:
    """The hand cards that may be chosen next."""
    left = [card for card in table.hand[seat] if card not in chosen]
    cards: list[int] = []
    for i in range(len(left)):
        rest = left[:i] + left[i + 1 :]
        if can_complete(table, seat, effect, n, [*chosen, left[i]], rest):
            cards.append(left[i])
    return cards


def contributes(table: Table, seat: int, effect: int, card: int) -> bool:
    """Whether a card alone adds anything to a payment."""
    if effect in (special.CATERPILLAR_FIRE, special.BUY_FIRE):
        return table.printed(seat, card, codes.FIRE) > 0
    if effect in (special.CATERPILLAR_EARTH, special.BUY_EARTH):
        return table.printed(seat, card, codes.EARTH) > 0
    if effect in (special.CATERPILLAR_EITHER, special.CATERPILLAR_BOTH, special.BOTH_BUY):
        return table.printed(seat, card, codes.FIRE) + table.printed(seat, card, codes.EARTH) > 0
    if effect in (special.CATERPILLAR_MOONS, special.BUY_MOONS):
        return every.MOONS[card] > 0
    if effect == special.BUY_ACTIONS:
        return every.KINDS[card] in (kinds.LEADERSHIP, kinds.HYLA, kinds.CRYSTAL_CARD)
    return every.KINDS[card] == kinds.CHARACTER
