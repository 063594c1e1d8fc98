"""A game that all win or lose together, at one screen of the terminal."""

from collections.abc import Iterator

import pytest

from spieltisch.core.record import Match, new_match
from tests.terminal.desk import Desk, typing
from tests.toys import on_the_shelf
from tests.toys.beacon import BEACON

BOTH: list[str | None] = [None, None]


@pytest.fixture(autouse=True)
def beacon() -> Iterator[None]:
    with on_the_shelf(BEACON):
        yield


def desk(seed: int = 1, **options: str) -> Desk:
    return Desk(new_match("beacon", 2, seed, options, ["Anna", "Bert"]))


def steps(match: Match) -> list[tuple[int, str]]:
    return [(step.seat, step.key) for step in match.record.steps]


def test_all_hands_are_seen_without_a_curtain_and_p_switches_the_seat() -> None:
    at = desk()
    at.play(typing(["p 2", "rest", "p 2", "p"]), BOTH)
    assert at.prompts == ["> "] * 5
    assert "● Burn a log or rest" in at.shown[0]
    assert "Anna     Twigs, Branch, Trunk" in at.shown[0]
    assert "Bert     Twigs, Branch, Trunk" in at.shown[0]
    assert "▲ Burn a log or rest" in at.shown[1]
    assert steps(at.match) == [(1, "rest")]
    assert "● Burn a log or rest" in at.shown[2]
    assert "Bert  *  " in at.shown[2]
    assert "1" in at.shown[3]  # nobody but seat 1 is asked


def test_a_joint_decision_is_asked_once() -> None:
    at = desk()
    at.play(typing(["burn:twig", "burn:twig", "call"]), BOTH)
    assert "Take counsel" in at.shown[2]
    assert steps(at.match)[-2:] == [(0, "call"), (1, "call")]
    assert "A ship brings light" in at.shown[3]
    assert "Burn a log or rest" in at.shown[3]


def test_a_joint_decision_is_taken_back_as_it_was_made() -> None:
    at = desk()
    at.play(typing(["burn:twig", "burn:twig", "call", "u", "hold"]), BOTH)
    assert "Take counsel" in at.shown[4]
    assert steps(at.match)[-2:] == [(0, "hold"), (1, "hold")]
    assert at.prompts == ["> "] * 6


def test_one_s_own_step_is_taken_back_beside_that_of_a_bot() -> None:
    """The storm comes only after all have acted, so nothing is out yet."""
    match = new_match("beacon", 3, 1, {}, ["Anna", "Bert", "Bot"])
    at = Desk(match)
    match.play(0, match.state.parse_move(0, "burn:twig"))
    match.play(2, match.state.parse_move(2, "burn:branch"))
    at.play(typing(["u"]), [None, None, "random"])
    assert steps(match) == [(2, "burn:branch")]
    assert at.prompts == ["> ", "> "]  # nobody has to agree
    assert "● Burn a log or rest" in at.shown[1]
    assert "Burn Twigs" in at.shown[1]


def test_what_is_out_is_taken_back_only_if_all_agree() -> None:
    at = desk()
    at.play(typing(["rest", "u", "n", "u", "y"]), BOTH)
    assert "Something has been drawn" in at.prompts[2]
    assert "Bert" in at.prompts[2]
    assert steps(at.match) == []


@pytest.mark.parametrize(
    ("lang", "said", "why"),
    [
        ("de", "Das Spiel ist verloren.", "Das Feuer ist erloschen."),
        ("en", "The game is lost.", "The fire has gone out."),
    ],
)
def test_a_lost_game_says_so_for_all(lang: str, said: str, why: str) -> None:
    at = desk(seed=3)
    state = at.match.state

    def idle(prompt: str) -> str:
        if state.over:
            return ""
        keys = [state.move_key(move) for move in state.moves(state.next_seat())]
        return next((key for key in ("rest", "hold") if key in keys), "1")

    assert at.play(idle, BOTH, lang) == 0
    result = state.result()
    assert result
    assert result.lost
    assert said in at.shown[-1]
    assert why in at.shown[-1]
    assert "1." not in at.shown[-1]  # no ranking
