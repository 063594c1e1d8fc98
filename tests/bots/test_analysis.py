"""A game in hindsight: the curve, the turning points, and what is drawn and said of them."""

import re
from itertools import pairwise
from random import Random
from xml.etree import ElementTree

import pytest

import spieltisch
from spieltisch.bots import analysis, curve
from spieltisch.bots.analysis import Analysis, TurningPoint, analyse, concluded, judged, wanted
from spieltisch.bots.bot import never
from spieltisch.core.record import Departure, Match, new_match
from spieltisch.core.text import Text, both
from tests.patience import PATIENCE

SVG = "{http://www.w3.org/2000/svg}"


def played(name: str, moves: int = 10_000, seed: int = 3) -> Match:
    match = new_match(name, 2, seed, {}, ["Anna", "Bert"])
    random = Random(seed)
    while not match.state.over and len(match.record.steps) < moves:
        seat = match.state.next_seat()
        match.play(seat, random.choice(match.state.moves(seat)))
    return match


@pytest.mark.parametrize("name", spieltisch.games())
def test_every_game_has_a_curve_from_start_to_end(name: str) -> None:
    match = played(name)
    found = analyse(match.record, PATIENCE)
    assert sorted(found.points) == sorted(wanted(found.length))
    together = spieltisch.game(name).cooperative
    for shares in found.points.values():
        assert all(-1e-9 <= share <= 1 + 1e-9 for share in shares)
        assert together or sum(shares) == pytest.approx(1.0)
    result = match.state.result()
    assert result
    last = found.points[found.length]
    assert [seat for seat, share in enumerate(last) if share] == sorted(result.winners)
    assert list(found.turns) == sorted(found.turns, key=lambda turn: turn.move)
    for turn in found.turns:
        assert turn.seat == match.record.steps[turn.move - 1].seat
        assert abs(turn.change) >= analysis.TURN
        assert turn.label.de
        assert turn.label.en


@pytest.mark.parametrize("length", [0, 1, 2, 7, 100, 256, 257, 999, 5000])
def test_positions_are_spread_evenly_whenever_the_looking_ends(length: int) -> None:
    order = wanted(length)
    assert order[:2] == [0, length]
    assert sorted(set(order)) == sorted({*order})
    assert len(set(order)) <= analysis.MOST + 2
    for count in range(3, len(order) + 1):
        known = sorted(set(order[:count]))
        gaps = [after - before for before, after in pairwise(known)]
        assert max(gaps) <= 4 * length / count + 1


def test_what_is_broken_off_goes_on_where_it_was() -> None:
    record = played("equinox", 40).record
    whole = judged(record, {}, PATIENCE, never)
    parts: dict[int, tuple[float, ...]] = {}
    while len(parts) < len(whole):
        part = judged(record, parts, PATIENCE, lambda: True)
        assert len(part) == 1
        assert not part.keys() & parts.keys()
        parts |= part
    assert parts == whole
    assert judged(record, parts, PATIENCE, never) == {}


def test_the_time_bounds_the_effort() -> None:
    record = played("living-forest").record
    assert len(judged(record, {}, 0.0, never)) == 1


def test_hidden_cards_do_not_bend_the_curve() -> None:
    """Two positions that look the same to a spectator are judged the same."""
    state = played("equinox", 20).state
    other = state.determinize(None, 5)
    assert other.dump() != state.dump()
    assert analysis._shares(other) == analysis._shares(state)


def test_turning_points_are_the_largest_swings() -> None:
    record = played("equinox", 9).record
    points: dict[int, analysis.Shares] = dict.fromkeys(range(10), (0.5, 0.5))
    points |= {3: (0.9, 0.1), 4: (0.9, 0.1), 5: (0.81, 0.19), 6: (0.8, 0.2)}
    found = concluded(record, points)
    assert [(turn.move, turn.gains, round(turn.change, 2)) for turn in found.turns] == [
        (3, 0, 0.4),
        (5, 1, 0.09),
        (7, 1, 0.3),
    ]


def test_a_record_that_departs_is_said() -> None:
    record = played("equinox", 9).record
    record.steps[4] = record.steps[3]
    with pytest.raises(Departure):
        analyse(record)


# drawn and said


def made(together: bool = False, players: int = 3) -> Analysis:
    points = {
        move: tuple((seat + move) % 4 / 4 for seat in range(players)) for move in range(0, 41, 2)
    }
    turns = (
        TurningPoint(8, 0, Text("<b>Eins</b>", "<b>One</b>"), 1, 0.31),
        TurningPoint(10, 1, both("&"), 0, -0.25),
        TurningPoint(38, 2, both("Almost"), 2, 0.1),
        TurningPoint(40, 2, both("Last"), 2, 0.1),
    )
    names = [both(f"<Player {seat}>") for seat in range(players)]
    return Analysis(names, together, 40, points, turns)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("file", [False, True])
@pytest.mark.parametrize("together", [False, True])
def test_the_drawing_is_sound_and_says_what_it_shows(lang: str, file: bool, together: bool) -> None:
    found = made(together)
    svg = curve.curve_svg(found, lang, title="A & B", file=file)
    root = ElementTree.fromstring(svg)
    assert root.get("role") == "img"
    label = root.get("aria-label") or ""
    assert label.startswith("A & B")
    assert len(re.findall(r"\d ?%", label)) >= (2 if together else 6)
    lines = root.findall(f".//{SVG}polyline")
    assert len(lines) == (1 if together else 3)
    dashes = [line.get("stroke-dasharray") for line in lines]
    assert len(set(dashes)) == len(dashes)
    width, height = map(float, (root.get("viewBox") or "").split()[2:])
    for line in lines:
        for point in (line.get("points") or "").split():
            x, y = map(float, point.split(","))
            assert 0 <= x <= width
            assert 0 <= y <= height
    marks = [float(mark.get("cx") or 0) for mark in root.findall(f".//{SVG}circle")]
    assert len(marks) == 4
    assert all(after - before >= 16 for before, after in pairwise(marks))
    assert ("prefers-color-scheme: dark" in svg) == file
    assert "<style" not in svg or file  # pages allow no styles of their own


def test_the_small_drawing_has_no_words_but_says_what_it_shows() -> None:
    root = ElementTree.fromstring(curve.small_svg(made(), "en", 8))
    assert "at the start" in (root.get("aria-label") or "")
    assert [text.text for text in root.iter(f"{SVG}text")] == ["1", "2", "3", "4"]
    assert len(root.findall(f".//{SVG}polyline")) == 3


def test_turning_points_and_figures_in_words() -> None:
    found = made()
    first, second, *_ = curve.turns(found, "en")
    assert first == (
        8,
        "Move 8, <Player 0>: <b>One</b>",
        "<Player 1> +31 percentage points",
    )
    assert second.change == "<Player 0> −25 percentage points"
    assert curve.turns(made(together=True), "de")[0].change == "Alle zusammen +31 Prozentpunkte"
    rows = curve.figures(found)
    assert [row[0] for row in rows][:2] == [0, 2]
    assert {8, 10, 40} <= {move for move, _ in rows}
    assert all(len(shares) == 3 for _, shares in rows)
    assert len(curve.figures(made(together=True))[0][1]) == 1


def test_a_game_of_one_move_or_none_can_be_drawn() -> None:
    for moves in (0, 1):
        found = analyse(played("equinox", moves).record)
        ElementTree.fromstring(curve.curve_svg(found, "de"))
