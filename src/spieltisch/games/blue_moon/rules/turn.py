"""What happens: turns, fights and games."""

from typing import Final

from spieltisch.core.mistake import Fault
from spieltisch.core.stack import Frame
from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.effects import answers, moments, targets
from spieltisch.games.blue_moon.rules import menu, plays
from spieltisch.games.blue_moon.state import acts, codes, layers, verbs
from spieltisch.games.blue_moon.state.data import TableData
from spieltisch.games.blue_moon.state.table import Table

QUESTIONS: Final = (
    codes.BEGIN,
    codes.LEAD,
    codes.RETREAT,
    codes.CHARACTERS,
    codes.OTHERS,
    codes.AFTER,
    codes.END,
    codes.LAST,
    codes.FIGHT_OVER,
)
"""Phases that come to rest at a question."""
PASSING: Final = (codes.BEGIN, codes.AFTER, codes.END, codes.LAST, codes.FIGHT_OVER)
"""Of these, those that pass without one when there is nothing to do; everybody can see that."""


def act(table: Table, seat: int, move: int) -> None:
    """Carries out a move, and nothing of what follows by itself."""
    table.news = False
    frames = table.stack.frames
    if frames:
        _answer(table, frames[-1], verbs.VERB[move], verbs.ARGUMENT[move])
    else:
        _do(table, seat, verbs.VERB[move], verbs.ARGUMENT[move])
    if table.news:
        table.before = None  # a misplay cannot be taken back any more


def go_on(table: Table) -> None:
    """All that happens by itself, until somebody is asked or the game is over."""
    while step(table):
        pass


def step(table: Table) -> bool:
    """One thing that happens by itself; False if somebody is asked or the game is over."""
    if table.ended:
        if not table.match or table.crystals[table.winner] >= table.match:
            table.menu = []
            return False
        next_game(table)
    frames = table.stack.frames
    if frames and frames[-1].effect > codes.LAST_ASKED:
        plays.resolve(table, frames[-1])
        return True
    phase = table.phase
    if phase == codes.LEAD and table.led and not frames:
        end_phase(table)
        return True
    if not frames and phase not in QUESTIONS and not (phase == codes.ANNOUNCE and table.opening):
        _happen(table, phase)
        return True
    table.menu = menu.make_menu(table)
    if not frames and len(table.menu) == 1 and table.menu[0] == verbs.DONE and phase in PASSING:
        end_phase(table)
        return True
    return False


# games and fights


def next_game(table: Table) -> None:
    """The next game of a match; who begins is drawn."""
    table.game_number += 1
    begin_game(table, table.rng.below(2))


def begin_game(table: Table, first: int) -> None:
    """Shuffles the decks, deals six cards each and reveals the inquisitors."""
    table.clear_table()
    table.fight = 1
    table.turn = first
    table.note("game", [table.game_number, first])
    for seat in range(2):
        table.deck[seat] = table.lists[seat][:]
        table.rng.shuffle(table.deck[seat])
    acts.refill_hands(table)
    starters = [seat for seat in range(2) if table.cards_saying(seat, special.START_DRAGON)]
    if len(starters) == 1:
        acts.gain_dragon(table, starters[0], codes.BY_INQUISITOR)
    _begin_turn(table, first, True)


def resume(table: Table) -> Fault:
    """Works out what is asked at a table that was loaded."""
    if table.ended:
        return None
    frames = table.stack.frames
    if frames:
        rests = frames[-1].effect <= codes.LAST_ASKED
    else:
        rests = table.phase in QUESTIONS or (table.phase == codes.ANNOUNCE and table.opening)
    table.menu = menu.make_menu(table) if rests else []
    return None if table.menu else "Nobody is asked anything."


def stand_in(table: Table, phase: int) -> None:
    """Goes on from a phase of the turn, as a position sets it up."""
    table.phase = phase
    if phase in (codes.CHARACTERS, codes.OTHERS):
        noted = len(table.events)
        _fight(table, table.turn)
        del table.events[noted:]  # that was decided before the position
        table.phase = phase
    for seat in range(2):
        moments.choose_doubled(table, seat)
    go_on(table)


def _begin_turn(table: Table, seat: int, opening: bool) -> None:
    table.forget_turn()
    table.turn = seat
    table.opening = opening
    table.phase = codes.START
    if opening:
        table.note("fight", [table.fight, seat])
    else:
        table.note("turn", [seat])


