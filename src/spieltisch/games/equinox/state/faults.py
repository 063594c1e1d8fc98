# mypyc: skip
"""Why a table is impossible: a card in two places, a pebble too many, a value out of range."""

from typing import Final

from spieltisch.core.mistake import Fault
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.effects.basics import CHOSEN, MAY, MUST, NAMED, THIRD, Choice, Verb
from spieltisch.games.equinox.effects.creatures import Copy
from spieltisch.games.equinox.effects.hands import DrawFromHand
from spieltisch.games.equinox.state import codes, memory, verbs
from spieltisch.games.equinox.state.codes import is_chameleon
from spieltisch.games.equinox.state.notation import card_key, creature_key, place_key
from spieltisch.games.equinox.state.table import Table

_ELIMINATIONS: Final = Text(
    "In Runde {row} ist aus jeder früheren Runde genau eine Kreatur verschwunden: 'eliminated' muss"
    " {earlier} aufzählen; hier sind es die aus den Runden {rounds}.",
    "In round {row} exactly one creature was eliminated in each earlier round: 'eliminated' must"
    " list {earlier}; here the eliminations are of rounds {rounds}.",
)
_NO_CARD: Final = Text(
    "Auf {place} kann keine Karte liegen: {why}", "No card can lie on {place}: {why}"
)
_NO_PEBBLE: Final = Text(
    "Auf {place} kann kein Wettstein liegen: {why}", "No pebble can lie on {place}: {why}"
)
_NOT_IN_GAME: Final = Text("{creature} ist nicht dabei.", "{creature} does not take part.")
_IS_CHAMPION: Final = Text(
    "Das ist die Championkarte; Wettsteine darauf zählt 'champion' auf.",
    "that is the champion card; 'champion' lists the pebbles on it.",
)
_COLUMN_ENDED: Final = Text(
    "{creature} ist in Runde {gone} verschwunden, die Spalte endet mit row{gone}.",
    "{creature} was eliminated in round {gone}, so its column ends with row{gone}.",
)
_LATER_ROW: Final = Text(
    "Es ist Runde {row}, und spätere Reihen sind noch leer; in einer späteren Runde zählt"
    " 'eliminated' aus jeder Runde davor eine Kreatur auf, für Reihe {place_row} also {needed}.",
    "this is round {row} and later rows are still empty; in a later round 'eliminated' lists one"
    " creature for each round before it, so {needed} for row {place_row}.",
)
_OTHER_COLUMN: Final = Text(
    "{card} kann nicht in der Spalte von {creature} liegen; dort liegen nur eigene Karten und"
    " Chamäleons.",
    "{card} cannot lie in the column of {creature}; only its own cards and chameleons do.",
)
_PEBBLES: Final = Text(
    "Platz {seat} hat {total} Wettsteine, {placed} davon auf dem Tisch; jeder hat genau {all}.",
    "Seat {seat} has {total} pebbles, {placed} of them on the table; a player has exactly {all}.",
)
_TWO_SECRETS: Final = Text(
    "Platz {seat} hat zwei geheime Wetten; jeder gibt höchstens eine ab.",
    "Seat {seat} has two secret predictions; a player makes at most one.",
)


def _stack_fault(table: Table) -> Fault:
    for frame in table.stack.frames:
        if not _is_frame(frame, table.seats):
            return "'stack' must hold effects in progress."
    return None


def _is_frame(frame: Frame, seats: int) -> bool:
    """It has a column and perhaps more values, of which none is negative."""
    values = frame.values
    if not values or max(values) > codes.PLACES + codes.CARDS or min(values[1:], default=0) < 0:
        return False
    if frame.effect == codes.CHAMELEON_KIND and not (len(values) > 1 and is_chameleon(values[1])):
        return False
    return frame.effect < codes.KINDS and frame.step <= THIRD and frame.seat < seats


def fault(table: Table) -> Fault:
    """What makes a table impossible, ``None`` if it is sound."""
    for check in (
        _stack_fault,
        _creature_fault,
        _card_fault,
        _memory_fault,
        _pebble_fault,
        _turn_fault,
        _count_fault,
    ):
        found = check(table)
        if found:
            return found
    return None


