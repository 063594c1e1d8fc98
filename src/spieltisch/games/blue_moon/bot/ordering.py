"""Which orders of moves need not be tried."""

from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.state import codes, verbs
from spieltisch.games.blue_moon.state.table import Table


def needless(table: Table, before: int, move: int) -> bool:
    """Whether a card is chosen after one with a higher number, for the same purpose."""
    frames = table.stack.frames
    verb = verbs.VERB[move]
    if verb == verbs.LOAD:
        return verbs.VERB[before] == verbs.LOAD and move < before
    if not frames or verb != verbs.CHOOSE:
        return False
    frame = frames[-1]
    if frame.effect == codes.LOADING:
        return frame.values[1] < every.AMOUNTS[frame.values[0]] and move < before
    if frame.effect == codes.DECLINING:
        return frame.values[0] > 0 and verbs.VERB[before] == verbs.CHOOSE and move < before
    if frame.effect == codes.PAYING:
        return len(frame.values) > 2 and verbs.ARGUMENT[move] < frame.values[-1]
    return False
