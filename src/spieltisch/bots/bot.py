"""What a bot is, and how its choice is taken: on a copy of the state, and checked."""

import gc
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from operator import index
from reprlib import repr as shortened
from typing import Any

from spieltisch.core.game import State, game
from spieltisch.core.mistake import Mistake
from spieltisch.core.record import Record
from spieltisch.core.rng import seeded
from spieltisch.core.text import Text


def never() -> bool:
    return False


class Bot:
    """Chooses moves. Equal seeds and equal knowledge give equal choices."""

    name: str
    longest: float = 5.0  # seconds for a decision; whoever waits for it need not wait longer

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)
        self.stopped: Callable[[], bool] = never  # asked while thinking: whether to answer at once

    def hurry(self, seconds: float) -> None:
        """Not to think longer than this about a decision, as far as the bot looks at the clock."""

    def choose(self, state: State, seat: int) -> int:
        """A legal move for the seat.

        The state is a copy of the true one, without its events: what happens to it changes nothing.
        A fair bot looks only at what its seat may know, at ``state.determinize(seat, seed)``.
        """
        raise NotImplementedError


@contextmanager
def undisturbed() -> Iterator[None]:
    """For thinking: Python does not look for objects that hold each other and nobody else holds.

    Positions are none of these, and with the many that are held while somebody thinks, looking
    takes as long as thinking.
    """
    looks = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looks:
            gc.enable()


class BadMove(Mistake):
    """A bot chose what is not allowed. In a series of games ``record`` is the game up to there."""

    def __init__(self, text: Text, record: Record | None = None) -> None:
        super().__init__(text)
        self.record = record

    def __reduce__(self) -> tuple[Any, ...]:
        return BadMove, (self.text, self.record)


_NO_MOVE = Text(
    "Der Bot {bot} wählt für Platz {seat} {choice}, und das ist kein Zug: Ein Zug ist eine ganze"
    " Zahl von 0 bis {last}.",
    "The bot {bot} chose {choice} for seat {seat}, which is no move: a move is a whole number from"
    " 0 to {last}.",
)
_NOT_ALLOWED = Text(
    "Der Bot {bot} wählt für Platz {seat} den Zug {choice}, der nicht erlaubt ist: {reason}",
    "The bot {bot} chose {choice} for seat {seat}, which is not allowed: {reason}",
)


def chosen_move(bot: Bot, state: State, seat: int, tried: Collection[int] = ()) -> int:
    """The move that a bot chooses; `BadMove` if it is none or not a legal one.

    In a joint decision it joins whoever has voted. It is never one of those ``tried`` in this very
    state, which have led back to it, as long as there is another: so no bot can keep a game from
    ending.
    """
    votes = [vote for vote in state.votes() if vote >= 0 and state.why_not(seat, vote) is None]
    with undisturbed():
        choice: Any = votes[0] if votes else bot.choose(state.clone(), seat)
    words = {"bot": getattr(bot, "name", type(bot).__name__), "seat": seat + 1}
    try:
        move = -1 if isinstance(choice, bool) else index(choice)  # NumPy's numbers are fine
    except TypeError:
        move = -1
    reason = state.why_not(seat, move)
    if reason is not None:
        moves = game(state.game_name).num_moves
        if not 0 <= move < moves:
            raise BadMove(_NO_MOVE.fill(choice=shortened(choice), last=moves - 1, **words))
        key = f"{state.move_key(move)} ({move})"
        raise BadMove(_NOT_ALLOWED.fill(choice=key, reason=reason.text, **words))
    if move not in tried:
        return move
    others = [other for other in state.moves(seat) if other not in tried]
    return others[len(tried) % len(others)] if others else move
