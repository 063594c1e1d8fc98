"""How good each move is: a spirit plans its growth, its cards and its powers.

A power is judged by the best that it would do now: fast ones on the island as it is, slow ones on
the island as it will be after the invaders have acted. Cards are chosen as a set, with the innate
powers that their elements bring; growth by the set that it allows and by what it gives for later.
"""

from typing import Final

from spieltisch.games.spirit_island.bot import cards
from spieltisch.games.spirit_island.bot.search import (
    BUDGET,
    Effort,
    Look,
    Way,
    best_ends,
    sensible,
)
from spieltisch.games.spirit_island.bot.turns import Turns, use_all
from spieltisch.games.spirit_island.bot.worth import energy_worth, evaluate, reach, wanders
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import codes, verbs

_NEVER: Final = -1e9
_CHOICES: Final = 900  # positions to look at for a choice in an effect
_ENDS: Final = 4  # ends of an effect after which other powers are tried
_LEAST: Final = 40  # at least so many for each answer
_PLANS: Final = 6  # sets of cards that are tried in a whole turn
_TURNS: Final = 5  # the same after all growth options together
_USELESS: Final = 0.02  # a power that brings less than that need not be used


def values(
    state: SpiritIslandState, seat: int, moves: list[int], times: float = 1.0
) -> list[float]:
    """How good each legal move of a seat is, in a world in which nothing is hidden."""
    found = _values(state, seat, moves, Effort(state.seats, times))
    tried = [value for value in found if value > _NEVER]
    rest = min(tried) - 1.0  # what is not worth a try is worse than what is
    return [max(rest, value) for value in found]


def _values(state: SpiritIslandState, seat: int, moves: list[int], effort: Effort) -> list[float]:
    verb = verbs.VERB[moves[0]]
    at = stack_of(state, seat)
    if at == NOTHING:
        if verb == verbs.GROW:
            return growths(state, seat, moves, effort)
        if state.phase == codes.GROWTH:
            return plays(state, seat, moves, effort)
        return uses(state, seat, moves, effort)
    if verb in (verbs.DECK, verbs.TAKE, verbs.FORGET, verbs.RECLAIM, verbs.GIVE):
        return taken(state, seat, moves, effort)
    if state.phase == codes.GROWTH and state.stage[seat] == codes.GROWING:
        return growths(state, seat, moves, effort)
    return choices(state, seat, moves, at, effort)


NOTHING: Final = -2


def stack_of(state: SpiritIslandState, seat: int) -> int:
    """The stack on which a seat is asked: of a seat, -1 for the common one, or `NOTHING`."""
    if state.waiting(seat) is None:
        return NOTHING
    for at, stack in enumerate(state.stacks.own):
        if state.now is stack:
            return at
    return -1


