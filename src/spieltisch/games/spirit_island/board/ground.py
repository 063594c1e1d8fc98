"""The island without anything on it, as SVG: water, lands, shores, and what pieces look like.

It follows from the boards and the spirits alone, so it is written once and kept.
"""

from functools import lru_cache
from typing import Final

from spieltisch.games.spirit_island.board.chart import Chart, Shape, chart, drawn
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.state import codes

SHEET: Final = "/static/spirit-island.svg"

# One tile of the pattern of each terrain: its size, and what is on it.
_PATTERNS: Final = {
    "jungle": (
        (62, 54),
        '<path d="M13 23V11M13 16C8 16 5 12 5 8M13 16C19 16 22 12 22 8M45 50V38M45 43C39 43 36 39'
        ' 36 35M45 43C50 43 53 39 53 35"/>',
    ),
    "mountain": (
        (64, 56),
        '<path d="M5 21L15 7L24 21M37 51L47 36L56 51M47 36V43M15 7V13"/>',
    ),
    "sands": (
        (59, 46),
        '<path d="M8 9h.1M19 15h.1M30 8h.1M39 32h.1M50 38h.1M57 30h.1M35 13C40 8 48 8 54 13M5 36C11'
        ' 31 19 31 24 36"/>',
    ),
    "wetland": (
        (64, 48),
        '<path d="M4 13C8 9 12 9 16 13C20 17 24 17 28 13M36 37C40 33 44 33 48 37C52 41 56 41 60 37'
        'M41 12V4M48 13V3M55 12V5M11 36V29M17 37V27"/>',
    ),
}

# The plates of pieces around their middle: 52 wide and 40 high.
_SQUARE: Final = '<rect class="bg" x="-26" y="-20" width="52" height="40" rx="3"/>'
_PILL: Final = '<rect class="bg" x="-26" y="-20" width="52" height="40" rx="20"/>'
_HEXAGON: Final = '<path class="bg" d="M-26 0l8-20h36l8 20-8 20h-36z"/>'
_SCRAP: Final = (
    '<path class="bg" d="M-26-14l7-5 13 4 8-6 8 5 12-4 4 18-4 7 3 13-15-1-8 5-10-5-15 4-1-17z"/>'
)
_PLATES: Final = {
    "city": _SQUARE,
    "town": _SQUARE,
    "explorer": _SQUARE,
    "dahan": _PILL,
    "beasts": _HEXAGON,
    "wilds": _HEXAGON,
    "disease": _HEXAGON,
    "blight": _SCRAP,
}
# What scenarios lay in lands, each with its sign.
_MARK: Final = '<path class="bg" d="M0-21l27 21-27 21-27-21z"/>'
_MARKS: Final = {"ward": "defend", "flame": "fire", "sack": "any", "unsearched": "explore"}


@lru_cache(200)
def ground(names: tuple[str, ...], spirits: tuple[str, ...]) -> str:
    """Everything under lands that can be clicked, and the plates that pieces use."""
    island = chart(names)
    every = [*island.lands.values(), *island.seas.values()]
    return "".join(
        [
            "<defs>",
            *[_pattern(terrain) for terrain in _PATTERNS],
            '<pattern id="bars" width="14" height="14" patternUnits="userSpaceOnUse"'
            ' patternTransform="rotate(45)"><path class="bar" d="M0 0V14"/></pattern>',
            *[f'<path id="at-{shape.name}" d="{shape.path}"/>' for shape in every],
            *[f'<clipPath id="in-{shape.name}">{_use(shape)}</clipPath>' for shape in every],
            *[_plate(kind, drawing, kind) for kind, drawing in _PLATES.items()],
            *[_plate(kind, _MARK, sign) for kind, sign in _MARKS.items()],
            *[_plate(f"s{seat}", _PILL, spirit) for seat, spirit in enumerate(spirits, 1)],
            "</defs>",
            f'<g class="cliff" transform="translate(0 11)">{_uses(island.lands)}</g>',
            f'<g class="sea">{_uses(island.seas)}</g>',
            '<g class="waves">',
            *[f'<path d="{wave}"/>' for wave in island.waves],
            '</g><g class="lands">',
            *[_land(shape) for shape in island.lands.values()],
            '</g><g class="rims">',
            *[f'<path d="{rim}"/>' for rim in island.rims],
            '</g><g class="shores">',
            *[f'<path d="{shore}"/>' for shore in island.shores],
            "</g>",
            *[_letter(island, name) for name in names],
        ]
    )


def small(names: tuple[str, ...]) -> str:
    """The same as a small map: nothing but lands in the colours of their terrain."""
    return "".join(
        f'<use class="m-{terrain_of(name)}" href="#at-{name}"/>' for name in chart(names).lands
    )


def terrain_of(name: str) -> str:
    return codes.TERRAINS[_TERRAINS[boards.land(name)]]


_TERRAINS: Final = boards.terrains()


def _use(shape: Shape) -> str:
    return f'<use href="#at-{shape.name}"/>'


def _uses(shapes: dict[str, Shape]) -> str:
    return "".join(map(_use, shapes.values()))


def _land(shape: Shape) -> str:
    return f'<use fill="url(#t-{terrain_of(shape.name)})" href="#at-{shape.name}"/>'


def _pattern(terrain: str) -> str:
    (width, height), drawing = _PATTERNS[terrain]
    size = f'width="{width}" height="{height}"'
    return (
        f'<pattern id="t-{terrain}" class="t-{terrain}" {size} patternUnits="userSpaceOnUse">'
        f"<rect {size}/>{drawing}</pattern>"
    )


def _plate(name: str, drawing: str, emblem: str) -> str:
    """A plate for one piece, and one that leaves room for a number."""
    sign = f'<use href="{SHEET}#si-{emblem}"'
    return (
        f'<g id="p-{name}">{drawing}{sign} x="-16" y="-16" width="32" height="32"/></g>'
        f'<g id="q-{name}">{drawing}{sign} x="-23" y="-14" width="28" height="28"/></g>'
    )


def _letter(island: Chart, name: str) -> str:
    """The name of a board, in its ocean."""
    x, y = drawn(island.seas[f"{name}0"].tag)
    return (
        f'<g class="tag sea-tag" transform="translate({x} {y})"><text x="-3" y="9">{name}</text>'
        f'<use href="{SHEET}#si-ocean" x="2" y="-12" width="25" height="25"/></g>'
    )
