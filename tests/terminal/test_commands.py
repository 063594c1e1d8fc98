"""What a line of input means, and what each command does."""

from pathlib import Path

import pytest

from spieltisch.core.record import Match, new_match, read_record, resume
from spieltisch.core.rng import seeded
from spieltisch.terminal.commands import Command, Mistake, Pick, command, read
from tests.terminal.desk import NAMES, Answer, at_random, desk, typing

BOTS: list[str | None] = [None, "random", "random"]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def after(*lines: str, lang: str = "en", seed: int = 5) -> str:
    """What is shown after some lines were typed at the start of a game."""
    at = desk(BOTS, seed, width=100)
    at.play(typing([*lines]), BOTS, lang)
    return " ".join(at.shown[-1].split())


# reading


def reading(line: str) -> Pick | Command | Mistake:
    match = new_match("equinox", 2, 5, {"first": 1}, NAMES[:2])
    decision = match.state.decision(0)
    assert decision is not None
    return read(line, match.state, 0, decision.options)


def test_numbers_and_keys_pick() -> None:
    state = new_match("equinox", 2, 5, {"first": 1}, []).state
    moves = state.moves(0)
    assert reading("2") == Pick(moves[1])
    assert reading("  2 ") == Pick(moves[1])
    assert reading(state.move_key(moves[1])) == Pick(moves[1])
    assert reading(state.move_key(moves[1]).upper()) == Pick(moves[1])
    assert reading("pass") == Pick(moves[0])


@pytest.mark.parametrize(
    ("line", "key"),
    [("bet:Noctia", "bet:hoot"), ("Bet: ECHOMIR", "bet:twinz"), ("bet:moss man", "bet:moss-man")],
)
def test_names_pick_in_either_language(line: str, key: str) -> None:
    options = {"first": 1, "creatures": "hoot,twinz,moss-man,stag,squeak,rubble,ursus,fungy"}
    state = new_match("equinox", 2, 5, options, []).state
    decision = state.decision(0)
    assert decision is not None
    assert read(line, state, 0, decision.options) == Pick(state.parse_move(0, key))


def test_a_misspelt_name_is_asked_back() -> None:
    typed = reading("bet:Nocita")
    assert isinstance(typed, Mistake)
    assert typed.text.de.endswith("meinst du bet:hoot (Noctia)?")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", Command("")),
        ("?", Command("?")),
        ("?hoot", Command("?", "hoot")),
        ("? play:hoot-4", Command("?", "play:hoot-4")),
        ("R", Command("r")),
        ("c", Command("c")),
        ("c Moss man", Command("c", "Moss man")),
        ("h", Command("h")),
        ("u", Command("u")),
        ("l", Command("l")),
        ("t", Command("t")),
        ("g", Command("g")),
        ("s", Command("s")),
        ("s My File.json", Command("s", "My File.json")),
        ("q", Command("q")),
    ],
)
def test_commands(line: str, expected: Command) -> None:
    assert reading(line) == expected


@pytest.mark.parametrize("line", ["quit now", "hello", "-1", "1.5", "²", "\x1b[A", "x" * 500])
def test_other_input_gets_a_sentence(line: str) -> None:
    found = reading(line)
    assert isinstance(found, Mistake)
    assert "? for help" in found.text.en
    assert len(found.text.en) < 200
    assert found.text.en.isprintable()


@pytest.mark.parametrize("line", ["0", "99", "9" * 5000])
def test_a_number_beyond_the_options(line: str) -> None:
    found = reading(line)
    assert isinstance(found, Mistake)
    assert found.text.en.startswith("The options are 1 to ")


def test_a_move_that_is_not_legal_gets_its_reason() -> None:
    found = reading("show")
    assert isinstance(found, Mistake)
    assert found.text.en.endswith("]")


def test_command_words_after_letters_that_take_none_are_no_command() -> None:
    assert command("h please") is None
    assert command("hint") is None


# why not


def test_why_alone_explains_itself_and_lists_what_is_not_possible() -> None:
    text = after("?")
    assert "says whether a move is possible and why not" in text
    assert "Not possible now:" in text
    assert "Cards are played in phase 2 only. [EQ-053]" in text
    assert "not what is asked now" not in text
    assert "Enter shows the table again." in text


