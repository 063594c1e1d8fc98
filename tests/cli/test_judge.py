"""The judge: positions and saved games, moves, answers, rulings."""

import io
import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import spieltisch as package
from spieltisch.core.game import State, game
from spieltisch.core.record import Match, new_match
from spieltisch.core.rng import seeded
from spieltisch.games.blue_moon.state import position as blue_moon
from spieltisch.games.equinox.state import position as equinox
from spieltisch.games.living_forest.state import position as living_forest
from spieltisch.games.spirit_island.state import position as spirit_island
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
    out = spieltisch("judge", write(position, table=FOURTH_DRAGON)).out
    assert "Whoever has all three dragons and gains another one wins on the spot." in out


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


# names in place of keys

NAMED = """
game = "equinox"
creatures = ["Noctia", "Stag", "TWINZ", "carmen", "Susi", "Rubble", "ursus", "ziegfried"]
phase = "play"
columns.Noctia = {row1 = {cards = ["Chamaeleon 6"], pebble = 1}}
columns.cornu = {row1 = {pebble = 1}}
[[players]]
name = "Anna"
hand = ["noctia-4", "Cornu 3", "echomir1"]
[[players]]
name = "Ben"
"""


def test_names_in_either_language_mean_the_same_as_keys(spieltisch: Run, position: Path) -> None:
    keys = spieltisch("judge", write(position, 'ask = ["play:hoot-4", ["play:stag-3"]]')).out
    asked = 'ask = ["play:Noctia 4", ["Play:cornu 3"]]'
    assert spieltisch("judge", write(position, asked, NAMED)).out == keys


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("de", "'play:Nocita 4' ist kein Zug von Equinox; meinst du play:hoot-4 (Noctia 4)?"),
        ("en", "'play:Nocita 4' is not a move of Equinox; did you mean play:hoot-4?"),
    ],
)
def test_a_misspelt_move_is_asked_back(
    spieltisch: Run, position: Path, lang: str, said: str
) -> None:
    ran = spieltisch("judge", write(position, 'ask = ["play:Nocita 4"]'), "--lang", lang)
    assert (ran.code, ran.err) == (2, f"spieltisch: {said}\n")


@pytest.mark.parametrize(
    ("game", "player", "said"),
    [
        (
            "equinox",
            "hand = ['Nocita 4']",
            "'hand': 'Nocita 4' ist keine Karte von Equinox; meinst",
        ),
        (
            "equinox",
            "hand = ['Noctia']",
            "'hand': 'Noctia' kann mehreres heißen: hoot-0 (Noctia 0)",
        ),
        ("living-forest", "line = ['Bähr']", "meinst du bear (Bär)?"),
        ("living-forest", "forest = {'2,2' = 'Sonnenbaum'}", "t3-sun (Sonnenbaum (3)), t5-sun "),
        ("blue-moon", "hand = ['Flammar']", "meinst du vulca-1 (Flammar der Blendende)?"),
        ("blue-moon", "people = 'Vulka'", "kein Volk von Blue Moon; meinst du vulca?"),
    ],
)
def test_a_misspelt_card_is_asked_back(
    spieltisch: Run, position: Path, game: str, player: str, said: str
) -> None:
    write(position, f"game = '{game}'\n[[players]]\n{player}", "")
    ran = spieltisch("judge", position, "--lang", "de")
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.startswith("spieltisch: Spieler 1, ")


def test_a_column_described_under_two_names_is_refused(spieltisch: Run, position: Path) -> None:
    twice = 'game = "equinox"\ncolumns = {hoot.row1 = {cards = [1]}, Noctia.row1 = {cards = [2]}}'
    ran = spieltisch("judge", write(position, twice, ""))
    assert "The column of hoot is described twice" in ran.err


