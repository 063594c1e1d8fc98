"""Playing cards: paid for, answered by interventions, laid; and dragons that come of it."""

from spieltisch.core.stack import Frame
from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.effects import answers, moments, targets
from spieltisch.games.blue_moon.rules import menu, permits
from spieltisch.games.blue_moon.state import acts, codes, layers
from spieltisch.games.blue_moon.state.layers import icons_of
from spieltisch.games.blue_moon.state.table import Table


def pay_cost_or(table: Table, seat: int, card: int, keep: bool) -> None:
    """Pays an "I must" before a card is played; without one it is played at once."""
    if every.COSTS[card]:
        values = [card, every.COSTS[card], 1 if keep else 0]
        table.stack.push(codes.PAYING_COST, 0, seat, values)
    elif every.KINDS[card] == kinds.CHARACTER:
        _play_character(table, seat, card, keep)
    else:
        _play_action(table, seat, card)


def play_card(table: Table, seat: int, card: int, keep: bool) -> None:
    if every.KINDS[card] == kinds.CHARACTER:
        pay_cost_or(table, seat, card, keep)
    else:
        _play_other(table, seat, card)


def _take_up(table: Table, seat: int, card: int) -> bool:
    """A card to be played leaves hand or ship; whether it was a ship."""
    if card in table.hand[seat]:
        if table.landed[seat] and table.from_hand == codes.NONE:
            table.from_hand = card
        acts.leave_hand(table, seat, card)
        return False
    acts.take_off_ship(table, seat, card)
    return True


def _play_action(table: Table, seat: int, card: int) -> None:
    """An action card is played; it takes effect unless it is cancelled."""
    acts.leave_hand(table, seat, card)
    table.limbo[seat].append(card)
    table.played += 1
    table.note("lead", [seat, card])
    table.stack.push(codes.ACTING, 0, seat, [card])
    open_window(table, 1 - seat, codes.W_ACTION, card)


def _play_character(table: Table, seat: int, card: int, keep: bool) -> None:
    """A character is played; it is laid unless it is cancelled."""
    kept = keep and permits.would_keep(table, seat, card)
    free = permits.counts_as_free(table, seat, card)
    ship = _take_up(table, seat, card)
    table.played += 1
    if not table.quiet:
        table.note("play", [seat, card, 1 if kept else 0, 1 if ship else 0])
    if table.first_character == codes.NONE and table.has_interventions[1 - seat]:
        table.limbo[seat].append(card)
        values = [card, 1 if kept else 0, 1 if free else 0, 1 if ship else 0]
        table.stack.push(codes.LAYING, 0, seat, values)
        open_window(table, 1 - seat, codes.W_CHARACTER, card)
    else:
        _lay_character(table, seat, card, kept, free, ship)


def _lay_character(table: Table, seat: int, card: int, kept: bool, free: bool, ship: bool) -> None:
    """Laid, older cards inactive, active, its text happens: in this order."""
    if table.first_character == codes.NONE:
        if not kept:
            acts.collapse(table, seat)
        table.first_character = card
    table.active[seat].append(card)
    table.touch()
    table.combat_played += 1
    table.cancelled = False
    if free:
        _open_pair(table, card)
    elif permits.is_partner(table, table.pair_for, card):
        table.pair_for = codes.NONE
    elif table.main == codes.NONE:
        table.main = card
        _open_pair(table, card)
    table.last = card
    if icons_of(card, table.ignored_by(seat), True) & icons.STOP:
        table.stopped = True
    if every.EFFECTS[card] and table.works(seat, card):
        moments.carry_out(table, seat, card, ship)
    see_to_doubling(table)


def _open_pair(table: Table, card: int) -> None:
    """The second half of a pair may follow."""
    if every.ICONS[card] & icons.PAIR:
        table.pair_for = card


def _play_other(table: Table, seat: int, card: int) -> None:
    """A booster or support is laid."""
    free = not table.stopped and permits.counts_as_free(table, seat, card)
    partner = not free and permits.is_partner(table, table.pair_for, card)
    ship = _take_up(table, seat, card)
    booster = every.KINDS[card] == kinds.BOOSTER
    if booster:
        table.active[seat].append(card)
        table.combat_played += 1
        table.boosted = True
    else:
        table.support[seat].append(card)
        table.supported = True
    table.touch()
    table.played += 1
    table.new_others.append(card)
    table.last = card
    if partner:
        table.pair_for = codes.NONE
    else:
        if not free and booster:
            table.boosts += 1
        elif not free:
            table.helps += 1
        _open_pair(table, card)
    if not table.quiet:
        table.note("play", [seat, card, 0, 1 if ship else 0])
    if every.EFFECTS[card] and table.works(seat, card):
        moments.carry_out(table, seat, card, ship)
    see_to_doubling(table)


def see_to_doubling(table: Table) -> None:
    """If the opponent's doubled caterpillar is gone, another one takes its place at once."""
    foe = 1 - table.turn
    if table.doubled[foe] == codes.NONE and not table.stack.frames:
        moments.choose_doubled(table, foe)


