"""Codes that a phone's camera reads (ISO/IEC 18004), drawn as SVG.

Only as much of the standard as addresses need: bytes, error correction level M, versions 1 to 10.
A matrix is a list of rows, true for a dark module; it has no quiet zone, the drawing has.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from markupsafe import Markup

Matrix = list[list[bool]]
Places = Iterator[tuple[int, int]]

QUIET = 4  # modules around the code that stay light

# By version: error codewords of a block, and the data codewords of each block.
_BLOCKS: dict[int, tuple[int, tuple[int, ...]]] = {
    1: (10, (16,)),
    2: (16, (28,)),
    3: (26, (44,)),
    4: (18, (32,) * 2),
    5: (24, (43,) * 2),
    6: (16, (27,) * 4),
    7: (18, (31,) * 4),
    8: (22, (38, 38, 39, 39)),
    9: (22, (36, 36, 36, 37, 37)),
    10: (26, (43, 43, 43, 43, 44)),
}
# By version: the rows and columns in which alignment patterns have their middles.
_ALIGNED: dict[int, tuple[int, ...]] = {
    1: (),
    **{version: (6, 10 + 4 * version) for version in range(2, 7)},
    **{version: (6, 8 + 2 * version, 10 + 4 * version) for version in range(7, 11)},
}
_MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda row, column: (row + column) % 2 == 0,
    lambda row, column: row % 2 == 0,
    lambda row, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
)

_SVG = Markup(
    '<svg class="qr" role="img" aria-label="{0}" viewBox="0 0 {1} {1}"'
    ' shape-rendering="crispEdges"><rect width="{1}" height="{1}" fill="#fff"/>'
    '<path fill="#000" d="{2}"/></svg>'
)


@lru_cache(200)
def qr_svg(text: str, label: str) -> Markup:
    """The code of a text as a drawing with an accessible name, dark on light in every theme."""
    matrix = qr_matrix(text)
    runs = "".join(
        f"M{column + QUIET} {row + QUIET}h{length}v1h-{length}z"
        for row, line in enumerate(matrix)
        for column, length in _runs(line)
    )
    return _SVG.format(label, len(matrix) + 2 * QUIET, runs)


def _runs(line: list[bool]) -> Iterator[tuple[int, int]]:
    """The dark stretches of a row: where each begins and how long it is."""
    edges = [0, *(at for at in range(1, len(line)) if line[at] != line[at - 1]), len(line)]
    return ((start, end - start) for start, end in pairwise(edges) if line[start])


def qr_matrix(text: str) -> Matrix:
    """The smallest code for a text, under the mask that cameras find easiest."""
    data = text.encode()
    version = next((each for each in _BLOCKS if len(data) <= capacity(each)), None)
    if version is None:
        raise ValueError(f"A code holds {capacity(10)} bytes, not {len(data)}.")
    laid = _with_data(version, _codewords(version, data))
    return min((_masked(laid, mask) for mask in range(len(_MASKS))), key=penalty)


def capacity(version: int) -> int:
    """How many bytes fit besides the kind of data and their number."""
    return sum(_BLOCKS[version][1]) - (2 if version < 10 else 3)


# data and error correction


def _codewords(version: int, data: bytes) -> bytes:
    """All codewords in the order in which they lie in the code."""
    checks, sizes = _BLOCKS[version]
    size = sum(sizes)
    count_bits = 8 if version < 10 else 16
    bits = f"0100{len(data):0{count_bits}b}" + "".join(f"{byte:08b}" for byte in data) + "0000"
    padded = int(bits, 2).to_bytes(len(bits) // 8, "big")
    padded += (b"\xec\x11" * size)[: size - len(padded)]
    blocks, start = [], 0
    for length in sizes:
        blocks.append(padded[start : start + length])
        start += length
    corrections = [error_correction(block, checks) for block in blocks]
    return bytes([*_taken_in_turn(blocks), *_taken_in_turn(corrections)])


def _taken_in_turn(blocks: list[bytes]) -> Iterator[int]:
    for place in range(max(map(len, blocks))):
        yield from (block[place] for block in blocks if place < len(block))


def _times(left: int, right: int) -> int:
    """A product in the field of 256 elements that the standard uses."""
    product = 0
    for bit in range(7, -1, -1):
        product = (product << 1) ^ (product >> 7) * 0x11D
        product ^= (right >> bit & 1) * left
    return product


@lru_cache
def _generator(count: int) -> bytes:
    """The polynomial with the first powers of 2 as roots, without its leading 1."""
    coefficients = [1]
    root = 1
    for _ in range(count):
        shifted = [*coefficients, 0]
        for place, coefficient in enumerate(coefficients, 1):
            shifted[place] ^= _times(coefficient, root)
        coefficients = shifted
        root = _times(root, 2)
    return bytes(coefficients[1:])


def error_correction(data: bytes, count: int) -> bytes:
    """The Reed-Solomon codewords of a block of data.

    >>> error_correction(bytes.fromhex("10200c566180ec11ec11ec11ec11ec11"), 10).hex()
    'a524d4c1ed36c7872c55'
    """
    generator = _generator(count)
    rest = [0] * count
    for byte in data:
        factor = byte ^ rest[0]
        rest = [
            next_ ^ _times(coefficient, factor)
            for next_, coefficient in zip([*rest[1:], 0], generator, strict=True)
        ]
    return bytes(rest)


# the modules of a code


@dataclass
class _Laid:
    """A code in the making: its modules, and those that no mask touches."""

    modules: Matrix
    fixed: Matrix

    def put(self, row: int, column: int, dark: bool) -> None:
        self.modules[row][column] = dark
        self.fixed[row][column] = True


def _with_data(version: int, codewords: bytes) -> _Laid:
    laid = _patterns(version)
    bits = "".join(f"{word:08b}" for word in codewords)
    free = ((row, column) for row, column in _way(version) if not laid.fixed[row][column])
    for (row, column), bit in zip(free, bits, strict=False):  # a few modules stay over
        laid.modules[row][column] = bit == "1"
    return laid


def _way(version: int) -> Places:
    """The way of the data: up and down in pairs of columns, past the upright timing pattern."""
    size = 17 + 4 * version
    upwards = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for step in range(size):
            row = size - 1 - step if upwards else step
            yield row, right
            yield row, right - 1
        upwards = not upwards


def _patterns(version: int) -> _Laid:
    """Everything that is the same in every code of a version; the place of the format is kept."""
    size = 17 + 4 * version
    laid = _Laid(*([[False] * size for _ in range(size)] for _ in range(2)))
    for at in range(size):  # timing
        laid.put(6, at, at % 2 == 0)
        laid.put(at, 6, at % 2 == 0)
    for row, column in ((3, 3), (3, size - 4), (size - 4, 3)):
        _square(laid, row, column, 4, (0, 1, 3))
    for row in _ALIGNED[version]:
        for column in _ALIGNED[version]:
            if (row, column) not in ((6, 6), (6, size - 7), (size - 7, 6)):
                _square(laid, row, column, 2, (0, 2))
    for pair in _format_places(size):
        for row, column in pair:
            laid.put(row, column, False)
    laid.put(size - 8, 8, True)
    if version >= 7:
        bits = version_bits(version)
        for place in range(18):
            dark = bool(bits >> place & 1)
            laid.put(place // 3, size - 11 + place % 3, dark)
            laid.put(size - 11 + place % 3, place // 3, dark)
    return laid


def _square(laid: _Laid, row: int, column: int, reach: int, dark: tuple[int, ...]) -> None:
    """Rings around a middle, the dark ones by their distance; what lies outside falls away."""
    size = len(laid.modules)
    for down in range(-reach, reach + 1):
        for across in range(-reach, reach + 1):
            if 0 <= row + down < size and 0 <= column + across < size:
                ring = max(abs(down), abs(across))
                laid.put(row + down, column + across, ring in dark)


def _format_places(size: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Both places of each bit of the format, the lowest bit first."""
    corner = [*((row, 8) for row in (0, 1, 2, 3, 4, 5, 7, 8)), (8, 7)]
    corner += [(8, column) for column in (5, 4, 3, 2, 1, 0)]
    apart = [(8, size - 1 - at) for at in range(8)] + [(size - 15 + at, 8) for at in range(8, 15)]
    return list(zip(corner, apart, strict=True))


