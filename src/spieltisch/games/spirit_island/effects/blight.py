"""What blight brings about by itself: it spreads, and the card is turned over."""

from typing import Final

from spieltisch.core.effects import ASKS, Amount
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.effects.basics import (
    Instant,
    Single,
    YesNo,
    amount,
    go_on,
    island,
)
from spieltisch.games.spirit_island.effects.words import amount_words, kind_words, land_name
from spieltisch.games.spirit_island.state import acts, codes, programs, verbs
from spieltisch.games.spirit_island.state.programs import LAND
from spieltisch.games.spirit_island.state.table import Island

_BLIGHT: Final = kind_words(codes.BLIGHT)
_FEW: Final = 2  # blight for each player with which a card may be too hard for one spirit alone


class Cascade(Single):
    """Blight spreads to an adjacent land, as long as there is any."""

    def choices(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        if table.doom == codes.LOST_BLIGHT:
            return []
        return [verbs.TO + land for land in table.around(frame.values[LAND])]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ADJACENT if verbs.VERB[move] == verbs.TO else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        go_on(frame)
        acts.add_blight(island(state), verbs.ARGUMENT[move])

    def question(self, state: State, frame: Frame) -> Text:
        said = Text(
            "Wähle, wohin sich die Ödnis aus {land} ausbreitet",
            "Choose where the Blight of {land} cascades to",
        )
        return said.fill(land=land_name(frame.values[LAND]))

    def told(self) -> Text:
        return Text("Die Ödnis breitet sich aus", "The blight cascades")


class Exchange(YesNo):
    """A spirit that plays alone may exchange a card that brings only little blight."""

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        frame.seat = 0
        few = programs.BLIGHTED_BLIGHT[table.blight_card] <= _FEW
        return ASKS if few and table.seats == 1 else go_on(frame)

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

    def question(self, state: State, frame: Frame) -> Text:
        return Text(
            "Tausche die Ödnis-Karte gegen eine zufällige andere?",
            "Exchange the Blight card for another random one?",
        )

    def told(self) -> Text:
        return Text(
            "Wer allein spielt, darf eine Ödnis-Karte mit nur 2 Ödnis pro Spieler durch eine "
            "zufällige andere ersetzen",
            "Whoever plays alone may exchange a Blight card with only 2 Blight per player for "
            "another random one",
        )


class SpendBlight(Instant):
    """Blight leaves the card, and the game, without harming a land."""

    def __init__(self, number: "int | Amount") -> None:
        self.number = amount(number)

    def act(self, table: Island, frame: Frame) -> None:
        number = self.number.value(table, frame)
        acts.note(table, "spend-blight", [number])
        acts.have_blight(table, number)
        for _ in range(number):
            acts.take_blight(table)

    def told(self) -> Text:
        return Text(
            "{what} von der Ödnis-Karte aus dem Spiel nehmen",
            "take {what} from the Blight card out of the game",
        ).fill(what=amount_words(self.number, _BLIGHT, _BLIGHT))


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
            values = programs.bound(-1, table.first_land())
            acts.begin(table, table.running(), programs.BLIGHT + table.blight_card, 0, values)

    def told(self) -> Text:
        return Text("Verödete Insel", "Blighted Island")
