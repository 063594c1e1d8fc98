"""Commands and their arguments: argparse with help in two languages and errors as one sentence."""

import argparse
import math
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NoReturn

from spieltisch.cli.page import LEFT, gap, say
from spieltisch.core.text import LANGUAGES, Text


@dataclass(frozen=True)
class Argument:
    """One argument of a command. ``settings`` go to argparse as they are."""

    name: str
    about: Text
    settings: dict[str, Any]

    @property
    def spelling(self) -> str:
        """How it is written: the placeholder of a word, or an option with what it takes."""
        metavar: str = self.settings.get("metavar", "")
        return f"{self.name} {metavar}".rstrip() if self.name.startswith("-") else metavar


def argument(name: str, about: Text, **settings: Any) -> Argument:
    return Argument(name, about, settings)


@dataclass(frozen=True)
class Command:
    """A command: its name, what it is for, how it is written and what carries it out."""

    name: str
    about: Text
    usage: str
    arguments: tuple[Argument, ...]
    run: Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """Reads the words after a command."""

    def __init__(self, command: Command, lang: str) -> None:
        super().__init__(prog=f"spieltisch {command.name}", add_help=False, allow_abbrev=False)
        self.command = command
        self.lang = lang
        self.set_defaults(lang=lang)
        for each in command.arguments:
            self.add_argument(each.name, **each.settings)

    def error(self, message: str) -> NoReturn:
        sentence = message.removeprefix("argument ")
        raise ValueError(f"{sentence[:1].upper()}{sentence[1:]}; see {self.prog} --help.")

    def print_help(self, file: Any = None) -> None:
        usage = Text("Aufruf", "Usage").to(self.lang)
        say(f"{usage}: {self.prog} {self.command.usage}".rstrip())
        gap()
        say(self.command.about.to(self.lang))
        gap()
        explain((*self.command.arguments, HELP), self.lang)


def explain(arguments: Iterable[Argument], lang: str) -> None:
    """Lists arguments and what they are for."""
    for each in arguments:
        say(each.about.to(lang), lead=f"  {each.spelling:<{LEFT - 1}} ")


def asked_language(words: list[str]) -> str:
    """The language of ``--lang`` wherever it stands, otherwise that of the environment."""
    for word, after in zip(words, [*words[1:], ""]):
        asked = after if word == "--lang" else word.removeprefix("--lang=")
        if asked in LANGUAGES and word.startswith("--lang"):
            return asked
    return "de" if os.environ.get("LANG", "").startswith("de") else "en"


# what words mean


def whole_number(least: int) -> Callable[[str], int]:
    """Reads a whole number; plain digits only, and not thousands of them."""

    def read(word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 1000) or int(word) < least:
            raise argparse.ArgumentTypeError(f"{word!r} is not a whole number of {least} or more")
        return int(word)

    return read


def seconds(word: str) -> float:
    """Reads a length of time."""
    try:
        value = float(word)
    except ValueError:
        value = math.nan
    if not 0 < value <= 3600:
        raise argparse.ArgumentTypeError(
            f"{word!r} is not a number of seconds above 0 and up to 3600"
        )
    return value


def _language(word: str) -> str:
    if word not in LANGUAGES:
        raise argparse.ArgumentTypeError(
            f"{word!r} is not a language; there are: {', '.join(LANGUAGES)}"
        )
    return word


def _game_option(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"{word!r} must be written as name=value")
    return name, value


def game_options(pairs: list[tuple[str, str]]) -> dict[str, str]:
    """The options of a game; naming one twice is a slip."""
    options = dict(pairs)
    if len(options) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"Option {twice} is given twice.")
    return options


# arguments that several commands have

HELP = argument("-h, --help", Text("zeigt diese Hilfe", "shows this help"))
VERSION = argument("--version", Text("zeigt die Version", "shows the version"))
LANG = argument(
    "--lang",
    Text("Sprache, sonst die der Umgebung", "language, otherwise that of the environment"),
    metavar="de|en",
    type=_language,
)
JSON = argument(
    "--json",
    Text(
        "gibt JSON aus, mit den Texten in beiden Sprachen", "prints JSON, texts in both languages"
    ),
    action="store_true",
)
SEED = argument(
    "--seed",
    Text(
        "Startzahl des Zufalls; gleiche Zahl, gleiche Partie",
        "number that chance starts from; same number, same game",
    ),
    metavar="N",
    type=whole_number(0),
)
OPTION = argument(
    "--option",
    Text(
        "Option des Spiels, mehrmals möglich; spieltisch games zählt sie auf",
        "option of the game, may be repeated; spieltisch games lists them",
    ),
    metavar="NAME=VALUE",
    action="append",
    default=[],
    type=_game_option,
)
