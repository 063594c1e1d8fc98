"""What happens: turns, fights and games."""

from typing import Final

from spieltisch.core.mistake import Fault
from spieltisch.core.stack import Frame
from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.rules.plays import Plays
from spieltisch.games.blue_moon.state import codes, layers, verbs
from spieltisch.games.blue_moon.state.data import TableData

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


class Turn(Plays):
    """A table on which turns are played."""

    def apply(self, seat: int, move: int) -> None:
        self.act(seat, move)
        while self.step():
            pass

    def act(self, seat: int, move: int) -> None:
        """Carries out a move, and nothing of what follows by itself."""
        frames = self.stack.frames
        if frames:
            self._answer(frames[-1], verbs.VERB[move], verbs.ARGUMENT[move])
        else:
            self._do(seat, verbs.VERB[move], verbs.ARGUMENT[move])
        if self.news:
            self.before = None  # a misplay cannot be taken back any more

    def step(self) -> bool:
        """One thing that happens by itself; False if somebody is asked or the game is over."""
        if self.ended:
            if not self.match or self.crystals[self.winner] >= self.match:
                self.menu = []
                return False
            self.next_game()
        frames = self.stack.frames
        if frames and frames[-1].effect > codes.LAST_ASKED:
            self.resolve(frames[-1])
            return True
        phase = self.phase
        if phase == codes.LEAD and self.led and not frames:
            self.end_phase()
            return True
        if not frames and phase not in QUESTIONS and not (phase == codes.ANNOUNCE and self.opening):
            self._happen(phase)
            return True
        self.menu = self.make_menu()
        if not frames and len(self.menu) == 1 and self.menu[0] == verbs.DONE and phase in PASSING:
            self.end_phase()
            return True
        return False

    # games and fights

    def next_game(self) -> None:
        """The next game of a match; who begins is drawn."""
        self.game_number += 1
        self.begin_game(self.rng.below(2))

    def begin_game(self, first: int) -> None:
        """Shuffles the decks, deals six cards each and reveals the inquisitors."""
        self.clear_table()
        self.fight = 1
        self.turn = first
        self.note("game", [self.game_number, first])
        for seat in range(2):
            self.deck[seat] = self.lists[seat][:]
            self.rng.shuffle(self.deck[seat])
        self.refill_hands()
        starters = [seat for seat in range(2) if self.cards_saying(seat, special.START_DRAGON)]
        if len(starters) == 1:
            self.gain_dragon(starters[0], codes.BY_INQUISITOR)
        self._begin_turn(first, True)

    def resume(self) -> Fault:
        if self.ended:
            return None
        frames = self.stack.frames
        if frames:
            rests = frames[-1].effect <= codes.LAST_ASKED
        else:
            rests = self.phase in QUESTIONS or (self.phase == codes.ANNOUNCE and self.opening)
        self.menu = self.make_menu() if rests else []
        return None if self.menu else "Nobody is asked anything."

    def stand_in(self, phase: int) -> None:
        """Goes on from a phase of the turn, as a position sets it up."""
        self.phase = phase
        if phase in (codes.CHARACTERS, codes.OTHERS):
            noted = len(self.events)
            self._fight(self.turn)
            del self.events[noted:]  # that was decided before the position
            self.phase = phase
        for seat in range(2):
            self.choose_doubled(seat)
        while self.step():
            pass

    def _begin_turn(self, seat: int, opening: bool) -> None:
        self.forget_turn()
        self.turn = seat
        self.opening = opening
        self.phase = codes.START
        if opening:
            self.note("fight", [self.fight, seat])
        else:
            self.note("turn", [seat])

    def _end_for_lack_of_cards(self, opener: int) -> bool:
        """Ends the game if somebody has no cards when a fight would have to be opened."""
        out = [seat for seat in range(2) if self.is_out_of_cards(seat)]
        if not out:
            return False
        if self.dragons[0] or self.dragons[1]:
            winner = 0 if self.dragons[0] else 1
            self.finish(codes.NO_CARDS, winner, 1 + self.dragons[winner])
        else:
            loser = out[0] if len(out) == 1 else opener
            self.finish(codes.NO_CARDS_NO_DRAGONS, 1 - loser, 1)
        return True

    # phases that happen by themselves

    def _happen(self, phase: int) -> None:
        seat = self.turn
        foe = 1 - seat
        if phase == codes.START:
            self.phase = codes.BEGIN
            if len(self.support[seat]) > 1 and len(self.cards_saying(seat, special.STORM)) > 1:
                self.gain(seat, 1, codes.BY_STORM)
        elif phase == codes.SIRENS:
            self.phase = codes.AFTER
            self.choose_doubled(seat)
            self._sirens(foe)
        elif phase == codes.ANNOUNCE:
            self._announce(seat, self.element)
        elif phase == codes.ANNOUNCED:
            self.phase = codes.CALLED
            self.open_window(foe, codes.W_ANNOUNCED, codes.NONE)
        elif phase == codes.CALLED:
            self.phase = codes.REFRESH
            if self._may_be_called(seat):
                self.stack.push(codes.CALLING, 0, foe, [])
        elif phase == codes.REFRESH:
            self.phase = codes.END
            self.draw_up_to(seat, codes.HAND)
        elif phase == codes.TURN_OVER:
            self._end_turn(seat)
        elif phase == codes.NEXT_TURN:
            self._begin_turn(foe, False)
        elif phase == codes.LOST:
            self.phase = codes.LOST_SIREN
            self.open_window(1 - self.loser, codes.W_RETREAT, codes.NONE)
        elif phase == codes.LOST_SIREN:
            self.phase = codes.LOST_DRAGONS
            self._sirens(1 - self.loser)
        elif phase == codes.LOST_DRAGONS:
            self.phase = codes.CLEAR
            count = self.dragons_due(self.loser)
            self.note("won", [1 - self.loser, count])
            if count:
                self.gain(1 - self.loser, count, codes.BY_FIGHT)
        elif phase == codes.CLEAR:
            self.phase = codes.FIGHT_OVER
            self.forget_turn()
            self.clear_fight()
            self.refill_hands()
        else:
            self.fight += 1
            if not self._end_for_lack_of_cards(self.loser):
                self._begin_turn(self.loser, True)

    def end_phase(self) -> None:
        """A phase in which something could be done is over."""
        phase = self.phase
        if phase == codes.BEGIN:
            self.phase = codes.LEAD
        elif phase == codes.LEAD:
            self.phase = codes.RETREAT
            if self.opening:
                self._end_for_lack_of_cards(self.turn)
        elif phase == codes.CHARACTERS:
            self.phase = codes.OTHERS
            self.pair_for = codes.NONE
        elif phase == codes.OTHERS:
            self.phase = codes.SIRENS
        elif phase == codes.AFTER:
            self.phase = codes.ANNOUNCE
            self.discard_landed(self.turn)
        elif phase == codes.END:
            self.phase = codes.LAST
        elif phase == codes.LAST:
            self.phase = codes.TURN_OVER
        else:
            self.phase = codes.NEW_FIGHT

    def _sirens(self, seat: int) -> None:
        """Sirens that nobody listened to give their owner a dragon, once a turn."""
        if not self.said_by(seat) & layers.S_DEMAND:
            return
        for card in self.cards_saying(seat, special.SIREN):
            if card not in self.paid:
                self.paid.append(card)
                self.gain(seat, 1, codes.BY_SIREN)

    def _announce(self, seat: int, element: int) -> None:
        self.element = element
        self.phase = codes.ANNOUNCED
        if not self.quiet:
            self.note("announce", [seat, element, self.power(seat, element)])

    def _may_be_called(self, seat: int) -> bool:
        if not self.bluffs[seat] or self.bluffs_off(seat):
            return False
        return not self.says[seat] & layers.S_NO_CALLING

    def _end_turn(self, seat: int) -> None:
        """Leadership cards stop working; then floods may drive the opponent away."""
        if self.actions[seat]:
            self.actions[seat] = []
            self.touch()
        if len(self.support[seat]) > 1 and len(self.cards_saying(seat, special.FLOOD)) > 1:
            self.forget_turn()
            self._retreat(1 - seat, True)
        else:
            self.phase = codes.NEXT_TURN

    def _retreat(self, seat: int, forced: bool) -> None:
        self.loser = seat
        self.phase = codes.LOST
        self.note("retreat", [seat, 1 if forced else 0])

    def dragons_due(self, loser: int) -> int:
        """The dragons for a retreat: normal, additional, fewer, at most, none."""
        winner = 1 - loser
        count = 1
        laid = self.cards_laid(winner) - len(self.bluffs[winner])
        if laid >= codes.MANY:
            count = 2
        most = codes.DRAGONS + codes.MANY
        for card in self.texts_of(winner):
            effect = every.EFFECTS[card]
            if effect == special.EXTRA_DRAGON:
                count += every.AMOUNTS[card]
            elif effect == special.BONUS_THRESHOLD and every.AMOUNTS[card] <= laid < codes.MANY:
                count += 1
        for card in self.texts_of(loser):
            effect = every.EFFECTS[card]
            if effect == special.FEWER_DRAGONS:
                count -= every.AMOUNTS[card]
            elif effect == special.CAP_DRAGONS:
                most = min(most, every.AMOUNTS[card])
            elif effect == special.NO_DRAGONS:
                most = 0
        return max(0, min(count, most))

    # what a player does in a phase

    def _do(self, seat: int, verb: int, card: int) -> None:
        if self.used and verb != verbs.PAY:
            self.reopen_demands()
        if self.phase == codes.CHARACTERS and self._belongs_to_others(verb, card):
            self.end_phase()
        if verb == verbs.DONE:
            self.end_phase()
        elif verb in (verbs.PLAY, verbs.FRESH):
            self.play_card(seat, card, verb == verbs.PLAY)
        elif verb == verbs.BLUFF:
            self.bluff(seat, card)
        elif verb == verbs.LOAD:
            self.helps += 1
            self.leave_hand(seat, card)
            self.board(seat, card, False)
        elif verb == verbs.FIGHT:
            self._fight(seat)
        elif verb == verbs.RETREAT:
            self._retreat(seat, self.phase == codes.CHARACTERS or self.yielding)
        elif verb == verbs.DECLINE:
            self._decline(seat)
        elif verb == verbs.ANNOUNCE:
            self._announce(seat, card)
        elif verb == verbs.LEAD:
            self.led = True
            self.pay_cost_or(seat, card, False)
        elif verb == verbs.REPLACE:
            self._replace(seat, card)
        elif verb == verbs.RETRIEVE:
            self.take_back(seat, card, codes.NONE)
        elif verb == verbs.LAND:
            self.land(seat, card)
        elif verb == verbs.DROP:
            self.discard_bluff(seat, card, codes.NONE)
        elif verb == verbs.PAY:
            self.stack.push(codes.PAYING, 0, seat, [card, self.demand_of(1 - seat, card)])
        elif verb == verbs.GIVE_UP:
            self._give_up(seat)
        else:
            self.used.append(card)
            self.use_text(seat, card)

    def _belongs_to_others(self, verb: int, card: int) -> bool:
        """Whether a move ends the character phase: it belongs to the booster/support phase."""
        if verb == verbs.PLAY:
            return every.KINDS[card] != kinds.CHARACTER
        return verb in (verbs.DONE, verbs.BLUFF, verbs.LOAD, verbs.PAY)

    def _fight(self, seat: int) -> None:
        self.phase = codes.CHARACTERS
        self.news = False
        before = TableData()
        self.copy_to(before)
        before.phase = codes.RETREAT
        before.before = None
        self.before = before
        self.note("go-on", [seat, 1 if self.opening else 0])

    def _decline(self, seat: int) -> None:
        if self.hand[seat]:
            self.stack.push(codes.DECLINING, 0, seat, [0])
        else:
            self._after_decline(seat)

    def _after_decline(self, seat: int) -> None:
        """The other player may open the fight, or decline in turn."""
        self.note("decline", [seat])
        self.discard_landed(seat)
        self.actions[seat] = []
        self.touch()
        self.draw_up_to(seat, codes.HAND)
        if not self._end_for_lack_of_cards(1 - seat):
            self._begin_turn(1 - seat, True)

    def _give_up(self, seat: int) -> None:
        """Cannot go on: without new information all is taken back, otherwise the game is lost."""
        if self.before is None:
            self.finish(codes.MISPLAY, 1 - seat, codes.DRAGONS + 1)
            return
        self.before.copy_turn_to(self)
        self.before = None
        self.yielding = True
        self.note("give-up", [seat])

    def _replace(self, seat: int, card: int) -> None:
        self.led = True
        self.leave_hand(seat, card)
        self.put_away(seat, card)
        self.note("replace", [seat, card])
        if self.may_draw(seat):
            self.stack.push(codes.REPLACING, 0, seat, [])

    # answers

    def _answer(self, frame: Frame, verb: int, argument: int) -> None:
        effect = frame.effect
        seat = frame.seat
        values = frame.values
        if effect == codes.DECLINING:
            self._decline_one(frame, verb, argument)
        elif effect == codes.PAYING_COST:
            self.pay_cost(frame, argument)
        elif effect == codes.REPLACING:
            self.stack.pop()
            if verb == verbs.USE:
                self.draw(seat, 1)
        elif effect == codes.CALLING:
            self.stack.pop()
            if verb == verbs.CALL:
                self._call(1 - seat)
        elif effect == codes.WINDOW:
            self.stack.pop()
            if verb == verbs.INTERVENE:
                self.intervene(seat, argument, values[0])
        else:
            self.answer(frame, verb, argument)
            self.see_to_doubling()

    def _decline_one(self, frame: Frame, verb: int, card: int) -> None:
        """One more hand card is discarded by somebody who does not open the fight."""
        seat = frame.seat
        if verb != verbs.DONE:
            self.discard_hand(seat, card, codes.NONE)
            frame.values[0] += 1
            if frame.values[0] < codes.MOST_DECLINED and self.hand[seat]:
                return
        self.stack.pop()
        self._after_decline(seat)

    def _call(self, seat: int) -> None:
        """The bluff of a seat is called: all bluff cards are shown and discarded."""
        icon = icons.BLUFF_FIRE if self.element == codes.FIRE else icons.BLUFF_EARTH
        good = not self.ignored_by(seat) & (layers.ALL_ICONS | layers.SOME_ICONS)
        for card in self.bluffs[seat]:
            if not every.ICONS[card] & icon:
                good = False
        cards = self.bluffs[seat][:]
        self.note("call", [1 - seat, 1 if good else 0, *cards])
        for card in cards:
            self.lift(seat, card)
            self.put_away(seat, card)
        self.news = True
        if good:
            self.gain(seat, 1, codes.BY_BLUFF)
        else:
            self._retreat(seat, True)
            self.gain(1 - seat, 1, codes.BY_BLUFF)