def choices(
    state: SpiritIslandState, seat: int, moves: list[int], at: int, effort: Effort
) -> list[float]:
    """Choices inside an effect, by its best end and what the other powers make of that."""
    found = dict.fromkeys(moves, _NEVER)
    tried = sensible(state, seat, moves, effort)
    budget = max(effort.share(_LEAST), effort.share(_CHOICES) // len(tried))
    ends: list[Way] = []
    first: dict[int, int] = {}  # by end: the move that leads to it
    for move in tried:
        after = state.clone()
        after.apply(seat, move)
        for way in Look(state, at, seat, budget, effort).ends(after):
            found[move] = max(found[move], way.value)
            first[id(way)] = move
            ends.append(way)
    if at == seat and state.phase in (codes.FAST_PHASE, codes.SLOW_PHASE):
        for way in best_ends(ends, effort.share(_ENDS)):
            move = first[id(way)]
            found[move] = max(found[move], followed(way, seat, effort))
    return [found[move] for move in moves]


def followed(way: Way, seat: int, effort: Effort) -> float:
    """What an end is worth after the other powers that the spirit can still use in this phase."""
    if way.state.ended or way.state.stacks.own[seat].frames:
        return way.value
    return evaluate(use_all(way.state, seat, [seat], effort), seat)


def uses(state: SpiritIslandState, seat: int, moves: list[int], effort: Effort) -> list[float]:
    """Powers that can be used now, each with what the others can still do after it."""
    found: list[float] = []
    for move in moves:
        if move == verbs.READY:
            found.append(evaluate(state, seat) + _USELESS)
            continue
        after = state.clone()
        after.apply(seat, move)
        ends = Look(state, seat, seat, effort.share(BUDGET), effort).ends(after)
        ways = best_ends(ends, effort.share(_ENDS) if len(moves) > 2 else 1)
        value = _NEVER
        for way in ways:
            value = max(value, followed(way, seat, effort) if len(moves) > 2 else way.value)
        found.append(value)
    return found


def plays(state: SpiritIslandState, seat: int, moves: list[int], effort: Effort) -> list[float]:
    """Which card to play, as one of the best set."""
    turns = Turns(state, seat, effort)
    nothing = turns.whole_turn(state, [])
    found = {move: nothing if move == verbs.READY else _NEVER for move in moves}
    for plan in turns.plans(state)[: effort.share(_PLANS)]:
        worth = turns.whole_turn(state, plan.cards)
        for card in plan.cards:
            found[verbs.PLAY + card] = max(found[verbs.PLAY + card], worth)
    return [found[move] for move in moves]


def growths(state: SpiritIslandState, seat: int, moves: list[int], effort: Effort) -> list[float]:
    """Growth options and what is chosen in them, by the turn that they allow."""
    turns = Turns(state, seat, effort)
    found = dict.fromkeys(moves, _NEVER)
    tried = sensible(state, seat, moves, effort)
    most = max(1, effort.share(_TURNS) // len(tried))
    for move in tried:
        after = state.clone()
        after.apply(seat, move)
        grown = best_growth(after, seat, turns).state
        value = _growth_worth(grown, seat)
        if grown.stage[seat] == codes.PLAYING and not grown.ended:
            plans = turns.plans(grown)[:most]
            value += max([turns.whole_turn(grown, plan.cards) for plan in plans])
        else:
            value += evaluate(grown, seat)
        found[move] = value
    return [found[move] for move in moves]


def _growth_worth(grown: SpiritIslandState, seat: int) -> float:
    """What growth has brought besides this turn: places from which powers reach."""
    return 0.0 if grown.ended or wanders(grown, seat) else reach(grown, seat)


def best_growth(state: SpiritIslandState, seat: int, turns: Turns) -> Way:
    """The best end of a growth option in progress, as far as can be guessed."""
    stack = state.stacks.own[seat]
    if not stack.frames or state.ended:
        value = evaluate(state, seat) + _growth_worth(state, seat)
        if state.stage[seat] == codes.PLAYING and not state.ended:
            value += turns.guess_best(state) - energy_worth(state.energy[seat])
        return Way(value, state)
    best = Way(_NEVER, state)
    asked = stack.frames[-1].seat
    for move in sensible(state, asked, state.legal_moves(asked), turns.effort):
        after = state.clone()
        after.apply(asked, move)
        way = best_growth(after, seat, turns)
        if way.value > best.value:
            best = way
    return best


def taken(state: SpiritIslandState, seat: int, moves: list[int], effort: Effort) -> list[float]:
    """Cards to take, to forget or to take back: what is on them, and what they would do soon."""
    found = cards.card_values(state, seat, moves)
    kinds = [verbs.VERB[move] for move in moves]
    if verbs.TAKE not in kinds and verbs.RECLAIM not in kinds and verbs.FORGET not in kinds:
        return found
    turns = Turns(state, seat, effort)
    for at, move in enumerate(moves):
        if kinds[at] in (verbs.TAKE, verbs.RECLAIM):
            found[at] += turns.soon(verbs.ARGUMENT[move])
        elif kinds[at] == verbs.FORGET:
            found[at] -= turns.soon(verbs.ARGUMENT[move])
    return found
