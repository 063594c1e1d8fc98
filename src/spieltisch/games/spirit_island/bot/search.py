"""A look ahead through an effect in progress, to its end.

Whoever is asked on the way chooses what is best for all. After each choice only the most promising
ways are followed, so the time it takes is bounded by a number of positions, not by a clock.
"""

from typing import Final, final

from spieltisch.games.spirit_island.bot import cards
from spieltisch.games.spirit_island.bot.worth import evaluate, reach, trouble
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import codes, verbs

WIDTH: Final = 6  # ways that are followed after each choice
TARGETS: Final = 7  # lands that are tried as the target of a power
SITES: Final = 4  # lands that are tried for a presence
BUDGET: Final = 220  # positions
_EACH: Final = 10  # positions for each way that is followed
_TABLE: Final = 2  # spirits for which these numbers are meant; with more of them each has less
_POWERS: Final = 6  # powers for which they are meant, where each power is tried
_CARDS: Final = (verbs.DECK, verbs.TAKE, verbs.FORGET, verbs.RECLAIM, verbs.GIVE)


@final
class Effort:
    """How much a decision may take; ``times``: of what greedy takes.

    With more spirits there are more powers to look at, and each look goes over more lands, so each
    of them has less.
    """

    def __init__(self, seats: int, times: float = 1.0) -> None:
        seats = max(_TABLE, seats)
        self.times = times
        self.brief = times < 1.0  # a turn is planned without a thought of the next one
        self.part = times * _TABLE * _TABLE / (seats * seats)

    def share(self, number: int) -> int:
        """How much of some effort a decision may take."""
        return max(1, int(number * self.part))

    def for_power(self, state: SpiritIslandState, seat: int, number: int) -> int:
        """How much of some effort one of all the powers of a spirit may take, if each is tried."""
        powers = len(state.hands[seat]) + len(state.played[seat]) + len(state.spirit(seat).innates)
        return self.share(number) * _POWERS // max(_POWERS, powers)


@final
class Way:
    """A position on the way, and what it is worth so far."""

    def __init__(self, value: float, state: SpiritIslandState) -> None:
        self.value = value
        self.state = state


