"""Lines from the person at the keyboard."""

import contextlib
import sys
from importlib import import_module


def typed(prompt: str) -> str:
    """A line of input. One from a file or pipe is printed, so that the page can be read."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import_module("readline")  # lets the arrow keys work
    try:
        line = input(prompt)
    except UnicodeDecodeError:
        line = "\N{REPLACEMENT CHARACTER}"
    if not sys.stdin.isatty():
        print(line)
    return line
