"""What a player sees at once: which moves look good, and what most players would do.

A search tries first what looks good here, and plays a try on with what is usual. Nothing here
depends on what is hidden: a card to come counts as the mean of those that it may be.
"""

from typing import Final

from spieltisch.core.stack import Frame
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.bot.evaluation import (
    best_move,
    best_tree,
    gain,
    progress,
    this_round,
    worth_of_fires,
)
from spieltisch.games.living_forest.bot.weights import Weights
from spieltisch.games.living_forest.state import codes, verbs
from spieltisch.games.living_forest.state.table import Table

LUCKY: Final = 0.12  # a chance of closing the line that is small enough
LINES: Final = 0x1FFFFFF  # numbers of lines stay small
SHOWN: Final = codes.FIRST_ON_DISPLAY
CORNER: Final = 2.0  # a corner of the forest, in parts of a line
CORNERS: Final = (codes.ATTRACT_CORNER, codes.EXTINGUISH_CORNER, *codes.FRAGMENT_CORNERS)


def reveal_values(table: Table, seat: int, moves: list[int], by: Weights) -> list[float]:
    """While revealing: how good each move is, whichever card comes next; otherwise nothing.

    Decks do not change by revealing, so they are left out.
    """
    if table.phase != codes.REVEALING:
        return []
    now = progress(table, seat, by) + this_round(table, seat, by)
    values: list[float] = []
    for move in moves:
        if move == verbs.REVEAL:
            values.append(_worth_of_a_card(table, seat, now, by))
        elif move == verbs.STOP:
            values.append(now)
        elif move == verbs.DISCARD:
            values.append(_worth_without(table, seat, by) - by.fragment)
        else:
            values.append(_worth_without(table, seat, by) - by.fragment + by.burned)
    return values


def _worth_of_a_card(table: Table, seat: int, now: float, by: Weights) -> float:
    """The mean over the cards that may come; a fragment undoes a bad one."""
    line = table.line[seat]
    undone = now - by.fragment if table.fragments[seat] else -1e9
    total = 0.0
    count = 0
    for kind in coming(table, seat):
        line.append(kind)
        table.net[seat] += cards.SYMBOLS[kind]
        table.count_elements(seat, cards.GIVES[kind], 1)
        total += max(progress(table, seat, by) + this_round(table, seat, by), undone)
        count += 1
        line.pop()
        table.net[seat] -= cards.SYMBOLS[kind]
        table.count_elements(seat, cards.GIVES[kind], -1)
    return total / count


def coming(table: Table, seat: int) -> list[int]:
    """The cards of which one comes next, as far as their owner knows."""
    pile = table.draw[seat]
    if table.known_top(seat):
        return pile[-1:]
    return pile or table.discard[seat]


def _worth_without(table: Table, seat: int, by: Weights) -> float:
    """What is left of the line without its last card."""
    kind = table.line[seat].pop()
    table.net[seat] -= cards.SYMBOLS[kind]
    table.count_elements(seat, cards.GIVES[kind], -1)
    value = progress(table, seat, by) + this_round(table, seat, by)
    table.line[seat].append(kind)
    table.net[seat] += cards.SYMBOLS[kind]
    table.count_elements(seat, cards.GIVES[kind], 1)
    return value


def usual(table: Table, seat: int, by: Weights) -> int:
    """What most players would do at once; -1 where it has to be tried."""
    if table.phase == codes.REVEALING:
        return usual_reveal(table, seat)
    if table.stack.frames:
        return _usual_choice(table, table.stack.top(), by)
    return _usual_action(table, seat, by)


def usual_reveal(table: Table, seat: int) -> int:
    """Cards until another one would be too dangerous; fragments against varans and bad luck."""
    net = table.net[seat]
    fragments = table.fragments[seat]
    line = table.line[seat]
    if table.fresh[seat] and fragments and line:
        if line[-1] == codes.VARAN:
            return verbs.BANISH
        if net >= codes.CLOSED:
            return verbs.DISCARD
    pile = coming(table, seat)
    if net >= codes.CLOSED or not pile:
        return verbs.STOP
    if net == codes.CLOSED - 1:
        risky = 0
        for kind in pile:
            if cards.SYMBOLS[kind] == cards.SOLITARY:
                risky += 1
        if risky > LUCKY * len(pile) * (1 + 2 * fragments) and table.shown[seat]:
            return verbs.STOP
    return verbs.REVEAL


