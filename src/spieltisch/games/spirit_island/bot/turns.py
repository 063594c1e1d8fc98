"""What a turn of a spirit would bring: each power by itself, sets of cards, and whole turns."""

from typing import Final, final

from spieltisch.games.spirit_island.bot.search import Effort, Look
from spieltisch.games.spirit_island.bot.weights import WEIGHTS
from spieltisch.games.spirit_island.bot.worth import energy_worth, evaluate
from spieltisch.games.spirit_island.cards import boards, numbers, panel
from spieltisch.games.spirit_island.effects.invaders import explored
from spieltisch.games.spirit_island.effects.lasting import banned
from spieltisch.games.spirit_island.rules import permits
from spieltisch.games.spirit_island.rules.forecast import foresee, possible_cards
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import acts, codes, programs, verbs

_CARDS: Final = len(numbers.POWERS)
_ELEMENTS: Final = len(codes.ELEMENTS)
_BUDGET: Final = 60  # positions to look at for each power
_EXPLORES: Final = 2  # cards that are tried for the next explore
_HAND: Final = 8  # cards that are combined with each other


@final
class Plan:
    """A set of cards, and what it is worth: first as a guess, then as a turn that was tried."""

    def __init__(self, cards: list[int], worth: float) -> None:
        self.cards = cards
        self.worth = worth


def _worth(plan: Plan) -> float:
    return plan.worth


# the phases of a turn that is only imagined


def in_phase(state: SpiritIslandState, phase: int) -> SpiritIslandState:
    """A copy in which powers of a phase can be used, and nothing goes on by itself."""
    copy = state.clone()
    copy.phase = phase
    for stack in copy.stacks.own:
        stack.frames.clear()
    copy.stage = [codes.PLAYING] * copy.seats
    copy.ready = [False] * copy.seats
    copy.acted = [True] * copy.seats
    return copy


def use_all(
    state: SpiritIslandState, seat: int, users: list[int], effort: Effort
) -> SpiritIslandState:
    """Lets spirits use their powers in play as well as they can."""
    for user in users:
        budget = effort.for_power(state, user, _BUDGET)
        moves = [move for move in state.legal_moves(user) if verbs.VERB[move] == verbs.USE]
        for move in moves:
            if state.ended or move not in state.legal_moves(user):
                continue
            before = evaluate(state, seat)
            after = state.clone()
            after.apply(user, move)
            way = Look(state, user, seat, budget, effort).best(after)
            if way.value > before and (way.state.ended or not way.state.stacks.own[user].frames):
                state = way.state
    return state


def after_invaders(state: SpiritIslandState, card: int) -> SpiritIslandState:
    """The island in the slow phase, if the invaders do what is to be expected.

    ``card`` is the one that they explore with, -1 if they do not.
    """
    copy = state.clone()
    foresee(state, copy)
    copy.now = copy.stacks.common
    copy.doom = 0
    if card >= 0:
        if card in copy.invader_deck:
            copy.invader_deck.remove(card)
        for land in explored(copy, card):
            if copy.token(land, codes.WILDS) or banned(state, codes.EXPLORE, land, True):
                continue
            acts.add(copy, land, codes.EXPLORER)
        copy.build.append(card)
    return in_phase(copy, codes.SLOW_PHASE)


def likely_cards(state: SpiritIslandState, effort: Effort) -> list[int]:
    """Some of the cards with which the invaders may explore, the same all through a turn."""
    cards = possible_cards(state)
    most = effort.share(_EXPLORES)
    if len(cards) <= most:
        return cards or [-1]
    first = state.round % len(cards)
    return (cards + cards)[first : first + most]