LIVING_FOREST = """
game = "living-forest"
phase = "act"
display = ["Wolf", "Igel"]
ask = ["attract:Igel", "attract:gottesanbeterin", ["plant:Sonnenbaum (3)", "at:1,3"]]
[[players]]
name = "Anna"
line = ["Käfer", "Wiesel", "Baer"]
forest = {"2,2" = "Water tree (3)"}
"""
BLUE_MOON = """
game = "blue-moon"
element = "fire"
ask = [["play:Wogarathoras der Düstere", "play:Tome of Wisdom", "done"]]
[[players]]
name = "Anna"
people = "Hoax"
hand = ["Wogarathoras the Gloomy", "buch-der-weisheit"]
inquisitor = "donnerfaust"
ships = {Meeresfalke = ["Sailingmaster Yo Cha"]}
hyla = "Piplox"
[[players]]
name = "Ben"
people = "VULCA"
active = ["flammar der blendende"]
"""


def test_names_in_living_forest(spieltisch: Run, position: Path) -> None:
    data = spieltisch("judge", write(position, "", LIVING_FOREST), "--json").json
    asked = [answer["ask"] for answer in data["answers"]]
    assert asked == [["attract:hedgehog"], ["attract:mantis"], ["plant:t3-sun", "at:1,3"]]
    assert [answer["allowed"] for answer in data["answers"]] == [True, False, True]


def test_names_in_blue_moon(spieltisch: Run, position: Path) -> None:
    out = spieltisch("judge", write(position, "", BLUE_MOON)).out
    assert "1. play:hoax-1 (Anna): allowed\n" in out
    assert "   play:hoax-20 (Anna): allowed\n" in out
    assert "     Anna announces 8 fire." in out


# standard input


def feed(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="ascii"))


def test_a_position_comes_from_standard_input(
    spieltisch: Run, position: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = spieltisch("judge", write(position, 'about = "Prüfung"\n')).out
    feed(monkeypatch, position.read_bytes())
    assert spieltisch("judge", "-").out == expected
    assert expected.startswith("Prüfung\n")


def test_a_saved_game_comes_from_standard_input(
    spieltisch: Run, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    feed(monkeypatch, saved.read_bytes())
    assert spieltisch("judge", "-", "--at", 3).words == spieltisch("judge", saved, "--at", 3).words


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", 'The position <stdin> must name its game, as in game = "equinox".'),
        (b"\xff\xfe", "<stdin> is not a text file in UTF-8."),
        (b"{", "The record <stdin> is not a JSON file."),
        (b"game =", "The position <stdin> is not valid TOML: "),
    ],
)
def test_wrong_standard_input(
    spieltisch: Run, monkeypatch: pytest.MonkeyPatch, data: bytes, said: str
) -> None:
    feed(monkeypatch, data)
    ran = spieltisch("judge", "-")
    assert ran.code == 2
    assert ran.err.startswith(f"spieltisch: {said}")


def test_a_byte_order_mark_does_no_harm(spieltisch: Run, position: Path) -> None:
    plain = spieltisch("judge", write(position)).out
    position.write_text(TABLE.lstrip(), encoding="utf-8-sig")
    assert spieltisch("judge", position).out == plain


# skeletons

