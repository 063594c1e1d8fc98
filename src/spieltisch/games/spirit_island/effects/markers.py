"""Markers of a scenario that lie in lands: adding them, what they cost, lands with and without."""

from typing import Final

from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.effects.basics import Instant, island
from spieltisch.games.spirit_island.effects.conditions import OfLand
from spieltisch.games.spirit_island.effects.lands import Lands
from spieltisch.games.spirit_island.effects.words import kinds_words
from spieltisch.games.spirit_island.state import acts
from spieltisch.games.spirit_island.state.law import Change, Law
from spieltisch.games.spirit_island.state.programs import ACTOR, LAND
from spieltisch.games.spirit_island.state.table import Island

MARKER_WORDS: Final = [
    Text("Marker", "marker"),
    Text("Schutzmuster", "Warding Pattern"),
    Text("Flammenzeichen", "Flame marker"),
    Text("Sewn-up leather sack", "Sewn-up leather sack"),
]
"""By kind, see `codes.MARKERS`."""


class Markers(Change):
    """Markers of a kind, which may defend their land, and be destroyed when blight is added."""

    def __init__(self, kind: int, defend: int = 0, fades: bool = False) -> None:
        self.kind = kind
        self.defend = defend
        self.fades = fades

    def change(self, law: Law) -> None:
        law.marker = self.kind
        law.marker_defend = self.defend
        law.marker_fades = self.fades

    def told(self) -> Text:
        said = Text("{marker}: bleibt liegen", "{marker}: stays where it is")
        if self.defend:
            said = Text("{marker}: Verteidigen {defend} im Gebiet", "{marker}: Defend {defend}")
        if self.fades:
            said = Text(
                said.de + "; wird zerstört, sooft dort Ödnis hinzukommt",
                said.en + " in its land; destroyed whenever Blight is added there",
            )
        return said.fill(marker=MARKER_WORDS[self.kind], defend=self.defend)


class AddMarker(Instant):
    """Puts a marker of the scenario into the land."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def act(self, table: Island, frame: Frame) -> None:
        acts.mark(table, frame.values[LAND])

    def told(self) -> Text:
        return Text("dort 1 {marker} hinzufügen", "add 1 {marker} there").fill(
            marker=MARKER_WORDS[self.kind]
        )


class Unmarked(OfLand):
    """There is no marker in the land."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def holds(self, state: State, frame: Frame) -> bool:
        return not island(state).markers[frame.values[LAND]]

    def told(self) -> Text:
        return Text("dort kein {marker} liegt", "there is no {marker}").fill(
            marker=MARKER_WORDS[self.kind]
        )

    def having(self) -> Text:
        return Text("ohne {marker}", "without {marker}").fill(marker=MARKER_WORDS[self.kind])


class CanPayFor(OfLand):
    """The user has the energy that the pieces of the land cost."""

    def __init__(self, price: int, kinds: int) -> None:
        self.price = price
        self.kinds = kinds

    def cost(self, table: Island, land: int) -> int:
        return self.price * table.number(land, self.kinds)

    def holds(self, state: State, frame: Frame) -> bool:
        table = island(state)
        return self.cost(table, frame.values[LAND]) <= table.energy[frame.values[ACTOR]]

    def told(self) -> Text:
        return Text("du das bezahlen kannst", "you can pay that")


class PayFor(Instant):
    """The user pays energy for each piece of some kinds in the land."""

    def __init__(self, price: int, kinds: int) -> None:
        self.wanted = CanPayFor(price, kinds)

    def act(self, table: Island, frame: Frame) -> None:
        cost = self.wanted.cost(table, frame.values[LAND])
        acts.gain_energy(table, frame.values[ACTOR], -cost)

    def told(self) -> Text:
        return Text(
            "{price} Energie je {kinds} dort bezahlen", "pay {price} Energy for each {kinds} there"
        ).fill(price=self.wanted.price, kinds=kinds_words(self.wanted.kinds, 1))


class InReach(Lands):
    """The lands that a power with a target reaches; oceans are none of them."""

    def __init__(self, target: panel.Target, *unsaid: OfLand) -> None:
        super().__init__([], list(unsaid))
        self.target = target

    def lands(self, table: Island, frame: Frame) -> list[int]:
        reached = table.in_range(frame.values[ACTOR], self.target)
        return [land for land in reached if not table.at_sea(land)]

    def noun(self) -> Text:
        return Text(
            "Gebiet in Reichweite {reach} deiner Heiligen Stätten",
            "land within range {reach} of your Sacred Sites",
        ).fill(reach=self.target.reach)
