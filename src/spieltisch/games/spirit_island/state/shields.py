"""What invaders are spared unless a flame burns near them or somebody pays: harm, being moved.

An answer is a note of this turn: for which land, and for which effect, by the place on the stack of
what follows it. Whoever uses a power pays once for all lands; for everything else any spirit may,
for each land.
"""

from typing import Final

from spieltisch.games.spirit_island.cards.panel import POWERS
from spieltisch.games.spirit_island.state import codes, dreams, programs, turn
from spieltisch.games.spirit_island.state.table import Island

OPEN: Final = -1  # nobody has answered yet

# What they are spared.
HARM: Final = 0
MOVING: Final = 1


def price(table: Island, what: int) -> int:
    """The energy for which the present effect can do that to invaders, 0 if it needs none."""
    if what == HARM and table.law.harm_price:
        return table.law.harm_price
    if not table.spells & (codes.FIRE_SHIELD if what == HARM else codes.WIND_PRICE):
        return 0
    power = power_in_use(table)
    if what == HARM:
        return 1 if grants(power, codes.FIRE) else 0
    return 1 if power >= 0 else 0


def power_in_use(table: Island) -> int:
    """The program of the power that is being carried out, -1 if it is none."""
    at, frames = scope(table), table.running().frames
    if at < 0 or at + 1 >= len(frames) or frames[at + 1].effect >= programs.GROWTH:
        return -1
    return frames[at + 1].effect


def grants(power: int, element: int) -> bool:
    """Whether a power is a card that grants an element; innate powers grant none."""
    return 0 <= power < len(POWERS) and element in POWERS[power].elements


def spared(table: Island, land: int, kind: int) -> bool:
    """Whether harm does not reach pieces of a kind in a land."""
    if kind == codes.DAHAN or not price(table, HARM):
        return False
    return not lit(table, land) and answer(table, land, HARM) != 1


def movable(table: Island, kinds: int) -> int:
    """Those of some kinds that the present effect can move."""
    if not table.spells & codes.WIND_PRICE or not price(table, MOVING):
        return kinds
    paid = answer(table, turn.EVERYWHERE, MOVING) == 1
    return kinds if paid else kinds & ~codes.INVADERS


def lit(table: Island, land: int) -> bool:
    """Whether a flame burns in a land or next to it."""
    if table.law.marker != codes.FLAME:
        return False
    if table.markers[land]:
        return True
    for other in table.near[land]:
        if table.markers[other]:
            return True
    return False


def scope(table: Island) -> int:
    """The place on the stack of what follows the present effect."""
    frames = table.running().frames
    for at in range(len(frames) - 1, -1, -1):
        if frames[at].effect == programs.AFTER:
            return at
    return -1


def answer(table: Island, land: int, what: int) -> int:
    """Whether it is paid for a land (1) or not (0), or still open."""
    notes, place = table.turn, -2
    for at in range(0, len(notes), turn.SIZE):
        if notes[at] != turn.BURNS or notes[at + 4] != what:
            continue
        if place == -2:
            place = scope(table)
        if notes[at + 3] == place and notes[at + 1] in (land, turn.EVERYWHERE):
            return notes[at + 2]
    return OPEN


def decide(table: Island, land: int, what: int, paid: bool) -> None:
    """Notes an answer; that of the user of a power holds everywhere."""
    where = land if dreams.user(table) < 0 else turn.EVERYWHERE
    turn.add(table, turn.BURNS, where, int(paid), scope(table), what)


def sparks(table: Island, power: int) -> bool:
    """Whether a power deals one more damage, which it does once; that is noted."""
    if not table.spells & codes.FIRE_DAMAGE or not grants(power, codes.FIRE):
        return False
    place = scope(table)
    notes = table.turn
    for at in range(0, len(notes), turn.SIZE):
        if notes[at] == turn.SPARKED and notes[at + 1] == place:
            return False
    turn.add(table, turn.SPARKED, place)
    return True


def forget(table: Island, place: int) -> None:
    """The effect is over, and the answers with it."""
    notes = table.turn
    for at in range(0, len(notes), turn.SIZE):
        burnt = notes[at] == turn.BURNS and notes[at + 3] == place
        if burnt or (notes[at] == turn.SPARKED and notes[at + 1] == place):
            notes[at] = turn.NOTHING
