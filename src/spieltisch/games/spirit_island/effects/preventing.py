"""What the spirits may prevent on a board by destroying presence there, of any of them together."""

from typing import Final

from spieltisch.core.effects import DONE, Condition, Jump, Node, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.effects.amounts import Done
from spieltisch.games.spirit_island.effects.basics import YesNo, go_on, island, then
from spieltisch.games.spirit_island.effects.cases import Exists
from spieltisch.games.spirit_island.effects.choosing import InLand, in_land
from spieltisch.games.spirit_island.effects.lands import Lands
from spieltisch.games.spirit_island.effects.on_boards import board_name
from spieltisch.games.spirit_island.effects.presence import ON_BOARD, LosePresence
from spieltisch.games.spirit_island.effects.together import Share, ask_all
from spieltisch.games.spirit_island.state import acts, programs, verbs
from spieltisch.games.spirit_island.state.programs import LAND, LEFT, PIECE
from spieltisch.games.spirit_island.state.table import Island


def presence_on_board(table: Island, seat: int, land: int) -> int:
    """How much presence of a spirit is on the board of a land; not in its ocean, which is none."""
    return sum([table.presence_in(seat, each) for each in boards.lands_of(land // boards.STRIDE)])


class AskPrevent(YesNo):
    """All vote whether they destroy presence on the board; no comes first, and leads elsewhere."""

    def __init__(self, number: int, threat: Node, needed: Condition) -> None:
        self.number = number
        self.threat = threat
        self.needed = needed
        self.to = 0

    def run(self, state: State, frame: Frame) -> bool:
        table, land = island(state), frame.values[LAND]
        owned = sum([presence_on_board(table, seat, land) for seat in range(table.seats)])
        if owned >= self.number and self.needed.holds(state, frame):
            return ask_all(table, frame)
        frame.step = self.to
        return DONE

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [verbs.NO, verbs.YES]

    def choose(self, state: State, frame: Frame, move: int) -> None:
        if move == verbs.NO:
            frame.step = self.to
            return
        acts.note(island(state), "prevent", [frame.values[LAND] // boards.STRIDE])
        go_on(frame)

    def question(self, state: State, frame: Frame) -> Text:
        return Text(
            "Zerstört {number} Präsenz auf {board}, um das zu verhindern: {threat}?",
            "Destroy {number} Presence on {board} to prevent this: {threat}?",
        ).fill(
            number=self.number,
            board=board_name(frame.values[LAND] // boards.STRIDE),
            threat=self.threat.told(),
        )


class ShareLoss(Share):
    """Each spirit says how much of its presence on the board is destroyed, then where.

    The step after it destroys that much of one spirit, in a frame of its own.
    """

    def __init__(self, number: int) -> None:
        super().__init__(number, _ON_BOARD)
        self.at = 0

    def owns(self, table: Island, seat: int, frame: Frame) -> int:
        return presence_on_board(table, seat, frame.values[LAND])

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table, values = island(state), frame.values
        seat, number = values[PIECE], verbs.ARGUMENT[move]
        values[PIECE] += 1
        values[LEFT] -= number
        if number:
            bound = programs.bound(seat, values[LAND])
            bound[programs.DONE] = number
            table.running().push(frame.effect, self.at, seat, bound)

    def question(self, state: State, frame: Frame) -> Text:
        return Text(
            "Zerstöre deinen Anteil an {left} Präsenz auf {board}",
            "Destroy your share of {left} Presence on {board}",
        ).fill(left=frame.values[LEFT], board=board_name(frame.values[LAND] // boards.STRIDE))


_ON_BOARD: Final = 2  # what is paid, besides `together.ENERGY` and `together.PRESENCE`


class Preventable(Node):
    """Something in a land of the board, unless the spirits destroy enough presence on the board."""

    def __init__(self, number: int, deed: InLand) -> None:
        self.number = number
        self.deed = deed

    def flatten(self, steps: list[Step]) -> None:
        ask = AskPrevent(self.number, self.deed, Exists(self.deed.lands))
        steps.append(ask)
        share = ShareLoss(self.number)
        steps.append(share)
        over = Jump()
        steps.append(over)
        share.at = len(steps)
        LosePresence(Done(), ON_BOARD, True).flatten(steps)
        end = Jump()
        end.to = _END
        steps.append(end)
        ask.to = len(steps)
        self.deed.flatten(steps)
        over.to = len(steps)

    def parts(self) -> list[Node]:
        return [self.deed]

    def told(self) -> Text:
        said = Text(
            "{deed}, außer ihr zerstört auf dem Spielplan zusammen {number} Präsenz",
            "{deed}, unless you destroy {number} Presence on the board together",
        )
        return said.fill(deed=self.deed.told(), number=self.number)


_END: Final = 1_000_000  # behind every program


# As cards write it.


def preventable(number: int, lands: Lands, *body: Node, times: int = 1) -> Preventable:
    return Preventable(number, in_land(lands, then(*body), times=times))
