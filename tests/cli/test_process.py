"""The command line as a process of its own: streams, encodings, exit codes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import spieltisch
from tests.patience import PATIENCE

COMMAND = [sys.executable, "-m", "spieltisch"]
SOURCE = Path(spieltisch.__file__).parents[1]


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    env = {**os.environ, "PYTHONPATH": str(SOURCE), "LANG": "C.UTF-8", **environment}
    return subprocess.run([*COMMAND, *words], env=env, capture_output=True, timeout=PATIENCE)


def test_a_command_prints_and_ends_with_0() -> None:
    ran = run("games")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.startswith(b"blue-moon: Blue Moon")


def test_an_error_is_one_line_on_stderr() -> None:
    ran = run("cards", "chess")
    assert (ran.returncode, ran.stdout) == (2, b"")
    complaint = "There is no game 'chess'; there are: blue-moon, equinox, living-forest."
    assert ran.stderr.decode() == f"spieltisch: {complaint}\n"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_any_encoding_will_do(encoding: str) -> None:
    for words in (("cards", "equinox", "--lang", "de"), ("bench", "--seconds", "0.01")):
        ran = run(*words, PYTHONIOENCODING=encoding)
        assert (ran.returncode, ran.stderr) == (0, b"")


def test_nobody_reading_is_no_error() -> None:
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    process = subprocess.Popen(
        [*COMMAND, "cards", "equinox"], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(PATIENCE) == 1
    process.stderr.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_one_sentence() -> None:
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    with open("/dev/full", "wb") as full:
        process = subprocess.run(
            [*COMMAND, "games"], env=env, stdout=full, stderr=subprocess.PIPE, timeout=PATIENCE
        )
    assert process.returncode == 2
    assert process.stderr == b"spieltisch: The output: No space left on device.\n"
