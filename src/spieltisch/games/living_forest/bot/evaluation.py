"""How good a table is for a seat.

The value is how far the seat is on the three ways to victory, what deck and forest will give it in
the rounds to come, and what its line lets it do in this one; less the same of the strongest
opponent. The unit is that of chances: one more makes winning e times as likely.
"""

from math import exp
from typing import Final

from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.bot.weights import Weights
from spieltisch.games.living_forest.state import codes
from spieltisch.games.living_forest.state.table import Table

WON: Final = 12.0
SOLITUDE: Final = 2.4  # solitary symbols in a line, on average
MOST_SUN: Final = 18


def evaluate(table: Table, seat: int, by: Weights) -> float:
    """The score of a seat, less that of its strongest opponent."""
    rival = -1e9
    for other in range(table.seats):
        if other != seat:
            rival = max(rival, score(table, other, by))
    return score(table, seat, by) - rival


def score(table: Table, seat: int, by: Weights) -> float:
    """The ways to victory, the means for them and the actions of this round."""
    value = progress(table, seat, by) + means(table, seat, by)
    return value if table.ended else value + this_round(table, seat, by)


def progress(table: Table, seat: int, by: Weights) -> float:
    """How far a seat is on the three ways."""
    trees, fires, flowers = table.counts(seat)
    value = _way(by, codes.TREE_TILE, trees) + _way(by, codes.FIRE_TILE, fires)
    value += _way(by, codes.FLOWER_TILE, lasting_flowers(table, seat))
    if trees >= codes.GOAL or fires >= codes.GOAL or flowers >= codes.GOAL:
        value += WON + 0.1 * (trees + fires + flowers)
    return value


def lasting_flowers(table: Table, seat: int) -> int:
    """The flowers that are there in every round."""
    flowers = table.flower_count(seat)
    for kind in table.line[seat]:
        flowers -= cards.GIVES[kind][cards.FLOWER]
    return flowers


def _way(by: Weights, sort: int, count: int) -> float:
    if count <= 0:
        return 0.0
    part = min(count, codes.GOAL) / codes.GOAL
    return by.early[sort] * part + by.late[sort] * part * part * part


def means(table: Table, seat: int, by: Weights) -> float:
    """What deck, forest and fragments are good for in the rounds to come, if there are any."""
    value = by.fragment * min(table.fragments[seat], 4)
    solitary = 0
    count = 0
    sums = [0, 0, 0, 0, 0]
    lasting = table.totals[seat * cards.ELEMENTS : (seat + 1) * cards.ELEMENTS]
    for kind in table.line[seat]:
        gives = cards.GIVES[kind]
        for element in range(cards.ELEMENTS):
            lasting[element] -= gives[element]
    for pile in (table.draw[seat], table.discard[seat], table.line[seat], on_the_way(table, seat)):
        for kind in pile:
            count += 1
            solitary += cards.SYMBOLS[kind]
            gives = cards.GIVES[kind]
            for element in range(cards.ELEMENTS):
                sums[element] += gives[element]
    reach = min(float(count), SOLITUDE * (count + 1) / (max(solitary, 0) + 1.5))
    part = reach / max(count, 1)
    for element in range(cards.ELEMENTS):
        income = lasting[element] + part * sums[element]
        value += by.income[element] * min(max(income, 0.0), by.useful[element])
    return (value + by.reach * reach) * (1.0 - by.fading * nearness(table))


def nearness(table: Table) -> float:
    """How far the foremost seat is on its way with trees or fires: 1 at the goal."""
    most = 0
    for seat in range(table.seats):
        most = max(most, table.tree_count(seat), table.fire_count(seat))
    return min(most, codes.GOAL) / codes.GOAL


def on_the_way(table: Table, seat: int) -> list[int]:
    """Animals taken that do not lie on the draw pile yet."""
    for frame in table.stack.frames:
        if frame.seat == seat and frame.effect == codes.ATTRACTING:
            return frame.values[1:]
        if frame.seat == seat and frame.effect == codes.STACKING:
            return frame.values
    return []


