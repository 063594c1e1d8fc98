"""What may be played now, and if not, by which rule.

Bans and limits come first, whatever else is allowed; then STOP; then the allowance of the phase
with what texts and icons add to it.
"""

from typing import Final

from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.state import codes, layers
from spieltisch.games.blue_moon.state.layers import icons_of, may_count_as, text_works
from spieltisch.games.blue_moon.state.table import Table

BUKA_CHARACTER: Final = [
    card.people == "buka" and card.kind == kinds.CHARACTER for card in every.CARDS
]


# where a card comes from, and when


def phase_of(card: int) -> int:
    """The phase in which a card is played; an intervention has none of its own."""
    kind = every.KINDS[card]
    if kind == kinds.CHARACTER:
        return codes.CHARACTERS
    return codes.OTHERS if kind in (kinds.BOOSTER, kinds.SUPPORT) else codes.LEAD


def on_landed_ship(table: Table, seat: int, card: int) -> bool:
    if not table.landed[seat] or card not in table.loaded[seat]:
        return False
    return table.aboard[seat][table.loaded[seat].index(card)] in table.landed[seat]


def _source_refusal(table: Table, seat: int, card: int) -> int:
    """Whether a character, booster or support may come from where it is."""
    if not table.landed[seat]:
        return codes.LEGAL if card in table.hand[seat] else codes.NOT_IN_HAND
    if card not in table.hand[seat]:
        return codes.LEGAL if on_landed_ship(table, seat, card) else codes.NOT_IN_HAND
    says = table.said_by(seat)
    if says & layers.S_SHIP_HAND:
        return codes.LEGAL
    if not says & layers.S_SHIP_HAND_ONE:
        return codes.ONLY_FROM_SHIP
    first = table.from_hand
    if (
        first == codes.NONE
        or is_partner(table, first, card)
        or _same_gang(table, seat, first, card)
    ):
        return codes.LEGAL
    return codes.ONE_FROM_HAND


def _ban_or_limit(table: Table, seat: int, traits: int, into_combat: bool) -> int:
    """Whether a text of the opponent forbids a card with these traits, or any further card."""
    if table.stale:
        table.relayer()
    if table.bans[seat] & traits:
        return codes.BANNED
    if table.played >= table.cards_limit[seat]:
        return codes.CARD_LIMIT
    if into_combat and table.combat_played >= table.combat_limit[seat]:
        return codes.COMBAT_LIMIT
    return codes.LEGAL


# characters


def character_refusal(table: Table, seat: int, card: int) -> int:
    """Whether a character may be played now, in the character phase."""
    if every.KINDS[card] != kinds.CHARACTER:
        return codes.WRONG_KIND
    refusal = _source_refusal(table, seat, card)
    if refusal:
        return refusal
    refusal = _ban_or_limit(table, seat, layers.TRAITS[card], True)
    if refusal:
        return refusal
    if table.says[seat] & layers.S_NO_MORE_CHARACTERS:
        return codes.OWN_BAN
    if table.stopped:
        return codes.STOPPED
    if table.main != codes.NONE and not _joins(table, seat, card):
        return codes.ONE_CHARACTER
    if every.EFFECTS[card] and not meets_condition(table, seat, card):
        return codes.CONDITION
    return codes.LEGAL if can_pay_cost(table, seat, card) else codes.COST


def _joins(table: Table, seat: int, card: int) -> bool:
    """Whether a character may be played although the one character was."""
    return (
        is_partner(table, table.pair_for, card)
        or _same_gang(table, seat, table.main, card)
        or counts_as_free(table, seat, card)
    )


def can_pay_cost(table: Table, seat: int, card: int) -> bool:
    """Whether enough other hand cards are there for an "I must"."""
    cost = every.COSTS[card]
    return not cost or other_hand_cards(table, seat, card) >= cost


def other_hand_cards(table: Table, seat: int, card: int) -> int:
    return len(table.hand[seat]) - (1 if card in table.hand[seat] else 0)


def is_partner(table: Table, first: int, card: int) -> bool:
    """Whether two cards make a pair; both icons have to work."""
    if first in (codes.NONE, card) or not prints_pair(first, card):
        return False
    ignoring = table.ignored_by(table.turn)
    return (
        icons_of(first, ignoring, True) & icons.PAIR != 0
        and icons_of(card, ignoring, False) & icons.PAIR != 0
    )


