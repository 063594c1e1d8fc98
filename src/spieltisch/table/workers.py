"""Bots think beside the server: in processes of their own, fed by a queue, or in threads.

Each worker has one thought at a time. The next one is that of the table which has waited longest
and of which no other thought is under way; what nobody waits for comes last, and makes room when
somebody does. The more thoughts wait, the shorter each of them is, so that no queue grows. A
thought that is no longer wanted is called off: its worker is told so, answers at once and goes on.
One that does not, that dies or answers nonsense is replaced, and the bot thinks in a thread, as it
does where there are no workers. Nobody waits for a thought longer than its time and a margin.
"""

import asyncio
import logging
import os
import pickle
import sys
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

from spieltisch.bots import longest
from spieltisch.core.game import State, game
from spieltisch.table import worker as process
from spieltisch.table.bot_moves import bot_move, hasty_move

REPLACED = 3  # workers lost within a while; after that it is not by accident
WHILE = 600.0  # seconds
START = 120.0  # seconds until a worker must have imported the engine
MARGIN = 0.3  # seconds over the time of a thought until it is called off
GRACE = 0.5  # seconds that whoever waits gives it then
STUBBORN = 5.0  # seconds until a worker is ended that does not answer
LEAST = 0.05  # seconds to think, however many wait
OURS = "spieltisch."  # the package whose games workers know

T = TypeVar("T")

log = logging.getLogger(__name__)


class Lost(Exception):
    """A worker gives no answer, or one that cannot be right."""


class Late(Exception):
    """A thought has taken longer than anybody waits for one."""


@dataclass(eq=False)
class Thought:
    """Something to be thought about: a function that also takes seconds and whether to stop."""

    about: str  # the table; one thought of each at a time
    function: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float
    fits: Callable[[Any], bool]  # whether an answer can be right
    idle: bool  # nobody waits for it
    end: float  # when its time is up
    answer: asyncio.Future[Any]


class Worker:
    """One process that answers one question after the other."""

    def __init__(self, running: asyncio.subprocess.Process) -> None:
        self.thought: Thought | None = None  # under way
        self._process = running
        self._number = 0

    async def ask(self, thought: Thought, seconds: float) -> Any:
        """The answer of the process; `Lost` if there is none, and then for good.

        When the time is up or nobody wants the answer any more, the process is told to come to an
        end.
        """
        self._number += 1
        reading = asyncio.ensure_future(self._exchange(thought, seconds))
        clock = asyncio.get_running_loop().time
        begin = clock()
        try:
            await asyncio.wait(
                {reading, thought.answer},
                timeout=thought.seconds + MARGIN,
                return_when=asyncio.FIRST_COMPLETED,
            )
            if not reading.done():
                self.stop()
                rest = max(STUBBORN, thought.seconds + MARGIN) + GRACE - (clock() - begin)
                await asyncio.wait({reading}, timeout=max(GRACE, rest))
            if not reading.done():
                raise Lost("it does not stop thinking")
            answer = reading.result()
            if not isinstance(answer, Exception) and not thought.fits(answer):
                raise Lost(f"its answer {answer!r:.80} cannot be right")
            return answer
        except BaseException as error:
            reading.cancel()
            await self.end()
            if isinstance(error, (Lost, asyncio.CancelledError)):
                raise
            raise Lost(f"{type(error).__name__} {error}".rstrip()) from error

    async def _exchange(self, thought: Thought, seconds: float) -> Any:
        to, back = self._process.stdin, self._process.stdout
        assert to is not None
        assert back is not None
        to.write(process.message(self._number, (thought.function, thought.args, seconds)))
        await to.drain()
        number, size = process.HEAD.unpack(await back.readexactly(process.HEAD.size))
        answer = pickle.loads(await back.readexactly(size))
        if number != self._number:
            raise Lost(f"it answers question {number} and not {self._number}")
        return answer

    def stop(self) -> None:
        """Has the process end its thought."""
        if self._process.stdin and not self._process.stdin.is_closing():
            self._process.stdin.write(process.stop_message(self._number))

    async def end(self) -> None:
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()


