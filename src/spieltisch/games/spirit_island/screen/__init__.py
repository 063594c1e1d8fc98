"""The table of Spirit Island in the terminal, drawn from views and from nothing else.

Every colour has a sign beside it: the picture says the same without colours.
"""

from typing import Final

from rich.console import Group, RenderableType

from spieltisch.core.fitting import Fitting
from spieltisch.core.fitting import mark as mark
from spieltisch.core.game import Data
from spieltisch.games.spirit_island.screen.island import Header, Lands, Opponents, Track
from spieltisch.games.spirit_island.screen.result import draw_result as draw_result
from spieltisch.games.spirit_island.screen.signs import LEGEND as LEGEND
from spieltisch.games.spirit_island.screen.spirits import Cards, Spirits
from spieltisch.games.spirit_island.state import codes, verbs

MINOR: Final = frozenset({"choose-land", "energy", "ready", "lift-presence"})
"""Kinds of events that the short log leaves out: the table shows them anyway."""
HEADLINES: Final = frozenset({"phase", "event", "blighted", "terror", "end"})
"""Kinds of events that stand out in the log."""

_SHORTER: Final = ("discards", "columns of lands", "opponents", "cards", "track", "header")
"""What gives way where the table has to be lower, one after the other."""


def draw(view: Data, lang: str, names: list[str]) -> RenderableType:
    """The whole table; the cards are those of the seat that looks."""
    header, opponents, track = Header(view, lang), Opponents(view, lang), Track(view, lang)
    lands = [Lands(view, lang, brief) for brief in (False, True)]
    spirits = Spirits(view, lang, names)
    seat = view["seat"]
    cards = [] if seat is None else [Cards(view, lang, seat, more) for more in (True, False)]

    def form(gone: frozenset[str]) -> list[RenderableType]:
        parts: list[RenderableType] = [] if "header" in gone else [header]
        if "opponents" not in gone:
            parts.append(opponents)
        if "track" not in gone:
            parts.append(track)
        parts += [lands["columns of lands" in gone], spirits]
        return [*parts, *([] if "cards" in gone or not cards else [cards["discards" in gone]])]

    return Fitting([form(frozenset(_SHORTER[:count])) for count in range(len(_SHORTER) + 1)])


def draw_hand(view: Data, lang: str) -> RenderableType:
    """The cards of the view's seat; everybody may see them."""
    return Group() if view["seat"] is None else Cards(view, lang, view["seat"], discards=True)


def on_table(view: Data) -> list[str]:
    """The cards that matter now: those of all spirits, of the fear and of the island."""
    found: list[str] = []
    for spirit in view["spirits"]:
        found += [spirit["spirit"], *spirit["hand"], *spirit["played"], *spirit["aids"]]
        found += [*spirit["covered"], *spirit["recalled"]]
        found += [*spirit["discards"], *(innate["key"] for innate in spirit["innates"])]
    found += [card for doing in view["doing"] for card in doing["cards"]]
    found += view["decks"]["aside"]
    setup = view["setup"]
    events = view["events"]
    named = [setup["adversary"], setup["scenario"], view["blight"]["card"], events["now"]]
    found += [*events["known"], *events["discard"][-1:]]
    return [*found, *view["fear"]["known"], *(key for key in named if key)]


def askable(view: Data) -> list[str]:
    """The moves a person at this table may wonder about, by key."""
    seat = view["seat"]
    keys = [*(f"land:{land}" for land in view["lands"]), *(f"to:{land}" for land in view["lands"])]
    keys += [verbs.KEYS[verbs.READY], verbs.KEYS[verbs.DONE]]
    keys += [f"element:{element}" for element in codes.ELEMENTS]
    if seat is None:
        return keys
    spirit = view["spirits"][seat]
    keys += [f"grow:{option}" for option in range(1, 6)]
    keys += [f"play:{key}" for key in spirit["hand"]]
    keys += [f"use:{key}" for key in [*spirit["played"], *spirit["aids"], *spirit["hand"]]]
    keys += [f"use:{innate['key']}" for innate in spirit["innates"]]
    return keys + [f"reclaim:{key}" for key in spirit["discards"]]
