"""What a spirit may begin: each question is answered with the reason that forbids it, or with 0."""

from typing import Final

from spieltisch.games.spirit_island.cards import numbers, panel
from spieltisch.games.spirit_island.state import codes, turn
from spieltisch.games.spirit_island.state.table import Island

_CARDS: Final = len(numbers.POWERS)


def innates(table: Island, seat: int) -> list[int]:
    """The innate powers of a spirit, by the numbers that moves have for powers."""
    return table.spirit(seat).innate_powers


def cards(table: Island, seat: int) -> list[int]:
    """The power cards that a spirit has in play, those that stay there every turn included."""
    return table.played[seat] + table.aids[seat]


def usable(table: Island, seat: int) -> list[int]:
    """The powers that a spirit can use now for the first time."""
    return [power for power in _own(table, seat) if _usable(table, seat, power)]


def _own(table: Island, seat: int) -> list[int]:
    """The powers that a spirit has in play."""
    own = table.played[seat] + table.aids[seat] + table.spirit(seat).innate_powers
    return own + table.recalled[seat] if table.wave else own


def any_usable(table: Island, seat: int) -> bool:
    """Whether there is such a power."""
    for power in _own(table, seat):
        if _usable(table, seat, power):
            return True
    return False


def _usable(table: Island, seat: int, power: int) -> bool:
    """The same as `no_use` for a power in play; asked most often, so what is quick comes first."""
    if power in table.used[seat] or not in_time(table, seat, power):
        return False
    return not unusable(table, seat, power)


def target_of(power: int) -> panel.Target:
    return panel.POWERS[power].target if power < _CARDS else panel.INNATES[power - _CARDS].target


def speed_of(power: int) -> int:
    return panel.POWERS[power].speed if power < _CARDS else panel.INNATES[power - _CARDS].speed


def no_growth(table: Island, seat: int, option: int) -> int:
    """Why a growth option cannot be taken."""
    growth = table.spirit(seat).growth
    if option >= len(growth):
        return codes.NO_SUCH_GROWTH
    if table.phase != codes.GROWTH:
        return codes.WRONG_PHASE
    if table.stage[seat] != codes.GROWING:
        return codes.GROWN
    if option in table.grown[seat]:
        return codes.TAKEN
    return codes.TOO_DEAR if growth[option].cost > table.energy[seat] else codes.LEGAL


def no_call(table: Island, seat: int, land: int) -> int:
    """Why presence in a land cannot become beasts."""
    if not table.rule(seat, panel.CALLS_BEASTS):
        return codes.NO_SUCH_RULE
    if table.phase != codes.GROWTH:
        return codes.WRONG_PHASE
    if turn.holds(table, turn.CALLED, seat):
        return codes.CALLED
    return codes.LEGAL if table.presence_in(seat, land) else codes.NOT_THERE


def calls(table: Island, seat: int) -> list[int]:
    """The lands in which presence can become beasts."""
    if not table.rule(seat, panel.CALLS_BEASTS) or turn.holds(table, turn.CALLED, seat):
        return []
    return table.presence_lands(seat)


def no_play(table: Island, seat: int, card: int) -> int:
    """Why a card cannot be played."""
    if card not in table.hands[seat]:
        return codes.NOT_IN_HAND
    if table.phase != codes.GROWTH:
        return codes.WRONG_PHASE
    if table.stage[seat] == codes.GROWING:
        return codes.NOT_GROWN
    if not table.plays[seat]:
        return codes.NO_PLAYS_LEFT
    return codes.TOO_DEAR if table.price(card) > table.energy[seat] else codes.LEGAL


def no_use(table: Island, seat: int, power: int) -> int:
    """Why a power cannot be used."""
    return _not_there(table, seat, power) or unusable(table, seat, power)


def _not_there(table: Island, seat: int, power: int) -> int:
    """Why a spirit has no such power to use this turn."""
    if power < _CARDS:
        if power not in cards(table, seat) and power not in table.recalled[seat]:
            return codes.NOT_IN_PLAY
    elif power not in innates(table, seat):
        return codes.WRONG_SPIRIT
    return codes.USED if power in table.used[seat] else codes.LEGAL


def no_repeat(table: Island, seat: int, card: int, paid: bool) -> int:
    """Why a card cannot be used again, for nothing or for its cost."""
    if card not in cards(table, seat):
        return codes.NOT_IN_PLAY
    if card not in table.used[seat]:
        return codes.NOT_USED
    at = grant(table, seat, card, paid)
    if at < 0:
        return -at
    if paid and table.price(card) > table.energy[seat]:
        return codes.TOO_DEAR
    return unusable(table, seat, card)


