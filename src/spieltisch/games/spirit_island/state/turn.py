"""What cards have brought about for the rest of the turn, as short notes of numbers.

A note says what holds, for which land or seat, and how much. They are few, so whoever asks reads
them all; Time Passes clears them away.
"""

from typing import Final

from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.state.data import IslandData

SIZE: Final = 6  # numbers of a note: what, a land or seat, and up to four more

NOTHING: Final = 0  # a note that has been dealt with; the others keep their places
RANGE: Final = 1  # seat, number: its powers reach further
SHARED: Final = 2  # seat, other: may count range from the other's presence
QUICK: Final = 3  # seat, number: so many slow powers may be used in the fast phase
REPEAT: Final = 4  # seat, number, most cost (-1: any), whether it is paid
KEEPS: Final = 5  # seat, number: cards in play that come back to the hand at the end
WARDED: Final = 6  # seat, number: defend in every land with its presence
HEALTH: Final = 7  # land or everywhere, kind, number: more health while there
SAFE: Final = 8  # land, kinds, from: harm that does not reach them
NO_BLIGHT: Final = 9  # land: blight stays on the card
AT_ONCE: Final = 10  # land: dahan strike at the same time as invaders
WATCH: Final = 11  # event, land, program, step, seat: see effects/lasting.py
BAN: Final = 12  # action, program, step: it does not happen where the condition there holds
PER_DAHAN: Final = 13  # all lands: so much defend for each dahan, and so much more where any are
PICKED: Final = 14  # a land that a card of this effect has taken already
LOST: Final = 30  # land, kind: a piece has been destroyed where somebody watches for it
REPEATED: Final = 31  # seat, card, the note that allowed it
LEFT_PLAY: Final = 32  # seat, number: cards played this turn that are not in front of it any more
WEAKER: Final = 40  # every invader has that much less health for each strife under it
ESCALATED: Final = 41  # a card with the flag has been revealed in this phase
EXPLORED: Final = 42  # a land that the present explore card has brought an explorer to
STAYS: Final = 43  # an invader card that is not moved on at the end of the phase
FEARED: Final = 44  # a fear card was carried out in this phase
DECLINED: Final = 45  # what the spirits might have done together, and somebody did not want
NO_HELP: Final = 46  # tokens of this kind stop nothing
INSTEAD: Final = 47  # land, action, another: the first of these there becomes the other
ANY_SPEED: Final = 48  # seat, number: so many powers may be used in the phase of the other speed
COAST_RANGE: Final = 49  # seat, number: its powers reach further to coastal lands
FULFILLED: Final = 50  # power: its thresholds are met, whatever elements there are
FORGETS: Final = 51  # seat, card: it is forgotten at the end of the turn
CALLED: Final = 52  # seat: has let presence become beasts
HARSHER: Final = 60  # program, step: more damage in ravages where the condition there holds
FURTHER: Final = 61  # number: lands are explored from so much further away
RETURNS: Final = 70  # the event card in progress goes back below so many cards of its deck
ANOTHER: Final = 71  # another event card is drawn after the one in progress
GUARDED: Final = 72  # land: the spirits pay for it in the present event
BURNS: Final = 79  # land or everywhere, whether it is paid, effect, for what: see shields.py
SPARKED: Final = 78  # the place of an effect on its stack: it has dealt one more damage
RECLAIMED: Final = 77  # seat: has taken cards back in its spirit phase
RECALLED: Final = 81  # card of an earlier game: any land is its target
DEED: Final = 80  # seat, deed: what a scenario lets a spirit do has been done

EVERYWHERE: Final = -1  # the land of a note that holds in all of them

# For what a note of WATCH waits.
DESTROYED: Final = 0  # after an effect has destroyed towns, cities or dahan in the land
FRIGHTENED: Final = 1  # a power has caused fear in the land
ADDED: Final = 2  # an invader has been added to the land
RAVAGED: Final = 3  # the invaders are about to deal their damage in the land
LAND_EXPLORED: Final = 4  # an explorer has come to the land
BOARD_EXPLORED: Final = 5  # a card has brought explorers to lands of the board
ADVANCED: Final = 6  # the invader cards have moved on

