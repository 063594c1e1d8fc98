"""What the cards say: complete, in both languages, and true to the collected facts."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from spieltisch.core.text import LANGUAGES, Text
from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.cards.card import BLANK, Card
from spieltisch.games.blue_moon.cards.preconstructed import PRECONSTRUCTED
from spieltisch.games.blue_moon.text import names
from spieltisch.games.blue_moon.text.cards import (
    HOUSE_NOTE,
    card_texts,
    icon_text,
    kind_text,
    printed_text,
    special_text,
)
from spieltisch.games.blue_moon.text.names import card_name, icons_of, quoted
from spieltisch.games.blue_moon.text.templates import NONE_AT_ALL, TEMPLATES

FACTS: Final = Path(__file__).parents[4] / "shared" / "data" / "blue_moon.json"
facts_needed = pytest.mark.skipif(
    not FACTS.exists(), reason=f"the collected facts are not here: {FACTS}"
)
KINDS: Final = {
    ("leader", None): kinds.LEADER,
    ("character", None): kinds.CHARACTER,
    ("booster", None): kinds.BOOSTER,
    ("support", None): kinds.SUPPORT,
    ("leadership", None): kinds.LEADERSHIP,
    ("influence", "ship"): kinds.SHIP,
    ("influence", "hyla"): kinds.HYLA,
    ("achievement", "crystal"): kinds.CRYSTAL_CARD,
    ("intervention", None): kinds.INTERVENTION,
    ("inquisitor", None): kinds.INQUISITOR,
}
ICONS: Final = {
    "shield_fire": icons.SHIELD_FIRE,
    "shield_earth": icons.SHIELD_EARTH,
    "stop": icons.STOP,
    "retrieve": icons.RETRIEVE,
    "pair": icons.PAIR,
    "free": icons.FREE,
    "protected": icons.PROTECTED,
    "gang:cool": icons.COOL,
    "gang:top": icons.TOP,
    "gang:fun": icons.FUN,
    "gang:no": icons.NO,
    "bluff:fire": icons.BLUFF_FIRE,
    "bluff:earth": icons.BLUFF_EARTH,
    "bluff:none": icons.BLUFF_NONE,
}
TIMINGS: Final = {
    "now": ("Jetzt ", "Now"),
    "now + turn of landing": ("Jetzt ", "Now "),
    "on my turn": ("in deinem Zug", "n your turn"),
    "this turn": ("diesem Zug", "his turn"),
    "beginning of turn": ("Zu Beginn deines Zuges", "At the beginning of your turn"),
    "end of turn": ("Am Ende deines Zuges", "At the end of your turn"),
    "after end of turn": ("nach deinem Zug", "after your turn"),
    "after booster-support phase": ("nach deiner Verstärkungs", "after your booster/support"),
    "by end of opponent booster-support phase": ("bis zum Ende seiner", "By the end of their"),
    "end of fight": ("Am Ende eines Kampfes", "At the end of a fight"),
    "on retreat": ("zurück", "retreat"),
    "opponent turn": ("seiner Züge", "their turns"),
    "turn of landing": ("Landest du", "land"),
}
"""By timing of the facts: words that the text must have."""


@cache
def facts() -> Any:
    return json.loads(FACTS.read_text(encoding="utf-8"))


def known_facts() -> list[tuple[Card, Any]]:
    """Every declared card that the facts list too, with its facts."""
    return [
        (every.CARDS[every.NUMBERS[fact["id"]]], fact)
        for fact in facts()["cards"]
        if fact["id"] in every.NUMBERS
    ]


def verified_facts() -> list[tuple[Card, Any]]:
    return [(card, fact) for card, fact in known_facts() if fact["confidence"] == "verified"]


def card(key: str) -> Card:
    return every.CARDS[every.NUMBERS[key]]


def texts_of(card: Card) -> list[Text]:
    return [
        kind_text(card),
        printed_text(card),
        *[icon_text(icon) for icon in names.ICON_NAMES if card.icons & icon],
    ]


def test_every_effect_has_a_template_and_no_two_say_the_same() -> None:
    assert sorted(TEMPLATES) == [
        number for number in range(special.EFFECTS) if number != special.NO_TEXT
    ]
    every = [*TEMPLATES.values(), *NONE_AT_ALL.values()]
    for lang in LANGUAGES:
        assert len({template.to(lang) for template in every}) == len(every)


def test_every_card_says_something_in_both_languages() -> None:
    for each in every.CARDS:
        for text in texts_of(each):
            assert text.de
            assert text.en
            assert text.de != text.en or text == kind_text(each), each.key
            for part in text:
                assert "{" not in part, each.key
                assert "}" not in part, each.key
                assert "  " not in part, each.key
                assert part == part.strip(), each.key


def test_a_card_has_special_text_as_declared() -> None:
    for each in every.CARDS:
        silent = each.effect == special.NO_TEXT and not each.capacity
        assert (special_text(each) == Text("", "")) == silent, each.key


def test_numbers_of_the_declaration_are_in_the_text() -> None:
    for each in every.CARDS:
        for number in (each.n, each.cost, each.capacity):
            if number > 1:
                assert str(number) in special_text(each).de, each.key
                assert str(number) in special_text(each).en, each.key


def test_special_texts_fit_on_a_card() -> None:
    assert max(len(part) for each in every.CARDS for part in special_text(each)) <= 240


def test_one_and_many() -> None:
    assert special_text(card("khind-5")).en == (
        "At the end of your turn you may draw one additional card."
    )
    assert special_text(card("vulca-15")).de == (
        "Am Ende deines Zuges darfst du zusätzlich 2 Karten ziehen."
    )
    assert special_text(card("vulca-26")).en == (
        "Your opponent may not take any card from their draw deck."
    )
    assert "more than one card from" in special_text(card("khind-25")).en


def test_the_same_effect_on_a_leadership_card_is_for_this_turn() -> None:
    assert special_text(card("hoax-29")).en.startswith("This turn you may play any number")
    assert special_text(card("buka-20")).en.startswith("On your turn you may play any number")


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("mutant-101", "switches to the other one."),
        ("mutant-106", "becomes fire."),
        ("mutant-107", "becomes earth."),
        ("buka-23", "switches to the other one."),
    ],
)
def test_a_mutant_says_how_the_element_changes(key: str, change: str) -> None:
    assert special_text(card(key)).en.endswith(f"The contested element {change}")


def test_a_cost_is_part_of_the_text() -> None:
    assert special_text(card("tutu-507")).en.startswith("You must first discard one other hand")
    assert special_text(card("crystal-3")).de.startswith("Du musst zuvor 2 andere Handkarten")


def test_a_ship_says_how_much_it_holds() -> None:
    assert special_text(card("buka-30")) == Text("Platz für 4 Karten.", "Room for 4 cards.")
    assert special_text(card("buka-31")).en.endswith("Room for one card.")


def test_kinds() -> None:
    assert kind_text(card("hoax-10")) == Text(
        "Charakter der Hoax, 2 Monde", "Hoax character, 2 moons"
    )
    assert kind_text(card("hoax-0")) == Text("Anführer der Hoax", "Hoax leader")
    assert kind_text(card("hyla-608")).en == "Hyla, 1 moon, house values"
    for each in every.CARDS:
        assert kind_text(each).de.endswith(", Hauswerte") == each.house


def test_printed_texts() -> None:
    assert printed_text(card("hoax-1")) == Text("Feuer 5, Erde 1.", "Fire 5, earth 1.")
    assert printed_text(card("hoax-5")).en == "Fire 3, earth 3. RETRIEVE."
    assert printed_text(card("hoax-0")).en.startswith("Deck: 30 cards")
    assert "also 35, und 5 Monde mehr, also 15." in printed_text(card("inq-412")).de
    assert printed_text(card("inq-411")).en.startswith("Deck: as many cards and moons")


def test_the_list_of_cards() -> None:
    assert [text.card for text in card_texts()] == [each.key for each in every.CARDS]
    assert {text.count for text in card_texts()} == {1}
    assert HOUSE_NOTE.de != HOUSE_NOTE.en


def test_names() -> None:
    assert {each.people for each in every.CARDS} == set(names.PEOPLE_NAMES)
    assert {each.kind for each in every.CARDS} == set(names.KIND_NAMES)
    assert len(names.ELEMENT_NAMES) == 2
    number = every.NUMBERS["hoax-14"]
    assert card_name(number) == Text("Genathones der Blinde", "Genathones the Blind")
    assert quoted(number) == Text("„Genathones der Blinde“", "“Genathones the Blind”")


def test_every_icon_has_a_name_and_an_explanation() -> None:
    for each in every.CARDS:
        assert sum(icon for icon in names.ICON_NAMES if each.icons & icon) == each.icons
        assert len(icons_of(each)) == each.icons.bit_count()
    for icon, name in names.ICON_NAMES.items():
        assert icon_text(icon).en.startswith(f"{name.en}: ")


@facts_needed
def test_verified_cards_are_as_printed() -> None:
    assert len(verified_facts()) == 280
    for each, fact in verified_facts():
        printed = [BLANK if fact[name] is None else fact[name] for name in ("fire", "earth")]
        assert [each.fire, each.earth] == printed, each.key
        assert each.icons == sum(ICONS[icon] for icon in fact["icons"]), each.key
        assert each.moons == (fact["moons"] or 0), each.key
        assert each.capacity == (fact["capacity"] or 0), each.key
        assert each.kind == KINDS[fact["type"], fact["subtype"]], each.key
        assert each.family == (fact.get("family") or ""), each.key
        assert each.people == fact["people"], each.key
        if each.kind != kinds.LEADER:  # a leader's text is the limits of the deck
            assert (each.effect == special.NO_TEXT) == (fact["effect"] is None), each.key


@facts_needed
def test_all_other_cards_are_marked_as_ours() -> None:
    verified = {each.key for each, _ in verified_facts()}
    assert {each.key for each in every.CARDS if each.house} == {
        each.key for each in every.CARDS
    } - verified
    missing = {fact["id"] for fact in facts()["cards"]} - set(every.NUMBERS)
    assert missing == {"crystal-any"}


@facts_needed
def test_known_facts_of_unverified_cards_are_kept() -> None:
    for each, fact in known_facts():
        if fact["type"] is not None:
            assert each.kind == KINDS[fact["type"], fact["subtype"]], each.key
        if fact["name_de"] is not None and each.key != "aqua-26":  # the seed has another name
            assert each.name.de == fact["name_de"], each.key
        if each.kind == kinds.INQUISITOR:
            assert each.more_cards == fact["deck_cards_mod"], each.key
            assert each.more_moons == fact["deck_moons_mod"], each.key


@facts_needed
def test_texts_name_the_moment_of_the_facts() -> None:
    seen = set()
    for each, fact in known_facts():
        if fact["timing"] in TIMINGS:
            german, english = TIMINGS[fact["timing"]]
            text = special_text(each)
            assert german.lower() in text.de.lower(), (each.key, text)
            assert english in text.en, (each.key, text)
            seen.add(fact["timing"])
    assert seen == set(TIMINGS)


@facts_needed
def test_preconstructed_decks_are_those_of_the_facts() -> None:
    assert {people: set(keys) for people, keys in PRECONSTRUCTED.items()} == {
        people: set(deck["cards"]) for people, deck in facts()["decks"].items()
    }


def test_every_card_has_its_number_for_good() -> None:
    assert every._in_order(every._DECLARED[::-1], every._NUMBERED) == every.CARDS, (
        "a card has no number yet: add its key at the end of every._NUMBERED"
    )
