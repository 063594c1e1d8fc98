"""What only a checkout of the project has: the tests."""

from pathlib import Path

import spieltisch


def checkout() -> Path | None:
    """The root of the checkout this package runs from; ``None`` for an installed package."""
    source = Path(spieltisch.__file__).resolve().parent.parent
    root = source.parent
    return root if source.name == "src" and (root / "pyproject.toml").is_file() else None


def tests_folder() -> Path | None:
    """The tests that prove the rulings, where they are at hand."""
    root = checkout()
    return root / "tests" if root and (root / "tests").is_dir() else None