def test_why_with_a_key() -> None:
    assert "Cards are played in phase 2 only. [EQ-053]" in after("? play:hoot-4")
    assert "possible, number 1." in after("? pass")


def test_why_with_a_number_tells_the_option_in_full() -> None:
    assert after("? 1").startswith("No prediction: possible, number 1.")
    assert after("? 2").endswith("(4 PP): possible, number 2. Enter shows the table again.")


def test_why_with_a_name_in_either_language() -> None:
    at = desk(BOTS, creatures="hoot,ursus,stag,carmen,twinz,rubble,squeak,fungy", width=100)
    at.play(typing(["? hoot", "? noctia", "? goatman", "? nonsense"]), BOTS)
    hoot, noctia, goatman, nonsense = (" ".join(text.split()) for text in at.shown[1:])
    assert "Pebble on Hoot (4 PP): possible, number 2." in hoot
    assert hoot == noctia
    assert "Goatman does not take part in this game." in goatman
    assert "There is no move about “nonsense” in this game." in nonsense


def test_why_names_eliminated_creatures_in_hand() -> None:
    at = desk(BOTS, seed=11, width=100)
    go_on = at_random(at.match, 4)
    asked: list[str] = []

    def answer(prompt: str) -> str:
        state = at.match.state
        view = state.view(0)
        gone = [each["creature"] for each in view["creatures"] if each["eliminated"]]
        hand = view["players"][0]["hand"]
        dead = [card for card in hand if card.rpartition("-")[0] in gone]
        if asked:
            raise EOFError
        if view["phase"] == "play" and dead and prompt == "> " and not state.over:
            asked.append(dead[0])
            return "?"
        return go_on(prompt)

    at.play(answer, BOTS)
    assert asked
    assert "is eliminated, the card cannot be played. [EQ-040]" in " ".join(at.shown[-1].split())


# reading up


def test_rules_in_both_languages() -> None:
    assert "AIM Eight creatures compete." in after("r")
    assert "ZIEL Acht Kreaturen treten an." in after("r", lang="de")


def test_cards_on_the_table_and_by_name() -> None:
    at = desk(BOTS, creatures="hoot,ursus,stag,carmen,twinz,rubble,squeak,fungy", width=100)
    typed = ["c", "c hoot", "c noctia", "c goatman", "c nobody", "c mossman", "c Nocita", "c !"]
    at.play(typing(typed), BOTS)
    every, hoot, noctia, goatman, nobody, moss_man, slip, sign = at.shown[1:]
    for name in ("Hoot", "Ursus", "Fungy", "Chameleon", "Ancestor", "Dryad"):
        assert name in every
    assert "Goatman" not in every
    assert hoot == noctia
    assert hoot.startswith("Hoot  Choose another player and name a creature")
    assert goatman.startswith("Goatman ")
    assert "'nobody' is no card of Equinox; c lists those on the table." in nobody
    assert moss_man.startswith("Moss man ")
    assert "'Nocita' is no card of Equinox; did you mean hoot?" in slip
    assert "'!' is no card of Equinox; c lists those on the table." in sign


def test_a_card_is_found_with_and_without_umlauts() -> None:
    assert after("c chamaeleon") == after("c chamäleon")
    assert after("c CHAMÄLEON").startswith("Chameleon ")
    assert after("? chamaeleon") == after("? chamäleon")


def test_the_rules_explain_the_signs() -> None:
    assert "SIGNS ♛ controls, ~ chameleon, +2 cards below, ↓ weakest, ✗ eliminated." in after("r")


def test_the_whole_table_on_demand() -> None:
    at = desk(BOTS)
    at.play(typing(["t"]), BOTS)
    assert "Round 1/5" in at.shown[1]
    assert "? why not" not in at.shown[1]


def test_hint_names_an_option_with_a_reason() -> None:
    text = after("h")
    assert text.startswith("Hint: number ")
    assert "What speaks for it, " in text or "options as the bot sees it, " in text
    assert after("h", lang="de").startswith("Tipp: Nummer ")


def test_the_same_place_gives_the_same_hint() -> None:
    assert after("h") == after("l", "g", "g", "h")


def test_log_with_rulings_as_the_seat_sees_it() -> None:
    text = after("1", "1", "l")
    assert "● Anna's turn." in text
    assert "Anna makes no prediction. [EQ-025]" in text
    assert "[EQ-153]" in text
    assert "does not control" in text


