"""Beacon, a small game that all win or lose together.

Up to four keepers keep a fire burning through the nights. In each night everybody acts once, in any
order: burns a log of the open hand or rests and draws one. The heaviest log burns bright or is a
shield against the storm; whoever burns it says which. When all have acted the storm takes some of
the light. Whoever holds too many logs then drops one, each by themselves, and the keepers decide
together whether to hold out or to call a ship, which costs a night and brings light. Without light
the game is lost, after the last night it is won.
"""

from typing import Final

from spieltisch.core.decision import Option, Reason
from spieltisch.core.event import Event, LogLine
from spieltisch.core.fields import ANY, MANY, Transfer
from spieltisch.core.game import Data, Result, State
from spieltisch.core.mistake import Fault
from spieltisch.core.rng import Rng, seeded, world_seeded
from spieltisch.core.stack import EVERYBODY, Stacks
from spieltisch.core.text import Text
from spieltisch.core.votes import DISAGREED, OPEN, call_vote, undecided, vote
from tests.toys.beacon import text, verbs

NIGHTS: Final = 5
LIGHT: Final = 5
MOST_LIGHT: Final = 9
HAND: Final = 3
MOST_LOGS: Final = 3
HEAVY: Final = verbs.LOGS - 1  # the heaviest log, as the others counted from 0
SHIP_LIGHT: Final = 2
COPIES: Final = 8  # logs of each weight
STORMS: Final = (1, 2, 2, 3, 3, 4, 5, 6)

# Effects of frames.
BURNING: Final = 1  # how does the heavy log burn?
DROPPING: Final = 2  # which log is dropped?
COUNCIL: Final = 3  # a vote: hold out or call a ship?

# How a game ended.
SAVED: Final = 1
DARK: Final = 2

# Reasons that forbid a move; `text.REASONS` has the sentence of each.
GAME_OVER: Final = 1
NO_SUCH_MOVE: Final = 2
ACTED: Final = 3
NOT_ASKED: Final = 4
NO_SUCH_LOG: Final = 5
NO_LOG_LEFT: Final = 6


