"""What a seat may see: everything but the order of the two piles."""

from spieltisch.core.game import Data
from spieltisch.core.rng import world_seeded
from tests.toys.beacon.cards import LOGS
from tests.toys.beacon.state import verbs
from tests.toys.beacon.state.data import NIGHTS, Table


def view(table: Table, seat: int | None) -> Data:
    """The table as a seat (``None``: a spectator) sees it."""
    votes = table.votes() or [-1] * table.seats
    return {
        "seat": seat,
        "night": table.night,
        "nights": NIGHTS,
        "light": table.light,
        "shield": table.shield,
        "pile": len(table.pile),
        "storms": sorted(table.storms),
        "players": [
            {
                "hand": [LOGS[log].key for log in hand],
                "acted": acted,
                "vote": verbs.KEYS[vote] if vote >= 0 else "",
            }
            for hand, acted, vote in zip(table.hands, table.acted, votes)
        ],
    }


def deal_anew(table: Table, seed: int) -> None:
    """Puts both piles into another order. They are sorted first: no trace of the truth is left."""
    table.rng = world_seeded(seed)
    for pile in (table.pile, table.storms):
        pile.sort()
        table.rng.shuffle(pile)
