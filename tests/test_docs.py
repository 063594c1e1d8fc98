"""What the documentation shows is what runs."""

import ast
import doctest
import importlib
from pathlib import Path
from unittest.mock import patch

import pytest

from spieltisch.bots import BOTS

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples_run(page: Path) -> None:
    with patch.dict(BOTS):  # a page may add bots of its own
        result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for part in page.read_text(encoding="utf-8").split("](")[1:]:
        target = part.split(")")[0].split("#")[0]
        if target and "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


MODULES = (
    "spieltisch",
    "spieltisch.core.text",
    "spieltisch.bots",
    "spieltisch.games.equinox.text.names",
)


@pytest.mark.parametrize("name", MODULES)
def test_docstring_examples_run(name: str) -> None:
    """Docstrings are read from the source, since compiled modules keep none."""
    module = importlib.import_module(name)
    source = ROOT / "src" / name.replace(".", "/")
    path = source / "__init__.py" if source.is_dir() else source.with_suffix(".py")
    runner = doctest.DocTestRunner()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node) or ""
            globs = dict(vars(module))
            runner.run(doctest.DocTestParser().get_doctest(text, globs, name, str(path), 0))
    assert runner.tries > 0
    assert runner.failures == 0
