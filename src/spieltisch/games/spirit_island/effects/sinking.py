"""A board that sinks into the sea, with everything on it."""

from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.effects.basics import Instant, island
from spieltisch.games.spirit_island.effects.shielding import asks
from spieltisch.games.spirit_island.state import acts, codes, dreams
from spieltisch.games.spirit_island.state.programs import LAND
from spieltisch.games.spirit_island.state.table import Island


class SinkBoard(Instant):
    """The board of the land is destroyed; what nothing can destroy goes to the nearest land.

    Its blight does not go back to the card. In a dream the board stays.
    """

    def run(self, state: State, frame: Frame) -> bool:
        board = frame.values[LAND] // boards.STRIDE
        if asks(island(state), codes.INVADERS, boards.lands_of(board)):
            return False
        return super().run(state, frame)

    def act(self, table: Island, frame: Frame) -> None:
        if dreams.dreaming(table):
            return
        board = frame.values[LAND] // boards.STRIDE
        acts.note(table, "sink", [frame.values[LAND]])
        for land in range(board * boards.STRIDE, (board + 1) * boards.STRIDE):
            for piece in table.pieces[land][:]:
                if not acts.destroy(table, land, piece):
                    save(table, land, piece, board)
            for seat in range(table.seats):
                for _ in range(table.presence_in(seat, land)):
                    acts.destroy_presence(table, seat, land)
            for at in range(land * codes.TOKENS, (land + 1) * codes.TOKENS):
                table.tokens[at] = 0
        acts.clear_markers(table, board)
        table.sunk = [*table.sunk, board]
        table.settle()

    def told(self) -> Text:
        return Text(
            "der Spielplan des Gebiets wird mit allem darauf zerstört; seine Ödnis verlässt das"
            " Spiel",
            "the board of the land is destroyed with everything on it; its Blight leaves the game",
        )


def save(table: Island, land: int, piece: int, board: int) -> None:
    """A piece that cannot be destroyed goes to the nearest land of another board, if any."""
    for reach in range(2 * boards.STRIDE):
        others = table.distances([land], reach, sea=False)
        safe = [other for other in others if other // boards.STRIDE != board]
        if safe:
            acts.move(table, piece, land, safe[0])
            return
    acts.take(table, land, piece)
