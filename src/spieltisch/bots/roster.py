"""Which bots there are, and how one is asked for: a name, with settings if need be.

``search`` is the bot as it is, ``search:tries=500`` the same with settings of its own; several are
separated by commas. Bots of other packages are among them, see `spieltisch.bots.outside`.
"""

import math
from collections.abc import Callable
from inspect import signature
from typing import Final

from spieltisch.bots.bot import Bot
from spieltisch.bots.greedy import Greedy
from spieltisch.bots.learned import Learned
from spieltisch.bots.levels import LEVELS
from spieltisch.bots.outside import add_outside_bots
from spieltisch.bots.random import Random
from spieltisch.bots.search import Search
from spieltisch.core.mistake import Mistake
from spieltisch.core.text import Text, both

BOTS: dict[str, Callable[..., Bot]] = {
    kind.name: kind for kind in (*LEVELS, Learned, Search, Greedy, Random)
}
add_outside_bots(BOTS)

_NO_BOT: Final = Text(
    "Es gibt keinen Bot {name}; es gibt: {names}.", "There is no bot {name}; there are: {names}."
)
_NOT_A_SETTING: Final = Text(
    "Einstellungen eines Bots schreibt man als {bot}:name=zahl,name=zahl, nicht {found}.",
    "Settings of a bot are written as {bot}:name=number,name=number, not {found}.",
)
_NO_SETTING: Final = Text(
    "Der Bot {bot} hat keine Einstellung {name}; er hat: {names}.",
    "The bot {bot} has no setting {name}; it has: {names}.",
)
_NONE: Final = Text("keine", "none")
_TWICE: Final = Text(
    "Die Einstellung {name} des Bots {bot} ist zweimal angegeben.",
    "The setting {name} of the bot {bot} is given twice.",
)
_BAD_NUMBER: Final = Text(
    "Die Einstellung {name} des Bots {bot} kann nicht {value} sein; gültig ist {kind} ab 0.",
    "The setting {name} of the bot {bot} cannot be {value}; it takes {kind} of 0 or more.",
)
_WHOLE: Final = Text("eine ganze Zahl", "a whole number")
_ANY: Final = Text("eine Zahl", "a number")


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name, with settings as in ``search:seconds=0.2``; `Mistake` if there is none."""
    kind, colon, written = name.partition(":")
    if kind not in BOTS:
        raise Mistake(_NO_BOT.fill(name=repr(kind), names=", ".join(BOTS)))
    return BOTS[kind](seed, **(_settings(kind, written) if colon else {}))


def longest(name: str) -> float:
    """Seconds that a bot may think about a decision; those of an unknown one, too."""
    seconds: float = getattr(BOTS.get(name.partition(":")[0]), "longest", Bot.longest)
    return seconds


def settings_of(kind: str) -> dict[str, type]:
    """The settings that a bot takes, each a whole number or any number."""
    make = BOTS[kind]
    try:
        found = signature(make).parameters.values()
    except Mistake:
        raise
    except ValueError:  # of something that does not say
        return {}
    return {
        each.name: type(each.default)
        for each in found
        if type(each.default) in (int, float) and each.kind != each.POSITIONAL_ONLY
    }


def _settings(kind: str, written: str) -> dict[str, float]:
    known = settings_of(kind)
    settings: dict[str, float] = {}
    for part in written.split(","):
        name, equals, value = part.partition("=")
        if not name or not equals:
            raise Mistake(_NOT_A_SETTING.fill(bot=kind, found=repr(part)))
        if name not in known:
            names = both(", ".join(known)) if known else _NONE
            raise Mistake(_NO_SETTING.fill(bot=kind, name=repr(name), names=names))
        if name in settings:
            raise Mistake(_TWICE.fill(bot=kind, name=name))
        number = _number(value, known[name])
        if number is None:
            said = _WHOLE if known[name] is int else _ANY
            raise Mistake(_BAD_NUMBER.fill(bot=kind, name=name, value=repr(value), kind=said))
        settings[name] = number
    return settings


def _number(word: str, kind: type) -> float | None:
    """The number that a word is, in plain digits; ``None`` if it is no such number."""
    if not word.isascii() or len(word) > 20:
        return None
    if kind is int:
        return int(word) if word.isdigit() else None
    try:
        number = float(word)
    except ValueError:
        return None
    return number if math.isfinite(number) and number >= 0 else None
