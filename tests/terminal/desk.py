"""A desk for tests: a console that keeps what was written, and people who answer by a script."""

import io
from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Console

from spieltisch.core.record import Match, new_match
from spieltisch.core.rng import seeded
from spieltisch.terminal import play
from spieltisch.terminal.place import Place, unasked_place

NAMES = ["Anna", "Bert", "Chloé", "Dörte", "Emil"]

Answer = Callable[[str], str]


class Desk:
    """A match with a page to write on. ``shown`` holds one piece of text for each question."""

    def __init__(
        self, match: Match, width: int = 80, height: int = 40, terminal: bool = False
    ) -> None:
        self.match = match
        self.file = io.StringIO()
        self.console = Console(
            file=self.file,
            width=width,
            height=height,
            force_terminal=terminal,
            force_interactive=terminal,
            color_system=None,
        )
        self.shown: list[str] = []
        self.prompts: list[str] = []
        self.read = 0

    @property
    def text(self) -> str:
        """Everything written so far."""
        return self.file.getvalue()

    @property
    def rest(self) -> str:
        """What was written after the last question."""
        return self.text[self.read :]

    def asking(self, answer: Answer) -> Answer:
        def ask(prompt: str) -> str:
            self.shown.append(self.rest)
            self.read = len(self.text)
            self.prompts.append(prompt)
            return answer(prompt)

        return ask

    def play(
        self,
        answer: Answer,
        bots: list[str | None],
        lang: str = "en",
        save: Path | None = None,
        seed: int = 5,
    ) -> int:
        ask = self.asking(answer)
        place = Place(save) if save else unasked_place(self.match.record.game)
        return play(self.match, bots, lang, place, seed, console=self.console, ask=ask)


def on_screen(shown: str) -> list[str]:
    """The lines that stand on a terminal after something was shown, from its last clearing on."""
    return shown.rpartition("\x1b[2J")[2].replace("\x1b[3J", "").replace("\x1b[H", "").splitlines()


def desk(bots: list[str | None], seed: int = 5, width: int = 80, **options: object) -> Desk:
    """A desk with a fresh game; seat 1 begins."""
    settings = {"first": 1, **options}
    seats = len(bots)
    return Desk(new_match("equinox", seats, seed, settings, NAMES[:seats]), width)


def typing(lines: Iterable[str]) -> Answer:
    """Types these lines, then the input ends."""
    left = iter(lines)

    def answer(prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return answer


def choosing(match: Match, pick: Callable[[int], int]) -> Answer:
    """Answers every decision with option ``pick(count)``, and everything else with Enter."""

    def answer(prompt: str) -> str:
        if prompt != "> " or match.state.over:
            return ""
        count = len(match.state.moves(match.state.next_seat()))
        return str(pick(count))

    return answer


def at_random(match: Match, seed: int) -> Answer:
    """Options by chance, decided by the seed and the place in the game."""

    def pick(count: int) -> int:
        return 1 + seeded(seed * 1000 + len(match.record.steps)).below(count)

    return choosing(match, pick)
