# mypyc: skip
"""A table from a hand-written position. What the position leaves open is filled in legally.

The format is described in docs/positions.md.
"""

from typing import Any, Final

from spieltisch.core.lookup import Names
from spieltisch.core.mistake import Mistake
from spieltisch.core.position import THE_POSITION, Fields, check_sound, player_of
from spieltisch.core.rng import seeded
from spieltisch.core.text import Text, both
from spieltisch.games.blue_moon.cards import every, kinds
from spieltisch.games.blue_moon.cards.card import PEOPLES
from spieltisch.games.blue_moon.cards.preconstructed import PRECONSTRUCTED
from spieltisch.games.blue_moon.state import by_name, codes
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
    "who",
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
    "start": codes.START,
    "begin": codes.BEGIN,
    "leadership": codes.LEAD,
    "retreat": codes.RETREAT,
    "character": codes.CHARACTERS,
    "support": codes.OTHERS,
    "refresh": codes.REFRESH,
}
"""The phases in which a position can stand. "refresh" is right after the announcement."""
_MOST: Final = 60
_PEOPLES: Final = Names(
    {people: both(people.capitalize()) for people in PEOPLES},
    Text("kein Volk von Blue Moon", "no people of Blue Moon"),
    Text(f"es gibt: {', '.join(PEOPLES)}.", f"there are: {', '.join(PEOPLES)}."),
)
_NO_ELEMENT: Final = Text(
    "In der Phase 'refresh' muss die Stellung sagen, welches 'element' angesagt ist.",
    "In phase 'refresh' the position must say which 'element' was announced.",
)
_SEATS: Final = Text(
    "Blue Moon ist für 2 Plätze, und die Stellung hat {players} Spieler.",
    "Blue Moon is for 2 seats, and the position has {players} players.",
)
_TWICE: Final = Text("{where}: {card} steht da zweimal.", "{card} is twice in {where}.")
_TWO_PLACES: Final = Text(
    "{where}: {card} ist an zwei Stellen.", "{card} of {where} is in two places."
)
_IS_LEADER: Final = Text(
    '{card} ist ein Anführer; nenne stattdessen sein Volk, also people = "{people}".',
    '{card} is a leader; name its people instead, as in people = "{people}".',
)
_MORE_THAN_SIZE: Final = Text(
    "{where} nennt mehr Karten, als '{size}' sagt.", "{where} names more cards than '{size}' says."
)
_LESS_THAN_SIZE: Final = Text(
    "{where} ist {size}, aber die übrigen Karten reichen für {most}; nenne weitere in 'deck'.",
    "{where} is {size}, but the cards left over are enough for {most}; name further ones in"
    " 'deck'.",
)
_TOO_MANY: Final = Text(
    "{where} ist mehr, als das Deck des Volkes hergibt.",
    "{where} is more than the deck of the people holds.",
)


def set_up(table: Table, data: Any) -> int:
    """Lays the table out as the position says; the phase it stands in.

    `ValueError` saying what is impossible.
    """
    fields = Fields(data, THE_POSITION)
    fields.only(_FIELDS)
    table.lay_out()
    table.rng = seeded(fields.number("seed", 0, 0, 1 << 62))
    table.match = codes.MATCH if fields.flag("match") else 0
    table.turn = fields.number("turn", 1, 1, codes.SEATS) - 1
    element = fields.word("element", "none", ("fire", "earth", "none"))
    table.element = {"fire": codes.FIRE, "earth": codes.EARTH, "none": codes.NONE}[element]
    table.opening = table.element == codes.NONE
    phase = PHASES[fields.word("phase", "character", tuple(PHASES))]
    if phase == codes.REFRESH and table.opening:
        raise Mistake(_NO_ELEMENT)
    players = fields.items("players")
    if len(players) > codes.SEATS:
        raise Mistake(_SEATS.fill(players=len(players)))
    names: list[str] = []
    lists: list[list[int]] = []
    for seat in range(codes.SEATS):
        given = players[seat] if seat < len(players) else {}
        player = Fields(given, player_of(seat))
        player.only(_PLAYER_FIELDS)
        names.append(player.text("name"))
        lists.append(_read_player(table, seat, player))
    table.names = names
    table.set_lists(lists)
    check_sound(table)
    return phase


