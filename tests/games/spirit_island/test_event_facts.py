"""The parts of events against the collected facts: which there are, and what they are called."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from spieltisch.core.effects import all_parts, sentences
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import event_mains, event_parts, numbers
from spieltisch.games.spirit_island.effects.preventing import Preventable
from spieltisch.games.spirit_island.state import programs
from spieltisch.games.spirit_island.text import titles
from tests.games.spirit_island.test_said import sound

FACTS: Final = Path(__file__).parents[4] / "shared" / "data" / "spirit_island_island.json"
with_facts = pytest.mark.skipif(
    not FACTS.exists(), reason=f"the collected facts are not here: {FACTS}"
)

PARTS: Final = dict([*event_parts.TOKENS, *event_parts.DAHAN, *event_mains.MAINS])


@cache
def facts() -> Any:
    return json.loads(FACTS.read_text(encoding="utf-8"))


def branches() -> list[Any]:
    return [branch for card in facts()["event_cards"] for branch in card.get("branches", [])]


def key_of(name: str) -> str:
    return re.sub(r"[ _]", "-", name.lower().replace("!", ""))


@with_facts
def test_the_parts_about_tokens_and_dahan_are_those_of_the_facts() -> None:
    assert {key for key, _ in event_parts.TOKENS} == {*map(key_of, facts()["event_token_effects"])}
    assert {key for key, _ in event_parts.DAHAN} == {*map(key_of, facts()["event_dahan_effects"])}


@with_facts
def test_the_main_parts_are_the_branches_of_the_facts() -> None:
    named = {key_of(branch["name"]) for branch in branches()}
    assert len(branches()) == 32
    assert named <= {*PARTS}
    assert named <= {*numbers.EVENT_PARTS}


@with_facts
def test_parts_are_called_as_the_facts_say() -> None:
    known = {**facts()["event_token_effects"], **facts()["event_dahan_effects"]}
    for identity, each in known.items():
        name = Text(each.get("name_de", each["name"]), each["name"])
        assert titles.EVENT_PARTS[key_of(identity)] == name
    for branch in branches():
        assert titles.EVENT_PARTS[key_of(branch["name"])].en == branch["name"]


@with_facts
def test_what_presence_prevents_costs_as_much_as_the_facts_say() -> None:
    for branch in branches():
        key = key_of(branch["name"])
        nodes = all_parts(PARTS[key]) if key in PARTS else []
        found = [node.number for node in nodes if isinstance(node, Preventable)]
        wanted = [branch["prevent"]["destroy_presence"]] if "prevent" in branch else []
        assert found == wanted, key


@pytest.mark.parametrize("key", PARTS)
def test_every_part_is_told_in_both_languages(key: str) -> None:
    told = sentences(PARTS[key])
    sound(told, key)
    assert told.de != told.en
    sound(titles.EVENT_PARTS[key], key)
    number = programs.EVENT + numbers.EVENT_PARTS.index(key)
    assert programs.PROGRAMS[number].tree is PARTS[key]


@pytest.mark.parametrize(
    ("key", "de", "en"),
    [
        (
            "new-diseases",
            "Auf der Hälfte der Spielpläne (aufgerundet): in einem Gebiet mit Dahan und Invasoren:"
            " 1 Seuche hinzufügen und 2 Schaden an Dahan.",
            "On half of the boards (rounded up): in a land with Dahan and Invaders: add 1 Disease"
            " and 2 Damage to Dahan.",
        ),
        (
            "aid-the-uprising",
            "In jedem Gebiet mit Streit: 1 Schaden an jedem Invasor mit Streit je Dahan im Gebiet;"
            " 1 Dahan je so zerstörtem Dorf und je so zerstörter Stadt hinzufügen.",
            "In each land with Strife: 1 Damage to each Invader with Strife for each Dahan in the"
            " land; add 1 Dahan for each Town and City destroyed that way.",
        ),
        (
            "retreat",
            "Auf jedem Spielplan: in einem Gebiet mit Städten: 2 Dahan in Gebiete ohne Stadt"
            " verschieben.",
            "On each board: in a land with Cities: push 2 Dahan into lands without Cities.",
        ),
        (
            "increasing-aggression",
            "In dieser Runde richtet jedes Wüten insgesamt 1 Schaden mehr an.",
            "This turn each Ravage deals 1 more Damage in total.",
        ),
        (
            "the-center-crumbles",
            "Auf jedem Spielplan: wenn es dort ein Gebiet mit Invasoren gibt: in einem Gebiet im"
            " Landesinneren 1 Ödnis hinzufügen, außer ihr zerstört auf dem Spielplan zusammen 3"
            " Präsenz.",
            "On each board: if there is a land with Invaders on it: add 1 Blight in an Inland"
            " land, unless you destroy 3 Presence on the board together.",
        ),
        (
            "fortification",
            "Wenn in dieser Runde die Invasorenkarten weitergelegt sind: ein Gelände wählen, das"
            " keine ausliegende Invasorenkarte zeigt; in jedem Gebiet mit diesem Gelände Bauen.",
            "After the Invader cards have advanced this turn: choose a terrain that no Invader"
            " card on a space shows; Build in each land of that terrain.",
        ),
        (
            "urbanization",
            "In jedem Gebiet mit mindestens 2 Dörfern die Hälfte der Dörfer (aufgerundet) durch je"
            " 1 Stadt ersetzen.",
            "Replace half of the Towns (rounded up) with 1 City each in each land with at least 2"
            " Towns.",
        ),
    ],
)
def test_what_a_part_says(key: str, de: str, en: str) -> None:
    assert sentences(PARTS[key]) == Text(de, en)
