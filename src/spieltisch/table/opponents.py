"""The bots that people can choose at the table: levels first, then all others."""

from typing import NamedTuple

from spieltisch.bots import BOTS, longest
from spieltisch.bots.levels import LEVELS
from spieltisch.bots.names import about_bot, bot_name
from spieltisch.core.text import Text

_THINKS = Text(
    "{about} Denkt höchstens {seconds} s nach.", "{about} Thinks for {seconds} s at the most."
)


class Opponent(NamedTuple):
    """A kind of bot as a form offers it."""

    bot: str
    name: str
    about: str


def opponent(bot: str, lang: str) -> Opponent:
    """What to say about a kind of bot."""
    seconds = f"{longest(bot):g}"
    words = {"about": about_bot(bot), "seconds": Text(seconds.replace(".", ","), seconds)}
    return Opponent(bot, bot_name(bot).to(lang), _THINKS.fill(**words).to(lang).strip())


def levels(lang: str) -> list[Opponent]:
    """Those for people, weakest first."""
    return [opponent(level.name, lang) for level in LEVELS]


def others(lang: str) -> list[Opponent]:
    """Those by technique, and whatever else there is."""
    known = [level.name for level in LEVELS]
    return [opponent(bot, lang) for bot in BOTS if bot not in known]