def _end_for_lack_of_cards(table: Table, opener: int) -> bool:
    """Ends the game if somebody has no cards when a fight would have to be opened."""
    out = [seat for seat in range(2) if table.is_out_of_cards(seat)]
    if not out:
        return False
    if table.dragons[0] or table.dragons[1]:
        winner = 0 if table.dragons[0] else 1
        acts.finish(table, codes.NO_CARDS, winner, 1 + table.dragons[winner])
    else:
        loser = out[0] if len(out) == 1 else opener
        acts.finish(table, codes.NO_CARDS_NO_DRAGONS, 1 - loser, 1)
    return True


# phases that happen by themselves


def _happen(table: Table, phase: int) -> None:
    seat = table.turn
    foe = 1 - seat
    if phase == codes.START:
        table.phase = codes.BEGIN
        if len(table.support[seat]) > 1 and len(table.cards_saying(seat, special.STORM)) > 1:
            plays.gain(table, seat, 1, codes.BY_STORM)
    elif phase == codes.SIRENS:
        table.phase = codes.AFTER
        moments.choose_doubled(table, seat)
        _sirens(table, foe)
    elif phase == codes.ANNOUNCE:
        _announce(table, seat, table.element)
    elif phase == codes.ANNOUNCED:
        table.phase = codes.CALLED
        plays.open_window(table, foe, codes.W_ANNOUNCED, codes.NONE)
    elif phase == codes.CALLED:
        table.phase = codes.REFRESH
        if _may_be_called(table, seat):
            table.stack.push(codes.CALLING, 0, foe, [])
    elif phase == codes.REFRESH:
        table.phase = codes.END
        acts.draw_up_to(table, seat, codes.HAND)
    elif phase == codes.TURN_OVER:
        _end_turn(table, seat)
    elif phase == codes.NEXT_TURN:
        _begin_turn(table, foe, False)
    elif phase == codes.LOST:
        table.phase = codes.LOST_SIREN
        plays.open_window(table, 1 - table.loser, codes.W_RETREAT, codes.NONE)
    elif phase == codes.LOST_SIREN:
        table.phase = codes.LOST_DRAGONS
        _sirens(table, 1 - table.loser)
    elif phase == codes.LOST_DRAGONS:
        table.phase = codes.CLEAR
        count = dragons_due(table, table.loser)
        table.note("won", [1 - table.loser, count])
        if count:
            plays.gain(table, 1 - table.loser, count, codes.BY_FIGHT)
    elif phase == codes.CLEAR:
        table.phase = codes.FIGHT_OVER
        table.forget_turn()
        acts.clear_fight(table)
        acts.refill_hands(table)
    else:
        table.fight += 1
        if not _end_for_lack_of_cards(table, table.loser):
            _begin_turn(table, table.loser, True)


def end_phase(table: Table) -> None:
    """A phase in which something could be done is over."""
    phase = table.phase
    if phase == codes.BEGIN:
        table.phase = codes.LEAD
    elif phase == codes.LEAD:
        table.phase = codes.RETREAT
        if table.opening:
            _end_for_lack_of_cards(table, table.turn)
    elif phase == codes.CHARACTERS:
        table.phase = codes.OTHERS
        table.pair_for = codes.NONE
    elif phase == codes.OTHERS:
        table.phase = codes.SIRENS
    elif phase == codes.AFTER:
        table.phase = codes.ANNOUNCE
        acts.discard_landed(table, table.turn)
    elif phase == codes.END:
        table.phase = codes.LAST
    elif phase == codes.LAST:
        table.phase = codes.TURN_OVER
    else:
        table.phase = codes.NEW_FIGHT


def _sirens(table: Table, seat: int) -> None:
    """Sirens that nobody listened to give their owner a dragon, once a turn."""
    if not table.said_by(seat) & layers.S_DEMAND:
        return
    for card in table.cards_saying(seat, special.SIREN):
        if card not in table.paid:
            table.paid.append(card)
            plays.gain(table, seat, 1, codes.BY_SIREN)


def _announce(table: Table, seat: int, element: int) -> None:
    table.element = element
    table.phase = codes.ANNOUNCED
    if not table.quiet:
        table.note("announce", [seat, element, table.power(seat, element)])


