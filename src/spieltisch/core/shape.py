# mypyc: skip
"""Whether saved data has the right form, before anything is built from it."""

from typing import Any, TypeGuard


def is_number(value: Any) -> TypeGuard[int]:
    """Whether a value is a whole number (``True`` and ``False`` are not)."""
    return isinstance(value, int) and not isinstance(value, bool)


def in_range(value: Any, low: int, high: int) -> bool:
    """Whether a value is a whole number in a range."""
    return is_number(value) and low <= value <= high


def is_list(value: Any, length: int | None, low: int, high: int) -> bool:
    """Whether a value is a list of whole numbers in a range, of a length if one is given."""
    if not isinstance(value, list) or (length is not None and len(value) != length):
        return False
    return all(in_range(entry, low, high) for entry in value)
