"""Moving to another device without an account: whole, or one seat at one table.

Whoever wants to move is given a token for a link. It is a secret that nobody guesses, holds for
minutes, is used up when the other device says yes (not when it looks), and ends with the process.
"""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

MINUTES = 15
MOST = 10_000  # pending at once; the oldest go first


@dataclass(frozen=True)
class Move:
    """What a link takes along: who its browser is, or one seat of theirs."""

    player: str
    name: str
    table: str = ""  # with an id only the seat moves
    seat: int = 0
    cookies: tuple[tuple[str, str], ...] = ()  # what was set there, besides who it is


class Moves:
    """The links that have been asked for and not yet used."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._pending: dict[str, tuple[float, Move]] = {}

    def offer(self, move: Move) -> str:
        """The token of a new link; one from before for the same thing holds no longer."""
        same = (move.player, move.table, move.seat)
        for token, (_, other) in list(self._pending.items()):
            if (other.player, other.table, other.seat) == same:
                del self._pending[token]
        while len(self._pending) >= MOST:
            del self._pending[next(iter(self._pending))]
        token = secrets.token_urlsafe(16)
        self._pending[token] = (self._clock() + MINUTES * 60, move)
        return token

    def find(self, token: str) -> Move | None:
        """What a link would take along; ``None`` if it is forged, used or too old."""
        until, move = self._pending.get(token, (0.0, None))
        if move and self._clock() < until:
            return move
        self._pending.pop(token, None)
        return None

    def use_up(self, token: str) -> None:
        self._pending.pop(token, None)
