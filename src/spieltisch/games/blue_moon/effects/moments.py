"""Texts that happen: at the moment a card is laid, or when their owner uses them."""

from spieltisch.games.blue_moon.cards import every, special
from spieltisch.games.blue_moon.effects import targets
from spieltisch.games.blue_moon.state import acts, codes, layers
from spieltisch.games.blue_moon.state.table import Table

RETURNED = 2
"""Cards that go back into the draw deck after drawing (mimix-19)."""


def carry_out(table: Table, seat: int, card: int, from_ship: bool) -> None:
    """The text of a card that was just laid, if it says something about this moment."""
    effect = every.EFFECTS[card]
    foe = 1 - seat
    n = every.AMOUNTS[card]
    if special.MUTANT_DRAGONS <= effect <= special.MUTANT_NO_INFLUENCE:
        _change_element(table, seat, effect)
    elif effect in (
        special.DISCARD_BOOSTER_SUPPORT,
        special.DISCARD_SUPPORT,
        special.DISCARD_CHARACTER,
        special.TAKE_BACK_ACTIVE,
        special.TAKE_BACK_COMBAT,
        special.TAKE_BACK_OTHER,
        special.SWAP_HYLA,
    ):
        if targets.targets(table, seat, card):
            table.stack.push(codes.TARGET, 0, seat, [card])
    elif effect == special.STEAL_FROM_HAND:
        if len(table.hand[foe]) >= n:
            table.stack.push(codes.STEALING, 0, seat, [card, n])
    elif effect in (special.DISCARD_OWN, special.PUT_UNDER):
        if table.hand[seat]:
            table.stack.push(codes.ANY_CARDS, 0, seat, [card, 0])
    elif effect in (special.SEARCH_DECK, special.SEARCH_DISCARD, special.ENTREAT):
        if targets.may_search(table, seat, effect):
            table.stack.push(codes.SEARCHING, 0, seat, [card])
            table.news = True
    elif special.BUY_FIRE <= effect <= special.BUY_ACTIONS:
        _ask_to_pay(table, seat, card, n)
    elif effect == special.BOTH_BUY:
        _ask_to_pay(table, seat, card, n)
        _ask_to_pay(table, foe, card, n)
    elif effect in (special.LOAD, special.LOAD_SHIP_HAND_ONE):
        if table.hand[seat]:
            table.stack.push(codes.LOADING, 0, seat, [card, n])
    elif effect == special.DISCARD_ALL_BOOSTERS_OR_SUPPORTS:
        if targets.discardable(table, foe, True, True) or table.bluffs[foe]:
            table.stack.push(codes.EITHER, 0, seat, [card])
    elif effect == special.DISCARD_COMBAT_BUT_ONE:
        if targets.combat_but_one(table, foe):
            table.stack.push(codes.KEEPING, 0, seat, [card])
    elif effect == special.FOE_DISCARDS_DOWN:
        _make_discard(table, foe, card, len(table.hand[foe]) - n)
    elif effect == special.BOTH_DISCARD_DOWN:
        _make_discard(table, seat, card, len(table.hand[seat]) - n)
        _make_discard(table, foe, card, len(table.hand[foe]) - n)
    elif effect == special.BOTH_DISCARD_SUPPORTS:
        discard_supports(table, seat, card)
        discard_supports(table, foe, card)
    elif effect == special.BOTH_MULLIGAN:
        _mulligan(table, seat, n)
        _mulligan(table, foe, n)
    elif effect == special.DISCLOSE:
        _disclose(table, foe)
    elif _is_offered(table, seat, card, from_ship):
        table.stack.push(codes.OFFERED, 0, seat, [card])


def _is_offered(table: Table, seat: int, card: int, from_ship: bool) -> bool:
    """Whether a text without further choices is worth a question: use it or not."""
    effect = every.EFFECTS[card]
    foe = 1 - seat
    if effect == special.DRAW:
        return table.may_draw(seat)
    if effect == special.DIG:
        return len(table.discard[seat]) > 0 and table.may_take(seat)
    if effect == special.SHUFFLE_DISCARD:
        return len(table.discard[seat]) > 0
    if effect == special.FOE_DISCARDS:
        return len(table.hand[foe]) > 0
    if effect == special.DISCARD_ALL_SUPPORTS:
        return len(targets.discardable(table, foe, False, True)) + len(table.bluffs[foe]) > 0
    if effect == special.DISCARD_ALL_FREE:
        return len(targets.free_cards(table, foe)) > 0
    if effect == special.DISCARD_COMBAT:
        return len(targets.combat_area(table, foe)) > 0
    if effect == special.DISCARD_COMBAT_FROM_SHIP:
        return from_ship and len(targets.combat_area(table, foe)) > 0
    return False


