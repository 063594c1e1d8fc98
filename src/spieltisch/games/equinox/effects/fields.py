"""What is done on the fields: taking, discarding and swapping visible cards, moving pebbles."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.effects import Node
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text, both, joined
from spieltisch.games.equinox.effects.basics import CHOSEN, COLUMN, Among, Choice, on, then
from spieltisch.games.equinox.state import codes, verbs
from spieltisch.games.equinox.state.codes import is_chameleon

if TYPE_CHECKING:
    from spieltisch.games.equinox.state.table import Table

# Which columns: all, the one the effect comes from, those of creatures in play, also without it.
EVERY_COLUMN: Final = 0
OWN_COLUMN: Final = 1
IN_PLAY: Final = 2
OTHER_COLUMN: Final = 3

# Which rows, up to the current one.
EVERY_ROW: Final = 0
EARLIER_ROW: Final = 1
CURRENT_ROW: Final = 2

# Which visible cards, as bits.
CREATURE_CARD: Final = 1
CHAMELEON: Final = 2
EITHER_CARD: Final = 3

_COLUMN: Final = (
    both(""),
    Text(" von {creature}", " of {creature}"),  # the name of the card it is printed on
    Text(" bei einer Kreatur im Turnier", " of a creature still in play"),
    Text(" einer anderen Spalte", " of another column"),
)
_ROW: Final = (
    Text("der aktuellen oder einer früheren Reihe", "the current or an earlier row"),
    Text("einer früheren Reihe", "an earlier row"),
    Text("der aktuellen Reihe", "the current row"),
)
_CARD: Final = {
    CREATURE_CARD: Text("eine sichtbare Kreaturenkarte", "a visible creature card"),
    CHAMELEON: Text("ein sichtbares Chamäleon", "a visible chameleon"),
    EITHER_CARD: Text("eine sichtbare Karte", "a visible card"),
}
_CARDS: Final = {
    CREATURE_CARD: Text("Kreaturenkarten", "creature cards"),
    CHAMELEON: Text("Chamäleons", "chameleons"),
    EITHER_CARD: Text("Karten", "cards"),
}
_UNCOVERED: Final = Text(
    "; was darunter liegt, zählt ab jetzt", "; what lies below it counts from now on"
)
_EXCEPT: Final = Text(
    "; nach den {which} Regeln sind {cards} ausgenommen",
    "; by the {which} rules {cards} cannot be chosen",
)
_RULES: Final = {"en": Text("englischen", "English"), "de": Text("deutschen", "German")}


class Fields(Among):
    """Fields of some columns and rows."""

    champion = codes.CHAMPION_STAYS  # the reason why a champion card is not possible
    gone = codes.GONE  # the reason why the column of an eliminated creature is not possible

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        creatures = table.alive if self.columns else table.creatures
        last = table.row - 1 if self.rows == EARLIER_ROW else table.row
        return [
            creature * codes.PLACES_PER_CREATURE + row
            for creature in creatures
            for row in range(1, last + 1)
        ]

    def refusal(self, table: "Table", frame: Frame, thing: int) -> int:
        creature = thing // codes.PLACES_PER_CREATURE
        own = creature == frame.values[COLUMN]
        if self.columns == OWN_COLUMN and not own:
            return codes.OWN_COLUMN_ONLY
        if not table.in_game[creature]:
            return codes.NOT_IN_GAME
        if self.columns == OTHER_COLUMN and own:
            return codes.OTHER_COLUMN
        row = thing % codes.PLACES_PER_CREATURE
        if row == 0 and self.champion:
            return self.champion
        if self.columns >= IN_PLAY and table.gone[creature]:
            return self.gone
        if self.rows == EARLIER_ROW and row >= table.row:
            return codes.EARLIER_ROW
        return self.field_refusal(table, frame, thing)

    def field_refusal(self, table: "Table", frame: Frame, place: int) -> int:
        """Why a field of the right columns and rows is not possible."""
        raise NotImplementedError


class FreeFields(Fields):
    """Fields without a pebble, for one of the own ones."""

    champion = codes.NO_CHAMPION
    gone = codes.RUBBLE_GONE

    def refusal(self, table: "Table", frame: Frame, thing: int) -> int:
        if table.stock[frame.seat] == 0:
            return codes.NO_PEBBLE
        return Fields.refusal(self, table, frame, thing)

    def field_refusal(self, table: "Table", frame: Frame, place: int) -> int:
        if place % codes.PLACES_PER_CREATURE > table.row:
            return codes.LATER_ROW
        return codes.LEGAL if table.pebble[place] == codes.NONE else codes.RUBBLE_TAKEN

    def one(self) -> Text:
        return Text(
            "ein Feld ohne Wettstein in {row}{column}", "a field without one in {row}{column}"
        ).fill(row=_ROW[self.rows], column=_COLUMN[self.columns])


class PutPebble(Choice):
    """Put a pebble on a free field."""

    def __init__(self) -> None:
        super().__init__(verbs.PUT, FreeFields(IN_PLAY, EVERY_ROW))

    def act(self, table: "Table", frame: Frame, thing: int) -> None:
        table.place_pebble(frame.seat, thing)

    def told(self) -> Text:
        return Text(
            "setze einen Wettstein auf {field}, nicht auf eine Championkarte",
            "put a pebble on {field}, not on a champion card",
        ).fill(field=self.among.one())


class OwnPebbles(Among):
    """The places where the own pebbles lie, champion cards included."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return list(range(codes.PLACES))

    def refusal(self, table: "Table", frame: Frame, thing: int) -> int:
        return codes.LEGAL if table.has_pebble(frame.seat, thing) else codes.NOT_YOUR_PEBBLE


