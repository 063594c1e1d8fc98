"""Texts of the logs, rendered from their declarations."""

from spieltisch.core.game import CardText
from spieltisch.core.text import Text
from tests.toys.beacon.cards import COPIES, LOGS, Log
from tests.toys.beacon.text import LOG_NAMES

_LIGHT = Text("{light} Licht", "{light} light")
_SHIELD = Text(
    "{light} Licht, oder der nächste Sturm ist {shield} schwächer",
    "{light} light, or the next storm is {shield} weaker",
)


def card_texts() -> list[CardText]:
    kind = Text("Scheit", "log")
    return [CardText(log.key, LOG_NAMES[log.key], kind, COPIES, does(log)) for log in LOGS]


def does(log: Log) -> Text:
    """What a log does when it is burnt."""
    return (_SHIELD if log.shield else _LIGHT).fill(light=log.light, shield=log.shield)
