"""Counts of all lines of play from fixed starts: a rule change that is not meant shows here."""

import pytest

from spieltisch.core.game import State
from tests.games.equinox.scene import EQUINOX, scene


def perft(state: State, depth: int) -> int:
    """The number of lines of play with this many decisions."""
    if depth == 0 or state.over:
        return 1
    seat = state.next_seat()
    moves = state.moves(seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.clone()
        after.apply(seat, move)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("seats", "edition", "counts"),
    [(2, "en", [15, 162, 1584, 15275]), (5, "de", [15, 162, 1764, 20255])],
)
def test_lines_of_play_from_the_start(seats: int, edition: str, counts: list[int]) -> None:
    state = EQUINOX.new(seats, 1, edition=edition)
    assert [perft(state, depth) for depth in range(1, 5)] == counts


POWERS = """
creatures = ["fungy", "twinz", "hoot", "goatman", "hopscotch", "pilgrim", "stag", "carmen"]
edition = "EDITION"
eliminated = ["stag", "carmen"]
phase = "play"
seats = 3
[columns]
hoot = {row1={cards=[3], pebble=1}, row3={cards=["chameleon-4"]}}
fungy = {row1={pebble=1}, row2={cards=[5]}}
twinz = {row1={pebble=1}}
hopscotch = {row1={cards=[2], pebble=1}, row2={cards=["chameleon-1"]}, row3={cards=[7]}}
[[players]]
hand = ["hoot-5", "fungy-2", "twinz-6", "hopscotch-9", "dryad", "chameleon-8"]
[[players]]
hand = ["hoot-1", "hoot-2", "goatman-3", "stag-4"]
[[players]]
hand = ["pilgrim-3", "carmen-4", "hoot-7"]
"""


@pytest.mark.parametrize(
    ("edition", "counts"), [("en", [6, 19, 33, 150]), ("de", [6, 22, 39, 159])]
)
def test_lines_of_play_among_powers(edition: str, counts: list[int]) -> None:
    state = scene(POWERS.replace("EDITION", edition)).state
    assert [perft(state, depth) for depth in range(1, 5)] == counts
