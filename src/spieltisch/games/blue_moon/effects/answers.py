"""Choices inside texts: what may be answered, and what the answer does."""

from spieltisch.core.stack import Frame
from spieltisch.games.blue_moon.cards import every, kinds, special
from spieltisch.games.blue_moon.effects import moments, targets
from spieltisch.games.blue_moon.effects.moments import RETURNED
from spieltisch.games.blue_moon.effects.targets import is_demand
from spieltisch.games.blue_moon.rules import payments
from spieltisch.games.blue_moon.state import acts, codes, verbs
from spieltisch.games.blue_moon.state.table import Table


def answers(table: Table, frame: Frame) -> list[int]:
    """What may be answered to the question of a frame."""
    effect = frame.effect
    seat = frame.seat
    values = frame.values
    if effect == codes.OFFERED:
        return [verbs.USE, verbs.SKIP]
    if effect == codes.TARGET:
        return [*targets.targets(table, seat, values[0]), verbs.SKIP]
    if effect == codes.PAYING:
        n = values[1]
        cards = payments.payable(table, seat, every.EFFECTS[values[0]], n, values[2:])
        return [*[verbs.CHOOSE + card for card in cards], verbs.SKIP]
    if effect in (codes.DISCARDING, codes.RETURNING):
        return [verbs.CHOOSE + card for card in table.hand[seat]]
    if effect == codes.STEALING:
        return _steal_answers(table, frame)
    if effect == codes.ANY_CARDS:
        return [*[verbs.CHOOSE + card for card in table.hand[seat]], verbs.DONE]
    if effect == codes.REVEALED:
        return [verbs.CHOOSE + card for card in values[1:]]
    if effect == codes.SEARCHING:
        return [
            *[verbs.CHOOSE + card for card in sorted(targets.findable(table, seat, values[0]))],
            verbs.SKIP,
        ]
    if effect == codes.BOARDING:
        return [verbs.CHOOSE + ship for ship in _boardable(table, frame)]
    if effect == codes.LOADING:
        return [*[verbs.CHOOSE + card for card in targets.loadable(table, seat)], verbs.DONE]
    if effect == codes.EITHER:
        return _either_answers(table, 1 - seat)
    if effect == codes.KEEPING:
        return [*[verbs.CHOOSE + card for card in table.characters_of(1 - seat)], verbs.SKIP]
    return [verbs.CHOOSE + card for card in targets.caterpillars(table, seat)]


def _steal_answers(table: Table, frame: Frame) -> list[int]:
    foe = 1 - frame.seat
    moves = [verbs.CHOOSE + card for card in table.open[foe]]
    if len(table.open[foe]) < len(table.hand[foe]):
        moves.append(verbs.BLIND)
    if not frame.step:
        moves.append(verbs.SKIP)
    return moves


def _boardable(table: Table, frame: Frame) -> list[int]:
    """Ships for a card: a landed one only for a card out of the draw deck."""
    ships = targets.ships_with_room(table, frame.seat)
    return ships if frame.values[1] else [s for s in ships if s in table.ships[frame.seat]]


def _either_answers(table: Table, foe: int) -> list[int]:
    moves: list[int] = []
    if targets.discardable(table, foe, True, False):
        moves.append(verbs.ALL_BOOSTERS)
    if targets.discardable(table, foe, False, True) or table.bluffs[foe]:
        moves.append(verbs.ALL_SUPPORTS)
    moves.append(verbs.SKIP)
    return moves


def answer(table: Table, frame: Frame, verb: int, argument: int) -> None:
    """Carries out an answer; the frame stays until everything is chosen."""
    effect = frame.effect
    seat = frame.seat
    values = frame.values
    if verb in (verbs.SKIP, verbs.DONE):
        table.stack.pop()
        if effect == codes.SEARCHING and every.EFFECTS[values[0]] != special.SEARCH_DISCARD:
            acts.shuffle_deck(table, seat)
        elif effect == codes.PAYING and is_demand(values[0]):
            table.used.append(values[0])
    elif verb == verbs.USE:
        table.stack.pop()
        moments.use_text(table, seat, values[0])
    elif effect == codes.TARGET:
        table.stack.pop()
        card = table.bluffs[1 - seat][argument] if verb == verbs.HIDDEN else argument
        _hit(table, seat, values[0], card)
    elif effect == codes.PAYING:
        _pay_one(table, frame, argument)
    elif effect == codes.DISCARDING:
        acts.discard_hand(table, seat, argument, values[0])
        _count_down(table, frame, 1)
        table.news = True
    elif effect == codes.STEALING:
        _steal(table, frame, argument if verb != verbs.BLIND else codes.NONE)
    elif effect == codes.ANY_CARDS:
        _any_card(table, frame, argument)
    elif effect == codes.RETURNING:
        moments.return_card(table, seat, argument)
        if _count_down(table, frame, 1):
            table.note("back", [seat, RETURNED, values[0]])
            acts.shuffle_deck(table, seat)
    elif effect == codes.REVEALED:
        table.stack.pop()
        moments.discard_revealed(table, seat, values[0], values[1:], argument)
    elif effect == codes.SEARCHING:
        table.stack.pop()
        _find(table, seat, values[0], argument)
    elif effect == codes.BOARDING:
        table.stack.pop()
        table.limbo[seat].remove(values[0])
        acts.load(table, seat, values[0], argument)
    elif effect == codes.LOADING:
        acts.leave_hand(table, seat, argument)
        acts.load(table, seat, argument, values[0])
        if not _count_down(table, frame, 1) and not table.hand[seat]:
            table.stack.pop()
    elif effect == codes.EITHER:
        table.stack.pop()
        _discard_either(table, 1 - seat, values[0], argument == 0)
    elif effect == codes.KEEPING:
        table.stack.pop()
        _discard_but(table, 1 - seat, values[0], argument)
    else:
        table.stack.pop()
        table.doubled[seat] = argument
        table.note("double", [seat, values[0], argument])


