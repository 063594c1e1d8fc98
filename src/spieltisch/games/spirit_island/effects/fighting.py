"""Pieces of a land that fight each other."""

from spieltisch.core.effects import Amount, Sequence
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import USER, island
from spieltisch.games.spirit_island.effects.land import Harm
from spieltisch.games.spirit_island.effects.numbers import Keep, Kept
from spieltisch.games.spirit_island.effects.words import all_words
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.state.programs import LAND


class Might(Amount):
    """How much damage the pieces of some kinds in the land deal, without regard to strife."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def value(self, state: State, frame: Frame) -> int:
        table, land = island(state), frame.values[LAND]
        found = 0
        for piece in table.pieces[land]:
            if self.kinds >> codes.kind_of(piece) & 1:
                found += table.strikes(land, piece)
        return found

    def told(self) -> Text:
        return Text("Schaden von {kinds}", "Damage of {kinds}").fill(kinds=all_words(self.kinds))


class Clash(Sequence):
    """Two sides deal their damage to each other at the same time, as strong as they were before."""

    def __init__(self, one: int, other: int, who: int) -> None:
        super().__init__(
            [
                Keep(Might(other)),
                Harm(Might(one), other, who),
                Harm(Kept(Might(other)), one, who),
            ]
        )
        self.one = one
        self.other = other

    def told(self) -> Text:
        said = Text(
            "{one} auf der einen und {other} auf der anderen Seite fügen einander gleichzeitig"
            " ihren Schaden zu",
            "{one} on one side and {other} on the other deal their Damage to each other at the"
            " same time",
        )
        return said.fill(one=all_words(self.one), other=all_words(self.other))


def clash(one: int, other: int, who: int = USER) -> Clash:
    return Clash(one, other, who)