def prints_pair(first: int, card: int) -> bool:
    """Whether two cards would make a pair if their icons worked."""
    return (
        every.ICONS[first] & every.ICONS[card] & icons.PAIR != 0
        and every.FIRST_WORDS[first] == every.FIRST_WORDS[card]
        and every.KINDS[first] == every.KINDS[card]
    )


def _same_gang(table: Table, seat: int, first: int, card: int) -> bool:
    """Whether a character joins the gang that opened this character phase."""
    return first == table.first_character and share_gang(table, seat, first, card)


def share_gang(table: Table, seat: int, first: int, card: int) -> bool:
    """Whether two cards are of one gang; both icons have to work."""
    if first == codes.NONE or not every.ICONS[card] & icons.GANGS:
        return False
    ignoring = table.ignored_by(seat)
    return icons_of(first, ignoring, True) & icons_of(card, ignoring, False) & icons.GANGS != 0


def counts_as_free(table: Table, seat: int, card: int) -> bool:
    """Whether a card is FREE in the moment it is played: by its icon or as if by it."""
    ignoring = table.ignored_by(seat)
    if icons_of(card, ignoring, False) & icons.FREE:
        return True
    if (
        table.last != codes.NONE
        and every.EFFECTS[table.last] == special.NEXT_FREE
        and table.last in table.active[seat]
        and text_works(table.last, ignoring, True)
        and may_count_as(card, ignoring)
    ):
        return True
    if table.landed[seat] and BUKA_CHARACTER[card] and on_landed_ship(table, seat, card):
        return may_count_as(card, ignoring)
    effect = every.EFFECTS[card]
    if special.FREE_IF_CARDS <= effect <= special.FREE_IF_ICONS:
        return (
            may_count_as(card, ignoring)
            and text_works(card, ignoring, False)
            and _free_condition(table, 1 - seat, effect, every.AMOUNTS[card])
        )
    return False


def _free_condition(table: Table, foe: int, effect: int, n: int) -> bool:
    if effect == special.FREE_IF_CARDS:
        return table.cards_laid(foe) >= n
    if effect == special.FREE_IF_SUPPORTS:
        return len(table.support[foe]) + len(table.bluffs[foe]) >= n
    if effect == special.FREE_IF_ICONS:
        return _active_icon_cards(table, foe) >= n
    kind = kinds.CHARACTER if effect == special.FREE_IF_CHARACTERS else kinds.BOOSTER
    count = 0
    for card in table.active[foe]:
        if every.KINDS[card] == kind:
            count += 1
    return count >= n


def _active_icon_cards(table: Table, seat: int) -> int:
    """How many active cards of a seat print an icon, effective or not; ships print none."""
    count = len(table.bluffs[seat])
    for card in [*table.active[seat], *table.support[seat], *table.laid_crystals[seat]]:
        if every.ICONS[card]:
            count += 1
    if table.hyla[seat] != codes.NONE and every.ICONS[table.hyla[seat]]:
        count += 1
    return count


def meets_condition(table: Table, seat: int, card: int) -> bool:
    """Whether the play condition of a mutant holds, is waived or is ignored."""
    effect = every.EFFECTS[card]
    if not special.MUTANT_DRAGONS <= effect <= special.MUTANT_NO_INFLUENCE:
        return True
    if not text_works(card, table.ignored_by(seat), False):
        return True
    if table.says[seat] & layers.S_WAIVE_MUTANT and effect != special.MUTANT_NO_INFLUENCE:
        return True
    if effect == special.MUTANT_EMPTY:
        return not table.cards_laid(seat)
    if effect == special.MUTANT_FREE:
        return _has_active_icon(table, 1 - seat, icons.FREE)
    if effect == special.MUTANT_NO_INFLUENCE:
        return not table.ships[seat] and table.hyla[seat] == codes.NONE
    return counted_by_condition(table, seat, effect) >= every.AMOUNTS[card]


