"""What the scenes of all games have in common: moves by their keys, short questions.

Seats count from 1, as people count them and as positions and keys do; the engine counts from 0.
"""

from typing import Any, Generic, Self, TypeVar, cast

import pytest

from spieltisch import IllegalMove, Reason
from spieltisch.core.event import LogLine
from spieltisch.core.game import State
from spieltisch.core.text import Text

Of = TypeVar("Of", bound=State)


class BaseScene(Generic[Of]):
    """A state with questions that a rules test asks."""

    def __init__(self, state: Of) -> None:
        self.state = state

    def _number(self, seat: int | None) -> int:
        """A seat as the engine counts it; the one that has to decide if none is named."""
        return self.state.next_seat() if seat is None else seat - 1

    def _viewer(self, seat: int | None) -> int | None:
        """The same, a spectator if none is named."""
        return None if seat is None else seat - 1

    # doing

    def play(self, *keys: str, seat: int | None = None) -> Self:
        """Plays moves one after the other, for a seat or for the one that has to decide."""
        for key in keys:
            chooser = self._number(seat)
            assert chooser >= 0, f"the game is over before {key}"
            self.state.play(chooser, self.state.parse_move(chooser, key))
            assert self.state.fault() is None, self.state.fault()
        return self

    def refused(self, key: str, seat: int | None = None) -> Reason:
        """Tries a move that must be refused, checks that nothing changed, and says why."""
        chooser = self._number(seat)
        move = self.state.parse_move(chooser, key)
        before = self.state.dump()
        with pytest.raises(IllegalMove) as caught:
            self.state.play(chooser, move)
        assert self.state.dump() == before
        assert move not in self.state.moves(chooser)
        return caught.value.reason

    # asking

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees, a spectator if none is named."""
        return self.state.view(self._viewer(seat))

    def player(self, seat: int = 1, by: int | None = None) -> dict[str, Any]:
        """What another seat sees of a player, or the player if none is named."""
        return cast(dict[str, Any], self.view(seat if by is None else by)["players"][seat - 1])

    def prompt(self, seat: int | None = None) -> Text:
        """What a seat is asked, or the one that has to decide."""
        return self.state.prompt(self._number(seat))

    @property
    def phase(self) -> str:
        return str(self.view()["phase"])

    @property
    def over(self) -> bool:
        return self.state.over

    def log(self, seat: int | None = None) -> list[LogLine]:
        """What happened since the scene was set up, as a seat sees it (None: a spectator)."""
        return self.state.log(self._viewer(seat))

    def last(self, kind: str, seat: int | None = None) -> LogLine:
        """The last of these lines that is of a kind."""
        return [line for line in self.log(seat) if line.kind == kind][-1]

    def kinds(self) -> list[str]:
        """The kinds of all events so far."""
        return [event.kind for event in self.state.events]
