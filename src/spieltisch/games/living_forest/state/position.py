# mypyc: skip
"""A table from a hand-written position. What the position leaves open is filled in legally.

The format is described in docs/positions.md.
"""

from typing import Any, Final

from spieltisch.core.mistake import Mistake
from spieltisch.core.position import THE_POSITION, Fields, check_sound, impossible, player_of
from spieltisch.core.rng import seeded
from spieltisch.core.shape import is_number
from spieltisch.core.text import Text
from spieltisch.games.living_forest.cards import LEVELS as LEVEL_OF
from spieltisch.games.living_forest.state import by_name, codes
from spieltisch.games.living_forest.state.notation import (
    CARD_NUMBERS,
    CELL_NUMBERS,
    TILE_NUMBERS,
    TREE_NUMBERS,
    card_key,
    tile_key,
)
from spieltisch.games.living_forest.state.table import Table

_FIELDS: Final = (
    "game",
    "about",
    "seats",
    "round",
    "start",
    "phase",
    "turn",
    "left",
    "used",
    "fires",
    "display",
    "empty",
    "players",
    "fire_limit",
    "round_limit",
    "seed",
    "who",
    "ask",
)
_PLAYER_FIELDS: Final = (
    "name",
    "line",
    "stopped",
    "just_revealed",
    "draw",
    "discard",
    "fragments",
    "fires",
    "forest",
    "tiles",
    "rock",
)
_ACTIONS: Final = {
    "fragment": codes.A_FRAGMENT,
    "attract": codes.A_ATTRACT,
    "extinguish": codes.A_EXTINGUISH,
    "move": codes.A_MOVE,
    "plant": codes.A_PLANT,
}
_MOST: Final = 1000


_SEATS: Final = Text(
    "Living Forest ist für 2 bis {most} Plätze, und die Stellung hat {players} Spieler für {seats}"
    " Plätze.",
    "Living Forest is for 2 to {most} seats, and the position has {players} players for {seats}"
    " seats.",
)
_TWO_PLACES: Final = Text("{card} liegt an zwei Stellen.", "{card} lies in two places.")
_NO_CELL: Final = Text(
    "{where}: {cell} ist keine Stelle für einen Baum; eine Stelle ist Reihe,Spalte wie '1,3', und"
    " auf '2,3' steht der Start-Baum.",
    "{cell} of {where} is no cell for a tree; a cell is row,column such as '1,3', and the start"
    " tree stands on '2,3'.",
)
_NO_TILE: Final = Text(
    "{tile} ist kein Bonus-Plättchen; es gibt: {known}.",
    "{tile} is no bonus tile; there are: {known}.",
)
_TILE_OF_NOBODY: Final = Text(
    "Niemand hat das Bonus-Plättchen {tile}; nenne es unter 'tiles' eines Spielers, oder lass"
    " 'tiles' bei einem weg.",
    "nobody has the bonus tile {tile}; list it in 'tiles' of a player, or leave 'tiles' of one"
    " out.",
)
_NOT_ON_DISPLAY: Final = Text(
    "{card} kann nicht oder nicht mehr in der Auslage liegen: Dort liegen von jeder Stufe höchstens"
    " {slots} Tiere.",
    "{card} cannot lie in the display, or not any more: it has at most {slots} animals of each"
    " level.",
)
_BAD_EMPTY: Final = Text(
    "'empty' zählt auf, wie viele Tiere der Stufen 1, 2 und 3 fehlen.",
    "'empty' lists how many animals are missing of levels 1, 2 and 3.",
)
_NO_ACTION: Final = Text(
    "{word} ist keine Aktion; es gibt: {known}.", "{word} is no action; there are: {known}."
)
_ACTION_TWICE: Final = Text(
    "'used' nennt {word} zweimal; nach zwei Aktionen ist der Zug vorbei.",
    "'used' lists {word} twice; after two actions the turn is over.",
)
_NO_FIRE: Final = Text(
    "{where} zählt Flammen mit dem Wert 2, 3 oder 4 auf, nicht {value}.",
    "{where} lists fires of 2, 3 or 4, not {value}.",
)


def set_up(table: Table, data: Any) -> None:
    """Lays the table out as the position says; `ValueError` saying what is impossible."""
    fields = Fields(data, THE_POSITION)
    fields.only(_FIELDS)
    builder = _Builder(table, fields)
    builder.lay_out()
    builder.read_players()
    builder.read_display()
    builder.deal_tiles()
    builder.read_phase()
    table.recount()
    check_sound(table)