def _usual_action(table: Table, seat: int, by: Weights) -> int:
    """The action that adds most, as it begins."""
    used = 0 if table.planted[seat] >> cards.REPEAT_TREE & 1 else table.used
    sun = _worth_of_animals(table, table.total(seat, cards.SUN), by)
    fires = worth_of_fires(table, seat, by)
    tree, planted = best_tree(table, seat, by)
    best = verbs.PASS
    highest = 0.0
    if not used & codes.A_FRAGMENT and table.supply:
        best = verbs.FRAGMENT
        highest = by.fragment
    if not used & codes.A_ATTRACT and sun > highest:
        best = verbs.ATTRACT + best_animal(table, table.total(seat, cards.SUN), by) - SHOWN
        highest = sun
    if not used & codes.A_EXTINGUISH and fires > highest:
        best = verbs.EXTINGUISH + _lowest_fire(table)
        highest = fires
    if not used & codes.A_PLANT and planted > highest:
        best = verbs.PLANT + tree
        highest = planted
    if not used & codes.A_MOVE:
        steps, worth = best_move(table, seat, sun, fires, planted, by)
        if worth > highest:
            best = verbs.MOVE + steps
    return best


def _usual_choice(table: Table, frame: Frame, by: Weights) -> int:
    """How an action that has begun goes on: as much as possible is taken, the best first."""
    values = frame.values
    if frame.effect == codes.ATTRACTING:
        kind = best_animal(table, values[0], by)
        if kind != codes.NONE:
            return verbs.ATTRACT + kind - SHOWN
        return verbs.DONE if len(values) > 1 else codes.NONE
    if frame.effect == codes.EXTINGUISHING:
        return verbs.EXTINGUISH + _lowest_fire(table)
    if frame.effect == codes.PLANTING:
        return verbs.PLANT + best_tree(table, frame.seat, by)[0]
    if frame.effect == codes.GROWING:
        return verbs.AT + _best_cell(table.grown[frame.seat])
    if frame.effect == codes.STEALING:
        return verbs.STEAL + _best_tile(table, frame.seat, values[1], by)
    return verbs.STACK + values[0] - SHOWN


def best_animal(table: Table, sun: int, by: Weights) -> int:
    """The animal on display that adds most to the deck and can be paid; -1: none adds anything."""
    best = codes.NONE
    highest = 0.0
    for kind in table.display:
        if kind != codes.NONE and cards.COSTS[kind] <= sun and by.animals[kind] > highest:
            best = kind
            highest = by.animals[kind]
    return best


def _worth_of_animals(table: Table, sun: int, by: Weights) -> float:
    """What a deck gains by all animals that are taken for some suns, the best first."""
    display = table.display
    taken = 0
    worth = 0.0
    while True:
        best = codes.NONE
        highest = 0.0
        for place in range(codes.DISPLAY):
            kind = display[place]
            if kind == codes.NONE or cards.COSTS[kind] > sun or taken >> place & 1:
                continue
            if by.animals[kind] > highest:
                best = place
                highest = by.animals[kind]
        if best == codes.NONE:
            return worth
        taken |= 1 << best
        worth += highest
        sun -= cards.COSTS[display[best]]


def _lowest_fire(table: Table) -> int:
    """The cheapest fire of the circle."""
    for fire in range(codes.FIRES):
        if table.circle[fire]:
            return fire
    return codes.NONE


def _best_tile(table: Table, seat: int, victim: int, by: Weights) -> int:
    """The tile of a skipped seat that brings its new owner furthest."""
    counts = table.counts(seat)
    best = codes.NONE
    highest = 0.0
    for tile in range(len(table.tiles)):
        sort = tile % codes.SORTS
        worth = gain(by, sort, counts[sort], 1)
        if table.tiles[tile] == victim and (best == codes.NONE or worth > highest):
            best = tile
            highest = worth
    return best


def _best_cell(grown: int) -> int:
    """Where a tree does most for the lines and corners of a forest."""
    best = codes.NONE
    highest = -1.0
    for cell in range(codes.CELLS):
        if grown >> cell & 1 or not grown & codes.NEIGHBOURS[cell]:
            continue
        worth = CORNER if cell in CORNERS else 0.0
        for cells in codes.LINE_CELLS:
            if cells >> cell & 1:
                worth += (grown & cells).bit_count()
        if worth > highest:
            highest = worth
            best = cell
    return best


def sight(table: Table, seat: int) -> int:
    """What the line shows: all of it when acting, as it decides what the actions are worth.

    While revealing: net solitary, and whether the last card is a varan.
    """
    line = table.line[seat]
    if table.phase != codes.REVEALING:
        number = 0
        for kind in line:
            number = (number * codes.KINDS + kind + 1) & LINES
        return number
    varan = 1 if table.fresh[seat] and line and line[-1] == codes.VARAN else 0
    return (min(max(table.net[seat], -8), 8) + 9) * 2 + varan
