"""What may be played now, and if not, by which rule.

Bans and limits come first, whatever else is allowed; then STOP; then the allowance of the phase
with what texts and icons add to it.
"""

from spieltisch.games.blue_moon.cards.card import (
    BLUFFS,
    BOOSTER,
    CHARACTER,
    CRYSTAL_CARD,
    FREE,
    GANGS,
    HYLA,
    INTERVENTION,
    LEADERSHIP,
    PAIR,
    REPLACE,
    RETRIEVE,
    SHIELD_EARTH,
    SHIELD_FIRE,
    SHIP,
    SUPPORT,
)
from spieltisch.games.blue_moon.cards.effect import (
    ALL_REPLACE,
    FREE_IF_CARDS,
    FREE_IF_CHARACTERS,
    FREE_IF_ICONS,
    FREE_IF_SUPPORTS,
    KEEP_ACTIVE,
    MUTANT_ACTIVE,
    MUTANT_CARDS,
    MUTANT_DRAGONS,
    MUTANT_EARTH,
    MUTANT_EMPTY,
    MUTANT_FIRE,
    MUTANT_FREE,
    MUTANT_HAND,
    MUTANT_NO_INFLUENCE,
    MUTANT_POWER,
    NEXT_FREE,
)
from spieltisch.games.blue_moon.cards.every import (
    AMOUNTS,
    CAPACITIES,
    CARDS,
    COSTS,
    EFFECTS,
    FIRST_WORDS,
    ICONS,
    KINDS,
)
from spieltisch.games.blue_moon.state.codes import (
    BANNED,
    BLUFF_OFF,
    CARD_LIMIT,
    COMBAT_LIMIT,
    CONDITION,
    COST,
    EARTH,
    FIRE,
    HAND_LIMIT,
    LEGAL,
    NO_ALLOWANCE,
    NO_BLUFF_ICON,
    NO_REPLACE_ICON,
    NO_RETRIEVE_ICON,
    NO_ROOM,
    NONE,
    NOT_IN_HAND,
    NOT_LOADABLE,
    NOT_ON_TABLE,
    ONE_CHARACTER,
    ONE_FROM_HAND,
    ONLY_FROM_SHIP,
    OPENING_ALLOWANCE,
    OWN_BAN,
    REPLACE_OFF,
    RETRIEVE_BLOCKED,
    RETRIEVE_OFF,
    STOPPED,
    WRONG_KIND,
)
from spieltisch.games.blue_moon.state.layers import (
    BLUFF_TRAITS,
    S_ALL_REPLACE,
    S_ANY_BOOSTERS,
    S_ANY_SUPPORTS,
    S_NO_MORE_CHARACTERS,
    S_SHIP_HAND,
    S_SHIP_HAND_ONE,
    S_WAIVE_MUTANT,
    T_SUPPORT,
    TRAITS,
    icons_of,
    may_count_as,
    text_works,
)
from spieltisch.games.blue_moon.state.table import Table