def _creature_fault(table: Table) -> Fault:
    if not 1 <= table.row <= codes.ROWS:
        return f"The rounds are 1 to {codes.ROWS}, so this cannot be round {table.row}."
    creatures = len(set(table.creatures))
    if creatures != codes.IN_GAME:
        return f"Exactly {codes.IN_GAME} different creatures take part, not {creatures}."
    rounds = sorted(table.gone[creature] for creature in table.creatures if table.gone[creature])
    last = table.row if table.ended == codes.FIFTH_ROUND else table.row - 1
    if rounds != list(range(1, last + 1)):
        return _ELIMINATIONS.fill(row=table.row, earlier=last, rounds=str(rounds))
    for creature in range(codes.CREATURES):
        if table.gone[creature] and not table.in_game[creature]:
            return f"{creature_key(creature)} is eliminated but not in the game."
    return None


def _closed(table: Table, creature: int, row: int) -> Text | None:
    """Why nothing can lie on a field of the creature; ``None`` if something can."""
    if not table.in_game[creature]:
        return _NOT_IN_GAME.fill(creature=creature_key(creature))
    if row == 0:
        return _IS_CHAMPION
    gone = table.gone[creature]
    if gone and row > gone:
        return _COLUMN_ENDED.fill(creature=creature_key(creature), gone=gone)
    if row > table.row:
        return _LATER_ROW.fill(row=table.row, place_row=row, needed=row - 1)
    return None


def places_of_cards(table: Table) -> list[tuple[int, str]]:
    """Every card with the name of its place."""
    found = [(card, "the deck") for card in table.deck]
    found += [(card, "the discard pile") for card in table.discard]
    found += [(entry >> 3, "the discard pile") for entry in table.buried]
    found += [
        (entry >> 3, f"the face-down cards of seat {(entry & 7) + 1}") for entry in table.down
    ]
    found += [
        (frame.values[1], "play")
        for frame in table.stack.frames
        if frame.effect == codes.CHAMELEON_KIND
    ]
    for seat in range(table.seats):
        found += [(card, f"the hand of seat {seat + 1}") for card in table.hands[seat]]
        if table.secret[seat] != codes.NONE:
            found.append((table.secret[seat], f"the secret prediction of seat {seat + 1}"))
    for place in range(codes.PLACES):
        if table.top[place] != codes.NONE:
            name = f"field {place_key(place)}"
            found += [(card, name) for card in [table.top[place], *table.covered(place)]]
    return found


def _card_fault(table: Table) -> Fault:
    seen: dict[int, str] = {}
    for card, place in places_of_cards(table):
        if card in seen:
            return f"{card_key(card)} is in two places: {seen[card]} and {place}."
        if card < codes.CHAMELEON and not table.in_game[codes.KIND[card]]:
            return f"{card_key(card)} is in {place}, but its creature does not take part."
        seen[card] = place
    trees = sum(card >= codes.TREE for card in seen)
    if trees != codes.TREES:
        return f"There are {codes.TREES} tree cards in the game, not {trees}."
    wanted = codes.IN_GAME * codes.STRENGTHS + codes.STRENGTHS + codes.TREES
    if len(seen) != wanted:
        return f"There are {wanted} cards in the game, not {len(seen)}."
    return _order_fault(table) or _field_fault(table)


def _order_fault(table: Table) -> str | None:
    """Cards that are listed with their owner, or in order."""
    for seat in range(table.seats):
        if table.hands[seat] != sorted(table.hands[seat]):
            return f"The hand of seat {seat + 1} is not sorted."
    for entries in (table.down, table.buried):
        if entries != sorted(entries):
            return "The cards that lie face down are not sorted."
        if any(entry & 7 >= table.seats for entry in entries):
            return "A card that lies face down belongs to nobody."
    if any(entry >> 3 >= codes.CHAMELEON for entry in table.buried):
        return "Only creature cards are discarded unshown."
    return None


def _field_fault(table: Table) -> Fault:
    lying: set[int] = set()
    for place in range(codes.PLACES):
        creature, row = divmod(place, codes.PLACES_PER_CREATURE)
        card = table.top[place]
        if card == codes.NONE:
            continue
        problem = _closed(table, creature, row)
        if problem:
            return _NO_CARD.fill(place=place_key(place), why=problem)
        for each in [card, *table.covered(place)]:
            if each < codes.CHAMELEON and codes.KIND[each] != creature:
                return _OTHER_COLUMN.fill(card=card_key(each), creature=creature_key(creature))
            lying.add(each)
    for card in range(codes.TREE):
        if table.under[card] != codes.NONE and card not in lying:
            return f"{card_key(card)} lies on no field and yet on another card."
    return None


