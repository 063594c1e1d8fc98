"""Codes for cameras: published facts of the standard, and a reader that reads them back."""

import re

import pytest

from spieltisch.table import qr
from spieltisch.table.qr import (
    Matrix,
    capacity,
    error_correction,
    format_bits,
    penalty,
    qr_matrix,
    qr_svg,
    version_bits,
)

# ISO/IEC 18004, table C.1 and D.1: level M by mask, and versions 7 to 10.
FORMATS = (0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0)
VERSIONS = {7: 0x07C94, 8: 0x085BC, 9: 0x09A99, 10: 0x0A4D3}
CAPACITIES = (14, 26, 42, 62, 84, 106, 122, 152, 180, 213)
LINK = "https://table.example/move/"


def lengths() -> list[int]:
    """The least and the most that each version holds."""
    return [1, *(size + more for size in CAPACITIES[:-1] for more in (0, 1)), CAPACITIES[-1]]


# a reader that shares nothing with the writer but the table of blocks


def read(matrix: Matrix) -> str:
    """The text of a code, as a camera finds it: format, mask, way, blocks, checks."""
    size = len(matrix)
    version = (size - 17) // 4
    mask = FORMATS.index(_format_at_corner(matrix))
    bits = "".join(
        "1" if matrix[row][column] != _turned(mask, row, column) else "0"
        for row, column in _data_places(version, size)
    )
    words = [int(bits[at : at + 8], 2) for at in range(0, len(bits) - 7, 8)]
    checks, sizes = qr._BLOCKS[version]
    blocks: list[list[int]] = [[] for _ in sizes]
    for place in range(max(sizes)):
        for block, length in zip(blocks, sizes, strict=True):
            if place < length:
                block.append(words.pop(0))
    data = [word for block in blocks for word in block]
    for _ in range(checks):
        for block in blocks:
            block.append(words.pop(0))
    for block in blocks:
        assert not any(_value_at(block, power) for power in range(checks)), "damaged"
    stream = "".join(f"{word:08b}" for word in data)
    assert stream[:4] == "0100"
    count_bits = 8 if version < 10 else 16
    count = int(stream[4 : 4 + count_bits], 2)
    start = 4 + count_bits
    return bytes(int(stream[at : at + 8], 2) for at in range(start, start + 8 * count, 8)).decode()


def _format_at_corner(matrix: Matrix) -> int:
    """The copy around the upper left corner, the highest bit first."""
    places = [(8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)]
    places += [(row, 8) for row in (7, 5, 4, 3, 2, 1, 0)]
    return int("".join("1" if matrix[row][column] else "0" for row, column in places), 2)


