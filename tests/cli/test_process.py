"""The command line as a process of its own: streams, encodings, exit codes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import spieltisch
from spieltisch.cli import _promises_ascii_only
from spieltisch.core.record import read_record
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
    complaint = (
        "There is no game 'chess'; there are: blue-moon, equinox, living-forest, spirit-island."
    )
    assert ran.stderr.decode() == f"spieltisch: {complaint}\n"


def test_any_encoding_will_do_and_what_it_lacks_is_spelled() -> None:
    for words in (
        ("bench", "--seconds", "0.01"),
        ("cards", "equinox", "--lang", "de"),
        ("rulings", "blue-moon", "--questions"),
    ):
        texts = {}
        for encoding in ("ascii", "latin-1", "utf-8"):
            ran = run(*words, PYTHONIOENCODING=encoding)
            assert (ran.returncode, ran.stderr) == (0, b""), (words, encoding)
            texts[encoding] = ran.stdout.decode(encoding)
        for encoding, text in texts.items():
            assert text.count("?") == texts["utf-8"].count("?"), (words, encoding)
            assert "\\u" not in text, (words, encoding)
    cards = run("cards", "equinox", "chameleon", "--lang", "de", PYTHONIOENCODING="ascii")
    assert cards.stdout.startswith(b"Chamaeleon (chameleon)")


def test_json_loses_nothing_in_ascii() -> None:
    words = ("cards", "equinox", "--json")
    ran = run(*words, PYTHONIOENCODING="ascii")
    assert json.loads(ran.stdout) == json.loads(run(*words).stdout)
    assert any(card["name"]["de"] == "Chamäleon" for card in json.loads(ran.stdout))


@pytest.mark.parametrize(
    ("environment", "plain"),
    [
        ({"LANG": "C"}, True),
        ({"LANG": "POSIX"}, True),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, True),  # set by Python itself
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, True),
        ({}, False),
        ({"LANG": "C.UTF-8"}, False),
        ({"LANG": "de_DE.UTF-8"}, False),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "C"}, False),
        ({"LC_CTYPE": "en_US.UTF-8", "LANG": "C"}, False),
        ({"LANG": "C", "PYTHONIOENCODING": "utf-8"}, False),
        ({"LANG": "C", "PYTHONUTF8": "1"}, False),
    ],
)
def test_which_terminals_are_promised_ascii(environment: dict[str, str], plain: bool) -> None:
    assert _promises_ascii_only(environment) == plain


def test_a_game_survives_signal_9(tmp_path: Path) -> None:
    """The process is killed while it waits for the next move; the next start goes on from there."""
    env = {**os.environ, "PYTHONPATH": str(SOURCE), "XDG_DATA_HOME": str(tmp_path)}
    words = ("play", "equinox", "--seed", "5", "--option", "first=1", "--lang", "en")
    process = subprocess.Popen(
        [*COMMAND, *words], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n1\n")
    process.stdin.flush()
    shown = b""
    while shown.count(b"\n? why not") < 3:
        shown += process.stdout.readline()
    process.kill()
    process.wait(120)
    process.stdin.close()
    process.stdout.close()
    (path,) = (tmp_path / "spieltisch" / "games").glob("*.json")
    kept = [step.key for step in read_record(path).steps if step.seat == 0]
    assert len(kept) >= 2
    ran = run("play", "equinox", "--resume", XDG_DATA_HOME=str(tmp_path))
    assert ran.returncode == 0
    assert b" draws " in ran.stdout
    assert ran.stdout.count(b"\n? why not") == 1
    assert [step.key for step in read_record(path).steps if step.seat == 0] == kept


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
