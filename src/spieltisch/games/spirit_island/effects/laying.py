"""What happens only while the island is laid out, by adversaries and scenarios."""

from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.effects.basics import Instant, Single, go_on, island
from spieltisch.games.spirit_island.effects.conditions import OfLand
from spieltisch.games.spirit_island.effects.invaders import matches
from spieltisch.games.spirit_island.effects.words import kind_words, land_name
from spieltisch.games.spirit_island.state import acts, codes, verbs
from spieltisch.games.spirit_island.state.programs import LAND
from spieltisch.games.spirit_island.state.table import Island


class Shift(Instant):
    """Moves tokens to another land of the same board."""

    def __init__(self, kind: int, number: int) -> None:
        self.kind = kind
        self.number = number  # of the other land

    def act(self, table: Island, frame: Frame) -> None:
        source = frame.values[LAND]
        land = source // boards.STRIDE * boards.STRIDE + self.number
        at = self.kind - codes.BEASTS
        table.tokens[land * codes.TOKENS + at] += table.token(source, self.kind)
        table.tokens[source * codes.TOKENS + at] = 0
        acts.note(table, "carry", [self.kind, source, land])

    def told(self) -> Text:
        return Text("{kind} nach Gebiet {number} legen", "move {kind} to land {number}").fill(
            kind=kind_words(self.kind), number=self.number
        )


class DiscardTop(Instant):
    """The top invader card is discarded face up."""

    def act(self, table: Island, frame: Frame) -> None:
        card = table.invader_deck.pop()
        table.invader_discard.append(card)
        table.news = True
        acts.note(table, "discard-invader", [card])

    def told(self) -> Text:
        return Text("die oberste Invasorenkarte ablegen", "discard the top Invader card")


class OnDiscarded(OfLand):
    """The land is named by the invader card discarded last."""

    def holds(self, state: State, frame: Frame) -> bool:
        table = island(state)
        return matches(table, table.invader_discard[-1], frame.values[LAND])

    def told(self) -> Text:
        return Text("die Karte das Gebiet zeigt", "the card shows the land")

    def having(self) -> Text:
        return Text("das die Karte zeigt", "that the card shows")


class SetUpPresence(Single):
    """The spirit of the board puts a presence from one of its tracks into the land.

    A spirit that cannot be there puts it into the nearest land of the board where it can.
    """

    def run(self, state: State, frame: Frame) -> bool:
        frame.seat = island(state).owner(frame.values[LAND])
        return super().run(state, frame)

    def choices(self, state: State, frame: Frame) -> list[int]:
        table, seat = island(state), frame.seat
        own = table.spirit(seat)
        found = []
        if table.energy_track[seat] < len(own.energy):
            found.append(verbs.TRACK)
        if table.plays_track[seat] < len(own.plays):
            found.append(verbs.TRACK + 1)
        return found

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NO_PRESENCE_LEFT if verbs.VERB[move] == verbs.TRACK else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table, seat = island(state), frame.seat
        track = table.plays_track if verbs.ARGUMENT[move] else table.energy_track
        track[seat] += 1
        go_on(frame)
        acts.add_presence(table, seat, self.nearest(table, seat, frame.values[LAND]))

    def nearest(self, table: Island, seat: int, land: int) -> int:
        for reach in range(boards.STRIDE):
            for other in table.distances([land], reach):
                here = other // boards.STRIDE == land // boards.STRIDE
                if here and table.may_stand(seat, other):
                    return other
        return land

    def question(self, state: State, frame: Frame) -> Text:
        return Text(
            "Wähle die Leiste, von der Präsenz nach {land} kommt",
            "Choose the track from which Presence goes to {land}",
        ).fill(land=land_name(frame.values[LAND]))

    def told(self) -> Text:
        return Text(
            "der Geist des Spielplans platziert dort 1 Präsenz",
            "the Spirit of the board puts 1 Presence there",
        )


class DrawCards(Instant):
    """Each spirit draws a power card from each deck."""

    def act(self, table: Island, frame: Frame) -> None:
        for seat in range(table.seats):
            for deck in (0, 1):
                card = acts.draw(table, deck)
                if card >= 0:
                    table.hands[seat] = sorted([*table.hands[seat], card])
                    acts.note(table, "take", [seat, card])

    def told(self) -> Text:
        return Text(
            "jeder Geist zieht 1 Schwache und 1 Starke Fähigkeit",
            "each Spirit draws 1 Minor and 1 Major Power",
        )
