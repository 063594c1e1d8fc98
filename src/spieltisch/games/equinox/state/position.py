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
from spieltisch.games.equinox.state import by_name, codes
from spieltisch.games.equinox.state.data import EDITIONS
from spieltisch.games.equinox.state.notation import (
    CREATURE_NUMBERS,
    FACE_NUMBERS,
    card_key,
    creature_key,
)
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
    "who",
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
_SEATS: Final = Text(
    "Equinox ist für 2 bis {most} Plätze, und die Stellung hat {players} Spieler für {seats}"
    " Plätze.",
    "Equinox is for 2 to {most} seats, and the position has {players} players for {seats} seats.",
)
_OVER: Final = Text(
    "Mit {gone} verschwundenen Kreaturen ist Runde {last} vorbei und damit das Spiel; höchstens"
    " {most} können es sein.",
    "with {gone} creatures eliminated round {last} is over and so is the game; at most {most} can"
    " be.",
)
_GONE_TWICE: Final = Text(
    "{creature} ist zweimal verschwunden; nenne sie in 'eliminated' nur einmal.",
    "{creature} is eliminated twice; name it only once in 'eliminated'.",
)
_BAD_TREES: Final = Text(
    "'trees' müssen zwei Zahlen mit Summe {sum} sein, nicht {value}.",
    "'trees' must be two numbers with sum {sum}, not {value}.",
)
_LISTED: Final = Text(
    "Es treten genau {count} verschiedene Kreaturen an, und sie zählt {listed} auf.",
    "exactly {count} different creatures take part, and it lists {listed}.",
)
_MENTIONED: Final = Text(
    "Es treten genau {count} Kreaturen an, und sie nennt {found}: {names}.",
    "exactly {count} creatures take part, and it mentions {found}: {names}.",
)
_TWO_PLACES: Final = Text("{card} ist an zwei Stellen.", "{card} is in two places.")
_NO_FURTHER: Final = Text(
    "Es gibt in dieser Partie kein (weiteres) {card}.", "there is no (further) {card} in this game."
)
_NO_SEAT: Final = Text(
    "{where} nennt Platz {seat}; die Plätze sind 1 bis {seats}.",
    "{where} names seat {seat}; the seats are 1 to {seats}.",
)
_COLUMN_TWICE: Final = Text(
    "Die Spalte von {creature} ist zweimal beschrieben; schreib alles in eine.",
    "The column of {creature} is described twice; write it all in one place.",
)
_TWO_CHAMPIONS: Final = Text(
    "Platz {seat} hat Wettsteine auf zwei Championkarten.",
    "seat {seat} has pebbles on two champion cards.",
)
_NO_STRENGTH: Final = Text(
    "{where}: Eine Zahl ist die Stärke einer Karte der Spalte, 0 bis {most}, nicht {value}.",
    "A number in {where} is the strength of a card of the column, 0 to {most}, not {value}.",
)
_TREE_LIES: Final = Text(
    "{card} ist ein Baum und liegt auf keinem Feld.", "{card} is a tree and lies nowhere."
)
_BAD_SECRET: Final = Text(
    "Eine geheime Wette braucht eine Kreaturenkarte, nicht {card}.",
    "a secret prediction needs a creature card, not {card}.",
)
_TOO_FEW_CARDS: Final = Text(
    "Dafür gibt es nicht genug Karten.", "there are not enough cards for it."
)
_NO_DISCARD: Final = Text(
    'In Runde 1 ist noch niemand verschwunden, also wird nichts abgeworfen; wähle phase = "play".',
    "in round 1 nothing is eliminated, so nobody is asked to discard; start it in phase play.",
)
_PHASES: Final = {"predict": codes.PREDICT, "play": codes.PLAY_CARD, "discard": codes.DISCARD}


