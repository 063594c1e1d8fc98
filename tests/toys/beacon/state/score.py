"""How a game ended: all win or all lose, with the light that is left."""

from spieltisch.core.game import Result
from spieltisch.core.text import Text
from tests.toys.beacon.state.data import DARK, Table


def result(table: Table, ended: Text) -> Result:
    everybody = list(range(table.seats))
    scores = [float(table.light)] * table.seats
    return Result([everybody], scores, ended, lost=table.ended == DARK)