BUKA_CHARACTER = [card.people == "buka" and card.kind == CHARACTER for card in CARDS]


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
            return LEGAL if card in self.hand[seat] else NOT_IN_HAND
        if card not in self.hand[seat]:
            return LEGAL if self.on_landed_ship(seat, card) else NOT_IN_HAND
        says = self.said_by(seat)
        if says & S_SHIP_HAND:
            return LEGAL
        if not says & S_SHIP_HAND_ONE:
            return ONLY_FROM_SHIP
        first = self.from_hand
        if first == NONE or self.is_partner(first, card) or self._same_gang(seat, first, card):
            return LEGAL
        return ONE_FROM_HAND

    # characters

    def character_refusal(self, seat: int, card: int) -> int:
        """Whether a character may be played now, in the character phase."""
        if KINDS[card] != CHARACTER:
            return WRONG_KIND
        refusal = self._source_refusal(seat, card)
        if refusal:
            return refusal
        if self.stale:
            self.relayer()
        if self.bans[seat] & TRAITS[card]:
            return BANNED
        if self.played >= self.cards_limit[seat]:
            return CARD_LIMIT
        if self.combat_played >= self.combat_limit[seat]:
            return COMBAT_LIMIT
        if self.says[seat] & S_NO_MORE_CHARACTERS:
            return OWN_BAN
        if self.stopped:
            return STOPPED
        if self.main != NONE and not self._joins(seat, card):
            return ONE_CHARACTER
        if EFFECTS[card] and not self.meets_condition(seat, card):
            return CONDITION
        return LEGAL if self.can_pay_cost(seat, card) else COST

    def _joins(self, seat: int, card: int) -> bool:
        """Whether a character may be played although the one character was."""
        return (
            self.is_partner(self.pair_for, card)
            or self._same_gang(seat, self.main, card)
            or self.counts_as_free(seat, card)
        )

    def can_pay_cost(self, seat: int, card: int) -> bool:
        """Whether enough other hand cards are there for an "I must"."""
        cost = COSTS[card]
        if not cost:
            return True
        others = len(self.hand[seat]) - (1 if card in self.hand[seat] else 0)
        return others >= cost

    def is_partner(self, first: int, card: int) -> bool:
        """Whether two cards make a pair; both icons have to work."""
        if first in (NONE, card) or not ICONS[first] & ICONS[card] & PAIR:
            return False
        if FIRST_WORDS[first] != FIRST_WORDS[card] or KINDS[first] != KINDS[card]:
            return False
        ignoring = self.ignored_by(self.turn)
        return (
            icons_of(first, ignoring, True) & PAIR != 0
            and icons_of(card, ignoring, False) & PAIR != 0
        )

    def _same_gang(self, seat: int, first: int, card: int) -> bool:
        """Whether a character joins the gang that opened this character phase."""
        if first == NONE or first != self.first_character or not ICONS[card] & GANGS:
            return False
        ignoring = self.ignored_by(seat)
        return icons_of(first, ignoring, True) & icons_of(card, ignoring, False) & GANGS != 0

    def counts_as_free(self, seat: int, card: int) -> bool:
        """Whether a card is FREE in the moment it is played: by its icon or as if by it."""
        ignoring = self.ignored_by(seat)
        if icons_of(card, ignoring, False) & FREE:
            return True
        if (
            self.last != NONE
            and EFFECTS[self.last] == NEXT_FREE
            and self.last in self.active[seat]
            and text_works(self.last, ignoring, True)
            and may_count_as(card, ignoring)
        ):
            return True
        if self.landed[seat] and BUKA_CHARACTER[card] and self.on_landed_ship(seat, card):
            return may_count_as(card, ignoring)
        effect = EFFECTS[card]
        if FREE_IF_CARDS <= effect <= FREE_IF_ICONS:
            return (
                may_count_as(card, ignoring)
                and text_works(card, ignoring, False)
                and self._free_condition(1 - seat, effect, AMOUNTS[card])
            )
        return False

    def _free_condition(self, foe: int, effect: int, n: int) -> bool:
        if effect == FREE_IF_CARDS:
            return self.cards_laid(foe) >= n
        if effect == FREE_IF_SUPPORTS:
            return len(self.support[foe]) + len(self.bluffs[foe]) >= n
        if effect == FREE_IF_ICONS:
            return self._active_icon_cards(foe) >= n
        kind = CHARACTER if effect == FREE_IF_CHARACTERS else BOOSTER
        count = 0
        for card in self.active[foe]:
            if KINDS[card] == kind:
                count += 1
        return count >= n

    def _active_icon_cards(self, seat: int) -> int:
        """How many active cards of a seat print an icon, effective or not; ships print none."""
        count = len(self.bluffs[seat])
        for card in [*self.active[seat], *self.support[seat], *self.laid_crystals[seat]]:
            if ICONS[card]:
                count += 1
        if self.hyla[seat] != NONE and ICONS[self.hyla[seat]]:
            count += 1
        return count

    def meets_condition(self, seat: int, card: int) -> bool:
        """Whether the play condition of a mutant holds, is waived or is ignored."""
        effect = EFFECTS[card]
        if not MUTANT_DRAGONS <= effect <= MUTANT_NO_INFLUENCE:
            return True
        if not text_works(card, self.ignored_by(seat), False):
            return True
        if self.says[seat] & S_WAIVE_MUTANT and effect != MUTANT_NO_INFLUENCE:
            return True
        foe = 1 - seat
        n = AMOUNTS[card]
        if effect == MUTANT_DRAGONS:
            return self.dragons[foe] >= n
        if effect == MUTANT_HAND:
            return len(self.hand[foe]) - len(self.hand[seat]) >= n
        if effect == MUTANT_CARDS:
            return self.cards_laid(foe) >= n
        if effect == MUTANT_ACTIVE:
            return self.cards_laid(foe) - len(self.older[foe]) >= n
        if effect == MUTANT_POWER:
            return self.element != NONE and self.power(foe, self.element) >= n
        if effect == MUTANT_EARTH:
            return self.element == EARTH and self.power(foe, EARTH) >= n
        if effect == MUTANT_FIRE:
            return self.element == FIRE and self.power(foe, FIRE) >= n
        if effect == MUTANT_EMPTY:
            return not self.cards_laid(seat)
        if effect == MUTANT_FREE:
            return self._has_active_icon(foe, FREE)
        return not self.ships[seat] and self.hyla[seat] == NONE

    def _has_active_icon(self, seat: int, icon: int) -> bool:
        """Whether an active card of a seat prints an icon, effective or not."""
        for card in self.active[seat]:
            if ICONS[card] & icon:
                return True
        for card in self.support[seat]:
            if ICONS[card] & icon:
                return True
        return False

    def would_keep(self, seat: int, card: int) -> bool:
        """Whether the older cards may stay active when this character is laid first."""
        if self.first_character != NONE or not self.active[seat]:
            return False
        ignoring = self.ignored_by(seat)
        if EFFECTS[card] == KEEP_ACTIVE:
            return text_works(card, ignoring, False)
        gang = icons_of(card, ignoring, False) & GANGS
        if not gang:
            return False
        for other in self.active[seat]:
            if KINDS[other] != CHARACTER or not icons_of(other, ignoring, True) & gang:
                return False
        return True

    # boosters, supports, bluff cards, loads

    def other_refusal(self, seat: int, card: int) -> int:
        """Whether a booster or support may be played now, in the booster/support phase."""
        kind = KINDS[card]
        if kind not in (BOOSTER, SUPPORT):
            return WRONG_KIND
        refusal = self._source_refusal(seat, card)
        if refusal:
            return refusal
        if self.stale:
            self.relayer()
        if self.bans[seat] & TRAITS[card]:
            return BANNED
        if self.played >= self.cards_limit[seat]:
            return CARD_LIMIT
        if kind == BOOSTER and self.combat_played >= self.combat_limit[seat]:
            return COMBAT_LIMIT
        if not self.stopped and self.counts_as_free(seat, card):
            return LEGAL
        if self.is_partner(self.pair_for, card):
            return LEGAL
        return self._allowance_refusal(seat, kind == BOOSTER)

    def _allowance_refusal(self, seat: int, booster: bool) -> int:
        """Whether the allowance covers one more booster or one more support."""
        if self.stale:
            self.relayer()
        says = self.says[seat]
        boosts = self.boosts + (1 if booster else 0)
        helps = self.helps + (0 if booster else 1)
        over = 0
        if not says & S_ANY_BOOSTERS:
            over += max(0, boosts - self.extra_boosters[seat])
        if not says & S_ANY_SUPPORTS:
            over += max(0, helps - self.extra_supports[seat])
        base = 0 if self.opening or self.stopped else 1
        if over <= base + self.extra_either[seat]:
            return LEGAL
        if self.stopped:
            return STOPPED
        return OPENING_ALLOWANCE if self.opening else NO_ALLOWANCE

    def bluff_refusal(self, seat: int, card: int) -> int:
        """Whether a card may be laid face down now."""
        refusal = self._source_refusal(seat, card)
        if refusal:
            return refusal
        if not ICONS[card] & BLUFFS:
            return NO_BLUFF_ICON
        if not icons_of(card, self.ignored_by(seat), False) & BLUFFS or self.bluffs_off(seat):
            return BLUFF_OFF
        if self.bans[seat] & BLUFF_TRAITS:
            return BANNED
        if self.played >= self.cards_limit[seat]:
            return CARD_LIMIT
        return self._allowance_refusal(seat, False)

    def load_refusal(self, seat: int, card: int) -> int:
        """Whether a hand card may be loaded now, instead of a support."""
        if card not in self.hand[seat]:
            return NOT_IN_HAND
        if KINDS[card] not in (CHARACTER, BOOSTER, SUPPORT):
            return NOT_LOADABLE
        if not self.has_room(seat):
            return NO_ROOM
        if self.landed[seat] and not self.said_by(seat) & S_SHIP_HAND:
            return ONLY_FROM_SHIP
        if self.stale:
            self.relayer()
        if self.bans[seat] & T_SUPPORT:
            return BANNED
        if self.played >= self.cards_limit[seat]:
            return CARD_LIMIT
        return self._allowance_refusal(seat, False)

    def has_room(self, seat: int) -> bool:
        for ship in self.ships[seat]:
            if self.cards_on(seat, ship) < CAPACITIES[ship]:
                return True
        return False

    # the leadership phase and the beginning of a turn

    def action_refusal(self, seat: int, card: int) -> int:
        """Whether an action card may be played now."""
        if card not in self.hand[seat]:
            return NOT_IN_HAND
        if KINDS[card] not in (LEADERSHIP, SHIP, HYLA, CRYSTAL_CARD):
            return WRONG_KIND
        if self.stale:
            self.relayer()
        if self.bans[seat] & TRAITS[card]:
            return BANNED
        if self.played >= self.cards_limit[seat]:
            return CARD_LIMIT
        return LEGAL if self.can_pay_cost(seat, card) else COST

    def replace_refusal(self, seat: int, card: int) -> int:
        """Whether a hand card may be replaced now."""
        if card not in self.hand[seat]:
            return NOT_IN_HAND
        ignoring = self.ignored_by(seat)
        if icons_of(card, ignoring, False) & REPLACE:
            return LEGAL
        if self.says[seat] & S_ALL_REPLACE and may_count_as(card, ignoring):
            return LEGAL
        inquisitor = self.inquisitors[seat]
        granted = inquisitor != NONE and EFFECTS[inquisitor] == ALL_REPLACE
        return REPLACE_OFF if ICONS[card] & REPLACE or granted else NO_REPLACE_ICON

    def retrieve_refusal(self, seat: int, card: int) -> int:
        """Whether an active card may be taken back by its icon."""
        if card not in self.active[seat] and card not in self.support[seat]:
            return NOT_ON_TABLE
        if not ICONS[card] & RETRIEVE:
            return NO_RETRIEVE_ICON
        if not icons_of(card, self.ignored_by(seat), True) & RETRIEVE:
            return RETRIEVE_OFF
        if KINDS[card] == CHARACTER:
            for other in self.active[1 - seat]:
                if KINDS[other] == CHARACTER and ICONS[other] & RETRIEVE:
                    return RETRIEVE_BLOCKED
        return LEGAL if self.may_take(seat) else HAND_LIMIT

    # interventions

    def intervention_works(self, seat: int, card: int) -> bool:
        """Whether bans, limits and ignoring texts would let this intervention be played."""
        if not text_works(card, self.ignored_by(seat), False):
            return False
        if self.bans[seat] & TRAITS[card]:
            return False
        return seat != self.turn or self.played < self.cards_limit[seat]

    def may_hold(self, seat: int, effect: int) -> int:
        """An intervention of this text that may be in a hand as far as the opponent knows."""
        if not self.has_interventions[seat]:
            return NONE
        for card in self.lists[seat]:
            if KINDS[card] != INTERVENTION or EFFECTS[card] != effect:
                continue
            if card in self.discard[seat] or card in self.limbo[seat]:
                continue
            if card in self.hand[seat] or self._hides_something(seat):
                return card
        return NONE

    def _hides_something(self, seat: int) -> bool:
        """Whether the hand holds a card that the opponent does not know."""
        for card in self.hand[seat]:
            if card not in self.known[seat] and card not in self.open[seat]:
                return True
        return False

    # power

    def has_shield(self, seat: int, element: int) -> bool:
        """Whether an active card shows a working shield of an element."""
        shield = SHIELD_FIRE if element == FIRE else SHIELD_EARTH
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
        if element == NONE:
            return True
        return self.power(seat, element) >= self.power(1 - seat, element) or self.has_shield(
            seat, element
        )