GAMES = package.games()
ROOMS: dict[str, Any] = {
    "equinox": equinox,
    "living-forest": living_forest,
    "blue-moon": blue_moon,
    "spirit-island": spirit_island,
}
OPTIONAL = re.compile(r"^# (?=\w+ = )", re.MULTILINE)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_a_skeleton_is_judged_without_an_error(
    spieltisch: Run, position: Path, name: str, lang: str
) -> None:
    write(position, spieltisch("judge", "--skeleton", name, "--lang", lang).out, "")
    judged = spieltisch("judge", position, "--lang", lang)
    assert (judged.code, judged.err) == (0, "")
    assert "\n3. " in judged.out


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_a_skeleton_can_be_used(
    spieltisch: Run, position: Path, name: str, lang: str
) -> None:
    skeleton = game(name).skeleton().to(lang)
    lines = [found.start() for found in OPTIONAL.finditer(skeleton)]
    assert len(lines) > 10
    for start in lines:
        line = skeleton[start:].partition("\n")[0]
        used = skeleton[:start] + skeleton[start + 2 :]
        if " act: " in line:  # goes with that phase only, as its comment says
            used = used.replace('phase = "reveal"', 'phase = "act"')
        write(position, used, "")
        judged = spieltisch("judge", position)
        assert (judged.code, judged.err) == (0, ""), line


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_lines_for_actions_can_be_used_with_them(
    spieltisch: Run, position: Path, lang: str
) -> None:
    skeleton = game("living-forest").skeleton().to(lang)
    acting = re.sub(r"^#   (?=\w+ = )", "", skeleton, flags=re.MULTILINE)
    assert acting.count("\n#") < skeleton.count("\n#")
    write(position, acting.replace('phase = "reveal"', 'phase = "act"'), "")
    out = spieltisch("judge", position).out
    assert "action phase: Anna decides." in out
    assert "Choose your second action" in out


def fields(skeleton: str) -> tuple[set[str], set[str]]:
    """The fields that a skeleton explains: of the position, and of a player."""
    table, _, player = skeleton.partition("[[players]]")
    named = [set(re.findall(r"^(?:# +)?(\w+) = ", part, re.MULTILINE)) for part in (table, player)]
    return named[0], named[1]


@pytest.mark.parametrize("name", GAMES)
def test_a_skeleton_explains_every_field_in_both_languages(name: str) -> None:
    for skeleton in game(name).skeleton():
        of_table, of_player = fields(skeleton)
        tables = {"columns", "players"}
        assert set(ROOMS[name]._FIELDS) - tables == of_table - {"row1", "champion"}
        assert set(ROOMS[name]._PLAYER_FIELDS) == of_player
        assert max(map(len, skeleton.splitlines())) <= 100
    german, english = (tomllib.loads(skeleton) for skeleton in game(name).skeleton())
    assert german.keys() == english.keys()


@pytest.mark.parametrize(
    "words", [("x.toml",), ("--at", "3"), ("--ask", "pass"), ("--who", "2"), ("--json",)]
)
def test_a_skeleton_stands_alone(spieltisch: Run, words: tuple[str, ...]) -> None:
    ran = spieltisch("judge", "--skeleton", "equinox", *words)
    assert (ran.code, ran.out) == (2, "")
    assert "--skeleton stands alone" in ran.err


# saved games


@pytest.fixture
def match() -> Match:
    """A game ten moves old."""
    match = new_match("equinox", 2, 5, {"first": 1}, ["Anna", "Ben"])
    rng = seeded(1)
    for _ in range(10):
        seat = match.state.next_seat()
        moves = match.state.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match


