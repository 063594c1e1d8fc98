# mypyc: skip
"""Why a table is impossible: a card in two places, a dragon too many, a value out of range."""

from typing import Final

from spieltisch.core.mistake import Fault
from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import every, icons, kinds
from spieltisch.games.blue_moon.state import codes, layers
from spieltisch.games.blue_moon.state.data import TableData
from spieltisch.games.blue_moon.state.notation import card_key

_FRAMES: Final = {  # by effect: how many values, and whether more may follow; the first is a card
    codes.OFFERED: (1, False),
    codes.TARGET: (1, False),
    codes.PAYING: (2, True),
    codes.DISCARDING: (2, False),
    codes.STEALING: (2, False),
    codes.ANY_CARDS: (2, False),
    codes.RETURNING: (2, False),
    codes.REVEALED: (2, True),
    codes.SEARCHING: (1, False),
    codes.BOARDING: (2, False),
    codes.LOADING: (2, False),
    codes.EITHER: (1, False),
    codes.KEEPING: (1, False),
    codes.DOUBLING: (1, False),
    codes.PAYING_COST: (3, False),
    codes.ACTING: (1, False),
    codes.LAYING: (4, False),
    codes.INTERVENING: (2, False),
}
_COUNTS: Final = {
    codes.DECLINING: 1,
    codes.REPLACING: 0,
    codes.CALLING: 0,
    codes.WINDOW: 2,
    codes.GAINING: 2,
}
"""Frames whose values are no cards: how many."""


def _stack_fault(table: TableData) -> str | None:
    for frame in table.stack.frames:
        effect, values = frame.effect, frame.values
        known = effect in _COUNTS or effect in _FRAMES
        if not known or frame.step > 1 or frame.seat > 1:
            return "A frame of 'stack' begins with an effect, a step and a seat."
        if max(values, default=0) >= every.COUNT:
            return "The values of a frame of 'stack' are cards or small numbers."
        if effect in _COUNTS:
            if len(values) != _COUNTS[effect]:
                return f"A frame of 'stack' with effect {effect} has {_COUNTS[effect]} values."
            if effect == codes.WINDOW and not codes.W_ACTION <= values[0] <= codes.W_COUNTER:
                first, last = codes.W_ACTION, codes.W_COUNTER
                return f"A window for interventions is a number from {first} to {last}."
            continue
        count, more = _FRAMES[effect]
        if len(values) < count or (len(values) > count and not more) or values[0] == codes.NONE:
            return f"A frame of 'stack' with effect {effect} has a card and {count - 1} values."
    return None


def fault(table: TableData) -> Fault:
    """What makes a table impossible, ``None`` if it is sound."""
    problem: Fault = _stack_fault(table)
    if problem:
        return problem
    for seat in range(2):
        problem = _seat_fault(table, seat)
        if problem:
            return problem
    if table.dragons[0] and table.dragons[1]:
        return _DRAGONS
    if table.hyla[0] != codes.NONE and table.hyla[1] != codes.NONE:
        return _HYLAS
    if bool(table.ended) != (table.phase == codes.ENDED):
        return "A game is over when it has ended, and only then."
    if table.ended and table.winner == codes.NONE:
        return "A game that is over has a winner."
    return _frames_fault(table) or _turn_fault(table)


def _frames_fault(table: TableData) -> str | None:
    """Frames about cards that are not where the frame needs them."""
    waiting: list[list[int]] = [[], []]
    for place, frame in enumerate(table.stack.frames):
        seat = frame.seat
        if not _answers_below(table, place):
            return "An intervention answers nothing that is being carried out."
        if frame.effect in (codes.ACTING, codes.LAYING, codes.INTERVENING, codes.BOARDING):
            waiting[seat].append(frame.values[0])
        elif frame.effect == codes.REVEALED:
            waiting[seat] += frame.values[1:]
        elif frame.effect == codes.PAYING:
            chosen = frame.values[2:]
            if any(card not in table.hand[seat] or chosen.count(card) > 1 for card in chosen):
                return "A card chosen for a payment is not in hand."
        elif frame.effect == codes.PAYING_COST:
            card, due, _ = frame.values
            if not _is_playable(table, seat, card):
                return "A card whose cost is being paid is neither in hand nor on a ship."
            if not 1 <= due <= min(every.COSTS[card], len(table.hand[seat])):
                return "A cost that is being paid is more than the card asks for or the hand holds."
    for seat in range(2):
        if sorted(waiting[seat]) != sorted(table.limbo[seat]):
            return "A card that is being played belongs to no frame."
    return None


