"""The seeded generator that is part of every state.

xoshiro128** on four 32-bit words: no product exceeds 62 bits, so compiled and plain Python compute
the same numbers at machine-integer speed. Nothing in the project uses a global generator.
"""

from typing import Final

_MASK: Final = 0xFFFFFFFF
_MASK64: Final = 0xFFFFFFFFFFFFFFFF


class Rng:
    """A small generator whose whole state is four numbers. `seeded` makes one from a seed."""

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def next32(self) -> int:
        """The next 32 random bits."""
        b = self.b
        x = (b * 5) & _MASK
        x = ((x << 7) | (x >> 25)) & _MASK
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a ^= d
        self.c = c ^ ((b << 9) & _MASK)
        self.d = ((d << 11) | (d >> 21)) & _MASK
        return (x * 9) & _MASK

    def below(self, n: int) -> int:
        """A number from 0 to ``n - 1``, every one equally likely (Lemire's method)."""
        product = self.next32() * n
        if (product & _MASK) < n:
            threshold = (_MASK + 1 - n) % n
            while (product & _MASK) < threshold:
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
        drawn: list[int] = []
        for _ in range(count):
            drawn.append(pool.pop(self.below(len(pool))))
        return drawn

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)

    def dump(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]


def seeded(seed: int) -> Rng:
    """A generator for a seed; SplitMix64 spreads any int, also a negative or a huge one."""
    words: list[int] = []
    mixed = (seed ^ (seed >> 64)) & _MASK64
    for _ in range(2):
        mixed = (mixed + 0x9E3779B97F4A7C15) & _MASK64
        z = mixed
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK64
        z ^= z >> 31
        words.append(z & _MASK)
        words.append(z >> 32)
    return Rng(words[0], words[1], words[2], words[3] | 1)


def world_seeded(seed: int) -> Rng:
    """A generator for a determinized state: never that of a game with the same seed."""
    return seeded(seed ^ 0x6A09E667F3BCC908)
