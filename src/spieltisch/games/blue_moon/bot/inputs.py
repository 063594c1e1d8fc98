"""What a seat may know of a table, as the inputs of a network that are on.

Cards have an input for each place where a seat can see them, own and opposing. The rest counts:
dragons, hands, powers, what texts say, and how well hand and unseen cards could answer. A number is
told in steps: 3 turns on the inputs for "at least 1", "at least 2" and "at least 3". So the one
network for all peoples can learn from each pairing something for the others.

Which cards are gone has no inputs: a network soon knows by them which game it is, and learns who
won it. What is left to come is in the counts.
"""

from typing import Final

from spieltisch.games.blue_moon.bot.estimate import estimate, retreat_chance
from spieltisch.games.blue_moon.bot.replies import best_replies, unseen, unseen_matches
from spieltisch.games.blue_moon.cards import every, icons, kinds
from spieltisch.games.blue_moon.rules import menu, permits, turn
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.state.table import Table

ROOM: Final = 360  # numbers for cards, some of them for cards to come
OTHER_PEOPLE: Final = 9

# By card.
HAND: Final = 0
LYING: Final = HAND + ROOM  # own cards that are active
LOADED: Final = LYING + ROOM  # own cards on ships
FOE_LYING: Final = LOADED + ROOM
FOE_LOADED: Final = FOE_LYING + ROOM
FOE_KNOWN: Final = FOE_LOADED + ROOM  # hidden cards of the opponent that the seat knows

# Who plays, and where in the game.
PEOPLE: Final = FOE_KNOWN + ROOM
FOE_PEOPLE: Final = PEOPLE + 10
PAIRING: Final = FOE_PEOPLE + 10
DRAGONS: Final = PAIRING + 100
FOE_DRAGONS: Final = DRAGONS + 3
PHASE: Final = FOE_DRAGONS + 3  # own turn, then the opponent's
TURN: Final = PHASE + 48  # flags of the turn, by whose it is
ELEMENT: Final = TURN + 16  # fire, earth, each by whose turn it is

# Both sides in numbers: own, then the opponent's.
SIDE: Final = ELEMENT + 4
HAND_SIZE: Final = 0
MOST_HAND: Final = 12
DECK_SIZE: Final = HAND_SIZE + MOST_HAND
MOST_DECK: Final = 14
LAID: Final = DECK_SIZE + MOST_DECK
MOST_LAID: Final = 8
DUE: Final = LAID + MOST_LAID  # dragons if the other one retreats
MOST_DUE: Final = 4
BLUFFS: Final = DUE + MOST_DUE
MOST_BLUFFS: Final = 4
SHIPS: Final = BLUFFS + MOST_BLUFFS
MOST_SHIPS: Final = 2
CARGO: Final = SHIPS + MOST_SHIPS
MOST_CARGO: Final = 5
SHIELD: Final = CARGO + MOST_CARGO  # in the contested element
IGNORED: Final = SHIELD + 1  # what of its cards is ignored
SAYS: Final = IGNORED + 9
BANS: Final = SAYS + 27
MOST_BANS: Final = 20
LIMITS: Final = BANS + MOST_BANS
RETRIEVABLE: Final = LIMITS + 5 * 3
MOST_RETRIEVABLE: Final = 4
POWER: Final = RETRIEVABLE + MOST_RETRIEVABLE  # in the contested element
MOST_POWER: Final = 20
A_SIDE: Final = POWER + MOST_POWER

# The fight, by whose turn it is.
LEAD: Final = SIDE + 2 * A_SIDE  # own power less the opponent's
WIDTH: Final = 10  # up and down from 0
REPLY: Final = LEAD + 2 * (2 * WIDTH + 1)  # fire and earth that the hand could show
MOST_REPLY: Final = 16
SPARE: Final = REPLY + 2 * MOST_REPLY  # that in the contested element, less the opponent's power
ANSWERS: Final = SPARE + 2 * (2 * WIDTH + 1)  # unseen characters that come up to the own power
MOST_ANSWERS: Final = 8
GAPS: Final = 4  # and those that come near to it
UNSEEN_SHIELDS: Final = ANSWERS + 2 * GAPS * MOST_ANSWERS
MOST_SHIELDS: Final = 4
FALSE_BLUFFS: Final = UNSEEN_SHIELDS + MOST_SHIELDS
HAND_SHIELDS: Final = FALSE_BLUFFS + MOST_BLUFFS  # fire, earth

# The own hand in numbers.
KINDS: Final = HAND_SHIELDS + 2  # characters, boosters, supports, leadership cards
MOST_KIND: Final = 6
NO_CHARACTER: Final = KINDS + 4 * MOST_KIND
TEXTS: Final = NO_CHARACTER + 1
MOST_TEXTS: Final = 6

