"""The state that the kernel sees: whose choice it is, what is legal, and how a turn goes on.

All spirits act at once in a phase. Whoever uses a power finishes it before another begins; the
invader phase lies on the common stack. A spirit that has nothing to use is not asked; one that has
acted says itself when it is done, so that it can still take back what it did.
"""

from typing import Final

from spieltisch.core.effects import run
from spieltisch.core.game import Data, State
from spieltisch.core.mistake import Fault
from spieltisch.core.rooms import Rooms
from spieltisch.core.stack import Frame, Stack
from spieltisch.core.votes import DISAGREED, OPEN, vote
from spieltisch.games.spirit_island import text
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.effects.hands import cover, forget_at_last, play
from spieltisch.games.spirit_island.rules import deeds, invaders, permits
from spieltisch.games.spirit_island.rules.ending import verdict
from spieltisch.games.spirit_island.rules.forecast import forecast
from spieltisch.games.spirit_island.state import (
    acts,
    codes,
    faults,
    hidden,
    programs,
    score,
    turn,
    verbs,
)
from spieltisch.games.spirit_island.state.data import SEATS
from spieltisch.games.spirit_island.state.searching import search
from spieltisch.games.spirit_island.state.table import UNKNOWN, Island

_CARDS: Final = len(numbers.POWERS)
_FREE_PHASES: Final = (codes.GROWTH, codes.FAST_PHASE, codes.SLOW_PHASE)
_BEGINNINGS: Final = (
    verbs.GROW,
    verbs.PLAY,
    verbs.USE,
    verbs.REPEAT,
    verbs.REPEAT_PAID,
    verbs.TOGETHER,
    verbs.CALL,
    verbs.READY,
    verbs.COVER,
    verbs.DEED,
    verbs.RECALL,
)


def _asking(frames: list[Frame], seat: int) -> Frame | None:
    """The effect that waits for a seat, if it is this one; in a vote the one that it is about."""
    top = frames[-1]
    if top.effect == programs.VOTE:
        return frames[-2] if top.values[seat] == OPEN else None
    return top if top.seat == seat else None