def format_bits(mask: int) -> int:
    """Level M and a mask as the fifteen bits that say so.

    >>> f"{format_bits(5):015b}"
    '100000011001110'
    """
    return (mask << 10 | _remainder(mask << 10, 0x537)) ^ 0x5412


def version_bits(version: int) -> int:
    """The eighteen bits by which large codes tell their version."""
    return version << 12 | _remainder(version << 12, 0x1F25)


def _remainder(value: int, divisor: int) -> int:
    while value.bit_length() >= divisor.bit_length():
        value ^= divisor << (value.bit_length() - divisor.bit_length())
    return value


# masks


def _masked(laid: _Laid, mask: int) -> Matrix:
    turned = _MASKS[mask]
    matrix = [
        [
            dark != (turned(row, column) and not laid.fixed[row][column])
            for column, dark in enumerate(line)
        ]
        for row, line in enumerate(laid.modules)
    ]
    bits = format_bits(mask)
    for place, pair in enumerate(_format_places(len(matrix))):
        for row, column in pair:
            matrix[row][column] = bool(bits >> place & 1)
    return matrix


_FINDER_LIKE = ("10111010000", "00001011101")


def penalty(matrix: Matrix) -> int:
    """How hard a code is to read: long runs, blocks, what looks like a finder, imbalance."""
    size = len(matrix)
    lines = ["".join("1" if dark else "0" for dark in line) for line in matrix]
    lines += ["".join(column) for column in zip(*lines, strict=True)]
    points = 0
    for line in lines:
        stretches = line.replace("01", "0 1").replace("10", "1 0").split()
        points += sum(len(each) - 2 for each in stretches if len(each) >= 5)
        points += 40 * sum(line.startswith(_FINDER_LIKE, at) for at in range(size))
    for above, below in pairwise(lines[:size]):
        for at in range(size - 1):
            points += 3 * (above[at : at + 2] == below[at : at + 2] in ("00", "11"))
    dark = sum(line.count("1") for line in lines[:size])
    return points + 10 * int(abs(dark * 20 - size * size * 10) / (size * size))
