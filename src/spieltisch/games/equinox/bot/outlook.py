"""Who will win: every set of creatures that may survive, with its likelihood and its points.

Pebbles on two creatures of which only one can survive are worth less than their chances say, and
it is the win that counts, not the points. So all sets of survivors are gone through, 256 at most.
How many creatures will still be eliminated follows from how long the deck will last: it is often
empty before the fifth elimination.
"""

from math import comb, exp, sqrt
from typing import Final, final

from spieltisch.games.equinox import cards
from spieltisch.games.equinox.bot.evaluation import in_stock, of_powers
from spieltisch.games.equinox.bot.weights import Weights
from spieltisch.games.equinox.state import codes
from spieltisch.games.equinox.state.data import VALUES
from spieltisch.games.equinox.state.table import Table

SURVIVORS: Final = 3

# Fitted to what came of 6,000 positions in games of the search. The last four are more cautious
# than what was found: a game has one winner, however many positions are looked at.
ROUNDS: Final = -0.47  # eliminations still to come, beside those that follow from the next two
ROUNDS_OF_CARD: Final = 0.0463  # for each card in the deck
ROUNDS_OF_FIELD: Final = 0.93  # for a row that is full
DOUBT: Final = 0.1  # how uncertain that is
DOUBT_OF_CARDS: Final = 0.036  # the same, for the square root of the cards in the deck
EARLY: Final = 0.2  # how sharply strength decides when the row is empty
LATE: Final = 1.45  # how much more when it is full
FRIEND: Final = 0.17  # of the strength that the best card of whoever protects a creature would add
ENEMY: Final = 0.43  # of the strength that the weakest card of the others would take
LUCK: Final = 0.15  # points that do not decide who wins
LUCK_OF_STOCK: Final = 2.5  # more of them for each pebble that a seat can still place
LUCK_OF_ROUNDS: Final = 0.8  # and for each elimination still to come
STOCK: Final = 2.2  # what pebbles to be placed are worth more than one step ahead they seem

WAYS: Final[list[list[int]]] = [
    [comb(count, chosen) for chosen in range(codes.IN_GAME + 1)]
    for count in range(codes.IN_GAME + 1)
]


def prospects(table: Table, by: Weights) -> list[float]:
    """By seat the share of the win to expect in a game that is not over."""
    count = len(table.alive)
    numbers = eliminations(table)
    sets = _Sets(dangers(table, by), numbers)
    luck = LUCK
    for number in range(len(numbers)):
        luck += LUCK_OF_ROUNDS * number * numbers[number]
    stock = 0.0
    for seat in range(table.seats):
        stock += table.stock[seat]
    luck += LUCK_OF_STOCK * stock / table.seats
    starts = [0.0] * codes.MAX_SEATS
    for seat in range(table.seats):
        ahead = STOCK * in_stock(table, seat, by) + of_powers(table, seat, by)
        starts[seat] = exp(ahead / luck)
        sets.factors.append(_factors(table, seat, luck))
    while len(sets.factors) < codes.MAX_SEATS:
        sets.factors.append([1.0] * count)
    sets.go_on(0, 0, 0.0, starts[0], starts[1], starts[2], starts[3], starts[4])
    return [sets.first, sets.second, sets.third, sets.fourth, sets.fifth][: table.seats]


def eliminations(table: Table) -> list[float]:
    """How likely it is that so many creatures will still be eliminated, by their number."""
    count = len(table.alive)
    left = len(table.deck)
    usual = ROUNDS + ROUNDS_OF_CARD * left + ROUNDS_OF_FIELD * table.filled / count
    spread = DOUBT + DOUBT_OF_CARDS * sqrt(left)
    most = count - SURVIVORS
    chances: list[float] = []
    below = 0.0
    for number in range(most):
        upto = 1.0 / (1.0 + exp(-(number + 0.5 - usual) / spread))
        chances.append(upto - below)
        below = upto
    chances.append(1.0 - below)
    return chances


