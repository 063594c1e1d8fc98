"""How good a table is for a seat.

The value is the prestige the seat can expect from its pebbles, less what its strongest opponent can
expect. The heart of it is a guess at how likely each creature is to survive.
"""

from math import exp

from spieltisch.games.equinox import cards
from spieltisch.games.equinox.state import codes
from spieltisch.games.equinox.state.data import VALUES
from spieltisch.games.equinox.state.score import doubled_points
from spieltisch.games.equinox.state.table import Table

SURVIVORS = 3
TURNS_PER_CREATURE = 1.4  # turns a round takes for each creature still in play
UNPLAYED = 5.0  # the strength to expect on an empty field
CALM, NERVOUS = 1.4, 3.0  # how sharply strength decides: row full, row empty
HELD_CARD = 0.012  # survival gained by each point above average of a card in hand
SPARE_PEBBLE = 0.45  # what a pebble still to be placed is worth, of the next row's value


def evaluate(table: Table, seat: int) -> float:
    """Expected prestige of a seat, less that of its strongest opponent."""
    if table.ended:
        points = [doubled_points(table, other) / 2 for other in range(table.seats)]
    else:
        points = _expected(table, seat)
    return points[seat] - max(points[other] for other in range(table.seats) if other != seat)


def _expected(table: Table, seat: int) -> list[float]:
    chances = survival(table)
    for card in table.hands[seat]:
        if card < codes.CHAMELEON and not table.gone[codes.KIND[card]]:
            chances[codes.KIND[card]] += HELD_CARD * (card % codes.STRENGTHS - UNPLAYED)
    next_value = VALUES[min(table.row + 1, codes.ROWS)]
    points = [SPARE_PEBBLE * next_value * table.stock[other] for other in range(table.seats)]
    for creature in table.alive:
        half = 0.5 if cards.CREATURE_CARDS[creature].half_point else 0.0
        for other in range(table.seats):
            stake = table.stake[creature * codes.MAX_SEATS + other]
            points[other] += chances[creature] * (stake + (half if stake else 0.0))
    for other in range(table.seats):
        card = table.secret[other]
        if card != codes.NONE and not table.gone[codes.KIND[card]]:
            points[other] += chances[codes.KIND[card]] * VALUES[0]
    return points


def survival(table: Table) -> list[float]:
    """A guess at each creature's chance to be in play at the end, by creature."""
    chances = [0.0] * codes.CREATURES
    alive = table.alive
    count = len(alive)
    turns = len(table.deck) / 1.1
    rounds = min(count - SURVIVORS, 1 + int(turns / (TURNS_PER_CREATURE * count)))
    if rounds <= 0:
        rounds = 1
    spread = CALM + (NERVOUS - CALM) * (1 - table.filled / count)
    risks: list[float] = []
    for creature in alive:
        card = table.top[creature * codes.PLACES_PER_CREATURE + table.row]
        strength = UNPLAYED if card == codes.NONE else cards.DOUBLED[card] / 2
        risks.append(exp(-strength / spread))
    total = sum(risks)
    later = (count - rounds) / (count - 1)
    for creature, risk in zip(alive, risks):
        chances[creature] = (1 - risk / total) * later
    return chances
