"""What the effects used in cards.py do.

An effect lists the choices it offers, says why any other choice is not possible, and carries a
choice out. The engine, the texts and the bots read the same object. Which seat chooses, and what
has been chosen so far, stands in a `Frame`: step `MAY` is the first choice of a power, which may be
declined; `MUST` is the first choice where there is no declining (trees, copied powers); later
steps follow. ``frame.values[0]`` is always the column the effect comes from.
"""

from typing import TYPE_CHECKING, Final

from spieltisch.core.stack import Frame
from spieltisch.games.equinox.state.codes import (
    ARGUMENT,
    CHAMELEON_GONE,
    CHAMPION_STAYS,
    COPY,
    COPY_BOX,
    COPY_IN_PLAY,
    COPY_NO_EFFECT,
    COPY_NOTHING,
    COPY_TWINZ,
    DISCARD_TOP,
    EARLIER_ROW,
    EMPTY_HAND,
    FACE,
    GIVE,
    GONE,
    KEEP,
    KIND,
    LATER_ROW,
    LEGAL,
    LIFT,
    LIFT_SECRET,
    MUST_GIVE,
    NAME,
    NAME_IN_PLAY,
    NO_CARD_THERE,
    NO_CHAMPION,
    NO_PEBBLE,
    NO_SECRET,
    NO_SUCH_SEAT,
    NONE,
    NOT_ASKED,
    NOT_DRAWN,
    NOT_IN_GAME,
    NOT_IN_HAND,
    NOT_YOUR_PEBBLE,
    NOT_YOURSELF,
    ON,
    OTHER_COLUMN,
    OTHER_CREATURE,
    OWN_COLUMN_ONLY,
    PLACES,
    PLACES_PER_CREATURE,
    PUT,
    ROWS,
    RUBBLE_GONE,
    RUBBLE_TAKEN,
    SEAT,
    SHOW,
    SWAP,
    SWAP_CHAMELEON,
    SWAP_COLUMN,
    SWAP_GONE,
    SWAP_PARTNER,
    SWAP_SAME,
    TAKE,
    THREE_CARDS,
    TWINZ_USED,
    USE,
    V_COPY,
    V_DISCARD_TOP,
    V_GIVE,
    V_KEEP,
    V_LIFT,
    V_NAME,
    V_ON,
    V_PUT,
    V_SEAT,
    V_SWAP,
    V_TAKE,
    VERB,
    WANTS_CHAMELEON,
    WANTS_CREATURE,
    is_chameleon,
    is_creature_card,
)

if TYPE_CHECKING:
    from spieltisch.games.equinox.state.table import Table

MAY: Final = 0
MUST: Final = 1
SECOND: Final = 2
THIRD: Final = 3


class Effect:
    """The common shape: a list of candidates, filtered by the reason that forbids each."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        """Every move that could be a choice at this step, legal or not."""
        return [USE]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        """Why a move is not a choice now, `LEGAL` if it is."""
        return LEGAL if move == USE else NOT_ASKED

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        """Carries a legal choice out; takes the frame off the stack when the effect is done."""
        raise NotImplementedError

    def options(self, table: "Table", frame: Frame) -> list[int]:
        return [
            move
            for move in self.candidates(table, frame)
            if self.refusal(table, frame, move) == LEGAL
        ]


class DrawCards(Effect):
    """Draw a number of cards."""

    def __init__(self, count: int) -> None:
        self.count = count

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        table.draw(frame.seat, self.count, "draw-extra")


class PlayAgain(Effect):
    """Play a second card; once per turn."""

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if move != USE:
            return NOT_ASKED
        return TWINZ_USED if table.played_again else LEGAL

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        table.played_again = True
        table.plays += 1


class FreeDiscard(Effect):
    """Discard cards of any creatures, unshown, in phase 3 of this turn."""

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        table.free_discard = True


class TakeBackPebble(Effect):
    """Take back an own pebble, wherever it lies."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return [LIFT + place for place in range(PLACES)] + [LIFT_SECRET]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if move == LIFT_SECRET:
            return NO_SECRET if table.secret[frame.seat] == NONE else LEGAL
        if VERB[move] != V_LIFT:
            return NOT_ASKED
        return LEGAL if table.has_pebble(frame.seat, ARGUMENT[move]) else NOT_YOUR_PEBBLE

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        if move == LIFT_SECRET:
            table.lift_secret(frame.seat)
        else:
            table.lift_pebble(frame.seat, ARGUMENT[move])


