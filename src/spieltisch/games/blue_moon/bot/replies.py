"""About how much power a hand could show, and what unseen cards could.

An estimate from printed values and icons: exact play is up to the bots, which try it out.
"""

from spieltisch.games.blue_moon.cards import every, icons, kinds
from spieltisch.games.blue_moon.rules import permits
from spieltisch.games.blue_moon.state import codes, layers
from spieltisch.games.blue_moon.state.table import Table


def best_replies(table: Table, seat: int) -> list[int]:
    """By element the power that the hand of a seat could show in a turn, 0 without a character."""
    if table.stale:
        table.relayer()
    bans = table.bans[seat]
    works = not table.ignoring[seat] & (layers.ALL_ICONS | layers.SOME_ICONS | layers.ICON_CARDS)
    characters: list[int] = []
    others: list[int] = []
    for card in table.hand[seat]:
        if not layers.TRAITS[card] & bans:
            _sort_in(card, characters, others)
    for card in table.active[seat]:
        if every.ICONS[card] & icons.RETRIEVE and works:
            _sort_in(card, characters, others)
    if not characters:
        return [0, 0]
    return [_reply(table, seat, element, characters, others, works) for element in (0, 1)]


def _sort_in(card: int, characters: list[int], others: list[int]) -> None:
    kind = every.KINDS[card]
    if kind == kinds.CHARACTER:
        characters.append(card)
    elif kind in (kinds.BOOSTER, kinds.SUPPORT):
        others.append(card)


def _reply(
    table: Table, seat: int, element: int, characters: list[int], others: list[int], works: bool
) -> int:
    values = every.VALUES[element]
    best = 0
    for card in characters:
        best = max(best, values[card] + (_company(card, characters, values) if works else 0))
    more = 0
    free = 0
    for card in others:
        worth = values[card]
        if works and every.ICONS[card] & icons.FREE:
            free += worth
            continue
        if works and every.ICONS[card] & icons.PAIR:
            worth += _partner(card, others, values)
        more = max(more, worth)
    return staying(table, seat, element) + best + more + free


def _company(card: int, characters: list[int], values: list[int]) -> int:
    """What characters add that may follow this one."""
    if every.ICONS[card] & icons.STOP:
        return 0
    free = 0
    gang = 0
    for other in characters:
        if other == card:
            continue
        if every.ICONS[card] & every.ICONS[other] & icons.GANGS:
            gang += values[other]
        elif every.ICONS[other] & icons.FREE:
            free += values[other]
    partner = _partner(card, characters, values) if every.ICONS[card] & icons.PAIR else 0
    return free + max(gang, partner)


def _partner(card: int, cards: list[int], values: list[int]) -> int:
    """The value of the best partner of a card with PAIR."""
    best = 0
    for other in cards:
        if other != card and permits.prints_pair(card, other):
            best = max(best, values[other])
    return best


def staying(table: Table, seat: int, element: int) -> int:
    """The values of what stays on the table for the next turn of a seat."""
    values = every.VALUES[element]
    total = codes.BLUFF_VALUE * len(table.bluffs[seat])
    for card in table.support[seat]:
        total += values[card]
    return total


def unseen(table: Table, seat: int) -> list[int]:
    """The cards of a seat that only it can see: in hand, draw deck or face down, in any order."""
    known = table.known[seat]
    pool: list[int] = []
    for card in table.hand[seat]:
        if card not in known:
            pool.append(card)
    for card in table.deck[seat]:
        if card not in known:
            pool.append(card)
    for card in table.bluffs[seat]:
        if card not in known:
            pool.append(card)
    return pool


def unseen_matches(
    table: Table, seat: int, element: int, power: int, pool: list[int], gaps: int
) -> list[int]:
    """How many characters of the pool reach a power, or come 1, 2, ... near; then the shields."""
    values = every.VALUES[element]
    shield = icons.SHIELD_FIRE if element == codes.FIRE else icons.SHIELD_EARTH
    need = power - staying(table, seat, element)
    counts = [0] * (gaps + 1)
    for card in pool:
        if every.ICONS[card] & shield:
            counts[gaps] += 1
        if every.KINDS[card] != kinds.CHARACTER or layers.TRAITS[card] & table.bans[seat]:
            continue
        short = max(need - values[card], 0)
        for gap in range(short, gaps):
            counts[gap] += 1
    return counts
