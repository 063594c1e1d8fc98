"""The table of Equinox as it is drawn."""

import io
import re
import tomllib
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import spieltisch
from spieltisch.core import game as shelf
from spieltisch.core.game import Result, State
from spieltisch.core.rng import seeded
from spieltisch.core.text import both
from spieltisch.games.equinox import screen
from spieltisch.terminal.screens import Screen, screen_of
from tests.conformance.toy import Toy
from tests.terminal.desk import NAMES

EQUINOX = spieltisch.game("equinox")
AS_SCREEN: Screen = screen  # the module fits what the terminal asks for

POSITION = """
creatures = ["hoot", "ursus", "stag", "carmen", "feather-fox", "hopscotch", "moss-man", "goatman"]
eliminated = ["stag"]
round = 2
turn = 2
phase = "play"
deck = 40
[columns.hoot]
champion = [2]
row1 = {cards = [3, 7, "chameleon-10"], pebble = 2}
row2 = {cards = [9], pebble = 1}
[columns.ursus]
row1 = {cards = [2], pebble = 3}
row2 = {cards = [4]}
[columns.stag]
row1 = {cards = [0], pebble = 3}
[[players]]
hand = ["carmen-5", "hoot-1", "hoot-2"]
secret = "moss-man-5"
[[players]]
hand = ["stag-6", "stag-7", "ursus-10", "hoot-6", "chameleon-3", "dryad"]
face_down = ["goatman-1", "goatman-2"]
[[players]]
hand = ["carmen-6", "carmen-7", "carmen-8"]
"""


def position(text: str = POSITION) -> State:
    data: dict[str, Any] = tomllib.loads(text)
    return EQUINOX.from_position(data)


def rendered(renderable: RenderableType, width: int = 80, **settings: Any) -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, height=40, **settings)
    console.print(renderable)
    return file.getvalue()


def drawn(state: State, seat: int | None, lang: str = "en", width: int = 80, **how: Any) -> str:
    names = NAMES[: state.seats]
    return rendered(screen.draw(state.view(seat), lang, names), width, **how)


def row(text: str, number: int) -> list[str]:
    """The cells of a row, without spaces."""
    line = next(line for line in text.splitlines() if line[2:3] == str(number))
    return ["".join(cell.split()) for cell in line.replace("┃", "│").split("│")]


def hand(text: str) -> str:
    return next(line for line in text.splitlines() if "Hand:" in line)


@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_line_is_wider_than_the_console(width: int, lang: str) -> None:
    for seed in (1, 3):
        state = EQUINOX.new(2 + seed, seed)
        rng = seeded(seed)
        while not state.over:
            seat = state.next_seat()
            moves = state.moves(seat)
            state.play(seat, moves[rng.below(len(moves))])
            if rng.below(8) == 0:
                text = drawn(state, seat, lang, width)
                assert max(len(line) for line in text.splitlines()) <= width
        assert len(drawn(state, None, lang, width).splitlines()) < 20


def test_a_field_shows_strength_chameleon_covered_cards_and_pebble() -> None:
    text = drawn(position(), 1)
    assert row(text, 1)[1:4] == ["~10+2▲", "2½■", "0■"]
    assert row(text, 2)[1:5] == ["9●", "↓4½", "✗", "·"]


def test_control_and_champion_pebbles_stand_in_the_champion_row() -> None:
    line = next(line for line in drawn(position(), 1).splitlines() if "★" in line)
    cells = ["".join(cell.split()) for cell in line.split("│")]
    assert cells == ["★5PP", "♛▲▲", "♛■", "", "", "", "", "", ""]


def test_the_current_row_stands_out_without_colours() -> None:
    lines = [line for line in drawn(position(), 1).splitlines() if "┃" in line]
    assert len(lines) == 1
    assert lines[0].startswith("► 2 3 PP")


def test_the_current_row_has_a_band_and_bold_letters_in_a_terminal() -> None:
    console = Console(file=io.StringIO(), width=80, force_terminal=True)
    lines = console.render_lines(screen.draw(position().view(1), "en", NAMES[:3]))
    banded = [line for line in lines if any("┃" in segment.text for segment in line)]
    assert len(banded) == 1
    styles = [segment.style for segment in banded[0] if segment.text]
    assert all(style and style.bgcolor for style in styles)
    assert styles[0] is not None
    assert styles[0].bold


def test_no_color_keeps_every_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    text = drawn(position(), 1, force_terminal=True)
    assert not re.search(r"\x1b\[[\d;]*\b(3\d|4\d|9\d)[;m]", text)
    for sign in ("♛", "▲", "■", "●", "✗", "~10", "4½", "►"):
        assert sign in text


@pytest.mark.parametrize(("width", "names"), [(80, ["F. Fox", "Hopsc."]), (120, ["Feather Fox"])])
def test_names_are_short_where_it_is_narrow(width: int, names: list[str]) -> None:
    text = drawn(position(), 1, width=width)
    for name in [*names, "✗Stag", "Hoot", "Ursus", "Moss man"]:
        assert name in text


