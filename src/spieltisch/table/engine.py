"""Compiling the rules engine beside a server that already serves, as plain Python.

`make play` names the command. When it is done the bots move to workers with the compiled engine;
the server itself has it from its next start on. Whatever goes wrong is said and costs only speed.
"""

import asyncio
import os
import signal
from asyncio.subprocess import DEVNULL, PIPE, STDOUT, Process
from collections.abc import Callable
from contextlib import suppress

from spieltisch.core.text import Text
from spieltisch.table.workers import WORKERS, Lost

VARIABLE = "SPIELTISCH_BUILD"
"""The command, in the environment."""

OURS = (VARIABLE, "SPIELTISCH_PLAIN", "PYTHONPATH")
"""What was set for this server and would mislead a build."""

TO_TIDY_UP = 10.0  # seconds for a build that is broken off

COMPILING = Text(
    "Das Regelwerk wird nebenher kompiliert; bis dahin denken Bots etwas länger.",
    "The rules engine is being compiled beside it; until then bots think a little longer.",
)
COMPILED = Text(
    "Das Regelwerk ist kompiliert: für Bots ab jetzt, für alles andere ab dem nächsten Start.",
    "The rules engine is compiled: for bots from now on, for all else from the next start on.",
)
FAILED = Text(
    "Das Regelwerk bleibt einfaches Python, gleich gut, nur langsamer: {why}",
    "The rules engine stays plain Python, just as good, only slower: {why}",
)
FOR_LATER = Text(
    "Das Regelwerk ist kompiliert: ab dem nächsten Start.",
    "The rules engine is compiled: from the next start on.",
)
NO_WORKERS = Text(
    "die kompilierten Teile lassen sich nicht laden.", "the compiled parts cannot be loaded."
)


async def compile_beside(command: str, tell: Callable[[Text], None], workers: int) -> None:
    """Runs the build and opens workers that use it. Cancelled, it breaks the build off."""
    tell(COMPILING)
    try:
        whole, output = await _built(command)
        if whole and not workers:
            tell(FOR_LATER)
            return
        compiled = whole and await WORKERS.open(workers)
    except (Lost, OSError) as error:
        output, compiled = str(error), False
    if compiled:
        tell(COMPILED)
    else:
        tell(FAILED.fill(why=_last_words(output) or NO_WORKERS))


async def _built(command: str) -> tuple[bool, str]:
    """Whether the build was successful (or what is compiled may be of other sources); its words."""
    starting = asyncio.create_task(
        asyncio.create_subprocess_shell(
            command,
            stdin=DEVNULL,
            stdout=PIPE,
            stderr=STDOUT,
            env={name: value for name, value in os.environ.items() if name not in OURS},
            start_new_session=True,  # Ctrl-C is for the server, which ends the build
        )
    )
    try:
        build = await asyncio.shield(starting)
        output, _ = await build.communicate()
    except asyncio.CancelledError:
        await _break_off(await starting)
        raise
    return build.returncode == 0, output.decode(errors="replace")


def _last_words(output: str) -> str:
    """What a build says last, apart from the summary of make."""
    lines = [line.strip() for line in output.splitlines()]
    return next((line for line in reversed(lines) if line and not line.startswith("make")), "")


async def _break_off(build: Process) -> None:
    """Ends the build with all it has started."""
    with suppress(ProcessLookupError, TimeoutError):
        os.killpg(build.pid, signal.SIGTERM)
        await asyncio.wait_for(build.wait(), TO_TIDY_UP)
    with suppress(ProcessLookupError):
        os.killpg(build.pid, signal.SIGKILL)
    await build.wait()
