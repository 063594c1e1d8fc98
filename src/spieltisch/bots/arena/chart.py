"""The ratings of a field as a picture: a dot for each bot, on a line as long as its interval."""

from dataclasses import dataclass
from html import escape
from typing import Final

from spieltisch.bots.arena.ratings import Estimate
from spieltisch.core.text import Text

_WIDTH: Final = 760
_ROW: Final = 40
_TOP, _BOTTOM = 74, 46
_LEFT, _RIGHT = 220, 84
_LETTERS: Final = 26  # of a name beside the picture
_STEPS: Final = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
_LINES: Final = 8  # at most, across the picture

_STYLE: Final = """
  text { font: 15px "Source Sans 3", "Source Sans Pro", system-ui, sans-serif; fill: #1d2824 }
  .title { font-size: 18px; font-weight: 600 }
  .faint { font-size: 13px; fill: #626b62 }
  .ground { fill: #faf7ec }
  .grid { stroke: #cfc9b3 }
  .whisker { stroke: #1d5977; stroke-width: 2 }
  .dot { fill: #1d5977 }
  @media (prefers-color-scheme: dark) {
    text { fill: #f3eddd }
    .faint { fill: #97a49c }
    .ground { fill: #17252a }
    .grid { stroke: #2c3f46 }
    .whisker { stroke: #86c8ea }
    .dot { fill: #86c8ea }
  }"""

_ABOUT: Final = Text(
    "Wertung mit 95-%-Intervall; das Mittel des Feldes ist 1500",
    "Rating with its 95% interval; the mean of the field is 1500",
)


@dataclass(frozen=True)
class _Scale:
    """Where a rating lies across the picture."""

    low: float
    high: float

    def __call__(self, rating: float) -> str:
        across = (rating - self.low) / (self.high - self.low)
        return f"{_LEFT + across * (_WIDTH - _LEFT - _RIGHT):.1f}"


def drawn(title: str, names: list[str], ratings: list[Estimate], lang: str) -> str:
    """The picture as SVG, the strongest bot on top."""
    rows = sorted(zip(names, ratings), key=lambda row: -row[1].value)
    step = _step(ratings)
    low = step * (min(each.low for each in ratings) // step)
    high = step * -(-max(each.high for each in ratings) // step)
    scale = _Scale(low, max(high, low + step))
    height = _TOP + _ROW * len(rows) + _BOTTOM
    bottom = height - _BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img"'
        f' aria-label="{escape(_spoken(title, rows))}">',
        f"<style>{_STYLE}\n</style>",
        f'<rect class="ground" width="{_WIDTH}" height="{height}" rx="12"/>',
        f'<text class="title" x="24" y="36">{escape(title)}</text>',
        f'<text class="faint" x="24" y="57">{escape(_ABOUT.to(lang))}</text>',
    ]
    at = scale.low
    while at <= scale.high:
        x = scale(at)
        parts.append(f'<path class="grid" d="M{x} {_TOP}V{bottom}"/>')
        place = f'x="{x}" y="{bottom + 22}" text-anchor="middle"'
        parts.append(f'<text class="faint" {place}>{at:.0f}</text>')
        at += step
    for number, (name, rating) in enumerate(rows):
        parts += _row(name, rating, _TOP + _ROW * number + _ROW // 2, scale)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _row(name: str, rating: Estimate, y: int, scale: _Scale) -> list[str]:
    short = name if len(name) <= _LETTERS else f"{name[: _LETTERS - 1]}…"
    return [
        f'<text x="24" y="{y + 5}">{escape(short)}</text>',
        f'<path class="whisker" d="M{scale(rating.low)} {y}H{scale(rating.high)}'
        f'M{scale(rating.low)} {y - 5}v10M{scale(rating.high)} {y - 5}v10"/>',
        f'<circle class="dot" cx="{scale(rating.value)}" cy="{y}" r="6"/>',
        f'<text x="{_WIDTH - 24}" y="{y + 5}" text-anchor="end">{rating.value:.0f}</text>',
    ]


def _spoken(title: str, rows: list[tuple[str, Estimate]]) -> str:
    """The picture in words, for those who do not see it."""
    said = [f"{name} {each.value:.0f} ({each.low:.0f}–{each.high:.0f})" for name, each in rows]
    return f"{title}: {', '.join(said)}"


def _step(ratings: list[Estimate]) -> int:
    """How far the lines across the picture are apart."""
    width = max(each.high for each in ratings) - min(each.low for each in ratings)
    return next((step for step in _STEPS if width / step <= _LINES - 2), _STEPS[-1])
