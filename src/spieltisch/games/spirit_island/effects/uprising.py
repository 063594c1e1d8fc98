"""Strife that a whole board gets: under pieces of some kinds, each once, wherever they are."""

from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.effects.basics import MUST, USER, Counted
from spieltisch.games.spirit_island.effects.words import kinds_words, land_name, many_words
from spieltisch.games.spirit_island.state import acts, codes, verbs
from spieltisch.games.spirit_island.state.programs import LAND, LEFT, PIECE, VALUES
from spieltisch.games.spirit_island.state.table import Island


class StrifeOnBoard(Counted):
    """So many different pieces of the board get a strife: first the land, then the piece.

    Those that have got theirs are listed as pairs, their land and what they look like now.
    """

    def __init__(self, times: int, kinds: int) -> None:
        super().__init__(times, MUST, USER)
        self.kinds = kinds

    def begin(self, frame: Frame) -> None:
        del frame.values[VALUES:]

    def options(self, table: Island, frame: Frame) -> list[int]:
        if frame.values[PIECE] >= 0:
            return [verbs.PIECE + each for each in self.open(table, frame, frame.values[PIECE])]
        lands = boards.lands_of(frame.values[LAND] // boards.STRIDE)
        return [verbs.LAND + land for land in lands if self.open(table, frame, land)]

    def open(self, table: Island, frame: Frame, land: int) -> list[int]:
        """The classes of the pieces of a land of which one has got no strife yet."""
        done = frame.values[VALUES:]
        found: list[int] = []
        for number in acts.classes(table, land, self.kinds):
            had = 0
            for at in range(0, len(done), 2):
                if done[at] == land and done[at + 1] == number:
                    had += 1
            if acts.number_of(table, land, number) > had:
                found.append(number)
        return found

    def do(self, table: Island, frame: Frame, move: int) -> None:
        values = frame.values
        if values[PIECE] < 0:
            values[PIECE] = verbs.ARGUMENT[move]
            return
        land = values[PIECE]
        piece = acts.find(table, land, verbs.ARGUMENT[move])
        values[PIECE] = -1
        values.extend([land, codes.class_of(piece + codes.STRIFE_BIT)])
        self.count_down(frame)
        acts.disturb(table, land, piece)

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        return codes.WRONG_LAND if frame.values[PIECE] < 0 else codes.NO_SUCH_PIECE

    def land_of(self, frame: Frame) -> int:
        return frame.values[PIECE]

    def question(self, state: State, frame: Frame) -> Text:
        kinds, land = many_words(self.kinds), frame.values[PIECE]
        if land < 0:
            said = Text(
                "Lege {left} Streit unter verschiedene {kinds}: Wähle ein Gebiet",
                "Put {left} Strife on different {kinds}: choose a land",
            )
            return said.fill(left=frame.values[LEFT], kinds=kinds_words(self.kinds, 2))
        said = Text("Lege 1 Streit unter {kinds} in {land}", "Put 1 Strife on {kinds} in {land}")
        return said.fill(kinds=kinds, land=land_name(land))

    def told(self) -> Text:
        said = Text(
            "je 1 Streit unter {times} {kinds} legen", "put 1 Strife on each of {times} {kinds}"
        )
        if self.times.told().en == "1":
            said = Text("1 Streit unter {times} {kinds} legen", "put 1 Strife on {times} {kinds}")
            return said.fill(times=1, kinds=kinds_words(self.kinds, 1))
        return said.fill(times=self.times.told(), kinds=kinds_words(self.kinds, 2))