class TakeBackPebble(Choice):
    """Take back an own pebble, wherever it lies, also from the secret prediction."""

    def __init__(self) -> None:
        super().__init__(verbs.LIFT, OwnPebbles())

    def choices(self, state: State, frame: Frame) -> list[int]:
        found = Choice.choices(self, state, frame)
        if on(state).secret[frame.seat] != codes.NONE:
            found.append(verbs.LIFT_SECRET)
        return found

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        if move == verbs.LIFT_SECRET:
            secret = on(state).secret[frame.seat]
            return codes.NO_SECRET if secret == codes.NONE else codes.LEGAL
        return Choice.why_not(self, state, frame, move)

    def choose(self, state: State, frame: Frame, move: int) -> None:
        frame.step += 1
        if move == verbs.LIFT_SECRET:
            on(state).lift_secret(frame.seat)
        else:
            on(state).lift_pebble(frame.seat, verbs.ARGUMENT[move])

    def told(self) -> Text:
        return Text(
            "nimm einen eigenen Wettstein zurück: von einem Feld, einer Championkarte oder deiner"
            " verdeckten geheimen Wette, deren Karte dann offen abgelegt wird",
            "take back one pebble of yours: from a field, a champion card or your unrevealed secret"
            " prediction, whose card is then discarded face up",
        )


class Visible(Fields):
    """Visible cards of some kinds, which may differ by edition, as the fields where they lie."""

    def __init__(self, kinds: int | dict[str, int], columns: int, rows: int) -> None:
        super().__init__(columns, rows)
        self.kinds = {"en": kinds, "de": kinds} if isinstance(kinds, int) else kinds

    def field_refusal(self, table: "Table", frame: Frame, place: int) -> int:
        card = table.top[place]
        if card == codes.NONE:
            return codes.NO_CARD_THERE
        kinds = self.kinds[table.edition]
        if kinds & (CHAMELEON if is_chameleon(card) else CREATURE_CARD):
            return codes.LEGAL
        return codes.WANTS_CHAMELEON if kinds == CHAMELEON else codes.WANTS_CREATURE

    def widest(self) -> int:
        """The kinds that some edition allows."""
        return self.kinds["en"] | self.kinds["de"]

    def one(self) -> Text:
        return Text("{card}{column} aus {row}", "{card}{column} from {row}").fill(
            card=_CARD[self.widest()], column=_COLUMN[self.columns], row=_ROW[self.rows]
        )

    def remarks(self) -> Text:
        """That a card below counts at once, where that can be, and what an edition leaves out."""
        found = [] if self.rows == EARLIER_ROW else [_UNCOVERED]
        return joined([*found, *self.exceptions()], "")

    def exceptions(self) -> list[Text]:
        """Kinds that only one edition allows."""
        return [
            _EXCEPT.fill(which=_RULES[edition], cards=_CARDS[self.widest() & ~kinds])
            for edition, kinds in self.kinds.items()
            if kinds != self.widest()
        ]


