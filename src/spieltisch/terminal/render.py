"""Rendering what every game has: log, options, footer, card texts, reasons."""

import re
from dataclasses import dataclass
from itertools import groupby

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from spieltisch.core.event import LogLine
from spieltisch.core.game import CardText, State
from spieltisch.core.names import seat_name
from spieltisch.core.text import Text, both
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


DENSITIES = COLUMNS, FLOWING, BRIEF = range(3)
"""How densely options are listed: in columns, one behind the other, and then without details."""


def listed_options(
    entries: list[Entry], names: frozenset[str], lang: str, width: int, density: int = COLUMNS
) -> list[RenderableType]:
    """Options by kind. What all labels of a kind have in common is said once, before them.

    ``names``: what has a name of several words in this game.
    """
    groups: list[tuple[str, list[Entry]]] = []
    for _, alike in groupby(entries, key=lambda entry: entry.verb):
        words, group = _gathered(list(alike), names, density == BRIEF)
        heading = both(" ".join(words)).to(lang)
        if not heading and groups and not groups[-1][0]:
            groups[-1][1].extend(group)
        else:
            groups.append((heading, group))
    if density == COLUMNS:
        return _columned(groups, width)
    return _flowing(groups, width, density == FLOWING)


def _gathered(
    entries: list[Entry], names: frozenset[str], brief: bool
) -> tuple[list[str], list[Entry]]:
    """Options of one kind without the words they share, and these words."""
    labels = [_split(whole_words(entry.label, names)) for entry in entries]
    before, after = common_words([words for words, _ in labels])
    details = [detail for _, detail in labels]
    heading = [*before, "…", *after] if before or after else []
    if heading and len(set(details)) == 1:
        heading += [detail for detail in details[:1] if detail]
        details = [""] * len(details)
    elif brief:
        details, shared = _shortened([words for words, _ in labels], details)
        heading += [f"({shared} …)"] if heading and shared else []
    left = [words[len(before) : len(words) - len(after)] for words, _ in labels]
    return heading, [
        Entry(entry.number, entry.verb, " ".join([*words, detail]).rstrip())
        for entry, words, detail in zip(entries, left, details)
    ]


def _split(words: list[str]) -> tuple[list[str], str]:
    """The words of a label and what it adds in brackets at its end."""
    if len(words) > 1 and _BRACKETS.fullmatch(words[-1]):
        return words[:-1], words[-1]
    return words, ""


_BRACKETS = re.compile(r"\([^)]*\)")
_QUOTES = re.compile(r"„[^“]*“|“[^”]*”|\"[^\"]*\"")


def whole_words(label: str, names: frozenset[str]) -> list[str]:
    """The words of a label. A name and what stands in brackets or quotes is one word.

    >>> whole_words("Play Moss man 4 (8 → 4)", frozenset({"Moss man"}))
    ['Play', 'Moss man', '4', '(8 → 4)']
    """
    spans = [match.span() for sign in (_BRACKETS, _QUOTES) for match in sign.finditer(label)]
    for name in names:
        start = label.find(name) if " " in name else -1
        while start >= 0:
            spans.append((start, start + len(name)))
            start = label.find(name, start + 1)
    words, begin = [], 0
    for place, letter in enumerate(label):
        if letter == " " and not any(start <= place < end for start, end in spans):
            words.append(label[begin:place])
            begin = place + 1
    return [*words, label[begin:]]


def _shortened(labels: list[list[str]], details: list[str]) -> tuple[list[str], str]:
    """As much of the details as it takes to tell the labels apart, and what they all begin with.

    >>> _shortened([["Oak"], ["Oak"]], ["(cost 3, 1 sun)", "(cost 5, 2 suns)"])
    (['(3)', '(5)'], 'cost')
    """
    first = [detail.strip("()").split(",")[0].split(" ") for detail in details]
    shared = len(_shared(first, min(map(len, first)) - 1))
    parts = [" ".join(words[shared:]) for words in first]
    some = [f"({part})" if part else "" for part in parts]
    for short, common in (([""] * len(details), []), (some, first[0][:shared])):
        told = {(*words, detail) for words, detail in zip(labels, short)}
        if len(told) == len(labels):
            return short, " ".join(common)
    return details, ""


def common_words(labels: list[list[str]]) -> tuple[list[str], list[str]]:
    """The words that all labels begin and end with; none if that helps little.

    >>> common_words([["Take", "A", "now"], ["Take", "B", "now"], ["Take", "C", "D", "now"]])
    (['Take'], ['now'])
    """
    if len(labels) < 3 or len({*map(tuple, labels)}) == 1:
        return [], []
    room = min(len(each) for each in labels) - 1
    before = _shared(labels, room)
    while before and any(each[len(before)][0].isdigit() for each in labels):
        before.pop()  # "2 7" would read like two numbers
    after = _shared([each[::-1] for each in labels], room - len(before))[::-1]
    return before, after


def _shared(labels: list[list[str]], room: int) -> list[str]:
    """The words with which all lists begin, at most ``room``."""
    count = 0
    while count < room and len({each[count] for each in labels}) == 1:
        count += 1
    return labels[0][:count]


def _columned(groups: list[tuple[str, list[Entry]]], width: int) -> list[RenderableType]:
    shown: list[RenderableType] = []
    for heading, entries in groups:
        if heading:
            shown.append(Line(heading, style=FAINT))
        shown.append(_columns(entries, width))
    return shown


def _columns(entries: list[Entry], width: int) -> Grid:
    """Entries in as many columns as fit, numbered downwards."""
    widest = max(cell_len(entry.label) for entry in entries)
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
    return grid


def _flowing(
    groups: list[tuple[str, list[Entry]]], width: int, apart: bool
) -> list[RenderableType]:
    """Entries one behind the other, each as a whole; ``apart``: every kind begins a line.

    Otherwise a bar ends what belongs to a heading.
    """
    lines = [Line()]
    for heading, entries in groups:
        for entry in entries:
            part = Line.assemble((str(entry.number), ASK), f" {entry.label}")
            begins, ends = entry is entries[0], entry is entries[-1]
            if heading and begins:
                part = Line.assemble((f"{heading}:  ", FAINT), part)
            if heading and ends and not apart:
                part.append(" │", style=FAINT)
            full = lines[-1].cell_len + 3 + part.cell_len > width
            if lines[-1] and (full or (apart and begins)):
                lines.append(Line())
            lines[-1].append("   " if lines[-1] else " ").append_text(part)
    return list(lines)


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