def _memory_fault(table: Table) -> Fault:
    """What is known of hidden cards is true. (Of their own cards seats need no memory.)"""
    hidden = _hidden_cards(table)
    for card, place in hidden.items():
        if place < memory.BURIED and (table.lacks[place] >> codes.KIND[card]) & 1:
            return f"{card_key(card)} is where its creature is known to be missing."
    for seat in range(table.seats):
        held = {codes.KIND[card] for card in table.hands[seat]}
        for creature in range(codes.CREATURES):
            if (table.holds[seat] >> creature) & 1 and creature not in held:
                return f"Seat {seat + 1} is known to hold a card of {creature_key(creature)}."
    for card, place in hidden.items():
        if place < memory.BURIED and (table.lacks[place] >> codes.KIND[card]) & 1:
            return f"{card_key(card)} is where it is known not to be."
    for card in table.memory:
        if card not in hidden:
            return f"{card_key(card)} is not hidden, so nobody needs to remember it."
        place = hidden[card]
        public = memory.places(table.memory, card, memory.SPECTATOR)
        for observer in range(memory.OBSERVERS):
            known = memory.places(table.memory, card, observer)
            if public and (not known or known & ~public):
                return f"What everybody knows of {card_key(card)} is not known to everybody."
            if known and observer != place % codes.MAX_SEATS and not (known >> place) & 1:
                return f"{card_key(card)} is not where it is known to be."
    return None


def _hidden_cards(table: Table) -> dict[int, int]:
    """The hidden cards outside the deck with their places in the terms of `memory`."""
    hidden: dict[int, int] = {}
    for seat in range(table.seats):
        for card in table.hands[seat]:
            hidden[card] = memory.HAND + seat
        if table.secret[seat] != codes.NONE:
            hidden[table.secret[seat]] = memory.SECRET + seat
    for entry in table.down:
        hidden[entry >> 3] = memory.DOWN + (entry & 7)
    for entry in table.buried:
        hidden[entry >> 3] = memory.BURIED + (entry & 7)
    for frame in table.stack.frames:
        if frame.effect == codes.CHAMELEON_KIND:
            hidden[frame.values[1]] = memory.HAND + frame.seat  # it has just left the hand
    return hidden


def _pebble_fault(table: Table) -> Fault:
    for seat in range(table.seats):
        placed = sum(owner == seat for owner in table.pebble)
        placed += (table.champion[seat] != codes.NONE) + (table.secret[seat] != codes.NONE)
        total = placed + table.stock[seat]
        if total != codes.PEBBLES:
            return _PEBBLES.fill(seat=seat + 1, placed=placed, total=total, all=codes.PEBBLES)
        if table.champion[seat] != codes.NONE and table.secret[seat] != codes.NONE:
            return _TWO_SECRETS.fill(seat=seat + 1)
        if (table.champion[seat] != codes.NONE or table.secret[seat] != codes.NONE) and (
            not table.secret_made[seat]
        ):
            return f"Seat {seat + 1} has a secret prediction that it has not made."
        if table.champion[seat] != codes.NONE and not table.in_game[table.champion[seat]]:
            return f"Seat {seat + 1} has a pebble on a creature that does not take part."
    for place in range(codes.PLACES):
        creature, row = divmod(place, codes.PLACES_PER_CREATURE)
        owner = table.pebble[place]
        if owner == codes.NONE:
            continue
        if owner >= table.seats:
            return f"The pebble on {place_key(place)} belongs to nobody."
        problem = _closed(table, creature, row)
        if problem:
            return _NO_PEBBLE.fill(place=place_key(place), why=problem)
    return None


def _turn_fault(table: Table) -> Fault:
    if bool(table.ended) != (table.phase == codes.ENDED):
        return "The game is over in one field and running in another."
    if table.predicted not in (codes.NONE, codes.BET_OPENLY, codes.BET_SECRETLY, codes.REVEALED):
        return "'predicted' must say what was done in phase 1."
    return _end_fault(table) if table.ended else _running_fault(table)


