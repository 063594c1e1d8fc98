"""What a network gets to see of a table: what a seat may know, as inputs that are on or off.

The creatures in play stand in the order of their meaning for the seat: those it has the most at
stake on first, then those that its opponents have. The other players follow in turn order.
"""

from typing import Final

from spieltisch.core.switches import Switches
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.state import codes
from spieltisch.games.equinox.state.data import VALUES
from spieltisch.games.equinox.state.table import Table

OTHERS: Final = 4
STAKES: Final = (1, 2, 3, 4, 5, 7, 9)  # steps of what lies on a creature
HIGH: Final = 7  # strength of a card that saves a creature
LOW: Final = 3
DECK_STEP: Final = 5
DECK_STEPS: Final = 17
POINTS: Final = 16  # steps of what a player has at stake on creatures in play
COLUMN: Final = 1 + 14 + 12 + 1 + 7 + 7 + 1 + 7 * OTHERS + 5 + 2 + 1 + 10 + 4 + 4 + 4
GENERAL: Final = 4 + 1 + 5 + 8 + DECK_STEPS + 5 + 3 + 5 + POINTS + 5 + 4 + 10 + 3 + 3 + 1
PLAYER: Final = 1 + 5 + 1 + 1 + POINTS
INPUTS: Final = GENERAL + PLAYER * OTHERS + COLUMN * codes.IN_GAME


def inputs(table: Table, seat: int) -> list[int]:
    """The inputs that are on."""
    to = Switches()
    _general(to, table, seat)
    for offset in range(1, OTHERS + 1):
        if offset < table.seats:
            _player(to, table, (seat + offset) % table.seats)
        else:
            to.skip(PLAYER)
    order = _order(table, seat)
    for creature in order:
        _column(to, table, seat, creature)
    return to.on


def _general(to: Switches, table: Table, seat: int) -> None:
    to.one_of(table.seats - 2, 4)
    to.flag(table.edition == "de")
    to.one_of(table.row - 1, 5)
    to.steps(len(table.alive) - table.filled, 8)
    to.steps(len(table.deck) // DECK_STEP, DECK_STEPS)
    to.one_of((table.turn - seat) % table.seats, 5)
    to.one_of(table.phase - 1, 3)
    to.steps(table.stock[seat], 5)
    to.steps(_at_stake(table, seat), POINTS)
    hand = table.hands[seat]
    best = -1
    chameleons = 0
    ancestors = 0
    dryads = 0
    dead = 0
    for card in hand:
        if card >= codes.DRYAD:
            dryads += 1
        elif card >= codes.TREE:
            ancestors += 1
        elif card >= codes.CHAMELEON:
            chameleons += 1
            best = max(best, card - codes.CHAMELEON)
        elif table.gone[codes.KIND[card]]:
            dead += 1
    to.steps(dead, 5)
    to.steps(chameleons, 4)
    to.steps(best, 10)
    to.steps(ancestors, 3)
    to.steps(dryads, 3)
    to.flag(table.secret[seat] != codes.NONE)


def _player(to: Switches, table: Table, other: int) -> None:
    to.flag(True)
    to.steps(table.stock[other], 5)
    to.flag(table.secret[other] != codes.NONE)
    to.flag(not table.secret_made[other])
    to.steps(_at_stake(table, other), POINTS)


def _at_stake(table: Table, seat: int) -> int:
    total = 0
    for creature in table.alive:
        total += table.stake[creature * codes.MAX_SEATS + seat]
    return total


def _order(table: Table, seat: int) -> list[int]:
    """The creatures in play, the most important for the seat first."""
    ranks: list[tuple[int, int]] = []
    for creature in table.alive:
        first = creature * codes.MAX_SEATS
        own = table.stake[first + seat]
        if table.secret[seat] != codes.NONE and codes.KIND[table.secret[seat]] == creature:
            own += VALUES[0]
        theirs = 0
        for other in range(table.seats):
            theirs += table.stake[first + other]
        ranks.append((-(own * 100 + theirs), creature))
    ranks.sort()
    return [creature for _, creature in ranks]


def _column(to: Switches, table: Table, seat: int, creature: int) -> None:
    to.flag(True)
    to.one_of(creature, 14)
    first = creature * codes.PLACES_PER_CREATURE
    card = table.top[first + table.row]
    strength = -1 if card == codes.NONE else card % codes.STRENGTHS
    if card >= codes.CHAMELEON:
        strength = card - codes.CHAMELEON
    to.one_of(strength + 1, 12)
    to.flag(card >= codes.CHAMELEON)
    lower = 0
    equal = 0
    if card != codes.NONE:
        for other in table.alive:
            shown = table.top[other * codes.PLACES_PER_CREATURE + table.row]
            if shown != codes.NONE and other != creature:
                lower += cards.DOUBLED[shown] < cards.DOUBLED[card]
                equal += cards.DOUBLED[shown] == cards.DOUBLED[card]
    to.steps(lower, 7)
    stakes = creature * codes.MAX_SEATS
    _stake(to, table.stake[stakes + seat])
    secret = table.secret[seat]
    to.flag(secret != codes.NONE and codes.KIND[secret] == creature)
    for offset in range(1, OTHERS + 1):
        if offset < table.seats:
            _stake(to, table.stake[stakes + (seat + offset) % table.seats])
        else:
            to.skip(len(STAKES))
    controller = table.controller(creature)
    to.one_of(-1 if controller == codes.NONE else (controller - seat) % table.seats, 5)
    pebble = table.pebble[first + table.row]
    to.flag(pebble == seat)
    to.flag(pebble != codes.NONE and pebble != seat)
    to.flag(equal > 0)
    _held(to, table, seat, creature)


def _stake(to: Switches, stake: int) -> None:
    count = 0
    for step in STAKES:
        if stake >= step:
            count += 1
    to.steps(count, len(STAKES))


def _held(to: Switches, table: Table, seat: int, creature: int) -> None:
    """What the seat holds of a creature, and how many strong cards of it may still come."""
    best = -1
    strong = 0
    weak = 0
    out = 0
    for card in table.hands[seat]:
        if card < codes.CHAMELEON and codes.KIND[card] == creature:
            strength = card % codes.STRENGTHS
            best = max(best, strength)
            strong += strength >= HIGH
            weak += strength <= LOW
    for card in table.discard:
        if card < codes.CHAMELEON and codes.KIND[card] == creature:
            out += card % codes.STRENGTHS >= HIGH
    first = creature * codes.PLACES_PER_CREATURE
    for row in range(1, table.row + 1):
        card = table.top[first + row]
        if card != codes.NONE and card < codes.CHAMELEON:
            out += card % codes.STRENGTHS >= HIGH
    to.one_of(best - 1 if best > 0 else -1, 10)
    to.steps(strong, 4)
    to.steps(weak, 4)
    to.steps(out, 4)
