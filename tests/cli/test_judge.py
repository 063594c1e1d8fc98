"""The judge: moves, answers, rulings."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

TABLE = """
game = "equinox"
creatures = ["hoot", "stag", "twinz", "carmen", "squeak", "rubble", "ursus", "goatman"]
phase = "play"
columns.hoot = {row1 = {cards = ["chameleon-6"], pebble = 1}}
columns.stag = {row1 = {pebble = 1}}
[[players]]
name = "Anna"
hand = ["hoot-4", "stag-3", "twinz-1"]
[[players]]
name = "Ben"
"""


@pytest.fixture
def position(tmp_path: Path) -> Path:
    return tmp_path / "position.toml"


def write(path: Path, first_lines: str = "", table: str = TABLE) -> Path:
    path.write_text(first_lines + table, encoding="utf-8")
    return path


def test_a_position_without_questions_lists_the_moves(spieltisch: Run, position: Path) -> None:
    out = spieltisch("judge", write(position)).out
    assert out.startswith("Equinox, round 1, phase 2 (play a card): Anna decides.\n")
    assert "  Ben gets 8 cards at random (filled in).\n" in out
    assert "\nPlay a card\n  play:stag-3   Play Stag 3 (empty → 3, with power)\n" in out
    assert "EQ-" not in out


def test_an_allowed_move_is_told_step_by_step(spieltisch: Run, position: Path) -> None:
    out = spieltisch("judge", write(position, 'ask = ["play:hoot-4"]')).out
    assert "1. play:hoot-4 (Anna): allowed\n     Anna plays Hoot 4. [EQ-" in out
    assert "     The card lies directly on a chameleon: no power. [EQ-047]\n" in out
    assert "   → Ben: Predict a creature or pass\n" in out
    assert out.count("\nEQ-047  A creature card laid directly on a chameleon") == 1


def test_a_refused_move_comes_with_its_reason(spieltisch: Run, position: Path) -> None:
    out = spieltisch("judge", write(position, 'ask = ["play:ursus-1", "show"]')).out
    assert "1. play:ursus-1 (Anna): not allowed\n     Ursus 1 is not in your hand." in out
    assert "2. show (Anna): not allowed\n     You hold a playable card and must play one. [" in out
    assert "\nEQ-053  A player with at least one playable card may not skip" in out


def test_a_decision_of_the_same_player_lists_its_moves(spieltisch: Run, position: Path) -> None:
    out = spieltisch("judge", write(position, 'ask = ["play:stag-3"]')).out
    assert "   → Anna: Stag: Whose hand do you lay half face down?\n     decline, seat:2\n" in out


def test_a_sequence_is_played_by_whoever_decides(spieltisch: Run, position: Path) -> None:
    out = spieltisch("judge", write(position, 'ask = [["play:twinz-1", "pass"]]')).out
    assert "1. play:twinz-1 (Anna): allowed\n" in out
    assert "   pass (Ben): allowed\n" in out


def test_a_sequence_stops_at_the_first_refusal(spieltisch: Run, position: Path) -> None:
    out = spieltisch("judge", write(position, 'ask = [["done", "play:stag-3", "decline"]]')).out
    assert "1. done (Anna): not allowed\n" in out
    assert "   No longer judged: play:stag-3, decline\n" in out


def test_questions_do_not_change_the_position(spieltisch: Run, position: Path) -> None:
    asked = 'ask = ["play:hoot-4", "play:hoot-4", ["play:hoot-4"]]'
    answers = spieltisch("judge", write(position, asked), "--json").json["answers"]
    assert answers[0] == answers[1] == answers[2]


FOURTH_DRAGON = """
game = "blue-moon"
phase = "start"
element = "fire"
ask = ["retreat"]
[[players]]
people = "terrah"
dragons = 3
active = ["terrah-1"]
support = ["terrah-23", "terrah-24"]
"""


def test_a_game_that_is_over_at_once_is_said_to_be(spieltisch: Run, position: Path) -> None:
    result = spieltisch("judge", write(position, table=FOURTH_DRAGON))
    assert (result.code, result.out) == (2, "")
    assert result.err == (
        "spieltisch: In this position the game is over before anybody decides anything: Whoever has"
        " all three dragons and gains another one wins on the spot.\n"
    )


def test_the_end_of_the_game_is_told_with_the_result(spieltisch: Run, position: Path) -> None:
    asked = 'deck = 1\nnext = ["dryad"]\nask = [["play:twinz-1", "pass"]]'
    out = spieltisch("judge", write(position, asked)).out
    assert "     The last card of the deck has been drawn. [" in out
    assert "   pass (Anna): not allowed\n     The game is over.\n" in out
    assert "   Result: 1. Anna (8), 2. Ben (0)\n" in out


def test_the_judge_speaks_german(spieltisch: Run, position: Path) -> None:
    asked = 'ask = ["play:hoot-4", "bet:hoot"]\nabout = {de = "Eine Frage", en = "A question"}'
    out = spieltisch("judge", write(position, asked), "--lang", "de").out
    assert out.startswith("Eine Frage\nEquinox, Runde 1, Schritt 2 (Karte spielen): Anna")
    assert "1. play:hoot-4 (Anna): erlaubt\n     Anna spielt Noctia 4." in out
    assert "2. bet:hoot (Anna): nicht erlaubt\n" in out


def test_players_without_names_are_numbered(spieltisch: Run, position: Path) -> None:
    position.write_text('game = "equinox"\nseats = 3\nturn = 2\nask = ["pass"]\n')
    assert "1. pass (Player 2): allowed\n" in spieltisch("judge", position).out
    assert "1. pass (Spieler 2): erlaubt\n" in spieltisch("judge", position, "--lang", "de").out


def test_a_name_cannot_steer_the_terminal(spieltisch: Run, position: Path) -> None:
    write(position, table=TABLE.replace('"Anna"', '"An\\u001b[31mna"'))
    assert "\x1b" not in spieltisch("judge", position).out


def test_json_has_everything_in_both_languages(spieltisch: Run, position: Path) -> None:
    asked = 'about = "A question"\nask = ["play:hoot-4", "show"]'
    data = spieltisch("judge", write(position, asked), "--json").json
    assert (data["game"], data["round"], data["phase"]) == ("equinox", 1, "play")
    assert data["about"] == {"de": "A question", "en": "A question"}
    assert all(set(line) == {"de", "en"} for line in data["filled"])
    assert data["decision"]["seat"] == 1
    moves = [move["key"] for move in data["decision"]["moves"]]
    assert sorted(moves) == ["play:hoot-4", "play:stag-3", "play:twinz-1"]
    allowed, refused = data["answers"]
    assert (allowed["allowed"], refused["allowed"]) == (True, False)
    assert allowed["next"]["seat"] == 2
    assert allowed["result"] is None
    (step,) = refused["steps"]
    assert step["happened"] == []
    assert step["refused"]["code"] == "must-play"
    cited = {id for line in allowed["steps"][0]["happened"] for id in line["rulings"]}
    assert cited | set(step["refused"]["rulings"]) == {entry["id"] for entry in data["rulings"]}


def test_json_counts_seats_of_the_result_from_1(spieltisch: Run, position: Path) -> None:
    asked = 'deck = 1\nnext = ["dryad"]\nask = ["play:twinz-1"]'
    (answer,) = spieltisch("judge", write(position, asked), "--json").json["answers"]
    assert answer["next"] is None
    assert answer["result"]["ranking"] == [[1], [2]]
