"""The table of Spirit Island in the terminal."""

from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from spieltisch.core.game import State, game
from spieltisch.core.record import new_match
from spieltisch.games.spirit_island import screen
from spieltisch.games.spirit_island.screen import signs
from tests.terminal.desk import Desk, at_random, on_screen

NAME = "spirit-island"
PEOPLE = ["Anna", "Benedikt der Große", "Cleo", "Dan"]


def drawn(part: RenderableType, width: int, height: int | None = None) -> list[str]:
    out = StringIO()
    Console(file=out, width=width).print(part, highlight=False, markup=False, height=height)
    return out.getvalue().rstrip("\n").splitlines()


def random_states(seats: int, seed: int = 1) -> list[State]:
    """The table after every tenth move of a random game, and at its end."""
    state = game(NAME).new(seats, seed)
    random = Random(seed)
    states: list[State] = []
    moves = 0
    while not state.over:
        if moves % 10 == 0:
            states.append(state.clone())
        seat = random.choice(state.to_move())
        state.play(seat, random.choice(state.moves(seat)))
        moves += 1
    return [*states, state]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [80, 122])
def test_the_table_fits(seats: int, width: int) -> None:
    for state in random_states(seats):
        for lang in ("de", "en"):
            for seat in (None, 0):
                lines = drawn(screen.draw(state.view(seat), lang, PEOPLE[:seats]), width)
                assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize(("lang", "said"), [("de", "je 1 Schaden mehr"), ("en", "1 more Damage")])
def test_what_waits_for_a_ravage_is_shown(lang: str, said: str) -> None:
    waiting = {"branch_and_claw": True, "event_next": ["outpaced"], "phase": "growth"}
    state = game(NAME).from_position(
        {"game": NAME, "waits": ["rising-interest-in-the-island", "urban-development"], **waiting}
    )
    lines = drawn(screen.draw(state.view(0), lang, PEOPLE[:1]), 80)
    assert max(map(cell_len, lines)) <= 80
    assert said in "\n".join(lines)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_whole_game_with_events_fits_80_by_24(lang: str) -> None:
    match = new_match(NAME, 2, 3, {"branch_and_claw": "yes"}, PEOPLE[:2])
    at = Desk(match, 80, 24, terminal=True)
    assert at.play(at_random(match, 3), [None, "random"], lang) == 0
    for shown in at.shown:
        page = on_screen(shown)
        assert len(page) + 1 <= 24, shown
        assert max(map(cell_len, page)) <= 80, shown


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_whole_game_fits_80_by_24(seats: int, lang: str) -> None:
    match = new_match(NAME, seats, 3, {}, PEOPLE[:seats])
    at = Desk(match, 80, 24, terminal=True)
    assert at.play(at_random(match, 3), [None, *["random"] * (seats - 1)], lang) == 0
    assert match.state.over
    for shown in at.shown:
        page = on_screen(shown)
        assert len(page) + 1 <= 24, shown
        assert max(map(cell_len, page)) <= 80, shown


def test_every_piece_is_on_the_screen() -> None:
    """Whatever a land holds can be read off it, in columns as well as one behind the other."""
    for state in random_states(2)[::3]:
        view = state.view(0)
        for height in (None, 12):
            text = "\n".join(drawn(screen.draw(view, "en", PEOPLE[:2]), 80, height))
            for kind, sign in (("town", "⌂"), ("city", "♜"), ("explorer", "⚑"), ("dahan", "∩")):
                there = sum(
                    piece["count"]
                    for land in view["lands"].values()
                    for piece in land["pieces"]
                    if piece["kind"] == kind
                )
                # What is only to come has no number behind its sign.
                counted = [part[0] for part in text.split(sign)[1:] if part[:1].isdigit()]
                assert sum(map(int, counted)) == there


@pytest.mark.parametrize("seats", [1, 2])
def test_every_land_tells_what_the_invaders_will_do_there(seats: int) -> None:
    for state in random_states(seats)[1:-1:2]:
        view = state.view(0)
        lines = [signs.land(view, key, "en").plain for key in view["lands"]]
        coming = [row for row in view["forecast"] if row["turn"] == "coming"]
        for row in coming:
            (line,) = (line for line in lines if line[1:].startswith(row["land"]))
            if row["ravages"]:
                assert f" !{row['damage']}" + "✖" * row["blight"] in line
            for kind in row["builds"]:
                assert {"town": "+⌂", "city": "+♜"}[kind] in line
        assert any(row["ravages"] or row["builds"] for row in coming)


def test_the_result_says_why_and_how_many_points() -> None:
    state = random_states(1)[-1]
    result = state.result()
    assert result is not None
    lines = drawn(screen.draw_result(state.view(None), result, "en", ["Anna"]), 80)
    assert lines[1] == result.ended.en
    assert lines[2].startswith(f"{result.scores[0]:g} point")


def test_what_may_be_asked_about_are_moves_and_cards() -> None:
    for state in random_states(2)[::4]:
        for key in screen.askable(state.view(0)):
            state.parse_move(0, key)
        known = {card.card for card in game(NAME).cards()}
        assert known.issuperset(screen.on_table(state.view(0)))
