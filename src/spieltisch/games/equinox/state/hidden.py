"""What a seat may see, and how the rest could be instead.

`view` is the picture one seat gets; it names no card that the seat may not look at. `deal_anew`
replaces everything the seat cannot know by something else it could be.
"""

from typing import Any

from spieltisch.core.rng import Rng, seeded
from spieltisch.games.equinox.cards import DOUBLED
from spieltisch.games.equinox.effects import SECOND, DrawFromHand
from spieltisch.games.equinox.state import memory
from spieltisch.games.equinox.state.codes import (
    CHAMELEON,
    DISCARD,
    ENDED,
    KIND,
    NONE,
    PLACES_PER_CREATURE,
    PLAY_CARD,
    PREDICT,
    ROWS,
    is_creature_card,
)
from spieltisch.games.equinox.state.notation import card_key, creature_key
from spieltisch.games.equinox.state.table import Table

PHASES = {ENDED: "ended", PREDICT: "predict", PLAY_CARD: "play", DISCARD: "discard"}


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """The table as a seat (``None``: a spectator) sees it."""
    return {
        "game": "equinox",
        "edition": table.edition,
        "seat": seat,
        "round": table.row,
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "to_move": list(table.to_move()),
        "deck": len(table.deck),
        "discarded": len(table.discard) + len(table.buried),
        "creatures": [_column(table, creature) for creature in table.creatures],
        "players": [_player(table, other, seat) for other in range(table.seats)],
        "drawn": [card_key(card) for card in drawn_cards(table, seat)],
    }


def _column(table: Table, creature: int) -> dict[str, Any]:
    controller = table.controller(creature)
    return {
        "creature": creature_key(creature),
        "eliminated": table.gone[creature] or None,
        "controller": None if controller == NONE else controller,
        "champion": [seat for seat in range(table.seats) if table.champion[seat] == creature],
        "rows": [_field(table, creature * PLACES_PER_CREATURE + row) for row in range(1, ROWS + 1)],
    }


def _field(table: Table, place: int) -> dict[str, Any]:
    card = table.top[place]
    pebble = table.pebble[place]
    return {
        "card": None if card == NONE else card_key(card),
        "strength": None if card == NONE else DOUBLED[card] / 2,
        "covered": len(table.covered(place)),
        "pebble": None if pebble == NONE else pebble,
    }


def _player(table: Table, seat: int, viewer: int | None) -> dict[str, Any]:
    own = seat == viewer
    secret = table.secret[seat]
    return {
        "seat": seat,
        "cards": len(table.hands[seat]),
        "hand": [card_key(card) for card in table.hands[seat]] if own else None,
        "face_down": len(table.face_down(seat)),
        "pebbles": table.stock[seat],
        "secret": secret != NONE,
        "secret_card": card_key(secret) if own and secret != NONE else None,
        "secret_made": table.secret_made[seat],
    }


def drawn_cards(table: Table, seat: int | None) -> list[int]:
    """The cards drawn from a hand that are being looked at, as far as the seat sees them."""
    if not table.stack.frames:
        return []
    frame = table.stack.top()
    if not isinstance(table.power_of(frame.effect), DrawFromHand) or frame.step < SECOND:
        return []
    return frame.values[2:] if seat in (frame.seat, frame.values[1]) else []


class _Slot:
    """One hidden card in its place, for dealing anew."""

    def __init__(self, card: int, place: int, place_bit: int) -> None:
        self.card = card
        self.place = place  # where the card goes back to, see `deal_anew`
        self.place_bit = place_bit  # the same in the terms of `memory`, NONE for the deck


_DECK, _HAND, _DOWN, _SECRET, _BURIED = range(0, 40, 8)  # plus the seat
_PASSES = 4


