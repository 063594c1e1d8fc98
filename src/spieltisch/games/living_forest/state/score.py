"""Who has won."""

from spieltisch.core.game import Result
from spieltisch.core.text import Text
from spieltisch.games.living_forest.state import codes
from spieltisch.games.living_forest.state.table import Table


def meets(table: Table, seat: int) -> bool:
    """Whether a seat meets one of the three victory conditions."""
    counts = table.counts(seat)
    return counts[0] >= codes.GOAL or counts[1] >= codes.GOAL or counts[2] >= codes.GOAL


def points(table: Table, seat: int) -> int:
    """Trees, fires and flowers together: what decides between several who meet a condition."""
    counts = table.counts(seat)
    return counts[0] + counts[1] + counts[2]


def winners_now(table: Table) -> bool:
    for seat in range(table.seats):
        if meets(table, seat):
            return True
    return False


def result(table: Table, ended: Text) -> Result:
    """Those who meet a condition come before the others, each by their sum of the three counts."""
    seats = list(range(table.seats))
    scores = [float(points(table, seat)) for seat in seats]
    if table.ended != codes.VICTORY:
        return Result([seats], scores, ended)
    ranks = [(meets(table, seat), scores[seat]) for seat in seats]
    ranking = [
        [seat for seat in seats if ranks[seat] == rank] for rank in sorted(set(ranks), reverse=True)
    ]
    return Result(ranking, scores, ended)
