"""What a seat may see, and how the rest could be instead.

`view` is the picture one seat gets; it names no card that the seat may not look at. `deal_anew`
replaces everything the seat cannot know by something else it could be.
"""

from typing import Any

from spieltisch.core.fields import changed
from spieltisch.core.rng import Rng, world_seeded
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.effects.basics import CHOSEN, NAMED
from spieltisch.games.equinox.effects.hands import DrawFromHand
from spieltisch.games.equinox.state import codes, memory
from spieltisch.games.equinox.state.notation import card_key, creature_key
from spieltisch.games.equinox.state.table import Table

PHASES = {
    codes.ENDED: "ended",
    codes.PREDICT: "predict",
    codes.PLAY_CARD: "play",
    codes.DISCARD: "discard",
}


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
        "laying": _card_being_laid(table),
    }


def _column(table: Table, creature: int) -> dict[str, Any]:
    controller = codes.NONE if table.gone[creature] else table.controller(creature)
    return {
        "creature": creature_key(creature),
        "eliminated": table.gone[creature] or None,
        "controller": None if controller == codes.NONE else controller,
        "champion": [seat for seat in range(table.seats) if table.champion[seat] == creature],
        "rows": [
            _field(table, creature * codes.PLACES_PER_CREATURE + row)
            for row in range(1, codes.ROWS + 1)
        ],
    }


def _field(table: Table, place: int) -> dict[str, Any]:
    card = table.top[place]
    pebble = table.pebble[place]
    return {
        "card": None if card == codes.NONE else card_key(card),
        "strength": None if card == codes.NONE else cards.DOUBLED[card] / 2,
        "covered": len(table.covered(place)),
        "pebble": None if pebble == codes.NONE else pebble,
    }


def _player(table: Table, seat: int, viewer: int | None) -> dict[str, Any]:
    own = seat == viewer
    secret = table.secret[seat]
    return {
        "seat": seat,
        "cards": len(table.hands[seat]),
        "hand": [card_key(card) for card in table.hands[seat]] if own else None,
        "known": [] if own else [card_key(card) for card in known_cards(table, seat, viewer)],
        "face_down": len(table.face_down(seat)),
        "pebbles": table.stock[seat],
        "secret": secret != codes.NONE,
        "secret_card": card_key(secret) if own and secret != codes.NONE else None,
        "secret_made": table.secret_made[seat],
    }


def known_cards(table: Table, seat: int, viewer: int | None) -> list[int]:
    """The cards of which somebody who has seen them knows for sure that a seat holds them."""
    observer = memory.SPECTATOR if viewer is None else viewer
    sure = 1 << (memory.HAND + seat)
    return sorted(
        [card for card in table.memory if memory.places(table.memory, card, observer) == sure]
    )


def _card_being_laid(table: Table) -> str | None:
    """A chameleon that has been played and waits for its field."""
    frames = table.stack.frames
    laying = bool(frames) and frames[-1].effect == codes.CHAMELEON_KIND
    return card_key(frames[-1].values[1]) if laying else None


def drawn_cards(table: Table, seat: int | None) -> list[int]:
    """The cards drawn from a hand that are being looked at, as far as the seat sees them."""
    if not isinstance(table.asking(), DrawFromHand):
        return []
    frame = table.stack.top()
    return frame.values[NAMED:] if seat in (frame.seat, frame.values[CHOSEN]) else []


class _Zone:
    """A place with hidden cards: how many there are, and which could be there."""

    def __init__(self, place: int, seat: int, cards: list[int], creatures_only: bool) -> None:
        self.place = place
        self.seat = seat
        self.cards = cards
        self.size = len(cards)
        self.creatures_only = creatures_only
        self.lacks = 0  # creatures it is known not to hold, as bits
        self.holds = 0  # creatures of which it is known to hold a card, as bits

    def accepts(self, card: int) -> bool:
        if card >= codes.CHAMELEON:
            return not self.creatures_only
        return not (self.lacks >> codes.KIND[card]) & 1


_DECK, _HAND, _DOWN, _SECRET, _BURIED = range(5)
_MEMORY_BITS = (memory.DECK, memory.HAND, memory.DOWN, memory.SECRET, memory.BURIED)