def test_enter_draws_the_table_again() -> None:
    at = desk(BOTS)
    at.play(typing([""]), BOTS)
    assert "Round 1/5" in at.shown[1]
    assert at.shown[0].splitlines()[-3:] == at.shown[1].splitlines()[-3:]


def test_language_switches_at_once_and_back() -> None:
    at = desk(BOTS)
    at.play(typing(["g", "g", "1"]), BOTS)
    english, german, again, after_move = at.shown
    assert "g Deutsch" in english
    assert "Wette auf eine Kreatur oder passe" in german
    assert "g English" in german
    assert "Predict a creature or pass" in again
    assert "Anna makes no prediction." in after_move


def test_the_reason_for_unknown_input_is_one_sentence() -> None:
    state = desk(BOTS).match.state
    moves = state.moves(0)
    assert after("what") == (
        "“what” is neither an option nor a command: type a number from 1 to"
        f" {len(moves)}, a move such as {state.move_key(moves[-1])}, or ? for help."
    )


# taking back


def keys(match: Match) -> list[str]:
    return [step.key for step in match.record.steps]


def test_taking_back_is_free_while_nothing_new_came_out() -> None:
    at = desk(BOTS)
    at.play(typing(["2", "u"]), BOTS)
    assert keys(at.match) == []
    assert "Taken back: Pebble on" in at.shown[-1]
    assert set(at.prompts) == {"> "}


def test_taking_back_what_others_have_answered_needs_a_yes() -> None:
    at = desk(BOTS)
    at.play(typing(["1", "1", "u", "n", "u", "y", "2"]), BOTS)
    question = "Others have moved since then. Take back anyway, the bots agree? y/n "
    assert at.prompts.count(question) == 2
    assert "Everything stays as it is." in at.text
    assert keys(at.match)[0] == "pass"
    assert "Taken back: Play" in at.text
    assert at.match.record.steps[1].seat == 0


def test_taking_back_with_other_people_asks_each_of_them() -> None:
    bots: list[str | None] = [None, None, None]
    at = desk(bots)
    # Anna passes and plays, Bert takes the screen, passes and plays, and so on to Anna again.
    lines = ["", "1", "1", "", "1", "1", "", "1", "1", "", "u", "y", "y"]
    at.play(typing(lines), bots)
    asked = [prompt for prompt in at.prompts if "do you agree" in prompt]
    assert [prompt.split(",")[0].split()[-1] for prompt in asked] == ["Bert", "Chloé"]
    assert keys(at.match) == ["pass"]


def test_one_person_who_does_not_agree_is_enough() -> None:
    bots: list[str | None] = [None, None, None]
    at = desk(bots)
    lines = ["", "1", "1", "", "1", "1", "", "1", "1", "", "u", "n"]
    at.play(typing(lines), bots)
    assert len(keys(at.match)) == 6


def test_nothing_to_take_back() -> None:
    assert "You have not decided anything yet" in after("u")


def test_taking_back_goes_to_a_choice_not_to_a_move_made_unasked() -> None:
    """The discard phase with nothing to discard is played by itself, again and again."""
    at = desk(BOTS, seed=11)
    go_on = at_random(at.match, 4)
    state: dict[str, int] = {}

    def answer(prompt: str) -> str:
        steps = at.match.record.steps
        own = [number for number, step in enumerate(steps) if step.seat == 0]
        if "y/n" in prompt:
            return "y"
        if "wanted" in state:
            raise EOFError
        unasked = "already played: Done" in at.shown[-1]
        if unasked and [steps[number].key == "done" for number in own[-2:]] == [False, True]:
            state["wanted"] = own[-2]
            return "u"
        return go_on(prompt)

    at.play(answer, BOTS)
    assert len(at.match.record.steps) == state["wanted"]
    assert len(at.match.state.moves(0)) > 1


def test_the_bots_answer_alike_after_taking_back() -> None:
    at = desk(BOTS)
    at.play(typing(["1", "1", "u", "y", "1"]), BOTS)
    once = keys(at.match)
    other = desk(BOTS)
    other.play(typing(["1", "1"]), BOTS)
    assert keys(other.match) == once


# saving


