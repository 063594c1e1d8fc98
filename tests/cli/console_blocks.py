"""The examples in the documentation: commands with their output, run and compared.

An example is a fenced ``console`` block that starts with ``$ spieltisch``. ``...`` stands for any
lines; figures that differ from run to run are not compared. After a change of wording,
``python -m tests.cli.console_blocks docs/*.md`` writes the new output into the pages.
"""

import contextlib
import doctest
import io
import os
import re
import shlex
import sys
import tempfile
from pathlib import Path
from unittest import mock

from spieltisch.cli import main

ROOT = Path(__file__).parents[2]

_BLOCK = re.compile(r"^```console\n(\$ spieltisch .*?)^```$", re.MULTILINE | re.DOTALL)
_TIMING = re.compile(r"second|(?:decisions|tries|states)/s|µs|\"compiled\"|Engine:")


def examples(page: str) -> list[tuple[str, str]]:
    """Every command of a page with the output printed there."""
    found = []
    for block in _BLOCK.findall(page):
        for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = example.partition("\n")
            found.append((command, output))
    return found


def folder_for_examples(folder: Path) -> Path:
    """Makes a folder to run the examples of a page in; what they save stays there."""
    (folder / "examples").symlink_to(ROOT / "examples")
    return folder


def run(command: str, folder: Path) -> str:
    """What a command prints in an English environment, errors included."""
    output = io.StringIO()
    with (
        contextlib.chdir(folder),
        contextlib.redirect_stdout(output),
        contextlib.redirect_stderr(output),
        mock.patch.dict(
            os.environ,
            {
                "LANG": "C.UTF-8",
                "COLUMNS": "80",
                "SPIELTISCH_DATA": str(folder),
                "XDG_DATA_HOME": str(folder / "data"),
            },
        ),
    ):
        main(shlex.split(command)[1:])
    return "".join(line.rstrip() + "\n" for line in output.getvalue().splitlines())


def agrees(command: str, printed: str, output: str) -> bool:
    """Whether the output is the printed one, apart from what may differ."""
    if command.split()[1] in ("simulate", "arena", "bench"):
        printed, output = _without_timing(printed), _without_timing(output)
    printed, output = _without_coverage(printed), _without_coverage(output)
    return doctest.OutputChecker().check_output(printed, output, doctest.ELLIPSIS)


def _without_timing(output: str) -> str:
    """Figures that depend on the machine left out, and the alignment they cause."""
    lines = [
        re.sub(r"[\d.,]*\d|true|false|compiled.*|plain.*", "#", line)
        if _TIMING.search(line)
        else line
        for line in output.splitlines()
    ]
    return "".join(re.sub(r"[\s─]+", " ", line).rstrip() + "\n" for line in lines)


def _without_coverage(output: str) -> str:
    return re.sub(r"\d+ proven", "# proven", output)


def rewrite(path: Path) -> None:
    """Writes the present output into a page; examples with ``...`` are left to the author."""
    page = path.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as name:
        folder = folder_for_examples(Path(name))
        for command, printed in examples(page):
            output = run(command, folder)
            if not agrees(command, printed, output):
                if "..." in printed:
                    print(f"{path}: change by hand: {command}")
                else:
                    page = page.replace(f"$ {command}\n{printed}", f"$ {command}\n{output}")
    path.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        rewrite(Path(name))
