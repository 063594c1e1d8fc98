"""How good a table is for a seat.

The value is how far the seat is towards its nearest victory, what its deck and forest will give
every round from now on, and what its line lets it do in this one; less how far the strongest
opponent is.
"""

from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.state import codes
from spieltisch.games.living_forest.state.table import Table

WON = 1000.0
NEAR = 60.0  # what a victory within reach is worth, by the cube of the way gone
RIVAL = 0.6  # how much the strongest opponent's way counts
WEIGHTS = (0.55, 1.0, 0.75, 0.5, 0.35)  # of sun, water, plant, spiral, flower in a deck
ALONE = 0.9  # what a solitary symbol costs a deck; a gregarious one is worth as much
VARAN_COST = 1.6
IN_DECK = 0.45  # of a card's value: it comes up in about every other round
IN_FOREST = 1.3  # of a tree's elements: they are there in every round
FRAGMENT = 0.7
BURNED = 0.8  # for each varan the fires threaten


def evaluate(table: Table, seat: int) -> float:
    """The way to victory, the means for it and the actions of this round, against the others."""
    rivals = [way(table, other) for other in range(table.seats) if other != seat]
    value = way(table, seat) - RIVAL * max(rivals)
    value += means(table, seat)
    if not table.ended:
        value += this_round(table, seat)
    return value


def way(table: Table, seat: int) -> float:
    """How near a seat is to the victory it is nearest to; a little for the other two."""
    trees, fires, flowers = table.counts(seat)
    if trees >= codes.GOAL or fires >= codes.GOAL or flowers >= codes.GOAL:
        return WON + trees + fires + flowers
    lasting = flowers
    for kind in table.line[seat]:
        lasting -= cards.GIVES[kind][cards.FLOWER]
    return NEAR * (
        (trees / codes.GOAL) ** 3 + (fires / codes.GOAL) ** 3 + (max(lasting, 0) / codes.GOAL) ** 3
    )


def means(table: Table, seat: int) -> float:
    """What deck, forest and fragments are good for in the rounds to come."""
    value = FRAGMENT * table.fragments[seat]
    piles = [table.draw[seat], table.discard[seat], table.line[seat], _on_the_way(table, seat)]
    for pile in piles:
        for kind in pile:
            value += IN_DECK * CARD_VALUES[kind]
    for tree in table.forest[seat * codes.CELLS : (seat + 1) * codes.CELLS]:
        if tree != codes.NONE and tree != codes.START_TREE:
            for element in range(cards.ELEMENTS):
                value += IN_FOREST * WEIGHTS[element] * cards.TREE_GIVES[tree][element]
    return value


def _on_the_way(table: Table, seat: int) -> list[int]:
    """Animals taken that do not lie on the draw pile yet."""
    for frame in table.stack.frames:
        if frame.seat == seat and frame.effect == codes.ATTRACTING:
            return frame.values[1:]
        if frame.seat == seat and frame.effect == codes.STACKING:
            return frame.values
    return []


def _card_value(kind: int) -> float:
    if kind == codes.VARAN:
        return -VARAN_COST
    value = -ALONE * cards.SYMBOLS[kind]
    for element in range(cards.ELEMENTS):
        value += WEIGHTS[element] * cards.GIVES[kind][element]
    return value


CARD_VALUES = [_card_value(kind) for kind in range(codes.KINDS)]


def this_round(table: Table, seat: int) -> float:
    """What the actions still to come are worth, and what the fires threaten."""
    value = 0.0
    power = table.fire_power()
    if table.total(seat, cards.WATER) < power:
        value -= BURNED * min(table.fires(), table.varans)
    if table.phase == codes.REVEALING:
        actions, used = (1 if table.net[seat] >= codes.CLOSED else 2), 0
    elif table.phase == codes.ACTING and table.turn == seat:
        actions, used = table.left, table.used
    elif (table.turn - table.start) % table.seats < (seat - table.start) % table.seats:
        actions, used = (1 if table.net[seat] >= codes.CLOSED else 2), 0
    else:
        return value
    worths = sorted(_actions(table, seat, used), reverse=True)
    return value + sum(worths[:actions])


def _actions(table: Table, seat: int, used: int) -> list[float]:
    """A guess at the worth of each action that may still be chosen."""
    if table.planted[seat] >> cards.REPEAT_TREE & 1:
        used = 0
    sun, spirals = table.total(seat, cards.SUN), table.total(seat, cards.SPIRAL)
    worths: list[float] = []
    if not used & codes.A_FRAGMENT and table.supply:
        worths.append(FRAGMENT)
    if not used & codes.A_ATTRACT and sun > 0:
        worths.append(0.36 * min(sun, 16))
    if not used & codes.A_EXTINGUISH:
        worths.append(_worth_of_fires(table, seat))
    if not used & codes.A_MOVE and spirals > 0:
        worths.append(0.9 + 0.25 * min(spirals, 8))
    if not used & codes.A_PLANT:
        worths.append(_worth_of_tree(table, seat))
    return worths


def _worth_of_fires(table: Table, seat: int) -> float:
    """What the fires that can be put out would add to the way."""
    water = table.total(seat, cards.WATER)
    taken = 0
    for fire in range(codes.FIRES):
        for _ in range(table.circle[fire]):
            if fire + codes.LOWEST_FIRE <= water:
                water -= fire + codes.LOWEST_FIRE
                taken += 1
    count = table.fire_count(seat)
    return _gain(count, count + taken)


def _worth_of_tree(table: Table, seat: int) -> float:
    """What the best tree that can be planted would add."""
    if table.grown[seat] == codes.ALL_CELLS:
        return 0.0
    plants = table.total(seat, cards.PLANT)
    count = table.tree_count(seat)
    best = 0.0
    for tree in range(codes.TREES):
        if table.trees[tree] and cards.TREE_COSTS[tree] <= plants:
            worth = 0.0
            for element in range(cards.ELEMENTS):
                worth += IN_FOREST * WEIGHTS[element] * cards.TREE_GIVES[tree][element]
            if not table.planted[seat] >> tree & 1:
                worth += _gain(count, count + 1)
            best = max(best, worth)
    return best


def _gain(before: int, after: int) -> float:
    if after >= codes.GOAL:
        return WON / 4
    return NEAR * ((after / codes.GOAL) ** 3 - (before / codes.GOAL) ** 3)