def use_text(table: Table, seat: int, card: int) -> None:
    """A text for a moment of the turn is used: now, each turn, after a phase or at its end."""
    effect = every.EFFECTS[card]
    foe = 1 - seat
    n = every.AMOUNTS[card]
    table.note("use", [seat, card])
    if effect in (special.DRAW, special.DRAW_ADDITIONAL):
        acts.draw(table, seat, n)
    elif effect in (special.DRAW_TO, special.DRAW_AFTER_FIGHT):
        acts.draw_up_to(table, seat, n)
    elif effect in (special.DIG, special.DIG_AFTER):
        _dig(table, seat, card, n)
    elif effect == special.SHUFFLE_DISCARD:
        table.deck[seat].extend(table.discard[seat])
        table.discard[seat] = []
        acts.shuffle_deck(table, seat)
    elif effect in (special.FOE_DISCARDS, special.FOE_DISCARDS_AT_END):
        _make_discard(table, foe, card, n)
    elif effect == special.DISCARD_ALL_SUPPORTS:
        discard_supports(table, foe, card)
    elif effect == special.DISCARD_ALL_FREE:
        for other in targets.free_cards(table, foe):
            acts.discard_from_table(table, foe, other, card)
    elif effect in (special.DISCARD_COMBAT, special.DISCARD_COMBAT_FROM_SHIP):
        for other in targets.combat_area(table, foe):
            acts.discard_from_table(table, foe, other, card)
    elif effect == special.MILL:
        top = table.deck[foe].pop()
        table.bottom[foe] = min(table.bottom[foe], len(table.deck[foe]))
        acts.put_away(table, foe, top)
        table.news = True
        table.note("mill", [foe, top, card])
    elif effect == special.REVEAL_DISCARD:
        _reveal(table, seat, card, n)
    elif effect == special.DRAW_SHUFFLE_BACK:
        acts.draw(table, seat, n)
        if len(table.hand[seat]) > RETURNED:
            table.stack.push(codes.RETURNING, 0, seat, [card, RETURNED])
        else:
            for other in table.hand[seat][:]:
                return_card(table, seat, other)
            acts.shuffle_deck(table, seat)
    elif effect == special.SEARCH_DECK_AFTER:
        table.stack.push(codes.SEARCHING, 0, seat, [card])
        table.news = True
    else:
        table.stack.push(codes.TARGET, 0, seat, [card])


def is_usable(table: Table, seat: int, card: int) -> bool:
    """Whether a text for a moment of the turn would do something."""
    effect = every.EFFECTS[card]
    foe = 1 - seat
    if effect in (special.DISCARD_BOOSTER_SUPPORT_EACH_TURN, special.DISCARD_ICON_CARD):
        return len(targets.targets(table, seat, card)) > 0
    if effect == special.SEARCH_DECK_AFTER:
        return targets.may_search(table, seat, effect)
    if effect == special.DIG_AFTER:
        return len(table.discard[seat]) > 0 and table.may_take(seat)
    if effect == special.DRAW_ADDITIONAL:
        return table.may_draw(seat) and not table.said_by(foe) & layers.S_NO_ADDITIONAL
    if effect == special.FOE_DISCARDS_AT_END:
        return len(table.hand[foe]) > 0
    if effect == special.MILL:
        return len(table.deck[foe]) > 0
    if effect == special.REVEAL_DISCARD:
        return table.may_draw(seat)
    if effect == special.DRAW_SHUFFLE_BACK:
        return table.may_leave_deck(seat) and table.may_take(seat) and len(table.hand[seat]) > 0
    if effect in (special.DRAW_TO, special.DRAW_AFTER_FIGHT):
        return len(table.hand[seat]) < every.AMOUNTS[card] and table.may_draw(seat)
    return False


