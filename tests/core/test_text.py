"""Sentences about somebody, and the same ones for whoever reads them."""

import re
from random import Random

import pytest

from spieltisch.core.game import Game, game
from spieltisch.core.text import YOU, Text, both, listed
from tests.toys.beacon import BEACON

TAKES = Text("{seat} nimm[t|st] [{target}|dir] etwas.", "{seat} take[s|] {target}'s card.")


def test_a_sentence_agrees_with_whom_it_is_about() -> None:
    ann, ben = both("Ann"), both("Ben")
    assert TAKES.fill(seat=ann, target=ben).de == "Ann nimmt Ben etwas."
    assert TAKES.fill(seat=YOU, target=ben) == ("Du nimmst Ben etwas.", "You take Ben's card.")
    assert TAKES.fill(seat=ann, target=YOU).de == "Ann nimmt dir etwas."


def test_a_name_that_reads_like_the_reader_is_a_name() -> None:
    assert TAKES.fill(seat=both("you"), target=both("du")).de == "you nimmt du etwas."


def test_a_name_may_hold_signs_that_sentences_use() -> None:
    said = TAKES.fill(seat=both("[a|b]{seat}"), target=YOU).en
    assert said == "[a|b]{seat} takes you's card."


def test_whoever_reads_comes_last_in_an_enumeration() -> None:
    assert listed([YOU, both("Ann")]).en == "Ann and you"


@pytest.mark.parametrize(
    ("played", "seats"),
    [(game("equinox"), 3), (game("living-forest"), 3), (game("blue-moon"), 2), (BEACON, 2)],
)
def test_the_log_calls_me_you_and_others_by_their_names(played: Game, seats: int) -> None:
    state = played.new(seats, seed=3)
    state.names = ["Xaver", "Yvonne", "Zoe"][:seats]
    random = Random(5)
    for _ in range(400):
        if state.over:
            break
        seat = state.to_move()[0]
        state.play(seat, random.choice(state.moves(seat)))
    lines = list(zip(state.log(0, 0, 0), state.log(None), strict=True))
    mine = [line for line, plain in lines if "Xaver" in plain.text.de]
    assert len(mine) > 10
    for line in mine:
        assert re.search(r"\b[Dd](u|ir|ich|eine?[nmr]?)\b", line.text.de), line.text.de
        assert re.search(r"\b[Yy](ou|ours?)\b", line.text.en), line.text.en
        # A verb that agrees does not end like that of somebody else.
        assert not re.match(r"Du \w+[^sz]t\b", line.text.de), line.text.de
        assert not re.match(r"You \w+[^s]s\b", line.text.en), line.text.en
    for line, _ in lines:
        assert "Xaver" not in line.text.de + line.text.en
        assert not re.search(r"[]|{}[]", line.text.de + line.text.en)
