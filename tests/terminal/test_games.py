"""Whole games at the desk, with one person, several, or none."""

import re
from pathlib import Path

import pytest

import spieltisch
from spieltisch.bots import BOTS
from spieltisch.core.record import Match, Record, new_match, read_record, resume
from spieltisch.terminal import session
from tests.bots.stubborn import Stubborn
from tests.terminal.desk import NAMES, Answer, Desk, at_random, choosing, desk, typing

ONE_OF_THREE: list[str | None] = [None, "random", "random"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_whole_game_with_the_first_option(seats: int, lang: str) -> None:
    bots: list[str | None] = [None, *["random"] * (seats - 1)]
    at = desk(bots)
    assert at.play(choosing(at.match, lambda count: 1), bots, lang) == 0
    assert at.match.state.over
    assert (" gewinn" if lang == "de" else " win") in at.shown[-1]
    assert max(len(line) for line in at.text.splitlines()) <= 80


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_with_options_by_chance(seed: int) -> None:
    bots: list[str | None] = [None, "greedy" if seed == 0 else "random", "random"]
    at = desk(bots, seed)
    assert at.play(at_random(at.match, seed), bots, seed=seed) == 0
    assert at.match.state.over
    last = at.shown[-1]
    assert "Game over" in last
    assert re.search(r"1\.\s+\S \w+\s+\d+½? PP", last)
    assert "s or s FILE saves the game" in last


def test_the_first_question_says_how_to_answer() -> None:
    at = desk(ONE_OF_THREE)
    at.play(typing(["1", "1"]), ONE_OF_THREE, save=Path("unused.json"))
    first = at.shown[0]
    assert "Type a number and press Enter." in first
    assert "Predict a creature or pass" in first
    assert "Pebble on … (4 PP)" in first
    assert "? why not" in first
    assert "Type a number" not in at.shown[1]
    assert "? why not" in at.shown[1]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_what_the_others_did_is_told() -> None:
    at = desk(ONE_OF_THREE)
    at.play(typing(["1", "1"]), ONE_OF_THREE)
    news = at.shown[2].split("Round")[0]
    assert "● Anna plays" in news
    assert "▲ Bert" in news
    assert "■ Chloé" in news
    assert re.search(r"Anna draws [A-Z]", news)
    assert re.search(r"Bert draws \d card", news)
    assert "gets no power" not in news


def test_a_single_option_is_played_and_said() -> None:
    at = desk(ONE_OF_THREE, seed=11)
    at.play(at_random(at.match, 4), ONE_OF_THREE)
    assert "Only one option, already played: Done discarding." in at.text


def test_showing_the_hand_is_asked_and_enter_does_it() -> None:
    state = spieltisch.game("equinox").from_position(
        {
            "game": "equinox",
            "eliminated": ["stag"],
            "phase": "play",
            "players": [{"hand": ["stag-1", "stag-2"]}, {}],
        }
    )
    at = Desk(Match(Record("equinox", 2, 0, {}, 1, NAMES[:2]), state))
    at.play(typing([""]), [None, "random"])
    assert "You have no playable card: show your hand" in at.shown[0]
    assert [step.key for step in at.match.record.steps][:1] == ["show"]


def test_bots_alone_play_to_the_end_without_a_question() -> None:
    bots: list[str | None] = ["random", "random"]
    at = desk(bots)
    assert at.play(typing([]), bots) == 0
    assert not at.prompts
    assert "Game over" in at.text
    assert " win" in at.text


def test_names_cannot_steer_the_terminal() -> None:
    match = new_match("equinox", 2, 1, {"first": 1}, ["An\x1b[2Jna", "B\x07ert"])
    at = Desk(match)
    at.play(typing(["1", "l"]), [None, "random"])
    assert "\x1b" not in at.text
    assert "An[2Jna makes no prediction." in at.text


def test_players_without_names_are_numbered() -> None:
    at = Desk(new_match("equinox", 2, 1, {"first": 1}, []))
    at.play(typing(["1"]), [None, "random"], lang="de")
    assert "Spieler 1" in at.text
    assert "Spieler 2" in at.text


def test_names_follow_the_language() -> None:
    bots: list[str | None] = [None, "greedy", "random"]
    match = new_match("equinox", 3, 5, {"first": 1}, ["Spieler 1", "greedy", "Zoë"])
    match.record.bots = ["", "greedy", "random"]
    at = Desk(match)
    at.play(typing(["1", "1", "g", "l"]), bots, "de")
    german, english, log = at.shown[2:]
    assert "● Spieler 1 " in german
    assert "▲ Gierig " in german
    assert "■ Zoë " in german
    for text in (english, log):
        assert "Player 1 " in text
        assert "Greedy " in text
        assert "Zoë " in text
        assert "Spieler" not in text
        assert "Gierig" not in text


def test_names_in_what_was_said_before_follow_too() -> None:
    """A retreat that was the only option names the other player, and is told afterwards."""
    match = new_match("blue-moon", 2, 5, {}, [])
    match.record.bots = ["", "random"]
    at = Desk(match)
    go_on = at_random(match, 5)
    switched: list[str] = []

    def answer(prompt: str) -> str:
        shown = " ".join(at.shown[-1].split())
        if switched:
            switched.append(shown)
            raise EOFError
        if "schon gespielt: Sich zurückziehen (Zufall gewinnt" in shown and not match.state.over:
            switched.append(shown)
            return "g"
        return go_on(prompt)

    at.play(answer, [None, "random"], "de")
    assert "already played: Retreat (Random gains" in switched[1]


def test_a_resumed_game_speaks_the_language_of_the_day(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    match = new_match("equinox", 2, 5, {"first": 1}, ["Spieler 1", "Zufall"])
    match.record.bots = ["", "random"]
    Desk(match).play(typing(["1"]), [None, "random"], "de", save=path)
    again = Desk(resume(read_record(path)))
    again.play(typing([""]), [None, "random"], "en", save=path)
    assert "Player 1" in again.shown[0]
    assert "Random" in again.shown[0]


# several people at one screen


def test_the_curtain_falls_between_two_hands() -> None:
    bots: list[str | None] = [None, None, "random"]
    at = desk(bots)
    assert at.play(at_random(at.match, 2), bots) == 0
    signs = {"Anna": "●", "Bert": "▲"}
    at_screen = ""
    curtains = 0
    for prompt, shown in zip(at.prompts, at.shown):
        # Who draws from another hand is seen by its owner; that sentence goes on.
        told = re.sub(r"draws [^.]* from the hand of", "", " ".join(shown.split()))
        for name, sign in signs.items():
            if name != at_screen:
                assert f"{sign} Hand:" not in shown
                assert not re.search(rf"{name} draws [A-Z]", told)
                assert f"{name} makes a secret prediction:" not in shown
        called = re.fullmatch(r"Hand the screen to (\w+), press Enter ", prompt)
        if called:
            at_screen = called[1]
            curtains += 1
    assert curtains > 20
    assert "Hand:" not in at.shown[-1]


def test_the_curtain_wipes_what_could_be_scrolled_back_to() -> None:
    match = new_match("equinox", 2, 5, {"first": 1}, NAMES[:2])
    at = Desk(match, terminal=True)
    at.play(stop_after(20, match, 1, EOFError), [None, None])
    for prompt, shown in zip(at.prompts, at.shown):
        assert ("\x1b[3J" in shown) == prompt.startswith("Hand the screen")


def test_one_person_needs_no_curtain() -> None:
    at = desk(ONE_OF_THREE)
    at.play(at_random(at.match, 2), ONE_OF_THREE)
    assert set(at.prompts) == {"> "}


# breaking off and going on


def stop_after(moves: int, match: Match, seed: int, how: type[BaseException]) -> Answer:
    """Options by chance until so many moves are made."""
    go_on = at_random(match, seed)

    def answer(prompt: str) -> str:
        if len(match.record.steps) >= moves:
            raise how
        return go_on(prompt)

    return answer


@pytest.mark.parametrize("how", [EOFError, KeyboardInterrupt])
def test_leaving_saves_and_the_game_goes_on_alike(how: type[BaseException], tmp_path: Path) -> None:
    whole = desk(ONE_OF_THREE)
    whole.play(at_random(whole.match, 9), ONE_OF_THREE)

    path = tmp_path / "game.json"
    first = desk(ONE_OF_THREE)
    assert first.play(stop_after(40, first.match, 9, how), ONE_OF_THREE, save=path) == 0
    assert f"Saved in {path}." in first.rest.replace("\n", "")
    assert "spieltisch play --resume" in first.rest

    second = Desk(resume(read_record(path)))
    assert 40 <= len(second.match.record.steps) < len(whole.match.record.steps)
    assert second.play(at_random(second.match, 9), ONE_OF_THREE, save=path) == 0
    assert second.match.record.steps == whole.match.record.steps
    assert read_record(path).steps == whole.match.record.steps


def test_a_resumed_game_begins_with_a_short_recap(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = desk(ONE_OF_THREE)
    first.play(stop_after(40, first.match, 9, EOFError), ONE_OF_THREE, save=path)
    second = Desk(resume(read_record(path)))
    second.play(typing([]), ONE_OF_THREE, save=path)
    news = second.shown[0].split("Round")[0]
    assert 1 <= len(news.strip().splitlines()) <= session.RECAP


def test_the_file_is_kept_up_to_date_after_every_answer(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    at = desk(ONE_OF_THREE)
    seen: list[int] = []

    def answer(prompt: str) -> str:
        seen.append(len(read_record(path).steps) if path.exists() else 0)
        if len(seen) == 4:
            raise EOFError
        return "1"

    at.play(answer, ONE_OF_THREE, save=path)
    assert seen == sorted(seen)
    assert seen[1] == 1


def test_an_interrupt_in_the_middle_of_a_move_saves_the_moves_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    at = desk(ONE_OF_THREE)
    play = at.match.play

    def interrupted(seat: int, move: int) -> None:
        if len(at.match.record.steps) == 3:
            at.match.state.apply(seat, move)
            raise KeyboardInterrupt
        play(seat, move)

    monkeypatch.setattr(at.match, "play", interrupted)
    assert at.play(at_random(at.match, 1), ONE_OF_THREE, save=path) == 0
    record = read_record(path)
    assert len(record.steps) == 3
    assert record.snapshot is None
    resume(record)


def test_a_game_that_cannot_be_saved_on_leaving_says_so(tmp_path: Path) -> None:
    at = desk(ONE_OF_THREE)
    path = tmp_path / "nowhere" / "game.json"
    assert at.play(typing([]), ONE_OF_THREE, save=path) == 2
    assert "cannot be written (No such file or directory)" in at.rest.replace("\n", " ")


def test_a_bot_cannot_hold_up_a_game_with_a_move_that_leads_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "stubborn", Stubborn)

    def first_move() -> str:
        at = desk(["stubborn", None])
        at.play(typing([]), ["stubborn", None])
        return at.match.record.steps[0].key

    wanted = first_move()
    monkeypatch.setattr(Match, "tried", lambda match, seat: match.state.moves(seat)[-1:])
    assert first_move() != wanted
