"""What fits on a screen: the table between news and question, and long texts page by page."""

import pytest
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text as Line

from spieltisch.bots import make_bot
from spieltisch.core.record import Match, new_match
from spieltisch.terminal.page import NEWS, Page
from tests.terminal.desk import NAMES, Answer, Desk, on_screen, typing

MORE = "Page 1 of 3: Enter for more, b back, q to the table "


def lines(count: int, word: str) -> list[RenderableType]:
    return [Line(f"{word} {number}") for number in range(1, count + 1)]


def arranged(news: int, table: int, below: list[int], height: int, least: int = 1) -> list[str]:
    """The lines of a page with so many lines of each."""
    match = new_match("equinox", 2, 5, {}, [])
    at = Desk(match, height=height, terminal=True)
    parts = [lines(count, "below") for count in below]
    Page(at.console, "en").arrange(lines(news, "news"), Group(*lines(table, "table")), parts, least)
    return at.text.splitlines()


# the table between news and question


def test_the_oldest_news_give_way() -> None:
    shown = arranged(9, 8, [6], 20)
    assert shown[:5] == ["news 5", "news 6", "news 7", "news 8", "news 9"]
    assert len(shown) == 19


def test_there_are_gaps_where_there_is_room() -> None:
    shown = arranged(2, 3, [4], 40)
    assert shown[2] == shown[6] == ""
    assert len(shown) == 2 + 1 + 3 + 1 + 4
    assert "" not in arranged(2, 3, [4], 11)


def test_the_first_form_of_the_question_that_leaves_half_the_screen() -> None:
    assert arranged(1, 8, [12, 9, 5], 20)[-1] == "below 9"
    assert arranged(1, 8, [9, 5], 20)[-1] == "below 9"
    assert arranged(1, 12, [9, 5], 20)[-1] == "below 5"


def test_some_news_stay_whatever_happens() -> None:
    assert arranged(5, 30, [9], 20)[0] == "news 5"
    assert arranged(5, 30, [9], 20, least=20)[0] == "news 1"


