"""Why a table is impossible: a card in two places, a pebble too many, a value out of range.

`shape_fault` looks at saved data before anything is built from it, `fault` at a whole table.
"""

from typing import Any, Final

from spieltisch.core.game import is_number
from spieltisch.games.equinox.effects import SECOND, DemandCard, DrawFromHand, SwapVisible
from spieltisch.games.equinox.state.codes import (
    CARDS,
    CHAMELEON,
    CREATURES,
    DISCARD,
    DISCARDS,
    ENDED,
    IN_GAME,
    KIND,
    KINDS,
    MAX_SEATS,
    NONE,
    PEBBLES,
    PLACES,
    PLACES_PER_CREATURE,
    PLAY_CARD,
    ROWS,
    STANDSTILL,
    STRENGTHS,
    TREE,
    TREES,
    V_SWAP,
)
from spieltisch.games.equinox.state.notation import card_key, creature_key, place_key
from spieltisch.games.equinox.state.table import Table

_HUGE: Final = 1 << 100
_NUMBERS: Final = {
    "row": (1, ROWS),
    "phase": (ENDED, DISCARD),
    "plays": (0, 2),
    "discarded": (0, DISCARDS),
    "predicted": (NONE, V_SWAP),
    "ended": (0, STANDSTILL),
}
_FLAGS: Final = ("played_again", "free_discard", "acted")
_LISTS: Final = {  # name: length (None: any), lowest, highest
    "creatures": (IN_GAME, 0, CREATURES - 1),
    "gone": (CREATURES, 0, ROWS),
    "top": (PLACES, NONE, TREE - 1),
    "under": (TREE, NONE, TREE - 1),
    "pebble": (PLACES, NONE, MAX_SEATS - 1),
    "down": (None, 0, CARDS * 8 - 1),
    "deck": (None, 0, CARDS - 1),
    "discard": (None, 0, CARDS - 1),
    "buried": (None, 0, CARDS * 8 - 1),
}
_BY_SEAT: Final = {  # name: lowest, highest
    "champion": (NONE, CREATURES - 1),
    "secret": (NONE, CHAMELEON - 1),
    "stock": (0, PEBBLES),
    "lacks": (0, (1 << CREATURES) - 1),
}


def shape_fault(data: Any) -> str | None:
    """What is wrong with the form of saved data, ``None`` if a table can be built from it."""
    if not isinstance(data, dict):
        return "A saved state is a table of values."
    seats = data.get("seats")
    if not is_number(seats) or not 2 <= seats <= MAX_SEATS:
        return f"'seats' must be a number from 2 to {MAX_SEATS}."
    if data.get("game") != "equinox" or data.get("edition") not in ("de", "en"):
        return "It must say game 'equinox' and edition 'de' or 'en'."
    for name, (low, high) in {**_NUMBERS, "turn": (0, seats - 1), "idle": (0, seats)}.items():
        if not _in_range(data.get(name), low, high):
            return f"'{name}' must be a number from {low} to {high}."
    for name in _FLAGS:
        if not isinstance(data.get(name), bool):
            return f"'{name}' must be true or false."
    lists = dict(_LISTS)
    lists.update({name: (seats, low, high) for name, (low, high) in _BY_SEAT.items()})
    lists["rng"] = (4, 0, 0xFFFFFFFF)
    for name, (length, low, high) in lists.items():
        if not _is_list(data.get(name), length, low, high):
            return f"'{name}' must be a list of {length or 'any number of'} numbers in range."
    return _nested_fault(data, seats)


def _nested_fault(data: dict[str, Any], seats: int) -> str | None:
    made = data.get("secret_made")
    if not isinstance(made, list) or [type(value) for value in made] != [bool] * seats:
        return "'secret_made' must be a list of true and false, one for each seat."
    for name, width in (("hands", CARDS - 1), ("memory", _HUGE), ("stack", PLACES + CARDS)):
        entries = data.get(name)
        if not isinstance(entries, list) or not all(
            _is_list(entry, None, NONE, width) for entry in entries
        ):
            return f"'{name}' must be a list of lists of numbers in range."
    if len(data["hands"]) != seats or any(card < 0 for hand in data["hands"] for card in hand):
        return "'hands' must have a list of cards for each seat."
    if any(
        len(entry) != 2 or not 0 <= entry[0] < CARDS or entry[1] < 0 for entry in data["memory"]
    ):
        return "'memory' must hold pairs of a card and a number."
    if not all(_is_frame(frame, seats) for frame in data["stack"]):
        return "'stack' must hold effects in progress."
    return None


def _is_frame(frame: list[int], seats: int) -> bool:
    return (
        len(frame) >= 4
        and 0 <= frame[0] < KINDS
        and frame[1] in range(4)
        and (0 <= frame[2] < seats)
    )


def _in_range(value: Any, low: int, high: int) -> bool:
    return is_number(value) and low <= value <= high


def _is_list(value: Any, length: int | None, low: int, high: int) -> bool:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        return False
    return all(_in_range(entry, low, high) for entry in value)


def fault(table: Table) -> str | None:
    """What makes a table impossible, ``None`` if it is sound."""
    for check in (_creature_fault, _card_fault, _pebble_fault, _turn_fault, _count_fault):
        found = check(table)
        if found:
            return found
    return None


