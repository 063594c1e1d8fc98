"""Where everything on the island is drawn: outlines of lands, their middles, room for pieces.

The points of ``outlines.toml`` are turned and shifted to an island, never the drawing, so that
numbers and pieces stay upright. All of it follows from the boards alone and is worked out once.
"""

import math
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, TypeAlias

from spieltisch.games.spirit_island.cards import boards

Point: TypeAlias = tuple[float, float]

SCALE: Final = 40  # what is drawn for a unit
_STORED: Final = 100  # the same in the file
_MARGIN: Final = 14

# By number of boards: how far the island is tilted to lie well on a screen, and for each place the
# turn of its board in degrees, clockwise around the corner where its points begin, and its shift.
_LAYOUTS: Final = {
    1: (0, [(0, 0.0, 0.0)]),
    2: (11, [(0, 0.0, 0.0), (180, 6.5, 11.258)]),
    3: (0, [(0, 0.0, 0.0), (120, 19.5, 11.258), (240, 0.0, 22.517)]),
    4: (29, [(270, 0.0, 0.0), (270, 0.0, -13.0), (90, 22.517, -39.0), (90, 22.517, -26.0)]),
}


@dataclass(frozen=True)
class Shape:
    """A land or an ocean as it is drawn."""

    name: str
    board: str
    outline: tuple[Point, ...]
    middle: Point
    tag: Point  # where its number stands
    path: str
    box: tuple[int, int, int, int]  # left, top, width, height: all of it, its middle in the centre


@dataclass(frozen=True)
class Chart:
    """An island: the shapes of lands and oceans by name, and what lies around them."""

    width: int
    height: int
    lands: dict[str, Shape]
    seas: dict[str, Shape]
    rims: list[str]  # around each board
    shores: list[str]
    waves: list[str]
    frames: list[tuple[int, int, int, int]]  # by board: left, top, width, height

    def shape(self, name: str) -> Shape:
        return self.lands.get(name) or self.seas[name]


@cache
def _stored() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "outlines.toml").read_text("utf-8"))


def _points(words: str) -> list[Point]:
    numbers = [int(word) / _STORED for word in words.split()]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


@lru_cache(200)
def chart(names: tuple[str, ...]) -> Chart:
    """The island of these boards, in the order of the seats."""
    raw = {name: _Raw(name, at, len(names)) for at, name in enumerate(names)}
    corners = [point for one in raw.values() for point in one.everything()]
    left, top = (min(axis) - _MARGIN / SCALE for axis in zip(*corners, strict=True))
    right, bottom = (max(axis) + _MARGIN / SCALE for axis in zip(*corners, strict=True))
    for one in raw.values():
        one.shift(-left, -top)
    lands = {
        f"{name}{number}": _shape(f"{name}{number}", name, outline, middle)
        for name, one in raw.items()
        for number, (outline, middle) in enumerate(zip(one.lands, one.middles, strict=True), 1)
    }
    seas = {f"{name}0": _sea(f"{name}0", name, one) for name, one in raw.items()}
    return Chart(
        width=round((right - left) * SCALE),
        height=round((bottom - top) * SCALE + _MARGIN),
        lands=lands,
        seas=seas,
        rims=[path(ring, True) for one in raw.values() for ring in one.rings()],
        shores=[path(one.shore) for one in raw.values()],
        waves=[wave for one in raw.values() for wave in one.waves()],
        frames=[_frame(one.everything()) for one in raw.values()],
    )


class _Raw:
    """A board with its points where they lie on the island, in units."""

    def __init__(self, name: str, at: int, count: int) -> None:
        stored = _stored()[name]
        tilt, places = _LAYOUTS[count]
        turn, right, down = places[at]
        if boards.NAMES.index(name) >= boards.BALANCED:
            tilt, turn, right, down = 0, 0, 0.0, 0.0
        self._how = (turn, right, down, tilt)
        self.lands = [self._moved(words) for words in stored["lands"]]
        self.middles = self._moved(stored["anchors"])
        self.shore = self._moved(stored["shore"])
        self.sea = self._moved(stored["sea"])

    def _moved(self, words: str) -> list[Point]:
        turn, right, down, tilt = self._how
        placed = [_turned(point, turn) for point in _points(words)]
        return [_turned((x + right, y + down), tilt) for x, y in placed]

    def everything(self) -> list[Point]:
        return [point for outline in [*self.lands, self.sea] for point in outline]

    def shift(self, right: float, down: float) -> None:
        def moved(points: list[Point]) -> list[Point]:
            return [(x + right, y + down) for x, y in points]

        self.lands = [moved(outline) for outline in self.lands]
        self.middles, self.shore, self.sea = map(moved, (self.middles, self.shore, self.sea))

    def rings(self) -> list[list[Point]]:
        """The outer edge of the board: the borders that no two of its lands share."""
        sides = [side for outline in self.lands for side in _sides(outline)]
        shared = Counter(frozenset(side) for side in sides)
        follows = {start: end for start, end in sides if shared[frozenset((start, end))] == 1}
        found = []
        while follows:
            at, end = follows.popitem()
            ring = [at]
            while end in follows:
                ring.append(end)
                end = follows.pop(end)
            found.append(ring)
        return found

    def waves(self) -> list[str]:
        """Lines on the water, between shore and sea."""
        far = list(reversed(self.sea))
        return [
            path([_ripple(_on(self.shore, t), _on(far, t), share, t) for t in _steps(start, end)])
            for share, start, end in ((0.3, 0.08, 0.92), (0.62, 0.17, 0.44), (0.62, 0.58, 0.83))
        ]