def _may_be_called(table: Table, seat: int) -> bool:
    if not table.bluffs[seat] or table.bluffs_off(seat):
        return False
    return not table.says[seat] & layers.S_NO_CALLING


def _end_turn(table: Table, seat: int) -> None:
    """Leadership cards stop working; then floods may drive the opponent away."""
    if table.actions[seat]:
        table.actions[seat] = []
        table.touch()
    if len(table.support[seat]) > 1 and len(table.cards_saying(seat, special.FLOOD)) > 1:
        table.forget_turn()
        _retreat(table, 1 - seat, True)
    else:
        table.phase = codes.NEXT_TURN


def _retreat(table: Table, seat: int, forced: bool) -> None:
    table.loser = seat
    table.phase = codes.LOST
    table.note("retreat", [seat, 1 if forced else 0])


def dragons_due(table: Table, loser: int) -> int:
    """The dragons for a retreat: normal, additional, fewer, at most, none."""
    count = 1
    most = codes.DRAGONS + codes.MANY
    for card in dragon_reasons(table, loser):
        effect = codes.NONE if card == codes.NONE else every.EFFECTS[card]
        if effect == special.EXTRA_DRAGON:
            count += every.AMOUNTS[card]
        elif effect == special.FEWER_DRAGONS:
            count -= every.AMOUNTS[card]
        elif effect == special.CAP_DRAGONS:
            most = min(most, every.AMOUNTS[card])
        elif effect == special.NO_DRAGONS:
            most = 0
        else:
            count += 1  # for six cards, or fewer by BONUS_THRESHOLD
    return max(0, min(count, most))


def dragon_reasons(table: Table, loser: int) -> list[int]:
    """The cards that change the dragons of a retreat, and NONE for the one of six cards."""
    winner = 1 - loser
    laid = table.cards_laid(winner) - len(table.bluffs[winner])
    reasons = [codes.NONE] if laid >= codes.MANY else []
    for card in table.texts_of(winner):
        if every.EFFECTS[card] == special.EXTRA_DRAGON or gives_bonus(card, laid):
            reasons.append(card)
    for card in table.texts_of(loser):
        if special.FEWER_DRAGONS <= every.EFFECTS[card] <= special.NO_DRAGONS:
            reasons.append(card)
    return reasons


def gives_bonus(card: int, laid: int) -> bool:
    """Whether a text gives the dragon of six cards for so many already."""
    return (
        every.EFFECTS[card] == special.BONUS_THRESHOLD and every.AMOUNTS[card] <= laid < codes.MANY
    )


# what a player does in a phase


def _do(table: Table, seat: int, verb: int, card: int) -> None:
    if table.used and verb != verbs.PAY:
        targets.reopen_demands(table)
    if table.phase == codes.CHARACTERS and _belongs_to_others(verb, card):
        end_phase(table)
    if verb == verbs.DONE:
        end_phase(table)
    elif verb in (verbs.PLAY, verbs.FRESH):
        plays.play_card(table, seat, card, verb == verbs.PLAY)
    elif verb == verbs.BLUFF:
        plays.bluff(table, seat, card)
    elif verb == verbs.LOAD:
        table.helps += 1
        acts.leave_hand(table, seat, card)
        answers.board(table, seat, card, False)
    elif verb == verbs.FIGHT:
        _fight(table, seat)
    elif verb == verbs.RETREAT:
        _retreat(table, seat, table.phase == codes.CHARACTERS or table.yielding)
    elif verb == verbs.DECLINE:
        _decline(table, seat)
    elif verb == verbs.ANNOUNCE:
        _announce(table, seat, card)
    elif verb == verbs.LEAD:
        table.led = True
        plays.pay_cost_or(table, seat, card, False)
    elif verb == verbs.REPLACE:
        _replace(table, seat, card)
    elif verb == verbs.RETRIEVE:
        acts.take_back(table, seat, card, codes.NONE)
    elif verb == verbs.LAND:
        acts.land(table, seat, card)
    elif verb == verbs.DROP:
        acts.discard_bluff(table, seat, card, codes.NONE)
    elif verb == verbs.PAY:
        table.stack.push(codes.PAYING, 0, seat, [card, targets.demand_of(table, 1 - seat, card)])
    elif verb == verbs.GIVE_UP:
        _give_up(table, seat)
    else:
        table.used.append(card)
        moments.use_text(table, seat, card)


