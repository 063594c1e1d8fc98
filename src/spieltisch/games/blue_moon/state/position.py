# mypyc: skip
"""A table from a hand-written position. What the position leaves open is filled in legally.

The format is described in docs/positions.md.
"""

from typing import Any, Final

from spieltisch.core.position import Fields
from spieltisch.core.rng import seeded
from spieltisch.games.blue_moon.cards.card import LEADER, PEOPLES
from spieltisch.games.blue_moon.cards.every import CARDS, KINDS, NUMBERS
from spieltisch.games.blue_moon.cards.preconstructed import PRECONSTRUCTED
from spieltisch.games.blue_moon.state.codes import (
    BEGIN,
    CHARACTERS,
    DRAGONS,
    EARTH,
    FIRE,
    LEAD,
    MATCH,
    NONE,
    OTHERS,
    REFRESH,
    RETREAT,
    SEATS,
    START,
)
from spieltisch.games.blue_moon.state.table import Table

_FIELDS: Final = (
    "game",
    "about",
    "phase",
    "turn",
    "element",
    "players",
    "match",
    "seed",
    "ask",
)
_PILES: Final = {
    "hand": "hand",
    "active": "active",
    "inactive": "older",
    "support": "support",
    "bluffs": "bluffs",
    "crystals": "laid_crystals",
    "discard": "discard",
    "leadership": "leads",
}
"""By field of a player: the place where its cards lie."""
_PLAYER_FIELDS: Final = (
    "name",
    "people",
    "inquisitor",
    "dragons",
    "won",
    *_PILES,
    "open",
    "ships",
    "landed",
    "hyla",
    "deck",
    "hand_size",
    "deck_size",
)
PHASES: Final = {
    "start": START,
    "begin": BEGIN,
    "leadership": LEAD,
    "retreat": RETREAT,
    "character": CHARACTERS,
    "support": OTHERS,
    "refresh": REFRESH,
}
"""The phases in which a position can stand. "refresh" is right after the announcement."""
_MOST: Final = 60


def set_up(table: Table, data: Any) -> int:
    """Lays the table out as the position says; the phase it stands in.

    `ValueError` saying what is impossible.
    """
    fields = Fields(data, "the position")
    fields.only(_FIELDS)
    table.lay_out()
    table.rng = seeded(fields.number("seed", 0, 0, 1 << 62))
    table.match = MATCH if fields.flag("match") else 0
    table.turn = fields.number("turn", 1, 1, SEATS) - 1
    element = fields.word("element", "none", ("fire", "earth", "none"))
    table.element = {"fire": FIRE, "earth": EARTH, "none": NONE}[element]
    table.opening = table.element == NONE
    phase = PHASES[fields.word("phase", "character", tuple(PHASES))]
    if phase == REFRESH and table.opening:
        raise ValueError("In phase 'refresh' the position must say which 'element' was announced.")
    players = fields.items("players")
    if len(players) > SEATS:
        raise ValueError(f"Blue Moon is for 2 seats, and the position has {len(players)} players.")
    names: list[str] = []
    lists: list[list[int]] = []
    for seat in range(SEATS):
        given = players[seat] if seat < len(players) else {}
        player = Fields(given, f"player {seat + 1}")
        player.only(_PLAYER_FIELDS)
        names.append(player.text("name"))
        lists.append(_read_player(table, seat, player))
    table.names = names
    table.set_lists(lists)
    problem = table.fault()
    if problem:
        raise ValueError(f"This position is impossible: {problem}")
    return phase


def _card(key: Any, where: str) -> int:
    if not isinstance(key, str) or key not in NUMBERS:
        raise ValueError(f"{key!r} of {where} is no card; a card is written like 'hoax-10'.")
    return NUMBERS[key]


def _cards(fields: Fields, name: str) -> list[int]:
    return [_card(key, f"{name!r} of {fields.where}") for key in fields.items(name)]


