"""The small acts that change what lies on the table.

Each act leaves the table consistent and notes what happened. Which acts are allowed when is the
business of `permits` and `rules`.
"""

from spieltisch.core.fields import changed
from spieltisch.games.blue_moon.cards import every, kinds
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.state.table import Table


def with_card(areas: list[list[int]], seat: int, card: int) -> list[list[int]]:
    """The areas of both seats with one more card; for those that tables share."""
    return changed(areas, seat, [*areas[seat], card])


def without_card(areas: list[list[int]], seat: int, card: int) -> list[list[int]]:
    return changed(areas, seat, [other for other in areas[seat] if other != card])


# the hand


def leave_hand(table: Table, seat: int, card: int) -> None:
    """A card leaves the hand openly."""
    table.hand[seat].remove(card)
    if card in table.open[seat]:
        table.open[seat].remove(card)
    if card in table.known[seat]:
        table.known[seat].remove(card)


def leave_hand_hidden(table: Table, seat: int, card: int) -> None:
    """A card leaves the hand unseen: the opponent can no longer be sure of the others."""
    table.hand[seat].remove(card)
    if card in table.open[seat]:
        table.open[seat].remove(card)
    else:
        table.known[seat] = [known for known in table.known[seat] if known in table.open[seat]]


def join_hand(table: Table, seat: int, card: int) -> None:
    """A card comes into the hand openly."""
    table.hand[seat].append(card)
    table.known[seat].append(card)


def out_of_deck(table: Table, seat: int) -> int:
    """The top card of a draw deck."""
    card = table.deck[seat].pop()
    if table.bottom[seat] > len(table.deck[seat]):
        table.bottom[seat] = len(table.deck[seat])
    if seat == table.turn:
        table.drawn += 1
    table.news = True
    return card


def draw(table: Table, seat: int, count: int) -> int:
    """Draws up to so many cards, as far as that is possible and allowed; how many."""
    cards: list[int] = []
    while len(cards) < count and table.may_draw(seat):
        card = out_of_deck(table, seat)
        table.hand[seat].append(card)
        cards.append(card)
    if cards and not table.quiet:
        table.note_hidden("draw", [seat, len(cards)], cards, seat)
    return len(cards)


def draw_up_to(table: Table, seat: int, size: int) -> int:
    return draw(table, seat, size - len(table.hand[seat]))


def shuffle_deck(table: Table, seat: int) -> None:
    """A shuffle starts from the sorted cards, so that nothing of the old order remains."""
    cards = sorted(table.deck[seat])
    table.rng.shuffle(cards)
    table.deck[seat] = cards
    table.bottom[seat] = 0
    table.news = True
    table.note("shuffle", [seat])


# piles


def put_away(table: Table, seat: int, card: int) -> None:
    """A discarded card goes to its pile."""
    if every.KINDS[card] == kinds.LEADERSHIP:
        table.leads[seat].append(card)
    else:
        table.discard[seat].append(card)


def discard_hand(table: Table, seat: int, card: int, by: int) -> None:
    leave_hand(table, seat, card)
    put_away(table, seat, card)
    table.note("discard", [seat, card, by])


# cards on the table


def lift(table: Table, seat: int, card: int) -> None:
    """A card leaves combat or support area, influence area or ship."""
    if card in table.active[seat]:
        table.active[seat].remove(card)
    elif card in table.support[seat]:
        table.support[seat].remove(card)
    elif card in table.older[seat]:
        table.older[seat].remove(card)
    elif card in table.bluffs[seat]:
        table.bluffs[seat].remove(card)
        if card in table.known[seat]:
            table.known[seat].remove(card)
    elif card == table.hyla[seat]:
        table.hyla[seat] = codes.NONE
    elif card in table.laid_crystals[seat]:
        table.laid_crystals = without_card(table.laid_crystals, seat, card)
    elif card in table.actions[seat]:
        table.actions[seat].remove(card)
        table.leads[seat].remove(card)
    else:
        lift_ship(table, seat, card)
    if card == table.doubled[seat] and card not in table.paid:
        table.doubled[seat] = codes.NONE
    if card in table.used:
        table.used.remove(card)
    table.touch()


def lift_ship(table: Table, seat: int, ship: int) -> None:
    """A ship leaves; its load is lost."""
    if ship in table.ships[seat]:
        table.ships = without_card(table.ships, seat, ship)
    else:
        table.landed = without_card(table.landed, seat, ship)
    cards: list[int] = []
    ships: list[int] = []
    for i in range(len(table.loaded[seat])):
        if table.aboard[seat][i] == ship:
            table.discard[seat].append(table.loaded[seat][i])
        else:
            cards.append(table.loaded[seat][i])
            ships.append(table.aboard[seat][i])
    table.loaded = changed(table.loaded, seat, cards)
    table.aboard = changed(table.aboard, seat, ships)


