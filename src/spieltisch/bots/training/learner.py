"""A network that learns: the weights of `spieltisch.bots.net` as floats, moved step by step."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.net import MOST, Floats, Network, rounded

FIRST: Final = 64  # units of the first layer
SECOND: Final = 16
RATE: Final = 0.001
SLOW, SLOWER = 0.9, 0.999  # how long a step remembers the ones before
TINY: Final = 1e-8
RARE: Final = 30.0  # inputs that are on less often than that many times the average learn slower


class Samples:
    """Positions and what came of them, one after the other in flat arrays."""

    def __init__(
        self, flat: NDArray[np.uint16], counts: NDArray[np.uint16], targets: Floats
    ) -> None:
        self.flat = flat  # the inputs that are on, of all positions
        self.counts = counts  # how many of each position
        self.targets = targets  # 0 to 1

    def __len__(self) -> int:
        return len(self.counts)


def collected(positions: list[list[int]], targets: list[float]) -> Samples:
    """Samples from plain lists."""
    flat = np.array([on for position in positions for on in position], np.uint16)
    counts = np.array([len(position) for position in positions], np.uint16)
    return Samples(flat, counts, np.array(targets, np.float32))


def joined(parts: list[Samples]) -> Samples:
    """Several lots of samples as one."""
    return Samples(
        np.concatenate([part.flat for part in parts]),
        np.concatenate([part.counts for part in parts]),
        np.concatenate([part.targets for part in parts]),
    )


class Learner:
    """Weights and the steps that move them (Adam)."""

    def __init__(self, inputs: int, seed: int) -> None:
        random = np.random.default_rng(seed)

        def layer(rows: int, columns: int, spread: float) -> Floats:
            made = random.normal(0.0, spread, (rows + 1, columns)).astype(np.float32)
            made[-1] = 0.0
            return made

        self.layers = [
            layer(inputs, FIRST, 0.0),
            layer(FIRST, SECOND, (2 / FIRST) ** 0.5),
            layer(SECOND, 1, 0.1 * (1 / SECOND) ** 0.5),
        ]
        self.layers[0][-1] = 0.5
        self.means = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0
        self.random = random

    def network(self) -> Network:
        """What has been learned, rounded for play."""
        return Network(self.whole())

    def whole(self) -> dict[str, NDArray[np.int16]]:
        """The rounded weights; those of inputs that were never on have stayed 0."""
        return rounded(self.layers[0], self.layers[1], self.layers[2][:, 0])

    def learn(self, samples: Samples, batch: int, rate: float = RATE) -> float:
        """One way through all samples in any order; the mean loss."""
        counts = samples.counts.astype(np.intp)
        starts = np.cumsum(counts) - counts
        order = self.random.permutation(len(samples))
        losses = []
        for begin in range(0, len(order), batch):
            chosen = order[begin : begin + batch]
            x = self._inputs(samples.flat, starts[chosen], counts[chosen])
            losses.append(self._step(x, samples.targets[chosen], rate))
        return float(np.mean(losses))

    def _inputs(
        self, flat: NDArray[np.uint16], starts: NDArray[np.intp], counts: NDArray[np.intp]
    ) -> Floats:
        rows = np.repeat(np.arange(len(starts)), counts)
        within = np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts)
        x = np.zeros((len(starts), len(self.layers[0])), np.float32)
        x[rows, flat[np.repeat(starts, counts) + within]] = 1.0
        x[:, -1] = 1.0
        return x

    def _step(self, x: Floats, targets: Floats, rate: float) -> float:
        first, second, last = self.layers
        sums1 = x @ first
        units1 = np.clip(sums1, 0.0, MOST)
        sums2 = units1 @ second[:-1] + second[-1]
        units2 = np.clip(sums2, 0.0, MOST)
        logits = (units2 @ last[:-1] + last[-1])[:, 0]
        chances = 1.0 / (1.0 + np.exp(-logits))
        loss = -np.mean(
            targets * np.log(chances + 1e-7) + (1 - targets) * np.log(1 - chances + 1e-7)
        )
        down = ((chances - targets) / len(targets)).astype(np.float32)[:, None]
        to_last = np.vstack([units2.T @ down, down.sum(0, keepdims=True)])
        down2 = (down @ last[:-1].T) * ((sums2 > 0) & (sums2 < MOST))
        to_second = np.vstack([units1.T @ down2, down2.sum(0, keepdims=True)])
        down1 = (down2 @ second[:-1].T) * ((sums1 > 0) & (sums1 < MOST))
        self._move([x.T @ down1, to_second, to_last], rate)
        return float(loss)

    def _move(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        pace = rate * (1 - SLOWER**self.steps) ** 0.5 / (1 - SLOW**self.steps)
        for layer, slope, mean, square in zip(self.layers, slopes, self.means, self.squares):
            mean *= SLOW
            mean += (1 - SLOW) * slope
            square *= SLOWER
            square += (1 - SLOWER) * slope * slope
            # What little is known of a rare input is mostly chance, so it may not go full steps.
            spread = np.maximum(square, RARE * square.mean()) if layer is self.layers[0] else square
            layer -= (pace * mean / (np.sqrt(spread) + TINY)).astype(np.float32)
