"""The order of the tests: what takes long comes first, so that all workers end at the same time."""

import pytest

LONGEST = (
    "tests/table/browser/test_sizes.py",
    "tests/table/browser/test_games.py",
    "tests/table/browser/test_access.py",
    "tests/table/browser/test_basics.py",
    "tests/table/browser/",
    "tests/table/",
    "tests/bots/",
    "tests/conformance/",
)
"""In this order, before all others. Those with a browser lie together: a worker opens it once."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: _rank(item.nodeid))


def _rank(name: str) -> int:
    found = (rank for rank, start in enumerate(LONGEST) if name.startswith(start))
    return next(found, len(LONGEST))
