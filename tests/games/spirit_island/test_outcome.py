"""How the end of a game is said, and that the parts of a score add up to it."""

import random
import re

import pytest

from spieltisch.core.game import Result, Tally
from spieltisch.core.text import YOU, Text, both
from spieltisch.games.spirit_island import text
from spieltisch.games.spirit_island.state import codes, hidden, score
from tests.games.spirit_island.scene import EARTH, RIVER, Scene, scene, spirit
from tests.games.spirit_island.test_said import fresh


def ended(how: int, doom: int = 0, **lands: str) -> Scene:
    there = {"A5": "4 dahan blight", "B8": "dahan", **lands}
    at = scene(spirit(RIVER, "A5"), spirit(EARTH, "B6"), island=there)
    at.state.ended = how
    at.state.doom = doom
    return at


def told(at: Scene) -> tuple[Result, Text, Tally]:
    result = score.result(at.state, text.ENDINGS[at.state.ended])
    names = [both("Anna"), both("Ben")]
    view = hidden.view(at.state, None)
    return result, text.outcome(view, result, names), text.tallies(view, result, names)[0]


def test_a_victory() -> None:
    result, outcome, tally = told(ended(codes.WON_BY_FEAR))
    assert not result.lost
    assert outcome == Text(
        "Anna und Ben retten die Insel mit 36 Punkten",
        "Anna and Ben save the island with 36 points",
    )
    assert tally == Tally(
        Text("36 Punkte", "36 points"),
        Text(
            "5 × Schwierigkeit 0: 0 · Sieg: 10 · 2 × 12 Invasorenkarten im Stapel: 24"
            " · 5 Dahan für 2 Geister: 2 · 1 Ödnis für 2 Geister: 0",
            "5 × difficulty 0: 0 · victory: 10 · 2 × 12 Invader cards in the deck: 24"
            " · 5 Dahan for 2 Spirits: 2 · 1 Blight for 2 Spirits: 0",
        ),
    )


def test_a_sacrifice_victory_has_no_points_for_victory() -> None:
    _, outcome, tally = told(ended(codes.WON_NO_CITIES, codes.LOST_SPIRIT))
    assert outcome.en == "Anna and Ben save the island with 26 points, but only by a sacrifice"
    assert "sacrifice victory: 0" in tally.parts.en


def test_a_defeat() -> None:
    result, outcome, tally = told(ended(codes.LOST_BLIGHT, A1="6 blight"))
    assert result.winners == []
    assert outcome == Text("Die Insel ist verloren (-1 Punkte)", "The island is lost (-1 points)")
    assert tally.parts.de == (
        "2 × Schwierigkeit 0: 0 · Invasorenkarten außerhalb des Stapels: 0"
        " · 5 Dahan für 2 Geister: 2 · 7 Ödnis für 2 Geister: -3"
    )


def test_whoever_plays_alone_reads_of_themselves() -> None:
    at = scene(spirit(RIVER, "A5"))
    at.state.ended = codes.WON_NO_INVADERS
    result = score.result(at.state, text.ENDINGS[at.state.ended])
    said = text.outcome(hidden.view(at.state, None), result, [YOU])
    assert said == Text("Du rettest die Insel mit 34 Punkten", "You save the island with 34 points")


@pytest.mark.parametrize("seed", range(12))
def test_the_parts_add_up_to_the_score(seed: int) -> None:
    state, chance = fresh(seed)
    while not state.ended:
        seat = chance.choice(state.to_move())
        state.apply(seat, random.Random(seed).choice(state.legal_moves(seat)))
    result = score.result(state, text.ENDINGS[state.ended])
    names = [both(str(seat)) for seat in range(state.seats)]
    tally = text.tallies(hidden.view(state, None), result, names)[0]
    points = [int(re.findall(r"-?\d+$", part)[0]) for part in tally.parts.en.split(" · ")]
    assert sum(points) == int(result.scores[0])
