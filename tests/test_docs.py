"""What the documentation shows is what runs."""

import ast
import doctest
import importlib.util
import re
import tomllib
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


# the page on adding a game, and the picture of the architecture

ADDING = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
EXCERPTS = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", ADDING, re.MULTILINE | re.DOTALL)


def test_excerpts_stand_in_the_files_they_are_from() -> None:
    """A line with three dots leaves something out."""
    assert len(EXCERPTS) > 15
    for path, excerpt in EXCERPTS:
        rest = "\n" + (ROOT / path).read_text(encoding="utf-8")
        for part in re.split(r"^ *\.\.\.\n", excerpt, flags=re.MULTILINE):
            assert f"\n{part}" in rest, f"{path} does not go on like this: {part}"
            rest = rest.partition(part)[2]


def test_every_file_of_a_game_is_explained() -> None:
    beacon = ROOT / "tests" / "toys" / "beacon"
    files = [path for path in beacon.rglob("*.*") if "__pycache__" not in path.parts]
    names = {str(path.relative_to(beacon)).removeprefix("static/") for path in files}
    assert [name for name in names - {"state/__init__.py"} if f"`{name}`" not in ADDING] == []


def test_the_picture_shows_the_layers_and_what_is_compiled() -> None:
    picture = (ROOT / "docs" / "images" / "architecture.svg").read_text(encoding="utf-8")
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = contracts["tool"]["importlinter"]["contracts"][0]["layers"]
    named = re.findall(r"spieltisch\.(\w+)", " ".join(layers))
    shown = re.findall(r'class="name"[^>]*>(\w+)<', picture)
    assert shown == [name for name in named if importlib.util.find_spec(f"spieltisch.{name}")]
    hot = re.search(r"^HOT_ROOMS = (.*)$", (ROOT / "setup.py").read_text("utf-8"), re.MULTILINE)
    assert hot
    compiled = re.findall(r'class="hot"[^>]*/><text [^>]*>(\w+)<', picture)
    assert set(compiled) == set(ast.literal_eval(hot[1]))


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
