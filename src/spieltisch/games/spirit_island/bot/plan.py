"""How good each move is: a spirit plans its growth, its cards and its powers.

A power is judged by the best that it would do now: fast ones on the island as it is, slow ones on
the island as it will be after the invaders have acted. Cards are chosen as a set, with the innate
powers that their elements bring; growth by the set that it allows and by what it gives for later.
"""

from typing import Final, cast

from spieltisch.core.game import State
from spieltisch.games.spirit_island.bot import cards
from spieltisch.games.spirit_island.bot.search import Look, sensible
from spieltisch.games.spirit_island.bot.turns import Turns
from spieltisch.games.spirit_island.bot.worth import evaluate, reach
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import codes, verbs

_NEVER: Final = -1e9
_USELESS: Final = 0.02  # a power that brings less than that need not be used


def values(world: State, seat: int, moves: list[int]) -> list[float]:
    """How good each legal move of a seat is, in a world in which nothing is hidden."""
    state = cast(SpiritIslandState, world)
    state.quiet = True
    verb = verbs.VERB[moves[0]]
    at = stack_of(state, seat)
    if at == NOTHING:
        if verb == verbs.GROW:
            return growths(state, seat, moves)
        if state.phase == codes.GROWTH:
            return plays(state, seat, moves)
        return uses(state, seat, moves)
    if verb in (verbs.DECK, verbs.TAKE, verbs.FORGET, verbs.RECLAIM, verbs.GIVE):
        return taken(state, seat, moves)
    if state.phase == codes.GROWTH and state.stage[seat] == codes.GROWING:
        return growths(state, seat, moves)
    return choices(state, seat, moves, at)


NOTHING: Final = -2


def stack_of(state: SpiritIslandState, seat: int) -> int:
    """The stack on which a seat is asked: of a seat, -1 for the common one, or `NOTHING`."""
    for at, stack in enumerate(state.stacks.own):
        if stack.frames and stack.frames[-1].seat == seat:
            return at
    common = state.stacks.common
    if common.frames and common.frames[-1].seat == seat and not state.stacks.busy():
        return -1
    return NOTHING


def choices(state: SpiritIslandState, seat: int, moves: list[int], at: int) -> list[float]:
    """Choices inside an effect, by its best end."""
    found = dict.fromkeys(moves, _NEVER)
    for move in sensible(state, seat, moves):
        after = state.clone()
        after.apply(seat, move)
        look = Look(state, at, seat)
        found[move] = look.best(after).value
    return [found[move] for move in moves]


def uses(state: SpiritIslandState, seat: int, moves: list[int]) -> list[float]:
    """Powers that can be used now, or to be done with the phase."""
    found: list[float] = []
    for move in moves:
        if move == verbs.READY:
            found.append(evaluate(state, seat) + _USELESS)
            continue
        after = state.clone()
        after.apply(seat, move)
        found.append(Look(state, seat, seat).best(after).value)
    return found


def plays(state: SpiritIslandState, seat: int, moves: list[int]) -> list[float]:
    """Which card to play, as one of the best set."""
    turns = Turns(state, seat)
    return [
        turns.without_more() if move == verbs.READY else turns.with_card(verbs.ARGUMENT[move])
        for move in moves
    ]


def growths(state: SpiritIslandState, seat: int, moves: list[int]) -> list[float]:
    """Growth options and what is chosen in them, by the turn that they allow."""
    turns = Turns(state, seat)
    found = dict.fromkeys(moves, _NEVER)
    for move in sensible(state, seat, moves):
        after = state.clone()
        after.apply(seat, move)
        found[move] = _grown(after, seat, turns)
    return [found[move] for move in moves]


def _grown(state: SpiritIslandState, seat: int, turns: Turns) -> float:
    """The best end of a growth option in progress."""
    stack = state.stacks.own[seat]
    if not stack.frames or state.ended:
        return evaluate(state, seat) + reach(state, seat) + turns.after_growth(state)
    best = _NEVER
    asked = stack.frames[-1].seat
    for move in sensible(state, asked, state.legal_moves(asked)):
        after = state.clone()
        after.apply(asked, move)
        best = max(best, _grown(after, seat, turns))
    return best


def taken(state: SpiritIslandState, seat: int, moves: list[int]) -> list[float]:
    """Cards to take, to forget or to take back."""
    return cards.card_values(state, seat, moves)