_ANSWERED: Final = {
    codes.W_ACTION: codes.ACTING,
    codes.W_CHARACTER: codes.LAYING,
    codes.W_DRAGON: codes.GAINING,
    codes.W_COUNTER: codes.INTERVENING,
}
"""By window: the effect of the opponent that lies under it; other windows answer no effect."""


def _answers_below(table: TableData, place: int) -> bool:
    """Whether what an intervention answers lies under it on the stack, if it is one."""
    frame = table.stack.frames[place]
    if frame.effect not in (codes.WINDOW, codes.INTERVENING):
        return True
    window = frame.values[0] if frame.effect == codes.WINDOW else frame.values[1]
    if frame.effect == codes.INTERVENING and not (
        codes.W_ACTION <= window <= codes.W_COUNTER
        and every.EFFECTS[frame.values[0]] in layers.EFFECTS_OF_WINDOW[window]
    ):
        return False
    answered = _ANSWERED.get(window)
    if answered is None:
        return True
    below = table.stack.frames[place - 1] if place else None
    return below is not None and below.effect == answered and below.seat == 1 - frame.seat


def _is_playable(table: TableData, seat: int, card: int) -> bool:
    return card in table.hand[seat] or card in table.loaded[seat]


def _turn_fault(table: TableData) -> str | None:
    """What a turn remembers about cards that are not there."""
    seat = table.turn
    if any(card not in cards_of(table, seat) for card in table.new_others):
        return "A booster or support of this turn is not the turn player's."
    for card in (table.first_character, table.main, table.pair_for, table.last, table.from_hand):
        if card != codes.NONE and card not in table.lists[seat]:
            return f"{card_key(card)} is no card of the turn player."
    lost = table.phase in (
        codes.LOST,
        codes.LOST_SIREN,
        codes.LOST_DRAGONS,
        codes.CLEAR,
        codes.FIGHT_OVER,
        codes.NEW_FIGHT,
    )
    if lost and table.loser == codes.NONE:
        return "A fight that is over has a loser."
    if table.phase == codes.CALLED and table.element == codes.NONE:
        return "A power is announced in an element."
    return None


def _seat_fault(table: TableData, seat: int) -> Fault:
    cards = cards_of(table, seat)
    for card in cards:
        if cards.count(card) > 1:
            return f"{card_key(card)} is in two places."
    if sorted(cards) != table.lists[seat]:
        return f"The cards of seat {seat + 1} are not those of its deck."
    for card in table.lists[seat]:
        if every.KINDS[card] in (kinds.LEADER, kinds.INQUISITOR):
            return _BESIDE.fill(card=card_key(card))
    if table.leaders[seat] == codes.NONE or every.KINDS[table.leaders[seat]] != kinds.LEADER:
        return f"Seat {seat + 1} has no leader."
    if (
        table.inquisitors[seat] != codes.NONE
        and every.KINDS[table.inquisitors[seat]] != kinds.INQUISITOR
    ):
        return _NO_INQUISITOR.fill(card=card_key(table.inquisitors[seat]))
    if not 0 <= table.dragons[seat] <= codes.DRAGONS:
        return f"There are {codes.DRAGONS} dragons."
    for name, allowed in _PLACES.items():
        for card in getattr(table, name)[seat]:
            if every.KINDS[card] not in allowed:
                return _MISPLACED.fill(card=card_key(card), place=_WORDS[name])
    for card in table.bluffs[seat]:
        if not every.ICONS[card] & icons.BLUFFS:
            return _NO_BLUFF.fill(card=card_key(card))
    return _set_fault(table, seat)


