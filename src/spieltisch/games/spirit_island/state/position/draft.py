# mypyc: skip
"""A position that is being read: the island so far, and what is known about the rest."""

from typing import Any

from spieltisch.core.mistake import Mistake
from spieltisch.core.position import Fields, player_of
from spieltisch.core.rng import seeded
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.state import acts, faults
from spieltisch.games.spirit_island.state.data import SEATS
from spieltisch.games.spirit_island.state.position import words
from spieltisch.games.spirit_island.state.table import Island


class Draft:
    """The table, what the position says about it, and what lies somewhere already."""

    def __init__(self, table: Island, fields: Fields, known: tuple[str, ...]) -> None:
        self.table = table
        self.fields = fields
        self.rng = seeded(fields.number("seed", 0, 0, 1 << 62))
        self.placed: list[int] = []  # power cards that lie somewhere
        self.named: list[int] = []  # lands that the position speaks of
        given = fields.items("players")
        seats = fields.number("seats", max(1, len(given)), 1, SEATS)
        if seats > SEATS or len(given) > seats:
            raise Mistake(words.SEATS.fill(most=SEATS, players=len(given), seats=seats))
        self.players = [
            Fields(given[seat] if seat < len(given) else {}, player_of(seat))
            for seat in range(seats)
        ]
        for player in self.players:
            player.only(known)

    def fill(self, kind: str, args: list[int]) -> None:
        """Says what the position left open."""
        acts.note(self.table, kind, args)

    def board(self, name: Any, where: Text) -> int:
        if not isinstance(name, str) or name.upper() not in boards.NAMES:
            known = ", ".join(boards.NAMES)
            raise Mistake(words.NO_BOARD.fill(where=where, board=repr(name), boards=known))
        return boards.NAMES.index(name.upper())

    def land(self, name: Any, where: Text) -> int:
        """A land of the island, or one of its oceans."""
        table = self.table
        known = {boards.LAND_NAMES[land]: land for land in sorted(faults.places(table))}
        if not isinstance(name, str) or name.upper() not in known:
            said = ", ".join(boards.NAMES[board] for board in table.boards)
            first = next(each for each in known if not each.endswith("0"))
            raise Mistake(
                words.NO_LAND.fill(where=where, land=repr(name), boards=said, first=first)
            )
        return known[name.upper()]
