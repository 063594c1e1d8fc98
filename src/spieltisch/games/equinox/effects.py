"""What the effects used in cards.py do.

An effect lists the choices it offers, says why any other choice is not possible, and carries a
choice out. The engine, the texts and the bots read the same object. Which seat chooses, and what
has been chosen so far, stands in a `Frame`: step `MAY` is the first choice of a power, which may be
declined; `MUST` is the first choice where there is no declining (trees, copied powers); later
steps follow. ``frame.values[0]`` is always the column the effect comes from.
"""

from typing import TYPE_CHECKING, Final

from spieltisch.core.stack import Frame
from spieltisch.games.equinox.state import codes, verbs
from spieltisch.games.equinox.state.codes import is_chameleon, is_creature_card

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
        return [verbs.USE]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        """Why a move is not a choice now, `LEGAL` if it is."""
        return codes.LEGAL if move == verbs.USE else codes.NOT_ASKED

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        """Carries a legal choice out; takes the frame off the stack when the effect is done."""
        raise NotImplementedError

    def options(self, table: "Table", frame: Frame) -> list[int]:
        return [
            move
            for move in self.candidates(table, frame)
            if self.refusal(table, frame, move) == codes.LEGAL
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
        if move != verbs.USE:
            return codes.NOT_ASKED
        return codes.TWINZ_USED if table.played_again else codes.LEGAL

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
        return [verbs.LIFT + place for place in range(codes.PLACES)] + [verbs.LIFT_SECRET]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if move == verbs.LIFT_SECRET:
            return codes.NO_SECRET if table.secret[frame.seat] == codes.NONE else codes.LEGAL
        if verbs.VERB[move] != verbs.LIFT:
            return codes.NOT_ASKED
        return (
            codes.LEGAL
            if table.has_pebble(frame.seat, verbs.ARGUMENT[move])
            else codes.NOT_YOUR_PEBBLE
        )

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        if move == verbs.LIFT_SECRET:
            table.lift_secret(frame.seat)
        else:
            table.lift_pebble(frame.seat, verbs.ARGUMENT[move])


class PlacePebble(Effect):
    """Put a pebble on a free field of the current or an earlier row."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return [
            verbs.PUT + creature * codes.PLACES_PER_CREATURE + row
            for creature in table.alive
            for row in range(1, table.row + 1)
        ]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if verbs.VERB[move] != verbs.PUT:
            return codes.NOT_ASKED
        place = verbs.ARGUMENT[move]
        creature = place // codes.PLACES_PER_CREATURE
        row = place % codes.PLACES_PER_CREATURE
        if table.stock[frame.seat] == 0:
            return codes.NO_PEBBLE
        if not table.in_game[creature]:
            return codes.NOT_IN_GAME
        if row == 0:
            return codes.NO_CHAMPION
        if table.gone[creature]:
            return codes.RUBBLE_GONE
        if row > table.row:
            return codes.LATER_ROW
        return codes.LEGAL if table.pebble[place] == codes.NONE else codes.RUBBLE_TAKEN

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        table.place_pebble(frame.seat, verbs.ARGUMENT[move])


class OtherSeat(Effect):
    """An effect whose first choice is another player with enough hand cards."""

    def __init__(self, least: int) -> None:
        self.least = least

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return [verbs.SEAT + seat for seat in range(table.seats)]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if verbs.VERB[move] != verbs.SEAT:
            return codes.NOT_ASKED
        seat = verbs.ARGUMENT[move]
        if seat >= table.seats:
            return codes.NO_SUCH_SEAT
        if seat == frame.seat:
            return codes.NOT_YOURSELF
        if len(table.hands[seat]) < self.least:
            return codes.EMPTY_HAND if self.least == 1 else codes.THREE_CARDS
        return codes.LEGAL


class BlockHalf(OtherSeat):
    """Half of another hand, rounded up, is out of use for the owner's next turn."""

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        table.lay_half_down(verbs.ARGUMENT[move])


class DemandCard(OtherSeat):
    """Another player gives a card of a named creature, or shows a hand without one."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        if frame.step <= MUST:
            return [verbs.SEAT + seat for seat in range(table.seats)]
        if frame.step == SECOND:
            return [verbs.NAME + creature for creature in table.creatures]
        return [verbs.GIVE + card for card in table.hands[frame.seat] if is_creature_card(card)] + [
            verbs.SHOW
        ]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if frame.step <= MUST:
            return OtherSeat.refusal(self, table, frame, move)
        if frame.step == SECOND:
            return named_in_play(table, move)
        hand = table.hands[frame.seat]
        creature = frame.values[2]
        if move == verbs.SHOW:
            held = any(codes.KIND[card] == creature for card in hand)
            return codes.MUST_GIVE if held else codes.LEGAL
        if verbs.VERB[move] != verbs.GIVE:
            return codes.NOT_ASKED
        face = verbs.ARGUMENT[move]
        if face not in [codes.FACE[card] for card in hand]:
            return codes.NOT_IN_HAND
        return codes.LEGAL if codes.KIND[face] == creature else codes.OTHER_CREATURE

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        if frame.step <= MUST:
            frame.values.append(verbs.ARGUMENT[move])
            frame.step = SECOND
        elif frame.step == SECOND:
            frame.values.append(verbs.ARGUMENT[move])
            table.demand(frame.seat, frame.values[1], frame.values[2])
            frame.seat = frame.values[1]
            frame.step = THIRD
        else:
            table.stack.pop()
            if move == verbs.SHOW:
                table.show_hand_to(table.turn, frame.seat, frame.values[2])
            else:
                table.give_card(frame.seat, table.turn, verbs.ARGUMENT[move])


class DrawFromHand(OtherSeat):
    """Draw cards of another hand at random, keep one, return the rest."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.least = count

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        if frame.step <= MUST:
            return [verbs.SEAT + seat for seat in range(table.seats)]
        faces = sorted({codes.FACE[card] for card in frame.values[2:]})
        return [verbs.KEEP + face for face in faces]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if frame.step <= MUST:
            return OtherSeat.refusal(self, table, frame, move)
        if verbs.VERB[move] != verbs.KEEP:
            return codes.NOT_ASKED
        drawn = [codes.FACE[card] for card in frame.values[2:]]
        return codes.LEGAL if verbs.ARGUMENT[move] in drawn else codes.NOT_DRAWN

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        if frame.step <= MUST:
            target = verbs.ARGUMENT[move]
            frame.values.append(target)
            frame.values.extend(table.look_at(frame.seat, target, self.count))
            frame.step = SECOND
        else:
            table.stack.pop()
            kept = [card for card in frame.values[2:] if codes.FACE[card] == verbs.ARGUMENT[move]]
            table.keep_card(frame.seat, frame.values[1], kept[0])


class CopyEliminated(Effect):
    """Use the power of a creature that was eliminated in this game."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return [verbs.COPY + creature for creature in table.creatures]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if verbs.VERB[move] != verbs.COPY:
            return codes.NOT_ASKED
        creature = verbs.ARGUMENT[move]
        if not table.in_game[creature]:
            return codes.COPY_BOX
        if not table.gone[creature]:
            return codes.COPY_IN_PLAY
        power = table.power_of(creature)
        if power is None:
            return codes.COPY_NOTHING
        copied = Frame(creature, MUST, frame.seat, [frame.values[0]])
        if power.options(table, copied):
            return codes.LEGAL
        return codes.COPY_TWINZ if isinstance(power, PlayAgain) else codes.COPY_NO_EFFECT

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        copied = table.stack.push(verbs.ARGUMENT[move], MUST, frame.seat, [frame.values[0]])
        power = table.power_of(copied.effect)
        assert power is not None
        if power.options(table, copied) == [verbs.USE]:
            if not table.quiet:
                table.note("power", [frame.seat, copied.effect, frame.values[0]])
            power.choose(table, copied, verbs.USE)


class TakeVisible(Effect):
    """Take a visible card from the table into hand."""

    def __init__(self, chameleon: bool = False, own: bool = False) -> None:
        self.chameleon = chameleon  # a chameleon, otherwise a creature card
        self.own = own  # only from earlier rows of the column the effect comes from

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return [
            verbs.TAKE + creature * codes.PLACES_PER_CREATURE + row
            for creature in table.creatures
            for row in range(1, table.row + 1)
        ]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if verbs.VERB[move] != verbs.TAKE:
            return codes.NOT_ASKED
        place = verbs.ARGUMENT[move]
        creature = place // codes.PLACES_PER_CREATURE
        row = place % codes.PLACES_PER_CREATURE
        if self.own and creature != frame.values[0]:
            return codes.OWN_COLUMN_ONLY
        if not table.in_game[creature]:
            return codes.NOT_IN_GAME
        if row == 0:
            return codes.CHAMPION_STAYS
        if self.own and row >= table.row:
            return codes.EARLIER_ROW
        card = table.top[place]
        if card == codes.NONE:
            return codes.NO_CARD_THERE
        if is_chameleon(card) == self.chameleon:
            return codes.LEGAL
        return codes.WANTS_CHAMELEON if self.chameleon else codes.WANTS_CREATURE

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        table.take_visible(frame.seat, verbs.ARGUMENT[move])


class SwapVisible(Effect):
    """Swap the visible cards of two fields in one column of a creature in play."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return [
            verbs.SWAP + creature * codes.PLACES_PER_CREATURE + row
            for creature in table.alive
            for row in range(1, table.row + 1)
        ]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if verbs.VERB[move] != verbs.SWAP:
            return codes.NOT_ASKED
        place = verbs.ARGUMENT[move]
        creature = place // codes.PLACES_PER_CREATURE
        if not table.in_game[creature]:
            return codes.NOT_IN_GAME
        if table.gone[creature]:
            return codes.SWAP_GONE
        refusal = self._card_refusal(table, place)
        if refusal:
            return refusal
        if frame.step <= MUST:
            return codes.LEGAL if self._has_partner(table, place) else codes.SWAP_PARTNER
        first = frame.values[1]
        if place == first:
            return codes.SWAP_SAME
        return codes.LEGAL if first // codes.PLACES_PER_CREATURE == creature else codes.SWAP_COLUMN

    def _card_refusal(self, table: "Table", place: int) -> int:
        card = table.top[place]
        if card == codes.NONE:
            return codes.NO_CARD_THERE
        if is_chameleon(card) and not table.chameleons_swap:
            return codes.SWAP_CHAMELEON
        return codes.LEGAL

    def _has_partner(self, table: "Table", place: int) -> bool:
        column = place - place % codes.PLACES_PER_CREATURE
        for row in range(1, codes.ROWS + 1):
            other = column + row
            if other != place and self._card_refusal(table, other) == codes.LEGAL:
                return True
        return False

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        if frame.step <= MUST:
            frame.values.append(verbs.ARGUMENT[move])
            frame.step = SECOND
        else:
            table.stack.pop()
            table.swap_visible(frame.seat, frame.values[1], verbs.ARGUMENT[move])


