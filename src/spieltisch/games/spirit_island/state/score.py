"""Who has won, and the score of the rules."""

from typing import Final

from spieltisch.core.game import Result
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.state.table import Island

_VICTORIES: Final = (
    codes.WON_NO_INVADERS,
    codes.WON_NO_BUILDINGS,
    codes.WON_NO_CITIES,
    codes.WON_BY_FEAR,
    codes.WON_SCENARIO,
)


def won(table: Island) -> bool:
    return table.ended in _VICTORIES


def sacrificed(table: Island) -> bool:
    """Whether what won the game would have lost it as well."""
    return won(table) and table.doom != 0


def points(table: Island) -> int:
    """The score of a game that is over; all spirits have the same."""
    cards = [*table.ravage, *table.build, *table.explore, *table.early, *table.invader_discard]
    dahan = sum([table.count(land, codes.DAHANS) for land in table.lands])
    blight = sum([table.token(land, codes.BLIGHT) for land in table.lands])
    difficulty = table.difficulty()
    found = dahan // table.seats - blight // table.seats + held_points(table)
    if not won(table):
        return found + 2 * difficulty + len(cards)
    found += 5 * difficulty + 2 * len(table.invader_deck)
    return found if sacrificed(table) else found + 10


def held_points(table: Island) -> int:
    """For artifacts that were found and not used."""
    return 2 * table.artifacts.count(codes.HELD)


def result(table: Island, ended: Text) -> Result:
    everybody = list(range(table.seats))
    scores = [float(points(table))] * table.seats
    return Result([everybody], scores, ended, lost=not won(table))
