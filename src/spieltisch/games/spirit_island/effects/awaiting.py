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
    """The next normal ravage is another: invaders of some kinds deal more damage, or it becomes
    another action in the lands of its card."""

    def __init__(self, action: int, kinds: int, more: int) -> None:
        self.action = action
        self.kinds = kinds
        self.more = more

    def act(self, table: Island, frame: Frame) -> None:
        table.awaiting = [*table.awaiting, frame.effect, frame.step - 1]
        acts.note(table, "awaits", [frame.step - 1])

    def told(self) -> Text:
        if self.action != codes.RAVAGE:
            said = Text(
                "das nächste normale Wüten wird zu {action}",
                "the next normal Ravage becomes a {action}",
            )
            return said.fill(action=ACTION_WORDS[self.action])
        said = Text(
            "beim nächsten normalen Wüten fügen {kinds} je {more} Schaden mehr zu",
            "in the next normal Ravage {kinds} deal {more} more Damage each",
        )
        return said.fill(more=self.more, kinds=all_words(self.kinds))


def harder_ravage(kinds: int, more: int) -> Awaits:
    return Awaits(codes.RAVAGE, kinds, more)


def ravage_becomes(action: int) -> Awaits:
    return Awaits(action, 0, 0)


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
            if step.kinds >> kind & 1:
                found[kind] += step.more
    return found


def action_of(table: Island) -> int:
    """What the invaders do in the next normal ravage."""
    for step in awaited(table):
        if step.action != codes.RAVAGE:
            return step.action
    return codes.RAVAGE