def counted_by_condition(table: Table, seat: int, effect: int) -> int:
    """What a mutant counts that asks for a number; NONE if there is nothing to count."""
    foe = 1 - seat
    if effect == special.MUTANT_DRAGONS:
        return table.dragons[foe]
    if effect == special.MUTANT_HAND:
        return len(table.hand[foe]) - len(table.hand[seat])
    if effect == special.MUTANT_CARDS:
        return table.cards_laid(foe)
    if effect == special.MUTANT_ACTIVE:
        return table.cards_laid(foe) - len(table.older[foe])
    element = table.element
    if (
        element == codes.NONE
        or (effect == special.MUTANT_EARTH and element == codes.FIRE)
        or (effect == special.MUTANT_FIRE and element == codes.EARTH)
    ):
        return codes.NONE
    return table.power(foe, element)


def _has_active_icon(table: Table, seat: int, icon: int) -> bool:
    """Whether an active card of a seat prints an icon, effective or not."""
    return any(every.ICONS[card] & icon for card in [*table.active[seat], *table.support[seat]])


def would_keep(table: Table, seat: int, card: int) -> bool:
    """Whether the older cards may stay active when this character is laid first."""
    if table.first_character != codes.NONE or not table.active[seat]:
        return False
    ignoring = table.ignored_by(seat)
    if every.EFFECTS[card] == special.KEEP_ACTIVE:
        return text_works(card, ignoring, False)
    gang = icons_of(card, ignoring, False) & icons.GANGS
    if not gang:
        return False
    for other in table.active[seat]:
        if every.KINDS[other] != kinds.CHARACTER or not icons_of(other, ignoring, True) & gang:
            return False
    return True


# boosters, supports, bluff cards, loads


def other_refusal(table: Table, seat: int, card: int) -> int:
    """Whether a booster or support may be played now, in the booster/support phase."""
    kind = every.KINDS[card]
    if kind not in (kinds.BOOSTER, kinds.SUPPORT):
        return codes.WRONG_KIND
    refusal = _source_refusal(table, seat, card)
    if refusal:
        return refusal
    refusal = _ban_or_limit(table, seat, layers.TRAITS[card], kind == kinds.BOOSTER)
    if refusal:
        return refusal
    if not table.stopped and counts_as_free(table, seat, card):
        return codes.LEGAL
    if is_partner(table, table.pair_for, card):
        return codes.LEGAL
    return _allowance_refusal(table, seat, kind == kinds.BOOSTER)


def _allowance_refusal(table: Table, seat: int, booster: bool) -> int:
    """Whether the allowance covers one more booster or one more support."""
    says = table.said_by(seat)
    boosts = table.boosts + (1 if booster else 0)
    helps = table.helps + (0 if booster else 1)
    over = 0
    if not says & layers.S_ANY_BOOSTERS:
        over += max(0, boosts - table.extra_boosters[seat])
    if not says & layers.S_ANY_SUPPORTS:
        over += max(0, helps - table.extra_supports[seat])
    base = 0 if table.opening or table.stopped else 1
    if over <= base + table.extra_either[seat]:
        return codes.LEGAL
    if table.stopped:
        return codes.STOPPED
    return codes.OPENING_ALLOWANCE if table.opening else codes.NO_ALLOWANCE


def bluff_refusal(table: Table, seat: int, card: int) -> int:
    """Whether a card may be laid face down now."""
    refusal = _source_refusal(table, seat, card)
    if refusal:
        return refusal
    if not every.ICONS[card] & icons.BLUFFS:
        return codes.NO_BLUFF_ICON
    if not icons_of(card, table.ignored_by(seat), False) & icons.BLUFFS or table.bluffs_off(seat):
        return codes.BLUFF_OFF
    refusal = _ban_or_limit(table, seat, layers.BLUFF_TRAITS, False)
    return refusal if refusal else _allowance_refusal(table, seat, False)


def load_refusal(table: Table, seat: int, card: int) -> int:
    """Whether a hand card may be loaded now, instead of a support."""
    if card not in table.hand[seat]:
        return codes.NOT_IN_HAND
    if every.KINDS[card] not in (kinds.CHARACTER, kinds.BOOSTER, kinds.SUPPORT):
        return codes.NOT_LOADABLE
    if not has_room(table, seat):
        return codes.NO_ROOM
    if table.landed[seat] and not table.said_by(seat) & layers.S_SHIP_HAND:
        return codes.ONLY_FROM_SHIP
    refusal = _ban_or_limit(table, seat, layers.T_SUPPORT, False)
    return refusal if refusal else _allowance_refusal(table, seat, False)


