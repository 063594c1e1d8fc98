"""The fields of a state, each declared once: the same lines copy, save, load and check them.

A game writes one method, ``transfer(other, by)``, with a line for each field: its name, its value
and which numbers it may hold. `Copy`, `Save` and `Load` go through these lines: the first hands a
copy of each value to another state, the second writes it down, the third reads what the second
wrote and refuses data of the wrong form with `Misshapen`, a sentence that names the field.
"""

from typing import Any, Final, TypeVar, final

from mypy_extensions import i64

from spieltisch.core.rng import Rng
from spieltisch.core.shape import in_range, is_list
from spieltisch.core.stack import Stack, Stacks, load_stack

T = TypeVar("T")

ANY: Final = -1
"""The length of a list that may have any."""
MANY: Final = 1_000_000
"""The highest count."""


class Misshapen(ValueError):
    """Saved data that does not have the form of a state."""


class Transfer:
    """A way through the fields of a state; what a method returns goes to the other state."""

    def number(self, name: str, value: int, low: int, high: int) -> int:
        raise NotImplementedError

    def flag(self, name: str, value: bool) -> bool:
        raise NotImplementedError

    def word(self, name: str, value: str, words: tuple[str, ...]) -> str:
        raise NotImplementedError

    def numbers(self, name: str, values: list[int], length: int, low: int, high: int) -> list[int]:
        raise NotImplementedError

    def shared(self, name: str, values: list[int], length: int, low: int, high: int) -> list[int]:
        """Numbers that a running game replaces, never changes in place: copies share them."""
        raise NotImplementedError

    def flags(self, name: str, values: list[bool], length: int) -> list[bool]:
        raise NotImplementedError

    def lists(
        self, name: str, values: list[list[int]], length: int, low: int, high: int
    ) -> list[list[int]]:
        raise NotImplementedError

    def shared_lists(
        self, name: str, values: list[list[int]], length: int, low: int, high: int
    ) -> list[list[int]]:
        """Lists that a running game replaces, never changes in place: copies share them."""
        raise NotImplementedError

    def shared_entries(
        self, name: str, values: list[list[int]], length: int, low: int, high: int
    ) -> list[list[int]]:
        """Many lists, of which a running game replaces a few at a time: copies share the others."""
        return self.lists(name, values, length, low, high)

    def pairs(self, name: str, values: dict[int, int], keys: int, high: int) -> dict[int, int]:
        raise NotImplementedError

    def stack(self, name: str, value: Stack) -> Stack:
        raise NotImplementedError

    def stacks(self, name: str, value: Stacks, seats: int) -> Stacks:
        raise NotImplementedError

    def rng(self, name: str, value: Rng) -> Rng:
        raise NotImplementedError

    def rngs(self, name: str, values: list[Rng], length: int) -> list[Rng]:
        raise NotImplementedError


@final
class Copy(Transfer):
    """Every value for a state that goes its own way."""

    def number(self, name: str, value: int, low: int, high: int) -> int:
        return value

    def flag(self, name: str, value: bool) -> bool:
        return value

    def word(self, name: str, value: str, words: tuple[str, ...]) -> str:
        return value

    def numbers(self, name: str, values: list[int], length: int, low: int, high: int) -> list[int]:
        return values[:]

    def shared(self, name: str, values: list[int], length: int, low: int, high: int) -> list[int]:
        return values

    def flags(self, name: str, values: list[bool], length: int) -> list[bool]:
        return values[:]

    def lists(
        self, name: str, values: list[list[int]], length: int, low: int, high: int
    ) -> list[list[int]]:
        if length == 2:  # faster than a loop
            return [values[0][:], values[1][:]]
        return [entries[:] for entries in values]

    def shared_lists(
        self, name: str, values: list[list[int]], length: int, low: int, high: int
    ) -> list[list[int]]:
        return values

    def shared_entries(
        self, name: str, values: list[list[int]], length: int, low: int, high: int
    ) -> list[list[int]]:
        return values[:]

    def pairs(self, name: str, values: dict[int, int], keys: int, high: int) -> dict[int, int]:
        return values.copy()

    def stack(self, name: str, value: Stack) -> Stack:
        return value.clone()

    def stacks(self, name: str, value: Stacks, seats: int) -> Stacks:
        return value.clone()

    def rng(self, name: str, value: Rng) -> Rng:
        return value.clone()

    def rngs(self, name: str, values: list[Rng], length: int) -> list[Rng]:
        return [rng.clone() for rng in values]


COPY: Final = Copy()


_PRIME: Final[i64] = 1000003


