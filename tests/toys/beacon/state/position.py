"""A table from a hand-written position; `text/skeleton.py` explains the format."""

from typing import Final

from spieltisch.core.game import Data
from spieltisch.core.lookup import Names
from spieltisch.core.position import THE_POSITION, Fields, impossible, player_of
from spieltisch.core.rng import seeded
from spieltisch.core.text import Text
from spieltisch.core.votes import call_vote
from tests.toys.beacon.cards import LOGS
from tests.toys.beacon.state.data import (
    COUNCIL,
    LIGHT,
    MOST_LIGHT,
    NIGHTS,
    PILE,
    STORMS,
    STRONGEST,
    Table,
)

_FIELDS: Final = (
    "game",
    "about",
    "phase",
    "night",
    "light",
    "shield",
    "weather",
    "storm",
    "players",
    "seed",
    "who",
    "ask",
)
_PLAYER: Final = ("name", "hand", "acted")
_SEATS: Final = Text(
    "Leuchtfeuer ist für 1 bis 4 Plätze; beschreibe sie unter 'players'.",
    "Beacon is for 1 to 4 seats; describe them under 'players'.",
)
_LOGS: Final = Text(
    "Von jeder Sorte gibt es nur acht Scheite.", "there are only eight logs of each kind."
)
_STORM: Final = Text(
    "Bei diesem Wetter gibt es keinen Sturm der Stärke {storm}.",
    "no storm of this weather has strength {storm}.",
)


def set_up(table: Table, data: Data, names: Names) -> None:
    """Lays the table as the position says; what it leaves open is shuffled."""
    fields = Fields(data, THE_POSITION)
    fields.only(_FIELDS)
    players = [Fields(entry, player_of(seat)) for seat, entry in enumerate(fields.items("players"))]
    if not 1 <= len(players) <= 4:
        raise impossible(_SEATS)
    table.lay_out(len(players))
    table.night = fields.number("night", 1, 1, NIGHTS)
    table.light = fields.number("light", LIGHT, 1, MOST_LIGHT)
    table.shield = fields.number("shield", 0, 0, 12)
    table.names = [player.text("name") for player in players]
    for player in players:
        player.only(_PLAYER)
    table.acted = [player.flag("acted") for player in players]
    keys = [log.key for log in LOGS]
    table.hands = [sorted(map(keys.index, player.keys("hand", names))) for player in players]
    _fill_piles(table, fields)
    if fields.word("phase", "night", ("night", "council")) == "council":
        table.acted = [True] * table.seats
        call_vote(table.stacks.common, COUNCIL, table.seats)


def _fill_piles(table: Table, fields: Fields) -> None:
    table.pile = PILE[:]
    for log in [log for hand in table.hands for log in hand]:
        if log not in table.pile:
            raise impossible(_LOGS)
        table.pile.remove(log)
    table.storms = STORMS[fields.word("weather", "rough", tuple(STORMS))][:]
    table.rng = seeded(fields.number("seed", 0, 0, 10**9))
    table.rng.shuffle(table.pile)
    table.rng.shuffle(table.storms)
    ahead = fields.number("storm", table.storms[-1], 1, STRONGEST)
    if ahead not in table.storms:
        raise impossible(_STORM.fill(storm=ahead))
    table.storms.remove(ahead)
    table.storms.append(ahead)