class Take(Choice):
    """Take a visible card into hand."""

    def __init__(self, kinds: int, columns: int = EVERY_COLUMN, rows: int = EVERY_ROW) -> None:
        self.cards = Visible(kinds, columns, rows)
        super().__init__(verbs.TAKE, self.cards)

    def act(self, table: "Table", frame: Frame, thing: int) -> None:
        table.take_visible(frame.seat, thing)

    def told(self) -> Text:
        return Text(
            "nimm {card} auf die Hand{remarks}", "take {card} into your hand{remarks}"
        ).fill(card=self.cards.one(), remarks=self.cards.remarks())


class Tops(Visible):
    """Visible cards of the current row, as the creatures in whose columns they lie."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return table.alive

    def refusal(self, table: "Table", frame: Frame, thing: int) -> int:
        return Visible.refusal(self, table, frame, table.field(thing))


class Discard(Choice):
    """Discard a visible card of the current row."""

    def __init__(self, kinds: int, columns: int) -> None:
        self.cards = Tops(kinds, columns, CURRENT_ROW)
        super().__init__(verbs.DISCARD_TOP, self.cards)

    def act(self, table: "Table", frame: Frame, thing: int) -> None:
        table.discard_visible(frame.seat, table.field(thing))

    def told(self) -> Text:
        return Text("wirf {card} ab{remarks}", "discard {card}{remarks}").fill(
            card=self.cards.one(), remarks=self.cards.remarks()
        )


class Swappable(Visible):
    """Visible cards of creatures in play that have another one in their column to swap with."""

    champion = codes.LEGAL  # none of its own: no card lies there
    gone = codes.SWAP_GONE

    def card_refusal(self, table: "Table", frame: Frame, place: int) -> int:
        refusal = Visible.field_refusal(self, table, frame, place)
        return codes.SWAP_CHAMELEON if refusal == codes.WANTS_CREATURE else refusal

    def field_refusal(self, table: "Table", frame: Frame, place: int) -> int:
        refusal = self.card_refusal(table, frame, place)
        if refusal:
            return refusal
        column = place - place % codes.PLACES_PER_CREATURE
        for other in range(column + 1, column + table.row + 1):
            if other != place and self.card_refusal(table, frame, other) == codes.LEGAL:
                return codes.LEGAL
        return codes.SWAP_PARTNER


class Partners(Swappable):
    """Those in the column of the card chosen first."""

    def field_refusal(self, table: "Table", frame: Frame, place: int) -> int:
        refusal = self.card_refusal(table, frame, place)
        if refusal:
            return refusal
        first = frame.values[CHOSEN]
        if place == first:
            return codes.SWAP_SAME
        same = place // codes.PLACES_PER_CREATURE == first // codes.PLACES_PER_CREATURE
        return codes.LEGAL if same else codes.SWAP_COLUMN


class ChooseFirst(Choice):
    """Choose the first of two cards; what comes after says of both what happens with them."""

    def told(self) -> Text:
        return both("")


class Swap(Choice):
    """Swap the card chosen first with another one of its column."""

    def __init__(self, cards: Partners) -> None:
        super().__init__(verbs.SWAP, cards)
        self.cards = cards

    def act(self, table: "Table", frame: Frame, thing: int) -> None:
        table.swap_visible(frame.seat, frame.values[CHOSEN], thing)

    def told(self) -> Text:
        return Text(
            "tausche die sichtbaren {cards} zweier Felder in der Spalte einer Kreatur im Turnier"
            "{remarks}",
            "swap the visible {cards} of two fields in the column of a creature still in play"
            "{remarks}",
        ).fill(cards=_CARDS[self.cards.widest()], remarks=joined(self.cards.exceptions(), ""))


def swap(kinds: dict[str, int]) -> Node:
    return then(
        ChooseFirst(verbs.SWAP, Swappable(kinds, IN_PLAY, EVERY_ROW)),
        Swap(Partners(kinds, IN_PLAY, EVERY_ROW)),
    )
