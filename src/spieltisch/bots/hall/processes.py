"""A hall of processes on this machine.

A thread stands beside each process: it hands over one job after the other, waits for what comes of
it, and starts a new process where one has died.
"""

import signal
import sys
import traceback
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, TypeVar

from spieltisch.bots.hall import TRIES, Died, Hall

T = TypeVar("T")

# A copy of this process knows the bots that were put into BOTS by hand, too.
_CONTEXT: Final = get_context("fork" if sys.platform == "linux" else None)


@dataclass(frozen=True)
class _Job:
    future: Future[Any]
    work: Callable[..., Any]
    arguments: tuple[Any, ...]


@dataclass(frozen=True)
class _Worker:
    process: BaseProcess
    pipe: "Connection[Any, Any]"


class Processes(Hall):
    """A number of processes that do jobs."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._starting = Lock()
        self._closed = False
        self._workers = [self._started() for _ in range(size)]  # before there are threads
        self._threads = [Thread(target=self._attend, args=(at,), daemon=True) for at in range(size)]
        for thread in self._threads:
            thread.start()

    def submit(self, job: Callable[..., T], *arguments: Any) -> Future[T]:
        future: Future[T] = Future()
        self._jobs.put(_Job(future, job, arguments))
        return future

    def close(self) -> None:
        with self._starting:
            self._closed = True
            for worker in self._workers:
                worker.process.kill()
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()
        for worker in self._workers:
            worker.process.join()
            worker.pipe.close()

    def _started(self) -> _Worker:
        ours, theirs = _CONTEXT.Pipe()
        process = _CONTEXT.Process(target=_work, args=(theirs, ours), daemon=True)
        process.start()
        theirs.close()  # so that it ends with its process
        return _Worker(process, ours)

    def _attend(self, at: int) -> None:
        """Hands jobs to one process until the hall is closed."""
        while (job := self._jobs.get()) is not None:
            if self._closed or not job.future.set_running_or_notify_cancel():
                continue
            try:
                self._have_done(at, job)
            except Exception as error:  # no process can be started any more
                job.future.set_exception(error)

    def _have_done(self, at: int, job: _Job) -> None:
        for _ in range(TRIES):
            pipe = self._workers[at].pipe
            try:
                pipe.send((job.work, job.arguments))
                fine, found = pipe.recv()
            except (EOFError, OSError):
                if not self._replaced(at):
                    break
                continue
            except Exception as error:  # what cannot be sent, or not be read
                fine, found = False, error
            if fine:
                job.future.set_result(found)
            else:
                job.future.set_exception(found)
            return
        job.future.set_exception(Died())

    def _replaced(self, at: int) -> bool:
        """Puts a new process in the place of one that has died, unless the hall is closed."""
        with self._starting:
            if self._closed:
                return False
            dead = self._workers[at]
            dead.process.kill()
            dead.process.join()
            dead.pipe.close()
            self._workers[at] = self._started()
            return True


def _work(pipe: "Connection[Any, Any]", end: "Connection[Any, Any]") -> None:
    """Does what comes through the pipe until nobody is at its other end."""
    end.close()  # a copy of it would keep the pipe open after its owner's death
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever has started this decides
    sys.stdout = sys.stderr  # what a bot prints is no figure
    while True:
        try:
            work, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (True, work(*arguments))
        except Exception as error:
            error.add_note(traceback.format_exc())
            answer = (False, error)
        try:
            pipe.send(answer)
        except OSError:
            return
        except Exception as error:  # it cannot be pickled
            pipe.send((False, RuntimeError(f"{error}: {answer[1]!r}")))
