"""The table: the small acts that change what lies on it.

Each act leaves the table consistent and notes what happened. Which acts are allowed when is the
business of `permits` and `rules`.
"""

from spieltisch.core.event import Event
from spieltisch.games.blue_moon.cards import every, kinds
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.state.power import Powers


class Table(Powers):
    """A table on which things happen."""

    def note(self, kind: str, args: list[int]) -> None:
        if not self.quiet:
            self.events.append(Event(kind, args, [], 0))

    def note_hidden(self, kind: str, args: list[int], hidden: list[int], seat: int) -> None:
        """Notes something whose details only one seat sees."""
        if not self.quiet:
            self.events.append(Event(kind, args, hidden, 1 << seat))

    # the hand

    def leave_hand(self, seat: int, card: int) -> None:
        """A card leaves the hand openly."""
        self.hand[seat].remove(card)
        if card in self.open[seat]:
            self.open[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def leave_hand_hidden(self, seat: int, card: int) -> None:
        """A card leaves the hand unseen: the opponent can no longer be sure of the others."""
        self.hand[seat].remove(card)
        if card in self.open[seat]:
            self.open[seat].remove(card)
        else:
            self.known[seat] = [known for known in self.known[seat] if known in self.open[seat]]

    def join_hand(self, seat: int, card: int) -> None:
        """A card comes into the hand openly."""
        self.hand[seat].append(card)
        self.known[seat].append(card)

    def room_in_hand(self, seat: int) -> int:
        """How many more cards may come into the hand, from wherever."""
        if self.stale:
            self.relayer()
        return self.hand_limit[seat] - len(self.hand[seat])

    def may_take(self, seat: int) -> bool:
        """Whether a card may come into the hand, from wherever."""
        return self.room_in_hand(seat) > 0

    def may_leave_deck(self, seat: int) -> bool:
        """Whether the player may take a card out of the own draw deck."""
        if self.stale:
            self.relayer()
        limit = self.draw_limit[seat]
        return limit > 0 and (seat != self.turn or self.drawn < limit)

    def may_draw(self, seat: int) -> bool:
        return len(self.deck[seat]) > 0 and self.may_leave_deck(seat) and self.may_take(seat)

    def out_of_deck(self, seat: int) -> int:
        """The top card of a draw deck."""
        card = self.deck[seat].pop()
        if self.bottom[seat] > len(self.deck[seat]):
            self.bottom[seat] = len(self.deck[seat])
        if seat == self.turn:
            self.drawn += 1
        self.news = True
        return card

    def draw(self, seat: int, count: int) -> int:
        """Draws up to so many cards, as far as that is possible and allowed; how many."""
        cards: list[int] = []
        while len(cards) < count and self.may_draw(seat):
            card = self.out_of_deck(seat)
            self.hand[seat].append(card)
            cards.append(card)
        if cards and not self.quiet:
            self.note_hidden("draw", [seat, len(cards)], cards, seat)
        return len(cards)

    def draw_up_to(self, seat: int, size: int) -> int:
        return self.draw(seat, size - len(self.hand[seat]))

    def shuffle_deck(self, seat: int) -> None:
        """A shuffle starts from the sorted cards, so that nothing of the old order remains."""
        cards = sorted(self.deck[seat])
        self.rng.shuffle(cards)
        self.deck[seat] = cards
        self.bottom[seat] = 0
        self.news = True
        self.note("shuffle", [seat])

    # piles

    def put_away(self, seat: int, card: int) -> None:
        """A discarded card goes to its pile."""
        if every.KINDS[card] == kinds.LEADERSHIP:
            self.leads[seat].append(card)
        else:
            self.discard[seat].append(card)

    def discard_hand(self, seat: int, card: int, by: int) -> None:
        self.leave_hand(seat, card)
        self.put_away(seat, card)
        self.note("discard", [seat, card, by])

    # cards on the table

    def lift(self, seat: int, card: int) -> None:
        """A card leaves combat or support area, influence area or ship."""
        if card in self.active[seat]:
            self.active[seat].remove(card)
        elif card in self.support[seat]:
            self.support[seat].remove(card)
        elif card in self.older[seat]:
            self.older[seat].remove(card)
        elif card in self.bluffs[seat]:
            self.bluffs[seat].remove(card)
            if card in self.known[seat]:
                self.known[seat].remove(card)
        elif card == self.hyla[seat]:
            self.hyla[seat] = codes.NONE
        elif card in self.laid_crystals[seat]:
            self.laid_crystals[seat].remove(card)
        elif card in self.actions[seat]:
            self.actions[seat].remove(card)
            self.leads[seat].remove(card)
        else:
            self.lift_ship(seat, card)
        if card == self.doubled[seat] and card not in self.paid:
            self.doubled[seat] = codes.NONE
        if card in self.used:
            self.used.remove(card)
        self.touch()

    def lift_ship(self, seat: int, ship: int) -> None:
        """A ship leaves; its load is lost."""
        if ship in self.ships[seat]:
            self.ships[seat].remove(ship)
        else:
            self.landed[seat].remove(ship)
        cards: list[int] = []
        ships: list[int] = []
        for i in range(len(self.loaded[seat])):
            if self.aboard[seat][i] == ship:
                self.discard[seat].append(self.loaded[seat][i])
            else:
                cards.append(self.loaded[seat][i])
                ships.append(self.aboard[seat][i])
        self.loaded[seat] = cards
        self.aboard[seat] = ships

    def discard_from_table(self, seat: int, card: int, by: int) -> None:
        self.lift(seat, card)
        self.put_away(seat, card)
        self.note("discard", [seat, card, by])

    def discard_bluff(self, seat: int, card: int, by: int) -> None:
        """A face-down bluff card is discarded, and thereby shown."""
        self.discard_from_table(seat, card, by)
        self.news = True

    def take_back(self, seat: int, card: int, by: int) -> None:
        """A card of the table returns to the hand."""
        hidden = card in self.bluffs[seat]
        self.lift(seat, card)
        if hidden:
            self.hand[seat].append(card)
            self.note_hidden("take-hidden", [seat, by], [card], seat)
        else:
            self.join_hand(seat, card)
            self.note("take", [seat, card, by])

    def collapse(self, seat: int) -> None:
        """The active cards of a combat area become inactive."""
        if self.active[seat]:
            self.older[seat].extend(self.active[seat])
            self.active[seat] = []
            self.doubled[seat] = codes.NONE
            self.touch()

    def take_off_ship(self, seat: int, card: int) -> None:
        """A loaded card leaves its ship."""
        i = self.loaded[seat].index(card)
        self.loaded[seat].pop(i)
        self.aboard[seat].pop(i)

    def load(self, seat: int, card: int, ship: int) -> None:
        self.loaded[seat].append(card)
        self.aboard[seat].append(ship)
        self.note("load", [seat, card, ship])

    def land(self, seat: int, ship: int) -> None:
        self.ships[seat].remove(ship)
        self.landed[seat].append(ship)
        self.touch()
        self.note("land", [seat, ship])

    def discard_landed(self, seat: int) -> None:
        """Landed ships go away with what is left on them."""
        while self.landed[seat]:
            ship = self.landed[seat][-1]
            self.lift(seat, ship)
            self.discard[seat].append(ship)

    def cards_on(self, seat: int, ship: int) -> int:
        count = 0
        for other in self.aboard[seat]:
            if other == ship:
                count += 1
        return count

    def characters_of(self, seat: int) -> list[int]:
        """The active characters of a seat."""
        return [card for card in self.active[seat] if every.KINDS[card] == kinds.CHARACTER]

    def cards_laid(self, seat: int) -> int:
        """Cards in combat and support areas, active or not, bluff cards too."""
        return (
            len(self.active[seat])
            + len(self.older[seat])
            + len(self.support[seat])
            + len(self.bluffs[seat])
        )

    # dragons

    def gain_dragon(self, seat: int, cause: int) -> None:
        """One dragon comes closer; with all three on the own side the game is won."""
        if self.dragons[seat] == codes.DRAGONS:
            self.note("dragon", [seat, cause, 1])
            self.finish(codes.FOURTH_DRAGON, seat, codes.DRAGONS + 1)
            return
        if self.dragons[1 - seat]:
            self.dragons[1 - seat] -= 1
        else:
            self.dragons[seat] += 1
        self.note("dragon", [seat, cause, 0])

    # ends

    def clear_fight(self) -> None:
        """All cards of combat and support areas go away, landed ships too."""
        for seat in range(2):
            self.discard[seat].extend(self.active[seat])
            self.discard[seat].extend(self.older[seat])
            self.discard[seat].extend(self.support[seat])
            self.discard[seat].extend(self.bluffs[seat])
            for card in self.bluffs[seat]:
                self.news = True
                if card in self.known[seat]:
                    self.known[seat].remove(card)
            self.active[seat] = []
            self.older[seat] = []
            self.support[seat] = []
            self.bluffs[seat] = []
            self.actions[seat] = []
            self.doubled[seat] = codes.NONE
            self.discard_landed(seat)
        self.element = codes.NONE
        self.touch()

    def refill_hands(self) -> None:
        self.draw_up_to(0, codes.HAND)
        self.draw_up_to(1, codes.HAND)

    def is_out_of_cards(self, seat: int) -> bool:
        return not self.hand[seat] and not self.deck[seat]

    def finish(self, how: int, winner: int, worth: int) -> None:
        """The game is over; crystal cards make it worth more, after a misplay unplayed ones too."""
        self.ended = how
        self.winner = winner
        self.worth = worth + len(self.laid_crystals[winner])
        if how == codes.MISPLAY:
            for card in self.lists[winner]:
                if (
                    every.KINDS[card] == kinds.CRYSTAL_CARD
                    and card not in self.laid_crystals[winner]
                ):
                    self.worth += 1
        self.crystals = self.crystals[:]
        self.crystals[winner] += self.worth
        self.phase = codes.ENDED
        self.stack.frames.clear()
        self.note("end", [how, winner, self.worth])
