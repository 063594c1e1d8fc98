"""What a table consists of besides its game: seats, chat lines, requests, what was agreed on.

All of these are values: a change makes a new one. The module also keeps names and chat tidy; it
knows neither the store nor the live tables.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any
from unicodedata import normalize

from spieltisch.core.text import Text

OPEN, HUMAN, BOT = "open", "human", "bot"

SERVER, SEED, RECORD = "server", "seed", "record"
"""Where the cards of a table come from: shuffled by the server, by a seed that somebody chose, or
out of a file. In the last two cases somebody may know them all."""

STAND_IN = "strong"  # who plays for somebody who is away or has given up

LONGEST_NAME = 24
LONGEST_TABLE_NAME = 40
LONGEST_CHAT = 300


@dataclass(frozen=True)
class AbsenceRule:
    """What happens when somebody has gone whose turn it is; agreed on when a table is opened."""

    who: str  # "wait": nothing; "others": they may seat a bot; "bot": one comes by itself
    minutes: int = 0


RULES = {
    "wait": AbsenceRule("wait"),
    **{
        f"{who}-{minutes}": AbsenceRule(who, minutes)
        for who in ("others", "bot")
        for minutes in (5, 15, 60)
    },
}
"""The rules to choose from, by the names that forms and the store use."""
USUAL_RULE = "others-15"


@dataclass(frozen=True)
class ClockRule:
    """How long people may think, and what happens then; agreed on when a table is opened."""

    per: str  # "none": as long as they like; "decision": for each one; "game": for all of them
    minutes: int = 0
    then: str = ""  # "bot": one plays until its person is back; "resign": one plays to the end


CLOCKS = {
    "none": ClockRule("none"),
    **{
        f"decision-{minutes}-{then}": ClockRule("decision", minutes, then)
        for then in ("bot", "resign")
        for minutes in (1, 3, 10)
    },
    # Whoever comes back has no time left, so there is no coming back.
    **{f"game-{minutes}": ClockRule("game", minutes, "resign") for minutes in (10, 30, 60)},
}
"""The clocks to choose from, by the names that forms and the store use."""
NO_CLOCK = "none"


@dataclass(frozen=True)
class SeatClock:
    """The time that a seat has left, as of the last change of its table."""

    left: float  # seconds
    wound: int = 0  # after how many moves it was last set to the full time; again only after more


@dataclass(frozen=True)
class Meanwhile:
    """What has happened since a bot plays for somebody, kept until they have read it."""

    by: int | None  # the seat that had the bot sit down, one's own after leaving; None: the rule
    since: int  # how many moves lay on the table
    moves: int = 0  # of the bot
    taken_back: int = 0  # times that somebody took back


@dataclass(frozen=True)
class SeatInfo:
    """Who sits on a seat. A bot moves for it exactly if ``bot`` is not empty."""

    kind: str  # "open" (anybody with the invitation may sit), "human", "bot"
    name: str = ""  # shown name, "" for an open seat
    bot: str = ""  # the bot's name; for a human who is away: the stand-in
    player: str = ""  # the browser that holds the seat, or that gave it up to this bot
    away: bool = False  # a human who has left or gone silent and may come back
    meanwhile: Meanwhile | None = None  # what they have not been told yet


@dataclass(frozen=True)
class ChatLine:
    """Something said at the table. A line without seat and name is said by the house."""

    number: int
    seat: int | None
    name: str
    text: Text  # what a person writes is the same in both languages
    at: float


@dataclass(frozen=True)
class TakeBack:
    """A seat asks the others to go back to where ``to`` moves had been made."""

    seat: int
    to: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class Ending:
    """How a game ended, so that lists need not load it."""

    won: tuple[int, ...]  # the seats
    ranks: tuple[int, ...]  # by seat, the best is 1; empty where all win or lose together
    scores: tuple[float, ...]  # by seat


@dataclass(frozen=True)
class Summary:
    """A table on one line, as somebody sees it in a list."""

    id: str
    game: str
    title: Text
    names: list[str]  # by seat, "" for an open one
    open_seats: int
    over: bool
    turn: list[str]  # the names of those who owe a decision
    host: str  # the host's name, "" for a host who does not play
    updated: float
    mine: list[int]  # the reader's seats; empty in the lobby
    my_turn: bool
    ending: Ending | None = None
    resigned: bool = False  # the reader has given a seat up
    name: str = ""  # what its host calls the table
    options: dict[str, Any] = field(default_factory=dict)  # of the game

    def called(self, lang: str) -> str:
        """The game, and what its host calls the table."""
        return ": ".join(filter(None, (self.title.to(lang), self.name)))


# names and chat


def clean(words: str) -> str:
    """One line without control characters, and without spaces that nobody sees."""
    line = " ".join(normalize("NFC", words).split())
    return "".join(letter for letter in line if letter.isprintable()).strip()


def clean_name(name: str) -> str:
    """A name as it is shown; "" if nothing readable is left."""
    return clean(name)[:LONGEST_NAME].strip()


def clean_table_name(name: str) -> str:
    """What a host calls a table, as it is shown; "" if nothing readable is left."""
    return clean(name)[:LONGEST_TABLE_NAME].strip()


def name_taken(name: str, names: Iterable[str]) -> bool:
    """Whether people would take one of the names for this one."""
    return _heard(name) in [_heard(other) for other in names]


def free_name(name: str, names: Iterable[str]) -> str:
    """The name, with a number behind it if somebody is already called so."""
    taken = list(names)
    found, number = name, 1
    while name_taken(found, taken):
        number += 1
        found = f"{name[: LONGEST_NAME - 4].strip()} {number}"
    return found


def _heard(name: str) -> str:
    return normalize("NFKC", name).casefold()
