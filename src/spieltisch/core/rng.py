"""The seeded generator that is part of every state.

A multiply-with-carry generator whose whole state is one number below 2**61: a step is one product
that fits a machine integer, so compiled and plain Python compute the same numbers, and both
quickly. Its period is about 2**60. Nothing in the project uses a global generator.
"""

from typing import Any, Final, final

_LOW: Final = 0xFFFFFFFF
_MULTIPLIER: Final = 0x1FFFFEC6  # makes both m = a * 2**32 - 1 and (m - 1) / 2 prime
_STATES: Final = 0x1FFFFEC6 * 0x100000000 - 2
_MASK64: Final = 0xFFFFFFFFFFFFFFFF


@final
class Rng:
    """A small generator. `seeded` makes one from a seed."""

    def __init__(self, state: int) -> None:
        self.state = state

    def next32(self) -> int:
        """The next 32 random bits."""
        state = self.state
        state = _MULTIPLIER * (state & _LOW) + (state >> 32)
        self.state = state
        return (state ^ (state >> 32)) & _LOW

    def below(self, n: int) -> int:
        """A number from 0 to ``n - 1``, every one equally likely (Lemire's method)."""
        product = self.next32() * n
        if (product & _LOW) < n:
            threshold = (_LOW + 1 - n) % n
            while (product & _LOW) < threshold:
                product = self.next32() * n
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def sample(self, items: list[int], count: int) -> list[int]:
        """``count`` of the items, drawn without putting back."""
        pool = list(items)
        return [pool.pop(self.below(len(pool))) for _ in range(count)]

    def fork(self) -> "Rng":
        """Another generator, drawn from this one."""
        return Rng(1 + (self.next32() << 16 | self.next32() >> 16))

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (self.state,)

    def clone(self) -> "Rng":
        return Rng(self.state)


def seeded(seed: int) -> Rng:
    """A generator for a seed; SplitMix64 spreads any int, also a negative or a huge one."""
    mixed = ((seed ^ (seed >> 64)) + 0x9E3779B97F4A7C15) & _MASK64
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK64
    return Rng((mixed ^ (mixed >> 31)) % _STATES + 1)


def seat_generators(seats: int, rng: Rng) -> list[Rng]:
    """One for each seat, so that the order in which seats act at once changes nothing."""
    return [seeded(rng.next32() << 32 | rng.next32()) for _ in range(seats)]


def world_seeded(seed: int) -> Rng:
    """A generator for a determinized state: never that of a game with the same seed."""
    return seeded(seed ^ 0x6A09E667F3BCC908)
