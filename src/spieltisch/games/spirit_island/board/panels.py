"""The panels of spirits: tracks, growth, elements, innate powers, special rules."""

from functools import lru_cache
from typing import Final

from spieltisch.core.effects import AnyOrder, Node, Sequence
from spieltisch.core.game import Data
from spieltisch.games.spirit_island.board import powers
from spieltisch.games.spirit_island.board.sketch import Sketch
from spieltisch.games.spirit_island.cards import numbers, panel
from spieltisch.games.spirit_island.cards.panel import Growth, Innate, Space
from spieltisch.games.spirit_island.effects.energy import ExtraPlays, GainEnergy
from spieltisch.games.spirit_island.effects.gaining import GainCard, Reclaim
from spieltisch.games.spirit_island.effects.words import ELEMENT_WORDS, element_words
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.text import names, titles
from spieltisch.games.spirit_island.text.board import SHORT_SPIRITS, WORDS, aim_words
from spieltisch.games.spirit_island.text.cards import innate_levels, innate_text
from spieltisch.games.spirit_island.text.panels import (
    growth_parts,
    growth_text,
    space_text,
    special_rules,
)

_SIGNS: Final[list[tuple[type[Node], str]]] = [
    (Reclaim, "reclaim"),
    (GainCard, "gain"),
    (GainEnergy, "energy"),
    (ExtraPlays, "card-play"),
]
"""What growth brings; everything else is about presence."""


def spirits(sketch: Sketch) -> list[Data]:
    return [_spirit(sketch, seat) for seat in range(len(sketch.view["spirits"]))]


def _spirit(sketch: Sketch, seat: int) -> Data:
    lang = sketch.lang
    view = sketch.view["spirits"][seat]
    own = panel.SPIRITS[numbers.SPIRITS.index(view["spirit"])]
    mine = seat == sketch.seat
    return {
        "seat": seat,
        "sign": seat + 1,
        "key": own.key,
        "name": titles.SPIRITS[own.key].to(lang),
        "short": SHORT_SPIRITS[own.key].to(lang),
        "player": sketch.name(seat),
        "mine": mine,
        "grows": sketch.view["phase"] == "growth" and view["stage"] == "growing",
        "energy": view["energy"],
        "income": view["income"],
        "plays": view["plays_left"],
        "card_plays": view["card_plays"],
        "played": len(view["played"]),
        "hand": len(view["hand"]),
        "discards": len(view["discards"]),
        "state": _state(sketch, seat),
        "ready": _ready(sketch, seat),
        "elements": [_element(sketch, at, view) for at in range(len(codes.ELEMENTS))],
        "tracks": [
            _track(sketch, seat, "energy", own.energy, view["energy_track"]),
            _track(sketch, seat, "plays", own.plays, view["plays_track"]),
        ],
        "presence": _presence(sketch, seat, view),
        "growth": [
            _growth(sketch, seat, at, growth, view) for at, growth in enumerate(own.growth, 1)
        ],
        "picks": sketch.word("picks", count=own.picks) if own.picks > 1 else "",
        "innates": [_innate(sketch, seat, innate, view) for innate in own.innates],
        "rules": [(name.to(lang), rule.to(lang)) for name, rule in special_rules(own)],
        "cards": None if mine else _cards(sketch, seat, view),
    }


def _state(sketch: Sketch, seat: int) -> str:
    """Whether a spirit is done with this phase, in a word."""
    view = sketch.view
    if _ready(sketch, seat):
        return WORDS["ready"].to(sketch.lang)
    if view["phase"] == "growth" and not view["over"]:
        return WORDS[view["spirits"][seat]["stage"]].to(sketch.lang)
    return ""


def _ready(sketch: Sketch, seat: int) -> bool:
    view = sketch.view
    if view["over"] or view["phase"] not in ("growth", "fast", "slow"):
        return False
    return view["spirits"][seat]["ready"] or seat not in view["to_move"]


def _element(sketch: Sketch, at: int, view: Data) -> Data:
    key = codes.ELEMENTS[at]
    name = ELEMENT_WORDS[at].to(sketch.lang)
    return {"key": key, "name": name, "count": view["elements"][key]}


def _presence(sketch: Sketch, seat: int, view: Data) -> str:
    placed = sum(land["presence"][seat] for land in sketch.view["lands"].values())
    key = "presence_lost" if view["destroyed"] else "presence_on"
    return sketch.word(key, count=placed, lost=view["destroyed"])


# tracks


def _track(sketch: Sketch, seat: int, kind: str, spaces: list[Space], uncovered: int) -> Data:
    target = f"track:{seat + 1}/{kind}"
    best = max(range(uncovered), key=lambda at: (spaces[at].number, -at))
    return {
        "id": f"track-{seat + 1}-{kind}",
        "kind": kind,
        "sign": "energy" if kind == "energy" else "card-play",
        "about": WORDS[f"track_{kind}"].to(sketch.lang),
        "offer": sketch.offer(target) if seat == sketch.seat else None,
        "spaces": [
            {**_space(space, sketch.lang), "shut": at >= uncovered, "peak": at == best}
            for at, space in enumerate(spaces)
        ],
    }


