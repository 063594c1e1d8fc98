"""Paths through the desert: presence that walks from sands to sands."""

from spieltisch.core.effects import ASKS, Condition, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.effects.artifacts import ARTIFACT_WORDS
from spieltisch.games.spirit_island.effects.basics import go_on, island
from spieltisch.games.spirit_island.state import acts, codes, programs, verbs
from spieltisch.games.spirit_island.state.programs import ACTOR
from spieltisch.games.spirit_island.state.table import Island


class HasSpell(Condition):
    """Something holds for the rest of the game, by an artifact."""

    def __init__(self, spell: int, artifact: str) -> None:
        self.spell = spell
        self.artifact = numbers.ARTIFACTS.index(artifact)

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).spells & self.spell != 0

    def told(self) -> Text:
        return Text("ihr {name} nutzt", "you use {name}").fill(name=ARTIFACT_WORDS[self.artifact])


def deserts(table: Island) -> list[int]:
    """The sands that are in play."""
    return [land for land in table.lands if table.terrain(land) == codes.SANDS]


class InDesert(Condition):
    """The spirit has presence in some sands and may move it to others."""

    def holds(self, state: State, frame: Frame) -> bool:
        table, seat = island(state), frame.values[ACTOR]
        lands = [land for land in deserts(table) if table.may_stand(seat, land)]
        return len(lands) > 1 and sum([table.presence_in(seat, land) for land in lands]) > 0

    def told(self) -> Text:
        return Text("du Präsenz in der Wüste hast", "you have Presence in Sands")


class WalkDesert(Step):
    """A spirit moves presence between sands, each of them once at the most.

    LEFT is how many may still go, PIECE where the present one comes from.
    """

    def run(self, state: State, frame: Frame) -> bool:
        table, values = island(state), frame.values
        if values[programs.LEFT] < 0:
            frame.seat = values[ACTOR]
            here = [table.presence_in(frame.seat, land) for land in deserts(table)]
            values[programs.LEFT] = sum(here)
        return ASKS if values[programs.LEFT] else go_on(frame)

    def choices(self, state: State, frame: Frame) -> list[int]:
        table, seat, source = island(state), frame.seat, frame.values[programs.PIECE]
        lands = [land for land in deserts(table) if table.may_stand(seat, land)]
        if source >= 0:
            return [verbs.TO + land for land in lands if land != source]
        found = [verbs.FROM + land for land in lands if table.presence_in(seat, land)]
        return [*found, verbs.DONE]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        verb = verbs.VERB[move]
        if verb == verbs.FROM and frame.values[programs.PIECE] < 0:
            return codes.NOT_THERE
        to = verb == verbs.TO and frame.values[programs.PIECE] >= 0
        return codes.WRONG_LAND if to else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table, values, land = island(state), frame.values, verbs.ARGUMENT[move]
        if move == verbs.DONE:
            go_on(frame)
        elif values[programs.PIECE] < 0:
            values[programs.PIECE] = land
        else:
            source = values[programs.PIECE]
            values[programs.PIECE] = -1
            values[programs.LEFT] -= 1
            acts.move_presence(table, frame.seat, source, land)

    def question(self, state: State, frame: Frame) -> Text:
        if frame.values[programs.PIECE] >= 0:
            return Text("Wähle, wohin die Präsenz geht", "Choose where the Presence goes")
        return Text(
            "Bewege Präsenz von Wüste zu Wüste oder lass es",
            "Move Presence from Sands to Sands or leave it",
        )

    def told(self) -> Text:
        return Text("Präsenz von Wüste zu Wüste bewegen", "move Presence from Sands to Sands")