def test_german_names() -> None:
    text = drawn(position(), 1, "de")
    for word in ("Noctia", "✗Cornu", "Ziegfr.", "Runde 2/5", "►Spielen", "Stapel 40", "Ablage"):
        assert word in text


def test_round_phase_and_piles() -> None:
    first = drawn(position(), 1).splitlines()[0]
    assert " ".join(first.split()) == (
        "Round 2/5 Predict ►Play Discard Draw Eliminate deck 40 discards"
        f" {position().view(None)['discarded']}"
    )


def test_the_own_hand_is_sorted_by_column_and_marks_eliminated_creatures() -> None:
    assert hand(drawn(position(), 1)) == (
        " ▲ Hand:  Hoot 6   Ursus 10½   ✗Stag 6 7   Chameleon ~3   Dryad"
    )


def test_player_lines() -> None:
    lines = [line for line in drawn(position(), 1, width=70).splitlines() if "pebbles" in line]
    assert [" ".join(line.split()) for line in lines] == [
        "● Anna 3 cards pebbles ●●● secret ?",
        "►▲ Bert 6 cards + 2 face down pebbles ▲▲▲",
        "■ Chloé 3 cards pebbles ■■■",
    ]


def test_a_secret_prediction_is_shown_to_its_owner_only() -> None:
    state = position()
    assert "Secret prediction (hidden):  Moss man 5" in drawn(state, 0)
    for seat in (1, 2, None):
        assert "Moss man 5" not in drawn(state, seat)


def test_a_spectator_sees_no_hand() -> None:
    assert "Hand:" not in drawn(position(), None)


def test_somebody_who_owes_an_answer_in_another_turn_is_marked() -> None:
    view = position().view(0)
    view["to_move"] = [0]
    text = rendered(screen.draw(view, "en", NAMES[:3]))
    assert "?● Anna" in text
    assert "►▲ Bert" in text


def test_wide_letters_in_a_name_keep_the_columns_straight() -> None:
    text = rendered(screen.draw(position().view(1), "en", ["あんな", "Bert", "C"]), 70)
    lines = [line for line in text.splitlines() if "pebbles" in line]
    assert len({cell_len(line.partition("pebbles")[0]) for line in lines}) == 1


# the end

ENDED = """
creatures = ["hoot", "ursus", "stag", "carmen", "twinz", "rubble", "squeak", "fungy"]
eliminated = ["stag", "carmen", "twinz", "rubble"]
round = 5
[columns.hoot]
champion = [2]
row1 = {pebble = 1}
row4 = {pebble = 1}
[columns.ursus]
row1 = {pebble = 3}
"""


def result_text(scores: list[float], ranking: list[list[int]], edition: str, text: str) -> str:
    data = tomllib.loads(text)
    state = EQUINOX.from_position({**data, "seats": len(scores), "edition": edition})
    result = Result(ranking, scores, both("It is over."))
    names = NAMES[: len(scores)]
    return rendered(screen.draw_result(state.view(None), result, "en", names))


def test_the_ranking_says_where_the_points_come_from() -> None:
    text = result_text([5, 5, 4.5], [[1], [0], [2]], "en", ENDED)
    lines = [" ".join(line.split()) for line in text.splitlines()]
    assert lines[0] == "Bert wins with 5 PP."
    assert "1. ▲ Bert 5 PP Hoot: 5" in lines
    assert "2. ● Anna 5 PP Hoot: 4+1" in lines
    assert "3. ■ Chloé 4½ PP Ursus: 4½" in lines
    assert "Bert is ahead of Anna: a secret prediction on a survivor. [EQ-174]" in lines


ROW_5 = """
creatures = ["hoot", "ursus", "stag", "carmen", "twinz", "rubble", "squeak", "fungy"]
eliminated = ["stag", "carmen", "twinz", "rubble"]
round = 5
[columns.hoot]
row2 = {pebble = 1}
row3 = {pebble = 2}
[columns.squeak]
row4 = {pebble = 2}
"""


def test_a_tie_broken_by_a_row() -> None:
    text = result_text([3, 3], [[0], [1]], "en", ROW_5)
    assert "Anna is ahead of Bert: more pebbles in row 2.  [EQ-175]" in text
    text = result_text([3, 3], [[0], [1]], "de", ROW_5)
    assert "Anna is ahead of Bert: more PP in row 2.  [EQ-175]" in text


def test_a_shared_win() -> None:
    text = result_text([3, 3], [[0, 1]], "en", ROW_5)
    assert "Anna and Bert win with 3 PP each." in text
    assert "is ahead of" not in text


def test_a_game_without_a_screen_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf._games, "toy", Toy(""))
    with pytest.raises(ValueError, match="toy has no table"):
        screen_of("toy")


def test_every_askable_key_is_a_move() -> None:
    state = position()
    for seat in (0, 1, 2, None):
        for key in screen.askable(state.view(seat)):
            state.parse_move(0, key)


def test_every_card_on_the_table_has_a_text() -> None:
    known = [card.card for card in EQUINOX.cards()]
    assert set(screen.on_table(position().view(None))) <= set(known)
