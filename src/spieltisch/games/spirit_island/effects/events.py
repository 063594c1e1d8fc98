"""Event cards in the turn: drawing them, carrying their parts out, putting them away."""

from spieltisch.core.effects import DONE, Condition, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.effects.basics import Instant, go_on, island, leave
from spieltisch.games.spirit_island.effects.blight import BlightCard
from spieltisch.games.spirit_island.state import acts, programs, turn
from spieltisch.games.spirit_island.state.programs import LEFT
from spieltisch.games.spirit_island.state.table import Island


class Events(Step):
    """The beginning of the invader phase: what a blighted island brings, then an event card.

    LEFT is whether a card is to be drawn; a card may ask for another one.
    """

    def __init__(self) -> None:
        self.blighted = BlightCard(programs.INVADER_PHASES)

    def run(self, state: State, frame: Frame) -> bool:
        table, values = island(state), frame.values
        if values[LEFT] < 0:
            values[LEFT] = int(due(table))
            self.blighted.act(table, frame)
            return DONE
        state.judge()  # what was lost before is lost, whatever the next card would bring
        if state.ended:
            return DONE
        if put_away(table):
            values[LEFT] = 1
        if not values[LEFT]:
            return go_on(frame)
        values[LEFT] = 0
        draw(table)
        return DONE

    def told(self) -> Text:
        return Text("Verödete Insel, dann ein Ereignis", "Blighted Island, then an event")


def due(table: Island) -> bool:
    """Whether an event card is drawn in this turn."""
    if not table.event_deck and not table.event_discard:
        return False
    return table.round > 1 or not table.late_events


def draw(table: Island) -> None:
    """Draws an event card and begins with it; without any the discarded ones are shuffled."""
    if not table.event_deck:
        cards = sorted(table.event_discard)
        table.rng.shuffle(cards)
        table.event_deck = cards
        table.event_discard = []
        acts.note(table, "shuffle-events", [])
    card = table.event_deck[-1]
    table.event_deck = table.event_deck[:-1]
    table.event_discard = [*table.event_discard, card]
    table.event_known = [known for known in table.event_known if known != card]
    table.news = True
    acts.note(table, "event", [card])
    values = programs.bound(-1, table.first_land())
    acts.begin(table, table.running(), programs.EVENT_CARD + card, 0, values)


def put_away(table: Island) -> bool:
    """An event is through: it may go back below some cards; whether another one is drawn.

    That other one is drawn first, so the card comes to lie below those that are on top then.
    """
    another = turn.holds(table, turn.ANOTHER, 0)
    turn.clear(table, turn.ANOTHER)
    above = int(another)
    notes = table.turn
    for at in range(0, len(notes), turn.SIZE):
        if notes[at] == turn.RETURNS:
            notes[at] = turn.NOTHING
            lay_below(table, table.event_discard[-1], notes[at + 1] + above)
            table.event_discard = table.event_discard[:-1]
    return another


def lay_below(table: Island, card: int, above: int) -> None:
    """Puts a card into the event deck so that so many lie above it, where everybody knows it."""
    deck = table.event_deck
    place = max(0, len(deck) - above)
    table.event_deck = [*deck[:place], card, *deck[place:]]
    table.event_known = [*table.event_known, card]


class Part(Instant):
    """A part of the card, which is an effect by itself and may be on several cards."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.number = programs.EVENT + numbers.EVENT_PARTS.index(key)

    def act(self, table: Island, frame: Frame) -> None:
        acts.note(table, "event-part", [self.number])
        values = programs.bound(-1, table.first_land())
        acts.begin(table, table.running(), self.number, 0, values)

    def told(self) -> Text:
        return programs.PROGRAMS[self.number].tree.told()


class Returns(Instant):
    """The card goes back into the deck when it is finished."""

    def __init__(self, above: int) -> None:
        self.above = above

    def act(self, table: Island, frame: Frame) -> None:
        turn.add(table, turn.RETURNS, self.above)
        acts.note(table, "event-returns", [self.above])

    def told(self) -> Text:
        return Text(
            "danach kommt diese Karte unter die obersten {above} des Ereignisstapels",
            "afterwards this card goes below the top {above} of the event deck",
        ).fill(above=self.above)


class Another(Instant):
    """Another event card is drawn, after this one or in its place."""

    def __init__(self, instead: bool) -> None:
        self.instead = instead

    def act(self, table: Island, frame: Frame) -> None:
        turn.add(table, turn.ANOTHER, 0)
        if self.instead:
            leave(frame)

    def told(self) -> Text:
        if self.instead:
            return Text(
                "diese Karte ablegen und eine andere ziehen", "discard this card and draw another"
            )
        return Text("danach noch ein Ereignis ziehen", "afterwards draw another event")


# What an event depends on.


class Stage(Condition):
    """The top invader card is of one of these stages."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def holds(self, state: State, frame: Frame) -> bool:
        return self.least <= island(state).invader_stage() <= self.most

    def told(self) -> Text:
        stages = [("I" * stage) for stage in range(self.least, self.most + 1)]
        return Text("Stufe {de}", "Stage {en}").fill(
            de=" oder ".join(stages), en=" or ".join(stages)
        )


class Healthy(Condition):
    """The blight card has not been turned over."""

    def holds(self, state: State, frame: Frame) -> bool:
        return not island(state).blighted

    def told(self) -> Text:
        return Text("Blühende Insel", "Healthy Island")


class Blighted(Condition):
    """The blight card has been turned over."""

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).blighted

    def told(self) -> Text:
        return Text("Verödete Insel", "Blighted Island")


class NoSlowPhase(Condition):
    """There is no phase of slow powers in this game."""

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).law.all_fast

    def told(self) -> Text:
        return Text(
            "es keine Phase der Verzögerten Fähigkeiten gibt", "there is no phase of Slow Powers"
        )
