"""Using a power in the midst of something else."""

from spieltisch.core.effects import ASKS, DONE, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.effects.basics import go_on, island
from spieltisch.games.spirit_island.effects.words import NOTHING
from spieltisch.games.spirit_island.rules import permits
from spieltisch.games.spirit_island.state import acts, codes, programs, verbs
from spieltisch.games.spirit_island.state.programs import ACTOR, OTHER
from spieltisch.games.spirit_island.state.table import Island


class UseSlowNow(Step):
    """A spirit may use one of its slow powers at once, and then not in the slow phase.

    ``it``: the card that the effect is about, which is used without a question.
    """

    def __init__(self, it: bool = False) -> None:
        self.it = it

    def run(self, state: State, frame: Frame) -> bool:
        table, seat = island(state), frame.values[ACTOR]
        frame.seat = seat
        if self.it:
            go_on(frame)
            begin_power(table, seat, frame.values[OTHER])
            return DONE
        return ASKS if permits.slow_powers(table, seat) else go_on(frame)

    def choices(self, state: State, frame: Frame) -> list[int]:
        powers = permits.slow_powers(island(state), frame.seat)
        return [*[verbs.USE + power for power in powers], verbs.DONE]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        if verbs.VERB[move] != verbs.USE:
            return codes.NOT_ASKED
        return permits.not_used_now(island(state), frame.seat, verbs.ARGUMENT[move])

    def choose(self, state: State, frame: Frame, move: int) -> None:
        go_on(frame)
        if move != verbs.DONE:
            begin_power(island(state), frame.seat, verbs.ARGUMENT[move])

    def question(self, state: State, frame: Frame) -> Text:
        return Text(
            "Benutze sofort 1 Verzögerte Fähigkeit oder lass es",
            "Use 1 Slow Power right now or leave it",
        )

    def answer(self, state: State, frame: Frame, move: int) -> Text:
        return Text("Keine Fähigkeit", "No Power") if move == verbs.DONE else NOTHING

    def told(self) -> Text:
        if self.it:
            return Text("die Karte sofort benutzen", "use the card right now")
        return Text(
            "du darfst sofort 1 deiner Verzögerten Fähigkeiten benutzen",
            "you may use 1 of your Slow Powers right now",
        )


def begin_power(table: Island, seat: int, power: int) -> None:
    """A spirit uses a power while something else is in progress."""
    cards = len(numbers.POWERS)
    table.used[seat].append(power)
    acts.note(table, "use", [seat, power])
    effect = programs.POWER + power if power < cards else programs.INNATE + power - cards
    acts.begin(table, table.running(), effect, seat, programs.bound(seat, -1))