def _shape(
    name: str, board: str, outline: list[Point], middle: Point, tag: Point | None = None
) -> Shape:
    half_width = max(abs(x - middle[0]) for x, _ in outline)
    half_height = max(abs(y - middle[1]) for _, y in outline)
    left, top = drawn((middle[0] - half_width, middle[1] - half_height))
    width, height = drawn((2 * half_width, 2 * half_height))
    box = (left, top, width, height)
    return Shape(
        name,
        board,
        tuple(outline),
        middle,
        tag or _tag_place(tuple(outline)),
        path(outline, True),
        box,
    )


def _sea(name: str, board: str, raw: _Raw) -> Shape:
    shore, far = raw.shore, list(reversed(raw.sea))
    middle = _between(_on(shore, 0.5), _on(far, 0.5), 0.45)
    tag = _between(_on(shore, 0.36), _on(far, 0.36), 0.55)
    return _shape(name, board, [*shore, *raw.sea[1:-1]], middle, tag)


def _frame(points: list[Point]) -> tuple[int, int, int, int]:
    xs, ys = zip(*points, strict=True)
    left, top = drawn((min(xs), min(ys)))
    right, bottom = drawn((max(xs), max(ys)))
    return left, top, right - left, bottom - top


# points and lines


def _turned(point: Point, degrees: float) -> Point:
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    x, y = point
    return cosine * x - sine * y, sine * x + cosine * y


def _sides(outline: list[Point]) -> list[tuple[Point, Point]]:
    return list(zip(outline, [*outline[1:], outline[0]], strict=True))


def _steps(start: float, end: float) -> list[float]:
    count = round((end - start) * 42)
    return [start + (end - start) * at / count for at in range(count + 1)]


def _on(line: list[Point], share: float) -> Point:
    """The point of a line after this share of its length."""
    lengths = [math.dist(one, other) for one, other in pairwise(line)]
    left = share * sum(lengths)
    for at, length in enumerate(lengths):
        if left <= length:
            return _between(line[at], line[at + 1], left / length)
        left -= length
    return line[-1]


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _ripple(near: Point, far: Point, share: float, at: float) -> Point:
    return _between(near, far, share + 0.07 * math.sin(at * 57) + 0.04 * math.sin(at * 23))


def drawn(point: Point) -> tuple[int, int]:
    """A point as it is drawn."""
    return round(point[0] * SCALE), round(point[1] * SCALE)


def path(points: list[Point], closed: bool = False) -> str:
    """A line as SVG draws it, each point by its distance from the one before.

    >>> path([(1, 1), (2, 1), (2, 3)], True)
    'M40 40l40 0 0 80z'
    """
    placed = [drawn(point) for point in points]
    parts = [f"{x2 - x1} {y2 - y1}" for (x1, y1), (x2, y2) in pairwise(placed)]
    return f"M{placed[0][0]} {placed[0][1]}l{' '.join(parts)}{'z' if closed else ''}"


# room in a land


def spans(outline: tuple[Point, ...], top: float, bottom: float) -> list[Point]:
    """Where something from ``top`` to ``bottom`` fits into an outline: from left to right.

    Looked up a little outside, at levels that many ask for.
    """
    found = _inside(outline, math.floor(top * _LEVELS))
    for level in (round((top + bottom) / 2 * _LEVELS), math.ceil(bottom * _LEVELS)):
        here = _inside(outline, level)
        found = [(max(a, c), min(b, d)) for a, b in found for c, d in here if max(a, c) < min(b, d)]
    return found


_LEVELS: Final = 16  # in a unit


@lru_cache(40_000)
def _inside(outline: tuple[Point, ...], level: int) -> list[Point]:
    """The stretches of a level line that lie inside an outline."""
    at = level / _LEVELS
    xs = []
    x1, y1 = outline[-1]
    for x2, y2 in outline:
        if (y1 > at) != (y2 > at):
            xs.append(x1 + (x2 - x1) * (at - y1) / (y2 - y1))
        x1, y1 = x2, y2
    xs.sort()
    return list(zip(xs[::2], xs[1::2], strict=False))


TAG: Final = (1.5, 0.85)  # number and sign of a land


def _tag_place(outline: tuple[Point, ...]) -> Point:
    """Where number and sign stand: as far up and left as there is room."""
    top = min(y for _, y in outline)
    left = min(x for x, _ in outline)
    width, height = TAG
    best, place = math.inf, outline[0]
    y = top + 0.1
    while y < top + 5:
        for start, end in spans(outline, y, y + height):
            if end - start >= width:
                cost = (y - top) + 0.3 * (start - left)
                if cost < best:
                    best, place = cost, (start + width / 2, y + height / 2)
        y += 0.1
    return place