def _space(space: Space, lang: str) -> Data:
    element = ""
    if space.element >= 0:
        any_one = space.element == codes.ANY_ELEMENT
        element = "any" if any_one else codes.ELEMENTS[space.element]
    return {
        "number": space.number if space.number >= 0 else None,
        "element": element,
        "reclaims": space.reclaims,
        "about": space_text(space).to(lang),
    }


# growth


def _growth(sketch: Sketch, seat: int, number: int, growth: Growth, view: Data) -> Data:
    mine = seat == sketch.seat
    offer = sketch.offer(f"growth:{seat + 1}/{number}") if mine else None
    taken = number in view["grown"]
    asks = mine and sketch.free and view["stage"] == "growing" and not (offer or taken)
    return {
        "id": f"growth-{seat + 1}-{number}",
        "parts": _parts(growth, sketch.lang),
        "cost": growth.cost,
        "about": growth_text(growth).to(sketch.lang),
        "taken": taken,
        "offer": offer,
        "refusal": sketch.refused(f"grow:{number}") if asks else None,
    }


def _parts(growth: Growth, lang: str) -> list[tuple[str, str]]:
    """What an option does, each with its sign; alike ones after each other stay apart."""
    effect = growth.effect
    nodes = effect.nodes if isinstance(effect, AnyOrder | Sequence) else [effect]
    told = [part.to(lang) for part in growth_parts(growth)]
    return [(_sign(node), text) for node, text in zip(nodes, told, strict=True)]


def _sign(node: Node) -> str:
    for kind, sign in _SIGNS:
        if isinstance(node, kind):
            return sign
    return "presence"


# innate powers


def _innate(sketch: Sketch, seat: int, innate: Innate, view: Data) -> Data:
    lang = sketch.lang
    mine = seat == sketch.seat
    offer = sketch.offer(f"innate:{innate.key}") if mine else None
    now = mine and sketch.doing == innate.key
    used = innate.key in view["used"] and not now
    asks = mine and sketch.free and sketch.view["phase"] in ("fast", "slow")
    has = view["elements"]
    levels = []
    for elements, told in _levels(innate, lang):
        needs = powers.needed(elements, has, lang)
        levels.append({"needs": needs, "text": told, "reached": not any(n["short"] for n in needs)})
    return {
        **_printed(innate, lang),
        "id": f"innate-{innate.key}",
        "levels": levels,
        "used": WORDS["used"].to(lang) if used else "",
        "now": now,
        "offer": offer,
        "refusal": sketch.refused(f"use:{innate.key}") if asks and not (offer or used) else None,
    }


def _levels(innate: Innate, lang: str) -> list[tuple[dict[str, int], str]]:
    return [
        (
            {codes.ELEMENTS[at]: count for at, count in elements.items()},
            names.sentence(told).to(lang),
        )
        for elements, told in innate_levels(innate)
    ]


@lru_cache(200)
def _printed(innate: Innate, lang: str) -> Data:
    target = innate.target
    quick = element_words(innate.quick).to(lang) if innate.quick else ""
    return {
        "key": innate.key,
        "name": titles.INNATES[innate.key].to(lang),
        "speed": powers.SPEEDS[innate.speed],
        "speed_name": names.SPEEDS[innate.speed].to(lang),
        "quick": WORDS["quick"].fill(elements=quick).to(lang) if quick else "",
        "range": None if target.spirit else target.reach,
        "sacred": not target.spirit and target.source == panel.SACRED_SITE,
        "aim": aim_words(target).to(lang),
        "about": f"{titles.INNATES[innate.key].to(lang)}: {innate_text(innate).to(lang)}",
    }


# the others' cards


def _cards(sketch: Sketch, seat: int, view: Data) -> list[Data]:
    """The cards of another spirit, in play first."""
    return [
        {"title": WORDS[zone].to(sketch.lang), "cards": cards}
        for zone, cards in (
            ("played", [_small(sketch, key, key in view["used"]) for key in view["played"]]),
            ("hand", [_small(sketch, key, False) for key in view["hand"]]),
            ("discards", [_small(sketch, key, False) for key in view["discards"]]),
        )
        if cards
    ]


def _small(sketch: Sketch, key: str, used: bool) -> Data:
    printed = powers.printed(key, sketch.lang)
    return {
        "key": key,
        "id": f"card-{key}",
        "name": printed["name"],
        "cost": printed["cost"],
        "speed": printed["speed"],
        "sentence": printed["sentence"],
        "used": used,
    }
