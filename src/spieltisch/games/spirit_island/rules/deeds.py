"""What a scenario lets a spirit begin by itself: playing a card face down, and its deeds.

Each question is answered with the reason that forbids it, or with 0.
"""

from typing import Final

from spieltisch.core.effects import Condition
from spieltisch.core.stack import Frame
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.state import acts, codes, law, programs, turn, verbs
from spieltisch.games.spirit_island.state.data import SEATS
from spieltisch.games.spirit_island.state.table import Island

_LAST_STAGE: Final = 3


def covers(table: Island, seat: int) -> list[int]:
    """The cards that a spirit may play face down, as moves."""
    if not table.law.covers:
        return []
    return [verbs.COVER + card for card in table.hands[seat] if not no_cover(table, seat, card)]


def no_cover(table: Island, seat: int, card: int) -> int:
    """Why a card cannot be played face down."""
    if not table.law.covers:
        return codes.NOT_ASKED
    if card not in table.hands[seat]:
        return codes.NOT_IN_HAND
    if table.phase != codes.GROWTH:
        return codes.WRONG_PHASE
    if table.stage[seat] == codes.GROWING:
        return codes.NOT_GROWN
    if len(table.covered[seat]) >= table.law.covers:
        return codes.COVERED
    return codes.LEGAL if table.plays[seat] else codes.NO_PLAYS_LEFT


def recalls(table: Island, seat: int) -> list[int]:
    """The cards from an earlier game that a spirit may play, as moves."""
    return [verbs.RECALL + card for card in table.aside if not no_recall(table, seat, card)]


def no_recall(table: Island, seat: int, card: int) -> int:
    """Why a spirit cannot play a card from an earlier game."""
    if not table.wave:
        return codes.NOT_ASKED
    if card not in table.aside:
        return codes.NOT_ASIDE
    if table.phase != codes.GROWTH:
        return codes.WRONG_PHASE
    if table.stage[seat] == codes.GROWING:
        return codes.NOT_GROWN
    return codes.LEGAL if table.invader_stage() == _LAST_STAGE else codes.TOO_EARLY


def recall(table: Island, seat: int, card: int) -> None:
    """A spirit plays a card from an earlier game: for nothing, and anywhere."""
    table.aside = [each for each in table.aside if each != card]
    table.recalled = [
        [*cards, card] if other == seat else cards for other, cards in enumerate(table.recalled)
    ]
    turn.add(table, turn.RECALLED, card)
    acts.note(table, "recall", [seat, card])


def let_go(table: Island) -> None:
    """The turn ends: what was played of an earlier game is discarded for good."""
    for card in [card for cards in table.recalled for card in cards]:
        kind = panel.POWERS[card].kind
        if kind == panel.UNIQUE:
            table.forgotten.append(card)
        else:
            (table.major_discard if kind == panel.MAJOR else table.minor_discard).append(card)
    table.recalled = [[] for _ in range(SEATS)]


def deeds(table: Island, seat: int) -> list[int]:
    """What a spirit may do now, as moves."""
    return [verbs.DEED + deed for deed in table.law.deeds if not no_deed(table, seat, deed)]


def no_deed(table: Island, seat: int, deed: int) -> int:
    """Why a spirit cannot do something that a scenario lets it do."""
    if deed not in table.law.deeds:
        return codes.NOT_ASKED
    at = table.law.deeds.index(deed)
    if not _in_time(table, seat, table.law.deed_times[at]):
        return codes.WRONG_PHASE
    if done(table, seat, deed):
        return codes.DONE_ALREADY
    return codes.LEGAL if lacking(table, seat, deed) is None else codes.NO_DEED


def lacking(table: Island, seat: int, deed: int) -> Condition | None:
    """What would have to hold and does not; None if all does."""
    at = table.law.deeds.index(deed)
    frame = Frame(table.law.programs[law.DEED][at], 0, seat, programs.bound(seat, -1))
    for condition in table.law.deed_conditions[at]:
        if not condition.holds(table, frame):
            return condition
    return None


def _in_time(table: Island, seat: int, time: int) -> bool:
    if time == law.AS_SLOW_POWER:
        quick = table.phase == codes.FAST_PHASE and table.quickened(seat) > 0
        return table.phase == codes.SLOW_PHASE or quick
    if time == law.ANY_PHASE:
        if table.phase == codes.GROWTH:
            return table.stage[seat] != codes.GROWING
        return table.phase in (codes.FAST_PHASE, codes.SLOW_PHASE)
    if table.phase != codes.GROWTH or table.stage[seat] == codes.GROWING:
        return False
    return not table.cards_played(seat)


def done(table: Island, seat: int, deed: int) -> bool:
    """Whether a spirit has done it this turn, or in this phase if that is how often it may."""
    notes, each = table.turn, table.law.deed_times[table.law.deeds.index(deed)] == law.ANY_PHASE
    for at in range(0, len(notes), turn.SIZE):
        now = not each or notes[at + 3] == table.phase
        if now and notes[at : at + 3] == [turn.DEED, seat, deed]:
            return True
    return False


def begin(table: Island, seat: int, deed: int) -> None:
    """A spirit does it."""
    at = table.law.deeds.index(deed)
    if table.phase == codes.FAST_PHASE and table.law.deed_times[at] == law.AS_SLOW_POWER:
        table.quicken(seat)
    turn.add(table, turn.DEED, seat, deed, table.phase)
    acts.note(table, "deed", [seat, deed])
    own = table.stacks.own[seat]
    own.push(programs.AFTER, 0, seat, programs.bound(-1, -1))  # no power of the spirit
    own.push(table.law.programs[law.DEED][at], 0, seat, programs.bound(seat, -1))