def _change_element(table: Table, seat: int, effect: int) -> None:
    """A mutant changes the contested element, if there is one."""
    if table.element == codes.NONE:
        return
    if effect == special.MUTANT_EARTH:
        element = codes.FIRE
    elif effect == special.MUTANT_FIRE:
        element = codes.EARTH
    else:
        element = 1 - table.element
    if element != table.element:
        table.element = element
        table.note("element", [seat, element])


def _make_discard(table: Table, seat: int, card: int, count: int) -> None:
    """A player discards so many hand cards of the own choice, as far as there are any."""
    if count <= 0:
        return
    if len(table.hand[seat]) <= count:
        for other in table.hand[seat][:]:
            acts.discard_hand(table, seat, other, card)
        table.news = True
    else:
        table.stack.push(codes.DISCARDING, 0, seat, [card, count])


def discard_supports(table: Table, seat: int, by: int) -> None:
    """All supports that nothing protects, bluff cards too."""
    for card in targets.discardable(table, seat, False, True):
        acts.discard_from_table(table, seat, card, by)
    for card in table.bluffs[seat][:]:
        acts.discard_bluff(table, seat, card, by)


def _mulligan(table: Table, seat: int, count: int) -> None:
    """The hand goes into the draw deck, so many cards come out of it."""
    table.deck[seat].extend(table.hand[seat])
    table.hand[seat] = []
    table.open[seat] = []
    table.known[seat] = [card for card in table.known[seat] if card in table.bluffs[seat]]
    acts.shuffle_deck(table, seat)
    acts.draw(table, seat, count)


def _disclose(table: Table, seat: int) -> None:
    """The hand is laid open."""
    table.open[seat] = table.hand[seat][:]
    for card in table.hand[seat]:
        if card not in table.known[seat]:
            table.known[seat].append(card)
    table.news = True
    table.note("open", [seat, *table.hand[seat]])


def _dig(table: Table, seat: int, card: int, count: int) -> None:
    """Random cards of the own discard pile come into the hand, unseen by the opponent."""
    found: list[int] = []
    while len(found) < count and table.discard[seat] and table.may_take(seat):
        pile = table.discard[seat]
        other = pile.pop(table.rng.below(len(pile)))
        table.hand[seat].append(other)
        found.append(other)
    table.news = True
    table.note_hidden("dig", [seat, len(found), card], found, seat)


def _reveal(table: Table, seat: int, card: int, count: int) -> None:
    """Cards of the draw deck are laid open; one is discarded, the rest taken."""
    count = min(count, table.room_in_hand(seat) + 1)
    cards: list[int] = []
    while len(cards) < count and table.deck[seat] and table.may_leave_deck(seat):
        cards.append(acts.out_of_deck(table, seat))
    table.note("reveal", [seat, card, *cards])
    table.limbo[seat].extend(cards)
    if len(cards) == 1:
        discard_revealed(table, seat, card, cards, cards[0])
    else:
        table.stack.push(codes.REVEALED, 0, seat, [card, *cards])


def discard_revealed(table: Table, seat: int, card: int, cards: list[int], chosen: int) -> None:
    for other in cards:
        table.limbo[seat].remove(other)
        if other == chosen:
            acts.put_away(table, seat, other)
            table.note("discard", [seat, other, card])
        else:
            acts.join_hand(table, seat, other)


def return_card(table: Table, seat: int, card: int) -> None:
    acts.leave_hand_hidden(table, seat, card)
    if card in table.known[seat]:
        table.known[seat].remove(card)
    table.deck[seat].append(card)


def _ask_to_pay(table: Table, seat: int, card: int, n: int) -> None:
    """Offers a purchase; whether it can be paid, the hand keeps to itself."""
    if table.hand[seat]:
        table.stack.push(codes.PAYING, 0, seat, [card, n])


def choose_doubled(table: Table, seat: int) -> None:
    """Sees to it that one caterpillar counts twice if a text says so."""
    table.doubled[seat] = codes.NONE
    if not table.said_by(seat) & layers.S_DOUBLE_CATERPILLAR:
        return
    cards = targets.caterpillars(table, seat)
    if len(cards) == 1:
        table.doubled[seat] = cards[0]
    elif cards:
        doubler = table.cards_saying(seat, special.DOUBLE_CATERPILLAR)[0]
        table.stack.push(codes.DOUBLING, 0, seat, [doubler])