class SpiritIslandState(Island):
    """A position in a game of Spirit Island."""

    rooms = Rooms(text, hidden, faults, score, verbs.KEYS, text.move_number)

    def seen_by(self, seat: int | None) -> Data:
        rows = [] if self.ended else forecast(self)
        return {**super().seen_by(seat), "forecast": [row.data() for row in rows]}

    def clone(self) -> "SpiritIslandState":
        other = SpiritIslandState()
        self.copy_to(other)
        other.now = other.stacks.common
        other.asked_first = UNKNOWN
        return other

    def dealt_anew(self, seat: int | None, seed: int) -> "SpiritIslandState":
        other = self.clone()
        hidden.deal_anew(other, seed)
        return other

    def turns_of(self, seat: int) -> list[State]:
        """The phases in which a spirit could do something, if all others were done with them."""
        if self.ended or self.stacks.busy() or self.stacks.common.frames:
            return []
        found: list[State] = []
        for phase in dict.fromkeys([self.phase, codes.FAST_PHASE, codes.SLOW_PHASE]):
            other = self.clone()
            other.phase = phase
            other.ready = [each != seat for each in range(self.seats)]
            other.acted = [False] * self.seats
            if other.to_move() == (seat,):
                found.append(other)
        return found

    def resume(self) -> Fault:
        """Tries every choice: only the steps of an effect know what the values bound in it mean."""
        try:
            if self._stuck():
                return "Nobody is asked anything."
            for seat in self.to_move():
                for move in self.legal_moves(seat):
                    other = self.clone()
                    other.quiet = True
                    other.apply(seat, move)
                    if other._stuck():
                        return "What is in progress leads nowhere."
        except (ArithmeticError, AssertionError, LookupError, ValueError):
            return "What is in progress cannot be carried out."
        return None

    def _stuck(self) -> bool:
        """Whether the game goes on and nobody can do anything."""
        asked = [len(self.legal_moves(seat)) for seat in self.to_move()]
        return not self.ended and (not asked or 0 in asked)

    # whose choice it is

    def to_move(self) -> tuple[int, ...]:
        if self.ended:
            return ()
        return tuple([seat for seat in range(self.seats) if self._asked(seat)])

    def next_seat(self) -> int:
        return self._first_asked() if self.asked_first == UNKNOWN else self.asked_first

    def _first_asked(self) -> int:
        if not self.ended:
            for seat in range(self.seats):
                if self._asked(seat):
                    return seat
        return -1

    def _asked(self, seat: int) -> bool:
        frame = self.waiting(seat)
        if frame is not None:
            # What another spirit is doing may have lost the game and left nothing to choose.
            return not self.doom or len(self._choices(frame)) > 0
        if self.ready[seat] or not self._free(seat):
            return False
        if self.phase == codes.GROWTH or self.acted[seat]:
            return True
        if self._may_use(seat) or len(invaders.shared_deeds(self)) > 0:
            return True
        return len(self.law.deeds) > 0 and len(deeds.deeds(self, seat)) > 0

    def waiting(self, seat: int) -> Frame | None:
        """The effect in which this seat is to choose; its stack is the one that is looked at."""
        for stack in self.stacks.own:
            if stack.frames:
                frame = _asking(stack.frames, seat)
                if frame is not None:
                    self.now = stack
                    return frame
        frames = self.stacks.common.frames
        if not frames or self.stacks.busy():
            return None
        self.now = self.stacks.common
        return _asking(frames, seat)

    def votes(self) -> list[int]:
        stacks = self.stacks.own if self.stacks.busy() else [self.stacks.common]
        for stack in stacks:
            if stack.frames and stack.frames[-1].effect == programs.VOTE:
                return stack.frames[-1].values[:]
        return []

    def _free(self, seat: int) -> bool:
        """Whether a seat may begin something: nothing of its own is in progress, and no power."""
        if self.stacks.own[seat].frames or self.phase not in _FREE_PHASES:
            return False
        return self.phase == codes.GROWTH or not self.stacks.busy()

    def legal_moves(self, seat: int) -> list[int]:
        if self.ended:
            return []
        frame = self.waiting(seat)
        if frame is not None:
            return self._choices(frame)
        if self.ready[seat] or not self._free(seat):
            return []
        if self.phase != codes.GROWTH:
            begun = self._usable(seat) + invaders.shared_deeds(self) + deeds.deeds(self, seat)
            return [*begun, verbs.READY] if begun or self.acted[seat] else []
        if self.stage[seat] == codes.GROWING:
            options = range(len(self.spirit(seat).growth))
            grow = [verbs.GROW + at for at in options if not permits.no_growth(self, seat, at)]
            return grow + [verbs.CALL + land for land in permits.calls(self, seat)]
        cards = [card for card in self.hands[seat] if not permits.no_play(self, seat, card)]
        others = [verbs.CALL + land for land in permits.calls(self, seat)]
        others += deeds.covers(self, seat) + deeds.deeds(self, seat) + deeds.recalls(self, seat)
        return [*[verbs.PLAY + card for card in cards], *others, verbs.READY]

    def _choices(self, frame: Frame) -> list[int]:
        return programs.PROGRAMS[frame.effect].steps[frame.step].choices(self, frame)

    def _may_use(self, seat: int) -> bool:
        """Whether there is a power that a spirit can use now."""
        if permits.any_usable(self, seat):
            return True
        return turn.holds(self, turn.REPEAT, seat) and len(self._usable(seat)) > 0

    def _usable(self, seat: int) -> list[int]:
        """The powers that a spirit can use now, for the first time or again."""
        found = [verbs.USE + power for power in permits.usable(self, seat)]
        if turn.holds(self, turn.REPEAT, seat):
            for card in self.used[seat]:
                if card < _CARDS and not permits.no_repeat(self, seat, card, False):
                    found.append(verbs.REPEAT + card)
                if card < _CARDS and not permits.no_repeat(self, seat, card, True):
                    found.append(verbs.REPEAT_PAID + card)
        return found

    def refusal(self, seat: int, move: int) -> int:
        if self.ended:
            return codes.GAME_OVER
        if not 0 <= move < verbs.COUNT:
            return codes.NO_SUCH_MOVE
        frame = self.waiting(seat)
        if frame is not None:
            return self._not_chosen(frame, move)
        verb, argument = verbs.VERB[move], verbs.ARGUMENT[move]
        if verb not in _BEGINNINGS:
            return codes.NOT_ASKED
        if self.stacks.own[seat].frames:
            return codes.OTHERS_CHOOSE
        if self.phase not in _FREE_PHASES:
            return codes.WRONG_PHASE
        if self.ready[seat]:
            return codes.ALREADY_DONE
        if verb == verbs.READY:
            reason = self._not_done(seat)
        else:
            reason = self._forbidden(seat, verb, argument)
        return reason if reason or self._free(seat) else codes.OTHERS_ACT

    def _not_chosen(self, frame: Frame, move: int) -> int:
        """Why a move is no answer to what is asked, 0 if it is one."""
        step = programs.PROGRAMS[frame.effect].steps[frame.step]
        if move in step.choices(self, frame):
            return codes.LEGAL
        reason = step.why_not(self, frame, move)
        begins = reason == codes.NOT_ASKED and verbs.VERB[move] in _BEGINNINGS
        return codes.UNFINISHED if begins else reason

    def _forbidden(self, seat: int, verb: int, argument: int) -> int:
        """Why a spirit cannot begin something in a phase in which it may begin things."""
        if verb == verbs.GROW:
            return permits.no_growth(self, seat, argument)
        if verb == verbs.PLAY:
            return permits.no_play(self, seat, argument)
        if verb == verbs.USE:
            return permits.no_use(self, seat, argument)
        if verb == verbs.TOGETHER:
            return invaders.no_together(self, argument)
        if verb == verbs.CALL:
            return permits.no_call(self, seat, argument)
        if verb == verbs.COVER:
            return deeds.no_cover(self, seat, argument)
        if verb == verbs.RECALL:
            return deeds.no_recall(self, seat, argument)
        if verb == verbs.DEED:
            return deeds.no_deed(self, seat, argument)
        return permits.no_repeat(self, seat, argument, verb == verbs.REPEAT_PAID)

    def _not_done(self, seat: int) -> int:
        """Why a spirit cannot end this phase for itself."""
        if self.phase == codes.GROWTH:
            return codes.NOT_GROWN if self.stage[seat] == codes.GROWING else codes.LEGAL
        if self.acted[seat] or not self._free(seat) or self._asked(seat):
            return codes.LEGAL
        return codes.NOTHING_TO_DO

    # carrying it out

    def apply(self, seat: int, move: int) -> None:
        frame = self.waiting(seat)
        acting = self.now if frame is not None else self.stacks.own[seat]
        self.now = acting  # and not what somebody has asked about since the last move
        verb, argument = verbs.VERB[move], verbs.ARGUMENT[move]
        if frame is not None:
            self._choose(seat, frame, move)
        elif verb == verbs.GROW:
            self._grow(seat, argument)
        elif verb == verbs.PLAY:
            self.plays[seat] -= 1
            play(self, seat, argument, self.price(argument))
        elif verb == verbs.USE:
            self.used[seat].append(argument)
            self._use(seat, argument)
        elif verb == verbs.READY:
            self._be_ready(seat)
        elif verb == verbs.COVER:
            self.plays[seat] -= 1
            cover(self, seat, argument)
        elif verb == verbs.RECALL:
            deeds.recall(self, seat, argument)
        elif verb == verbs.DEED:
            self.acted[seat] = True
            deeds.begin(self, seat, argument)
        elif verb == verbs.TOGETHER:
            self.acted[seat] = True
            invaders.begin_together(self, seat, argument)
        elif verb == verbs.CALL:
            acts.call_beasts(self, seat, argument)
            self.judge()
        else:
            self._repeat(seat, argument, verb == verbs.REPEAT_PAID)
        if acting is not self.stacks.common:
            self._carry_out(acting)
        self._advance()

    def _choose(self, seat: int, frame: Frame, move: int) -> None:
        """Answers what an effect asks; in a vote that is done when all have voted."""
        step = programs.PROGRAMS[frame.effect].steps[frame.step]
        if self.now.top().effect == programs.VOTE:
            acts.note(self, "vote", [seat, move])
            agreed = vote(self.now.top(), seat, move)
            if agreed == OPEN:
                return
            self.now.pop()
            move = agreed
            if agreed == DISAGREED:
                acts.note(self, "disagreed", [])
                move = step.choices(self, frame)[0]
        step.choose(self, frame, move)
        self.judge()

    def _grow(self, seat: int, option: int) -> None:
        growth = self.spirit(seat).growth[option]
        self.energy[seat] -= growth.cost
        self.grown[seat].append(option)
        acts.note(self, "grow", [seat, option])
        effect = programs.GROWTH + self.spirits[seat] * 10 + option
        self.stacks.own[seat].push(effect, 0, seat, programs.bound(seat, -1))

    def _use(self, seat: int, power: int) -> None:
        if permits.rewarded(self, seat, power):
            acts.gain_energy(self, seat, 1)
        if permits.quickened(self, seat, power):
            self.quicken(seat)
        if permits.delayed(self, power):
            self.delay(seat)
        self.acted[seat] = True
        acts.note(self, "use", [seat, power])
        effect = power if power < _CARDS else programs.INNATE + power - _CARDS
        acts.begin(self, self.stacks.own[seat], effect, seat, programs.bound(seat, -1))

    def _repeat(self, seat: int, card: int, paid: bool) -> None:
        """Uses a card again, as some power allows."""
        at = permits.grant(self, seat, card, paid)
        self.turn[at + 2] -= 1
        turn.add(self, turn.REPEATED, seat, card, at)
        if paid:
            self.energy[seat] -= self.price(card)
        self._use(seat, card)

    def _be_ready(self, seat: int) -> None:
        """Done with this phase; with the cards the elements of choice are chosen."""
        self.ready[seat] = True
        acts.note(self, "ready", [seat])
        if self.phase != codes.GROWTH:
            return
        if self.spells & codes.RESTS and not turn.holds(self, turn.RECLAIMED, seat):
            acts.gain_energy(self, seat, 2)
        for space in self.uncovered(seat):
            if space.element == codes.ANY_ELEMENT:
                own = self.stacks.own[seat]
                own.push(programs.ANY_ELEMENT, 0, seat, programs.bound(seat, -1))

    def go_on(self) -> None:
        """Runs on to the next decision."""
        for stack in self.stacks.own:
            self._carry_out(stack)
        self._advance()

    def _carry_out(self, stack: Stack) -> None:
        """Goes on with the effects of one stack until somebody has to choose."""
        self.now = stack
        if stack.frames and not self.ended:
            run(self, stack, programs.PROGRAMS)
            self.judge()

    def _advance(self) -> None:
        """Goes on with what belongs to all, and from phase to phase, until somebody is asked."""
        self.asked_first = UNKNOWN
        while not self.ended:
            if not self.stacks.busy():
                self._carry_out(self.stacks.common)
            grown = False
            for seat in range(self.seats):
                if self._has_grown(seat):
                    grown = True
                    self._begin_play(seat)
            if not grown:
                self.asked_first = self._first_asked()
                if self.ended or self.asked_first >= 0:
                    return
                self._next()
            for stack in self.stacks.own:
                self._carry_out(stack)
        self.asked_first = -1

    def _next(self) -> None:
        """Nobody is asked anything: the phase is over."""
        if self.phase == codes.GROWTH:
            self._begin(codes.FAST_PHASE)
        elif self.phase == codes.FAST_PHASE:
            self._begin(codes.INVADER_PHASE)
            invaders.begin_phase(self)
        elif self.phase == codes.SETUP:
            self._begin(codes.GROWTH)
        elif self.phase == codes.INVADER_PHASE and not self.law.all_fast:
            self._begin(codes.SLOW_PHASE)
        elif self.phase != codes.TIME_PASSES:
            self._begin(codes.TIME_PASSES)
            forget_at_last(self)
            for seat in range(self.seats):
                for _ in range(turn.total(self, turn.KEEPS, seat)):
                    self.stacks.own[seat].push(programs.KEEP, 0, seat, programs.bound(seat, -1))
        else:
            self._time_passes()

    def _has_grown(self, seat: int) -> bool:
        if self.phase != codes.GROWTH or self.stage[seat] != codes.GROWING:
            return False
        if self.stacks.own[seat].frames:
            return False
        return len(self.grown[seat]) >= self.spirit(seat).picks

    def _begin(self, phase: int) -> None:
        self.phase = phase
        self.acted = [False] * self.seats
        self.ready = [False] * self.seats
        acts.note(self, "phase", [phase, self.round])

    def _begin_play(self, seat: int) -> None:
        """Growth is over: income, cards that the tracks give back, how many may be played."""
        self.stage[seat] = codes.PLAYING
        acts.gain_energy(self, seat, self.income(seat))
        self.plays[seat] += self.card_plays(seat)
        if self.ice == self.round:
            self.plays[seat] = min(1, self.plays[seat])
        invaders.begin_spirit_phase(self, seat)
        for space in self.uncovered(seat):
            if space.reclaims:
                own = self.stacks.own[seat]
                own.push(programs.RECLAIM_ONE, 0, seat, programs.bound(seat, -1))

    def _time_passes(self) -> None:
        """Cards are discarded, damage heals, and what was for this turn ends."""
        for seat in range(self.seats):
            out = self.played[seat] + self.covered[seat]
            self.discards[seat] = sorted(self.discards[seat] + out)
            self.played[seat] = []
            self.used[seat] = []
            self.grown[seat] = []
            self.plays[seat] = 0
            self.stage[seat] = codes.GROWING
            self.elements[seat] = [0] * len(codes.ELEMENTS)
        self.covered = [[] for _ in range(SEATS)]
        if self.wave:
            deeds.let_go(self)
        acts.recover(self)
        self.round += 1
        self._begin(codes.GROWTH)

    def judge(self) -> None:
        if self.law.searches and not self.ended:
            search(self)
        how = 0 if self.ended or self.phase == codes.SETUP else verdict(self)
        if how:
            self._end(how)

    def _end(self, how: int) -> None:
        self.ended = how
        acts.note(self, "end", [how])
