"""The curve of an analysis: drawn as SVG, in words, and as a table of figures.

Colours are attributes, so that a page may set its own by the classes; a file brings a second set
for the dark. Seats differ by their dashes as well.
"""

from html import escape
from typing import Final, NamedTuple

from spieltisch.bots.analysis import Analysis
from spieltisch.bots.hint import percent
from spieltisch.core.text import Text

WIDTH, PLOT = 300, 140  # as wide as a phone, where letters keep their size
LEFT, RIGHT, TOP = 34, 290, 46
ROW = 20  # height of a line of the legend
LONGEST = 38  # letters of a title
MARK = 18  # width of a turning point's mark
ROWS: Final = 24  # of the table of figures, about

LIGHT: Final = ("#1f62a8", "#b23d17", "#24734a", "#7341a3", "#7d5f00")
DARK: Final = ("#74b6f5", "#ff9570", "#6bd096", "#c9a2f4", "#ead05a")
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 250, 500, 10**6)  # between numbers below the curve
DASHES: Final = ("", "8 4", "2 4", "10 4 2 4", "5 3")
PAPER: Final = ("#faf7ec", "#17252a")
INK: Final = ("#1d2824", "#f3eddd")
RULE: Final = ("#cfc9b3", "#2c3f46")
FONT: Final = '"Source Sans Pro", "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif'

ALL: Final = Text("Alle zusammen", "All together")
_EXPECTS = Text("Siegchance", "Chance to win")
_MOVES = Text("Züge", "Moves")
_RUN = Text(
    "{name}: {first} % am Anfang, {last} % am Ende, dazwischen {least} bis {most} %.",
    "{name}: {first}% at the start, {last}% at the end, between {least} and {most}%.",
)
_TURN = Text("Zug {move}, {player}: {label}", "Move {move}, {player}: {label}")
_CHANGE = Text("{name} {change} Prozentpunkte", "{name} {change} percentage points")


class Turn(NamedTuple):
    """A turning point in words."""

    move: int
    label: str
    change: str


def names(analysis: Analysis, lang: str) -> list[str]:
    """What each curve is called."""
    if analysis.together:
        return [ALL.to(lang)]
    return [name.to(lang) for name in analysis.players]


def summary(analysis: Analysis, lang: str) -> str:
    """What the curve shows, for those who do not see it."""
    said = []
    for seat, name in enumerate(names(analysis, lang)):
        shares = [percent(analysis.points[move][seat]) for move in sorted(analysis.points)]
        words = {"first": shares[0], "last": shares[-1], "least": min(shares), "most": max(shares)}
        said.append(_RUN.fill(name=name, **words).to(lang))
    return " ".join(said)


def turns(analysis: Analysis, lang: str) -> list[Turn]:
    """The turning points in words, in the order of the game."""
    found = []
    for turn in analysis.turns:
        player = analysis.players[turn.seat]
        of = ALL if analysis.together else analysis.players[turn.gains]
        change = f"{round(100 * turn.change):+d}".replace("-", "−")
        found.append(
            Turn(
                turn.move,
                _TURN.fill(move=turn.move, player=player, label=turn.label).to(lang),
                _CHANGE.fill(name=of, change=change).to(lang),
            )
        )
    return found


def figures(analysis: Analysis) -> list[tuple[int, list[int]]]:
    """Some moves with what each curve says there, in percent: evenly spread, and every turn."""
    moves = sorted(analysis.points)
    step = max(1, len(moves) // ROWS)
    kept = {*moves[::step], moves[-1], *(turn.move for turn in analysis.turns)}
    return [
        (move, [percent(share) for share in analysis.points[move][: analysis.lines]])
        for move in sorted(kept)
    ]


def small_svg(analysis: Analysis, lang: str, now: int) -> str:
    """The bare lines with one of the moves marked, for where there is little room."""
    x = _x(analysis, now)
    drawn = [
        *(part for part in _grid(analysis, lang) if part.startswith("<path")),
        *_turning(analysis),
        *_lines(analysis),
        f'<path class="now" d="M{x:.1f} {TOP}V{TOP + PLOT}" stroke="{INK[0]}" stroke-width="2"/>',
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="curve" role="img"'
        f' viewBox="{LEFT - 9} {TOP - 26} {RIGHT - LEFT + 18} {PLOT + 30}" font-size="13"'
        f' aria-label="{escape(summary(analysis, lang))}">{"".join(drawn)}</svg>'
    )


def curve_svg(analysis: Analysis, lang: str, title: str = "", file: bool = False) -> str:
    """The whole drawing, for a page or as a file of its own."""
    called = names(analysis, lang)
    height = TOP + PLOT + 44 + ROW * len(called) + (24 if title else 0)
    shift = 24 if title else 0
    label = " ".join(filter(None, (title, summary(analysis, lang))))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="curve" viewBox="0 0 {WIDTH} {height}"'
        f' role="img" aria-label="{escape(label)}"'
        + (f' width="{2 * WIDTH}" height="{2 * height}"' if file else "")
        + f" font-family='{FONT}' font-size=\"13\">"
    ]
    if file:
        parts.append(f"<title>{escape(label)}</title><style>{_style()}</style>")
        parts.append(f'<rect class="paper" width="100%" height="100%" fill="{PAPER[0]}"/>')
    if title:
        parts.append(
            f'<text class="ink" x="4" y="18" font-size="15" font-weight="600" fill="{INK[0]}">'
            f"{escape(title if len(title) <= LONGEST else title[: LONGEST - 1] + '…')}</text>"
        )
    parts.append(f'<g transform="translate(0 {shift})">')
    parts += [*_grid(analysis, lang), *_turning(analysis), *_lines(analysis)]
    parts += [*_legend(analysis, called), "</g></svg>"]
    return "".join(parts)


