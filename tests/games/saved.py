"""What the tests of saved states have in common: loading exactly, damaging, refusing."""

import copy
import json
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import pytest

from spieltisch.core.game import Game, State
from spieltisch.core.mistake import Mistake
from spieltisch.core.rng import Rng, seeded

Of = TypeVar("Of", bound=State)
Dump = dict[str, Any]
Damage = Callable[[Dump], object]
Cases = dict[str, tuple[Damage, str]]

JUNK: list[Any] = [None, "x", "", 1.5, float("nan"), 10**30, -2, {}, {"a": 1}, (1, 2), b"x"]
JUNK += [[None], ["x"], [1.5], [{}], [10**30], [-2], [[[]]]]


def through_json(data: Dump) -> Dump:
    saved: Dump = json.loads(json.dumps(data))
    return saved


def cases(table: Cases) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("damage", "words"), table.values(), ids=table.keys())


class Saved(Generic[Of]):
    """The saved states of a game.

    ``derived`` is what a state works out when it is loaded, ``idle`` the move that a random player
    makes only if there is no other, ``numbers`` how far the numbers of cards go.
    """

    def __init__(
        self,
        game: Game,
        kind: type[Of],
        derived: tuple[str, ...] = (),
        idle: str = "",
        numbers: int = 100,
    ) -> None:
        self.game = game
        self.kind = kind
        self.derived = derived
        self.idle = idle
        self.numbers = numbers
        self.prefix = f"This is not a sound state of {game.title.en}: "

    # loading

    def load(self, data: Any) -> Of:
        state = self.game.load(data)
        assert isinstance(state, self.kind)
        return state

    def reload(self, state: Of) -> Of:
        """The same state, saved and loaded."""
        return self.load(through_json(state.dump()))

    def assert_same(self, state: Of, other: Of) -> None:
        """The two states look the same from every seat and are asked the same."""
        assert other.dump() == state.dump()
        for name in self.derived:
            assert getattr(other, name) == getattr(state, name), name
        assert other.to_move() == state.to_move()
        assert other.view(None) == state.view(None)
        for seat in range(state.seats):
            assert other.view(seat) == state.view(seat)
            assert other.moves(seat) == state.moves(seat)

    # playing on

    def random_move(self, state: Of, rng: Rng) -> None:
        """Plays a random move of a random seat, rather one that does something."""
        seats = state.to_move()
        seat = seats[rng.below(len(seats))]
        moves = state.moves(seat)
        busy = [move for move in moves if state.move_key(move) != self.idle] or moves
        state.play(seat, busy[rng.below(len(busy))])

    def future(self, state: Of, seed: int, decisions: int = 10_000) -> list[Dump]:
        """The dumps of a random continuation."""
        rng = seeded(seed)
        dumps: list[Dump] = []
        while not state.over and len(dumps) < decisions:
            self.random_move(state, rng)
            dumps.append(state.dump())
        return dumps

    def assert_exact_at_every_decision(self, state: Of, seed: int) -> None:
        """Plays to the end; saved and loaded on the way, every state is the same."""
        rng = seeded(seed)
        while not state.over:
            self.assert_same(state, self.reload(state))
            self.random_move(state, rng)
        ended = self.reload(state)
        self.assert_same(state, ended)
        assert repr(ended.result()) == repr(state.result())

    def assert_same_future(self, state: Of, seed: int, every: int) -> None:
        """Plays to the end; now and then a loaded state is played on like its original."""
        rng = seeded(seed)
        decision = 0
        while not state.over:
            if decision % every == 0:
                original = state.clone()
                assert isinstance(original, self.kind)
                loaded = self.reload(state)
                assert self.future(loaded, decision) == self.future(original, decision)
            self.random_move(state, rng)
            decision += 1

    # refusing

    def refused(self, data: Any) -> str:
        """Loads damaged data, which must be refused with one sentence; the sentence."""
        with pytest.raises(ValueError, match=self.prefix) as caught:
            self.load(data)
        assert type(caught.value) is Mistake
        sentence = str(caught.value).removeprefix(self.prefix)
        assert sentence.endswith(".")
        assert sentence[:-1].strip()
        assert "\n" not in sentence
        return sentence

    def loaded_or_refused(self, data: Any) -> Of | None:
        """Loads data that may be sound; None if it is refused as it should be."""
        try:
            return self.load(data)
        except ValueError:
            self.refused(data)
            return None

    # damaging

    def damaged(self, data: Dump, rng: Rng) -> Dump:
        """One number, somewhere, is another one, is new or gone, or two have changed places."""
        data = copy.deepcopy(data)
        keys = [key for key in data if isinstance(data[key], int | list)]
        keys = [key for key in keys if key not in ("seats", "rng")]
        busy = [name for name in ("stack", "stacks") if any(data.get(name, []))]
        key = busy[0] if busy and rng.below(2) else keys[rng.below(len(keys))]
        value = data[key]
        if isinstance(value, bool):
            data[key] = not value
        elif isinstance(value, int):
            data[key] = value + [-1, 1, 2][rng.below(3)]
        else:
            while value and isinstance(value[0], list):
                value = value[rng.below(len(value))]
            self._damage_list(value, rng)
        return data

    def _damage_list(self, values: list[Any], rng: Rng) -> None:
        if not values:
            values.append(1)
            return
        index, other = rng.below(len(values)), rng.below(len(values))
        act = rng.below(4)
        if isinstance(values[index], bool):
            values[index] = not values[index]
        elif act == 0:
            values[index], values[other] = values[other], values[index]
        elif act == 1:
            values[index] += [-1, 1][rng.below(2)]
        elif act == 2:
            values[index] = rng.below(self.numbers) - 1
        else:
            values.pop(index)