def deal_anew(table: Table, seat: int | None, seed: int) -> None:
    """Replaces what the seat cannot know, at random, by what could be there as well.

    The outcome depends on the seed and on what the seat knows, never on the true cards: they are
    gathered, sorted and dealt again. A deal that contradicts what the seat has seen is thrown away
    and made anew. The generator starts afresh.
    """
    rng = world_seeded(seed)
    observer = memory.SPECTATOR if seat is None else seat
    zones = _hidden_zones(table, seat)
    pool = sorted([card for zone in zones for card in zone.cards])
    seen = [card for card in pool if memory.places(table.memory, card, observer)]
    unseen = [card for card in pool if not memory.places(table.memory, card, observer)]
    while True:
        for zone in zones:
            zone.cards = []
        if _deal_seen(table, zones, seen, observer, rng) and _deal_rest(zones, unseen, rng):
            break
    for zone in zones:
        _put_back(table, zone)
    memory.keep_for(table.memory, observer)
    _draw_again(table, seat, rng)
    table.rng = rng


def _hidden_zones(table: Table, seat: int | None) -> list[_Zone]:
    zones: list[_Zone] = []
    for other in range(table.seats):
        if other == seat:
            continue
        hand = _Zone(_HAND, other, table.hands[other], False)
        hand.lacks = table.lacks[memory.HAND + other]
        hand.holds = table.holds[other]
        down = _Zone(_DOWN, other, table.face_down(other), False)
        down.lacks = table.lacks[memory.DOWN + other]
        card = table.secret[other]
        secret = _Zone(_SECRET, other, [] if card == codes.NONE else [card], True)
        secret.lacks = table.lacks[memory.SECRET + other]
        buried = [entry >> 3 for entry in table.buried if entry & 7 == other]
        zones += [hand, down, secret, _Zone(_BURIED, other, buried, True)]
    zones.append(_Zone(_DECK, 0, table.deck, False))
    return [zone for zone in zones if zone.size]


def _deal_seen(table: Table, zones: list[_Zone], cards: list[int], observer: int, rng: Rng) -> bool:
    """Puts every card the observer has seen where it may be; whether there was room for all."""
    for card in cards:
        known = memory.places(table.memory, card, observer)
        fitting: list[_Zone] = []
        for zone in zones:
            room = zone.size - len(zone.cards)
            if (known >> (_MEMORY_BITS[zone.place] + zone.seat)) & 1 and zone.accepts(card):
                fitting.extend([zone] * room)
        if not fitting:
            return False
        fitting[rng.below(len(fitting))].cards.append(card)
    return True


def _deal_rest(zones: list[_Zone], cards: list[int], rng: Rng) -> bool:
    """Fills the zones with the other cards; whether every zone got cards that can be there."""
    rest = cards[:]
    rng.shuffle(rest)
    for zone in zones:
        if zone.holds and not _deal_held(zone, rest):
            return False
    for zone in zones:
        if not zone.creatures_only and not zone.lacks:
            continue
        for _ in range(zone.size - len(zone.cards)):
            fitting = [card for card in rest if zone.accepts(card)]
            if not fitting:
                return False
            zone.cards.append(fitting[0])
            rest.remove(fitting[0])
    for zone in zones:
        for _ in range(zone.size - len(zone.cards)):
            zone.cards.append(rest.pop())
    return True


def _deal_held(zone: _Zone, rest: list[int]) -> bool:
    """Gives a hand a card of each creature it is known to hold one of."""
    for creature in range(codes.CREATURES):
        if not (zone.holds >> creature) & 1 or creature in [
            codes.KIND[card] for card in zone.cards
        ]:
            continue
        fitting = [card for card in rest if codes.KIND[card] == creature]
        if not fitting or len(zone.cards) == zone.size:
            return False
        zone.cards.append(fitting[0])
        rest.remove(fitting[0])
    return True


def _put_back(table: Table, zone: _Zone) -> None:
    if zone.place == _DECK:
        table.deck = zone.cards
    elif zone.place == _HAND:
        table.hands[zone.seat] = sorted(zone.cards)
    elif zone.place == _DOWN:
        table.down = _replaced(table.down, zone)
    elif zone.place == _SECRET:
        table.secret = changed(table.secret, zone.seat, zone.cards[0])
    else:
        table.buried = _replaced(table.buried, zone)


def _replaced(entries: list[int], zone: _Zone) -> list[int]:
    kept = [entry for entry in entries if entry & 7 != zone.seat]
    return sorted(kept + [card * 8 + zone.seat for card in zone.cards])


def _draw_again(table: Table, seat: int | None, rng: Rng) -> None:
    """Cards being looked at belong to a hand: where that was dealt anew, draw them anew."""
    if not isinstance(table.asking(), DrawFromHand):
        return
    frame = table.stack.top()
    target = frame.values[CHOSEN]
    if seat not in (frame.seat, target):
        drawn = sorted(rng.sample(table.hands[target], len(frame.values) - NAMED))
        frame.values = [*frame.values[:NAMED], *drawn]
        for card in drawn:
            memory.some_know(table.memory, card, memory.HAND + target, 1 << frame.seat)
