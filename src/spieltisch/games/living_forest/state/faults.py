# mypyc: skip
"""Why a table is impossible: a card in two places, a fragment too many, a value out of range."""

from typing import Final

from spieltisch.core.mistake import Fault
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.living_forest.cards import LEVELS as LEVEL_OF
from spieltisch.games.living_forest.cards import TREES as TREE_TYPES
from spieltisch.games.living_forest.state import codes, score
from spieltisch.games.living_forest.state.notation import card_key, tree_key
from spieltisch.games.living_forest.state.table import Table

# what can be wrong with a hand-written position, and how it would be right
_ONCE: Final = Text(
    "Platz {seat} hat {card} {count}-mal; jeder hat genau eine.",
    "Seat {seat} must have {card} exactly once, not {count} times.",
)
_VARANS: Final = Text(
    "Es gibt {all} Feuerwarane, nicht {count}.", "There are {all} fire varans, not {count}."
)
_GAP: Final = Text(
    "In der Auslage fehlt ein Tier der Stufe {level}, das nachgelegt worden wäre; 'empty' gibt es"
    ' nur mit phase = "act".',
    "The display of level {level} has a gap that should have been filled; 'empty' goes with phase ="
    ' "act" only.',
)
_TREES: Final = Text(
    "Die Zahl der Bäume {tree} stimmt nicht: {count} in den Wäldern, und bei {seats} Spielern gibt"
    " es {all}.",
    "The number of {tree} trees is wrong: {count} in the forests, and with {seats} players there"
    " are {all}.",
)
_ALONE: Final = Text(
    "Ein Baum von Platz {seat} steht neben keinem anderen; über Eck zählt nicht, und der Start-Baum"
    " steht auf 2,3.",
    "A tree of seat {seat} stands beside no other tree; corners do not count, and the start tree"
    " stands on 2,3.",
)
_FRAGMENTS: Final = Text(
    "Es gibt {all} Magie-Fragmente, nicht {count}.", "There are {all} fragments, not {count}."
)
_TWO_STONES: Final = Text(
    "Zwei Figuren stehen auf einem Feld; gib ihnen mit 'rock' verschiedene.",
    "Two stones stand on one rock; give them different ones with 'rock'.",
)
_TOO_MANY_FIRES: Final = Text(
    "Im Steinkreis sind höchstens {most} Flammen, nicht {count}.",
    "The circle holds at most {most} fires, not {count}.",
)
_FIRE_LIMIT: Final = Text(
    "Es gibt mehr Flammen, als in der Schachtel sind: 'fire_limit' erlaubt {limit} mit dem Wert"
    " {value}.",
    "There are more fires than the box holds: 'fire_limit' allows {limit} of value {value}.",
)
_LAST_ROUND: Final = Text(
    "Runde {limit} war nach 'round_limit' die letzte, und dies ist Runde {round}.",
    "Round {limit} was the last one by 'round_limit', and this is round {round}.",
)
_NOT_FRESH: Final = Text(
    "Platz {seat} hat keine gerade aufgedeckte Karte: 'just_revealed' braucht eine Karte in 'line'"
    " und kein 'stopped'.",
    "Seat {seat} has no card just revealed: 'just_revealed' needs a card in 'line' and no"
    " 'stopped'.",
)
_CLOSED_EARLIER: Final = Text(
    "Die Tierreihe von Platz {seat} hat den Einzelgänger-Saldo {net}; schon bei {closed} wird sie"
    " geschlossen.",
    "The line of seat {seat} has net solitary {net}; it closes at {closed} already.",
)
_NOTHING_LEFT: Final = Text(
    "Niemand hat etwas zu tun, denn alle Aktionen sind benutzt; nimm eine aus 'used' heraus.",
    "Nobody has anything to do, as all actions are used; take one out of 'used'.",
)
_ACTIONS: Final = Text(
    "Die Aktionen dieses Zuges gehen nicht auf: {used} benutzt und {left} übrig, von {allowed}.",
    "The actions of this turn do not add up: {used} used and {left} left, out of {allowed}.",
)
_ALL_STOPPED: Final = Text(
    'Alle haben aufgehört, also hätten die Aktionen begonnen; wähle phase = "act".',
    'Everybody has stopped, so the actions should have begun; choose phase = "act".',
)
_NO_FIRE: Final = Text(
    "Zu Beginn einer Runde ist immer eine Flamme im Steinkreis; nenne mindestens eine in 'fires'.",
    "There is always a fire in the circle at the start of a round; name at least one in 'fires'.",
)
_STOPPED_EMPTY: Final = Text(
    "Platz {seat} muss eine Karte aufdecken, bevor Schluss ist; nenne sie in 'line'.",
    "Seat {seat} must reveal a card before it stops; name it in 'line'.",
)
_HAS_TO_STOP: Final = Text(
    "Platz {seat} hat nichts mehr zu entscheiden, denn {why}; setze stopped = true, oder gib mit"
    " just_revealed = true und 'fragments' die Wahl, für die letzte Karte zu zahlen.",
    "Seat {seat} has nothing left to decide, as {why}; set stopped = true, or allow paying for the"
    " last card with just_revealed = true and 'fragments'.",
)
_LINE_CLOSED: Final = Text(
    "die Tierreihe ist beim Einzelgänger-Saldo {net} geschlossen",
    "the line is closed at net solitary {net}",
)
_NO_CARDS: Final = Text(
    "Nachziehstapel und Ablagestapel sind leer", "draw pile and discard pile are empty"
)


