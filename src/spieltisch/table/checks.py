"""Who may do what at a table, and when: checks that refuse with a sentence or let pass."""

from spieltisch.core.game import State
from spieltisch.table import words
from spieltisch.table.live import LiveTable
from spieltisch.table.seats import SeatInfo, clean_name, free_name
from spieltisch.table.words import Refused


def seat_at(table: LiveTable, seat: int) -> SeatInfo:
    """Any seat of the table."""
    if not 0 <= seat < len(table.seats):
        raise Refused(404, "no-seat", words.NO_SEAT)
    return table.seats[seat]


def own_seat(table: LiveTable, player: str, seat: int) -> SeatInfo:
    """A seat that the player holds."""
    if seat not in table.seats_of(player):
        raise Refused(403, "not-your-seat", words.NOT_YOUR_SEAT)
    return table.seats[seat]


def check_fresh(table: LiveTable, player: str, seat: int, number: int) -> None:
    """The player sits there, has seen what the seat is asked, and nobody is missing."""
    info = own_seat(table, player, seat)
    if not table.fresh(seat, number):
        raise Refused(409, "stale", words.STALE)
    if info.away:
        raise Refused(409, "away", words.YOU_ARE_AWAY)
    if table.waiting_for_people():
        raise Refused(409, "waiting", words.WAITING)


def check_running(table: LiveTable) -> None:
    """The game has begun and is not over."""
    if table.waiting_for_people():
        raise Refused(409, "waiting", words.WAITING)
    if table.state.over:
        raise Refused(409, "over", words.OVER)


def check_at_table(table: LiveTable, player: str) -> None:
    """The player has opened the table, or plays or played at it."""
    if player != table.host and all(info.player != player for info in table.seats):
        raise Refused(403, "players-only", words.PLAYERS_ONLY)


def legal_move(state: State, seat: int, key: str) -> int:
    """The move that a key names, if the rules allow it now."""
    try:
        move = state.parse_move(seat, key)
    except ValueError:
        raise Refused(422, "no-such-move", words.NO_SUCH_MOVE) from None
    reason = state.why_not(seat, move)
    if reason:
        raise words.illegal(reason)
    return move


def speaker(table: LiveTable, player: str, name: str) -> tuple[int | None, str]:
    """The seat and name of somebody who speaks; of several seats at one screen, the named one."""
    called = clean_name(name)
    seats = table.seats_of(player)
    if seats:
        seat = next((own for own in seats if table.seats[own].name == called), seats[0])
        return seat, table.seats[seat].name
    if not called:
        raise Refused(422, "no-name", words.NO_NAME)
    # A spectator cannot speak in the name of a player.
    return None, free_name(called, [info.name for info in table.seats])
