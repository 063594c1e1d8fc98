"""A table set up for a test: a position in a few lines, moves by their keys, short questions."""

import tomllib
from typing import Any, cast

import spieltisch
from spieltisch.games.living_forest.rules import LivingForestState
from tests.games.scene import BaseScene

LIVING_FOREST = spieltisch.game("living-forest")


class Scene(BaseScene[LivingForestState]):
    """A state with questions a rules test asks. Seats count from 1, as in positions and keys."""

    def moves(self, seat: int | None = None) -> list[str]:
        """The keys of all legal moves of a seat, or of the one that has to decide."""
        chooser = self.state.next_seat() if seat is None else seat - 1
        return [self.state.move_key(move) for move in self.state.moves(chooser)]

    def moves_with(self, verb: str) -> list[str]:
        """What may follow a verb: ``moves_with("attract")`` lists cards."""
        return [key.partition(":")[2] for key in self.moves() if key.startswith(f"{verb}:")]

    @property
    def turn(self) -> int:
        """The seat whose actions are on, 0 if none is."""
        return self.state.turn + 1

    @property
    def doing(self) -> str | None:
        """What is being carried out: attract, extinguish, plant, cell, steal, stack."""
        doing = self.view()["doing"]
        return doing and str(doing["what"])

    @property
    def winners(self) -> list[int]:
        result = self.state.result()
        assert result is not None, "the game is not over"
        return [seat + 1 for seat in result.winners]


def new(seats: int = 2, seed: int = 1, **options: Any) -> Scene:
    """A fresh game; seat 1 begins unless ``first`` says otherwise."""
    state = LIVING_FOREST.new(seats, seed, **{"first": 1, **options})
    return Scene(cast(LivingForestState, state))


def scene(text: str) -> Scene:
    """A hand-written position in TOML, as in docs/positions.md."""
    data = {"game": "living-forest", **tomllib.loads(text)}
    state = cast(LivingForestState, LIVING_FOREST.from_position(data))
    state.events.clear()
    return Scene(state)
