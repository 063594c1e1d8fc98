"""What is done with hands: drawing, playing and discarding more, and the cards of other players."""

from typing import TYPE_CHECKING

from spieltisch.core.effects import ASKS, Node
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.equinox.effects.basics import (
    CHOSEN,
    NAMED,
    Choice,
    Instant,
    Verb,
    on,
    then,
)
from spieltisch.games.equinox.state import codes, verbs

if TYPE_CHECKING:
    from spieltisch.games.equinox.state.table import Table


class Draw(Instant):
    """Draw a number of cards."""

    brings_out = True

    def __init__(self, count: int) -> None:
        self.count = count

    def act(self, table: "Table", frame: Frame) -> None:
        table.draw(frame.seat, self.count, "draw-extra")

    def told(self) -> Text:
        return Text(
            "ziehe genau {count} Karten; ist der Nachziehstapel danach leer, endet das Spiel"
            " sofort",
            "draw exactly {count} cards; if that empties the deck, the game ends at once",
        ).fill(count=self.count)


class PlayAgain(Instant):
    """Play a second card; once per turn."""

    def hindrance(self, state: State, frame: Frame) -> int:
        return codes.ONCE_A_TURN if on(state).played_again else codes.LEGAL

    def act(self, table: "Table", frame: Frame) -> None:
        table.played_again = True
        table.plays += 1

    def told(self) -> Text:
        return Text("spiel eine zweite Karte, einmal pro Zug", "play a second card, once per turn")


class DiscardFreely(Instant):
    """Discard cards of any creatures, unshown, in phase 3 of this turn."""

    def act(self, table: "Table", frame: Frame) -> None:
        table.free_discard = True

    def told(self) -> Text:
        return Text(
            "in Schritt 3 dieses Zuges darfst du Karten beliebiger Kreaturen abwerfen, ungezeigt;"
            " es bleiben höchstens {most}",
            "in phase 3 of this turn you may discard cards of any creatures, unshown; still at most"
            " {most}",
        ).fill(most=codes.DISCARDS)


class AnotherPlayer(Choice):
    """Choose another player with enough hand cards."""

    def __init__(self, least: int = 0) -> None:
        super().__init__(verbs.SEAT)
        self.least = least

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return list(range(table.seats))

    def refusal(self, table: "Table", frame: Frame, thing: int) -> int:
        if thing >= table.seats:
            return codes.NO_SUCH_SEAT
        if thing == frame.seat:
            return codes.NOT_YOURSELF
        if len(table.hands[thing]) < self.least:
            return codes.EMPTY_HAND if self.least == 1 else codes.TOO_FEW_CARDS
        return codes.LEGAL

    def told(self) -> Text:
        if self.least <= 1:
            return Text("wähle jemand anderen", "choose another player")
        return Text(
            "wähle jemand anderen mit mindestens {least} Handkarten",
            "choose another player with at least {least} hand cards",
        ).fill(least=self.least)


class LayHalfDown(Instant):
    """Half of the chosen player's hand, rounded up, is out of use for the owner's next turn."""

    brings_out = True

    def act(self, table: "Table", frame: Frame) -> None:
        table.lay_half_down(frame.values[CHOSEN])

    def told(self) -> Text:
        return Text(
            "eine zufällige Hälfte dieser Hand, aufgerundet, liegt verdeckt beiseite, bis zum Ende"
            " von Schritt 3 im nächsten Zug dieser Person",
            "a random half of that hand, rounded up, lies aside face down until the end of phase 3"
            " of that player's next turn",
        )


class DemandCard(Verb):
    """The chosen player gives a card of the named creature, or shows a hand without one."""

    def run(self, state: State, frame: Frame) -> bool:
        target = frame.values[CHOSEN]
        if frame.seat != target:
            on(state).demand(frame.seat, target, frame.values[NAMED])
            frame.seat = target
        return ASKS

    def asked(self, table: "Table", frame: Frame) -> int:
        return frame.values[CHOSEN]

    def choices(self, state: State, frame: Frame) -> list[int]:
        creature = frame.values[NAMED]
        hand = on(state).hands[frame.seat]
        return [verbs.GIVE + card for card in hand if codes.KIND[card] == creature] or [verbs.SHOW]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        if move in self.choices(state, frame):
            return codes.LEGAL
        if move == verbs.SHOW:
            return codes.MUST_GIVE
        if verbs.VERB[move] != verbs.GIVE:
            return codes.NOT_ASKED
        hand = [codes.FACE[card] for card in on(state).hands[frame.seat]]
        return codes.OTHER_CREATURE if verbs.ARGUMENT[move] in hand else codes.NOT_IN_HAND

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table = on(state)
        frame.step += 1
        if move == verbs.SHOW:
            table.show_hand_to(table.turn, frame.seat, frame.values[NAMED])
        else:
            table.give_card(frame.seat, table.turn, verbs.ARGUMENT[move])

    def told(self) -> Text:
        return Text(
            "du bekommst eine Karte dieser Kreatur von der Hand; gibt es keine, siehst nur du die"
            " ganze Hand",
            "you get a card of that creature from that hand; if there is none, you alone see the"
            " whole hand",
        )


class DrawFromHand(Verb):
    """Cards of the chosen player's hand are drawn at random; one is kept, the rest returned."""

    brings_out = True

    def __init__(self, count: int) -> None:
        self.count = count
        self.held = count

    def run(self, state: State, frame: Frame) -> bool:
        if len(frame.values) == NAMED:
            drawn = on(state).look_at(frame.seat, frame.values[CHOSEN], self.count)
            frame.values.extend(drawn)
        return ASKS

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [verbs.KEEP + face for face in sorted(set(self._faces(frame)))]

    def _faces(self, frame: Frame) -> list[int]:
        return [codes.FACE[card] for card in frame.values[NAMED:]]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        if verbs.VERB[move] != verbs.KEEP:
            return codes.NOT_ASKED
        drawn = self._faces(frame)
        return codes.LEGAL if verbs.ARGUMENT[move] in drawn else codes.NOT_DRAWN

    def choose(self, state: State, frame: Frame, move: int) -> None:
        frame.step += 1
        kept = frame.values[NAMED + self._faces(frame).index(verbs.ARGUMENT[move])]
        on(state).keep_card(frame.seat, frame.values[CHOSEN], kept)

    def told(self) -> Text:
        return Text(
            "ziehe {count} davon zufällig, behalte eine und gib die anderen zurück",
            "draw {count} of them at random, keep one and return the others",
        ).fill(count=self.count)


def draw_from_hand(count: int) -> Node:
    """From the hand of somebody who has that many cards."""
    return then(AnotherPlayer(count), DrawFromHand(count))