class PlacePebble(Effect):
    """Put a pebble on a free field of the current or an earlier row."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return [
            PUT + creature * PLACES_PER_CREATURE + row
            for creature in table.alive
            for row in range(1, table.row + 1)
        ]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if VERB[move] != V_PUT:
            return NOT_ASKED
        place = ARGUMENT[move]
        creature = place // PLACES_PER_CREATURE
        row = place % PLACES_PER_CREATURE
        if table.stock[frame.seat] == 0:
            return NO_PEBBLE
        if not table.in_game[creature]:
            return NOT_IN_GAME
        if row == 0:
            return NO_CHAMPION
        if table.gone[creature]:
            return RUBBLE_GONE
        if row > table.row:
            return LATER_ROW
        return LEGAL if table.pebble[place] == NONE else RUBBLE_TAKEN

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        table.place_pebble(frame.seat, ARGUMENT[move])


class OtherSeat(Effect):
    """An effect whose first choice is another player with enough hand cards."""

    def __init__(self, least: int) -> None:
        self.least = least

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return [SEAT + seat for seat in range(table.seats)]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if VERB[move] != V_SEAT:
            return NOT_ASKED
        seat = ARGUMENT[move]
        if seat >= table.seats:
            return NO_SUCH_SEAT
        if seat == frame.seat:
            return NOT_YOURSELF
        if len(table.hands[seat]) < self.least:
            return EMPTY_HAND if self.least == 1 else THREE_CARDS
        return LEGAL


class BlockHalf(OtherSeat):
    """Half of another hand, rounded up, is out of use for the owner's next turn."""

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        table.lay_half_down(ARGUMENT[move])


class DemandCard(OtherSeat):
    """Another player gives a card of a named creature, or shows a hand without one."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        if frame.step <= MUST:
            return [SEAT + seat for seat in range(table.seats)]
        if frame.step == SECOND:
            return [NAME + creature for creature in table.creatures]
        return [GIVE + card for card in table.hands[frame.seat] if is_creature_card(card)] + [SHOW]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if frame.step <= MUST:
            return OtherSeat.refusal(self, table, frame, move)
        if frame.step == SECOND:
            return named_in_play(table, move)
        hand = table.hands[frame.seat]
        creature = frame.values[2]
        if move == SHOW:
            held = any(KIND[card] == creature for card in hand)
            return MUST_GIVE if held else LEGAL
        if VERB[move] != V_GIVE:
            return NOT_ASKED
        face = ARGUMENT[move]
        if face not in [FACE[card] for card in hand]:
            return NOT_IN_HAND
        return LEGAL if KIND[face] == creature else OTHER_CREATURE

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        if frame.step <= MUST:
            frame.values.append(ARGUMENT[move])
            frame.step = SECOND
        elif frame.step == SECOND:
            frame.values.append(ARGUMENT[move])
            table.demand(frame.seat, frame.values[1], frame.values[2])
            frame.seat = frame.values[1]
            frame.step = THIRD
        else:
            table.stack.pop()
            if move == SHOW:
                table.show_hand_to(table.turn, frame.seat, frame.values[2])
            else:
                table.give_card(frame.seat, table.turn, ARGUMENT[move])


class DrawFromHand(OtherSeat):
    """Draw cards of another hand at random, keep one, return the rest."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.least = count

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        if frame.step <= MUST:
            return [SEAT + seat for seat in range(table.seats)]
        faces = sorted({FACE[card] for card in frame.values[2:]})
        return [KEEP + face for face in faces]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if frame.step <= MUST:
            return OtherSeat.refusal(self, table, frame, move)
        if VERB[move] != V_KEEP:
            return NOT_ASKED
        drawn = [FACE[card] for card in frame.values[2:]]
        return LEGAL if ARGUMENT[move] in drawn else NOT_DRAWN

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        if frame.step <= MUST:
            target = ARGUMENT[move]
            frame.values.append(target)
            frame.values.extend(table.look_at(frame.seat, target, self.count))
            frame.step = SECOND
        else:
            table.stack.pop()
            kept = [card for card in frame.values[2:] if FACE[card] == ARGUMENT[move]]
            table.keep_card(frame.seat, frame.values[1], kept[0])


