"""How a game ended is said once: the browser and the terminal say the same."""

import re
from random import Random

import pytest

import spieltisch
from spieltisch.core.game import State
from spieltisch.core.text import LANGUAGES, halved
from spieltisch.table.picture import ranking
from spieltisch.terminal.screens import screen_of
from tests.terminal.test_living_forest import drawn

NAMES = ["Lena", "Jonas", "Mirjam"]
SETUPS = [
    ("blue-moon", 2, {"deck1": "flit", "deck2": "aqua"}),
    ("blue-moon", 2, {"deck1": "hoax", "deck2": "vulca", "length": "match"}),
    ("equinox", 3, {}),
    ("living-forest", 3, {}),
    ("living-forest", 2, {"round_limit": 1}),
]


def finished(name: str, seats: int, options: dict[str, object]) -> State:
    state = spieltisch.game(name).new(seats, seed=11, **options)
    random = Random(4)
    while not state.over:
        seat = state.to_move()[0]
        state.apply(seat, random.choice(state.moves(seat)))
    state.names = NAMES[:seats]
    return state


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_browser_and_terminal_say_the_same(
    name: str, seats: int, options: dict[str, object]
) -> None:
    state = finished(name, seats, options)
    result = state.result()
    assert result is not None
    for lang in LANGUAGES:
        said = state.outcome().to(lang)
        in_browser = ranking(state, lang)
        assert in_browser is not None
        assert in_browser.headline == said
        shown = screen_of(name).draw_result(state.view(None), result, lang, state.names)
        assert drawn(shown, 200).splitlines()[0].strip() == f"{said}."
        winners = [] if options.get("round_limit") else result.winners
        assert [state.names[seat] in said for seat in range(seats)] == [
            seat in winners for seat in range(seats)
        ]


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_everybody_reads_how_each_score_came_about(
    name: str, seats: int, options: dict[str, object]
) -> None:
    state = finished(name, seats, options)
    result = state.result()
    assert result is not None
    for lang in LANGUAGES:
        shown = ranking(state, lang, 0)
        assert shown is not None
        assert shown.ended == result.ended.to(lang)
        assert sorted(row.seat for row in shown.rows) == list(range(seats))
        for row in shown.rows:
            score = result.scores[row.seat]
            assert halved(score).to(lang) in row.score.split()
            assert len(row.score.split()) == 2, "a number has a unit"
            parts = re.findall(r"\d*½|\d+", row.parts.partition(". ")[0])
            assert sum(map(number, parts)) == score


def number(said: str) -> float:
    return float(said.removesuffix("½") or 0) + 0.5 * said.endswith("½")


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS[:4])
def test_the_end_is_said_to_whoever_reads_it(
    name: str, seats: int, options: dict[str, object]
) -> None:
    state = finished(name, seats, options)
    result = state.result()
    assert result is not None
    (winner,) = result.winners
    told = state.outcome(winner)
    assert told.de.startswith("Du gewinnst")
    assert told.en.startswith("You win ") or told.en == "You win"
    assert state.outcome((winner + 1) % seats) == state.outcome()


def test_nobody_wins_a_draw_at_the_last_round() -> None:
    state = finished("living-forest", 2, {"round_limit": 1})
    assert state.outcome() == ("Niemand gewinnt", "Nobody wins")


def test_seats_without_a_name_win_as_players() -> None:
    state = finished("equinox", 2, {})
    state.names = []
    assert "Player " in state.outcome().en


def test_who_asks_too_early_is_told() -> None:
    with pytest.raises(AssertionError, match="not over"):
        spieltisch.game("equinox").new(2).outcome()
