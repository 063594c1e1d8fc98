"""Spirits act at the same time: what one takes back leaves alone what the others did."""

import pytest

import spieltisch
from spieltisch.core.record import Match, new_match
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.state import acts
from tests.conformance import checks
from tests.games.spirit_island.scene import scene, spirit

RIVER, EARTH = "river-surges-in-sunlight", "vital-strength-of-the-earth"


def both() -> Match:
    options = {"spirit1": RIVER, "spirit2": EARTH, "board1": "A", "board2": "B"}
    return new_match("spirit-island", 2, 3, options, [])


def do(match: Match, seat: int, *moves: str) -> None:
    for move in moves:
        match.play(seat, match.state.parse_move(seat, move))


def test_growth_is_taken_back_beside_that_of_another() -> None:
    match = both()
    do(match, 0, "grow:2", "land:A5", "track:energy")
    do(match, 1, "grow:2")
    assert match.why_no_take_back(0) is None
    match.take_back(0)
    spirits = match.state.view(None)["spirits"]
    assert spirits[0]["energy_track"] == 1
    assert spirits[1]["grown"] == [2]
    assert [(step.seat, step.key) for step in match.record.steps][-1] == (1, "grow:2")
    checks.record_is_faithful(match)


def test_nobody_takes_back_what_has_shown_cards() -> None:
    match = both()
    do(match, 0, "grow:1", "deck:minor")
    reason = match.why_no_take_back(0)
    assert reason
    assert reason.code == "news"
    with pytest.raises(ValueError, match="drawn, shown"):
        match.take_back(0)


def test_all_hands_are_open_and_nobody_waits_behind_a_curtain() -> None:
    game = spieltisch.game("spirit-island")
    assert game.cooperative
    assert game.open_hands
    state = game.new(3, 1)
    assert state.to_move() == (0, 1, 2)
    assert state.view(0)["spirits"] == state.view(2)["spirits"] == state.view(None)["spirits"]


def test_nobody_is_asked_for_presence_that_another_spirit_has_lost_them() -> None:
    """One grows from the island as the other's blight takes the last presence there."""
    state = scene(spirit(RIVER, "A5 A7 A6"), spirit(EARTH, "A8"), phase="growth").state
    state.play(0, state.parse_move(0, "grow:2"))
    state.play(0, state.parse_move(0, "land:A5"))
    state.play(0, state.parse_move(0, "track:island"))
    assert 0 in state.to_move()
    for land in ("A5", "A6", "A7"):
        acts.destroy_presence(state, 0, boards.land(land))
    assert state.legal_moves(0) == []
    assert state.to_move() == (1,)