class CopyEliminated(Effect):
    """Use the power of a creature that was eliminated in this game."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return [COPY + creature for creature in table.creatures]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if VERB[move] != V_COPY:
            return NOT_ASKED
        creature = ARGUMENT[move]
        if not table.in_game[creature]:
            return COPY_BOX
        if not table.gone[creature]:
            return COPY_IN_PLAY
        power = table.power_of(creature)
        if power is None:
            return COPY_NOTHING
        copied = Frame(creature, MUST, frame.seat, [frame.values[0]])
        if power.options(table, copied):
            return LEGAL
        return COPY_TWINZ if isinstance(power, PlayAgain) else COPY_NO_EFFECT

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        copied = table.stack.push(ARGUMENT[move], MUST, frame.seat, [frame.values[0]])
        power = table.power_of(copied.effect)
        assert power is not None
        if power.options(table, copied) == [USE]:
            if not table.quiet:
                table.note("power", [frame.seat, copied.effect, frame.values[0]])
            power.choose(table, copied, USE)


class TakeVisible(Effect):
    """Take a visible card from the table into hand."""

    def __init__(self, chameleon: bool = False, own: bool = False) -> None:
        self.chameleon = chameleon  # a chameleon, otherwise a creature card
        self.own = own  # only from earlier rows of the column the effect comes from

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return [
            TAKE + creature * PLACES_PER_CREATURE + row
            for creature in table.creatures
            for row in range(1, table.row + 1)
        ]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if VERB[move] != V_TAKE:
            return NOT_ASKED
        place = ARGUMENT[move]
        creature = place // PLACES_PER_CREATURE
        row = place % PLACES_PER_CREATURE
        if self.own and creature != frame.values[0]:
            return OWN_COLUMN_ONLY
        if not table.in_game[creature]:
            return NOT_IN_GAME
        if row == 0:
            return CHAMPION_STAYS
        if self.own and row >= table.row:
            return EARLIER_ROW
        card = table.top[place]
        if card == NONE:
            return NO_CARD_THERE
        if is_chameleon(card) == self.chameleon:
            return LEGAL
        return WANTS_CHAMELEON if self.chameleon else WANTS_CREATURE

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        table.take_visible(frame.seat, ARGUMENT[move])


class SwapVisible(Effect):
    """Swap the visible cards of two fields in one column of a creature in play."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return [
            SWAP + creature * PLACES_PER_CREATURE + row
            for creature in table.alive
            for row in range(1, table.row + 1)
        ]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if VERB[move] != V_SWAP:
            return NOT_ASKED
        place = ARGUMENT[move]
        creature = place // PLACES_PER_CREATURE
        if not table.in_game[creature]:
            return NOT_IN_GAME
        if table.gone[creature]:
            return SWAP_GONE
        refusal = self._card_refusal(table, place)
        if refusal:
            return refusal
        if frame.step <= MUST:
            return LEGAL if self._has_partner(table, place) else SWAP_PARTNER
        first = frame.values[1]
        if place == first:
            return SWAP_SAME
        return LEGAL if first // PLACES_PER_CREATURE == creature else SWAP_COLUMN

    def _card_refusal(self, table: "Table", place: int) -> int:
        card = table.top[place]
        if card == NONE:
            return NO_CARD_THERE
        if is_chameleon(card) and not table.chameleons_swap:
            return SWAP_CHAMELEON
        return LEGAL

    def _has_partner(self, table: "Table", place: int) -> bool:
        column = place - place % PLACES_PER_CREATURE
        for row in range(1, ROWS + 1):
            other = column + row
            if other != place and self._card_refusal(table, other) == LEGAL:
                return True
        return False

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        if frame.step <= MUST:
            frame.values.append(ARGUMENT[move])
            frame.step = SECOND
        else:
            table.stack.pop()
            table.swap_visible(frame.seat, frame.values[1], ARGUMENT[move])


class DiscardVisible(Effect):
    """Discard the visible card of another column in the current row."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return [DISCARD_TOP + creature for creature in table.alive]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if VERB[move] != V_DISCARD_TOP:
            return NOT_ASKED
        creature = ARGUMENT[move]
        if not table.in_game[creature]:
            return NOT_IN_GAME
        if creature == frame.values[0]:
            return OTHER_COLUMN
        if table.gone[creature]:
            return GONE
        return NO_CARD_THERE if table.top[table.field(creature)] == NONE else LEGAL

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        table.discard_visible(frame.seat, table.field(ARGUMENT[move]))


class ForceReveal(Effect):
    """Every secret prediction on a named creature is revealed."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return [NAME + creature for creature in table.creatures]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        return named_in_play(table, move)

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        table.force_reveal(frame.seat, ARGUMENT[move])


class LayChameleon(Effect):
    """Lay a chameleon on the current field of a creature in play. ``values[1]`` is the card."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return [ON + creature for creature in table.creatures]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if VERB[move] != V_ON:
            return NOT_ASKED
        creature = ARGUMENT[move]
        if not table.in_game[creature]:
            return NOT_IN_GAME
        return CHAMELEON_GONE if table.gone[creature] else LEGAL

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        table.lay_card(frame.seat, frame.values[1], ARGUMENT[move])


def named_in_play(table: "Table", move: int) -> int:
    """Why a creature cannot be named, `LEGAL` if it is in play."""
    if VERB[move] != V_NAME:
        return NOT_ASKED
    creature = ARGUMENT[move]
    if not table.in_game[creature]:
        return NOT_IN_GAME
    return NAME_IN_PLAY if table.gone[creature] else LEGAL
