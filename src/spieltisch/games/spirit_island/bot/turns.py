"""What the powers of a spirit would bring this turn, one by one and as a set."""

from typing import Final

from spieltisch.games.spirit_island.bot.search import Look
from spieltisch.games.spirit_island.bot.weights import WEIGHTS
from spieltisch.games.spirit_island.bot.worth import energy_worth, evaluate
from spieltisch.games.spirit_island.cards import numbers, panel
from spieltisch.games.spirit_island.effects.invaders import explored
from spieltisch.games.spirit_island.effects.lasting import banned
from spieltisch.games.spirit_island.rules import permits
from spieltisch.games.spirit_island.rules.forecast import foresee
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import acts, codes, programs, verbs

_CARDS: Final = len(numbers.POWERS)
_BUDGET: Final = 70  # positions to look at for each power
_HAND: Final = 8  # cards that are combined with each other


class Turns:
    """Plans for the rest of this turn of one spirit, on the island as it stands."""

    def __init__(self, state: SpiritIslandState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.fast = self.after_powers(self.in_phase(state, codes.FAST_PHASE))
        self.slow: SpiritIslandState | None = None
        self.gains: dict[tuple[int, int], float] = {}
        self.plans: dict[tuple[int, ...], tuple[float, list[int]]] = {}

    # the island after what has been played

    def in_phase(self, state: SpiritIslandState, phase: int) -> SpiritIslandState:
        """A copy in which powers of a phase can be used, and nothing goes on by itself."""
        copy = state.clone()
        copy.phase = phase
        for stack in copy.stacks.own:
            stack.frames.clear()
        copy.stage = [codes.PLAYING] * copy.seats
        copy.ready = [False] * copy.seats
        copy.acted = [True] * copy.seats
        return copy

    def after_powers(self, state: SpiritIslandState) -> SpiritIslandState:
        """What the powers that are in play already will do."""
        for seat in range(state.seats):
            for move in state.legal_moves(seat):
                if verbs.VERB[move] == verbs.USE and move in state.legal_moves(seat):
                    before = evaluate(state, self.seat)
                    after = state.clone()
                    after.apply(seat, move)
                    way = Look(state, seat, self.seat, _BUDGET).best(after)
                    if way.value > before and not way.state.stacks.own[seat].frames:
                        state = way.state
        return state

    def later(self) -> SpiritIslandState:
        """The island in the slow phase, after the invaders have acted."""
        if self.slow is None:
            copy = self.fast.clone()
            foresee(self.fast, copy)
            copy.now = copy.stacks.common
            copy.doom = 0
            if copy.build and copy.invader_deck:
                card = copy.invader_deck[-1]
                for land in explored(copy, card):
                    if not copy.token(land, codes.WILDS) and not banned(
                        self.fast, codes.EXPLORE, land, True
                    ):
                        acts.add(copy, land, codes.EXPLORER)
            self.slow = self.after_powers(self.in_phase(copy, codes.SLOW_PHASE))
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
        trial = base.clone()
        if power in trial.used[seat]:
            return 0.0
        if power < _CARDS and power not in trial.played[seat]:
            trial.played[seat].append(power)
        has = trial.has(seat)
        for element in range(len(codes.ELEMENTS)):
            trial.elements[seat][element] += elements[element] - has[element]
        if verbs.USE + power not in trial.legal_moves(seat):
            return 0.0
        before = evaluate(trial, seat)
        after = trial.clone()
        after.apply(seat, verbs.USE + power)
        return max(0.0, Look(trial, seat, seat, _BUDGET).best(after).value - before)

    # sets of cards

    def without_more(self) -> float:
        """The plan to play nothing more."""
        state, seat = self.state, self.seat
        return self.worth([], state.hands[seat], state.energy[seat], state.has(seat))

    def with_card(self, card: int) -> float:
        """The best plan in which a card is played now."""
        state, seat = self.state, self.seat
        return self.plan(
            state.hands[seat], state.energy[seat], state.plays[seat], state.has(seat), card
        )

    def after_growth(self, grown: SpiritIslandState) -> float:
        """The best plan after growth; what its energy is worth is counted there already."""
        seat = self.seat
        if grown.stage[seat] != codes.PLAYING:
            return 0.0
        value = self.plan(
            grown.hands[seat], grown.energy[seat], grown.plays[seat], grown.has(seat), -1
        )
        return value - energy_worth(grown.energy[seat])

    def plan(self, hand: list[int], energy: int, plays: int, has: list[int], must: int) -> float:
        """The worth of the best set of cards; ``must``: a card that is among them, -1 for any."""
        key = (must, energy, plays, *has, -1, *hand)
        known = self.plans.get(key)
        if known is not None:
            return known[0]
        most = _HAND if plays <= 4 else _HAND - 1
        ranked = sorted(hand, key=self.alone, reverse=True)[:most]
        if must >= 0 and must not in ranked:
            ranked.append(must)
        best, chosen = -1e9, list[int]()
        for subset in subsets(ranked, plays):
            cost = sum([self.state.price(card) for card in subset])
            if cost > energy or (must >= 0 and must not in subset):
                continue
            value = self.worth(subset, hand, energy - cost, has)
            if value > best:
                best, chosen = value, subset
        self.plans[key] = (best, chosen)
        return best

    def worth(self, subset: list[int], hand: list[int], energy: int, has: list[int]) -> float:
        """What a set of cards brings with the innate powers, and what is left for later."""
        elements = has[:]
        for card in subset:
            for element in panel.POWERS[card].elements:
                elements[element] += 1
        value = energy_worth(energy)
        for power in [*subset, *permits.innates(self.state, self.seat)]:
            value += self.gain(power, elements)
        left = [self.alone(card) for card in hand if card not in subset]
        left.sort(reverse=True)
        return value + WEIGHTS.next_turn * sum(left[: self.state.card_plays(self.seat)])

    def alone(self, card: int) -> float:
        """What a card brings by itself."""
        elements = self.state.has(self.seat)
        for element in panel.POWERS[card].elements:
            elements[element] += 1
        return self.gain(card, elements)


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
        if all([elements[element] >= count for element, count in wanted.items()]):
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
        found += [card.target.further[0]] if card.target.further else []
    else:
        innate = panel.INNATES[power - _CARDS]
        found += innate.levels + programs.THRESHOLDS[programs.INNATE + power - _CARDS]
        found += [innate.quick] if innate.quick else []
    _THRESHOLDS[power] = found
    return found


_THRESHOLDS: Final[dict[int, list[panel.Elements]]] = {}
