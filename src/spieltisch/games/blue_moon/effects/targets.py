"""Which cards a text reaches."""

from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.state import codes, layers, verbs
from spieltisch.games.blue_moon.state.layers import icons_of
from spieltisch.games.blue_moon.state.permits import Permits


def is_demand(card: int) -> bool:
    """Whether a text demands something of the opponent, such as hand cards."""
    return layers.SAYINGS[every.EFFECTS[card]] & layers.S_DEMAND != 0


class Targets(Permits):
    """A table that knows what a text can do something about."""

    def targets(self, seat: int, card: int) -> list[int]:
        """The moves that name a target of a text."""
        effect = every.EFFECTS[card]
        foe = 1 - seat
        if effect in (special.DISCARD_BOOSTER_SUPPORT, special.DISCARD_BOOSTER_SUPPORT_EACH_TURN):
            return self._moves(self.discardable(foe, True, True), len(self.bluffs[foe]))
        if effect == special.DISCARD_SUPPORT:
            return self._moves(self.discardable(foe, False, True), len(self.bluffs[foe]))
        if effect == special.DISCARD_CHARACTER:
            characters = self.characters_of(foe)
            if len(characters) < 2:
                return []
            return self._moves([c for c in characters if not self.is_protected(foe, c)], 0)
        if effect == special.DISCARD_ICON_CARD:
            return self._icon_targets(foe)
        if effect == special.DISCARD_OF_TURN:
            return self._targets_of_turn(foe)
        if effect == special.TAKE_BACK_ON_RETREAT:
            return self._moves(
                [
                    *self.active[seat],
                    *self.older[seat],
                    *self.support[seat],
                    *self.bluffs[seat],
                ]
                if self.may_take(seat)
                else [],
                0,
            )
        if effect == special.SWAP_HYLA:
            return self._moves([c for c in self.discard[seat] if every.KINDS[c] == kinds.HYLA], 0)
        if not self.may_take(seat):
            return []
        combat = [*self.active[seat], *self.older[seat]]
        if effect == special.TAKE_BACK_COMBAT:
            return self._moves(combat, 0)
        if effect == special.TAKE_BACK_OTHER:
            return self._moves([other for other in combat if other != card], 0)
        return self._moves(self._active_cards(seat, card), 0)

    def _moves(self, cards: list[int], bluffs: int) -> list[int]:
        """Moves that choose one of some cards or of some face-down bluff cards."""
        moves = [verbs.CHOOSE + card for card in cards]
        for i in range(bluffs):
            moves.append(verbs.HIDDEN + i)
        return moves

    def discardable(self, seat: int, boosters: bool, supports: bool) -> list[int]:
        """Active boosters and supports of a seat that nothing protects."""
        cards: list[int] = []
        if boosters:
            for card in self.active[seat]:
                if every.KINDS[card] == kinds.BOOSTER and not self.is_protected(seat, card):
                    cards.append(card)
        if supports:
            for card in self.support[seat]:
                if not self.is_protected(seat, card):
                    cards.append(card)
        return cards

    def _icon_targets(self, foe: int) -> list[int]:
        """Active cards with an icon: not the last character, none with a working PROTECTED."""
        last = len(self.characters_of(foe)) < 2
        cards: list[int] = []
        for card in self.active[foe]:
            if every.KINDS[card] == kinds.CHARACTER and last:
                continue
            if every.ICONS[card] and not self.is_protected(foe, card):
                cards.append(card)
        for card in [*self.support[foe], *self.laid_crystals[foe], self.hyla[foe]]:
            if card != codes.NONE and every.ICONS[card] and not self.is_protected(foe, card):
                cards.append(card)
        return self._moves(cards, len(self.bluffs[foe]))

    def _targets_of_turn(self, foe: int) -> list[int]:
        """Boosters, supports and bluff cards that the turn player played in this turn."""
        moves: list[int] = []
        for card in self.discardable(foe, True, True):
            if card in self.new_others:
                moves.append(verbs.CHOOSE + card)
        for i in range(len(self.bluffs[foe])):
            if self.bluffs[foe][i] in self.new_others:
                moves.append(verbs.HIDDEN + i)
        return moves

    def _active_cards(self, seat: int, card: int) -> list[int]:
        """Own active cards: table, influence area and crystal cards, but not the card itself."""
        cards = [
            *self.active[seat],
            *self.support[seat],
            *self.bluffs[seat],
            *self.ships[seat],
            *self.laid_crystals[seat],
        ]
        if self.hyla[seat] != codes.NONE:
            cards.append(self.hyla[seat])
        return cards

    def combat_area(self, seat: int) -> list[int]:
        """Cards of a combat area, active or not, that nothing protects."""
        cards = [card for card in self.active[seat] if not self.is_protected(seat, card)]
        return cards + self.older[seat]

    def combat_but_one(self, seat: int) -> bool:
        """Whether discarding all active combat cards but one character would do something."""
        characters = 0
        for card in self.active[seat]:
            if every.KINDS[card] == kinds.CHARACTER:
                characters += 1
            elif not self.is_protected(seat, card):
                return True
        return characters > 1

    def free_cards(self, seat: int) -> list[int]:
        """Active cards whose FREE icon works."""
        ignoring = self.ignored_by(seat)
        return [
            card
            for card in [*self.active[seat], *self.support[seat]]
            if icons_of(card, ignoring, True) & icons.FREE and not self.is_protected(seat, card)
        ]

    def may_search(self, seat: int, effect: int) -> bool:
        """Whether a pile may be searched; what is in it does not matter."""
        if effect == special.SEARCH_DISCARD:
            return len(self.discard[seat]) > 0 and self.may_take(seat)
        if not self.deck[seat] or not self.may_leave_deck(seat):
            return False
        return effect == special.ENTREAT or self.may_take(seat)

    def findable(self, seat: int, card: int) -> list[int]:
        """The cards that a search may take."""
        effect = every.EFFECTS[card]
        if effect == special.SEARCH_DISCARD:
            return self.discard[seat]
        if effect != special.ENTREAT:
            return self.deck[seat]
        room = len(self.ships_with_room(seat)) > 0
        return [
            other
            for other in self.deck[seat]
            if every.KINDS[other] in (kinds.SHIP, kinds.HYLA)
            or (room and every.KINDS[other] in (kinds.CHARACTER, kinds.BOOSTER, kinds.SUPPORT))
        ]

    def ships_with_room(self, seat: int) -> list[int]:
        """Own ships that can take one more card; at sea or landed."""
        return [
            ship
            for ship in [*self.ships[seat], *self.landed[seat]]
            if self.cards_on(seat, ship) < every.CAPACITIES[ship]
        ]

    def loadable(self, seat: int) -> list[int]:
        """Hand cards that a ship can carry."""
        return [
            card
            for card in self.hand[seat]
            if every.KINDS[card] in (kinds.CHARACTER, kinds.BOOSTER, kinds.SUPPORT)
        ]

    # demands of the opponent

    def demand_of(self, seat: int, card: int) -> int:
        """How much a caterpillar or the sirens of a seat demand."""
        n = every.AMOUNTS[card]
        if self.doubled[seat] == card and self.said_by(seat) & layers.S_DOUBLE_CATERPILLAR:
            return n * 2
        return n

    def reopen_demands(self) -> None:
        """Demands that were left unpaid may be met after all: something has changed."""
        self.used = [card for card in self.used if not is_demand(card)]

    def caterpillars(self, seat: int) -> list[int]:
        """The own caterpillars whose text works."""
        return [
            card
            for card in self.active[seat]
            if special.CATERPILLAR_FIRE <= every.EFFECTS[card] <= special.CATERPILLAR_MOONS
            and self.works(seat, card)
        ]