def grant(table: Island, seat: int, card: int, paid: bool) -> int:
    """The note that allows to repeat a card, the narrowest one; the reason, negative, if none."""
    notes = table.turn
    best = -codes.NO_REPEAT
    for at in range(0, len(notes), turn.SIZE):
        mine = notes[at] == turn.REPEAT and notes[at + 1] == seat
        if not mine or not notes[at + 2] or bool(notes[at + 4]) != paid:
            continue
        most = notes[at + 3]
        if 0 <= most < panel.POWERS[card].cost:
            best = best if best >= 0 else -codes.TOO_DEAR
        elif _repeated(table, seat, card, at):
            best = best if best >= 0 else -codes.REPEATED
        elif best < 0 or (0 <= most < notes[best + 3]) or (notes[best + 3] < 0 <= most):
            best = at
    return best


def _repeated(table: Island, seat: int, card: int, grant: int) -> bool:
    notes = table.turn
    for at in range(0, len(notes), turn.SIZE):
        if notes[at : at + 4] == [turn.REPEATED, seat, card, grant]:
            return True
    return False


def slow_powers(table: Island, seat: int) -> list[int]:
    """The slow powers that a spirit has not used yet and could use if it were time for them."""
    own = table.played[seat] + table.aids[seat] + table.spirit(seat).innate_powers
    return [power for power in own if not not_used_now(table, seat, power)]


def not_used_now(table: Island, seat: int, power: int) -> int:
    """Why a power cannot be used where a slow one may be used at once."""
    reason = _not_there(table, seat, power)
    if reason:
        return reason
    if speed_of(power) == codes.FAST or table.law.all_fast:
        return codes.WRONG_PHASE
    return _aimless(table, seat, power)


def unusable(table: Island, seat: int, power: int) -> int:
    """Why a power that is there cannot be used now: no level, not its phase, no target."""
    if power >= _CARDS and not _reached(table, seat, panel.INNATES[power - _CARDS]):
        return codes.NO_LEVEL
    if not in_time(table, seat, power):
        return codes.WRONG_PHASE
    return _no_target(table, seat, power)


def _aimless(table: Island, seat: int, power: int) -> int:
    """Why a power that is there cannot be used at any time: no level, no target."""
    if power >= _CARDS and not _reached(table, seat, panel.INNATES[power - _CARDS]):
        return codes.NO_LEVEL
    return _no_target(table, seat, power)


def _no_target(table: Island, seat: int, power: int) -> int:
    target = target_of(power)
    if not target.spirit and not table.any_target(seat, target):
        return codes.NO_TARGET
    return codes.LEGAL


def _reached(table: Island, seat: int, innate: panel.Innate) -> bool:
    for level in innate.levels:
        if table.meets(seat, level):
            return True
    return False


def in_time(table: Island, seat: int, power: int) -> bool:
    """Whether a power can be used in this phase."""
    slow = speed_of(power) == codes.SLOW
    if table.phase == codes.FAST_PHASE:
        always = not slow or table.law.all_fast
        return always or _quick(table, seat, power) or table.quickened(seat) > 0
    return table.phase == codes.SLOW_PHASE and (slow or table.delayed(seat) > 0)


def delayed(table: Island, power: int) -> bool:
    """Whether a fast power used now takes up one of those that may be used slow."""
    return speed_of(power) == codes.FAST and table.phase == codes.SLOW_PHASE


def quickened(table: Island, seat: int, power: int) -> bool:
    """Whether a slow power used now takes up one of those that may be used fast."""
    slow = speed_of(power) == codes.SLOW and table.phase == codes.FAST_PHASE
    if not slow or _quick(table, seat, power):
        return False
    return not table.law.all_fast or table.quickened(seat) > 0


def rewarded(table: Island, seat: int, power: int) -> bool:
    """Whether a power that is fast anyway brings energy, where all are: its price is not lower."""
    if not table.law.all_fast:
        return False
    if speed_of(power) == codes.FAST:
        return power >= _CARDS
    return _quick(table, seat, power) or quickened(table, seat, power)


def _quick(table: Island, seat: int, power: int) -> bool:
    """Whether a power is fast by its own elements."""
    wanted = panel.POWERS[power].quick if power < _CARDS else panel.INNATES[power - _CARDS].quick
    return wanted is not None and table.meets(seat, wanted)
