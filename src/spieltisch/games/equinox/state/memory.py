"""What each seat has seen of cards that are hidden now.

`Table.memory` maps a card to what the observers know of it: one group of bits for each of six
observers (five seats, and a spectator who stands for what everybody saw). A bit is a place where
the card may be; no bit at all means that the observer knows nothing. Knowledge gets wider when a
card that might be this one moves unseen, and is dropped when the card becomes visible. It is used
to deal hidden cards anew (`hidden.deal_anew`), never to decide what happens.
"""

from typing import Final

from spieltisch.games.equinox.state import codes

# Places, as bit numbers; add the seat.
HAND: Final = 0
DOWN: Final = 5
SECRET: Final = 10
BURIED: Final = 15
DECK: Final = 20  # no observer's bit: a card seen is never in the deck

SPECTATOR: Final = 5
OBSERVERS: Final = 6
_WIDTH: Final = 20
_GROUP: Final = (1 << 20) - 1
_EVERYBODY: Final = (1 << 6) - 1
ALL_KNOWN: Final = (1 << 120) - 1  # the groups of all observers


def places(memory: dict[int, int], card: int, observer: int) -> int:
    """Where an observer knows a card to be, as bits; 0 if it knows nothing."""
    return (memory.get(card, 0) >> (_WIDTH * observer)) & _GROUP


def some_know(memory: dict[int, int], card: int, place: int, observers: int) -> None:
    """Some observers (as bits) have seen that a card is in a place."""
    known = memory.get(card, 0)
    for observer in range(OBSERVERS):
        if (observers >> observer) & 1:
            shift = _WIDTH * observer
            known = (known & ~(_GROUP << shift)) | (1 << (shift + place))
    memory[card] = known


def everybody_knows(memory: dict[int, int], card: int, place: int) -> None:
    some_know(memory, card, place, _EVERYBODY)


def moved_unseen(
    memory: dict[int, int], source: int, target: int, witnesses: int, creature: int
) -> None:
    """A card of a creature (NONE: of any) moved; only the witnesses (as bits) saw which one."""
    for card, known in memory.items():
        if creature != codes.NONE and codes.KIND[card] != creature:
            continue
        if target >= SECRET and card >= codes.CHAMELEON:
            continue  # only creature cards are bet on or buried
        for observer in range(OBSERVERS):
            shift = _WIDTH * observer
            if not (witnesses >> observer) & 1 and (known >> (shift + source)) & 1:
                known |= 1 << (shift + target)
        memory[card] = known


def all_moved(memory: dict[int, int], source: int, target: int) -> None:
    """All cards of one place moved to another."""
    for card, known in memory.items():
        for observer in range(OBSERVERS):
            bit = 1 << (_WIDTH * observer + source)
            if known & bit:
                known = (known & ~bit) | (1 << (_WIDTH * observer + target))
        memory[card] = known


def keep_for(memory: dict[int, int], observer: int) -> None:
    """Keeps what one observer knows; of the others only what everybody knows."""
    for card in list(memory):
        own = places(memory, card, observer)
        public = places(memory, card, SPECTATOR)
        known = 0
        for other in range(OBSERVERS):
            known |= (own if other == observer else public) << (_WIDTH * other)
        if known:
            memory[card] = known
        else:
            del memory[card]