@pytest.fixture
def saved(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    match.saved().save(path)
    return path


def test_a_saved_game_is_judged_after_any_move(spieltisch: Run, saved: Path, match: Match) -> None:
    for number, step in enumerate(match.record.steps, 1):
        data = spieltisch("judge", saved, "--at", number, "--json").json
        assert data["played"]["last"]["move"] == step.key
        assert (data["played"]["move"], data["played"]["of"]) == (number, 10)
        following = match.record.steps[number : number + 1]
        if following:
            assert data["decision"]["seat"] == following[0].seat + 1
            assert data["played"]["next"]["move"] == following[0].key
            assert following[0].key in [move["key"] for move in data["decision"]["moves"]]
        else:
            assert data["played"]["next"] is None


def test_a_saved_game_tells_its_last_move_and_the_next(
    spieltisch: Run, saved: Path, match: Match
) -> None:
    last, following = match.record.steps[3], match.record.steps[4]
    out = spieltisch("judge", saved, "--at", "4").out
    who = ("Anna", "Ben")
    assert out.startswith(f"After move 4 of 10, {who[last.seat]}: ")
    assert f"({last.key})\n" in out
    assert "  What happened before:\n" in out
    assert f"\nPlayed then: {following.key} ({who[following.seat]})\n" in out


def test_the_start_of_a_saved_game(spieltisch: Run, saved: Path) -> None:
    out = spieltisch("judge", saved, "--at", 0).out
    assert out.startswith("Start of a game of 10 moves\nEquinox, round 1, ")


def test_without_a_number_a_saved_game_is_judged_where_it_ends(
    spieltisch: Run, saved: Path
) -> None:
    assert spieltisch("judge", saved).words == spieltisch("judge", saved, "--at", 10).words


def test_moves_are_asked_about_in_a_saved_game(spieltisch: Run, saved: Path, match: Match) -> None:
    seat = match.state.next_seat()
    key = match.state.move_key(match.state.moves(seat)[0])
    asked = spieltisch("judge", saved, "--ask", f"{key}; done", "--ask", "name:Noctia", "--json")
    first, second = asked.json["answers"]
    assert first["ask"] == [key, "done"]
    assert first["steps"][0]["refused"] is None
    assert second["ask"] == ["name:hoot"]
    assert not second["allowed"]


def test_semicolons_part_the_moves_of_a_question(spieltisch: Run, position: Path) -> None:
    table = write(position)
    asked = spieltisch("judge", table, "--ask", " play:twinz-1 ;pass; ", "--json").json["answers"]
    assert [answer["ask"] for answer in asked] == [["play:twinz-1", "pass"]]
    for nothing in ("", ";", " "):
        ran = spieltisch("judge", table, "--ask", nothing)
        assert ran.code == 2
        assert "is not a move of Equinox; a move starts with bet, " in ran.err


def test_a_finished_game_is_judged_by_its_result(
    spieltisch: Run, match: Match, tmp_path: Path
) -> None:
    while not match.state.over:
        seat = match.state.next_seat()
        match.play(seat, match.state.moves(seat)[-1])
    path = tmp_path / "over.json"
    match.saved().save(path)
    out = spieltisch("judge", path, "--ask", "pass").out
    assert "\nEquinox, over.\n" in out
    assert "\nResult: 1. " in out
    assert "1. pass (Anna): not allowed\n     The game is over.\n" in out
    data = spieltisch("judge", path, "--json").json
    assert data["decision"] is None
    assert data["result"]["ranking"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", " has no move 11; it has the moves 1 to 10, and 0 is the start.\n"),
        ("de", " hat keinen Zug 11; es gibt die Züge 1 bis 10, und 0 ist der Anfang.\n"),
    ],
)
def test_a_move_that_a_saved_game_does_not_have(
    spieltisch: Run, saved: Path, lang: str, said: str
) -> None:
    ran = spieltisch("judge", saved, "--at", 11, "--lang", lang)
    assert (ran.code, ran.out, ran.err) == (2, "", f"spieltisch: {saved}{said}")


def test_a_saved_game_without_moves(spieltisch: Run, tmp_path: Path) -> None:
    path = tmp_path / "fresh.json"
    new_match("equinox", 2, 5, {}, []).saved().save(path)
    assert spieltisch("judge", path).out.startswith("Start of a game of 0 moves\n")
    assert "there is only the start, 0." in spieltisch("judge", path, "--at", 1).err


@pytest.mark.parametrize("number", ["-1", "x", "1.5"])
def test_a_number_that_is_none(spieltisch: Run, saved: Path, number: str) -> None:
    ran = spieltisch("judge", saved, f"--at={number}")
    assert ran.code == 2
    assert "is not a whole number of 0 or more" in ran.err


def test_a_position_has_no_moves_to_go_to(spieltisch: Run, position: Path) -> None:
    ran = spieltisch("judge", write(position), "--at", 3)
    assert ran.err == f"spieltisch: --at goes with a saved game, and {position} is a position.\n"


