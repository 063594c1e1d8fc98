"""What a seat may see, and how the rest could be instead.

Hidden are the draw decks, the hand of the opponent and the cards laid face down as a bluff. Which
cards a deck was built from both players know, so what is hidden is only where they are.
"""

from typing import Any, Final

from spieltisch.core.rng import Rng, world_seeded
from spieltisch.games.blue_moon.cards import every, icons
from spieltisch.games.blue_moon.state import codes, layers
from spieltisch.games.blue_moon.state.data import TableData
from spieltisch.games.blue_moon.state.notation import DOING, ELEMENT_KEYS, PHASES, card_key
from spieltisch.games.blue_moon.state.table import Table


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """The table as a seat (``None``: a spectator) sees it."""
    return {
        "game": "blue-moon",
        "seat": seat,
        "match": table.match,
        "game_number": table.game_number,
        "fight": table.fight,
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "opening": table.opening,
        "element": None if table.element == codes.NONE else ELEMENT_KEYS[table.element],
        "doing": _doing(table, seat),
        "to_move": list(table.to_move()),
        "players": [_player(table, other, seat) for other in range(2)],
    }


def _keys(cards: list[int]) -> list[str]:
    return [card_key(card) for card in cards]


def _key(card: int) -> str | None:
    return None if card == codes.NONE else card_key(card)


_ABOUT_NO_CARD: Final = (codes.DECLINING, codes.REPLACING, codes.CALLING, codes.GAINING)


def _doing(table: Table, seat: int | None) -> dict[str, Any] | None:
    """The open choice inside an effect, as a seat sees it."""
    if not table.stack.frames:
        return None
    frame = table.stack.top()
    card = codes.NONE if frame.effect in _ABOUT_NO_CARD else frame.values[0]
    cards: list[int] = []
    if frame.effect == codes.WINDOW:
        card = frame.values[1]
    elif frame.effect == codes.REVEALED:
        cards = frame.values[1:]
    elif frame.effect == codes.PAYING and frame.seat == seat:
        cards = frame.values[2:]
    return {
        "what": DOING[frame.effect],
        "seat": frame.seat,
        "card": _key(card),
        "cards": _keys(cards),
    }


def _player(table: Table, seat: int, viewer: int | None) -> dict[str, Any]:
    own = viewer == seat
    return {
        "seat": seat,
        "people": every.CARDS[table.leaders[seat]].people,
        "inquisitor": _key(table.inquisitors[seat]),
        "dragons": table.dragons[seat],
        "crystals": table.crystals[seat],
        "power": [table.power(seat, element) for element in range(2)],
        "hand": _keys(sorted(table.hand[seat])) if own else None,
        "hand_size": len(table.hand[seat]),
        "open": _keys(sorted(table.open[seat])),
        "known": _keys(sorted(table.known[seat])),
        "deck": len(table.deck[seat]),
        "under": _keys(table.deck[seat][: table.bottom[seat]][::-1]) if own else None,
        "discard": len(table.discard[seat]),
        "discard_top": _key(table.discard[seat][-1]) if table.discard[seat] else None,
        "leads": len(table.leads[seat]),
        "active": _keys(table.active[seat]),
        "older": _keys(table.older[seat]),
        "support": _keys(table.support[seat]),
        "lying": {card_key(card): _lying(table, seat, card) for card in _open_cards(table, seat)},
        "bluff_value": table.bluff_value_now(seat) if table.bluffs[seat] else 0,
        "bluffs_ignored": table.bluffs_off(seat),
        "bluffs": [
            card_key(card) if own or card in table.known[seat] else None
            for card in table.bluffs[seat]
        ],
        "ships": _keys(table.ships[seat]),
        "landed": _keys(table.landed[seat]),
        "loaded": _keys(table.loaded[seat]),
        "aboard": _keys(table.aboard[seat]),
        "hyla": _key(table.hyla[seat]),
        "laid_crystals": _keys(table.laid_crystals[seat]),
        "actions": _keys(table.actions[seat]),
        "doubled": _key(table.doubled[seat]),
    }


