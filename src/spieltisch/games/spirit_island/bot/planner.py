"""Plans with more time: what looks best is played on to the next round in several worlds.

That is done where it matters most, for growth options and for sets of cards; all other choices are
those of greedy. What a set of cards promises holds for all of it, so a set that has been chosen is
played to its end.
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

_CLOSE: Final = 8.0  # what is worse by more than that is not looked at again
_MOST: Final = 4  # growth options, or sets of cards, that are played on
_WORLDS: Final = 24
_QUICK: Final = 0.25  # effort of playing on
_ENDED: Final = 300.0  # for each player: a game that is won or lost in a world counts as so much


@final
class Turn:
    """One way to go on, and what came of it."""

    def __init__(self, move: int, cards: list[int], worth: float) -> None:
        self.move = move  # the next one
        self.cards = cards
        self.worth = worth
        self.total = 0.0


def _worth(turn: Turn) -> float:
    return turn.worth


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
            return values(world, seat, moves)
        if world.stage[seat] == codes.GROWING:
            found = values(world, seat, moves)
            turns = [Turn(move, [], value) for move, value in zip(moves, found)]
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
        effort = Effort(world.seats)
        turns = Turns(world, seat, effort)
        sets: list[Turn] = []
        for plan in turns.plans(world)[: effort.share(2 * _MOST)]:
            first = verbs.PLAY + plan.cards[0] if plan.cards else verbs.READY
            sets.append(Turn(first, plan.cards, turns.whole_turn(world, plan.cards)))
        found = values(world, seat, moves)
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
        worlds = self.look(state, seat, looked, end, stopped)
        if not worlds:
            return found
        usual = sum([turn.total / worlds for turn in looked]) / len(looked)
        for turn in looked:
            turn.worth += turn.total / worlds - usual
        lowest = min([turn.worth for turn in looked])
        best = {move: min(value, lowest - 0.1) for move, value in zip(moves, found)}
        for turn in looked:
            best[turn.move] = max(best[turn.move], turn.worth)
        for turn in turns[len(looked) :]:
            turn.worth = min(turn.worth, lowest - 0.1)
        return [best[move] for move in moves]

    def look(
        self,
        state: SpiritIslandState,
        seat: int,
        looked: list[Turn],
        end: float,
        stopped: Callable[[], bool],
    ) -> int:
        """Plays turns on in worlds, each in the same ones; in how many."""
        if len(looked) < 2:
            return 0
        effort = Effort(state.seats, _QUICK)
        most_worth = _ENDED * state.seats
        most = max(1, self.tries // len(looked)) if self.tries else _WORLDS
        for number in range(most):
            begin = perf_counter()
            world = self.world(state, seat)
            found: list[float] = []
            for turn in looked:
                if stopped():
                    return number
                after = world.clone()
                if world.stage[seat] == codes.PLAYING:
                    after = played(world, seat, turn.cards)
                else:
                    after.apply(seat, turn.move)
                found.append(evaluate(play_round(after, effort), seat))
            for turn, value in zip(looked, found):
                turn.total += max(-most_worth, min(most_worth, value))
            now = perf_counter()
            if not self.tries and now + (now - begin) > end:
                return number + 1
        return most


def next_of(cards: list[int], state: SpiritIslandState, seat: int) -> int:
    """The next move of a set of cards, -1 if a card is neither in hand nor in play any more."""
    left: list[int] = []
    for card in cards:
        if card in state.hands[seat]:
            left.append(card)
        elif card not in state.played[seat]:
            return -1
    return verbs.PLAY + left[0] if left else verbs.READY