def test_a_saved_game_under_changed_rules_is_judged_from_its_snapshot(
    spieltisch: Run, saved: Path
) -> None:
    expected = spieltisch("judge", saved, "--json").json["decision"]
    data = json.loads(saved.read_text(encoding="utf-8"))
    data["rules_version"] = 0
    data["moves"][4][2] = "00000000"
    saved.write_text(json.dumps(data), encoding="utf-8")
    assert spieltisch("judge", saved, "--json").json["decision"] == expected
    assert spieltisch("judge", saved).out.startswith("After move 10 of 10\n")
    assert spieltisch("judge", saved, "--at", 4).code == 0
    departed = spieltisch("judge", saved, "--at", 5)
    assert (departed.code, departed.out) == (2, "")
    assert "At move 5 " in departed.err


@pytest.mark.parametrize("key", ["jump:hoot", "done", "play:hoot-4"])
def test_a_saved_game_with_a_move_that_cannot_be(spieltisch: Run, saved: Path, key: str) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    data["moves"][2][1] = key
    saved.write_text(json.dumps(data), encoding="utf-8")
    assert spieltisch("judge", saved, "--at", 2).code == 0
    for at in (3, 9):
        ran = spieltisch("judge", saved, "--at", at)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"spieltisch: At move 3 ({key} of seat ")


# whom a question is about


@pytest.mark.parametrize("who", ["2", "'2'", "'Ben'", "'BEN'"])
def test_a_player_who_has_to_wait_is_told_why_and_what_then(
    spieltisch: Run, position: Path, who: str
) -> None:
    table = TABLE + 'hand = ["hoot-9", "stag-1"]\n'
    asked = f'ask = [{{who = {who}, moves = "play:hoot-9"}}]'
    out = spieltisch("judge", write(position, asked, table)).out
    assert "1. play:hoot-9 (Ben): not allowed\n     Anna has to decide. [EQ-164]\n" in out
    assert (
        "   If it were Ben's turn (round 1, phase 2 (play a card)) and all else the same:\n"
        "     play:hoot-9 (Ben): allowed\n       Ben plays Hoot 9." in out
    )
    assert "\nEQ-164  " in out


def test_what_would_be_possible_stands_by_a_move_that_would_not(
    spieltisch: Run, position: Path
) -> None:
    table = TABLE + 'hand = ["hoot-9", "stag-1"]\n'
    asked = 'ask = [{who = "Ben", moves = ["play:twinz-4", "use"]}]'
    out = spieltisch("judge", write(position, asked, table)).out
    assert "       Twinz 4 is not in your hand." in out
    assert "     No longer judged: use\n     Possible would be: play:stag-1, play:hoot-9\n" in out


def test_a_move_of_another_phase_is_judged_in_that_phase(spieltisch: Run, position: Path) -> None:
    asked = 'ask = [{who = "Ben", moves = "bet:twinz"}]'
    out = spieltisch("judge", write(position, asked)).out
    assert "If it were Ben's turn (round 1, phase 1 (prediction))" in out
    assert "     bet:twinz (Ben): allowed\n" in out


def test_all_questions_can_be_about_one_player(spieltisch: Run, position: Path) -> None:
    table = TABLE + 'hand = ["hoot-9", "stag-1"]\n'
    write(position, 'who = "Ben"\nask = ["play:hoot-9", {who = "Anna", moves = "show"}]', table)
    out = spieltisch("judge", position).out
    assert "\nBen is not asked now. Anna has to decide. [EQ-164]\n" in out
    assert "    play:hoot-9  Play Hoot 9 (6 → 9)\n" in out
    assert "1. play:hoot-9 (Ben): not allowed\n" in out
    assert "2. show (Anna): not allowed\n" in out
    without = write(position, 'ask = ["play:hoot-9", {who = "Anna", moves = "show"}]', table)
    assert spieltisch("judge", without, "--who", "2").out == out