class Workers:
    """The workers of a server: none until they are opened."""

    def __init__(self) -> None:
        self._workers: list[Worker] = []
        self._waiting: list[Thought] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._lost: list[float] = []  # when
        self._in_threads = 0
        self._plain = True

    def __len__(self) -> int:
        return len(self._workers)

    @property
    def thoughts(self) -> int:
        """How many are under way or wait, without those that nobody waits for."""
        under_way = [one.thought for one in self._workers if one.thought]
        asked = [one for one in (*self._waiting, *under_way) if not one.idle]
        return len(asked) + self._in_threads

    async def open(self, count: int, plain: bool = False) -> bool:
        """Starts some in place of those there are; whether they have the compiled engine.

        ``plain``: as this process has been told to. `Lost` or `OSError` if they do not start.
        """
        self._plain = plain
        self._lost.clear()
        started: list[tuple[Worker, bool]] = []
        try:
            for _ in range(count):
                started.append(await self._start())
        except BaseException:
            for worker, _ in started:
                await worker.end()
            raise
        before, self._workers = self._workers, [worker for worker, _ in started]
        for worker in before:
            if worker.thought is None:
                await worker.end()  # the others end when they have answered
        self._hand_out()
        return all(compiled for _, compiled in started)

    async def close(self) -> None:
        """Ends them all; whatever still waits is thought of in threads."""
        workers, self._workers = self._workers, []
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in workers:
            await worker.end()
            if worker.thought:
                self._waiting.append(worker.thought)
        self._send_away()

    async def move(
        self, about: str, bot: str, state: State, seat: int, seed: int, tried: list[int]
    ) -> int:
        """What a bot chooses; if that takes too long, what looks best at first sight."""
        legal = state.moves(seat)
        try:
            chosen = await self.think(
                about,
                state.game_name,
                bot_move,
                (bot, state, seat, seed, tried),
                longest(bot),
                lambda move: move in legal,
            )
        except Late:
            log.info("The bot %s thinks too long about %s.", bot, state.game_name)
            chosen = await asyncio.to_thread(hasty_move, state, seat, seed, tried)
        return int(chosen)

    async def think(
        self,
        about: str,
        game_name: str,
        function: Callable[..., T],
        args: tuple[Any, ...],
        seconds: float,
        fits: Callable[[Any], bool],
        idle: bool = False,
    ) -> T:
        """What a function says that takes seconds and whether to stop behind its arguments.

        From a worker if there is one that knows the game, otherwise from a thread. `Late` if that
        takes too long; what is idle may wait for its turn as long as it has to.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        if self._workers and game(game_name).package.startswith(OURS):
            thought = Thought(about, function, args, seconds, fits, idle, end, loop.create_future())
            self._waiting.append(thought)
            self._hand_out()
            try:
                async with asyncio.timeout(None if idle else seconds + MARGIN + GRACE):
                    answer: T = await thought.answer
                    return answer
            except TimeoutError as error:
                raise Late from error
            except Lost as error:
                log.warning("A worker of the bots is lost: %s.", error)
            finally:
                self._hand_out()  # one thought less waits
        left = seconds if idle else end - loop.time()
        return await self._in_thread(function, args, max(left, LEAST))

    async def _in_thread(
        self, function: Callable[..., T], args: tuple[Any, ...], seconds: float
    ) -> T:
        loop = asyncio.get_running_loop()
        self._in_threads += 1
        short = max(LEAST, seconds / self._in_threads)  # they share one processor
        end = loop.time() + short
        called_off = False

        def stopped() -> bool:
            return called_off or loop.time() >= end

        try:
            async with asyncio.timeout(seconds + MARGIN + GRACE):
                return await asyncio.to_thread(function, *args, short, stopped)
        except TimeoutError as error:
            raise Late from error
        finally:
            called_off = True
            self._in_threads -= 1

    # the queue

    def _hand_out(self) -> None:
        """Gives waiting thoughts to free workers; what is idle makes room for the others."""
        self._waiting = [one for one in self._waiting if not one.answer.done()]
        for worker in self._workers:
            thought = self._next() if worker.thought is None else None
            if thought:
                self._waiting.remove(thought)
                worker.thought = thought
                self._begin(self._serve(worker, thought))
        if any(not one.idle for one in self._waiting):
            for worker in self._workers:
                if worker.thought and worker.thought.idle:
                    worker.stop()

    def _next(self) -> Thought | None:
        """What has waited longest, of another table than those under way; idle ones last."""
        busy = [worker.thought.about for worker in self._workers if worker.thought]
        ready = [one for one in self._waiting if one.about not in busy]
        return min(ready, key=lambda one: one.idle, default=None)

    async def _serve(self, worker: Worker, thought: Thought) -> None:
        """Has one thought out; whoever waits for it is told."""
        answer: Any = Lost("all workers have been sent away")
        try:
            answer = await worker.ask(thought, self._time_for(thought))
        except Lost as error:
            answer = error
            self._replace(worker)
        finally:
            worker.thought = None
            if thought.answer.done():
                pass
            elif isinstance(answer, Exception):
                thought.answer.set_exception(answer)
            else:
                thought.answer.set_result(answer)
        if worker not in self._workers:
            await worker.end()
        self._hand_out()

    def _time_for(self, thought: Thought) -> float:
        """Shorter the more thoughts there are for each worker, and the longer it has waited."""
        if thought.idle:
            return thought.seconds
        crowd = max(1.0, self.thoughts / max(1, len(self._workers)))
        left = thought.end - asyncio.get_running_loop().time()
        return max(LEAST, min(thought.seconds / crowd, left))

    # workers come and go

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self) -> tuple[Worker, bool]:
        """Another one; whether it has the compiled engine."""
        told = [] if self._plain else ["SPIELTISCH_PLAIN"]
        running = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", process.__name__),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={name: value for name, value in os.environ.items() if name not in told},
            start_new_session=True,  # Ctrl-C is for the server, which ends its workers
        )
        worker = Worker(running)
        loop = asyncio.get_running_loop()
        hello = Thought(
            "", process.compiled, (), START, _is_known, True, loop.time(), loop.create_future()
        )
        return worker, await worker.ask(hello, START) is True

    def _replace(self, worker: Worker) -> None:
        if worker not in self._workers:
            return
        self._workers.remove(worker)
        now = asyncio.get_running_loop().time()
        self._lost = [when for when in self._lost if now - when < WHILE] + [now]
        if len(self._lost) <= REPLACED:
            self._begin(self._add())
        if not self._workers:
            self._send_away()

    def _send_away(self) -> None:
        """Whatever waits is thought of in threads."""
        for thought in self._waiting:
            if not thought.answer.done():
                thought.answer.set_exception(Lost("there is none left"))
        self._waiting.clear()

    async def _add(self) -> None:
        try:
            worker, _ = await self._start()
        except (Lost, OSError) as error:
            log.warning("A worker of the bots cannot be replaced: %s.", error)
            return
        self._workers.append(worker)
        self._hand_out()


def _is_known(answer: Any) -> bool:
    return isinstance(answer, bool)


WORKERS = Workers()
"""Those of this process."""
