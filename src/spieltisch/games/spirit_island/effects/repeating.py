"""Using a power again: a further use of its own, after the present one is finished."""

from spieltisch.core.effects import ASKS, DONE, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import beside, go_on, island
from spieltisch.games.spirit_island.state import codes, programs, verbs
from spieltisch.games.spirit_island.state.programs import ACTOR, AGAIN, LAND, PIECE


class Repeat(Step):
    """The power is used once more when it is through, so many times in all.

    Each time it takes a new target, which can be left, or an adjacent land of any kind. What is to
    be done again is bound in the frame of `programs.AFTER` that lies below every power.
    """

    def __init__(self, times: int, adjacent: bool) -> None:
        self.times = times
        self.adjacent = adjacent

    def run(self, state: State, frame: Frame) -> bool:
        if frame.values[AGAIN] >= self.times:
            return go_on(frame)
        frame.seat = frame.values[ACTOR]
        if self.adjacent:
            return ASKS
        self.plan(state, frame, -1)
        return DONE

    def plan(self, state: State, frame: Frame, land: int) -> None:
        """Binds what follows when the power is through."""
        for below in reversed(island(state).running().frames):
            if below.effect == programs.AFTER:
                below.values[PIECE] = frame.effect
                below.values[AGAIN] = max(0, frame.values[AGAIN]) + 1
                below.values[LAND] = land
                break
        go_on(frame)

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [verbs.LAND + land for land in beside(island(state), frame, frame.values[LAND])]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ADJACENT if verbs.VERB[move] == verbs.LAND else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        self.plan(state, frame, verbs.ARGUMENT[move])

    def question(self, state: State, frame: Frame) -> Text:
        return Text(
            "Wähle das angrenzende Gebiet, in dem du sie wiederholst",
            "Choose the adjacent land in which you repeat it",
        )

    def told(self) -> Text:
        if self.adjacent:
            return Text(
                "diese Fähigkeit in einem beliebigen angrenzenden Gebiet wiederholen",
                "repeat this Power in any adjacent land",
            )
        if self.times == 1:
            return Text(
                "du darfst diese Fähigkeit mit neuem Ziel wiederholen",
                "you may repeat this Power with a new target",
            )
        return Text(
            "du darfst diese Fähigkeit bis zu {times}-mal mit neuem Ziel wiederholen",
            "you may repeat this Power up to {times} times with a new target",
        ).fill(times=self.times)


def repeat(times: int = 1, adjacent: bool = False) -> Repeat:
    return Repeat(times, adjacent)