def test_save_to_a_named_file_and_go_on(tmp_path: Path) -> None:
    text = after("1", "s mine.json")
    assert text == "Saved in mine.json."
    assert keys(resume(read_record(tmp_path / "mine.json"))) == ["pass"]


def test_quit_saves_and_says_how_to_resume(tmp_path: Path) -> None:
    at = desk(BOTS)
    assert at.play(typing(["1", "q"]), BOTS, save=tmp_path / "a b.json") == 0
    assert "Saved in" in at.rest
    assert "spieltisch play --resume" in at.rest
    assert "a b.json'" in at.rest
    assert keys(resume(read_record(tmp_path / "a b.json"))) == ["pass"]


def test_a_file_that_is_not_this_game_is_not_overwritten_unasked(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    at = desk(BOTS)
    at.play(typing(["s diary.txt", "n", "1"]), BOTS)
    assert "diary.txt exists. Overwrite? y/n " in at.prompts
    assert "Not saved." in at.text
    assert (tmp_path / "diary.txt").read_text() == "dear diary"
    at = desk(BOTS)
    at.play(typing(["s diary.txt", "y", "s diary.txt"]), BOTS)
    assert at.text.count("Saved in diary.txt.") == 3  # asked twice, and on leaving
    assert at.prompts.count("diary.txt exists. Overwrite? y/n ") == 1


@pytest.mark.parametrize(
    "name", ["nowhere/game.json", ".", "/", "~nobody-here/game.json", "x" * 5000, "a\0b"]
)
def test_a_file_that_cannot_be_written(name: str) -> None:
    text = after(f"s {name}")
    assert "cannot be written (" in text
    assert text.endswith("choose another file with s FILE.")


def test_quitting_where_nothing_can_be_saved_stays(tmp_path: Path) -> None:
    at = desk(BOTS)
    lines = ["q", "n", "s here.json", "q"]
    assert at.play(typing(lines), BOTS, save=tmp_path / "nowhere" / "game.json") == 0
    assert "cannot be written" in at.shown[1].replace("\n", " ")
    assert at.prompts[1] == "Leave anyway? The game will be lost. y/n "
    assert (tmp_path / "here.json").exists()
    assert len(at.prompts) == 4


def test_whoever_insists_may_leave_without_the_game(tmp_path: Path) -> None:
    at = desk(BOTS)
    assert at.play(typing(["q", "y"]), BOTS, save=tmp_path / "nowhere" / "game.json") == 0
    assert len(at.prompts) == 2


def at_the_end(match: Match, lines: list[str]) -> Answer:
    """Options by chance, and these lines when the game is over."""
    go_on = at_random(match, 1)
    end = iter(lines)

    def answer(prompt: str) -> str:
        return next(end) if match.state.over else go_on(prompt)

    return answer


def test_the_record_is_offered_at_the_end(tmp_path: Path) -> None:
    at = desk(BOTS)
    assert at.play(at_the_end(at.match, ["what", "s end.json"]), BOTS) == 0
    assert "s or s FILE saves the game" in at.shown[-1]
    assert "spieltisch replay end.json" in at.rest
    assert read_record(tmp_path / "end.json").steps == at.match.record.steps


def test_two_files_of_the_same_minute_get_different_names(tmp_path: Path) -> None:
    for _ in range(2):
        at = desk(BOTS)
        at.play(at_the_end(at.match, ["s"]), BOTS)
    assert len(list(tmp_path.glob("equinox-*.json"))) == 2


def test_every_place_of_a_game_has_an_answer_to_every_question() -> None:
    """Whatever is going on, no question ends in an error, and nothing is wider than the page."""
    at = desk([None, "random", "random"], seed=3)
    rng = seeded(8)
    pending: list[str] = []
    go_on = at_random(at.match, 8)
    questions = ["?", "? stag", "? play", "h", "c", "l", "g", "", "? 4", "?  "]

    def answer(prompt: str) -> str:
        if prompt != "> " or at.match.state.over:
            return ""
        if pending:
            pending.clear()
            return go_on(prompt)
        pending.append(questions[rng.below(len(questions))])
        return pending[0]

    assert at.play(answer, [None, "random", "random"]) == 0
    assert at.match.state.over
    assert max(len(line) for line in at.text.splitlines()) <= 80