def _creature_fault(table: Table) -> str | None:
    if len(set(table.creatures)) != IN_GAME:
        return f"Exactly {IN_GAME} different creatures take part, not {len(set(table.creatures))}."
    rounds = sorted(table.gone[creature] for creature in table.creatures if table.gone[creature])
    last = table.row if table.ended and len(rounds) == table.row else table.row - 1
    if rounds != list(range(1, last + 1)):
        return (
            f"In round {table.row} exactly one creature was eliminated in each earlier round;"
            f" here the eliminations are of rounds {rounds}."
        )
    for creature in range(CREATURES):
        if table.gone[creature] and not table.in_game[creature]:
            return f"{creature_key(creature)} is eliminated but not in the game."
    return None


def places_of_cards(table: Table) -> list[tuple[int, str]]:
    """Every card with the name of its place."""
    found = [(card, "the deck") for card in table.deck]
    found += [(card, "the discard pile") for card in table.discard]
    found += [(entry >> 3, "the discard pile") for entry in table.buried]
    found += [
        (entry >> 3, f"the face-down cards of seat {(entry & 7) + 1}") for entry in table.down
    ]
    for seat in range(table.seats):
        found += [(card, f"the hand of seat {seat + 1}") for card in table.hands[seat]]
        if table.secret[seat] != NONE:
            found.append((table.secret[seat], f"the secret prediction of seat {seat + 1}"))
    for place in range(PLACES):
        if table.top[place] != NONE:
            name = f"field {place_key(place)}"
            found += [(card, name) for card in [table.top[place], *table.covered(place)]]
    return found


def _card_fault(table: Table) -> str | None:
    seen: dict[int, str] = {}
    for card, place in places_of_cards(table):
        if card in seen:
            return f"{card_key(card)} is in two places: {seen[card]} and {place}."
        if card < CHAMELEON and not table.in_game[KIND[card]]:
            return f"{card_key(card)} is in {place}, but its creature does not take part."
        seen[card] = place
    trees = sum(card >= TREE for card in seen)
    if trees != TREES:
        return f"There are {TREES} tree cards in the game, not {trees}."
    wanted = IN_GAME * STRENGTHS + STRENGTHS + TREES
    if len(seen) != wanted:
        return f"There are {wanted} cards in the game, not {len(seen)}."
    return _field_fault(table)


def _field_fault(table: Table) -> str | None:
    for place in range(PLACES):
        creature, row = divmod(place, PLACES_PER_CREATURE)
        card = table.top[place]
        if card == NONE:
            continue
        if row == 0 or not table.in_game[creature] or row > (table.gone[creature] or table.row):
            return f"No card can lie on {place_key(place)} now."
        for each in [card, *table.covered(place)]:
            if each < CHAMELEON and KIND[each] != creature:
                return f"{card_key(each)} cannot lie in the column of {creature_key(creature)}."
    return None


def _pebble_fault(table: Table) -> str | None:
    for seat in range(table.seats):
        placed = sum(owner == seat for owner in table.pebble)
        placed += (table.champion[seat] != NONE) + (table.secret[seat] != NONE)
        total = placed + table.stock[seat]
        if total != PEBBLES:
            return f"Seat {seat + 1} has {total} pebbles; a player has exactly {PEBBLES}."
        if table.champion[seat] != NONE and table.secret[seat] != NONE:
            return f"Seat {seat + 1} has two secret predictions; a player makes at most one."
        if (table.champion[seat] != NONE or table.secret[seat] != NONE) and (
            not table.secret_made[seat]
        ):
            return f"Seat {seat + 1} has a secret prediction that it has not made."
        if table.champion[seat] != NONE and not table.in_game[table.champion[seat]]:
            return f"Seat {seat + 1} has a pebble on a creature that does not take part."
    for place in range(PLACES):
        creature, row = divmod(place, PLACES_PER_CREATURE)
        owner = table.pebble[place]
        if owner == NONE:
            continue
        if owner >= table.seats:
            return f"The pebble on {place_key(place)} belongs to nobody."
        if row == 0 or not table.in_game[creature] or row > (table.gone[creature] or table.row):
            return f"No pebble can lie on {place_key(place)} now."
    return None


def _turn_fault(table: Table) -> str | None:
    if bool(table.ended) != (table.phase == ENDED):
        return "The game is over in one field and running in another."
    if not table.ended and not table.deck:
        return "The deck is empty, so the game is over; leave at least one card in it."
    if table.phase == PLAY_CARD and table.plays == 0 and not table.stack.frames:
        return "No card is to be played in the phase for playing cards."
    for frame in table.stack.frames:
        effect = table.power_of(frame.effect)
        if effect is None:
            return "An effect is in progress that does not exist."
        if frame.step >= SECOND and len(frame.values) < _values_needed(table, frame.effect):
            return "An effect in progress has lost its choices."
    for seat in range(table.seats):
        if table.hands[seat] != sorted(table.hands[seat]):
            return f"The hand of seat {seat + 1} is not sorted."
    return None


def _values_needed(table: Table, kind: int) -> int:
    effect = table.power_of(kind)
    if isinstance(effect, DrawFromHand):
        return 2 + effect.count
    return 2 if isinstance(effect, SwapVisible | DemandCard) else 1


def _count_fault(table: Table) -> str | None:
    """The running sums agree with the table."""
    stake, filled = table.stake[:], table.filled
    table.recount()
    if (stake, filled) != (table.stake, table.filled):
        return "The running sums do not agree with the table."
    return None
