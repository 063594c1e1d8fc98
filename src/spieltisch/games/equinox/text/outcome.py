"""Who has won a game of Equinox, where the points come from, and what broke a tie."""

from typing import Final

from spieltisch.core.game import Data, Result, Tally
from spieltisch.core.text import Text, both, halved, joined, listed
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.state.data import VALUES
from spieltisch.games.equinox.text.names import CREATURE_NAMES

_HALF: Final = {creature.name for creature in cards.CREATURE_CARDS if creature.half_point}
_BY_SECRET: Final = Text(
    "{one} lieg[t|st] vor [{two}|dir]: geheime Wette auf eine überlebende Kreatur.",
    "{one} [is|are] ahead of {two}: a secret prediction on a survivor.",
)
_BY_ROW: Final = Text(
    "{one} lieg[t|st] vor [{two}|dir]: mehr {what} in Reihe {row}.",
    "{one} [is|are] ahead of {two}: more {what} in row {row}.",
)
_NOTHING: Final = Text("keine Wette auf eine überlebende Kreatur", "no prediction on a survivor")


def outcome(view: Data, result: Result, names: list[Text]) -> Text:
    said = Text("{names} gewinn[t|st] mit {points} PP", "{names} win[s|] with {points} PP")
    if len(result.winners) > 1:
        said = Text("{names} gewinnen mit je {points} PP", "{names} win with {points} PP each")
    points = halved(result.scores[result.winners[0]])
    return said.fill(names=listed([names[seat] for seat in result.winners]), points=points)


def tallies(view: Data, result: Result, names: list[Text]) -> list[Tally]:
    """By seat its points, creature by creature, and why it is ahead of an equal."""
    ahead = {seat: [why] for seat, why, _ in ties(view, result, names)}
    return [
        Tally(
            joined([halved(result.scores[seat]), both("PP")], " "),
            joined([sources(view, seat) or _NOTHING, *ahead.get(seat, [])], ". "),
        )
        for seat in range(len(names))
    ]


def sources(view: Data, seat: int) -> Text | None:
    """Where the points of a seat come from, creature by creature."""
    found: list[Text] = []
    for column in _alive(view):
        points = [points for row in range(6) if (points := _score(column, row, seat)) is not None]
        if points:
            told = joined([halved(each) for each in points], "+")
            found.append(joined([CREATURE_NAMES[column["creature"]], told], ": "))
    return joined(found, " · ") if found else None


def ties(view: Data, result: Result, names: list[Text]) -> list[tuple[int, Text, str]]:
    """Seats ahead of others with equal points: by what, and by which ruling."""
    pairs = [(above[0], below[0]) for above, below in zip(result.ranking, result.ranking[1:])]
    return [
        (one, *_tie(view, (one, two), names))
        for one, two in pairs
        if result.scores[one] == result.scores[two]
    ]


def _tie(view: Data, pair: tuple[int, int], names: list[Text]) -> tuple[Text, str]:
    """Which step of the tie-break decided between two seats; one of them did."""
    words = {"one": names[pair[0]], "two": names[pair[1]]}
    secret = [any(seat in column["champion"] for column in _alive(view)) for seat in pair]
    if secret[0] != secret[1]:
        return _BY_SECRET.fill(**words), "EQ-174"
    by_points = view["edition"] == "de"
    row = next(
        row
        for row in range(1, 6)
        if _in_row(view, row, pair[0], by_points) != _in_row(view, row, pair[1], by_points)
    )
    what = both("PP") if by_points else Text("Wettsteine", "pebbles")
    return _BY_ROW.fill(row=row, what=what, **words), "EQ-175"


def _in_row(view: Data, row: int, seat: int, by_points: bool) -> float:
    """The points, or the pebbles, that a seat has in a row."""
    scores = [_score(column, row, seat) for column in _alive(view)]
    return sum((each if by_points else 1) for each in scores if each is not None)


def _score(column: Data, row: int, seat: int) -> float | None:
    """What the pebble of a seat scores on a field of a survivor, if there is one."""
    if row == 0:
        there = seat in column["champion"]
    else:
        there = column["rows"][row - 1]["pebble"] == seat
    return VALUES[row] + 0.5 * (column["creature"] in _HALF) if there else None


def _alive(view: Data) -> list[Data]:
    return [column for column in view["creatures"] if not column["eliminated"]]