def _stack_fault(table: Table) -> Fault:
    frames = table.stack.frames
    if len(frames) > 1:
        return "'stack' must hold at most one action in progress."
    for frame in frames:
        if (
            not codes.ATTRACTING <= frame.effect <= codes.STACKING
            or frame.step > codes.BY_CORNER
            or frame.seat >= table.seats
            or min(frame.values, default=0) < 0
        ):
            return "'stack' must hold an action in progress."
    return None


def fault(table: Table) -> Fault:
    """What makes a table impossible, ``None`` if it is sound."""
    for check in (
        _stack_fault,
        _card_fault,
        _pile_fault,
        _forest_fault,
        _piece_fault,
        _phase_fault,
        _frame_fault,
        _count_fault,
    ):
        found = check(table)
        if found:
            return found
    return None


def _cards_of(table: Table, seat: int) -> list[int]:
    """All cards of a deck, wherever they are, those being put on the pile included."""
    cards = table.draw[seat] + table.discard[seat] + table.line[seat]
    for frame in table.stack.frames:
        if frame.seat == seat and frame.effect == codes.ATTRACTING:
            cards = cards + frame.values[1:]
        elif frame.seat == seat and frame.effect == codes.STACKING:
            cards = cards + frame.values
    return cards


def _card_fault(table: Table) -> Fault:
    """Every card exists as often as it should."""
    for seat in range(table.seats):
        cards = _cards_of(table, seat)
        for kind in range(codes.STARTING):
            if cards.count(kind) != 1:
                return _ONCE.fill(seat=seat + 1, card=card_key(kind), count=cards.count(kind))
    seen = [kind for kind in table.display if kind != codes.NONE]
    for stack in table.stacks:
        seen += stack
    varans = max(0, table.varans)
    for seat in range(table.seats):
        cards = _cards_of(table, seat)
        seen += [kind for kind in cards if kind >= codes.FIRST_ON_DISPLAY]
        varans += cards.count(codes.VARAN)
    if varans != codes.VARANS:
        return _VARANS.fill(all=codes.VARANS, count=varans)
    for kind in range(codes.FIRST_ON_DISPLAY, codes.KINDS):
        if seen.count(kind) != 1:
            return f"{card_key(kind)} exists once, not {seen.count(kind)} times."
    if len(seen) != codes.KINDS - codes.FIRST_ON_DISPLAY:
        return "A card lies where it cannot lie."
    return None


