"""Which cards a text reaches."""

from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.state import codes, layers, verbs
from spieltisch.games.blue_moon.state.layers import icons_of
from spieltisch.games.blue_moon.state.table import Table


def is_demand(card: int) -> bool:
    """Whether a text demands something of the opponent, such as hand cards."""
    return layers.SAYINGS[every.EFFECTS[card]] & layers.S_DEMAND != 0


def targets(table: Table, seat: int, card: int) -> list[int]:
    """The moves that name a target of a text."""
    effect = every.EFFECTS[card]
    foe = 1 - seat
    if effect in (special.DISCARD_BOOSTER_SUPPORT, special.DISCARD_BOOSTER_SUPPORT_EACH_TURN):
        return _moves(discardable(table, foe, True, True), len(table.bluffs[foe]))
    if effect == special.DISCARD_SUPPORT:
        return _moves(discardable(table, foe, False, True), len(table.bluffs[foe]))
    if effect == special.DISCARD_CHARACTER:
        characters = table.characters_of(foe)
        if len(characters) < 2:
            return []
        return _moves([c for c in characters if not table.is_protected(foe, c)], 0)
    if effect == special.DISCARD_ICON_CARD:
        return _icon_targets(table, foe)
    if effect == special.DISCARD_OF_TURN:
        return _targets_of_turn(table, foe)
    if effect == special.SWAP_HYLA:
        return _moves([c for c in table.discard[seat] if every.KINDS[c] == kinds.HYLA], 0)
    if not table.may_take(seat):
        return []
    combat = [*table.active[seat], *table.older[seat]]
    if effect == special.TAKE_BACK_ON_RETREAT:
        return _moves([*combat, *table.support[seat], *table.bluffs[seat]], 0)
    if effect == special.TAKE_BACK_COMBAT:
        return _moves(combat, 0)
    if effect == special.TAKE_BACK_OTHER:
        return _moves([other for other in combat if other != card], 0)
    return _moves(_active_cards(table, seat), 0)


def _moves(cards: list[int], bluffs: int) -> list[int]:
    """Moves that choose one of some cards or of some face-down bluff cards."""
    moves = [verbs.CHOOSE + card for card in cards]
    for i in range(bluffs):
        moves.append(verbs.HIDDEN + i)
    return moves


def discardable(table: Table, seat: int, boosters: bool, supports: bool) -> list[int]:
    """Active boosters and supports of a seat that nothing protects."""
    cards: list[int] = []
    if boosters:
        for card in table.active[seat]:
            if every.KINDS[card] == kinds.BOOSTER and not table.is_protected(seat, card):
                cards.append(card)
    if supports:
        for card in table.support[seat]:
            if not table.is_protected(seat, card):
                cards.append(card)
    return cards


def _icon_targets(table: Table, foe: int) -> list[int]:
    """Active cards with an icon: not the last character, none with a working PROTECTED."""
    last = len(table.characters_of(foe)) < 2
    cards: list[int] = []
    for card in table.active[foe]:
        if every.KINDS[card] == kinds.CHARACTER and last:
            continue
        if every.ICONS[card] and not table.is_protected(foe, card):
            cards.append(card)
    for card in [*table.support[foe], *table.laid_crystals[foe], table.hyla[foe]]:
        if card != codes.NONE and every.ICONS[card] and not table.is_protected(foe, card):
            cards.append(card)
    return _moves(cards, len(table.bluffs[foe]))


def _targets_of_turn(table: Table, foe: int) -> list[int]:
    """Boosters, supports and bluff cards that the turn player played in this turn."""
    moves: list[int] = []
    for card in discardable(table, foe, True, True):
        if card in table.new_others:
            moves.append(verbs.CHOOSE + card)
    for i in range(len(table.bluffs[foe])):
        if table.bluffs[foe][i] in table.new_others:
            moves.append(verbs.HIDDEN + i)
    return moves


def _active_cards(table: Table, seat: int) -> list[int]:
    """Own active cards: table, influence area and crystal cards."""
    cards = [
        *table.active[seat],
        *table.support[seat],
        *table.bluffs[seat],
        *table.ships[seat],
        *table.laid_crystals[seat],
    ]
    if table.hyla[seat] != codes.NONE:
        cards.append(table.hyla[seat])
    return cards


def combat_area(table: Table, seat: int) -> list[int]:
    """Cards of a combat area, active or not, that nothing protects."""
    cards = [card for card in table.active[seat] if not table.is_protected(seat, card)]
    return cards + table.older[seat]


def combat_but_one(table: Table, seat: int) -> bool:
    """Whether discarding all active combat cards but one character would do something."""
    characters = 0
    for card in table.active[seat]:
        if every.KINDS[card] == kinds.CHARACTER:
            characters += 1
        elif not table.is_protected(seat, card):
            return True
    return characters > 1


def free_cards(table: Table, seat: int) -> list[int]:
    """Active cards whose FREE icon works."""
    ignoring = table.ignored_by(seat)
    return [
        card
        for card in [*table.active[seat], *table.support[seat]]
        if icons_of(card, ignoring, True) & icons.FREE and not table.is_protected(seat, card)
    ]


def may_search(table: Table, seat: int, effect: int) -> bool:
    """Whether a pile may be searched; what is in it does not matter."""
    if effect == special.SEARCH_DISCARD:
        return len(table.discard[seat]) > 0 and table.may_take(seat)
    if not table.deck[seat] or not table.may_leave_deck(seat):
        return False
    return effect == special.ENTREAT or table.may_take(seat)


def findable(table: Table, seat: int, card: int) -> list[int]:
    """The cards that a search may take."""
    effect = every.EFFECTS[card]
    if effect == special.SEARCH_DISCARD:
        return table.discard[seat]
    if effect != special.ENTREAT:
        return table.deck[seat]
    room = len(ships_with_room(table, seat)) > 0
    return [
        other
        for other in table.deck[seat]
        if every.KINDS[other] in (kinds.SHIP, kinds.HYLA)
        or (room and every.KINDS[other] in (kinds.CHARACTER, kinds.BOOSTER, kinds.SUPPORT))
    ]


def ships_with_room(table: Table, seat: int) -> list[int]:
    """Own ships that can take one more card; at sea or landed."""
    return [
        ship
        for ship in [*table.ships[seat], *table.landed[seat]]
        if table.cards_on(seat, ship) < every.CAPACITIES[ship]
    ]


def loadable(table: Table, seat: int) -> list[int]:
    """Hand cards that a ship can carry."""
    return [
        card
        for card in table.hand[seat]
        if every.KINDS[card] in (kinds.CHARACTER, kinds.BOOSTER, kinds.SUPPORT)
    ]


# demands of the opponent


def demand_of(table: Table, seat: int, card: int) -> int:
    """How much a caterpillar or the sirens of a seat demand."""
    n = every.AMOUNTS[card]
    if table.doubled[seat] == card and table.said_by(seat) & layers.S_DOUBLE_CATERPILLAR:
        return n * 2
    return n


def reopen_demands(table: Table) -> None:
    """Demands that were left unpaid may be met after all: something has changed."""
    table.used = [card for card in table.used if not is_demand(card)]


def caterpillars(table: Table, seat: int) -> list[int]:
    """The own caterpillars whose text works."""
    return [
        card
        for card in table.active[seat]
        if special.CATERPILLAR_FIRE <= every.EFFECTS[card] <= special.CATERPILLAR_MOONS
        and table.works(seat, card)
    ]
