"""A table set up for a test: a position in a few lines, moves by their keys, short questions."""

import json
import tomllib
from typing import cast

import spieltisch
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.rules import EquinoxState
from spieltisch.games.equinox.state import codes
from spieltisch.games.equinox.state.notation import (
    CREATURE_NUMBERS,
    PLACE_NUMBERS,
    card_key,
    creature_key,
)
from tests.games.scene import BaseScene

EQUINOX = spieltisch.game("equinox")


class Scene(BaseScene[EquinoxState]):
    """A state with questions a rules test asks. Seats count from 1, as in positions and keys."""

    @property
    def seat(self) -> int:
        """The seat that has to decide, 0 if the game is over."""
        return self.state.next_seat() + 1

    @property
    def turn(self) -> int:
        return self.state.turn + 1

    @property
    def round(self) -> int:
        return self.state.row

    @property
    def deck(self) -> int:
        return len(self.state.deck)

    def moves(self) -> list[str]:
        """The keys of all legal moves."""
        return [self.state.move_key(move) for move in self.state.moves(self.state.next_seat())]

    def legal(self, key: str) -> bool:
        seat = self.state.next_seat()
        return self.state.why_not(seat, self.state.parse_move(seat, key)) is None

    def hand(self, seat: int) -> list[str]:
        return [card_key(card) for card in self.state.hands[seat - 1]]

    def face_down(self, seat: int) -> list[str]:
        return [card_key(card) for card in self.state.face_down(seat - 1)]

    def pebbles(self, seat: int) -> int:
        """Available pebbles."""
        return self.state.stock[seat - 1]

    def pebble(self, place: str) -> int:
        """Whose pebble lies on a field such as "hoot/2", 0 if none."""
        return self.state.pebble[PLACE_NUMBERS[place]] + 1

    def champion(self, seat: int) -> str | None:
        """On which champion card a seat has a pebble."""
        creature = self.state.champion[seat - 1]
        return None if creature == codes.NONE else creature_key(creature)

    def secret(self, seat: int) -> str | None:
        card = self.state.secret[seat - 1]
        return None if card == codes.NONE else card_key(card)

    def controller(self, creature: str) -> int:
        """The controller's seat, 0 if there is none."""
        return self.state.controller(CREATURE_NUMBERS[creature]) + 1

    def card(self, place: str) -> str | None:
        """The visible card of a field such as "hoot/2"."""
        card = self.state.top[PLACE_NUMBERS[place]]
        return None if card == codes.NONE else card_key(card)

    def covered(self, place: str) -> list[str]:
        """The cards below the visible one, the uppermost first."""
        return [card_key(card) for card in self.state.covered(PLACE_NUMBERS[place])]

    def strength(self, creature: str) -> float | None:
        """The strength of a creature in the current row."""
        card = self.state.top[self.state.field(CREATURE_NUMBERS[creature])]
        return None if card == codes.NONE else cards.DOUBLED[card] / 2

    def eliminated(self) -> list[str]:
        state = self.state
        gone = [creature for creature in state.creatures if state.gone[creature]]
        return [creature_key(c) for c in sorted(gone, key=lambda c: state.gone[c])]

    def in_play(self) -> list[str]:
        return [creature_key(creature) for creature in self.state.alive]

    def discard_pile(self) -> list[str]:
        """All discarded cards, shown and unshown, sorted."""
        state = self.state
        return sorted(card_key(c) for c in state.discard + [entry >> 3 for entry in state.buried])

    def kinds(self, seat: int | None = None) -> list[str]:
        return [line.kind for line in self.log(seat)]

    def told(self, seat: int | None) -> str:
        """All that a seat sees and has been told, in one string."""
        lines = [[line.data, line.text.de, line.text.en] for line in self.log(seat)]
        return json.dumps([self.view(seat), lines])

    def scores(self) -> list[float]:
        result = self.state.result()
        assert result is not None
        return result.scores

    def ranking(self) -> list[list[int]]:
        """Groups of equal seats, best first, counted from 1."""
        result = self.state.result()
        assert result is not None
        return [[seat + 1 for seat in group] for group in result.ranking]


def scene(position: str) -> Scene:
    """A scene from a position in TOML, without the line ``game = "equinox"``."""
    data = tomllib.loads(position)
    data["game"] = "equinox"
    state = cast(EquinoxState, EQUINOX.from_position(data))
    state.events.clear()
    return Scene(state)


def new_game(seats: int, seed: int = 0, **options: object) -> Scene:
    """A scene at the start of an ordinary game."""
    state = cast(EquinoxState, EQUINOX.new(seats, seed, **options))
    state.events.clear()
    return Scene(state)