def discard_from_table(table: Table, seat: int, card: int, by: int) -> None:
    lift(table, seat, card)
    put_away(table, seat, card)
    table.note("discard", [seat, card, by])


def discard_bluff(table: Table, seat: int, card: int, by: int) -> None:
    """A face-down bluff card is discarded, and thereby shown."""
    discard_from_table(table, seat, card, by)
    table.news = True


def take_back(table: Table, seat: int, card: int, by: int) -> None:
    """A card of the table returns to the hand."""
    hidden = card in table.bluffs[seat]
    lift(table, seat, card)
    if hidden:
        table.hand[seat].append(card)
        table.note_hidden("take-hidden", [seat, by], [card], seat)
    else:
        join_hand(table, seat, card)
        table.note("take", [seat, card, by])


def collapse(table: Table, seat: int) -> None:
    """The active cards of a combat area become inactive."""
    if table.active[seat]:
        table.older[seat].extend(table.active[seat])
        table.active[seat] = []
        table.doubled[seat] = codes.NONE
        table.touch()


def take_off_ship(table: Table, seat: int, card: int) -> None:
    """A loaded card leaves its ship."""
    i = table.loaded[seat].index(card)
    table.loaded = without_card(table.loaded, seat, card)
    ships = table.aboard[seat]
    table.aboard = changed(table.aboard, seat, ships[:i] + ships[i + 1 :])


def load(table: Table, seat: int, card: int, ship: int) -> None:
    table.loaded = with_card(table.loaded, seat, card)
    table.aboard = with_card(table.aboard, seat, ship)
    table.note("load", [seat, card, ship])


def land(table: Table, seat: int, ship: int) -> None:
    table.ships = without_card(table.ships, seat, ship)
    table.landed = with_card(table.landed, seat, ship)
    table.touch()
    table.note("land", [seat, ship])


def discard_landed(table: Table, seat: int) -> None:
    """Landed ships go away with what is left on them."""
    while table.landed[seat]:
        ship = table.landed[seat][-1]
        lift(table, seat, ship)
        table.discard[seat].append(ship)


# dragons


def gain_dragon(table: Table, seat: int, cause: int) -> None:
    """One dragon comes closer; with all three on the own side the game is won."""
    if table.dragons[seat] == codes.DRAGONS:
        table.note("dragon", [seat, cause, 1])
        finish(table, codes.FOURTH_DRAGON, seat, codes.DRAGONS + 1)
        return
    if table.dragons[1 - seat]:
        table.dragons[1 - seat] -= 1
    else:
        table.dragons[seat] += 1
    table.note("dragon", [seat, cause, 0])


# ends


def clear_fight(table: Table) -> None:
    """All cards of combat and support areas go away, landed ships too."""
    for seat in range(2):
        table.discard[seat].extend(table.active[seat])
        table.discard[seat].extend(table.older[seat])
        table.discard[seat].extend(table.support[seat])
        table.discard[seat].extend(table.bluffs[seat])
        for card in table.bluffs[seat]:
            table.news = True
            if card in table.known[seat]:
                table.known[seat].remove(card)
        table.active[seat] = []
        table.older[seat] = []
        table.support[seat] = []
        table.bluffs[seat] = []
        table.actions[seat] = []
        table.doubled[seat] = codes.NONE
        discard_landed(table, seat)
    table.element = codes.NONE
    table.touch()


def refill_hands(table: Table) -> None:
    draw_up_to(table, 0, codes.HAND)
    draw_up_to(table, 1, codes.HAND)


def finish(table: Table, how: int, winner: int, worth: int) -> None:
    """The game is over; crystal cards make it worth more, after a misplay unplayed ones too."""
    table.ended = how
    table.winner = winner
    table.worth = worth + len(table.laid_crystals[winner])
    if how == codes.MISPLAY:
        for card in table.lists[winner]:
            if every.KINDS[card] == kinds.CRYSTAL_CARD and card not in table.laid_crystals[winner]:
                table.worth += 1
    table.crystals = changed(table.crystals, winner, table.crystals[winner] + table.worth)
    table.phase = codes.ENDED
    table.stack.frames.clear()
    table.note("end", [how, winner, table.worth])
