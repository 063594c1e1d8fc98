"""A hall on a Ray cluster. Spieltisch has to be installed on its machines, in the same version."""

import logging
import re
import socket
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final, TypeVar

from spieltisch.bots.hall import TRIES, Died, Hall
from spieltisch.core.mistake import Mistake
from spieltisch.core.text import Text

_SECONDS: Final = 10.0  # that an address may take to answer
LOCAL: Final = "local"  # the address of a cluster that is begun here and ends with us
LOOPBACK: Final = "127.0.0.1"  # where it listens: for nobody but us

T = TypeVar("T")

_NO_RAY: Final = Text(
    "Für --ray fehlt Ray; pip install 'spieltisch[cluster]' bringt es mit.",
    "--ray needs Ray, which is missing; pip install 'spieltisch[cluster]' brings it.",
)
_NOBODY_THERE: Final = Text(
    "Unter {address} ist kein Ray-Cluster zu erreichen: {why}.",
    "No Ray cluster can be reached at {address}: {why}.",
)


def _knock(address: str) -> None:
    """`OSError` if nobody listens at an address with a port: Ray itself would wait for minutes."""
    found = re.fullmatch(r"(?:ray://)?(.+):(\d{1,5})", address)
    if found:
        socket.create_connection((found[1].strip("[]"), int(found[2])), _SECONDS).close()


class Cluster(Hall):
    """The processors of a cluster; Ray puts new processes in the place of dead ones."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise Mistake(_NO_RAY) from None
        self._ray: Any = ray
        self._jobs: dict[Callable[..., Any], Any] = {}
        self._open: dict[Future[Any], Any] = {}
        try:
            _knock(address)
            own = {"include_dashboard": False, "_node_ip_address": LOOPBACK}
            ray.init(
                address=address,
                log_to_driver=False,
                logging_level=logging.CRITICAL,
                **(own if address == LOCAL else {}),
            )
        except Exception as error:  # Ray has many ways not to find anybody
            why = (str(error).strip() or type(error).__name__).splitlines()[0].rstrip(".")
            raise Mistake(_NOBODY_THERE.fill(address=repr(address), why=why)) from None
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, job: Callable[..., T], *arguments: Any) -> Future[T]:
        if job not in self._jobs:
            self._jobs[job] = self._ray.remote(num_cpus=1, max_retries=TRIES - 1)(job)
        promise = self._jobs[job].remote(*arguments)
        future: Future[T] = Future()
        self._open[future] = promise
        promise.future().add_done_callback(lambda done: self._done(future, done))
        return future

    def _done(self, future: Future[Any], done: Future[Any]) -> None:
        if self._open.pop(future, None) is None:
            return  # nobody waits any more
        error = done.exception()
        if error is None:
            future.set_result(done.result())
        elif isinstance(error, self._ray.exceptions.RayTaskError):
            future.set_exception(getattr(error, "cause", error))
        else:
            future.set_exception(Died())

    def close(self) -> None:
        dropped = list(self._open.values())
        self._open.clear()
        for promise in dropped:
            self._ray.cancel(promise, force=True)
        self._ray.shutdown()