def set_up(table: Table, data: Any) -> None:
    """Lays the table out as the position says; `Mistake` saying what is impossible."""
    fields = Fields(data, THE_POSITION)
    fields.only(_FIELDS)
    builder = _Builder(table, fields)
    builder.lay_out()
    builder.read_columns()
    builder.read_players()
    builder.fill_hands()
    builder.fill_deck()
    table.recount()
    check_sound(table)
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
        seats = fields.number("seats", max(2, len(players)), 2, codes.MAX_SEATS)
        if not 2 <= seats <= codes.MAX_SEATS or len(players) > seats:
            raise Mistake(_SEATS.fill(most=codes.MAX_SEATS, players=len(players), seats=seats))
        eliminated = self._named("eliminated")
        if len(eliminated) >= codes.ROWS:
            raise impossible(_OVER.fill(gone=len(eliminated), last=codes.ROWS, most=codes.ROWS - 1))
        creatures = self._creatures(eliminated)
        self.table.lay_out(seats, creatures)
        self.table.edition = fields.word("edition", "en", EDITIONS)
        for number, creature in enumerate(eliminated, 1):
            if self.table.gone[creature]:
                raise Mistake(_GONE_TWICE.fill(creature=creature_key(creature)))
            self.table.gone[creature] = number
            self.table.alive.remove(creature)
        self.table.row = fields.number("round", len(eliminated) + 1, 1, codes.ROWS)
        self.table.turn = fields.number("turn", 1, 1, seats) - 1
        self.table.rng = self.rng
        trees = fields.data.get("trees", [1, 2])
        if (
            not isinstance(trees, list)
            or not all(is_number(count) and count >= 0 for count in trees)
            or len(trees) != 2
            or sum(trees) != codes.TREES
        ):
            raise Mistake(_BAD_TREES.fill(sum=codes.TREES, value=repr(trees)))
        self.free = full_deck(creatures, trees[0], trees[1])

    def _named(self, name: str) -> list[int]:
        """The creatures that a list names."""
        keys = self.fields.keys(name, by_name.CREATURES)
        return [CREATURE_NUMBERS[key] for key in keys]

    def _creatures(self, eliminated: list[int]) -> list[int]:
        """The named creatures, those the rest of the position mentions, and others up to eight."""
        creatures = self._named("creatures")
        if len(set(creatures)) < len(creatures) or len(creatures) > codes.IN_GAME:
            raise impossible(_LISTED.fill(count=codes.IN_GAME, listed=len(creatures)))
        mentioned = eliminated + [
            by_name.creature(key) for key in self.fields.table("columns").data
        ]
        for seat, player in enumerate(self.fields.items("players")):
            reader = Fields(player, player_of(seat))
            keys = reader.keys("hand", by_name.FACES) + reader.keys("face_down", by_name.FACES)
            keys += [reader.key("secret", by_name.FACES)] if "secret" in reader.data else []
            mentioned += _creatures_on(keys)
        mentioned += _creatures_on(self.fields.keys("next", by_name.FACES))
        for creature in mentioned:
            if creature not in creatures:
                creatures.append(creature)
        if len(creatures) > codes.IN_GAME:
            names = ", ".join(creature_key(creature) for creature in creatures)
            raise impossible(
                _MENTIONED.fill(count=codes.IN_GAME, found=len(creatures), names=names)
            )
        others = [creature for creature in range(codes.CREATURES) if creature not in creatures]
        for creature in sorted(self.rng.sample(others, codes.IN_GAME - len(creatures))):
            creatures.append(creature)
            self.filled.append(("fill-creature", [creature]))
        return creatures

    def take(self, key: str) -> int:
        """Takes a card that is still free."""
        face = FACE_NUMBERS[key]
        for card in self.free:
            if codes.FACE[card] == face:
                self.free.remove(card)
                return card
        if face < codes.TREE and (
            face >= codes.CHAMELEON or self.table.in_game[face // codes.STRENGTHS]
        ):
            raise impossible(_TWO_PLACES.fill(card=key))
        raise impossible(_NO_FURTHER.fill(card=key))

    def take_all(self, fields: Fields, name: str) -> list[int]:
        """Takes the cards that a list names."""
        return [self.take(key) for key in fields.keys(name, by_name.FACES)]

    def seat(self, value: Any, where: Text) -> int:
        if not is_number(value) or not 1 <= value <= self.table.seats:
            raise Mistake(_NO_SEAT.fill(where=where, seat=repr(value), seats=self.table.seats))
        return int(value) - 1

    def read_columns(self) -> None:
        columns = self.fields.table("columns")
        read: list[int] = []
        for key in columns.data:
            creature = by_name.creature(key)
            if creature in read:
                raise Mistake(_COLUMN_TWICE.fill(creature=creature_key(creature)))
            read.append(creature)
            column = columns.table(key)
            column.only(_COLUMN_FIELDS)
            for value in column.items("champion"):
                seat = self.seat(value, column.at("champion"))
                self._put_champion(seat, creature)
            for row in range(1, codes.ROWS + 1):
                if f"row{row}" in column.data:
                    self._read_field(column.table(f"row{row}"), creature, row)

    def _put_champion(self, seat: int, creature: int) -> None:
        table = self.table
        if table.champion[seat] != codes.NONE:
            raise impossible(_TWO_CHAMPIONS.fill(seat=seat + 1))
        table.champion[seat] = creature
        table.secret_made[seat] = True
        table.stock[seat] -= 1

    def _read_field(self, field: Fields, creature: int, row: int) -> None:
        table = self.table
        field.only(_ROW_FIELDS)
        place = creature * codes.PLACES_PER_CREATURE + row
        for word in field.items("cards"):
            card = self.take(self._card_in_column(word, creature, field.at("cards")))
            if card >= codes.TREE:
                raise impossible(_TREE_LIES.fill(card=card_key(card)))
            table.under[card] = table.top[place]
            table.top[place] = card
        if "pebble" in field.data:
            seat = self.seat(field.data["pebble"], field.at("pebble"))
            table.pebble[place] = seat
            table.stock[seat] -= 1

    def _card_in_column(self, word: Any, creature: int, where: Text) -> str:
        """A card by its name or, if it is one of the column's own, by its strength."""
        if not is_number(word):
            return by_name.FACES.key(word, where)
        if not 0 <= word < codes.STRENGTHS:
            raise Mistake(_NO_STRENGTH.fill(where=where, most=codes.STRENGTHS - 1, value=word))
        return f"{creature_key(creature)}-{word}"

    def read_players(self) -> None:
        table = self.table
        table.names = [""] * table.seats
        for seat in range(table.seats):
            players = self.fields.items("players")
            reader = Fields(players[seat] if seat < len(players) else {}, player_of(seat))
            reader.only(_PLAYER_FIELDS)
            table.names[seat] = reader.text("name")
            table.hands[seat] = sorted(self.take_all(reader, "hand"))
            listed = len(table.hands[seat]) if "hand" in reader.data else codes.HAND
            self.wanted.append(reader.number("cards", listed, len(table.hands[seat]), codes.CARDS))
            for card in self.take_all(reader, "face_down"):
                table.down.append(card * 8 + seat)
            if "secret" in reader.data:
                self._put_secret(seat, self.take(reader.key("secret", by_name.FACES)))
            if "secret_made" in reader.data:
                table.secret_made[seat] = reader.flag("secret_made")
            placed = codes.PEBBLES - table.stock[seat]
            table.stock[seat] = reader.number("pebbles", max(0, codes.PEBBLES - placed), 0, 99)
        table.down.sort()

    def _put_secret(self, seat: int, card: int) -> None:
        if card >= codes.CHAMELEON:
            raise impossible(_BAD_SECRET.fill(card=card_key(card)))
        self.table.secret[seat] = card
        self.table.secret_made[seat] = True
        self.table.stock[seat] -= 1

    def fill_hands(self) -> None:
        table = self.table
        reserved = self.take_all(self.fields, "next")
        for seat in range(table.seats):
            missing = self.wanted[seat] - len(table.hands[seat])
            if missing > len(self.free):
                raise impossible(_TOO_FEW_CARDS)
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
        table.plays = 1 if table.phase == codes.PLAY_CARD else 0
        if table.phase == codes.DISCARD and table.row == 1:
            raise impossible(_NO_DISCARD)


def _creatures_on(keys: list[str]) -> list[int]:
    """The creatures whose cards these are."""
    faces = [FACE_NUMBERS[key] for key in keys]
    return [face // codes.STRENGTHS for face in faces if face < codes.CHAMELEON]
