"""What the Makefile starts, and that no build which was broken off is taken for a whole one."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import spieltisch
from spieltisch import _plain

ROOT = Path(__file__).parents[1]
STAMPS = (".created", ".runtime", ".compiler", ".inputs", ".built")
NOTE = 'echo "$0 $* PLAIN=$SPIELTISCH_PLAIN PATH=$PYTHONPATH BUILD=$SPIELTISCH_BUILD" > started\n'


class Checkout:
    """A small one with the Makefile, whose programs only note how they were started."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("Makefile", "pyproject.toml", "setup.py", "requirements"):
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copy(ROOT / name, folder / name)
        self.rules = folder / "src/spieltisch/core/rules.py"
        self.rules.parent.mkdir(parents=True)
        self.rules.touch()
        (folder / ".venv/bin").mkdir(parents=True)
        for name in ("python", "spieltisch"):
            program = folder / ".venv/bin" / name
            program.write_text(f"#!/bin/sh\n{NOTE}")
            program.chmod(0o755)
        for path in folder.rglob("*"):
            os.utime(path, (1000, 1000))
        for stamp in STAMPS:
            (folder / ".venv" / stamp).touch()
        self.make("play")  # notes the inputs
        (folder / ".venv/.built").touch()

    def make(self, *words: str, **environment: str) -> str:
        """What make has started, and how."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("SPIELTISCH_", "MAKE", "MFLAGS", "PYTHONPATH"))
        }
        ran = subprocess.run(
            ["make", *words],
            cwd=self.folder,
            env={**kept, **environment},
            check=True,
            capture_output=True,
            text=True,
        )
        return (self.folder / "started").read_text() if words[0] == "play" else ran.stdout


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    folder = tmp_path / "a folder"
    folder.mkdir()
    return Checkout(folder)


COMPILED = ".venv/bin/spieltisch serve PLAIN= PATH= BUILD=\n"


def from_source(checkout: Checkout, build: str = "") -> str:
    source = f"{checkout.folder}/src"
    return f".venv/bin/python -m spieltisch serve PLAIN=1 PATH={source} BUILD={build}\n"


def test_with_everything_built_the_compiled_engine_is_served(checkout: Checkout) -> None:
    assert checkout.make("play") == COMPILED


@pytest.mark.parametrize("what", [".venv/.built", "src/spieltisch/core/rules.py", "setup.py"])
def test_without_a_build_of_these_sources_the_table_is_served_at_once(
    checkout: Checkout, what: str
) -> None:
    path = checkout.folder / what
    if path.name == ".built":
        path.unlink()
    else:
        later = (checkout.folder / ".venv/.built").stat().st_mtime + 1
        os.utime(path, (later, later))
    started = checkout.make("play")
    assert started.startswith(from_source(checkout).rstrip("\n"))
    assert re.search(r"BUILD=nice \S+ \S+ \S*make\S* .*\.venv/\.built\n$", started)


@pytest.mark.parametrize("change", ["another module", "another compiler"])
def test_other_sources_or_another_compiler_make_another_build(
    checkout: Checkout, change: str
) -> None:
    if change == "another module":
        checkout.rules.with_name("more.py").touch()
        os.utime(checkout.rules.with_name("more.py"), (1000, 1000))
        started = checkout.make("play")
    else:
        started = checkout.make("play", "CC=sh")
    assert started.startswith(from_source(checkout).rstrip("\n") + "nice")


def test_whoever_asks_for_plain_python_gets_no_build(checkout: Checkout) -> None:
    assert checkout.make("play", SPIELTISCH_PLAIN="1") == from_source(checkout)
    (checkout.folder / ".venv/.built").unlink()
    assert checkout.make("play", SPIELTISCH_PLAIN="1") == from_source(checkout)


def test_help_lists_every_command(checkout: Checkout) -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    (phony,) = re.findall(r"^\.PHONY: (.*)$", text, re.MULTILINE)
    listed = re.findall(r"^make (\S+) ", checkout.make("help"), re.MULTILINE)
    assert ["help", *listed, "FORCE"] == phony.split()


def test_what_is_run_with_both_engines_is_there(checkout: Checkout) -> None:
    shutil.copytree(ROOT / "tests/games", checkout.folder / "tests/games")
    listed = checkout.make("--eval=show: ; @echo $(BOTH_ENGINES)", "show").split()
    assert all((ROOT / name).is_file() for name in listed)
    for game in spieltisch.games():
        room = game.replace("-", "_")
        assert f"tests/games/{room}/test_saved_states.py" in listed


# builds that are broken off


def build(folder: Path, compiler: str, **environment: str) -> int:
    """Builds a small project in place; ``compiler`` is the body of a shell script."""
    shutil.copy(ROOT / "setup.py", folder / "setup.py")
    shutil.copy(ROOT / "pyproject.toml", folder / "pyproject.toml")
    core = folder / "src/spieltisch/core"
    core.mkdir(parents=True, exist_ok=True)
    (folder / "README.md").touch()
    (folder / "LICENSE").touch()
    (core.parent / "__init__.py").write_text('__version__ = "0"\n')
    (core / "__init__.py").touch()
    (core / "one.py").write_text("ONE: int = 1\n")
    script = folder / "compiler"
    script.write_text(f"#!/bin/sh\n{compiler}\n")
    script.chmod(0o755)
    given = {"CC": str(script), "LDSHARED": f"{script} -shared", "SPIELTISCH_PLAIN": ""}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    env = {**os.environ, **given, **environment}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True).returncode


def test_a_build_that_is_killed_is_known_for_unfinished_until_one_is_whole(tmp_path: Path) -> None:
    old = tmp_path / "src/spieltisch/core/old.cpython-311.so"
    old.parent.mkdir(parents=True)
    old.touch()
    mark = tmp_path / "src/spieltisch/.building"
    assert build(tmp_path, "kill -9 $PPID") == -9
    assert mark.exists()
    assert not old.exists()
    assert build(tmp_path, "exit 1") == 0
    assert not mark.exists()
    assert "plain Python" in (tmp_path / "build/engine.txt").read_text()


def test_a_library_that_is_half_linked_has_no_name_yet(tmp_path: Path) -> None:
    compiler = shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0])
    if not compiler:
        pytest.skip("there is no C compiler")
    killed = """case "$*" in
      *probe*) ;;
      *-shared*) while [ "$1" != -o ]; do shift; done; echo half > "$2"; kill -9 $PPID; exit;;
    esac"""
    assert build(tmp_path, f'{killed}\nexec {compiler} "$@"') == -9
    assert list((tmp_path / "build").rglob("*.so.part"))
    assert not list(tmp_path.rglob("*.so"))
    assert (tmp_path / "src/spieltisch/.building").exists()


def test_an_unfinished_build_is_not_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SPIELTISCH_PLAIN", raising=False)
    monkeypatch.setattr(_plain, "_UNFINISHED", str(tmp_path / ".building"))
    monkeypatch.setattr(sys, "meta_path", [])
    _plain.force_plain()
    assert sys.meta_path == []
    (tmp_path / ".building").touch()
    _plain.force_plain()
    (finder,) = sys.meta_path
    assert isinstance(finder, _plain._SourceFinder)