def _pile_fault(table: Table) -> Fault:
    for level in range(codes.LEVELS):
        row = table.display[level * codes.SLOTS : (level + 1) * codes.SLOTS]
        here = [kind for kind in row if kind != codes.NONE] + table.stacks[level]
        if any(LEVEL_OF[kind] != level + 1 for kind in here):
            return f"An animal of another level lies among those of level {level + 1}."
        gap = codes.NONE in row and len(table.stacks[level]) > 0
        if gap and table.phase == codes.REVEALING:
            return _GAP.fill(level=level + 1)
    for seat in range(table.seats):
        batches = table.batches[seat]
        empty_top = _stacking_of(table, seat) and batches and batches[-1] == 0
        sizes = batches[:-1] if empty_top else batches
        if any(size <= 0 for size in sizes) or sum(batches) > len(table.draw[seat]):
            return f"Seat {seat + 1} cannot have put so many cards on its draw pile."
        known = table.known_top(seat)
        if known and min(table.draw[seat][-known:]) < codes.FIRST_ON_DISPLAY:
            return f"Seat {seat + 1} knows a card on its draw pile that it did not attract."
    return None


def _stacking_of(table: Table, seat: int) -> bool:
    frames = table.stack.frames
    return bool(frames) and frames[-1].effect == codes.STACKING and frames[-1].seat == seat


def _forest_fault(table: Table) -> Fault:
    for tree in range(codes.TREES):
        there = table.forest.count(tree) + max(0, table.trees[tree])
        if there != TREE_TYPES[tree].copies[table.seats - 2]:
            return _TREES.fill(
                tree=tree_key(tree),
                all=TREE_TYPES[tree].copies[table.seats - 2],
                count=table.forest.count(tree),
                seats=table.seats,
            )
    for seat in range(table.seats):
        forest = table.forest[seat * codes.CELLS : (seat + 1) * codes.CELLS]
        if forest[codes.MIDDLE] != codes.START_TREE or forest.count(codes.START_TREE) != 1:
            return f"The start tree of seat {seat + 1} stands in the middle of its forest."
        grown = table.grown[seat]
        reached = 1 << codes.MIDDLE
        for _ in range(codes.CELLS):
            for cell in range(codes.CELLS):
                if grown >> cell & 1 and codes.NEIGHBOURS[cell] & reached:
                    reached |= 1 << cell
        if reached != grown:
            return _ALONE.fill(seat=seat + 1)
    return None


def _piece_fault(table: Table) -> Fault:
    fragments = sum(table.fragments) + max(0, table.supply)
    if fragments != codes.FRAGMENTS:
        return _FRAGMENTS.fill(all=codes.FRAGMENTS, count=fragments)
    if len(set(table.stones)) != table.seats:
        return _TWO_STONES
    if any(owner >= table.seats for owner in table.tiles):
        return "A bonus tile belongs to nobody at the table."
    if table.fires() > codes.MOST_FIRES:
        return _TOO_MANY_FIRES.fill(most=codes.MOST_FIRES, count=table.fires())
    for fire in range(codes.FIRES):
        if table.fire_limit and table.fires_of_value(fire) > table.fire_limit:
            return _FIRE_LIMIT.fill(value=fire + codes.LOWEST_FIRE, limit=table.fire_limit)
    return None


def _phase_fault(table: Table) -> Fault:
    if (table.phase == codes.ENDED) != (table.ended != 0):
        return "Phase and end of the game do not agree."
    if 0 < table.round_limit < table.round:
        return _LAST_ROUND.fill(limit=table.round_limit, round=table.round)
    for seat in range(table.seats):
        if table.line[seat] and not table.shown[seat]:
            return f"Seat {seat + 1} has a line without having revealed a card."
        if table.fresh[seat] and (not table.line[seat] or table.stopped[seat]):
            return _NOT_FRESH.fill(seat=seat + 1)
        if table.net[seat] > codes.CLOSED:
            return _CLOSED_EARLIER.fill(seat=seat + 1, net=table.net[seat], closed=codes.CLOSED)
    if table.phase == codes.REVEALING:
        return _reveal_fault(table)
    if False in table.stopped or False in table.shown:
        return "Everybody has stopped revealing by now."
    if table.phase == codes.ENDED:
        return _end_fault(table)
    if table.turn == codes.NONE or not (table.left or table.stack.frames):
        return _NOTHING_LEFT
    if table.left + table.used.bit_count() > 2 or table.left > _allowed(table):
        return _ACTIONS.fill(left=table.left, used=table.used.bit_count(), allowed=_allowed(table))
    return None