def _end_fault(table: Table) -> Fault:
    if (
        (table.ended == codes.FIFTH_ROUND and table.row < codes.ROWS)
        or (table.ended == codes.EMPTY_DECK) != (not table.deck)
        or (table.ended == codes.STANDSTILL) != (table.idle == table.seats)
    ):
        return "The game cannot have ended like this."
    if table.stack.frames or table.plays or any(card != codes.NONE for card in table.secret):
        return "The game is over, yet something is still to be done."
    return None


def _running_fault(table: Table) -> Fault:
    if not table.deck:
        return "The deck is empty, so the game is over; leave at least one card in it."
    if table.idle == table.seats:
        return "Nobody did anything for a full circle, so the game is over."
    frames = table.stack.frames
    begun = table.predicted != codes.NONE or table.played_again or table.free_discard
    begun = begun or table.discarded > 0 or bool(frames)
    if table.phase == codes.PREDICT and (begun or table.acted):
        return "In phase 1 nothing can have been done in the turn yet."
    if begun and not table.acted:
        return "What was done in this turn is not counted."
    if table.predicted == codes.BET_SECRETLY:
        return "The turn of a secret prediction ends with it."
    if frames and (table.phase != codes.PLAY_CARD or len(frames) > 1):
        return "Effects are in progress that cannot be."
    if table.plays != (1 if table.phase == codes.PLAY_CARD and not frames else 0):
        return "The number of cards to be played does not fit the phase."
    if table.discarded == codes.DISCARDS or (table.discarded and table.phase != codes.DISCARD):
        return "The number of cards discarded does not fit the phase."
    if table.phase == codes.DISCARD and table.row == 1 and not table.free_discard:
        return "In round 1 nothing is eliminated, so nobody is asked to discard."
    return _frame_fault(table, frames[0]) if frames else None


def _frame_fault(table: Table, frame: Frame) -> Fault:
    """Why an effect cannot be in progress like this."""
    steps = cards.PROGRAMS[frame.effect].steps
    if not steps:
        return "An effect is in progress that does not exist."
    verb = steps[frame.step] if frame.step < len(steps) else None
    if not isinstance(verb, Verb) or len(frame.values) != _values_expected(frame, verb):
        return "An effect in progress has lost its choices."
    if frame.seat != verb.asked(table, frame):
        return "An effect in progress asks the wrong player."
    if not _may_come_from(table, frame) or not _chosen_rightly(table, frame, verb):
        return "An effect is in progress that cannot have come about."
    if not verb.asks() or verb.hindrance(table, frame):
        return "An effect in progress leaves no choice."
    return None


def _values_expected(frame: Frame, verb: Verb) -> int:
    """The column, what was chosen before, and what the verb itself keeps."""
    return max(frame.step, MUST) + verb.held


def _may_come_from(table: Table, frame: Frame) -> bool:
    """Whether the card that was played can have such an effect."""
    column = frame.values[0]
    if frame.effect >= codes.CHAMELEON_KIND:
        return column == codes.NONE and frame.step == MUST
    if column not in table.alive or table.controller(column) != table.turn:
        return False
    if column == frame.effect:
        return frame.step != MUST
    copies = isinstance(table.power_of(column), Copy)
    return copies and frame.step != MAY and table.gone[frame.effect] > 0


def _chosen_rightly(table: Table, frame: Frame, verb: Verb) -> bool:
    """Whether the choices made so far were legal."""
    for step in range(MUST, frame.step):
        choice = cards.PROGRAMS[frame.effect].steps[step]
        before = Frame(frame.effect, step, table.turn, frame.values[:step])
        assert isinstance(choice, Choice)
        move = choice.verb + frame.values[step]
        if move >= verbs.COUNT or choice.why_not(table, before, move) != codes.LEGAL:
            return False
    if isinstance(verb, DrawFromHand):
        drawn = frame.values[NAMED:]
        hand = table.hands[frame.values[CHOSEN]]
        return drawn == sorted(set(drawn)) and set(drawn) <= set(hand)
    return True


def _count_fault(table: Table) -> Fault:
    """The running sums agree with the table."""
    stake, filled = table.stake[:], table.filled
    table.recount()
    if (stake, filled) != (table.stake, table.filled):
        return "The running sums do not agree with the table."
    return None
