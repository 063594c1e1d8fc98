"""Playing cards: paid for, answered by interventions, laid; and dragons that come of it."""

from spieltisch.core.stack import Frame
from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.rules.menu import EFFECTS_OF_WINDOW, Menu
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.state.layers import (
    icons_of,
)


class Plays(Menu):
    """A table on which cards are played."""

    def pay_cost_or(self, seat: int, card: int, keep: bool) -> None:
        """Pays an "I must" before a card is played; without one it is played at once."""
        if every.COSTS[card]:
            values = [card, every.COSTS[card], 1 if keep else 0]
            self.stack.push(codes.PAYING_COST, 0, seat, values)
        elif every.KINDS[card] == kinds.CHARACTER:
            self._play_character(seat, card, keep)
        else:
            self._play_action(seat, card)

    def play_card(self, seat: int, card: int, keep: bool) -> None:
        if every.KINDS[card] == kinds.CHARACTER:
            self.pay_cost_or(seat, card, keep)
        else:
            self._play_other(seat, card)

    def _take_up(self, seat: int, card: int) -> bool:
        """A card to be played leaves hand or ship; whether it was a ship."""
        if card in self.hand[seat]:
            if self.landed[seat] and self.from_hand == codes.NONE:
                self.from_hand = card
            self.leave_hand(seat, card)
            return False
        self.take_off_ship(seat, card)
        return True

    def _play_action(self, seat: int, card: int) -> None:
        """An action card is played; it takes effect unless it is cancelled."""
        self.leave_hand(seat, card)
        self.limbo[seat].append(card)
        self.played += 1
        self.note("lead", [seat, card])
        self.stack.push(codes.ACTING, 0, seat, [card])
        self.open_window(1 - seat, codes.W_ACTION, card)

    def _play_character(self, seat: int, card: int, keep: bool) -> None:
        """A character is played; it is laid unless it is cancelled."""
        kept = keep and self.would_keep(seat, card)
        free = self.counts_as_free(seat, card)
        ship = self._take_up(seat, card)
        self.played += 1
        if not self.quiet:
            self.note("play", [seat, card, 1 if kept else 0, 1 if ship else 0])
        if self.first_character == codes.NONE and self.has_interventions[1 - seat]:
            self.limbo[seat].append(card)
            values = [card, 1 if kept else 0, 1 if free else 0, 1 if ship else 0]
            self.stack.push(codes.LAYING, 0, seat, values)
            self.open_window(1 - seat, codes.W_CHARACTER, card)
        else:
            self._lay_character(seat, card, kept, free, ship)

    def _lay_character(self, seat: int, card: int, kept: bool, free: bool, ship: bool) -> None:
        """Laid, older cards inactive, active, its text happens: in this order."""
        if self.first_character == codes.NONE:
            if not kept:
                self.collapse(seat)
            self.first_character = card
        self.active[seat].append(card)
        self.touch()
        self.combat_played += 1
        self.cancelled = False
        if free:
            self._open_pair(seat, card)
        elif self.is_partner(self.pair_for, card):
            self.pair_for = codes.NONE
        elif self.main == codes.NONE:
            self.main = card
            self._open_pair(seat, card)
        self.last = card
        if icons_of(card, self.ignored_by(seat), True) & icons.STOP:
            self.stopped = True
        if every.EFFECTS[card] and self.works(seat, card):
            self.carry_out(seat, card, ship)
        self.see_to_doubling()

    def _open_pair(self, seat: int, card: int) -> None:
        """The second half of a pair may follow."""
        if every.ICONS[card] & icons.PAIR:
            self.pair_for = card

    def _play_other(self, seat: int, card: int) -> None:
        """A booster or support is laid."""
        free = not self.stopped and self.counts_as_free(seat, card)
        partner = not free and self.is_partner(self.pair_for, card)
        ship = self._take_up(seat, card)
        booster = every.KINDS[card] == kinds.BOOSTER
        if booster:
            self.active[seat].append(card)
            self.combat_played += 1
            self.boosted = True
        else:
            self.support[seat].append(card)
            self.supported = True
        self.touch()
        self.played += 1
        self.new_others.append(card)
        self.last = card
        if partner:
            self.pair_for = codes.NONE
        else:
            if not free and booster:
                self.boosts += 1
            elif not free:
                self.helps += 1
            self._open_pair(seat, card)
        if not self.quiet:
            self.note("play", [seat, card, 0, 1 if ship else 0])
        if every.EFFECTS[card] and self.works(seat, card):
            self.carry_out(seat, card, ship)
        self.see_to_doubling()

    def see_to_doubling(self) -> None:
        """If the opponent's doubled caterpillar is gone, another one takes its place at once."""
        foe = 1 - self.turn
        if self.doubled[foe] == codes.NONE and not self.stack.frames:
            self.choose_doubled(foe)

    def bluff(self, seat: int, card: int) -> None:
        """A card is laid face down as a support."""
        seen = card in self.open[seat]
        if card in self.hand[seat]:
            if self.landed[seat] and self.from_hand == codes.NONE:
                self.from_hand = card
            self.leave_hand_hidden(seat, card)
        else:
            seen = True
            self.take_off_ship(seat, card)
        if seen and card not in self.known[seat]:
            self.known[seat].append(card)
        elif not seen and card in self.known[seat]:
            self.known[seat].remove(card)
        self.bluffs[seat].append(card)
        self.touch()
        self.played += 1
        self.helps += 1
        self.supported = True
        self.new_others.append(card)
        self.last = card
        self.note_hidden("bluff", [seat], [card], seat)

    def pay_cost(self, frame: Frame, card: int) -> None:
        values = frame.values
        self.discard_hand(frame.seat, card, values[0])
        values[1] -= 1
        if values[1]:
            return
        self.stack.pop()
        if every.KINDS[values[0]] == kinds.CHARACTER:
            self._play_character(frame.seat, values[0], values[2] == 1)
        else:
            self._play_action(frame.seat, values[0])

    # frames that need no answer

    def resolve(self, frame: Frame) -> None:
        effect = frame.effect
        if effect == codes.GAINING:
            self._gain_now(frame)
            return
        self.stack.pop()
        card = frame.values[0]
        self.limbo[frame.seat].remove(card)
        if effect == codes.ACTING:
            self._lay_action(frame.seat, card)
        elif effect == codes.LAYING:
            kept, free, ship = frame.values[1:]
            self._lay_character(frame.seat, card, kept == 1, free == 1, ship == 1)
        else:
            self._take_effect(frame.seat, card)

    def gain(self, seat: int, count: int, cause: int) -> None:
        """Dragons are about to be gained."""
        self.stack.push(codes.GAINING, 0, seat, [count, cause])

    def _gain_now(self, frame: Frame) -> None:
        """One dragon alone can be stopped by an intervention."""
        count, cause = frame.values
        if not frame.step:
            frame.step = 1
            if count == 1 and self.open_window(1 - frame.seat, codes.W_DRAGON, codes.NONE):
                return
        self.stack.pop()
        for _ in range(count):
            if not self.ended:
                self.gain_dragon(frame.seat, cause)

    def _lay_action(self, seat: int, card: int) -> None:
        """An action card goes to its place and its text happens."""
        if every.KINDS[card] == kinds.LEADERSHIP:
            self.leads[seat].append(card)
            self.actions[seat].append(card)
            self.touch()
        elif every.KINDS[card] == kinds.CRYSTAL_CARD:
            self.laid_crystals[seat].append(card)
            self.touch()
        else:
            self.lay_influence(seat, card)
        if icons_of(card, self.ignored_by(seat), True) & icons.STOP:
            self.stopped = True
        if self.works(seat, card):
            self.carry_out(seat, card, False)

    # interventions

    def open_window(self, seat: int, window: int, card: int) -> bool:
        """Asks a player for an intervention, if for all the opponent knows one may be held."""
        if not self.has_interventions[seat]:
            return False
        for effect in EFFECTS_OF_WINDOW[window]:
            held = self.may_hold(seat, effect)
            if held != codes.NONE and self.fits_window(seat, held, window):
                self.stack.push(codes.WINDOW, 0, seat, [window, card])
                return True
        return False

    def intervene(self, seat: int, card: int, window: int) -> None:
        """An intervention is played; it takes effect unless it is fended off."""
        self.leave_hand(seat, card)
        self.limbo[seat].append(card)
        self.news = True
        if seat == self.turn:
            self.played += 1
        self.note("intervene", [seat, card])
        self.stack.push(codes.INTERVENING, 0, seat, [card, window])
        self.open_window(1 - seat, codes.W_COUNTER, card)

    def _take_effect(self, seat: int, card: int) -> None:
        effect = every.EFFECTS[card]
        self.discard[seat].append(card)
        if effect == special.DISCARD_OF_TURN:
            self.phase = codes.ANNOUNCED
            self.stack.push(codes.TARGET, 0, seat, [card])
        elif effect == special.TAKE_BACK_ON_RETREAT:
            if self.targets(seat, card):
                self.stack.push(codes.TARGET, 0, seat, [card])
        elif effect == special.END_TURN:
            self.phase = codes.TURN_OVER
        else:
            self._cancel(self.stack.pop())

    def _cancel(self, frame: Frame) -> None:
        """What an intervention answers does not happen."""
        seat = frame.seat
        if frame.effect == codes.GAINING:
            self.note("no-dragon", [seat])
            return
        card = frame.values[0]
        self.limbo[seat].remove(card)
        self.put_away(seat, card)
        self.note("cancel", [seat, card])
        if frame.effect == codes.ACTING:
            self.led = False
            self.played -= 1
        elif frame.effect == codes.LAYING:
            self.cancelled = True
            self.played -= 1
