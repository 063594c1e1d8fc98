"""What may be played now, and if not, by which rule.

Bans and limits come first, whatever else is allowed; then STOP; then the allowance of the phase
with what texts and icons add to it.
"""

from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.state import codes, layers
from spieltisch.games.blue_moon.state.layers import icons_of, may_count_as, text_works
from spieltisch.games.blue_moon.state.table import Table

BUKA_CHARACTER = [card.people == "buka" and card.kind == kinds.CHARACTER for card in every.CARDS]


class Permits(Table):
    """A table that knows what may be played."""

    # where a card comes from

    def on_landed_ship(self, seat: int, card: int) -> bool:
        if not self.landed[seat] or card not in self.loaded[seat]:
            return False
        return self.aboard[seat][self.loaded[seat].index(card)] in self.landed[seat]

    def _source_refusal(self, seat: int, card: int) -> int:
        """Whether a character, booster or support may come from where it is."""
        if not self.landed[seat]:
            return codes.LEGAL if card in self.hand[seat] else codes.NOT_IN_HAND
        if card not in self.hand[seat]:
            return codes.LEGAL if self.on_landed_ship(seat, card) else codes.NOT_IN_HAND
        says = self.said_by(seat)
        if says & layers.S_SHIP_HAND:
            return codes.LEGAL
        if not says & layers.S_SHIP_HAND_ONE:
            return codes.ONLY_FROM_SHIP
        first = self.from_hand
        if (
            first == codes.NONE
            or self.is_partner(first, card)
            or self._same_gang(seat, first, card)
        ):
            return codes.LEGAL
        return codes.ONE_FROM_HAND

    # characters

    def character_refusal(self, seat: int, card: int) -> int:
        """Whether a character may be played now, in the character phase."""
        if every.KINDS[card] != kinds.CHARACTER:
            return codes.WRONG_KIND
        refusal = self._source_refusal(seat, card)
        if refusal:
            return refusal
        if self.stale:
            self.relayer()
        if self.bans[seat] & layers.TRAITS[card]:
            return codes.BANNED
        if self.played >= self.cards_limit[seat]:
            return codes.CARD_LIMIT
        if self.combat_played >= self.combat_limit[seat]:
            return codes.COMBAT_LIMIT
        if self.says[seat] & layers.S_NO_MORE_CHARACTERS:
            return codes.OWN_BAN
        if self.stopped:
            return codes.STOPPED
        if self.main != codes.NONE and not self._joins(seat, card):
            return codes.ONE_CHARACTER
        if every.EFFECTS[card] and not self.meets_condition(seat, card):
            return codes.CONDITION
        return codes.LEGAL if self.can_pay_cost(seat, card) else codes.COST

    def _joins(self, seat: int, card: int) -> bool:
        """Whether a character may be played although the one character was."""
        return (
            self.is_partner(self.pair_for, card)
            or self._same_gang(seat, self.main, card)
            or self.counts_as_free(seat, card)
        )

    def can_pay_cost(self, seat: int, card: int) -> bool:
        """Whether enough other hand cards are there for an "I must"."""
        cost = every.COSTS[card]
        if not cost:
            return True
        others = len(self.hand[seat]) - (1 if card in self.hand[seat] else 0)
        return others >= cost

    def is_partner(self, first: int, card: int) -> bool:
        """Whether two cards make a pair; both icons have to work."""
        if first in (codes.NONE, card) or not every.ICONS[first] & every.ICONS[card] & icons.PAIR:
            return False
        if (
            every.FIRST_WORDS[first] != every.FIRST_WORDS[card]
            or every.KINDS[first] != every.KINDS[card]
        ):
            return False
        ignoring = self.ignored_by(self.turn)
        return (
            icons_of(first, ignoring, True) & icons.PAIR != 0
            and icons_of(card, ignoring, False) & icons.PAIR != 0
        )

    def _same_gang(self, seat: int, first: int, card: int) -> bool:
        """Whether a character joins the gang that opened this character phase."""
        if (
            first == codes.NONE
            or first != self.first_character
            or not every.ICONS[card] & icons.GANGS
        ):
            return False
        ignoring = self.ignored_by(seat)
        return icons_of(first, ignoring, True) & icons_of(card, ignoring, False) & icons.GANGS != 0

    def counts_as_free(self, seat: int, card: int) -> bool:
        """Whether a card is FREE in the moment it is played: by its icon or as if by it."""
        ignoring = self.ignored_by(seat)
        if icons_of(card, ignoring, False) & icons.FREE:
            return True
        if (
            self.last != codes.NONE
            and every.EFFECTS[self.last] == special.NEXT_FREE
            and self.last in self.active[seat]
            and text_works(self.last, ignoring, True)
            and may_count_as(card, ignoring)
        ):
            return True
        if self.landed[seat] and BUKA_CHARACTER[card] and self.on_landed_ship(seat, card):
            return may_count_as(card, ignoring)
        effect = every.EFFECTS[card]
        if special.FREE_IF_CARDS <= effect <= special.FREE_IF_ICONS:
            return (
                may_count_as(card, ignoring)
                and text_works(card, ignoring, False)
                and self._free_condition(1 - seat, effect, every.AMOUNTS[card])
            )
        return False

    def _free_condition(self, foe: int, effect: int, n: int) -> bool:
        if effect == special.FREE_IF_CARDS:
            return self.cards_laid(foe) >= n
        if effect == special.FREE_IF_SUPPORTS:
            return len(self.support[foe]) + len(self.bluffs[foe]) >= n
        if effect == special.FREE_IF_ICONS:
            return self._active_icon_cards(foe) >= n
        kind = kinds.CHARACTER if effect == special.FREE_IF_CHARACTERS else kinds.BOOSTER
        count = 0
        for card in self.active[foe]:
            if every.KINDS[card] == kind:
                count += 1
        return count >= n

    def _active_icon_cards(self, seat: int) -> int:
        """How many active cards of a seat print an icon, effective or not; ships print none."""
        count = len(self.bluffs[seat])
        for card in [*self.active[seat], *self.support[seat], *self.laid_crystals[seat]]:
            if every.ICONS[card]:
                count += 1
        if self.hyla[seat] != codes.NONE and every.ICONS[self.hyla[seat]]:
            count += 1
        return count

    def meets_condition(self, seat: int, card: int) -> bool:
        """Whether the play condition of a mutant holds, is waived or is ignored."""
        effect = every.EFFECTS[card]
        if not special.MUTANT_DRAGONS <= effect <= special.MUTANT_NO_INFLUENCE:
            return True
        if not text_works(card, self.ignored_by(seat), False):
            return True
        if self.says[seat] & layers.S_WAIVE_MUTANT and effect != special.MUTANT_NO_INFLUENCE:
            return True
        foe = 1 - seat
        n = every.AMOUNTS[card]
        if effect == special.MUTANT_DRAGONS:
            return self.dragons[foe] >= n
        if effect == special.MUTANT_HAND:
            return len(self.hand[foe]) - len(self.hand[seat]) >= n
        if effect == special.MUTANT_CARDS:
            return self.cards_laid(foe) >= n
        if effect == special.MUTANT_ACTIVE:
            return self.cards_laid(foe) - len(self.older[foe]) >= n
        if effect == special.MUTANT_POWER:
            return self.element != codes.NONE and self.power(foe, self.element) >= n
        if effect == special.MUTANT_EARTH:
            return self.element == codes.EARTH and self.power(foe, codes.EARTH) >= n
        if effect == special.MUTANT_FIRE:
            return self.element == codes.FIRE and self.power(foe, codes.FIRE) >= n
        if effect == special.MUTANT_EMPTY:
            return not self.cards_laid(seat)
        if effect == special.MUTANT_FREE:
            return self._has_active_icon(foe, icons.FREE)
        return not self.ships[seat] and self.hyla[seat] == codes.NONE

    def _has_active_icon(self, seat: int, icon: int) -> bool:
        """Whether an active card of a seat prints an icon, effective or not."""
        for card in self.active[seat]:
            if every.ICONS[card] & icon:
                return True
        for card in self.support[seat]:
            if every.ICONS[card] & icon:
                return True
        return False

    def would_keep(self, seat: int, card: int) -> bool:
        """Whether the older cards may stay active when this character is laid first."""
        if self.first_character != codes.NONE or not self.active[seat]:
            return False
        ignoring = self.ignored_by(seat)
        if every.EFFECTS[card] == special.KEEP_ACTIVE:
            return text_works(card, ignoring, False)
        gang = icons_of(card, ignoring, False) & icons.GANGS
        if not gang:
            return False
        for other in self.active[seat]:
            if every.KINDS[other] != kinds.CHARACTER or not icons_of(other, ignoring, True) & gang:
                return False
        return True

    # boosters, supports, bluff cards, loads

    def other_refusal(self, seat: int, card: int) -> int:
        """Whether a booster or support may be played now, in the booster/support phase."""
        kind = every.KINDS[card]
        if kind not in (kinds.BOOSTER, kinds.SUPPORT):
            return codes.WRONG_KIND
        refusal = self._source_refusal(seat, card)
        if refusal:
            return refusal
        if self.stale:
            self.relayer()
        if self.bans[seat] & layers.TRAITS[card]:
            return codes.BANNED
        if self.played >= self.cards_limit[seat]:
            return codes.CARD_LIMIT
        if kind == kinds.BOOSTER and self.combat_played >= self.combat_limit[seat]:
            return codes.COMBAT_LIMIT
        if not self.stopped and self.counts_as_free(seat, card):
            return codes.LEGAL
        if self.is_partner(self.pair_for, card):
            return codes.LEGAL
        return self._allowance_refusal(seat, kind == kinds.BOOSTER)

    def _allowance_refusal(self, seat: int, booster: bool) -> int:
        """Whether the allowance covers one more booster or one more support."""
        if self.stale:
            self.relayer()
        says = self.says[seat]
        boosts = self.boosts + (1 if booster else 0)
        helps = self.helps + (0 if booster else 1)
        over = 0
        if not says & layers.S_ANY_BOOSTERS:
            over += max(0, boosts - self.extra_boosters[seat])
        if not says & layers.S_ANY_SUPPORTS:
            over += max(0, helps - self.extra_supports[seat])
        base = 0 if self.opening or self.stopped else 1
        if over <= base + self.extra_either[seat]:
            return codes.LEGAL
        if self.stopped:
            return codes.STOPPED
        return codes.OPENING_ALLOWANCE if self.opening else codes.NO_ALLOWANCE

    def bluff_refusal(self, seat: int, card: int) -> int:
        """Whether a card may be laid face down now."""
        refusal = self._source_refusal(seat, card)
        if refusal:
            return refusal
        if not every.ICONS[card] & icons.BLUFFS:
            return codes.NO_BLUFF_ICON
        if not icons_of(card, self.ignored_by(seat), False) & icons.BLUFFS or self.bluffs_off(seat):
            return codes.BLUFF_OFF
        if self.bans[seat] & layers.BLUFF_TRAITS:
            return codes.BANNED
        if self.played >= self.cards_limit[seat]:
            return codes.CARD_LIMIT
        return self._allowance_refusal(seat, False)

    def load_refusal(self, seat: int, card: int) -> int:
        """Whether a hand card may be loaded now, instead of a support."""
        if card not in self.hand[seat]:
            return codes.NOT_IN_HAND
        if every.KINDS[card] not in (kinds.CHARACTER, kinds.BOOSTER, kinds.SUPPORT):
            return codes.NOT_LOADABLE
        if not self.has_room(seat):
            return codes.NO_ROOM
        if self.landed[seat] and not self.said_by(seat) & layers.S_SHIP_HAND:
            return codes.ONLY_FROM_SHIP
        if self.stale:
            self.relayer()
        if self.bans[seat] & layers.T_SUPPORT:
            return codes.BANNED
        if self.played >= self.cards_limit[seat]:
            return codes.CARD_LIMIT
        return self._allowance_refusal(seat, False)

    def has_room(self, seat: int) -> bool:
        for ship in self.ships[seat]:
            if self.cards_on(seat, ship) < every.CAPACITIES[ship]:
                return True
        return False

    # the leadership phase and the beginning of a turn

    def action_refusal(self, seat: int, card: int) -> int:
        """Whether an action card may be played now."""
        if card not in self.hand[seat]:
            return codes.NOT_IN_HAND
        if every.KINDS[card] not in (kinds.LEADERSHIP, kinds.SHIP, kinds.HYLA, kinds.CRYSTAL_CARD):
            return codes.WRONG_KIND
        if self.stale:
            self.relayer()
        if self.bans[seat] & layers.TRAITS[card]:
            return codes.BANNED
        if self.played >= self.cards_limit[seat]:
            return codes.CARD_LIMIT
        return codes.LEGAL if self.can_pay_cost(seat, card) else codes.COST

    def replace_refusal(self, seat: int, card: int) -> int:
        """Whether a hand card may be replaced now."""
        if card not in self.hand[seat]:
            return codes.NOT_IN_HAND
        ignoring = self.ignored_by(seat)
        if icons_of(card, ignoring, False) & icons.REPLACE:
            return codes.LEGAL
        if self.says[seat] & layers.S_ALL_REPLACE and may_count_as(card, ignoring):
            return codes.LEGAL
        inquisitor = self.inquisitors[seat]
        granted = inquisitor != codes.NONE and every.EFFECTS[inquisitor] == special.ALL_REPLACE
        return (
            codes.REPLACE_OFF
            if every.ICONS[card] & icons.REPLACE or granted
            else codes.NO_REPLACE_ICON
        )

    def retrieve_refusal(self, seat: int, card: int) -> int:
        """Whether an active card may be taken back by its icon."""
        if card not in self.active[seat] and card not in self.support[seat]:
            return codes.NOT_ON_TABLE
        if not every.ICONS[card] & icons.RETRIEVE:
            return codes.NO_RETRIEVE_ICON
        if not icons_of(card, self.ignored_by(seat), True) & icons.RETRIEVE:
            return codes.RETRIEVE_OFF
        if every.KINDS[card] == kinds.CHARACTER:
            for other in self.active[1 - seat]:
                if every.KINDS[other] == kinds.CHARACTER and every.ICONS[other] & icons.RETRIEVE:
                    return codes.RETRIEVE_BLOCKED
        return codes.LEGAL if self.may_take(seat) else codes.HAND_LIMIT

    # interventions

    def intervention_works(self, seat: int, card: int) -> bool:
        """Whether bans, limits and ignoring texts would let this intervention be played."""
        if not text_works(card, self.ignored_by(seat), False):
            return False
        if self.bans[seat] & layers.TRAITS[card]:
            return False
        return seat != self.turn or self.played < self.cards_limit[seat]

    def may_hold(self, seat: int, effect: int) -> int:
        """An intervention of this text that may be in a hand as far as the opponent knows."""
        if not self.has_interventions[seat]:
            return codes.NONE
        for card in self.lists[seat]:
            if every.KINDS[card] != kinds.INTERVENTION or every.EFFECTS[card] != effect:
                continue
            if card in self.discard[seat] or card in self.limbo[seat]:
                continue
            if card in self.hand[seat] or self._hides_something(seat):
                return card
        return codes.NONE

    def _hides_something(self, seat: int) -> bool:
        """Whether the hand holds a card that the opponent does not know."""
        for card in self.hand[seat]:
            if card not in self.known[seat] and card not in self.open[seat]:
                return True
        return False

    # power

    def has_shield(self, seat: int, element: int) -> bool:
        """Whether an active card shows a working shield of an element."""
        shield = icons.SHIELD_FIRE if element == codes.FIRE else icons.SHIELD_EARTH
        ignoring = self.ignored_by(seat)
        for card in self.active[seat]:
            if icons_of(card, ignoring, True) & shield:
                return True
        for card in self.support[seat]:
            if icons_of(card, ignoring, True) & shield:
                return True
        return False

    def is_matched(self, seat: int) -> bool:
        """Whether a seat reaches the opponent's power in the contested element."""
        element = self.element
        if element == codes.NONE:
            return True
        return self.power(seat, element) >= self.power(1 - seat, element) or self.has_shield(
            seat, element
        )
