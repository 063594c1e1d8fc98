"""What a package says about itself, and that the source package is the whole project."""

import shutil
import subprocess
import sys
import tarfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

import spieltisch

ROOT = Path(__file__).parents[1]
FOLDERS = ("bench", "docs", "examples", "requirements", "src", "tests", "tools")
FILES = [".ci/run", ".gitignore", "LICENSE", "MANIFEST.in", "Makefile", "README.md"]
FILES += ["pyproject.toml", "setup.py"]
MADE = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd", "*.db*", "*.key", ".*")
"""What builds, caches and servers leave behind."""

Packed = tuple[set[str], Message]


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Packed:
    """The names in the source package of this checkout, and its metadata."""
    copy = tmp_path_factory.mktemp("package") / "copy"
    for name in FOLDERS:
        shutil.copytree(ROOT / name, copy / name, ignore=MADE)
    for name in FILES:
        (copy / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    litter_of_builds = ("src/spieltisch/.building", "src/spieltisch/core/rng.cpython-311.so")
    for litter in (*litter_of_builds, "docs/tables.db.key"):
        (copy / litter).write_bytes(b"")
    subprocess.run(
        [sys.executable, "setup.py", "-q", "sdist"], cwd=copy, check=True, capture_output=True
    )
    (archive,) = (copy / "dist").iterdir()
    with tarfile.open(archive) as tar:
        names = {name.partition("/")[2] for name in tar.getnames() if tar.getmember(name).isfile()}
        top = tar.getnames()[0].partition("/")[0]
        about = tar.extractfile(f"{top}/PKG-INFO")
        assert about
        return names, Parser().parsestr(about.read().decode())


def test_the_source_package_is_the_whole_project(packed: Packed) -> None:
    names, _ = packed
    there = {
        str(path.relative_to(ROOT))
        for name in FOLDERS
        for path in (ROOT / name).rglob("*")
        if path.is_file() and not any(MADE("", [part]) for part in path.relative_to(ROOT).parts)
    }
    made = {"PKG-INFO", "setup.cfg"}
    assert {name for name in names - made if ".egg-info/" not in name} == {*there, *FILES}


def test_a_package_says_what_it_is(packed: Packed) -> None:
    _, about = packed
    assert about["Version"] == spieltisch.__version__
    for name in spieltisch.games():
        assert spieltisch.game(name).title.en in about["Summary"]
        assert name in about["Keywords"].split(",")
    assert about["Description-Content-Type"] == "text/markdown"
    assert about.get_payload() == (ROOT / "README.md").read_text(encoding="utf-8")
    kinds = {"Natural Language :: German", "Natural Language :: English", "Typing :: Typed"}
    assert kinds <= set(about.get_all("Classifier", []))