def _style() -> str:
    """What a file looks like in the dark."""
    seats = "".join(f".line.s{number}{{stroke:{hue}}}" for number, hue in enumerate(DARK, 1))
    return (
        "@media (prefers-color-scheme: dark){"
        f".paper{{fill:{PAPER[1]}}}.ink{{fill:{INK[1]}}}.grid{{stroke:{RULE[1]}}}"
        f".now,.turn path{{stroke:{INK[1]}}}.turn circle{{fill:{INK[1]}}}.turn text"
        f"{{fill:{PAPER[1]}}}{seats}}}"
    )


def _x(analysis: Analysis, move: int) -> float:
    return LEFT + (RIGHT - LEFT) * move / max(1, analysis.length)


def _y(share: float) -> float:
    return TOP + PLOT * (1 - share)


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return (
        f'<text class="ink" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{INK[0]}">'
        f"{escape(words)}</text>"
    )


def _grid(analysis: Analysis, lang: str) -> list[str]:
    found = [_text(4, 14, f"{_EXPECTS.to(lang)} (%)")]
    for quarter in range(5):
        y = _y(quarter / 4)
        dashes = "" if quarter in (0, 4) else ' stroke-dasharray="1 3"'
        found.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{RIGHT}" stroke="{RULE[0]}"{dashes}/>')
        found.append(_text(LEFT - 6, y + 4, str(25 * quarter), "end"))
    step = next(step for step in STEPS if analysis.length <= 6 * step)
    for move in range(0, analysis.length + 1, step):
        found.append(_text(_x(analysis, move), TOP + PLOT + 16, str(move), "middle"))
    found.append(_text(RIGHT, TOP + PLOT + 32, _MOVES.to(lang), "end"))
    return found


def _turning(analysis: Analysis) -> list[str]:
    """A numbered mark above each turning point; those that would touch go side by side."""
    found: list[str] = []
    places = [_x(analysis, turn.move) for turn in analysis.turns]
    marks = places[:]
    for number in range(1, len(marks)):
        marks[number] = max(marks[number], marks[number - 1] + MARK)
    for number in reversed(range(len(marks))):
        marks[number] = min(marks[number], RIGHT - MARK * (len(marks) - 1 - number))
    for number, (x, mark) in enumerate(zip(places, marks), 1):
        found.append(
            f'<g class="turn"><path d="M{mark:.1f} {TOP - 8}L{x:.1f} {TOP}V{TOP + PLOT}"'
            f' fill="none" stroke="{INK[0]}" stroke-width=".8" stroke-dasharray="2 2"/>'
            f'<circle cx="{mark:.1f}" cy="{TOP - 16}" r="8" fill="{INK[0]}"/>'
            f'<text x="{mark:.1f}" y="{TOP - 12}" text-anchor="middle" font-weight="600"'
            f' fill="{PAPER[0]}">{number}</text></g>'
        )
    return found


def _stroke(seat: int) -> str:
    dashes = f' stroke-dasharray="{DASHES[seat % 5]}"' if DASHES[seat % 5] else ""
    return (
        f'class="line s{seat % 5 + 1}" fill="none" stroke="{LIGHT[seat % 5]}" stroke-width="2.5"'
        f' stroke-linejoin="round"{dashes}'
    )


def _lines(analysis: Analysis) -> list[str]:
    moves = sorted(analysis.points)
    found: list[str] = []
    for seat in range(analysis.lines):
        points = (
            f"{_x(analysis, move):.1f},{_y(analysis.points[move][seat]):.1f}" for move in moves
        )
        found.append(f'<polyline {_stroke(seat)} points="{" ".join(points)}"/>')
    return found


def _legend(analysis: Analysis, called: list[str]) -> list[str]:
    last = analysis.points[max(analysis.points)]
    found: list[str] = []
    for seat, name in enumerate(called):
        y = TOP + PLOT + 44 + ROW * seat
        found.append(f'<path {_stroke(seat)} d="M{LEFT} {y - 4}h34"/>')
        found.append(_text(LEFT + 42, y, f"{name}: {percent(last[seat])} %"))
    return found