def _belongs_to_others(verb: int, card: int) -> bool:
    """Whether a move ends the character phase: it belongs to the booster/support phase."""
    if verb == verbs.PLAY:
        return every.KINDS[card] != kinds.CHARACTER
    return verb in (verbs.DONE, verbs.BLUFF, verbs.LOAD, verbs.PAY)


def _fight(table: Table, seat: int) -> None:
    table.phase = codes.CHARACTERS
    table.news = False
    before = TableData()
    table.copy_to(before)
    before.phase = codes.RETREAT
    before.before = None
    table.before = before
    table.note("go-on", [seat, 1 if table.opening else 0])


def _decline(table: Table, seat: int) -> None:
    if table.hand[seat]:
        table.stack.push(codes.DECLINING, 0, seat, [0])
    else:
        _after_decline(table, seat)


def _after_decline(table: Table, seat: int) -> None:
    """The other player may open the fight, or decline in turn."""
    table.note("decline", [seat])
    acts.discard_landed(table, seat)
    table.actions[seat] = []
    table.touch()
    acts.draw_up_to(table, seat, codes.HAND)
    if not _end_for_lack_of_cards(table, 1 - seat):
        _begin_turn(table, 1 - seat, True)


def _give_up(table: Table, seat: int) -> None:
    """Cannot go on: without new information all is taken back, otherwise the game is lost."""
    if table.before is None:
        acts.finish(table, codes.MISPLAY, 1 - seat, codes.DRAGONS + 1)
        return
    table.before.copy_turn_to(table)
    table.before = None
    table.yielding = True
    table.note("give-up", [seat])


def _replace(table: Table, seat: int, card: int) -> None:
    table.led = True
    acts.leave_hand(table, seat, card)
    acts.put_away(table, seat, card)
    table.note("replace", [seat, card])
    if table.may_draw(seat):
        table.stack.push(codes.REPLACING, 0, seat, [])


# answers


def _answer(table: Table, frame: Frame, verb: int, argument: int) -> None:
    effect = frame.effect
    seat = frame.seat
    values = frame.values
    if effect == codes.DECLINING:
        _decline_one(table, frame, verb, argument)
    elif effect == codes.PAYING_COST:
        plays.pay_cost(table, frame, argument)
    elif effect == codes.REPLACING:
        table.stack.pop()
        if verb == verbs.USE:
            acts.draw(table, seat, 1)
    elif effect == codes.CALLING:
        table.stack.pop()
        if verb == verbs.CALL:
            _call(table, 1 - seat)
    elif effect == codes.WINDOW:
        table.stack.pop()
        if verb == verbs.INTERVENE:
            plays.intervene(table, seat, argument, values[0])
    else:
        answers.answer(table, frame, verb, argument)
        plays.see_to_doubling(table)


def _decline_one(table: Table, frame: Frame, verb: int, card: int) -> None:
    """One more hand card is discarded by somebody who does not open the fight."""
    seat = frame.seat
    if verb != verbs.DONE:
        acts.discard_hand(table, seat, card, codes.NONE)
        frame.values[0] += 1
        if frame.values[0] < codes.MOST_DECLINED and table.hand[seat]:
            return
    table.stack.pop()
    _after_decline(table, seat)


def _call(table: Table, seat: int) -> None:
    """The bluff of a seat is called: all bluff cards are shown and discarded."""
    icon = icons.BLUFF_FIRE if table.element == codes.FIRE else icons.BLUFF_EARTH
    good = not table.ignored_by(seat) & (layers.ALL_ICONS | layers.SOME_ICONS)
    for card in table.bluffs[seat]:
        if not every.ICONS[card] & icon:
            good = False
    cards = table.bluffs[seat][:]
    table.note("call", [1 - seat, 1 if good else 0, *cards])
    for card in cards:
        acts.lift(table, seat, card)
        acts.put_away(table, seat, card)
    table.news = True
    if good:
        plays.gain(table, seat, 1, codes.BY_BLUFF)
    else:
        _retreat(table, seat, True)
        plays.gain(table, 1 - seat, 1, codes.BY_BLUFF)
