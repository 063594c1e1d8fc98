"""Choices inside texts: what may be answered, and what the answer does."""

from spieltisch.core.stack import Frame
from spieltisch.games.blue_moon.cards import every, kinds, special
from spieltisch.games.blue_moon.effects.targets import is_demand
from spieltisch.games.blue_moon.effects.texts import RETURNED, Texts
from spieltisch.games.blue_moon.state import codes, payments, verbs


class Effects(Texts):
    """A table on which the questions of texts are answered."""

    def answers(self, frame: Frame) -> list[int]:
        """What may be answered to the question of a frame."""
        effect = frame.effect
        seat = frame.seat
        values = frame.values
        if effect == codes.OFFERED:
            return [verbs.USE, verbs.SKIP]
        if effect == codes.TARGET:
            return [*self.targets(seat, values[0]), verbs.SKIP]
        if effect == codes.PAYING:
            n = values[1]
            cards = payments.payable(self, seat, every.EFFECTS[values[0]], n, values[2:])
            return [*[verbs.CHOOSE + card for card in cards], verbs.SKIP]
        if effect in (codes.DISCARDING, codes.RETURNING):
            return [verbs.CHOOSE + card for card in self.hand[seat]]
        if effect == codes.STEALING:
            return self._steal_answers(frame)
        if effect == codes.ANY_CARDS:
            return [*[verbs.CHOOSE + card for card in self.hand[seat]], verbs.DONE]
        if effect == codes.REVEALED:
            return [verbs.CHOOSE + card for card in values[1:]]
        if effect == codes.SEARCHING:
            return [
                *[verbs.CHOOSE + card for card in sorted(self.findable(seat, values[0]))],
                verbs.SKIP,
            ]
        if effect == codes.BOARDING:
            return [verbs.CHOOSE + ship for ship in self._boardable(frame)]
        if effect == codes.LOADING:
            return [*[verbs.CHOOSE + card for card in self.loadable(seat)], verbs.DONE]
        if effect == codes.EITHER:
            return self._either_answers(1 - seat)
        if effect == codes.KEEPING:
            return [*[verbs.CHOOSE + card for card in self.characters_of(1 - seat)], verbs.SKIP]
        return [verbs.CHOOSE + card for card in self.caterpillars(seat)]

    def _steal_answers(self, frame: Frame) -> list[int]:
        foe = 1 - frame.seat
        moves = [verbs.CHOOSE + card for card in self.open[foe]]
        if len(self.open[foe]) < len(self.hand[foe]):
            moves.append(verbs.BLIND)
        if not frame.step:
            moves.append(verbs.SKIP)
        return moves

    def _boardable(self, frame: Frame) -> list[int]:
        """Ships for a card: a landed one only for a card out of the draw deck."""
        ships = self.ships_with_room(frame.seat)
        return ships if frame.values[1] else [s for s in ships if s in self.ships[frame.seat]]

    def _either_answers(self, foe: int) -> list[int]:
        moves: list[int] = []
        if self.discardable(foe, True, False):
            moves.append(verbs.ALL_BOOSTERS)
        if self.discardable(foe, False, True) or self.bluffs[foe]:
            moves.append(verbs.ALL_SUPPORTS)
        moves.append(verbs.SKIP)
        return moves

    def answer(self, frame: Frame, verb: int, argument: int) -> None:
        """Carries out an answer; the frame stays until everything is chosen."""
        effect = frame.effect
        seat = frame.seat
        values = frame.values
        if verb in (verbs.SKIP, verbs.DONE):
            self.stack.pop()
            if effect == codes.SEARCHING and every.EFFECTS[values[0]] != special.SEARCH_DISCARD:
                self.shuffle_deck(seat)
            elif effect == codes.PAYING and is_demand(values[0]):
                self.used.append(values[0])
        elif verb == verbs.USE:
            self.stack.pop()
            self.use_text(seat, values[0])
        elif effect == codes.TARGET:
            self.stack.pop()
            card = self.bluffs[1 - seat][argument] if verb == verbs.HIDDEN else argument
            self._hit(seat, values[0], card)
        elif effect == codes.PAYING:
            self._pay_one(frame, argument)
        elif effect == codes.DISCARDING:
            self.discard_hand(seat, argument, values[0])
            self._count_down(frame, 1)
            self.news = True
        elif effect == codes.STEALING:
            self._steal(frame, argument if verb != verbs.BLIND else codes.NONE)
        elif effect == codes.ANY_CARDS:
            self._any_card(frame, argument)
        elif effect == codes.RETURNING:
            self.return_card(seat, argument)
            if self._count_down(frame, 1):
                self.note("back", [seat, RETURNED, values[0]])
                self.shuffle_deck(seat)
        elif effect == codes.REVEALED:
            self.stack.pop()
            self.discard_revealed(seat, values[0], values[1:], argument)
        elif effect == codes.SEARCHING:
            self.stack.pop()
            self._find(seat, values[0], argument)
        elif effect == codes.BOARDING:
            self.stack.pop()
            self.limbo[seat].remove(values[0])
            self.load(seat, values[0], argument)
        elif effect == codes.LOADING:
            self.leave_hand(seat, argument)
            self.load(seat, argument, values[0])
            if not self._count_down(frame, 1) and not self.hand[seat]:
                self.stack.pop()
        elif effect == codes.EITHER:
            self.stack.pop()
            self._discard_either(1 - seat, values[0], argument == 0)
        elif effect == codes.KEEPING:
            self.stack.pop()
            self._discard_but(1 - seat, values[0], argument)
        else:
            self.stack.pop()
            self.doubled[seat] = argument
            self.note("double", [seat, values[0], argument])

    def _count_down(self, frame: Frame, at: int) -> bool:
        """One choice less; whether it was the last."""
        frame.values[at] -= 1
        if frame.values[at]:
            return False
        self.stack.pop()
        return True

    def _hit(self, seat: int, by: int, card: int) -> None:
        """A text reaches its target."""
        effect = every.EFFECTS[by]
        foe = 1 - seat
        if effect in (
            special.TAKE_BACK_ACTIVE,
            special.TAKE_BACK_COMBAT,
            special.TAKE_BACK_OTHER,
            special.TAKE_BACK_ON_RETREAT,
        ):
            self.take_back(seat, card, by)
        elif effect == special.SWAP_HYLA:
            self.discard[seat].remove(card)
            self.discard[seat].append(by)
            self.hyla[seat] = card
            self.touch()
            self.note("swap", [seat, by, card])
        elif card in self.bluffs[foe]:
            self.discard_bluff(foe, card, by)
        else:
            self.discard_from_table(foe, card, by)

    def _pay_one(self, frame: Frame, card: int) -> None:
        """One more card of a payment; nothing leaves the hand before it is complete."""
        seat = frame.seat
        values = frame.values
        values.append(card)
        demand = values[0]
        effect = every.EFFECTS[demand]
        chosen = values[2:]
        if not payments.reaches(self, seat, effect, values[1], chosen):
            return
        self.stack.pop()
        for other in chosen:
            self.leave_hand(seat, other)
            self.put_away(seat, other)
        self.note("pay", [seat, demand, *chosen])
        if special.BUY_FIRE <= effect <= special.BUY_ACTIONS or effect == special.BOTH_BUY:
            self.stack.push(codes.GAINING, 0, seat, [1, codes.BY_PURCHASE])
        else:
            self.paid.append(demand)
            self.reopen_demands()

    def _steal(self, frame: Frame, card: int) -> None:
        """A hand card of the opponent is discarded: an open one, or a hidden one at random."""
        foe = 1 - frame.seat
        frame.step = 1
        if card == codes.NONE:
            hidden = [other for other in self.hand[foe] if other not in self.open[foe]]
            card = hidden[self.rng.below(len(hidden))]
        self.leave_hand(foe, card)
        self.put_away(foe, card)
        self.news = True
        self.note("lose", [foe, card, frame.values[0]])
        self._count_down(frame, 1)

    def _any_card(self, frame: Frame, card: int) -> None:
        """One more hand card is discarded or put under the draw deck."""
        seat = frame.seat
        if every.EFFECTS[frame.values[0]] == special.DISCARD_OWN:
            self.discard_hand(seat, card, frame.values[0])
        else:
            self.leave_hand_hidden(seat, card)
            if card in self.known[seat]:
                self.known[seat].remove(card)
            self.deck[seat].insert(0, card)
            self.bottom[seat] += 1
            self.note_hidden("under", [seat], [card], seat)
        frame.values[1] += 1
        if not self.hand[seat]:
            self.stack.pop()

    def _find(self, seat: int, by: int, card: int) -> None:
        """A searched card is taken; a searched draw deck is shuffled."""
        if every.EFFECTS[by] == special.SEARCH_DISCARD:
            self.discard[seat].remove(card)
            self.join_hand(seat, card)
            self.note("search", [seat, card, by])
            return
        self.deck[seat].remove(card)
        if seat == self.turn:
            self.drawn += 1
        self.shuffle_deck(seat)
        if every.EFFECTS[by] != special.ENTREAT:
            self.join_hand(seat, card)
            self.note("search", [seat, card, by])
            return
        self.note("entreat", [seat, card])
        if every.KINDS[card] in (kinds.SHIP, kinds.HYLA):
            self.lay_influence(seat, card)
            if self.works(seat, card):
                self.carry_out(seat, card, False)
        else:
            self.board(seat, card, True)

    def board(self, seat: int, card: int, out_of_deck: bool) -> None:
        """A card goes onto a ship; with several ships the owner says onto which."""
        self.limbo[seat].append(card)
        frame = self.stack.push(codes.BOARDING, 0, seat, [card, 1 if out_of_deck else 0])
        ships = self._boardable(frame)
        if len(ships) == 1:
            self.stack.pop()
            self.limbo[seat].remove(card)
            self.load(seat, card, ships[0])

    def lay_influence(self, seat: int, card: int) -> None:
        """A ship joins the others; a Hyla displaces the one in play, own or opposing."""
        if every.KINDS[card] == kinds.SHIP:
            self.ships[seat].append(card)
        else:
            for other in range(2):
                if self.hyla[other] != codes.NONE:
                    self.discard[other].append(self.hyla[other])
                    self.note("displace", [other, self.hyla[other]])
                    self.hyla[other] = codes.NONE
            self.hyla[seat] = card
        self.touch()

    def _discard_either(self, foe: int, by: int, boosters: bool) -> None:
        if boosters:
            for card in self.discardable(foe, True, False):
                self.discard_from_table(foe, card, by)
        else:
            self.discard_supports(foe, by)

    def _discard_but(self, foe: int, by: int, kept: int) -> None:
        """All active cards of a combat area go, but one character and PROTECTED cards."""
        cards = [
            card for card in self.active[foe] if card != kept and not self.is_protected(foe, card)
        ]
        for card in cards:
            self.discard_from_table(foe, card, by)
