"""Rendering what every game has: log, options, footer, card texts, reasons."""

import re
from dataclasses import dataclass
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from spieltisch.core.event import LogLine
from spieltisch.core.game import CardText, State
from spieltisch.core.names import seat_name
from spieltisch.core.text import Text
from spieltisch.terminal import words
from spieltisch.terminal.screens import Screen
from spieltisch.terminal.why import Refusal

ASK = "bold yellow"
FAINT = "dim"

LABELS = 4  # moves named for one reason
ALIKE = 3  # reasons told of one kind


def seat_names(state: State, lang: str) -> list[str]:
    """What the seats are called."""
    return [seat_name(state, seat).to(lang) for seat in range(state.seats)]


def printable(name: str) -> str:
    """A name without characters that could steer the terminal."""
    return "".join(letter for letter in name if letter.isprintable())


# the log


@dataclass
class _Paragraph:
    """What happened in one turn, or what one seat did outside of turns; a headline stands alone."""

    seat: int | None
    sentences: list[str]
    headline: bool = False
    turn: bool = False


def short_log(lines: list[LogLine], screen: Screen, lang: str) -> list[RenderableType]:
    """What happened, one paragraph for each turn."""
    return [
        hanging(
            Line(" ") if paragraph.seat is None else screen.mark(paragraph.seat),
            Line(" ".join(_counted(paragraph.sentences)), style="bold" * paragraph.headline),
        )
        for paragraph in _paragraphs(lines, screen, lang)
        if paragraph.sentences
    ]


def _counted(sentences: list[str]) -> list[str]:
    """A sentence that repeats itself is said once.

    >>> _counted(["A.", "B.", "B."])
    ['A.', 'B (×2).']
    """
    runs = [(sentence, len(list(run))) for sentence, run in groupby(sentences)]
    return [
        sentence if count == 1 else f"{sentence.rstrip('.')} (×{count})."
        for sentence, count in runs
    ]


def _paragraphs(lines: list[LogLine], screen: Screen, lang: str) -> list[_Paragraph]:
    found: list[_Paragraph] = []
    for line in lines:
        headline, turn = line.kind in screen.HEADLINES, line.kind == "turn"
        seat = None if headline else line.data.get("seat")
        if headline or turn or not found or _is_over(found[-1], seat):
            found.append(_Paragraph(seat, [], headline, turn))
        if line.kind not in screen.MINOR:
            found[-1].sentences.append(line.text.to(lang))
    return found


def _is_over(paragraph: _Paragraph, seat: int | None) -> bool:
    return paragraph.headline or (not paragraph.turn and seat != paragraph.seat)


def full_log(lines: list[LogLine], screen: Screen, lang: str) -> list[RenderableType]:
    """Every event with its rulings."""
    shown: list[RenderableType] = []
    for line in lines:
        turn = line.kind == "turn"
        stands_out = turn or line.kind in screen.HEADLINES
        text = Line(line.text.to(lang), style="bold" if stands_out else "")
        if line.rulings:
            text.append(f"  [{', '.join(line.rulings)}]", style=FAINT)
        shown.append(hanging(screen.mark(line.data["seat"]) if turn else Line(" "), text))
    return shown


