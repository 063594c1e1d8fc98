"""A table from a hand-written position. What the position leaves open is filled in legally.

The format is described in docs/positions.md.
"""

from typing import Any, Final

from spieltisch.core.game import is_number
from spieltisch.core.position import Fields
from spieltisch.core.rng import seeded
from spieltisch.games.equinox.state.codes import (
    CARDS,
    CHAMELEON,
    CREATURES,
    DISCARD,
    FACE,
    HAND,
    IN_GAME,
    MAX_SEATS,
    NONE,
    PEBBLES,
    PLACES_PER_CREATURE,
    PLAY_CARD,
    PREDICT,
    ROWS,
    STRENGTHS,
    TREE,
    TREES,
)
from spieltisch.games.equinox.state.notation import FACE_NUMBERS, creature_key, parse_creature
from spieltisch.games.equinox.state.table import Table, full_deck

_FIELDS: Final = (
    "game",
    "about",
    "seats",
    "edition",
    "creatures",
    "eliminated",
    "round",
    "turn",
    "phase",
    "deck",
    "next",
    "trees",
    "columns",
    "players",
    "seed",
    "ask",
)
_COLUMN_FIELDS: Final = ("champion", "row1", "row2", "row3", "row4", "row5")
_ROW_FIELDS: Final = ("cards", "pebble")
_PLAYER_FIELDS: Final = (
    "name",
    "hand",
    "cards",
    "face_down",
    "pebbles",
    "secret",
    "secret_made",
)
_PHASES: Final = {"predict": PREDICT, "play": PLAY_CARD, "discard": DISCARD}


def set_up(table: Table, data: Any) -> None:
    """Lays the table out as the position says; `ValueError` saying what is impossible."""
    fields = Fields(data, "the position")
    fields.only(_FIELDS)
    builder = _Builder(table, fields)
    builder.lay_out()
    builder.read_columns()
    builder.read_players()
    builder.fill_hands()
    builder.fill_deck()
    table.recount()
    problem = table.fault()
    if problem:
        raise ValueError(f"This position is impossible: {problem}")
    builder.start()


