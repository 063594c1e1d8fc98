"""What blight brings about by itself: it spreads, the card is turned over, presence is lost."""

from typing import Final

from spieltisch.core.effects import ASKS, DONE, Amount, Condition, Node, Step, When
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.effects.basics import (
    MUST,
    USER,
    Counted,
    Instant,
    go_on,
    island,
)
from spieltisch.games.spirit_island.effects.spirit import forget, held_by
from spieltisch.games.spirit_island.state import acts, codes, programs, verbs
from spieltisch.games.spirit_island.state.programs import ACTOR, LAND, LEFT, VALUES
from spieltisch.games.spirit_island.state.table import Island

_FEW: Final = 2  # blight for each player with which a card may be too hard for one spirit alone


class Cascade(Step):
    """Blight spreads to an adjacent land."""

    def run(self, state: State, frame: Frame) -> bool:
        options = self.choices(state, frame)
        if len(options) == 1:
            self.choose(state, frame, options[0])
            return DONE
        return ASKS if options else go_on(frame)

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [verbs.TO + land for land in island(state).around(frame.values[LAND])]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ADJACENT if verbs.VERB[move] == verbs.TO else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        go_on(frame)
        acts.add_blight(island(state), verbs.ARGUMENT[move])

    def told(self) -> Text:
        return Text("Die Ödnis breitet sich aus", "The blight cascades")


class Exchange(Step):
    """A spirit that plays alone may exchange a card that brings only little blight."""

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        frame.seat = 0
        few = programs.BLIGHTED_BLIGHT[table.blight_card] <= _FEW
        return ASKS if few and table.seats == 1 else go_on(frame)

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [verbs.YES, verbs.NO]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table = island(state)
        if move == verbs.NO:
            go_on(frame)
            return
        others = [card for card in blight_cards(table.claw) if card != table.blight_card]
        table.blight -= acts.blighted_blight(table)
        table.blight_card = others[table.rng.below(len(others))]
        table.blight += acts.blighted_blight(table)
        table.news = True
        acts.note(table, "blighted", [table.blight_card])

    def told(self) -> Text:
        return Text(
            "Wer allein spielt, darf eine Ödnis-Karte mit nur 2 Ödnis pro Spieler durch eine "
            "zufällige andere ersetzen",
            "Whoever plays alone may exchange a Blight card with only 2 Blight per player for "
            "another random one",
        )


def blight_cards(claw: bool) -> list[int]:
    """The numbers of the blight cards in the box."""
    count = len(numbers.BLIGHT) if claw else numbers.BASE_BLIGHT
    return list(range(1, count + 1))


class BlightCard(Instant):
    """What the card of a blighted island says, if this is the time for it."""

    def __init__(self, time: int) -> None:
        self.time = time

    def act(self, table: Island, frame: Frame) -> None:
        if table.blighted and programs.BLIGHT_TIMES[table.blight_card] == self.time:
            acts.note(table, "blight-card", [table.blight_card])
            values = programs.bound(-1, table.lands[0])
            acts.begin(table, table.running(), programs.BLIGHT + table.blight_card, 0, values)

    def told(self) -> Text:
        return Text("Verödete Insel", "Blighted Island")


class ForgetCard(Counted):
    """A spirit forgets a power card of its own."""

    def __init__(self) -> None:
        super().__init__(1, MUST, USER)

    def options(self, table: Island, frame: Frame) -> list[int]:
        return [verbs.FORGET + card for card in sorted(held_by(table, frame.values[ACTOR]))]

    def do(self, table: Island, frame: Frame, move: int) -> None:
        forget(table, frame.values[ACTOR], verbs.ARGUMENT[move])
        self.count_down(frame)

    def told(self) -> Text:
        return Text("1 Fähigkeitenkarte vergessen", "forget 1 Power Card")


class LoseEnergy(Instant):
    """A spirit loses energy, as far as it has any."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, table: Island, frame: Frame) -> None:
        seat = frame.values[ACTOR]
        acts.gain_energy(table, seat, -min(self.number, table.energy[seat]))

    def told(self) -> Text:
        return Text("{number} Energie verlieren", "lose {number} Energy").fill(number=self.number)


class AllPlayers(Amount):
    """How many players there are."""

    def value(self, state: State, frame: Frame) -> int:
        return state.seats

    def told(self) -> Text:
        return Text("Spieler", "player")


class TakeAid(Step):
    """Minor powers are drawn, one more than there are players; each spirit gets one for good.

    LEFT is whose turn it is; the cards are bound after the other values.
    """

    def run(self, state: State, frame: Frame) -> bool:
        table, values = island(state), frame.values
        if values[LEFT] < 0:
            values[LEFT] = 0
            drawn = [acts.draw(table, 0) for _ in range(table.seats + 1)]
            values.extend([card for card in drawn if card >= 0])
        if values[LEFT] >= table.seats or len(values) == VALUES:
            table.minor_discard.extend(values[VALUES:])
            del values[VALUES:]
            return go_on(frame)
        frame.seat = values[LEFT]
        return ASKS

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [verbs.TAKE + card for card in sorted(frame.values[VALUES:])]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table, values, card = island(state), frame.values, verbs.ARGUMENT[move]
        values.pop(values.index(card, VALUES))
        values[LEFT] += 1
        table.aids[frame.seat].append(card)
        acts.note(table, "aid", [frame.seat, card])

    def told(self) -> Text:
        return Text(
            "1 Schwache Fähigkeit mehr aufdecken, als es Spieler gibt; jeder Geist erhält eine "
            "davon, die in jeder Runde wie ausgespielt gilt, ohne Kosten und ohne Kartenspiel",
            "reveal 1 Minor Power more than there are players; each Spirit gets one of them, which "
            "counts as played every turn, at no cost and without a Card Play",
        )


class HasCards(Condition):
    """The spirit has a power card that it can forget."""

    def holds(self, state: State, frame: Frame) -> bool:
        return len(held_by(island(state), frame.values[ACTOR])) > 0

    def told(self) -> Text:
        return Text("der Geist eine Karte hat", "the Spirit has a card")


class CardOrElse(When):
    """Something for spirits that have a power card; what the others do goes without saying."""

    def __init__(self, then: Node, otherwise: Node) -> None:
        super().__init__(HasCards(), then, otherwise)

    def told(self) -> Text:
        return self.then.told()