class DiscardVisible(Effect):
    """Discard the visible card of another column in the current row."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return [verbs.DISCARD_TOP + creature for creature in table.alive]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if verbs.VERB[move] != verbs.DISCARD_TOP:
            return codes.NOT_ASKED
        creature = verbs.ARGUMENT[move]
        if not table.in_game[creature]:
            return codes.NOT_IN_GAME
        if creature == frame.values[0]:
            return codes.OTHER_COLUMN
        if table.gone[creature]:
            return codes.GONE
        return (
            codes.NO_CARD_THERE if table.top[table.field(creature)] == codes.NONE else codes.LEGAL
        )

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        table.discard_visible(frame.seat, table.field(verbs.ARGUMENT[move]))


class ForceReveal(Effect):
    """Every secret prediction on a named creature is revealed."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return [verbs.NAME + creature for creature in table.creatures]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        return named_in_play(table, move)

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        table.force_reveal(frame.seat, verbs.ARGUMENT[move])


class LayChameleon(Effect):
    """Lay a chameleon on the current field of a creature in play. ``values[1]`` is the card."""

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return [verbs.ON + creature for creature in table.creatures]

    def refusal(self, table: "Table", frame: Frame, move: int) -> int:
        if verbs.VERB[move] != verbs.ON:
            return codes.NOT_ASKED
        creature = verbs.ARGUMENT[move]
        if not table.in_game[creature]:
            return codes.NOT_IN_GAME
        return codes.CHAMELEON_GONE if table.gone[creature] else codes.LEGAL

    def choose(self, table: "Table", frame: Frame, move: int) -> None:
        table.stack.pop()
        table.lay_card(frame.seat, frame.values[1], verbs.ARGUMENT[move])


def named_in_play(table: "Table", move: int) -> int:
    """Why a creature cannot be named, `LEGAL` if it is in play."""
    if verbs.VERB[move] != verbs.NAME:
        return codes.NOT_ASKED
    creature = verbs.ARGUMENT[move]
    if not table.in_game[creature]:
        return codes.NOT_IN_GAME
    return codes.NAME_IN_PLAY if table.gone[creature] else codes.LEGAL