# From what a note of SAFE protects.
RAVAGE_DAMAGE: Final = 0
ALL_HARM: Final = 1


def add(table: IslandData, what: int, a: int, b: int = 0, c: int = 0, d: int = 0) -> None:
    table.turn += [what, a, b, c, d, 0]


def shares(table: IslandData, seat: int, other: int) -> bool:
    """Whether a spirit may use the presence of another one as its own when it aims."""
    notes = table.turn
    for at in range(0, len(notes), SIZE):
        if notes[at] == SHARED and {notes[at + 1], notes[at + 2]} == {seat, other}:
            return True
    return False


def for_dahan(table: IslandData, dahan: int) -> int:
    """Defend that follows the number of dahan in a land."""
    found = 0
    notes = table.turn
    for at in range(0, len(notes), SIZE):
        if notes[at] == PER_DAHAN and dahan:
            found += notes[at + 1] * dahan + notes[at + 2]
    return found


def total(table: IslandData, what: int, a: int) -> int:
    """The sum of the numbers of all notes of this kind for a land or seat."""
    found = 0
    notes = table.turn
    for at in range(0, len(notes), SIZE):
        if notes[at] == what and notes[at + 1] == a:
            found += notes[at + 2]
    return found


def holds(table: IslandData, what: int, a: int) -> bool:
    notes = table.turn
    for at in range(0, len(notes), SIZE):
        if notes[at] == what and notes[at + 1] == a:
            return True
    return False


def more_health(table: IslandData, land: int, piece: int) -> int:
    """How much health a piece has besides its own, or how much less."""
    found = 0
    notes = table.turn
    for at in range(0, len(notes), SIZE):
        if notes[at] == HEALTH and notes[at + 2] == piece & 3:
            if notes[at + 1] == land or notes[at + 1] == EVERYWHERE:
                found += notes[at + 3]
        elif notes[at] == WEAKER:
            found -= notes[at + 1] * codes.strife_of(piece)
    return found


def safe(table: IslandData, land: int, kind: int, harm: int) -> bool:
    """Whether pieces of a kind in a land are beyond this kind of harm."""
    notes = table.turn
    for at in range(0, len(notes), SIZE):
        here = notes[at] == SAFE and notes[at + 1] == land and notes[at + 2] >> kind & 1
        if here and (notes[at + 3] == ALL_HARM or notes[at + 3] == harm):
            return True
    return False


def watchers(table: IslandData, event: int, land: int) -> list[int]:
    """The notes of those who watch for something in a land, or everywhere."""
    notes = table.turn
    found: list[int] = []
    for at in range(0, len(notes), SIZE):
        here = notes[at + 2] == land or notes[at + 2] == EVERYWHERE
        if notes[at] == WATCH and notes[at + 1] == event and here:
            found.append(at)
    return found


def further(table: IslandData) -> int:
    """From how much further away than usual lands are explored."""
    notes = table.turn
    return sum([notes[at + 1] for at in range(0, len(notes), SIZE) if notes[at] == FURTHER])


def watched(table: IslandData, event: int) -> bool:
    """Whether anybody watches for something, wherever that is."""
    notes = table.turn
    for at in range(0, len(notes), SIZE):
        if notes[at] == WATCH and notes[at + 1] == event:
            return True
    return False


def converted(table: IslandData, land: int, action: int) -> int:
    """What an action in a land becomes, which is used up by this; -1 if it stays what it is."""
    notes = table.turn
    for at in range(0, len(notes), SIZE):
        if notes[at] == INSTEAD and notes[at + 1] == land and notes[at + 2] == action:
            notes[at] = NOTHING
            return notes[at + 3]
    return -1


def take_one(table: IslandData, what: int, a: int) -> None:
    """Uses up one of the first note of this kind that has any left."""
    notes = table.turn
    for at in range(0, len(notes), SIZE):
        if notes[at] == what and notes[at + 1] == a and notes[at + 2] > 0:
            notes[at + 2] -= 1
            return


def clear(table: IslandData, what: int) -> None:
    """Takes all notes of a kind away."""
    notes = table.turn
    for at in range(0, len(notes), SIZE):
        if notes[at] == what:
            notes[at] = NOTHING
