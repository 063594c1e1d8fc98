"""The order of the tests, and which worker takes which: so that all of them always have work."""

import gc
from typing import Any

import pytest
from xdist.scheduler import LoadScheduling
from xdist.workermanage import WorkerController

LONGEST = (
    "tests/table/browser/test_sizes.py",
    "tests/table/browser/test_games.py",
    "tests/table/browser/test_access.py",
    "tests/table/browser/test_basics.py",
    "tests/table/browser/",
    "tests/bots/",
    "tests/conformance/",
    "tests/table/",
)
"""In this order, before all others. Those with a browser lie together: a worker opens it once."""

FROM_THE_END = 3
"""Every third worker takes the tests from the end.

A browser test waits for its browser and its server most of the time. Meanwhile a worker without one
uses what the processors have left.
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: _rank(item.nodeid))


def _rank(name: str) -> int:
    found = (rank for rank, start in enumerate(LONGEST) if name.startswith(start))
    return next(found, len(LONGEST))


def pytest_collection_finish() -> None:
    """Thousands of tests stay until the end: nobody need look whether they are garbage."""
    gc.collect()
    gc.freeze()


class FromBothEnds(LoadScheduling):
    """Hands out the tests in their order, and to some workers from the end."""

    def _send_tests(self, node: WorkerController, num: int) -> None:
        backwards = self.nodes.index(node) % FROM_THE_END == FROM_THE_END - 1
        if backwards:
            self.pending[:] = self.pending[-num:] + self.pending[:-num]
        super()._send_tests(node, num)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> FromBothEnds:
    return FromBothEnds(config, log)