def dangers(table: Table, by: Weights) -> list[float]:
    """How likely each creature in play is the next to be eliminated, together 1."""
    empty = len(table.alive) - table.filled
    clear = LATE / ((1 + empty) * (1 + empty)) + EARLY  # how much strength decides
    found: list[float] = []
    total = 0.0
    for creature in table.alive:
        danger = exp(-clear * _strength(table, creature, by))
        found.append(danger)
        total += danger
    return [danger / total for danger in found]


def _strength(table: Table, creature: int, by: Weights) -> float:
    """What a creature's card is worth, with those that its friend and its enemies hold."""
    card = table.top[creature * codes.PLACES_PER_CREATURE + table.row]
    strength = by.unplayed if card == codes.NONE else cards.DOUBLED[card] / 2
    friend = codes.NONE
    most = 0
    for seat in range(table.seats):
        stake = at_stake(table, creature, seat)
        if stake > most:
            most = stake
            friend = seat
    if friend == codes.NONE:
        return strength
    best = strength
    worst = strength
    for seat in range(table.seats):
        if seat == friend:
            best = max(best, _held(table, seat, creature, True))
        elif at_stake(table, creature, seat) < most:
            worst = min(worst, _held(table, seat, creature, False))
    return strength + FRIEND * (best - strength) - ENEMY * (strength - worst)


def at_stake(table: Table, creature: int, seat: int) -> int:
    """What a seat has on a creature, the secret prediction included."""
    stake = table.stake[creature * codes.MAX_SEATS + seat]
    secret = table.secret[seat]
    if secret != codes.NONE and codes.KIND[secret] == creature:
        stake += VALUES[0]
    return stake


def _held(table: Table, seat: int, creature: int, best: bool) -> float:
    """The strongest or the weakest card that a seat could lay on a creature; middling: none."""
    found = codes.NONE
    for card in table.hands[seat]:
        if card < codes.TREE and (card >= codes.CHAMELEON or codes.KIND[card] == creature):
            strength = cards.DOUBLED[card]
            if found == codes.NONE or (strength > found) == best:
                found = strength
    if found == codes.NONE:
        return -1.0 if best else 11.0
    return found / 2


def _factors(table: Table, seat: int, luck: float) -> list[float]:
    """By creature in play how much likelier the seat wins if it survives."""
    factors: list[float] = []
    for creature in table.alive:
        points = float(at_stake(table, creature, seat))
        if points and cards.CREATURE_CARDS[creature].half_point:
            points += 0.5
        factors.append(exp(points / luck))
    return factors


@final
class _Sets:
    """Goes through the sets of survivors and sums up the shares of the win.

    The seats have attributes and arguments of their own: so these stay machine numbers.
    """

    def __init__(self, dangers: list[float], numbers: list[float]) -> None:
        count = len(dangers)
        self.dangers = dangers
        self.factors: list[list[float]] = []  # by seat and creature
        self.likely: list[float] = []  # by eliminations: each set that begins with a sure danger
        self.first = 0.0
        self.second = 0.0
        self.third = 0.0
        self.fourth = 0.0
        self.fifth = 0.0
        for number in range(len(numbers)):
            ways = WAYS[count - 1][number - 1] if number else 1
            self.likely.append(numbers[number] / ways)

    def go_on(
        self,
        at: int,
        out: int,
        danger: float,
        first: float,
        second: float,
        third: float,
        fourth: float,
        fifth: float,
    ) -> None:
        """From a creature on, when so many before it are out, with their danger together."""
        if at == len(self.dangers):
            likely = self.likely[out]
            if out:
                likely *= danger
            part = likely / (first + second + third + fourth + fifth)
            self.first += part * first
            self.second += part * second
            self.third += part * third
            self.fourth += part * fourth
            self.fifth += part * fifth
            return
        if out + 1 < len(self.likely):
            more = danger + self.dangers[at]
            self.go_on(at + 1, out + 1, more, first, second, third, fourth, fifth)
        self.go_on(
            at + 1,
            out,
            danger,
            first * self.factors[0][at],
            second * self.factors[1][at],
            third * self.factors[2][at],
            fourth * self.factors[3][at],
            fifth * self.factors[4][at],
        )
