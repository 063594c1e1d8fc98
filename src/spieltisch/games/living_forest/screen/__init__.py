"""The table of Living Forest in the terminal, drawn from views and from nothing else.

What a seat may not know is not in its view, so it cannot be drawn. Every colour has a sign beside
it: the picture says the same without colours.
"""

from functools import partial
from typing import Final

from rich.console import RenderableType
from rich.text import Text as Line

from spieltisch.core.fitting import Fitting
from spieltisch.core.fitting import mark as mark
from spieltisch.core.game import Data
from spieltisch.core.text import Text
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.screen.middle import (
    Circle,
    Display,
    Header,
    Legend,
    Supply,
)
from spieltisch.games.living_forest.screen.players import Forests, Lines, Pile, Players
from spieltisch.games.living_forest.screen.result import draw_result as draw_result
from spieltisch.games.living_forest.screen.signs import LEGEND as LEGEND
from spieltisch.games.living_forest.screen.signs import card_with_gifts
from spieltisch.games.living_forest.state import codes
from spieltisch.games.living_forest.state.notation import CELL_NUMBERS, tile_key

MINOR: Final = frozenset({"turn", "reveal", "stop", "refill"})
"""Kinds of events that the short log leaves out: the table shows them anyway."""
HEADLINES: Final = frozenset({"round", "attack", "end"})
"""Kinds of events that stand out in the log."""


_SHORTER: Final = (
    "legend",
    "other lines",
    "columns of animals",
    "titles of forests",
    "counts of trees",
    "pile",
    "forests",
    "trees",
    "own line",
    "rocks",
    "header",
    "animals",
)
"""What gives way where the table has to be lower, one after the other."""


def draw(view: Data, lang: str, names: list[str]) -> RenderableType:
    """The whole table as the seat of the view sees it."""
    header, legend = Header(view, lang), Legend(lang)
    players = Players(view, lang, names)
    display, circle, supply, lines, forests = (
        [part(False), part(True)]
        for part in (
            partial(Display, view, lang),
            partial(Circle, view, lang),
            partial(Supply, view, lang),
            partial(Lines, view, lang),
            partial(Forests, view, lang, names),
        )
    )
    planting = bool(view["doing"] and view["doing"]["tree"])
    taken = [_taken(view, lang)] if view["doing"] and view["doing"]["taken"] else []
    own = view["seat"] is not None and view["phase"] != "ended"
    pile = [draw_hand(view, lang)] if own else []

    def form(gone: frozenset[str]) -> list[RenderableType]:
        parts: list[RenderableType] = [] if "header" in gone else [header]
        if "animals" not in gone:
            parts.append(display["columns of animals" in gone])
        parts.append(circle["rocks" in gone])
        if "trees" not in gone:
            parts.append(supply["counts of trees" in gone])
        if "legend" not in gone:
            parts.append(legend)
        if "forests" not in gone or planting:
            parts.append(forests["titles of forests" in gone])
        parts.append(players)
        if "own line" not in gone:
            parts.append(lines["other lines" in gone])
        return [*parts, *taken, *([] if "pile" in gone else pile)]

    return Fitting([form(frozenset(_SHORTER[:count])) for count in range(len(_SHORTER) + 1)])


def _taken(view: Data, lang: str) -> Line:
    """The animals that have left the display but are not revealed again yet."""
    line = Line.assemble(" ", mark(view["doing"]["seat"]))
    line.append(Text(" angelockt: ", " attracted: ").to(lang), style="bold")
    cards = [card_with_gifts(key, lang) for key in view["doing"]["taken"]]
    return line.append_text(Line("   ").join(cards))


def draw_hand(view: Data, lang: str) -> RenderableType:
    """The draw pile of the view's seat, and what of it only that seat may see."""
    return Pile(view, lang)


def on_table(view: Data) -> list[str]:
    """The cards that matter now: those that may be revealed, or all that may be taken."""
    seat = view["seat"]
    if seat is not None and view["phase"] == "reveal":
        player = view["players"][seat]
        coming = player["draw_cards"] or player["discard"]
        return list(dict.fromkeys([*player["line"], *coming]))
    animals = [key for row in view["display"] for key in row if key]
    return [*animals, cards.FIRE_VARAN.key, *(tree.key for tree in cards.TREES)]


def askable(view: Data) -> list[str]:
    """The moves a person at this table may wonder about, by key."""
    keys = ["reveal", "stop", "discard", "banish", "fragment", "pass", "done"]
    keys += [f"attract:{key}" for row in view["display"] for key in row if key]
    keys += [f"extinguish:{fire + codes.LOWEST_FIRE}" for fire in range(codes.FIRES)]
    seat = view["seat"]
    spirals = 0 if seat is None else max(0, view["players"][seat]["elements"]["spiral"])
    keys += [f"move:{steps}" for steps in range(spirals + 2)]
    keys += [f"plant:{tree.key}" for tree in cards.TREES]
    keys += [f"at:{cell}" for cell in CELL_NUMBERS]
    keys += [f"steal:{tile_key(tile)}" for tile in range(codes.SORTS * len(view["players"]))]
    doing = view["doing"]
    if doing and doing["what"] == "stack":
        keys += [f"stack:{key}" for key in doing["taken"]]
    return keys
