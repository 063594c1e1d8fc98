"""Terminals without signs: whole games in letters that every terminal has, and nothing is lost."""

import io
import re
from collections import Counter

import pytest
from rich.console import Console

import spieltisch
from spieltisch.core.record import Match, new_match, parse_record
from spieltisch.core.rng import seeded
from spieltisch.core.spelling import SPELLED, spelled
from spieltisch.terminal import play
from spieltisch.terminal.replay import replay
from tests.terminal.desk import Answer, at_random, on_screen, typing

SHORT = {"living-forest": {"round_limit": 9}}  # otherwise chance takes long to win
SIGNS = re.compile(r"[^\x00-\x7f]")


class Screen:
    """A terminal with an encoding; ``shown`` holds one piece of text for each question."""

    def __init__(self, encoding: str, width: int = 80, height: int = 24) -> None:
        self.raw = io.BytesIO()
        self.encoding = encoding
        file = io.TextIOWrapper(self.raw, encoding=encoding, errors=SPELLED, write_through=True)
        self.console = Console(
            file=file, width=width, height=height, force_terminal=True, color_system=None
        )
        self.console.is_interactive = False
        self.shown: list[str] = []
        self.prompts: list[str] = []
        self.read = 0

    @property
    def rest(self) -> str:
        return self.raw.getvalue()[self.read :].decode(self.encoding)

    def asking(self, answer: Answer) -> Answer:
        def ask(prompt: str) -> str:
            self.shown.append(self.rest)
            self.read = len(self.raw.getvalue())
            self.prompts.append(prompt)
            return answer(prompt)

        return ask


def curious(match: Match, seed: int) -> Answer:
    """Options by chance, and before each one a look at something."""
    go_on = at_random(match, seed)
    looks = ["", "?", "c", "l", "r", "h", "g", "t", "? a", "c o", "what", "99"]
    rng = seeded(seed)
    pending: list[str] = []

    def answer(prompt: str) -> str:
        if prompt != "> " or match.state.over:
            return ""
        if pending or rng.below(8):
            pending.clear()
            return go_on(prompt)
        pending.append(looks[rng.below(len(looks))])
        return pending[0]

    return answer


def played(game: str, seats: int, lang: str, encoding: str, seed: int) -> Screen:
    """A whole game of people and a bot, with all questions a person may have."""
    names = ["Jörg Größe", "Chloé", "Łukasz", ""][: seats - 1]
    match = new_match(game, seats, seed, SHORT.get(game, {}), [])
    match.record.players = [*names, ""]
    match.record.bots = [*[""] * (seats - 1), "random"]
    screen = Screen(encoding)
    bots: list[str | None] = [*[None] * (seats - 1), "random"]
    ask = screen.asking(curious(match, seed))
    assert play(match, bots, lang, None, seed, console=screen.console, ask=ask) == 0
    assert match.state.over
    screen.shown.append(screen.rest)
    return screen


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize(
    ("game", "seats", "seed"),
    [
        ("equinox", 3, 2),
        ("living-forest", 2, 3),
        ("blue-moon", 2, 4),
        ("blue-moon", 2, 9),
        ("spirit-island", 2, 3),
    ],
)
def test_whole_games_in_ascii(game: str, seats: int, seed: int, lang: str) -> None:
    """No sign becomes a question mark, no line too wide, and every number is there."""
    ascii_only = played(game, seats, lang, "ascii", seed)
    with_signs = played(game, seats, lang, "utf-8", seed)
    assert len(ascii_only.shown) == len(with_signs.shown) > 30
    for plain, signs in zip(ascii_only.shown, with_signs.shown):
        assert plain.count("?") == signs.count("?"), plain
        assert "\\u" not in plain
        assert max(map(len, on_screen(plain)), default=0) <= 80, plain
    assert [*map(SIGNS.search, ascii_only.prompts)] == [None] * len(ascii_only.prompts)


@pytest.mark.parametrize("game", ["equinox", "living-forest"])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_letter_is_there_on_a_wide_screen(game: str, lang: str) -> None:
    """Where nothing has to be cut, as the hand of Blue Moon and the island's options are."""
    pages = []
    for encoding in ("ascii", "utf-8"):
        match = new_match(game, 2, 3, SHORT.get(game, {}), [])
        screen = Screen(encoding, width=200, height=200)
        ask = screen.asking(at_random(match, 3))
        play(match, [None, None], lang, None, 3, console=screen.console, ask=ask)
        letters = ["".join(spelled(shown, "ascii").split()) for shown in screen.shown]
        pages.append([Counter(page) for page in letters])
    assert pages[0] == pages[1]


def test_boxes_and_signs_have_letters() -> None:
    match = new_match("living-forest", 2, 1, {"first": 1}, [])
    screen = Screen("ascii", height=60)
    ask = screen.asking(typing(["1"]))
    play(match, [None, "random"], "de", None, 1, console=screen.console, ask=ask)
    table = screen.shown[0]
    assert "Runde 1  A beginnt" in table
    assert "S Sonne  W Wasser  P Pflanze  @ Spirale  F Blume" in table
    assert "S  W  P  @  F   !   M |   T   *   F | Stapel Ablage Plaettchen" in table


def test_halves_are_written_with_a_point() -> None:
    data = {
        "game": "equinox",
        "creatures": ["ursus", "hoot", "stag", "carmen", "twinz", "rubble", "squeak", "fungy"],
        "phase": "play",
        "columns": {"ursus": {"row1": {"cards": [10], "pebble": 1}}},
        "players": [{"hand": ["ursus-9", "hoot-3"]}, {}],
    }
    state = spieltisch.game("equinox").from_position(data)
    match = new_match("equinox", 2, 0, {}, [])
    match.state = state
    screen = Screen("ascii")
    play(
        match, [None, None], "en", None, 0, console=screen.console, ask=screen.asking(typing([""]))
    )
    assert "|v10.5  A|" in screen.shown[1]
    assert "Ursus 9.5" in screen.shown[1]


def test_a_part_of_the_signs_is_kept_where_the_encoding_has_them() -> None:
    screen = played("equinox", 2, "de", "latin-1", 3)
    text = "".join(screen.shown)
    assert "Chamäleon" in text
    assert "½" in text or "Fähigkeit" in text
    assert "♛" not in text


def test_a_replay_in_ascii() -> None:
    match = new_match("blue-moon", 2, 4, {}, [])
    screen = Screen("ascii")
    play(match, ["random", "random"], "de", None, 4, console=screen.console)
    record = parse_record(match.saved().to_json())
    screen = Screen("ascii")
    replay(record, "de", False, console=screen.console)
    first, _, rest = screen.rest.partition("\n")
    assert first.startswith(("A ", "  ", "B "))
    assert "?" not in rest
