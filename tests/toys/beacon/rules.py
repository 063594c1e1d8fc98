"""The flow of a night, and which moves are legal.

In each night everybody acts once, in any order: burns a log or rests and draws one. When all have
acted the storm comes. Whoever holds too many logs then drops one, each by themselves, and all
decide together how to go on.
"""

from spieltisch.core.event import Event
from spieltisch.core.mistake import Fault
from spieltisch.core.rooms import Rooms
from spieltisch.core.votes import DISAGREED, OPEN, call_vote, undecided, vote
from tests.toys.beacon import text
from tests.toys.beacon.cards import LOGS
from tests.toys.beacon.state import data, faults, hidden, score, verbs
from tests.toys.beacon.state.data import Table


class BeaconState(Table):
    """A position in a game of Beacon."""

    rooms = Rooms(text, hidden, faults, score, verbs.KEYS, text.move_number)

    def clone(self) -> "BeaconState":
        other = BeaconState()
        self.copy_to(other)
        return other

    def dealt_anew(self, seat: int | None, seed: int) -> "BeaconState":
        other = self.clone()
        hidden.deal_anew(other, seed)
        return other

    def resume(self) -> Fault:
        return None if self.over or self.to_move() else text.NOBODY_ASKED

    # whose choice it is

    def to_move(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if self.legal_moves(seat))

    def legal_moves(self, seat: int) -> list[int]:
        if self.ended:
            return []
        frame = self.stacks.waiting(seat)
        logs = sorted(set(self.hands[seat]))
        if frame is None:
            if self.acted[seat] or self.stacks.common.frames:
                return []
            burns = [verbs.BURN + log for log in logs]
            return [*burns, verbs.REST] if self.pile or not burns else burns
        if frame.effect == data.BURNING:
            return [verbs.BRIGHT, verbs.SHIELD]
        if frame.effect == data.DROPPING:
            return [verbs.DROP + log for log in logs]
        return [verbs.HOLD, verbs.CALL] if seat in undecided(frame) else []

    def refusal(self, seat: int, move: int) -> int:
        if self.ended:
            return data.GAME_OVER
        if not 0 <= move < verbs.COUNT:
            return data.NO_SUCH_MOVE
        if move in self.legal_moves(seat):
            return 0
        verb = verbs.VERB[move]
        if verb in (verbs.BURN, verbs.DROP) and verbs.ARGUMENT[move] not in self.hands[seat]:
            return data.NO_SUCH_LOG
        if verb in (verbs.BURN, verbs.REST) and self.acted[seat]:
            return data.ACTED
        return data.NO_LOG_LEFT if verb == verbs.REST and not self.pile else data.NOT_ASKED

    def votes(self) -> list[int]:
        frames = self.stacks.common.frames
        return frames[-1].values[:] if frames and not self.stacks.busy() else []

    # carrying it out

    def apply(self, seat: int, move: int) -> None:
        verb, log = verbs.VERB[move], verbs.ARGUMENT[move]
        if verb == verbs.BURN:
            self._burn(seat, log)
        elif verb == verbs.REST:
            self._rest(seat)
        elif verb in (verbs.BRIGHT, verbs.SHIELD):
            self._use(seat, self.stacks.own[seat].pop().values[0], verb == verbs.SHIELD)
        elif verb == verbs.DROP:
            self.stacks.own[seat].pop()
            self._take_log(seat, log)
            self._note("drop", [seat, log])
        else:
            self._vote(seat, move)
        if all(self.acted) and not self.stacks.busy() and not self.stacks.common.frames:
            self._storm()

    def _burn(self, seat: int, log: int) -> None:
        self.acted[seat] = True
        self._take_log(seat, log)
        self._note("burn", [seat, log])
        if LOGS[log].shield:
            self.stacks.own[seat].push(data.BURNING, 0, seat, [log])
        else:
            self._lighten(LOGS[log].light)

    def _use(self, seat: int, log: int, as_shield: bool) -> None:
        self._note("shield" if as_shield else "bright", [seat])
        if as_shield:
            self.shield += LOGS[log].shield
        else:
            self._lighten(LOGS[log].light)

    def _rest(self, seat: int) -> None:
        self.acted[seat] = True
        if not self.pile:
            self._note("wait", [seat])
            return
        log = self.pile.pop()
        self.hands[seat] = sorted([*self.hands[seat], log])
        self.news = True
        self._note("rest", [seat, log])

    def _take_log(self, seat: int, log: int) -> None:
        self.hands[seat].remove(log)
        self.burnt.append(log)

    def _lighten(self, light: int) -> None:
        self.light = min(data.MOST_LIGHT, self.light + light)

    def _storm(self) -> None:
        """The storm takes light; then some drop a log, and all take counsel."""
        strength = self.storms.pop()
        self.news = True
        self.light = max(0, self.light - max(0, strength - self.shield))
        self._note("storm", [strength, self.shield, self.light])
        self.shield = 0
        if not self.light or self.night == data.NIGHTS:
            self._end(data.SAVED if self.light else data.DARK)
            return
        call_vote(self.stacks.common, data.COUNCIL, self.seats)
        for seat, hand in enumerate(self.hands):
            if len(hand) > data.HAND:
                self.stacks.own[seat].push(data.DROPPING, 0, seat, [])

    def _vote(self, seat: int, move: int) -> None:
        self._note("vote", [seat, move])
        agreed = vote(self.stacks.common.top(), seat, move)
        if agreed == OPEN:
            return
        self.stacks.common.pop()
        if agreed == DISAGREED:
            self._note("disagreed", [])
        if agreed == verbs.CALL:
            self._lighten(data.SHIP_LIGHT)
            self._note("call", [self.light])
        else:
            self.night += 1
            self._note("hold", [self.night])
        self.acted = [False] * self.seats
        if not self.storms:
            self._end(data.SAVED)

    def _end(self, how: int) -> None:
        self.ended = how
        self._note("end", [how])

    def _note(self, kind: str, args: list[int]) -> None:
        if not self.quiet:
            self.events.append(Event(kind, args, [], 0))
