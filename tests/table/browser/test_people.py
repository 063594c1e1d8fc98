"""What belongs to a person: settings that stay, a call when it is their turn, another device."""

from playwright.sync_api import expect

from tests.table.browser.conftest import MakePerson
from tests.table.browser.person import Person
from tests.table.browser.records import middle

# A headless Chromium allows no notifications, so this stands in for them: it asks for leave as
# browsers do, and keeps what it is told. Tones are counted. Nobody looks at the page meanwhile.
_NOTIFICATIONS = """
document.hasFocus = () => false;
window.notes = [];
window.tones = 0;
const { start } = OscillatorNode.prototype;
OscillatorNode.prototype.start = function (...when) { tones += 1; start.apply(this, when); };
window.Notification = class {
  static get permission() { return localStorage.leave ?? "default"; }
  static async requestPermission() { return localStorage.leave = "granted"; }
  constructor(title, options) {
    if (Notification.permission !== "granted") throw TypeError();
    notes.push([title, options.body]);
  }
  close() { notes.push("closed"); }
};
"""


def icon(person: Person) -> str:
    return person.page.locator("link[rel=icon]").get_attribute("href") or ""


def test_settings_stay_and_call_somebody_who_looks_elsewhere(person: MakePerson) -> None:
    me, friend = person("en", prefs=""), person("en")
    me.context.add_init_script(_NOTIFICATIONS)
    table = me.meet(friend, middle())
    me.go(table)
    title = "Equinox · Spieltisch"
    expect(me.page).to_have_title(f"● {me.say('row.my_turn')} · {title}")
    assert icon(me) == "/static/favicon-turn.svg"

    me.page.locator("#menu > summary").click()
    me.link("settings.title").click()
    for label in ("prefs.notify_on_about", "prefs.sound_on_about", "prefs.speed_fast_about"):
        me.page.get_by_text(me.say(label)).click()
    expect(me.page.locator("#no-notifications")).to_be_hidden()
    me.button("settings.save").click()
    expect(me.page.get_by_role("status").filter(has_text=me.say("settings.kept"))).to_be_visible()
    me.link("settings.back").click()
    body = me.page.locator("body")
    for name, value in (("notify", "on"), ("sound", "on"), ("speed", "fast"), ("auto", "on")):
        expect(body).to_have_attribute(f"data-{name}", value)

    me.go("/mine")  # where no page answers by itself meanwhile
    me.pass_turn_at(table)
    me.go(table)
    body.click(position={"x": 5, "y": 5})  # a page that nobody has touched makes no sound
    expect(me.page).to_have_title(title)
    assert icon(me) == "/static/favicon.svg"
    assert me.page.evaluate("[notes.length, tones]") == [0, 0]
    friend.pass_turn_at(table, seat=1)
    expect(me.page).to_have_title(f"● {me.say('row.my_turn')} · {title}")
    assert icon(me) == "/static/favicon-turn.svg"
    me.page.wait_for_function("() => notes.length === 1")
    assert me.page.evaluate("tones") == 2
    asked = me.asks.inner_text()
    assert me.page.evaluate("notes") == [[me.page.title(), asked]]
    me.page.evaluate("dispatchEvent(new Event('focus'))")
    assert me.page.evaluate("notes.at(-1)") == "closed"


def test_a_browser_that_allows_nothing_says_so(person: MakePerson) -> None:
    me = person("de")
    me.go("/settings")
    me.page.get_by_text(me.say("prefs.notify_on_about")).click()
    expect(me.page.locator("#no-notifications")).to_be_visible()
    expect(me.page.locator("[name=notify][value=off]")).to_be_checked()


def test_a_seat_goes_to_the_phone_and_back(person: MakePerson) -> None:
    me, friend, phone = person("en"), person("en"), person("de", (390, 844), touch=True)
    table = me.meet(friend, middle())
    me.go(table)
    hand = me.hand()
    move_seat(me, phone)
    expect(phone.prompt).to_be_visible()
    assert phone.hand() == hand
    me.go(table)
    expect(me.page.locator("#hand")).to_have_count(0)
    expect(me.page.locator(".status")).to_contain_text(me.say("prompt.spectator"))
    phone.is_asked()
    phone.click(phone.moves.last)
    me.sees(phone.number)
    move_seat(phone, me)
    expect(me.prompt).to_be_visible()
    phone.go(table)
    expect(phone.page.locator("#hand")).to_have_count(0)


def move_seat(old: Person, new: Person) -> None:
    """Takes the seat from the page that one device shows to the other, by the link."""
    old.page.locator("#menu > summary").click()
    old.button("move.seat").click()
    expect(old.page.get_by_role("img", name=old.say("move.code"))).to_be_visible()
    link = old.page.get_by_label(old.say("move.link")).input_value()
    new.page.goto(link)
    new.button("move.yes").click()
