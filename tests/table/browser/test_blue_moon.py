"""Blue Moon in the browser: a fight with all that is special, decks, and cards up close."""

import re

import pytest
from playwright.sync_api import Locator, expect

from spieltisch.core.record import new_match
from spieltisch.core.text import LANGUAGES
from spieltisch.games.blue_moon.text.cards import card_texts
from spieltisch.table.web import environment
from tests.table.browser import measures
from tests.table.browser.conftest import MakePerson
from tests.table.browser.person import MOVES, Person
from tests.table.browser.places import Places, visited
from tests.table.browser.records import PIRATES, WATER, moon_fight, moon_middle, moon_search

MOON = "blue-moon"
DECKS = "/games/blue-moon/decks"


def button(person: Person, key: str) -> Locator:
    return person.page.locator(f"{MOVES}[value='{key}']").first


def play(person: Person, key: str) -> None:
    """Clicks a move where it lies; a card with several moves is opened first."""
    wanted = button(person, key)
    wanted.wait_for(state="attached")
    person.takes_in()
    menu = person.page.locator("details.ways").filter(has=wanted)
    if menu.count() and not menu.evaluate("menu => menu.open"):
        menu.locator("summary").click()
    person.click(wanted)


def sat_down(person: MakePerson, seed: int) -> tuple[str, Person, Person]:
    """A table with two people and the decks of the pirates and of the water."""
    anna, ben = person("en"), person("de")
    options = {"deck1": PIRATES, "deck2": WATER, "first": "1"}
    table = anna.meet(ben, new_match(MOON, 2, seed, options, []).record)
    anna.go(table)
    ben.go(table)
    return table, anna, ben


def test_a_fight_with_a_bluff_a_landing_and_an_intervention(person: MakePerson) -> None:
    seed, steps = moon_fight()
    _, anna, ben = sat_down(person, seed)
    people = (anna, ben)
    for one in people:
        one.hurries()
    verbs = set()
    for number, step in enumerate(steps):
        one, other = people[step.seat], people[1 - step.seat]
        one.sees(number)
        verb, _, card = step.key.partition(":")
        verbs.add(verb)
        play(one, step.key)
        other.sees(number + 1)
        if verb == "bluff":
            # Whoever laid it knows it, the other sees a back.
            expect(one.page.locator(".own .down .known")).not_to_have_count(0)
            expect(other.page.locator(".foe .down")).not_to_have_count(0)
            expect(other.page.locator(".foe .down .known")).to_have_count(0)
            assert f'-{step.seat}-{card}"' not in other.page.content()
        elif verb == "land":
            expect(one.page.locator(".own .afloat")).to_contain_text(
                "anded" if not step.seat else "andet"
            )
    assert {"bluff", "land", "intervene"} <= verbs
    expect(anna.page.locator(".where").first).to_contain_text("Fight 2")
    expect(ben.page.locator(".where").first).to_contain_text("Kampf 2")


def test_a_whole_game_against_a_bot_ends(person: MakePerson) -> None:
    me = person("en")
    me.go(me.open_table("me Anna", "random", game=MOON, seed=3, deck1="vulca", deck2="hoax"))
    me.hurries()
    for _ in range(60):
        if not me.is_asked():
            break
        keys = me.page.locator(MOVES).evaluate_all("all => all.map(one => one.value)")
        likes = [key for key in keys if key in ("retreat", "give-up", "decline")]
        play(me, (likes or [key for key in keys if key != "fight"] or keys)[0])
    expect(me.page.locator(".ranking")).to_be_visible()
    expect(me.page.locator(".ranking")).to_contain_text("Anna")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_card_is_read_up_close_by_pointer_and_by_keyboard(person: MakePerson, lang: str) -> None:
    me = person(lang, (1440, 900))
    me.go(me.open_table("me Anna", "random", game=MOON, deck1="hoax"))
    near = me.page.locator("#near")
    cards = me.page.locator("#hand .card")
    cards.first.hover()
    first = near.locator("h2").inner_text()
    assert first in (cards.first.inner_text().replace("\u00ad", "").replace("\n", " "))
    me.page.locator(MOVES).last.focus()
    expect(near.locator("h2")).to_have_count(1)


