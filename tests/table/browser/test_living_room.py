"""The lobby and the living room: a list that lives, one screen for all, an app without a server."""

import re

import pytest
from playwright.sync_api import expect

from spieltisch.table.texts import say
from tests.table.browser import measures
from tests.table.browser.conftest import MakePerson
from tests.table.browser.records import last_move
from tests.table.browser.server import Server
from tests.table.browser.test_access import faults

LOOKED_AFTER = """async () => {
  while (!navigator.serviceWorker.controller) await new Promise(done => setTimeout(done, 20));
}"""
"""Waits until the service worker has this page in its care."""

PHONES = [(390, 844), (360, 740)]


def test_the_list_of_tables_lives_and_one_click_sits_down(person: MakePerson) -> None:
    anna, ben = person(), person("de")
    ben.open_table("me Ben", "random")  # so that the server knows what he is called
    ben.go("/")
    own = anna.open_table("me Anna", "open", public=True, table="Friday", trees="3,0")
    row = ben.page.locator(".open-table", has_text="Friday")
    expect(row).to_contain_text(ben.say("row.host", name="Anna"))
    expect(row).to_contain_text("3 Urvater, 0 Dryada")
    other = anna.open_table("me Anna", "open", public=True, table="Saturday")
    expect(ben.page.locator(".open-table", has_text="Saturday")).to_be_visible()
    anna.post(f"{other}/bot", seat=1, bot="random")
    expect(ben.page.locator(".open-table", has_text="Saturday")).to_contain_text(
        ben.say("row.running")
    )
    sit = row.get_by_role("button", name=ben.say("row.sit_at", table="Equinox: Friday"))
    sit.focus()
    ben.page.keyboard.press("Enter")
    ben.page.wait_for_url(f"**{own}")
    expect(ben.page.locator("#hand button.card").first).to_be_visible()
    expect(ben.page.locator(".plate .name").nth(1)).to_have_text("Ben")


def test_a_list_that_has_just_moved_takes_no_click(person: MakePerson) -> None:
    anna, ben = person(), person()
    ben.open_table("me Ben", "random")
    ben.go("/")
    ben.page.clock.install(time=0)
    ben.go("/")
    ben.page.clock.pause_at(10_000)
    table = anna.open_table("me Anna", "open", public=True, table="Sunday")
    row = ben.page.locator(".open-table", has_text="Sunday")
    row.get_by_role("button").click()
    ben.page.clock.run_for(600)
    assert ben.page.url == ben.url + "/"
    row.get_by_role("button").click()
    ben.page.wait_for_url(f"**{table}")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_screen_for_everybody_shows_no_hand_and_follows_the_phones(
    person: MakePerson, lang: str
) -> None:
    host, phones = person(lang, (1920, 1080)), [person(lang, PHONES[0]) for _ in range(2)]
    table = host.open_table("open", "open", table="Friday")
    host.go(f"{table}/screen")
    expect(host.page.get_by_role("img", name=host.say("screen.code"))).to_be_visible()
    assert faults(host) == []
    for phone, name in zip(phones, ("Anna", "Ben"), strict=True):
        link = host.post(f"{table}/sit")  # who has no name is led where the code leads
        phone.join(phone.url + link, name)
        expect(host.page.locator(".plate .name", has_text=name)).to_be_visible()
    expect(host.page.get_by_role("img", name=host.say("screen.code"))).to_have_count(0)
    asked = next(phone for phone in phones if phone.options_at(table))
    name = ("Anna", "Ben")[phones.index(asked)]
    expect(host.asks).to_contain_text(f"{name}:")
    expect(host.page.locator("#hand, button[name=move]")).to_have_count(0)
    for phone in phones:
        expect(phone.page.locator("#hand")).to_be_visible()
    number = host.number_at(table)
    asked.is_asked()
    asked.click(asked.moves.first)
    host.notices(number)
    assert host.page.evaluate(measures.TOO_WIDE) == []
    assert host.page.evaluate(measures.SPILLED) == []
    assert faults(host) == []


def test_a_screen_goes_on_to_the_next_table_with_the_others(person: MakePerson) -> None:
    anna, ben, screen = person(), person(), person(size=(1280, 720))
    record, key = last_move()
    table = anna.meet(ben, record)
    screen.go(f"{table}/screen")
    expect(screen.page.locator(".asked-of")).to_be_visible()
    anna.play_at(table, key)
    expect(screen.page.locator(".ranking")).to_be_visible()
    following = anna.post(f"{table}/rematch")
    screen.page.wait_for_url(f"**{following}/screen")
    expect(screen.page.locator(".asked-of")).to_be_visible()


def test_an_installed_app_says_when_the_table_cannot_be_reached(
    mortal_person: MakePerson, mortal_server: Server
) -> None:
    me = mortal_person(worker=True)
    me.expects("ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED", "ERR_CONNECTION_RESET", "503")
    table = me.open_table("me Anna", "random")
    me.go(table)
    me.page.evaluate(LOOKED_AFTER)
    expect(me.page.locator("#hand")).to_be_visible()
    mortal_server.kill()
    me.page.reload()
    for lang in ("de", "en"):
        expect(me.page.get_by_text(say("offline.title", lang))).to_be_visible()
    expect(me.page.locator("main")).to_have_css("border-radius", "16px")  # its style is allowed
    assert me.page.evaluate("caches.keys()") == []
    mortal_server.start()
    me.page.get_by_role("link", name=re.compile(me.say("offline.again"))).click()
    expect(me.page.locator("#hand")).to_be_visible()