def _turned(mask: int, i: int, j: int) -> bool:
    return (
        (i + j) % 2,
        i % 2,
        j % 3,
        (i + j) % 3,
        (i // 2 + j // 3) % 2,
        (i * j) % 2 + (i * j) % 3,
        ((i * j) % 2 + (i * j) % 3) % 2,
        ((i + j) % 2 + (i * j) % 3) % 2,
    )[mask] == 0


def _data_places(version: int, size: int) -> list[tuple[int, int]]:
    taken = set()
    for row in range(size):
        for column in range(size):
            finder = (row < 9 and (column < 9 or column >= size - 8)) or (
                row >= size - 8 and column < 9
            )
            told = version >= 7 and (
                (row < 6 and column >= size - 11) or (column < 6 and row >= size - 11)
            )
            if finder or told or 6 in (row, column):
                taken.add((row, column))
    step = {7: 16, 8: 18, 9: 20, 10: 22}.get(version, size - 13)
    middles = [6, *range(6 + step, size - 6, step)] if version > 1 else []
    last = size - 7
    for row in middles:
        for column in middles:
            if (row, column) not in ((6, 6), (6, last), (last, 6)):
                taken |= {(row + a, column + b) for a in range(-2, 3) for b in range(-2, 3)}
    places, column, down = [], size - 1, False
    while column > 0:
        column -= column == 6
        for row in range(size) if down else range(size - 1, -1, -1):
            places += [(row, each) for each in (column, column - 1) if (row, each) not in taken]
        column -= 2
        down = not down
    return places


def _value_at(block: list[int], power: int) -> int:
    """The polynomial of a block at a power of two; 0 if nothing is damaged."""
    value = 0
    for word in block:
        for _ in range(power):
            value = value << 1 ^ (0x11D if value & 0x80 else 0)
        value ^= word
    return value


@pytest.mark.parametrize("length", lengths())
def test_a_reader_reads_what_was_written(length: int) -> None:
    text = (LINK * 8)[:length]
    matrix = qr_matrix(text)
    assert read(matrix) == text
    smallest = next(number for number, most in enumerate(CAPACITIES, 1) if length <= most)
    assert len(matrix) == 17 + 4 * smallest


def test_letters_of_any_language_are_read_as_they_are() -> None:
    assert read(qr_matrix("Grüße \U0001f989")) == "Grüße \U0001f989"


def test_a_reader_notices_damage() -> None:
    matrix = qr_matrix(LINK)
    matrix[-1][-1] = not matrix[-1][-1]
    with pytest.raises(AssertionError, match="damaged"):
        read(matrix)


# published facts


def test_format_and_version_are_those_of_the_standard() -> None:
    assert tuple(map(format_bits, range(8))) == FORMATS
    assert {version: version_bits(version) for version in VERSIONS} == VERSIONS


def test_versions_hold_what_the_standard_says() -> None:
    assert tuple(map(capacity, range(1, 11))) == CAPACITIES
    totals = [sum(sizes) + checks * len(sizes) for checks, sizes in qr._BLOCKS.values()]
    assert totals == [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]


def test_error_correction_is_that_of_published_examples() -> None:
    # "01234567" of annex I is in the documentation of the function; this is "HELLO WORLD" at 1-M.
    data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    checks = [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]
    assert list(error_correction(bytes(data), 10)) == checks


def test_finders_timing_and_the_dark_module_lie_where_they_belong() -> None:
    matrix = qr_matrix("x" * CAPACITIES[6])  # version 7
    size = len(matrix)
    finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        found = [
            "".join("1" if dark else "0" for dark in line[left : left + 7])
            for line in matrix[top : top + 7]
        ]
        assert found == finder
    assert [matrix[6][at] for at in range(8, size - 8)] == [
        at % 2 == 0 for at in range(8, size - 8)
    ]
    assert matrix[size - 8][8]
    # Both copies of the format and of the version agree.
    apart = [matrix[row][8] for row in range(size - 1, size - 8, -1)]
    apart += [matrix[8][column] for column in range(size - 8, size)]
    assert int("".join("1" if dark else "0" for dark in apart), 2) == _format_at_corner(matrix)
    for across in range(3):
        for down in range(6):
            assert matrix[down][size - 11 + across] == matrix[size - 11 + across][down]


def test_points_are_counted_as_in_the_standard() -> None:
    light = [[False] * 21 for _ in range(21)]
    runs, blocks, imbalance = 2 * 21 * 19, 3 * 20 * 20, 100
    assert penalty(light) == runs + blocks + imbalance
    checks = [[(row + column) % 2 == 0 for column in range(21)] for row in range(21)]
    assert penalty(checks) == 0
    assert penalty(qr_matrix(LINK)) < 1000


# drawing


def test_the_drawing_is_the_code_with_its_name_and_nothing_that_the_policy_forbids() -> None:
    svg = str(qr_svg(LINK, 'Anna & "Ben"'))
    matrix = qr_matrix(LINK)
    drawn = [[False] * len(matrix) for _ in matrix]
    for column, row, length in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", svg):
        for at in range(int(length)):
            drawn[int(row) - qr.QUIET][int(column) - qr.QUIET + at] = True
    assert drawn == matrix
    assert 'role="img" aria-label="Anna &amp; &#34;Ben&#34;"' in svg
    assert f'viewBox="0 0 {len(matrix) + 8} {len(matrix) + 8}"' in svg
    assert "style" not in svg


def test_too_long_a_text_is_one_sentence() -> None:
    with pytest.raises(ValueError, match="A code holds 213 bytes, not 214"):
        qr_matrix("x" * 214)