class Elastic:
    """A table that is as high as it may be, between two heights."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        height = options.height
        yield from lines(20 if height is None else max(5, min(20, height)), "table")


def test_a_table_that_can_be_lower_leaves_room_for_some_news() -> None:
    at = Desk(new_match("equinox", 2, 5, {}, []), height=20, terminal=True)
    Page(at.console, "en").arrange(lines(9, "news"), Elastic(), [lines(6, "below")])
    shown = at.text.splitlines()
    assert [line for line in shown if line.startswith("news")] == [
        f"news {number}" for number in range(10 - NEWS, 10)
    ]
    assert len(shown) == 19


def test_a_file_gets_everything() -> None:
    at = Desk(new_match("equinox", 2, 5, {}, []), height=20)
    Page(at.console, "en").arrange(lines(9, "news"), Elastic(), [lines(16, "below")])
    shown = at.text.splitlines()
    assert len(shown) == 9 + 1 + 20 + 1 + 16


# page by page


def leafed(count: int, *answers: str, height: int = 11, terminal: bool = True) -> tuple[bool, Desk]:
    at = Desk(new_match("equinox", 2, 5, {}, []), height=height, terminal=terminal)
    page = Page(at.console, "en")
    return page.leaf_through(lines(count, "line"), at.asking(typing(answers))), at


def test_a_short_text_is_not_paged() -> None:
    left, at = leafed(10)
    assert not left
    assert at.text.splitlines() == [f"line {number}" for number in range(1, 11)]


def test_enter_goes_on_to_the_end() -> None:
    left, at = leafed(25, "", "")
    assert not left
    assert at.prompts == [MORE, MORE.replace("Page 1", "Page 2")]
    assert at.shown[0].splitlines() == [f"line {number}" for number in range(1, 11)]
    assert at.shown[1].splitlines() == [f"line {number}" for number in range(11, 21)]
    assert at.rest.splitlines() == [f"line {number}" for number in range(21, 26)]


def test_back_and_out() -> None:
    left, at = leafed(25, "", "b", "b", "what", "Q")
    assert left
    assert at.shown[2].splitlines() == at.shown[0].splitlines() == at.shown[3].splitlines()
    assert at.prompts[-1] == MORE
    assert "line 25" not in at.text


def test_an_interrupt_leaves_the_text_not_the_game() -> None:
    at = Desk(new_match("equinox", 2, 5, {}, []), height=11, terminal=True)

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    assert Page(at.console, "en").leaf_through(lines(25, "line"), interrupted)


def test_piped_output_is_not_paged() -> None:
    left, at = leafed(25, terminal=False)
    assert not left
    assert len(at.text.splitlines()) == 25


@pytest.mark.parametrize("command", ["r", "c", "l", "?", "t"])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_long_answer_is_paged(command: str, lang: str) -> None:
    at = Desk(new_match("equinox", 3, 5, {"first": 1}, NAMES[:3]), height=11, terminal=True)
    bots: list[str | None] = [None, "random", "random"]
    go_on = {"r": 1, "c": 1, "l": 6, "?": 1, "t": 1}[command]
    at.play(typing([*["1"] * go_on, command, "", "q"]), bots, lang)
    asked = [prompt for prompt in at.prompts if prompt != "> "]
    assert asked[0].startswith("Seite 1 von " if lang == "de" else "Page 1 of ")
    for shown, prompt in zip(at.shown, at.prompts):
        if prompt != "> ":
            assert len(shown.splitlines()) == 10


def test_leaving_a_text_shows_the_table_again() -> None:
    at = Desk(new_match("equinox", 3, 5, {"first": 1}, NAMES[:3]), height=24, terminal=True)
    at.play(typing(["r", "q"]), [None, "random", "random"])
    assert "Round 1/5" in at.shown[-1]


# whole games


def by_bot(match: Match, asked: set[str]) -> Answer:
    """Looks at each decision in both languages, then chooses as the greedy bot would."""
    looked: list[int] = []

    def answer(prompt: str) -> str:
        if match.state.over:
            return ""
        number = len(match.record.steps)
        if looked[-1:] != [number]:
            looked.append(number)
            return "g"
        seat = match.state.next_seat()
        moves = match.state.moves(seat)
        asked.update(match.state.move_key(move).partition(":")[0] for move in moves)
        return str(moves.index(make_bot("greedy", number).choose(match.state, seat)) + 1)

    return answer


@pytest.mark.parametrize(
    ("game", "seats", "seed"),
    [
        ("living-forest", 2, 1),
        ("living-forest", 3, 0),
        ("living-forest", 3, 2),
        ("living-forest", 4, 1),
        ("equinox", 3, 1),
        ("equinox", 5, 2),
        ("blue-moon", 2, 1),
    ],
)
def test_every_screen_fits_80_by_24(game: str, seats: int, seed: int) -> None:
    """Whole games, the table in every phase."""
    match = new_match(game, seats, seed, {}, [])
    at = Desk(match, 80, 24, terminal=True)
    asked: set[str] = set()
    at.play(by_bot(match, asked), [None, *["greedy"] * (seats - 1)])
    assert match.state.over
    assert asked >= EVERYTHING[game]
    for shown in at.shown:
        screen = on_screen(shown)
        assert len(screen) + 1 <= 24, shown
        assert max(map(cell_len, screen)) <= 80, shown


EVERYTHING = {
    "living-forest": {"reveal", "stop", "discard", "attract", "extinguish", "move", "plant", "at"},
    "equinox": {"bet", "secret", "pass", "play", "on", "discard", "done"},
    "blue-moon": {"fight", "retreat", "play", "lead", "done"},
}
"""Decisions that have to come up, by the verbs of their moves."""
