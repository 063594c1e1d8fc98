"""Scoring: prestige points, tie-breaks of both editions, the ranking."""

from spieltisch.core.game import Result
from spieltisch.core.text import Text
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.state import codes
from spieltisch.games.equinox.state.data import VALUES
from spieltisch.games.equinox.state.table import Table


def result(table: Table, ended: Text) -> Result:
    """Ranking and scores of a finished game."""
    standings = [_standing(table, seat) for seat in range(table.seats)]
    order = sorted(range(table.seats), key=lambda seat: standings[seat], reverse=True)
    ranking: list[list[int]] = []
    for seat in order:
        if ranking and standings[ranking[-1][0]] == standings[seat]:
            ranking[-1].append(seat)
        else:
            ranking.append([seat])
    scores = [standing[0] / 2 for standing in standings]
    return Result(ranking, scores, ended)


def doubled_points(table: Table, seat: int) -> int:
    """Twice the prestige points a seat has as things stand."""
    return sum(_doubled_by_row(table, seat))


def _standing(table: Table, seat: int) -> list[int]:
    """What decides between two seats, the most important first."""
    by_row = _doubled_by_row(table, seat)
    champion = table.champion[seat]
    secret = champion != codes.NONE and not table.gone[champion]
    rows = by_row[1:] if table.prestige_breaks_ties else _pebbles_by_row(table, seat)
    return [sum(by_row), int(secret), *rows]


def _doubled_by_row(table: Table, seat: int) -> list[int]:
    """Twice the points of a seat in row 0 (champion cards) to 5."""
    points = [0] * (codes.ROWS + 1)
    for creature in table.alive:
        half = 1 if cards.CREATURE_CARDS[creature].half_point else 0
        for row in range(codes.ROWS + 1):
            if table.has_pebble(seat, creature * codes.PLACES_PER_CREATURE + row):
                points[row] += 2 * VALUES[row] + half
    return points


def _pebbles_by_row(table: Table, seat: int) -> list[int]:
    return [
        sum(
            [
                table.pebble[creature * codes.PLACES_PER_CREATURE + row] == seat
                for creature in table.alive
            ]
        )
        for row in range(1, codes.ROWS + 1)
    ]
