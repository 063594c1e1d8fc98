"""Where the pieces of a land are drawn: in rows around its middle, smaller if there are many."""

from functools import lru_cache
from typing import Final

from spieltisch.games.spirit_island.board.chart import TAG, Point, Shape, chart, spans

PLATE: Final = (1.3, 1.0)  # a piece, in units
CHIP: Final = 0.72  # how high a line of small signs is
_GAP: Final = 0.06
_SIZES: Final = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.62)
_SHIFTS: Final = (0.0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1.0, -1.0, 1.3, -1.3)


@lru_cache(20_000)
def places(
    boards: tuple[str, ...], name: str, plates: int, chips: tuple[float, ...]
) -> tuple[float, list[Point], list[Point]]:
    """How large plates are, where each is, and where lines of chips of these widths are."""
    shape = chart(boards).shape(name)
    for size in _SIZES:
        found = _placed(shape, plates, chips, size)
        if found:
            return (size, *found)
    return (_SIZES[-1], *_crammed(shape, plates, chips))


def _placed(
    shape: Shape, plates: int, chips: tuple[float, ...], size: float
) -> tuple[list[Point], list[Point]] | None:
    """Places of this size, in as few rows as there can be; nothing if they do not fit."""
    for rows in range(1 if plates else 0, 5):
        heights = [PLATE[1] * size] * rows + [CHIP * size] * len(chips)
        for shift in _SHIFTS:
            found = _in_rows(shape, plates, rows, heights, chips, size, shift)
            if found:
                return found
        if not plates:
            break
    return None


def _in_rows(
    shape: Shape,
    plates: int,
    rows: int,
    heights: list[float],
    chips: tuple[float, ...],
    size: float,
    shift: float,
) -> tuple[list[Point], list[Point]] | None:
    y = shape.middle[1] + shift - (sum(heights) + _GAP * (len(heights) - 1)) / 2
    free = []
    for height in heights:
        free.append(_widest(shape, y, y + height))
        y += height + _GAP
    width = PLATE[0] * size
    room = [int((end - start + _GAP) / (width + _GAP)) for start, end in free[:rows]]
    lines = [chip * size for chip in chips]
    fits = all(end - start >= line for (start, end), line in zip(free[rows:], lines, strict=True))
    if sum(room) < plates or not fits or (plates and not all(room)):
        return None
    y = shape.middle[1] + shift - (sum(heights) + _GAP * (len(heights) - 1)) / 2
    found: list[Point] = []
    for count, span, height in zip(_shared(plates, room), free[:rows], heights, strict=False):
        long = count * width + (count - 1) * _GAP
        first = _centred(shape, span, long) + width / 2
        found += [(first + at * (width + _GAP), y + height / 2) for at in range(count)]
        y += height + _GAP
    tails: list[Point] = []
    for line, span in zip(lines, free[rows:], strict=True):
        tails.append((_centred(shape, span, line) + line / 2, y + CHIP * size / 2))
        y += CHIP * size + _GAP
    return found, tails


def _widest(shape: Shape, top: float, bottom: float) -> Point:
    """The stretch nearest to the middle into which something fits, clear of the land's number."""
    x, y = shape.tag
    beside = top < y + TAG[1] / 2 and bottom > y - TAG[1] / 2
    found = []
    for start, end in spans(shape.outline, top, bottom):
        start, end = start + 0.12, end - 0.12
        left, right = x - TAG[0] / 2, x + TAG[0] / 2
        if beside and start < right and end > left:
            found += [(start, left), (right, end)]
        else:
            found.append((start, end))
    nearest = max(found, key=lambda span: _worth(span, shape.middle[0]), default=(0.0, 0.0))
    return nearest if nearest[1] > nearest[0] else (0.0, 0.0)


def _worth(span: Point, middle: float) -> float:
    start, end = span
    away = max(start - middle, middle - end, 0.0)
    return min(end - start, 6.0) - 2 * away


def _centred(shape: Shape, span: Point, long: float) -> float:
    """Where something begins that is to be as near to the middle as possible."""
    start, end = span
    return min(max(shape.middle[0] - long / 2, start), end - long)


def _shared(plates: int, room: list[int]) -> list[int]:
    """So many for each row, about equally many."""
    found = [0] * len(room)
    for _ in range(plates):
        open_rows = [at for at in range(len(room)) if found[at] < room[at]]
        found[min(open_rows, key=lambda at: (found[at] / room[at], at))] += 1
    return found


def _crammed(
    shape: Shape, plates: int, chips: tuple[float, ...]
) -> tuple[list[Point], list[Point]]:
    """Where there is no room at all: four in a row, whatever they lie on."""
    size = _SIZES[-1]
    width, height = PLATE[0] * size + _GAP, PLATE[1] * size + _GAP
    left, top = shape.middle[0] - 1.5 * width, shape.middle[1] - (plates - 1) // 4 * height / 2
    found = [(left + at % 4 * width, top + at // 4 * height) for at in range(plates)]
    below = top + ((plates + 3) // 4 - 0.4) * height
    return found, [(shape.middle[0], below + at * CHIP * size) for at in range(len(chips))]
