"""Who has won."""

from spieltisch.core.game import Result
from spieltisch.core.text import Text
from spieltisch.games.blue_moon.state.data import TableData


def result(table: TableData, ended: Text) -> Result:
    """The winner of the game, or of the match, with the crystals of both."""
    scores = [float(crystals) for crystals in table.crystals]
    return Result([[table.winner], [1 - table.winner]], scores, ended)
