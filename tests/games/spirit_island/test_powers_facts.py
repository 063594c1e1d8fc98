"""Every declared power against the collected facts, which lie beside the repository."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from spieltisch.core.effects import Amount, Fixed, When, all_parts
from spieltisch.games.spirit_island.cards import (
    major,
    major_claw,
    minor,
    minor_claw,
    panel,
    unique_claw,
)
from spieltisch.games.spirit_island.cards.panel import Elements, Power
from spieltisch.games.spirit_island.effects import (
    energy,
    fear,
    harming,
    lasting,
    moving,
    pieces,
    removing,
)
from spieltisch.games.spirit_island.effects.amounts import Kept, Least, Per, Sum
from spieltisch.games.spirit_island.effects.basics import ALL, UP_TO
from spieltisch.games.spirit_island.effects.thresholds import HasElements
from spieltisch.games.spirit_island.state import codes, turn

FACTS: Final = Path(__file__).parents[4] / "shared" / "data" / "spirit_island_powers.json"
DECLARED: Final = [
    *minor.CARDS,
    *major.CARDS,
    *minor_claw.CARDS,
    *major_claw.CARDS,
    *unique_claw.CARDS,
]
FILTERS: Final = {
    "any": panel.ANY_LAND,
    "jungle": panel.IN_JUNGLE,
    "mountain": panel.IN_MOUNTAIN,
    "sands": panel.IN_SANDS,
    "wetland": panel.IN_WETLAND,
    "coastal": panel.COASTAL,
    "inland": panel.INLAND,
    "dahan": panel.WITH_DAHAN,
    "invaders": panel.WITH_INVADERS,
    "no_invaders": panel.NO_INVADERS,
    "blight": panel.WITH_BLIGHT,
    "no_blight": panel.NO_BLIGHT,
    "city": panel.WITH_CITY,
    "beasts": panel.WITH_BEASTS,
}
SOURCES: Final = {"presence": panel.PRESENCE, "sacred_site": panel.SACRED_SITE}

pytestmark = pytest.mark.skipif(
    not FACTS.exists(), reason=f"the collected facts are not here: {FACTS}"
)
each_power = pytest.mark.parametrize("power", DECLARED, ids=[power.key for power in DECLARED])


@cache
def facts() -> dict[str, Any]:
    return {card["id"]: card for card in json.loads(FACTS.read_text(encoding="utf-8"))}


def test_all_powers_of_the_base_game_are_declared() -> None:
    for kind, cards in (("minor", minor.CARDS), ("major", major.CARDS)):
        base = {
            key for key, card in facts().items() if (card["kind"], card["set"]) == (kind, "base")
        }
        assert base <= {power.key for power in cards}
        assert len({power.key for power in cards}) == len(cards)
    assert sum(card["set"] == "base" and card["kind"] == "minor" for card in facts().values()) == 36
    assert sum(card["set"] == "base" and card["kind"] == "major" for card in facts().values()) == 22


@each_power
def test_cost_speed_and_elements(power: Power) -> None:
    card = facts()[power.key]
    assert power.cost == card["cost"]
    assert power.speed == ("fast", "slow").index(card["speed"])
    assert [codes.ELEMENTS[element] for element in power.elements] == card["elements"]
    assert power.kind == ("minor", "major", "unique").index(card["kind"])


@each_power
def test_range_source_and_target(power: Power) -> None:
    card, target = facts()[power.key], power.target
    assert target.spirit == (card["target"]["type"] == "spirit")
    if target.spirit:
        assert target.another == (card["target"]["filter"] == "another")
        return
    assert target.reach == card["range"]
    assert target.source == SOURCES[card["source"]["from"]]
    terrain = card["source"]["terrain"]
    assert target.origin == (-1 if terrain is None else codes.TERRAINS.index(terrain))
    assert target.fits == sum(FILTERS[each] for each in card["target"]["filter"])


@each_power
def test_thresholds(power: Power) -> None:
    card = facts()[power.key]
    thresholds = [card.get("threshold"), *(card.get("extra_thresholds") or [])]
    wanted = [_elements(each["elements"]) for each in thresholds if each]
    found = [
        part.condition.elements
        for part in all_parts(power.effect)
        if isinstance(part, When) and isinstance(part.condition, HasElements)
    ]
    found += [wanted for wanted, _ in power.target.further]
    if power.quick:
        found.append(power.quick)
    assert sorted({_key(each) for each in found}) == sorted({_key(each) for each in wanted})


@each_power
def test_what_is_done_and_how_much(power: Power) -> None:
    card = facts()[power.key]
    wanted = {_fact(step) for step in _steps(card["effect"])}
    if card["threshold"]:
        wanted |= {_fact(step) for step in _steps(card["threshold"]["effect"])}
    found = {_deed(part) for part in all_parts(power.effect)}
    assert found - {None} == wanted - {None}


def _elements(words: dict[str, int]) -> Elements:
    return {codes.ELEMENTS.index(word): number for word, number in words.items()}


def _key(elements: Elements) -> tuple[tuple[int, int], ...]:
    return tuple(sorted(elements.items()))


def _steps(steps: list[Any]) -> Iterator[dict[str, Any]]:
    """All steps of a card that do something, those inside of others too."""
    for step in steps:
        if "verb" in step:
            yield step
        if "bring" in step:  # presence that takes others along: each of them is pushed
            if "amount" in step:
                yield {"verb": "push", "amount": 1, "pieces": ["presence"], "mode": "must"}
            for piece, number in step["bring"].items():
                yield {"verb": "push", "amount": number, "pieces": [piece], "mode": "up_to"}
        for inside in ("then", "else", "do"):
            yield from _steps(step.get(inside) or [])
        for way in step.get("choose_one", []):
            yield from _steps(way)


Deed = tuple[Any, ...]


def _fact(step: dict[str, Any]) -> Deed | None:
    """What a step of the facts does, in a form that can be compared."""
    verb, number = step["verb"], step.get("amount")
    if isinstance(number, dict):
        number = number.get("x", 1)  # the smaller of two numbers: 1 for each
        number = ALL if "any_number" in step["amount"] else number
    number = ALL if number == "all" else number
    if verb in ("push", "gather", "move", "destroy", "remove"):
        up_to = step["mode"] in ("up_to", "may") or "any_number" in str(step["amount"])
        return verb, _kinds(step["pieces"]), number, up_to
    if verb == "damage_dahan":
        return "damage_each" if "each" in step else "damage", codes.DAHANS, number
    if verb == "add_strife":
        return verb, number
    if verb == "modify_ravage":
        return None if number is None else ("defend", -number)
    if verb in ("damage", "damage_each"):
        return verb, _kinds(step["to"]), number
    if verb == "replace":
        return verb, _kinds(step["pieces"]), codes.KINDS.index(step["into"]), step["into_amount"]
    if verb in ("add_blight", "add_token", "add_dahan") and step["piece"] in codes.KINDS:
        return "add", codes.KINDS.index(step["piece"]), number
    if verb == "gain_energy":
        return verb, number, step["who"] == "The target Spirit"
    return (verb, number) if verb in ("fear", "defend") else None


def _kinds(words: list[str]) -> int:
    return sum(
        codes.INVADERS if word == "invader" else 1 << codes.KINDS.index(word) for word in words
    )


def _deed(part: object) -> Deed | None:
    """What a part of our tree does, in the same form."""
    verbs: dict[type, str] = {
        moving.Push: "push",
        moving.Gather: "gather",
        harming.Destroy: "destroy",
        removing.Remove: "remove",
    }
    if isinstance(part, moving.Push | moving.Gather | harming.Destroy | removing.Remove):
        verb = "move" if isinstance(part, moving.Push) and part.far else verbs[type(part)]
        return verb, part.kinds, _number(part.times), part.mode == UP_TO
    if isinstance(part, harming.Harm):
        number = _number(part.times)
        return None if number is None else ("damage", part.kinds, number)
    if isinstance(part, harming.HarmEach):
        return "damage_each", part.kinds, _number(part.number)
    if isinstance(part, pieces.AddStrife):
        return "add_strife", _number(part.times)
    if isinstance(part, pieces.Replace):
        return "replace", part.kinds, part.into, part.number
    if isinstance(part, pieces.Add):
        return "add", part.kind, _number(part.number)
    if isinstance(part, energy.GainEnergy):
        return "gain_energy", _number(part.number), part.who == 1
    if isinstance(part, fear.Fear | lasting.Defend):
        verb = "fear" if isinstance(part, fear.Fear) else "defend"
        return verb, _number(part.number)
    if isinstance(part, lasting.ForSpirit) and part.what == turn.WARDED:
        return "defend", _number(part.number)
    return None


def _number(amount: Amount) -> int | None:
    if isinstance(amount, Fixed):
        return amount.number
    if isinstance(amount, Kept):
        return _number(amount.of)
    if isinstance(amount, Least):
        return 1
    if isinstance(amount, Sum):
        return _number(amount.other)
    return amount.times if isinstance(amount, Per) else None
