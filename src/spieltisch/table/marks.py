"""Small pieces of HTML that stand in every picture many times, so each is made once and kept."""

from functools import lru_cache

from markupsafe import Markup

from spieltisch.table.story import LogEntry

_LABELLED = Markup('role="img" aria-label="{}"')
_SILENT = Markup('aria-hidden="true"')
_SVG = Markup('<svg class="{}" {}><use href="/static/{}.svg#{}"/></svg>')
_RULING = Markup(
    ' <a class="rule" href="/games/{0}/rulings#{1}" data-panel target="_blank">{1}</a>'
)
_LINE = Markup("<li{}{}>{}<span>{}{}</span></li>")
_HEADLINE = Markup(' class="headline"')
_CURRENT = Markup(' aria-current="step"')
_TO_MOVE = Markup('<a class="tells" href="/t/{}/replay?{}move={}" data-lights="{}">{}</a>')


@lru_cache(10_000)
def icon(name: str, label: str = "", sheet: str = "emblems", kind: str = "em") -> Markup:
    """A symbol of one of our sheets; without a label it is only for the eye.

    >>> print(icon("ui-book", "Rules"))
    <svg class="em" role="img" aria-label="Rules"><use href="/static/emblems.svg#ui-book"/></svg>
    """
    about = _LABELLED.format(label) if label else _SILENT
    return _SVG.format(kind, about, sheet, name)


def seat_sign(sign: int, name: str = "") -> Markup:
    """A seat's sign: shape and colour, always both."""
    return icon(f"seat-{sign}", name, kind=f"em seat s{sign}")


def ruling_links(game: str, ids: tuple[str, ...]) -> Markup:
    """Links to rulings, to stand behind a sentence."""
    return Markup("").join(_RULING.format(game, id_) for id_ in ids)


@lru_cache(20_000)
def log_line(
    game: str,
    table: str,
    entry: LogEntry,
    headline: bool,
    eyes: int | None = None,
    current: bool = False,
) -> Markup:
    """A line of the log: whose it is, what happened, by which rulings.

    It leads to its move and lights up what it speaks of.
    """
    text: Markup | str = entry.text
    if entry.move is not None:
        through = f"eyes={eyes}&" if eyes else ""
        text = _TO_MOVE.format(table, through, entry.move, entry.lights, text)
    return log_note(game, text, entry.rulings, entry.sign, headline, current)


def log_note(
    game: str,
    text: Markup | str,
    rulings: tuple[str, ...] = (),
    sign: int | None = None,
    headline: bool = False,
    current: bool = False,
) -> Markup:
    """A sentence in the log."""
    mark = Markup("<span></span>")
    if sign:
        mark = seat_sign(sign)
    elif headline:
        mark = icon("ui-gone")
    kind, when = _HEADLINE if headline else "", _CURRENT if current else ""
    return _LINE.format(kind, when, mark, text, ruling_links(game, rulings))