def bluff(table: Table, seat: int, card: int) -> None:
    """A card is laid face down as a support."""
    seen = card in table.open[seat]
    if card in table.hand[seat]:
        if table.landed[seat] and table.from_hand == codes.NONE:
            table.from_hand = card
        acts.leave_hand_hidden(table, seat, card)
    else:
        seen = True
        acts.take_off_ship(table, seat, card)
    if seen and card not in table.known[seat]:
        table.known[seat].append(card)
    elif not seen and card in table.known[seat]:
        table.known[seat].remove(card)
    table.bluffs[seat].append(card)
    table.touch()
    table.played += 1
    table.helps += 1
    table.supported = True
    table.new_others.append(card)
    table.last = card
    table.note_hidden("bluff", [seat], [card], seat)


def pay_cost(table: Table, frame: Frame, card: int) -> None:
    values = frame.values
    acts.discard_hand(table, frame.seat, card, values[0])
    values[1] -= 1
    if values[1]:
        return
    table.stack.pop()
    if every.KINDS[values[0]] == kinds.CHARACTER:
        _play_character(table, frame.seat, values[0], values[2] == 1)
    else:
        _play_action(table, frame.seat, values[0])


# frames that need no answer


def resolve(table: Table, frame: Frame) -> None:
    effect = frame.effect
    if effect == codes.GAINING:
        _gain_now(table, frame)
        return
    table.stack.pop()
    card = frame.values[0]
    table.limbo[frame.seat].remove(card)
    if effect == codes.ACTING:
        _lay_action(table, frame.seat, card)
    elif effect == codes.LAYING:
        kept, free, ship = frame.values[1:]
        _lay_character(table, frame.seat, card, kept == 1, free == 1, ship == 1)
    else:
        _take_effect(table, frame.seat, card)


def gain(table: Table, seat: int, count: int, cause: int) -> None:
    """Dragons are about to be gained."""
    table.stack.push(codes.GAINING, 0, seat, [count, cause])


def _gain_now(table: Table, frame: Frame) -> None:
    """One dragon alone can be stopped by an intervention."""
    count, cause = frame.values
    if not frame.step:
        frame.step = 1
        if count == 1 and open_window(table, 1 - frame.seat, codes.W_DRAGON, codes.NONE):
            return
    table.stack.pop()
    for _ in range(count):
        if not table.ended:
            acts.gain_dragon(table, frame.seat, cause)


def _lay_action(table: Table, seat: int, card: int) -> None:
    """An action card goes to its place and its text happens."""
    if every.KINDS[card] == kinds.LEADERSHIP:
        table.leads[seat].append(card)
        table.actions[seat].append(card)
        table.touch()
    elif every.KINDS[card] == kinds.CRYSTAL_CARD:
        table.laid_crystals = acts.with_card(table.laid_crystals, seat, card)
        table.touch()
    else:
        answers.lay_influence(table, seat, card)
    if icons_of(card, table.ignored_by(seat), True) & icons.STOP:
        table.stopped = True
    if table.works(seat, card):
        moments.carry_out(table, seat, card, False)


# interventions


def open_window(table: Table, seat: int, window: int, card: int) -> bool:
    """Asks a player for an intervention, if for all the opponent knows one may be held."""
    if not table.has_interventions[seat]:
        return False
    for effect in layers.EFFECTS_OF_WINDOW[window]:
        held = permits.may_hold(table, seat, effect)
        if held != codes.NONE and menu.fits_window(table, seat, held, window):
            table.stack.push(codes.WINDOW, 0, seat, [window, card])
            return True
    return False


def intervene(table: Table, seat: int, card: int, window: int) -> None:
    """An intervention is played; it takes effect unless it is fended off."""
    acts.leave_hand(table, seat, card)
    table.limbo[seat].append(card)
    table.news = True
    if seat == table.turn:
        table.played += 1
    table.note("intervene", [seat, card])
    table.stack.push(codes.INTERVENING, 0, seat, [card, window])
    open_window(table, 1 - seat, codes.W_COUNTER, card)


def _take_effect(table: Table, seat: int, card: int) -> None:
    effect = every.EFFECTS[card]
    table.discard[seat].append(card)
    if effect == special.DISCARD_OF_TURN:
        table.phase = codes.ANNOUNCED
        table.stack.push(codes.TARGET, 0, seat, [card])
    elif effect == special.TAKE_BACK_ON_RETREAT:
        if targets.targets(table, seat, card):
            table.stack.push(codes.TARGET, 0, seat, [card])
    elif effect == special.END_TURN:
        table.phase = codes.TURN_OVER
    else:
        _cancel(table, table.stack.pop())


def _cancel(table: Table, frame: Frame) -> None:
    """What an intervention answers does not happen."""
    seat = frame.seat
    if frame.effect == codes.GAINING:
        table.note("no-dragon", [seat])
        return
    card = frame.values[0]
    table.limbo[seat].remove(card)
    acts.put_away(table, seat, card)
    table.note("cancel", [seat, card])
    if frame.effect == codes.ACTING:
        table.led = False
        table.played -= 1
    elif frame.effect == codes.LAYING:
        table.cancelled = True
        table.played -= 1
