"""A table set up for a test: both sides in a few words, moves by their keys, short questions.

In a test about a card **A** is the player who has it and **B** the opponent, as in the digest. A is
seat 1, B is seat 2.
"""

from typing import Any, cast

import spieltisch
from spieltisch.games.blue_moon.rules import permits
from spieltisch.games.blue_moon.rules.state import BlueMoonState
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.state.notation import card_key
from tests.games.scene import BaseScene

BLUE_MOON = spieltisch.game("blue-moon")
A = 1
B = 2
ELEMENTS = {"fire": codes.FIRE, "earth": codes.EARTH}
LISTS = (
    "hand",
    "active",
    "inactive",
    "support",
    "bluffs",
    "crystals",
    "discard",
    "leadership",
    "open",
    "deck",
)


class Scene(BaseScene[BlueMoonState]):
    """A state with questions a rules test asks. ``A`` and ``B`` are the seats."""

    def may(self, key: str) -> bool:
        """Whether the seat that has to decide may play a move."""
        seat = self.state.next_seat()
        return seat >= 0 and self.state.parse_move(seat, key) in self.state.moves(seat)

    def moves(self, verb: str = "") -> list[str]:
        """The keys of all legal moves; with a verb only what may follow it."""
        seat = self.state.next_seat()
        keys = [self.state.move_key(move) for move in self.state.moves(seat)]
        if not verb:
            return keys
        return [key.partition(":")[2] for key in keys if key.startswith(f"{verb}:")]

    def cards(self, seat: int, place: str) -> list[str]:
        """The cards in a place of a side: hand, active, older, support, bluffs, discard, ..."""
        return [card_key(card) for card in getattr(self.state, place)[seat - 1]]

    def power(self, seat: int, element: str = "fire") -> int:
        return self.state.power(seat - 1, ELEMENTS[element])

    def has_shield(self, seat: int, element: str = "fire") -> bool:
        return permits.has_shield(self.state, seat - 1, ELEMENTS[element])

    def dragons(self, seat: int) -> int:
        return self.state.dragons[seat - 1]

    @property
    def asked(self) -> int:
        """The seat that has to decide, 0 if the game is over."""
        return self.state.next_seat() + 1

    @property
    def turn(self) -> int:
        return self.state.turn + 1

    @property
    def element(self) -> str | None:
        return cast("str | None", self.state.view(None)["element"])

    @property
    def winner(self) -> int:
        """The winner's seat, 0 if nobody has won."""
        assert self.over, "the game is not over"
        return self.state.winner + 1


def opponent(seat: int) -> int:
    """The other seat."""
    return B if seat == A else A


def side(**fields: Any) -> dict[str, Any]:
    """One side of the table. Lists of cards are words: ``hand="hoax-1 hoax-2"``.

    Without ``deck`` or ``deck_size`` the rest of the people's deck is the draw deck.
    """
    return {
        name: value.split() if name in LISTS and isinstance(value, str) else value
        for name, value in fields.items()
    }


def scene(
    a: dict[str, Any] | None = None,
    b: dict[str, Any] | None = None,
    turn: int = A,
    phase: str = "character",
    element: str | None = "fire",
    **fields: Any,
) -> Scene:
    """A position: both sides, whose turn it is, the phase and the contested element.

    ``element=None`` is an opening turn.
    """
    data = {
        "game": "blue-moon",
        "turn": turn,
        "phase": phase,
        "element": element or "none",
        "players": [a or {}, b or {}],
        **fields,
    }
    state = cast(BlueMoonState, BLUE_MOON.from_position(data))
    state.events.clear()
    return Scene(state)


def new(seed: int = 1, **options: Any) -> Scene:
    """A fresh game; seat 1 begins unless ``first`` says otherwise."""
    state = BLUE_MOON.new(2, seed, **{"first": 1, **options})
    return Scene(cast(BlueMoonState, state))
