"""The event cards against the collected facts: conditions, options with their costs, parts."""

import re
from typing import Any, Final

import pytest

from spieltisch.core.effects import Condition, all_parts
from spieltisch.core.stack import Frame
from spieltisch.games.spirit_island.cards import events, numbers
from spieltisch.games.spirit_island.cards.events import Branches, EventCard
from spieltisch.games.spirit_island.effects.cases import Terror
from spieltisch.games.spirit_island.effects.events import Another, Blighted, Healthy, Returns, Stage
from spieltisch.games.spirit_island.effects.fates import CanUseIt
from spieltisch.games.spirit_island.effects.paying import NO_AID, Affordable, Pay
from spieltisch.games.spirit_island.effects.ways import Choice, Way
from spieltisch.games.spirit_island.state import codes, programs
from spieltisch.games.spirit_island.text import titles
from spieltisch.games.spirit_island.text.cards import event_text
from tests.games.spirit_island.scene import EARTH, RIVER, scene
from tests.games.spirit_island.test_event_facts import facts, key_of, with_facts
from tests.games.spirit_island.test_said import sound

PER: Final = {
    "player": "player",
    "beasts_token_kept_on_island": "Beasts on the island (at least 1)",
    "land_where_damage_is_dealt": "such land",
}


def cards() -> list[Any]:
    return [*facts()["event_cards"], *facts()["adversary_events"]]


@with_facts
def test_all_cards_are_there_in_their_order() -> None:
    keys = [key_of(card["id"]) for card in cards()]
    assert keys == numbers.EVENTS == [card.key for card in events.CARDS]
    assert len(facts()["event_cards"]) == numbers.SHUFFLED_EVENTS
    assert len(facts()["adversary_events"]) == 1


@with_facts
def test_their_names() -> None:
    for card in cards():
        name = titles.EVENTS[key_of(card["id"])]
        assert name.en == card["name"]
        if "name_de" in card:
            assert name.de.startswith(card["name_de"].partition(" (")[0])


@with_facts
@pytest.mark.parametrize("card", events.CARDS, ids=lambda card: str(card.key))
def test_parts_about_tokens_and_dahan(card: EventCard) -> None:
    fact = fact_of(card)
    wanted = [fact["token_event"], fact["dahan_event"]]
    assert [part.key for part in card.parts] == [key_of(part) for part in wanted if part]


def fact_of(card: EventCard) -> Any:
    return next(each for each in cards() if key_of(each["id"]) == card.key)


@with_facts
@pytest.mark.parametrize("card", events.CONDITIONAL, ids=lambda card: str(card.key))
def test_branches(card: EventCard) -> None:
    fact = fact_of(card)
    assert isinstance(card.main, Branches)
    assert len(card.main.branches) == len(fact["branches"])
    for (holds, part, _), branch in zip(card.main.branches, fact["branches"]):
        assert part.key == key_of(branch["name"])
        assert when(holds) == branch["when"]


def when(condition: Condition) -> list[Any]:
    """For which stages, terror levels or islands a branch is."""
    if isinstance(condition, Stage):
        return ["I" * stage for stage in range(condition.least, condition.most + 1)]
    if isinstance(condition, Terror):
        return list(range(condition.least, condition.most + 1))
    assert isinstance(condition, Healthy | Blighted)
    return ["healthy" if isinstance(condition, Healthy) else "blighted"]


def choice_of(card: EventCard) -> Choice:
    return next(node for node in all_parts(card.main) if isinstance(node, Choice))


@with_facts
@pytest.mark.parametrize("card", events.CHOICES, ids=lambda card: str(card.key))
def test_ways_and_their_costs(card: EventCard) -> None:
    fact, choice = fact_of(card), choice_of(card)
    assert choice.joint == (fact["decided_by"] == "all players together")
    names = dict.fromkeys(way.name.en for way in choice.ways)
    assert list(names) == [option["name"] for option in fact["options"]]
    assert fact["options"][0]["default_if_no_agreement"]
    for way in choice.ways:
        option = next(each for each in fact["options"] if each["name"] == way.name.en)
        assert way.paid == (option["cost"] is not None)
        if option["cost"]:
            assert cost_of(way) == wanted(option["cost"])


def wanted(cost: Any) -> tuple[int, str, str | None]:
    return cost["energy"], PER.get(cost["per"], cost["per"]), cost["aided_by"]


def cost_of(way: Way) -> tuple[int, str, str | None]:
    """How much, for each what, and which element aids."""
    if isinstance(way.condition, CanUseIt):
        assert (way.condition.energy, way.condition.presence) in ((3, 0), (0, 2))
        return 3, "power_card", None
    pay = next(node for node in all_parts(way.body) if isinstance(node, Pay))
    aid = None if pay.aid == NO_AID else codes.ELEMENTS[pay.aid]
    each = re.sub("^for each ", "", pay.number.per().en)
    return int(pay.number.told().en), each, aid


@with_facts
def test_what_can_be_paid_is_what_is_paid() -> None:
    at = scene(RIVER, EARTH)
    frame = Frame(0, 0, 0, programs.bound(-1, 1))
    for card in events.CHOICES:
        for way in choice_of(card).ways:
            if isinstance(way.condition, Affordable):
                pay = next(node for node in all_parts(way.body) if isinstance(node, Pay))
                least = way.condition.number.value(at.state, frame)
                assert (way.condition.aid, least) == (pay.aid, pay.number.value(at.state, frame))


@with_facts
@pytest.mark.parametrize("card", events.CARDS, ids=lambda card: str(card.key))
def test_what_becomes_of_a_card(card: EventCard) -> None:
    fact = fact_of(card)
    back = [node.above for node in all_parts(card.effect) if isinstance(node, Returns)]
    if fact.get("returns_to_deck"):
        assert back == [2]
        assert "2" in fact["returns_to_deck"]
    else:
        assert back == ([3] if card.key == "slave-rebellion" else [])
    another = [node for node in all_parts(card.effect) if isinstance(node, Another)]
    assert len(another) == {"slave-rebellion": 2, "outpaced": 1}.get(card.key, 0)


@pytest.mark.parametrize("card", events.CARDS, ids=lambda card: str(card.key))
def test_a_card_is_told_in_both_languages(card: EventCard) -> None:
    told = event_text(card)
    sound(told, card.key)
    assert told.de != told.en
    for part in card.parts:
        assert titles.EVENT_PARTS[part.key].de in told.de