def test_a_card_with_several_moves_asks_which(person: MakePerson) -> None:
    me = person("en")
    table = me.bring(moon_middle())
    me.go(table)
    menus = me.page.locator("details.ways")
    menu = menus.first
    expect(menu.locator("button").first).to_be_hidden()
    menu.locator("summary").focus()
    me.page.keyboard.press("Enter")
    expect(menu.locator("button").first).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(menu.locator("button").first).to_be_hidden()


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_a_searched_deck_lies_in_a_tray(person: MakePerson, size: tuple[int, int]) -> None:
    me = person("de", size)
    table = me.bring(moon_search())
    me.go(table)
    tray = me.page.locator("#tray")
    expect(tray.get_by_role("heading")).to_have_text(re.compile("Dein Stapel|Deine Ablage"))
    assert tray.locator(MOVES).count() > 5
    assert me.page.evaluate(measures.TOO_WIDE) == []
    me.click(tray.locator(MOVES).last)


NAMES_THAT_DO_NOT_FIT = """names => {
  const name = document.querySelector(".area .bm:not(.is-inactive) > .foot .name");
  return names.filter(each => {
    name.innerHTML = each;
    const cut = name.scrollHeight > name.clientHeight + 3;
    const room = name.parentElement.clientWidth;
    name.style.cssText = "width: min-content; overflow-wrap: normal";
    const wide = name.offsetWidth > room; // it would break in the middle of a syllable
    name.style.cssText = "";
    return cut || wide;
  });
}"""


def test_every_name_fits_on_the_smallest_card(person: MakePerson, places: Places) -> None:
    me = person("de", (360, 740), touch=True, like=places.cookies, letters="ours")
    with visited(me, places, "moon fight"):
        softly = environment().from_string(
            '{% import "blue-moon/card.html" as cards %}{{ cards.soft(name) }}'
        )
        names = [
            softly.render(name=card.name.to(lang)) for card in card_texts() for lang in LANGUAGES
        ]
        assert len(names) > 600
        assert me.page.evaluate(NAMES_THAT_DO_NOT_FIT, names) == []


# decks


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_deck_is_built_saved_and_played(person: MakePerson, lang: str) -> None:
    me = person(lang, (1440, 900))
    page = me.go(f"{DECKS}?deck=vulca")
    start = page.locator("#start")
    expect(start).to_be_visible()
    page.locator("#pick-vulca-6").uncheck()
    expect(page.locator(".problems")).to_contain_text("29")
    expect(start).to_have_count(0)
    page.locator(".filters label").filter(has=page.locator("[value=tutu]")).click()
    expect(page.locator("#pick-hoax-1")).to_be_hidden()
    page.locator("#pick-tutu-507").focus()
    page.keyboard.press("Space")
    expect(page.locator(".tally")).to_contain_text("30")
    expect(start).to_be_visible()
    assert "tutu-507" in page.url
    page.reload()
    expect(page.locator("#pick-tutu-507")).to_be_checked()
    page.locator("#save-name").fill("Mine")
    page.locator("#save").click()
    expect(page.locator("#saved")).to_contain_text("Mine")
    me.go("/new/blue-moon")
    page.locator("label").filter(has=page.locator("[name=deck1][value=written]")).click()
    page.locator("[data-saved-decks=deck1-written] select").select_option("Mine")
    me.button("new.create").click()
    expect(me.prompt).to_be_visible()
    me.go(f"{DECKS}?deck=vulca")
    page.locator("#saved").get_by_role("button", name="Mine").click()
    expect(page.locator("#saved")).not_to_contain_text("Mine")


def test_a_deck_that_cannot_be_read_is_a_sentence(person: MakePerson) -> None:
    me = person("en")
    me.expects("422")
    page = me.go(DECKS)
    page.locator(".take-over textarea").fill("vulca-0 vulka-1")
    page.locator(".take-over button").click()
    expect(page.locator(".take-over .error")).to_contain_text("did you mean vulca-1")
    expect(page.locator(".take-over textarea")).to_have_value("vulca-0 vulka-1")


def test_decks_are_built_without_script(person: MakePerson) -> None:
    me = person("en", script=False)
    page = me.go(f"{DECKS}?deck=vulca")
    page.locator("#pick-vulca-6").uncheck()
    page.locator("[data-without-script]").click()
    expect(page.locator(".problems")).to_contain_text("29")
    page.locator(".filters label").filter(has=page.locator("[value=tutu]")).click()
    expect(page.locator("#pick-hoax-1")).to_be_hidden()


def test_the_places_of_blue_moon_are_complete(places: Places) -> None:
    assert {"moon fight", "moon search", "moon window", "moon decks"} <= places.paths.keys()
