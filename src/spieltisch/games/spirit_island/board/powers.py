"""Power cards as they lie on the table: in the hand, in play, discarded, or to be chosen."""

from functools import lru_cache
from typing import Final

from spieltisch.core.game import Data
from spieltisch.games.spirit_island.board.sketch import Sketch
from spieltisch.games.spirit_island.cards import numbers, panel
from spieltisch.games.spirit_island.effects.words import ELEMENT_WORDS
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.text import names, titles
from spieltisch.games.spirit_island.text.board import WORDS, aim_words
from spieltisch.games.spirit_island.text.cards import KINDS, effect_text, power_text

SPEEDS: Final = ("fast", "slow")


@lru_cache(1_000)
def printed(key: str, lang: str) -> Data:
    """What is printed on a card."""
    power = panel.POWERS[numbers.POWERS.index(key)]
    name = titles.POWERS[key].to(lang)
    kind = KINDS[power.kind].fill(spirit="").to(lang).rstrip(": ")
    return {
        "key": key,
        "name": name,
        "kind": kind,
        "cost": power.cost,
        "speed": SPEEDS[power.speed],
        "speed_name": names.SPEEDS[power.speed].to(lang),
        "range": None if power.target.spirit else power.target.reach,
        "sacred": not power.target.spirit and power.target.source == panel.SACRED_SITE,
        "aim": aim_words(power.target).to(lang),
        "elements": [element(at, 1, lang) for at in power.elements],
        "text": effect_text(power).to(lang),
        "sentence": f"{name}: {power_text(power).to(lang)}",
    }


@lru_cache(1_000)
def element(number: int, count: int, lang: str) -> Data:
    return {
        "key": codes.ELEMENTS[number],
        "name": ELEMENT_WORDS[number].to(lang),
        "count": count,
    }


def needed(wanted: dict[str, int], has: dict[str, int], lang: str) -> list[Data]:
    """The elements of a threshold, each with whether there are enough of it."""
    return [
        {**element(codes.ELEMENTS.index(key), count, lang), "short": has[key] < count}
        for key, count in wanted.items()
    ]


def card(sketch: Sketch, key: str, seat: int, zone: str) -> Data:
    """A card of a spirit, with what a click does to it."""
    spirit = sketch.view["spirits"][seat]
    mine = seat == sketch.seat
    offer = sketch.offer(f"card:{key}") if mine else None
    now = mine and sketch.doing == key
    used = zone == "played" and key in spirit["used"] and not now
    refusal = None
    if mine and not offer and not used and sketch.free:
        refusal = _refusal(sketch, key, zone)
    lang = sketch.lang
    return {
        **printed(key, lang),
        "id": f"card-{key}",
        "price": sketch.state.price(numbers.POWERS.index(key)),
        "offer": offer,
        "refusal": refusal,
        "used": WORDS["used"].to(lang) if used else "",
        "now": now,
        "zone": zone,
        "thresholds": [
            {"needs": needed(each["elements"], spirit["elements"], lang), **each}
            for each in spirit["thresholds"].get(key, [])
        ],
    }


def _refusal(sketch: Sketch, key: str, zone: str) -> Data | None:
    """Why a card cannot be played or used now; in the hand only while cards are played."""
    if zone == "played":
        return sketch.refused(f"use:{key}")
    playing = sketch.view["phase"] == "growth" and "play" in sketch.verbs
    return sketch.refused(f"play:{key}") if zone == "hand" and playing else None


def hand(sketch: Sketch) -> Data | None:
    """The cards of the spirit that looks; those to be chosen that lie elsewhere in a tray."""
    if sketch.seat is None:
        return None
    seat, own = sketch.seat, sketch.view["spirits"][sketch.seat]
    played = [
        card(sketch, key, seat, "played")
        for key in [*own["played"], *own["aids"], *own["recalled"]]
    ]
    held = [card(sketch, key, seat, "hand") for key in own["hand"]]
    played += [
        {**card(sketch, key, seat, "covered"), "used": WORDS["face_down"].to(sketch.lang)}
        for key in own["covered"]
    ]
    there = {each["key"] for each in played + held}
    tray = [card(sketch, key, seat, "tray") for key in _chosen_from(sketch) if key not in there]
    return {
        "played": played,
        "hand": held,
        "tray": tray,
        "discards": [
            card(sketch, key, seat, "discards")
            for key in own["discards"]
            if f"card:{key}" not in sketch.offers
        ],
    }


def _chosen_from(sketch: Sketch) -> list[str]:
    """The cards that something can be done to."""
    return [target.partition(":")[2] for target in sketch.offers if target.startswith("card:")]