def has_room(table: Table, seat: int) -> bool:
    return any(table.cards_on(seat, ship) < every.CAPACITIES[ship] for ship in table.ships[seat])


# the leadership phase and the beginning of a turn


def action_refusal(table: Table, seat: int, card: int) -> int:
    """Whether an action card may be played now."""
    if card not in table.hand[seat]:
        return codes.NOT_IN_HAND
    if every.KINDS[card] not in (kinds.LEADERSHIP, kinds.SHIP, kinds.HYLA, kinds.CRYSTAL_CARD):
        return codes.WRONG_KIND
    refusal = _ban_or_limit(table, seat, layers.TRAITS[card], False)
    if refusal:
        return refusal
    return codes.LEGAL if can_pay_cost(table, seat, card) else codes.COST


def replace_refusal(table: Table, seat: int, card: int) -> int:
    """Whether a hand card may be replaced now."""
    if card not in table.hand[seat]:
        return codes.NOT_IN_HAND
    ignoring = table.ignored_by(seat)
    if icons_of(card, ignoring, False) & icons.REPLACE:
        return codes.LEGAL
    if table.says[seat] & layers.S_ALL_REPLACE and may_count_as(card, ignoring):
        return codes.LEGAL
    inquisitor = table.inquisitors[seat]
    granted = inquisitor != codes.NONE and every.EFFECTS[inquisitor] == special.ALL_REPLACE
    return (
        codes.REPLACE_OFF if every.ICONS[card] & icons.REPLACE or granted else codes.NO_REPLACE_ICON
    )


def retrieve_refusal(table: Table, seat: int, card: int) -> int:
    """Whether an active card may be taken back by its icon."""
    if card not in table.active[seat] and card not in table.support[seat]:
        return codes.NOT_ON_TABLE
    if not every.ICONS[card] & icons.RETRIEVE:
        return codes.NO_RETRIEVE_ICON
    if not icons_of(card, table.ignored_by(seat), True) & icons.RETRIEVE:
        return codes.RETRIEVE_OFF
    if every.KINDS[card] == kinds.CHARACTER and retrieve_blockers(table, seat):
        return codes.RETRIEVE_BLOCKED
    return codes.LEGAL if table.may_take(seat) else codes.HAND_LIMIT


def retrieve_blockers(table: Table, seat: int) -> list[int]:
    """The opponent's active characters that print RETRIEVE, effective or not."""
    return [card for card in table.characters_of(1 - seat) if every.ICONS[card] & icons.RETRIEVE]


# interventions


def intervention_works(table: Table, seat: int, card: int) -> bool:
    """Whether bans, limits and ignoring texts would let this intervention be played."""
    if not text_works(card, table.ignored_by(seat), False):
        return False
    if table.bans[seat] & layers.TRAITS[card]:
        return False
    return seat != table.turn or table.played < table.cards_limit[seat]


def may_hold(table: Table, seat: int, effect: int) -> int:
    """An intervention of this text that may be in a hand as far as the opponent knows."""
    if not table.has_interventions[seat]:
        return codes.NONE
    for card in table.lists[seat]:
        if every.KINDS[card] != kinds.INTERVENTION or every.EFFECTS[card] != effect:
            continue
        if card in table.discard[seat] or card in table.limbo[seat]:
            continue
        if card in table.hand[seat] or _hides_something(table, seat):
            return card
    return codes.NONE


def _hides_something(table: Table, seat: int) -> bool:
    """Whether the hand holds a card that the opponent does not know."""
    sure = [*table.known[seat], *table.open[seat]]
    return any(card not in sure for card in table.hand[seat])


# power


def has_shield(table: Table, seat: int, element: int) -> bool:
    """Whether an active card shows a working shield of an element."""
    shield = icons.SHIELD_FIRE if element == codes.FIRE else icons.SHIELD_EARTH
    ignoring = table.ignored_by(seat)
    laid = [*table.active[seat], *table.support[seat]]
    return any(icons_of(card, ignoring, True) & shield for card in laid)


def is_matched(table: Table, seat: int) -> bool:
    """Whether a seat reaches the opponent's power in the contested element."""
    element = table.element
    if element == codes.NONE:
        return True
    return table.power(seat, element) >= table.power(1 - seat, element) or has_shield(
        table, seat, element
    )