def test_a_question_can_be_what_somebody_may_do(spieltisch: Run, position: Path) -> None:
    out = spieltisch("judge", write(position, 'ask = [{who = "Anna"}, {who = "Ben"}]')).out
    assert "1. Anna:\n   Play a card\n     play:stag-3   Play Stag 3 " in out
    assert "2. Ben is not asked now. Anna has to decide. [EQ-164]\n   If it were Ben's" in out


def test_of_several_who_decide_the_one_asked_about_is_judged(
    spieltisch: Run, position: Path
) -> None:
    table = """
    game = "living-forest"
    ask = ["stop", {who = 2, moves = ["reveal", "reveal", "stop"]}]
    [[players]]
    name = "Anna"
    line = ["bee"]
    [[players]]
    name = "Ben"
    draw = ["hare", "fawn"]
    """
    out = spieltisch("judge", write(position, "", table)).out
    assert "judged is Anna.\n" in out
    assert out.count("reveal (Ben): allowed\n") == 2
    assert "   stop (Ben): allowed\n" in out
    assert "judged is Ben.\n" in spieltisch("judge", position, "--who", "Ben").out
    assert "stop (Ben): not allowed" in spieltisch("judge", position, "--who", "Ben").out


def test_somebody_who_has_stopped_is_told_so(spieltisch: Run, position: Path) -> None:
    table = """
    game = "living-forest"
    who = 1
    [[players]]
    line = ["bee"]
    stopped = true
    """
    out = spieltisch("judge", write(position, "", table)).out
    assert "Player 1 is not asked now. You have stopped already; " in out
    assert "If it were" not in out


def test_waiting_in_blue_moon(spieltisch: Run, position: Path) -> None:
    asked = BLUE_MOON.replace("ask = [[", 'ask = [{who = 2, moves = "retreat"}, [')
    out = spieltisch("judge", write(position, "", asked)).out
    assert "1. retreat (Ben): not allowed\n     It is Anna who decides now.\n" in out
    assert "   If it were Ben's turn (fight 1, leadership phase, fire) and all" in out
    assert "     retreat (Ben): allowed\n       Ben retreats.\n" in out


def test_waiting_as_json(spieltisch: Run, position: Path) -> None:
    table = TABLE + 'hand = ["hoot-9", "stag-1"]\n'
    write(position, 'who = 2\nask = ["play:hoot-9", {who = 1}]', table)
    data = spieltisch("judge", position, "--json").json
    assert data["decision"]["seat"] == 1
    assert data["waiting"]["seat"] == 2
    assert data["waiting"]["reason"]["code"] == "not-your-turn"
    moves = [move["key"] for move in data["waiting"]["on_turn"]["moves"]]
    assert moves == ["play:stag-1", "play:hoot-9"]
    ben, anna = data["answers"]
    assert (ben["seat"], ben["allowed"], ben["on_turn"]["allowed"]) == (2, False, True)
    assert ben["on_turn"]["steps"][0]["happened"]
    assert (anna["seat"], anna["steps"], anna["waiting"]) == (1, [], None)
    assert anna["next"]["seat"] == 1


@pytest.mark.parametrize(
    ("who", "said"),
    [
        ("3", "'3' is nobody at this table; the seats are: 1 (Anna), 2 (Ben)."),
        ("0", "'0' is nobody at this table; "),
        ("true", "True is nobody at this table; "),
        ("'Bne'", "'Bne' is nobody at this table; the seats are: 1 (Anna), 2 (Ben)."),
        ("['Ben']", "['Ben'] is nobody at this table; "),
    ],
)
def test_somebody_who_is_not_at_the_table(
    spieltisch: Run, position: Path, who: str, said: str
) -> None:
    asked = [f"who = {who}", f'ask = [{{who = {who}, moves = "pass"}}]']
    for lines in asked:
        ran = spieltisch("judge", write(position, lines))
        assert ran.code == 2
        assert ran.err.startswith(f"spieltisch: {said}")