def _mixed(value: i64) -> i64:
    """A number that looks like none of its neighbours'; none on the way has more than 60 bits."""
    spread = ((value ^ (value >> 29)) + 77 & 0x3FFFFFFF) * 0x1E3779B1 & 0x3FFFFFFFFFFF
    return ((spread ^ (spread >> 17)) & 0x3FFFFFFF) * 0x1BD1E995 & 0x3FFFFFFFFFFF


@final
class Gist(Transfer):
    """A number for what a state is about, whatever the order in which things came to lie there."""

    sum: i64  # machine numbers: every position of a turn is told apart by this

    def __init__(self) -> None:
        self.sum = 0

    def _add(self, value: i64) -> None:
        self.sum = ((self.sum & 0xFFFFFFFFF) * _PRIME + _mixed(value)) & 0xFFFFFFFFFFFFFF

    def number(self, name: str, value: int, low: int, high: int) -> int:
        self._add(value)
        return value

    def flag(self, name: str, value: bool) -> bool:
        self._add(1 if value else 0)
        return value

    def word(self, name: str, value: str, words: tuple[str, ...]) -> str:
        return value

    def numbers(self, name: str, values: list[int], length: int, low: int, high: int) -> list[int]:
        if length == ANY:
            self._add(_heap(values))
        else:
            for value in values:
                self._add(value)
        return values

    def shared(self, name: str, values: list[int], length: int, low: int, high: int) -> list[int]:
        return self.numbers(name, values, length, low, high)

    def flags(self, name: str, values: list[bool], length: int) -> list[bool]:
        for value in values:
            self._add(1 if value else 0)
        return values

    def lists(
        self, name: str, values: list[list[int]], length: int, low: int, high: int
    ) -> list[list[int]]:
        for entries in values:
            self._add(_heap(entries))
        return values

    def shared_lists(
        self, name: str, values: list[list[int]], length: int, low: int, high: int
    ) -> list[list[int]]:
        return self.lists(name, values, length, low, high)

    def pairs(self, name: str, values: dict[int, int], keys: int, high: int) -> dict[int, int]:
        found: i64 = 0
        for key, value in values.items():
            found += _mixed(key * 4099 + value)
        self._add(found)
        return values

    def stack(self, name: str, value: Stack) -> Stack:
        for frame in value.frames:
            self._add(frame.effect)
            self._add(frame.step)
            self._add(frame.seat)
            for entry in frame.values:
                self._add(entry)
        self._add(len(value.frames))
        return value

    def stacks(self, name: str, value: Stacks, seats: int) -> Stacks:
        for own in value.own:
            self.stack(name, own)
        self.stack(name, value.common)
        return value

    def rng(self, name: str, value: Rng) -> Rng:
        return value

    def rngs(self, name: str, values: list[Rng], length: int) -> list[Rng]:
        return values


def _heap(values: list[int]) -> i64:
    found: i64 = len(values)
    for value in values:
        found += _mixed(value)
    return found


@final
class Save(Transfer):
    """Writes every value into ``data``, as JSON can carry it, and leaves the state as it is."""

    def __init__(self, game: str) -> None:
        self.data: dict[str, Any] = {"game": game}

    def number(self, name: str, value: int, low: int, high: int) -> int:
        self.data[name] = value
        return value

    def flag(self, name: str, value: bool) -> bool:
        self.data[name] = value
        return value

    def word(self, name: str, value: str, words: tuple[str, ...]) -> str:
        self.data[name] = value
        return value

    def numbers(self, name: str, values: list[int], length: int, low: int, high: int) -> list[int]:
        self.data[name] = values[:]
        return values

    def shared(self, name: str, values: list[int], length: int, low: int, high: int) -> list[int]:
        return self.numbers(name, values, length, low, high)

    def flags(self, name: str, values: list[bool], length: int) -> list[bool]:
        self.data[name] = values[:]
        return values

    def lists(
        self, name: str, values: list[list[int]], length: int, low: int, high: int
    ) -> list[list[int]]:
        self.data[name] = [entries[:] for entries in values]
        return values

    def shared_lists(
        self, name: str, values: list[list[int]], length: int, low: int, high: int
    ) -> list[list[int]]:
        return self.lists(name, values, length, low, high)

    def pairs(self, name: str, values: dict[int, int], keys: int, high: int) -> dict[int, int]:
        self.data[name] = [[key, value] for key, value in sorted(values.items())]
        return values

    def stack(self, name: str, value: Stack) -> Stack:
        self.data[name] = value.dump()
        return value

    def stacks(self, name: str, value: Stacks, seats: int) -> Stacks:
        self.data[name] = value.dump()
        return value

    def rng(self, name: str, value: Rng) -> Rng:
        self.data[name] = value.state
        return value

    def rngs(self, name: str, values: list[Rng], length: int) -> list[Rng]:
        self.data[name] = [rng.state for rng in values]
        return values