# What the evaluation makes of all that.
CHANCE: Final = TEXTS + MOST_TEXTS  # of a retreat, by whose turn it is
MOST_CHANCE: Final = 12
ESTIMATE: Final = CHANCE + 2 * MOST_CHANCE
MOST_ESTIMATE: Final = 48
A_STEP: Final = 2.0
NUM_INPUTS: Final = ESTIMATE + MOST_ESTIMATE

_LEADERS: Final[list[int]] = [
    next(
        number
        for number, card in enumerate(every.CARDS)
        if card.kind == kinds.LEADER and card.people == people
    )
    for people in ("hoax", "vulca", "mimix", "flit", "khind", "terrah", "pillar", "aqua", "buka")
]


def inputs(table: Table, seat: int) -> list[int]:
    """Which inputs are on for a seat."""
    on: list[int] = []
    _cards(on, table, seat)
    _state_of_play(on, table, seat)
    own_turn = 1 if table.turn == seat else 0
    _side(on, table, seat, SIDE)
    _side(on, table, 1 - seat, SIDE + A_SIDE)
    pool = unseen(table, 1 - seat)
    _fight(on, table, seat, own_turn, pool)
    _hand(on, table, seat)
    chance = retreat_chance(table, seat, pool)
    _steps(on, CHANCE + own_turn * MOST_CHANCE, int(chance * MOST_CHANCE + 0.5), MOST_CHANCE)
    value = estimate(table, seat, pool, chance) / A_STEP
    _steps(on, ESTIMATE, int(max(value + MOST_ESTIMATE // 2, 0.0)), MOST_ESTIMATE)
    return on


def _steps(on: list[int], first: int, value: int, most: int) -> None:
    """Tells a number in steps."""
    for at in range(min(value, most)):
        on.append(first + at)


def _cards(on: list[int], table: Table, seat: int) -> None:
    foe = 1 - seat
    for card in table.hand[seat]:
        on.append(HAND + card)
    _lying(on, table, seat, LYING)
    for card in table.loaded[seat]:
        on.append(LOADED + card)
    _lying(on, table, foe, FOE_LYING)
    for card in table.loaded[foe]:
        on.append(FOE_LOADED + card)
    for card in table.known[foe]:
        on.append(FOE_KNOWN + card)


def _lying(on: list[int], table: Table, seat: int, first: int) -> None:
    for card in table.active[seat]:
        on.append(first + card)
    for card in table.support[seat]:
        on.append(first + card)
    for card in table.ships[seat]:
        on.append(first + card)
    for card in table.landed[seat]:
        on.append(first + card)
    for card in table.laid_crystals[seat]:
        on.append(first + card)
    if table.hyla[seat] != codes.NONE:
        on.append(first + table.hyla[seat])
    if table.inquisitors[seat] != codes.NONE:
        on.append(first + table.inquisitors[seat])


def _state_of_play(on: list[int], table: Table, seat: int) -> None:
    foe = 1 - seat
    own = _people(table.leaders[seat])
    other = _people(table.leaders[foe])
    on.append(PEOPLE + own)
    on.append(FOE_PEOPLE + other)
    on.append(PAIRING + 10 * own + other)
    _steps(on, DRAGONS, table.dragons[seat], 3)
    _steps(on, FOE_DRAGONS, table.dragons[foe], 3)
    shift = 0 if table.turn == seat else 1
    on.append(PHASE + 24 * shift + table.phase)
    first = TURN + 8 * shift
    if table.opening:
        on.append(first)
    if table.led:
        on.append(first + 1)
    if table.first_character != codes.NONE:
        on.append(first + 2)
    if table.stopped:
        on.append(first + 3)
    if table.boosts:
        on.append(first + 4)
    if table.helps:
        on.append(first + 5)
    if table.yielding:
        on.append(first + 6)
    if menu.asked(table) == seat:
        on.append(first + 7)
    if table.element != codes.NONE:
        on.append(ELEMENT + 2 * shift + table.element)


def _people(leader: int) -> int:
    return _LEADERS.index(leader) if leader in _LEADERS else OTHER_PEOPLE


def _side(on: list[int], table: Table, seat: int, first: int) -> None:
    """What everybody can count on one side of the table."""
    _steps(on, first + HAND_SIZE, len(table.hand[seat]), MOST_HAND)
    deck = len(table.deck[seat])
    _steps(on, first + DECK_SIZE, deck if deck < 6 else 4 + deck // 3, MOST_DECK)
    _steps(on, first + LAID, table.cards_laid(seat) - len(table.bluffs[seat]), MOST_LAID)
    _steps(on, first + DUE, turn.dragons_due(table, 1 - seat), MOST_DUE)
    _steps(on, first + BLUFFS, len(table.bluffs[seat]), MOST_BLUFFS)
    _steps(on, first + SHIPS, len(table.ships[seat]), MOST_SHIPS)
    _steps(on, first + CARGO, len(table.loaded[seat]), MOST_CARGO)
    _bits(on, first + IGNORED, table.ignored_by(seat), 9)
    _bits(on, first + SAYS, table.said_by(seat), 27)
    _bits(on, first + BANS, table.bans[seat], MOST_BANS)
    _limit(on, first + LIMITS, table.cards_limit[seat], 1)
    _limit(on, first + LIMITS + 3, table.combat_limit[seat], 1)
    _limit(on, first + LIMITS + 6, table.characters_limit[seat], 1)
    _limit(on, first + LIMITS + 9, table.draw_limit[seat], 0)
    _limit(on, first + LIMITS + 12, table.hand_limit[seat], 3)
    retrievable = 0
    for card in table.active[seat]:
        if every.ICONS[card] & icons.RETRIEVE:
            retrievable += 1
    for card in table.support[seat]:
        if every.ICONS[card] & icons.RETRIEVE:
            retrievable += 1
    _steps(on, first + RETRIEVABLE, retrievable, MOST_RETRIEVABLE)
    if table.element != codes.NONE:
        if permits.has_shield(table, seat, table.element):
            on.append(first + SHIELD)
        _steps(on, first + POWER, table.power(seat, table.element), MOST_POWER)


def _bits(on: list[int], first: int, bits: int, count: int) -> None:
    if bits:
        for at in range(count):
            if bits >> at & 1:
                on.append(first + at)


def _limit(on: list[int], first: int, limit: int, least: int) -> None:
    """A limit that a text sets: the least, one more, or looser ones."""
    if limit < codes.NO_LIMIT:
        on.append(first + min(max(limit - least, 0), 2))


def _fight(on: list[int], table: Table, seat: int, own_turn: int, pool: list[int]) -> None:
    """How the hand could answer what lies there, and what could come from the other side."""
    foe = 1 - seat
    replies = best_replies(table, seat)
    _steps(on, REPLY, replies[0], MOST_REPLY)
    _steps(on, REPLY + MOST_REPLY, replies[1], MOST_REPLY)
    element = table.element
    if element == codes.NONE:
        return
    own = table.power(seat, element)
    other = table.power(foe, element)
    wide = 2 * WIDTH + 1
    on.append(LEAD + own_turn * wide + WIDTH + min(max(own - other, -WIDTH), WIDTH))
    _steps(on, SPARE + own_turn * wide, replies[element] - other + WIDTH, wide)
    if pool:
        matches = unseen_matches(table, foe, element, own, pool, GAPS)
        for gap in range(GAPS):
            share = (matches[gap] * 3 * MOST_ANSWERS + len(pool) - 1) // (2 * len(pool))
            first = ANSWERS + (own_turn * GAPS + gap) * MOST_ANSWERS
            _steps(on, first, share, MOST_ANSWERS)
        _steps(on, UNSEEN_SHIELDS, matches[GAPS], MOST_SHIELDS)
    icon = icons.BLUFF_FIRE if element == codes.FIRE else icons.BLUFF_EARTH
    false = 0
    for card in table.bluffs[seat]:
        if not every.ICONS[card] & icon:
            false += 1
    _steps(on, FALSE_BLUFFS, false, MOST_BLUFFS)


def _hand(on: list[int], table: Table, seat: int) -> None:
    counts = [0, 0, 0, 0]
    texts = 0
    shields = 0
    for card in table.hand[seat]:
        kind = every.KINDS[card]
        if kinds.CHARACTER <= kind <= kinds.LEADERSHIP:
            counts[kind - kinds.CHARACTER] += 1
        if every.EFFECTS[card]:
            texts += 1
        shields |= every.ICONS[card] & (icons.SHIELD_FIRE | icons.SHIELD_EARTH)
    for at in range(4):
        _steps(on, KINDS + at * MOST_KIND, counts[at], MOST_KIND)
    if not counts[0]:
        on.append(NO_CHARACTER)
    _steps(on, TEXTS, texts, MOST_TEXTS)
    if shields & icons.SHIELD_FIRE:
        on.append(HAND_SHIELDS)
    if shields & icons.SHIELD_EARTH:
        on.append(HAND_SHIELDS + 1)