def _open_cards(table: Table, seat: int) -> list[int]:
    """The cards of a seat that lie open and may do something."""
    single = [card for card in (table.hyla[seat], table.inquisitors[seat]) if card != codes.NONE]
    areas = (
        table.active,
        table.support,
        table.ships,
        table.landed,
        table.laid_crystals,
        table.actions,
    )
    return [*single, *(card for area in areas for card in area[seat])]


def _lying(table: Table, seat: int, card: int) -> dict[str, Any]:
    """What a card on the table counts now, and what of it is ignored."""
    now = table.value_now(seat, card)
    return {"values": list(now) if now else None, "ignored": _ignored(table, seat, card)}


def _ignored(table: Table, seat: int, card: int) -> list[str]:
    if table.is_off(seat, card):
        return ["card"]
    found: list[str] = []
    if every.EFFECTS[card] and not table.works(seat, card):
        found.append("text")
    if layers.icons_of(card, table.ignored_by(seat), True) != every.ICONS[card]:
        found.append("icons")
    return found


def deal_anew(table: Table, seat: int | None, seed: int) -> None:
    """Replaces what the seat cannot know, at random, by what could be there as well."""
    rng = world_seeded(seed)
    for other in range(2):
        if other != seat:
            _forget_choices(table, other)
        swaps = _swaps(table, other, other == seat, rng)
        _swap(table, other, swaps)
        if table.before is not None:
            before = TableData()
            table.before.copy_to(before)
            _swap(before, other, swaps)
            table.before = before
    table.rng = rng.fork()
    table.touch()


def _forget_choices(table: Table, seat: int) -> None:
    """Hand cards chosen for a payment are nobody else's business before it is complete."""
    for frame in table.stack.frames:
        if frame.effect == codes.PAYING and frame.seat == seat:
            del frame.values[2:]


def _swaps(table: Table, seat: int, own: bool, rng: Rng) -> dict[int, int]:
    """By hidden card of a seat: the card that could be in its place."""
    hand: list[int] = []
    bluffs: list[int] = []
    deck = table.deck[seat][table.bottom[seat] :] if own else table.deck[seat]
    if not own:
        sure = [*table.known[seat], *_declared(table, seat)]
        hand = [card for card in table.hand[seat] if card not in sure]
        bluffs = [card for card in table.bluffs[seat] if card not in sure]
    pool = sorted([*hand, *bluffs, *deck])
    rng.shuffle(pool)
    swaps = {card: _pop_bluff(pool) for card in bluffs}
    for card in [*hand, *deck]:
        swaps[card] = pool.pop()
    return swaps


def _declared(table: Table, seat: int) -> list[int]:
    """Hand cards that are being played but wait for their cost to be paid."""
    return [
        frame.values[0]
        for frame in table.stack.frames
        if frame.effect == codes.PAYING_COST and frame.seat == seat
    ]


def _pop_bluff(pool: list[int]) -> int:
    """A random card that can lie face down: one with a bluff icon."""
    for i in range(len(pool) - 1, -1, -1):
        if every.ICONS[pool[i]] & icons.BLUFFS:
            return pool.pop(i)
    raise AssertionError("A face-down card has a bluff icon.")


def _swap(table: TableData, seat: int, swaps: dict[int, int]) -> None:
    table.hand[seat] = [swaps.get(card, card) for card in table.hand[seat]]
    table.deck[seat] = [swaps.get(card, card) for card in table.deck[seat]]
    table.bluffs[seat] = [swaps.get(card, card) for card in table.bluffs[seat]]
    if seat == table.turn:
        table.new_others = [swaps.get(card, card) for card in table.new_others]
        table.last = swaps.get(table.last, table.last)
        table.from_hand = swaps.get(table.from_hand, table.from_hand)