def _allowed(table: Table) -> int:
    return 1 if table.net[table.turn] >= codes.CLOSED else 2


def _reveal_fault(table: Table) -> Fault:
    if table.turn != codes.NONE or table.left or table.used or table.stack.frames:
        return "While everybody reveals nobody acts."
    if False not in table.stopped:
        return _ALL_STOPPED
    if not table.fires() and not table.fire_limit:
        return _NO_FIRE
    for seat in range(table.seats):
        if table.stopped[seat] and not table.shown[seat]:
            return _STOPPED_EMPTY.fill(seat=seat + 1)
        closed = table.net[seat] >= codes.CLOSED
        stuck = closed or not (table.draw[seat] or table.discard[seat])
        helps = table.fresh[seat] and table.fragments[seat] > 0
        if stuck and not helps and not table.stopped[seat]:
            why = _LINE_CLOSED.fill(net=table.net[seat]) if closed else _NO_CARDS
            return _HAS_TO_STOP.fill(seat=seat + 1, why=why)
    return None


def _end_fault(table: Table) -> Fault:
    if table.turn != codes.NONE or table.left or table.used or table.stack.frames:
        return "After the end nobody acts."
    if (table.ended == codes.VICTORY) != score.winners_now(table):
        return "The game ended with a victory exactly if somebody meets a condition."
    if table.ended == codes.ROUND_LIMIT and table.round != table.round_limit:
        return "The game is drawn only after its last round."
    return None


def _frame_fault(table: Table) -> Fault:
    """Why an action cannot be in progress like this."""
    if not table.stack.frames:
        return None
    frame = table.stack.top()
    if table.phase != codes.ACTING or frame.seat != table.turn:
        return "An action is in progress of somebody who does not act."
    if not _sound_frame(table, frame):
        return "An action is in progress that cannot have come about."
    return None


def _sound_frame(table: Table, frame: Frame) -> bool:
    values = frame.values
    effect = frame.effect
    if effect == codes.ATTRACTING:
        if not values or any(not _on_display(kind) for kind in values[1:]):
            return False
        return table.can_attract(values[0]) and (len(values) > 1 or frame.step != codes.BY_ACTION)
    if effect == codes.EXTINGUISHING:
        begun = len(values) == 2 and (values[1] > 0 or frame.step != codes.BY_ACTION)
        return begun and table.can_extinguish(values[0])
    if effect == codes.PLANTING:
        return not values and frame.step != codes.BY_ACTION and table.can_plant(frame.seat)
    if effect == codes.GROWING:
        room = table.grown[frame.seat] != codes.ALL_CELLS
        return len(values) == 1 and values[0] < codes.TREES and table.trees[values[0]] > 0 and room
    if effect == codes.STEALING:
        victims = values[1:]
        distinct = len(set(victims)) == len(victims) and frame.seat not in victims
        owners = all(seat < table.seats and table.owns_tile(seat) for seat in victims)
        return bool(victims) and distinct and owners and values[0] == table.stones[frame.seat]
    batches = table.batches[frame.seat]
    kinds = all(_on_display(kind) for kind in values) and values == sorted(set(values))
    return len(values) > 1 and kinds and bool(batches)


def _on_display(kind: int) -> bool:
    return codes.FIRST_ON_DISPLAY <= kind < codes.KINDS


def _count_fault(table: Table) -> Fault:
    """The running sums agree with the table."""
    before = (table.totals[:], table.net[:], table.grown[:], table.planted[:])
    table.recount()
    if before != (table.totals, table.net, table.grown, table.planted):
        return "The running sums do not agree with the table."
    return None
