"""What things are called: cards as their facts say, pieces and lands as a table says it."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from spieltisch.core.mistake import Mistake
from spieltisch.core.text import Text, both
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.effects import special, system
from spieltisch.games.spirit_island.effects.words import land_name
from spieltisch.games.spirit_island.state import codes, programs, verbs
from spieltisch.games.spirit_island.text import names, titles
from tests.games.spirit_island.scene import RIVER, scene, spirit

FACTS: Final = Path(__file__).parents[4] / "shared" / "data"
with_facts = pytest.mark.skipif(not FACTS.exists(), reason=f"the facts are not here: {FACTS}")


def facts(name: str) -> Any:
    return json.loads((FACTS / f"spirit_island_{name}.json").read_text(encoding="utf-8"))


@with_facts
def test_cards_and_spirits_are_called_as_the_facts_say() -> None:
    assert {card["id"]: card["name_en"] for card in facts("powers")} == english(titles.POWERS)
    spirits = facts("spirits")
    assert {each["id"]: each["name_en"] for each in spirits} == english(titles.SPIRITS)
    innates = [innate["name"] for each in spirits for innate in each["innate_powers"]]
    assert set(innates) == set(english(titles.INNATES).values())
    rules = {rule["name"] for each in spirits for rule in each["special_rules"]} - {"Drowning"}
    assert rules == {name.en for name in titles.SPECIAL_RULES.values()}
    island = facts("island")
    for kind, found in (("fear_cards", titles.FEAR), ("blight_cards", titles.BLIGHT)):
        by_key = {card["id"].replace("_", "-"): card["name"] for card in island[kind]}
        assert by_key == english(found)


@with_facts
def test_adversaries_and_scenarios_are_called_as_the_facts_say() -> None:
    island = facts("island")
    for kind, found in (
        ("adversaries", titles.ADVERSARY_NAMES),
        ("scenarios", titles.SCENARIO_NAMES),
    ):
        by_key = {
            card["id"].replace("_", "-"): Text(
                card["name_de"].partition(" (card)")[0], card["name"]
            )
            for card in island[kind]
        }
        assert {key: by_key[key] for key in found} == found


def english(found: dict[str, Text]) -> dict[str, str]:
    return {key: name.en for key, name in found.items()}


def test_names_that_a_key_does_not_spell() -> None:
    assert titles.title("lightnings-swift-strike") == Text(
        "Pfeilschneller Blitzschlag", "Lightning's Swift Strike"
    )
    assert titles.title("draw-of-the-fruitful-earth") == both("Draw of the Fruitful Earth")


def test_every_effect_has_a_name() -> None:
    own = {*system.PROGRAMS, *special.PROGRAMS} - {programs.AFTER}
    for first, many in (
        (programs.POWER, len(numbers.POWERS)),
        (programs.INNATE, len(numbers.INNATES)),
        (programs.GROWTH, 10 * len(numbers.SPIRITS)),
        (programs.FEAR, 3 * len(numbers.FEAR)),
        (programs.BLIGHT + 1, len(numbers.BLIGHT)),
        (programs.EVENT, len(numbers.EVENT_PARTS)),
        (programs.RULES, len(numbers.RULES)),
    ):
        own |= set(range(first, first + many))
    for effect in own:
        assert all(names.cause_name(effect)), effect


def test_a_land_with_what_is_in_it() -> None:
    at = scene(spirit(RIVER, "A5 A5"), A5="2 explorer town-1 city+1 2 dahan blight beasts")
    assert names.land_with(at.state, 5, 0) == Text(
        "A5 (Sumpf): 1 Stadt (1 Streit), 1 Dorf (1 Schaden), 2 Entdecker, 2 Dahan, 1 Bestie,"
        " 1 Ödnis, 2 Präsenz von dir",
        "A5 (Wetland): 1 City (1 Strife), 1 Town (1 Damage), 2 Explorers, 2 Dahan, 1 Beasts,"
        " 1 Blight, 2 of your Presence",
    )
    assert names.land_with(at.state, 1, 0) == Text("A1 (Berge)", "A1 (Mountain)")
    assert land_name(0) == Text("A0 (Ozean)", "A0 (Ocean)")


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("I-J", Text("I Dschungel", "I Jungle")),
        ("II-Coastal", Text("II Küste", "II Coast")),
        ("III-MS", Text("III Berge + Wüste", "III Mountain + Sands")),
    ],
)
def test_an_invader_card(key: str, name: Text) -> None:
    assert names.invader_card_name(numbers.INVADERS.index(key)) == name


def test_pieces_are_counted() -> None:
    assert [names.counted(codes.TOWN, number).de for number in (1, 2)] == ["1 Dorf", "2 Dörfer"]
    assert [names.counted(codes.CITY, number).en for number in (1, 2)] == ["1 City", "2 Cities"]


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("use:Flash Floods", "use:flash-floods"),
        ("play:energieschub", "play:elemental-boon"),
        ("use:massive flooding", "use:massive-flooding"),
        ("element:Feuer", "element:fire"),
        ("piece:Dorf", "piece:town"),
        ("land:A5", "land:A5"),
        ("ready", "ready"),
    ],
)
def test_moves_may_be_typed_by_name(typed: str, key: str) -> None:
    assert verbs.KEYS[names.move_number(typed)] == key


def test_a_move_that_is_none_is_answered_with_what_would_be_right() -> None:
    with pytest.raises(Mistake, match="flash-floods"):
        names.move_number("use:flash flods")
    with pytest.raises(Mistake, match="not a move of Spirit Island"):
        names.move_number("fly:A5")
