"""A process in which bots think: it answers one question after the other until nobody asks.

Questions come by standard input as (number, length, pickled call), answers go to standard output as
(number, length, pickled answer). A message without a call says that the thought of that number is
no longer wanted; somebody reads along all the time, so that a bot notices while it thinks.
"""

import os
import pickle
import sys
from collections.abc import Callable
from queue import SimpleQueue
from struct import Struct
from threading import Thread
from time import perf_counter
from typing import Any, BinaryIO

import spieltisch

HEAD = Struct("!II")  # number, length of what follows
NICE = 5  # how much more willing than the server a worker is to wait for the processor

Call = tuple[Callable[..., Any], tuple[Any, ...], float]
"""What to call, with which arguments besides time and stop, and for how many seconds."""


def message(number: int, content: object) -> bytes:
    """A question or an answer as it is sent."""
    data = pickle.dumps(content)
    return HEAD.pack(number, len(data)) + data


def stop_message(number: int) -> bytes:
    """Says that the thought of this number is no longer wanted."""
    return HEAD.pack(number, 0)


def compiled(_seconds: float, _stopped: Callable[[], bool]) -> bool:
    """Whether this process has the compiled engine; asked when everything is imported."""
    from spieltisch.table import thoughts  # noqa: F401  what bots need, before the first question

    return spieltisch.compiled()


class _Ear:
    """Reads what comes, also while the bot thinks."""

    def __init__(self, source: BinaryIO) -> None:
        self.questions: SimpleQueue[tuple[int, bytes]] = SimpleQueue()
        self.stopped = 0  # the newest number that is no longer wanted
        self._source = source
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while head := self._source.read(HEAD.size):
            number, length = HEAD.unpack(head)
            if length:
                self.questions.put((number, self._source.read(length)))
            else:
                self.stopped = number
        os._exit(0)  # the server has gone; nobody wants to know what is being thought


def _answer(number: int, question: bytes, ear: _Ear) -> bytes:
    """What the call returns, or its error."""
    try:
        call: Call = pickle.loads(question)
        function, args, seconds = call
        end = perf_counter() + seconds

        def stopped() -> bool:
            return ear.stopped >= number or perf_counter() >= end

        return message(number, function(*args, seconds, stopped))
    except Exception as error:
        return message(number, portable(error))


def portable(error: Exception) -> Exception:
    """The error, or its words if it cannot be sent as it is."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(repr(error))
    return error


def _work() -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what somebody prints is no answer
    if hasattr(os, "nice"):
        os.nice(NICE)
    ear = _Ear(sys.stdin.buffer)
    while True:
        number, question = ear.questions.get()
        answers.write(_answer(number, question, ear))
        answers.flush()


if __name__ == "__main__":
    _work()
