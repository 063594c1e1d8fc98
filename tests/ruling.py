"""The marker that ties a test to the rulings it proves."""

import pytest


def ruling(*ids: str) -> pytest.MarkDecorator:
    """Marks a test as a proof of these rulings, as in ``@ruling("EQ-047")``."""
    return pytest.mark.ruling(*ids)
