"""What waits beside the ravage space for the next normal ravage, this turn or later.

Such a verb lays itself beside the space (`IslandData.awaiting`); the first card that ravages
normally uses everything up that lies there (SI-174, SI-175, SI-Q21).
"""

from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import Instant
from spieltisch.games.spirit_island.effects.lasting import ACTION_WORDS
from spieltisch.games.spirit_island.effects.words import all_words
from spieltisch.games.spirit_island.state import acts, codes, programs
from spieltisch.games.spirit_island.state.table import Island


class Awaits(Instant):
    """Something that the next normal ravage brings."""

    def act(self, table: Island, frame: Frame) -> None:
        table.awaiting = [*table.awaiting, frame.effect, frame.step - 1]
        acts.note(table, "awaits", [frame.step - 1])

    def strikes(self, kind: int) -> int:
        """How much more damage each invader of a kind deals in it."""
        return 0

    def action(self) -> int:
        """What the invaders do instead."""
        return codes.RAVAGE


class HarderRavage(Awaits):
    """Invaders of some kinds deal more damage."""

    def __init__(self, kinds: int, more: int) -> None:
        self.kinds = kinds
        self.more = more

    def strikes(self, kind: int) -> int:
        return self.more if self.kinds >> kind & 1 else 0

    def told(self) -> Text:
        said = Text(
            "beim nächsten normalen Wüten fügen {kinds} je {more} Schaden mehr zu",
            "in the next normal Ravage {kinds} deal {more} more Damage each",
        )
        return said.fill(more=self.more, kinds=all_words(self.kinds))


class RavageBecomes(Awaits):
    """The invaders take another action in the lands of the card."""

    def __init__(self, other: int) -> None:
        self.other = other

    def action(self) -> int:
        return self.other

    def told(self) -> Text:
        said = Text(
            "das nächste normale Wüten wird zu {action}",
            "the next normal Ravage becomes a {action}",
        )
        return said.fill(action=ACTION_WORDS[self.other])


def awaited(table: Island) -> list[Awaits]:
    """What lies beside the ravage space."""
    found: list[Awaits] = []
    for at in range(0, len(table.awaiting), 2):
        step = programs.PROGRAMS[table.awaiting[at]].steps[table.awaiting[at + 1]]
        assert isinstance(step, Awaits)
        found.append(step)
    return found


def more_strikes(table: Island) -> list[int]:
    """By kind: how much more damage each invader deals in the ravage that was waited for."""
    found = [0] * codes.PEOPLE
    for step in awaited(table):
        for kind in range(codes.DAHAN):
            found[kind] += step.strikes(kind)
    return found


def action_of(table: Island) -> int:
    """What the invaders do in the next normal ravage."""
    for step in awaited(table):
        if step.action() != codes.RAVAGE:
            return step.action()
    return codes.RAVAGE
