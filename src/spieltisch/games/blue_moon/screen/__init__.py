"""The table of Blue Moon in the terminal, drawn from views and from nothing else.

What a seat may not know is not in its view, so it cannot be drawn. Every colour has a sign or word
beside it: the picture says the same without colours.
"""

from typing import Final

from rich.console import RenderableType

from spieltisch.core.fitting import Fitting
from spieltisch.core.fitting import mark as mark
from spieltisch.core.game import Data
from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.screen.hand import Hand
from spieltisch.games.blue_moon.screen.result import draw_result as draw_result
from spieltisch.games.blue_moon.screen.sides import Header, Side
from spieltisch.games.blue_moon.screen.signs import LEGEND as LEGEND

MINOR: Final = frozenset({"turn", "go-on", "shuffle"})
"""Kinds of events that the short log leaves out: the table shows them anyway."""
HEADLINES: Final = frozenset({"game", "fight", "won", "end"})
"""Kinds of events that stand out in the log."""

_LAID: Final = ("active", "support", "older", "actions", "ships", "landed", "loaded")


def draw(view: Data, lang: str, names: list[str]) -> RenderableType:
    """The whole table as the seat of the view sees it: the opponent above, the seat below."""
    seat = view["seat"]
    first = 0 if seat is None else 1 - seat
    header = Header(view, lang, names)
    sides, brief_sides = (
        [Side(view, lang, names, side, brief) for side in (first, 1 - first)]
        for brief in (False, True)
    )
    if seat is None or view["phase"] == "ended":
        return Fitting([[header, *sides], [header, *brief_sides]])
    hand, brief_hand = Hand(view, lang, False), Hand(view, lang, True)
    return Fitting(
        [[header, *sides, hand], [header, *brief_sides, hand], [header, *brief_sides, brief_hand]]
    )


def draw_hand(view: Data, lang: str) -> RenderableType:
    """The cards that only the seat of the view sees."""
    return Hand(view, lang, False)


def _cards(player: Data) -> list[str]:
    """The open cards on one side of the table."""
    found = [key for place in (*_LAID, "laid_crystals") for key in player[place]]
    return found + [key for key in (player["hyla"], player["inquisitor"]) if key]


def on_table(view: Data) -> list[str]:
    """The cards that matter now: the own hand, then what lies on the table."""
    found: list[str] = []
    for player in view["players"]:
        found += player["hand"] or player["open"]
    for player in view["players"]:
        found += _cards(player) + [key for key in player["bluffs"] if key]
    return list(dict.fromkeys(found))


def askable(view: Data) -> list[str]:
    """The moves a person at this table may wonder about, by key."""
    keys = ["done", "fight", "retreat", "decline", "give-up", "call", "use", "skip"]
    keys += ["announce:fire", "announce:earth"]
    seat = view["seat"]
    if seat is None:
        return keys
    own, foe = view["players"][seat], view["players"][1 - seat]
    for key in [*own["hand"], *own["loaded"]]:
        keys += _about(key, own)
    for key in [*own["active"], *own["support"], *own["older"]]:
        keys.append(f"retrieve:{key}")
    for key in [*own["active"], *own["support"], *([own["hyla"]] if own["hyla"] else [])]:
        keys.append(f"text:{key}")
    keys += [f"land:{key}" for key in [*own["ships"], *own["landed"]]]
    keys += [f"drop:{key}" for key in own["bluffs"]]
    for key in [*foe["active"], *foe["support"]]:
        effect = every.CARDS[every.NUMBERS[key]].effect
        if (
            effect == special.SIREN
            or special.CATERPILLAR_FIRE <= effect <= special.CATERPILLAR_MOONS
        ):
            keys.append(f"pay:{key}")
    if view["doing"]:
        found = [*own["hand"], *_cards(own), *_cards(foe), *foe["open"]]
        keys += [f"choose:{key}" for key in found]
    return list(dict.fromkeys(keys))


def _about(key: str, own: Data) -> list[str]:
    """What one may want to do with a card in hand or on a ship."""
    card = every.CARDS[every.NUMBERS[key]]
    if card.kind == kinds.INTERVENTION:
        found = [f"intervene:{key}"]
    else:
        found = [f"lead:{key}" if card.kind >= kinds.LEADERSHIP else f"play:{key}"]
    if card.icons & icons.BLUFFS:
        found.append(f"bluff:{key}")
    if own["ships"] and card.kind < kinds.LEADERSHIP:
        found.append(f"load:{key}")
    if card.icons & icons.REPLACE or own["inquisitor"]:
        found.append(f"replace:{key}")
    return found
