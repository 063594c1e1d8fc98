"""Something on some of the boards; all spirits decide together on which."""

from spieltisch.core.effects import DONE, Amount, Aside, Condition, Node
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text, both
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.effects.amounts import Half
from spieltisch.games.spirit_island.effects.basics import amount, go_on, island, then
from spieltisch.games.spirit_island.effects.conditions import holds_at
from spieltisch.games.spirit_island.effects.together import ask_all
from spieltisch.games.spirit_island.effects.words import NOTHING
from spieltisch.games.spirit_island.state import acts, codes, programs, verbs
from spieltisch.games.spirit_island.state.programs import LEFT, VALUES
from spieltisch.games.spirit_island.state.table import Island


class BoardsInPlay(Amount):
    """How many boards the island has."""

    def value(self, state: State, frame: Frame) -> int:
        return len(island(state).in_play())

    def told(self) -> Text:
        return Text("Spielplan", "board")


class OnBoards(Aside):
    """Something on so many boards on which a condition holds; each board's spirit sees to it.

    The boards chosen so far are listed. ``unsaid``: the condition goes without saying.
    """

    def __init__(self, number: Amount, condition: Condition, body: Node, unsaid: bool) -> None:
        super().__init__(body)
        self.number = number
        self.condition = condition
        self.unsaid = unsaid

    def run(self, state: State, frame: Frame) -> bool:
        table, values = island(state), frame.values
        if values[LEFT] < 0:
            values[LEFT] = self.number.value(state, frame)
            del values[VALUES:]
        found = self.open(table, frame)
        if not values[LEFT] or not found:
            del values[VALUES:]
            go_on(frame)
            frame.step = self.to
            return DONE
        if len(found) <= values[LEFT]:
            self.begin(table, frame, found[0])
            return DONE
        return ask_all(table, frame)

    def open(self, table: Island, frame: Frame) -> list[int]:
        """The boards that can still be chosen."""
        return [
            board
            for board in table.in_play()
            if board not in frame.values[VALUES:]
            and holds_at(self.condition, table, frame, board * boards.STRIDE + 1)
        ]

    def begin(self, table: Island, frame: Frame, board: int) -> None:
        frame.values[LEFT] -= 1
        frame.values.append(board)
        land = board * boards.STRIDE + 1
        values = programs.bound(-1, land)
        table.running().push(frame.effect, self.at, table.owner(land), values)

    def choices(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        found = self.open(table, frame)
        return [verbs.CHOOSE + at for at, board in enumerate(table.in_play()) if board in found]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table = island(state)
        board = table.in_play()[verbs.ARGUMENT[move]]
        acts.note(table, "choose-board", [board])
        self.begin(table, frame, board)

    def question(self, state: State, frame: Frame) -> Text:
        return Text("Wählt einen Spielplan: {body}", "Choose a board: {body}").fill(
            body=self.body.told()
        )

    def answer(self, state: State, frame: Frame, move: int) -> Text:
        played = island(state).in_play()
        if verbs.VERB[move] != verbs.CHOOSE or verbs.ARGUMENT[move] >= len(played):
            return NOTHING
        return board_name(played[verbs.ARGUMENT[move]])

    def told(self) -> Text:
        said = Text("auf {number} Spielplan{which}: {body}", "on {number} board{which}: {body}")
        if isinstance(self.number, Half):
            said = Text(
                "auf der Hälfte der Spielpläne (aufgerundet){which}: {body}",
                "on half of the boards (rounded up){which}: {body}",
            )
        which = Text(", wenn {which}", ", if {which}").fill(which=self.condition.told())
        return said.fill(
            number=self.number.told(),
            which=NOTHING if self.unsaid else which,
            body=self.body.told(),
        )


def board_name(board: int) -> Text:
    return Text("Spielplan {name}", "board {name}").fill(name=both(boards.NAMES[board]))


# As cards write them.


def on_boards(
    number: "int | Amount", condition: Condition, *body: Node, unsaid: bool = False
) -> OnBoards:
    return OnBoards(amount(number), condition, then(*body), unsaid)


def half_of_boards() -> Half:
    return Half(BoardsInPlay())
