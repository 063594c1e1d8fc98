"""The command line: looks things up, plays, judges, replays and measures.

Whatever is wrong with the input ends in one sentence on stderr and exit code 2. This module finds
the command and catches its errors; what a command does is in the module of its group.
"""

import io
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress

from spieltisch import __version__
from spieltisch.cli import arena, figures, judge, look_up, play, rulings, serve
from spieltisch.cli.page import LEFT, gap, printable, say
from spieltisch.cli.parser import HELP, LANG, VERSION, Command, Parser, asked_language, explain
from spieltisch.core.mistake import what_is_wrong
from spieltisch.core.spelling import SPELLED
from spieltisch.core.text import Text

COMMANDS: dict[str, Command] = {
    command.name: command
    for command in (
        look_up.GAMES,
        look_up.CARDS,
        rulings.RULINGS,
        play.PLAY,
        serve.SERVE,
        judge.JUDGE,
        play.REPLAY,
        figures.SIMULATE,
        arena.ARENA,
        figures.BENCH,
    )
}

_ABOUT = Text("Ein digitaler Spieltisch.", "A digital game table.")
_USAGE = Text("Aufruf: spieltisch BEFEHL [Optionen]", "Usage: spieltisch COMMAND [options]")
_MORE = Text(
    "Mehr zu einem Befehl: spieltisch BEFEHL --help", "More on a command: spieltisch COMMAND --help"
)

FAILED = 2
_BROKEN_PIPE = 1
_INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    _never_fail_to_print()
    try:
        code = _run(words)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        _drop_output()
        return _BROKEN_PIPE
    except KeyboardInterrupt:
        return _INTERRUPTED
    except OSError as error:
        _drop_output()
        return _complain(f"{error.filename or 'The output'}: {error.strerror or error}.")
    except ValueError as error:
        return _complain(what_is_wrong(error).to(asked_language(words)))
    except RecursionError:
        return _complain("The input is nested too deeply to be read.")


def _run(words: list[str]) -> int:
    lang = asked_language(words)
    if not words or words[0] in ("-h", "--help"):
        _help(lang)
        return 0
    if words[0] == "--version":
        say(f"spieltisch {__version__}")
        return 0
    if words[0] not in COMMANDS:
        raise ValueError(
            f"There is no command {words[0]!r}; there are: {', '.join(COMMANDS)};"
            " see spieltisch --help."
        )
    command = COMMANDS[words[0]]
    parser = Parser(command, lang)
    if "-h" in words or "--help" in words:
        parser.print_help()
        return 0
    return command.run(parser.parse_intermixed_args(words[1:]))


def _help(lang: str) -> None:
    say(_USAGE.to(lang))
    gap()
    say(_ABOUT.to(lang))
    gap()
    for command in COMMANDS.values():
        say(command.about.to(lang), lead=f"  {command.name:<{LEFT}}")
    gap()
    explain((VERSION, LANG, HELP), lang)
    gap()
    say(_MORE.to(lang))


def _complain(sentence: str) -> int:
    """One line on stderr, whatever the sentence quotes."""
    print("spieltisch:", printable(" ".join(sentence.split())), file=sys.stderr)
    return FAILED


def _never_fail_to_print() -> None:
    """What the terminal's encoding lacks is written in other letters."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        plain = sys.stdout.isatty() and _promises_ascii_only(os.environ)
        sys.stdout.reconfigure(encoding="ascii" if plain else None, errors=SPELLED)
    if isinstance(sys.stderr, io.TextIOWrapper):
        sys.stderr.reconfigure(errors=SPELLED)


def _promises_ascii_only(environment: Mapping[str, str]) -> bool:
    """Whether the user's locale is C; Python itself would write UTF-8 even then.

    To make up for that locale Python sets LC_CTYPE, so its value does not count beside LANG=C.
    """
    if environment.get("PYTHONIOENCODING") or environment.get("PYTHONUTF8"):
        return False
    said = [environment.get(name, "") for name in ("LC_ALL", "LC_CTYPE", "LANG")]
    if said[1] in ("C.UTF-8", "C.utf8", "UTF-8"):
        del said[1]
    return next(filter(None, said), "") in ("C", "POSIX")


def _drop_output() -> None:
    """Nobody reads any more: what is still buffered goes nowhere, without a complaint at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
