"""A small network that says how likely a seat is to win, from what the seat may know.

Its inputs are on or off: a position is the list of those that are on. It computes with whole
numbers only, so that every machine finds the same: the weights are rounded once, when training is
done, and no sum of them is ever too large to be exact.
"""

from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.changes import changes

ONE: Final = 256  # the number that stands for 1 in the layers
WEIGHT: Final = 64  # the number that stands for 1 in the weights between them
MOST: Final = 4.0  # a unit gives 0 to that
LIMIT: Final = 30000  # of a weight, in the file

Floats = NDArray[np.float32]
Features = list[int]


class Network:
    """Two layers of units over the inputs, and one number at the end."""

    def __init__(self, layers: dict[str, NDArray[np.int16]]) -> None:
        self.inputs = len(layers["first"]) - 1
        self.sizes = [layer.shape for layer in layers.values()]
        self._first = layers["first"]  # the last row is always on
        on = self._first[:-1].astype(np.int32)
        self._changes = np.concatenate([on, -on, np.zeros_like(on[:1])])  # as `changes` counts
        # Products of small whole numbers are exact as floats of this size, and multiplied quickly.
        self._second = layers["second"].astype(np.float64)
        self._last = layers["last"].astype(np.float64)

    def layers(self) -> list[Floats]:
        """The weights as they were before they were rounded, nearly."""
        return [
            (self._first / ONE).astype(np.float32),
            (self._second / WEIGHT).astype(np.float32),
            (self._last[:, None] / WEIGHT).astype(np.float32),
        ]

    def __call__(self, positions: list[Features]) -> list[float]:
        """What the seats may expect in some positions, each 0 to 1."""
        chances: list[float] = (1.0 / (1.0 + np.exp(-self.logits(positions)))).tolist()
        return chances

    def logits(self, positions: list[Features]) -> NDArray[np.float64]:
        """The same before it is turned into chances; exact."""
        flat, starts = changes(positions, self.inputs)
        steps = np.add.reduceat(self._changes[flat], starts, axis=0)
        sums = np.cumsum(steps, axis=0, dtype=np.int32) + self._first[-1]
        units = np.clip(sums, 0, int(MOST * ONE)).astype(np.float64)
        sums2 = units @ self._second[:-1] + self._second[-1] * ONE
        units = np.clip(np.floor(sums2 / WEIGHT), 0, int(MOST * ONE))
        found: NDArray[np.float64] = units @ self._last[:-1] + self._last[-1] * ONE
        return found / (ONE * WEIGHT)


def rounded(first: Floats, second: Floats, last: Floats) -> dict[str, NDArray[np.int16]]:
    """Trained weights (the last row of each layer is always on) as a network keeps them."""
    return {
        "first": _whole(first * ONE),
        "second": _whole(second * WEIGHT),
        "last": _whole(last * WEIGHT),
    }


def _whole(weights: Floats) -> NDArray[np.int16]:
    return np.clip(np.rint(weights), -LIMIT, LIMIT).astype(np.int16)


def save(layers: dict[str, NDArray[np.int16]], path: Path) -> None:
    """Writes a network; the file appears whole or not at all."""
    buffer = BytesIO()
    kept: dict[str, Any] = dict(layers)
    np.savez_compressed(buffer, **kept)
    part = path.with_suffix(".part")
    part.write_bytes(buffer.getvalue())
    part.replace(path)


def load(path: Path) -> Network:
    """Reads what `save` wrote."""
    with np.load(path, allow_pickle=False) as file:
        return Network({name: file[name] for name in ("first", "second", "last")})