class _Builder:
    """Lays cards and pebbles step by step, keeping track of the cards still free."""

    def __init__(self, table: Table, fields: Fields) -> None:
        self.table = table
        self.fields = fields
        self.rng = seeded(fields.number("seed", 0, 0, 1 << 62))
        self.free: list[int] = []
        self.wanted: list[int] = []  # hand size of each seat
        self.filled: list[tuple[str, list[int]]] = []  # what was filled in, for the log

    def lay_out(self) -> None:
        fields = self.fields
        players = fields.items("players")
        seats = fields.number("seats", max(2, len(players)), 2, MAX_SEATS)
        if not 2 <= seats <= MAX_SEATS or len(players) > seats:
            raise ValueError(
                f"Equinox is for 2 to {MAX_SEATS} seats, and the position has {len(players)}"
                f" players for {seats} seats."
            )
        eliminated = [parse_creature(key) for key in fields.words("eliminated")]
        if len(eliminated) >= ROWS:
            raise ValueError(
                f"This position is impossible: with {len(eliminated)} creatures eliminated"
                f" round {ROWS} is over and so is the game; at most {ROWS - 1} can be."
            )
        creatures = self._creatures(eliminated)
        self.table.lay_out(seats, creatures)
        self.table.set_edition(fields.word("edition", "en", ("en", "de")))
        for number, creature in enumerate(eliminated, 1):
            if self.table.gone[creature]:
                raise ValueError(f"{creature_key(creature)} is eliminated twice.")
            self.table.gone[creature] = number
            self.table.alive.remove(creature)
        self.table.row = fields.number("round", len(eliminated) + 1, 1, ROWS)
        self.table.turn = fields.number("turn", 1, 1, seats) - 1
        self.table.rng = self.rng
        trees = fields.data.get("trees", [1, 2])
        if (
            not isinstance(trees, list)
            or not all(is_number(count) and count >= 0 for count in trees)
            or len(trees) != 2
            or sum(trees) != TREES
        ):
            raise ValueError(f"'trees' must be two numbers with sum {TREES}, not {trees!r}.")
        self.free = full_deck(creatures, trees[0], trees[1])

    def _creatures(self, eliminated: list[int]) -> list[int]:
        """The named creatures, those the rest of the position mentions, and others up to eight."""
        creatures = [parse_creature(key) for key in self.fields.words("creatures")]
        if len(set(creatures)) < len(creatures) or len(creatures) > IN_GAME:
            raise ValueError(
                f"This position is impossible: exactly {IN_GAME} different creatures take part,"
                f" and it lists {len(creatures)}."
            )
        mentioned = eliminated + [parse_creature(key) for key in self.fields.table("columns").data]
        for player in self.fields.items("players"):
            reader = Fields(player, "a player")
            keys = reader.items("hand") + reader.items("face_down")
            keys += [reader.data["secret"]] if "secret" in reader.data else []
            faces = [_face(key) for key in keys]
            mentioned += [face // STRENGTHS for face in faces if face < CHAMELEON]
        faces = [_face(key) for key in self.fields.items("next")]
        mentioned += [face // STRENGTHS for face in faces if face < CHAMELEON]
        for creature in mentioned:
            if creature not in creatures:
                creatures.append(creature)
        if len(creatures) > IN_GAME:
            names = ", ".join(creature_key(creature) for creature in creatures)
            raise ValueError(
                f"This position is impossible: exactly {IN_GAME} creatures take part, and it"
                f" mentions {len(creatures)}: {names}."
            )
        others = [creature for creature in range(CREATURES) if creature not in creatures]
        for creature in sorted(self.rng.sample(others, IN_GAME - len(creatures))):
            creatures.append(creature)
            self.filled.append(("fill-creature", [creature]))
        return creatures

    def take(self, key: Any, column: int = NONE) -> int:
        """Takes a card that is still free. In a column a number means the column's own card."""
        if is_number(key) and column != NONE:
            key = f"{creature_key(column)}-{key}"
        face = _face(key)
        for card in self.free:
            if FACE[card] == face:
                self.free.remove(card)
                return card
        if face < TREE and (face >= CHAMELEON or self.table.in_game[face // STRENGTHS]):
            raise ValueError(f"This position is impossible: {key} is in two places.")
        raise ValueError(f"This position is impossible: there is no (further) {key} in this game.")

    def seat(self, value: Any, where: str) -> int:
        if not is_number(value) or not 1 <= value <= self.table.seats:
            raise ValueError(
                f"{where} names seat {value!r}; the seats are 1 to {self.table.seats}."
            )
        return int(value) - 1

    def read_columns(self) -> None:
        columns = self.fields.table("columns")
        for key in columns.data:
            creature = parse_creature(key)
            column = columns.table(key)
            column.only(_COLUMN_FIELDS)
            for value in column.items("champion"):
                seat = self.seat(value, f"The champion card of {key}")
                self._put_champion(seat, creature)
            for row in range(1, ROWS + 1):
                if f"row{row}" in column.data:
                    self._read_field(column.table(f"row{row}"), creature, row)

    def _put_champion(self, seat: int, creature: int) -> None:
        table = self.table
        if table.champion[seat] != NONE:
            raise ValueError(
                f"This position is impossible: seat {seat + 1} has pebbles on two champion cards."
            )
        table.champion[seat] = creature
        table.secret_made[seat] = True
        table.stock[seat] -= 1

    def _read_field(self, field: Fields, creature: int, row: int) -> None:
        table = self.table
        field.only(_ROW_FIELDS)
        place = creature * PLACES_PER_CREATURE + row
        for key in field.items("cards"):
            card = self.take(key, creature)
            if card >= TREE:
                raise ValueError(f"This position is impossible: {key} is a tree and lies nowhere.")
            table.under[card] = table.top[place]
            table.top[place] = card
        if "pebble" in field.data:
            seat = self.seat(field.data["pebble"], field.where)
            table.pebble[place] = seat
            table.stock[seat] -= 1

    def read_players(self) -> None:
        table = self.table
        table.names = [""] * table.seats
        for seat in range(table.seats):
            players = self.fields.items("players")
            reader = Fields(players[seat] if seat < len(players) else {}, f"player {seat + 1}")
            reader.only(_PLAYER_FIELDS)
            table.names[seat] = reader.text("name")
            table.hands[seat] = sorted([self.take(key) for key in reader.items("hand")])
            listed = len(table.hands[seat]) if "hand" in reader.data else HAND
            self.wanted.append(reader.number("cards", listed, len(table.hands[seat]), CARDS))
            for key in reader.items("face_down"):
                table.down.append(self.take(key) * 8 + seat)
            if "secret" in reader.data:
                self._put_secret(seat, reader.data["secret"])
            if "secret_made" in reader.data:
                table.secret_made[seat] = reader.flag("secret_made")
            placed = PEBBLES - table.stock[seat]
            table.stock[seat] = reader.number("pebbles", max(0, PEBBLES - placed), 0, 99)
        table.down.sort()

    def _put_secret(self, seat: int, key: Any) -> None:
        card = self.take(key)
        if card >= CHAMELEON:
            raise ValueError(
                "This position is impossible: a secret prediction needs a creature card,"
                f" not {key}."
            )
        self.table.secret[seat] = card
        self.table.secret_made[seat] = True
        self.table.stock[seat] -= 1

    def fill_hands(self) -> None:
        table = self.table
        reserved = [self.take(key) for key in self.fields.items("next")]
        for seat in range(table.seats):
            missing = self.wanted[seat] - len(table.hands[seat])
            if missing > len(self.free):
                raise ValueError("This position is impossible: there are not enough cards for it.")
            if missing > 0:
                cards = self.rng.sample(self.free, missing)
                self.free = [card for card in self.free if card not in cards]
                table.hands[seat] = sorted(table.hands[seat] + cards)
                self.filled.append(("fill-hand", [seat, missing]))
        table.deck = reserved[::-1]

    def fill_deck(self) -> None:
        table = self.table
        least = max(1, len(table.deck))
        most = len(self.free) + len(table.deck)
        size = self.fields.number("deck", most, least, most)
        self.rng.shuffle(self.free)
        more = size - len(table.deck)
        table.deck = self.free[:more] + table.deck
        table.discard = self.free[more:]
        if self.free:
            self.filled.append(("fill-deck", [len(table.deck), len(table.discard)]))

    def start(self) -> None:
        table = self.table
        for kind, args in self.filled:
            table.note(kind, args)
        table.phase = _PHASES[self.fields.word("phase", "predict", tuple(_PHASES))]
        table.plays = 1 if table.phase == PLAY_CARD else 0
        if table.phase == DISCARD and table.row == 1:
            raise ValueError(
                "This position is impossible: in round 1 nothing is eliminated, so nobody is asked"
                " to discard; start it in phase play."
            )


def _face(key: Any) -> int:
    if not isinstance(key, str) or key not in FACE_NUMBERS:
        raise ValueError(
            f"{key!r} is not a card of Equinox; a card looks like hoot-4, chameleon-7, ancestor or"
            " dryad."
        )
    return FACE_NUMBERS[key]
