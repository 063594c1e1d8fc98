"""A look through the rest of a round in one possible world, played as it really goes.

Growth and cards are chosen at once by what each power would bring, powers as greedy would use them,
and the invaders act with the events, fear cards and invader cards of that world. It ends where the
next spirit phase begins.
"""

from typing import Final

from spieltisch.games.spirit_island.bot.plan import NOTHING, best_growth, stack_of
from spieltisch.games.spirit_island.bot.search import Effort, Look, Way, sensible
from spieltisch.games.spirit_island.bot.turns import Turns, use_all
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import codes, verbs

_LONGEST: Final = 300  # steps; a round has far fewer
_CHOICE: Final = 90  # positions to look at for a choice in an effect


def play_round(state: SpiritIslandState, effort: Effort) -> SpiritIslandState:
    """The world at the beginning of the next round, or where the game has ended before."""
    begin = state.round
    for _ in range(_LONGEST):
        if state.ended or state.round != begin:
            break
        state = _step(state, effort)
    return state


def _step(state: SpiritIslandState, effort: Effort) -> SpiritIslandState:
    """The world after whatever is to be done first."""
    seat = state.next_seat()
    at = stack_of(state, seat)
    if state.phase == codes.GROWTH and state.stage[seat] == codes.GROWING and at in (NOTHING, seat):
        return _grown(state, seat, effort)
    if at == NOTHING:
        if state.phase == codes.GROWTH:
            return played(state, seat, Turns(state, seat, effort).plans(state)[0].cards)
        return _used(state, seat, effort)
    found = Look(state, at, seat, effort.share(_CHOICE), effort).best(state).state
    if found is state:
        found = state.clone()
        found.apply(seat, found.legal_moves(seat)[0])
    return found


def _grown(state: SpiritIslandState, seat: int, effort: Effort) -> SpiritIslandState:
    """After the growth option that seems best, or what is left of it, and the cards for it."""
    turns = Turns(state, seat, effort)
    if state.stacks.own[seat].frames:
        best = best_growth(state, seat, turns)
    else:
        best = Way(-1e18, state)
        for move in sensible(state, seat, state.legal_moves(seat), effort):
            after = state.clone()
            after.apply(seat, move)
            way = best_growth(after, seat, turns)
            if way.value > best.value:
                best = way
    grown = best.state
    if grown.stage[seat] == codes.PLAYING and not grown.ended:
        return played(grown, seat, turns.plans(grown)[0].cards)
    return grown


def played(state: SpiritIslandState, seat: int, cards: list[int]) -> SpiritIslandState:
    """After a spirit has played some cards and is done with its spirit phase."""
    after = state.clone()
    for card in cards:
        if verbs.PLAY + card in after.legal_moves(seat):
            after.apply(seat, verbs.PLAY + card)
    if verbs.READY in after.legal_moves(seat):
        after.apply(seat, verbs.READY)
    return after


def _used(state: SpiritIslandState, seat: int, effort: Effort) -> SpiritIslandState:
    """After a spirit has used its powers and is done with the phase."""
    after = use_all(state, seat, [seat], effort).clone()
    if not after.ended and verbs.READY in after.legal_moves(seat):
        after.apply(seat, verbs.READY)
    return after
