"""Games that were broken off and wait in the user's data folder to be resumed.

A file that cannot be read is named in one sentence and left where it is.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.text import Text as Line

from spieltisch.bots import make_bot
from spieltisch.bots.names import spoken_names
from spieltisch.core.game import game as game_by_name
from spieltisch.core.mistake import Mistake, what_is_wrong
from spieltisch.core.record import Match, read_record, resume
from spieltisch.core.text import Text, listed
from spieltisch.terminal import render, words
from spieltisch.terminal.keyboard import typed
from spieltisch.terminal.page import Page
from spieltisch.terminal.place import Place, games_folder, unasked_place

SHOWN = 9  # games that are offered, the newest ones


@dataclass
class Start:
    """How a game begins: where it is kept, and the match if it goes on with one."""

    place: Place | None
    match: Match | None = None
    notes: list[Text] = field(default_factory=list)  # what to say with the first table

    def let_go(self) -> None:
        if self.place:
            self.place.let_go()


def new_game(game: str) -> Start:
    """A new game, kept unasked where that is possible."""
    try:
        return Start(unasked_place(game))
    except OSError as error:
        return Start(None, notes=[words.CANNOT_KEEP.fill(why=str(error.strerror))])


def opened(place: Place) -> Match:
    """The game at a place, which is held from now on; `Mistake` if somebody else plays it."""
    if not place.hold():
        raise Mistake(words.OPEN_ELSEWHERE.fill(path=str(place.path)))
    try:
        return resume(read_record(place.path))
    except ValueError:
        place.let_go()
        raise


def newest(game: str | None) -> Start:
    """The waiting game that was played last; `Mistake` if there is none."""
    found, problems = _look(game)
    for waiting in found:
        return Start(waiting.place, opened(waiting.place), problems)
    raise Mistake(problems[0] if problems else words.NONE_WAITS)


def offer(
    game: str, lang: str, *, console: Console | None = None, ask: Callable[[str], str] = typed
) -> Start | None:
    """Asks whether to resume a game or to start a new one; ``None`` if the person leaves.

    Where none waits there is no question.
    """
    page = Page(console or Console(), lang)
    while True:
        found, problems = _look(game)
        if not found:
            start = new_game(game)
            return Start(start.place, None, start.notes + problems)
        _show(page, game, found, problems)
        try:
            verb, number = _read(ask(words.PROMPT), len(found))
            if verb == words.DELETE:
                _delete(found[number - 1], number, page, ask)
        except EOFError:
            page.say("")
            return None
        if verb == words.LEAVE:
            return None
        if verb == words.NEW:
            return new_game(game)
        if verb == words.RESUME_ONE:
            try:
                place = found[number - 1].place
                return Start(place, opened(place))
            except Mistake as mistake:  # somebody was faster
                page.tell(mistake.text)


def _read(line: str, last: int) -> tuple[str, int]:
    """What a person wants, and with which game; a line that says nothing of use is ("", 0)."""
    line = line.strip().casefold()
    if line in (words.NEW, words.LEAVE):
        return line, 0
    verb = words.DELETE if line[:1] == words.DELETE else words.RESUME_ONE
    number = line.removeprefix(verb).strip() or "1"
    if number.isdecimal() and len(number) < 3 and 1 <= int(number) <= last:
        return verb, int(number)
    return "", 0


def _show(page: Page, game: str, found: list["_Waiting"], problems: list[Text]) -> None:
    for problem in problems:
        page.tell(problem)
    page.tell(words.WAITING.fill(game=game_by_name(game).title), "bold")
    for number, waiting in enumerate(found, 1):
        names = listed(spoken_names(waiting.match.record)).to(page.lang)
        stand = waiting.match.state.headline().to(page.lang)
        line = Line(f"{waiting.when:%Y-%m-%d %H:%M}  {stand}  {names}")
        page.say(render.hanging(Line(f"{number:>3}", render.ASK), line))
    page.tell(words.RESUME_OR_NEW, render.FAINT)


def _delete(waiting: "_Waiting", number: int, page: Page, ask: Callable[[str], str]) -> None:
    sure = ask(words.REALLY_DELETE.fill(number=number).to(page.lang)).strip().casefold()
    if sure in words.YES and waiting.place.hold():
        waiting.place.remove()


@dataclass(frozen=True)
class _Waiting:
    """A game that can be resumed, looked at but not held."""

    place: Place
    match: Match
    when: datetime


def _look(game: str | None) -> tuple[list[_Waiting], list[Text]]:
    """The newest games that nobody plays just now, and what is wrong with files among them."""
    found: list[_Waiting] = []
    problems: list[Text] = []
    for when, path in _files(game):
        place = Place(path, unasked=True)
        if len(found) == SHOWN or not place.hold():
            continue
        try:
            match = _resumed(path)
        except ValueError as error:
            place.let_go()
            why = what_is_wrong(error)
            if str(path) not in why.en:
                why = Text(f"{path}: {why.de}", f"{path}: {why.en}")
            problems.append(words.UNREADABLE.fill(why=why))
            continue
        if match.state.over:
            place.remove()
        else:
            place.let_go()
            found.append(_Waiting(place, match, datetime.fromtimestamp(when)))
    return found, problems


def _resumed(path: Path) -> Match:
    """The game in a file; `ValueError` if this program cannot go on with it."""
    record = read_record(path)
    for bot in filter(None, record.bots):
        make_bot(bot, 0)
    return resume(record)


def _files(game: str | None) -> list[tuple[float, Path]]:
    """When a kept game was last written, and its file; the newest first."""
    found: list[tuple[float, Path]] = []
    with suppress(OSError):
        for path in games_folder().glob(f"{game or '*'}-*.json"):
            found.append((path.stat().st_mtime, path))
    return sorted(found, reverse=True)