@pytest.mark.parametrize(
    "entry", ["{}", "{moves = 'pass'}", "{who = 1, move = 'pass'}", "{who = 1, moves = 3}", "5"]
)
def test_a_question_that_is_none(spieltisch: Run, position: Path, entry: str) -> None:
    ran = spieltisch("judge", write(position, f"ask = [{entry}]"))
    assert ran.code == 2
    assert "'ask' lists moves such as " in ran.err
    assert '{who = 2, moves = ["play:hoot-4"]}' in ran.err


def after_random_moves(name: str, seed: int) -> list[State]:
    """States of a game in which everybody moves at random."""
    state, rng = game(name).new(max(2, game(name).min_seats), seed), seeded(seed)
    found: list[State] = []
    while not state.over and len(found) < 150:
        found.append(state.clone())
        seat = state.next_seat()
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_table_on_another_turn_is_sound_and_leaves_the_real_one_alone(name: str) -> None:
    seen = 0
    for state in [state for seed in (4, 5, 6) for state in after_random_moves(name, seed)]:
        before = state.dump()
        for seat in set(range(state.seats)) - set(state.to_move()):
            for turn in state.turns_of(seat):
                seen += 1
                assert turn.fault() is None
                assert turn.to_move() == (seat,)
                assert turn.moves(seat)
        assert state.dump() == before
    assert seen > 20


# what happened before the first question

STORMS = """
game = "blue-moon"
phase = "start"
element = "fire"
[[players]]
name = "Anna"
people = "terrah"
hand = ["terrah-1"]
support = ["Krachender Gewittersturm", "Wirbelnder Schneesturm"]
[[players]]
name = "Ben"
active = ["vulca-1"]
"""


def test_what_happens_by_itself_is_told_before_the_question(
    spieltisch: Run, position: Path
) -> None:
    out = spieltisch("judge", write(position, "", STORMS)).out
    assert "  What happened before:\n    Anna gains a dragon by the storms. [BM-370]\n\n" in out
    assert "\nBM-370  With two or more of the storms" in out
    (line,) = spieltisch("judge", position, "--json").json["before"]
    assert line["rulings"] == ["BM-370"]
    assert line["text"]["de"] == "Anna gewinnt einen Drachen durch die Stürme."


def test_a_position_that_ends_by_itself_is_told_with_its_result(
    spieltisch: Run, position: Path
) -> None:
    won = STORMS.replace('name = "Anna"', 'name = "Anna"\ndragons = 3')
    ran = spieltisch("judge", write(position, "", won), "--ask", "retreat", "--who", "Ben")
    assert ran.code == 0
    assert ran.out.startswith("Blue Moon, over.\n  What happened before:\n    Anna has all three")
    assert "\nResult: 1. Anna (4), 2. Ben (0)\n" in ran.out
    assert "1. retreat (Ben): not allowed\n     The game is over." in ran.out


def test_a_phase_that_is_passed_over_is_told(spieltisch: Run, position: Path) -> None:
    placed = ["hoot", "stag", "ursus", "fungy"]
    table = "".join(f"columns.{name}.row1 = {{pebble = 1}}\n" for name in placed)
    table += "columns.twinz.champion = [1]\n"
    out = spieltisch("judge", write(position, 'game = "equinox"\n', table)).out
    assert ": Player 1 decides.\n" in out
    assert "    Player 1 can neither predict nor reveal; phase 2 comes at once.\n" in out


def test_nothing_is_told_where_nothing_happened(spieltisch: Run, position: Path) -> None:
    assert "before" not in spieltisch("judge", write(position)).out
    assert spieltisch("judge", position, "--json").json["before"] == []
    write(position, "", BLUE_MOON)
    assert spieltisch("judge", position, "--json").json["before"] == []