_PLACES: Final = {
    "active": (kinds.CHARACTER, kinds.BOOSTER),
    "older": (kinds.CHARACTER, kinds.BOOSTER),
    "support": (kinds.SUPPORT,),
    "ships": (kinds.SHIP,),
    "landed": (kinds.SHIP,),
    "loaded": (kinds.CHARACTER, kinds.BOOSTER, kinds.SUPPORT),
    "laid_crystals": (kinds.CRYSTAL_CARD,),
    "leads": (kinds.LEADERSHIP,),
    "discard": (
        kinds.CHARACTER,
        kinds.BOOSTER,
        kinds.SUPPORT,
        kinds.SHIP,
        kinds.HYLA,
        kinds.CRYSTAL_CARD,
        kinds.INTERVENTION,
    ),
}
"""By place: the kinds of cards that can lie there."""
_COMBAT: Final = Text("Kampfbereich", "combat area")
_AS_SHIP: Final = Text("Einflussbereich als Schiff", "influence area as a ship")
_WORDS: Final = {
    "active": _COMBAT,
    "older": _COMBAT,
    "support": Text("Unterstützungsbereich", "support area"),
    "ships": _AS_SHIP,
    "landed": _AS_SHIP,
    "loaded": Text("Laderaum eines Schiffs", "hold of a ship"),
    "laid_crystals": Text("Platz der Kristallkarten", "place of the crystal cards"),
    "leads": Text("Stapel unter dem Anführer", "leadership pile"),
    "discard": Text("Ablagestapel", "discard pile"),
}
_MISPLACED: Final = Text(
    "{card} kann nicht im {place} liegen.", "{card} cannot lie in the {place}."
)
_DRAGONS: Final = Text(
    "Drachen können nicht auf beiden Seiten zugleich sein.",
    "Dragons cannot be on both sides at once.",
)
_HYLAS: Final = Text("Es kann nur eine Hyla im Spiel sein.", "Only one Hyla can be in play.")
_NO_INQUISITOR: Final = Text("{card} ist kein Inquisitor.", "{card} is no inquisitor.")
_NO_HYLA: Final = Text("{card} ist keine Hyla.", "{card} is no Hyla.")
_BESIDE: Final = Text(
    "{card} ist keine Karte eines Decks, sondern liegt daneben.",
    "{card} is no card of a deck; it lies beside it.",
)
_NO_BLUFF: Final = Text("{card} hat kein Bluff-Symbol.", "{card} has no bluff icon.")
_OPEN: Final = Text(
    "Eine offene Handkarte ist nicht auf der Hand; nenne sie auch in 'hand'.",
    "An open hand card is not in hand; name it in 'hand' too.",
)
_OVERLOADED: Final = Text(
    "{ship} trägt zu viele Karten, höchstens {most}.",
    "{ship} carries too many cards, at most {most}.",
)


def _set_fault(table: TableData, seat: int) -> Fault:
    """Lists that name cards lying elsewhere."""
    if table.hyla[seat] != codes.NONE and every.KINDS[table.hyla[seat]] != kinds.HYLA:
        return _NO_HYLA.fill(card=card_key(table.hyla[seat]))
    if any(card not in table.hand[seat] for card in table.open[seat]):
        return _OPEN
    hidden = [*table.hand[seat], *table.bluffs[seat]]
    if any(card not in hidden for card in table.known[seat]):
        return "A card known to the opponent is neither in hand nor face down."
    if any(card not in table.leads[seat] for card in table.actions[seat]):
        return "A leadership card of this turn is not on the leadership pile."
    if len(table.aboard[seat]) != len(table.loaded[seat]):
        return "Every loaded card is on one ship."
    for ship in table.aboard[seat]:
        if ship not in table.ships[seat] and ship not in table.landed[seat]:
            return "A loaded card is on no ship."
        if table.aboard[seat].count(ship) > every.CAPACITIES[ship]:
            return _OVERLOADED.fill(ship=card_key(ship), most=every.CAPACITIES[ship])
    if not 0 <= table.bottom[seat] <= len(table.deck[seat]):
        return "More cards are known under a draw deck than it holds."
    return None


def cards_of(table: TableData, seat: int) -> list[int]:
    """All cards of a seat, wherever they are."""
    cards = [
        *table.hand[seat],
        *table.deck[seat],
        *table.discard[seat],
        *table.leads[seat],
        *table.active[seat],
        *table.older[seat],
        *table.support[seat],
        *table.bluffs[seat],
        *table.ships[seat],
        *table.landed[seat],
        *table.loaded[seat],
        *table.laid_crystals[seat],
        *table.limbo[seat],
    ]
    if table.hyla[seat] != codes.NONE:
        cards.append(table.hyla[seat])
    return cards
