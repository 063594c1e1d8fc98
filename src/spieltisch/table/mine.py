"""My games: each with the others at the table, its date, and how it stands or ended for me."""

from dataclasses import dataclass
from datetime import UTC, datetime

from spieltisch.core.text import Text, halved
from spieltisch.table.seats import Ending, Summary
from spieltisch.table.texts import say

_DATE = Text("%d.%m.%Y, %H:%M", "%d %b %Y, %H:%M")  # by the server's clock, without a script


@dataclass(frozen=True)
class MyGame:
    """One of somebody's games, in their language."""

    table: Summary
    others: str
    stands: str
    scores: str  # "" while it runs, and where all win or lose together
    date: str
    moment: str  # the same for a browser, which knows its reader's time zone


def my_game(table: Summary, lang: str) -> MyGame:
    """A table as one of its people reads about it."""
    others = [name for seat, name in enumerate(table.names) if name and seat not in table.mine]
    updated = datetime.fromtimestamp(table.updated)
    return MyGame(
        table,
        say("mine.with", lang, names=", ".join(others)) if others else "",
        _ended(table, lang) if table.over else _stands(table, lang),
        _scores(table) if table.over else "",
        updated.strftime(_DATE.to(lang)),
        updated.astimezone(UTC).strftime("%Y-%m-%dT%H:%MZ"),
    )


def _stands(table: Summary, lang: str) -> str:
    if table.open_seats:
        key = "row.open" if table.open_seats > 1 else "row.open_one"
        return say(key, lang, count=table.open_seats)
    if table.my_turn:
        return say("row.my_turn", lang)
    key = "prompt.waiting" if len(table.turn) == 1 else "prompt.waiting_many"
    return say(key, lang, names=" · ".join(table.turn))


def _ended(table: Summary, lang: str) -> str:
    ending = table.ending
    if table.resigned:
        return say("mine.resigned", lang)
    if ending is None:  # it ended before endings were kept
        return say("row.over", lang)
    if len(table.mine) == 1 or not ending.ranks:
        return _mine_ended(ending, table.mine, len(table.names), lang)
    key = "mine.winner" if len(ending.won) == 1 else "mine.winners"
    return say(key, lang, names=", ".join(table.names[seat] for seat in ending.won))


def _mine_ended(ending: Ending, mine: list[int], seats: int, lang: str) -> str:
    """How it ended for somebody with one seat, or together with all the others."""
    if not ending.ranks:
        return say("mine.won" if ending.won else "mine.lost", lang)
    seat = mine[0]
    if seat in ending.won:
        return say("mine.won" if len(ending.won) == 1 else "mine.shared", lang)
    if seats == 2:
        return say("mine.lost", lang)
    return say("mine.rank", lang, rank=ending.ranks[seat], count=seats)


def _scores(table: Summary) -> str:
    """Everybody's points, the reader's own first."""
    if table.ending is None or not table.ending.ranks:
        return ""
    others = [seat for seat in range(len(table.names)) if seat not in table.mine]
    return " : ".join(halved(table.ending.scores[seat]).en for seat in [*table.mine, *others])
