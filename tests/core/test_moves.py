"""Numbers, keys and arguments of moves come from one declaration."""

from spieltisch.core.moves import Moves


def test_each_verb_has_a_block_of_moves() -> None:
    moves = Moves()
    assert moves.verb("pass") == 0
    assert moves.verb("play", ["a", "b"]) == 1
    assert moves.verb("keep", ["x"], first=7) == 3
    assert moves.keys == ["pass", "play:a", "play:b", "keep:x"]
    assert moves.verbs == [0, 1, 1, 3]
    assert moves.arguments == [0, 0, 1, 7]
