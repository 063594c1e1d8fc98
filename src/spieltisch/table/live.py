"""A table in memory: its game as an object, who is watching, and who has been seen.

What must survive a crash is one value, `LiveTable.kept`; the house replaces it whole once the store
has written the new one. Nothing here writes.
"""

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING, TypeAlias

from spieltisch.bots.analysis import Analysis
from spieltisch.core.event import Event
from spieltisch.core.game import State, game
from spieltisch.core.record import Match
from spieltisch.core.text import Text
from spieltisch.table.kept import Kept
from spieltisch.table.seats import (
    CLOCKS,
    HUMAN,
    OPEN,
    RULES,
    SERVER,
    AbsenceRule,
    ChatLine,
    ClockRule,
    SeatInfo,
    TakeBack,
)

if TYPE_CHECKING:
    from spieltisch.table.story import LogEntry

Eyes: TypeAlias = tuple[int | None, int | None, str]
"""Who reads the log: what that seat may know, the seat that is "you", and the language."""


class LiveTable:
    """A table people play at. Whoever changes it holds ``lock``.

    Its times are those of a clock that never jumps, so that nobody is absent because the calendar
    was set. They begin anew when the table is opened, also after a restart.
    """

    def __init__(self, kept: Kept, state: State, now: float) -> None:
        self.id = kept.id
        self.game = game(kept.record.game)
        self.host = kept.host
        self.public = kept.public
        self.created = kept.created
        self.lock = asyncio.Lock()
        self.watchers: set[Subscription] = set()
        self.bots: asyncio.Task[None] | None = None
        self.analysis: asyncio.Task[Analysis] | None = None  # of a game that is over
        self.gone = False  # removed from the store
        self.opened = now
        self.touched = now
        self.seen: dict[str, float] = {}  # by player: when they last did or watched something
        self.drawn: dict[tuple[str, ...], bytes] = {}  # for spectators, by language and theme
        self.told: dict[Eyes, dict[Event, LogEntry]] = {}  # see `log_entries`
        self.kept = kept
        self.match = Match(kept.record, state)
        self.clocked = now  # until when the clocks have been counted
        self.standing: dict[int, tuple[str, tuple[str, ...]]] = {}  # see `standing_move`
        self.went_back = False  # the last step was one back
        self.asked = [kept.number] * len(kept.seats)
        self.asked_at = [now] * len(kept.seats)
        self.adopt(kept, state, now)

    def adopt(self, kept: Kept, state: State, now: float) -> None:
        """Becomes what the store has just written or read."""
        had = self.kept.record.steps
        news = kept.record.steps[len(had) :]
        taken_back = kept.record.steps[: len(had)] != had
        if news or taken_back:
            self.went_back = taken_back
        happened = {event.kind for event in state.events[len(self.state.events) :]}
        for seat, (_, until) in list(self.standing.items()):
            if taken_back or happened & {*until} or kept.seats[seat] != self.seats[seat]:
                del self.standing[seat]
        for seat in range(len(self.asked)):
            moved = any(step.seat == seat for step in news)
            if taken_back or moved or _question(state, seat) != _question(self.state, seat):
                self.asked[seat] = kept.number
                self.asked_at[seat] = now
        self.kept = kept
        self.clocked = now
        self.drawn.clear()
        if kept.record.players != self.state.names:
            self.told.clear()
        self.match = Match(kept.record, state)
        state.names = kept.record.players

    # what is kept

    @property
    def seats(self) -> list[SeatInfo]:
        return self.kept.seats

    @property
    def chat(self) -> list[ChatLine]:
        return self.kept.chat

    @property
    def updated(self) -> float:
        return self.kept.updated

    @property
    def asking(self) -> TakeBack | None:
        """The pending request to take back."""
        return self.kept.asking

    @property
    def rematch(self) -> str | None:
        """The id of the table that follows this one."""
        return self.kept.rematch

    @property
    def absence(self) -> AbsenceRule:
        """What happens when somebody is missing."""
        return RULES[self.kept.absence]

    @property
    def clock(self) -> ClockRule:
        """How long people may think."""
        return CLOCKS[self.kept.clock]

    # what follows from it

    @property
    def known(self) -> bool:
        """Whether somebody may know all cards, so that nobody else may sit down."""
        return self.kept.origin != SERVER

    @property
    def shared(self) -> bool:
        """Whether people with browsers of their own play here, or can."""
        people = {info.player for info in self.seats if info.kind == HUMAN}
        return len(people) > 1 or self.waiting_for_people()

    @property
    def number(self) -> int:
        """The freshness number of a page: it goes up with every move and every take-back."""
        return self.kept.number

    def fresh(self, seat: int, number: int) -> bool:
        """Whether somebody who saw the table at this number saw what the seat is asked now.

        ``asked`` holds, by seat, the number at which what it is asked last changed: by a move of
        its own, by one of others that puts another question to it, or by a take-back. Other moves
        do not concern it, so that all may answer at once where a game asks all at once. The number
        never goes down, so that no page from before a take-back is ever fresh again. A table that
        is opened anew does not know its past and takes only pages of its present number.
        """
        return self.asked[seat] <= number <= self.number

    @property
    def length(self) -> int:
        """How many moves lie on the table, without those taken back."""
        return len(self.match.record.steps)

    @property
    def state(self) -> State:
        return self.match.state

    def seats_of(self, player: str) -> list[int]:
        """The seats that somebody plays from this browser."""
        return [
            seat
            for seat, info in enumerate(self.seats)
            if info.kind == HUMAN and info.player == player != ""
        ]

    def waiting_for_people(self) -> bool:
        """Whether some seat is still open; nobody plays until all are taken."""
        return any(info.kind == OPEN for info in self.seats)

    def free_seat(self) -> int | None:
        """The first seat that is still open."""
        return next((seat for seat, info in enumerate(self.seats) if info.kind == OPEN), None)

    def next_bot(self) -> int | None:
        """The seat for which a bot has to move now."""
        if self.gone or self.waiting_for_people() or self.asking:
            return None
        asked = self.state.to_move()
        bots = [
            seat for seat in asked if self.seats[seat].bot or self.standing_move(seat) is not None
        ]
        if len(bots) < len(asked) and self.state.votes():
            return None  # people vote first
        return bots[0] if bots else None

    def standing_move(self, seat: int) -> int | None:
        """What a person answers to everything of this kind for the time being, if it is asked now.

        ``standing`` holds by seat the key of that answer and the kinds of events that end it. It is
        not kept: whoever is asked once more after a restart has lost nothing.
        """
        if seat not in self.standing:
            return None
        move = self.state.parse_move(seat, self.standing[seat][0])
        legal = move in self.state.moves(seat)
        return move if legal and self.state.option(seat, move).standing else None

    def to_ask(self, seat: int) -> list[int]:
        """The seats whose agreement a request of this seat needs: all people with other browsers.

        Also those who are away: the bot that plays for them agrees to nothing.
        """
        own = self.seats[seat].player
        return [
            other
            for other, info in enumerate(self.seats)
            if info.kind == HUMAN and info.player not in ("", own)
        ]

    def missing_for(self, seat: int) -> list[str]:
        """The names of those who would have to agree to a request and are away."""
        asked = (self.seats[other] for other in self.to_ask(seat))
        return [info.name for info in asked if info.away]

    # watching

    @property
    def hurried(self) -> bool:
        """Whether all who play here and watch want the bots to be fast."""
        players = [watcher for watcher in self.watchers if self.seats_of(watcher.player)]
        return bool(players) and all(watcher.hurries for watcher in players)

    def tell(self) -> None:
        """Wakes everybody who watches the table, those who play first."""
        for watcher in sorted(self.watchers, key=lambda one: not self.seats_of(one.player)):
            watcher.wake()

    def hang_up(self) -> None:
        """Tells everybody who watches that there is nothing more to come."""
        for watcher in self.watchers:
            watcher.hang_up()

    def see(self, player: str, now: float) -> None:
        """Notes that somebody is there."""
        self.touched = now
        if self.seats_of(player):
            self.seen[player] = now

    def quiet_for(self, player: str, now: float) -> float:
        """For how many seconds nothing has been seen of a player."""
        if any(watcher.player == player for watcher in self.watchers):
            return 0.0  # an open page is a person at the table
        return now - self.seen.get(player, self.opened)

    def awaited_for(self, seat: int, now: float) -> float:
        """For how many seconds a seat has owed a decision while nothing was seen of its person."""
        if seat not in self.state.to_move():
            return 0.0
        return min(self.quiet_for(self.seats[seat].player, now), now - self.asked_at[seat])


def _question(state: State, seat: int) -> tuple[Text, list[int]] | None:
    """What a seat is asked and may answer, to be compared."""
    return (state.prompt(seat), state.moves(seat)) if seat in state.to_move() else None


class Bell:
    """Wakes one reader. However many changes there were, it rings once, and none is missed."""

    def __init__(self) -> None:
        self._event = asyncio.Event()
        self._over = False

    async def changed(self) -> bool:
        """Waits for the next change; ``False`` when there will be none."""
        await self._event.wait()
        if self._over:
            return False
        self._event.clear()
        return True

    def wake(self) -> None:
        self._event.set()

    def hang_up(self) -> None:
        self._over = True
        self._event.set()


class Subscription(Bell):
    """Somebody watching a table, as an async context manager.

    Look at the table after entering, then each time `changed` returns.
    """

    def __init__(
        self, table: LiveTable, player: str, clock: Callable[[], float], hurries: bool = False
    ) -> None:
        super().__init__()
        self.table = table
        self.player = player
        self.hurries = hurries
        self._clock = clock

    async def __aenter__(self) -> "Subscription":
        self.table.watchers.add(self)
        return self

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.table.watchers.discard(self)
        self.table.see(self.player, self._clock())
