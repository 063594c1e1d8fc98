"""What a network gets to see of a table: what a seat may know, as inputs that are on or off.

The seat itself comes first, the other players follow in turn order. Only order is hidden in this
game, and nothing here depends on it.
"""

from typing import Final

from spieltisch.core.switches import Switches
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.bot.evaluation import on_the_way
from spieltisch.games.living_forest.state import codes
from spieltisch.games.living_forest.state.table import Table

PLAYERS: Final = 4
TOTALS: Final = (20, 16, 14, 10, 12)  # steps of each element in line and forest
LASTING: Final = (8, 8, 4, 6, 6)  # the same without the line
DECK_STEPS: Final = 10
DECK_STEP: Final = (3, 2, 2, 1, 1)  # elements of a whole deck for a step
PILE_STEPS: Final = 6  # elements still to come from the draw pile
OWN_CARDS: Final = codes.KINDS
PLAYER: Final = (
    (1 + 12 + 12 + 14 + 4)  # victories and tiles
    + (72 + 32)  # elements
    + (8 + 2 + 8)  # the line, fragments
    + (OWN_CARDS + 10 + 8 + 5 + 10 + 5 * DECK_STEPS)  # the deck
    + (10 + 6 + 4 + 5 * PILE_STEPS)  # the draw pile
    + (12 + 12 + 14 + 4 + 4)  # circle and forest
    + (1 + 2 + 5 + 1 + 3)  # this round
)
GENERAL: Final = 3 + 1 + 3 * 7 + 20 + codes.DISPLAY_KINDS + 2 * codes.TREES + 2 + 1 + 20 + 6
INPUTS: Final = GENERAL + PLAYERS * PLAYER


def inputs(table: Table, seat: int) -> list[int]:
    """The inputs that are on."""
    to = Switches()
    _general(to, table, seat)
    for offset in range(PLAYERS):
        if offset < table.seats:
            _player(to, table, (seat + offset) % table.seats)
        else:
            to.skip(PLAYER)
    return to.on


def _general(to: Switches, table: Table, seat: int) -> None:
    to.one_of(table.seats - 2, 3)
    to.flag(table.phase == codes.REVEALING)
    for fire in range(codes.FIRES):
        to.steps(table.circle[fire], 7)
    to.steps(table.fire_power(), 20)
    for kind in table.display:
        if kind != codes.NONE:
            to.on.append(to.at + kind - codes.FIRST_ON_DISPLAY)
    to.skip(codes.DISPLAY_KINDS)
    for tree in range(codes.TREES):
        to.steps(table.trees[tree], 2)
    to.flag(table.supply == 0)
    to.flag(table.varans == 0)
    to.flag(table.round_limit > 0)
    to.steps(table.round, 20)
    to.steps(table.varans // 4, 6)


def _player(to: Switches, table: Table, seat: int) -> None:
    trees, fires, flowers = table.counts(seat)
    to.flag(True)
    to.steps(trees - 1, 12)
    to.steps(fires, 12)
    to.steps(flowers, 14)
    tiles = 0
    for owner in table.tiles:
        if owner == seat:
            tiles += 1
    to.steps(tiles - 1, 4)
    _elements(to, table, seat)
    net = table.net[seat]
    to.one_of(net + 4, 8)
    to.flag(table.stopped[seat])
    to.flag(net >= codes.CLOSED)
    to.steps(table.fragments[seat], 8)
    _deck(to, table, seat)
    _pile(to, table, seat)
    to.one_of(table.stones[seat], 12)
    for tree in range(codes.TREES):
        to.flag(table.planted[seat] >> tree & 1 == 1)
    grown = table.grown[seat]
    to.steps(grown.bit_count() - 1, 14)
    for cells in codes.LINE_CELLS:
        to.steps(1 if grown & cells == cells else 0, 1)
    to.flag(grown >> codes.ATTRACT_CORNER & 1 == 1)
    to.flag(grown >> codes.EXTINGUISH_CORNER & 1 == 1)
    to.flag(grown >> codes.FRAGMENT_CORNERS[0] & 1 == 1)
    to.flag(grown >> codes.FRAGMENT_CORNERS[1] & 1 == 1)
    _this_round(to, table, seat)


def _elements(to: Switches, table: Table, seat: int) -> None:
    lasting = [table.total(seat, element) for element in range(cards.ELEMENTS)]
    for element in range(cards.ELEMENTS):
        to.steps(lasting[element], TOTALS[element])
    for kind in table.line[seat]:
        for element in range(cards.ELEMENTS):
            lasting[element] -= cards.GIVES[kind][element]
    for element in range(cards.ELEMENTS):
        to.steps(lasting[element], LASTING[element])


def _deck(to: Switches, table: Table, seat: int) -> None:
    """All cards of a seat, wherever they lie."""
    sums = [0] * cards.ELEMENTS
    solitary = 0
    gregarious = 0
    varans = 0
    count = 0
    for pile in (table.draw[seat], table.discard[seat], table.line[seat], on_the_way(table, seat)):
        for kind in pile:
            count += 1
            if kind == codes.VARAN:
                varans += 1
                continue
            to.on.append(to.at + kind)
            if cards.SYMBOLS[kind] == cards.SOLITARY:
                solitary += 1
            elif cards.SYMBOLS[kind] == cards.GREGARIOUS:
                gregarious += 1
            gives = cards.GIVES[kind]
            for element in range(cards.ELEMENTS):
                sums[element] += gives[element]
    to.skip(OWN_CARDS)
    to.steps(varans, 10)
    to.steps(solitary - 2, 8)
    to.steps(gregarious, 5)
    to.steps((count - 12) // 2, 10)
    for element in range(cards.ELEMENTS):
        to.steps(sums[element] // DECK_STEP[element], DECK_STEPS)


def _pile(to: Switches, table: Table, seat: int) -> None:
    """What is still to come from the draw pile, in any order, animals on their way included."""
    sums = [0] * cards.ELEMENTS
    solitary = 0
    gregarious = 0
    pile = table.draw[seat] + on_the_way(table, seat)
    for kind in pile:
        if cards.SYMBOLS[kind] == cards.SOLITARY:
            solitary += 1
        elif cards.SYMBOLS[kind] == cards.GREGARIOUS:
            gregarious += 1
        gives = cards.GIVES[kind]
        for element in range(cards.ELEMENTS):
            sums[element] += gives[element]
    to.steps((len(pile) + 1) // 2, 10)
    to.steps(solitary, 6)
    to.steps(gregarious, 4)
    for element in range(cards.ELEMENTS):
        to.steps(sums[element] // DECK_STEP[element], PILE_STEPS)


def _this_round(to: Switches, table: Table, seat: int) -> None:
    """Which actions the seat has left, and when its turn comes."""
    acting = table.phase == codes.ACTING
    mine = acting and table.turn == seat
    place = (seat - table.start) % table.seats
    waiting = not acting or place > (table.turn - table.start) % table.seats
    to.flag(waiting)
    to.steps(table.left if mine else 0, 2)
    for action in range(5):
        to.flag(mine and table.used >> action & 1 == 1)
    to.flag(mine)
    to.one_of(place - 1, 3)