def deal_anew(table: Table, seat: int | None, seed: int) -> None:
    """Replaces what the seat cannot know, at random, by what could be there as well.

    Hidden cards change places two by two as long as what the seat has seen, and what the rules
    demand of a place, stays true; so the outcome is always possible. The generator starts afresh.
    """
    rng = seeded(seed)
    observer = memory.SPECTATOR if seat is None else seat
    slots = _hidden_slots(table, seat)
    for _ in range(_PASSES):
        for i in range(len(slots) - 1, 0, -1):
            one, two = slots[i], slots[rng.below(i + 1)]
            if _fits(table, one.card, two, observer) and _fits(table, two.card, one, observer):
                one.card, two.card = two.card, one.card
    _put_back(table, slots)
    _forget_untrue(table, observer)
    _draw_again(table, seat, rng)
    table.rng = rng


def _hidden_slots(table: Table, seat: int | None) -> list[_Slot]:
    slots = [_Slot(card, _DECK, NONE) for card in table.deck]
    for other in range(table.seats):
        if other == seat:
            continue
        hand_bit = memory.HAND + other
        slots += [_Slot(card, _HAND + other, hand_bit) for card in table.hands[other]]
        slots += [_Slot(card, _DOWN + other, hand_bit) for card in table.face_down(other)]
        if table.secret[other] != NONE:
            slots.append(_Slot(table.secret[other], _SECRET + other, memory.SECRET + other))
        slots += [
            _Slot(entry >> 3, _BURIED + other, memory.BURIED + other)
            for entry in table.buried
            if entry & 7 == other
        ]
    return slots


def _fits(table: Table, card: int, slot: _Slot, observer: int) -> bool:
    """Whether a card may be in a place as far as the observer knows."""
    known = memory.places(table.memory, card, observer)
    if known and (slot.place_bit == NONE or not (known >> slot.place_bit) & 1):
        return False
    if slot.place >= _SECRET:
        return is_creature_card(card)
    if slot.place >= _DOWN or slot.place < _HAND or card >= CHAMELEON:
        return True
    return not (table.lacks[slot.place - _HAND] >> KIND[card]) & 1


def _put_back(table: Table, slots: list[_Slot]) -> None:
    dealt: dict[int, list[int]] = {}
    for slot in slots:
        dealt.setdefault(slot.place, []).append(slot.card)
    table.deck = dealt.get(_DECK, [])
    for place, cards in dealt.items():
        other = place % 8
        if _HAND <= place < _DOWN:
            table.hands[other] = sorted(cards)
        elif _DOWN <= place < _SECRET:
            table.down = _replaced(table.down, cards, other)
        elif _SECRET <= place < _BURIED:
            table.secret[other] = cards[0]
        elif place >= _BURIED:
            table.buried = _replaced(table.buried, cards, other)


def _replaced(entries: list[int], cards: list[int], seat: int) -> list[int]:
    kept = [entry for entry in entries if entry & 7 != seat]
    return sorted(kept + [card * 8 + seat for card in cards])


def _forget_untrue(table: Table, observer: int) -> None:
    """What the other seats know is hidden too: keep of it only what is true of the new deal."""
    kept: dict[int, int] = {}
    for card in table.memory:
        for other in range(memory.OBSERVERS):
            known = memory.places(table.memory, card, other)
            if known and (other == observer or (known >> _bit_of(table, card)) & 1):
                kept[card] = kept.get(card, 0) | memory.group(known, other)
    table.memory = kept


def _bit_of(table: Table, card: int) -> int:
    """Where a card is, in the terms of `memory`; a bit that is never set for the deck."""
    for seat in range(table.seats):
        if card in table.hands[seat] or card * 8 + seat in table.down:
            return memory.HAND + seat
        if card == table.secret[seat]:
            return memory.SECRET + seat
        if card * 8 + seat in table.buried:
            return memory.BURIED + seat
    return memory.NOWHERE


def _draw_again(table: Table, seat: int | None, rng: Rng) -> None:
    """Cards being looked at belong to a hand: where that was dealt anew, draw them anew."""
    if not table.stack.frames:
        return
    frame = table.stack.top()
    if not isinstance(table.power_of(frame.effect), DrawFromHand) or frame.step < SECOND:
        return
    target = frame.values[1]
    if seat not in (frame.seat, target):
        drawn = sorted(rng.sample(table.hands[target], len(frame.values) - 2))
        frame.values = [frame.values[0], target, *drawn]
