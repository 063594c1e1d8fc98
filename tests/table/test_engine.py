"""The rules engine is compiled beside a server that serves already, and the server says so."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spieltisch.core.text import Text
from spieltisch.table import engine
from spieltisch.table.engine import (
    COMPILED,
    COMPILING,
    FAILED,
    FOR_LATER,
    NO_WORKERS,
    compile_beside,
)
from spieltisch.table.workers import Lost
from tests.patience import PATIENCE
from tests.table.conftest import SOURCE, Person, Process, running
from tests.table.test_workers import alive


class Staff:
    """Workers that only say whether they have the compiled engine."""

    def __init__(self, compiled: bool | Exception) -> None:
        self.compiled = compiled

    async def open(self, count: int) -> bool:
        assert count == 3
        if isinstance(self.compiled, Exception):
            raise self.compiled
        return self.compiled


def told(
    command: str, monkeypatch: pytest.MonkeyPatch, compiled: bool | Exception = True
) -> list[Text]:
    """What is said about a build."""
    said: list[Text] = []
    monkeypatch.setattr(engine, "WORKERS", Staff(compiled))
    asyncio.run(compile_beside(command, said.append, 3))
    return said


def test_a_build_is_announced_and_then_used(monkeypatch: pytest.MonkeyPatch) -> None:
    said = told("echo Rules engine: compiled.", monkeypatch)
    assert said == [COMPILING, COMPILED]


def test_a_build_that_fails_is_one_line_with_its_last_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    command = "echo first; echo There is no compiler. >&2; echo; echo 'make: *** Error 1'; exit 2"
    said = told(command, monkeypatch)  # what is compiled is from an earlier build
    assert said == [COMPILING, FAILED.fill(why="There is no compiler.")]


@pytest.mark.parametrize("error", [Lost("EOFError"), OSError("no more processes")])
def test_workers_that_do_not_start_are_one_line(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    said = told("echo Rules engine: compiled.", monkeypatch, error)
    assert said == [COMPILING, FAILED.fill(why=str(error))]


def test_a_build_that_says_nothing_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    said = told("exit 1", monkeypatch, compiled=False)
    assert said == [COMPILING, FAILED.fill(why=NO_WORKERS)]
    assert "load" in said[1].en
    assert "laden" in said[1].de


def test_without_workers_a_build_is_for_the_next_start() -> None:
    said: list[Text] = []
    asyncio.run(compile_beside("true", said.append, 0))
    assert said == [COMPILING, FOR_LATER]


def test_a_build_does_not_see_what_was_set_for_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in engine.OURS:
        monkeypatch.setenv(name, "1")
    said = told(f"echo set: {' '.join(f'${name}' for name in engine.OURS)}", monkeypatch, False)
    assert said[1] == FAILED.fill(why="set:")


def test_breaking_off_ends_a_build_that_is_only_just_starting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = asyncio.create_subprocess_shell
    made: list[asyncio.subprocess.Process] = []

    async def run() -> None:
        go_on = asyncio.Event()

        async def start_slowly(*words: Any, **ways: Any) -> asyncio.subprocess.Process:
            made.append(await start(*words, **ways))
            await go_on.wait()
            return made[0]

        monkeypatch.setattr(asyncio, "create_subprocess_shell", start_slowly)
        build = asyncio.create_task(compile_beside("exec sleep 1000", lambda text: None, 0))
        while not made:
            await asyncio.sleep(0.01)
        build.cancel()
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.wait([build])
        assert build.cancelled()
        assert made[0].returncode == -signal.SIGTERM

    asyncio.run(run())


@pytest.mark.parametrize("stubborn", [False, True])
def test_breaking_off_ends_all_that_the_build_has_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stubborn: bool
) -> None:
    monkeypatch.setattr(engine, "TO_TIDY_UP", 0.1 if stubborn else PATIENCE)
    life = tmp_path / "life"  # as long as somebody of the build lives, it is open
    os.mkfifo(life)
    child = tmp_path / "child.sh"
    child.write_text(f"{'trap : TERM' if stubborn else ''}\necho born\nwhile :; do sleep 1; done\n")

    async def run() -> None:
        build = asyncio.create_task(
            compile_beside(f"exec > {life}; sh {child} & wait", lambda text: None, 0)
        )
        opened = await asyncio.to_thread(life.open)
        assert await asyncio.to_thread(opened.readline) == "born\n"
        build.cancel()
        await asyncio.wait([build])
        assert build.cancelled()
        assert await asyncio.to_thread(opened.read) == ""
        opened.close()

    asyncio.run(run())


# a real server


def says(server: Process, sentence: str) -> bool:
    """Whether this is what a server says next; what is long takes several lines."""
    assert server.process.stdout is not None
    said = server.process.stdout.readline().rstrip("\n")
    while said != sentence and sentence.startswith(f"{said} "):
        said += " " + server.process.stdout.readline().rstrip("\n")
    return said == sentence


def compiled_here() -> bool:
    """Whether a new process that nobody tells to be plain finds the compiled engine."""
    code = "import sys, spieltisch; sys.exit(not spieltisch.compiled())"
    env = {**os.environ, "SPIELTISCH_PLAIN": "", "PYTHONPATH": str(SOURCE)}
    return subprocess.run([sys.executable, "-c", code], env=env).returncode == 0


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_plain_server_says_what_becomes_of_the_engine_and_plays_on(
    tmp_path: Path, lang: str
) -> None:
    words = ("--port", "0", "--database", str(tmp_path / "tables.db"), "--bot-delay", "0")
    build = {"SPIELTISCH_PLAIN": "1", "SPIELTISCH_BUILD": "true", "SPIELTISCH_WORKERS": "1"}
    with running(*words, "--lang", lang, **build) as server:
        assert says(server, COMPILING.to(lang))
        end = COMPILED if compiled_here() else FAILED.fill(why=NO_WORKERS)
        assert says(server, end.to(lang))
        ada = Person(server.url)
        table = ada.new_table("me", "greedy", names=("Ada",))
        assert ada.get(table).status == 200
        ada.close()
        assert server.end() == ""


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_stopping_a_server_breaks_its_build_off(tmp_path: Path, how: signal.Signals) -> None:
    pid = tmp_path / "pid"
    build = {"SPIELTISCH_PLAIN": "1", "SPIELTISCH_BUILD": f"echo $$ > {pid}; exec sleep 1000"}
    words = ("--port", "0", "--database", str(tmp_path / "tables.db"), "--lang", "en")
    with running(*words, **build) as server:
        assert says(server, COMPILING.en)
        while not pid.exists() or not pid.read_text().endswith("\n"):
            assert Person(server.url).get("/").status == 200
        server.end(how)
        assert not alive(int(pid.read_text()))


def test_a_compiled_server_builds_nothing(tmp_path: Path) -> None:
    if not compiled_here():
        pytest.skip("nothing is compiled here")
    words = ("--port", "0", "--database", str(tmp_path / "tables.db"))
    built = tmp_path / "built"
    build = {"SPIELTISCH_PLAIN": "", "SPIELTISCH_BUILD": f"touch {built}"}
    with running(*words, **build) as server:
        ada = Person(server.url)
        assert ada.get("/").status == 200
        ada.close()
        server.end()
    assert not built.exists()
