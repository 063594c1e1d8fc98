"""What is done on the fields: taking, discarding and swapping visible cards, moving pebbles."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.effects import Node
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text, both, joined
from spieltisch.games.equinox.effects.basics import CHOSEN, COLUMN, Choice, on, then
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
_EDITION: Final = {"en": Text("englischen", "English"), "de": Text("deutschen", "German")}


class OfField(Choice):
    """A choice of a field of some columns and rows."""

    champion = codes.CHAMPION_STAYS  # the reason why a champion card is not possible
    gone = codes.GONE  # the reason why the column of an eliminated creature is not possible

    def __init__(self, verb: int, columns: int, rows: int) -> None:
        super().__init__(verb)
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


class PutPebble(OfField):
    """Put a pebble on a free field."""

    champion = codes.NO_CHAMPION
    gone = codes.PEBBLE_GONE

    def __init__(self) -> None:
        super().__init__(verbs.PUT, IN_PLAY, EVERY_ROW)

    def refusal(self, table: "Table", frame: Frame, thing: int) -> int:
        if table.stock[frame.seat] == 0:
            return codes.NO_PEBBLE
        return OfField.refusal(self, table, frame, thing)

    def field_refusal(self, table: "Table", frame: Frame, place: int) -> int:
        if place % codes.PLACES_PER_CREATURE > table.row:
            return codes.LATER_ROW
        return codes.LEGAL if table.pebble[place] == codes.NONE else codes.PEBBLE_TAKEN

    def act(self, table: "Table", frame: Frame, thing: int) -> None:
        table.place_pebble(frame.seat, thing)

    def told(self) -> Text:
        return Text(
            "setze einen Wettstein auf ein Feld ohne Wettstein in {row}{column}, nicht auf eine"
            " Championkarte",
            "put a pebble on a field without one in {row}{column}, not on a champion card",
        ).fill(column=_COLUMN[self.columns], row=_ROW[self.rows])


class TakeBackPebble(Choice):
    """Take back an own pebble, wherever it lies, also from the secret prediction."""

    def __init__(self) -> None:
        super().__init__(verbs.LIFT)

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return list(range(codes.PLACES))

    def refusal(self, table: "Table", frame: Frame, thing: int) -> int:
        return codes.LEGAL if table.has_pebble(frame.seat, thing) else codes.NOT_YOUR_PEBBLE

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


class OfVisible(OfField):
    """A choice of a visible card; what lies below it is uncovered."""

    def __init__(self, verb: int, kinds: int, columns: int, rows: int) -> None:
        super().__init__(verb, columns, rows)
        self.kinds = kinds

    def field_refusal(self, table: "Table", frame: Frame, place: int) -> int:
        card = table.top[place]
        if card == codes.NONE:
            return codes.NO_CARD_THERE
        if self.kinds & _kind(card):
            return codes.LEGAL
        return codes.WANTS_CHAMELEON if self.kinds == CHAMELEON else codes.WANTS_CREATURE

    def told_with(self, said: Text) -> Text:
        """What happens to the card, and that another one counts now, where that can be."""
        below = Text(
            "; was darunter liegt, zählt ab jetzt", "; what lies below it counts from now on"
        )
        return Text("{said}{below}", "{said}{below}").fill(
            said=said.fill(
                card=_CARD[self.kinds], column=_COLUMN[self.columns], row=_ROW[self.rows]
            ),
            below=both("") if self.rows == EARLIER_ROW else below,
        )


class Take(OfVisible):
    """Take a visible card into hand."""

    def __init__(self, kinds: int, columns: int = EVERY_COLUMN, rows: int = EVERY_ROW) -> None:
        super().__init__(verbs.TAKE, kinds, columns, rows)

    def act(self, table: "Table", frame: Frame, thing: int) -> None:
        table.take_visible(frame.seat, thing)

    def told(self) -> Text:
        return self.told_with(
            Text(
                "nimm {card}{column} aus {row} auf die Hand",
                "take {card}{column} from {row} into your hand",
            )
        )


class Discard(OfVisible):
    """Discard a visible card of the current row; what is chosen is its column."""

    def __init__(self, kinds: int, columns: int) -> None:
        super().__init__(verbs.DISCARD_TOP, kinds, columns, CURRENT_ROW)

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return table.alive

    def refusal(self, table: "Table", frame: Frame, thing: int) -> int:
        return OfVisible.refusal(self, table, frame, table.field(thing))

    def act(self, table: "Table", frame: Frame, thing: int) -> None:
        table.discard_visible(frame.seat, table.field(thing))

    def told(self) -> Text:
        return self.told_with(
            Text("wirf {card}{column} aus {row} ab", "discard {card}{column} from {row}")
        )


class ChooseToSwap(OfField):
    """Choose a visible card of a kind that the edition allows, with another one in its column."""

    champion = codes.LEGAL  # no reason of its own: no card lies there
    gone = codes.SWAP_GONE

    def __init__(self, kinds: dict[str, int]) -> None:
        super().__init__(verbs.SWAP, IN_PLAY, EVERY_ROW)
        self.kinds = kinds  # by edition

    def card_refusal(self, table: "Table", place: int) -> int:
        card = table.top[place]
        if card == codes.NONE:
            return codes.NO_CARD_THERE
        return codes.LEGAL if self.kinds[table.edition] & _kind(card) else codes.SWAP_CHAMELEON

    def field_refusal(self, table: "Table", frame: Frame, place: int) -> int:
        refusal = self.card_refusal(table, place)
        if refusal:
            return refusal
        column = place - place % codes.PLACES_PER_CREATURE
        for other in range(column + 1, column + table.row + 1):
            if other != place and self.card_refusal(table, other) == codes.LEGAL:
                return codes.LEGAL
        return codes.SWAP_PARTNER

    def told(self) -> Text:
        return both("")  # what comes after speaks of both cards


class Swap(ChooseToSwap):
    """Swap the card chosen first with another one of its column."""

    def field_refusal(self, table: "Table", frame: Frame, place: int) -> int:
        refusal = self.card_refusal(table, place)
        if refusal:
            return refusal
        first = frame.values[CHOSEN]
        if place == first:
            return codes.SWAP_SAME
        same = place // codes.PLACES_PER_CREATURE == first // codes.PLACES_PER_CREATURE
        return codes.LEGAL if same else codes.SWAP_COLUMN

    def act(self, table: "Table", frame: Frame, thing: int) -> None:
        table.swap_visible(frame.seat, frame.values[CHOSEN], thing)

    def told(self) -> Text:
        only = Text(
            "; nach den {edition} Regeln sind Chamäleons ausgenommen",
            "; by the {edition} rules chameleons cannot be swapped",
        )
        strict = [
            only.fill(edition=_EDITION[edition])
            for edition, kinds in self.kinds.items()
            if not kinds & CHAMELEON
        ]
        return Text(
            "tausche die sichtbaren Karten zweier Felder in der Spalte einer Kreatur im Turnier"
            "{strict}",
            "swap the visible cards of two fields in the column of a creature still in play"
            "{strict}",
        ).fill(strict=joined(strict, ""))


def _kind(card: int) -> int:
    return CHAMELEON if is_chameleon(card) else CREATURE_CARD


def swap(kinds: dict[str, int]) -> Node:
    return then(ChooseToSwap(kinds), Swap(kinds))
