"""Processes beside the server in which bots think.

A server that was started before the rules engine was compiled stays with plain Python; its bots do
not have to: a worker imports what is compiled by then. A worker that dies, hangs or answers
nonsense is given up, and the bot thinks in a thread, as it does where there are no workers.
"""

import asyncio
import logging
import os
import pickle
import sys
from typing import Any

import spieltisch
from spieltisch.core.game import State, game
from spieltisch.table.bot_moves import bot_move

MOST = 4  # workers, with a processor each
REPLACED = 3  # lost workers; after that it is not by accident
START = 120.0  # seconds until a worker must have imported the engine
LONGEST = 30.0  # seconds that a bot may think about one move
SIZE = 4  # bytes that say how long a message is

Question = tuple[str, State, int, int, list[int]]

log = logging.getLogger(__name__)


class Lost(Exception):
    """A worker gives no answer, or one that cannot be right."""


class Worker:
    """One process that answers one question after the other."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.asked = 0  # questions that have no answer yet
        self._process = process
        self._turn = asyncio.Lock()

    async def ask(self, question: Question | None, seconds: float) -> Any:
        """The answer of `_answer`; `Lost` if it does not come in time, and then for good."""
        self.asked += 1
        try:
            async with self._turn, asyncio.timeout(seconds):
                return await self._exchange(question)
        except Exception as error:
            await self.end()
            raise Lost(f"{type(error).__name__} {error}".rstrip()) from error
        except asyncio.CancelledError:  # the answer would be taken for that to the next question
            await self.end()
            raise
        finally:
            self.asked -= 1

    async def _exchange(self, question: Question | None) -> Any:
        to, back = self._process.stdin, self._process.stdout
        assert to is not None
        assert back is not None
        to.write(_message(question))
        await to.drain()
        size = int.from_bytes(await back.readexactly(SIZE))
        return pickle.loads(await back.readexactly(size))

    async def end(self) -> None:
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()


class Workers:
    """The workers of a server: none until they are opened."""

    def __init__(self) -> None:
        self._workers: list[Worker] = []
        self._replacing: set[asyncio.Task[bool]] = set()
        self._lost = 0

    def __len__(self) -> int:
        return len(self._workers)

    async def open(self, count: int | None = None) -> bool:
        """Starts some; whether they have the compiled engine. `Lost` if they do not start."""
        self._lost = 0
        started = [await self._add() for _ in range(count or min(os.cpu_count() or 1, MOST))]
        return all(started)

    async def close(self) -> None:
        """Ends them all."""
        for task in self._replacing:
            task.cancel()
        await asyncio.gather(*self._replacing, return_exceptions=True)
        while self._workers:
            await self._workers.pop().end()

    async def move(self, bot: str, state: State, seat: int, seed: int, tried: list[int]) -> int:
        """What `bot_move` gives, from a worker if there is one, or else from a thread.

        Workers know only the games of this package.
        """
        if self._workers and game(state.game_name).package.startswith("spieltisch."):
            worker = min(self._workers, key=lambda worker: worker.asked)
            try:
                return await _move_of(worker, (bot, state, seat, seed, tried))
            except Lost as error:
                log.warning("A worker of the bots is lost: %s.", error)
                self._replace(worker)
        return await asyncio.to_thread(bot_move, bot, state, seat, seed, tried)

    async def _add(self) -> bool:
        """Starts another one; whether it has the compiled engine."""
        kept = {k: v for k, v in os.environ.items() if k != "SPIELTISCH_PLAIN"}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", __name__),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=kept,
            start_new_session=True,  # Ctrl-C is for the server, which ends its workers
        )
        worker = Worker(process)
        compiled = await worker.ask(None, START)
        self._workers.append(worker)
        return compiled is True

    def _replace(self, worker: Worker) -> None:
        if worker not in self._workers:
            return  # somebody else who waited for it was here first
        self._workers.remove(worker)
        self._lost += 1
        if self._lost <= REPLACED:
            task = asyncio.create_task(self._add())
            self._replacing.add(task)
            task.add_done_callback(self._replaced)

    def _replaced(self, task: asyncio.Task[bool]) -> None:
        self._replacing.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.warning("A worker of the bots cannot be replaced: %s.", error)


WORKERS = Workers()
"""Those of this process."""


async def _move_of(worker: Worker, question: Question) -> int:
    answer = await worker.ask(question, LONGEST)
    if isinstance(answer, Exception):
        raise answer
    _, state, seat, _, _ = question
    if answer not in state.moves(seat):  # its code and ours differ
        await worker.end()
        raise Lost(f"its move {answer!r} is not allowed")
    return int(answer)


# in the worker


def _message(content: object) -> bytes:
    data = pickle.dumps(content)
    return len(data).to_bytes(SIZE) + data


def _answer(question: Question | None) -> bytes:
    """The move, or the error of the bot; to no question whether the engine is compiled."""
    try:
        return _message(bot_move(*question) if question else spieltisch.compiled())
    except Exception as error:
        return _message(_portable(error))


def _portable(error: Exception) -> Exception:
    """The error, or its words if it cannot be sent as it is."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(repr(error))
    return error


def _work() -> None:
    """Answers until nobody asks any more."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what somebody prints is no answer
    while size := sys.stdin.buffer.read(SIZE):
        question = pickle.loads(sys.stdin.buffer.read(int.from_bytes(size)))
        answers.write(_answer(question))
        answers.flush()


if __name__ == "__main__":
    _work()
