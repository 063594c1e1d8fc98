"""A terrain in which the invaders act besides those that their cards name."""

from spieltisch.core.effects import DONE, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards.invaders import CARDS
from spieltisch.games.spirit_island.effects.basics import go_on, island, leave
from spieltisch.games.spirit_island.effects.conditions import OfLand
from spieltisch.games.spirit_island.effects.invaders import takes_part
from spieltisch.games.spirit_island.effects.together import ask_all
from spieltisch.games.spirit_island.effects.words import NOTHING, terrain_words
from spieltisch.games.spirit_island.state import acts, codes, verbs
from spieltisch.games.spirit_island.state.programs import LAND, OTHER
from spieltisch.games.spirit_island.state.table import Island


def unshown(table: Island) -> list[int]:
    """The terrains that no card on a space of the invaders shows."""
    shown: list[int] = []
    for card in table.early + table.ravage + table.build + table.explore:
        shown += CARDS[card].terrains
    return [terrain for terrain in range(codes.OCEAN) if terrain not in shown]


class ChooseTerrain(Step):
    """All choose a terrain that is shown below no action; without any the rest is left out."""

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        found = unshown(table)
        if not found:
            acts.note(table, "all-shown", [])
            return leave(frame)
        if len(found) == 1:
            self.choose(state, frame, verbs.CHOOSE + found[0])
            return DONE
        return ask_all(table, frame)

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [verbs.CHOOSE + terrain for terrain in unshown(island(state))]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        frame.values[OTHER] = verbs.ARGUMENT[move]
        acts.note(island(state), "choose-terrain", [verbs.ARGUMENT[move]])
        go_on(frame)

    def question(self, state: State, frame: Frame) -> Text:
        return Text(
            "Wählt ein Gelände, das keine ausliegende Invasorenkarte zeigt",
            "Choose a terrain that no Invader card on a space shows",
        )

    def answer(self, state: State, frame: Frame, move: int) -> Text:
        terrain = verbs.ARGUMENT[move]
        known = verbs.VERB[move] == verbs.CHOOSE and terrain < codes.OCEAN
        return terrain_words([terrain]) if known else NOTHING

    def told(self) -> Text:
        return Text(
            "ein Gelände wählen, das keine ausliegende Invasorenkarte zeigt",
            "choose a terrain that no Invader card on a space shows",
        )


class OfThatTerrain(OfLand):
    """The land is of the terrain that was chosen."""

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).terrain(frame.values[LAND]) == frame.values[OTHER]

    def told(self) -> Text:
        return Text("das Gebiet dieses Gelände hat", "the land is of that terrain")

    def having(self) -> Text:
        return Text("mit diesem Gelände", "of that terrain")


class TakesPart(OfLand):
    """The invaders would act in the land if a card named it."""

    def __init__(self, action: int) -> None:
        self.action = action

    def holds(self, state: State, frame: Frame) -> bool:
        return takes_part(island(state), self.action, frame.values[LAND])

    def told(self) -> Text:
        return Text("die Invasoren dort handeln können", "the Invaders can act there")