@final
class Turns:
    """Plans for the rest of this turn of one spirit."""

    def __init__(self, state: SpiritIslandState, seat: int, effort: Effort) -> None:
        self.state = state
        self.seat = seat
        self.effort = effort
        self.cards = likely_cards(state, effort)
        self.others = [other for other in range(state.seats) if other != seat]
        self.begin = use_all(in_phase(state, codes.FAST_PHASE), seat, self.others, effort)
        self.fast = use_all(self.begin, seat, [seat], effort)
        self.slow: SpiritIslandState | None = None
        self.morning: SpiritIslandState | None = None
        self.gains: dict[tuple[int, int], float] = {}
        self.next_gains: dict[int, float] = {}
        self.guesses: dict[tuple[int, ...], float] = {}

    def later(self) -> SpiritIslandState:
        if self.slow is None:
            self.slow = after_invaders(self.fast, self.cards[0])
            if not self.effort.brief:
                users = [*self.others, self.seat]
                self.slow = use_all(self.slow, self.seat, users, self.effort)
        return self.slow

    # one power

    def gain(self, power: int, elements: list[int]) -> float:
        """The best that a power would bring, with these elements."""
        key = (power, signature(power, elements))
        found = self.gains.get(key)
        if found is None:
            found = self.work_out(power, elements)
            self.gains[key] = found
        return found

    def work_out(self, power: int, elements: list[int]) -> float:
        slow = permits.speed_of(power) == codes.SLOW and not self.state.law.all_fast
        if not slow:
            return self.best_use(self.fast, power, elements)
        found = self.best_use(self.later(), power, elements)
        if self.state.rule(self.seat, panel.SWIFT) or _quick(power):
            found = max(found, self.best_use(self.fast, power, elements))
        return found

    def best_use(self, base: SpiritIslandState, power: int, elements: list[int]) -> float:
        seat = self.seat
        if base.ended or power in base.used[seat]:
            return 0.0
        trial = base.clone()
        if power < _CARDS and power not in trial.played[seat]:
            trial.played[seat].append(power)
        has = trial.has(seat)
        for element in range(_ELEMENTS):
            trial.elements[seat][element] += elements[element] - has[element]
        if verbs.USE + power not in trial.legal_moves(seat):
            return 0.0
        before = evaluate(trial, seat)
        after = trial.clone()
        after.apply(seat, verbs.USE + power)
        budget = self.effort.for_power(self.state, seat, _BUDGET)
        look = Look(trial, seat, seat, budget, self.effort)
        return max(0.0, look.best(after).value - before)

    def alone(self, card: int) -> float:
        """What a card brings by itself."""
        elements = self.state.has(self.seat)
        for element in panel.POWERS[card].elements:
            elements[element] += 1
        return self.gain(card, elements)

    def soon(self, card: int) -> float:
        """What a card would bring this turn or the next, as far as that speaks for it."""
        now, then = self.alone(card), self.tomorrow(card)
        return WEIGHTS.used_now * min(now, WEIGHTS.most_kept) + WEIGHTS.used_then * then

    # sets of cards

    def plans(self, state: SpiritIslandState, must: int = -1) -> list[Plan]:
        """Sets of cards that can be played, best first by the sum of what their powers bring.

        ``must``: a card that is among them, -1 for any.
        """
        seat = self.seat
        hand, energy, plays = state.hands[seat], state.energy[seat], state.plays[seat]
        has = state.has(seat)
        ranked = sorted(hand, key=self.alone, reverse=True)[: _HAND if plays <= 4 else _HAND - 1]
        if must >= 0 and must not in ranked:
            ranked.append(must)
        found: list[Plan] = []
        for cards in subsets(ranked, plays):
            cost = sum([state.price(card) for card in cards])
            if cost <= energy and (must < 0 or must in cards):
                found.append(Plan(cards, self.guess(cards, hand, energy - cost, has)))
        found.sort(key=_worth, reverse=True)
        return found

    def guess_best(self, state: SpiritIslandState) -> float:
        """What the best set of cards seems to bring."""
        seat = self.seat
        key = (state.energy[seat], state.plays[seat], *state.has(seat), -1, *state.hands[seat])
        known = self.guesses.get(key)
        if known is None:
            known = self.plans(state)[0].worth
            self.guesses[key] = known
        return known

    def guess(self, cards: list[int], hand: list[int], energy: int, has: list[int]) -> float:
        """What a set of cards brings with the innate powers, and what is left for later."""
        elements = has[:]
        for card in cards:
            for element in panel.POWERS[card].elements:
                elements[element] += 1
        value = energy_worth(energy)
        for power in [*cards, *permits.innates(self.state, self.seat)]:
            value += self.gain(power, elements)
        return value + self.kept(cards, hand)

    def kept(self, cards: list[int], hand: list[int]) -> float:
        """What the cards that stay in hand will bring next turn."""
        if self.effort.brief:
            return 0.0
        left = [self.tomorrow(card) for card in hand if card not in cards]
        left.sort(reverse=True)
        return WEIGHTS.next_turn * sum(left[: self.state.card_plays(self.seat)])

    def tomorrow(self, card: int) -> float:
        """What a card would bring next turn, as far as that can be seen."""
        found = self.next_gains.get(card)
        if found is None:
            base = self.later()
            if permits.speed_of(card) == codes.FAST:
                base = self.next_morning()
            elements = base.has(self.seat)
            for element in panel.POWERS[card].elements:
                elements[element] += 1
            found = min(WEIGHTS.most_kept, self.best_use(base, card, elements))
            self.next_gains[card] = found
        return found

    def next_morning(self) -> SpiritIslandState:
        """The island in the fast phase of the next turn."""
        if self.morning is None:
            self.morning = in_phase(self.later(), codes.FAST_PHASE)
            acts.recover(self.morning)
            self.morning.used[self.seat] = []
            self.morning.played[self.seat] = []
        return self.morning

    def whole_turn(self, state: SpiritIslandState, cards: list[int]) -> float:
        """The worth of the island at the end of the turn, if these cards are played."""
        seat = self.seat
        trial = self.grown_like(state)
        for card in cards:
            trial.hands[seat].remove(card)
            trial.played[seat].append(card)
            trial.energy[seat] -= trial.price(card)
        trial.played[seat].sort()
        return end_of_turn(trial, seat, self.cards, self.effort) + self.kept(
            cards, state.hands[seat]
        )

    def grown_like(self, state: SpiritIslandState) -> SpiritIslandState:
        """The island after what is in play already, with this spirit as it has grown since."""
        seat, begin = self.seat, self.state
        trial = self.begin.clone()
        first = seat * boards.LANDS
        for land in range(first, first + boards.LANDS):
            trial.presence[land] += state.presence[land] - begin.presence[land]
        trial.energy[seat] += state.energy[seat] - begin.energy[seat]
        trial.energy_track[seat] = state.energy_track[seat]
        trial.plays_track[seat] = state.plays_track[seat]
        trial.destroyed[seat] = state.destroyed[seat]
        trial.hands[seat] = state.hands[seat][:]
        trial.discards[seat] = state.discards[seat][:]
        trial.played[seat] = state.played[seat][:]
        return trial


