"""The table of Equinox in the terminal, drawn from views and from nothing else.

What a seat may not know is not in its view, so it cannot be drawn. Every colour has a sign beside
it: the picture says the same without colours.
"""

from typing import Final

from rich.console import Group, RenderableType

from spieltisch.core.fitting import mark as mark
from spieltisch.core.game import Data
from spieltisch.core.text import Text
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.screen.board import LEGEND as LEGEND
from spieltisch.games.equinox.screen.board import Board, Header
from spieltisch.games.equinox.screen.players import Cards, Players
from spieltisch.games.equinox.screen.result import draw_result as draw_result

MINOR: Final = frozenset({"turn", "no-power"})
"""Kinds of events that the short log leaves out: the table shows them anyway."""
HEADLINES: Final = frozenset({"eliminate", "end"})
"""Kinds of events that stand out in the log."""


def draw(view: Data, lang: str, names: list[str]) -> RenderableType:
    """The whole table as the seat of the view sees it."""
    parts: list[RenderableType] = [Header(view, lang), Board(view, lang)]
    parts.append(Players(view, lang, names))
    if view["seat"] is not None and view["phase"] != "ended":
        parts.append(draw_hand(view, lang))
    return Group(*parts)


def draw_hand(view: Data, lang: str) -> RenderableType:
    """The hand of the view's seat, and what else only that seat may see."""
    player = view["players"][view["seat"]]
    lines = [Cards(view, lang, Text("Hand", "Hand"), player["hand"])]
    if player["secret_card"]:
        heading = Text("Geheime Wette (verdeckt)", "Secret prediction (hidden)")
        lines.append(Cards(view, lang, heading, [player["secret_card"]]))
    if view["drawn"]:
        lines.append(Cards(view, lang, Text("Gezogen", "Drawn"), view["drawn"]))
    return Group(*lines)


def on_table(view: Data) -> list[str]:
    """The cards that may turn up in this game."""
    others = [cards.CHAMELEON_CARD.name, cards.ANCESTOR_CARD.name, cards.DRYAD_CARD.name]
    return [column["creature"] for column in view["creatures"]] + others


def askable(view: Data) -> list[str]:
    """The moves a person at this table may wonder about, by key."""
    seat = view["seat"]
    hand = view["players"][seat]["hand"] if seat is not None else []
    creatures = [column["creature"] for column in view["creatures"]]
    keys = ["pass", "reveal", "show", "decline", "done", "lift:secret"]
    for verb in ("bet", "on", "name", "copy", "discard"):
        keys += [f"{verb}:{creature}" for creature in creatures]
    for verb in ("play", "secret", "give", "discard"):
        keys += [f"{verb}:{card}" for card in dict.fromkeys(hand)]
    for verb in ("pebble", "lift", "take", "swap"):
        keys += [f"{verb}:{creature}/{row}" for creature in creatures for row in range(6)]
    return keys + [f"seat:{player['seat'] + 1}" for player in view["players"]]
