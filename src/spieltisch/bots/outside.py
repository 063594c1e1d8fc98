"""Bots of other packages: an installed package names them as entry points of ``spieltisch.bots``.

They are only listed here and loaded when somebody asks for one, so a broken package disturbs
nobody else.
"""

import logging
import re
from collections.abc import Callable
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from inspect import Signature, signature
from multiprocessing import parent_process
from typing import Any, Final

from spieltisch.bots.bot import Bot
from spieltisch.core.mistake import Mistake
from spieltisch.core.text import Text

GROUP: Final = "spieltisch.bots"
NO_BOTS: Final = ("human", "here", "me", "open")  # what a seat may be called that is no bot
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")

_BROKEN: Final = Text(
    "Der Bot {bot} aus dem Paket {package} lässt sich nicht laden ({value}): {why}.",
    "The bot {bot} of the package {package} cannot be loaded ({value}): {why}.",
)
_NO_BOT: Final = Text(
    "Der Bot {bot} aus dem Paket {package} ({value}) ist kein Bot: Aufgerufen mit einer Startzahl"
    " muss er etwas mit einer Methode choose ergeben.",
    "The bot {bot} of the package {package} ({value}) is no bot: called with a seed it has to give"
    " something with a method choose.",
)

_log = logging.getLogger(__name__)


class OutsideBot:
    """A bot of another package, loaded when it is needed."""

    def __init__(self, entry: EntryPoint) -> None:
        self.entry = entry
        self.words = {"bot": entry.name, "package": package_of(entry), "value": entry.value}

    @cached_property
    def kind(self) -> Any:
        """What the package calls by this name; `Mistake` if it cannot be loaded."""
        try:
            return self.entry.load()
        except (Exception, SystemExit) as error:
            raise self._broken(error) from error

    @property
    def __signature__(self) -> Signature:
        kind = self.kind
        try:
            return signature(kind)
        except (TypeError, ValueError):  # of something that does not say, or is no function
            return Signature()

    def __call__(self, seed: int, **settings: float) -> Bot:
        kind = self.kind
        if not callable(kind):
            raise Mistake(_NO_BOT.fill(**self.words))
        try:
            bot: Bot = kind(seed, **settings)
        except ValueError:  # it says itself what is wrong with its settings
            raise
        except Exception as error:
            raise self._broken(error) from error
        if not callable(getattr(bot, "choose", None)):
            raise Mistake(_NO_BOT.fill(**self.words))
        return bot

    def _broken(self, error: BaseException) -> Mistake:
        why = " ".join(f"{type(error).__name__}: {error}".split())
        return Mistake(_BROKEN.fill(why=why, **self.words))


def package_of(entry: EntryPoint) -> str:
    """The name of the package that an entry point is from."""
    return entry.dist.name if entry.dist else "?"


def add_outside_bots(bots: dict[str, Callable[..., Bot]]) -> None:
    """Lists the bots of other packages after ours; a name that is taken stays with who has it."""
    for entry in sorted(_listed(), key=lambda entry: (entry.name, package_of(entry))):
        if not _NAME.fullmatch(entry.name) or entry.name in NO_BOTS:
            _warn("The bot %r of the package %s is left out: no bot can have that name.", entry)
        elif entry.name in bots:
            _warn("The bot %r of the package %s is left out: the name is taken.", entry)
        else:
            bots[entry.name] = OutsideBot(entry)


def _listed() -> list[EntryPoint]:
    """All that installed packages name, as far as that can be read."""
    try:
        return list(entry_points(group=GROUP))
    except Exception as error:
        _log.warning("The bots of other packages cannot be listed: %s.", error)
        return []


def _warn(sentence: str, entry: EntryPoint) -> None:
    """Says it once, and not again in every process that plays."""
    if parent_process() is None:
        _log.warning(sentence, entry.name, package_of(entry))
