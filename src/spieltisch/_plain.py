"""Chooses between the compiled modules and their Python source.

With SPIELTISCH_PLAIN set (to anything but "0") every spieltisch module is loaded from its .py
file, even where a compiled one lies beside it; so it is while a build is under way, or after one
that was broken off. This module is imported before all others and may import none of them.
"""

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

_PACKAGE = "spieltisch."
_UNFINISHED = os.path.join(os.path.dirname(__file__), ".building")  # made by setup.py


class _SourceFinder:
    """A sys.meta_path finder that sees only the .py files of this package."""

    def __init__(self) -> None:
        self._finders: dict[str, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(_PACKAGE):
            return None
        for directory in path:
            if directory not in self._finders:
                self._finders[directory] = FileFinder(
                    directory, (SourceFileLoader, SOURCE_SUFFIXES)
                )
            spec = self._finders[directory].find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        self._finders.clear()


def force_plain() -> None:
    """Load every later spieltisch module from source, if asked to or if not all are compiled."""
    asked = os.environ.get("SPIELTISCH_PLAIN", "") not in ("", "0")
    if not asked and not os.path.exists(_UNFINISHED):
        return
    if not any(isinstance(finder, _SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _SourceFinder())


def compiled() -> bool:
    """Whether the hot modules of this process are compiled ones."""
    file = importlib.import_module("spieltisch.core.game").__file__
    return file is not None and not file.endswith(".py")
