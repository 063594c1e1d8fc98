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

from spieltisch.bots.analysis import Analysis
from spieltisch.bots.hint import Hint
from spieltisch.core.game import State
from spieltisch.core.record import Departure, Match, Record
from spieltisch.core.text import Text, both
from spieltisch.table import absence, clocks, setup, words
from spieltisch.table.advice import Advice
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
from spieltisch.table.notices import LISTED, NoticeBoard
from spieltisch.table.seats import (
    BOT,
    HUMAN,
    LONGEST_CHAT,
    NO_CLOCK,
    OPEN,
    RECORD,
    SEED,
    SERVER,
    STAND_IN,
    USUAL_RULE,
    ChatLine,
    SeatInfo,
    Summary,
    TakeBack,
    clean,
)
from spieltisch.table.store import Store, StoreError
from spieltisch.table.tables import Tables
from spieltisch.table.words import Refused
from spieltisch.table.workers import WORKERS

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

HOUR = 3600.0
AT_ONCE = 1000  # tables whose bots go on after a restart
BOT_HOURS = 24  # for how long bots are brought back to a table that nobody touches
TICK = 1.0  # seconds between looks at the clocks
CHORES = 60.0  # seconds between looks at who is missing and what can be dropped from memory

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
        keep_days: int = 60,  # how long a table stays that nobody touches; 0 for ever
        keep_open_hours: int = 24,  # how long a table waits for people; 0 for ever
        idle_seconds: float = 600.0,  # after which an unwatched table is dropped from memory
        clock: Callable[[], float] = time.time,  # for dates that people read
        steady: Callable[[], float] = time.monotonic,  # for everything that is measured
    ) -> None:
        self.closing = False
        self.actions: set[asyncio.Task[Any]] = set()  # under way
        self._store = store
        self._bots = BotSeats(self, bot_delay)
        self.board = NoticeBoard(store)
        self._advice = Advice()
        self._tables = Tables(store, clock, steady, self._wake, self.board)
        self._keep_days = keep_days
        self._keep_open_hours = keep_open_hours
        self._idle_seconds = idle_seconds
        self._clock = clock
        self._steady = steady
        self._chores: list[asyncio.Task[None]] = []

    # opening, keeping and closing the house

    async def start(self) -> None:
        """Opens the store; bots whose turn it was go on. `StoreError` if that is not possible."""
        await self._store.open()
        self._chores = [
            asyncio.create_task(self._keep_house(), name="chores"),
            asyncio.create_task(self._watch_clocks(), name="clocks"),
        ]

    async def close(self) -> None:
        """Ends all subscriptions, sends the bots home, lets actions finish, closes the store."""
        self.hang_up()
        self.closing = True
        for task in self._chores:
            task.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self._bots.close()
        await self._advice.close()
        await asyncio.gather(*self.actions, return_exceptions=True)
        await self._tables.close()
        await self._store.close()

    def hang_up(self) -> None:
        """Tells all subscribers that nothing more will come, so that their connections end."""
        self.board.hang_up()
        for table in self._tables.all():
            table.hang_up()

    def figures(self) -> dict[str, int]:
        """What goes on in the house, for those who look after it."""
        watchers = sum(len(table.watchers) for table in self._tables.all())
        return {
            "tables": len(self._tables),
            "watchers": watchers,
            "bots": len(self._bots),
            "workers": len(WORKERS),
            "thoughts": WORKERS.thoughts,
        }

    async def check(self) -> None:
        """Refuses if nothing can be saved right now."""
        with refusing():
            await self._store.check()

    def forget_idle(self) -> None:
        """Drops tables from memory that nobody has watched or used for some time."""
        self._tables.forget_idle(self._steady() - self._idle_seconds)

    async def pass_hour(self) -> int:
        """Makes all tables an hour older and removes those that are too old; how many."""
        with refusing():
            untouched, unjoined = await self._tables.pass_hour(
                self._keep_days * 24, self._keep_open_hours
            )
        removed = "Tables removed that nobody had %s in %d %s of running (--%s): %d"
        if untouched:
            log.warning(removed, "touched", self._keep_days, "days", "keep-days", untouched)
        if unjoined:
            log.warning(removed, "joined", self._keep_open_hours, "hours", "open-hours", unjoined)
        return untouched + unjoined

    def _wake(self, table: LiveTable) -> None:
        """After each change of a table."""
        self._advice.check(table)
        self._bots.wake(table)

    async def _keep_house(self) -> None:
        await self._resume_bots()
        hour = self._steady()
        while True:
            await asyncio.sleep(CHORES)
            await self.keep_clocks()
            self.forget_idle()
            await self.relieve_absent()
            if self._steady() - hour >= HOUR:
                hour = self._steady()
                try:
                    await self.pass_hour()
                except Exception:
                    log.exception("Looking for old tables failed; it is tried again in an hour.")

    async def _watch_clocks(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            await self.relieve_late()

    async def _resume_bots(self) -> None:
        """After a restart: opens the tables in use lately that wait for a bot."""
        try:
            outlines = await self._store.running(BOT_HOURS, AT_ONCE)
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
        rule: str = USUAL_RULE,
        clock: str = NO_CLOCK,
        name: str = "",
    ) -> LiveTable:
        """Opens a table with a fresh game; with a seed only one where nobody else can sit."""
        lineup = setup.lineup(seats, host)
        setup.check_terms(lineup, host, seed, rule, clock)
        match = setup.fresh_game(game_name, len(lineup), options, seed)
        origin = SERVER if seed is None else SEED
        kept = setup.new_table(
            match, lineup, host, public, self._clock(), origin, rule, clock, name
        )
        return await self._tables.add(kept, match.state)

    @to_the_end
    async def import_record(self, player: str, record: Record) -> LiveTable:
        """Opens a table with the game of a record, once all of it has been replayed.

        Whoever brings an unfinished game can know all its cards and plays it at one screen.
        """
        match = await asyncio.to_thread(setup.replayed, record)
        seats = setup.seats_of_record(record, "" if match.state.over else player)
        kept = setup.new_table(match, seats, player, False, self._clock(), RECORD)
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
            kept = setup.new_table(
                match,
                seats,
                table.host,
                table.public,
                self._clock(),
                rule=table.kept.absence,
                clock=table.kept.clock,
                name=table.kept.name,
            )
            await self._tables.commit(table, replace(table.kept, rematch=kept.id), new=kept)
        return self._tables.warm(LiveTable(kept, match.state, self._steady()))

    async def get(self, table_id: str, player: str = "") -> LiveTable:
        """A table by id, from memory or from the store.

        A player who asks is there, and has a seat back that somebody put a bot on.
        """
        with refusing():
            table = await self._tables.get(table_id)
        table.see(player, self._steady())
        for seat in table.seats_of(player):
            if absence.was_replaced(table, seat):
                with suppress(Refused):  # the next sign of them is as good
                    await self.come_back(table, player, seat)
        return table

    async def lobby(self, player: str = "") -> list[Summary]:
        """The public tables that are not over and not a player's own."""
        with refusing():
            notices = await self.board.notices()
        return summaries([each for each in notices if not each.concerns(player)])

    async def games_of(self, player: str) -> list[Summary]:
        """The tables that somebody opened or plays at, also finished ones."""
        with refusing():
            return summaries(await self._store.of_player(player, LISTED), player)

    def subscribe(self, table: LiveTable, player: str = "", hurries: bool = False) -> Subscription:
        """Watches a table, see `Subscription`; whoever watches is there."""
        return Subscription(table, player, self._steady, hurries)

    def present(self, table: LiveTable, seat: int) -> bool:
        """Whether the person of a seat is there."""
        return absence.present(table, seat, self._steady())

    def time_left(self, table: LiveTable) -> list[float]:
        """What the clocks of a table show, by seat; empty if people may think as they like."""
        return clocks.time_left(table, self._steady())

    def absent(self, table: LiveTable, seat: int) -> bool:
        """Whether others may put a bot on the seat of somebody who is missing."""
        return absence.absent(table, seat, self._steady())

    # playing

    @to_the_end
    async def play(self, table: LiveTable, player: str, seat: int, key: str, number: int) -> None:
        """Plays a move by its key, for somebody who has seen the table at this number."""
        async with self._tables.at(table, player):
            check_fresh(table, player, seat, number)
            move = legal_move(table.state, seat, key)
            mine = [own for own in table.seats_of(player) if not table.seats[own].away]
            match = table.match
            for voter in table.state.voting(mine) or [seat]:  # several seats of one person agree
                match = _after_move(match, voter, move)
            await self._tables.commit(table, table.kept.standing(match), state=match.state)

    @to_the_end
    async def play_on(
        self, table: LiveTable, player: str, seat: int, key: str, number: int
    ) -> None:
        """The same with an answer that stands from now on, see `LiveTable.standing_move`."""
        async with self._tables.at(table, player):
            check_fresh(table, player, seat, number)
            move = legal_move(table.state, seat, key)
            standing = table.state.option(seat, move).standing
            if standing is None:
                raise Refused(422, "no-such-move", words.NO_SUCH_MOVE)
            match = _after_move(table.match, seat, move)
            table.standing[seat] = (table.state.move_key(move), standing.until)
            try:
                await self._tables.commit(table, table.kept.standing(match), state=match.state)
            except BaseException:
                table.standing.pop(seat, None)
                raise

    @to_the_end
    async def stand_by(self, table: LiveTable, seat: int, state: State) -> None:
        """Gives a standing answer if the table is still in the state in which it was asked for."""
        async with self._tables.at(table):
            move = table.standing_move(seat)
            if table.state is state and move is not None and not table.asking:
                match = _after_move(table.match, seat, move)
                await self._tables.commit(table, table.kept.standing(match), state=match.state)

    @to_the_end
    async def ask_again(self, table: LiveTable, player: str, seat: int) -> None:
        """Ends a standing answer."""
        async with self._tables.at(table, player):
            own_seat(table, player, seat)
            if table.standing.pop(seat, None):
                table.tell()

    @to_the_end
    async def bot_plays(self, table: LiveTable, seat: int, move: int, state: State) -> None:
        """Plays a bot's move if the table is still in the state that the bot has seen."""
        async with self._tables.at(table):
            if table.state is state and table.seats[seat].bot and not table.asking:
                match = _after_move(table.match, seat, move)
                kept = table.kept.standing(match).noting_move(seat)
                await self._tables.commit(table, kept, state=match.state)

    @to_the_end
    async def resign(self, table: LiveTable, player: str, seat: int) -> None:
        """Gives a seat up for good; a bot plays it to the end."""
        async with self._tables.at(table, player):
            info = own_seat(table, player, seat)
            check_running(table)
            given_up = SeatInfo(BOT, info.name, STAND_IN, info.player)
            await self._reseat(table, seat, given_up, words.GIVES_UP)

    async def hint(self, table: LiveTable, player: str, seat: int) -> Hint:
        """What the strongest bot would do on this seat, and what it expects of that."""
        own_seat(table, player, seat)
        check_running(table)
        if seat not in table.state.to_move():
            raise Refused(409, "not-asked", words.NOT_ASKED)
        return await self._advice.hint(table, seat)

    async def analysis(self, table: LiveTable) -> Analysis | None:
        """What could be expected in the course of a game that is over; none yet: ask again."""
        if not table.state.over:
            raise Refused(403, "not-over", words.NO_ANALYSIS_YET)
        return await self._advice.analysis(table)

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
            before = await asyncio.to_thread(_before_last_move, table, seat)
            missing = table.missing_for(seat)
            if table.match.why_no_take_back(seat) is None or not table.to_ask(seat):
                await self._go_back(table, seat, before, told=bool(missing))
            elif missing:
                refusal = words.SOMEBODY_MISSING.fill(names=", ".join(missing))
                raise Refused(409, "missing", refusal)
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
        before = await asyncio.to_thread(_before_last_move, table, request.seat)
        await self._go_back(table, request.seat, before, told=True)

    async def _go_back(self, table: LiveTable, seat: int, before: Match, told: bool) -> None:
        said = words.TAKEN_BACK.fill(name=table.seats[seat].name) if told else None
        own = table.seats_of(table.seats[seat].player)
        kept = replace(table.kept, clocks=clocks.taken_back(table.kept, own))
        kept = kept.standing(before).noting_take_back()
        await self._tables.commit(table, kept, state=before.state, said=said)

    # seats

    @to_the_end
    async def sit(self, table: LiveTable, player: str, seat: int | None, name: str) -> None:
        """Takes an open seat, or the first one; when the last one is taken the game begins."""
        async with self._tables.at(table, player):
            if seat is None:
                if table.seats_of(player):
                    return  # a double click
                seat = table.free_seat()
            if seat is None:
                raise Refused(409, "seat-taken", words.NO_FREE_SEAT)
            info = seat_at(table, seat)
            if info.kind == HUMAN and info.player == player:
                return  # a double click
            if info.kind != OPEN:
                raise Refused(409, "seat-taken", words.SEAT_TAKEN)
            if table.known and player != table.host:
                raise Refused(403, "cards-known", words.CARDS_KNOWN)
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
                left = absence.left_to_bot(table, seat, by=seat)
                await self._reseat(table, seat, left, words.LEAVES_TO_BOT)

    @to_the_end
    async def come_back(self, table: LiveTable, player: str, seat: int) -> None:
        """Takes one's own seat again, also from a stand-in."""
        async with self._tables.at(table, player):
            info = own_seat(table, player, seat)
            if info.away:
                moves = info.meanwhile.moves if info.meanwhile else 0
                said = words.IS_BACK_AFTER if moves else words.IS_BACK
                await self._reseat(table, seat, absence.back_again(table, seat), said, moves=moves)

    @to_the_end
    async def move_seat(self, table: LiveTable, player: str, seat: int, to: str) -> None:
        """Hands one's own seat on to another browser of one's own.

        Not to play with others where somebody can know the cards, see `sit`.
        """
        async with self._tables.at(table, to):
            info = own_seat(table, player, seat)
            if table.known and len(table.seats_of(player)) > 1:
                raise Refused(403, "cards-known", words.CARDS_KNOWN)
            await self._reseat(table, seat, replace(info, player=to), words.OTHER_DEVICE)

    @to_the_end
    async def read(self, table: LiveTable, player: str, seat: int) -> None:
        """Puts aside what somebody was told about the time when they were away."""
        async with self._tables.at(table, player):
            info = own_seat(table, player, seat)
            if info.meanwhile and not info.away:
                kept = table.kept.seated(seat, replace(info, meanwhile=None))
                await self._tables.commit(table, kept)

    @to_the_end
    async def fill_with_bot(self, table: LiveTable, player: str, seat: int, bot: str) -> None:
        """Puts a bot on an open seat."""
        async with self._tables.at(table, player):
            info = seat_at(table, seat)
            if player != table.host:
                raise Refused(403, "host-only", words.HOST_ONLY)
            if info.kind != OPEN:
                raise Refused(409, "seat-taken", words.SEAT_TAKEN)
            filled = setup.bot_seat(bot, "", [other.name for other in table.seats])
            await self._reseat(table, seat, filled, words.SITS_DOWN)

    @to_the_end
    async def stand_in(self, table: LiveTable, player: str, seat: int) -> None:
        """Has a bot play for somebody who is missing, as the rule of the table allows it."""
        async with self._tables.at(table, player):
            info, rule = seat_at(table, seat), table.absence
            own = table.seats_of(player)
            if not own:
                raise Refused(403, "players-only", words.PLAYERS_ONLY)
            check_running(table)
            if info.bot or info.kind != HUMAN:
                raise Refused(409, "seat-taken", words.SEAT_TAKEN)
            if rule.who == "wait":
                raise Refused(409, "still-there", words.ALL_ARE_AWAITED)
            if not self.absent(table, seat):
                early = words.TOO_EARLY.fill(name=info.name, minutes=rule.minutes)
                raise Refused(409, "still-there", early)
            gone, by = absence.left_to_bot(table, seat, own[0]), table.seats[own[0]].name
            await self._reseat(table, seat, gone, words.STANDS_IN, by=by)

    async def relieve_absent(self) -> None:
        """Seats bots where that is the rule and people wait for somebody who is missing."""
        for table in self._tables.all():
            for seat in absence.abandoned(table, self._steady()):
                try:
                    await self._relieve(table, seat)
                except Exception:
                    log.exception("No bot could be seated at table %s.", table.id)

    @to_the_end
    async def _relieve(self, table: LiveTable, seat: int) -> None:
        async with self._tables.at(table):
            if seat in absence.abandoned(table, self._steady()):
                gone, minutes = absence.left_to_bot(table, seat, None), table.absence.minutes
                await self._reseat(table, seat, gone, words.STANDS_IN_BY_RULE, minutes=minutes)

    # clocks

    async def relieve_late(self) -> None:
        """Seats bots for those whose time has run out."""
        for table in self._tables.all():
            for seat in clocks.late(table, self._steady()):
                try:
                    await self._run_out(table, seat)
                except Exception:
                    log.exception("A clock at table %s ran out in vain.", table.id)

    @to_the_end
    async def _run_out(self, table: LiveTable, seat: int) -> None:
        async with self._tables.at(table):
            if seat not in clocks.late(table, self._steady()):
                return
            info = table.seats[seat]
            if table.clock.then == "bot":
                gone, said = absence.left_to_bot(table, seat, None), words.TIME_IS_UP_BOT
            else:
                gone, said = SeatInfo(BOT, info.name, STAND_IN, info.player), words.TIME_IS_UP
            await self._reseat(table, seat, gone, said)

    async def keep_clocks(self) -> None:
        """Writes down the time that is left where clocks run."""
        for table in self._tables.all():
            if clocks.running(table):
                try:
                    await self._keep_clocks(table)
                except Exception:
                    log.exception("The clocks of table %s cannot be kept.", table.id)

    @to_the_end
    async def _keep_clocks(self, table: LiveTable) -> None:
        async with table.lock:  # nobody uses the table by this, so it may be forgotten
            await self._tables.keep_clocks(table)

    async def _reseat(
        self, table: LiveTable, seat: int, info: SeatInfo, said: Text, **parts: str | int
    ) -> None:
        """Changes a seat and says so. A pending request may fall away or be settled by that."""
        name = info.name or table.seats[seat].name
        kept = table.kept.seated(seat, info)
        asking = kept.asking
        if asking and (asking.seat == seat or (info.away and seat in table.to_ask(asking.seat))):
            kept = replace(kept, asking=None)
        await self._tables.commit(table, kept, said=said.fill(name=name, **parts))
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
    state.first_events = list(match.state.first_events)
    after = Match(replace(match.record, steps=list(match.record.steps)), state)
    after.play(seat, move)
    return after


def _before_last_move(table: LiveTable, seat: int) -> Match:
    """A copy of the match from before the seat's last move; votes of one person go together."""
    match = table.match
    if all(step.seat != seat for step in match.record.steps):
        raise Refused(409, "nothing", words.NOTHING_TO_TAKE_BACK)
    before = Match(replace(match.record, steps=list(match.record.steps)), match.state)
    try:
        before.take_back(seat, agreed=True)
        before.take_back_votes(table.seats_of(table.seats[seat].player))
    except Departure:
        raise Refused(409, "lost-history", words.LOST_HISTORY) from None
    return before
