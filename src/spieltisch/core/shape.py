"""Whether saved data has the right form, before anything is built from it."""

from typing import Any

from spieltisch.core.game import is_number


def in_range(value: Any, low: int, high: int) -> bool:
    """Whether a value is a whole number in a range."""
    return is_number(value) and low <= value <= high


def is_list(value: Any, length: int | None, low: int, high: int) -> bool:
    """Whether a value is a list of whole numbers in a range, of a length if one is given."""
    if not isinstance(value, list) or (length is not None and len(value) != length):
        return False
    return all(in_range(entry, low, high) for entry in value)
