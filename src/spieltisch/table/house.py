"""The house: everything people can do at the tables, and the bots that play beside them.

Every action takes the table's lock, checks who asks and how fresh their picture is, makes the new
value of the table and commits it. What cannot be done is `Refused`, with a sentence for people, and
has changed nothing.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from spieltisch.bots import BOTS
from spieltisch.bots.hint import Hint, find_hint
from spieltisch.core.game import State
from spieltisch.core.record import Departure, Match, Record
from spieltisch.core.text import Text, both
from spieltisch.table import setup, words
from spieltisch.table.bot_moves import bot_seed
from spieltisch.table.bot_seats import BotSeats
from spieltisch.table.checks import (
    check_at_table,
    check_fresh,
    check_running,
    legal_move,
    own_seat,
    seat_at,
    speaker,
)
from spieltisch.table.lists import summaries
from spieltisch.table.live import LiveTable, Subscription
from spieltisch.table.seats import (
    BOT,
    HUMAN,
    LONGEST_CHAT,
    OPEN,
    ChatLine,
    SeatInfo,
    Summary,
    TakeBack,
    clean,
)
from spieltisch.table.store import Store, StoreError
from spieltisch.table.tables import Tables
from spieltisch.table.words import Refused

__all__ = [
    "ChatLine",
    "Hint",
    "House",
    "LiveTable",
    "Refused",
    "SeatInfo",
    "Subscription",
    "Summary",
    "TakeBack",
]

HOUR, DAY = 3600.0, 86400.0
LISTED = 100  # tables in a list
AT_ONCE = 1000  # tables whose bots go on after a restart
CHORES = 60.0  # seconds between looks at what can be dropped from memory

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


@contextmanager
def refusing() -> Iterator[None]:
    """A database in trouble is a refusal for people and a story for the log."""
    try:
        yield
    except StoreError as error:
        log.exception("The store failed.")
        raise Refused(503, "store", words.NO_STORE) from error


def to_the_end(
    action: Callable[Concatenate["House", P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate["House", P], Coroutine[Any, Any, T]]:
    """Lets an action run to its end even if the request that asked for it is cancelled.

    Between writing and adopting, the store and the memory must not part.
    """

    @wraps(action)
    async def run(house: "House", /, *args: P.args, **kwargs: P.kwargs) -> T:
        if house.closing:
            raise Refused(503, "store", words.NO_STORE)
        task = asyncio.create_task(action(house, *args, **kwargs))
        house.actions.add(task)
        task.add_done_callback(house.actions.discard)
        with refusing():
            return await asyncio.shield(task)

    return run


class House:
    """All tables of a store. `start` it before use and `close` it after; it closes the store."""

    def __init__(
        self,
        store: Store,
        bot_delay: float = 0.7,
        *,
        keep_days: float = 60.0,  # how long a table stays that nobody touches
        keep_open_hours: float = 24.0,  # how long a table waits for people
        idle_seconds: float = 600.0,  # after which an unwatched table is dropped from memory
        absent_seconds: float = 120.0,  # after which others may put a bot on a silent seat
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.closing = False
        self.actions: set[asyncio.Task[Any]] = set()  # under way
        self._store = store
        self._bots = BotSeats(self, bot_delay)
        self._tables = Tables(store, clock, self._bots.wake)
        self._keep_days = keep_days
        self._keep_open_hours = keep_open_hours
        self._idle_seconds = idle_seconds
        self._absent_seconds = absent_seconds
        self._clock = clock
        self._chores: asyncio.Task[None] | None = None

    # opening, keeping and closing the house

    async def start(self) -> None:
        """Opens the store; bots whose turn it was go on. `StoreError` if that is not possible."""
        await self._store.open()
        self._chores = asyncio.create_task(self._keep_house(), name="chores")

    async def close(self) -> None:
        """Ends all subscriptions, sends the bots home, lets actions finish, closes the store."""
        self.hang_up()
        self.closing = True
        if self._chores:
            self._chores.cancel()
            with suppress(asyncio.CancelledError):
                await self._chores
        await self._bots.close()
        await asyncio.gather(*self.actions, return_exceptions=True)
        await self._tables.close()
        await self._store.close()

    def hang_up(self) -> None:
        """Tells all subscribers that nothing more will come, so that their connections end."""
        for table in self._tables.all():
            table.hang_up()

    def figures(self) -> dict[str, int]:
        """What goes on in the house, for those who look after it."""
        watchers = sum(len(table.watchers) for table in self._tables.all())
        return {"tables": len(self._tables), "watchers": watchers, "bots": len(self._bots)}

    def forget_idle(self, now: float) -> None:
        """Drops tables from memory that nobody has watched or used for some time."""
        self._tables.forget_idle(now - self._idle_seconds)

    async def clean_up(self, now: float) -> int:
        """Removes tables that nobody has touched for days or joined for hours; how many."""
        with refusing():
            return await self._tables.remove(
                untouched=now - self._keep_days * DAY, unjoined=now - self._keep_open_hours * HOUR
            )

    async def _keep_house(self) -> None:
        await self._resume_bots()
        cleaned = 0.0
        while True:
            now = self._clock()
            self.forget_idle(now)
            if now - cleaned >= HOUR:
                cleaned = now
                try:
                    await self.clean_up(now)
                except Exception:
                    log.exception("Cleaning up failed; it is tried again in an hour.")
            await asyncio.sleep(CHORES)

    async def _resume_bots(self) -> None:
        """After a restart: opens the tables of the last day that wait for a bot."""
        try:
            outlines = await self._store.running(self._clock() - DAY, AT_ONCE)
        except StoreError:
            log.exception("The tables that wait for bots cannot be looked up.")
            return
        for outline in outlines:
            if outline.waits_for_bot:
                try:
                    await self.get(outline.id)
                except Exception:
                    log.exception("Table %s cannot go on.", outline.id)

    # tables

    @to_the_end
    async def create(
        self,
        host: str,
        game_name: str,
        seats: list[SeatInfo],
        options: dict[str, Any],
        seed: int | None,
        public: bool,
    ) -> LiveTable:
        """Opens a table with a fresh game."""
        lineup = setup.lineup(seats, host)
        match = setup.fresh_game(game_name, len(lineup), options, seed)
        kept = setup.new_table(match, lineup, host, public, self._clock())
        return await self._tables.add(kept, match.state)

    @to_the_end
    async def import_record(self, player: str, record: Record, name: str = "") -> LiveTable:
        """Opens a table with the game of a record, once all of it has been replayed.

        An unfinished game waits for people; whoever brings it has the first seat.
        """
        match = await asyncio.to_thread(setup.replayed, record)
        seats = setup.seats_of_record(record, match.state.over, player, name)
        kept = setup.new_table(match, seats, player, False, self._clock())
        return await self._tables.add(kept, match.state)

    @to_the_end
    async def rematch(self, table: LiveTable, player: str) -> LiveTable:
        """The table of the next game: the same people, options and bots, each one seat on."""
        async with self._tables.at(table, player):
            check_at_table(table, player)
            if not table.state.over:
                raise Refused(409, "not-over", words.NOT_OVER)
            if table.rematch:
                with suppress(Refused):  # it may have been removed since
                    return await self._tables.get(table.rematch)
            record = table.match.record
            match = setup.fresh_game(record.game, record.seats, record.options, None)
            seats = setup.rotated(table.seats)
            kept = setup.new_table(match, seats, table.host, table.public, self._clock())
            await self._tables.commit(table, replace(table.kept, rematch=kept.id), new=kept)
        return self._tables.warm(LiveTable(kept, match.state, self._clock()))

    async def get(self, table_id: str, player: str = "") -> LiveTable:
        """A table by id, from memory or from the store; a player who asks is there."""
        with refusing():
            table = await self._tables.get(table_id)
        table.see(player, self._clock())
        return table

    async def lobby(self) -> list[Summary]:
        """The public tables that are not over."""
        with refusing():
            return summaries(await self._store.listed(LISTED))

    async def games_of(self, player: str) -> list[Summary]:
        """The tables that somebody opened or plays at, also finished ones."""
        with refusing():
            return summaries(await self._store.of_player(player, LISTED), player)

    def subscribe(self, table: LiveTable, player: str = "") -> Subscription:
        """Watches a table, see `Subscription`; whoever watches is there."""
        return Subscription(table, player, self._clock)

    def absent(self, table: LiveTable, seat: int) -> bool:
        """Whether others may put a bot on the seat of a person who has gone silent."""
        info = table.seats[seat]
        if info.kind != HUMAN or info.bot:
            return False
        return table.quiet_for(info.player, self._clock()) > self._absent_seconds

    # playing

    @to_the_end
    async def play(self, table: LiveTable, player: str, seat: int, key: str, number: int) -> None:
        """Plays a move by its key, for somebody who has seen the table at this number."""
        async with self._tables.at(table, player):
            check_fresh(table, player, seat, number)
            await self._move(table, seat, legal_move(table.state, seat, key))

    @to_the_end
    async def bot_plays(self, table: LiveTable, seat: int, move: int, state: State) -> None:
        """Plays a bot's move if the table is still in the state that the bot has seen."""
        async with self._tables.at(table):
            if table.state is state and table.seats[seat].bot and not table.asking:
                await self._move(table, seat, move)

    async def _move(self, table: LiveTable, seat: int, move: int) -> None:
        match = _after_move(table.match, seat, move)
        await self._tables.commit(table, table.kept.standing(match), state=match.state)

    @to_the_end
    async def resign(self, table: LiveTable, player: str, seat: int) -> None:
        """Gives a seat up for good; a bot plays it to the end."""
        async with self._tables.at(table, player):
            info = own_seat(table, player, seat)
            check_running(table)
            given_up = replace(info, kind=BOT, bot=setup.STAND_IN, away=False)
            await self._reseat(table, seat, given_up, words.GIVES_UP)

    async def hint(self, table: LiveTable, player: str, seat: int) -> Hint:
        """What the greedy bot would do on this seat."""
        own_seat(table, player, seat)
        check_running(table)
        decision = table.state.decision(seat)
        if decision is None:
            raise Refused(409, "not-asked", words.NOT_ASKED)
        seed = bot_seed(table.match.record.seed, table.length, seat)
        return await asyncio.to_thread(find_hint, table.state.clone(), seat, decision.options, seed)

    # taking back

    @to_the_end
    async def take_back(self, table: LiveTable, player: str, seat: int, number: int) -> None:
        """Takes the seat's last move back if that is free, otherwise asks the other people."""
        async with self._tables.at(table, player):
            check_fresh(table, player, seat, number)
            check_running(table)
            asking = table.asking
            if asking and asking.seat == seat:
                return  # a double click
            if asking:
                name = table.seats[asking.seat].name
                raise Refused(409, "already-asked", words.ALREADY_ASKED.fill(name=name))
            before = await asyncio.to_thread(_before_last_move, table.match, seat)
            if table.match.why_no_take_back(seat) is None or not table.to_ask(seat):
                kept = table.kept.standing(before)
                await self._tables.commit(table, kept, state=before.state)
            else:
                request = TakeBack(seat, len(before.record.steps))
                await self._tables.commit(table, replace(table.kept, asking=request))

    @to_the_end
    async def answer_take_back(self, table: LiveTable, player: str, seat: int, agree: bool) -> None:
        """Agrees to a request, or ends it; whoever asked may withdraw it by disagreeing."""
        async with self._tables.at(table, player):
            info = own_seat(table, player, seat)
            asking = table.asking
            if asking is None:
                raise Refused(409, "nothing-asked", words.NOTHING_ASKED)
            if agree:
                agreed = tuple(sorted({*asking.agreed, *table.seats_of(player)} - {asking.seat}))
                await self._agree(table, replace(asking, agreed=agreed))
                return
            withdrawn = table.seats[asking.seat].player == player
            said = None if withdrawn else words.NOT_AGREED.fill(name=info.name)
            await self._tables.commit(table, replace(table.kept, asking=None), said=said)

    async def _agree(self, table: LiveTable, request: TakeBack) -> None:
        """Carries a request out if nobody is left who has to agree; otherwise it goes on."""
        if not set(table.to_ask(request.seat)) <= set(request.agreed):
            await self._tables.commit(table, replace(table.kept, asking=request))
            return
        before = await asyncio.to_thread(_before_last_move, table.match, request.seat)
        said = words.TAKEN_BACK.fill(name=table.seats[request.seat].name)
        kept = table.kept.standing(before)
        await self._tables.commit(table, kept, state=before.state, said=said)

    # seats

    @to_the_end
    async def sit(self, table: LiveTable, player: str, seat: int, name: str) -> None:
        """Takes an open seat; when the last one is taken the game begins."""
        async with self._tables.at(table, player):
            info = seat_at(table, seat)
            if info.kind == HUMAN and info.player == player:
                return  # a double click
            if info.kind != OPEN:
                raise Refused(409, "seat-taken", words.SEAT_TAKEN)
            called = setup.new_name(name, [other.name for other in table.seats])
            person = SeatInfo(HUMAN, called, player=player)
            await self._reseat(table, seat, person, words.SITS_DOWN)

    @to_the_end
    async def leave(self, table: LiveTable, player: str, seat: int) -> None:
        """Gets up.

        While the table waits for people the seat is open again; later a bot plays at once, until
        its person is back.
        """
        async with self._tables.at(table, player):
            info = own_seat(table, player, seat)
            if info.away or table.state.over:
                return
            if table.waiting_for_people():
                await self._reseat(table, seat, SeatInfo(OPEN), words.STANDS_UP)
            else:
                left = replace(info, away=True, bot=setup.STAND_IN)
                await self._reseat(table, seat, left, words.LEAVES_TO_BOT)

    @to_the_end
    async def come_back(self, table: LiveTable, player: str, seat: int) -> None:
        """Takes one's own seat again, also from a stand-in."""
        async with self._tables.at(table, player):
            info = own_seat(table, player, seat)
            if info.away:
                await self._reseat(table, seat, replace(info, away=False, bot=""), words.IS_BACK)

    @to_the_end
    async def fill_with_bot(self, table: LiveTable, player: str, seat: int, bot: str) -> None:
        """Puts a bot on an open seat (the host) or for somebody silent (anybody playing)."""
        async with self._tables.at(table, player):
            info = seat_at(table, seat)
            if bot not in BOTS:
                raise Refused(422, "no-bot", words.NO_BOT)
            if table.state.over:
                raise Refused(409, "over", words.OVER)
            if info.bot:
                raise Refused(409, "seat-taken", words.SEAT_TAKEN)
            if info.kind == OPEN:
                await self._fill_open(table, player, seat, bot)
            else:
                await self._stand_in(table, player, seat, bot)

    async def _fill_open(self, table: LiveTable, player: str, seat: int, bot: str) -> None:
        if player != table.host:
            raise Refused(403, "host-only", words.HOST_ONLY)
        filled = setup.bot_seat(bot, "", [other.name for other in table.seats])
        await self._reseat(table, seat, filled, words.SITS_DOWN)

    async def _stand_in(self, table: LiveTable, player: str, seat: int, bot: str) -> None:
        info = table.seats[seat]
        if player != table.host and not table.seats_of(player):
            raise Refused(403, "players-only", words.PLAYERS_ONLY)
        if not self.absent(table, seat):
            raise Refused(409, "still-there", words.STILL_THERE.fill(name=info.name))
        await self._reseat(table, seat, replace(info, away=True, bot=bot), words.STANDS_IN)

    async def _reseat(self, table: LiveTable, seat: int, info: SeatInfo, said: Text) -> None:
        """Changes a seat and says so. A pending request may fall away or be settled by that."""
        name = info.name or table.seats[seat].name
        kept = table.kept.seated(seat, info)
        if kept.asking and kept.asking.seat == seat:
            kept = replace(kept, asking=None)
        await self._tables.commit(table, kept, said=said.fill(name=name))
        if table.asking:
            await self._agree(table, table.asking)

    # chat

    @to_the_end
    async def chat(self, table: LiveTable, player: str, name: str, text: str) -> None:
        """Says something, as a seat if the player has one, otherwise as a spectator."""
        said = clean(text)
        if not said:
            raise Refused(422, "empty-chat", words.EMPTY_CHAT)
        if len(said) > LONGEST_CHAT:
            raise Refused(422, "long-chat", words.LONG_CHAT.fill(most=LONGEST_CHAT))
        async with self._tables.at(table, player):
            seat, called = speaker(table, player, name)
            kept = table.kept.saying(both(said), self._clock(), seat, called)
            await self._tables.commit(table, kept)

    @to_the_end
    async def announce(self, table: LiveTable, text: Text) -> None:
        """Says something to all at a table, as the house."""
        async with self._tables.at(table):
            await self._tables.commit(table, table.kept, said=text)


# games before and after a move


def _after_move(match: Match, seat: int, move: int) -> Match:
    """A copy of the match with one more move; nobody sees it before it is written."""
    state = match.state.clone()
    state.events = list(match.state.events)
    after = Match(replace(match.record, steps=list(match.record.steps)), state)
    after.play(seat, move)
    return after


def _before_last_move(match: Match, seat: int) -> Match:
    """A copy of the match from before the seat's last move."""
    if all(step.seat != seat for step in match.record.steps):
        raise Refused(409, "nothing", words.NOTHING_TO_TAKE_BACK)
    before = Match(replace(match.record, steps=list(match.record.steps)), match.state)
    try:
        before.take_back(seat, agreed=True)
    except Departure:
        raise Refused(409, "lost-history", words.LOST_HISTORY) from None
    return before
