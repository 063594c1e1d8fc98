"""Records: written, read, replayed, resumed, taken back; and every way one can be broken."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.core.mistake import Mistake
from spieltisch.core.record import (
    Departure,
    Match,
    Record,
    new_match,
    parse_record,
    read_record,
    replay,
    resume,
    state_hash,
)
from tests.conformance.toy import PASS, Toy

EQUINOX = spieltisch.game("equinox")


def played(moves: int, seed: int = 3) -> Match:
    match = new_match("equinox", 3, seed, {"edition": "de"}, ["Lena", "Mirjam", "Tom"])
    random = Random(seed)
    for _ in range(moves):
        if match.state.over:
            break
        seat = match.state.to_move()[0]
        match.play(seat, random.choice(match.state.moves(seat)))
    return match


def as_json(match: Match) -> dict[str, Any]:
    data = json.loads(json.dumps(match.saved().to_json()))
    assert isinstance(data, dict)
    return data


def test_a_saved_game_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    match = played(40)
    match.saved().save(tmp_path / "game.json")
    again = resume(read_record(tmp_path / "game.json"))
    assert state_hash(again.state) == state_hash(match.state)
    assert again.state.names == ["Lena", "Mirjam", "Tom"]
    assert [line.text for line in again.state.log(0)] == [line.text for line in match.state.log(0)]


def test_an_interrupted_save_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    match = played(5)
    match.saved().save(path)
    match.record.options["edition"] = object()
    with pytest.raises(TypeError):
        match.record.save(path)
    assert len(read_record(path).steps) == 5


BREAKS: dict[str, tuple[Any, str]] = {
    "format": ("chess", "format"),
    "version": (99, "version 1, not 99"),
    "game": ("chess", "There is no game 'chess'"),
    "seats": (9, "2 to 5 seats"),
    "seed": ("x", "seed is a whole number"),
    "options": ({"colour": 1}, "no option 'colour'"),
    "players": ([1], "names"),
    "rules_version": (None, "rules_version"),
    "moves": ([[1, "pass"]], "move 1"),
    "snapshot": ([1], "snapshot"),
}


@pytest.mark.parametrize("field", BREAKS)
def test_a_broken_field_is_named(field: str, tmp_path: Path) -> None:
    data = as_json(played(5))
    data[field], words = BREAKS[field]
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(data))
    with pytest.raises(ValueError, match="is broken: ") as caught:
        read_record(path)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)
    with pytest.raises(Mistake) as mistake:
        parse_record(data)
    assert mistake.value.text.en == str(mistake.value)
    assert mistake.value.text.de != mistake.value.text.en


@pytest.mark.parametrize("field", BREAKS)
def test_a_missing_field_is_noticed(field: str) -> None:
    data = as_json(played(5))
    if field == "snapshot":
        return
    del data[field]
    with pytest.raises(ValueError, match=r".+"):
        parse_record(data)


@pytest.mark.parametrize("content", ["", "{", "[]", "null", '"x"', "\x00\xff", "[" * 5000])
def test_a_file_that_is_no_record_is_refused_in_one_sentence(content: str, tmp_path: Path) -> None:
    path = tmp_path / "no-record.json"
    path.write_bytes(content.encode("latin-1"))
    with pytest.raises(ValueError, match=str(path)) as caught:
        read_record(path)
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        read_record(tmp_path / "nowhere.json")


@pytest.mark.parametrize(
    "move", [[9, "pass", "00000000", False], [1, 2, "00000000", False], "pass"]
)
def test_a_broken_move_is_named(move: Any) -> None:
    data = as_json(played(5))
    data["moves"][2] = move
    with pytest.raises(ValueError, match="move 3"):
        parse_record(data)


@pytest.mark.parametrize("key", ["bet:nobody", "play:dryad", ""])
def test_a_changed_move_stops_the_replay_there(key: str) -> None:
    data = as_json(played(5))
    data["moves"][2][1] = key
    record = parse_record(data)
    with pytest.raises(Departure, match="At move 3") as caught:
        list(replay(record))
    assert caught.value.number == 3


def test_a_changed_state_stops_the_replay_there() -> None:
    data = as_json(played(5))
    data["moves"][3][2] = "deadbeef"
    with pytest.raises(Departure, match=r"At move 4 .* another state"):
        list(replay(parse_record(data)))


def test_a_running_game_survives_a_change_of_rules() -> None:
    match = played(30)
    data = as_json(match)
    data["rules_version"] = 0
    data["moves"][10][2] = "deadbeef"  # as if rules version 0 had led to another state
    record = parse_record(data)
    with pytest.raises(Departure, match="rules version 0, departs from version 1"):
        list(replay(record))
    assert state_hash(resume(record).state) == state_hash(match.state)


def test_a_record_that_was_tampered_with_does_not_resume() -> None:
    data = as_json(played(30))
    data["moves"][10][2] = "deadbeef"
    with pytest.raises(Departure):
        resume(parse_record(data))


# taking back


def start() -> Match:
    return new_match("equinox", 2, 1, {"first": 1}, [])


def test_a_prediction_can_be_taken_back() -> None:
    match = start()
    before = state_hash(match.state)
    creature = match.state.view(0)["creatures"][0]["creature"]
    match.play(0, match.state.parse_move(0, f"bet:{creature}"))
    assert match.why_no_take_back(0) is None
    match.take_back(0)
    assert state_hash(match.state) == before
    assert match.record.steps == []


def test_a_drawn_card_is_final() -> None:
    match = start()
    match.play(0, match.state.parse_move(0, "pass"))
    while match.state.to_move() == (0,):
        match.play(0, match.state.moves(0)[0])
    reason = match.why_no_take_back(0)
    assert reason is not None
    assert reason.code == "news"
    with pytest.raises(ValueError, match="drawn"):
        match.take_back(0)
    match.take_back(0, agreed=True)
    assert match.state.to_move() == (0,)


def test_what_cannot_be_replayed_is_not_taken_back_by_half() -> None:
    match = played(5)
    match.record.steps[2] = replace(match.record.steps[2], hash="deadbeef")
    record, state, before = match.record.to_json(), match.state, state_hash(match.state)
    seat = match.record.steps[-1].seat
    with pytest.raises(Departure):
        match.take_back(seat, agreed=True)
    assert match.record.to_json() == record
    assert match.state is state
    assert state_hash(state) == before


def test_the_move_of_another_seat_is_not_mine_to_take_back() -> None:
    match = start()
    match.play(0, match.state.parse_move(0, "pass"))
    reason = match.why_no_take_back(1)
    assert reason is not None
    assert reason.code == "nothing"
    with pytest.raises(ValueError, match="nothing to take back"):
        match.take_back(1, agreed=True)


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    reason = start().why_no_take_back(0)
    assert reason is not None
    assert reason.code == "nothing"


def test_taking_back_with_agreement_skips_the_moves_of_others() -> None:
    match = played(30)
    last = max(number for number, step in enumerate(match.record.steps) if step.seat == 1)
    match.take_back(1, agreed=True)
    assert len(match.record.steps) == last
    assert 1 in match.state.to_move()


def test_a_game_that_went_on_from_a_snapshot_cannot_try_its_moves_again() -> None:
    """Where others may have moved since, the moves before are played again to find out."""
    match = new_match("spirit-island", 2, 5, {}, [])
    for seat in (0, 1):
        match.play(seat, match.state.moves(seat)[0])
    assert match.why_no_take_back(0) is None
    old = replace(match.record, steps=[replace(step, key="rest") for step in match.record.steps])
    reason = Match(old, match.state).why_no_take_back(0)
    assert reason is not None
    assert reason.code == "others-need-it"


def test_what_was_tried_in_the_present_state() -> None:
    """Passing changes nothing in this game, so two passes lead back."""
    match = Match(Record("toy", 2, 5, {}, 1), Toy("passing changes nothing").new(2, 5))
    for seat in (0, 1, 0):
        assert match.tried(seat) == []
        match.play(seat, PASS)
    assert match.tried(1) == [PASS]
    assert match.tried(0) == []
    card = match.state.moves(1)[0]
    match.play(1, card)
    assert match.tried(0) == []
