"""Nobody is shut out: axe finds no serious fault on any page, and help is at hand."""

from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.table.browser.conftest import MakePerson
from tests.table.browser.person import Person
from tests.table.browser.places import LONG, Places, listed, visited
from tests.table.browser.records import finished, middle, shown_a_hand, stuck


@cache
def axe() -> str:
    """The script of axe, which comes with a Python package that only the tests need."""
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


LEAN = {"resultTypes": ["violations"], "selectors": False, "preload": False, "iframes": False}
"""Nothing is made that we do not read, and our pages have no frames or sounds."""


RUN = """async options => {
  const { style } = document.documentElement;
  style.opacity = 1; // axe looks at nothing that is transparent
  const found = await axe.run(document, options);
  style.opacity = "";
  return found;
}"""


def faults(person: Person, **options: Any) -> list[str]:
    """What axe finds serious or critical on this page."""
    if not person.page.evaluate("typeof axe === 'object'"):
        person.page.evaluate(axe())
    found: dict[str, Any] = person.page.evaluate(RUN, {**LEAN, **options})
    return [
        f"{rule['id']} ({rule['impact']}): {node['html'][:160]} - {node['failureSummary'][:200]}"
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
        for node in rule["nodes"]
    ]


PARTS = 3
COLOURS = {"runOnly": ["color-contrast"]}
"""All that depends on the theme: the page is the same in both."""


@pytest.mark.parametrize("part", range(PARTS))
def test_axe_finds_nothing_serious_on_any_page(
    person: MakePerson, places: Places, part: int
) -> None:
    me = person("de", like=places.cookies)
    me.expects("404", "409")
    found = {}
    for name in list(places.paths)[part::PARTS]:
        me.page.set_viewport_size({"width": 1280, "height": 800})
        me.page.emulate_media(color_scheme="light")
        with visited(me, places, name):
            found[name] = faults(me)
            if name not in LONG:
                me.page.emulate_media(color_scheme="dark")
                found[f"{name}, dark"] = faults(me, **COLOURS)
                me.page.emulate_media(color_scheme="light")
                me.page.set_viewport_size({"width": 390, "height": 844})
                found[f"{name}, on a phone"] = faults(me)
    assert not any(found.values()), listed(found)


def test_axe_finds_what_is_too_pale(person: MakePerson) -> None:
    me = person()
    page = me.go(me.open_table("me Anna", "random"))
    assert faults(me, **COLOURS) == []
    page.evaluate("document.querySelector('#asks').style.color = '#ddd'")
    assert "color-contrast" in faults(me, **COLOURS)[0]


def test_axe_finds_nothing_serious_in_menus_panels_and_banners(
    person: MakePerson, places: Places
) -> None:
    me = person("en", like=places.cookies)
    page = me.go(places.paths["turn"])
    found = {}
    page.locator("#menu > summary").click()
    page.locator("#resign > summary").click()
    found["menu"] = faults(me)
    page.keyboard.press("Escape")
    page.get_by_role("link", name=me.say("help.cards"), exact=True).first.click()
    expect(page.get_by_role("dialog").get_by_role("heading", level=1)).to_be_visible()
    found["help"] = faults(me)
    page.get_by_role("button", name=me.say("panel.close"), exact=True).click()
    me.go(places.paths["waiting"])
    me.button("invite.copy").click()
    expect(page.get_by_role("status")).to_be_visible()
    found["banner"] = faults(me)
    assert not any(found.values()), listed(found)


def test_the_new_prompt_is_announced(person: MakePerson) -> None:
    anna, ben = person(), person()
    table = anna.meet(ben, middle())
    anna.go(table)
    anna.pass_turn_at(table)
    live = anna.page.locator("[aria-live=polite]")
    expect(live).to_have_text(anna.say("prompt.waiting", names="Ben"))


def test_what_cannot_be_played_says_why(person: MakePerson) -> None:
    me = person("en")
    table = me.bring(stuck())
    page = me.go(table)
    refused = page.locator("[aria-disabled=true][data-rulings]").first
    reason = refused.get_attribute("data-say")
    assert reason
    assert reason in (refused.get_attribute("aria-label") or "")
    refused.focus()
    expect(page.locator("#why")).to_contain_text(reason)
    ruling = page.locator("#why a.rule").first
    number = ruling.inner_text()
    ruling.click()
    panel = page.get_by_role("dialog")
    expect(panel.locator(f"[id='{number}']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(me.moves.first).to_be_visible()


def test_rules_open_beside_the_table(person: MakePerson) -> None:
    me = person("de")
    page = me.go(me.open_table("me Anna", "random"))
    page.get_by_role("link", name=me.say("help.rules"), exact=True).first.click()
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("heading", level=1)).to_have_text("Regeln von Equinox")
    panel.get_by_role("link", name=me.say("help.rulings"), exact=True).click()
    expect(panel.get_by_role("heading", level=1)).to_have_text("Regelfragen zu Equinox")
    page.get_by_role("button", name=me.say("panel.close"), exact=True).click()
    expect(panel).to_be_hidden()
    expect(page.locator("#board")).to_be_visible()


def test_axe_finds_nothing_serious_in_steps_of_the_past_and_shown_cards(
    person: MakePerson,
) -> None:
    me = person("en", (1280, 900))
    found = {}
    page = me.go(me.bring(shown_a_hand()))
    for size in ((1280, 900), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator("[data-shown]").last).to_be_visible()
        found[f"shown, {size}"] = faults(me)
        page.locator("#story").click()
        expect(page.locator("#picture[data-past]")).to_be_attached()
        found[f"a step, {size}"] = faults(me)
        page.locator("#now").click()
    me.go(f"{me.bring(finished())}/replay?move=40")
    expect(page.locator(".knows")).to_have_count(3)
    found["all hands"] = faults(me)
    assert not any(found.values()), listed(found)
