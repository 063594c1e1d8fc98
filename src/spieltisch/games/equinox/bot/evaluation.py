"""How good a table is for a seat.

The value is the prestige the seat can expect from its pebbles, less what its strongest opponent can
expect. The heart of it is a guess at how likely each creature is to survive.
"""

from math import exp
from typing import Final

from spieltisch.games.equinox import cards
from spieltisch.games.equinox.bot.weights import Weights
from spieltisch.games.equinox.state import codes
from spieltisch.games.equinox.state.data import VALUES
from spieltisch.games.equinox.state.score import doubled_points
from spieltisch.games.equinox.state.table import Table

SURVIVORS: Final = 3


def evaluate(table: Table, seat: int, by: Weights) -> float:
    """Expected prestige of a seat, less that of its strongest opponent."""
    return expected(table, seat, by) - rival(table, seat, by)


def expected(table: Table, seat: int, by: Weights) -> float:
    """The prestige that a seat may expect, which knows its hand."""
    return _expected(table, seat, survival(table, seat, by), by)


def rival(table: Table, seat: int, by: Weights) -> float:
    """The prestige that the strongest opponent of a seat may expect, whatever it holds."""
    chances = survival(table, codes.NONE, by)
    highest = -1e9
    for other in range(table.seats):
        if other != seat:
            highest = max(highest, _expected(table, other, chances, by))
    return highest


def _expected(table: Table, seat: int, chances: list[float], by: Weights) -> float:
    if table.ended:
        return doubled_points(table, seat) / 2
    return (
        on_creatures(table, seat, chances) + in_stock(table, seat, by) + of_powers(table, seat, by)
    )


def on_creatures(table: Table, seat: int, chances: list[float]) -> float:
    """What the pebbles on the table will bring, the secret one too."""
    points = 0.0
    for creature in table.alive:
        stake = table.stake[creature * codes.MAX_SEATS + seat]
        if stake:
            half = 0.5 if cards.CREATURE_CARDS[creature].half_point else 0.0
            points += chances[creature] * (stake + half)
    card = table.secret[seat]
    if card != codes.NONE and not table.gone[codes.KIND[card]]:
        points += chances[codes.KIND[card]] * VALUES[0]
    return points


def in_stock(table: Table, seat: int, by: Weights) -> float:
    """What the pebbles are worth that can still be placed, one in a turn."""
    turns = (len(table.alive) - table.filled) // table.seats  # left in this row
    points = 0.0
    for number in range(table.stock[seat]):
        row = table.row if number < turns else table.row + 1 + (number - turns) // 3
        points += by.spare_pebble * VALUES[min(row, codes.ROWS)]
    if table.row == 1 and table.stock[seat] and not table.secret_made[seat]:
        points += by.secret * (len(table.alive) - table.filled) / len(table.alive)
    return points


def of_powers(table: Table, seat: int, by: Weights) -> float:
    """What the powers of the creatures are worth that the seat controls."""
    points = 0.0
    for creature in table.alive:
        if cards.POWERS[creature] is not None and table.controller(creature) == seat:
            points += by.powers[creature]
    return points


def survival(table: Table, seat: int, by: Weights) -> list[float]:
    """A guess at each creature's chance to be in play at the end, by creature.

    The hand of the seat counts, if there is one: it will protect its own creatures and threaten
    those of others.
    """
    chances = [0.0] * codes.CREATURES
    alive = table.alive
    count = len(alive)
    turns = len(table.deck) / 1.1
    rounds = min(count - SURVIVORS, 1 + int(turns / (by.pace * count)))
    if rounds <= 0:
        rounds = 1
    spread = by.calm + (by.nervous - by.calm) * (1 - table.filled / count)
    total = 0.0
    strengths = [by.unplayed] * codes.CREATURES
    for creature in alive:
        card = table.top[creature * codes.PLACES_PER_CREATURE + table.row]
        if card != codes.NONE:
            strengths[creature] = cards.DOUBLED[card] / 2
    reserves = _arm(table, seat, strengths, by) if seat != codes.NONE else []
    for creature in alive:
        risk = exp(-strengths[creature] / spread)
        chances[creature] = risk
        total += risk
    later = (count - rounds) / (count - 1)
    for creature in alive:
        chances[creature] = (1 - chances[creature] / total) * later
        if reserves:
            chances[creature] += by.held_card * reserves[creature]
    return chances


def _arm(table: Table, seat: int, strengths: list[float], by: Weights) -> list[float]:
    """Adds to strengths what a seat could do with its hand.

    By creature how much stronger than usual its cards of it are together.
    """
    shields, weapons, reserves = _hand(table, seat, by)
    secret = codes.NONE if table.secret[seat] == codes.NONE else codes.KIND[table.secret[seat]]
    for creature in table.alive:
        stakes = creature * codes.MAX_SEATS
        own = table.stake[stakes + seat]
        if creature == secret:
            own += VALUES[0]
        theirs = 0
        for other in range(table.seats):
            if other != seat:
                theirs = max(theirs, table.stake[stakes + other])
        strength = strengths[creature]
        if own >= theirs and own:
            strengths[creature] += by.shield * max(shields[creature] - strength, 0.0)
        elif theirs > own:
            strengths[creature] -= by.weapon * max(strength - weapons[creature], 0.0)
    return reserves


def _hand(table: Table, seat: int, by: Weights) -> tuple[list[float], list[float], list[float]]:
    """By creature the strongest and the weakest card that the seat could lay on it, and how much
    stronger than usual its cards of it are together."""
    reserves = [0.0] * codes.CREATURES
    strongest = [0.0] * codes.CREATURES
    weakest = [10.0] * codes.CREATURES
    best = 0.0
    worst = 10.0
    for card in table.hands[seat]:
        if card >= codes.TREE:
            continue
        strength = cards.DOUBLED[card] / 2
        if card >= codes.CHAMELEON:
            best = max(best, strength)
            worst = min(worst, strength)
        else:
            kind = codes.KIND[card]
            strongest[kind] = max(strongest[kind], strength)
            weakest[kind] = min(weakest[kind], strength)
            if strength > by.unplayed:
                reserves[kind] += strength - by.unplayed
    for creature in table.alive:
        strongest[creature] = max(strongest[creature], best)
        weakest[creature] = min(weakest[creature], worst)
    return strongest, weakest, reserves
