"""The power cards of a spirit: playing and forgetting them, and the list for beginners."""

from spieltisch.games.spirit_island.cards import numbers, panel
from spieltisch.games.spirit_island.state import acts, turn
from spieltisch.games.spirit_island.state.table import Island


def play(table: Island, seat: int, card: int, price: int) -> None:
    """Plays a card from the hand and pays for it."""
    table.energy[seat] -= price
    table.hands[seat].remove(card)
    table.played[seat].append(card)
    acts.note(table, "play", [seat, card])


def cover(table: Island, seat: int, card: int) -> None:
    """Plays a card from the hand face down."""
    table.hands[seat].remove(card)
    table.covered = [
        [*cards, card] if other == seat else cards for other, cards in enumerate(table.covered)
    ]
    acts.note(table, "cover", [seat, card])


def uncover(table: Island, seat: int, card: int) -> None:
    """Takes a card away that was played face down."""
    table.covered = [
        [each for each in cards if other != seat or each != card]
        for other, cards in enumerate(table.covered)
    ]


def forget(table: Island, seat: int, card: int) -> None:
    """A card leaves a spirit: a unique one the game, others go to their discard pile."""
    if card in table.hands[seat]:
        table.hands[seat].remove(card)
    elif card in table.discards[seat]:
        table.discards[seat].remove(card)
    elif card in table.covered[seat]:
        uncover(table, seat, card)
        turn.add(table, turn.LEFT_PLAY, seat, 1)
    else:
        table.played[seat].remove(card)
        turn.add(table, turn.LEFT_PLAY, seat, 1)
    kind = panel.POWERS[card].kind
    if kind == panel.UNIQUE:
        table.forgotten.append(card)
    elif kind == panel.MAJOR:
        table.major_discard.append(card)
    else:
        table.minor_discard.append(card)
    acts.note(table, "forget", [seat, card])


def forget_at_last(table: Island) -> None:
    """The turn ends: cards that were played only for it are forgotten."""
    notes = table.turn
    for at in range(0, len(notes), turn.SIZE):
        seat, card = notes[at + 1], notes[at + 2]
        if notes[at] == turn.FORGETS and card in table.played[seat]:
            forget(table, seat, card)


def next_of_progression(table: Island, seat: int) -> int:
    """The next card of the list that beginners follow, -1 if there is none; it is counted."""
    cards = table.spirit(seat).progression
    at = table.progress[seat]
    if not 0 <= at < len(cards):
        return -1
    table.progress[seat] += 1
    return numbers.POWERS.index(cards[at])