def end_of_turn(state: SpiritIslandState, seat: int, cards: list[int], effort: Effort) -> float:
    """The worth of the island after all powers and the invaders, whichever card they turn over."""
    key = (hash(tuple(position(state, seat))), int(100 * effort.times), *cards)
    known = _ENDS.get(key)
    if known is not None:
        return known
    fast = use_all(state, seat, [seat], effort)
    value = 0.0
    for card in cards:
        if fast.ended:
            value += evaluate(fast, seat)
        else:
            value += evaluate(use_all(after_invaders(fast, card), seat, [seat], effort), seat)
    value /= len(cards)
    if len(_ENDS) > _REMEMBERED:
        _ENDS.clear()
    _ENDS[key] = value
    return value


def position(state: SpiritIslandState, seat: int) -> list[int]:
    """All numbers on which the end of a turn depends."""
    found = [state.adversary, state.level, state.scenario, state.fear, len(state.fear_deck)]
    found += [state.blight, state.blighted, state.round, seat, *state.spirits, *state.boards]
    for land in state.places():
        found += [-1, state.defend[land], state.skips[land], *state.pieces[land]]
    found += [-1, *state.tokens, *state.presence, *state.turn, -1, *state.delays]
    for pile in (state.ravage, state.build, state.early):
        found += [-1, *pile]
    for each in range(state.seats):
        found += [-1, *state.played[each], -1, *state.used[each], -1, *state.aids[each]]
        found += [*state.elements[each], state.energy_track[each], state.plays_track[each]]
        found += [state.energy[each], len(state.hands[each]), len(state.discards[each])]
    return found


_ENDS: Final[dict[tuple[int, ...], float]] = {}
_REMEMBERED: Final = 20_000


def subsets(cards: list[int], most: int) -> list[list[int]]:
    """All sets of up to so many cards, the empty one first."""
    found: list[list[int]] = [[]]
    for card in cards:
        found += [[*subset, card] for subset in found if len(subset) < most]
    return found


def _quick(power: int) -> bool:
    """Whether a slow power may be fast with the right elements."""
    if power < _CARDS:
        return panel.POWERS[power].quick is not None
    return panel.INNATES[power - _CARDS].quick is not None


def signature(power: int, elements: list[int]) -> int:
    """Which thresholds of a power are reached, as bits."""
    found = 0
    for at, wanted in enumerate(thresholds(power)):
        reached = True
        for element, count in wanted.items():
            reached = reached and elements[element] >= count
        if reached:
            found |= 1 << at
    return found


def thresholds(power: int) -> list[panel.Elements]:
    known = _THRESHOLDS.get(power)
    if known is not None:
        return known
    found: list[panel.Elements] = []
    if power < _CARDS:
        card = panel.POWERS[power]
        found += programs.THRESHOLDS[programs.POWER + power]
        found += [card.quick] if card.quick else []
        found += [wanted for wanted, _ in card.target.further]
    else:
        innate = panel.INNATES[power - _CARDS]
        found += innate.levels + programs.THRESHOLDS[programs.INNATE + power - _CARDS]
        found += [innate.quick] if innate.quick else []
        found += [wanted for wanted, _ in innate.target.further]
    _THRESHOLDS[power] = found
    return found


_THRESHOLDS: Final[dict[int, list[panel.Elements]]] = {}
