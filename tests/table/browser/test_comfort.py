"""Everybody sees the table their own way: language, light or dark, moving or still."""

import pytest
from playwright.sync_api import Locator, expect

from tests.table.browser.conftest import MakePerson
from tests.table.browser.person import Person
from tests.table.browser.records import middle

COUNT_GLIDES = """
window.glides = 0;
const glide = Document.prototype.startViewTransition;
Document.prototype.startViewTransition = function (update) {
  glides += 1;
  return glide.call(this, update);
};
"""

SLOW_GLIDES = """
window.gliding = [];
const glide = Document.prototype.startViewTransition;
Document.prototype.startViewTransition = function (update) {
  const begun = glide.call(this, async () => {
    await new Promise(done => setTimeout(done, 400));
    return update();
  });
  gliding.push(begun.finished);
  return begun;
};
"""


def two_at_a_table(anna: Person, ben: Person) -> str:
    table = anna.meet(ben, middle())
    anna.go(table)
    ben.go(table)
    return table


def language_button(person: Person, name: str) -> Locator:
    return person.page.get_by_role("button", name=name, exact=True)


def test_the_language_changes_in_the_middle_for_oneself_only(person: MakePerson) -> None:
    anna, ben = person("en"), person("en")
    table = two_at_a_table(anna, ben)
    asked = anna.asks.inner_text()
    language_button(anna, "Deutsch").click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    anna.lang = "de"
    assert anna.page.url == anna.url + table
    expect(anna.asks).not_to_have_text(asked)
    expect(anna.page.get_by_role("heading", name="Was geschah")).to_be_visible()
    expect(language_button(anna, "English")).to_be_visible()

    # What comes live afterwards is German for Anna and English for Ben.
    number = anna.number
    anna.pass_turn_at(table)
    for one, waiting in ((anna, "ist am Zug"), (ben, None)):
        one.notices(number)
        if waiting:
            expect(one.asks).to_contain_text(waiting)
    expect(ben.page.locator("html")).to_have_attribute("lang", "en")
    expect(ben.page.get_by_role("heading", name="What happened")).to_be_visible()
    expect(ben.page.get_by_role("heading", name="Was geschah")).to_have_count(0)
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")


def background(person: Person) -> str:
    return str(person.page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))


@pytest.mark.parametrize("dark", [False, True])
def test_the_theme_follows_the_system_until_it_is_switched(person: MakePerson, dark: bool) -> None:
    me = person(dark=dark)
    me.go()
    first = background(me)
    with me.page.expect_response("**/settings"):
        me.button("settings.theme").click()
    assert background(me) != first
    switched = background(me)
    expect(me.page.locator("html")).to_have_attribute("data-theme", "light" if dark else "dark")
    me.page.reload()
    assert background(me) == switched
    table = two_at_a_table(me, person())
    assert background(me) == switched
    me.go(table + "/replay")
    assert background(me) == switched
    with me.page.expect_response("**/settings"):
        me.button("settings.theme").click()
    me.page.reload()
    assert background(me) == first


def test_a_phone_without_script_can_switch_light_and_dark_both_ways(person: MakePerson) -> None:
    me = person(size=(390, 844), script=False)
    me.go(me.open_table("me Anna", "random"))
    seen = []
    for _ in range(2):
        me.page.locator("#menu > summary").click()
        me.page.locator("#menu").get_by_role("button", name=me.say("settings.theme")).click()
        seen.append(me.page.locator("html").get_attribute("data-theme"))
    assert seen == ["dark", "light"]


@pytest.mark.parametrize("motion", [False, True])
def test_cards_glide_unless_less_motion_is_wanted(person: MakePerson, motion: bool) -> None:
    anna, ben = person(motion=motion), person()
    table = two_at_a_table(anna, ben)
    anna.page.add_init_script(COUNT_GLIDES)
    anna.page.reload()
    anna.click(anna.move("play:"))
    number = anna.number
    anna.pass_turn_at(table)
    ben.pass_turn_at(table, seat=1)
    anna.sees(anna.number_at(table))
    assert anna.number > number
    glides = anna.page.evaluate("glides")
    assert glides > 0 if motion else glides == 0
    moving = anna.page.evaluate(
        """() => [...document.querySelectorAll("*")].filter(element =>
          getComputedStyle(element).transitionDuration.split(", ").some(time => time !== "0s")
          || getComputedStyle(element).animationName !== "none").length"""
    )
    assert moving > 0 if motion else moving == 0


def test_the_last_picture_wins_while_cards_still_glide(person: MakePerson) -> None:
    anna, ben = person(motion=True), person()
    table = two_at_a_table(anna, ben)
    anna.pass_turn_at(table)
    anna.page.add_init_script(SLOW_GLIDES)
    anna.page.reload()
    ben.pass_turn_at(table, seat=1)
    ben.post(f"{table}/chat", text="Your turn, Anna.")
    said = anna.page.locator("#chat-lines")
    expect(said).to_contain_text("Your turn, Anna.")
    anna.page.evaluate("Promise.allSettled(gliding)")
    expect(said).to_contain_text("Your turn, Anna.")
    anna.sees(anna.number_at(table))
    expect(anna.moves.first).to_be_visible()