def hanging(sign: Line, text: Line) -> Grid:
    """A text with a sign before it; its further lines stand below the first."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(sign, text)
    return grid


# the options


@dataclass(frozen=True)
class Entry:
    """A numbered option as it is listed."""

    number: int
    verb: str
    label: str


def listed_options(entries: list[Entry], width: int) -> list[RenderableType]:
    """Options by kind. What all labels of a kind have in common is said once, above them."""
    shown: list[RenderableType] = []
    plain: list[Entry] = []
    for _, group in groupby(entries, key=lambda entry: entry.verb):
        alike = list(group)
        before, after = common_words([entry.label for entry in alike])
        if not before and not after:
            plain += alike
            continue
        shown += _columns(plain, width)
        plain = []
        shown.append(Line(" ".join([*before, "…", *after]), style=FAINT))
        shown += _columns([_without(entry, before, after) for entry in alike], width)
    return shown + _columns(plain, width)


def common_words(labels: list[str]) -> tuple[list[str], list[str]]:
    """The words that all labels begin and end with; none if that helps little.

    >>> common_words(["Take A now", "Take B now", "Take C D now"])
    (['Take'], ['now'])
    """
    if len(labels) < 3:
        return [], []
    split = [label.split(" ") for label in labels]
    room = min(len(each) for each in split) - 1
    before = _shared(split, room)
    while before and any(each[len(before)][0].isdigit() for each in split):
        before.pop()  # "2 7" would read like two numbers
    after = _shared([each[::-1] for each in split], room - len(before))[::-1]
    return before, after


def _shared(split: list[list[str]], room: int) -> list[str]:
    """The words with which all lists begin, at most ``room``."""
    count = 0
    while count < room and len({each[count] for each in split}) == 1:
        count += 1
    return split[0][:count]


def _without(entry: Entry, before: list[str], after: list[str]) -> Entry:
    parts = entry.label.split(" ")
    return Entry(entry.number, entry.verb, " ".join(parts[len(before) : len(parts) - len(after)]))


def _columns(entries: list[Entry], width: int) -> list[RenderableType]:
    """Entries in as many columns as fit, numbered downwards."""
    if not entries:
        return []
    widest = max(len(entry.label) for entry in entries)
    columns = min(len(entries), max(1, width // (widest + 6)))
    rows = -(-len(entries) // columns)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(-(-len(entries) // rows)):
        grid.add_column(justify="right", min_width=3, no_wrap=True)
        grid.add_column(min_width=min(widest, width - 6) + 1)
    for row in range(rows):
        cells: list[RenderableType] = []
        for entry in entries[row::rows]:
            cells += [Line(str(entry.number), style=ASK), Line(entry.label)]
        grid.add_row(*cells)
    return [grid]


def footer(keys: tuple[tuple[str, Text], ...], lang: str, width: int) -> list[Line]:
    """The keys and what they do, in one line where that is possible."""
    items = [Line.assemble((key, "bold"), (f" {does.to(lang)}", FAINT)) for key, does in keys]
    length = sum(item.cell_len for item in items)
    gap = "  " if length + 2 * (len(items) - 1) <= width else " "
    lines = [Line()]
    for item in items:
        if lines[-1] and lines[-1].cell_len + len(gap) + item.cell_len > width:
            lines.append(Line())
        lines[-1].append(gap if lines[-1] else "").append_text(item)
    return lines


# reasons and cards


def reasons(refusals: list[Refusal], lang: str) -> list[RenderableType]:
    """Why moves are not possible, with the rulings."""
    shown: list[RenderableType] = []
    by_code: dict[str, list[Refusal]] = {}
    for refusal in refusals:
        by_code.setdefault(refusal.reason.code, []).append(refusal)
    for alike in by_code.values():
        shown += [_reason(refusal, lang) for refusal in alike[:ALIKE]]
        if len(alike) > ALIKE:
            more = words.MORE_ALIKE.fill(count=len(alike) - ALIKE).to(lang)
            shown.append(Line(f"  {more}", style=FAINT))
    return shown


def _reason(refusal: Refusal, lang: str) -> RenderableType:
    labels = [label.to(lang) for label in refusal.labels[:LABELS]]
    rest = len(refusal.labels) - LABELS
    if rest > 0:
        labels.append(words.AND_MORE.fill(count=rest).to(lang))
    line = Line.assemble((f"{'; '.join(labels)}: ", FAINT), refusal.reason.text.to(lang))
    if refusal.reason.rulings:
        line.append(f"  [{', '.join(refusal.reason.rulings)}]", style=FAINT)
    return hanging(Line("–"), line)


def card_table(cards: list[CardText], lang: str) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="bold")
    for card in cards:
        grid.add_row(card.name.to(lang), card.text.to(lang))
    return grid


def rules_page(text: str) -> list[RenderableType]:
    """The rules, filled anew to the width of the page.

    Paragraphs are parted by empty lines; a line that begins with a number begins a point.
    """
    parts: list[RenderableType] = []
    for paragraph in text.strip().split("\n\n"):
        parts.append("")
        for entry in re.split(r"\n(?=\d)", paragraph):
            first, _, rest = " ".join(entry.split()).partition(" ")
            if first.isdigit():
                parts.append(hanging(Line(first, style="bold"), Line(rest)))
            else:
                parts.append(Line.assemble((first, "bold"), " ", rest))
    return parts