def _read_player(table: Table, seat: int, fields: Fields) -> list[int]:
    """Lays one side out; all cards of its deck."""
    people = fields.word("people", PEOPLES[seat], PEOPLES)
    table.leaders[seat] = NUMBERS[f"{people}-0"]
    if "inquisitor" in fields.data:
        table.inquisitors[seat] = _card(fields.data["inquisitor"], fields.where)
    table.dragons[seat] = fields.number("dragons", 0, 0, DRAGONS)
    table.crystals[seat] = fields.number("won", 0, 0, MATCH - 1)
    named: list[int] = []
    for field, place in _PILES.items():
        cards = _cards(fields, field)
        getattr(table, place)[seat] = cards
        named += cards
    if "hyla" in fields.data:
        table.hyla[seat] = _card(fields.data["hyla"], fields.where)
        named.append(table.hyla[seat])
    for field in ("ships", "landed"):
        named += _read_ships(table, seat, fields, field)
    table.open[seat] = _cards(fields, "open")
    for card in table.open[seat]:
        if table.open[seat].count(card) > 1:
            raise ValueError(f"{CARDS[card].key} is twice in 'open' of {fields.where}.")
    table.known[seat] = table.open[seat][:]
    deck = _cards(fields, "deck")
    named += deck
    for card in named:
        if named.count(card) > 1:
            raise ValueError(f"{CARDS[card].key} of {fields.where} is in two places.")
        if KINDS[card] == LEADER:
            raise ValueError(f"{CARDS[card].key} is a leader; name its people instead.")
    filled = _fill(table, seat, fields, people, named)
    return named + filled + _fill_deck(table, seat, fields, deck, people, named + filled)


def _read_ships(table: Table, seat: int, fields: Fields, field: str) -> list[int]:
    """Ships with their loads, as in ``ships = {buka-28 = ["buka-5"]}``."""
    ships = fields.table(field)
    named: list[int] = []
    for key in ships.data:
        ship = _card(key, ships.where)
        load = _cards(ships, key)
        getattr(table, field)[seat].append(ship)
        table.loaded[seat] += load
        table.aboard[seat] += [ship] * len(load)
        named += [ship, *load]
    return named


def _rest(table: Table, people: str, named: list[int]) -> list[int]:
    """The cards of a people's deck that are not named, in a random order."""
    rest = [NUMBERS[key] for key in PRECONSTRUCTED[people] if NUMBERS[key] not in named]
    table.rng.shuffle(rest)
    return rest


def _fill(table: Table, seat: int, fields: Fields, people: str, named: list[int]) -> list[int]:
    """Fills a hand up to the size that is given."""
    size = fields.number("hand_size", len(table.hand[seat]), 0, _MOST)
    missing = size - len(table.hand[seat])
    if missing < 0:
        raise ValueError(f"{fields.where} names more hand cards than 'hand_size' says.")
    filled = _rest(table, people, named)[:missing]
    if len(filled) < missing:
        raise ValueError(
            f"'hand_size' of {fields.where} is more than the deck of the people holds."
        )
    table.hand[seat] = table.hand[seat] + filled
    if filled:
        table.note_hidden("fill-hand", [seat, len(filled)], filled, seat)
    return filled


def _fill_deck(
    table: Table, seat: int, fields: Fields, top: list[int], people: str, named: list[int]
) -> list[int]:
    """The draw deck: the cards named on top, below them the rest of the people's deck."""
    rest = _rest(table, people, named)
    most = len(top) + len(rest)
    size = fields.number("deck_size", most, 0, _MOST)
    if size < len(top):
        raise ValueError(f"{fields.where} names more cards of the draw deck than 'deck_size' says.")
    if size > most:
        raise ValueError(
            f"'deck_size' of {fields.where} is {size}, but the cards left over are enough for"
            f" {most}; name further ones in 'deck'."
        )
    del rest[size - len(top) :]
    table.deck[seat] = rest + top[::-1]
    return rest
