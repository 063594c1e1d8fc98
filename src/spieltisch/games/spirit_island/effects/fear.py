"""Fear: causing it, and looking at its cards."""

from typing import Final

from spieltisch.core.effects import ASKS, Amount, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import (
    Instant,
    amount,
    by_power,
    go_on,
    island,
)
from spieltisch.games.spirit_island.effects.words import amount_words
from spieltisch.games.spirit_island.state import acts, codes, verbs
from spieltisch.games.spirit_island.state.programs import LAND
from spieltisch.games.spirit_island.state.table import Island

_FEAR: Final = Text("Furcht", "Fear")


class Fear(Instant):
    """Causes fear."""

    def __init__(self, number: "int | Amount", more: bool) -> None:
        self.number = amount(number)
        self.more = more

    def act(self, table: Island, frame: Frame) -> None:
        fear = self.number.value(table, frame)
        if not fear:
            return
        if by_power(frame):
            acts.frighten_in(table, frame.values[LAND], fear)
        else:
            acts.frighten(table, fear)

    def told(self) -> Text:
        return Text("{sign}{said}", "{sign}{said}").fill(
            sign="+" if self.more else "", said=amount_words(self.number, _FEAR, _FEAR)
        )


class RevealFear(Step):
    """Turns one of the fear cards that are face down, earned ones first, and leaves it there."""

    def places(self, table: Island) -> list[int]:
        """The fear cards in the order in which they will be carried out."""
        return table.fear_earned + table.fear_deck[::-1]

    def run(self, state: State, frame: Frame) -> bool:
        return ASKS if self.choices(state, frame) else go_on(frame)

    def choices(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        return [
            verbs.REVEAL + at
            for at, card in enumerate(self.places(table))
            if card not in table.fear_known
        ]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.FACE_UP if verbs.VERB[move] == verbs.REVEAL else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table = island(state)
        go_on(frame)
        card = self.places(table)[verbs.ARGUMENT[move]]
        table.fear_known.append(card)
        table.news = True
        acts.note(table, "reveal-fear", [card, verbs.ARGUMENT[move]])

    def question(self, state: State, frame: Frame) -> Text:
        return Text("Decke eine Furcht-Karte auf", "Turn a Fear card face up")

    def told(self) -> Text:
        return Text("1 verdeckte Furcht-Karte aufdecken", "turn 1 face-down Fear Card face up")
