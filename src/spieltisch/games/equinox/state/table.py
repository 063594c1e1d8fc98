"""The table: the small acts that change what lies on it.

Each act leaves the table consistent and notes what happened and who saw it. Which acts are allowed
when is the business of `rules` and `effects`.
"""

from bisect import insort

from spieltisch.core.event import Event
from spieltisch.core.fields import changed
from spieltisch.games.equinox.state import codes, memory
from spieltisch.games.equinox.state.data import VALUES, TableData


class Table(TableData):
    """A table on which things happen."""

    # noting what happened

    def note(self, kind: str, args: list[int]) -> None:
        self.events.append(Event(kind, args, [], 0))

    def note_hidden(self, kind: str, args: list[int], hidden: list[int], seen: int) -> None:
        self.events.append(Event(kind, args, hidden, seen))

    # acts

    def draw(self, seat: int, count: int, kind: str = "draw") -> None:
        """Draws cards, noted as a kind of event; taking the last one ends the game."""
        deck = self.deck
        hand = self.hands[seat]
        if count > len(deck):
            count = len(deck)
        drawn: list[int] = []
        for _ in range(count):
            card = deck.pop()
            drawn.append(card)
            insort(hand, card)
        self.lacks[memory.HAND + seat] = 0
        self.acted = True
        self.news = True
        if not self.quiet:
            self.note_hidden(kind, [seat, count], drawn, 1 << seat)
        if not deck:
            self.finish(codes.EMPTY_DECK)

    def to_discard_pile(self, card: int) -> None:
        self.discard.append(card)
        if self.memory:
            self.memory.pop(card, 0)

    def lay_card(self, seat: int, card: int, creature: int) -> None:
        """Lays a card that has left the hand on the current field of a creature."""
        place = creature * codes.PLACES_PER_CREATURE + self.row
        if self.top[place] == codes.NONE:
            self.filled += 1
        self.under[card] = self.top[place]
        self.top[place] = card
        if self.memory:
            self.memory.pop(card, 0)
        if self.holds[seat]:
            self.holds[seat] &= ~(1 << codes.KIND[card])
        if not self.quiet:
            self.note("play" if self.under[card] == codes.NONE else "cover", [seat, card, place])

    def uncover(self, place: int) -> int:
        """Takes the visible card off a place."""
        card = self.top[place]
        self.top[place] = self.under[card]
        self.under[card] = codes.NONE
        if self.top[place] == codes.NONE and place % codes.PLACES_PER_CREATURE == self.row:
            self.filled -= 1
        return card

    def take_visible(self, seat: int, place: int) -> None:
        card = self.uncover(place)
        insort(self.hands[seat], card)
        self.lacks[memory.HAND + seat] = 0
        memory.everybody_knows(self.memory, card, memory.HAND + seat)
        if not self.quiet:
            self.note("take", [seat, card, place])

    def discard_visible(self, seat: int, place: int) -> None:
        card = self.uncover(place)
        self.to_discard_pile(card)
        if not self.quiet:
            self.note("discard-visible", [seat, card, place])

    def swap_visible(self, seat: int, first: int, second: int) -> None:
        one = self.top[first]
        two = self.top[second]
        below_one = self.under[one]
        self.under[one] = self.under[two]
        self.under[two] = below_one
        self.top[first] = two
        self.top[second] = one
        if not self.quiet:
            self.note("swap", [seat, one, first, two, second])

    def change_stake(self, seat: int, creature: int, value: int) -> None:
        """A pebble came or went."""
        before = codes.NONE if self.quiet else self.controller(creature)
        self.stake[creature * codes.MAX_SEATS + seat] += value
        self.note_control(creature, before)

    def note_control(self, creature: int, before: int) -> None:
        """Notes who controls a creature now, if that has changed and still matters."""
        if self.quiet or self.ended or self.gone[creature]:
            return
        after = self.controller(creature)
        if after == codes.NONE and before != codes.NONE:
            self.note("no-control", [creature])
        elif after != before:
            self.note("control", [creature, after])

    def place_pebble(self, seat: int, place: int) -> None:
        self.stock[seat] -= 1
        self.pebble[place] = seat
        self.acted = True
        if not self.quiet:
            self.note("pebble", [seat, place])
        creature = place // codes.PLACES_PER_CREATURE
        self.change_stake(seat, creature, VALUES[place % codes.PLACES_PER_CREATURE])

    def lift_pebble(self, seat: int, place: int) -> None:
        row = place % codes.PLACES_PER_CREATURE
        if row == 0:
            self.champion = changed(self.champion, seat, codes.NONE)
        else:
            self.pebble[place] = codes.NONE
        self.stock[seat] += 1
        if not self.quiet:
            self.note("lift", [seat, place])
        self.change_stake(seat, place // codes.PLACES_PER_CREATURE, -VALUES[row])

    def lift_secret(self, seat: int) -> None:
        """The pebble of a secret prediction comes back, its card is discarded face up."""
        card = self.secret[seat]
        self.secret = changed(self.secret, seat, codes.NONE)
        self.stock[seat] += 1
        self.to_discard_pile(card)
        if not self.quiet:
            self.note("lift-secret", [seat, card])

    def make_secret(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.secret = changed(self.secret, seat, card)
        self.secret_made[seat] = True
        self.stock[seat] -= 1
        self.acted = True
        self.holds[seat] = 0
        memory.moved_unseen(
            self.memory, memory.HAND + seat, memory.SECRET + seat, 1 << seat, codes.NONE
        )
        if not self.quiet:
            self.note_hidden("secret", [seat], [card], 1 << seat)

    def reveal_secrets(self, seats: list[int]) -> None:
        """Secret predictions are revealed at the same time; their pebbles go to champion cards."""
        creatures = [codes.KIND[self.secret[seat]] for seat in seats]
        before = [self.controller(creature) for creature in creatures]
        for seat, creature in zip(seats, creatures):
            card = self.secret[seat]
            self.secret = changed(self.secret, seat, codes.NONE)
            self.champion = changed(self.champion, seat, creature)
            self.stake[creature * codes.MAX_SEATS + seat] += VALUES[0]
            self.to_discard_pile(card)
            if not self.quiet:
                self.note("reveal-last" if self.ended else "reveal", [seat, card])
        self.acted = True
        for number, creature in enumerate(creatures):
            if creature not in creatures[:number]:
                self.note_control(creature, before[number])

    def force_reveal(self, seat: int, creature: int) -> None:
        if not self.quiet:
            self.note("name", [seat, creature])
        self.news = True
        revealed: list[int] = []
        for other in range(self.seats):
            card = self.secret[other]
            if card != codes.NONE and codes.KIND[card] == creature:
                revealed.append(other)
            elif card != codes.NONE:
                self.lacks[memory.SECRET + other] |= 1 << creature
        self.reveal_secrets(revealed)

    def lay_half_down(self, seat: int) -> None:
        """A random half of a hand, rounded up, is laid face down before its owner."""
        hand = self.hands[seat]
        cards = self.rng.sample(hand, (len(hand) + 1) // 2)
        for card in cards:
            hand.remove(card)
            insort(self.down, card * 8 + seat)
        hand_place, down_place = memory.HAND + seat, memory.DOWN + seat
        only_these = len(self.face_down(seat)) == len(cards)
        self.lacks[down_place] = self.lacks[hand_place] & (
            self.lacks[hand_place] if only_these else self.lacks[down_place]
        )
        self.holds[seat] = 0
        memory.moved_unseen(self.memory, hand_place, down_place, 1 << seat, codes.NONE)
        self.news = True
        if not self.quiet:
            self.note("lay-down", [seat, len(cards)])

    def take_up(self, seat: int) -> None:
        """The cards that Stag laid down come back to the hand."""
        cards = self.face_down(seat)
        if not cards:
            return
        self.down = [entry for entry in self.down if entry & 7 != seat]
        hand = self.hands[seat]
        for card in cards:
            insort(hand, card)
        self.lacks[memory.HAND + seat] &= self.lacks[memory.DOWN + seat]
        self.lacks[memory.DOWN + seat] = 0
        memory.all_moved(self.memory, memory.DOWN + seat, memory.HAND + seat)
        self.acted = True
        if not self.quiet:
            self.note_hidden("take-up", [seat, len(cards)], cards, 1 << seat)

    def demand(self, seat: int, target: int, creature: int) -> None:
        if not self.quiet:
            self.note("demand", [seat, target, creature])

    def give_card(self, giver: int, taker: int, card: int) -> None:
        creature = codes.KIND[card]
        self._hand_over(giver, taker, card, creature)
        self.holds[giver] &= ~(1 << creature)
        self.holds[taker] |= 1 << creature
        if not self.quiet:
            seen = (1 << giver) | (1 << taker)
            self.note_hidden("give", [giver, taker, creature], [card], seen)

    def show_hand_to(self, seat: int, target: int, creature: int) -> None:
        """A hand without the demanded creature is shown to one player; all learn that it is so."""
        hand = self.hands[target]
        for card in hand:
            memory.some_know(self.memory, card, memory.HAND + target, 1 << seat)
        self.lacks[memory.HAND + target] |= 1 << creature
        self.news = True
        if not self.quiet:
            seen = (1 << seat) | (1 << target)
            self.note_hidden("show-one", [target, seat, creature], hand[:], seen)

    def show_hand(self, seat: int) -> None:
        """A hand without a playable card is shown to everybody."""
        hand = self.hands[seat]
        for card in hand:
            memory.everybody_knows(self.memory, card, memory.HAND + seat)
        self.news = True
        if not self.quiet:
            self.note("show", [seat, *hand])

    def look_at(self, seat: int, target: int, count: int) -> list[int]:
        """Random cards of another hand that the seat now sees; they are still the target's."""
        cards = sorted(self.rng.sample(self.hands[target], count))
        for card in cards:
            memory.some_know(self.memory, card, memory.HAND + target, 1 << seat)
        self.news = True
        if not self.quiet:
            seen = (1 << seat) | (1 << target)
            self.note_hidden("look", [seat, target, count], cards, seen)
        return cards

    def keep_card(self, seat: int, target: int, card: int) -> None:
        self._hand_over(target, seat, card, codes.NONE)
        self.holds[target] = 0
        if not self.quiet:
            seen = (1 << seat) | (1 << target)
            self.note_hidden("keep", [seat, target], [card], seen)

    def _hand_over(self, giver: int, taker: int, card: int, creature: int) -> None:
        """A card goes from hand to hand, seen by the two only."""
        self.hands[giver].remove(card)
        insort(self.hands[taker], card)
        self.lacks[memory.HAND + taker] = 0
        self.news = True
        seen = (1 << giver) | (1 << taker)
        memory.moved_unseen(self.memory, memory.HAND + giver, memory.HAND + taker, seen, creature)
        memory.some_know(self.memory, card, memory.HAND + taker, seen)

    def discard_from_hand(self, seat: int, card: int) -> None:
        """Discards a hand card: shown to all, or unshown with Carmen's power."""
        self.hands[seat].remove(card)
        self.discarded += 1
        self.acted = True
        if not self.free_discard:
            self.to_discard_pile(card)
            self.holds[seat] &= ~(1 << codes.KIND[card])
            if not self.quiet:
                self.note("discard", [seat, card])
            return
        insort(self.buried, card * 8 + seat)
        self.holds[seat] = 0
        memory.moved_unseen(
            self.memory, memory.HAND + seat, memory.BURIED + seat, 1 << seat, codes.NONE
        )
        if not self.quiet:
            self.note_hidden("bury", [seat], [card], 1 << seat)

    def eliminate(self, creature: int) -> None:
        """The creature leaves the tournament and the round ends."""
        self.gone = changed(self.gone, creature, self.row)
        self.alive = [other for other in self.alive if other != creature]
        self.filled -= 1
        if not self.quiet:
            self.note("eliminate", [creature, self.row])

    def finish(self, ended: int) -> None:
        """The game ends: secret predictions are revealed, nothing more is asked."""
        self.ended = ended
        self.phase = codes.ENDED
        self.stack.frames.clear()
        if not self.quiet:
            self.note("end", [ended])
        self.reveal_secrets([seat for seat in range(self.seats) if self.secret[seat] != codes.NONE])


def full_deck(creatures: list[int], ancestors: int, dryads: int) -> list[int]:
    """All cards of a game, unshuffled."""
    deck = [
        creature * codes.STRENGTHS + strength
        for creature in creatures
        for strength in range(codes.STRENGTHS)
    ]
    deck.extend(range(codes.CHAMELEON, codes.TREE))
    deck.extend(range(codes.ANCESTOR, codes.ANCESTOR + ancestors))
    deck.extend(range(codes.DRYAD, codes.DRYAD + dryads))
    return deck


def deal(table: Table, deck: list[int]) -> None:
    """Shuffles the deck and deals the hands."""
    table.rng.shuffle(deck)
    table.deck = deck
    for seat in range(table.seats):
        table.hands[seat] = sorted([deck.pop() for _ in range(codes.HAND)])
