"""Where many games are played at once: in processes of this machine, or on a Ray cluster.

A hall takes a job, a function of a module with its arguments, and promises what comes of it. A
process that dies over a job is replaced, and the job is done again, a few times at most.
"""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final, Self, TypeVar

from spieltisch.core.mistake import Mistake
from spieltisch.core.text import Text

TRIES: Final = 3
"""How often a job is begun whose process dies."""

T = TypeVar("T")

DIED: Final = Text(
    "Der Prozess, der die Aufgabe hatte, ist {tries}-mal hintereinander gestorben.",
    "The process that had the job died {tries} times in a row.",
).fill(tries=TRIES)


class Died(Mistake):
    """Every process that had a job has died over it."""

    def __init__(self, text: Text = DIED) -> None:
        super().__init__(text)


class Hall:
    """Does jobs, ``size`` of them at once. It is closed when nobody waits for more."""

    size: int

    def submit(self, job: Callable[..., T], *arguments: Any) -> Future[T]:
        """Has a job done as soon as there is room for it."""
        raise NotImplementedError

    def close(self) -> None:
        """Ends everything at once; what is not done yet is dropped."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def open_hall(processes: int, ray: str | None = None) -> Hall:
    """Processes of this machine or, where the address of one is given, a Ray cluster."""
    if ray is None:
        from spieltisch.bots.hall.processes import Processes

        return Processes(processes)
    from spieltisch.bots.hall.cluster import Cluster

    return Cluster(ray)
