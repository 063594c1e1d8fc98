"""Texts that happen: at the moment a card is laid, or when their owner uses them."""

from spieltisch.games.blue_moon.cards import every, special
from spieltisch.games.blue_moon.effects.targets import Targets
from spieltisch.games.blue_moon.state import codes, layers

RETURNED = 2
"""Cards that go back into the draw deck after drawing (mimix-19)."""


class Texts(Targets):
    """A table on which special texts happen. One that needs an answer pushes a frame."""

    def carry_out(self, seat: int, card: int, from_ship: bool) -> None:
        """The text of a card that was just laid, if it says something about this moment."""
        effect = every.EFFECTS[card]
        foe = 1 - seat
        n = every.AMOUNTS[card]
        if special.MUTANT_DRAGONS <= effect <= special.MUTANT_NO_INFLUENCE:
            self._change_element(seat, effect)
        elif effect in (
            special.DISCARD_BOOSTER_SUPPORT,
            special.DISCARD_SUPPORT,
            special.DISCARD_CHARACTER,
            special.TAKE_BACK_ACTIVE,
            special.TAKE_BACK_COMBAT,
            special.TAKE_BACK_OTHER,
            special.SWAP_HYLA,
        ):
            if self.targets(seat, card):
                self.stack.push(codes.TARGET, 0, seat, [card])
        elif effect == special.STEAL_FROM_HAND:
            if len(self.hand[foe]) >= n:
                self.stack.push(codes.STEALING, 0, seat, [card, n])
        elif effect in (special.DISCARD_OWN, special.PUT_UNDER):
            if self.hand[seat]:
                self.stack.push(codes.ANY_CARDS, 0, seat, [card, 0])
        elif effect in (special.SEARCH_DECK, special.SEARCH_DISCARD, special.ENTREAT):
            if self.may_search(seat, effect):
                self.stack.push(codes.SEARCHING, 0, seat, [card])
                self.news = True
        elif special.BUY_FIRE <= effect <= special.BUY_ACTIONS:
            self._ask_to_pay(seat, card, n)
        elif effect == special.BOTH_BUY:
            self._ask_to_pay(seat, card, n)
            self._ask_to_pay(foe, card, n)
        elif effect in (special.LOAD, special.LOAD_SHIP_HAND_ONE):
            if self.hand[seat]:
                self.stack.push(codes.LOADING, 0, seat, [card, n])
        elif effect == special.DISCARD_ALL_BOOSTERS_OR_SUPPORTS:
            if self.discardable(foe, True, True) or self.bluffs[foe]:
                self.stack.push(codes.EITHER, 0, seat, [card])
        elif effect == special.DISCARD_COMBAT_BUT_ONE:
            if self.combat_but_one(foe):
                self.stack.push(codes.KEEPING, 0, seat, [card])
        elif effect == special.FOE_DISCARDS_DOWN:
            self._make_discard(foe, card, len(self.hand[foe]) - n)
        elif effect == special.BOTH_DISCARD_DOWN:
            self._make_discard(seat, card, len(self.hand[seat]) - n)
            self._make_discard(foe, card, len(self.hand[foe]) - n)
        elif effect == special.BOTH_DISCARD_SUPPORTS:
            self.discard_supports(seat, card)
            self.discard_supports(foe, card)
        elif effect == special.BOTH_MULLIGAN:
            self._mulligan(seat)
            self._mulligan(foe)
        elif effect == special.DISCLOSE:
            self._disclose(foe)
        elif self._is_offered(seat, card, from_ship):
            self.stack.push(codes.OFFERED, 0, seat, [card])

    def _is_offered(self, seat: int, card: int, from_ship: bool) -> bool:
        """Whether a text without further choices is worth a question: use it or not."""
        effect = every.EFFECTS[card]
        foe = 1 - seat
        if effect == special.DRAW:
            return self.may_draw(seat)
        if effect == special.DIG:
            return len(self.discard[seat]) > 0 and self.may_take(seat)
        if effect == special.SHUFFLE_DISCARD:
            return len(self.discard[seat]) > 0
        if effect == special.FOE_DISCARDS:
            return len(self.hand[foe]) > 0
        if effect == special.DISCARD_ALL_SUPPORTS:
            return len(self.discardable(foe, False, True)) + len(self.bluffs[foe]) > 0
        if effect == special.DISCARD_ALL_FREE:
            return len(self.free_cards(foe)) > 0
        if effect == special.DISCARD_COMBAT:
            return len(self.combat_area(foe)) > 0
        if effect == special.DISCARD_COMBAT_FROM_SHIP:
            return from_ship and len(self.combat_area(foe)) > 0
        return False

    def use_text(self, seat: int, card: int) -> None:
        """A text for a moment of the turn is used: now, each turn, after a phase or at its end."""
        effect = every.EFFECTS[card]
        foe = 1 - seat
        n = every.AMOUNTS[card]
        self.note("use", [seat, card])
        if effect in (special.DRAW, special.DRAW_ADDITIONAL):
            self.draw(seat, n)
        elif effect in (special.DRAW_TO, special.DRAW_AFTER_FIGHT):
            self.draw_up_to(seat, n)
        elif effect in (special.DIG, special.DIG_AFTER):
            self._dig(seat, card, n)
        elif effect == special.SHUFFLE_DISCARD:
            self.deck[seat].extend(self.discard[seat])
            self.discard[seat] = []
            self.shuffle_deck(seat)
        elif effect in (special.FOE_DISCARDS, special.FOE_DISCARDS_AT_END):
            self._make_discard(foe, card, n)
        elif effect == special.DISCARD_ALL_SUPPORTS:
            self.discard_supports(foe, card)
        elif effect == special.DISCARD_ALL_FREE:
            for other in self.free_cards(foe):
                self.discard_from_table(foe, other, card)
        elif effect in (special.DISCARD_COMBAT, special.DISCARD_COMBAT_FROM_SHIP):
            for other in self.combat_area(foe):
                self.discard_from_table(foe, other, card)
        elif effect == special.MILL:
            top = self.deck[foe].pop()
            self.bottom[foe] = min(self.bottom[foe], len(self.deck[foe]))
            self.put_away(foe, top)
            self.news = True
            self.note("mill", [foe, top, card])
        elif effect == special.REVEAL_DISCARD:
            self._reveal(seat, card, n)
        elif effect == special.DRAW_SHUFFLE_BACK:
            self.draw(seat, n)
            if len(self.hand[seat]) > RETURNED:
                self.stack.push(codes.RETURNING, 0, seat, [card, RETURNED])
            else:
                for other in self.hand[seat][:]:
                    self.return_card(seat, other)
                self.shuffle_deck(seat)
        elif effect == special.SEARCH_DECK_AFTER:
            self.stack.push(codes.SEARCHING, 0, seat, [card])
            self.news = True
        else:
            self.stack.push(codes.TARGET, 0, seat, [card])

    def is_usable(self, seat: int, card: int) -> bool:
        """Whether a text for a moment of the turn would do something."""
        effect = every.EFFECTS[card]
        foe = 1 - seat
        if effect in (special.DISCARD_BOOSTER_SUPPORT_EACH_TURN, special.DISCARD_ICON_CARD):
            return len(self.targets(seat, card)) > 0
        if effect == special.SEARCH_DECK_AFTER:
            return self.may_search(seat, effect)
        if effect == special.DIG_AFTER:
            return len(self.discard[seat]) > 0 and self.may_take(seat)
        if effect == special.DRAW_ADDITIONAL:
            return self.may_draw(seat) and not self.said_by(foe) & layers.S_NO_ADDITIONAL
        if effect == special.FOE_DISCARDS_AT_END:
            return len(self.hand[foe]) > 0
        if effect == special.MILL:
            return len(self.deck[foe]) > 0
        if effect == special.REVEAL_DISCARD:
            return self.may_draw(seat)
        if effect == special.DRAW_SHUFFLE_BACK:
            return self.may_leave_deck(seat) and self.may_take(seat) and len(self.hand[seat]) > 0
        if effect in (special.DRAW_TO, special.DRAW_AFTER_FIGHT):
            return len(self.hand[seat]) < every.AMOUNTS[card] and self.may_draw(seat)
        return False

    def _change_element(self, seat: int, effect: int) -> None:
        """A mutant changes the contested element, if there is one."""
        if self.element == codes.NONE:
            return
        if effect == special.MUTANT_EARTH:
            element = codes.FIRE
        elif effect == special.MUTANT_FIRE:
            element = codes.EARTH
        else:
            element = 1 - self.element
        if element != self.element:
            self.element = element
            self.note("element", [seat, element])

    def _make_discard(self, seat: int, card: int, count: int) -> None:
        """A player discards so many hand cards of the own choice, as far as there are any."""
        if count <= 0:
            return
        if len(self.hand[seat]) <= count:
            for other in self.hand[seat][:]:
                self.discard_hand(seat, other, card)
            self.news = True
        else:
            self.stack.push(codes.DISCARDING, 0, seat, [card, count])

    def discard_supports(self, seat: int, by: int) -> None:
        """All supports that nothing protects, bluff cards too."""
        for card in self.discardable(seat, False, True):
            self.discard_from_table(seat, card, by)
        for card in self.bluffs[seat][:]:
            self.discard_bluff(seat, card, by)

    def _mulligan(self, seat: int) -> None:
        """The hand goes into the draw deck, six cards come out of it."""
        self.deck[seat].extend(self.hand[seat])
        self.hand[seat] = []
        self.open[seat] = []
        self.known[seat] = [card for card in self.known[seat] if card in self.bluffs[seat]]
        self.shuffle_deck(seat)
        self.draw_up_to(seat, codes.HAND)

    def _disclose(self, seat: int) -> None:
        """The hand is laid open."""
        self.open[seat] = self.hand[seat][:]
        for card in self.hand[seat]:
            if card not in self.known[seat]:
                self.known[seat].append(card)
        self.news = True
        self.note("open", [seat, *self.hand[seat]])

    def _dig(self, seat: int, card: int, count: int) -> None:
        """Random cards of the own discard pile come into the hand, unseen by the opponent."""
        found: list[int] = []
        while len(found) < count and self.discard[seat] and self.may_take(seat):
            pile = self.discard[seat]
            other = pile.pop(self.rng.below(len(pile)))
            self.hand[seat].append(other)
            found.append(other)
        self.news = True
        self.note_hidden("dig", [seat, len(found), card], found, seat)

    def _reveal(self, seat: int, card: int, count: int) -> None:
        """Cards of the draw deck are laid open; one is discarded, the rest taken."""
        count = min(count, self.room_in_hand(seat) + 1)
        cards: list[int] = []
        while len(cards) < count and self.deck[seat] and self.may_leave_deck(seat):
            cards.append(self.out_of_deck(seat))
        self.note("reveal", [seat, card, *cards])
        self.limbo[seat].extend(cards)
        if len(cards) == 1:
            self.discard_revealed(seat, card, cards, cards[0])
        else:
            self.stack.push(codes.REVEALED, 0, seat, [card, *cards])

    def discard_revealed(self, seat: int, card: int, cards: list[int], chosen: int) -> None:
        for other in cards:
            self.limbo[seat].remove(other)
            if other == chosen:
                self.put_away(seat, other)
                self.note("discard", [seat, other, card])
            else:
                self.join_hand(seat, other)

    def return_card(self, seat: int, card: int) -> None:
        self.leave_hand_hidden(seat, card)
        if card in self.known[seat]:
            self.known[seat].remove(card)
        self.deck[seat].append(card)

    def _ask_to_pay(self, seat: int, card: int, n: int) -> None:
        """Offers a purchase; whether it can be paid, the hand keeps to itself."""
        if self.hand[seat]:
            self.stack.push(codes.PAYING, 0, seat, [card, n])

    def choose_doubled(self, seat: int) -> None:
        """Sees to it that one caterpillar counts twice if a text says so."""
        self.doubled[seat] = codes.NONE
        if not self.said_by(seat) & layers.S_DOUBLE_CATERPILLAR:
            return
        cards = self.caterpillars(seat)
        if len(cards) == 1:
            self.doubled[seat] = cards[0]
        elif cards:
            doubler = self.cards_saying(seat, special.DOUBLE_CATERPILLAR)[0]
            self.stack.push(codes.DOUBLING, 0, seat, [doubler])