@final
class Look:
    """A look through the effect on one stack: that of a seat, or the common one (-1)."""

    def __init__(
        self, begin: SpiritIslandState, at: int, seat: int, budget: int, effort: Effort
    ) -> None:
        self.at = at
        self.seat = seat
        self.budget = budget
        self.effort = effort
        self.width = max(2, min(effort.share(WIDTH), budget // _EACH))
        self.least = -budget  # from then on it only goes to the end
        self.mark = mark(begin)

    def best(self, begin: SpiritIslandState) -> Way:
        """The best end that is found from here on."""
        found = Way(-1e9, begin)
        for way in self.ends(begin):
            if way.value > found.value:
                found = way
        return found

    def ends(self, begin: SpiritIslandState) -> list[Way]:
        """All ends that are found from here on."""
        if self.through(begin):
            return [Way(self.value(begin), begin)]
        found: list[Way] = []
        level = [begin]
        while level:
            further: list[SpiritIslandState] = []
            for state in level:
                for after in self.next(state):
                    if self.through(after):
                        found.append(Way(self.value(after), after))
                    else:
                        further.append(after)
            level = self.promising(further)
        return found

    def value(self, state: SpiritIslandState) -> float:
        self.budget -= 1
        return evaluate(state, self.seat)

    def through(self, state: SpiritIslandState) -> bool:
        """Whether the effect is over."""
        if state.ended:
            return True
        if self.at >= 0:
            return not state.stacks.own[self.at].frames
        return mark(state) != self.mark

    def next(self, state: SpiritIslandState) -> list[SpiritIslandState]:
        """The positions after each sensible choice."""
        found: list[SpiritIslandState] = []
        seat = asked(state, self.at)
        if seat < 0:
            return found
        for move in sensible(state, seat, state.legal_moves(seat), self.effort):
            after = state.clone()
            after.apply(seat, move)
            found.append(after)
        return found

    def promising(self, states: list[SpiritIslandState]) -> list[SpiritIslandState]:
        """The best to go on with; of those that look exactly alike one."""
        width = self.width if self.budget > 0 else 1
        if len(states) <= width or self.budget < self.least:
            return states[:width]
        ways = [Way(self.value(state), state) for state in states]
        ways.sort(key=_value, reverse=True)
        if ways[0].value < ways[-1].value + 1e-9 and self.budget > 0:
            return states[: max(3, self.effort.share(TARGETS))]  # nothing has happened yet
        found: list[Way] = []
        for way in ways:
            if len(found) < width and not seen_before(way, found, self.at):
                found.append(way)
        return [way.state for way in found]


def best_ends(ways: list[Way], most: int) -> list[Way]:
    """The best of some ends, each island once."""
    found: list[Way] = []
    for way in sorted(ways, key=_value, reverse=True):
        known = [other for other in found if same_island(way.state, other.state)]
        if len(found) < most and not known:
            found.append(way)
    return found


def same_island(one: SpiritIslandState, other: SpiritIslandState) -> bool:
    return one.pieces == other.pieces and one.presence == other.presence


def asked(state: SpiritIslandState, at: int) -> int:
    """The seat that chooses in the effect on a stack, -1 if nobody does."""
    for seat in range(state.seats):
        waits = state.waiting(seat) is not None
        if waits and (at < 0 or state.now is state.stacks.own[at]):
            return seat
    return -1


def _value(way: Way) -> float:
    return way.value


def seen_before(way: Way, found: list[Way], at: int) -> bool:
    for other in found:
        if alike(way, other, at):
            return True
    return False


def alike(one: Way, other: Way, at: int) -> bool:
    """Whether two ways have come to the same, in another order."""
    if abs(one.value - other.value) > 1e-9:
        return False
    a = one.state.stacks.own[at] if at >= 0 else one.state.stacks.common
    b = other.state.stacks.own[at] if at >= 0 else other.state.stacks.common
    if len(a.frames) != len(b.frames) or not a.frames:
        return False
    return a.frames[-1].values == b.frames[-1].values and one.state.pieces == other.state.pieces


def mark(state: SpiritIslandState) -> list[int]:
    """Where the invader phase stands: what changes when its present effect is over."""
    frames = state.stacks.common.frames
    if not frames:
        return [state.phase]
    phase = frames[0]
    return [
        state.phase,
        phase.step,
        *phase.values,
        len(state.fear_discard),
        len(state.invader_deck),
    ]


def sensible(state: SpiritIslandState, seat: int, moves: list[int], effort: Effort) -> list[int]:
    """The moves worth a look, the most interesting first."""
    if len(moves) <= 1:
        return moves
    for vote in state.votes():
        if vote in moves:
            return [vote]  # one for all
    verb = verbs.VERB[moves[0]]
    if verb in _CARDS:
        return [cards.obvious(state, seat, moves)]
    if state.phase == codes.GROWTH and verb == verbs.CHOOSE:
        return moves[:1]  # the order of growth does not matter
    kept = [move for move in moves if verbs.VERB[move] not in (verbs.WITHOUT, verbs.CALL)]
    kills = [move for move in kept if verbs.VERB[move] == verbs.KILL]
    if kills:
        return kills
    if verb == verbs.TRACK:
        tracks = [move for move in kept if verbs.ARGUMENT[move] != 3]
        return tracks or kept
    if verbs.REST in kept:
        return [verbs.REST]
    lands = [move for move in kept if verbs.VERB[move] == verbs.LAND]
    if not lands:
        return kept
    rest = [move for move in kept if verbs.VERB[move] != verbs.LAND]
    if state.phase == codes.GROWTH or state.phase == codes.SETUP:
        return best_sites(state, seat, lands)[: max(2, effort.share(SITES))] + rest
    most = max(4, effort.share(TARGETS))
    if len(lands) > most:
        lands = most_troubled(state, lands)[:most]
    return lands + rest


def most_troubled(state: SpiritIslandState, moves: list[int]) -> list[int]:
    """Lands by how much trouble is there."""
    ranked = [(-trouble(state, verbs.ARGUMENT[move]), move) for move in moves]
    ranked.sort()
    return [move for _, move in ranked]


def best_sites(state: SpiritIslandState, seat: int, moves: list[int]) -> list[int]:
    """Lands by how good presence would be there."""
    ranked: list[tuple[float, int]] = []
    at = seat * boards.LANDS
    for move in moves:
        land = verbs.ARGUMENT[move]
        state.presence[at + land] += 1
        ranked.append((-reach(state, seat), move))
        state.presence[at + land] -= 1
    ranked.sort()
    return [move for _, move in ranked]