class BeaconState(State):
    """The table: hands, light, what is left in the piles, and what is in progress."""

    game_name = "beacon"

    night: int
    light: int
    shield: int
    ended: int
    hands: list[list[int]]  # by seat, sorted, for all to see
    acted: list[bool]  # by seat: in this night
    pile: list[int]  # logs to draw, the next one last
    burnt: list[int]
    storms: list[int]  # the next one last
    stacks: Stacks
    rng: Rng

    def lay_out(self, seats: int) -> None:
        self.begin(seats)
        self.night = 1
        self.light = LIGHT
        self.shield = 0
        self.ended = 0
        self.hands = [[] for _ in range(seats)]
        self.acted = [False] * seats
        self.pile = []
        self.burnt = []
        self.storms = []
        self.stacks = Stacks(seats)
        self.rng = seeded(0)

    def deal(self, seed: int) -> None:
        self.rng = seeded(seed)
        self.pile = sorted(list(range(verbs.LOGS)) * COPIES)
        self.storms = list(STORMS)
        self.rng.shuffle(self.pile)
        self.rng.shuffle(self.storms)
        self.hands = [sorted(self.pile.pop() for _ in range(HAND)) for _ in self.hands]

    def transfer(self, other: State, by: Transfer) -> None:
        assert isinstance(other, BeaconState)
        other.seats = seats = by.number("seats", self.seats, 1, 4)
        other.night = by.number("night", self.night, 1, MANY)
        other.light = by.number("light", self.light, 0, MOST_LIGHT)
        other.shield = by.number("shield", self.shield, 0, MANY)
        other.ended = by.number("ended", self.ended, 0, DARK)
        other.hands = by.lists("hands", self.hands, seats, 0, HEAVY)
        other.acted = by.flags("acted", self.acted, seats)
        other.pile = by.numbers("pile", self.pile, ANY, 0, HEAVY)
        other.burnt = by.numbers("burnt", self.burnt, ANY, 0, HEAVY)
        other.storms = by.numbers("storms", self.storms, ANY, 1, max(STORMS))
        other.stacks = by.stacks("stacks", self.stacks, seats)
        other.rng = by.rng("rng", self.rng)

    def settle(self) -> None:
        """Nothing follows from the fields that is kept beside them."""

    def clone(self) -> "BeaconState":
        other = BeaconState()
        self.copy_to(other)
        return other

    def fault(self) -> Fault:
        logs = sorted([*self.pile, *self.burnt, *(log for hand in self.hands for log in hand)])
        if logs != sorted(list(range(verbs.LOGS)) * COPIES):
            return "A log is missing, or there is one too many."
        return None

    # whose choice it is

    @property
    def over(self) -> bool:
        return self.ended != 0

    def to_move(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if self.legal_moves(seat))

    def legal_moves(self, seat: int) -> list[int]:
        if self.ended:
            return []
        frame = self.stacks.waiting(seat)
        if frame is None:
            if self.acted[seat] or self.stacks.common.frames:
                return []
            logs = [verbs.BURN + log for log in sorted(set(self.hands[seat]))]
            return [*logs, verbs.REST] if self.pile or not logs else logs
        if frame.effect == BURNING:
            return [verbs.BRIGHT, verbs.SHIELD]
        if frame.effect == DROPPING:
            return [verbs.DROP + log for log in sorted(set(self.hands[seat]))]
        return [verbs.HOLD, verbs.CALL] if seat in undecided(frame) else []

    def refusal(self, seat: int, move: int) -> int:
        if self.ended:
            return GAME_OVER
        if not 0 <= move < verbs.COUNT:
            return NO_SUCH_MOVE
        if move in self.legal_moves(seat):
            return 0
        verb = verbs.VERB[move]
        if verb in (verbs.BURN, verbs.DROP) and verbs.ARGUMENT[move] not in self.hands[seat]:
            return NO_SUCH_LOG
        if verb in (verbs.BURN, verbs.REST) and self.acted[seat]:
            return ACTED
        return NO_LOG_LEFT if verb == verbs.REST and not self.pile else NOT_ASKED

    def votes(self) -> list[int]:
        frames = self.stacks.common.frames
        if not frames or self.stacks.busy() or frames[-1].seat != EVERYBODY:
            return []
        return [verbs.HOLD + choice if choice >= 0 else OPEN for choice in frames[-1].values]

    # carrying it out

    def apply(self, seat: int, move: int) -> None:
        verb, log = verbs.VERB[move], verbs.ARGUMENT[move]
        if verb == verbs.BURN:
            self._burn(seat, log)
        elif verb == verbs.REST:
            self._rest(seat)
        elif verb in (verbs.BRIGHT, verbs.SHIELD):
            self.stacks.own[seat].pop()
            self._note("bright" if verb == verbs.BRIGHT else "shield", [seat])
            if verb == verbs.BRIGHT:
                self._lighten(verbs.LOGS)
            else:
                self.shield += verbs.LOGS
        elif verb == verbs.DROP:
            self.stacks.own[seat].pop()
            self._lose_log(seat, log)
            self._note("drop", [seat, log + 1])
        else:
            self._vote(seat, 0 if verb == verbs.HOLD else 1)
        if all(self.acted) and not self.stacks.busy() and not self.stacks.common.frames:
            self._storm()

    def _burn(self, seat: int, log: int) -> None:
        self.acted[seat] = True
        self._lose_log(seat, log)
        self._note("burn", [seat, log + 1])
        if log == HEAVY:
            self.stacks.own[seat].push(BURNING, 0, seat, [])
        else:
            self._lighten(log + 1)

    def _rest(self, seat: int) -> None:
        self.acted[seat] = True
        if not self.pile:
            self._note("wait", [seat])
            return
        drawn = self.pile.pop()
        self.hands[seat] = sorted([*self.hands[seat], drawn])
        self.news = True
        self._note("rest", [seat, drawn + 1])

    def _lose_log(self, seat: int, log: int) -> None:
        self.hands[seat].remove(log)
        self.burnt.append(log)

    def _lighten(self, light: int) -> None:
        self.light = min(MOST_LIGHT, self.light + light)

    def _storm(self) -> None:
        """The storm comes; then everybody with too many logs drops one, and all take counsel."""
        strength = self.storms.pop()
        self.news = True
        self.light = max(0, self.light - max(0, strength - self.shield))
        self._note("storm", [strength, self.shield, self.light])
        self.shield = 0
        if not self.light or self.night == NIGHTS:
            self.ended = SAVED if self.light else DARK
            return
        call_vote(self.stacks.common, COUNCIL, self.seats)
        for seat, hand in enumerate(self.hands):
            if len(hand) > MOST_LOGS:
                self.stacks.own[seat].push(DROPPING, 0, seat, [])

    def _vote(self, seat: int, choice: int) -> None:
        frame = self.stacks.common.top()
        self._note("vote", [seat, choice])
        agreed = vote(frame, seat, choice)
        if agreed == OPEN:
            return
        self.stacks.common.pop()
        if agreed == DISAGREED:
            agreed = 0
            self._note("disagreed", [])
        if agreed:
            self._lighten(SHIP_LIGHT)
            self.night -= 1
        self._note("call" if agreed else "hold", [])
        self.night += 1
        self.acted = [False] * self.seats
        if not self.storms:
            self.ended = SAVED

    def _note(self, kind: str, args: list[int]) -> None:
        if not self.quiet:
            self.events.append(Event(kind, args, [], 0))

    # what is seen of it

    def seen_by(self, seat: int | None) -> Data:
        return {
            "seat": seat,
            "night": self.night,
            "nights": NIGHTS,
            "light": self.light,
            "shield": self.shield,
            "pile": len(self.pile),
            "storms": len(self.storms),
            "burnt": sorted(self.burnt),
            "votes": self.votes(),
            "players": [
                {"hand": [log + 1 for log in hand], "acted": acted}
                for hand, acted in zip(self.hands, self.acted)
            ],
        }

    def dealt_anew(self, seat: int | None, seed: int) -> "BeaconState":
        other = self.clone()
        other.rng = world_seeded(seed)
        other.pile.sort()
        other.storms.sort()
        other.rng.shuffle(other.pile)
        other.rng.shuffle(other.storms)
        return other

    def result(self) -> Result | None:
        if not self.ended:
            return None
        everybody = list(range(self.seats))
        scores = [float(self.light)] * self.seats
        return Result([everybody], scores, text.ENDINGS[self.ended], lost=self.ended == DARK)

    # words

    def move_key(self, move: int) -> str:
        return verbs.KEYS[move]

    def read_key(self, key: str) -> int:
        return text.number(key)

    def headline(self) -> Text:
        return text.headline(self)

    def prompt(self, seat: int) -> Text:
        return text.prompt(self, seat)

    def option(self, seat: int, move: int) -> Option:
        return text.option(move)

    def reason(self, seat: int, move: int, refusal: int) -> Reason:
        return text.reason(refusal)

    def log_line(self, event: Event, seat: int | None) -> LogLine:
        return text.log_line(self, event)