class _Builder:
    """Lays cards and pieces step by step, keeping track of the animals still free."""

    def __init__(self, table: Table, fields: Fields) -> None:
        self.table = table
        self.fields = fields
        self.rng = seeded(fields.number("seed", 0, 0, 1 << 62))
        self.free = list(range(codes.FIRST_ON_DISPLAY, codes.KINDS))
        self.silent: list[int] = []  # seats that do not say which bonus tiles they own

    def lay_out(self) -> None:
        fields = self.fields
        players = fields.items("players")
        seats = fields.number("seats", max(2, len(players)), 2, codes.MAX_SEATS)
        if not 2 <= seats <= codes.MAX_SEATS or len(players) > seats:
            raise Mistake(_SEATS.fill(most=codes.MAX_SEATS, players=len(players), seats=seats))
        table = self.table
        table.lay_out(seats, fields.number("start", 1, 1, seats) - 1)
        table.round = fields.number("round", 1, 1, _MOST)
        table.fire_limit = fields.number("fire_limit", 0, 0, _MOST)
        table.round_limit = fields.number("round_limit", 0, 0, _MOST)
        for seat in range(seats):
            table.rngs[seat] = seeded(self.rng.next32())
        if "fires" in fields.data:
            table.circle = _fires(fields, "fires")
        table.names = [""] * seats
        table.tiles = [codes.NONE] * (seats * codes.SORTS)

    def read_players(self) -> None:
        table = self.table
        players = self.fields.items("players")
        for seat in range(table.seats):
            given = players[seat] if seat < len(players) else {}
            self._read_player(seat, Fields(given, player_of(seat)))
        table.supply = codes.FRAGMENTS - sum(table.fragments)

    def _read_player(self, seat: int, fields: Fields) -> None:
        fields.only(_PLAYER_FIELDS)
        table = self.table
        table.names[seat] = fields.text("name")
        table.line[seat] = self._cards(fields, "line")
        table.discard[seat] = self._cards(fields, "discard")
        top = self._cards(fields, "draw")
        named = table.line[seat] + table.discard[seat] + top
        rest = [kind for kind in range(codes.STARTING) if kind not in named]
        self.rng.shuffle(rest)
        table.draw[seat] = rest + top[::-1]
        table.shown[seat] = bool(table.line[seat])
        table.fresh[seat] = fields.flag("just_revealed")
        table.stopped[seat] = fields.flag("stopped")
        table.fragments[seat] = fields.number("fragments", 0, 0, codes.FRAGMENTS)
        if "fires" in fields.data:
            table.taken[seat * codes.FIRES : (seat + 1) * codes.FIRES] = _fires(fields, "fires")
        self._plant(seat, fields.table("forest"))
        self._take_tiles(seat, fields)
        table.stones[seat] = fields.number("rock", table.stones[seat] + 1, 1, codes.ROCKS) - 1

    def _take_tiles(self, seat: int, fields: Fields) -> None:
        """Exactly the tiles that a player lists; one who lists none at all has what is left."""
        tiles = self.table.tiles
        if "tiles" not in fields.data:
            self.silent.append(seat)
        for key in fields.words("tiles"):
            if key not in TILE_NUMBERS or TILE_NUMBERS[key] >= len(tiles):
                known = ", ".join(list(TILE_NUMBERS)[: len(tiles)])
                raise Mistake(_NO_TILE.fill(tile=repr(key), known=known))
            if tiles[TILE_NUMBERS[key]] != codes.NONE:
                raise impossible(_TWO_PLACES.fill(card=key))
            tiles[TILE_NUMBERS[key]] = seat

    def deal_tiles(self) -> None:
        """Tiles that nobody lists: the player who began with one keeps it, or has lost it."""
        table = self.table
        for tile, owner in enumerate(table.tiles):
            first = tile // codes.SORTS
            if owner != codes.NONE:
                continue
            if not self.silent:
                raise impossible(_TILE_OF_NOBODY.fill(tile=tile_key(tile)))
            if first in self.silent:
                table.tiles[tile] = first
            else:
                table.tiles[tile] = self.silent[self.rng.below(len(self.silent))]
                table.note("fill-tile", [table.tiles[tile], tile])

    def _cards(self, fields: Fields, name: str) -> list[int]:
        kinds: list[int] = []
        for key in fields.keys(name, by_name.ANIMALS):
            kind = CARD_NUMBERS[key]
            kinds.append(kind)
            if kind == codes.VARAN:
                self.table.varans -= 1
            elif kind >= codes.FIRST_ON_DISPLAY:
                self._use(kind)
        return kinds

    def _use(self, kind: int) -> None:
        if kind not in self.free:
            raise impossible(_TWO_PLACES.fill(card=card_key(kind)))
        self.free.remove(kind)

    def _plant(self, seat: int, forest: Fields) -> None:
        for key, tree in forest.data.items():
            if key not in CELL_NUMBERS or CELL_NUMBERS[key] == codes.MIDDLE:
                raise Mistake(_NO_CELL.fill(cell=repr(key), where=forest.where))
            number = TREE_NUMBERS[by_name.TREES.key(tree, forest.at(key))]
            self.table.forest[seat * codes.CELLS + CELL_NUMBERS[key]] = number
            self.table.trees[number] -= 1

    def read_display(self) -> None:
        """The animals named lie open; the other places are filled, apart from empty ones."""
        table, fields = self.table, self.fields
        named: list[list[int]] = [[] for _ in range(codes.LEVELS)]
        for kind in self._cards(fields, "display"):
            level = LEVEL_OF[kind] - 1
            if level < 0 or len(named[level]) == codes.SLOTS:
                raise Mistake(_NOT_ON_DISPLAY.fill(card=card_key(kind), slots=codes.SLOTS))
            named[level].append(kind)
        empty = fields.items("empty") if "empty" in fields.data else [0] * codes.LEVELS
        if len(empty) != codes.LEVELS or not all(
            is_number(n) and 0 <= n <= codes.SLOTS for n in empty
        ):
            raise Mistake(_BAD_EMPTY)
        self.rng.shuffle(self.free)
        filled: list[int] = []
        for level in range(codes.LEVELS):
            stack = [kind for kind in self.free if LEVEL_OF[kind] == level + 1]
            row = named[level]
            while len(row) < codes.SLOTS - empty[level] and stack:
                row.append(stack.pop())
                filled.append(row[-1])
            missing = codes.SLOTS - len(row)
            if "empty" in fields.data and missing != empty[level]:
                raise ValueError(
                    f"This position is impossible: 'empty' says {empty[level]} for level"
                    f" {level + 1}, but with the cards as they lie it is {missing}."
                )
            table.display[level * codes.SLOTS : (level + 1) * codes.SLOTS] = (
                row + [codes.NONE] * missing
            )
            table.stacks[level] = stack
        if filled:
            table.note("fill-display", filled)

    def read_phase(self) -> None:
        table, fields = self.table, self.fields
        table.recount()
        if fields.word("phase", "reveal", ("reveal", "act")) == "reveal":
            table.phase = codes.REVEALING
            for name in ("turn", "used", "left"):
                if name in fields.data:
                    raise ValueError(
                        f"{name!r} belongs to phase 'act'; in phase 'reveal' nobody acts."
                    )
            return
        table.phase = codes.ACTING
        for number, player in enumerate(fields.items("players"), 1):
            if player.get("stopped") is False:
                raise ValueError(
                    f"'stopped' of player {number} cannot be false in phase 'act'; everybody has"
                    " stopped revealing by then."
                )
        table.turn = fields.number("turn", table.start + 1, 1, table.seats) - 1
        table.shown = [True] * table.seats
        table.stopped = [True] * table.seats
        for word in fields.words("used"):
            if word not in _ACTIONS:
                raise Mistake(_NO_ACTION.fill(word=repr(word), known=", ".join(_ACTIONS)))
            if table.used & _ACTIONS[word]:
                raise Mistake(_ACTION_TWICE.fill(word=word))
            table.used |= _ACTIONS[word]
        allowed = 1 if table.net[table.turn] >= codes.CLOSED else 2
        table.left = fields.number("left", allowed - table.used.bit_count(), 1, 2)


def _fires(fields: Fields, name: str) -> list[int]:
    """Fires by value, from a list of values."""
    counts = [0] * codes.FIRES
    for value in fields.items(name):
        if not is_number(value) or not 0 <= value - codes.LOWEST_FIRE < codes.FIRES:
            raise Mistake(_NO_FIRE.fill(where=fields.at(name), value=repr(value)))
        counts[value - codes.LOWEST_FIRE] += 1
    return counts