def this_round(table: Table, seat: int, by: Weights) -> float:
    """What the actions still to come are worth, and what the fires threaten."""
    value = 0.0
    if table.total(seat, cards.WATER) < table.fire_power() and table.shown[seat]:
        value -= by.burned * min(table.fires(), table.varans)
    if table.phase == codes.ACTING and table.turn == seat:
        actions, used = table.left, table.used
    elif table.phase == codes.REVEALING or _comes_later(table, seat):
        actions, used = (1 if table.net[seat] >= codes.CLOSED else 2), 0
    else:
        return value
    if actions == 0:
        return value
    if table.planted[seat] >> cards.REPEAT_TREE & 1:
        used = 0
    first = 0.0
    second = 0.0
    for worth in action_worths(table, seat, used, by):
        if worth > first:
            second = first
            first = worth
        elif worth > second:
            second = worth
    if actions > 1:
        return value + first + second
    return value + first - (by.lost if table.net[seat] >= codes.CLOSED else 0.0)


def _comes_later(table: Table, seat: int) -> bool:
    seats = table.seats
    return (table.turn - table.start) % seats < (seat - table.start) % seats


def action_worths(table: Table, seat: int, used: int, by: Weights) -> list[float]:
    """A guess at the worth of each action that may still be chosen."""
    sun = by.sun_buys * max(min(table.total(seat, cards.SUN), MOST_SUN), 0)
    fires = worth_of_fires(table, seat, by)
    tree = best_tree(table, seat, by)[1]
    worths: list[float] = []
    if not used & codes.A_FRAGMENT and table.supply:
        worths.append(by.fragment)
    if not used & codes.A_ATTRACT:
        worths.append(sun)
    if not used & codes.A_EXTINGUISH:
        worths.append(fires)
    if not used & codes.A_PLANT:
        worths.append(tree)
    if not used & codes.A_MOVE:
        worths.append(best_move(table, seat, sun, fires, tree, by)[1])
    return worths


def worth_of_fires(table: Table, seat: int, by: Weights) -> float:
    """What the fires that can be put out would add to the way."""
    water = table.total(seat, cards.WATER)
    taken = 0
    for fire in range(codes.FIRES):
        for _ in range(table.circle[fire]):
            if fire + codes.LOWEST_FIRE <= water:
                water -= fire + codes.LOWEST_FIRE
                taken += 1
    return gain(by, codes.FIRE_TILE, table.fire_count(seat), taken) if taken else 0.0


def best_tree(table: Table, seat: int, by: Weights) -> tuple[int, float]:
    """The tree that adds most of those that can be planted, and what it adds."""
    best = codes.NONE
    highest = 0.0
    if table.grown[seat] == codes.ALL_CELLS:
        return best, highest
    plants = table.total(seat, cards.PLANT)
    fresh = gain(by, codes.TREE_TILE, table.tree_count(seat), 1)
    for tree in range(codes.TREES):
        if table.trees[tree] and cards.TREE_COSTS[tree] <= plants:
            worth = by.trees[tree]
            if not table.planted[seat] >> tree & 1:
                worth += fresh
            if worth > highest or best == codes.NONE:
                best = tree
                highest = worth
    return best, max(highest, 0.0)


def best_move(
    table: Table, seat: int, sun: float, fires: float, tree: float, by: Weights
) -> tuple[int, float]:
    """The steps to the best rock within reach, and its worth with the tiles taken on the way."""
    best = 0
    highest = 0.0
    stolen = 0.0
    most = min(table.total(seat, cards.SPIRAL), codes.ROCKS - 1)
    steps = 0
    rock = table.stones[seat]
    while steps < most:
        rock = (rock + 1) % codes.ROCKS
        if rock in table.stones:
            if rock == table.stones[seat]:
                break
            stolen += by.stolen
            continue
        steps += 1
        bonus = cards.ROCKS[rock]
        worth = by.fragment
        if bonus == "attract":
            worth = sun
        elif bonus == "extinguish":
            worth = fires
        elif bonus == "plant":
            worth = tree
        if worth + stolen > highest:
            highest = worth + stolen
            best = steps
    return best, highest


def gain(by: Weights, sort: int, count: int, more: int) -> float:
    """What some more of a sort add to the way."""
    if count + more >= codes.GOAL:
        return WON
    return _way(by, sort, count + more) - _way(by, sort, count)


def prospects(table: Table, scale: float, by: Weights) -> list[float]:
    """By seat the share of the win to expect in a game that is not over."""
    scores = [score(table, seat, by) / scale for seat in range(table.seats)]
    highest = max(scores)
    shares = [exp(value - highest) for value in scores]
    total = sum(shares)
    return [share / total for share in shares]
