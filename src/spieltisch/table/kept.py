"""A table as the store keeps it: one value with everything that must survive a crash.

A change makes a new value, the store writes the difference of the two in one transaction, and only
then does the new value become the table that people see.
"""

from dataclasses import dataclass, field, replace

from spieltisch.core.game import State, game
from spieltisch.core.record import Match, Record
from spieltisch.core.text import Text
from spieltisch.table.seats import (
    BOT,
    NO_CLOCK,
    OPEN,
    SERVER,
    USUAL_RULE,
    ChatLine,
    Ending,
    SeatClock,
    SeatInfo,
    TakeBack,
)

CHAT_KEPT = 200  # the newest lines


@dataclass(frozen=True)
class Kept:
    """Everything about a table but the live objects. Its lists are never changed in place."""

    id: str
    host: str
    public: bool
    created: float
    updated: float
    record: Record  # with a snapshot of the present state
    turns: tuple[int, ...]  # the seats that owe a decision
    finished: bool
    seats: list[SeatInfo]
    chat: list[ChatLine] = field(default_factory=list)
    asking: TakeBack | None = None
    rematch: str | None = None
    version: int = 0  # goes up with every change, so that a second writer is noticed
    number: int = 0  # goes up with every move and with every take-back, see `LiveTable.fresh`
    origin: str = SERVER  # where the cards come from
    absence: str = USUAL_RULE  # what happens when somebody is missing, by its name in `RULES`
    clock: str = NO_CLOCK  # how long people may think, by its name in `CLOCKS`
    clocks: tuple[SeatClock, ...] = ()  # by seat, empty without a clock
    ending: Ending | None = None  # once the game is over
    name: str = ""  # what its host calls it

    def standing(self, match: Match) -> "Kept":
        """The table with its game in another position. A pending request is settled by that."""
        return replace(
            self,
            record=match.saved(),
            turns=match.state.to_move(),
            finished=match.state.over,
            ending=ending_of(match.state),
            asking=None,
            number=self.number + 1,
        )

    def seated(self, seat: int, info: SeatInfo) -> "Kept":
        """The table with one seat changed."""
        seats = [info if number == seat else other for number, other in enumerate(self.seats)]
        players, bots = spoken_names(seats), bot_names(seats)
        return replace(self, seats=seats, record=replace(self.record, players=players, bots=bots))

    def noting_move(self, seat: int) -> "Kept":
        """The table with one more move of a bot, which its person is told of later."""
        info = self.seats[seat]
        if info.meanwhile is None:
            return self
        told = replace(info.meanwhile, moves=info.meanwhile.moves + 1)
        return self.seated(seat, replace(info, meanwhile=told))

    def noting_take_back(self) -> "Kept":
        """The same with one more take-back, for everybody who is away."""
        kept = self
        for seat, info in enumerate(self.seats):
            if info.away and info.meanwhile:
                since = min(info.meanwhile.since, len(self.record.steps))
                taken_back = info.meanwhile.taken_back + 1
                told = replace(info.meanwhile, since=since, taken_back=taken_back)
                kept = kept.seated(seat, replace(info, meanwhile=told))
        return kept

    def saying(self, text: Text, at: float, seat: int | None = None, name: str = "") -> "Kept":
        """The table with one more chat line, by default one of the house."""
        number = self.chat[-1].number + 1 if self.chat else 1
        line = ChatLine(number, seat, name, text, at)
        return replace(self, chat=[*self.chat, line][-CHAT_KEPT:])


def ending_of(state: State) -> Ending | None:
    """How the game of a state ended, ``None`` while it runs."""
    result = state.result()
    if result is None:
        return None
    ranks = [0] * state.seats
    better = 0
    for group in result.ranking:
        for seat in group:
            ranks[seat] = better + 1
        better += len(group)
    together = game(state.game_name).cooperative
    return Ending(tuple(result.winners), () if together else tuple(ranks), tuple(result.scores))


def spoken_names(seats: list[SeatInfo]) -> list[str]:
    """What the log calls the seats; an open one has no name yet."""
    return [
        info.name if info.kind != OPEN else f"#{number}" for number, info in enumerate(seats, 1)
    ]


def bot_names(seats: list[SeatInfo]) -> list[str]:
    """Who plays each seat in a record, "" for a person."""
    return [info.bot if info.kind == BOT else "" for info in seats]