def _count_down(table: Table, frame: Frame, at: int) -> bool:
    """One choice less; whether it was the last."""
    frame.values[at] -= 1
    if frame.values[at]:
        return False
    table.stack.pop()
    return True


def _hit(table: Table, seat: int, by: int, card: int) -> None:
    """A text reaches its target."""
    effect = every.EFFECTS[by]
    foe = 1 - seat
    if effect in (
        special.TAKE_BACK_ACTIVE,
        special.TAKE_BACK_COMBAT,
        special.TAKE_BACK_OTHER,
        special.TAKE_BACK_ON_RETREAT,
    ):
        acts.take_back(table, seat, card, by)
    elif effect == special.SWAP_HYLA:
        table.discard[seat].remove(card)
        table.discard[seat].append(by)
        table.hyla[seat] = card
        table.touch()
        table.note("swap", [seat, by, card])
    elif card in table.bluffs[foe]:
        acts.discard_bluff(table, foe, card, by)
    else:
        acts.discard_from_table(table, foe, card, by)


def _pay_one(table: Table, frame: Frame, card: int) -> None:
    """One more card of a payment; nothing leaves the hand before it is complete."""
    seat = frame.seat
    values = frame.values
    values.append(card)
    demand = values[0]
    effect = every.EFFECTS[demand]
    chosen = values[2:]
    if not payments.reaches(table, seat, effect, values[1], chosen):
        return
    table.stack.pop()
    for other in chosen:
        acts.leave_hand(table, seat, other)
        acts.put_away(table, seat, other)
    table.note("pay", [seat, demand, *chosen])
    if special.BUY_FIRE <= effect <= special.BUY_ACTIONS or effect == special.BOTH_BUY:
        table.stack.push(codes.GAINING, 0, seat, [1, codes.BY_PURCHASE])
    else:
        table.paid.append(demand)
        targets.reopen_demands(table)


def _steal(table: Table, frame: Frame, card: int) -> None:
    """A hand card of the opponent is discarded: an open one, or a hidden one at random."""
    foe = 1 - frame.seat
    frame.step = 1
    if card == codes.NONE:
        hidden = [other for other in table.hand[foe] if other not in table.open[foe]]
        card = hidden[table.rng.below(len(hidden))]
    acts.leave_hand(table, foe, card)
    acts.put_away(table, foe, card)
    table.news = True
    table.note("lose", [foe, card, frame.values[0]])
    _count_down(table, frame, 1)


def _any_card(table: Table, frame: Frame, card: int) -> None:
    """One more hand card is discarded or put under the draw deck."""
    seat = frame.seat
    if every.EFFECTS[frame.values[0]] == special.DISCARD_OWN:
        acts.discard_hand(table, seat, card, frame.values[0])
    else:
        acts.leave_hand_hidden(table, seat, card)
        if card in table.known[seat]:
            table.known[seat].remove(card)
        table.deck[seat].insert(0, card)
        table.bottom[seat] += 1
        table.note_hidden("under", [seat], [card], seat)
    frame.values[1] += 1
    if not table.hand[seat]:
        table.stack.pop()


def _find(table: Table, seat: int, by: int, card: int) -> None:
    """A searched card is taken; a searched draw deck is shuffled."""
    if every.EFFECTS[by] == special.SEARCH_DISCARD:
        table.discard[seat].remove(card)
        acts.join_hand(table, seat, card)
        table.note("search", [seat, card, by])
        return
    table.deck[seat].remove(card)
    if seat == table.turn:
        table.drawn += 1
    acts.shuffle_deck(table, seat)
    if every.EFFECTS[by] != special.ENTREAT:
        acts.join_hand(table, seat, card)
        table.note("search", [seat, card, by])
        return
    table.note("entreat", [seat, card])
    if every.KINDS[card] in (kinds.SHIP, kinds.HYLA):
        lay_influence(table, seat, card)
        if table.works(seat, card):
            moments.carry_out(table, seat, card, False)
    else:
        board(table, seat, card, True)


def board(table: Table, seat: int, card: int, out_of_deck: bool) -> None:
    """A card goes onto a ship; with several ships the owner says onto which."""
    table.limbo[seat].append(card)
    frame = table.stack.push(codes.BOARDING, 0, seat, [card, 1 if out_of_deck else 0])
    ships = _boardable(table, frame)
    if len(ships) == 1:
        table.stack.pop()
        table.limbo[seat].remove(card)
        acts.load(table, seat, card, ships[0])


def lay_influence(table: Table, seat: int, card: int) -> None:
    """A ship joins the others; a Hyla displaces the one in play, own or opposing."""
    if every.KINDS[card] == kinds.SHIP:
        table.ships = acts.with_card(table.ships, seat, card)
    else:
        for other in range(2):
            if table.hyla[other] != codes.NONE:
                table.discard[other].append(table.hyla[other])
                table.note("displace", [other, table.hyla[other]])
                table.hyla[other] = codes.NONE
        table.hyla[seat] = card
    table.touch()


def _discard_either(table: Table, foe: int, by: int, boosters: bool) -> None:
    if boosters:
        for card in targets.discardable(table, foe, True, False):
            acts.discard_from_table(table, foe, card, by)
    else:
        moments.discard_supports(table, foe, by)


def _discard_but(table: Table, foe: int, by: int, kept: int) -> None:
    """All active cards of a combat area go, but one character and PROTECTED cards."""
    cards = [
        card for card in table.active[foe] if card != kept and not table.is_protected(foe, card)
    ]
    for card in cards:
        acts.discard_from_table(table, foe, card, by)
