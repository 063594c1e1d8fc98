"""What a package says about itself, that the source package is the whole project, and the lock."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import spieltisch

ROOT = Path(__file__).parents[1]
FOLDERS = ("bench", "docs", "examples", "requirements", "src", "tests", "tools")
FILES = [".ci/run", ".github/workflows/test.yml", ".gitignore", ".pre-commit-config.yaml"]
FILES += ["CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "MANIFEST.in", "Makefile", "README.md"]
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
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
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


# the versions that make installs


def asked_for(part: str) -> list[str]:
    """What pyproject.toml asks for, for each part of the lock."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    play = project["project"]["dependencies"] + extras["server"]
    return {  # type: ignore[no-any-return]
        "play": play,
        "build": project["build-system"]["requires"],
        "dev": play + project["build-system"]["requires"] + extras["dev"],
    }[part]


def locked(part: str) -> dict[str, str]:
    """The versions in the lock, by name. Each has a hash, and nothing says where to get it."""
    text = (ROOT / "requirements" / f"{part}.txt").read_text(encoding="utf-8")
    lines = re.sub(r" *\\\n *", " ", text).splitlines()
    found = {}
    for line in lines:
        if not line.startswith("#"):
            matched = re.fullmatch(
                r"([a-z0-9-]+)==(\S+)(?: ; [^#]+?)?((?: --hash=sha256:[0-9a-f]{64})+)", line
            )
            assert matched, line
            found[matched[1]] = matched[2]
    return found


@pytest.mark.parametrize("part", ["play", "build", "dev"])
def test_the_lock_has_what_the_project_asks_for(part: str) -> None:
    versions = locked(part)
    for line in asked_for(part):
        wanted = Requirement(line)
        assert wanted.specifier.contains(versions[canonicalize_name(wanted.name)]), line


def test_the_parts_of_the_lock_agree() -> None:
    assert {**locked("dev"), **locked("play"), **locked("build")} == locked("dev")


def test_a_forge_and_a_commit_run_what_make_test_runs() -> None:
    assert os.access(ROOT / ".ci/run", os.X_OK)
    assert "make test" in (ROOT / ".ci/run").read_text(encoding="utf-8")
    forge = (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")
    assert re.findall(r"run: (.*)", forge) == [".ci/run"]
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    entries = re.findall(r"entry: \.venv/bin/(.*)", hooks)
    assert [entry.split()[0] for entry in entries] == ["ruff", "ruff", "mypy"]
    for entry in entries:
        assert f"\t@$(BIN)/{entry}\n" in makefile
