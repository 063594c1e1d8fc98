"""Plans with more time: what looks best is played on to the next round in several worlds.

That is done where it matters most, for growth options and for sets of cards; all other choices are
those of greedy, which looks at more positions here. The worse half of what is played on is given
up again and again, so most of the time goes where it is close. What a set of cards promises holds
for all of it, so a set that has been chosen is played to its end.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Final, final

from spieltisch.core.game import Planner, State
from spieltisch.core.rng import Rng
from spieltisch.games.spirit_island.bot.ahead import play_round, played
from spieltisch.games.spirit_island.bot.plan import NOTHING, stack_of, values
from spieltisch.games.spirit_island.bot.search import Effort
from spieltisch.games.spirit_island.bot.turns import Turns
from spieltisch.games.spirit_island.bot.worth import evaluate
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import codes, verbs

_CLOSE: Final = 12.0  # what is worse by more than that is not looked at again
_MOST: Final = 6  # growth options, or sets of cards, that are played on
_WORLDS: Final = 24
_APART: Final = 0.1  # one that is worse, or was left before the end, counts less by so much
_CLOSELY: Final = 2.5  # effort of what greedy does here: there is time for more than it takes
_QUICK: Final = 0.25  # effort of playing on
_ENDED: Final = 300.0  # for each player: a game that is won or lost in a world counts as so much


@final
class Turn:
    """One way to go on, and what came of it."""

    def __init__(self, moves: list[int], cards: list[int], worth: float) -> None:
        self.moves = moves  # it begins with any of them
        self.cards = cards
        self.worth = worth
        self.total = 0.0  # of what came of it
        self.worlds = 0


def _worth(turn: Turn) -> float:
    return turn.worth


def _tried(turn: Turn) -> float:
    """What greedy sees in it and what came of it on average."""
    return turn.worth + turn.total / turn.worlds


@final
class IslandPlanner(Planner):
    """Plans for the seats of one bot."""

    def __init__(self, rng: Rng, seconds: float, tries: int) -> None:
        self.rng = rng
        self.seconds = seconds
        self.tries = tries
        self.planned: dict[int, Turn] = {}  # by seat and round: cards to be played

    def values(
        self, state: State, seat: int, moves: list[int], stopped: Callable[[], bool]
    ) -> list[float]:
        assert isinstance(state, SpiritIslandState)
        end = perf_counter() + self.seconds
        world = self.world(state, seat)
        if stack_of(world, seat) != NOTHING or world.phase != codes.GROWTH:
            return values(world, seat, moves, _CLOSELY)
        if world.stage[seat] == codes.GROWING:
            found = values(world, seat, moves, _CLOSELY)
            turns = [Turn([move], [], value) for move, value in zip(moves, found)]
            return self.after_look(state, seat, moves, found, turns, end, stopped)
        return self.card_values(state, world, seat, moves, end, stopped)

    def world(self, state: SpiritIslandState, seat: int) -> SpiritIslandState:
        found = state.dealt_anew(seat, self.rng.next32())
        found.quiet = True
        return found

    def card_values(
        self,
        state: SpiritIslandState,
        world: SpiritIslandState,
        seat: int,
        moves: list[int],
        end: float,
        stopped: Callable[[], bool],
    ) -> list[float]:
        """By the best set of cards that a card belongs to."""
        chosen = self.planned.get(seat + 8 * state.round)
        if chosen is not None:
            move = next_of(chosen.cards, world, seat)
            if move in moves:
                return [chosen.worth if other == move else chosen.worth - 1.0 for other in moves]
        effort = Effort(world.seats, _CLOSELY)
        turns = Turns(world, seat, effort)
        sets: list[Turn] = []
        for plan in turns.plans(world)[: effort.share(_MOST)]:
            plays = [verbs.PLAY + card for card in plan.cards] or [verbs.READY]
            sets.append(Turn(plays, plan.cards, turns.whole_turn(world, plan.cards)))
        rest = min([turn.worth for turn in sets]) - 1.0
        worth = dict.fromkeys(moves, rest)
        for turn in sets:
            for move in turn.moves:
                worth[move] = max(worth[move], turn.worth)
        found = [worth[move] for move in moves]
        found = self.after_look(state, seat, moves, found, sets, end, stopped)
        self.planned = {seat + 8 * state.round: max(sets, key=_worth)}
        return found

    def after_look(
        self,
        state: SpiritIslandState,
        seat: int,
        moves: list[int],
        found: list[float],
        turns: list[Turn],
        end: float,
        stopped: Callable[[], bool],
    ) -> list[float]:
        """The values of moves, with what came of the best of some turns that were played on."""
        turns.sort(key=_worth, reverse=True)
        looked = [turn for turn in turns[:_MOST] if turn.worth > turns[0].worth - _CLOSE]
        looked = self.look(state, seat, looked, end, stopped)
        if not looked:
            return found
        value, usual = looked[0].worth + _APART, looked[0].worth - _tried(looked[0])
        for turn in looked:
            value = min(value - _APART, usual + _tried(turn))
            turn.worth = value
        best = {move: min(other, value - _APART) for move, other in zip(moves, found)}
        for turn in looked:
            for move in turn.moves:
                best[move] = max(best[move], turn.worth)
        for turn in turns[len(looked) :]:
            turn.worth = min(turn.worth, value - _APART)
        return [best[move] for move in moves]

    def look(
        self,
        state: SpiritIslandState,
        seat: int,
        looked: list[Turn],
        end: float,
        stopped: Callable[[], bool],
    ) -> list[Turn]:
        """Turns in the order of what came of them in worlds, none if they were not played on.

        All turns that are still looked at are played on in the same worlds. Whenever the number of
        worlds has doubled, the worse half is left as it is, so most worlds tell the best apart.
        """
        left = looked[:]
        out: list[Turn] = []
        worlds, tries = 0, 0
        while len(left) > 1 and worlds < _WORLDS:
            begin = perf_counter()
            if worlds and self.tries and tries + len(left) > self.tries:
                break
            if not self.one_world(state, seat, left, stopped):
                break
            worlds += 1
            tries += len(left)
            now = perf_counter()
            if not self.tries and now + (now - begin) > end:
                break
            if worlds > 1 and len(left) > 2 and not worlds & (worlds - 1):
                left.sort(key=_tried, reverse=True)
                half = (len(left) + 1) // 2
                left, out = left[:half], left[half:] + out
        if not worlds:
            return []
        left.sort(key=_tried, reverse=True)
        return left + out

    def one_world(
        self,
        state: SpiritIslandState,
        seat: int,
        looked: list[Turn],
        stopped: Callable[[], bool],
    ) -> bool:
        """Plays turns on in one possible world; not if somebody says stop before the last."""
        effort = Effort(state.seats, _QUICK)
        most_worth = _ENDED * state.seats
        world = self.world(state, seat)
        found: list[float] = []
        for turn in looked:
            if stopped():
                return False
            if world.stage[seat] == codes.PLAYING:
                after = played(world, seat, turn.cards)
            else:
                after = world.clone()
                after.apply(seat, turn.moves[0])
            found.append(evaluate(play_round(after, effort), seat))
        for turn, value in zip(looked, found):
            turn.total += max(-most_worth, min(most_worth, value))
            turn.worlds += 1
        return True


def next_of(cards: list[int], state: SpiritIslandState, seat: int) -> int:
    """The next move of a set of cards, -1 if a card is neither in hand nor in play any more."""
    left: list[int] = []
    for card in cards:
        if card in state.hands[seat]:
            left.append(card)
        elif card not in state.played[seat]:
            return -1
    return verbs.PLAY + left[0] if left else verbs.READY