@final
class Load(Transfer):
    """Reads every value out of ``data``; `Misshapen` if one does not have the right form."""

    def __init__(self, data: Any, game: str) -> None:
        if not isinstance(data, dict):
            raise Misshapen("A saved state is a table of values.")
        if data.get("game") != game:
            raise Misshapen(f"It must say game '{game}'.")
        self.data = data

    def number(self, name: str, value: int, low: int, high: int) -> int:
        found: Any = self.data.get(name)
        if not in_range(found, low, high):
            raise Misshapen(f"'{name}' must be a number from {low} to {high}.")
        return int(found)

    def flag(self, name: str, value: bool) -> bool:
        found: Any = self.data.get(name)
        if not isinstance(found, bool):
            raise Misshapen(f"'{name}' must be true or false.")
        return found

    def word(self, name: str, value: str, words: tuple[str, ...]) -> str:
        found: Any = self.data.get(name)
        if found not in words:
            choice = " or ".join([f"'{word}'" for word in words])
            raise Misshapen(f"'{name}' must be {choice}.")
        return str(found)

    def numbers(self, name: str, values: list[int], length: int, low: int, high: int) -> list[int]:
        found: Any = self.data.get(name)
        if not is_list(found, None if length == ANY else length, low, high):
            count = "" if length == ANY else f"{length} "
            raise Misshapen(f"'{name}' must be a list of {count}numbers from {low} to {high}.")
        return list(found)

    def shared(self, name: str, values: list[int], length: int, low: int, high: int) -> list[int]:
        return self.numbers(name, values, length, low, high)

    def flags(self, name: str, values: list[bool], length: int) -> list[bool]:
        found: Any = self.data.get(name)
        if not isinstance(found, list) or [type(flag) for flag in found] != [bool] * length:
            raise Misshapen(f"'{name}' must be a list of {length} times true or false.")
        return list(found)

    def lists(
        self, name: str, values: list[list[int]], length: int, low: int, high: int
    ) -> list[list[int]]:
        found: Any = self.data.get(name)
        if not isinstance(found, list) or len(found) != length:
            raise Misshapen(f"'{name}' must have {length} lists.")
        if not all(is_list(entries, None, low, high) for entries in found):
            raise Misshapen(f"'{name}' must hold lists of numbers from {low} to {high}.")
        return [list(entries) for entries in found]

    def shared_lists(
        self, name: str, values: list[list[int]], length: int, low: int, high: int
    ) -> list[list[int]]:
        return self.lists(name, values, length, low, high)

    def pairs(self, name: str, values: dict[int, int], keys: int, high: int) -> dict[int, int]:
        found: Any = self.data.get(name)
        if not isinstance(found, list) or not all(is_list(pair, 2, 0, high) for pair in found):
            raise Misshapen(f"'{name}' must hold pairs of numbers from 0 to {high}.")
        order = [pair[0] for pair in found]
        if order != sorted(set(order)) or any(key >= keys for key in order):
            raise Misshapen(f"'{name}' must hold each number below {keys} once at most, in order.")
        return dict(found)

    def stack(self, name: str, value: Stack) -> Stack:
        found: Any = self.data.get(name)
        if not _is_stack(found):
            raise Misshapen(f"'{name}' must hold effects in progress.")
        return load_stack(found)

    def stacks(self, name: str, value: Stacks, seats: int) -> Stacks:
        found: Any = self.data.get(name)
        if not isinstance(found, list) or len(found) != seats + 1 or not all(map(_is_stack, found)):
            raise Misshapen(f"'{name}' must hold effects in progress of each seat and of all.")
        stacks = Stacks(0)
        stacks.own = [load_stack(frames) for frames in found[:-1]]
        stacks.common = load_stack(found[-1])
        return stacks

    def rng(self, name: str, value: Rng) -> Rng:
        return Rng(self.number(name, 1, 1, 1 << 61))

    def rngs(self, name: str, values: list[Rng], length: int) -> list[Rng]:
        return [Rng(state) for state in self.numbers(name, [], length, 1, 1 << 61)]


def _is_stack(value: Any) -> bool:
    return isinstance(value, list) and all(_is_frame(frame) for frame in value)


def _is_frame(frame: Any) -> bool:
    """An effect, a step, a seat and perhaps values; what they mean the game has to check."""
    return is_list(frame, None, -1, MANY) and len(frame) >= 3 and min(frame[:3]) >= 0


def changed(values: list[T], at: int, value: T) -> list[T]:
    """Shared values with another one in a place."""
    copy = values[:]
    copy[at] = value
    return copy