def _cards(fields: Fields, name: str) -> list[int]:
    return [every.NUMBERS[key] for key in fields.keys(name, by_name.CARDS)]


def _card(fields: Fields, name: str) -> int:
    return every.NUMBERS[fields.key(name, by_name.CARDS)]


def _read_player(table: Table, seat: int, fields: Fields) -> list[int]:
    """Lays one side out; all cards of its deck."""
    people = fields.key("people", _PEOPLES) if "people" in fields.data else PEOPLES[seat]
    table.leaders[seat] = every.NUMBERS[f"{people}-0"]
    if "inquisitor" in fields.data:
        table.inquisitors[seat] = _card(fields, "inquisitor")
    table.dragons[seat] = fields.number("dragons", 0, 0, codes.DRAGONS)
    table.crystals[seat] = fields.number("won", 0, 0, codes.MATCH - 1)
    named: list[int] = []
    for field, place in _PILES.items():
        cards = _cards(fields, field)
        getattr(table, place)[seat] = cards
        named += cards
    if "hyla" in fields.data:
        table.hyla[seat] = _card(fields, "hyla")
        named.append(table.hyla[seat])
    for field in ("ships", "landed"):
        named += _read_ships(table, seat, fields, field)
    table.open[seat] = _cards(fields, "open")
    for card in table.open[seat]:
        if table.open[seat].count(card) > 1:
            raise Mistake(_TWICE.fill(card=every.CARDS[card].key, where=fields.at("open")))
    table.known[seat] = table.open[seat][:]
    deck = _cards(fields, "deck")
    named += deck
    for card in named:
        if named.count(card) > 1:
            raise Mistake(_TWO_PLACES.fill(card=every.CARDS[card].key, where=fields.where))
        if every.KINDS[card] == kinds.LEADER:
            raise Mistake(
                _IS_LEADER.fill(card=every.CARDS[card].key, people=every.CARDS[card].people)
            )
    filled = _fill(table, seat, fields, people, named)
    return named + filled + _fill_deck(table, seat, fields, deck, people, named + filled)


def _read_ships(table: Table, seat: int, fields: Fields, field: str) -> list[int]:
    """Ships with their loads, as in ``ships = {buka-28 = ["buka-5"]}``."""
    ships = fields.table(field)
    named: list[int] = []
    for key in ships.data:
        ship = every.NUMBERS[by_name.CARDS.key(key, ships.where)]
        load = _cards(ships, key)
        getattr(table, field)[seat].append(ship)
        table.loaded[seat] += load
        table.aboard[seat] += [ship] * len(load)
        named += [ship, *load]
    return named


def _rest(table: Table, people: str, named: list[int]) -> list[int]:
    """The cards of a people's deck that are not named, in a random order."""
    rest = [every.NUMBERS[key] for key in PRECONSTRUCTED[people] if every.NUMBERS[key] not in named]
    table.rng.shuffle(rest)
    return rest


def _fill(table: Table, seat: int, fields: Fields, people: str, named: list[int]) -> list[int]:
    """Fills a hand up to the size that is given."""
    size = fields.number("hand_size", len(table.hand[seat]), 0, _MOST)
    missing = size - len(table.hand[seat])
    if missing < 0:
        raise Mistake(_MORE_THAN_SIZE.fill(where=fields.at("hand"), size="hand_size"))
    filled = _rest(table, people, named)[:missing]
    if len(filled) < missing:
        raise Mistake(_TOO_MANY.fill(where=fields.at("hand_size")))
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
        raise Mistake(_MORE_THAN_SIZE.fill(where=fields.at("deck"), size="deck_size"))
    if size > most:
        raise Mistake(_LESS_THAN_SIZE.fill(where=fields.at("deck_size"), size=size, most=most))
    del rest[size - len(top) :]
    table.deck[seat] = rest + top[::-1]
    return rest
